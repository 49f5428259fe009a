import type { BookRow, ContributorRow, PictureRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { Licence } from '@letsread/formats/licence.ts';
import type { BookEntry, LanguageEntry } from './catalogue-entry.ts';
import type { PictureEntry } from './picture-entry.ts';
import { languageId } from './language-id.ts';
import { licenceRow } from './licence-row.ts';

// What editions hang on. Each takes many and asks the database once or twice, whatever their number.

/**
 * Adds languages and brings the words for them up to date. With `own`, those of languages in which there are books of other sources
 * stay, and where a team brings books in, books of others: what a folder calls a language is not for the books of others.
 */
export async function writeLanguages(
  client: Queryable,
  languages: LanguageEntry[],
  own?: { sources: readonly string[]; teamId: string | null },
): Promise<void> {
  const rows = languages.map(({ code, bcp47, name, englishName, script, direction }) => ({
    id: languageId(code),
    code,
    bcp47,
    name,
    english_name: englishName,
    script,
    direction,
  }));
  await client.query(
    sql`insert into language as l (id, code, bcp47, name, english_name, script, direction)
     select * from json_to_recordset(${JSON.stringify(rows)})
       as n (id bigint, code text, bcp47 text, name text, english_name text, script text, direction text)
     on conflict (id) do update
     set bcp47 = excluded.bcp47, name = excluded.name, english_name = excluded.english_name, script = excluded.script, direction = excluded.direction
     where (l.bcp47, l.name, l.english_name, l.script, l.direction)
       is distinct from (excluded.bcp47, excluded.name, excluded.english_name, excluded.script, excluded.direction)
       and (${own === undefined}::boolean or not exists (
         select from edition e join book b on b.id = e.book_id
         where e.language_id = l.id and (b.source <> all (${own?.sources ?? []}::text[])
           or (${own?.teamId ?? null}::bigint is not null and not exists (
             select from book_team t where t.book_id = b.id and t.team_id = ${own?.teamId ?? null}::bigint)))))`,
  );
}

export async function writeLicences(client: Queryable, licences: Iterable<Licence>): Promise<void> {
  await client.query(
    sql`insert into licence select * from json_to_recordset(${JSON.stringify([...new Set(licences)].map(licenceRow))})
       as n (code text, name text, url text, allows_derivatives boolean, allows_commerce boolean)
     on conflict (code) do nothing`,
  );
}

/** The ids of the pictures by their hash. */
export async function writePictures(client: Queryable, pictures: Iterable<PictureEntry>): Promise<Map<string, string>> {
  const bySha256 = new Map(Array.from(pictures, (picture) => [picture.sha256, picture]));
  if (bySha256.size === 0) return new Map();
  await client.query(
    sql`insert into picture (sha256, format, width, height, bytes, colour, focus_x, focus_y)
     select * from json_to_recordset(${JSON.stringify([...bySha256.values()])})
       as n (sha256 text, format text, width integer, height integer, bytes integer, colour text, "focusX" smallint, "focusY" smallint)
     on conflict (sha256) do nothing`,
  );
  const { rows } = await client.query<Pick<PictureRow, 'sha256' | 'id'>>(
    sql`select sha256, id from picture where sha256 = any (${[...bySha256.keys()]})`,
  );
  return new Map(rows.map(({ sha256, id }) => [sha256, id]));
}

/** The ids of people and organisations by their folded name; the first spelling met is the one shown. */
export async function writeContributors(client: Queryable, names: Iterable<string>): Promise<Map<string, string>> {
  const byFolded = new Map<string, string>();
  for (const name of names) if (!byFolded.has(foldedName(name))) byFolded.set(foldedName(name), name);
  if (byFolded.size === 0) return new Map();
  const contributors = Array.from(byFolded, ([folded, name]) => ({ folded, name }));
  await client.query(
    sql`insert into contributor (name, folded_name)
     select name, folded from json_to_recordset(${JSON.stringify(contributors)}) as n (folded text, name text)
     on conflict (folded_name) do nothing`,
  );
  const { rows } = await client.query<Pick<ContributorRow, 'folded_name' | 'id'>>(
    sql`select folded_name, id from contributor where folded_name = any (${[...byFolded.keys()]})`,
  );
  return new Map(rows.map((row) => [row.folded_name, row.id]));
}

export function foldedName(name: string): string {
  const folded = foldText(name)
    .replace(/[\s.]+/gu, ' ')
    .trim();
  return folded === '' ? name.trim() : folded;
}

/** The ids of the books by source and key; a level that an editor set is never touched, nor whom an editor says a book is for. */
export async function writeBooks(client: Queryable, books: BookEntry[]): Promise<Map<string, string>> {
  const rows = JSON.stringify(
    books.map(({ source, sourceKey, readAloud, level, levelSource }) => ({
      source,
      source_key: sourceKey,
      read_aloud: readAloud ?? null,
      level: level ?? null,
      level_source: levelSource ?? 'computed',
    })),
  );
  const records = sql`json_to_recordset(${rows})
    as n (source text, source_key text, read_aloud boolean, level smallint, level_source text)`;
  await client.query(
    sql`insert into book (source, source_key, read_aloud, level, level_source)
     select source, source_key, coalesce(read_aloud, false), level, level_source from ${records}
     on conflict (source, source_key) do nothing`,
  );
  await client.query(
    sql`update book b
     set read_aloud = case when exists (select from revision r where r.book_id = b.id and r.field = 'readAloud')
           then b.read_aloud else coalesce(n.read_aloud, b.read_aloud) end,
         level = case b.level_source when 'editor' then b.level else coalesce(n.level, b.level) end
     from ${records}
     where (b.source, b.source_key) = (n.source, n.source_key)
       and (b.read_aloud <> coalesce(n.read_aloud, b.read_aloud)
         or (b.level_source = 'computed' and b.level is distinct from coalesce(n.level, b.level)))`,
  );
  const { rows: found } = await client.query<Pick<BookRow, 'source' | 'source_key' | 'id'>>(
    sql`select b.source, b.source_key, b.id
     from book b join ${records} on (b.source, b.source_key) = (n.source, n.source_key)`,
  );
  return new Map(found.map((row) => [bookKey(row.source, row.source_key), row.id]));
}

export function bookKey(source: string, sourceKey: string): string {
  return `${source}\n${sourceKey}`;
}

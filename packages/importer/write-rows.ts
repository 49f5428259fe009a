import type { ClientBase } from 'pg';
import { foldText } from '@letsread/formats/fold-text.ts';
import type { Licence } from '@letsread/formats/licence.ts';
import type { BookEntry, LanguageEntry, PictureEntry } from './catalogue-entry.ts';
import { languageId } from './language-id.ts';
import { licenceRow } from './licence-row.ts';

// What editions hang on. Each takes many and asks the database once or twice, whatever their number.

/**
 * Adds languages and brings the words for them up to date. With `sources`, those of languages in which there are books of other sources
 * stay: what a folder calls a language is not for the books of others.
 */
export async function writeLanguages(
  client: ClientBase,
  languages: LanguageEntry[],
  sources?: readonly string[],
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
    `insert into language as l (id, code, bcp47, name, english_name, script, direction)
     select * from json_to_recordset($1) as n (id bigint, code text, bcp47 text, name text, english_name text, script text, direction text)
     on conflict (id) do update
     set bcp47 = excluded.bcp47, name = excluded.name, english_name = excluded.english_name, script = excluded.script, direction = excluded.direction
     where (l.bcp47, l.name, l.english_name, l.script, l.direction)
       is distinct from (excluded.bcp47, excluded.name, excluded.english_name, excluded.script, excluded.direction)
       and ($2::text[] is null or not exists (
         select from edition e join book b on b.id = e.book_id where e.language_id = l.id and b.source <> all ($2)))`,
    [JSON.stringify(rows), sources ?? null],
  );
}

export async function writeLicences(client: ClientBase, licences: Iterable<Licence>): Promise<void> {
  await client.query(
    `insert into licence select * from json_to_recordset($1)
       as n (code text, name text, url text, allows_derivatives boolean, allows_commerce boolean)
     on conflict (code) do nothing`,
    [JSON.stringify([...new Set(licences)].map(licenceRow))],
  );
}

/** The ids of the pictures by their hash. */
export async function writePictures(
  client: ClientBase,
  pictures: Iterable<PictureEntry>,
): Promise<Map<string, string>> {
  const bySha256 = new Map(Array.from(pictures, (picture) => [picture.sha256, picture]));
  if (bySha256.size === 0) return new Map();
  await client.query(
    `insert into picture (sha256, format, width, height, bytes, colour, focus_x, focus_y)
     select * from json_to_recordset($1)
       as n (sha256 text, format text, width integer, height integer, bytes integer, colour text, "focusX" smallint, "focusY" smallint)
     on conflict (sha256) do nothing`,
    [JSON.stringify([...bySha256.values()])],
  );
  return idsBy(client, 'select sha256 as key, id::text from picture where sha256 = any ($1)', [...bySha256.keys()]);
}

/** The ids of people and organisations by their folded name; the first spelling met is the one shown. */
export async function writeContributors(client: ClientBase, names: Iterable<string>): Promise<Map<string, string>> {
  const byFolded = new Map<string, string>();
  for (const name of names) if (!byFolded.has(foldedName(name))) byFolded.set(foldedName(name), name);
  if (byFolded.size === 0) return new Map();
  await client.query(
    `insert into contributor (name, folded_name) select name, folded from unnest($1::text[], $2::text[]) as n (folded, name)
     on conflict (folded_name) do nothing`,
    [[...byFolded.keys()], [...byFolded.values()]],
  );
  return idsBy(client, 'select folded_name as key, id::text from contributor where folded_name = any ($1)', [
    ...byFolded.keys(),
  ]);
}

export function foldedName(name: string): string {
  const folded = foldText(name)
    .replace(/[\s.]+/gu, ' ')
    .trim();
  return folded === '' ? name.trim() : folded;
}

/** The ids of the books by source and key; a level that an editor set is never touched. */
export async function writeBooks(client: ClientBase, books: BookEntry[]): Promise<Map<string, string>> {
  const rows = JSON.stringify(
    books.map(({ source, sourceKey, readAloud, level, levelSource }) => ({
      source,
      source_key: sourceKey,
      read_aloud: readAloud ?? null,
      level: level ?? null,
      level_source: levelSource ?? 'computed',
    })),
  );
  const given = `json_to_recordset($1) as n (source text, source_key text, read_aloud boolean, level smallint, level_source text)`;
  await client.query(
    `insert into book (source, source_key, read_aloud, level, level_source)
     select source, source_key, coalesce(read_aloud, false), level, level_source from ${given}
     on conflict (source, source_key) do nothing`,
    [rows],
  );
  await client.query(
    `update book b
     set read_aloud = coalesce(n.read_aloud, b.read_aloud),
         level = case b.level_source when 'editor' then b.level else coalesce(n.level, b.level) end
     from ${given}
     where (b.source, b.source_key) = (n.source, n.source_key)
       and (b.read_aloud <> coalesce(n.read_aloud, b.read_aloud)
         or (b.level_source = 'computed' and b.level is distinct from coalesce(n.level, b.level)))`,
    [rows],
  );
  const { rows: found } = await client.query<{ source: string; key: string; id: string }>(
    `select b.source, b.source_key as key, b.id::text from book b join ${given} on (b.source, b.source_key) = (n.source, n.source_key)`,
    [rows],
  );
  return new Map(found.map(({ source, key, id }) => [bookKey(source, key), id]));
}

export function bookKey(source: string, sourceKey: string): string {
  return `${source}\n${sourceKey}`;
}

async function idsBy(client: ClientBase, question: string, keys: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; id: string }>(question, [keys]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { PoolClient } from 'pg';
import { createDraw, type Draw, type WordsOfLanguage } from './real-words.ts';
import { makeEditions } from './made-editions.ts';

/** Ids and words to ask for. */
export interface MadeLibrary {
  languages: (WordsOfLanguage & { id: string })[];
  tags: number;
  people: string[];
  collections: number;
  books: number;
  editions: { id: number; bookId: number; languageId: string; slug: string }[];
}

const editionsABook = 3;
const batch = 2000;
const asked = 4000;
const sources = ['african-storybook', 'global-asp', 'storyweaver', 'bookdash', 'lets-read', 'pratham'];

/**
 * Fills a migrated, empty database with so many editions: words, languages, people and tags drawn by Zipf's law, and no two
 * neighbours that belong together. Straight into the tables, without the triggers, and counted at the end.
 */
export async function makeLibrary(
  database: Database,
  editions: number,
  words: WordsOfLanguage[],
): Promise<MadeLibrary> {
  const draw = createDraw(`library of ${editions}`);
  const languages = words.map((language) => ({ ...language, id: languageId(language.code) }));
  const books = Math.ceil(editions / editionsABook);
  const people = makePeople(languages, Math.ceil(editions / 15), draw);
  const kept: MadeLibrary['editions'] = [];
  const tags = await inTransaction(database.pool, async (client) => {
    await client.query(`set local session_replication_role = replica`);
    await client.query('drop index edition_search');
    await insert(
      client,
      'language',
      'id bigint, code text, bcp47 text, name text, english_name text, script text, direction text',
      languages.map(({ englishName, words: _, ...language }) => ({ ...language, english_name: englishName })),
    );
    await client.query(`insert into licence values
      ('CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/', true, true),
      ('CC-BY-NC-4.0', 'CC BY-NC 4.0', 'https://creativecommons.org/licenses/by-nc/4.0/', true, false)`);
    const made = await makeTags(client);
    await insert(
      client,
      'contributor',
      'id bigint, name text, folded_name text',
      people.map((name, at) => ({ id: at + 1, name, folded_name: foldText(name) })),
    );
    await makePictures(client, Math.ceil(books / 2));
    for (const part of parts(books)) await insertBooks(client, part, { draw, tags: made });
    for (const part of makeEditions({
      editions,
      books,
      languages,
      people: people.length,
      pictures: Math.ceil(books / 2),
      draw,
      batch,
    })) {
      await insert(client, 'edition', editionColumns, part.editions);
      await insert(client, 'page', 'edition_id bigint, number smallint, text text', part.pages);
      await insert(
        client,
        'edition_credit',
        'edition_id bigint, position smallint, contributor_id bigint, role text',
        part.credits,
      );
      const shown = part.editions.filter(({ status }) => status === 'published');
      kept.push(
        ...shown
          .slice(0, Math.ceil((asked * shown.length) / editions))
          .map(({ id, book_id, language_id, slug }) => ({ id, bookId: book_id, languageId: language_id, slug })),
      );
    }
    await makeCollections(client, books, draw);
    await client.query(`insert into book_opening select b.id, (now() at time zone 'UTC')::date - d, false, 1 + b.id % 7
      from book b cross join generate_series(0, 60, 20) as d where b.id % 10 = 0`);
    await client.query('create index edition_search on edition using gin (search)');
    return made;
  });
  await database.pool.query(`select count_books(array_agg(distinct book_id)) from edition where status = 'published'`);
  await database.pool.query(
    `select count_credits(array_agg(distinct book_id)) from edition where status = 'published'`,
  );
  // As the housekeeping of a server that has run for a day leaves it.
  await database.pool.query('vacuum analyze');
  return { languages, tags, people, collections: 30, books, editions: draw.shuffle(kept) };
}

const editionColumns = `id bigint, book_id bigint, language_id bigint, variant smallint, source_file text, source_hash text, slug text,
  title text, description text, licence_code text, status text, page_count smallint, word_count integer, minutes smallint,
  cover_picture_id bigint, search tsvector, published_at timestamptz, updated_at timestamptz, narration_bytes bigint, is_signed boolean`;

async function insert(client: PoolClient, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');
  await client.query(
    `insert into ${table} (${names}) overriding system value select ${names} from json_to_recordset($1::json) as n (${columns})`,
    [JSON.stringify(rows)],
  );
}

function parts(count: number): number[][] {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return Array.from({ length: Math.ceil(count / batch) }, (_, at) => all.slice(at * batch, (at + 1) * batch));
}

/** Names of two words of a language, each once. */
function makePeople(languages: WordsOfLanguage[], count: number, draw: Draw): string[] {
  const names = new Map<string, string>();
  while (names.size < count) {
    const { words } = draw.zipf(languages);
    const name = [0, 1].map(() => capital(words[draw.below(words.length)] ?? '')).join(' ');
    const own = names.has(foldText(name)) ? `${name} ${names.size}` : name;
    names.set(foldText(own), own);
  }
  return [...names.values()];
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}

async function makeTags(client: PoolClient): Promise<number> {
  const file = path.resolve(import.meta.dirname, '../../starter/tags.json');
  const tags = JSON.parse(readFileSync(file, 'utf8')) as {
    slug: string;
    kind: string;
    names: Record<string, string>;
  }[];
  await insert(
    client,
    'tag',
    'id bigint, slug text, kind text',
    tags.map(({ slug, kind }, at) => ({ id: at + 1, slug, kind })),
  );
  await insert(
    client,
    'tag_name',
    'tag_id bigint, language_id bigint, name text',
    tags.flatMap(({ names }, at) =>
      Object.entries(names).map(([code, name]) => ({ tag_id: at + 1, language_id: languageId(code), name })),
    ),
  );
  return tags.length;
}

async function makePictures(client: PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into picture (id, sha256, format, width, height, bytes, colour) overriding system value
     select n, md5(n::text) || md5('picture' || n), 'jpeg', 300 + n % 700, 300 + n % 500, 40000 + n, '#' || left(md5(n::text), 6)
     from generate_series(1, $1::integer) as n`,
    [count],
  );
}

async function insertBooks(
  client: PoolClient,
  ids: number[],
  { draw, tags }: { draw: Draw; tags: number },
): Promise<void> {
  const books = ids.map((id) => ({
    id,
    source: sources[draw.rank(sources.length)],
    source_key: String(id),
    level: draw.below(12) === 0 ? null : 1 + draw.below(5),
    read_aloud: draw.below(9) === 0,
    reads: Math.floor(20_000 ** (draw.below(1000) / 1000)) - 1,
  }));
  await insert(
    client,
    'book',
    'id bigint, source text, source_key text, level smallint, read_aloud boolean, reads bigint',
    books,
  );
  const tagged = ids.flatMap((id) => {
    const chosen = new Set(Array.from({ length: draw.below(5) }, () => 1 + draw.rank(tags)));
    return [...chosen].map((tag) => ({ book_id: id, tag_id: tag }));
  });
  await insert(client, 'book_tag', 'book_id bigint, tag_id bigint', tagged);
}

async function makeCollections(client: PoolClient, books: number, draw: Draw): Promise<void> {
  const ids = Array.from({ length: 30 }, (_, at) => at + 1);
  await insert(
    client,
    'collection',
    'id bigint, slug text, position integer',
    ids.map((id) => ({ id, slug: `shelf-${id}`, position: id })),
  );
  await insert(
    client,
    'collection_text',
    'collection_id bigint, language_id bigint, title text',
    ids.map((id) => ({ collection_id: id, language_id: languageId('en'), title: `Shelf ${id}` })),
  );
  const placed = ids.flatMap((id) =>
    [...new Set(Array.from({ length: 20 + draw.below(180) }, () => 1 + draw.below(books)))].map((book, at) => ({
      collection_id: id,
      book_id: book,
      position: at,
    })),
  );
  await insert(client, 'collection_book', 'collection_id bigint, book_id bigint, position integer', placed);
}

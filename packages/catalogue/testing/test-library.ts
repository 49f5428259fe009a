import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { searchWords } from '@letsread/formats/words/search-words.ts';
import { handle, registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { nobody } from '@letsread/http/access.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import Fastify from 'fastify';
import { englishLanguageId, previewBook as previewBookContract } from '../contract.ts';
import { previewBook } from '../books/preview-book.ts';
import { openSearchIndex, type SearchIndex } from '../search/index/open-search-index.ts';
import { catalogueCalls } from '../server.ts';

/** A library for tests: "The Red Kite" and its shelf, small enough to know by heart. */
export interface TestLibrary {
  database: Database;
  client: ApiClient;
  searchIndex: SearchIndex | undefined;
  indexFolder: string | undefined;
  close: () => Promise<void>;
}

export const arabicId = '1001';
export const khmerId = '1002';
export const frenchId = '1003';
/** Has no book. */
export const icelandicId = '1004';

interface EditionOfTest {
  languageId: string;
  title: string;
  slug: string;
  pages: string[];
  author?: string;
  status?: 'draft' | 'published' | 'withdrawn';
  variant?: number;
  minutes?: number;
  daysOld?: number;
}

/** Opens a database with languages, books, tags and a collection, and an asker over the real calls. */
export async function openTestLibrary(
  kind: TestDatabaseKind,
  /** With an index of the search, as a library that serves has; else searches ask the database. */
  { hasIndex = false }: { hasIndex?: boolean } = {},
): Promise<TestLibrary> {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  const folder = hasIndex ? await mkdtemp(path.join(tmpdir(), 'lets-read-index-')) : undefined;
  const searchIndex =
    folder === undefined
      ? undefined
      : await openSearchIndex({
          database,
          mediaUrl: '/media',
          folder,
          onError(error) {
            throw error;
          },
        });
  await searchIndex?.catchUp();
  const server = Fastify({ routerOptions: { maxParamLength: 1000 } });
  await registerEndpoints(server, {
    // Reading answers this one with what is the reader's own; without a profile the answer is the catalogue's.
    calls: [...catalogueCalls, handle(previewBookContract, previewBook)],
    context: { database, searchIndex, mediaUrl: '/media' },
    version: 'test',
    cache: createAnswerCache(1),
    access: nobody,
  });
  const client = createApiClient(async ({ method, path, headers, body }) => {
    const reply = await server.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: reply.statusCode, text: reply.body };
  });
  return {
    database,
    client,
    searchIndex,
    indexFolder: folder,
    async close() {
      await server.close();
      await searchIndex?.close();
      await database.close();
      if (folder !== undefined) await rm(folder, { recursive: true });
    },
  };
}

/** The languages, books, tags and the collection. */
export async function fillTestLibrary({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into language (id, code, bcp47, name, english_name, script, direction) values
      (${englishLanguageId}, 'en', 'en', 'English', 'English', 'Latn', 'ltr'),
      (${arabicId}, 'ar', 'ar', 'العربية', 'Arabic', 'Arab', 'rtl'),
      (${khmerId}, 'km', 'km', 'ភាសាខ្មែរ', 'Khmer', 'Khmr', 'ltr'),
      (${frenchId}, 'fr', 'fr', 'Français', 'French', 'Latn', 'ltr'),
      (${icelandicId}, 'is', 'is', 'Íslenska', 'Icelandic', 'Latn', 'ltr');
    insert into licence values ('CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/', true, true);
    insert into tag (slug, kind, synonyms) values ('wind', 'topic', '{breeze}'), ('animals', 'topic', '{}'), ('unused', 'topic', '{}');
    insert into tag_name select id, ${englishLanguageId}, initcap(slug) from tag;
    insert into tag_name select id, ${arabicId}, 'رياح' from tag where slug = 'wind';
  `);
  await addTestBook(pool, {
    key: 'red-kite',
    level: 2,
    reads: 50,
    tags: ['wind'],
    editions: [
      {
        languageId: englishLanguageId,
        title: 'The Red Kite',
        slug: 'the-red-kite',
        author: 'Amina Joseph',
        pages: ['The wind took the kite.', 'Up, up it went.'],
        minutes: 2,
      },
      {
        languageId: arabicId,
        title: 'الطائرة الحمراء',
        slug: 'الطائرة-الحمراء',
        pages: ['أَخَذَتِ الرِّيحُ الطَّائِرَةَ.', 'إلى الأعلى.'],
        minutes: 2,
      },
      {
        languageId: frenchId,
        title: 'Le cerf-volant rouge',
        slug: 'le-cerf-volant-rouge',
        pages: ['Le vent a emporté l’élève.', 'Là-haut.'],
        minutes: 2,
      },
    ],
  });
  await addTestBook(pool, {
    key: 'hen',
    level: 1,
    reads: 90,
    tags: ['animals'],
    editions: [
      {
        languageId: englishLanguageId,
        title: 'Hen and the Kite',
        slug: 'hen-and-the-kite',
        author: 'José Niño',
        pages: ['The hen is red.'],
        minutes: 1,
        daysOld: 3,
      },
      { languageId: khmerId, title: 'មេមាន់', slug: 'មេមាន់', pages: ['មេមាន់ធំហើយក្រហម។'], minutes: 1 },
    ],
  });
  await addTestBook(pool, {
    key: 'long',
    level: null,
    reads: 10,
    tags: [],
    editions: [
      {
        languageId: englishLanguageId,
        title: 'A Long River',
        slug: 'a-long-river',
        pages: ['A red boat on the water.'],
        minutes: 12,
        daysOld: 9,
      },
      {
        languageId: englishLanguageId,
        title: 'The Long River',
        slug: 'the-long-river',
        pages: ['Another telling.'],
        minutes: 12,
        variant: 2,
        daysOld: 9,
      },
    ],
  });
  await addTestBook(pool, {
    key: 'draft',
    level: 1,
    reads: 999,
    tags: ['wind'],
    editions: [
      {
        languageId: englishLanguageId,
        title: 'Kite not ready',
        slug: 'kite-not-ready',
        pages: ['Kite.'],
        status: 'draft',
      },
    ],
  });
  await pool.query(`
    insert into collection (slug, position) values ('up-high', 1), ('empty', 2);
    insert into collection_text select id, ${englishLanguageId}, 'Up high', 'Things that fly' from collection where slug = 'up-high';
    insert into collection_text select id, ${arabicId}, 'عاليا', '' from collection where slug = 'up-high';
    insert into collection_text select id, ${englishLanguageId}, 'Empty', '' from collection where slug = 'empty';
    insert into collection_book
      select c.id, b.id, case b.source_key when 'red-kite' then 1 else 2 end from collection c, book b
      where c.slug = 'up-high' and b.source_key in ('red-kite', 'hen', 'draft');
    insert into edition_former_slug select 'the-kite', id from edition where slug = 'the-red-kite';
  `);
}

interface BookOfTest {
  key: string;
  level: number | null;
  reads: number;
  tags: string[];
  editions: EditionOfTest[];
}

/** Adds a book, and gives its id. All of it at once, as the importer does: an index that looks meanwhile sees nothing half made. */
export function addTestBook(pool: Database['pool'], book: BookOfTest): Promise<string> {
  return inTransaction(pool, (client) => insertBook(client, book));
}

async function insertBook(client: Queryable, { key, level, reads, tags, editions }: BookOfTest): Promise<string> {
  const book = await client.query<{ id: string }>(
    `insert into book (source, source_key, level, reads) values ('test', $1, $2, $3) returning id`,
    [key, level, reads],
  );
  const bookId = book.rows[0]?.id ?? '';
  await client.query('insert into book_tag select $1, id from tag where slug = any ($2)', [bookId, tags]);
  for (const one of editions) {
    const edition = await client.query<{ id: string }>(
      `insert into edition (book_id, language_id, variant, source_file, source_hash, slug, title, licence_code, status,
         page_count, word_count, minutes, search, published_at)
       values ($1, $2, $3, '', '', $4, $5, 'CC-BY-4.0', $6, $7, 10, $8, $9::tsvector, now() - make_interval(days => $10)) returning id`,
      [
        bookId,
        one.languageId,
        one.variant ?? 1,
        one.slug,
        one.title,
        one.status ?? 'published',
        one.pages.length,
        one.minutes ?? 1,
        vectorOf(one, tags),
        one.daysOld ?? 0,
      ],
    );
    await client.query(
      `insert into page (edition_id, number, text) select $1, n - 1, text from unnest($2::text[]) with ordinality as p (text, n)`,
      [edition.rows[0]?.id, ['', ...one.pages]],
    );
    await client.query(
      `with who as (
         insert into contributor (name, folded_name) values ($2, $3)
         on conflict (folded_name) do update set name = excluded.name returning id)
       insert into edition_credit select $1, 0, id, 'AUTHOR' from who`,
      [edition.rows[0]?.id, one.author ?? 'Nobody', foldText(one.author ?? 'Nobody')],
    );
  }
  return bookId;
}

function vectorOf({ title, author = 'Nobody', pages }: EditionOfTest, tags: string[]): string {
  const weighed = [
    [title, 'A'],
    [author, 'B'],
    [tags.join(' '), 'C'],
    [pages.join(' '), 'D'],
  ] as const;
  return weighed
    .flatMap(([text, weight]) => searchWords(text).map((word) => `'${word.replaceAll("'", "''")}':1${weight}`))
    .join(' ');
}

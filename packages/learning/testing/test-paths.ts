import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId, fillTestLibrary, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { readingCalls } from '@letsread/reading/server.ts';
import { learningCalls, turnPageCall } from '../server.ts';

type BookKey = 'red-kite' | 'hen' | 'long' | 'draft' | 'hills';

/**
 * The library of the catalogue's tests, and "Ten Hills" (level 3; English, French, an Arabic draft) with a sentence to put
 * together on every page, pictures to match, and a question that is asked in English only.
 */
export interface TestPaths extends TestCalls {
  database: Database;
  books: Record<BookKey, string>;
  /** See `addTestPath`. */
  addPath: (slug: string, steps: string[], texts?: Record<string, string>) => Promise<string>;
  newReader: () => Promise<PathReader>;
}

export interface PathReader {
  /** As calls take them. */
  reader: { userId: string; profileId: string };
  client: ApiClient;
}

export async function openTestPaths(kind: TestDatabaseKind): Promise<TestPaths> {
  const database = await openTestDatabase(kind);
  const { pool } = database;
  await fillTestLibrary(database);
  await addHills(pool);
  const { rows } = await pool.query<{ source_key: string; id: string }>('select source_key, id from book');
  const books = Object.fromEntries(rows.map((row) => [row.source_key, row.id])) as TestPaths['books'];
  const calls = await openTestCalls(database, [...readingCalls, ...learningCalls, turnPageCall], {
    database,
    mediaUrl: '/media',
  });
  return {
    ...calls,
    database,
    books,
    addPath: (slug, steps, texts) => addTestPath(pool, slug, { steps, texts }),
    async newReader() {
      const { accountId, profileIds } = await addAccount(database, 'Amina');
      return { reader: { userId: accountId, profileId: profileIds[0] ?? '' }, client: calls.clientAs(accountId) };
    },
    async close() {
      await calls.close();
      await database.close();
    },
  };
}

async function addHills(pool: Database['pool']): Promise<void> {
  const english = [
    'The goat climbs a green hill.',
    'A fox sleeps under the old tree.',
    'Two birds sing near the river.',
  ];
  const french = ['La chèvre grimpe une colline.', 'Un renard dort sous un arbre.', 'Deux oiseaux chantent là-bas.'];
  await addTestBook(pool, {
    key: 'hills',
    level: 3,
    reads: 5,
    tags: ['wind'],
    editions: [
      { languageId: englishLanguageId, title: 'Ten Hills', slug: 'ten-hills', pages: english },
      { languageId: frenchId, title: 'Douze collines', slug: 'douze-collines', pages: french },
      { languageId: arabicId, title: 'عشرة تلال', slug: 'عشرة-تلال', pages: ['تل.'], status: 'draft' },
    ],
  });
  await pool.query(`
    update edition set published_at = null where status = 'draft';
    insert into picture (sha256, format, width, height, bytes, colour)
      select repeat(n::text, 64), 'webp', 100, 100, 10, '#aabbcc' from generate_series(1, 3) as n;
    update page set picture_id = (select id from picture where sha256 = repeat(page.number::text, 64))
      where number between 1 and 3 and edition_id in (select id from edition where slug in ('ten-hills', 'douze-collines'));
    insert into question (book_id, key, position, page, kind, choices, answer)
      select id, 'who-climbs', 1, 1, 'single', '[{"key": "goat", "page": null}, {"key": "fox", "page": null}]', '{goat}'
      from book where source_key = 'hills';
    insert into question_text (question_id, language_id, prompt, choices, reply)
      select id, ${englishLanguageId}, 'Who climbs?', '{"goat": "The goat", "fox": "The fox"}', 'The goat climbs.' from question`);
}

/**
 * Adds a path, at the end of the list, and gives its id. A step is a kind, the key of a book and maybe "optional":
 * "match hills optional". `texts` are titles by language; the slug in English where there are none.
 */
export async function addTestPath(
  pool: Database['pool'],
  slug: string,
  { steps, texts = { [englishLanguageId]: slug } }: { steps: string[]; texts?: Record<string, string> | undefined },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into pathway (slug, source, position, badge, palette, figures)
     select $1, 'test', coalesce(max(position), 0) + 1, 'star', 3, '{kite,sun}' from pathway returning id`,
    [slug],
  );
  const pathwayId = rows[0]?.id ?? '';
  for (const [languageId, title] of Object.entries(texts))
    await pool.query('insert into pathway_text values ($1, $2, $3, $4)', [
      pathwayId,
      languageId,
      title,
      `About ${title}`,
    ]);
  for (const [position, step] of steps.entries()) {
    const [kind, key, optional] = step.split(' ');
    await pool.query(
      `insert into pathway_step (pathway_id, position, kind, book_id, is_optional)
       select $1, $2, $3, id, $5 from book where source_key = $4`,
      [pathwayId, position, kind, key, optional !== undefined],
    );
  }
  return pathwayId;
}

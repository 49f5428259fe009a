import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frenchId, khmerId, addTestBook, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { selectNewest } from './select-newest.ts';

/** By day of arrival: who wrote it, and in which languages it came. */
const came: [day: number, author: string, languages: string[]][] = [
  [1, 'Ama', [frenchId]],
  [2, 'Kofi', [frenchId, khmerId]],
  [3, 'Kofi', [khmerId]],
  [4, 'Esi', [frenchId]],
  [5, 'Ama', [frenchId]],
  [6, 'Ama', [frenchId]],
  [7, 'Esi', [khmerId]],
  [8, 'Ama', [frenchId]],
  [9, 'Kofi', [frenchId]],
];

describe.each(testDatabaseKinds)('the newest books, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    const { pool } = library.database;
    await pool.query('delete from book');
    for (const [day, author, languages] of came) {
      const bookId = await addTestBook(pool, {
        key: `day-${day}`,
        level: null,
        reads: 0,
        tags: [],
        editions: languages.map((languageId) => ({
          languageId,
          title: `${day}`,
          slug: `day-${day}-${languageId}`,
          pages: ['A.'],
          author,
        })),
      });
      await pool.query(
        `update edition set published_at = timestamptz '2026-03-01 08:00:00.123457Z' + $1 * interval '1 day' where book_id = $2`,
        [day, bookId],
      );
    }
    // Two of one moment, as they come with one import.
    await pool.query(`update edition set published_at = timestamptz '2026-03-01 08:00:00.123457Z' + interval '1 day'
      where book_id = (select id from book where source_key = 'day-2')`);
  });
  afterAll(() => library.close());

  async function walk(limit: number, roundsOf: number, languageId?: string): Promise<string[]> {
    const context = { database: library.database, searchIndex: undefined, mediaUrl: '/media' };
    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await selectNewest(context, { languageId, limit, cursor, roundsOf });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      shown.push(...page.items.map(({ title }) => title));
      ({ cursor } = page);
    } while (cursor !== undefined);
    return shown;
  }

  test('are of each author one, then of each the second, where they all stand in the rounds', async () => {
    expect(await walk(100, 500, frenchId)).toEqual(['9', '8', '4', '6', '2', '5', '1']);
  });

  test('are by date behind the rounds, whatever the length of a page', async () => {
    const rounds = ['9', '8', '6', '5'];
    for (const limit of [1, 2, 3, 4, 5, 6, 7, 100])
      expect(await walk(limit, 4, frenchId), `${limit} a page`).toEqual([...rounds, '4', '2', '1']);
  });

  test('are each there once, in whatever languages they came', async () => {
    for (const roundsOf of [1, 2, 3, 5, 8, 10, 11, 12])
      for (const limit of [1, 2, 3, 9])
        expect((await walk(limit, roundsOf)).toSorted(), `${limit} a page, ${roundsOf} in rounds`).toEqual(
          came.map(([day]) => `${day}`),
        );
  });

  test('what is no cursor of this list is refused', async () => {
    const context = { database: library.database, searchIndex: undefined, mediaUrl: '/media' };
    await expect(
      selectNewest(context, { languageId: undefined, limit: 2, cursor: 'bm90aGluZw' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

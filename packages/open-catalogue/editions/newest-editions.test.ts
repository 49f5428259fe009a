import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { type BookFilter, matchesFilter } from '@letsread/catalogue/search/book-filter.ts';
import { chosenEditions } from '@letsread/catalogue/search/chosen-editions.ts';
import { addTestBook, arabicId, fillTestLibrary, frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestEditions, secondOfArrival } from './newest-editions.ts';
import type { ListPosition } from './list-position.ts';

const total = 100_000;
const filters: [string, BookFilter][] = [
  ['all', {}],
  ['those in a language', { languageId: arabicId }],
  ['those of a level', { levels: [2] }],
  ['those of a level in a language', { levels: [1, 0], languageId: englishLanguageId }],
];

describe.each(testDatabaseKinds)('the newest editions, on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    for (let at = 0; at < 24; at++) await addTestBook(database.pool, bookAt(at));
    // Some came in one moment, some within a second, some a day apart.
    await database.pool.query(`update edition set published_at = timestamptz '2026-03-01 12:00:00.25+00'
      - id / 5 * interval '1 day' + (id % 3) * interval '0.25 seconds' where id % 7 > 2`);
  });
  afterAll(() => database.close());

  test.each(filters)('%s are those that all editions ranked by their second would give', async (_name, filter) => {
    const languageId = frenchId;
    const all = await idsOf(chosenEditions({ where: matchesFilter(filter), rank: secondOfArrival, languageId }));
    expect(all.length).toBeGreaterThan(2);
    for (let max = 1; max <= all.length + 1; max++) {
      const walked = newestEditions({ filter, total, languageId, max });
      expect(walked && (await idsOf(walked)).slice(0, max)).toEqual(all.slice(0, max));
    }
  });

  test.each(filters)('%s are walked to from each of them on', async (_name, filter) => {
    const languageId = frenchId;
    const all = await positionsOf(chosenEditions({ where: matchesFilter(filter), rank: secondOfArrival, languageId }));
    for (const [at, after] of all.entries()) {
      const walked = newestEditions({ filter, total, languageId, max: 3, after });
      expect(walked && (await positionsOf(walked)).slice(0, 3)).toEqual(all.slice(at + 1, at + 4));
    }
  });

  async function positionsOf(chosen: Sql): Promise<ListPosition[]> {
    const { rows } = await database.pool.query<ListPosition>(sql`
      select rank::float8 as rank, reads::float8 as reads, book_id as "bookId" from (${chosen}) as one
      order by one.rank desc, one.reads desc, book_id desc`);
    return rows;
  }

  async function idsOf(chosen: Sql): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      sql`select id from (${chosen}) as one order by rank desc, reads desc, book_id desc`,
    );
    return rows.map(({ id }) => id);
  }
});

test('editions far down or far apart, or by what only an edition has, are not walked to', () => {
  const languageId = englishLanguageId;
  expect(newestEditions({ filter: {}, total, languageId, max: 602 })).toBeUndefined();
  expect(newestEditions({ filter: { isSigned: true }, total, languageId, max: 1 })).toBeUndefined();
  expect(newestEditions({ filter: { levels: [1] }, total: 999, languageId, max: 1 })).toBeUndefined();
});

/** In one to four languages, of levels 1 to 4 and without one, some read alike. */
function bookAt(at: number): Parameters<typeof addTestBook>[1] {
  const languages = [arabicId, englishLanguageId, frenchId, khmerId].filter((_, index) => (at + index) % 4 <= at % 3);
  return {
    key: `book ${at}`,
    level: at % 5 === 0 ? null : at % 5,
    reads: at % 4,
    tags: [],
    editions: languages.map((languageId) => ({
      languageId,
      title: `Book ${at}`,
      slug: `book-${at}-${languageId}`,
      pages: ['One.'],
    })),
  };
}

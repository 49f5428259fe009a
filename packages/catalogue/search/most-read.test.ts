import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { englishLanguageId } from '../contract.ts';
import {
  arabicId,
  frenchId,
  icelandicId,
  khmerId,
  openTestLibrary,
  type TestLibrary,
} from '../testing/test-library.ts';
import { type BookFilter, matchesFilter } from './book-filter.ts';
import { chosenEditions } from './chosen-editions.ts';
import { mostReadEditions } from './most-read.ts';
import { selectCards, selectMostRead } from './select-cards.ts';

const filters: BookFilter[] = [undefined, englishLanguageId, frenchId, icelandicId].flatMap((languageId) =>
  [undefined, [1, 0], [2]].flatMap((levels) =>
    [undefined, ['1'], ['1', '2'], ['3']].map((tagIds) => ({ languageId, levels, tagIds })),
  ),
);

describe.each(testDatabaseKinds)('the most read books, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary(kind);
    // Some are read alike.
    await library.database.pool.query(`update book set reads = 50 where source_key in ('red-kite', 'long')`);
    return () => library.close();
  });

  test.each([
    ['few', 1],
    ['very many', 1_000_000],
  ])('are those that all editions together would give, whatever is asked for, of %s books', async (_, books) => {
    const { pool } = library.database;
    // A large language is read from its most read book on, a small one as a whole.
    await pool.query('update language set published_books = published_books * $1::bigint', [books]);
    for (const filter of filters)
      for (const preferred of [{}, { languageId: arabicId }, { languageId: khmerId }]) {
        const all = chosenEditions({ where: matchesFilter(filter), ...preferred });
        const expected = await pool.query(sql`
          select id, book_id, reads from (${all}) as one order by rank desc, reads desc, book_id desc limit 2 offset 1`);
        const walked = mostReadEditions({ filter, limit: 2, offset: 1, ...preferred }) ?? sql``;
        const { rows } = await pool.query(
          sql`select id, book_id, reads from (${walked}) as one order by reads desc, book_id desc`,
        );
        expect(rows, JSON.stringify({ filter, preferred })).toEqual(expected.rows);
      }
  });

  test('come page by page, each once', async () => {
    const context = { database: library.database, searchIndex: undefined, mediaUrl: '/media' };
    const { items: all } = await selectCards(context, { where: sql`true`, limit: 100, cursor: undefined });
    const shown = [];
    let cursor: string | undefined;
    do {
      const page = await selectMostRead(context, { filter: {}, limit: 1, cursor });
      shown.push(...page.items);
      ({ cursor } = page);
    } while (cursor !== undefined);
    expect(shown).toEqual(all);
    expect(shown).toHaveLength(3);
  });

  test('are looked for one by one where more of an edition is asked for than its language', () => {
    for (const filter of [
      { words: 'kite' },
      { isSigned: true },
      { isNarrated: true },
      { lengths: [] },
      { collectionId: '1' },
    ])
      expect(mostReadEditions({ filter, limit: 1 })).toBeUndefined();
  });
});

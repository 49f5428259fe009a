import { addTestBook, arabicId, fillTestLibrary, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { handle } from '@letsread/http/register-endpoints.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { turnPage } from '../contract.ts';
import { readingCalls } from '../server.ts';
import type { ReadingContext } from '../select-books.ts';
import { recordTurn } from '../positions/turn-page.ts';

/** The library of the catalogue's tests, "Ten Hills" beside it, and readers of one's own. */
export interface TestShelf extends TestCalls {
  database: Database;
  /** Book ids by their keys: red-kite, hen, long, draft, hills. */
  books: Record<'red-kite' | 'hen' | 'long' | 'draft' | 'hills', string>;
  newReader: () => Promise<TestReader>;
}

export interface TestReader {
  uId: string;
  pId: string;
  /** The ids as paths have them: "/{userId}/{profileId}". */
  path: string;
  client: ApiClient;
}

export async function openTestShelf(kind: TestDatabaseKind): Promise<TestShelf> {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  const pages = (count: number) => Array.from({ length: count }, (_, n) => `Hill ${n + 1}.`);
  await addTestBook(database.pool, {
    key: 'hills',
    level: 3,
    reads: 5,
    tags: ['wind'],
    editions: [
      { languageId: englishLanguageId, title: 'Ten Hills', slug: 'ten-hills', pages: pages(10) },
      { languageId: frenchId, title: 'Douze collines', slug: 'douze-collines', pages: pages(12) },
      { languageId: arabicId, title: 'عشرة تلال', slug: 'عشرة-تلال', pages: pages(10), status: 'draft' },
    ],
  });
  const turning = handle(
    turnPage,
    async (context: ReadingContext, request) => (await recordTurn(context, request)).position,
  );
  const calls = await openTestCalls(database, [...readingCalls, turning], { database, mediaUrl: '/media' });
  const { rows } = await database.pool.query<{ source_key: string; id: string }>('select source_key, id from book');
  return {
    ...calls,
    database,
    books: Object.fromEntries(rows.map((row) => [row.source_key, row.id])) as TestShelf['books'],
    async newReader() {
      const { accountId, profileIds } = await addAccount(database, 'Amina');
      const pId = profileIds[0] ?? '';
      return { uId: accountId, pId, path: `/${accountId}/${pId}`, client: calls.clientAs(accountId) };
    },
    async close() {
      await calls.close();
      await database.close();
    },
  };
}

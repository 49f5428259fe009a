import { lockTransaction } from '@letsread/database/advisory-lock.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import sql from 'sql-template-tag';

/**
 * Changes themes in one transaction in which no import writes and nobody else changes their books: books come before themes,
 * as where books are changed, so that the two do not wait for each other. A theme of many books takes a while: readers go on
 * with them meanwhile, whose favourites and positions only name a book.
 */
export function changeAlone<Result>(
  pool: Database['pool'],
  themeIds: readonly string[],
  work: (client: Queryable) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(() =>
    inTransaction(pool, async (client) => {
      await lockTransaction(client, 'imports');
      await client.query(sql`
        select from book where id in (
          select book_id from book_tag where tag_id = any (${themeIds}::bigint[])
          union select book_id from removed_book_tag where tag_id = any (${themeIds}::bigint[]))
        order by id for no key update`);
      return work(client);
    }),
  );
}

import { lockTransaction } from '@letsread/database/advisory-lock.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { PoolClient } from 'pg';

/** Does the work in one transaction, and while it lasts no other import writes. */
export function withImportLock<Result>(
  pool: Database['pool'],
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await lockTransaction(client, 'imports');
    return work(client);
  });
}

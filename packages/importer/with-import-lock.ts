import type { Database } from '@letsread/database/open-database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';

/** Any number of one's own: PostgreSQL's advisory locks are known by number only. */
const importLock = 5_204_884_201;

/** Does the work in one transaction, and while it lasts no other import writes. */
export function withImportLock<Result>(
  pool: Database['pool'],
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(sql`select pg_advisory_xact_lock(${importLock})`);
    return work(client);
  });
}

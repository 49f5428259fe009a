import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Any number of one's own: PostgreSQL's advisory locks are known by number only. */
const importLock = 5_204_884_201;

/** Until the transaction ends no other import writes, nor anybody who changes much of what imports write. */
export async function lockImports(client: Queryable): Promise<void> {
  await client.query(sql`select pg_advisory_xact_lock(${importLock})`);
}

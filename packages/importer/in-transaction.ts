import type { ClientBase, Pool } from 'pg';

/** Any number of one's own: PostgreSQL's advisory locks are known by number only. */
const writerLock = 5_204_884_201;

/** Does the work in one transaction, and while it lasts no other importer writes. */
export async function inTransaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [writerLock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

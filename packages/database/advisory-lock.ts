import sql from 'sql-template-tag';
import type { Queryable } from './database.ts';

/**
 * PostgreSQL knows advisory locks by number only; two that are the same would wait for each other. A number stays as it
 * is: processes of two versions may use one database.
 */
const numbers = { migrations: 7_305_991_438, imports: 5_204_884_201, 'usage-sums': 5_204_884_202 } as const;

/** Waits until nobody else has the lock, and keeps it until the transaction ends. */
export async function lockTransaction(client: Queryable, lock: keyof typeof numbers): Promise<void> {
  await client.query(sql`select pg_advisory_xact_lock(${numbers[lock]})`);
}

/** Whether nobody else has the lock; then this transaction has it until it ends. */
export async function tryLockTransaction(client: Queryable, lock: keyof typeof numbers): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${numbers[lock]}) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** Whether nobody else has the lock of this name; then this connection has it until it gives it back or ends. */
export async function tryLockSession(client: Queryable, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(
    sql`select pg_try_advisory_lock(hashtextextended(${`alone ${name}`}, 0)) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** Gives the lock of a connection back. */
export async function unlockSession(client: Queryable, name: string): Promise<void> {
  await client.query(sql`select pg_advisory_unlock(hashtextextended(${`alone ${name}`}, 0))`);
}

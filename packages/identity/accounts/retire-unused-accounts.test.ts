import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retireUnusedAccounts } from './retire-unused-accounts.ts';

describe.each(testDatabaseKinds)('accounts that nobody uses, on a database of kind %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query('delete from account'));

  /** Two that nobody has used for years, told of it so many days ago, or not yet. */
  async function twoUnused(toldDaysAgo: number | null): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into account (display_name, email, last_used_on, told_unused_at)
       select 'Joseph', 'joseph-' || n || '@example.org', current_date - 2000, now() - make_interval(days => $1)
       from generate_series(1, 2) n returning id`,
      [toldDaysAgo],
    );
    return rows.map(({ id }) => id);
  }
  const signIn = `update account set last_used_on = current_date, told_unused_at = null where id = $1`;
  const onError = (_what: string, error: unknown) => {
    throw error;
  };

  test('one that somebody signs in to while others are deleted stays', async () => {
    const [first, second] = await twoUnused(31);
    const removed: string[] = [];
    await retireUnusedAccounts({
      pool: database.pool,
      nowMs: Date.now(),
      send: async () => true,
      async remove(db, accountId) {
        removed.push(accountId);
        await db.query(signIn, [second]);
      },
      onError,
    });
    expect(removed).toEqual([first]);
  });

  test('one that somebody signs in to while its notice is sent counts as told of nothing', async () => {
    const ids = await twoUnused(null);
    await retireUnusedAccounts({
      pool: database.pool,
      nowMs: Date.now(),
      async send() {
        for (const id of ids) await database.pool.query(signIn, [id]);
        return true;
      },
      remove: async () => {},
      onError,
    });
    const { rows } = await database.pool.query('select distinct told_unused_at as told from account');
    expect(rows).toEqual([{ told: null }]);
  });
});

import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOfProfile, forgetProfiles } from './account-of-profile.ts';
import { addAccount } from './testing/test-accounts.ts';

describe.each(testDatabaseKinds)('the account of a reader, on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** The database as another process has it: what it is answered waits until `deliver`. */
  function anotherProcess() {
    const [delivery, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let queries = 0;
    const pool = Object.create(database.pool) as Database['pool'];
    const query = async (statement: string) => {
      queries += 1;
      const answer = await database.pool.query(statement);
      found.resolve();
      await delivery.promise;
      return answer;
    };
    Object.assign(pool, { query });
    return { process: { ...database, pool }, found: found.promise, deliver: delivery.resolve, queries: () => queries };
  }

  /** Deletes a reader here; done when all who listen have heard of it. */
  async function deleteReader(profileId: string): Promise<void> {
    const heard = Promise.withResolvers<void>();
    const stop = await database.listen('profile_deleted', () => heard.resolve());
    await database.pool.query('delete from profile where id = $1', [profileId]);
    await forgetProfiles(database, [profileId]);
    await heard.promise;
    await stop();
  }

  test('is asked for once, and not known any more when the reader was deleted elsewhere', async () => {
    const { accountId, profileIds } = await addAccount(database, 'Amina');
    const [amina = ''] = profileIds;
    const { process, deliver, queries } = anotherProcess();
    deliver();
    expect(await accountOfProfile(process, amina)).toBe(accountId);
    expect(await accountOfProfile(process, amina)).toBe(accountId);
    expect(queries()).toBe(1);
    await deleteReader(amina);
    expect(await accountOfProfile(process, amina)).toBeUndefined();
  });

  test('an answer that is older than a deletion is not remembered', async () => {
    const { accountId, profileIds } = await addAccount(database, 'Amina');
    const [amina = ''] = profileIds;
    const { process, found, deliver } = anotherProcess();
    const asking = accountOfProfile(process, amina);
    await found;
    await deleteReader(amina);
    deliver();
    expect(await asking).toBe(accountId);
    expect(await accountOfProfile(process, amina)).toBeUndefined();
  });
});

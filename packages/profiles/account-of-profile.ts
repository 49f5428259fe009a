import type { Database } from '@letsread/database/open-database.ts';
import { prepared } from '@letsread/database/sql.ts';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';

/** A profile never changes its account, so only its end is told. */
const deletedChannel = 'profile_deleted';

const rememberedMs = 60_000;
const maxRemembered = 50_000;

interface Owners {
  accounts: LRUCache<string, string>;
  /** When deletions are heard of: nothing is remembered before. */
  listening: Promise<unknown>;
  /** How often something was forgotten: what was asked for meanwhile may be older. */
  forgotten: number;
}

const ownersOf = new WeakMap<Database, Owners>();

/**
 * The account that a profile belongs to; undefined when there is no such profile. For `Access` of http, which asks at
 * every call of a reader: what was found is remembered for a minute, and not once the profile is deleted.
 */
export async function accountOfProfile(database: Database, profileId: string): Promise<string | undefined> {
  const owners = openOwners(database);
  const known = owners.accounts.get(profileId);
  if (known !== undefined) return known;
  await owners.listening;
  const begun = owners.forgotten;
  const { rows } = await database.pool.query<{ account_id: string }>(
    prepared('account-of-profile', sql`select account_id from profile where id = ${profileId}`),
  );
  const accountId = rows[0]?.account_id;
  if (accountId !== undefined && begun === owners.forgotten) owners.accounts.set(profileId, accountId);
  return accountId;
}

/** Of profiles that are deleted, in every process. */
export async function forgetProfiles(database: Database, profileIds: readonly string[]): Promise<void> {
  for (const profileId of profileIds) forget(openOwners(database), profileId);
  await database.pool.query(
    sql`select pg_notify(${deletedChannel}, id) from unnest(${profileIds}::text[]) as deleted (id)`,
  );
}

function forget(owners: Owners, profileId: string): void {
  owners.forgotten += 1;
  owners.accounts.delete(profileId);
}

function openOwners(database: Database): Owners {
  const known = ownersOf.get(database);
  if (known !== undefined) return known;
  const owners: Owners = {
    accounts: new LRUCache({ max: maxRemembered, ttl: rememberedMs }),
    forgotten: 0,
    listening: Promise.resolve(),
  };
  owners.listening = database
    .listen(
      deletedChannel,
      (profileId) => forget(owners, profileId),
      () => {
        owners.forgotten += 1;
        owners.accounts.clear();
      },
    )
    .catch((error: unknown) => {
      // The next who asks tries again.
      ownersOf.delete(database);
      throw error;
    });
  ownersOf.set(database, owners);
  return owners;
}

import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AccountRow, ProfileKeyRow, ProfileRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { type createProfile as contract, maxProfiles, type Profile } from './contract.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { requireAvatar } from './list-avatars.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { requireConsent } from './require-consent.ts';

interface Wish {
  userId: string;
  key: string | undefined;
  name: string;
  imageUrl: string;
}

export async function createProfile(
  { database }: ProfilesContext,
  { account, params: { userId }, body: { name, imageUrl }, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  requireAvatar(imageUrl);
  const wish = { userId, name, imageUrl, key: readIdempotencyKey(headers) };
  return inTransaction(database.pool, async (client) => {
    // Two that create at the same time count one after the other, and the second one sees the key of the first.
    const { rows } = await client.query<Pick<AccountRow, 'id'>>(
      sql`select id from account where id = ${userId} for no key update`,
    );
    if (rows.length === 0) throw commonProblem('no-token', { detail: 'This account has been deleted.' });
    await requireConsent(client, account);
    const madeBefore = await findMadeBefore(client, wish);
    return madeBefore ?? insertProfile(client, wish);
  });
}

/** The profile that this wish has made already. */
async function findMadeBefore(client: Queryable, { userId, key, name, imageUrl }: Wish): Promise<Profile | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await client.query<Pick<ProfileKeyRow, 'name' | 'image_url' | 'profile_id'>>(sql`
    select name, image_url, profile_id from profile_key
    where account_id = ${userId} and key = ${key}`);
  const [used] = rows;
  if (used === undefined) return undefined;
  if (used.name !== name || used.image_url !== imageUrl)
    throw new Problem('key-used-before', 422, {
      detail: 'This key has made a reader with another name or picture. Change that reader, or send another key.',
    });
  if (used.profile_id === null)
    throw commonProblem('profile-not-found', { detail: 'The reader that this key has made was deleted.' });
  return selectProfile(client, used.profile_id);
}

async function insertProfile(client: Queryable, { userId, key, name, imageUrl }: Wish): Promise<Profile> {
  const counted = await client.query<{ count: number }>(
    sql`select count(*)::integer as count from profile where account_id = ${userId} and class_id is null`,
  );
  if ((counted.rows[0]?.count ?? 0) >= maxProfiles)
    throw new Problem('too-many-profiles', 409, { detail: `An account has at most ${maxProfiles} profiles.` });
  const { rows } = await client.query<Pick<ProfileRow, 'id'>>(
    sql`insert into profile (account_id, name, image_url) values (${userId}, ${name}, ${imageUrl}) returning id`,
  );
  const id = rows[0]?.id ?? '';
  if (key !== undefined) {
    await client.query(
      sql`delete from profile_key where account_id = ${userId} and created_at < now() - interval '90 days'`,
    );
    await client.query(sql`
      insert into profile_key (account_id, key, name, image_url, profile_id)
      values (${userId}, ${key}, ${name}, ${imageUrl}, ${id})`);
  }
  return selectProfile(client, id);
}

async function selectProfile(client: Queryable, id: string): Promise<Profile> {
  const { rows } = await client.query<Profile>(sql`select ${profileColumns} from profile where id = ${id}`);
  const [found] = rows;
  if (found === undefined) throw new Error('A profile that was just written is not there.');
  return found;
}

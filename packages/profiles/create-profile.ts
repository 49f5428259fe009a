import type { Database } from '@letsread/database/open-database.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sql } from 'drizzle-orm';
import { type createProfile as contract, maxProfiles, type Profile } from './contract.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { requireAvatar } from './list-avatars.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

interface Wish {
  userId: string;
  key: string | undefined;
  name: string;
  imageUrl: string;
}

export async function createProfile(
  { database }: ProfilesContext,
  { params: { userId }, body: { name, imageUrl }, headers }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  requireAvatar(imageUrl);
  const wish = { userId, name, imageUrl, key: readIdempotencyKey(headers) };
  return database.db.transaction(async (tx) => {
    // Two that create at the same time count one after the other, and the second one sees the key of the first.
    const { rows } = await tx.execute(sql`select 1 from account where id = ${userId} for no key update`);
    if (rows.length === 0) throw commonProblem('no-token', { detail: 'This account has been deleted.' });
    await requireConsent(tx, userId);
    const madeBefore = await findMadeBefore(tx, wish);
    return madeBefore ?? insertProfile(tx, wish);
  });
}

/** Readers are made by adults, who have agreed to the terms. */
async function requireConsent(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from account_consent where account_id = ${userId} limit 1`);
  if (rows.length > 0) return;
  throw new Problem('consent-needed', 403, {
    detail: 'An adult has to agree to the terms first, with POST /account/consent.',
  });
}

/** The profile that this wish has made already. */
async function findMadeBefore(tx: Transaction, { userId, key, name, imageUrl }: Wish): Promise<Profile | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await tx.execute<{ name: string; imageUrl: string; profileId: string | null }>(sql`
    select name, image_url as "imageUrl", profile_id as "profileId" from profile_key
    where account_id = ${userId} and key = ${key}`);
  const [used] = rows;
  if (used === undefined) return undefined;
  if (used.name !== name || used.imageUrl !== imageUrl)
    throw new Problem('key-used-before', 422, {
      detail: 'This key has made a reader with another name or picture. Change that reader, or send another key.',
    });
  if (used.profileId === null)
    throw commonProblem('profile-not-found', { detail: 'The reader that this key has made was deleted.' });
  return selectProfile(tx, used.profileId);
}

async function insertProfile(tx: Transaction, { userId, key, name, imageUrl }: Wish): Promise<Profile> {
  const count = await tx.$count(profile, sql`${profile.accountId} = ${userId}`);
  if (count >= maxProfiles)
    throw new Problem('too-many-profiles', 409, { detail: `An account has at most ${maxProfiles} profiles.` });
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into profile (account_id, name, image_url) values (${userId}, ${name}, ${imageUrl}) returning id`,
  );
  const id = rows[0]?.id ?? '';
  if (key !== undefined) {
    await tx.execute(
      sql`delete from profile_key where account_id = ${userId} and created_at < now() - interval '90 days'`,
    );
    await tx.execute(sql`
      insert into profile_key (account_id, key, name, image_url, profile_id)
      values (${userId}, ${key}, ${name}, ${imageUrl}, ${id})`);
  }
  return selectProfile(tx, id);
}

async function selectProfile(tx: Transaction, id: string): Promise<Profile> {
  const [found] = await tx
    .select(profileColumns)
    .from(profile)
    .where(sql`${profile.id} = ${id}`);
  if (found === undefined) throw new Error('A profile that was just written is not there.');
  return found;
}

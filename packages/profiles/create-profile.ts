import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sql } from 'drizzle-orm';
import { type createProfile as contract, mostProfiles } from './contract.ts';
import { requireAvatar } from './list-avatars.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

export async function createProfile(
  { database }: ProfilesContext,
  { params: { userId }, body: { name, imageUrl } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  requireAvatar(imageUrl);
  return database.db.transaction(async (tx) => {
    // Two that create at the same time count one after the other.
    const { rows } = await tx.execute(sql`select 1 from account where id = ${userId} for no key update`);
    if (rows.length === 0) throw commonProblem('no-token', { detail: 'This account has been deleted.' });
    const count = await tx.$count(profile, sql`${profile.accountId} = ${userId}`);
    if (count >= mostProfiles) {
      throw new Problem('too-many-profiles', 409, { detail: `An account has at most ${mostProfiles} profiles.` });
    }
    const { rows: made } = await tx.execute<{ id: string }>(
      sql`insert into profile (account_id, name, image_url) values (${userId}, ${name}, ${imageUrl}) returning id`,
    );
    const [created] = await tx
      .select(profileColumns)
      .from(profile)
      .where(sql`${profile.id} = ${made[0]?.id}`);
    if (created === undefined) throw new Error('A profile that was just written is not there.');
    return created;
  });
}

import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { eq } from 'drizzle-orm';
import type { changeProfile as contract } from './contract.ts';
import { requireAvatar } from './list-avatars.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

export async function changeProfile(
  { database }: ProfilesContext,
  { body: { id, name, imageUrl } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  requireAvatar(imageUrl);
  const [changed] = await database.db
    .update(profile)
    .set({ name, imageUrl })
    .where(eq(profile.id, id))
    .returning(profileColumns);
  if (changed === undefined) throw commonProblem('profile-not-found');
  return changed;
}

import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { eq } from 'drizzle-orm';
import type { setReminder as contract } from './contract.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

export async function setReminder(
  { database }: ProfilesContext,
  { params, body: { days, ...goal } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [changed] = await database.db
    .update(profile)
    .set({ ...goal, ...(days === undefined ? {} : { reminderDays: [...new Set(days)].toSorted((a, b) => a - b) }) })
    .where(eq(profile.id, params.profileId))
    .returning(profileColumns);
  if (changed === undefined) throw commonProblem('profile-not-found');
  return changed;
}

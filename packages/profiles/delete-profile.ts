import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { eq } from 'drizzle-orm';
import type { deleteProfile as contract } from './contract.ts';
import type { ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

/** What other concepts keep of a profile goes with it: their tables name it with "on delete cascade". */
export async function deleteProfile(
  { database }: ProfilesContext,
  { params }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await database.db.delete(profile).where(eq(profile.id, params.profileId));
  return { deleted: true };
}

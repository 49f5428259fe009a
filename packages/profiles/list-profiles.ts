import type { Database } from '@letsread/database/open-database.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { asc, eq } from 'drizzle-orm';
import type { listProfiles as contract, Profile } from './contract.ts';
import { profileColumns, type ProfilesContext } from './profile-columns.ts';
import { profile } from './tables.ts';

export async function listProfiles(
  { database }: ProfilesContext,
  { params }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return { items: await profilesOf(database, params.userId) };
}

/** The profiles of an account, the first one made first. */
export function profilesOf({ db }: Database, accountId: string): Promise<Profile[]> {
  return db.select(profileColumns).from(profile).where(eq(profile.accountId, accountId)).orderBy(asc(profile.id));
}

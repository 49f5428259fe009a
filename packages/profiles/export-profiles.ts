import type { Database } from '@letsread/database/open-database.ts';
import { asc, eq } from 'drizzle-orm';
import type { Profile } from './contract.ts';
import { profileColumns } from './profile-columns.ts';
import { profile, readTime } from './tables.ts';

/** A profile and all that this concept keeps of it. */
export interface ProfileExport extends Profile {
  createdAt: string;
  readTime: { day: string; minutes: number }[];
}

/** All that profiles keep of an account. */
export async function exportProfiles({ db }: Database, accountId: string): Promise<ProfileExport[]> {
  const profiles = await db
    .select({ ...profileColumns, createdAt: profile.createdAt })
    .from(profile)
    .where(eq(profile.accountId, accountId))
    .orderBy(asc(profile.id));
  const read = await db
    .select({ profileId: readTime.profileId, day: readTime.day, minutes: readTime.minutes })
    .from(readTime)
    .innerJoin(profile, eq(profile.id, readTime.profileId))
    .where(eq(profile.accountId, accountId))
    .orderBy(asc(readTime.day));
  return profiles.map((one) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    readTime: read.filter(({ profileId }) => profileId === one.id).map(({ day, minutes }) => ({ day, minutes })),
  }));
}

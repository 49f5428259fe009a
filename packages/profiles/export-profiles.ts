import type { Database } from '@letsread/database/open-database.ts';
import type { ReadTimeRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { Profile } from './contract.ts';
import { profileColumns } from './profile-columns.ts';

/** A profile and all that this concept keeps of it. */
export interface ProfileExport extends Profile {
  createdAt: string;
  /** The day on which devices last reminded. */
  remindedOn: string | null;
  readTime: { day: string; minutes: number }[];
}

/** All that profiles keep of an account. */
export async function exportProfiles({ pool }: Database, accountId: string): Promise<ProfileExport[]> {
  const { rows: profiles } = await pool.query<Profile & { createdAt: Date; remindedOn: string | null }>(sql`
    select ${profileColumns}, created_at as "createdAt", pushed_day as "remindedOn" from profile where account_id = ${accountId} order by id`);
  const { rows: read } = await pool.query<ReadTimeRow>(sql`
    select r.profile_id, r.day, r.minutes from read_time r join profile p on p.id = r.profile_id
    where p.account_id = ${accountId} order by r.day`);
  return profiles.map((one) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    readTime: read.filter((row) => row.profile_id === one.id).map(({ day, minutes }) => ({ day, minutes })),
  }));
}

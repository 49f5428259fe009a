import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';

/** A level that was chosen for a reader. */
export interface LevelExport {
  profileId: string;
  languageCode: string;
  level: number;
  since: Date;
}

/** The levels that were chosen for the readers of an account; those that reading shows follow from their books. */
export async function exportLevels({ pool }: Database, accountId: string): Promise<LevelExport[]> {
  const { rows } = await pool.query<LevelExport>(
    sql`select r.profile_id as "profileId", l.code as "languageCode", r.level, r.since
     from reader_level r join profile p on p.id = r.profile_id join language l on l.id = r.language_id
     where p.account_id = ${accountId} order by r.profile_id, l.code`,
  );
  return rows;
}

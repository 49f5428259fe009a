import type { Database } from '@letsread/database/open-database.ts';
import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';

/** The class that a profile is in; undefined for one of a family, and where there is none. For `Access` of http. */
export async function classOfProfile({ pool }: Database, profileId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ class_id: string | null }>(
    prepared('class-of-profile', sql`select class_id from profile where id = ${profileId}`),
  );
  return rows[0]?.class_id ?? undefined;
}

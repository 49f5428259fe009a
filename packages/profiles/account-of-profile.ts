import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';

/** The account that a profile belongs to; undefined when there is no such profile. For `Access` of http. */
export async function accountOfProfile({ pool }: Database, profileId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ account_id: string }>(
    prepared('account-of-profile', sql`select account_id from profile where id = ${profileId}`),
  );
  return rows[0]?.account_id;
}

import type { Database } from '@letsread/database/open-database.ts';
import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';

/** The account that keeps a class; undefined when there is no such class. For `Access` of http. */
export async function accountOfClass({ pool }: Database, classId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ account_id: string }>(
    prepared('account-of-class', sql`select account_id from class where id = ${classId}`),
  );
  return rows[0]?.account_id;
}

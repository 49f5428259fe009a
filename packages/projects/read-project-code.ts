import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';

/** The code of the project an account is in; empty when in none. */
export async function readProjectCode(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.query<{ code: string }>(
    prepared('project-code', sql`select code from membership where account_id = ${accountId} and left_at is null`),
  );
  return rows[0]?.code ?? '';
}

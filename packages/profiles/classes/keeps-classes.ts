import type { Queryable } from '@letsread/database/database.ts';
import type { ClassRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';

/** Whether there are readers in an account who are not its family's. */
export async function keepsClasses(db: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await db.query<Pick<ClassRow, 'id'>>(
    sql`select id from class where account_id = ${accountId} limit 1`,
  );
  return rows.length > 0;
}

import type { Database } from '@letsread/database/open-database.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';

/** What is kept of the weekly letter of the grown-up who asks; not the token, which is a key. */
export interface LetterExport {
  language: string;
  askedAt: Date;
  stoppedAt: Date | null;
  toldWeek: string | null;
}

export async function exportLetter({ pool }: Pick<Database, 'pool'>, { id, userId }: Account): Promise<LetterExport[]> {
  const { rows } = await pool.query<LetterExport>(sql`
    select language, asked_at as "askedAt", stopped_at as "stoppedAt", told_week as "toldWeek"
    from weekly_letter where account_id = ${id} and (user_id is null or user_id = ${userId ?? null}) order by asked_at`);
  return rows;
}

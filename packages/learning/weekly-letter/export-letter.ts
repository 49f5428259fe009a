import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

/** What is kept of the weekly letter of an account's grown-ups; not the token, which is a key. */
export interface LetterExport {
  language: string;
  askedAt: Date;
  stoppedAt: Date | null;
  toldWeek: string | null;
}

export async function exportLetter({ pool }: Pick<Database, 'pool'>, accountId: string): Promise<LetterExport[]> {
  const { rows } = await pool.query<LetterExport>(sql`
    select language, asked_at as "askedAt", stopped_at as "stoppedAt", told_week as "toldWeek"
    from weekly_letter where account_id = ${accountId} order by asked_at`);
  return rows;
}

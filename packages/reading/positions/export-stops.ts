import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

export interface StopExport {
  profileId: string;
  bookId: string;
  day: string;
  page: number;
  pages: number;
  turnedAt: Date;
}

/** On which page readers of an account's classes stopped on which day. */
export async function exportStops({ pool }: Database, accountId: string): Promise<StopExport[]> {
  const { rows } = await pool.query<StopExport>(sql`
    select s.profile_id as "profileId", s.book_id as "bookId", s.day, s.page, s.pages, s.turned_at as "turnedAt"
    from reading_stop s join profile p on p.id = s.profile_id
    where p.account_id = ${accountId} order by s.profile_id, s.book_id, s.day`);
  return rows;
}

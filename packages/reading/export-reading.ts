import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';

/** All that reading keeps of an account: for each book of each profile where they are and since when it is kept. */
export interface ReadingExport {
  profileId: string;
  bookId: string;
  title: string | null;
  languageCode: string | null;
  page: number | null;
  pages: number | null;
  furthestPage: number | null;
  furthestPages: number | null;
  turnedAt: Date | null;
  eventId: string | null;
  lastPageAt: Date | null;
  readAgainAt: Date | null;
  putAwayAt: Date | null;
  savedAt: Date | null;
  favouriteAt: Date | null;
  mood: string | null;
  moodReason: string | null;
  reviewedAt: Date | null;
  /** When the back room looked at the book because of it and others. */
  lookedAt: Date | null;
}

/** Withdrawn books too: what is kept is told. */
export async function exportReading({ pool }: Database, accountId: string): Promise<ReadingExport[]> {
  const { rows } = await pool.query<ReadingExport>(
    sql`with own as (
       select id from profile where account_id = ${accountId}
     ), kept as (
       select profile_id, book_id from reading_position where profile_id in (select id from own)
       union select profile_id, book_id from saved_book where profile_id in (select id from own)
       union select profile_id, book_id from favourite_book where profile_id in (select id from own)
       union select profile_id, book_id from review where profile_id in (select id from own)
     )
     select p.id as "profileId", k.book_id as "bookId",
       (select e.title from edition e where e.book_id = k.book_id
        order by e.language_id = r.language_id desc nulls last, e.status = 'published' desc, e.id limit 1) as title,
       l.code as "languageCode", r.page, r.pages, r.furthest_page as "furthestPage",
       r.furthest_pages as "furthestPages", r.turned_at as "turnedAt", nullif(r.event_id, '') as "eventId",
       r.last_page_at as "lastPageAt", r.again_at as "readAgainAt", r.put_away_at as "putAwayAt",
       s.added_at as "savedAt", f.added_at as "favouriteAt",
       v.mood, v.reason as "moodReason", v.reviewed_at as "reviewedAt", v.looked_at as "lookedAt"
     from own p
     join kept k on k.profile_id = p.id
     left join reading_position r on r.profile_id = p.id and r.book_id = k.book_id
     left join review v on v.profile_id = p.id and v.book_id = k.book_id
     left join language l on l.id = r.language_id
     left join saved_book s on s.profile_id = p.id and s.book_id = k.book_id
     left join favourite_book f on f.profile_id = p.id and f.book_id = k.book_id
     order by p.id, k.book_id`,
  );
  return rows;
}

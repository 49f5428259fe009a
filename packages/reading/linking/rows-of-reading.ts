import type { BookRows } from '@letsread/catalogue/linking/book-rows.ts';
import sql from 'sql-template-tag';
import { latestPosition, latestStop } from '../positions/latest-position.ts';

/** On a list since the reader first put one of the two on it. */
const sinceFirst = sql`do update set added_at = least(r.added_at, excluded.added_at)`;

/** What readers did with a book follows the edition that they read where it says so; what they keep stays with the book. */
export const rowsOfReading: readonly BookRows[] = [
  {
    table: 'reading_position',
    key: ['profile_id'],
    isOfReaders: true,
    language: 'language_id',
    merge: latestPosition,
    splits: 'none',
  },
  {
    table: 'reading_stop',
    key: ['profile_id', 'day'],
    isOfReaders: true,
    merge: latestStop,
    // With the position, which has been moved before it.
    splits: (otherId) => sql`exists (select from reading_position p
      where p.book_id = ${otherId} and p.profile_id = m.profile_id)`,
  },
  { table: 'saved_book', key: ['profile_id'], isOfReaders: true, merge: sinceFirst, splits: 'none' },
  { table: 'favourite_book', key: ['profile_id'], isOfReaders: true, merge: sinceFirst, splits: 'none' },
  {
    table: 'review',
    key: ['profile_id'],
    isOfReaders: true,
    language: 'language_id',
    merge: sql`do update set mood = excluded.mood, reason = excluded.reason, language_id = excluded.language_id,
      reviewed_at = excluded.reviewed_at, looked_at = coalesce(excluded.looked_at, r.looked_at) where r.reviewed_at < excluded.reviewed_at`,
    splits: 'none',
  },
];

import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Those of the books that some reader has begun, saved, loved, rated or done something with. */
export async function booksWithReaders(db: Queryable, bookIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(sql`
    select b.id from book b where b.id = any (${bookIds}) and (
      exists (select from reading_position r where r.book_id = b.id)
      or exists (select from saved_book r where r.book_id = b.id)
      or exists (select from favourite_book r where r.book_id = b.id)
      or exists (select from review r where r.book_id = b.id)
      or exists (select from activity_completion r where r.book_id = b.id))`);
  return new Set(rows.map(({ id }) => id));
}

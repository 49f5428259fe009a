import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

interface Listed {
  bookId: string;
  isSaved: boolean;
  isFavourite: boolean;
}

/** On which of a reader's lists a book stands. */
export async function listedOf({ pool }: Database, profileId: string, bookId: string): Promise<Listed> {
  const isOfBook = sql`profile_id = ${profileId} and book_id = book_now(${bookId})`;
  const { rows } = await pool.query<Omit<Listed, 'bookId'>>(sql`
    select exists (select from saved_book where ${isOfBook}) as "isSaved",
      exists (select from favourite_book where ${isOfBook}) as "isFavourite"`);
  return { bookId, isSaved: rows[0]?.isSaved ?? false, isFavourite: rows[0]?.isFavourite ?? false };
}

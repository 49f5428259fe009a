import type { Database } from '@letsread/database/open-database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { favouriteBook, savedBook } from './tables.ts';

/** On which of a reader's lists a book stands. */
export async function listedOf(
  { db }: Database,
  profileId: string,
  bookId: string,
): Promise<{ bookId: string; isSaved: boolean; isFavourite: boolean }> {
  const { rows } = await db.execute<{ isSaved: boolean; isFavourite: boolean }>(sql`
    select ${isOn(savedBook, profileId, bookId)} as "isSaved", ${isOn(favouriteBook, profileId, bookId)} as "isFavourite"`);
  return { bookId, isSaved: rows[0]?.isSaved ?? false, isFavourite: rows[0]?.isFavourite ?? false };
}

function isOn(list: typeof savedBook | typeof favouriteBook, profileId: string, bookId: string): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${list} where ${list.profileId} = ${profileId} and ${list.bookId} = ${bookId})`;
}

import { book } from '@letsread/catalogue/tables.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { removeMyBook as contract } from './contract.ts';
import { listedOf } from './listed.ts';
import type { ReadingContext } from './select-books.ts';
import { favouriteBook, readingPosition, savedBook } from './tables.ts';

/**
 * The specification has one call that removes a book, so without a list it undoes both that put one on a list. A
 * reader's place is their reading record and is not removed; it can only be put away.
 */
export async function removeMyBook(
  { database }: ReadingContext,
  { params: { profileId, bookId }, query: { list } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { db } = database;
  const known = await db.$count(book, eq(book.id, bookId));
  if (known === 0) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  const ofThis = (table: typeof savedBook | typeof favouriteBook | typeof readingPosition) =>
    and(eq(table.profileId, profileId), eq(table.bookId, bookId));
  if (list === undefined || list === 'myBooks') await db.delete(savedBook).where(ofThis(savedBook));
  if (list === undefined || list === 'favoriteBooks') await db.delete(favouriteBook).where(ofThis(favouriteBook));
  if (list === 'keepReading') {
    await db
      .update(readingPosition)
      .set({ putAwayAt: sql`now()` })
      .where(ofThis(readingPosition));
  }
  return listedOf(database, profileId, bookId);
}

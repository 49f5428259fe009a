import type { BookRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { removeMyBook as contract } from '../contract.ts';
import { listedOf } from './listed.ts';
import type { ReadingContext } from '../select-books.ts';

/**
 * The specification has one call that removes a book, so without a list it undoes both that put one on a list. A
 * reader's position is their reading record and is not removed; it can only be put away.
 */
export async function removeMyBook(
  { database }: ReadingContext,
  { params: { profileId, bookId }, query: { list } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { pool } = database;
  const { rows } = await pool.query<Pick<BookRow, 'id'>>(sql`select id from book where id = ${bookId}`);
  if (rows.length === 0) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  const ofThis = sql`profile_id = ${profileId} and book_id = book_now(${bookId})`;
  if (list === undefined || list === 'myBooks') await pool.query(sql`delete from saved_book where ${ofThis}`);
  if (list === undefined || list === 'favoriteBooks') await pool.query(sql`delete from favourite_book where ${ofThis}`);
  if (list === 'keepReading') await pool.query(sql`update reading_position set put_away_at = now() where ${ofThis}`);
  return listedOf(database, profileId, bookId);
}

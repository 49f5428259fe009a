import { cardColumns, cardTables } from '@letsread/catalogue/books/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { ReadingContext } from '../select-books.ts';
import { maxScaryBooks } from './contract.ts';
import type * as contract from './contract.ts';
import { isManySinceLook, isScary, readersInFives } from './scary-reviews.ts';

export async function listScaryBooks(
  { database, mediaUrl }: ReadingContext,
  { query, standing }: EndpointRequest<typeof contract.listScaryBooks>,
): Promise<EndpointOutput<typeof contract.listScaryBooks>> {
  // Within as many readers by the book: an order by how many they are exactly would tell what the fives do not.
  const { rows } = await database.pool.query<contract.ScaryBook>(sql`
    with scary as (
      select review.book_id, ${readersInFives} as readers from review
      where ${isScary} group by review.book_id having ${isManySinceLook})
    select ${cardColumns(mediaUrl)}, scary.readers
    from ${cardTables} join scary on scary.book_id = edition.book_id
    where edition.id = ${shownEdition(query.lId ?? englishLanguageId)} and ${mayEdit(standing, sql`edition.book_id`)}
    order by scary.readers desc, edition.book_id desc limit ${maxScaryBooks}`);
  return { items: rows };
}

export async function getScaryReaders(
  { database }: ReadingContext,
  { params: { bookId } }: EndpointRequest<typeof contract.getScaryReaders>,
): Promise<EndpointOutput<typeof contract.getScaryReaders>> {
  const { rows } = await database.pool.query<{ readers: number }>(
    sql`select ${readersInFives} as readers from review where review.book_id = book_now(${bookId}) and ${isScary}`,
  );
  return { readers: rows[0]?.readers ?? 0 };
}

/** A book that was taken back waits for nobody. */
function shownEdition(languageId: string): Sql {
  return sql`(
    select one.id from edition one where one.book_id = scary.book_id and one.status = 'published'
    order by one.language_id = ${languageId} desc, one.language_id = ${englishLanguageId} desc, one.variant, one.id limit 1)`;
}

import type { previewBook as contract } from '@letsread/catalogue/contract.ts';
import { previewBook as previewForAnyone } from '@letsread/catalogue/books/preview-book.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { listedOf } from './listed.ts';
import { positionIn, type Position, positionColumns } from '../positions/position-in-book.ts';
import type { ReadingContext } from '../select-books.ts';

/** The catalogue's answer, and with a profile what is the reader's own. */
export async function previewBook(
  context: ReadingContext,
  request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const book = await previewForAnyone(context, request);
  const { pId } = request.query;
  if (pId === undefined) return book;
  const { rows } = await context.database.pool.query<Position>(sql`
    select ${positionColumns} from reading_position where profile_id = ${pId} and book_id = ${book.bookId}`);
  const { page, furthest, finishedAt } = positionIn(rows[0] ?? null, book.pageCount);
  const { isFavourite } = await listedOf(context.database, pId, book.bookId);
  return { ...book, own: { isFavourite, page, furthest, finishedAt } };
}

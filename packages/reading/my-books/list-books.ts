import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type * as contract from '../contract.ts';
import { isOnReadAgain } from '../positions/position-in-book.ts';
import { type ReadingContext, selectBooksOfList, selectOpenedBooks } from '../select-books.ts';

export function listMyBooks(
  context: ReadingContext,
  { query }: EndpointRequest<typeof contract.listMyBooks>,
): Promise<EndpointOutput<typeof contract.listMyBooks>> {
  return selectBooksOfList(context, sql`saved_book`, query);
}

export function listFavouriteBooks(
  context: ReadingContext,
  { query }: EndpointRequest<typeof contract.listFavouriteBooks>,
): Promise<EndpointOutput<typeof contract.listFavouriteBooks>> {
  return selectBooksOfList(context, sql`favourite_book`, query);
}

export function listKeepReading(
  context: ReadingContext,
  { query }: EndpointRequest<typeof contract.listKeepReading>,
): Promise<EndpointOutput<typeof contract.listKeepReading>> {
  const isOnThisShelf = query.finished ? isOnReadAgain : sql`not ${isOnReadAgain}`;
  return selectOpenedBooks(
    context,
    sql`${isOnThisShelf} and not coalesce(reading_position.put_away_at >= reading_position.turned_at, false)`,
    query,
  );
}

import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, not, sql } from 'drizzle-orm';
import type * as contract from './contract.ts';
import { isOnReadAgain } from './place-in-book.ts';
import { type ReadingContext, selectKeptBooks, selectOpenedBooks } from './select-books.ts';
import { favouriteBook, readingPosition, savedBook } from './tables.ts';

export function listMyBooks(
  context: ReadingContext,
  { query }: CallRequest<typeof contract.listMyBooks>,
): Promise<CallOutput<typeof contract.listMyBooks>> {
  return selectKeptBooks(context, savedBook, query);
}

export function listFavouriteBooks(
  context: ReadingContext,
  { query }: CallRequest<typeof contract.listFavouriteBooks>,
): Promise<CallOutput<typeof contract.listFavouriteBooks>> {
  return selectKeptBooks(context, favouriteBook, query);
}

export function listKeepReading(
  context: ReadingContext,
  { query }: CallRequest<typeof contract.listKeepReading>,
): Promise<CallOutput<typeof contract.listKeepReading>> {
  const isPutAway = sql`coalesce(${readingPosition.putAwayAt} >= ${readingPosition.turnedAt}, false)`;
  return selectOpenedBooks(
    context,
    and(query.finished ? isOnReadAgain() : not(isOnReadAgain()), not(isPutAway)),
    query,
  );
}

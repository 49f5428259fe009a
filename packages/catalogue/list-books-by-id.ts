import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { inArray, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { listBooksById as contract } from './contract.ts';
import { selectCards } from './select-cards.ts';
import { edition } from './tables.ts';

export async function listBooksById(
  context: CatalogueContext,
  { params: { bookIds }, query: { lId } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const place = sql`array_position(${sql.param(bookIds)}::bigint[], ${edition.bookId})`;
  // Of a book's editions the one in the language stands before the others, and all of them before the next book's.
  const isInLanguage = lId === undefined ? sql`0` : sql`(${edition.languageId} = ${lId})::integer`;
  const { items } = await selectCards(context, {
    where: inArray(edition.bookId, bookIds),
    rank: sql<number>`(2 * (${bookIds.length}::integer - ${place}) + ${isInLanguage})`,
    limit: bookIds.length,
    cursor: undefined,
  });
  return { items };
}

import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listBooksById as contract } from '../contract.ts';
import { selectCards } from '../search/select-cards.ts';

export async function listBooksById(
  context: CatalogueContext,
  { params: { bookIds }, query: { lId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  // Devices keep numbers of books that were joined to others since.
  const requested = sql`array(select book_now(g.id) from unnest(${bookIds}::bigint[]) with ordinality as g (id, n) order by n)`;
  const position = sql`array_position(${requested}, edition.book_id)`;
  // Of a book's editions the one in the language stands before the others, and all of them before the next book's.
  const isInLanguage = lId === undefined ? sql`0` : sql`(edition.language_id = ${lId})::integer`;
  const { items } = await selectCards(context, {
    where: sql`edition.book_id = any (${requested})`,
    rank: sql`(2 * (${bookIds.length}::integer - ${position}) + ${isInLanguage})`,
    limit: bookIds.length,
    cursor: undefined,
    preparedAs: 'books-by-id',
  });
  return { items };
}

import { and } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { suggestSearch as contract } from './contract.ts';
import { queryIndex } from './query-index.ts';
import { maxSuggestions, suggestFromIndex } from './index/suggest-from-index.ts';
import { searchedNames } from './searched-words.ts';
import { selectCards } from './select-cards.ts';

/** From the index of this host; titles from the database while there is none. */
export async function suggestSearch(
  context: CatalogueContext,
  { query: { q, lId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const typed = q.trim();
  if (typed === '') return { items: [] };
  const items = await queryIndex(context, (reader) => suggestFromIndex(reader, { typed, languageId: lId }));
  if (items !== undefined) return { items };
  const named = await selectCards(context, {
    where: and(searchedNames(typed), lId === undefined ? undefined : sql`edition.language_id = ${lId}`),
    limit: maxSuggestions,
    cursor: undefined,
  });
  return { items: named.items.map((book) => ({ kind: 'title', text: book.title, book, tagId: null })) };
}

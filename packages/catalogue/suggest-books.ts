import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { suggestBooks as contract } from './contract.ts';
import { selectCards } from './select-cards.ts';
import { edition } from './tables.ts';

/** Minutes since 2000: newer editions rank higher. A whole number, as cursors need it. */
const newestFirst: SQL<number> = sql<number>`(extract(epoch from ${edition.publishedAt} - timestamptz '2000-01-01') / 60)::integer`;

export async function suggestBooks(
  context: CatalogueContext,
  { query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return selectCards(context, {
    where: query.language_id === undefined ? undefined : eq(edition.languageId, query.language_id),
    ...(query.new ? { rank: newestFirst } : {}),
    limit: query.limit,
    cursor: query.cursor,
  });
}

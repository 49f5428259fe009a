import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { searchBooks as contract } from '../contract.ts';
import { queryIndex } from './query-index.ts';

type Query = EndpointRequest<typeof contract>['query'];

/** A search that is narrowed down to a tag that was joined to another, as an old link says it, is narrowed down to that one. */
export async function withStandingTags(context: CatalogueContext, query: Query): Promise<Query> {
  if (query.tag === undefined) return query;
  const ids = query.tag.split(',');
  // The index has those that are not gone: the database is asked for no others.
  const isKnown = await queryIndex(context, (reader) => ids.every((id) => reader.tags().has(id)));
  if (isKnown === true) return query;
  const { rows } = await context.database.pool.query<{ id: string; now: string | null }>(sql`
    select tag.id, tag_now(tag.id) as now from tag where tag.removed_at is not null and tag.id::text = any (${ids}::text[])`);
  const nowOf = new Map(rows.map(({ id, now }) => [id, now]));
  return { ...query, tag: ids.map((id) => nowOf.get(id) ?? id).join(',') };
}

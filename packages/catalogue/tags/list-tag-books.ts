import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listTagBooks as contract } from '../contract.ts';
import { selectTags } from './list-tags.ts';
import { selectMostRead } from '../search/select-cards.ts';

export async function listTagBooks(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [found] = await selectTags(context, query.lId, sql`tag.id = tag_now(${params.tagId})`);
  if (found === undefined) throw new Problem('tag-not-found', 404, { detail: 'There is no tag with this id.' });
  const books = await selectMostRead(context, {
    filter: { tagIds: [found.id], languageId: query.lId },
    limit: query.limit,
    cursor: query.cursor,
  });
  return { ...books, tag: found, total: found.count };
}

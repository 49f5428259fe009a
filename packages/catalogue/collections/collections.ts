import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type * as contract from '../contract.ts';
import { selectCollections } from './select-collections.ts';
import { standsToday } from './stands-today.ts';

export async function listCollections(
  context: CatalogueContext,
  { query: { lId, limit } }: EndpointRequest<typeof contract.listCollections>,
): Promise<EndpointOutput<typeof contract.listCollections>> {
  const isShown = sql`${standsToday} and exists (select from collection_book where collection_book.collection_id = collection.id)`;
  return { items: await selectCollections(context, isShown, { languageId: lId, limit, offset: 0 }) };
}

export function getCollection(
  context: CatalogueContext,
  { params, query: { lId, limit } }: EndpointRequest<typeof contract.getCollection>,
): Promise<contract.Collection> {
  return requireCollection(context, sql`collection.id = ${params.id}`, { languageId: lId, limit, offset: 0 });
}

export function getCollectionBySlug(
  context: CatalogueContext,
  { params, query: { lId, limit } }: EndpointRequest<typeof contract.getCollectionBySlug>,
): Promise<contract.Collection> {
  const slug = params.slug.normalize('NFC').toLowerCase();
  return requireCollection(context, sql`collection.slug = ${slug}`, { languageId: lId, limit, offset: 0 });
}

export async function listCollectionBooks(
  context: CatalogueContext,
  { params, query: { lId, limit, page } }: EndpointRequest<typeof contract.listCollectionBooks>,
): Promise<EndpointOutput<typeof contract.listCollectionBooks>> {
  const part = { languageId: lId, limit, offset: (page - 1) * limit };
  const { books, total } = await requireCollection(context, sql`collection.id = ${params.id}`, part);
  return { items: books, page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

async function requireCollection(
  context: CatalogueContext,
  which: Sql,
  part: Parameters<typeof selectCollections>[2],
): Promise<contract.Collection> {
  const [found] = await selectCollections(context, which, part);
  if (found === undefined) throw new Problem('collection-not-found', 404, { detail: 'There is no such collection.' });
  return found;
}

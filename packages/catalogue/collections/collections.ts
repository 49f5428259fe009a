import { preparedForms } from '@letsread/database/sql.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { id } from '@letsread/http/values.ts';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { CatalogueContext } from '../context.ts';
import type * as contract from '../contract.ts';
import { isThere, selectCollections } from './select-collections.ts';
import { standsToday } from './stands-today.ts';

/** Of a cursor of collections: the place of the last one. */
const lastPlace = z.tuple([z.int32(), id]);

export async function listCollections(
  context: CatalogueContext,
  { query: { lId, limit, cursor, books } }: EndpointRequest<typeof contract.listCollections>,
): Promise<EndpointOutput<typeof contract.listCollections>> {
  const { total, places } = await selectPlaces(context, { languageId: lId, after: cursor, limit: limit + 1 });
  const ids = places.slice(0, limit).map((place) => place.id);
  const last = places[limit - 1];
  const which = sql`collection.id = any (${ids}::bigint[])`;
  return {
    items: await selectCollections(context, which, { languageId: lId, limit: books, offset: 0 }),
    total,
    ...(places.length > limit && last ? { cursor: writeCursor([last.position, last.id]) } : {}),
  };
}

/** Of those that stand there today and have books: how many there are, and where a part of them stands. */
async function selectPlaces(
  { database }: CatalogueContext,
  { languageId, after, limit }: { languageId: string | undefined; after: string | undefined; limit: number },
): Promise<{ total: number; places: { id: string; position: number }[] }> {
  const last = readCursor(after, lastPlace);
  const isAfter = last === undefined ? sql`true` : sql`(position, id) > (${last[0]}, ${last[1]})`;
  const { rows } = await database.pool.query<{ total: number; places: { id: string; position: number }[] }>(
    preparedForms(
      'places-of-collections',
      sql`
    with shown as (
      select collection.id, collection.position from collection
      where collection.removed_at is null and ${standsToday}
        and exists (select from collection_book where collection_book.collection_id = collection.id and ${isThere(languageId)})),
    part as (select * from shown where ${isAfter} order by position, id limit ${limit})
    select (select count(*)::integer from shown) as total,
      (select coalesce(json_agg(json_build_object('id', id::text, 'position', position) order by position, id), '[]') from part) as places`,
    ),
  );
  return rows[0] ?? { total: 0, places: [] };
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

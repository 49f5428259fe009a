import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { CatalogueContext } from '../context.ts';
import type { listRevisions as contract } from './contract.ts';
import { requireEdition } from './edition-state.ts';
import { selectRevisions } from './record-revisions.ts';

export async function listRevisions(
  { database: { pool } }: CatalogueContext,
  { params, query: { limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await requireEdition(pool, params);
  const [before] = readCursor(cursor, z.tuple([id])) ?? [null];
  const found = await selectRevisions(
    pool,
    sql`(r.edition_id = ${params.editionId} or r.book_id = ${params.bookId})
      and (${before}::bigint is null or r.id < ${before}::bigint)`,
    limit + 1,
  );
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(found.length > limit && last !== undefined ? { cursor: writeCursor([last.id]) } : {}) };
}

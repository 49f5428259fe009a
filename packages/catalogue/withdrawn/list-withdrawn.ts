import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listWithdrawn as contract } from './contract.ts';

export async function listWithdrawn(
  { database }: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  // What was published by mistake is a draft again, and taken back as well.
  const { rows } = await database.pool.query<{ editionId: string }>(sql`
    select id as "editionId" from edition
    where id = any (${params.editionIds}::bigint[]) and status <> 'published' and published_at is not null
    order by id`);
  return { items: rows };
}

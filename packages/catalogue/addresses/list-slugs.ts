import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { utc } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { type listSlugParts as partsContract, type listSlugs as contract, maxSlugsInPart } from './contract.ts';

export async function listSlugParts({
  database,
}: Pick<CatalogueContext, 'database'>): Promise<EndpointOutput<typeof partsContract>> {
  return { parts: await partsOfSlugs(database, maxSlugsInPart) };
}

export async function listSlugs(
  { database }: Pick<CatalogueContext, 'database'>,
  { params }: Pick<EndpointRequest<typeof contract>, 'params'>,
): Promise<EndpointOutput<typeof contract>> {
  const editions = await slugsOfPart(database, { part: params.part, size: maxSlugsInPart });
  if (editions.length === 0)
    throw new Problem('part-not-found', 404, { detail: 'No published edition is in this part.' });
  return { slugs: editions.map(({ slug }) => slug), updatedAt: editions.map(({ updatedAt }) => updatedAt) };
}

type Database = CatalogueContext['database'];

/**
 * A part has so many ids, whatever has become of their editions: so none is counted, none moves from one part to another, and
 * none is ever left out. From one part the next that has a published edition is looked for.
 */
export async function partsOfSlugs({ pool }: Database, size: number): Promise<number[]> {
  const { rows } = await pool.query<{ part: number }>(sql`
    with recursive part as (
      select (min(id) - 1) / ${size}::bigint + 1 as number from edition where status = 'published'
      union all
      select ((select min(id) from edition where status = 'published' and id > part.number * ${size}::bigint) - 1)
        / ${size}::bigint + 1
      from part where part.number is not null)
    select number::float8 as part from part where number is not null order by number`);
  return rows.map(({ part }) => part);
}

export async function slugsOfPart(
  { pool }: Database,
  { part, size }: { part: number; size: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  const { rows } = await pool.query<{ slug: string; updatedAt: string }>(sql`
    select slug, ${utc(sql`updated_at`)} as "updatedAt" from edition
    where status = 'published' and id > (${part}::bigint - 1) * ${size}::bigint and id <= ${part}::bigint * ${size}::bigint
    order by id`);
  return rows;
}

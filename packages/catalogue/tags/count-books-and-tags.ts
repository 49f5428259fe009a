import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { countBooksAndTags as contract } from '../contract.ts';
import { selectTags } from './list-tags.ts';

type Totals = Omit<EndpointOutput<typeof contract>, 'totalTags'>;

export async function countBooksAndTags(context: CatalogueContext): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await context.database.pool.query<Totals>(sql`
    select count(distinct book_id)::integer as "totalBooks", count(*)::integer as "totalEditions",
      count(distinct language_id)::integer as "totalLanguages"
    from edition where status = 'published'`);
  const tags = await selectTags(context, undefined);
  return {
    totalBooks: 0,
    totalEditions: 0,
    totalLanguages: 0,
    ...rows[0],
    totalTags: tags.filter((one) => one.count > 0).length,
  };
}

import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { countBooksAndTags as contract } from '../contract.ts';

type Totals = EndpointOutput<typeof contract>;

export async function countBooksAndTags(context: CatalogueContext): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await context.database.pool.query<Totals>(sql`
    select coalesce(sum(books) filter (where tag_id = 0), 0)::integer as "totalBooks",
      coalesce(sum(editions) filter (where tag_id = 0), 0)::integer as "totalEditions",
      (select count(*)::integer from language where published_books > 0) as "totalLanguages",
      count(distinct tag_id) filter (where tag_id > 0 and books > 0)::integer as "totalTags"
    from book_count where language_id = 0`);
  return { totalBooks: 0, totalEditions: 0, totalLanguages: 0, totalTags: 0, ...rows[0] };
}

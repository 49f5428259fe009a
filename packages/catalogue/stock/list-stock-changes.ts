import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { tagNameIn, utc } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { mayEdit } from '../editors/editable-books.ts';
import type { listStockChanges as contract, StockChange } from './contract.ts';
import { undoDays } from './record-change.ts';
import { collectionNameIn } from './stock-columns.ts';

export async function listStockChanges(
  { database: { pool } }: Pick<CatalogueContext, 'database'>,
  { query: { namesIn, limit }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isLibrarian = standing.roles.includes('LIBRARIAN');
  const { rows } = await pool.query<StockChange>(sql`
    select c.id, ${utc(sql`c.at`)} as at, c.action, own.title, own.count,
      case
        when c.action like '%theme' then (select ${tagNameIn(namesIn)} from tag where tag.id = c.object_id)
        when c.action like '%collection'
          then (select ${collectionNameIn(namesIn)} from collection where collection.id = c.object_id)
        when c.action like '%team' then (select team.name from team where team.id = c.object_id) end as object
    from shelf_change c
    cross join lateral (
      select min(edition.title) as title, count(*)::integer as count
      from shelf_change_edition p join edition on edition.id = p.edition_id
      where p.change_id = c.id and ${mayEdit(standing, sql`edition.book_id`)}) as own
    where c.undone_at is null and c.at > now() - make_interval(days => ${undoDays}) and own.count > 0
      and (${isLibrarian} or c.action not like '%team')
    order by c.id desc limit ${limit}`);
  return { items: rows };
}

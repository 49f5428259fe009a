import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listBooksNear as contract } from './contract.ts';
import { selectCards } from '../search/select-cards.ts';
import { hasSlug } from '../books/has-slug.ts';

/** A theme in common counts more than the same level. */
export async function listBooksNear(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await context.database.pool.query<{ bookId: string; languageId: string; level: number | null }>(sql`
    select edition.book_id as "bookId", edition.language_id as "languageId", book.level
    from edition join book on book.id = edition.book_id
    where edition.status <> 'draft' and ${hasSlug(params.slug)}`);
  const [found] = rows;
  if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'No book has or had this slug.' });
  const { bookId, languageId, level } = found;
  const { items } = await selectCards(context, {
    where: sql`edition.language_id = ${languageId} and edition.book_id <> ${bookId}`,
    rank: sql`(2 * (
        select count(*) from book_tag join book_tag own using (tag_id)
        where book_tag.book_id = edition.book_id and own.book_id = ${bookId})
      + (book.level is not distinct from ${level}::smallint)::integer)::integer`,
    limit: query.limit,
    cursor: undefined,
  });
  return { items };
}

import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listBooksNear as contract } from './contract.ts';
import { showCards } from '../search/select-cards.ts';
import { hasSlug } from '../books/has-slug.ts';

interface Found {
  bookId: string;
  languageId: string;
  level: number | null;
  tagIds: string[];
}

/** A theme in common counts more than the same level. */
export async function listBooksNear(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await context.database.pool.query<Found>(sql`
    select edition.book_id as "bookId", edition.language_id as "languageId", book.level,
      array(select book_tag.tag_id from book_tag where book_tag.book_id = edition.book_id) as "tagIds"
    from edition join book on book.id = edition.book_id
    where edition.status <> 'draft' and ${hasSlug(params.slug)}`);
  const [found] = rows;
  if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'No book has or had this slug.' });
  const { bookId, languageId, level, tagIds } = found;
  // A sum: a query of its own for each book of the language took most of the time. One form for each number of themes.
  const inCommon = tagIds.reduce(
    (sum, id) => sql`${sum} + (${id}::bigint = any (counted_book.tag_ids))::integer`,
    sql`0`,
  );
  const { items } = await showCards(context, {
    chosen: sql`
      select best.id, near.book_id, near.rank, near.reads from (
        select book.id as book_id, book.reads, 2 * (${inCommon}) + (counted_book.level = ${level ?? 0})::integer as rank
        from counted_book join book on book.id = counted_book.book_id
        where counted_book.language_id = ${languageId} and counted_book.book_id <> ${bookId}
        order by rank desc, reads desc, book_id desc limit ${query.limit}) as near
      join lateral (
        select one.id from edition one
        where one.book_id = near.book_id and one.language_id = ${languageId} and one.status = 'published'
        order by one.variant, one.id limit 1) as best on true`,
    limit: query.limit,
    preparedAs: 'books-near',
  });
  return { items };
}

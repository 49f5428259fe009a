import { type BookFilter, matchesFilter } from '@letsread/catalogue/search/book-filter.ts';
import { isCounted } from '@letsread/catalogue/search/count-books.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { and } from '@letsread/database/sql.ts';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Further down it is cheaper to look at all editions at once. */
const mostWalked = 300;

/** When an edition arrived, as a rank: a second. */
export const secondOfArrival = sql`extract(epoch from edition.published_at)::bigint`;

/**
 * The newest of `chosenEditions` ranked by `secondOfArrival`, and with its columns, read in the order of their arrival until there are
 * enough; those of the last one's second are among them, as how often they are read decides between them. Undefined where they stand
 * too far down, and for a filter that asks for more of an edition than its language.
 */
export function newestEditions({
  filter,
  languageId,
  max,
}: {
  filter: BookFilter;
  languageId: string;
  max: number;
}): Sql | undefined {
  if (!isCounted(filter) || max > mostWalked) return undefined;
  const isAsked = filter.languageId === undefined ? empty : sql`and one.language_id = ${filter.languageId}`;
  // All else that is asked for is the same of all editions of a book. A condition that is a query is taken to hold for every second
  // row, so that the planner expects to be done soon.
  const isChosen = sql`(
    select one.id = edition.id from edition one where one.book_id = edition.book_id and one.status = 'published' ${isAsked}
    order by one.language_id = ${languageId} desc, one.language_id = ${englishLanguageId} desc, one.variant, one.id limit 1)`;
  const chosen = (when: Sql | undefined) => sql`
    select edition.id, edition.book_id, edition.published_at, ${secondOfArrival} as rank, book.reads
    from edition join book on book.id = edition.book_id
    where ${and(sql`edition.status = 'published'`, matchesFilter(filter), when, isChosen)}`;
  return sql`
    with newest as materialized (
      ${chosen(undefined)} order by edition.published_at desc fetch first (${max}::integer) rows with ties),
    last as (select min(published_at) as published_at, min(rank) as rank from newest)
    select id, book_id, rank, reads from newest
    union all select id, book_id, rank, reads from (${chosen(
      sql`edition.published_at < (select last.published_at from last)
        and edition.published_at >= to_timestamp((select last.rank from last) - 0.5)`,
    )}) as beside`;
}

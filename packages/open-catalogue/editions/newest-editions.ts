import { type BookFilter, matchesFilter } from '@letsread/catalogue/search/book-filter.ts';
import { isCounted } from '@letsread/catalogue/search/count-books.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { and, literalCount } from '@letsread/database/sql.ts';
import { isAfter, type ListPosition } from './list-position.ts';
import sql, { type Sql } from 'sql-template-tag';

/** So many are looked at: what pages 1 to 5, 10 and 20 need, so that few plans are kept. Further down it is cheaper to look at all at once. */
const walks = [31, 61, 91, 121, 151, 301, 601];

/** Of a level with fewer books in all languages all are looked at: they may stand far apart. */
const fewBooks = 1000;

/** When an edition arrived, as a rank: a second. */
export const secondOfArrival = sql`extract(epoch from edition.published_at)::bigint`;

/**
 * The newest of `chosenEditions` ranked by `secondOfArrival`, and with its columns, read in the order of their arrival until there are
 * enough; those of the last one's second are among them, as how often they are read decides between them. From a place on they are
 * as near as the first ones. Undefined where they stand too far down or too far apart, and for a filter that asks for more of an edition
 * than its language.
 */
export function newestEditions({
  filter,
  languageId,
  max,
  total,
  after,
}: {
  filter: BookFilter;
  /** Books that the filter lets through. */
  total: number;
  languageId: string;
  max: number;
  after?: ListPosition | undefined;
}): Sql | undefined {
  const { languageId: only, levels } = filter;
  const walked = walks.find((editions) => editions >= max);
  if (!isCounted(filter) || walked === undefined) return undefined;
  if (levels && only === undefined && total < fewBooks) return undefined;
  const isAsked = (edition: Sql) => (only === undefined ? undefined : sql`${edition}.language_id = ${only}`);
  const fitness = (edition: Sql) =>
    sql`(${edition}.language_id = ${languageId}, ${edition}.language_id = ${englishLanguageId}, -${edition}.variant, -${edition}.id)`;
  // All else that is asked for is the same of all editions of a book.
  const better = sql`select from edition one where ${and(
    sql`one.book_id = book.id and one.status = 'published'`,
    isAsked(sql`one`),
    sql`${fitness(sql`one`)} > ${fitness(sql`edition`)}`,
  )}`;
  const isBehind =
    after &&
    and(
      sql`edition.published_at < to_timestamp(${after.rank + 0.5})`,
      isAfter(after, secondOfArrival, sql`book.reads`, sql`edition.book_id`),
    );
  // A book that is limited to one is looked for edition by edition, never all of them at once, however few the planner takes them for.
  const chosen = (when: Sql | undefined) => sql`
    select edition.id, edition.book_id, edition.published_at, ${secondOfArrival} as rank, book.reads
    from edition cross join lateral (
      select book.reads from book
      where ${and(sql`book.id = edition.book_id`, matchesFilter(filter), sql`not exists (${better})`)} limit 1) as book
    where ${and(sql`edition.status = 'published'`, isAsked(sql`edition`), isBehind, when)}`;
  return sql`
    with newest as materialized (
      ${chosen(undefined)} order by edition.published_at desc fetch first ${literalCount(walked)} rows with ties),
    last as (select min(published_at) as published_at, min(rank) as rank from newest)
    select id, book_id, rank, reads from newest
    union all select id, book_id, rank, reads from (${chosen(
      sql`edition.published_at < (select last.published_at from last)
        and edition.published_at >= to_timestamp((select last.rank from last) - 0.5)`,
    )}) as beside`;
}

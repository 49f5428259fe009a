import sql, { type Sql } from 'sql-template-tag';

/** What was read most in so many days stands first on the shelves of home. */
export const daysOfShelves = 30;

/** SQL: whether a row of `book_opening` is of the last days. */
export function isOfLastDays(days: number): Sql {
  return sql`book_opening.day > (now() at time zone 'UTC')::date - ${days}::integer`;
}

/**
 * SQL: how often the books in a language were opened in the last 30 days, in all languages; one row for each that was. Of all of
 * them together: asked for book by book, it took more than half of what ranking them took.
 */
export function recentReadsIn(languageId: string): Sql {
  return sql`
    select book_opening.book_id, sum(book_opening.count)::integer as reads
    from counted_book join book_opening on book_opening.book_id = counted_book.book_id
    where counted_book.language_id = ${languageId} and ${isOfLastDays(daysOfShelves)}
    group by book_opening.book_id`;
}

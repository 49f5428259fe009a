import sql from 'sql-template-tag';

/** SQL: how often a row of `book` was opened in the last 30 days, in all languages. */
export const recentReads = sql`(
  select coalesce(sum(book_opening.count), 0)::integer from book_opening
  where book_opening.book_id = book.id and book_opening.day > (now() at time zone 'UTC')::date - 30)`;

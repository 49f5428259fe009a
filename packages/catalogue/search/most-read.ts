import { and, literalCount } from '@letsread/database/sql.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { englishLanguageId } from '../contract.ts';
import { type BookFilter, hasLevel } from './book-filter.ts';
import { isCounted } from './count-books.ts';

interface MostRead {
  filter: BookFilter;
  limit: number;
  offset?: number;
  /** The reads and the book after which the part begins. */
  after?: readonly [reads: number, bookId: string] | undefined;
  /** The language in which a book is shown if it can be. */
  languageId?: string;
}

/**
 * A part of the books that a filter lets through, the most read first, with the edition in which each is shown: as
 * `chosenEditions` has them, and with its columns, but only the books of the part are looked at. Undefined for a filter that asks
 * for more of an edition than its language.
 */
export function mostReadEditions({ filter, limit, offset = 0, after, languageId }: MostRead): Sql | undefined {
  if (!isCounted(filter)) return undefined;
  const { levels, tagIds } = filter;
  const which = and(
    sql`counted_book.language_id = ${filter.languageId ?? 0}`,
    levels && hasLevel(levels),
    tagIds &&
      sql`exists (select from book_tag where book_tag.book_id = book.id and book_tag.tag_id = any (${tagIds}::bigint[]))`,
    after && sql`(book.reads, book.id) < (${after[0]}, ${after[1]})`,
  );
  const isPreferred = languageId === undefined ? empty : sql`one.language_id = ${languageId} desc, `;
  const skipped = offset === 0 ? empty : sql` offset ${offset}`;
  return sql`
    select best.id, place.id as book_id, 0 as rank, place.reads from (
      select book.id, book.reads from counted_book join book on book.id = counted_book.book_id
      where ${which} order by book.reads desc, book.id desc limit ${literalCount(limit)}${skipped}) as place
    join lateral (
      select one.id from edition one
      where ${and(
        sql`one.book_id = place.id and one.status = 'published'`,
        filter.languageId === undefined ? undefined : sql`one.language_id = ${filter.languageId}`,
      )}
      order by ${isPreferred}one.language_id = ${englishLanguageId} desc, one.variant, one.id limit 1) as best on true`;
}

import { and, literalCount } from '@letsread/database/sql.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { englishLanguageId } from '../contract.ts';
import { type BookFilter, hasLevel } from './book-filter.ts';
import { isCounted } from './count-books.ts';

/** So many books are gathered and put in order in a few milliseconds. */
const fewBooks = 3000;

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
  const isPreferred = languageId === undefined ? empty : sql`one.language_id = ${languageId} desc, `;
  return sql`
    select best.id, place.id as book_id, 0 as rank, place.reads from (${placesOf(filter, after, { limit, offset })}) as place
    join lateral (
      select one.id from edition one
      where ${and(
        sql`one.book_id = place.id and one.status = 'published'`,
        filter.languageId === undefined ? undefined : sql`one.language_id = ${filter.languageId}`,
      )}
      order by ${isPreferred}one.language_id = ${englishLanguageId} desc, one.variant, one.id limit 1) as best on true`;
}

/** The books of the part, with their reads. */
function placesOf(
  filter: BookFilter,
  after: MostRead['after'],
  { limit, offset }: Required<Pick<MostRead, 'limit' | 'offset'>>,
): Sql {
  const { languageId, levels, tagIds } = filter;
  const inLanguage = sql`counted_book.language_id = ${languageId ?? 0}`;
  const asked = [levels && hasLevel(levels), after && sql`(book.reads, book.id) < (${after[0]}, ${after[1]})`];
  const skipped = offset === 0 ? empty : sql` offset ${offset}`;
  const part = sql`order by book.reads desc, book.id desc limit ${literalCount(limit)}${skipped}`;
  const hasTag =
    tagIds &&
    sql`exists (select from book_tag where book_tag.book_id = book.id and book_tag.tag_id = any (${tagIds}::bigint[]))`;
  const walked = (isWalked?: Sql) => sql`
    select book.id, book.reads from counted_book join book on book.id = counted_book.book_id
    where ${and(inLanguage, hasTag, ...asked, isWalked)} ${part}`;
  if (languageId === undefined || tagIds === undefined) return walked();
  // Of a small language one would walk past nearly all books of the library: there all of its books are read, and only one of the two is done.
  const isSmall = sql`(select published_books from language where id = ${languageId}) <= ${fewBooks}`;
  return sql`
    (${walked(sql`not ${isSmall}`)}) union all (
      select book.id, book.reads from (
        select book_id from counted_book where ${inLanguage} and tag_ids && ${tagIds}::bigint[] offset 0) as own
      join book on book.id = own.book_id
      where ${and(isSmall, ...asked)} ${part})`;
}

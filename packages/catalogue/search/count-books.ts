import { and, preparedForms } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { type BookFilter, hasLevel, matchesFilter } from './book-filter.ts';
import { searchedWords } from './searched-words.ts';

/** How many books have a published edition that a filter lets through: of what triggers count, else one by one. */
export async function countBooks({ database }: CatalogueContext, filter: BookFilter): Promise<number> {
  const counted = countedRows(filter);
  const { rows } = await database.pool.query<{ total: number }>(
    counted === undefined
      ? sql`
        select count(distinct edition.book_id)::integer as total
        from edition join book on book.id = edition.book_id
        where edition.status = 'published' and (${matchesFilter(filter)})`
      : preparedForms(
          'count-books',
          sql`select coalesce(sum(book_count.books), 0)::integer as total from book_count where ${counted}`,
        ),
  );
  return rows[0]?.total ?? 0;
}

/**
 * Which rows of `book_count` together have the books of a filter, of one language or of all; undefined where it asks for what is
 * not counted there. A level is null here as it is on a book.
 */
export function countedRows(
  { languageId, ...filter }: BookFilter,
  language: Sql = sql`book_count.language_id = ${languageId ?? 0}`,
): Sql | undefined {
  const { levels, tagIds = ['0'] } = filter;
  const [tagId] = tagIds;
  if (!isCounted(filter) || tagIds.length !== 1) return undefined;
  return and(language, sql`book_count.tag_id = ${tagId}`, levels && hasLevel(levels, sql`nullif(book_count.level, 0)`));
}

/** Whether a filter asks only for what `counted_book` knows: a language, levels and tags. */
export function isCounted({ collectionId, lengths, isNarrated, isSigned, words = '' }: BookFilter): boolean {
  return (
    collectionId === undefined &&
    lengths === undefined &&
    isNarrated !== true &&
    isSigned !== true &&
    searchedWords(words) === undefined
  );
}

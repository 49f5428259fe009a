import { and, preparedForms } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { type BookFilter, hasLevel, matchesFilter } from './book-filter.ts';
import { searchedWords } from './searched-words.ts';

/** How many books have a published edition that a filter lets through: by what triggers count, else one by one. */
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
          sql`select coalesce(sum(book_count.books), 0)::integer as total from ${counts(filter)} where ${counted}`,
        ),
  );
  return rows[0]?.total ?? 0;
}

/** What `book_count` has of all books: its rows, or those of the books on a shelf, counted now under the same name. */
export function counts({ collectionId }: BookFilter): Sql {
  if (collectionId === undefined) return sql`book_count`;
  return sql`(
    select counted_book.language_id, counted_book.level, 0::bigint as tag_id, count(*)::integer as books
    from collection_book join counted_book on counted_book.book_id = collection_book.book_id
    where collection_book.collection_id = ${collectionId} group by 1, 2) as book_count`;
}

/**
 * Which rows of `counts` together have the books of a filter, of one language or of all; undefined where it asks for what is
 * not counted there. A level is null here as it is on a book.
 */
export function countedRows(
  { languageId, ...filter }: BookFilter,
  language: Sql = sql`book_count.language_id = ${languageId ?? 0}`,
): Sql | undefined {
  const { levels, tagIds = ['0'], collectionId } = filter;
  const [tagId] = tagIds;
  if (!isCounted({ ...filter, collectionId: undefined }) || tagIds.length !== 1) return undefined;
  if (collectionId !== undefined && tagId !== '0') return undefined;
  return and(language, sql`book_count.tag_id = ${tagId}`, levels && hasLevel(levels, sql`nullif(book_count.level, 0)`));
}

/** Whether a filter asks only for what `counted_book` knows: a language, levels and tags. */
export function isCounted(filter: BookFilter): boolean {
  const { collectionId, lengths, isNarrated, isSigned, signLanguages, words = '' } = filter;
  return (
    collectionId === undefined &&
    lengths === undefined &&
    isNarrated !== true &&
    isSigned !== true &&
    signLanguages === undefined &&
    searchedWords(words) === undefined
  );
}

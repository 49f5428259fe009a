import { cardColumns, cardTables } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { ReadersBook } from './contract.ts';
import { microseconds } from './microseconds.ts';
import { positionIn, type Position, positionColumns } from './positions/position-in-book.ts';

/** What the calls of reading are given. */
export type ReadingContext = CatalogueContext;

interface List {
  pId: string;
  lId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const lastKeys = z.tuple([z.string().regex(/^\d{1,17}$/), id]);

/** Books of a list that a reader keeps, "saved_book" or "favourite_book", the one added last first. */
export function selectBooksOfList(context: ReadingContext, table: Sql, list: List) {
  const books = sql`select book_id, ${microseconds(sql`added_at`)} from ${table} where profile_id = ${list.pId}`;
  return selectListed(context, books, list);
}

/** Books that a reader has opened and that match, the one read last first. */
export function selectOpenedBooks(context: ReadingContext, where: Sql, list: List) {
  const books = sql`
    select book_id, ${microseconds(sql`turned_at`)} from reading_position where profile_id = ${list.pId} and ${where}`;
  return selectListed(context, books, list);
}

type ListedBook = BookCard & (Position | { [Name in keyof Position]: null }) & { since: string };

/**
 * One card a book, of the edition in the language last read, else in the one asked for, else English, else the
 * oldest. A book without a published edition is left out: it was withdrawn.
 */
async function selectListed(
  context: ReadingContext,
  books: Sql,
  { pId, lId, limit, cursor }: List,
): Promise<{ items: ReadersBook[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const isAfter =
    after === undefined ? sql`true` : sql`(listed.since, listed.book_id) < (${after[0]}::bigint, ${after[1]}::bigint)`;
  const { rows } = await context.database.pool.query<ListedBook>(sql`
    select ${cardColumns(context.mediaUrl)}, ${positionColumns}, listed.since
    from (${books}) as listed (book_id, since)
    left join reading_position
      on reading_position.profile_id = ${pId} and reading_position.book_id = listed.book_id
    join lateral (
      select other.id from edition other
      where other.book_id = listed.book_id and other.status = 'published'
      order by other.language_id = reading_position.language_id desc nulls last,
        ${lId === undefined ? empty : sql`other.language_id = ${lId} desc,`}
        other.language_id = ${englishLanguageId} desc, other.variant, other.id
      limit 1) as best on true
    join (${cardTables}) on edition.id = best.id
    where ${isAfter}
    order by listed.since desc, listed.book_id desc limit ${limit + 1}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toReadersBook),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.since, last.bookId]) } : {}),
  };
}

function toReadersBook(row: ListedBook): ReadersBook {
  const { since: _since, pages: _pages, furthestPage: _furthestPage, furthestPages: _furthestPages, ...card } = row;
  return { ...card, ...positionIn(row.page === null ? null : row, row.pageCount) };
}

import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cardColumns, cardTables } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { BookCard } from '../contract.ts';
import { type BookFilter, matchesFilter } from './book-filter.ts';
import { chosenEditions, type EditionChoice } from './chosen-editions.ts';
import { mostReadEditions } from './most-read.ts';

interface Page extends EditionChoice {
  limit: number;
  cursor: string | undefined;
}

/** Of a cursor of cards: the rank, the reads and the book of the last one. */
export const lastKeys = z.tuple([z.int32(), z.number().int(), id]);

/**
 * Cards of the editions that match, one a book: the best ranked edition, else English, else the oldest.
 * Sorted by rank, then by how often the book is read, then newest first, so the same input gives the same order.
 * @throws Problem invalid-input for a cursor of another list.
 */
export async function selectCards(
  context: CatalogueContext,
  { limit, cursor, ...choice }: Page,
): Promise<{ items: BookCard[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const isAfter =
    after === undefined ? sql`true` : sql`(rank, reads, book_id) < (${after[0]}, ${after[1]}, ${after[2]})`;
  return showCards(context, {
    chosen: sql`
      select * from (${chosenEditions(choice)}) as one where ${isAfter}
      order by rank desc, reads desc, book_id desc limit ${limit + 1}`,
    limit,
  });
}

/** Cards of the most read books that a filter lets through: the same as of `selectCards`, without looking at all of them. */
export async function selectMostRead(
  context: CatalogueContext,
  { filter, limit, cursor }: { filter: BookFilter; limit: number; cursor: string | undefined },
): Promise<{ items: BookCard[]; cursor?: string }> {
  const [rank, reads, bookId] = readCursor(cursor, lastKeys) ?? [];
  const after = reads === undefined || bookId === undefined ? undefined : ([reads, bookId] as const);
  const chosen = mostReadEditions({ filter, limit: limit + 1, after });
  // A cursor of another list may have another rank.
  if (chosen === undefined || (rank ?? 0) !== 0)
    return selectCards(context, { where: matchesFilter(filter), limit, cursor });
  return showCards(context, { chosen, limit });
}

/** Cards are put together only for those that are shown; `chosen` has one more, where there are more. */
export async function showCards(
  { database, mediaUrl }: CatalogueContext,
  { chosen, limit }: { chosen: Sql; limit: number },
): Promise<{ items: BookCard[]; cursor?: string }> {
  const { rows } = await database.pool.query<BookCard & { rank: number; reads: number; place: string }>(sql`
    with chosen as (${chosen})
    select ${cardColumns(mediaUrl)}, chosen.rank, chosen.reads::float8 as reads,
      chosen.book_id::text as place
    from chosen join (${cardTables}) on edition.id = chosen.id
    order by chosen.rank desc, chosen.reads desc, chosen.book_id desc`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ rank: _rank, reads: _reads, place: _place, ...card }) => card),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.rank, last.reads, last.place]) } : {}),
  };
}

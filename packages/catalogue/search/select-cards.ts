import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { cardColumns, cardTables } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { BookCard } from '../contract.ts';
import { chosenEditions, type EditionChoice } from './chosen-editions.ts';

interface Page extends EditionChoice {
  limit: number;
  cursor: string | undefined;
}

const lastKeys = z.tuple([z.int32(), z.number().int(), id]);

/**
 * Cards of the editions that match, one a book: the best ranked edition, else English, else the oldest.
 * Sorted by rank, then by how often the book is read, then newest first, so the same input gives the same order.
 * @throws Problem invalid-input for a cursor of another list.
 */
export async function selectCards(
  { database, mediaUrl }: CatalogueContext,
  { limit, cursor, ...choice }: Page,
): Promise<{ items: BookCard[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const isAfter =
    after === undefined ? sql`true` : sql`(rank, reads, book_id) < (${after[0]}, ${after[1]}, ${after[2]})`;
  // Cards are put together only for those that are shown.
  const { rows } = await database.pool.query<BookCard & { rank: number; reads: number }>(sql`
    with chosen as (
      select * from (${chosenEditions(choice)}) as one where ${isAfter}
      order by rank desc, reads desc, book_id desc limit ${limit + 1})
    select ${cardColumns(mediaUrl)}, chosen.rank, chosen.reads::float8 as reads
    from chosen join (${cardTables}) on edition.id = chosen.id
    order by chosen.rank desc, chosen.reads desc, chosen.book_id desc`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ rank: _rank, reads: _reads, ...card }) => card),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.rank, last.reads, last.bookId]) } : {}),
  };
}

import { prepared, preparedForms } from '@letsread/database/sql.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cardColumns, cardTables } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { type BookCard, englishLanguageId } from '../contract.ts';
import { type BookFilter, matchesFilter } from './book-filter.ts';
import { chosenEditions, type EditionChoice } from './chosen-editions.ts';
import { foundCards } from './index/found-cards.ts';
import { mostReadEditions } from './most-read.ts';
import { indexFirst } from './query-index.ts';

type CardContext = Pick<CatalogueContext, 'database' | 'mediaUrl' | 'searchIndex'>;

interface Page extends EditionChoice {
  limit: number;
  cursor: string | undefined;
  /** The name under which its plan is kept (`preparedForms`): for a choice that finds its editions by their keys, whatever these are. */
  preparedAs?: string;
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
  { limit, cursor, preparedAs, ...choice }: Page,
): Promise<{ items: BookCard[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const isAfter =
    after === undefined ? sql`true` : sql`(rank, reads, book_id) < (${after[0]}, ${after[1]}, ${after[2]})`;
  return showCards(context, {
    chosen: sql`
      select * from (${chosenEditions(choice)}) as one where ${isAfter}
      order by rank desc, reads desc, book_id desc limit ${limit + 1}`,
    limit,
    ...(preparedAs === undefined ? {} : { preparedAs }),
  });
}

/**
 * The same in any language, where what matches and its rank follow from the book alone (`book`): editions are looked up of
 * those that are shown, not of all that match.
 */
export async function selectCardsOfBooks(
  context: CatalogueContext,
  { where, rank, limit, cursor }: { where: Sql; rank: Sql; limit: number; cursor: string | undefined },
): Promise<{ items: BookCard[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const isAfter =
    after === undefined ? sql`true` : sql`(rank, reads, book_id) < (${after[0]}, ${after[1]}, ${after[2]})`;
  const isPublished = sql`edition.status = 'published'`;
  return showCards(context, {
    chosen: sql`
      select shown.id, best.book_id, best.rank, best.reads from (
        select * from (
          select book.id as book_id, ${rank} as rank, book.reads from book
          where exists (select from edition where edition.book_id = book.id and ${isPublished}) and (${where})) as ranked
        where ${isAfter} order by rank desc, reads desc, book_id desc limit ${limit + 1}) as best
      cross join lateral (
        select edition.id from edition where edition.book_id = best.book_id and ${isPublished}
        order by edition.language_id = ${englishLanguageId} desc, edition.variant, edition.id limit 1) as shown`,
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
  context: CardContext,
  { chosen, limit, preparedAs }: { chosen: Sql; limit: number; preparedAs?: string },
): Promise<{ items: BookCard[]; cursor?: string }> {
  const statement = sql`
    select chosen.id, chosen.rank, chosen.reads::float8 as reads, chosen.book_id::text as place from (${chosen}) as chosen
    order by chosen.rank desc, chosen.reads desc, chosen.book_id desc`;
  const { rows } = await context.database.pool.query<{ id: string; rank: number; reads: number; place: string }>(
    preparedAs === undefined ? statement : preparedForms(preparedAs, statement),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await selectCardsOf(
      context,
      shown.map(({ id }) => id),
    ),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.rank, last.reads, last.place]) } : {}),
  };
}

/** Cards of published editions, in the order of the ids: of the index of this host, where it has them. */
export async function selectCardsOf(context: CardContext, editionIds: readonly string[]): Promise<BookCard[]> {
  const cards = await indexFirst<BookCard>(context, editionIds, {
    idOf: (card) => card.editionId,
    inIndex: (reader) => foundCards(reader, [...reader.rowsOfEditions(editionIds.map(Number)).values()]),
    inDatabase: (missing) => selectInDatabase(context, missing),
  });
  return editionIds.flatMap((id) => cards.get(id) ?? []);
}

/** Asked apart from the choice, which has many forms: this statement is planned once. */
async function selectInDatabase(
  { database, mediaUrl }: CardContext,
  editionIds: readonly string[],
): Promise<BookCard[]> {
  const statement = sql`
    select ${cardColumns(mediaUrl)} from ${cardTables}
    where edition.id = any (${editionIds}::bigint[]) and edition.status = 'published'`;
  const { rows } = await database.pool.query<BookCard>(prepared('cards-of-editions', statement));
  return rows;
}

import { cardColumns, type CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { book, edition, language, picture } from '@letsread/catalogue/tables.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { and, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ReadersBook } from './contract.ts';
import { placeIn, positionColumns } from './place-in-book.ts';
import { type favouriteBook, readingPosition, type savedBook } from './tables.ts';

/** What the calls of reading are given. */
export type ReadingContext = CatalogueContext;

interface List {
  pId: string;
  lId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const lastKeys = z.tuple([z.string().regex(/^\d{1,17}$/), id]);
const anyEdition = alias(edition, 'any_edition');

/** Books of a list that a reader keeps, the one added last first. */
export function selectKeptBooks(context: ReadingContext, kept: typeof savedBook | typeof favouriteBook, list: List) {
  const books = sql`select ${kept.bookId}, ${microseconds(kept.addedAt)} from ${kept} where ${kept.profileId} = ${list.pId}`;
  return selectListed(context, books, list);
}

/** Books that a reader has opened and that match, the one read last first. */
export function selectOpenedBooks(context: ReadingContext, where: SQL | undefined, list: List) {
  const { bookId, turnedAt, profileId } = readingPosition;
  const matches = and(eq(profileId, list.pId), where);
  const books = sql`select ${bookId}, ${microseconds(turnedAt)} from ${readingPosition} where ${matches}`;
  return selectListed(context, books, list);
}

const listed = { bookId: sql<string>`listed.book_id`, since: sql<string>`listed.since` };

/**
 * One card a book, of the edition in the language last read, else in the one asked for, else English, else the
 * oldest. A book without a published edition is left out: it was withdrawn.
 */
async function selectListed(
  context: ReadingContext,
  books: SQL,
  { pId, lId, limit, cursor }: List,
): Promise<{ items: ReadersBook[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const best = context.database.db
    .select({ id: anyEdition.id })
    .from(anyEdition)
    .where(and(eq(anyEdition.bookId, listed.bookId), eq(anyEdition.status, 'published')))
    .orderBy(
      sql`${anyEdition.languageId} = ${readingPosition.languageId} desc nulls last`,
      ...(lId === undefined ? [] : [sql`${anyEdition.languageId} = ${lId} desc`]),
      sql`${anyEdition.languageId} = ${englishLanguageId} desc`,
      anyEdition.variant,
      anyEdition.id,
    )
    .limit(1)
    .as('best');
  const rows = await context.database.db
    .select({ ...cardColumns(context.mediaUrl), position: positionColumns, since: listed.since })
    .from(sql`(${books}) as listed (book_id, since)`)
    .leftJoin(readingPosition, and(eq(readingPosition.profileId, pId), eq(readingPosition.bookId, listed.bookId)))
    .innerJoinLateral(best, sql`true`)
    .innerJoin(edition, eq(edition.id, best.id))
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(after && sql`(${listed.since}, ${listed.bookId}) < (${after[0]}::bigint, ${after[1]}::bigint)`)
    .orderBy(desc(listed.since), desc(listed.bookId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ position, since: _since, ...card }) => ({
      ...card,
      ...placeIn(position, card.pageCount),
    })),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.since, last.bookId]) } : {}),
  };
}

/** Microseconds since 1970 as text: a cursor's number would lose digits. */
function microseconds(time: Column): SQL {
  return sql`(extract(epoch from ${time}) * 1000000)::bigint`;
}

import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cardColumns, type CatalogueContext } from './book-columns.ts';
import { type BookCard, englishLanguageId } from './contract.ts';
import { book, edition, language, picture } from './tables.ts';

interface Choice {
  /** Which editions; drafts are left out here. */
  where: SQL | undefined;
  /** Sorts before how often a book is read: a whole number, greater first. */
  rank?: SQL<number>;
  limit: number;
  cursor: string | undefined;
}

const nothing = sql<number>`0`;
const lastKeys = z.tuple([z.int32(), z.number().int(), id]);

/**
 * Cards of the editions that match, one a book: the best ranked edition, else English, else the oldest.
 * Sorted by rank, then by how often the book is read, then newest first, so the same input gives the same order.
 * @throws Problem invalid-input for a cursor of another list.
 */
export async function selectCards(
  { database, mediaUrl }: CatalogueContext,
  { where, rank = nothing, limit, cursor }: Choice,
): Promise<{ items: BookCard[]; cursor?: string }> {
  const after = readCursor(cursor, lastKeys);
  const { db } = database;
  const candidate = candidates(db, where, rank);
  // Cards are put together only for those that are shown.
  const chosen = db.$with('chosen').as(
    db
      .select()
      .from(candidate)
      .where(
        and(
          eq(candidate.choice, 1),
          after &&
            sql`(${candidate.rank}, ${candidate.reads}, ${candidate.bookId}) < (${after[0]}, ${after[1]}, ${after[2]})`,
        ),
      )
      .orderBy(desc(candidate.rank), desc(candidate.reads), desc(candidate.bookId))
      .limit(limit + 1),
  );
  const rows = await db
    .with(candidate, chosen)
    .select({ ...cardColumns(mediaUrl), rank: chosen.rank, reads: chosen.reads })
    .from(chosen)
    .innerJoin(edition, eq(edition.id, chosen.id))
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .orderBy(desc(chosen.rank), desc(chosen.reads), desc(chosen.bookId));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ rank: _rank, reads: _reads, ...card }) => card),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.rank, last.reads, last.bookId]) } : {}),
  };
}

/** How many books have a published edition that matches. */
export async function countBooks({ database }: CatalogueContext, where: SQL | undefined): Promise<number> {
  const [row] = await database.db
    .select({ total: sql<number>`count(distinct ${edition.bookId})::integer` })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(and(eq(edition.status, 'published'), where));
  return row?.total ?? 0;
}

/** The rank is worked out in a query of its own, so that the order and the choice use it without doing so again. */
function candidates(db: CatalogueContext['database']['db'], where: SQL | undefined, rank: SQL<number>) {
  const ranked = db
    .select({
      id: sql<string>`${edition.id}`.as('ranked_id'),
      bookId: sql<string>`${edition.bookId}`.as('ranked_book_id'),
      rank: sql<number>`${rank}`.as('ranked_rank'),
      reads: sql<number>`${book.reads}`.mapWith(Number).as('ranked_reads'),
      isEnglish: sql<boolean>`${edition.languageId} = ${englishLanguageId}`.as('is_english'),
      variant: sql<number>`${edition.variant}`.as('ranked_variant'),
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(and(eq(edition.status, 'published'), where))
    .as('ranked');
  const best = sql`${ranked.rank} desc, ${ranked.isEnglish} desc, ${ranked.variant}, ${ranked.id}`;
  return db.$with('candidate').as(
    db
      .select({
        id: sql<string>`${ranked.id}`.as('candidate_id'),
        bookId: sql<string>`${ranked.bookId}`.as('candidate_book_id'),
        rank: sql<number>`${ranked.rank}`.as('rank'),
        reads: sql<number>`${ranked.reads}`.mapWith(Number).as('candidate_reads'),
        choice: sql<number>`row_number() over (partition by ${ranked.bookId} order by ${best})`.as('choice'),
      })
      .from(ranked),
  );
}

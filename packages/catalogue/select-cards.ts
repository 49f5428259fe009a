import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
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
const lastKeys = z.tuple([z.number().int(), z.number().int(), z.string().regex(/^\d{1,19}$/)]);

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
  const candidate = candidates(database.db, where, rank);
  const rows = await database.db
    .with(candidate)
    .select({ ...cardColumns(mediaUrl), rank: candidate.rank, reads: candidate.reads })
    .from(candidate)
    .innerJoin(edition, eq(edition.id, candidate.id))
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(
      and(
        eq(candidate.choice, 1),
        after &&
          sql`(${candidate.rank}, ${candidate.reads}, ${candidate.bookId}) < (${after[0]}, ${after[1]}, ${after[2]})`,
      ),
    )
    .orderBy(desc(candidate.rank), desc(candidate.reads), desc(candidate.bookId))
    .limit(limit + 1);
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

function candidates(db: CatalogueContext['database']['db'], where: SQL | undefined, rank: SQL<number>) {
  const best = sql`${rank} desc, (${edition.languageId} = ${englishLanguageId}) desc, ${edition.variant}, ${edition.id}`;
  return db.$with('candidate').as(
    db
      .select({
        id: sql<string>`${edition.id}`.as('candidate_id'),
        bookId: sql<string>`${edition.bookId}`.as('candidate_book_id'),
        rank: sql<number>`${rank}`.as('rank'),
        reads: sql<number>`${book.reads}`.mapWith(Number).as('candidate_reads'),
        choice: sql<number>`row_number() over (partition by ${edition.bookId} order by ${best})`.as('choice'),
      })
      .from(edition)
      .innerJoin(book, eq(book.id, edition.bookId))
      .where(and(eq(edition.status, 'published'), where)),
  );
}

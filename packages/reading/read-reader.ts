import { book, bookTag } from '@letsread/catalogue/tables.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FinishedByLevel } from './near-level.ts';
import { favouriteBook, readerLevel, readingPosition } from './tables.ts';

/** What suggestions are made from. */
export interface Reader {
  /** The language asked for, else the one last read in. */
  languageId: string | undefined;
  opened: string[];
  finished: string[];
  /** Tags of the books that were finished or marked as favourites. */
  likedTags: string[];
  /** In the language; a book read in one that nobody said counts too, and one that is being read again. */
  finishedByLevel: FinishedByLevel;
  /** The level that an adult chose in the language. */
  chosenLevel: number | undefined;
}

export async function readReader({ db }: Database, profileId: string, languageId: string | undefined): Promise<Reader> {
  const positions = await db
    .select({
      bookId: readingPosition.bookId,
      languageId: readingPosition.languageId,
      finishedIn: readingPosition.lastPageLanguageId,
      level: book.level,
      lastPageAt: readingPosition.lastPageAt,
    })
    .from(readingPosition)
    .innerJoin(book, sql`${book.id} = ${readingPosition.bookId}`)
    .where(sql`${readingPosition.profileId} = ${profileId}`)
    .orderBy(sql`${readingPosition.turnedAt} desc`, sql`${readingPosition.bookId} desc`);
  const readIn = languageId ?? positions.find((one) => one.languageId !== null)?.languageId ?? undefined;
  const finished = positions.filter((one) => one.lastPageAt !== null);
  const finishedByLevel = new Map<number, number>();
  for (const one of finished) {
    if (one.level === null || (one.finishedIn ?? one.languageId ?? readIn) !== readIn) continue;
    finishedByLevel.set(one.level, (finishedByLevel.get(one.level) ?? 0) + 1);
  }
  const finishedIds = finished.map(({ bookId }) => bookId);
  return {
    languageId: readIn,
    opened: positions.map(({ bookId }) => bookId),
    finished: finishedIds,
    likedTags: await tagsOf(
      db,
      sql`select unnest(${sql.param(finishedIds)}::bigint[])
      union select ${favouriteBook.bookId} from ${favouriteBook} where ${favouriteBook.profileId} = ${profileId}`,
    ),
    finishedByLevel,
    chosenLevel: readIn === undefined ? undefined : await levelChosen(db, profileId, readIn),
  };
}

async function levelChosen(db: Database['db'], profileId: string, languageId: string): Promise<number | undefined> {
  const [chosen] = await db
    .select({ level: readerLevel.level })
    .from(readerLevel)
    .where(and(eq(readerLevel.profileId, profileId), eq(readerLevel.languageId, languageId)));
  return chosen?.level;
}

async function tagsOf(db: Database['db'], books: SQL): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: bookTag.tagId })
    .from(bookTag)
    .where(sql`${bookTag.bookId} in (${books})`);
  return rows.map(({ id }) => id);
}

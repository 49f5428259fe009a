import type { Database } from '@letsread/database/open-database.ts';
import type { BookRow, BookTagRow, ReaderLevelRow, ReadingPositionRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { FinishedByLevel } from '../levels/near-level.ts';

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

type OpenedBook = Pick<BookRow, 'level'> &
  Pick<ReadingPositionRow, 'book_id' | 'language_id' | 'last_page_language_id' | 'last_page_at'>;

export async function readReader(
  database: Database,
  profileId: string,
  languageId: string | undefined,
): Promise<Reader> {
  const { rows: positions } = await database.pool.query<OpenedBook>(sql`
    select r.book_id, r.language_id, r.last_page_language_id, r.last_page_at, b.level
    from reading_position r join book b on b.id = r.book_id
    where r.profile_id = ${profileId} order by r.turned_at desc, r.book_id desc`);
  const readIn = languageId ?? positions.find((one) => one.language_id !== null)?.language_id ?? undefined;
  const finished = positions.filter((one) => one.last_page_at !== null);
  const finishedByLevel = new Map<number, number>();
  for (const one of finished) {
    if (one.level === null || (one.last_page_language_id ?? one.language_id ?? readIn) !== readIn) continue;
    finishedByLevel.set(one.level, (finishedByLevel.get(one.level) ?? 0) + 1);
  }
  const finishedIds = finished.map((one) => one.book_id);
  return {
    languageId: readIn,
    opened: positions.map((one) => one.book_id),
    finished: finishedIds,
    likedTags: await likedTags(database, profileId, finishedIds),
    finishedByLevel,
    chosenLevel: readIn === undefined ? undefined : await levelChosen(database, profileId, readIn),
  };
}

async function levelChosen({ pool }: Database, profileId: string, languageId: string): Promise<number | undefined> {
  const { rows } = await pool.query<Pick<ReaderLevelRow, 'level'>>(
    sql`select level from reader_level where profile_id = ${profileId} and language_id = ${languageId}`,
  );
  return rows[0]?.level;
}

async function likedTags({ pool }: Database, profileId: string, finished: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<Pick<BookTagRow, 'tag_id'>>(sql`
    select distinct tag_id from book_tag where book_id in (
      select unnest(${finished}::bigint[])
      union select book_id from favourite_book where profile_id = ${profileId})`);
  return rows.map((row) => row.tag_id);
}

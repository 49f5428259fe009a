import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { countWords } from '@letsread/formats/words/word-count.ts';
import { positionIn, type Position } from '@letsread/reading/positions/position-in-book.ts';
import type { Growth } from '../contract.ts';

/** A book that a reader opened, and the edition it was read in. */
interface Opened extends Position {
  languageId: string | null;
  level: number | null;
  /** Null where there never was a published edition. */
  editionId: string | null;
  pageCount: number | null;
  wordCount: number | null;
  languageCode: string | null;
}

/** What a reader met in books. A book is finished once its last page was reached, also while it is read again. */
export async function growthInBooks(
  database: Database,
  profileId: string,
  /** Only books whose pages were turned on this day (UTC) or later. */
  since: string | null = null,
): Promise<Pick<Growth, 'begun' | 'finished' | 'finishedByLevel' | 'wordsMet'>> {
  // The edition in the language last read, withdrawn ones too: what was read was read.
  const { rows } = await database.pool.query<Opened>(
    prepared(
      'growth-books',
      sql`
      select coalesce(case when r.last_page_at is not null then r.last_page_language_id end, r.language_id) as "languageId",
        b.level, r.page, r.pages, r.furthest_page as "furthestPage",
        r.furthest_pages as "furthestPages", r.last_page_at as "finishedAt",
        e.id as "editionId", e.page_count as "pageCount", e.word_count as "wordCount", e.code as "languageCode"
      from reading_position r
      join book b on b.id = r.book_id
      left join lateral (
        select e.id, e.page_count, e.word_count, l.code from edition e join language l on l.id = e.language_id
        where e.book_id = r.book_id and e.published_at is not null
        order by e.language_id = r.language_id desc nulls last, e.language_id = ${englishLanguageId} desc, e.variant, e.id limit 1
      ) e on true
      where r.profile_id = ${profileId} and (${since}::date is null or r.turned_at >= ${since}::date::timestamp at time zone 'UTC')
      order by r.turned_at desc, r.book_id desc`,
    ),
  );
  const finished = rows.filter(({ finishedAt }) => finishedAt !== null);
  return {
    begun: rows.length - finished.length,
    finished: finished.length,
    finishedByLevel: countByLevel(finished),
    wordsMet: await countWordsMet(database, rows),
  };
}

/** By language, the one with the most finished books first, then by level; what is not levelled comes last. */
function countByLevel(finished: readonly Opened[]): Growth['finishedByLevel'] {
  const byLanguage = [...Map.groupBy(finished, ({ languageId }) => languageId)];
  return byLanguage
    .toSorted(([a, one], [b, other]) => other.length - one.length || Number(a === null) - Number(b === null))
    .flatMap(([languageId, inLanguage]) =>
      [...Map.groupBy(inLanguage, ({ level }) => level)]
        .toSorted(([one], [other]) => (one ?? 9) - (other ?? 9))
        .map(([level, books]) => ({ languageId, level, books: books.length })),
    );
}

/** So many begun books have their words counted by page; of what was begun long before a share of the book is taken. */
const maxCountedByPage = 50;

/** Of whole books what is known of the edition; of the others the pages that were reached are counted. */
async function countWordsMet({ pool }: Database, opened: readonly Opened[]): Promise<number> {
  let words = 0;
  const inPart: { edition_id: string; reached: number; language_code: string }[] = [];
  for (const one of opened) {
    const { editionId, pageCount, wordCount, languageCode } = one;
    if (editionId === null || pageCount === null) continue;
    const reached = positionIn(one, pageCount).furthest;
    if (reached >= pageCount) words += wordCount ?? 0;
    else if (inPart.length === maxCountedByPage) words += Math.round(((wordCount ?? 0) * reached) / pageCount);
    else if (reached > 0) inPart.push({ edition_id: editionId, reached, language_code: languageCode ?? '' });
  }
  const { rows } = await pool.query<{ text: string; languageCode: string }>(
    prepared(
      'growth-pages',
      sql`
      select p.text, g.language_code as "languageCode"
      from json_to_recordset(${JSON.stringify(inPart)}) as g (edition_id bigint, reached integer, language_code text)
      cross join lateral (
        select text from page where edition_id = g.edition_id and number > 0 order by number limit g.reached
      ) p`,
    ),
  );
  return rows.reduce((sum, { text, languageCode }) => sum + countWords(text, languageCode), words);
}

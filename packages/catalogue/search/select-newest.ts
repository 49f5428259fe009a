import { and, literalCount } from '@letsread/database/sql.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { BookCard } from '../contract.ts';
import { authorOfEdition } from '../people/author-of-edition.ts';
import { lastKeys, selectCards, showCards } from './select-cards.ts';

/** So many of the newest editions are given in rounds; who looks further finds them by date alone. */
const newestInRounds = 500;

/** Minutes since 2000: newer editions rank higher. A whole number, as cursors need it. */
const minuteOfArrival = sql`(extract(epoch from edition.published_at - timestamptz '2000-01-01') / 60)::integer`;

/** As many minutes as there will be for long: what is an author's second book comes after the first ones of all others. */
const minutesOfRound = 30_000_000;
const maxRounds = 50;

/** The newest first, in rounds: of each author one, then of each the second. Of those of one minute the last that came, however often others are read. */
const inRounds = sql`(${minuteOfArrival} + ${raw(String(minutesOfRound))} * greatest(1, ${raw(String(maxRounds))} - dense_rank() over (
  partition by edition.language_id, ${authorOfEdition}
  order by ${minuteOfArrival} desc, edition.book_id desc)))::integer`;

/** Exact as a number until the year 2255. */
const microsecond = sql`(extract(epoch from edition.published_at) * 1000000)::bigint`;
/** In a cursor, instead of a time: all that follows the rounds. */
const beginning = 0;

interface Newest {
  /** In any language where it is left out. */
  languageId: string | undefined;
  limit: number;
  cursor: string | undefined;
  /** Editions given in rounds. */
  roundsOf?: number;
}

/**
 * Cards of the newest books, each once: the five hundred newest editions in rounds of one book an author, so that a shelf that came
 * in one day does not fill the list; then what came before them by date. What it looks at does not grow with the library.
 * @throws Problem invalid-input for a cursor of another list
 */
export async function selectNewest(
  context: CatalogueContext,
  { languageId, limit, cursor, roundsOf = newestInRounds }: Newest,
): Promise<{ items: BookCard[]; cursor?: string }> {
  const [rank = minutesOfRound, micros = beginning, id = ''] = readCursor(cursor, lastKeys) ?? [];
  const newest = sql`
    select edition.id, ${microsecond} as micros from edition where ${isShown(languageId)}
    order by edition.published_at desc, edition.id desc limit ${literalCount(roundsOf)}`;
  const first =
    rank < minutesOfRound
      ? { items: [] }
      : await selectCards(context, {
          where: sql`edition.id in (select newest.id from (${newest}) as newest)`,
          rank: inRounds,
          reads: sql`0::bigint`,
          limit,
          cursor,
          preparedAs: 'newest-in-rounds',
        });
  const [lastFirst] = first.items.slice(-1);
  if (first.cursor !== undefined) return first;
  const after =
    rank >= minutesOfRound || micros === beginning
      ? await oldestOf(context, newest, roundsOf)
      : ([micros, id] as const);
  const missing = limit - first.items.length;
  // Whether there is more is known by one more.
  const older =
    after === undefined
      ? { items: [] }
      : await showCards(context, {
          chosen: olderEditions({ languageId, after, limit: missing + 1 }),
          limit: Math.max(missing, 1),
          preparedAs: 'newest-by-date',
        });
  if (missing === 0 && older.items.length > 0 && lastFirst !== undefined)
    return { ...first, cursor: writeCursor([0, beginning, lastFirst.bookId]) };
  return { ...older, items: [...first.items, ...older.items.slice(0, missing)] };
}

const isShown = (languageId: string | undefined, edition = sql`edition`) =>
  and(
    sql`${edition}.status = 'published'`,
    languageId === undefined ? undefined : sql`${edition}.language_id = ${languageId}`,
  );

/** Where the rounds end; undefined where there are no more editions than stand in them. */
async function oldestOf(
  { database }: CatalogueContext,
  newest: Sql,
  roundsOf: number,
): Promise<[number, string] | undefined> {
  const { rows } = await database.pool.query<{ micros: number; id: string }>(
    sql`select newest.micros::float8 as micros, newest.id::text from (${newest} offset ${roundsOf - 1}) as newest`,
  );
  return rows[0] && [rows[0].micros, rows[0].id];
}

/** By date, each book where its newest edition is; none of a book that stood in the rounds, as that edition was newer. */
function olderEditions({
  languageId,
  after: [micros, id],
  limit,
}: {
  languageId: string | undefined;
  after: readonly [number, string];
  limit: number;
}): Sql {
  const place = sql`(edition.published_at, edition.id)`;
  // What stands for the book in the cursor is the edition, which alone has one place in the order of arrival.
  return sql`
    select edition.id, edition.id as book_id, 0 as rank, ${microsecond} as reads
    from edition
    where ${isShown(languageId)}
      and ${place} < (timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${id}::bigint)
      and not exists (select from edition newer
        where newer.book_id = edition.book_id and ${isShown(languageId, sql`newer`)}
          and (newer.published_at, newer.id) > ${place})
    order by edition.published_at desc, edition.id desc limit ${limit}`;
}

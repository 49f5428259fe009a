import type { suggestBooks as contract } from '@letsread/catalogue/contract.ts';
import { authorOfEdition } from '@letsread/catalogue/people/author-of-edition.ts';
import { selectCards, selectMostRead } from '@letsread/catalogue/search/select-cards.ts';
import { and } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { nearLevels } from './near-level.ts';
import { type Reader, readReader } from './read-reader.ts';
import type { ReadingContext } from './select-books.ts';

type Query = EndpointRequest<typeof contract>['query'];

export async function suggestBooks(
  context: ReadingContext,
  { query }: Pick<EndpointRequest<typeof contract>, 'query'>,
): Promise<EndpointOutput<typeof contract>> {
  if (query.profile_id === undefined) return suggestToAnyone(context, query);
  const reader = await readReader(context.database, query.profile_id, query.language_id);
  return selectCards(context, {
    where: and(
      reader.languageId === undefined ? undefined : sql`edition.language_id = ${reader.languageId}`,
      query.new ? sql`not ${isAmong(sql`edition.book_id`, reader.opened)}` : undefined,
    ),
    rank: rankFor(reader),
    limit: query.limit,
    cursor: query.cursor,
  });
}

/** The most read, or the newest, for a reader nobody knows. */
function suggestToAnyone(context: ReadingContext, { language_id, limit, cursor, ...query }: Query) {
  if (!query.new) return selectMostRead(context, { filter: { languageId: language_id }, limit, cursor });
  return selectCards(context, {
    where: language_id === undefined ? sql`true` : sql`edition.language_id = ${language_id}`,
    rank: newestFirst,
    reads: sql`0::bigint`,
    limit,
    cursor,
  });
}

/** Minutes since 2000: newer editions rank higher. A whole number, as cursors need it. */
const minuteOfArrival = sql`(extract(epoch from edition.published_at - timestamptz '2000-01-01') / 60)::integer`;

/** As many minutes as there will be for long: what is an author's second book comes after the first ones of all others. */
const minutesOfRound = 30_000_000;
const maxRounds = 50;

/** The newest first, in rounds: of each author one, then of each the second. Of those of one minute the last that came, however often others are read. */
const newestFirst = sql`(${minuteOfArrival} + ${raw(String(minutesOfRound))} * greatest(0, ${raw(String(maxRounds))} - dense_rank() over (
  partition by edition.language_id, ${authorOfEdition}
  order by ${minuteOfArrival} desc, edition.book_id desc)))::integer`;

/**
 * One number in three parts: not opened before opened before finished; then how near the level is (a book not yet
 * levelled is the farthest); then how many tags it shares with what was finished or liked. How often it is read
 * follows in `selectCards`.
 */
function rankFor({ opened, finished, likedTags, finishedByLevel, chosenLevel }: Reader): Sql {
  const near = [...nearLevels(finishedByLevel, chosenLevel)].map(
    ([level, nearness]) => sql`when ${level} then ${nearness}::integer`,
  );
  const nearness = near.length === 0 ? sql`0` : sql`case book.level ${join(near, ' ')} else 0 end`;
  const freshness = sql`case when ${isAmong(sql`edition.book_id`, finished)} then 0 when ${isAmong(sql`edition.book_id`, opened)} then 1 else 2 end`;
  // Counted by a filter: as a condition, each tag would be looked up for each book.
  const shared = sql`(select count(*) filter (where ${isAmong(sql`book_tag.tag_id`, likedTags)})::integer
    from book_tag where book_tag.book_id = edition.book_id)`;
  return sql`(${freshness} * 1000000 + ${nearness} * 100000 + least(${shared}, 9999))`;
}

function isAmong(column: Sql, ids: readonly string[]): Sql {
  return sql`${column} = any (${ids}::bigint[])`;
}

import type { suggestBooks as contract } from '@letsread/catalogue/contract.ts';
import { selectCards, selectCardsOfBooks, selectMostRead } from '@letsread/catalogue/search/select-cards.ts';
import { selectNewest } from '@letsread/catalogue/search/select-newest.ts';
import { and } from '@letsread/database/sql.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql, { join, type Sql } from 'sql-template-tag';
import { nearLevels } from '../levels/near-level.ts';
import { type Reader, readReader } from './read-reader.ts';
import type { ReadingContext } from '../select-books.ts';

type Query = EndpointRequest<typeof contract>['query'];

export async function suggestBooks(
  context: ReadingContext,
  { query }: Pick<EndpointRequest<typeof contract>, 'query'>,
): Promise<EndpointOutput<typeof contract>> {
  if (query.profile_id === undefined) return suggestToAnyone(context, query);
  const reader = await readReader(context.database, query.profile_id, query.language_id);
  const where = query.new ? sql`not ${isAmong(sql`book.id`, reader.opened)}` : sql`true`;
  const choice = { rank: rankFor(reader), limit: query.limit, cursor: query.cursor };
  if (reader.languageId === undefined) return selectCardsOfBooks(context, { ...choice, where });
  return selectCards(context, { ...choice, where: and(where, sql`edition.language_id = ${reader.languageId}`) });
}

/** The most read, or the newest, for a reader nobody knows. */
function suggestToAnyone(context: ReadingContext, { language_id, limit, cursor, ...query }: Query) {
  if (!query.new) return selectMostRead(context, { filter: { languageId: language_id }, limit, cursor });
  return selectNewest(context, { languageId: language_id, limit, cursor });
}

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
  const freshness = sql`case when ${isAmong(sql`book.id`, finished)} then 0 when ${isAmong(sql`book.id`, opened)} then 1 else 2 end`;
  // Counted by a filter: as a condition, each tag would be looked up for each book.
  const shared = sql`(select count(*) filter (where ${isAmong(sql`book_tag.tag_id`, likedTags)})::integer
    from book_tag where book_tag.book_id = book.id)`;
  return sql`(${freshness} * 1000000 + ${nearness} * 100000 + least(${shared}, 9999))`;
}

function isAmong(column: Sql, ids: readonly string[]): Sql {
  return sql`${column} = any (${ids}::bigint[])`;
}

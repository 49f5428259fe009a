import type { suggestBooks as contract } from '@letsread/catalogue/contract.ts';
import { selectCards } from '@letsread/catalogue/select-cards.ts';
import { book, bookTag, edition } from '@letsread/catalogue/tables.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { nearLevels } from './near-level.ts';
import { type Reader, readReader } from './read-reader.ts';
import type { ReadingContext } from './select-books.ts';

type Query = CallRequest<typeof contract>['query'];

export async function suggestBooks(
  context: ReadingContext,
  { query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  if (query.profile_id === undefined) return suggestToAnyone(context, query);
  const reader = await readReader(context.database, query.profile_id, query.language_id);
  return selectCards(context, {
    where: and(
      reader.languageId === undefined ? undefined : eq(edition.languageId, reader.languageId),
      query.new ? sql`not ${isAmong(edition.bookId, reader.opened)}` : undefined,
    ),
    rank: rankFor(reader),
    limit: query.limit,
    cursor: query.cursor,
  });
}

/** The most read, or the newest, for a reader nobody knows. */
function suggestToAnyone(context: ReadingContext, { language_id, limit, cursor, ...query }: Query) {
  return selectCards(context, {
    where: language_id === undefined ? undefined : eq(edition.languageId, language_id),
    ...(query.new ? { rank: newestFirst } : {}),
    limit,
    cursor,
  });
}

/** Minutes since 2000: newer editions rank higher. A whole number, as cursors need it. */
const newestFirst: SQL<number> = sql<number>`(extract(epoch from ${edition.publishedAt} - timestamptz '2000-01-01') / 60)::integer`;

/**
 * One number in three parts: not opened before opened before finished; then how near the level is (a book not yet
 * levelled is the farthest); then how many tags it shares with what was finished or liked. How often it is read
 * follows in `selectCards`.
 */
function rankFor({ opened, finished, likedTags, finishedByLevel, chosenLevel }: Reader): SQL<number> {
  const near = [...nearLevels(finishedByLevel, chosenLevel)].map(
    ([level, nearness]) => sql`when ${level} then ${nearness}::integer`,
  );
  const nearness = near.length === 0 ? sql`0` : sql`case ${book.level} ${sql.join(near, sql` `)} else 0 end`;
  const freshness = sql`case when ${isAmong(edition.bookId, finished)} then 0 when ${isAmong(edition.bookId, opened)} then 1 else 2 end`;
  // Counted by a filter: as a condition, each tag would be looked up for each book.
  const shared = sql`(select count(*) filter (where ${isAmong(bookTag.tagId, likedTags)})::integer
    from ${bookTag} where ${bookTag.bookId} = ${edition.bookId})`;
  return sql<number>`(${freshness} * 1000000 + ${nearness} * 100000 + least(${shared}, 9999))`;
}

function isAmong(column: typeof edition.bookId | typeof bookTag.tagId, ids: readonly string[]): SQL {
  return sql`${column} = any (${sql.param(ids)}::bigint[])`;
}

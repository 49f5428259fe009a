import { type BookFilter, matchesFilter, placeOnShelf } from '@letsread/catalogue/search/book-filter.ts';
import { chosenEditions } from '@letsread/catalogue/search/chosen-editions.ts';
import { countedRows, counts } from '@letsread/catalogue/search/count-books.ts';
import { mostReadEditions } from '@letsread/catalogue/search/most-read.ts';
import { searchedWords } from '@letsread/catalogue/search/searched-words.ts';
import { and, literalCount, prepared, preparedForms } from '@letsread/database/sql.ts';
import type { EditionRow } from '@letsread/database/rows.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { FeedContext } from '../feed-context.ts';
import { newestEditions, secondOfArrival } from './newest-editions.ts';
import { isAfter, type ListPosition } from './list-position.ts';

/** `shelf` is the order of the filter's collection, `match` puts titles before people and tags before texts. */
export type BookOrder = 'new' | 'popular' | 'shelf' | 'match';

/** Behind so many books, or behind one book, which goes on being right when others come or go before it. */
type Start<Position> = { offset: number } | { after: Position };

interface Part {
  filter: BookFilter;
  /** Books that it lets through. */
  total: number;
  order: BookOrder;
  limit: number;
  start: Start<ListPosition>;
}

/** `last` is where the last of them stands; undefined where nothing comes after it. */
interface Editions<Position> {
  ids: string[];
  last: Position | undefined;
}

/** One edition a book: that in the language of the feed, else the English one, else the oldest. Same input, same order. */
export async function selectEditions(
  { database, languageId }: FeedContext,
  { filter, total, order, limit, start }: Part,
): Promise<Editions<ListPosition>> {
  const { offset, after } = { offset: 0, after: undefined, ...start };
  const part = { filter, languageId, after };
  const skipped = offset === 0 ? empty : sql` offset ${offset}`;
  const best = (chosen: Sql) => sql`
    select * from (${chosen}) as one where ${and(after && isAfter(after, sql`rank`, sql`reads`, sql`book_id`))}
    order by rank desc, reads desc, book_id desc limit ${literalCount(limit + 1)}${skipped}`;
  const newest = order === 'new' ? newestEditions({ ...part, total, max: offset + limit + 1 }) : undefined;
  const mostRead =
    order === 'popular'
      ? mostReadEditions({ ...part, limit: limit + 1, offset, after: after && [after.reads, after.bookId] })
      : undefined;
  const chosen =
    mostRead ??
    best(newest ?? chosenEditions({ where: matchesFilter(filter), rank: rankOf(order, filter), languageId }));
  const statement = sql`
    select id, rank::float8 as rank, reads::float8 as reads, book_id as "bookId" from (${chosen}) as chosen
    order by chosen.rank desc, chosen.reads desc, book_id desc`;
  // Whatever the language, level or shelf, these are found in one way. How many books have a tag, which words, and how many most read
  // books are skipped decides the way.
  const isFoundAlike =
    newest !== undefined ||
    (offset === 0 && filter.tagIds === undefined && (mostRead !== undefined || order === 'shelf'));
  const { rows } = await database.pool.query<Pick<EditionRow, 'id'> & ListPosition>(
    isFoundAlike ? preparedForms('editions-of-feed', statement) : statement,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { ids: rows.slice(0, limit).map(({ id }) => id), last };
}

/** In the order of last changes. */
export interface ChangePosition {
  /** Since 1970; exact as a number until the year 2255. */
  micros: number;
  editionId: string;
}

/** Every published edition, the last changed first: for who copies the whole catalogue. */
export async function selectAllEditions(
  { database }: FeedContext,
  { limit, start }: { limit: number; start: Start<ChangePosition> },
): Promise<Editions<ChangePosition>> {
  const { offset, after } = { offset: 0, after: undefined, ...start };
  const isBefore =
    after &&
    sql`(updated_at, id) < (timestamptz 'epoch' + ${after.micros}::float8 * interval '1 microsecond', ${after.editionId}::bigint)`;
  const { rows } = await database.pool.query<ChangePosition>(sql`
    select id as "editionId", (extract(epoch from updated_at) * 1000000)::float8 as micros
    from edition where ${and(sql`status = 'published'`, isBefore)}
    order by updated_at desc, id desc limit ${limit + 1} offset ${offset}`);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { ids: rows.slice(0, limit).map(({ editionId }) => editionId), last };
}

export async function countAllEditions({ database }: FeedContext): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    prepared(
      'count-editions',
      sql`select coalesce(sum(editions), 0)::integer as count from book_count where language_id = 0 and tag_id = 0`,
    ),
  );
  return rows[0]?.count ?? 0;
}

/** Books by level, in its order; those not levelled yet are left out, as they are on the pages of the library. */
export async function countByLevel(
  { database }: FeedContext,
  filter: BookFilter,
): Promise<{ level: number; count: number }[]> {
  const others = { ...filter, levels: undefined };
  const condition = countedRows(others);
  const { rows } = await database.pool.query<{ level: number; count: number }>(
    condition === undefined
      ? sql`
        select book.level, count(distinct edition.book_id)::integer as count
        from edition join book on book.id = edition.book_id
        where edition.status = 'published' and book.level is not null and ${matchesFilter(others)}
        group by book.level order by book.level`
      : preparedForms(
          'books-by-level',
          sql`
        select level, sum(books)::integer as count from ${counts(others)}
        where level > 0 and books > 0 and ${condition} group by level order by level`,
        ),
  );
  return rows;
}

interface CountedLanguage {
  id: string;
  name: string;
  englishName: string;
  count: number;
}

/** Books by language, those with the most first. */
export async function countByLanguage({ database }: FeedContext, filter: BookFilter): Promise<CountedLanguage[]> {
  const condition = countedRows(filter, sql`book_count.language_id > 0 and book_count.books > 0`);
  const counted =
    condition === undefined
      ? sql`
        select edition.language_id, count(distinct edition.book_id)::integer as count
        from edition join book on book.id = edition.book_id
        where edition.status = 'published' and ${matchesFilter({ ...filter, languageId: undefined })} group by 1`
      : sql`select language_id, sum(books)::integer as count from ${counts(filter)} where ${condition} group by 1`;
  const statement = sql`
    select language.id, language.name, language.english_name as "englishName", counted.count
    from (${counted}) as counted join language on language.id = counted.language_id
    order by counted.count desc, language.english_name`;
  const { rows } = await database.pool.query<CountedLanguage>(
    condition === undefined ? statement : preparedForms('books-by-language', statement),
  );
  return rows;
}

/** A whole number, greater first. */
function rankOf(order: BookOrder, { collectionId = '0', words = '' }: BookFilter): Sql {
  if (order === 'new') return secondOfArrival;
  if (order === 'shelf') return sql`-(${placeOnShelf(collectionId)})`;
  if (order === 'popular') return sql`0`;
  return searchedWords(words)?.rank ?? sql`0`;
}

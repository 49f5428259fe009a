import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { carriesTag } from '@letsread/catalogue/list-tag-books.ts';
import { book, collectionBook, edition, language } from '@letsread/catalogue/tables.ts';
import { queryWords } from '@letsread/formats/search-words.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { FeedContext } from './feed-context.ts';

/** Which books a feed is about; ids as the library's own addresses have them. */
export interface BookFilter {
  languageId?: string | undefined;
  /** 1 to 5. */
  level?: number | undefined;
  tagId?: string | undefined;
  collectionId?: string | undefined;
  /** All of these, the last by its beginning; '' is as good as none. */
  words?: string | undefined;
}

/** `shelf` is the order of the filter's collection, `match` puts titles before people and tags before texts. */
export type BookOrder = 'new' | 'popular' | 'shelf' | 'match';

interface Part {
  filter: BookFilter;
  order: BookOrder;
  limit: number;
  offset: number;
}

/** One edition a book: that in the language of the feed, else the English one, else the oldest. Same input, same order. */
export async function selectEditions(
  { database, languageId }: FeedContext,
  { filter, order, limit, offset }: Part,
): Promise<string[]> {
  const { db } = database;
  const best = sql`(${edition.languageId} = ${languageId}) desc, (${edition.languageId} = ${englishLanguageId}) desc, ${edition.variant}, ${edition.id}`;
  const candidate = db
    .select({
      id: sql<string>`${edition.id}::text`.as('candidate_id'),
      bookId: sql<string>`${edition.bookId}`.as('candidate_book_id'),
      rank: rankOf(order, filter).as('rank'),
      reads: sql<number>`${book.reads}`.as('candidate_reads'),
      choice: sql<number>`row_number() over (partition by ${edition.bookId} order by ${best})`.as('choice'),
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(isListed(filter))
    .as('candidate');
  const rows = await db
    .select({ id: candidate.id })
    .from(candidate)
    .where(eq(candidate.choice, 1))
    .orderBy(desc(candidate.rank), desc(candidate.reads), desc(candidate.bookId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Every published edition, the last changed first: for who copies the whole catalogue. */
export async function selectAllEditions(
  { database }: FeedContext,
  { limit, offset }: Pick<Part, 'limit' | 'offset'>,
): Promise<string[]> {
  const rows = await database.db
    .select({ id: edition.id })
    .from(edition)
    .where(eq(edition.status, 'published'))
    .orderBy(desc(edition.updatedAt), desc(edition.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countAllEditions({ database }: FeedContext): Promise<number> {
  return database.db.$count(edition, eq(edition.status, 'published'));
}

/** Books by level, in its order; those not levelled yet are left out, as they are on the pages of the library. */
export async function countByLevel({ database }: FeedContext, filter: BookFilter) {
  const rows = await database.db
    .select({ level: book.level, count: countOfBooks })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(isListed({ ...filter, level: undefined }))
    .groupBy(book.level)
    .orderBy(book.level);
  return rows.flatMap(({ level, count }) => (level === null ? [] : { level, count }));
}

/** Books by language, those with the most first. */
export async function countByLanguage({ database }: FeedContext, filter: BookFilter) {
  return database.db
    .select({ id: language.id, name: language.name, englishName: language.englishName, count: countOfBooks })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .where(isListed({ ...filter, languageId: undefined }))
    .groupBy(language.id)
    .orderBy(desc(countOfBooks), language.englishName);
}

const countOfBooks = sql<number>`count(distinct ${edition.bookId})::integer`;

/** Published editions that a filter lets through. */
export function isListed({ languageId, level, tagId, collectionId, words = '' }: BookFilter): SQL | undefined {
  const asked = tsquery(words);
  return and(
    eq(edition.status, 'published'),
    languageId === undefined ? undefined : eq(edition.languageId, languageId),
    level === undefined ? undefined : eq(book.level, level),
    tagId === undefined ? undefined : carriesTag([tagId]),
    collectionId === undefined ? undefined : sql`exists (${onShelf(collectionId)})`,
    words.trim() === '' ? undefined : asked === undefined ? sql`false` : sql`${edition.search} @@ ${asked}::tsquery`,
  );
}

function onShelf(collectionId: string): SQL {
  return sql`select ${collectionBook.position} from ${collectionBook}
    where ${collectionBook.bookId} = ${edition.bookId} and ${collectionBook.collectionId} = ${collectionId}`;
}

/** A whole number, greater first. */
function rankOf(order: BookOrder, { collectionId = '0', words = '' }: BookFilter): SQL<number> {
  const asked = tsquery(words);
  if (order === 'new') return sql<number>`extract(epoch from ${edition.publishedAt})::bigint`;
  if (order === 'shelf') return sql<number>`-(${onShelf(collectionId)})`;
  if (order === 'popular' || asked === undefined) return sql<number>`0`;
  return sql<number>`case
    when ts_filter(${edition.search}, '{a}') @@ ${asked}::tsquery then 3
    when ts_filter(${edition.search}, '{a,b,c}') @@ ${asked}::tsquery then 2 else 1 end`;
}

/** As the search page asks (catalogue/search-books.ts); undefined where nothing that can be searched for was typed. */
function tsquery(typed: string): string | undefined {
  const words = queryWords(typed);
  if (words.length === 0) return undefined;
  return words.map(({ word, isPrefix }) => `'${word.replace(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`).join(' & ');
}

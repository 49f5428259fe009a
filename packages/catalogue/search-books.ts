import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { queryWords } from '@letsread/formats/search-words.ts';
import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type CatalogueContext, tagNameIn } from './book-columns.ts';
import { englishLanguageId, type searchBooks as contract } from './contract.ts';
import { carriesTag } from './list-tag-books.ts';
import { countBooks, selectCards } from './select-cards.ts';
import { book, bookTag, edition, tag } from './tables.ts';

type Query = CallRequest<typeof contract>['query'];
type Facets = CallOutput<typeof contract>['facets'];
type Length = Facets['lengths'][number]['length'];

export async function searchBooks(
  context: CatalogueContext,
  { query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const words = writeTsquery(query.cardName);
  const filters = readFilters(query, words);
  const everything = and(...Object.values(filters));
  const found = await selectCards(context, {
    where: everything,
    ...(words === undefined ? {} : { rank: placeRank(words) }),
    limit: query.limit,
    cursor: query.cursor,
  });
  return {
    ...found,
    total: await countBooks(context, everything),
    facets: {
      levels: await countLevels(context, and(...Object.values({ ...filters, level: undefined })), query.fLimit),
      tags: await countTags(context, and(...Object.values({ ...filters, tag: undefined })), query),
      lengths: await countLengths(context, and(...Object.values({ ...filters, length: undefined }))),
    },
  };
}

/** One condition a filter, so that each facet can leave out its own. */
function readFilters(
  query: Query,
  words: string | undefined,
): Record<'words' | 'language' | 'recorded' | 'level' | 'tag' | 'length', SQL | undefined> {
  const levels = query.level?.split(',').map(Number);
  return {
    words: words === undefined ? undefined : matches(words),
    language: query.lId === undefined ? undefined : eq(edition.languageId, query.lId),
    recorded: and(
      query.narrated ? gt(edition.narrationBytes, 0) : undefined,
      query.signLanguage ? eq(edition.isSigned, true) : undefined,
    ),
    level:
      levels &&
      or(
        inArray(
          book.level,
          levels.filter((one) => one > 0),
        ),
        levels.includes(0) ? isNull(book.level) : undefined,
      ),
    tag: query.tag === undefined ? undefined : carriesTag(query.tag.split(',')),
    length: query.length === undefined ? undefined : inArray(lengthOf, query.length.split(',') as Length[]),
  };
}

/** short: under 5 minutes; middle: 5 to 10; long: over 10. */
const lengthOf = sql<Length>`case when ${edition.minutes} < 5 then 'short' when ${edition.minutes} <= 10 then 'middle' else 'long' end`;

/**
 * The words as a tsquery literal: all must be there, the last may be the beginning of a word. Written here, not by
 * to_tsquery, whose parser depends on the server's locale. Undefined when nothing searchable was typed.
 */
function writeTsquery(typed: string): string | undefined {
  const words = queryWords(typed);
  if (words.length === 0) return typed.trim() === '' ? undefined : "''";
  return words.map(({ word, isPrefix }) => `'${word.replace(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`).join(' & ');
}

function matches(words: string): SQL {
  return words === "''" ? sql`false` : sql`${edition.search} @@ ${words}::tsquery`;
}

/** 3 when the title has all the words, 2 when title, people and tags have them, else 1. */
function placeRank(words: string): SQL<number> {
  if (words === "''") return sql<number>`0`;
  return sql<number>`case
    when ts_filter(${edition.search}, '{a}') @@ ${words}::tsquery then 3
    when ts_filter(${edition.search}, '{a,b,c}') @@ ${words}::tsquery then 2
    else 1 end`;
}

async function countLevels(
  { database }: CatalogueContext,
  where: SQL | undefined,
  most: number,
): Promise<Facets['levels']> {
  return database.db
    .select({ level: book.level, count: sql<number>`count(distinct ${edition.bookId})::integer` })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(and(eq(edition.status, 'published'), where))
    .groupBy(book.level)
    .orderBy(sql`${book.level} nulls last`)
    .limit(most);
}

async function countTags(
  { database }: CatalogueContext,
  where: SQL | undefined,
  { lId, fLimit }: Query,
): Promise<Facets['tags']> {
  return database.db
    .select({
      id: tag.id,
      slug: tag.slug,
      name: tagNameIn(lId ?? englishLanguageId),
      count: sql<number>`count(distinct ${edition.bookId})::integer`,
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(bookTag, eq(bookTag.bookId, edition.bookId))
    .innerJoin(tag, eq(tag.id, bookTag.tagId))
    .where(and(eq(edition.status, 'published'), where))
    .groupBy(tag.id, tag.slug)
    .orderBy(desc(sql`count(distinct ${edition.bookId})`), tag.slug)
    .limit(fLimit);
}

async function countLengths({ database }: CatalogueContext, where: SQL | undefined): Promise<Facets['lengths']> {
  const counted = await database.db
    .select({ length: lengthOf, count: count(sql`distinct ${edition.bookId}`) })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .where(and(eq(edition.status, 'published'), where))
    .groupBy(sql`1`);
  return (['short', 'middle', 'long'] as const).flatMap((length) => counted.filter((one) => one.length === length));
}

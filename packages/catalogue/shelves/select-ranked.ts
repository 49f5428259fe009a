import { literalCount, prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import { tagJson } from '../books/book-columns.ts';
import { recentReadsIn } from '../books/recent-reads.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId } from '../contract.ts';
import { coverWorth } from '../covers/cover-worth.ts';
import { authorOfEdition } from '../people/author-of-edition.ts';
import type { IndexReader } from '../search/index/reading/index-reader.ts';
import { indexFirst, queryIndex } from '../search/query-index.ts';
import type { Candidate } from './candidate.ts';
import { rankInIndex } from './rank-in-index.ts';
import { maxRanked, type RankedShelf, type ShelfTotal } from './ranked-shelf.ts';

/** Themes to choose from: one of which most books were shown is left out. */
const maxThemes = 12;
/** The books in the language, ranked once for all shelves: the most read of 30 days first; of the most read so many as are asked for. */
export async function selectRanked(
  context: CatalogueContext,
  { languageId, mostRead }: { languageId: string; mostRead: number },
): Promise<RankedShelf[]> {
  const totals = await selectTotals(context, languageId);
  const ranks = { languageId, shelves: totals, mostRead };
  return (await queryIndex(context, (reader) => rankInIndex(reader, ranks))) ?? rankInDatabase(context, ranks);
}

/** As they are counted: all books of the language, its largest themes, its levels. */
async function selectTotals({ database }: CatalogueContext, languageId: string): Promise<ShelfTotal[]> {
  const { rows } = await database.pool.query<ShelfTotal>(
    prepared(
      'totals-of-shelves',
      sql`
    with own as materialized (
      select level, tag_id, books from book_count where language_id = ${languageId} and books > 0)
    select shelf, tag, level, total from (
    select 'popular' as shelf, null::json as tag, null::smallint as level, coalesce(sum(books), 0)::integer as total, '' as slug
    from own where tag_id = 0
    union all select 'theme', (select ${tagJson(languageId)} from tag where tag.id = theme.id),
      null, theme.total, theme.slug
    from (
      select tag.id, tag.slug, sum(own.books)::integer as total
      from own join tag on tag.id = own.tag_id and tag.kind in ('topic', 'place', 'festival')
      group by tag.id order by total desc, tag.slug limit ${maxThemes}) as theme
    union all select 'level', null, own.level, sum(own.books)::integer, '' from own
      where own.tag_id = 0 and own.level > 0 group by own.level) as entry
    order by shelf, total desc, slug, level`,
    ),
  );
  return rows;
}

/** Where there is no index; it ranks all books of the language. */
async function rankInDatabase(
  { database }: CatalogueContext,
  { languageId, shelves, mostRead }: Parameters<typeof rankInIndex>[1],
): Promise<RankedShelf[]> {
  const themes = shelves.flatMap(({ tag }) => tag?.id ?? []);
  const { rows } = await database.pool.query<{ level: number | null; tagId: string | null; bookIds: string[] }>(
    prepared(
      'shelves',
      sql`
    with own as materialized (
      select counted_book.book_id, counted_book.level, counted_book.tag_ids,
        row_number() over (order by coalesce(recent.reads, 0) desc, book.reads desc, book.id desc) as rank
      from counted_book join book on book.id = counted_book.book_id
      left join (${recentReadsIn(languageId)}) as recent on recent.book_id = counted_book.book_id
      where counted_book.language_id = ${languageId})
    select null::smallint as level, null::text as "tagId",
      array(select own.book_id::text from own where own.rank <= ${mostRead} order by own.rank) as "bookIds"
    union all select null, theme.id::text,
      array(select own.book_id::text from own where theme.id = any (own.tag_ids) order by own.rank limit ${maxRanked})
    from unnest(${themes}::bigint[]) as theme (id)
    union all select of_level.level::smallint, null,
      array(select own.book_id::text from own where own.level = of_level.level order by own.rank limit ${maxRanked})
    from generate_series(1, 5) as of_level (level)`,
    ),
  );
  const keyOf = (level: number | null, tagId: string | null | undefined) => `${level ?? ''} ${tagId ?? ''}`;
  const ids = new Map(rows.map(({ level, tagId, bookIds }) => [keyOf(level, tagId), bookIds]));
  return shelves.map((shelf) => ({ ...shelf, bookIds: ids.get(keyOf(shelf.level, shelf.tag?.id)) ?? [] }));
}

type Shown = Pick<Candidate, 'bookId' | 'editionId' | 'author' | 'cover'>;

/** The editions in which books are shown in the language, by book. */
export async function selectShown(
  context: CatalogueContext,
  { languageId, bookIds }: { languageId: string; bookIds: readonly string[] },
): Promise<Map<string, Shown>> {
  return indexFirst<Shown>(context, bookIds, {
    idOf: (one) => one.bookId,
    inIndex: (reader) => shownInIndex(reader, languageId, bookIds),
    inDatabase: (missing) => shownInDatabase(context, languageId, missing),
  });
}

function shownInIndex(reader: IndexReader, languageId: string, bookIds: readonly string[]): Shown[] {
  const language = reader.languages().get(languageId);
  if (language === undefined) return [];
  const rows = reader.firstRows(bookIds.map(Number), language.number);
  return reader
    .factsOf([...rows.values()])
    .map(({ book, edition, author, cover }) => ({ bookId: String(book), editionId: String(edition), author, cover }));
}

async function shownInDatabase(
  { database }: CatalogueContext,
  languageId: string,
  bookIds: readonly string[],
): Promise<Shown[]> {
  const { rows } = await database.pool.query<Shown>(
    prepared(
      'books-of-shelves',
      sql`
    select edition.book_id as "bookId", edition.id as "editionId", ${authorOfEdition} as author, ${coverWorth} as cover
    from unnest(${bookIds}::bigint[]) as listed (id)
    join lateral (
      select one.id, one.book_id, one.cover_picture_id from edition one
      where one.book_id = listed.id and one.language_id = ${languageId} and one.status = 'published'
      order by one.variant, one.id limit 1) as edition on true
    left join picture on picture.id = edition.cover_picture_id`,
    ),
  );
  return rows;
}

/** The most read that are in other languages only, where those are most of the library. */
export async function selectOthers({ database }: CatalogueContext, languageId: string): Promise<Candidate[]> {
  const booksIn = (id: string | number) => sql`(
    select coalesce(sum(book_count.books), 0) from book_count where book_count.language_id = ${id} and book_count.tag_id = 0)`;
  const isIn = (id: string | number) => sql`exists (
    select from counted_book where counted_book.book_id = book.id and counted_book.language_id = ${id})`;
  const { rows } = await database.pool.query<Pick<Candidate, 'bookId' | 'editionId' | 'author'>>(
    prepared(
      'shelf-of-other-languages',
      sql`
    select edition.book_id as "bookId", edition.id as "editionId", ${authorOfEdition} as author
    from (
      select book.id, book.reads from book
      where not ${isIn(languageId)} and ${isIn(0)} and 2 * ${booksIn(languageId)} < ${booksIn(0)}
      order by book.reads desc, book.id desc limit ${literalCount(maxRanked)}) as best
    join lateral (
      select one.id, one.book_id from edition one join language on language.id = one.language_id
      where one.book_id = best.id and one.status = 'published'
      order by language.id = ${englishLanguageId} desc, language.published_books desc, one.id limit 1) as edition on true
    order by best.reads desc, best.id desc`,
    ),
  );
  return rows.map((row) => ({ ...row, shelf: 'other', tag: null, level: null, cover: 0, total: 0 }));
}

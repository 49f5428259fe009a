import { prepared } from '@letsread/database/sql.ts';
import sql, { raw } from 'sql-template-tag';
import { tagNameIn } from '../books/book-columns.ts';
import { recentReadsIn } from '../books/recent-reads.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId, type TagMark } from '../contract.ts';
import { authorOfEdition } from '../people/author-of-edition.ts';
import type { Candidate } from './candidate.ts';

/** More than a shelf shows: some stand on a shelf before it, some are by the same author. */
export const atMost = 60;
/** Themes to choose from: one of which most books were shown is left out. */
const maxThemes = 12;
const channel = (from: number) => sql`('x' || substr(picture.colour, ${from}::integer, 2))::bit(8)::integer`;
const channels = sql`${channel(2)}, ${channel(4)}, ${channel(6)}`;

/** Lines on white paper: on average nearly white, and of no colour. */
const isLineDrawing = sql`(least(${channels}) > 195 and greatest(${channels}) - least(${channels}) < 12)`;

/** What a cover is on the string, on a screen with two pixels in one. */
const coverWorth = sql`case when picture.id is null then 0
  when least(picture.width, picture.height) >= 300
    and 3 * least(picture.width, picture.height) >= 2 * greatest(picture.width, picture.height)
    and not ${isLineDrawing} then 2
  else 1 end`;

/** Books in the order of a shelf, before it is known who wrote them. */
export interface RankedShelf {
  shelf: 'popular' | 'theme' | 'level';
  tag: TagMark | null;
  level: number | null;
  total: number;
  bookIds: string[];
}

/** The books in the language, ranked once for all shelves: the most read of 30 days first; of the most read so many as are asked for. */
export async function selectRanked(
  { database }: CatalogueContext,
  { languageId, mostRead }: { languageId: string; mostRead: number },
): Promise<RankedShelf[]> {
  const { rows } = await database.pool.query<RankedShelf>(
    prepared(
      'shelves',
      sql`
    with own as materialized (
      select counted_book.book_id, counted_book.level, counted_book.tag_ids,
        row_number() over (order by coalesce(recent.reads, 0) desc, book.reads desc, book.id desc) as rank
      from counted_book join book on book.id = counted_book.book_id
      left join (${recentReadsIn(languageId)}) as recent on recent.book_id = counted_book.book_id
      where counted_book.language_id = ${languageId})
    select shelf, tag, level, total, "bookIds" from (
    select 'popular' as shelf, null::json as tag, null::smallint as level, (select count(*)::integer from own) as total, '' as slug,
      array(select own.book_id from own where own.rank <= ${mostRead} order by own.rank) as "bookIds"
    union all select 'theme', json_build_object('id', theme.id::text, 'slug', theme.slug,
        'name', (select ${tagNameIn(languageId)} from tag where tag.id = theme.id)),
      null, theme.total, theme.slug,
      array(select own.book_id from own where theme.id = any (own.tag_ids) order by own.rank limit ${atMost})
    from (
      select tag.id, tag.slug, sum(book_count.books)::integer as total
      from book_count join tag on tag.id = book_count.tag_id and tag.kind in ('topic', 'place', 'festival')
      where book_count.language_id = ${languageId} and book_count.books > 0
      group by tag.id order by total desc, tag.slug limit ${maxThemes}) as theme
    union all select 'level', null, of_level.level, of_level.total, '',
      array(select own.book_id from own where own.level = of_level.level order by own.rank limit ${atMost})
    from (select level, count(*)::integer as total from own where level > 0 group by level) as of_level) as entry
    order by shelf, total desc, slug, level`,
    ),
  );
  return rows;
}

type Shown = Pick<Candidate, 'bookId' | 'editionId' | 'author' | 'cover'>;

/** The editions in which books are shown in the language, by book. */
export async function selectShown(
  { database }: CatalogueContext,
  { languageId, bookIds }: { languageId: string; bookIds: readonly string[] },
): Promise<Map<string, Shown>> {
  if (bookIds.length === 0) return new Map();
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
  return new Map(rows.map((row) => [row.bookId, row]));
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
      order by book.reads desc, book.id desc limit ${raw(String(atMost))}) as best
    join lateral (
      select one.id, one.book_id from edition one join language on language.id = one.language_id
      where one.book_id = best.id and one.status = 'published'
      order by language.id = ${englishLanguageId} desc, language.published_books desc, one.id limit 1) as edition on true
    order by best.reads desc, best.id desc`,
    ),
  );
  return rows.map((row) => ({ ...row, shelf: 'other', tag: null, level: null, cover: 0, total: 0 }));
}

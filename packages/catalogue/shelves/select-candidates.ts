import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import { tagNameIn } from '../books/book-columns.ts';
import { recentReads } from '../books/recent-reads.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId, type TagMark } from '../contract.ts';
import { authorOfEdition } from '../people/author-of-edition.ts';

/** A book that could stand on a shelf, in the order in which it would. */
export interface Candidate {
  shelf: 'hung' | 'popular' | 'theme' | 'level' | 'other';
  /** Of a theme. */
  tag: TagMark | null;
  level: number | null;
  editionId: string;
  bookId: string;
  author: string;
  /** 2: a picture that is worth its place on the string: large, nearly square, in colour; 1: another picture; 0: made. */
  cover: number;
  /** How many books the shelf has in all; 0 where nobody asks. */
  total: number;
}

/** More than a shelf shows: some stand on a shelf before it, some are by the same author. */
const atMost = 60;
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

/** The books in the language, ranked once for all shelves: the most read of 30 days first, and among those of its author. */
const ownBooks = (languageId: string) => sql`
  ranked as (
    select one.*, row_number() over (order by one.recent desc, one.reads desc, one.book_id desc) as rank
    from (
      select distinct on (edition.book_id) edition.id, edition.book_id, book.level, book.reads, ${recentReads} as recent,
        ${authorOfEdition} as author, ${coverWorth} as cover
      from edition join book on book.id = edition.book_id left join picture on picture.id = edition.cover_picture_id
      where edition.status = 'published' and edition.language_id = ${languageId}
      order by edition.book_id, edition.variant, edition.id) as one),
  own as materialized (
    select id, book_id, level, author, cover, rank, row_number() over (partition by author order by rank) as of_author
    from ranked)`;

/** Such as are in other languages only, where those are most of the library. */
const otherBooks = sql`
  select edition.id, edition.book_id, ${authorOfEdition} as author, best.place
  from (
    select book.id, row_number() over (order by book.reads desc, book.id desc) as place
    from book
    where not exists (select from own where own.book_id = book.id)
      and exists (select from edition where edition.book_id = book.id and edition.status = 'published')
      and 2 * (select count(*) from own) < (select count(distinct one.book_id) from edition one where one.status = 'published')
    order by place limit ${atMost}) as best
  join lateral (
    select edition.id, edition.book_id from edition join language on language.id = edition.language_id
    where edition.book_id = best.id and edition.status = 'published'
    order by language.id = ${englishLanguageId} desc, language.published_books desc, edition.id limit 1) as edition on true`;

/** The best books of each shelf; of the most read one of each author before a second one of any. */
export async function selectCandidates({ database }: CatalogueContext, languageId: string): Promise<Candidate[]> {
  const { rows } = await database.pool.query<Candidate>(
    prepared(
      'shelves',
      sql`
    with ${ownBooks(languageId)},
    theme as (
      select tag.id, tag.slug, count(*)::integer as total
      from own join book_tag on book_tag.book_id = own.book_id join tag on tag.id = book_tag.tag_id
      where tag.kind in ('topic', 'place', 'festival')
      group by tag.id order by total desc, tag.slug limit ${maxThemes}),
    of_level as (select level, count(*)::integer as total from own where level is not null group by level)
    select shelf, tag, level, "editionId", "bookId", author, cover, total from (
    select 'hung' as shelf, null::json as tag, null::smallint as level, hung.id as "editionId",
      hung.book_id as "bookId", hung.author, hung.cover, 0 as total, '' as slug, hung.place
    from (
      select own.*, row_number() over (order by own.cover desc, own.rank) as place from own where own.cover > 0
      order by place limit ${atMost}) as hung
    union all select 'popular', null, null, popular.id, popular.book_id, popular.author, popular.cover,
      (select count(*)::integer from own), '', popular.place
    from (
      select own.*, row_number() over (order by own.of_author, own.rank) as place from own
      order by place limit ${atMost}) as popular
    union all select 'theme', json_build_object(
        'id', theme.id::text, 'slug', theme.slug,
        'name', (select ${tagNameIn(languageId)} from tag where tag.id = theme.id)),
      null, best.id, best.book_id, best.author, best.cover, theme.total, theme.slug, best.rank
    from theme cross join lateral (
      select own.* from own join book_tag on book_tag.book_id = own.book_id and book_tag.tag_id = theme.id
      order by own.rank limit ${atMost}) as best
    union all select 'level', null, of_level.level, best.id, best.book_id, best.author, best.cover, of_level.total, '', best.rank
    from of_level cross join lateral (
      select own.* from own where own.level = of_level.level order by own.rank limit ${atMost}) as best
    union all select 'other', null, null, other.id, other.book_id, other.author, 0, 0, '', other.place
    from (${otherBooks}) as other) as entry
    order by shelf, total desc, slug, level, place`,
    ),
  );
  return rows;
}

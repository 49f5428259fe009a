import sql from 'sql-template-tag';
import { tagNameIn } from '../books/book-columns.ts';
import { recentReads } from '../books/recent-reads.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId, type TagMark } from '../contract.ts';
import { authorOfEdition } from '../people/author-of-edition.ts';

/** A book that could stand on a shelf, in the order in which it would. */
export interface Candidate {
  shelf: 'hung' | 'popular' | 'theme' | 'level' | 'other';
  /** Of a theme: its tag, with the first book alone. */
  tag: TagMark | null;
  tagId: string | null;
  level: number | null;
  editionId: string;
  bookId: string;
  author: string;
  /** 2: a picture that is large enough for the string and nearly square; 1: another picture; 0: made. */
  cover: number;
  /** How many books the shelf has in all. */
  total: number;
}

/** More than a shelf shows: some stand on a shelf before it, some are by the same author. */
const atMost = 24;

/** What a cover is on the string, on a screen with two pixels in one. */
const coverWorth = sql`case when picture.id is null then 0
  when least(picture.width, picture.height) >= 300
    and 3 * least(picture.width, picture.height) >= 2 * greatest(picture.width, picture.height) then 2
  else 1 end`;

/** Books in the language, and such as are in others only where those are most of the library. */
const books = (languageId: string) => sql`
  own as materialized (
    select distinct on (edition.book_id) edition.id, edition.book_id, book.level, book.reads, ${recentReads} as recent,
      ${authorOfEdition} as author, ${coverWorth} as cover
    from edition join book on book.id = edition.book_id left join picture on picture.id = edition.cover_picture_id
    where edition.status = 'published' and edition.language_id = ${languageId}
    order by edition.book_id, edition.variant, edition.id),
  other as (
    select edition.id, edition.book_id, book.reads, ${authorOfEdition} as author
    from book join lateral (
      select edition.id, edition.book_id from edition join language on language.id = edition.language_id
      where edition.book_id = book.id and edition.status = 'published'
      order by language.id = ${englishLanguageId} desc, language.published_books desc, edition.id limit 1) as edition on true
    where not exists (select from own where own.book_id = book.id)
      and 2 * (select count(*) from own) < (select count(distinct one.book_id) from edition one where one.status = 'published')
    order by book.reads desc, book.id desc limit ${atMost})`;

/** The best books of each shelf, one of each author before a second one of any. */
export async function selectCandidates({ database }: CatalogueContext, languageId: string): Promise<Candidate[]> {
  const { rows } = await database.pool.query<Candidate>(sql`
    with ${books(languageId)},
    entry as (
      select 'hung' as shelf, null::bigint as tag_id, null::smallint as level, id, book_id, author, cover, cover as rank, recent, reads
      from own where cover > 0
      union all select 'popular', null, null, id, book_id, author, cover, 0, recent, reads from own
      union all select 'theme', tag.id, null, own.id, own.book_id, author, cover, 0, recent, reads
        from own join book_tag on book_tag.book_id = own.book_id
        join tag on tag.id = book_tag.tag_id and tag.kind in ('topic', 'place', 'festival')
      union all select 'level', null, level, id, book_id, author, cover, 0, recent, reads from own where level is not null
      union all select 'other', null, null, id, book_id, author, 0, 0, 0, reads from other),
    numbered as (
      select *, row_number() over (
        partition by shelf, tag_id, level, author order by rank desc, recent desc, reads desc, book_id desc) as of_author
      from entry),
    placed as (
      select *, (count(*) over (partition by shelf, tag_id, level))::integer as total, row_number() over (
        partition by shelf, tag_id, level order by rank desc, of_author, recent desc, reads desc, book_id desc) as place
      from numbered)
    select placed.shelf, placed.tag_id as "tagId", placed.level, placed.id as "editionId", placed.book_id as "bookId",
      placed.author, placed.cover, placed.total,
      case when placed.shelf = 'theme' and placed.place = 1 then json_build_object(
        'id', tag.id::text, 'slug', tag.slug, 'name', ${tagNameIn(languageId)}) end as tag
    from placed left join tag on tag.id = placed.tag_id
    where placed.place <= ${atMost}
    order by placed.shelf, placed.total desc, tag.slug, placed.level, placed.place`);
  return rows;
}

import sql, { raw, type Sql } from 'sql-template-tag';
import { pictureColumn } from '../books/picture-column.ts';

/** To be raised when covers are drawn otherwise, so that their addresses change. */
const version = 4;

/** Two cloths for each level; the first two are for books without one. Dark enough or light enough for their ink (4.5 to 1). */
const cloths = [
  ['#75624f', '#5f6b57'],
  ['#f6cf52', '#f2b83a'],
  ['#ee9650', '#e98a50'],
  ['#23705e', '#22707e'],
  ['#2b62a6', '#4a57a8'],
  ['#5b2344', '#6d2f3c'],
].flat();
const patternCount = 6;
const size = { width: 640, height: 640 };

/** What the made cover of an edition is drawn from (`CoverToMake` of formats). */
export interface MadeCover {
  title: string;
  languageTag: string;
  script: string;
  direction: 'ltr' | 'rtl';
  authors: string[];
  level: number | null;
  themes: string[];
  cloth: string;
  pattern: number;
}

/** A number that a book always has, as even as chance: ids count up in steps. */
const chance = sql`('x' || left(md5(book.id::text), 6))::bit(24)::int`;
const cloth = raw(
  `(array[${cloths.map((colour) => `'${colour}'`).join(', ')}])[coalesce(book.level, 0) * 2 + ${chance.text} % 2 + 1]`,
);

/** The facts of a made cover, as JSON; the query joins edition, book and language. */
export const madeCoverColumn = sql`jsonb_build_object(
    'title', edition.title, 'languageTag', language.bcp47, 'script', language.script, 'direction', language.direction,
    'authors', coalesce((select jsonb_agg(author.name order by author.position)
      from (select contributor.name, min(edition_credit.position) as position
        from edition_credit join contributor on contributor.id = edition_credit.contributor_id
        where edition_credit.edition_id = edition.id and edition_credit.role = 'AUTHOR'
        group by contributor.id) as author), '[]'),
    'level', book.level,
    'themes', coalesce((select jsonb_agg(tag.slug order by tag.slug)
      from book_tag join tag on tag.id = book_tag.tag_id where book_tag.book_id = edition.book_id), '[]'),
    'cloth', ${cloth}, 'pattern', ${chance} / 2 % ${raw(String(patternCount))})`;

/**
 * The name of an edition's made cover in addresses: its id, and a hash of all that is on it, so that the picture behind it never changes.
 * Where the edition has a picture, that is on it too (`LetteredPicture`); the query joins what `coverColumn` asks for.
 */
export const madeCoverName = sql`edition.id::text || '-' || left(md5(${raw(`'${version} '`)} || ${madeCoverColumn}::text
    || coalesce(picture.sha256 || ' ' || picture.focus_x || ' ' || picture.focus_y, picture.sha256, '')), 16)`;

/** The picture of an edition, over whose lower end its title is lettered; null where it has none, and its cover is made of cloth. */
export interface LetteredPicture {
  sha256: string;
  focus: { x: number; y: number };
}

export const letteredPictureColumn = sql`case when picture.id is null then null else json_build_object('sha256', picture.sha256,
    'focus', json_build_object('x', coalesce(picture.focus_x, 50), 'y', coalesce(picture.focus_y, 50))) end`;

/**
 * The cover of an edition: its own picture, else one made with the title on it, in the shape and with the sizes of any picture. The
 * query joins book, language and (left) the picture of the cover.
 */
export function coverColumn(mediaUrl: string): Sql {
  return sql`case when picture.id is not null then ${pictureColumn(mediaUrl)} else ${letteredCoverColumn(mediaUrl)} end`;
}

/** The same with the title on it in any case, for where none stands beside it: feeds of other programs, previews of links. */
export function letteredCoverColumn(mediaUrl: string): Sql {
  return sql`json_build_object('url', ${`${mediaUrl}/covers/`}::text || ${madeCoverName}, 'width', ${raw(String(size.width))},
    'height', ${raw(String(size.height))}, 'colour', ${cloth}, 'focus', json_build_object('x', 50, 'y', 50))`;
}

import type { Database } from '@letsread/database/open-database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Credit, englishLanguageId, type LanguageMark, type TagMark } from './contract.ts';
import { coverColumn } from './made-cover.ts';
import {
  book,
  bookTag,
  contributor,
  edition,
  editionCredit,
  language,
  licence,
  picture,
  tag,
  tagName,
} from './tables.ts';

/** What every call of the catalogue is given. */
export interface CatalogueContext {
  database: Database;
  /** Where pictures are served: "/media", or the address of a CDN. */
  mediaUrl: string;
  /** Where an operator keeps texts of their own for the pages about the library. */
  pagesDir?: string | undefined;
}

export const languageColumns = {
  id: language.id,
  name: language.name,
  languageISOCode: language.bcp47,
  script: language.script,
  direction: language.direction,
};

export const licenceColumns = {
  code: licence.code,
  name: licence.name,
  url: licence.url,
  allowsDerivatives: licence.allowsDerivatives,
  allowsCommerce: licence.allowsCommerce,
};

/**
 * Who published a book, as far as its source says: the library itself publishes only the starter library; '' where nobody is known.
 * The query joins book.
 */
export const publisherColumn = sql<string>`case ${book.source}
  when 'starter' then 'Let’s Read' when 'lets-read' then 'Let’s Read' when 'african-storybook' then 'African Storybook' else '' end`;

/** The columns of a book card; the query joins edition, book, language and (left) picture. */
export function cardColumns(mediaUrl: string) {
  return {
    bookId: edition.bookId,
    editionId: edition.id,
    slug: edition.slug,
    title: edition.title,
    language: languageColumns,
    level: book.level,
    readAloud: book.readAloud,
    pageCount: edition.pageCount,
    minutes: edition.minutes,
    cover: coverColumn(mediaUrl),
    isIllustrated: sql<boolean>`${picture.id} is not null`,
    narrationBytes: edition.narrationBytes,
    isSigned: edition.isSigned,
  };
}

/** A language in the contract's shape inside another query's JSON. */
export function languageJson(): SQL<LanguageMark> {
  return sql<LanguageMark>`jsonb_build_object('id', ${language.id}::text, 'name', ${language.name},
    'languageISOCode', ${language.bcp47}, 'script', ${language.script}, 'direction', ${language.direction})`;
}

/** A tag's name in a language, else in English, else its slug. */
export function tagNameIn(languageId: string | SQL): SQL<string> {
  return sql<string>`coalesce(
    (select ${tagName.name} from ${tagName} where ${tagName.tagId} = ${tag.id} and ${tagName.languageId} = ${languageId}),
    (select ${tagName.name} from ${tagName} where ${tagName.tagId} = ${tag.id} and ${tagName.languageId} = ${englishLanguageId}),
    ${tag.slug})`;
}

/** A tag in the contract's shape inside another query's JSON. */
export function tagJson(languageId: string | SQL): SQL<TagMark> {
  return sql<TagMark>`jsonb_build_object('id', ${tag.id}::text, 'slug', ${tag.slug}, 'name', ${tagNameIn(languageId)})`;
}

/** The tags of a row of `edition`, named in a language. */
export function tagsOfBook(languageId: string | SQL): SQL<TagMark[]> {
  return sql<TagMark[]>`coalesce((
    select jsonb_agg(${tagJson(languageId)} order by ${tag.slug})
    from ${bookTag} inner join ${tag} on ${tag.id} = ${bookTag.tagId}
    where ${bookTag.bookId} = ${edition.bookId}), '[]')`;
}

/** The people of a row of `edition`, in their order. */
export function creditsOfEdition(): SQL<Credit[]> {
  return sql<Credit[]>`coalesce((
    select jsonb_agg(jsonb_build_object('role', ${editionCredit.role}, 'name', ${contributor.name}) order by ${editionCredit.position})
    from ${editionCredit} inner join ${contributor} on ${contributor.id} = ${editionCredit.contributorId}
    where ${editionCredit.editionId} = ${edition.id}), '[]')`;
}

/** A time as the contract writes it: "2026-02-28T18:30:00Z". */
export function utc(time: SQL): SQL<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

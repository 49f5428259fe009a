import sql, { join, type Sql } from 'sql-template-tag';
import { englishLanguageId } from '../contract.ts';
import { coverColumn } from '../covers/made-cover.ts';

/** A row of `language` in the contract's shape, "LanguageMark". */
export const languageColumns = sql`language.id, language.name, language.bcp47 as "languageISOCode", language.script, language.direction`;

/** The same as JSON. */
export const languageJson = sql`json_build_object('id', language.id::text, 'name', language.name,
  'languageISOCode', language.bcp47, 'script', language.script, 'direction', language.direction)`;

/** A row of `licence` in the contract's shape, as JSON. */
export const licenceJson = sql`json_build_object('code', licence.code, 'name', licence.name, 'url', licence.url,
  'allowsDerivatives', licence.allows_derivatives, 'allowsCommerce', licence.allows_commerce)`;

/**
 * Who published a book, as far as its source says: the library itself publishes only the starter library; '' where nobody is known.
 * The query joins book.
 */
export const publisherColumn = sql`case book.source
  when 'starter' then 'Let’s Read' when 'lets-read' then 'Let’s Read' when 'african-storybook' then 'African Storybook' else '' end`;

/** The columns of a "BookCard"; from `cardTables`. */
export function cardColumns(mediaUrl: string): Sql {
  return sql`edition.book_id as "bookId", edition.id as "editionId", edition.slug, edition.title,
    ${languageJson} as language, book.level, book.read_aloud as "readAloud", edition.page_count as "pageCount",
    edition.minutes, ${coverColumn(mediaUrl)} as cover, picture.id is not null as "isIllustrated",
    edition.narration_bytes::float8 as "narrationBytes", edition.is_signed as "isSigned"`;
}

/** `edition`, and joined to it all that its card is made from. */
export const cardTables = sql`edition
  join book on book.id = edition.book_id
  join language on language.id = edition.language_id
  left join picture on picture.id = edition.cover_picture_id`;

type Languages = readonly (string | Sql)[];

/** A tag's name in the first of these languages that it has one in, else in English, else in any, else its slug. */
export function tagNameIn(...languageIds: Languages): Sql {
  return sql`coalesce(${ofFirstName(sql`tag_name.name from tag_name`, languageIds)}, tag.slug)`;
}

/** The language that `tagNameIn` names a tag in, BCP 47; null where its slug stands for a name. */
export function tagLanguageIn(...languageIds: Languages): Sql {
  const language = sql`language.bcp47 from tag_name join language on language.id = tag_name.language_id`;
  return sql`coalesce(${ofFirstName(language, languageIds)})`;
}

/** Each language is looked up by itself, and no list of all names of each tag is put in order. */
function ofFirstName(selected: Sql, languageIds: Languages): Sql {
  const named = sql`select ${selected} where tag_name.tag_id = tag.id`;
  const wanted = [...languageIds, englishLanguageId].map((id) => sql`(${named} and tag_name.language_id = ${id})`);
  return join([...wanted, sql`(${named} order by tag_name.language_id limit 1)`]);
}

/** A row of `tag` named in a language, as JSON: a "TagMark". */
export function tagJson(languageId: string | Sql): Sql {
  return sql`json_build_object('id', tag.id::text, 'slug', tag.slug, 'name', ${tagNameIn(languageId)},
    'languageISOCode', ${tagLanguageIn(languageId)})`;
}

/** The tags of a row of `edition`, named in a language: "TagMark" each. */
export function tagsOfBook(languageId: string | Sql): Sql {
  return sql`coalesce((
    select json_agg(${tagJson(languageId)} order by tag.slug)
    from book_tag join tag on tag.id = book_tag.tag_id
    where book_tag.book_id = edition.book_id), '[]')`;
}

/** The people of a row of `edition`, in their order: "Credit" each. */
export const creditsOfEdition = sql`coalesce((
  select json_agg(json_build_object('role', edition_credit.role, 'name', contributor.name) order by edition_credit.position)
  from edition_credit join contributor on contributor.id = edition_credit.contributor_id
  where edition_credit.edition_id = edition.id), '[]')`;

/** A time as the contract writes it: "2026-02-28T18:30:00Z". */
export function utc(time: Sql): Sql {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

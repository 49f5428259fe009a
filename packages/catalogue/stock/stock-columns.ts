import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import { cardTables, languageJson, tagLanguageIn, tagNameIn, utc } from '../books/book-columns.ts';
import { englishLanguageId } from '../contract.ts';
import { coverColumn } from '../covers/made-cover.ts';
import type { StockEdition } from './contract.ts';

/** The columns of a "StockEdition", from `cardTables`; names are in this language. */
export function stockColumns(mediaUrl: string, languageId: string): Sql {
  return sql`edition.id as "editionId", edition.book_id as "bookId", edition.slug, edition.title,
    ${languageJson} as language, edition.status, book.level, book.level_source as "levelSource", book.source,
    edition.licence_code as licence, ${coverColumn(mediaUrl)} as cover, picture.id is not null as "isIllustrated",
    edition.page_count as "pageCount", ${utc(sql`edition.updated_at`)} as "changedAt",
    coalesce((
      select json_agg(json_build_object('id', tag.id::text, 'name', ${tagNameIn(languageId)},
        'languageISOCode', ${tagLanguageIn(languageId)}) order by tag.slug)
      from book_tag join tag on tag.id = book_tag.tag_id where book_tag.book_id = edition.book_id), '[]') as themes,
    coalesce((
      select json_agg(json_build_object('id', collection.id::text, 'name', ${collectionNameIn(languageId)},
        'languageISOCode', ${collectionLanguageIn(languageId)})
        order by collection.position, collection.id)
      from collection_book join collection on collection.id = collection_book.collection_id
      where collection_book.book_id = edition.book_id), '[]') as collections,
    coalesce((
      select json_agg(json_build_object('id', team.id::text, 'name', team.name) order by lower(team.name))
      from book_team join team on team.id = book_team.team_id where book_team.book_id = edition.book_id), '[]') as teams`;
}

/** A collection's title in a language, else in English, else in another, else its slug. */
export function collectionNameIn(languageId: string): Sql {
  return sql`coalesce(${ofTitle(sql`collection_text.title`, languageId)}, collection.slug)`;
}

/** The language that `collectionNameIn` names a collection in, BCP 47; null where its slug stands for a name. */
export function collectionLanguageIn(languageId: string): Sql {
  return ofTitle(sql`language.bcp47`, languageId);
}

function ofTitle(column: Sql, languageId: string): Sql {
  return sql`(select ${column} from collection_text join language on language.id = collection_text.language_id
    where collection_text.collection_id = collection.id
    order by language.id = ${languageId} desc, language.id = ${englishLanguageId} desc, language.id limit 1)`;
}

/** These editions as they are now, in the order of the ids. */
export async function selectStock(
  db: Queryable,
  editionIds: readonly string[],
  { mediaUrl, languageId }: { mediaUrl: string; languageId: string },
): Promise<StockEdition[]> {
  const { rows } = await db.query<StockEdition>(sql`
    select ${stockColumns(mediaUrl, languageId)} from ${cardTables}
    where edition.id = any (${editionIds}::bigint[]) order by array_position(${editionIds}::bigint[], edition.id)`);
  return rows;
}

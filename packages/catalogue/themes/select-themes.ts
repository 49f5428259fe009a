import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { languageJson, tagNameIn } from '../books/book-columns.ts';
import { englishLanguageId } from '../contract.ts';
import type { EditableTheme } from './contract.ts';

/** Themes by their ids, in the order of these. */
export async function selectThemes(
  db: Queryable,
  ids: readonly string[],
  namesIn: string = englishLanguageId,
): Promise<EditableTheme[]> {
  const { rows } = await db.query<EditableTheme>(sql`
    select tag.id, tag.slug, ${tagNameIn(namesIn)} as name, tag.kind, tag.synonyms, tag.version,
      tag.removed_at is not null as "isGone",
      (select json_build_object('id', other.id::text, 'name', other.name) from (
        select tag.id, ${tagNameIn(namesIn)} as name from tag) as other where other.id = tag.joined_to) as "joinedTo",
      (select coalesce(json_agg(json_build_object('language', ${languageJson}, 'name', tag_name.name)
          order by language.id = ${englishLanguageId} desc, language.published_books desc, language.english_name), '[]')
        from tag_name join language on language.id = tag_name.language_id where tag_name.tag_id = tag.id) as names,
      case when tag.removed_at is null
        then (select count(*)::integer from book_tag where book_tag.tag_id = tag.id)
        else (select count(*)::integer from removed_book_tag where removed_book_tag.tag_id = tag.id) end as "bookCount"
    from tag where tag.id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], tag.id)`);
  return rows;
}

/** @throws Problem theme-not-found */
export async function selectTheme(db: Queryable, id: string, namesIn?: string): Promise<EditableTheme> {
  const [found] = await selectThemes(db, [id], namesIn);
  if (found === undefined) throw noTheme();
  return found;
}

/** As they are until the transaction ends. @throws Problem theme-not-found; also where one is gone, if `isStanding` is set */
export async function lockThemes(
  db: Queryable,
  ids: readonly string[],
  { isStanding }: { isStanding: boolean },
): Promise<EditableTheme[]> {
  await db.query(sql`select from tag where id = any (${ids}::bigint[]) order by id for update`);
  const found = await selectThemes(db, ids);
  if (found.length < new Set(ids).size || (isStanding && found.some(({ isGone }) => isGone))) throw noTheme();
  return found;
}

function noTheme(): Problem {
  return new Problem('theme-not-found', 404, { detail: 'There is no such theme.' });
}

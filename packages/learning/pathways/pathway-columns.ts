import sql, { type Sql } from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { minStories } from './read-steps.ts';

/**
 * SQL: the title of a row `p` of `pathway` in a language (an SQL expression too), else in English, else in the first it has.
 * A path without a title is called by its theme, where no other path has that theme, and by its first story: no two of them
 * are called the same, in any language, and no word stands between that a language would bend. Its theme is the one that it
 * was joined to; one that was taken away names nothing.
 */
export function pathwayTitle(language: Sql): Sql {
  const theme = sql`coalesce(${themeName(language, sql`name`)},
    (select t.slug from tag t where t.id = tag_now(p.tag_id)))`;
  const story = sql`case when tag_now(p.tag_id) is null or ${hasOthersOfTheme} then ${firstStory(language, sql`title`)} end`;
  return sql`coalesce(${textIn(language, sql`title`)}, concat_ws(' · ', ${theme}, ${story}))`;
}

/** SQL: the language of that title, BCP 47; null where its theme is in another than its story, or has no name. */
export function pathwayTitleLanguage(language: Sql): Sql {
  const theme = themeName(language, sql`language_id`);
  const story = firstStory(language, sql`language_id`);
  return sql`(select l.bcp47 from language l where l.id = coalesce(${textIn(language, sql`language_id`)},
    case when tag_now(p.tag_id) is null then ${story} when not ${hasOthersOfTheme} or ${theme} = ${story} then ${theme} end))`;
}

const hasOthersOfTheme = sql`exists (
  with recursive same as (
    select tag_now(p.tag_id) as id union select tag.id from same join tag on tag.joined_to = same.id)
  select from pathway o where o.tag_id in (select id from same) and o.id <> p.id and o.removed_at is null)`;

/** SQL: a column of the name that the theme of a row `p` of `pathway` has in the language, else in English, else in any. */
function themeName(language: Sql, column: Sql): Sql {
  return sql`(select n.${column} from tag_name n where n.tag_id = tag_now(p.tag_id)
     order by n.language_id = ${language} desc, n.language_id = ${englishLanguageId} desc, n.language_id limit 1)`;
}

/** SQL: a column of the first story that a row `p` of `pathway` has in the language, else in English, else in any. */
function firstStory(language: Sql, column: Sql): Sql {
  return sql`(select e.${column} from pathway_step s join edition e on e.book_id = s.book_id and e.status = 'published'
    where s.pathway_id = p.id and s.kind = 'book'
    order by e.language_id = ${language} desc, e.language_id = ${englishLanguageId} desc, s.position, s.id,
      e.language_id, e.variant, e.id limit 1)`;
}

/** SQL: the summary of a row `p` of `pathway`, in the language that its title is in; empty where there is none. */
export function pathwaySummary(language: Sql): Sql {
  return sql`coalesce(${textIn(language, sql`summary`)}, '')`;
}

function textIn(language: Sql, column: Sql): Sql {
  return sql`(select x.${column} from pathway_text x where x.pathway_id = p.id
    order by x.language_id = ${language} desc, x.language_id = ${englishLanguageId} desc, x.language_id limit 1)`;
}

/** SQL: how many stories a row `p` of `pathway` has to read in a language (an SQL expression too). */
export function storiesIn(language: Sql): Sql {
  return sql`(select count(*) from pathway_step s where s.pathway_id = p.id and s.kind = 'book' and exists (
    select from edition e where e.book_id = s.book_id and e.language_id = ${language} and e.status = 'published'))`;
}

/** SQL: whether a row `p` of `pathway` has enough stories to be read in any one language. */
export const hasTwoStories = sql`exists (
  select from pathway_step s join edition e on e.book_id = s.book_id and e.status = 'published'
  where s.pathway_id = p.id and s.kind = 'book'
  group by e.language_id having count(distinct e.book_id) >= ${minStories})`;

/** SQL: a time of the database as the contract writes it: "2026-02-28T18:30:00.000Z". */
export function isoTime(time: Sql): Sql {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { pathwayTitle, pathwayTitleLanguage } from '../pathways/pathway-columns.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL: the books of a row `h` of `handed_out` that can be read in its language, as rows of `book_id` and `place`. Of a
 * path its stories, and not its games: a child has done with it what a teacher hands out, reading.
 */
export const storiesOf = sql`(
  select s.book_id, s.place from (
    select h.book_id, 0 as place where h.book_id is not null
    union all
    select c.book_id, c.position from collection_book c join collection on collection.id = c.collection_id
      where c.collection_id = h.collection_id and collection.removed_at is null
    union all
    select t.book_id, t.position from pathway_step t join pathway p on p.id = t.pathway_id
      where t.pathway_id = h.pathway_id and t.kind = 'book' and not t.is_optional and p.removed_at is null
  ) s where exists (
    select from edition e where e.book_id = s.book_id and e.language_id = h.language_id and e.status = 'published'))`;

/** SQL: the readers of a row `h` of `handed_out`, as rows of `profile_id` and `class_id`. */
export const readersOf = sql`(
  select p.id as profile_id, p.class_id from profile p where p.class_id = h.class_id
  union
  select p.id, p.class_id from handed_out_reader r join profile p on p.id = r.profile_id where r.handed_out_id = h.id)`;

/**
 * SQL: whether a row `h` of `handed_out` is handed out to a class or to a reader who is in it now. By the indexes: as a condition
 * on each row, all that all teachers handed out would be looked at.
 */
export function isInClass(classId: string): Sql {
  return sql`h.id in (
    select o.id from handed_out o where o.class_id = ${classId}
    union all
    select r.handed_out_id from handed_out_reader r join profile p on p.id = r.profile_id where p.class_id = ${classId})`;
}

/** SQL: whether a row `h` of `handed_out` is handed out to a reader: by name, or as one of the class they are in now. */
export function isOfReader(profileId: string): Sql {
  return sql`h.id in (
    select o.id from handed_out o join profile p on p.class_id = o.class_id where p.id = ${profileId}
    union all
    select r.handed_out_id from handed_out_reader r where r.profile_id = ${profileId})`;
}

/** SQL: the columns of a thing, from a row `h` of `handed_out`. */
export const thingColumns = sql`h.id, h.level, h.language_id as "languageId", h.until_day as "untilDay",
  case when h.book_id is not null then 'book' when h.collection_id is not null then 'collection'
    when h.pathway_id is not null then 'pathway' else 'level' end as kind,
  case when h.book_id is not null then ${ofBook(sql`title`)}
    when h.collection_id is not null then ${ofCollection(sql`title`)}
    when h.pathway_id is not null then (
      select ${pathwayTitle(sql`h.language_id`)} from pathway p where p.id = h.pathway_id) end as title,
  case when h.pathway_id is not null then (
      select ${pathwayTitleLanguage(sql`h.language_id`)} from pathway p where p.id = h.pathway_id)
    else (select l.bcp47 from language l where l.id = coalesce(${ofBook(sql`language_id`)}, ${ofCollection(sql`language_id`)}))
    end as "titleLanguageISOCode",
  case when h.book_id is not null then ${ofBook(sql`slug`)}
    when h.collection_id is not null then (select c.slug from collection c where c.id = h.collection_id)
    when h.pathway_id is not null then (select p.slug from pathway p where p.id = h.pathway_id) end as slug,
  coalesce(h.stories, (select count(*) from ${storiesOf} s))::int as stories`;

/** Of a withdrawn book too: its teacher is still told what was handed out. */
function ofBook(column: Sql): Sql {
  return sql`(select e.${column} from edition e where e.book_id = h.book_id
    order by e.language_id = h.language_id desc, e.status = 'published' desc, e.language_id = ${englishLanguageId} desc,
      e.variant, e.id limit 1)`;
}

function ofCollection(column: Sql): Sql {
  return sql`(select t.${column} from collection_text t where t.collection_id = h.collection_id
    order by t.language_id = h.language_id desc, t.language_id = ${englishLanguageId} desc, t.language_id limit 1)`;
}

/** SQL: how far the reader `r` (rows of `readersOf`) is with the thing `h`: finished books, and how many count. */
export const finishedIds = sql`array(
  select s.book_id::text from ${storiesOf} s join completion d on d.profile_id = r.profile_id and d.kind = 'book'
    and d.book_id = s.book_id order by s.place, s.book_id)`;

/** Of a level only what is new counts, or the children who read most would have nothing to read. */
export const doneOfLevel = sql`(
  select count(*)::int from completion d join book b on b.id = d.book_id
  where d.profile_id = r.profile_id and d.kind = 'book' and b.level = h.level and d.first_at >= h.handed_at)`;

import sql, { type Sql } from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { isoTime, pathwayTitle, pathwayTitleLanguage } from '../pathways/pathway-columns.ts';

/** SQL: an `Award` of a row `a` of `award`, its title in a language (an SQL expression too). */
export function awardColumns(language: Sql): Sql {
  const earnedBy = sql`split_part(a.ref, ':', 2)::bigint`;
  const ofBook = (column: Sql) => sql`(
        select ${column} from edition e join language l on l.id = e.language_id
        where e.book_id = ${earnedBy} and e.published_at is not null
        order by e.language_id = ${language} desc, e.status = 'published' desc, e.language_id = ${englishLanguageId} desc,
          e.variant, e.id limit 1)`;
  const ofPathway = (column: Sql) => sql`(select ${column} from pathway p where p.id = ${earnedBy})`;
  return sql`a.id, a.kind, a.picture,
    case a.kind when 'sticker' then split_part(a.ref, ':', 1) end as deed,
    case a.kind when 'sticker' then ${earnedBy} end as "bookId",
    case a.kind when 'badge' then ${earnedBy} end as "pathwayId",
    coalesce(case a.kind when 'sticker' then ${ofBook(sql`e.title`)}
      else ${ofPathway(pathwayTitle(language))} end, '') as title,
    case a.kind when 'sticker' then ${ofBook(sql`l.bcp47`)}
      else ${ofPathway(pathwayTitleLanguage(language))} end as "titleLanguageISOCode",
    ${isoTime(sql`a.earned_at`)} as "earnedAt",
    case when a.page is not null then jsonb_build_object('page', a.page, 'x', a.x, 'y', a.y, 'angle', a.angle) end as placement`;
}

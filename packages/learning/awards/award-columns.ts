import sql, { type Sql } from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { isoTime, pathwayTitle } from '../pathways/pathway-columns.ts';

/** SQL: an `Award` of a row `a` of `award`, its title in a language (an SQL expression too). */
export function awardColumns(language: Sql): Sql {
  const earnedBy = sql`split_part(a.ref, ':', 2)::bigint`;
  return sql`a.id, a.kind, a.picture,
    case a.kind when 'sticker' then split_part(a.ref, ':', 1) end as deed,
    case a.kind when 'sticker' then ${earnedBy} end as "bookId",
    case a.kind when 'badge' then ${earnedBy} end as "pathwayId",
    coalesce(case a.kind
      when 'sticker' then (
        select e.title from edition e where e.book_id = ${earnedBy} and e.published_at is not null
        order by e.language_id = ${language} desc, e.status = 'published' desc, e.language_id = ${englishLanguageId} desc,
          e.variant, e.id limit 1)
      else (select ${pathwayTitle(language)} from pathway p where p.id = ${earnedBy})
    end, '') as title,
    ${isoTime(sql`a.earned_at`)} as "earnedAt",
    case when a.page is not null then jsonb_build_object('page', a.page, 'x', a.x, 'y', a.y, 'angle', a.angle) end as placement`;
}

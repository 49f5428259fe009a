import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { PathwayProgress } from '../contract.ts';
import { isoTime, pathwayTitle, pathwayTitleLanguage } from './pathway-columns.ts';

interface ProgressFilter {
  profileId: string;
  /** Of the titles. */
  languageId: string;
  slug?: string | undefined;
  pathwayId?: string | undefined;
}

/** How far a reader is on paths that have to do with them: a step done, a badge earned, a choice made. In the library's order. */
export async function selectProgress(
  { pool }: Database,
  { profileId, languageId, slug, pathwayId }: ProgressFilter,
): Promise<PathwayProgress[]> {
  const language = sql`${languageId}::bigint`;
  const lowerSlug = slug?.normalize('NFC').toLowerCase();
  const { rows } = await pool.query<PathwayProgress>(
    prepared(
      'select-progress',
      sql`
      select p.id as "pathwayId", p.slug, ${pathwayTitle(language)} as title,
        ${pathwayTitleLanguage(language)} as "titleLanguageISOCode", coalesce(d.done, '[]') as done,
        ${isoTime(sql`b.earned_at`)} as "completedAt", ${isoTime(sql`r.restarted_at`)} as "restartedAt",
        coalesce(r.is_hidden, false) as "isHidden"
      from pathway p
      left join reader_pathway r on r.profile_id = ${profileId} and r.pathway_id = p.id
      left join award b on b.profile_id = ${profileId} and b.kind = 'badge' and b.ref = 'pathway:' || p.id
      left join lateral (
        select jsonb_agg(jsonb_build_object('kind', d.kind, 'bookId', d.book_id::text, 'doneAt', ${isoTime(doneAt)})
          order by s.position, s.id) as done
        from pathway_step s join completion d on d.profile_id = ${profileId} and d.kind = s.kind and d.book_id = s.book_id
        where s.pathway_id = p.id and (r.restarted_at is null or d.last_at > r.restarted_at)
      ) d on true
      where p.removed_at is null and (d.done is not null or r.profile_id is not null or b.id is not null)
        and p.id in (
          select s.pathway_id from completion t join pathway_step s on s.kind = t.kind and s.book_id = t.book_id
          where t.profile_id = ${profileId}
          union select pathway_id from reader_pathway where profile_id = ${profileId}
          union select split_part(ref, ':', 2)::bigint from award where profile_id = ${profileId} and kind = 'badge')
        and (${lowerSlug}::text is null or p.slug = ${lowerSlug})
        and (${pathwayId}::bigint is null or p.id = ${pathwayId})
      order by p.position, p.id`,
    ),
  );
  return rows;
}

// When it was done first, of what counts.
const doneAt = sql`(case when d.first_at > coalesce(r.restarted_at, '-infinity') then d.first_at else d.last_at end)`;

import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import { sharingVersions } from '../contract.ts';
import type { ReaderWeek } from './group-sums.ts';

/**
 * What each reader of a project did in a week (Monday to Sunday, UTC) while their account was in it: books begun, where the
 * family agreed to share that, and finished for the first time, questions answered, minutes of whole days. The days of joining
 * and of leaving have minutes from before and after, which nobody agreed to share, so theirs do not count.
 */
export async function selectReaderWeeks(db: Queryable, code: string, week: string): Promise<ReaderWeek[]> {
  const { rows } = await db.query<ReaderWeek>(sql`
    with time_span as (
      select ${week}::date as first_day, ${week}::date + 7 as end_day,
        ${week}::date::timestamp at time zone 'UTC' as begins, (${week}::date + 7)::timestamp at time zone 'UTC' as ends
    ), reader as (
      select p.id, coalesce(m.sharing_version >= ${sharingVersions.started}, false) as shares_started,
        greatest(m.consent_at, s.begins) as since, least(coalesce(m.left_at, 'infinity'), s.ends) as until,
        greatest(s.first_day, (m.consent_at at time zone 'UTC')::date + 1) as first_day,
        least(s.end_day, coalesce((m.left_at at time zone 'UTC')::date, s.end_day)) as end_day
      from membership m join profile p on p.account_id = m.account_id cross join time_span s
      where m.code = ${code} and m.consent_at < s.ends and coalesce(m.left_at, 'infinity') > s.begins
    ), done as (
      select r.id, b.last_page_language_id as language_id, 'finished' as what
      from reader r join reading_position b on b.profile_id = r.id
      where b.first_last_page_at >= r.since and b.first_last_page_at < r.until
      union all
      select r.id, b.language_id, 'started'
      from reader r join reading_position b on b.profile_id = r.id
      where r.shares_started and b.first_turned_at >= r.since and b.first_turned_at < r.until
      union all
      select id, language_id, what from (
        select distinct on (r.id, a.question_id) r.id, a.language_id,
          case when a.is_first_try then 'right' else 'wrong' end as what
        from reader r join question_attempt a on a.profile_id = r.id
        where a.answered_at >= r.since and a.answered_at < r.until
        order by r.id, a.question_id, a.answered_at
      ) first_answer
    ), sums as (
      select id, count(*) filter (where what = 'started') as started, count(*) filter (where what = 'finished') as finished,
        count(*) filter (where what = 'right') as "right",
        count(*) filter (where what = 'wrong') as wrong, mode() within group (order by language_id) as language_id
      from done group by id
    ), minutes as (
      select r.id, sum(t.minutes) as minutes
      from reader r join read_time t on t.profile_id = r.id and t.day >= r.first_day and t.day < r.end_day
      group by r.id
    )
    select coalesce(s.language_id, (
        select b.language_id from reading_position b cross join time_span
        where b.profile_id = r.id and b.turned_at >= time_span.begins order by b.turned_at desc limit 1
      )) as "languageId",
      (select max(l.level)::integer from reader_level l
        where l.profile_id = r.id and l.since >= r.since and l.since < r.until) as level,
      case when r.shares_started then coalesce(s.started, 0)::integer end as started,
      coalesce(s.finished, 0)::integer as finished, coalesce(m.minutes, 0)::integer as minutes,
      coalesce(s."right", 0)::integer as "right", coalesce(s.wrong, 0)::integer as wrong
    from (select id, min(since) as since, max(until) as until, bool_or(shares_started) as shares_started from reader group by id) r
    left join sums s on s.id = r.id left join minutes m on m.id = r.id
    where s.id is not null or m.id is not null`);
  return rows;
}

import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Look, OverviewCell } from './contract.ts';
import { doneOfLevel, finishedIds, isInClass, readersOf, storiesOf } from './handed-out-columns.ts';

/** SQL: whether a book is one of the thing `h`; of a level, one of that level. */
function isOfThing(bookId: Sql): Sql {
  return sql`(${bookId} in (select s.book_id from ${storiesOf} s)
    or exists (select from book b where b.id = ${bookId} and b.level = h.level))`;
}

/** Of each kind of question the last two answers, both wrong at first: who was right since has no need. */
const questionsToLookAt = sql`(
  select array_agg(w.kind order by w.kind) from (
    select k.kind from (
      select q.kind, a.is_first_try, row_number() over (partition by q.kind order by a.answered_at desc, a.said_at desc) as n
      from question_attempt a join question q on q.id = a.question_id
      where a.profile_id = r.profile_id and q.removed_at is null and a.answered_at >= q.asked_since
        and ${isOfThing(sql`q.book_id`)}
    ) k where k.n <= 2 group by k.kind having count(*) = 2 and not bool_or(k.is_first_try)
  ) w)`;

/** Of each book the last two days on which it was read, both ended on the same page, and not on the last one. */
const pagesToLookAt = sql`(
  select json_agg(json_build_object('page', k.page, 'title', e.title, 'titleLanguageISOCode', e.bcp47) order by k.book_id)
  from (
    select t.book_id, max(t.page) as page from (
      select s.book_id, s.page, s.pages, row_number() over (partition by s.book_id order by s.day desc) as n
      from reading_stop s where s.profile_id = r.profile_id and ${isOfThing(sql`s.book_id`)}
    ) t where t.n <= 2 group by t.book_id
    having count(*) = 2 and count(distinct (t.page, t.pages)) = 1 and min(t.page) > 0 and max(t.page) < max(t.pages)
  ) k
  left join lateral (
    select e.title, l.bcp47 from edition e join language l on l.id = e.language_id where e.book_id = k.book_id
    order by e.language_id = h.language_id desc, e.status = 'published' desc, e.id limit 1) e on true)`;

/** Whether something of it was opened; of a level, since it was handed out. */
const isBegun = sql`exists (
  select from reading_position o where o.profile_id = r.profile_id and o.furthest_page > 0
    and ${isOfThing(sql`o.book_id`)} and (h.level is null or o.turned_at >= h.handed_at))`;

interface CellRow {
  profileId: string;
  handedOutId: string;
  done: number;
  stories: number;
  isBegun: boolean;
  questions: Extract<Look, { why: 'questions' }>['question'][] | null;
  pages: Omit<Extract<Look, { why: 'page' }>, 'why'>[] | null;
}

/** How far each reader of a class is with each thing that is handed out to them, by its last day. */
export async function selectCells(db: Queryable, classId: string): Promise<(OverviewCell & { profileId: string })[]> {
  const { rows } = await db.query<CellRow>(sql`
    select r.profile_id as "profileId", h.id as "handedOutId",
      case when h.level is null then cardinality(${finishedIds}) else ${doneOfLevel} end as done,
      coalesce(h.stories, (select count(*) from ${storiesOf} s))::int as stories,
      ${isBegun} as "isBegun", ${questionsToLookAt} as questions, ${pagesToLookAt} as pages
    from handed_out h cross join lateral ${readersOf} r
    where ${isInClass(classId)} and r.class_id = ${classId}
    order by h.until_day, h.id, r.profile_id`);
  return rows.map(({ profileId, handedOutId, done, stories, isBegun: begun, questions, pages }) => ({
    profileId,
    handedOutId,
    state: stories > 0 && done >= stories ? 'finished' : begun || done > 0 ? 'reading' : 'not-begun',
    done,
    looks: [
      ...(questions ?? []).map((question) => ({ why: 'questions' as const, question })),
      ...(pages ?? []).map((pageRow) => ({ why: 'page' as const, ...pageRow })),
    ],
  }));
}

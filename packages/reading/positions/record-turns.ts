import { prepared } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { furthestFirst, latestFirst, latestPosition, latestStop } from './latest-position.ts';
import type { Position } from './position-in-book.ts';

export interface Turn {
  profileId: string;
  bookId: string;
  languageId: string | undefined;
  page: number;
  pages: number | undefined;
  at: Date;
  again: boolean;
  eventId: string | undefined;
}

/** What stands after a turn. */
export interface Recorded extends Position {
  bookId: string;
  languageId: string | null;
  turnedAt: Date;
  eventId: string;
  /** Whether this very turn reached the last page, which finishes the book. */
  isAtEnd: boolean;
}

/**
 * Records page turns, each row the greatest of all turns by an order of its own: position by time, language by time of
 * the turns that say one, furthest by share, the last page and "Read again" by time. Taking the greatest does not
 * depend on order or repetition, so turns of several devices end the same however they arrive. Of readers of a class it is
 * recorded too where each day ended, so that their teacher sees where they are stuck.
 * Gives what stands for each turn; undefined where there is no such profile, book or edition. An edition that was
 * withdrawn is still one: the turns may have been made before, offline.
 */
export async function recordTurns({ pool }: Database, turns: readonly Turn[]): Promise<(Recorded | undefined)[]> {
  const turnRows = turns.map((turn) => ({
    profile_id: turn.profileId,
    book_id: turn.bookId,
    language_id: turn.languageId,
    page: turn.page,
    pages: turn.pages,
    turned_at: turn.at,
    again: turn.again,
    event_id: turn.eventId ?? '',
  }));
  const { rows } = await pool.query<Recorded | { bookId: null }>(
    prepared('record-turns', recording(JSON.stringify(turnRows))),
  );
  return rows.map((row) => (row.bookId === null ? undefined : row));
}

/** `turns` as JSON. */
function recording(turns: string): Sql {
  return sql`
  with given as (
    select g.profile_id, book_now(g.book_id, g.language_id) as book_id, g.language_id, g.page, g.pages, g.turned_at, g.again,
      g.event_id, g.position
    from rows from (json_to_recordset(${turns}) as (profile_id bigint, book_id bigint,
      language_id bigint, page integer, pages integer, turned_at timestamptz, again boolean, event_id text)) with ordinality
      as g (profile_id, book_id, language_id, page, pages, turned_at, again, event_id, position)
  ), turn as (
    select g.position, g.profile_id, g.book_id, g.language_id, g.turned_at, g.again, g.event_id collate "C" as event_id,
      least(g.page, n.pages)::smallint as page, n.pages
    from given g
    cross join lateral (
      select e.page_count from edition e
      where e.book_id = g.book_id and e.published_at is not null
        and (g.language_id is null or e.language_id = g.language_id)
      order by e.status = 'published' desc, e.language_id = ${englishLanguageId} desc, e.variant, e.id
      limit 1
    ) e
    cross join lateral (select greatest(coalesce(g.pages, e.page_count), 1)::smallint as pages) n
    where exists (select 1 from profile p where p.id = g.profile_id)
  ), latest as (
    select distinct on (profile_id, book_id) profile_id, book_id, page, pages, turned_at, event_id
    from turn order by profile_id, book_id, ${latestFirst}
  ), furthest as (
    select distinct on (profile_id, book_id) profile_id, book_id, page, pages
    from turn order by profile_id, book_id, ${furthestFirst}
  ), language_read as (
    select distinct on (profile_id, book_id) profile_id, book_id, language_id, turned_at
    from turn where language_id is not null order by profile_id, book_id, turned_at desc, language_id desc
  ), ends as (
    select profile_id, book_id, max(turned_at) filter (where page = pages and not again) as last_page_at,
      (array_agg(language_id order by turned_at desc, language_id desc nulls last)
        filter (where page = pages and not again))[1] as last_page_language_id,
      min(turned_at) filter (where page = pages and not again) as first_last_page_at,
      min(turned_at) as first_turned_at,
      max(turned_at) filter (where again) as again_at
    from turn group by profile_id, book_id
  ), recorded as (
    insert into reading_position as r (profile_id, book_id, page, pages, turned_at, event_id, language_id, language_at,
      furthest_page, furthest_pages, last_page_at, last_page_language_id, first_last_page_at, first_turned_at,
      again_at)
    select profile_id, book_id, t.page, t.pages, t.turned_at, t.event_id, l.language_id, l.turned_at,
      f.page, f.pages, e.last_page_at, e.last_page_language_id, e.first_last_page_at, e.first_turned_at, e.again_at
    from latest t
    join furthest f using (profile_id, book_id)
    join ends e using (profile_id, book_id)
    left join language_read l using (profile_id, book_id)
    order by profile_id, book_id
    on conflict (profile_id, book_id) ${latestPosition}
    returning *
  ), stop as (
    insert into reading_stop as r (profile_id, book_id, day, page, pages, turned_at)
    select distinct on (t.profile_id, t.book_id, o.day) t.profile_id, t.book_id, o.day, t.page, t.pages, t.turned_at
    from turn t
    join profile p on p.id = t.profile_id and p.class_id is not null
    cross join lateral (select (t.turned_at at time zone 'UTC')::date as day) o
    order by t.profile_id, t.book_id, o.day, ${latestFirst}
    on conflict (profile_id, book_id, day) ${latestStop}
  )
  select r.book_id as "bookId", r.language_id as "languageId", r.page, r.pages, r.furthest_page as "furthestPage",
    r.furthest_pages as "furthestPages", r.turned_at as "turnedAt", r.event_id as "eventId",
    case when r.last_page_at > coalesce(r.again_at, '-infinity') then r.last_page_at end as "finishedAt",
    t.page = t.pages and not t.again as "isAtEnd"
  from given g
  left join turn t on t.position = g.position
  left join recorded r on r.profile_id = t.profile_id and r.book_id = t.book_id
  order by g.position`;
}

import sql, { raw } from 'sql-template-tag';

export const latestFirst = raw('turned_at desc, page::float8 / pages desc, pages desc, event_id desc');
export const furthestFirst = raw('page::float8 / pages desc, pages desc');

/**
 * What becomes of a reader's position (`r`) when another comes to it: of each value the greatest, by an order of its own. When the
 * first page was turned is known where it is of both: of a book begun before that was noted it is not.
 */
export const latestPosition = sql`do update set
      (page, pages, turned_at, event_id) = (
        select * from (values (r.page, r.pages, r.turned_at, r.event_id),
          (excluded.page, excluded.pages, excluded.turned_at, excluded.event_id)) as v (page, pages, turned_at, event_id)
        order by ${latestFirst} limit 1),
      (language_id, language_at) = (
        select * from (values (r.language_id, r.language_at), (excluded.language_id, excluded.language_at))
          as v (language_id, language_at)
        order by language_at desc nulls last, language_id desc limit 1),
      (furthest_page, furthest_pages) = (
        select * from (values (r.furthest_page, r.furthest_pages), (excluded.furthest_page, excluded.furthest_pages))
          as v (page, pages)
        order by ${furthestFirst} limit 1),
      (last_page_at, last_page_language_id) = (
        select * from (values (r.last_page_at, r.last_page_language_id),
          (excluded.last_page_at, excluded.last_page_language_id)) as v (last_page_at, language_id)
        order by last_page_at desc nulls last, language_id desc nulls last limit 1),
      first_last_page_at = least(r.first_last_page_at, excluded.first_last_page_at),
      first_turned_at = case when r.first_turned_at is not null and excluded.first_turned_at is not null
        then least(r.first_turned_at, excluded.first_turned_at) end,
      again_at = greatest(r.again_at, excluded.again_at),
      put_away_at = greatest(r.put_away_at, excluded.put_away_at)`;

/** The same of where a day ended. */
export const latestStop = sql`do update set
  (page, pages, turned_at) = (
    select * from (values (r.page, r.pages, r.turned_at), (excluded.page, excluded.pages, excluded.turned_at))
      as v (page, pages, turned_at)
    order by turned_at desc, page::float8 / pages desc, pages desc limit 1)`;

-- A finished book is one fact: its last page was reached (reading_position). Growth, stickers, paths, levels and lists
-- are all read from it; "completion" says so together with the activities that were done.

alter table reading_position add column first_last_page_at timestamptz;
update reading_position r set first_last_page_at = least(r.last_page_at, d.first_at)
from reading_position p
left join deed d on d.kind = 'book' and d.profile_id = p.profile_id and d.book_id = p.book_id and p.last_page_at is not null
where p.last_page_at is not null and (p.profile_id, p.book_id) = (r.profile_id, r.book_id);

-- Books that were told as read to their end and whose last page turn never came: where the reader turned later stands.
insert into reading_position as r (profile_id, book_id, page, pages, turned_at, language_id, language_at,
  furthest_page, furthest_pages, last_page_at, last_page_language_id, first_last_page_at)
select d.profile_id, d.book_id, e.pages, e.pages, d.last_at, d.language_id, d.last_at,
  e.pages, e.pages, d.last_at, d.language_id, d.first_at
from deed d
cross join lateral (
  select greatest(coalesce((
    select e.page_count from edition e where e.book_id = d.book_id
    order by e.language_id = d.language_id desc nulls last, e.status = 'published' desc, e.variant, e.id limit 1
  ), 1), 1)::smallint as pages
) e
where d.kind = 'book'
on conflict (profile_id, book_id) do update set
  (page, pages, turned_at, event_id) = (
    select * from (values (r.page, r.pages, r.turned_at, r.event_id),
      (excluded.page, excluded.pages, excluded.turned_at, excluded.event_id)) as v (page, pages, turned_at, event_id)
    order by turned_at desc, page::float8 / pages desc, pages desc, event_id desc limit 1),
  (language_id, language_at) = (
    select * from (values (r.language_id, r.language_at), (excluded.language_id, excluded.language_at))
      as v (language_id, language_at)
    order by language_at desc nulls last, language_id desc limit 1),
  (furthest_page, furthest_pages) = (
    select * from (values (r.furthest_page, r.furthest_pages), (excluded.furthest_page, excluded.furthest_pages))
      as v (page, pages)
    order by page::float8 / pages desc, pages desc limit 1),
  (last_page_at, last_page_language_id) = (
    select * from (values (r.last_page_at, r.last_page_language_id),
      (excluded.last_page_at, excluded.last_page_language_id)) as v (last_page_at, language_id)
    order by last_page_at desc nulls last, language_id desc nulls last limit 1),
  first_last_page_at = least(r.first_last_page_at, excluded.first_last_page_at);

alter table reading_position
  add constraint reading_position_first_finish check ((first_last_page_at is null) = (last_page_at is null));

-- What is left of it is what was done with a book beside reading it.
delete from deed where kind = 'book';
alter table deed rename to activity_completion;
alter table activity_completion drop constraint deed_kind_check;
alter table activity_completion add constraint activity_completion_kind_check
  check (kind in ('questions', 'dragWord', 'match'));
alter index deed_by_book rename to activity_completion_by_book;

-- What a reader finished: books, their questions, their games. A book in a language that nobody said counts as read in
-- English, else in one that it is in.
create view completion as
  select profile_id, kind, book_id, language_id, first_at, last_at from activity_completion
  union all
  select r.profile_id, 'book', r.book_id,
    coalesce(r.last_page_language_id, r.language_id, (
      select e.language_id from edition e join language l on l.id = e.language_id where e.book_id = r.book_id
      order by e.published_at is not null desc, e.status = 'published' desc, l.code = 'en' desc, e.variant, e.id limit 1)),
    r.first_last_page_at, r.last_page_at
  from reading_position r where r.last_page_at is not null;

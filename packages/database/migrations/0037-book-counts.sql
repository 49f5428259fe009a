-- How many books there are, by language, level and theme, kept as books change: nothing that is counted for readers grows with
-- the library. Until now every statement that wrote editions counted all books of their languages anew.

-- What of a book is counted, a row for each language it is published in, and one with language 0 for all of them together. No
-- references: what is deleted is still to be taken from the counts.
create table counted_book (
  book_id bigint not null,
  language_id bigint not null,
  -- 0: not levelled yet.
  level smallint not null,
  tag_ids bigint[] not null,
  -- Its published editions.
  editions integer not null check (editions > 0),
  primary key (book_id, language_id)
);

-- The sums of that. tag_id 0: books whatever their themes.
create table book_count (
  language_id bigint not null,
  level smallint not null,
  tag_id bigint not null,
  books integer not null,
  editions integer not null,
  primary key (language_id, level, tag_id)
);
create index book_count_by_tag on book_count (tag_id, language_id);

-- The row that each count begins with: who counts holds it until the end of the transaction, so that two who publish at the
-- same time count one after the other, and the second sees what the first did.
insert into book_count values (0, 0, 0, 0, 0);

-- Takes from the counts what was counted of these books, and adds what there is of them now. It may be called more often than
-- needed, and in any order: what is counted already is found to be.
create function count_books(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  perform 1 from book_count where (language_id, level, tag_id) = (0, 0, 0) for update;
  with present as (
    select e.book_id, coalesce(e.language_id, 0) as language_id, coalesce(min(b.level), 0)::smallint as level,
      array(select t.tag_id from book_tag t where t.book_id = e.book_id order by 1) as tag_ids, count(*)::integer as editions
    from edition e join book b on b.id = e.book_id
    where e.book_id = any (ids) and e.status = 'published'
    group by grouping sets ((e.book_id, e.language_id), (e.book_id))
  ), counted as (
    select * from counted_book where book_id = any (ids)
  ), come as (select * from present except select * from counted),
  gone as (select * from counted except select * from present),
  forgotten as (
    delete from counted_book c using gone g
    where (c.book_id, c.language_id) = (g.book_id, g.language_id)
      and not exists (select from come n where (n.book_id, n.language_id) = (g.book_id, g.language_id))
  ), noted as (
    insert into counted_book select * from come
    on conflict (book_id, language_id) do update
    set level = excluded.level, tag_ids = excluded.tag_ids, editions = excluded.editions
  ), change as (
    select d.language_id, d.level, t.tag_id, sum(d.books)::integer as books, sum(d.editions)::integer as editions
    from (
      select *, 1 as books from come
      union all select book_id, language_id, level, tag_ids, -editions, -1 from gone
    ) d cross join unnest(0::bigint || d.tag_ids) as t (tag_id)
    group by 1, 2, 3 having sum(d.books) <> 0 or sum(d.editions) <> 0
  ), in_language as (
    update language l set published_books = l.published_books + c.books
    from (select language_id, sum(books)::integer as books from change where tag_id = 0 group by 1) c
    where l.id = c.language_id and c.books <> 0
  )
  insert into book_count as b select * from change
  on conflict (language_id, level, tag_id) do update
  set books = b.books + excluded.books, editions = b.editions + excluded.editions;
end $$;

create function books_counted_of_added() returns trigger language plpgsql as $$
begin
  perform count_books((select array_agg(distinct book_id) from added));
  return null;
end $$;
create function books_counted_of_removed() returns trigger language plpgsql as $$
begin
  perform count_books((select array_agg(distinct book_id) from removed));
  return null;
end $$;
-- Words of an edition that change are nothing to count.
create function books_counted_of_changed() returns trigger language plpgsql as $$
begin
  perform count_books((
    select array_agg(distinct b.book_id)
    from removed r join added a on a.id = r.id cross join lateral (values (r.book_id), (a.book_id)) as b (book_id)
    where (r.book_id, r.language_id, r.status) <> (a.book_id, a.language_id, a.status)));
  return null;
end $$;
create function books_counted_of_level() returns trigger language plpgsql as $$
begin
  perform count_books(array[new.id]);
  return null;
end $$;

drop trigger edition_counted_insert on edition;
drop trigger edition_counted_delete on edition;
drop trigger edition_counted_update on edition;
drop function edition_counted_after_insert();
drop function edition_counted_after_delete();
drop function edition_counted_after_update();
drop function count_published_books(bigint[]);

create trigger edition_counted_insert after insert on edition
  referencing new table as added for each statement execute function books_counted_of_added();
create trigger edition_counted_delete after delete on edition
  referencing old table as removed for each statement execute function books_counted_of_removed();
create trigger edition_counted_update after update on edition
  referencing old table as removed new table as added for each statement execute function books_counted_of_changed();
create trigger book_tag_counted_insert after insert on book_tag
  referencing new table as added for each statement execute function books_counted_of_added();
create trigger book_tag_counted_delete after delete on book_tag
  referencing old table as removed for each statement execute function books_counted_of_removed();
create trigger book_level_counted after update of level on book
  for each row when (old.level is distinct from new.level) execute function books_counted_of_level();

update language set published_books = 0 where published_books <> 0;
select count_books(array_agg(distinct book_id)) from edition where status = 'published';

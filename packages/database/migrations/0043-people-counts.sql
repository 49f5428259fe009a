-- In how many published books a person is credited, by language and role, kept as books and credits change: the list of
-- collaborators does not grow with the library any more. As with books (0037): who counts holds the first row of book_count.

-- A credit may name material and its licence, and nobody (formats/licensed-material.ts): it is nobody's to count.
alter table contributor add column is_material boolean not null generated always as (
  name ~ '\y([Ll]icen[cs]ed?|LICEN[CS]ED?|[Pp]ublic [Dd]omain|CC0|CC[- ]BY)\y|\y(MIT|OFL)[)]?$') stored;

-- What of a book is counted of each of its people. No references: what is deleted is still to be taken from the counts.
create table counted_credit (
  book_id bigint not null,
  contributor_id bigint not null,
  roles text[] not null,
  language_ids bigint[] not null,
  primary key (book_id, contributor_id)
);

-- The sums of that, a row for each language with any role, and one for each role in any language.
create table contributor_count (
  -- 0: whatever language.
  language_id bigint not null,
  -- '': whatever role. Translators and adapters, whom credits know besides the nine roles of the specification, are contributors.
  role text not null,
  contributor_id bigint not null,
  books integer not null,
  primary key (language_id, role, contributor_id)
);
create index contributor_count_by_contributor on contributor_count (contributor_id);

-- Takes from the counts what was counted of the people of these books, and adds what there is of them now. It may be called
-- more often than needed, and in any order.
create function count_credits(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  perform 1 from book_count where (language_id, level, tag_id) = (0, 0, 0) for update;
  with present as (
    select e.book_id, c.contributor_id, array_agg(distinct r.role order by r.role) as roles,
      array_agg(distinct e.language_id order by e.language_id) as language_ids
    from edition e join edition_credit c on c.edition_id = e.id
    join contributor p on p.id = c.contributor_id and not p.is_material
    cross join lateral (
      select case when c.role in ('TRANSLATOR', 'ADAPTER') then 'CONTRIBUTOR' else c.role end as role) as r
    where e.book_id = any (ids) and e.status = 'published'
    group by 1, 2
  ), counted as (
    select * from counted_credit where book_id = any (ids)
  ), come as (select * from present except select * from counted),
  gone as (select * from counted except select * from present),
  forgotten as (
    delete from counted_credit c using gone g
    where (c.book_id, c.contributor_id) = (g.book_id, g.contributor_id)
      and not exists (select from come n where (n.book_id, n.contributor_id) = (g.book_id, g.contributor_id))
  ), noted as (
    insert into counted_credit select * from come
    on conflict (book_id, contributor_id) do update set roles = excluded.roles, language_ids = excluded.language_ids
  ), change as (
    select p.language_id, p.role, d.contributor_id, sum(d.books)::integer as books
    from (select *, 1 as books from come union all select *, -1 from gone) d
    cross join lateral (
      select 0::bigint as language_id, '' as role
      union all select 0, r from unnest(d.roles) r
      union all select l, '' from unnest(d.language_ids) l) p
    group by 1, 2, 3 having sum(d.books) <> 0
  )
  insert into contributor_count as c select * from change
  on conflict (language_id, role, contributor_id) do update set books = c.books + excluded.books;
end $$;

create function credits_counted_of_removed_editions() returns trigger language plpgsql as $$
begin
  perform count_credits((select array_agg(distinct book_id) from removed));
  return null;
end $$;
create function credits_counted_of_changed_editions() returns trigger language plpgsql as $$
begin
  perform count_credits((
    select array_agg(distinct b.book_id)
    from removed r join added a on a.id = r.id cross join lateral (values (r.book_id), (a.book_id)) as b (book_id)
    where (r.book_id, r.language_id, r.status) <> (a.book_id, a.language_id, a.status)));
  return null;
end $$;
-- Drafts among them: a plan that was made while there were few editions would look at all published ones for each credit.
create function credits_counted_of_added() returns trigger language plpgsql as $$
begin
  perform count_credits((
    select array_agg(distinct e.book_id) from added a join edition e on e.id = a.edition_id));
  return null;
end $$;
-- Those of an edition that is deleted are taken by its own trigger.
create function credits_counted_of_removed() returns trigger language plpgsql as $$
begin
  perform count_credits((
    select array_agg(distinct e.book_id) from removed r join edition e on e.id = r.edition_id));
  return null;
end $$;
create function credits_counted_of_changed() returns trigger language plpgsql as $$
begin
  perform count_credits((
    select array_agg(distinct e.book_id)
    from (select edition_id from removed union select edition_id from added) c join edition e on e.id = c.edition_id));
  return null;
end $$;
create function credits_counted_of_renamed() returns trigger language plpgsql as $$
begin
  perform count_credits((
    select array_agg(distinct e.book_id) from edition_credit c join edition e on e.id = c.edition_id
    where c.contributor_id = new.id));
  return null;
end $$;
-- Before the row of a person is held: who publishes holds the counts first, and may want the same person next.
create function counts_held_first() returns trigger language plpgsql as $$
begin
  perform 1 from book_count where (language_id, level, tag_id) = (0, 0, 0) for update;
  return null;
end $$;

create trigger edition_credits_counted_delete after delete on edition
  referencing old table as removed for each statement execute function credits_counted_of_removed_editions();
create trigger edition_credits_counted_update after update on edition
  referencing old table as removed new table as added for each statement execute function credits_counted_of_changed_editions();
create trigger edition_credit_counted_insert after insert on edition_credit
  referencing new table as added for each statement execute function credits_counted_of_added();
create trigger edition_credit_counted_delete after delete on edition_credit
  referencing old table as removed for each statement execute function credits_counted_of_removed();
create trigger edition_credit_counted_update after update on edition_credit
  referencing old table as removed new table as added for each statement execute function credits_counted_of_changed();
create trigger contributor_counted after update of name on contributor
  for each row when (old.is_material <> new.is_material) execute function credits_counted_of_renamed();
create trigger contributor_counts_held before insert or update on contributor
  for each statement execute function counts_held_first();

select count_credits(array_agg(distinct book_id)) from edition where status = 'published';

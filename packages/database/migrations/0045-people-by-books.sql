-- The list of collaborators begins with those of a language who have the most books in any: each of a person's counts says
-- how many that are, so that the first of a list are read in its order, however many people there are.
alter table contributor_count add column total integer not null default 0;
update contributor_count c set total = a.books from contributor_count a
where (a.language_id, a.role) = (0, '') and a.contributor_id = c.contributor_id and a.books <> 0;
create index contributor_count_by_total on contributor_count (language_id, role, total desc) where books > 0;

-- How many people have each role; '': any.
create table contributor_role_count (
  role text primary key,
  people integer not null
);
insert into contributor_role_count
select role, count(*)::integer from contributor_count where language_id = 0 and books > 0 group by role;

create or replace function count_credits(ids bigint[]) returns void language plpgsql as $$
declare
  people bigint[];
begin
  if ids is null then
    return;
  end if;
  perform 1 from book_count where (language_id, level, tag_id) = (0, 0, 0) for update;
  people := array(select contributor_id from counted_credit where book_id = any (ids));
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
  ), changed as (
    insert into contributor_count as c (language_id, role, contributor_id, books) select * from change
    on conflict (language_id, role, contributor_id) do update set books = c.books + excluded.books
    returning c.role, c.language_id, c.contributor_id, c.books
  )
  insert into contributor_role_count as r
  select n.role, sum((n.books > 0)::integer - (n.books - d.books > 0)::integer)::integer as people
  from changed n join change d using (language_id, role, contributor_id)
  where n.language_id = 0 group by 1
  on conflict (role) do update set people = r.people + excluded.people;
  people := people || array(select contributor_id from counted_credit where book_id = any (ids));
  update contributor_count c set total = a.books from contributor_count a
  where (a.language_id, a.role) = (0, '') and a.contributor_id = any (people)
    and c.contributor_id = a.contributor_id and c.total <> a.books;
end $$;

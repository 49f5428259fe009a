-- Teachers and their classes. A reader of a class is a profile of the teacher's account like any other, so that all that
-- is kept of readers is kept of them in the same tables; only the family's list and its limit leave them out.
insert into role (id, name) values (4, 'TEACHER');

create table class (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create index class_by_account on class (account_id, id);

alter table profile add column class_id bigint references class on delete cascade;
create index profile_by_class on profile (class_id, id) where class_id is not null;

-- Whether whoever joins the project becomes a TEACHER.
alter table project add column is_for_teachers boolean not null default false;

-- Partner projects and which accounts take part.

create table project (
  code text primary key check (code ~ '^[0-9]{4}-[0-9]{4}$'),
  name text not null check (name <> ''),
  partner text not null default '',
  created_at timestamptz not null default now(),
  -- Nobody can join any more; who is in it stays until they leave.
  closed_at timestamptz
);

create table membership (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  code text not null references project,
  consent_at timestamptz not null default now(),
  left_at timestamptz
);
create index membership_by_account on membership (account_id);
create index membership_by_project on membership (code);
create unique index membership_one_at_a_time on membership (account_id) where left_at is null;

-- What people may do in the back room, their teams, and a list of what was done there.

create table role (
  id bigint primary key,
  name text not null unique
);
insert into role (id, name) values (1, 'LIBRARIAN'), (2, 'EDITOR'), (3, 'PARTNER');

create table account_role (
  account_id bigint not null references account on delete cascade,
  role_id bigint not null references role,
  granted_at timestamptz not null default now(),
  primary key (account_id, role_id)
);
create index account_role_role on account_role (role_id);

create table team (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create unique index team_name on team (lower(name));

create table team_member (
  team_id bigint not null references team,
  account_id bigint not null references account on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (account_id, team_id)
);
create index team_member_team on team_member (team_id);

-- Who did what, when, on what. Numbers only, and no references: a line stays when what it speaks of is deleted, and the
-- number of a deleted account leads to nobody, as none is given twice.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null: by command, on the library's own machine.
  account_id bigint,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  object_kind text not null check (object_kind ~ '^[a-z]+$'),
  object_id bigint not null,
  role_id bigint references role,
  team_id bigint
);
create index audit_entry_account on audit_entry (account_id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit list is only added to.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();

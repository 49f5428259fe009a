-- Who is reading: the profiles of an account, and how long they read on which day.

create table profile (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (name <> ''),
  -- One of the addresses that GET /avatar gives.
  image_url text not null,
  minutes_per_day smallint not null default 20 check (minutes_per_day between 5 and 60 and minutes_per_day % 5 = 0),
  daily_reminder boolean not null default true,
  -- On the reader's own clock, so it has no time zone.
  daily_reminder_time text not null default '12:00' check (daily_reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  created_at timestamptz not null default now()
);
create index profile_by_account on profile (account_id, id);

create table read_time (
  profile_id bigint not null references profile on delete cascade,
  -- The reader's own day where the client says it, else the day in UTC.
  day date not null,
  minutes smallint not null check (minutes between 1 and 1440),
  primary key (profile_id, day)
);

-- Idempotency keys of read time that was counted; old ones are dropped as new ones come (add-read-time.ts).
create table read_time_key (
  profile_id bigint not null references profile on delete cascade,
  key text not null,
  counted_at timestamptz not null default now(),
  primary key (profile_id, key)
);

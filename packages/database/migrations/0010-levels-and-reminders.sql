-- A reader's level by language, and when to be reminded.

create table reader_level (
  profile_id bigint not null references profile on delete cascade,
  language_id bigint not null references language,
  level smallint not null check (level between 1 and 5),
  -- Books finished before do not count towards the next level.
  since timestamptz not null default now(),
  primary key (profile_id, language_id)
);

-- The language in which the last page was last reached: what is only opened in another one is not finished in it.
alter table reading_position add column last_page_language_id bigint references language;
update reading_position set last_page_language_id = language_id where last_page_at is not null;

alter table profile
  -- Of the reader's device, such as "Asia/Phnom_Penh"; null until it is told.
  add column timezone text check (timezone <> ''),
  -- 1 Monday … 7 Sunday.
  add column reminder_days smallint[] not null default '{1,2,3,4,5,6,7}'
    check (cardinality(reminder_days) <= 7 and reminder_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  -- No reminder before this day: on holiday nobody is asked for anything.
  add column paused_until date;

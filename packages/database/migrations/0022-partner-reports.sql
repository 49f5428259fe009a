-- Partners and the sums that they see.

-- What the partner tells families, shown under the code before they join.
alter table project add column about text not null default '';

-- Which accounts of partners may read a project's reports.
create table project_partner (
  code text not null references project,
  account_id bigint not null references account on delete cascade,
  since timestamptz not null default now(),
  primary key (code, account_id)
);
create index project_partner_account on project_partner (account_id);

-- A week's sums of a project, made once and never again: a report that changed with each reader who comes, leaves or is
-- deleted would tell what that one reader did. No sum is of one to four readers, nor is a difference of two (group-sums.ts).
create table project_week (
  code text not null references project,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  -- All readers, those of one language (null: of all languages that are not told apart), or those who reached a level.
  part text not null check (part in ('all', 'language', 'level')),
  language_id bigint references language,
  level smallint check (level between 1 and 5),
  -- Null: fewer than five.
  readers integer check (readers >= 5),
  finished integer check (finished = 0 or finished >= 5),
  minutes integer check (minutes = 0 or minutes >= 5),
  answered integer check (answered = 0 or answered >= 5),
  right_at_first integer check (right_at_first = 0 or right_at_first >= 5),
  unique nulls not distinct (code, week, part, language_id, level)
);

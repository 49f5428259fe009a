-- "Something is wrong with this book": what readers said of an edition, several of the same together, and of nobody.
create table book_report (
  id bigint generated always as identity primary key,
  edition_id bigint not null references edition on delete cascade,
  -- Null: of the whole book.
  page smallint check (page >= 0),
  kind text not null check (kind in ('word', 'picture', 'unsuitable', 'other')),
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'done', 'withdrawn', 'dismissed')),
  -- Who of the back room answered: a number and no reference, as in the audit list.
  account_id bigint,
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null))
);
create unique index book_report_open on book_report (edition_id, kind, coalesce(page, -1)) where state = 'open';
create index book_report_last on book_report (last_at, id);

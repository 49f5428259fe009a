-- Where readers are in their books, and the books they keep.

-- Each value is the greatest of what was ever sent, by an order of its own: so the same page turns end in the same
-- row, whichever way and however often they arrive (record-turns.ts).
create table reading_position (
  profile_id bigint not null references profile on delete cascade,
  book_id bigint not null references book on delete cascade,
  -- The latest turn, by the time on the device; pages: how many the edition had that was read.
  page smallint not null check (page >= 0),
  pages smallint not null check (pages > 0),
  turned_at timestamptz not null,
  event_id text collate "C" not null default '',
  -- The language of the latest turn that named one.
  language_id bigint references language,
  language_at timestamptz,
  -- The turn with the greatest share of the book.
  furthest_page smallint not null check (furthest_page >= 0),
  furthest_pages smallint not null check (furthest_pages > 0),
  -- When the last page was last reached, and when "Read again" was last chosen: finished while the first is later.
  last_page_at timestamptz,
  again_at timestamptz,
  -- Taken off "Keep reading" until a later turn.
  put_away_at timestamptz,
  primary key (profile_id, book_id)
);
create index reading_position_by_time on reading_position (profile_id, turned_at desc, book_id desc);
create index reading_position_by_book on reading_position (book_id);

-- "My books".
create table saved_book (
  profile_id bigint not null references profile on delete cascade,
  book_id bigint not null references book on delete cascade,
  added_at timestamptz not null default now(),
  primary key (profile_id, book_id)
);
create index saved_book_by_book on saved_book (book_id);

create table favourite_book (
  profile_id bigint not null references profile on delete cascade,
  book_id bigint not null references book on delete cascade,
  added_at timestamptz not null default now(),
  primary key (profile_id, book_id)
);
create index favourite_book_by_book on favourite_book (book_id);

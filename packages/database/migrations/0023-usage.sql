-- What is read: numbers of many, and nothing of anybody. No row here leads to a person, a session or a device.

-- What was done with a book, a line each, for 60 days: the id is drawn by the device, so that what is sent twice counts once.
-- A book opened by a call that knows no edition has edition and language 0.
create table usage_event (
  id text primary key,
  kind text not null check (kind in ('opened', 'finished', 'pages', 'minutes', 'listened', 'downloaded', 'kept', 'stopped')),
  book_id bigint not null,
  edition_id bigint not null default 0,
  language_id bigint not null default 0,
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  -- The format of a file, the page where a reader stopped; else empty.
  detail text not null default '',
  amount smallint not null default 1 check (amount > 0),
  day date not null,
  is_summed boolean not null default false
);
create index usage_event_waiting on usage_event (day) where not is_summed;
create index usage_event_day on usage_event (day);

-- Sums for good, each of at least five: 0 and empty where they are of several.
create table usage_sum (
  day date not null,
  kind text not null check (kind in ('opened', 'finished', 'pages', 'minutes', 'listened', 'downloaded', 'kept', 'stopped')),
  book_id bigint not null,
  edition_id bigint not null,
  language_id bigint not null,
  country text not null,
  detail text not null,
  events integer not null check (events >= 5),
  amount integer not null check (amount >= events),
  primary key (day, kind, book_id, edition_id, language_id, country, detail)
);
create index usage_sum_book on usage_sum (book_id, day);

-- Words that found nothing, folded, and by how many devices in a day.
create table usage_search (
  words text not null check (words <> ''),
  language_id bigint not null,
  day date not null,
  count integer not null,
  primary key (words, language_id, day)
);

-- How often today's devices counted, under hashes with a key that is thrown away with them the next day.
create table usage_key (
  day date primary key,
  key text not null
);
create table usage_limit (
  hash text primary key,
  day date not null,
  count integer not null
);

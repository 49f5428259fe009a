-- What a teacher hands out to a class, or to some of its readers: a book, a collection, a path, or so many stories of a level.
create table handed_out (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- Everybody who is in the class; null: the readers of handed_out_reader, whatever class they move to.
  class_id bigint references class on delete cascade,
  -- The language its stories are handed out in.
  language_id bigint not null references language on delete cascade,
  book_id bigint references book on delete cascade,
  collection_id bigint references collection on delete cascade,
  pathway_id bigint references pathway on delete cascade,
  level smallint check (level between 1 and 5),
  -- How many of the level.
  stories smallint check (stories between 1 and 20),
  -- The last day of it, on the clocks of whoever reads.
  until_day date not null,
  handed_at timestamptz not null default now(),
  check (num_nonnulls(book_id, collection_id, pathway_id, level) = 1),
  check ((level is null) = (stories is null))
);
create index handed_out_by_class on handed_out (class_id);
create index handed_out_by_account on handed_out (account_id);
create index handed_out_by_book on handed_out (book_id) where book_id is not null;
create index handed_out_by_collection on handed_out (collection_id) where collection_id is not null;
create index handed_out_by_pathway on handed_out (pathway_id) where pathway_id is not null;

create table handed_out_reader (
  handed_out_id bigint not null references handed_out on delete cascade,
  profile_id bigint not null references profile on delete cascade,
  primary key (handed_out_id, profile_id)
);
create index handed_out_reader_by_profile on handed_out_reader (profile_id);

-- What was handed out to readers who are all gone is handed out to nobody.
create function forget_handed_out_to_nobody() returns trigger language plpgsql as $$
begin
  delete from handed_out h where h.id = old.handed_out_id and h.class_id is null
    and not exists (select from handed_out_reader r where r.handed_out_id = h.id);
  return null;
end $$;
create trigger handed_out_reader_gone after delete on handed_out_reader
  for each row execute function forget_handed_out_to_nobody();

-- On which page a reader of a class stopped in a book on a day (UTC): of the turns of the day the latest, so that they may
-- arrive in whichever order. Of readers of families nothing is kept here.
create table reading_stop (
  profile_id bigint not null references profile on delete cascade,
  book_id bigint not null references book on delete cascade,
  day date not null,
  page smallint not null check (page >= 0),
  pages smallint not null check (pages > 0),
  turned_at timestamptz not null,
  primary key (profile_id, book_id, day)
);
create index reading_stop_by_book on reading_stop (book_id);

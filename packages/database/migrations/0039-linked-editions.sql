-- Which editions stand together as one book: people join books and split them, and can undo it (decision 48).

alter table edition
  -- The book as which its source knows it, where people put it into another; null: the one it stands in.
  add column origin_book_id bigint references book on delete set null;
create index edition_by_origin on edition (origin_book_id) where origin_book_id is not null;

-- A book in which an edition once stood leads to it for ever, as its former slugs do.
create table edition_former_book (
  book_id bigint not null references book on delete cascade,
  edition_id bigint not null references edition on delete cascade,
  primary key (book_id, edition_id)
);
create index edition_former_book_by_edition on edition_former_book (edition_id);

create table book_linking (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('join', 'split')),
  -- The book that stays, and the one that was joined to it or split off.
  book_id bigint not null references book on delete cascade,
  other_book_id bigint not null references book on delete cascade,
  -- What was added to how often the book was read.
  reads bigint not null default 0,
  undone_at timestamptz
);
create index book_linking_by_time on book_linking (at);
create index book_linking_by_book on book_linking (book_id);
create index book_linking_by_other_book on book_linking (other_book_id);

-- The editions that changed their book, and which variant they were.
create table book_linking_edition (
  linking_id bigint not null references book_linking on delete cascade,
  edition_id bigint not null references edition on delete cascade,
  variant smallint not null,
  primary key (linking_id, edition_id)
);
create index book_linking_edition_by_edition on book_linking_edition (edition_id);

-- Rows of both books before and after it, and as an undo finds them: what is still as it was left becomes what it was.
create table book_linking_row (
  linking_id bigint not null references book_linking on delete cascade,
  of_table text not null,
  image text not null check (image in ('before', 'after', 'now')),
  profile_id bigint references profile on delete cascade,
  content jsonb not null
);
create index book_linking_row_by_table on book_linking_row (linking_id, of_table, image);
create index book_linking_row_by_profile on book_linking_row (profile_id) where profile_id is not null;

-- Where a book is today that somebody knows by a number of before: itself while it has an edition (in the language), else
-- where an edition of it went.
create function book_now(asked bigint, asked_language bigint default null) returns bigint language sql stable as $$
  select case
    when exists (select from edition e where e.book_id = asked
      and (asked_language is null or e.language_id = asked_language)) then asked
    else coalesce((
      select e.book_id from edition_former_book f join edition e on e.id = f.edition_id
      where f.book_id = asked
        and (e.language_id = asked_language or not exists (select from edition s where s.book_id = asked))
      order by (e.language_id = asked_language) desc nulls last, e.status = 'published' desc, e.id limit 1), asked)
  end
$$;

-- What readers do while their book is being joined to another waits, and is written down of the book that there is then.
create function follow_joined_book() returns trigger language plpgsql as $$
begin
  perform from book where id = new.book_id for key share;
  new.book_id := book_now(new.book_id);
  return new;
end $$;
create trigger reading_position_joined before insert on reading_position
  for each row execute function follow_joined_book();
create trigger reading_stop_joined before insert on reading_stop
  for each row execute function follow_joined_book();
create trigger saved_book_joined before insert on saved_book
  for each row execute function follow_joined_book();
create trigger favourite_book_joined before insert on favourite_book
  for each row execute function follow_joined_book();
create trigger review_joined before insert on review
  for each row execute function follow_joined_book();
create trigger activity_completion_joined before insert on activity_completion
  for each row execute function follow_joined_book();

-- Which shelves home shows, and in what order, as staff chose it.

create table home_choice (
  -- null: of every language without a choice of its own.
  language_id bigint references language on delete cascade,
  -- "popular", "theme:12", "collection:3" …; what is no longer there is passed over.
  shelves text[] not null,
  -- One more with each change, so that two who change at once see it.
  version integer not null check (version > 0),
  unique nulls not distinct (language_id)
);

create trigger home_choice_announced after insert or delete or update on home_choice
  for each statement execute function announce_catalogue_change();

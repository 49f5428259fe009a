-- How readers liked their books: one mood a reader and book, the last one wins.

create table review (
  profile_id bigint not null references profile on delete cascade,
  book_id bigint not null references book on delete cascade,
  -- The language that the book was read in.
  language_id bigint references language,
  mood text not null check (mood in ('GREAT', 'GOOD', 'SO_SO', 'SAD', 'BAD')),
  reason text check (reason in ('TOO_HARD', 'SCARY', 'BORING', 'SAD_STORY')),
  -- On the device; of two reviews the later one stands, whichever arrives last.
  reviewed_at timestamptz not null,
  primary key (profile_id, book_id),
  check (reason is null or mood in ('SAD', 'BAD'))
);
create index review_by_book on review (book_id);

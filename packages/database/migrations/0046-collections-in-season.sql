-- Who chose the books of a shelf, and the days (UTC, both included) on which it stands with the others: one for a festival or a school term.
alter table collection
  add column curator text not null default '',
  add column shown_from date,
  add column shown_until date,
  add constraint collection_season check (shown_from <= shown_until);

-- What a grown-up may do with a book of the shelf, by the id of a language: {"4846240843956224": "Read it aloud twice."}. Null where nobody
-- wrote anything: rows that were put aside before this column came have none.
alter table collection_book add column how_to_use jsonb check (jsonb_typeof(how_to_use) = 'object');

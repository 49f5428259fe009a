-- What people changed of books: the old value of each field, so that it can be seen and put back. What stands here outlives
-- a later import of the same source.
create table revision (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- A number and no reference, as in the audit list: of a deleted account it leads to nobody.
  account_id bigint not null,
  -- One of the two: level, ages and themes are the book's, all else is the edition's.
  book_id bigint references book on delete cascade,
  edition_id bigint references edition on delete cascade,
  field text not null check (field ~ '^[a-z]+([A-Z][a-z]+)*$'),
  -- Of a text or a description of a picture: the number that the page has today; it follows the page.
  page smallint check (page >= 0),
  old_value jsonb not null,
  new_value jsonb not null,
  check ((book_id is null) <> (edition_id is null))
);
create index revision_by_edition on revision (edition_id, id);
create index revision_by_book on revision (book_id, id);

-- Sound and videos follow a page when the order of the pages is changed.
alter table page_narration drop constraint page_narration_edition_id_page_number_fkey,
  add constraint page_narration_page foreign key (edition_id, page_number)
    references page (edition_id, number) on delete cascade on update cascade;
alter table page_narration_source drop constraint page_narration_source_edition_id_page_number_fkey,
  add constraint page_narration_source_page foreign key (edition_id, page_number)
    references page_narration on delete cascade on update cascade;
alter table page_video drop constraint page_video_edition_id_page_number_fkey,
  add constraint page_video_page foreign key (edition_id, page_number)
    references page (edition_id, number) on delete cascade on update cascade;
do $$
declare named text;
begin
  select conname into strict named from pg_constraint
  where conrelid = 'page_video_source'::regclass and confrelid = 'page_video'::regclass;
  execute format('alter table page_video_source drop constraint %I', named);
end $$;
alter table page_video_source add constraint page_video_source_video
  foreign key (edition_id, sign_language_code, page_number) references page_video on delete cascade on update cascade;

-- What a crop of a picture keeps in view is in answers that are kept.
create trigger picture_focus_announced after update of focus_x, focus_y on picture
  for each statement execute function announce_catalogue_change();

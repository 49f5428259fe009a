-- Books that were taken back, books that belong to teams, what editors said of themes, and changes with their way back.

-- Withdrawn: readers have seen it, and see it no more. Whoever changed this by hand until now left a draft with a date.
alter table edition drop constraint edition_status_check;
alter table edition add constraint edition_status_check check (status in ('draft', 'published', 'withdrawn'));
update edition set status = 'withdrawn' where status = 'draft' and published_at is not null;

-- The back room looks at all editions, the last changed first.
create index edition_by_change on edition (updated_at desc, id desc);
create index edition_not_published on edition (status, updated_at desc, id desc) where status <> 'published';

-- Whose books an editor may change; what belongs to no team is for librarians.
create table book_team (
  book_id bigint not null references book on delete cascade,
  team_id bigint not null references team on delete cascade,
  primary key (book_id, team_id)
);
create index book_team_by_team on book_team (team_id, book_id);

-- A theme that an editor gave a book or took from it; a source that is imported again does not change it.
create table book_tag_choice (
  book_id bigint not null references book on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  is_given boolean not null,
  primary key (book_id, tag_id)
);
create index book_tag_choice_by_tag on book_tag_choice (tag_id);

-- What was done to editions of the shelf at once, so that it can be undone for 30 days. Who did it stands in the audit list.
create table shelf_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('publish', 'withdraw', 'add-theme', 'remove-theme', 'set-level', 'add-to-collection',
    'remove-from-collection', 'add-to-team', 'remove-from-team')),
  -- The theme, the collection or the team; null for others. No reference: what is gone meanwhile cannot be undone.
  object_id bigint,
  undone_at timestamptz
);
create index shelf_change_by_time on shelf_change (at);

create table shelf_change_edition (
  change_id bigint not null references shelf_change on delete cascade,
  edition_id bigint not null references edition on delete cascade,
  -- What of it was changed, as it was and as it then became.
  before jsonb not null,
  after jsonb not null,
  primary key (change_id, edition_id)
);
create index shelf_change_edition_by_edition on shelf_change_edition (edition_id);

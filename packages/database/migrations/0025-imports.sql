-- Imports: who brought what in, when, from where, what came of it, and what takes it back.

create table import (
  id bigint generated always as identity primary key,
  -- Null: by command, on the library's own machine, or by an account that was deleted since.
  account_id bigint references account on delete set null,
  -- The address of a catalogue, or the name of what a command was given; '' for files that were sent in.
  origin text not null default '',
  is_catalogue boolean not null default false,
  is_published boolean not null default false,
  language text,
  licence text,
  -- collecting: files are sent in. checking, checked: what would come of it. importing, imported. undoing, undone.
  -- stopped: by somebody or with the library; it can be done again. failed: failure says why.
  state text not null default 'collecting'
    check (state in ('collecting', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'stopped', 'failed')),
  failure text,
  files integer not null default 0,
  files_done integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  imported_at timestamptz
);

-- What is to be said of each edition and file, of the last look and of the import itself.
create table import_line (
  import_id bigint not null references import on delete cascade,
  stage text not null check (stage in ('check', 'import', 'undo')),
  position integer not null,
  outcome text not null check (outcome in
    ('new', 'changed', 'unchanged', 'refused', 'ignored', 'warning', 'removed', 'withdrawn', 'restored', 'left')),
  file text not null,
  title text,
  language_code text,
  code text,
  message text,
  primary key (import_id, stage, position)
);

-- The editions that an import wrote, so that it can be undone. No reference: an edition may be gone when it is looked at.
create table import_edition (
  import_id bigint not null references import on delete cascade,
  edition_id bigint not null,
  -- As it was before, with all that hangs on it; the JSON null where it is new.
  before jsonb not null,
  -- A hash of what the import made of it: who changed it since has the last word.
  made_sha256 text not null,
  primary key (import_id, edition_id)
);

-- Growing as a reader: paths, what readers did, what they earned, questions, decodables.

create table pathway (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug <> ''),
  -- Who made it, "starter", "rule" or an operator; each maker changes only its own.
  source text not null,
  position integer not null default 0,
  -- Of a path without a title of its own: its tag and its level are its name.
  tag_id bigint references tag on delete set null,
  level smallint check (level between 1 and 5),
  badge text not null,
  palette smallint not null check (palette between 1 and 6),
  -- What stands in its landscape: names of stickers.
  figures text[] not null,
  -- Withdrawn, never deleted: readers have its badge.
  removed_at timestamptz
);
create index pathway_by_position on pathway (position, id) where removed_at is null;

create table pathway_text (
  pathway_id bigint not null references pathway on delete cascade,
  language_id bigint not null references language,
  title text not null,
  summary text not null,
  primary key (pathway_id, language_id)
);

create table pathway_step (
  id bigint generated always as identity primary key,
  pathway_id bigint not null references pathway on delete cascade,
  position integer not null,
  kind text not null check (kind in ('book', 'questions', 'dragWord', 'match')),
  book_id bigint not null references book on delete cascade,
  is_optional boolean not null default false,
  unique (pathway_id, kind, book_id)
);
create index pathway_step_by_book on pathway_step (book_id);

-- Paths and questions are public answers too: see announce_catalogue_change.
create trigger pathway_announced after insert or delete or update on pathway
  for each statement execute function announce_catalogue_change();
create trigger pathway_text_announced after insert or delete or update on pathway_text
  for each statement execute function announce_catalogue_change();
create trigger pathway_step_announced after insert or delete or update on pathway_step
  for each statement execute function announce_catalogue_change();

-- What a reader did to its end: a book, its questions, one of its games. Steps of paths are done by these, so that a
-- path that is edited, or a book that is in two of them, takes nothing from anybody.
create table deed (
  profile_id bigint not null references profile on delete cascade,
  kind text not null check (kind in ('book', 'questions', 'dragWord', 'match')),
  book_id bigint not null references book on delete cascade,
  -- The language it was last done in.
  language_id bigint references language,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (profile_id, kind, book_id)
);
create index deed_by_book on deed (book_id);

-- What a caregiver chose for a reader's path.
create table reader_pathway (
  profile_id bigint not null references profile on delete cascade,
  pathway_id bigint not null references pathway on delete cascade,
  -- Steps done before do not count any more; stickers and the badge stay.
  restarted_at timestamptz,
  is_hidden boolean not null default false,
  primary key (profile_id, pathway_id)
);

-- Stickers and badges; never taken back.
create table award (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profile on delete cascade,
  kind text not null check (kind in ('sticker', 'badge')),
  -- What it was earned by: "book:12", "match:12", "pathway:3". No foreign key: what is gone was earned all the same.
  ref text not null,
  -- What it shows: the name of a sticker or a badge.
  picture text not null,
  earned_at timestamptz not null,
  -- Where a sticker was put in the sticker book; null while it lies beside it. x and y are shares of the page.
  page smallint check (page >= 1),
  x real check (x between 0 and 1),
  y real check (y between 0 and 1),
  angle smallint check (angle between -180 and 180),
  -- On the device; of two placings the later one stands.
  placed_at timestamptz,
  unique (profile_id, kind, ref),
  check ((page is null) = (x is null) and (x is null) = (y is null) and (y is null) = (angle is null))
);
create index award_by_time on award (profile_id, earned_at desc, id desc);

create table question (
  id bigint generated always as identity primary key,
  book_id bigint not null references book on delete cascade,
  -- Its name in the book's folder.
  key text not null,
  position smallint not null,
  -- The page to look at again; 0 is the cover.
  page smallint not null check (page >= 0),
  kind text not null check (kind in ('single', 'truefalse', 'picture', 'order')),
  -- [{"key": "hen", "page": 3}]: the page whose picture the choice shows, or null.
  choices jsonb not null,
  -- Keys of choices: one, or all of them in their order.
  answer text[] not null check (cardinality(answer) > 0),
  -- No longer asked; what was answered is kept.
  removed_at timestamptz,
  unique (book_id, key)
);

create table question_text (
  question_id bigint not null references question on delete cascade,
  language_id bigint not null references language,
  prompt text not null,
  -- {"hen": "Hen"}: every choice.
  choices jsonb not null,
  -- The answer as a kind sentence.
  reply text not null,
  primary key (question_id, language_id)
);

create table question_attempt (
  profile_id bigint not null references profile on delete cascade,
  question_id bigint not null references question on delete cascade,
  -- As the device said it, however wrong its clock: a repeated sending counts once.
  said_at timestamptz not null default clock_timestamp(),
  -- Never later than when it arrived.
  answered_at timestamptz not null,
  language_id bigint references language,
  tries smallint not null check (tries between 1 and 9),
  is_first_try boolean not null,
  primary key (profile_id, question_id, said_at)
);
create index question_attempt_by_question on question_attempt (question_id);

create trigger question_announced after insert or delete or update on question
  for each statement execute function announce_catalogue_change();
create trigger question_text_announced after insert or delete or update on question_text
  for each statement execute function announce_catalogue_change();

-- What of an edition can be sounded out at which stage of its language's scheme.
create table edition_decodable (
  edition_id bigint primary key references edition on delete cascade,
  scheme_id text not null,
  -- Of the scheme, the rules and the words; another one means that it is to be measured anew.
  version text not null,
  -- null: no stage reaches the share that is wanted, or there are too few words.
  stage smallint check (stage > 0),
  share real not null check (share between 0 and 1),
  words integer not null check (words >= 0)
);
create index edition_decodable_by_stage on edition_decodable (scheme_id, stage);

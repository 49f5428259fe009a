-- The catalogue: languages, pictures, books, editions, pages, credits, tags, collections.
-- Identifiers are 64-bit positive integers; where a row must keep its id across
-- installations (languages), the id is given, not drawn.

create table language (
  id bigint primary key check (id > 0),
  code text not null unique,
  bcp47 text not null,
  name text not null,
  english_name text not null,
  script text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  published_books integer not null default 0
);

create table licence (
  code text primary key,
  name text not null,
  url text not null,
  allows_derivatives boolean not null,
  allows_commerce boolean not null
);

create table picture (
  id bigint generated always as identity primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now()
);

create table book (
  id bigint generated always as identity primary key,
  source text not null,
  source_key text not null,
  level smallint check (level between 1 and 5),
  level_source text not null default 'computed' check (level_source in ('computed', 'editor')),
  read_aloud boolean not null default false,
  reads bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (source, source_key)
);
create index book_by_level on book (level);
create index book_by_reads on book (reads desc, id);

create table edition (
  id bigint generated always as identity primary key,
  book_id bigint not null references book on delete cascade,
  language_id bigint not null references language,
  -- A second translation of the same book into the same language is variant 2, and so on.
  variant smallint not null default 1 check (variant > 0),
  source_file text not null,
  -- What the edition was made from; the same hash again means nothing to do.
  source_hash text not null,
  slug text not null unique,
  title text not null,
  subtitle text,
  description text not null default '',
  made text not null default '',
  licence_code text not null references licence,
  status text not null check (status in ('draft', 'published')),
  page_count smallint not null check (page_count >= 0),
  word_count integer not null check (word_count >= 0),
  minutes smallint not null check (minutes > 0),
  cover_picture_id bigint references picture,
  search tsvector not null,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (book_id, language_id, variant),
  check (status = 'draft' or published_at is not null)
);
create index edition_by_language on edition (language_id, status, published_at desc, id desc);
create index edition_by_book on edition (book_id);
create index edition_search on edition using gin (search);

-- A slug that was ever given out leads to its edition for ever.
create table edition_former_slug (
  slug text primary key,
  edition_id bigint not null references edition on delete cascade
);

create table page (
  edition_id bigint not null references edition on delete cascade,
  -- 0 is the cover.
  number smallint not null check (number >= 0),
  text text not null,
  picture_id bigint references picture,
  alt text not null default '',
  primary key (edition_id, number)
);

create table contributor (
  id bigint generated always as identity primary key,
  name text not null,
  -- The name folded as in a search: one person is one row, however it is spelled.
  folded_name text not null unique
);

create table edition_credit (
  edition_id bigint not null references edition on delete cascade,
  position smallint not null,
  contributor_id bigint not null references contributor,
  role text not null check (role in ('AUTHOR', 'ILLUSTRATOR', 'AMBASSADOR', 'DESIGNER', 'CONTRIBUTOR',
    'EDITOR', 'SIGNER', 'NARRATOR', 'OTHER', 'TRANSLATOR', 'ADAPTER')),
  primary key (edition_id, position)
);
create index edition_credit_by_contributor on edition_credit (contributor_id);

create table tag (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('topic', 'place', 'festival', 'skill', 'feature')),
  synonyms text[] not null default '{}'
);

create table tag_name (
  tag_id bigint not null references tag on delete cascade,
  language_id bigint not null references language,
  name text not null,
  primary key (tag_id, language_id)
);

create table book_tag (
  book_id bigint not null references book on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  primary key (book_id, tag_id)
);
create index book_tag_by_tag on book_tag (tag_id, book_id);

create table collection (
  id bigint generated always as identity primary key,
  slug text not null unique,
  position integer not null default 0
);

create table collection_text (
  collection_id bigint not null references collection on delete cascade,
  language_id bigint not null references language,
  title text not null,
  summary text not null default '',
  primary key (collection_id, language_id)
);

create table collection_book (
  collection_id bigint not null references collection on delete cascade,
  book_id bigint not null references book on delete cascade,
  position integer not null,
  primary key (collection_id, book_id)
);
create index collection_book_in_order on collection_book (collection_id, position);

-- Openings per book and day: no reader, no address, no time of day.
create table book_opening (
  book_id bigint not null references book on delete cascade,
  day date not null,
  sign_language boolean not null,
  count integer not null,
  primary key (book_id, day, sign_language)
);

-- published_books counts the books that have a published edition in the language. Locking the
-- language rows first makes two transactions that publish at the same time count one after the other.
create function count_published_books(language_ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from language where id = any (language_ids) order by id for update;
  update language l
  set published_books = c.books
  from (
    select i.id, count(distinct e.book_id)::integer as books
    from unnest(language_ids) as i (id)
    left join edition e on e.language_id = i.id and e.status = 'published'
    group by i.id
  ) c
  where l.id = c.id and l.published_books <> c.books;
end $$;

create function edition_counted_after_insert() returns trigger language plpgsql as $$
begin
  perform count_published_books((select array_agg(distinct language_id) from added));
  return null;
end $$;
create function edition_counted_after_delete() returns trigger language plpgsql as $$
begin
  perform count_published_books((select array_agg(distinct language_id) from removed));
  return null;
end $$;
create function edition_counted_after_update() returns trigger language plpgsql as $$
begin
  perform count_published_books((
    select array_agg(distinct t.language_id)
    from (select language_id from added union select language_id from removed) t));
  return null;
end $$;
create trigger edition_counted_insert after insert on edition
  referencing new table as added for each statement execute function edition_counted_after_insert();
create trigger edition_counted_delete after delete on edition
  referencing old table as removed for each statement execute function edition_counted_after_delete();
create trigger edition_counted_update after update on edition
  referencing old table as removed new table as added for each statement execute function edition_counted_after_update();

-- Whoever keeps an answer made from the catalogue listens on the channel "catalogue" and drops it.
-- Counting a reading (book.reads) changes no content and sends nothing.
create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger language_announced after insert or delete or update on language
  for each statement execute function announce_catalogue_change();
create trigger book_announced after insert or delete or update of level, level_source, read_aloud on book
  for each statement execute function announce_catalogue_change();
create trigger edition_announced after insert or delete or update on edition
  for each statement execute function announce_catalogue_change();
create trigger page_announced after insert or delete or update on page
  for each statement execute function announce_catalogue_change();
create trigger tag_announced after insert or delete or update on tag
  for each statement execute function announce_catalogue_change();
create trigger tag_name_announced after insert or delete or update on tag_name
  for each statement execute function announce_catalogue_change();
create trigger book_tag_announced after insert or delete or update on book_tag
  for each statement execute function announce_catalogue_change();
create trigger collection_announced after insert or delete or update on collection
  for each statement execute function announce_catalogue_change();
create trigger collection_text_announced after insert or delete or update on collection_text
  for each statement execute function announce_catalogue_change();
create trigger collection_book_announced after insert or delete or update on collection_book
  for each statement execute function announce_catalogue_change();
create trigger edition_credit_announced after insert or delete or update on edition_credit
  for each statement execute function announce_catalogue_change();

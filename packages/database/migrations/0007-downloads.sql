-- Files of editions to carry away (EPUB, PDF, words), made when they are first asked for.

create table download (
  edition_id bigint not null references edition on delete cascade,
  -- Which file: "epub", "booklet-a4", "portrait-letter-bilingual-123".
  choice text not null check (choice ~ '^[a-z0-9-]{1,80}$'),
  -- Of everything it was made from; another one means that it is to be made anew.
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes > 0),
  pages integer check (pages > 0),
  sheets integer check (sheets > 0),
  -- Why it could not be made; it is not offered then.
  fault text,
  made_at timestamptz not null default now(),
  -- The day it was last fetched: those not fetched for longest go first when there is no room.
  used_on date not null default current_date,
  primary key (edition_id, choice),
  check ((fault is null) = (sha256 is not null) and (sha256 is null) = (bytes is null))
);
create index download_by_use on download (used_on, made_at) where sha256 is not null;
create index download_by_file on download (sha256);

-- Several books along as one file (decision 59).

alter table download
  -- The sum that an archive tells of the file (CRC-32); null: made before it was written down.
  add column crc32 bigint check (crc32 between 0 and 4294967295);

-- Files that somebody waits for together: whichever process has time makes them, one after the other.
create table requested_download (
  edition_id bigint not null references edition on delete cascade,
  choice text not null check (choice ~ '^[a-z0-9-]{1,80}$'),
  -- First come, first made.
  number bigint not null generated always as identity unique,
  requested_at timestamptz not null default now(),
  -- A process has it until then; null: nobody has.
  taken_until timestamptz,
  -- How often it was begun: what ends a process each time is given up.
  tries integer not null default 0,
  primary key (edition_id, choice)
);

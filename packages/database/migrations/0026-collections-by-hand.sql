-- Collections that staff make and change.

alter table collection
  -- What stands for it on its page; null: a fan of its first covers.
  add column figure text check (figure <> ''),
  -- One more with each change by staff, so that two who change at once see it; null: as its source has it, which may
  -- change it. What staff changed, the source leaves alone.
  add column version integer check (version > 0),
  -- Gone from readers, and can be brought back; its address stays its own.
  add column removed_at timestamptz;

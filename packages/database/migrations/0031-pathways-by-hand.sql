-- Reading pathways that staff make and change: those are of the source "staff", and no other maker writes them.

alter table pathway
  -- One more with each change of its words or books by staff, so that two who change at once see it.
  add column version integer check (version > 0),
  -- Staff put the paths in an order; the file that a path is from no longer says where it stands.
  add column is_placed boolean not null default false;

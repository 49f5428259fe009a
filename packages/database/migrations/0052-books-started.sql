-- Partners see how many books were begun, beside how many were finished.

-- When the reader first turned a page of the book; null where that was before it was noted.
alter table reading_position add column first_turned_at timestamptz;

alter table project_week
  add column started integer check (started = 0 or started >= 5),
  -- Weeks that were summed before say nothing of it.
  add column tells_started boolean not null default true;
update project_week set tells_started = false;

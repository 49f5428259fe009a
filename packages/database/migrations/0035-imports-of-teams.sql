-- Imports by command beside those of the browser, imports of teams, and by which import an edition was last written.
alter table import
  -- Given on the library's own machine: its files are not here.
  add column is_command boolean not null default false,
  -- Whose books come of it, and whose editors see it; null: the library's.
  add column team_id bigint references team on delete set null;

-- No reference: what an import was is forgotten before what it brought.
alter table edition add column import_id bigint;
update edition e set import_id = i.import_id
from (select edition_id, max(import_id) as import_id from import_edition group by edition_id) i where i.edition_id = e.id;
create index edition_by_import on edition (import_id) where import_id is not null;

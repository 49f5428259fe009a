-- An answer that took a book back names the change of the shelf that did, so that undoing it brings the book again.

alter table book_report add column shelf_change_id bigint references shelf_change on delete set null;
create index book_report_by_shelf_change on book_report (shelf_change_id) where shelf_change_id is not null;

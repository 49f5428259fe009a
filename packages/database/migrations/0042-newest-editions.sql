-- The newest of all languages, as `edition_by_language` gives them of one.
create index edition_newest on edition (published_at desc, id desc) where status = 'published';

-- The folders of stories that books came from. A story's number means something only inside its source; which source a folder is
-- follows from what is in it, from its source.json or from the operator.
create table story_source (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  added_at timestamptz not null default now()
);
-- Until now all folders were one source.
insert into story_source (name) select 'african-storybook' where exists (select from book where source = 'african-storybook');

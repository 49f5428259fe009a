-- Which books the index of a search must take anew. A row is of one book or one tag, and says in which transaction it was
-- last changed: an index has read all before the oldest transaction that was open when it last looked (pg_snapshot_xmin), so
-- what commits late is not missed.
create table search_change (
  kind text not null check (kind in ('book', 'tag')),
  id bigint not null,
  changed_in xid8 not null,
  primary key (kind, id)
);
create index search_change_in_order on search_change (changed_in);

-- The ids in their order, so that two transactions that change the same books do not wait for each other.
create function note_search_changes(changed text, ids bigint[]) returns void language sql as $$
  insert into search_change as s (kind, id, changed_in)
  select distinct changed, n.id, pg_current_xact_id() from unnest(ids) as n (id) where n.id is not null order by 2
  on conflict (kind, id) do update set changed_in = excluded.changed_in where s.changed_in <> excluded.changed_in
$$;

create function search_noted_of_edition() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_search_changes('book', (select array_agg(distinct book_id) from added));
  elsif tg_op = 'DELETE' then
    perform note_search_changes('book', (select array_agg(distinct book_id) from removed));
  else
    perform note_search_changes('book', (
      select array_agg(distinct t.book_id) from (select book_id from added union select book_id from removed) t));
  end if;
  return null;
end $$;
create trigger edition_search_insert after insert on edition
  referencing new table as added for each statement execute function search_noted_of_edition();
create trigger edition_search_delete after delete on edition
  referencing old table as removed for each statement execute function search_noted_of_edition();
create trigger edition_search_update after update on edition
  referencing old table as removed new table as added for each statement execute function search_noted_of_edition();
create trigger book_tag_search_insert after insert on book_tag
  referencing new table as added for each statement execute function search_noted_of_edition();
create trigger book_tag_search_delete after delete on book_tag
  referencing old table as removed for each statement execute function search_noted_of_edition();

-- Counting a reading (book.reads) changes nothing that is searched for.
create function search_noted_of_book() returns trigger language plpgsql as $$
begin
  perform note_search_changes('book', array[new.id]);
  return null;
end $$;
create trigger book_search_update after update of level, read_aloud on book
  for each row when (old.level is distinct from new.level or old.read_aloud <> new.read_aloud)
  execute function search_noted_of_book();

-- Where a picture is cropped stands on the card of each edition that has it on its cover.
create function search_noted_of_picture() returns trigger language plpgsql as $$
begin
  perform note_search_changes('book', (
    select array_agg(distinct book_id) from edition where cover_picture_id = new.id));
  perform pg_notify('catalogue', '');
  return null;
end $$;
create index edition_by_cover on edition (cover_picture_id);
create trigger picture_search_update after update of focus_x, focus_y on picture
  for each row when ((old.focus_x, old.focus_y) is distinct from (new.focus_x, new.focus_y))
  execute function search_noted_of_picture();

create function search_noted_of_tag() returns trigger language plpgsql as $$
begin
  perform note_search_changes('tag', array[coalesce(new.id, old.id)]);
  return null;
end $$;
create trigger tag_search_update after update of slug, synonyms on tag
  for each row execute function search_noted_of_tag();
create function search_noted_of_tag_name() returns trigger language plpgsql as $$
begin
  perform note_search_changes('tag', array[coalesce(new.tag_id, old.tag_id)]);
  return null;
end $$;
create trigger tag_name_search_change after insert or delete or update on tag_name
  for each row execute function search_noted_of_tag_name();

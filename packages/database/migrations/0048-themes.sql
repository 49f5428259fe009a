-- Themes that staff make, change, join and take away (decision 57).

alter table tag
  -- One more with each change by staff, so that two who change at once see it; null: as its source has it, which may
  -- change it. What staff changed, the source leaves alone.
  add column version integer check (version > 0),
  -- Gone from readers, and can be brought back; its address and its names stay its own.
  add column removed_at timestamptz,
  -- The theme that it was joined to: books that are said to carry it get that one.
  add column joined_to bigint references tag on delete set null check (joined_to <> id),
  -- What the other has taken over: {"names": {"4846240843956224": "Kites"}, "synonyms": ["kite"]}.
  add column joined_words jsonb check (jsonb_typeof(joined_words) = 'object'),
  add constraint tag_joined_is_gone check (joined_to is null or removed_at is not null);
create index tag_by_joined_to on tag (joined_to) where joined_to is not null;

-- The books of a theme that is gone; they get it back with it.
create table removed_book_tag (
  book_id bigint not null references book on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  -- Joined: the book has the other theme by this alone.
  gave_other boolean not null default false,
  primary key (book_id, tag_id)
);
create index removed_book_tag_by_tag on removed_book_tag (tag_id);

-- The theme that one is today: itself, or the one that it was joined to; null where that is gone.
create function tag_now(asked bigint) returns bigint language sql stable as $$
  with recursive led as (
    select id, joined_to, removed_at from tag where id = asked
    union select tag.id, tag.joined_to, tag.removed_at from led join tag on tag.id = led.joined_to)
  select id from led where removed_at is null
$$;

-- What an editor said of a theme of a book; of one that was joined to it, where nobody spoke of the theme itself.
create function tag_choice(of_book bigint, of_tag bigint) returns boolean language sql stable as $$
  select is_given from book_tag_choice where book_id = of_book and tag_now(tag_id) = of_tag
  order by tag_id = of_tag desc, is_given desc limit 1
$$;

-- Whoever gives a book a theme while it is being joined or taken away waits, and gives what there is then.
create function follow_joined_tag() returns trigger language plpgsql as $$
declare
  is_gone boolean;
  other bigint;
begin
  loop
    select removed_at is not null, joined_to into is_gone, other from tag where id = new.tag_id for key share;
    exit when is_gone is not true;
    insert into removed_book_tag (book_id, tag_id, gave_other)
    select new.book_id, new.tag_id, other is not null
      and not exists (select from book_tag b where (b.book_id, b.tag_id) = (new.book_id, other))
      and not exists (select from removed_book_tag r where (r.book_id, r.tag_id) = (new.book_id, other))
    on conflict do nothing;
    if other is null or exists (select from book_tag b where (b.book_id, b.tag_id) = (new.book_id, other)) then
      return null;
    end if;
    new.tag_id := other;
  end loop;
  return new;
end $$;
create trigger book_tag_joined before insert on book_tag
  for each row execute function follow_joined_tag();

-- A theme that is gone is suggested to nobody.
drop trigger tag_search_update on tag;
create trigger tag_search_update after update of slug, synonyms, removed_at on tag
  for each row execute function search_noted_of_tag();

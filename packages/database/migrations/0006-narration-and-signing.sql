-- Recorded narration of pages, and sign-language variants of editions.

create table recording (
  id bigint generated always as identity primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('audio/mpeg', 'audio/ogg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm')),
  bytes integer not null check (bytes > 0),
  duration_ms integer not null check (duration_ms > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  check ((type like 'video/%') = (width is not null) and (width is null) = (height is null))
);

-- Belongs to a page by its number, so it stays while the texts of an edition are written again.
create table page_narration (
  edition_id bigint not null,
  page_number smallint not null,
  unit text not null check (unit in ('word', 'sentence')),
  duration_ms integer not null check (duration_ms > 0),
  -- The part of the file that is this page; null: the whole file.
  clip_start_ms integer check (clip_start_ms >= 0),
  clip_end_ms integer,
  -- [[startMs, endMs, charStart, charEnd], …], offsets in UTF-16 units of the text of the page.
  marks jsonb not null check (jsonb_typeof(marks) = 'array'),
  -- Of the text that the marks were made for: with any other text they are not shown.
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (edition_id, page_number),
  foreign key (edition_id, page_number) references page (edition_id, number) on delete cascade,
  check ((clip_start_ms is null and clip_end_ms is null) or (clip_start_ms is not null and clip_end_ms > clip_start_ms))
);

-- The same sound in several formats, the one to prefer first.
create table page_narration_source (
  edition_id bigint not null,
  page_number smallint not null,
  position smallint not null,
  recording_id bigint not null references recording,
  primary key (edition_id, page_number, position),
  foreign key (edition_id, page_number) references page_narration on delete cascade
);
create index page_narration_source_by_recording on page_narration_source (recording_id);

-- Languages of their own: a spoken language's country may have several, and several countries may share one.
create table sign_language (
  code text primary key check (code ~ '^[a-z]{2,8}(-[a-z0-9]{1,8})*$'),
  name text not null check (name <> ''),
  english_name text not null check (english_name <> '')
);

create table sign_variant (
  edition_id bigint not null references edition on delete cascade,
  sign_language_code text not null references sign_language,
  signers text[] not null default '{}',
  primary key (edition_id, sign_language_code)
);

create table page_video (
  edition_id bigint not null,
  sign_language_code text not null,
  page_number smallint not null,
  poster_picture_id bigint references picture,
  primary key (edition_id, sign_language_code, page_number),
  foreign key (edition_id, sign_language_code) references sign_variant on delete cascade,
  foreign key (edition_id, page_number) references page (edition_id, number) on delete cascade
);
create index page_video_by_page on page_video (edition_id, page_number);

-- The video to prefer first; smaller ones may follow.
create table page_video_source (
  edition_id bigint not null,
  sign_language_code text not null,
  page_number smallint not null,
  position smallint not null,
  recording_id bigint not null references recording,
  primary key (edition_id, sign_language_code, page_number, position),
  foreign key (edition_id, sign_language_code, page_number) references page_video on delete cascade
);
create index page_video_source_by_recording on page_video_source (recording_id);

-- Cards and filters ask for many editions at once, so both stand with the edition, kept true by triggers.
alter table edition
  -- Of the first source of each narrated page, a file that pages share once.
  add column narration_bytes bigint not null default 0,
  add column is_signed boolean not null default false;

create function mark_recorded_editions(edition_ids bigint[]) returns void language plpgsql as $$
begin
  update edition e
  set narration_bytes = r.narration_bytes, is_signed = r.is_signed
  from (
    select i.id,
      (select coalesce(sum(f.bytes), 0)::bigint from (
        select distinct rec.id, rec.bytes
        from page_narration_source s join recording rec on rec.id = s.recording_id
        where s.edition_id = i.id and s.position = 0) f) as narration_bytes,
      exists (select from page_video v where v.edition_id = i.id) as is_signed
    from unnest(edition_ids) as i (id)
  ) r
  where e.id = r.id and (e.narration_bytes, e.is_signed) is distinct from (r.narration_bytes, r.is_signed);
end $$;

create function edition_recorded_after_insert() returns trigger language plpgsql as $$
begin
  perform mark_recorded_editions((select array_agg(distinct edition_id) from added));
  return null;
end $$;
create function edition_recorded_after_delete() returns trigger language plpgsql as $$
begin
  perform mark_recorded_editions((select array_agg(distinct edition_id) from removed));
  return null;
end $$;
create trigger page_narration_marked_insert after insert on page_narration_source
  referencing new table as added for each statement execute function edition_recorded_after_insert();
create trigger page_narration_marked_delete after delete on page_narration_source
  referencing old table as removed for each statement execute function edition_recorded_after_delete();
create trigger page_video_marked_insert after insert on page_video
  referencing new table as added for each statement execute function edition_recorded_after_insert();
create trigger page_video_marked_delete after delete on page_video
  referencing old table as removed for each statement execute function edition_recorded_after_delete();

create trigger page_narration_announced after insert or delete or update on page_narration
  for each statement execute function announce_catalogue_change();
create trigger page_narration_source_announced after insert or delete or update on page_narration_source
  for each statement execute function announce_catalogue_change();
create trigger sign_language_announced after insert or delete or update on sign_language
  for each statement execute function announce_catalogue_change();
create trigger sign_variant_announced after insert or delete or update on sign_variant
  for each statement execute function announce_catalogue_change();
create trigger page_video_announced after insert or delete or update on page_video
  for each statement execute function announce_catalogue_change();
create trigger page_video_source_announced after insert or delete or update on page_video_source
  for each statement execute function announce_catalogue_change();

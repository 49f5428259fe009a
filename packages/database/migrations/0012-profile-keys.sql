-- Idempotency keys of profiles that were created; old ones are dropped as new ones come (create-profile.ts).
create table profile_key (
  account_id bigint not null references account on delete cascade,
  key text not null,
  -- What was asked for: another wish under the same key is refused.
  name text not null,
  image_url text not null,
  -- Null: deleted since.
  profile_id bigint references profile on delete set null,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index profile_key_by_profile on profile_key (profile_id);

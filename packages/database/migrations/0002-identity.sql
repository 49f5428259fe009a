-- Identity: accounts and how they are known, keys of our tokens, counters of attempts, and the tables of the
-- embedded identity provider (idp_*), as better-auth 1.7 would make them with the names of idp-fields.ts.

create table account (
  id bigint generated always as identity primary key,
  display_name text not null,
  photo_url text,
  email text,
  created_at timestamptz not null default now()
);

-- Who an issuer says somebody is, and whose account that is. The embedded provider's issuer is "embedded" here.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account on delete cascade,
  primary key (issuer, subject)
);
create index account_identity_account on account_identity (account_id);

-- A key signs from the time when all processes have seen it until a newer one does; it verifies until verifies_until.
create table token_key (
  kid text primary key,
  public_key jsonb not null,
  private_key text not null,
  signs_from timestamptz not null,
  verifies_until timestamptz
);

-- Counters that may be lost: unlogged, so that counting costs no sync of the disk.
create unlogged table attempt (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_end on attempt (ends_at);

create table identity_secret (
  name text primary key,
  value text not null
);

create table idp_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  contact_email text,
  language text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create table idp_session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  ip_address text,
  user_agent text,
  user_id text not null references idp_user on delete cascade,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index idp_session_user_id_idx on idp_session (user_id);

create table idp_account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references idp_user on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index idp_account_user_id_idx on idp_account (user_id);
create unique index idp_account_provider on idp_account (provider_id, account_id);

create table idp_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index idp_verification_identifier_idx on idp_verification (identifier);

create table idp_jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  alg text,
  crv text
);

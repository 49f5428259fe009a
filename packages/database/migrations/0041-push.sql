-- The daily reminder on a device whose grown-up asked for it, also where the library is closed (RFC 8030).

-- By which push services know the library (RFC 8292): one pair, made once, as devices are bound to it.
create table push_key (
  public_key text primary key,
  -- Sealed, as those of tokens.
  private_key text not null,
  is_only boolean not null default true unique check (is_only)
);

create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- It goes when its browser signs out; null where another issuer keeps the session.
  session_id text references idp_session on delete cascade,
  public_key text not null references push_key on delete cascade,
  -- The address at the push service of the browser's maker; who knows it can send there.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- BCP 47.
  language text not null,
  timezone text not null check (timezone <> ''),
  made_at timestamptz not null,
  -- When something is to be sent; null: nothing waits.
  send_at timestamptz,
  tries smallint not null default 0
);
create index push_device_account on push_device (account_id);
create index push_device_session on push_device (session_id);
create index push_device_waiting on push_device (send_at) where send_at is not null;

-- The last of the reader's own days on which devices reminded of them.
alter table profile add column pushed_day date;

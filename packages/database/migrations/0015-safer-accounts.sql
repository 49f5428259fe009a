-- Accounts that a child cannot delete, nobody else can lock, and that do not outlive their use.

-- When somebody last showed who they are in a session: by password, or at another provider that says so.
alter table idp_session add column signed_in_at timestamptz;

-- What was signed in, signed or mailed before a new password was set holds no more.
alter table idp_user add column password_changed_at timestamptz;
alter table account add column tokens_from timestamptz;

-- An address that waits for its mail to be answered: of a new account, or the new one of a user. Every mail has a
-- token of its own, of which only the hash stands here.
create table pending_address (
  token_hash text primary key,
  user_id text references idp_user on delete cascade,
  email text not null,
  name text not null,
  language text not null,
  terms_version text,
  agreed_at timestamptz,
  ends_at timestamptz not null
);
create index pending_address_email on pending_address (email);
create index pending_address_user on pending_address (user_id);
-- Until now an address waited as a user, with the password of whoever typed it first.
delete from idp_user where not email_verified;

-- That an adult has agreed to the terms, to which version and when: at sign-up, and of the account made from it.
alter table idp_user add column terms_version text, add column agreed_at timestamptz;
create table account_consent (
  account_id bigint not null references account on delete cascade,
  terms_version text not null,
  agreed_at timestamptz not null,
  primary key (account_id, terms_version)
);

-- An account is unused from its last exchange of a token; its owner is told before it is deleted.
alter table account add column last_used_on date not null default current_date, add column told_unused_at timestamptz;
create index account_last_used on account (last_used_on);

-- All counters of an account, so that a new password forgets them; a keyed hash as well.
alter table attempt add column account text;
create index attempt_account on attempt (account);

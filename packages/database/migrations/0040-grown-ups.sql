-- Several grown-ups of one account: each signs in for themselves, and has agreed to the terms for themselves.

-- Who agreed, by their number at the embedded provider; null for one whom another issuer knows.
alter table account_consent add column user_id text references idp_user on delete cascade;
update account_consent c set user_id = (
  select min(i.subject) from account_identity i join idp_user u on u.id = i.subject
  where i.issuer = 'embedded' and i.account_id = c.account_id);
alter table account_consent drop constraint account_consent_pkey;
alter table account_consent add unique nulls not distinct (account_id, terms_version, user_id);
create index account_consent_user on account_consent (user_id);

-- Since when they belong to the account; the account bears the name and address of who is there longest.
alter table account_identity add column joined_at timestamptz not null default now();
update account_identity i set joined_at = a.created_at from account a where a.id = i.account_id;

-- Who was asked to become one more grown-up of an account, until they do, it ends, or it is taken back.
create table grown_up_invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  invited_by text not null references idp_user on delete cascade,
  email text not null,
  language text not null,
  -- Of the token in the newest mail; null until one is sent.
  token_hash text unique,
  ends_at timestamptz not null,
  unique (account_id, email)
);
create index grown_up_invitation_by on grown_up_invitation (invited_by);
create index grown_up_invitation_email on grown_up_invitation (email);

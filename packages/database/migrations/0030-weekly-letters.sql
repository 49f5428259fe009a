-- The weekly letter to a caregiver: who asked for it, and up to which week it has come.

create table weekly_letter (
  -- In the link that ends it; who has the letter may.
  token text primary key,
  account_id bigint not null references account on delete cascade,
  -- Which grown-up of the account; null for one whom another issuer knows.
  user_id text references idp_user on delete cascade,
  -- BCP 47, as the screen was that it was asked for on.
  language text not null,
  asked_at timestamptz not null,
  stopped_at timestamptz,
  -- The Monday of the last week that a letter has told of. A stopped letter keeps it, so that none comes twice.
  told_week date,
  unique nulls not distinct (account_id, user_id)
);
create index weekly_letter_user on weekly_letter (user_id);

-- A browser that a teacher opened for a class: its session is one of readers of that class, and ends with the class.
alter table idp_session add column class_id bigint references class on delete cascade;
create index idp_session_class on idp_session (class_id) where class_id is not null;

-- Three pictures in an order that only the reader knows: PBKDF2 of them, made by the browser on which they were chosen, for
-- the browsers that are opened for the class to check without a network. No call takes it for a proof of anything.
create table picture_password (
  profile_id bigint primary key references profile on delete cascade,
  salt text not null,
  hash text not null,
  chosen_at timestamptz not null default now()
);

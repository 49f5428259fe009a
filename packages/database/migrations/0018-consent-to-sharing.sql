-- Which wording of what a project is told stood under its code when the account joined it (sharingVersion); null where
-- none was shown, as by those who joined before there was one.
alter table membership add column sharing_version smallint check (sharing_version > 0);

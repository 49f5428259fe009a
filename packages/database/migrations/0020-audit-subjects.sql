-- What else than accounts and teams a line of the audit list may speak of.
alter table audit_entry
  -- How a book, a project … was called then; never of a person, so that nothing has to be taken out of the list.
  add column subject text,
  -- Of how many things at once; null for one.
  add column count integer check (count > 0);

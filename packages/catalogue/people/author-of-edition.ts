import sql from 'sql-template-tag';

/** SQL: who wrote a row of `edition`, its first author; without one no other book has the same. */
export const authorOfEdition = sql`coalesce((
  select edition_credit.contributor_id from edition_credit
  where edition_credit.edition_id = edition.id and edition_credit.role = 'AUTHOR'
  order by edition_credit.position limit 1), -edition.book_id)`;

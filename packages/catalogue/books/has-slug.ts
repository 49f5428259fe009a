import sql, { type Sql } from 'sql-template-tag';

/** Whether an edition has a slug as it was asked for, or once had it: a condition on `edition`. */
export function hasSlug(searchedSlug: string): Sql {
  const slug = searchedSlug.normalize('NFC').toLowerCase();
  return sql`(edition.slug = ${slug}
    or edition.id = (select edition_id from edition_former_slug where edition_former_slug.slug = ${slug}))`;
}

import sql, { type Sql } from 'sql-template-tag';

/** Microseconds since 1970, as PostgreSQL tells times apart; a cursor has them as text, since a number would lose digits. */
export function microseconds(time: Sql): Sql {
  return sql`(extract(epoch from ${time}) * 1000000)::bigint`;
}

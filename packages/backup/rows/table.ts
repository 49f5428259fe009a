import pg, { type ClientBase } from 'pg';

/** A table as it is copied. */
export interface Table {
  name: string;
  /** In their order. What the database computes itself is among them and is not written. */
  columns: string[];
}

/** How many rows, and the sum of the first digits of each row's SHA-256: the same in whatever order, and in every PostgreSQL. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** So that a value is written alike by every server, whatever its own settings are. */
export const sameFormats = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local search_path = public`;

/** All tables of the library but the list of its migrations, which is made by running them. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return rows;
}

export async function sumTable(client: ClientBase, { name }: Table): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(`
    select count(*)::int as rows, coalesce(sum(
      ('x' || encode(substring(sha256(convert_to(t::text, 'UTF8')) from 1 for 7), 'hex'))::bit(56)::bigint), 0)::text as sum
    from ${pg.escapeIdentifier(name)} t`);
  return rows[0] ?? { rows: 0, sum: '0' };
}

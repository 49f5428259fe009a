import type { Queryable } from '../database.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** The check constraints of this column alone. */
  checks: string[];
}

/** Columns that only the database reads are `unknown`. */
const types: Record<string, string> = {
  bigint: 'string',
  'bigint[]': 'string[]',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  real: 'number',
  smallint: 'number',
  'smallint[]': 'number[]',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'unknown',
  xid8: 'string',
};

/** The text of rows.ts: an interface for each table and view of a migrated database, as pg gives their rows. */
export async function writeRowInterfaces(db: Queryable): Promise<string> {
  const byTable = Map.groupBy(await readColumns(db), ({ table }) => table);
  const interfaces = [...byTable].map(
    ([table, columns]) => `export interface ${rowName(table)} {\n${columns.map(writeColumn).join('')}}\n`,
  );
  return `// Made from the migrations: npx node packages/database/row-type/make-rows.ts\n/* oxlint-disable max-lines */\n\n${interfaces.join('\n')}`;
}

/** The columns of a view are nullable, as PostgreSQL does not say which of them never are null. */
async function readColumns(db: Queryable): Promise<Column[]> {
  const { rows } = await db.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname <> 'migration'
    order by c.relname, a.attnum`);
  return rows;
}

function rowName(table: string): string {
  return `${table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Row`;
}

function writeColumn({ table, name, type, isNullable, checks }: Column): string {
  const known = checks.map(valuesOf).find((values) => values !== undefined) ?? types[type];
  if (known === undefined) throw new Error(`${table}.${name}: say in row-interfaces.ts how pg gives ${type}.`);
  return `  ${name}: ${known}${isNullable && known !== 'unknown' ? ' | null' : ''};\n`;
}

/** The values of `check (column in ('a', 'b'))`. */
function valuesOf(check: string): string | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check)?.[1];
  const values = list?.split(', ').map((value) => /^'([^']*)'::text$/.exec(value)?.[1]);
  if (values === undefined || values.includes(undefined)) return undefined;
  return values.map((value) => `'${value}'`).join(' | ');
}

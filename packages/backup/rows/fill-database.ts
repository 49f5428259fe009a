import { appliedTo, knownMigrations, migrateWithin, type Migration } from '@letsread/database/migrate.ts';
import pg, { type ClientBase } from 'pg';
import { BackupError } from '../backup-error.ts';
import { type Sequences, setSequences } from './sequences.ts';
import { listTables, sameFormats, sumTable, type Table, type TableSum } from './table.ts';
import { withoutRules } from './without-rules.ts';

export interface SourceTable extends Table, TableSum {}

/** What a database is filled with: another one, or a backup. */
export interface Source {
  migrations: Migration[];
  tables: SourceTable[];
  sequences: Sequences;
  /** The rows of a table, some at a time. */
  rowsOf: (table: SourceTable) => AsyncIterable<string[]>;
}

/** How many migrations the source has had, all of them known to us. @throws BackupError where this library is too old for it, or another */
export async function countMigrations({ migrations }: Pick<Source, 'migrations'>): Promise<number> {
  const known = await knownMigrations();
  for (const [index, { name, sha256 }] of migrations.entries()) {
    const own = known[index];
    if (own === undefined)
      throw new BackupError(
        `It was made by a newer version of Let's Read: this one does not know the migration ${name}. Install that version, or a newer one, and try again.`,
      );
    if (own.name !== name || own.sha256 !== sha256)
      throw new BackupError(
        `It was made by another version of Let's Read, whose migration ${name} is not that of this one. Use the version that made it.`,
      );
  }
  return migrations.length;
}

/** @throws BackupError where the database holds anything */
export async function requireEmpty(client: ClientBase, what: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (rows[0] === undefined) return;
  const migrations = await appliedTo(client);
  const holds = migrations.length > 0 ? 'a library' : `something (the table ${rows[0].name})`;
  throw new BackupError(`${what} is not empty: it holds ${holds}. Nothing there was changed. Give an empty one.`);
}

/** Fills an empty database within the caller's transaction, and compares it table by table with what it was filled from. */
export async function fillDatabase(
  client: ClientBase,
  source: Source,
  onTable: (table: SourceTable) => void,
): Promise<void> {
  await migrateWithin(client, await countMigrations(source));
  await client.query(sameFormats);
  await requireSameTables(client, source.tables);
  await withoutRules(client, async () => {
    const names = source.tables.map(({ name }) => pg.escapeIdentifier(name));
    // What the migrations wrote is among what comes.
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
    for (const table of source.tables) {
      await fillTable(client, table, source.rowsOf(table));
      await requireSame(client, table);
      onTable(table);
    }
  });
  await setSequences(client, source.sequences);
  // The rest of what a newer version does to an older library.
  await migrateWithin(client, Number.POSITIVE_INFINITY);
  await renumberTransactions(client);
}

/**
 * Each server numbers its own transactions. With a number that is still to come here, a change would be a new one each time that
 * somebody looks: all were made in this transaction.
 */
async function renumberTransactions(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.atttypid = 'xid8'::regtype and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p')
      and c.relnamespace = 'public'::regnamespace`);
  for (const { table, column } of rows)
    await client.query(
      `update ${pg.escapeIdentifier(table)} set ${pg.escapeIdentifier(column)} = pg_current_xact_id()`,
    );
}

async function requireSameTables(client: ClientBase, tables: readonly SourceTable[]): Promise<void> {
  const describe = ({ name, columns }: Table) => `${name} (${columns.join(', ')})`;
  const own = (await listTables(client)).map(describe);
  const theirs = tables.map(describe);
  const odd = [...theirs.filter((one) => !own.includes(one)), ...own.filter((one) => !theirs.includes(one))];
  if (odd.length > 0)
    throw new BackupError(
      `Its tables are not those that its migrations make: ${odd.join('; ')}. It cannot be taken over.`,
    );
}

async function fillTable(client: ClientBase, { name }: Table, rows: AsyncIterable<string[]>): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const columns = (await listWrittenColumns(client, name)).map((column) => pg.escapeIdentifier(column)).join(', ');
  for await (const some of rows) {
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from unnest($1::${table}[])`,
      [some],
    );
  }
}

async function listWrittenColumns(client: ClientBase, name: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = quote_ident($1)::regclass and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  );
  return rows.map(({ name: column }) => column);
}

async function requireSame(client: ClientBase, table: SourceTable): Promise<void> {
  const { rows, sum } = await sumTable(client, table);
  if (rows !== table.rows || sum !== table.sum)
    throw new BackupError(
      `The table ${table.name} did not come over as it was: ${rows} rows of ${table.rows}${rows === table.rows ? ', of which some differ' : ''}. Nothing was kept.`,
    );
}

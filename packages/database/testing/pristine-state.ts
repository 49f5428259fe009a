import type { ClientBase } from 'pg';

/** A migrated database before a test has written to it: how it is built, and the rows that migrations wrote. */
export interface PristineState {
  structure: string;
  rows: { table: string; columns: string; json: string }[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  /** The tables whose rows a vacuum, an analysis or the making of an index has counted. */
  counted: string[];
}

/** All that can be changed beside rows: by their numbers, which are new for whatever is made anew, and by the version of each. */
const structure = `
  select md5(string_agg(part, ',' order by part)) as structure from (
    select concat_ws(' ', 'class', oid, relname, relkind, relnatts) as part from pg_class where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'column', attrelid, attnum, xmin) from pg_attribute
      where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat_ws(' ', 'constraint', oid, xmin) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'trigger', oid, xmin) from pg_trigger
    union all select concat_ws(' ', 'function', oid, xmin) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'setting', setrole, array_to_string(setconfig, ';')) from pg_db_role_setting
      where setdatabase in (0, (select oid from pg_database where datname = current_database()))
    union all select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_(temp|toast_temp)'
  ) as parts`;

/** What a database is, for `restorePristineState`. */
export async function readPristineState(client: Pick<ClientBase, 'query'>): Promise<PristineState> {
  const rows: PristineState['rows'] = [];
  for (const table of await filledTables(client)) {
    const columns = await columnsOf(client, table);
    const found = await client.query<{ json: string }>(`select json_agg(t)::text as json from ${table} as t`);
    rows.push({ table, columns, json: found.rows[0]?.json ?? '[]' });
  }
  const sequences: PristineState['sequences'] = [];
  for (const name of await namesOf(
    client,
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`,
  )) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    for (const { value, isCalled } of found.rows) sequences.push({ name, value, isCalled });
  }
  return { structure: await structureOf(client), rows, sequences, counted: await namesOf(client, countedTables) };
}

/** Takes away all that was written since. Gives false where the database is built differently by now, and can only be thrown away. */
export async function restorePristineState(
  client: Pick<ClientBase, 'query'>,
  { structure: before, rows, sequences, counted }: PristineState,
): Promise<boolean> {
  // A client that was left open holds a table: then this database is of no more use.
  await client.query(`set lock_timeout = '10s'`);
  if ((await structureOf(client)) !== before) return false;
  // Neither triggers nor keys of other tables: the rows are as they were written.
  await client.query('set session_replication_role = replica');
  await emptyTables(client, counted);
  for (const { table, columns, json } of rows)
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [json],
    );
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
  await client.query('discard all');
  return true;
}

/**
 * To delete a few rows costs a tenth of new files for nearly all tables and their indexes, which is what `truncate` makes.
 * It leaves dead rows: a table that has grown, or that somebody has counted, begins anew with all others. Both wait for
 * whoever still writes, so that nothing comes after it.
 */
async function emptyTables(client: Pick<ClientBase, 'query'>, counted: string[]): Promise<void> {
  const tables = await publicTables(client);
  if (tables.length === 0) return;
  const { rows: worn } = await client.query(
    `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and (pg_relation_size(oid) > 400000 or reltuples >= 0 and format('%I', relname) <> all ($1)) limit 1`,
    [counted],
  );
  if (worn.length > 0) {
    await client.query(`truncate ${tables.join(', ')}`);
    return;
  }
  await client.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`);
  const filled = await filledTables(client);
  await client.query([...filled.map((table) => `delete from ${table}`), 'commit'].join(';'));
}

async function structureOf(client: Pick<ClientBase, 'query'>): Promise<string> {
  return (await client.query<{ structure: string }>(structure)).rows[0]?.structure ?? '';
}

const countedTables = `
  select format('%I', relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 0`;

function publicTables(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  return namesOf(client, `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`);
}

async function filledTables(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const tables = await publicTables(client);
  if (tables.length === 0) return [];
  return namesOf(
    client,
    tables.map((table) => `(select '${table}' as name where exists (select from ${table}))`).join(' union all '),
  );
}

/** Without those that PostgreSQL works out. */
async function columnsOf(client: Pick<ClientBase, 'query'>, table: string): Promise<string> {
  const columns = await namesOf(
    client,
    `select format('%I', attname) as name from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return columns.join(', ');
}

async function namesOf(client: Pick<ClientBase, 'query'>, query: string): Promise<string[]> {
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

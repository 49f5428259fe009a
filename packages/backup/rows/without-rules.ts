import pg, { type ClientBase } from 'pg';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables in whatever order: what they point to need not be there yet, and nothing that was counted is counted again. The foreign keys are
 * made anew behind it, which fails where a row points to nothing. All within the caller's transaction, by the owner of the tables: a
 * hosted server lets nobody switch rules off (session_replication_role).
 */
export async function withoutRules(client: ClientBase, fill: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client);
  const tables = await listTablesWithTriggers(client);
  const quoted = pg.escapeIdentifier;
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await fill();
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

async function listTablesWithTriggers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ name }) => name);
}

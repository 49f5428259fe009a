import pg, { type ClientBase } from 'pg';
import type { Table } from './table.ts';

const rowsAtOnce = 500;

/** The rows of a table in PostgreSQL's own way of writing a row, some hundred at a time; within a transaction. */
export async function* readRows(client: ClientBase, { name }: Table): AsyncGenerator<string[]> {
  await client.query(`declare reading no scroll cursor for select t::text as row from ${pg.escapeIdentifier(name)} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close reading');
}

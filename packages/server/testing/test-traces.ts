import type { Database } from '@letsread/database/open-database.ts';

/** Every row of every table as one JSON text, by the table's name: to prove of data that it is gone. */
export async function readAllRows({ pool }: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    found.set(name, rows.map(({ row }) => row).sort());
  }
  return found;
}

/** Where any of the texts stands, in whichever column: "public.profile: Amina". */
export async function findTraces(database: Database, texts: readonly string[]): Promise<string[]> {
  const all = await readAllRows(database);
  return [...all].flatMap(([table, rows]) =>
    texts.filter((text) => rows.some((row) => row.includes(text))).map((text) => `${table}: ${text}`),
  );
}

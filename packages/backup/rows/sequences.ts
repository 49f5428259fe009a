import type { ClientBase } from 'pg';

/** The last number that each sequence gave; null where it gave none yet. */
export type Sequences = Record<string, string | null>;

export async function readSequences(client: ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(client: ClientBase, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue;
    await client.query(`select setval(quote_ident($1)::regclass, $2::bigint)`, [name, last]);
  }
}

import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** A statement as PostgreSQL prepared it in a test, and the columns that it described. */
export interface PreparedStatement {
  text: string;
  /** `table` and `number` are 0 for a column that is worked out. */
  columns: { name: string; type: number; table: number; number: number }[];
}

type Query = (...request: unknown[]) => unknown;

const noted = new Set<string>();
const recorded = new WeakSet<object>();

/** Notes what is asked in tests, for scripts/check-statements.mjs; nothing where the run does not ask for it. */
export function recordStatements(pool: Pool): void {
  const folder = process.env.TEST_STATEMENTS;
  if (folder === undefined) return;
  const file = path.join(folder, `${process.pid}.jsonl`);
  record(pool, file);
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient> | undefined;
  const connectAndRecord = (callback?: unknown) => {
    if (callback !== undefined) return connect(callback);
    return connect()?.then((client) => {
      record(client, file);
      return client;
    });
  };
  Object.assign(pool, { connect: connectAndRecord });
}

function record(target: Pool | PoolClient, file: string): void {
  if (recorded.has(target)) return;
  recorded.add(target);
  const query = target.query.bind(target) as Query;
  const queryAndNote: Query = (...request) => {
    const answer = query(...request);
    if (answer instanceof Promise) answer.then((result: QueryResult) => note(request[0], result, file), ignore);
    return answer;
  };
  Object.assign(target, { query: queryAndNote });
}

function note(statement: unknown, { fields }: QueryResult, file: string): void {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  // Several statements at once have several answers; production code sends one at a time.
  if (noted.has(text) || fields === undefined) return;
  noted.add(text);
  const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: dataTypeID,
    table: tableID,
    number: columnID,
  }));
  appendFileSync(file, `${JSON.stringify({ text, columns } satisfies PreparedStatement)}\n`);
}

/** Who asked is told; what failed describes nothing. */
function ignore(): void {}

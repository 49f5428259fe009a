import pg from 'pg';
import type { Database, OpenOptions } from '../database.ts';
import { randomPageCost } from '../random-page-cost.ts';
import { resultParsers } from '../result-parsers.ts';
import { ServerListener } from './server-listener.ts';

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

export async function openServer(options: OpenOptions & { url: string }): Promise<Database> {
  const onConnectionLost = options.onConnectionLost ?? ((error) => console.error(error));
  const connection = {
    connectionString: options.url,
    application_name: 'lets-read',
    // Compiling a statement took two seconds where running it takes a quarter of one. An address with options of its own wins.
    options: `-c jit=off -c random_page_cost=${randomPageCost}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
  };
  const pool = new pg.Pool({
    ...connection,
    types: resultParsers,
    max: options.poolSize ?? POOL_SIZE,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    ...(options.queryTimeoutMs === undefined ? {} : { query_timeout: options.queryTimeoutMs }),
  });
  // An error event without a listener ends the process. The loss of an idle connection is raised by the pool; that of
  // one in use by its client, whose query fails with it.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = new ServerListener({ ...connection, application_name: 'lets-read notices' }, onConnectionLost);
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await listener.close();
    await pool.end();
  };
  return {
    kind: 'server',
    pool,
    listen: listener.listen,
    close: () => (closed ??= closeAll()),
  };
}

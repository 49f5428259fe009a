import pg from 'pg';
import type { Database } from '../../database.ts';
import { resultParsers } from '../../result-parsers.ts';
import { readDoorFile } from './door-file.ts';

/** Longer than a server's: readers go first, as each waits for a shorter time. */
const connectionTimeoutMs = 60_000;

/** The session is that of the library, which has statements of these names already. */
class NamelessClient extends pg.Client {
  override query(...[config, ...rest]: unknown[]): never {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const query = super.query.bind(this) as (...args: unknown[]) => never;
    return query(isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

/** The database of the library that runs with this data folder; undefined where none lets us in. */
export async function joinRunning(dataDir: string): Promise<Database | undefined> {
  const address = readDoorFile(dataDir);
  if (address === undefined) return undefined;
  const pool = new pg.Pool({
    Client: NamelessClient,
    host: '127.0.0.1',
    port: address.port,
    password: address.key,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: resultParsers,
  });
  // An error event without a listener ends the process; the query that is lost fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select');
  } catch (error) {
    await pool.end();
    if (isNobody(error)) return undefined;
    throw error;
  }
  return {
    kind: 'embedded',
    isJoined: true,
    pool,
    listen: () => Promise.reject(new Error('Only the running library itself listens.')),
    close: () => pool.end(),
  };
}

/** A library that was killed left its file, and nobody or somebody else is at the address. */
function isNobody(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ECONN|28P01)/.test(String(error.code));
}

import pg from 'pg';
import type { Database, OpenOptions } from '../database.ts';
import { NoticeBoard } from '../notice-board.ts';
import { resultParsers } from '../result-parsers.ts';
import type { Engine } from './engine/engine.ts';
import { runMaintenance } from './housekeeping.ts';

const CONNECTION_TIMEOUT_MS = 10_000;

export interface EmbeddedDatabase extends Database {
  kind: 'embedded';
  engine: Engine;
  dumpImage: () => Promise<Uint8Array>;
}

/** A database that speaks with this engine; `end` is what follows when the last query is answered at its close. */
export function databaseOnEngine(
  engine: Engine,
  options: Pick<OpenOptions, 'connectionTimeoutMs'>,
  end: () => Promise<void>,
): EmbeddedDatabase {
  // One session: a query on the pool inside a transaction would wait for itself, so it must give up.
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS;
  const board = new NoticeBoard();
  let isFirst = true;
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    user: 'postgres',
    database: 'postgres',
    types: resultParsers,
    stream: () => engine.connect(),
    onConnect: async (client) => {
      await board.carryOver(client, isFirst);
      isFirst = false;
    },
  });
  // The engine tells of its own end; that its client ends with it is no news, yet would end the process unheard.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const stopHousekeeping = runMaintenance(pool);
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    stopHousekeeping();
    await pool.end();
    await end();
  };
  return {
    kind: 'embedded',
    engine,
    pool,
    listen: (channel, onNotice, onGap) => {
      const run = (sql: string) => pool.query(sql);
      return board.add(channel, { onNotice, onGap }, { run, forget: run });
    },
    dumpImage: () => dumpImage(pool, engine),
    close: () => (closed ??= closeAll()),
  };
}

async function dumpImage(pool: pg.Pool, engine: Engine): Promise<Uint8Array> {
  // Whoever holds the only client knows that no transaction is open.
  const client = await pool.connect();
  try {
    return await engine.dump();
  } finally {
    client.release();
  }
}

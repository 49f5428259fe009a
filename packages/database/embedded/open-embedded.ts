import path from 'node:path';
import pg from 'pg';
import { NoticeBoard } from '../notice-board.ts';
import type { Database, OpenOptions } from '../database.ts';
import { resultParsers } from '../result-parsers.ts';
import { prepareFolder } from './creation.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { Engine } from './engine.ts';
import { runMaintenance } from './housekeeping.ts';
import { openDoor } from './open-door.ts';

const CONNECTION_TIMEOUT_MS = 10_000;

export interface EmbeddedDatabase extends Database {
  kind: 'embedded';
  engine: Engine;
  dumpImage: () => Promise<Uint8Array>;
}

export async function openEmbedded(options: OpenOptions): Promise<EmbeddedDatabase> {
  const unlock = options.dataDir === undefined ? () => {} : lockDataDir(options.dataDir);
  try {
    const engine = await startEngine(options);
    const database = databaseOn(engine, options, unlock);
    const { dataDir, isShared } = options;
    if (dataDir === undefined || isShared !== true) return database;
    const closeDoor = await openDoor(dataDir, database);
    return { ...database, close: () => closeDoor().then(database.close) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startEngine({
  dataDir,
  snapshotFile,
  onFatal = (error) => console.error(error),
}: OpenOptions): Promise<Engine> {
  if (dataDir === undefined) return Engine.start({ snapshotFile }, onFatal);
  const folder = path.resolve(dataDir, 'database');
  const creation = prepareFolder(folder);
  const engine = await Engine.start({ folder, snapshotFile: creation.isNew ? snapshotFile : undefined }, onFatal);
  await creation.finish();
  return engine;
}

function databaseOn(engine: Engine, options: OpenOptions, unlock: () => void): EmbeddedDatabase {
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
    await engine.close();
    unlock();
  };
  return {
    kind: 'embedded',
    engine,
    pool,
    listen: (channel, onNotice, onGap) => {
      const ask = (sql: string) => pool.query(sql);
      return board.add(channel, { onNotice, onGap }, { ask, forget: ask });
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

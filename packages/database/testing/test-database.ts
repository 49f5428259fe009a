import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { databaseOnEngine } from '../embedded/database-on-engine.ts';
import { Engine } from '../embedded/engine/engine.ts';
import { cleanUp } from '../embedded/housekeeping.ts';
import { openServer } from '../server/open-server.ts';
import { type PristineState, readPristineState, restorePristineState } from './pristine-state.ts';
import { queryServer, urlOfDatabase, withClient } from './test-server.ts';
import { recordStatements } from './test-statements.ts';

export type TestDatabaseKind = Database['kind'];

/** For `describe.each`: the server too, where the run has one (see test-snapshot.ts). */
export const testDatabaseKinds: TestDatabaseKind[] =
  process.env.TEST_DATABASE_TEMPLATE === undefined ? ['embedded'] : ['embedded', 'server'];

/**
 * A migrated, empty database of one's own; `close()` gives it back. Making one takes most of a second of the processor:
 * what was written to one that was given back is taken away, and the next test has it.
 */
export async function openTestDatabase(kind: TestDatabaseKind = 'embedded'): Promise<Database> {
  return kind === 'embedded' ? openFromSnapshot() : openFromTemplate();
}

const freeEngines: Engine[] = [];
const freeNames: string[] = [];
const pristine: { [kind in TestDatabaseKind]?: PristineState } = {};

async function openFromSnapshot(): Promise<Database> {
  const snapshotFile = process.env.TEST_DATABASE_SNAPSHOT;
  if (snapshotFile === undefined) {
    throw new Error("No TEST_DATABASE_SNAPSHOT: vitest's globalSetup must name packages/database/test-snapshot.ts.");
  }
  const engine = freeEngines.pop() ?? (await startEngine(snapshotFile));
  engine.worker.ref();
  const database = databaseOnEngine(engine, {}, () => giveBackEngine(engine));
  recordStatements(database.pool);
  return database;
}

async function startEngine(snapshotFile: string): Promise<Engine> {
  const engine = await Engine.start({ snapshotFile }, (error) => console.error(error));
  await withEngine(engine, async ({ pool }) => (pristine.embedded ??= await readPristineState(pool)));
  return engine;
}

async function giveBackEngine(engine: Engine): Promise<void> {
  const state = pristine.embedded;
  const isClean =
    state !== undefined &&
    (await withEngine(engine, async ({ pool }) => {
      await cleanUp(pool);
      return restorePristineState(pool, state);
    }).catch(() => false));
  if (!isClean) return engine.close();
  // A process whose tests are over ends with databases that nobody has.
  engine.worker.unref();
  freeEngines.push(engine);
}

async function withEngine<Result>(engine: Engine, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = databaseOnEngine(engine, {}, async () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function openFromTemplate(): Promise<Database> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (url === undefined || template === undefined) throw new Error('This run has no server to test on.');
  const name = freeNames.pop() ?? (await createDatabase(url, template));
  const database = await openServer({ url: urlOfDatabase(url, name), poolSize: 4 });
  const close = async () => {
    await database.close();
    await giveBackName(url, name);
  };
  let closed: Promise<void> | undefined;
  return { ...database, close: () => (closed ??= close()) };
}

async function createDatabase(url: string, template: string): Promise<string> {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await queryServer(url, `create database "${name}" template "${template}"`);
  pristine.server ??= await withClient(urlOfDatabase(url, name), readPristineState);
  return name;
}

async function giveBackName(url: string, name: string): Promise<void> {
  const state = pristine.server;
  const isClean =
    state !== undefined &&
    (await withClient(urlOfDatabase(url, name), (client) => restorePristineState(client, state)).catch(() => false));
  if (isClean) freeNames.push(name);
  else await queryServer(url, `drop database if exists "${name}" with (force)`);
}

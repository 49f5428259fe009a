import { randomUUID } from 'node:crypto';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../database.ts';
import { askServer, urlOfDatabase } from './test-server.ts';
import { recordStatements } from './test-statements.ts';

export type TestDatabaseKind = Database['kind'];

/** For `describe.each`: the server too, where the run has one (see test-snapshot.ts). */
export const testDatabaseKinds: TestDatabaseKind[] =
  process.env.TEST_DATABASE_TEMPLATE === undefined ? ['embedded'] : ['embedded', 'server'];

/** A migrated, empty database of one's own; `close()` throws it away. */
export async function openTestDatabase(kind: TestDatabaseKind = 'embedded'): Promise<Database> {
  return kind === 'embedded' ? openFromSnapshot() : openFromTemplate();
}

async function openFromSnapshot(): Promise<Database> {
  const snapshotFile = process.env.TEST_DATABASE_SNAPSHOT;
  if (snapshotFile === undefined) {
    throw new Error("No TEST_DATABASE_SNAPSHOT: vitest's globalSetup must name packages/database/test-snapshot.ts.");
  }
  const database = await openDatabase({ inMemory: true, snapshotFile });
  recordStatements(database.pool);
  return database;
}

async function openFromTemplate(): Promise<Database> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (url === undefined || template === undefined) throw new Error('This run has no server to test on.');
  const name = `lets_read_test_${randomUUID().slice(0, 8)}`;
  await askServer(url, `create database "${name}" template "${template}"`);
  const database = await openDatabase({ url: urlOfDatabase(url, name), poolSize: 4 });
  const close = async () => {
    await database.close();
    await askServer(url, `drop database if exists "${name}" with (force)`);
  };
  let closed: Promise<void> | undefined;
  return { ...database, close: () => (closed ??= close()) };
}

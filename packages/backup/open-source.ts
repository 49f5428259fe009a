import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyEmbedded } from '@letsread/database/embedded/copy-embedded.ts';
import { appliedTo } from '@letsread/database/migrate.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import type { ClientBase } from 'pg';
import { BackupError } from './backup-error.ts';
import type { Source, SourceTable } from './rows/fill-database.ts';
import { readRows } from './rows/read-rows.ts';
import { readSequences } from './rows/sequences.ts';
import { listTables, sameFormats, sumTable } from './rows/table.ts';

/** The library's database as it was at one moment, while it goes on changing. */
export interface OpenSource extends Source {
  takenAt: Date;
  /** How long readers waited for it. */
  pausedMs: number;
  client: ClientBase;
}

interface SourceLocation {
  url: string | undefined;
  dataDir: string;
  /** An empty folder for the copy of an embedded database; it is removed in the end. */
  copyFolder: string;
}

/** Does the work with all of the library's rows as of one moment. */
export async function withSource<Result>(
  source: SourceLocation,
  work: (source: OpenSource) => Promise<Result>,
): Promise<Result> {
  const { url, dataDir, copyFolder } = source;
  if (url !== undefined) return withServer(url, work);
  requireLibrary(source);
  try {
    const taken = await copyEmbedded(dataDir, copyFolder);
    return await withDatabase({ dataDir: copyFolder, isScratch: true }, taken, work);
  } finally {
    await rm(copyFolder, { recursive: true, force: true });
  }
}

/** @throws BackupError where nothing is that could be copied */
export function requireLibrary({ url, dataDir }: Pick<SourceLocation, 'url' | 'dataDir'>): void {
  if (url !== undefined || existsSync(path.join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new BackupError(
    `There is no library in the folder ${dataDir}. Say where it is: DATA_DIR=/its/folder, or DATABASE_URL for one on a server.`,
  );
}

function withServer<Result>(url: string, work: (source: OpenSource) => Promise<Result>): Promise<Result> {
  return withDatabase({ url }, { takenAt: undefined, pausedMs: 0 }, work);
}

async function withDatabase<Result>(
  target: { url: string } | { dataDir: string; isScratch: true },
  { takenAt, pausedMs }: { takenAt: Date | undefined; pausedMs: number },
  work: (source: OpenSource) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(target);
  try {
    const client = await database.pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      const source = await describeSource(client);
      return await work({ ...source, takenAt: takenAt ?? new Date(), pausedMs, client });
    } finally {
      // Its transaction, which wrote nothing, ends with it.
      client.release(true);
    }
  } finally {
    await database.close();
  }
}

async function describeSource(client: ClientBase): Promise<Source> {
  await client.query(sameFormats);
  const migrations = (await appliedTo(client)).map(({ name, sha256 }) => ({ name, sha256 }));
  if (migrations.length === 0)
    throw new BackupError('There is no library in this database yet: start Let’s Read with it first.');
  const tables: SourceTable[] = [];
  for (const table of await listTables(client)) tables.push({ ...table, ...(await sumTable(client, table)) });
  return { migrations, tables, sequences: await readSequences(client), rowsOf: (table) => readRows(client, table) };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@letsread/database/command/counted.ts';
import { addressOfServer, readDatabaseSettings, runToExit } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { explain } from './explain.ts';
import { withSource } from './open-source.ts';
import { fillTarget } from './restore-library.ts';
import { requireEmpty } from './rows/fill-database.ts';

const usage = `npm run move -- --to postgres://user:password@host:5432/name
     From the embedded database in DATA_DIR to an empty one on a server. The embedded one stays as it is.`;

async function move(): Promise<void> {
  const to = readTo();
  const { url, dataDir } = readDatabaseSettings();
  if (url !== undefined)
    throw new UsageError(
      'DATABASE_URL is set, so this library is on a server already. From one server to another: npm run backup, then npm run restore.',
    );
  const what = 'The database of --to';
  // Before anything takes long.
  await requireEmptyAt(to, what);
  const copyFolder = path.join(dataDir, 'move.unfinished');
  await rm(copyFolder, { recursive: true, force: true });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await withSource({ url: undefined, dataDir, copyFolder }, async (source) => {
    await fillTarget({ url: to }, source, print, what);
    const rows = source.tables.reduce((sum, table) => sum + table.rows, 0);
    if (source.pausedMs > 0) {
      print(`Readers waited ${(source.pausedMs / 1000).toFixed(1)} seconds.`);
      print(
        `The library runs, and what it wrote after ${source.takenAt.toISOString()} is only in the embedded database: to lose nothing, stop it, empty the database on the server, and move again.`,
      );
    }
    print(`Moved ${counted(rows, 'row')} in ${source.tables.length} tables; each was counted and compared.`);
    print(
      'Now stop the library and start it with the setting DATABASE_URL (the address that you gave to --to). DATA_DIR stays: pictures and recordings are there.',
    );
  });
}

function readTo(): string {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to !== undefined && addressOfServer.test(to)) return to;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('Say where: --to postgres://user:password@host:5432/name.');
}

async function requireEmptyAt(url: string, what: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const client = await database.pool.connect();
    await requireEmpty(client, what).finally(() => client.release());
  } finally {
    await database.close();
  }
}

await runToExit({ usage, explain }, move);

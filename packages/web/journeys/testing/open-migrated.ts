import { mkdir } from 'node:fs/promises';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';

/** The database of a data folder that is made, as a library has it before its first book. */
export async function openMigrated(dataDir: string): Promise<Database> {
  const snapshotFile = process.env['TEST_DATABASE_SNAPSHOT'];
  if (snapshotFile === undefined) throw new Error('No TEST_DATABASE_SNAPSHOT: set-up.ts of the journeys names it.');
  await mkdir(dataDir, { recursive: true });
  return openDatabase({ dataDir, snapshotFile });
}

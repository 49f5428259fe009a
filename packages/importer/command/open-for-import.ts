import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMigrated, migrate } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';

/** The database cannot be imported into as it is; the message says what to do. */
export class NotReadyError extends Error {}

export interface ImportDatabase {
  isDryRun: boolean;
  dataDir: string;
  url: string | undefined;
}

/** A dry run makes no data folder and brings no database up to date. */
export async function openForImport({ isDryRun, dataDir, url }: ImportDatabase): Promise<Database> {
  const isAbsent = url === undefined && !existsSync(path.join(dataDir, 'database'));
  const database = await openDatabase(
    url !== undefined ? { url } : isDryRun && isAbsent ? { inMemory: true } : { dataDir, joinsRunning: true },
  );
  try {
    if (!isDryRun || isAbsent) await migrate(database);
    else if (!(await isMigrated(database))) {
      throw new NotReadyError(
        'The database is of an older Let’s Read. Start Let’s Read once, or import without --dry-run; both bring it up to date.',
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

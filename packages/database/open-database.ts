import { DataDirInUseError } from './embedded/data-dir-lock.ts';
import { joinRunning } from './embedded/door/join-running.ts';
import type { Database, OpenOptions } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openServer } from './server/open-server.ts';

export type { Database } from './database.ts';

export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { url, dataDir, inMemory } = options;
  if (url !== undefined) return openServer({ ...options, url });
  if (dataDir === undefined && inMemory === undefined)
    throw new Error('Say where the database is: url, dataDir or inMemory.');
  try {
    return await openEmbedded(options);
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || options.joinsRunning !== true || dataDir === undefined) throw error;
    const joined = await joinRunning(dataDir);
    if (joined === undefined) throw error;
    return joined;
  }
}

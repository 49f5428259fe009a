import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@letsread/database/command/make-folder.ts';
import { requireFinishedRestore } from '@letsread/database/embedded/unfinished-restore.ts';

const probeBytes = 1024 * 1024;

/** Makes the folder and writes to it as a database would. @throws the system's error with the folder as its path */
export async function checkDataDir(folder: string): Promise<void> {
  makeFolder(folder);
  requireFinishedRestore(folder);
  const probe = path.join(folder, 'write-check');
  try {
    const file = await open(probe, 'w');
    try {
      await file.writeFile(Buffer.alloc(probeBytes));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    // An error of writing names no path.
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has this data folder open: two writers would silently lose rows of each other. */
export class DataDirInUseError extends Error {
  readonly code = 'data-dir-in-use';

  constructor(folder: string) {
    super(
      `Another Let's Read is already using the data folder ${folder}. Stop that one first, or choose another data folder for this one.`,
    );
    this.name = 'DataDirInUseError';
  }
}

const SQLITE_BUSY = 5;

/**
 * Takes the folder for this process alone and returns how to give it back. The lock is one of the kernel's, reached
 * through SQLite, since Node has no file locks: it ends with the process, however that ends.
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = path.resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataDirInUseError(folder);
    throw error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../command/make-folder.ts';

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
const SQLITE_FULL = 13;

/**
 * Takes the folder for this process alone and returns how to give it back. The lock is one of the kernel's, reached
 * through SQLite, since Node has no file locks: it ends with the process, however that ends.
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = path.resolve(dataDir);
  makeFolder(folder);
  const lock = new DatabaseSync(path.join(folder, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw lockFailure(error, folder);
  }
  return () => lock.close();
}

/** What SQLite says, as the rest of the library knows it. */
export function lockFailure(error: unknown, folder: string): unknown {
  const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (errcode === SQLITE_BUSY) return new DataDirInUseError(folder);
  // As the system's own calls name it.
  if (errcode === SQLITE_FULL)
    return Object.assign(new Error('no space left on device', { cause: error }), { code: 'ENOSPC', path: folder });
  return error;
}

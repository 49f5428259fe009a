import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder holds a library that was not restored to its end. */
export class UnfinishedRestoreError extends Error {
  override name = 'UnfinishedRestoreError';
}

/** There while a backup is restored into the data folder, and after that only where it did not come to its end. */
export function restoreFolder(dataDir: string): string {
  return path.join(dataDir, 'restore.unfinished');
}

/** @throws UnfinishedRestoreError before anything is made of what is half there */
export function requireFinishedRestore(dataDir: string): void {
  const half = restoreFolder(path.resolve(dataDir));
  // The embedded database gets its place in the end, by one step.
  if (!existsSync(half) || existsSync(path.join(dataDir, 'database'))) return;
  throw new UnfinishedRestoreError(
    `A restore into ${path.resolve(dataDir)} did not come to its end. Run it again (npm run restore), or delete ${half} to do without it.`,
  );
}

import { existsSync, statfsSync } from 'node:fs';

/** Less than the embedded database needs for its next file of the log (16 MB). */
const fullBelowBytes = 16 * 1024 * 1024;

/** What the operator is told when the embedded database has stopped: with its place in the code only where the disk has room. */
export function explainStoppedDatabase(error: Error, dataDir: string): string {
  if (!existsSync(dataDir)) return `The embedded database has stopped, as the folder ${dataDir} is gone.`;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= fullBelowBytes) return error.message;
  return `The embedded database has stopped, as the disk with the folder ${dataDir} is full. What was saved is safe: make room there and start the library again.`;
}

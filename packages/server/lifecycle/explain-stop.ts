import { checkDataDir } from './check-data-dir.ts';
import { explainStartFailure } from './start-failure.ts';

/** Why the embedded database has stopped, for the operator: a disk that is full or can no longer be written, else what it said itself. */
export async function explainStop(error: Error, dataDir: string): Promise<string> {
  try {
    await checkDataDir(dataDir);
  } catch (fault) {
    return `The embedded database has stopped. ${explainStartFailure(fault)}`;
  }
  return error.message;
}

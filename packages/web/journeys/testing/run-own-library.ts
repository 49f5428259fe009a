import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { runLibrary, type RunningLibrary } from './run-library.ts';

/** Starts a library with settings of its own that begins as that of all journeys did. */
export async function runOwnLibrary(settings: Record<string, string>): Promise<RunningLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  await cp(inject('preparedData'), dataDir, { recursive: true });
  const library = await runLibrary({ STARTER_LIBRARY: 'off', ...settings, DATA_DIR: dataDir });
  return {
    ...library,
    async close() {
      await library.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { randomPageCost } from '../../random-page-cost.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { EngineModules } from './engine-modules.ts';

export interface PGliteOptions {
  /** Where the database lives; in memory when absent. */
  folder?: string;
  /** Nothing need be on disk before it is closed. */
  isScratch?: boolean;
  /** An image of a database to begin with, only for a database that does not exist yet. */
  snapshotFile?: string;
  /** Compiled before; PGlite compiles its own when absent. */
  modules?: EngineModules;
  /** Told about what PostgreSQL cannot survive: the process or thread must end. */
  onFatal: (error: unknown) => void;
}

const EXTENSIONS = { pg_trgm, unaccent };
const INITDB = ['--wal-segsize=1'];
const SETTINGS = [
  'shared_buffers=32MB',
  'max_wal_size=64MB',
  'min_wal_size=16MB',
  `random_page_cost=${randomPageCost}`,
].flatMap((setting) => ['-c', setting]);
// Emscripten's fdatasync, PostgreSQL's default for its log, does nothing.
const DURABLE = ['-c', 'wal_sync_method=fsync'];
const LONGJMP = 100;

export async function openPGlite({
  folder,
  isScratch,
  snapshotFile,
  modules,
  onFatal,
}: PGliteOptions): Promise<PGlite> {
  // Read whole: a blob that stands for a file cannot be read once another process has put a newer one in its place.
  const loadDataDir = snapshotFile === undefined ? undefined : new Blob([await readFile(snapshotFile)]);
  const pglite = await PGlite.create({
    extensions: EXTENSIONS,
    initDbStartParams: INITDB,
    ...modules,
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    ...(folder === undefined
      ? { startParams: [...PGlite.defaultStartParams, ...SETTINGS] }
      : {
          fs: new DurableNodeFS(folder, onFatal),
          startParams:
            isScratch === true
              ? [...PGlite.defaultStartParams, ...SETTINGS]
              : [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...SETTINGS, ...DURABLE],
        }),
  });
  reportCrashes(pglite, onFatal);
  return pglite;
}

// PGlite swallows whatever the engine throws, also a trap of WebAssembly after which its memory cannot be trusted.
function reportCrashes(pglite: PGlite, onFatal: (error: unknown) => void) {
  const engine = pglite.Module;
  const runOnce = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      return runOnce();
    } catch (error) {
      if (!isPostgresError(error)) onFatal(error);
      throw error;
    }
  };
}

function isPostgresError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === LONGJMP;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirInUse } from '@letsread/database/embedded/data-dir-lock.ts';
import { isMigrated, migrate, MigrationProblem } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { openPictureStore } from '@letsread/media/picture-store.ts';
import { describeOutcome } from './import-outcome.ts';
import { openProgress } from './import-progress.ts';
import { openReport } from './import-report.ts';
import { importStories } from './import-stories.ts';
import { readStoryFolder, StoryFolderProblem } from './story-folder.ts';

const usage = 'npm run import -- <folder> [--dry-run]';
const exitCodes = { done: 0, impossible: 1, wrongUse: 2, interrupted: 130 };

class WrongUse extends Error {}
class NotReady extends Error {}

interface Wanted {
  folder: string;
  isDryRun: boolean;
  dataDir: string;
  url: string | undefined;
}

async function runImport({ folder, isDryRun, dataDir, url }: Wanted): Promise<number> {
  // Looked at before a database is opened, or even made, for nothing.
  await readStoryFolder(folder);
  const database = await open({ isDryRun, dataDir, url });
  const stop = new AbortController();
  const progress = openProgress(process.stderr);
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(exitCodes.interrupted);
    stop.abort();
    progress.end();
    process.stderr.write('Finishing the batch that is being written. Once more to stop at once.\n');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    const began = performance.now();
    const reportFile = isDryRun ? undefined : path.join(dataDir, 'reports', `import-${timestamp()}.jsonl`);
    const report = openReport(reportFile);
    const store = openPictureStore(dataDir);
    const summary = await importStories({
      database,
      store,
      folder,
      report,
      isDryRun,
      signal: stop.signal,
      onProgress: progress.show,
    });
    progress.end();
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(describeOutcome({ summary, report, seconds, isDryRun, reportFile }));
    return summary.isInterrupted ? exitCodes.interrupted : exitCodes.done;
  } finally {
    progress.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await database.close();
  }
}

/** A dry run makes no data folder and brings no database up to date. */
async function open({ isDryRun, dataDir, url }: Pick<Wanted, 'isDryRun' | 'dataDir' | 'url'>): Promise<Database> {
  const isAbsent = url === undefined && !existsSync(path.join(dataDir, 'database'));
  const database = await openDatabase(
    url !== undefined ? { url } : isDryRun && isAbsent ? { inMemory: true } : { dataDir },
  );
  try {
    if (!isDryRun || isAbsent) await migrate(database);
    else if (!(await isMigrated(database))) {
      throw new NotReady(
        'The database is of an older Let’s Read. Start Let’s Read once, or import without --dry-run; both bring it up to date.',
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function readWanted(): Wanted {
  const { values, positionals } = parseArguments();
  const [folder, ...more] = positionals;
  if (folder === undefined) throw new WrongUse('Say which folder to import.');
  if (more.length > 0) throw new WrongUse('One folder at a time.');
  if (!existsSync(folder)) throw new StoryFolderProblem(`There is no folder ${path.resolve(folder)}.`);
  const { DATA_DIR, DATABASE_URL } = process.env;
  return {
    folder: path.resolve(folder),
    isDryRun: values['dry-run'],
    dataDir: path.resolve(DATA_DIR === undefined || DATA_DIR === '' ? 'data' : DATA_DIR),
    url: DATABASE_URL === '' ? undefined : DATABASE_URL,
  };
}

function parseArguments() {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } }, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

function timestamp(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');
}

/** What an operator can put right is one line; all else is a bug, told with its place. */
function describeFailure(error: unknown): number {
  if (error instanceof WrongUse) {
    process.stderr.write(`${error.message}\nUse: ${usage}\n`);
    return exitCodes.wrongUse;
  }
  const isExpected =
    [StoryFolderProblem, DataDirInUse, MigrationProblem, NotReady].some((kind) => error instanceof kind) ||
    isUnreachable(error);
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`);
  return exitCodes.impossible;
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ECONN|ENOTFOUND|EACCES|EROFS|ENOSPC|28|3D000)/.test(String(error.code))
  );
}

try {
  process.exitCode = await runImport(readWanted());
} catch (error) {
  process.exitCode = describeFailure(error);
}

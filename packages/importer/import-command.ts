import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirInUse } from '@letsread/database/embedded/data-dir-lock.ts';
import { MigrationProblem } from '@letsread/database/migrate.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { openPictureStore } from '@letsread/media/picture-store.ts';
import { describeOutcome } from './import-outcome.ts';
import { openProgress } from './import-progress.ts';
import { openReport } from './import-report.ts';
import { importStories } from './import-stories.ts';
import { NotReady, openForImport, type WantedDatabase } from './open-for-import.ts';
import { RecordingProblem } from './recordings/recording-problem.ts';
import {
  readRecordingsWanted,
  recordingOptions,
  recordingsUsage,
  runRecordings,
  type RecordingsWanted,
} from './recordings/recordings-command.ts';
import { readStoryFolder, StoryFolderProblem } from './story-folder.ts';
import { WrongUse } from './wrong-use.ts';

const usage = `npm run import -- <folder> [--dry-run]\n${recordingsUsage}`;
const exitCodes = { done: 0, impossible: 1, wrongUse: 2, interrupted: 130 };

interface StoriesWanted extends WantedDatabase {
  folder: string;
}

async function runStories({ folder, isDryRun, dataDir, url }: StoriesWanted): Promise<number> {
  // Looked at before a database is opened, or even made, for nothing.
  await readStoryFolder(folder);
  const database = await openForImport({ isDryRun, dataDir, url });
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

function readWanted(): { stories: StoriesWanted } | { recordings: RecordingsWanted } {
  const { values, positionals } = parseArguments();
  const { 'dry-run': isDryRun, ...options } = values;
  const { DATA_DIR, DATABASE_URL } = process.env;
  const database = {
    isDryRun,
    dataDir: path.resolve(DATA_DIR === undefined || DATA_DIR === '' ? 'data' : DATA_DIR),
    url: DATABASE_URL === '' ? undefined : DATABASE_URL,
  };
  const [first, ...more] = positionals;
  if (first === 'narration' || first === 'signing')
    return { recordings: { ...readRecordingsWanted(first, more, options), ...database } };
  if (first === undefined) throw new WrongUse('Say which folder to import.');
  if (more.length > 0) throw new WrongUse('One folder at a time.');
  const [odd] = Object.keys(options);
  if (odd !== undefined) throw new WrongUse(`--${odd} is for narration and signing.`);
  if (!existsSync(first)) throw new StoryFolderProblem(`There is no folder ${path.resolve(first)}.`);
  return { stories: { folder: path.resolve(first), ...database } };
}

function parseArguments() {
  try {
    return parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false }, ...recordingOptions },
      allowPositionals: true,
    });
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
    [StoryFolderProblem, RecordingProblem, FormatError, DataDirInUse, MigrationProblem, NotReady].some(
      (kind) => error instanceof kind,
    ) || isUnreachable(error);
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
  const wanted = readWanted();
  process.exitCode = 'stories' in wanted ? await runStories(wanted.stories) : await runRecordings(wanted.recordings);
} catch (error) {
  process.exitCode = describeFailure(error);
}

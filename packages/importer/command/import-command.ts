import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirInUseError } from '@letsread/database/embedded/data-dir-lock.ts';
import { DataDirOwnerError } from '@letsread/database/embedded/data-dir-owner.ts';
import { machineFault } from '@letsread/database/command/machine-fault.ts';
import { printHelp } from '@letsread/database/command/print-help.ts';
import { MigrationError } from '@letsread/database/migrate.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import {
  epubOptions,
  epubsUsage,
  type EpubsOptions,
  findEpubSource,
  readEpubOptions,
  runEpubs,
} from '../epub/epubs-command.ts';
import { exitCodes } from './exit-codes.ts';
import { importStories } from '../stories/import-stories.ts';
import { NotReadyError, type ImportDatabase } from './open-for-import.ts';
import { CatalogueError } from '../opds/walk-catalogue.ts';
import { RecordingError } from '../recordings/recording-error.ts';
import {
  readRecordingsOptions,
  recordingOptions,
  recordingsUsage,
  runRecordings,
  type RecordingsOptions,
} from '../recordings/recordings-command.ts';
import { runImport } from './run-import.ts';
import { readStoryFolder } from '../stories/story-folder.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';
import { faultOfSourceName } from '../sources/source-name.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';

const usage = `npm run import -- <folder> [--source <name>] [--team <name>] [--dry-run]\n${epubsUsage}\n${recordingsUsage}`;
const help = `${usage}
Books come into the library of DATA_DIR, or of DATABASE_URL; it may run meanwhile. --dry-run says what would happen and changes nothing.
With --team new books are that team's, and books of other teams stay as they are.
All rules: packages/importer/README.md.`;

interface StoriesOptions extends ImportDatabase {
  folder: string;
  source: string | undefined;
  team: string | undefined;
}

const aboutDrafts =
  'Readers do not see drafts: a librarian looks at each, which the report names, and publishes it in the back room (/library/shelf).';

async function runStories({ folder, source, team, ...options }: StoriesOptions): Promise<number> {
  // Looked at before a database is opened, or even made, for nothing.
  await readStoryFolder(folder);
  const { exitCode } = await runImport(options, (run) => importStories({ ...run, folder, source }), {
    aboutDrafts,
    team,
    origin: path.basename(folder),
  });
  return exitCode;
}

type Command = { stories: StoriesOptions } | { epubs: EpubsOptions } | { recordings: RecordingsOptions };

async function readCommand(): Promise<Command> {
  const { values, positionals } = parseArguments();
  const { 'dry-run': isDryRun, source: storySource, licence, language, publish, team, ...options } = values;
  const { DATA_DIR, DATABASE_URL } = process.env;
  const database = {
    isDryRun,
    dataDir: path.resolve(DATA_DIR === undefined || DATA_DIR === '' ? 'data' : DATA_DIR),
    url: DATABASE_URL === '' ? undefined : DATABASE_URL,
  };
  const [first, ...more] = positionals;
  const fallback = { licence, language, publish };
  const [epubOption] = Object.entries(fallback).flatMap(([name, value]) => (value === undefined ? [] : name));
  const unlessEpubs = () => {
    if (epubOption !== undefined) throw new UsageError(`--${epubOption} is for EPUBs and catalogues.`);
  };
  const unlessStories = () => {
    if (storySource !== undefined) throw new UsageError('--source is for folders of stories.');
  };
  const fault = storySource === undefined ? undefined : faultOfSourceName(storySource);
  if (fault !== undefined) throw new UsageError(fault);
  if (first === 'narration' || first === 'signing') {
    unlessEpubs();
    unlessStories();
    if (team !== undefined) throw new UsageError('--team is for books.');
    return { recordings: { ...readRecordingsOptions(first, more, options), ...database } };
  }
  if (first === undefined) throw new UsageError('Say which folder to import.');
  if (more.length > 0) throw new UsageError('One folder at a time.');
  const [odd] = Object.keys(options);
  if (odd !== undefined) throw new UsageError(`--${odd} is for narration and signing.`);
  const source = await findEpubSource(first);
  if (source !== undefined) unlessStories();
  if (source !== undefined) return { epubs: { source, ...readEpubOptions(fallback), team, ...database } };
  const kind = /\.epub$/i.test(first) ? 'file' : 'folder';
  if (!existsSync(first)) throw new StoryFolderError(`There is no ${kind} ${path.resolve(first)}.`);
  unlessEpubs();
  return { stories: { folder: path.resolve(first), source: storySource, team, ...database } };
}

function parseArguments() {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        source: { type: 'string' },
        team: { type: 'string' },
        ...epubOptions,
        ...recordingOptions,
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function run(command: Command): Promise<number> {
  if ('stories' in command) return runStories(command.stories);
  return 'epubs' in command ? runEpubs(command.epubs) : runRecordings(command.recordings);
}

/** What an operator can put right is one line; all else is a bug, told with its place. */
function describeFailure(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nUse: ${usage}\n`);
    return exitCodes.wrongUse;
  }
  const isExpected = [
    StoryFolderError,
    CatalogueError,
    RecordingError,
    FormatError,
    DataDirInUseError,
    DataDirOwnerError,
    MigrationError,
    NotReadyError,
  ].some((kind) => error instanceof kind);
  const line = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${machineFault(error) ?? line}\n`);
  return exitCodes.impossible;
}

try {
  if (!printHelp(help)) process.exitCode = await run(await readCommand());
} catch (error) {
  process.exitCode = describeFailure(error);
}

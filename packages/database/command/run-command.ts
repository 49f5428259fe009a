import { existsSync } from 'node:fs';
import path from 'node:path';
import { DataDirInUseError } from '../embedded/data-dir-lock.ts';
import { DataDirOwnerError } from '../embedded/data-dir-owner.ts';
import { machineFault } from './machine-fault.ts';
import { migrate, MigrationError } from '../migrate.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { printHelp } from './print-help.ts';
import { UsageError } from './usage-error.ts';
import { UnfinishedRestoreError } from '../embedded/unfinished-restore.ts';

class SettingsError extends Error {}

/** What is to be done, read before a database is opened; gives the lines to print. */
export type Work = (database: Database) => Promise<string>;

interface Command {
  /** How to ask, without "Use: ". */
  usage: string;
  /** @throws UsageError */
  readWork: () => Work;
  /** The one line that tells the operator what to do about an error; undefined where it is a bug. */
  explain: (error: Error) => string | undefined;
}

const exitCodes = { impossible: 1, wrongUse: 2 };

/** Does one thing with the library's database, from a terminal, and ends with the exit code that says how it went. */
export async function runCommand(command: Command): Promise<void> {
  await runToExit(command, () => perform(command.readWork()));
}

/** Does what a command was asked for; where it fails, what an operator can put right is one line, and the exit code says so. */
export async function runToExit(command: Omit<Command, 'readWork'>, work: () => Promise<void>): Promise<void> {
  if (printHelp(command.usage)) return;
  try {
    await work();
  } catch (error) {
    process.exitCode = describeFailure(error, command);
  }
}

export const addressOfServer = /^postgres(ql)?:\/\//;

/** Where the library's database is, by the settings of the process. @throws SettingsError for an address of no server */
export function readDatabaseSettings(environment = process.env): { url: string | undefined; dataDir: string } {
  const { DATABASE_URL: url, DATA_DIR } = environment;
  if (url && !addressOfServer.test(url)) {
    throw new SettingsError(
      'The setting DATABASE_URL cannot be used: give an address such as postgres://user:password@host:5432/name.',
    );
  }
  return { url: url || undefined, dataDir: path.resolve(DATA_DIR || 'data') };
}

async function perform(work: Work): Promise<void> {
  const { url, dataDir } = readDatabaseSettings();
  // Not another one, made for nothing: what is done there nobody would find.
  if (url === undefined && !existsSync(path.join(dataDir, 'database')))
    throw new SettingsError(
      `There is no library in the folder ${dataDir}. Say where it is: DATA_DIR=/its/folder, or DATABASE_URL for one on a server.`,
    );
  const database = await openDatabase(url === undefined ? { dataDir, joinsRunning: true } : { url });
  try {
    await migrate(database);
    process.stdout.write(await work(database));
  } finally {
    await database.close();
  }
}

/** What an operator can put right is one line; all else is a bug, told with its place. */
export function describeFailure(thrown: unknown, { usage, explain }: Omit<Command, 'readWork'>): number {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nUse: ${usage}\n`);
    return exitCodes.wrongUse;
  }
  const isExpected = [SettingsError, DataDirInUseError, DataDirOwnerError, UnfinishedRestoreError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  const line = explain(error) ?? machineFault(error) ?? (isExpected ? error.message : error.stack);
  process.stderr.write(`${line}\n`);
  return exitCodes.impossible;
}

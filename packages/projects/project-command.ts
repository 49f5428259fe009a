import path from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirInUse } from '@letsread/database/embedded/data-dir-lock.ts';
import { migrate, MigrationProblem } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { projectCode } from './contract.ts';
import { closeProject, createProject, type ListedProject, listProjects, ProjectProblem } from './manage-projects.ts';

const usage = `npm run project -- create "Name" [--partner "Partner"] [--code 1234-5678]
     npm run project -- list
     npm run project -- close 1234-5678`;
const exitCodes = { done: 0, impossible: 1, wrongUse: 2 };

class WrongUse extends Error {}
class WrongSetting extends Error {}

/** What is to be done, read before a database is opened; gives the lines to print. */
type Work = (database: Database) => Promise<string>;

function readWork(): Work {
  const { values, positionals } = parseArguments();
  const [verb, subject, ...more] = positionals;
  if (more.length > 0) throw new WrongUse('Put a name of several words in quotation marks.');
  if (verb !== 'create' && (values.partner ?? values.code) !== undefined) {
    throw new WrongUse('Only create takes --partner and --code.');
  }
  switch (verb) {
    case 'create': {
      if (subject === undefined) throw new WrongUse('Say the name of the project.');
      const code = values.code === undefined ? undefined : readCode(values.code);
      const project = { name: subject, partner: values.partner ?? '', code };
      return async (database) => `${await createProject(database, project)}\n`;
    }
    case 'list':
      if (subject !== undefined) throw new WrongUse('list takes nothing more.');
      return async (database) => (await listProjects(database)).map(describe).join('');
    case 'close': {
      const code = readCode(subject ?? '');
      return async (database) => {
        await closeProject(database, code);
        return `${code} is closed.\n`;
      };
    }
    case undefined:
      throw new WrongUse('Say create, list or close.');
    default:
      throw new WrongUse(`There is no ${verb}: say create, list or close.`);
  }
}

function parseArguments() {
  try {
    const options = { partner: { type: 'string' }, code: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

function readCode(text: string): string {
  const parsed = projectCode.safeParse(text);
  if (!parsed.success) throw new WrongUse(`"${text}" is no project code: eight digits such as 1234-5678.`);
  return parsed.data;
}

function describe({ code, name, partner, members, createdAt, closedAt }: ListedProject): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const state = closedAt === null ? 'open' : `closed ${day(closedAt)}`;
  return `${[code, state, `since ${day(createdAt)}`, `${members} accounts`, name, partner].join('\t').trimEnd()}\n`;
}

async function perform(work: Work): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR } = process.env;
  const dataDir = path.resolve(DATA_DIR || 'data');
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    throw new WrongSetting(
      'The setting DATABASE_URL cannot be used: give an address such as postgres://user:password@host:5432/name.',
    );
  }
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    await migrate(database);
    process.stdout.write(await work(database));
  } finally {
    await database.close();
  }
}

/** What an operator can put right is one line; all else is a bug, told with its place. */
function describeFailure(error: unknown): number {
  if (error instanceof WrongUse) {
    process.stderr.write(`${error.message}\nUse: ${usage}\n`);
    return exitCodes.wrongUse;
  }
  const expected = [WrongSetting, ProjectProblem, DataDirInUse, MigrationProblem];
  const isExpected = expected.some((kind) => error instanceof kind) || isUnreachable(error);
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
  await perform(readWork());
} catch (error) {
  process.exitCode = describeFailure(error);
}

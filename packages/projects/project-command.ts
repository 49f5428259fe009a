import { parseArgs } from 'node:util';
import { runCommand, type Work } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { Problem } from '@letsread/http/problem.ts';
import { day } from '@letsread/http/values.ts';
import { projectCode } from './contract.ts';
import { publishWeeks } from './reports/publish-weeks.ts';
import { readReport } from './reports/get-project-report.ts';
import { reportCsv } from './reports/report-csv.ts';
import { closeProject, createProject, type ListedProject, listProjects, ProjectError } from './manage-projects.ts';

const usage = `npm run project -- create "Name" [--partner "Partner"] [--code 1234-5678]
     npm run project -- list
     npm run project -- close 1234-5678
     npm run project -- report 1234-5678 [--from 2026-11-02] [--to 2026-11-29]`;

const noProjectYet = 'There is no project yet: npm run project -- create "Name" begins one.\n';

function readWork(): Work {
  const { values, positionals } = parseArguments();
  const [verb, subject, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Put a name of several words in quotation marks.');
  if (verb !== 'create' && (values.partner ?? values.code) !== undefined) {
    throw new UsageError('Only create takes --partner and --code.');
  }
  if (verb !== 'report' && (values.from ?? values.to) !== undefined) {
    throw new UsageError('Only report takes --from and --to.');
  }
  switch (verb) {
    case 'create': {
      if (subject === undefined) throw new UsageError('Say the name of the project.');
      const code = values.code === undefined ? undefined : readCode(values.code);
      const project = { name: subject, partner: values.partner ?? '', code };
      return async (database) => `${await createProject(database.pool, project)}\n`;
    }
    case 'list':
      if (subject !== undefined) throw new UsageError('list takes nothing more.');
      return async (database) => (await listProjects(database)).map(describe).join('') || noProjectYet;
    case 'close': {
      const code = readCode(subject ?? '');
      return async (database) => {
        await closeProject(database, code);
        return `${code} is closed.\n`;
      };
    }
    case 'report': {
      const query = { code: readCode(subject ?? ''), from: readDay(values.from), to: readDay(values.to) };
      return async (database) => {
        await publishWeeks(database);
        return reportCsv((await readReport(database.pool, query)).weeks);
      };
    }
    case undefined:
      throw new UsageError('Say create, list, close or report.');
    default:
      throw new UsageError(`There is no ${verb}: say create, list, close or report.`);
  }
}

function parseArguments() {
  try {
    const text = { type: 'string' } as const;
    const options = { partner: text, code: text, from: text, to: text };
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readCode(text: string): string {
  const parsed = projectCode.safeParse(text);
  if (!parsed.success) throw new UsageError(`"${text}" is no project code: eight digits such as 1234-5678.`);
  return parsed.data;
}

function readDay(text: string | undefined): string | undefined {
  if (text !== undefined && !day.safeParse(text).success)
    throw new UsageError(`"${text}" is no day: write it as 2026-11-02.`);
  return text;
}

function describe({ code, name, partner, members, createdAt, closedAt }: ListedProject): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const state = closedAt === null ? 'open' : `closed ${day(closedAt)}`;
  return `${[code, state, `since ${day(createdAt)}`, `${members} accounts`, name, partner].join('\t').trimEnd()}\n`;
}

await runCommand({
  usage,
  readWork,
  explain: (error) =>
    error instanceof ProjectError ? error.message : error instanceof Problem ? error.detail : undefined,
});

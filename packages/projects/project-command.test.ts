import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@letsread/database/open-database.ts';
import { runCommands } from '@letsread/database/testing/run-commands.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const command = path.join(import.meta.dirname, 'project-command.ts');

describe('the command for project codes', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'lets-read-projects-'));
    await (await openDatabase({ dataDir, snapshotFile: process.env.TEST_DATABASE_SNAPSHOT })).close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const runEach = (settings: Record<string, string>, ...all: string[][]) =>
    runCommands(command, all, { DATA_DIR: dataDir, ...settings });

  test('creates a project, lists it and closes it', async () => {
    const [none, created] = await runEach({}, ['list'], ['create', 'Library of Pursat', '--partner', 'Sipar']);
    expect(none).toMatchObject({ code: 0, out: expect.stringMatching(/^There is no project yet: .*create/) as string });
    expect(created).toMatchObject({ code: 0, err: '' });
    const code = created?.out.trim() ?? '';
    expect(code).toMatch(/^\d{4}-\d{4}$/);
    const [taken, closed, list] = await runEach({}, ['create', 'Other', '--code', code], ['close', code], ['list']);
    expect(taken).toEqual({ code: 1, out: '', err: `The code ${code} is already taken.\n` });
    expect(closed?.out).toBe(`${code} is closed.\n`);
    expect(list?.out).toMatch(new RegExp(`^${code}\tclosed .*\t0 accounts\tLibrary of Pursat\tSipar\n$`));
  });

  const wrongUses: [what: string, words: string[]][] = [
    ['nothing', []],
    ['another word', ['remove', '1234-5678']],
    ['no name', ['create']],
    ['a name without quotation marks', ['create', 'Library', 'of', 'Pursat']],
    ['a code that is none', ['close', '12345678']],
    ['an option that is none', ['list', '--all']],
  ];
  test('asked in a wrong way, it says how to ask and exits with 2', async () => {
    const ended = await runEach({}, ...wrongUses.map(([, words]) => words));
    for (const [at, [what]] of wrongUses.entries())
      expect(ended[at], what).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining('Use: npm run project -- create') as string,
      });
  });

  test('a setting that cannot be used is one line and exit code 1', async () => {
    const [ended] = await runEach({ DATABASE_URL: 'somewhere' }, ['list']);
    expect(ended?.code).toBe(1);
    expect(ended?.err).toMatch(/^The setting DATABASE_URL cannot be used.*\n$/);
  });
});

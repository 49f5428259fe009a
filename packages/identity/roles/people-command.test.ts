import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@letsread/database/open-database.ts';
import { runCommands } from '@letsread/database/testing/run-commands.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const command = path.join(import.meta.dirname, 'people-command.ts');

describe('the command for people and teams', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'lets-read-people-'));
    const database = await openDatabase({ dataDir, snapshotFile: process.env.TEST_DATABASE_SNAPSHOT });
    await database.pool.query(`insert into account (display_name, email) values ('Ruth', 'ruth@example.org')`);
    await database.close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const runEach = (...all: string[][]) => runCommands(command, all, { DATA_DIR: dataDir });

  test('where there is nobody and nothing yet, it says so, and how there comes to be', async () => {
    const [people, teams] = await runEach(['list'], ['team', 'list']);
    expect(people).toEqual({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Nobody has a role yet: .*grant/) as string,
    });
    expect(teams).toEqual({
      code: 0,
      err: '',
      out: expect.stringMatching(/^There is no team yet: .*team create/) as string,
    });
  });

  test('gives and takes roles and puts people into teams', async () => {
    const [toNobody, granted, people, created, joined, deleted, revoked] = await runEach(
      ['grant', 'nobody@example.org', 'LIBRARIAN'],
      ['grant', 'Ruth@example.org', 'librarian'],
      ['list'],
      ['team', 'create', 'Night owls'],
      ['team', 'add', 'night owls', '1'],
      ['team', 'delete', 'Night owls'],
      ['revoke', 'ruth@example.org', 'LIBRARIAN'],
    );
    expect(toNobody).toEqual({
      code: 1,
      out: '',
      err: 'Nobody has signed in here as nobody@example.org: they sign up and log in first.\n',
    });
    expect(granted).toMatchObject({ code: 0, err: '' });
    expect(granted?.out).toContain('Ruth (ruth@example.org) now has: LIBRARIAN.');
    expect(people?.out).toBe('1\truth@example.org\tRuth\tLIBRARIAN\n');
    expect(created?.out).toBe('1\tNight owls\n');
    expect(joined?.out).toBe('1\tNight owls\tRuth\n');
    expect(deleted?.err).toBe('Take its members out first.\n');
    expect(revoked?.out).toContain('now has: no role.');
  });

  test('it works while the library runs on the same folder', async () => {
    const database = await openDatabase({ dataDir, isShared: true });
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'grant', 'ruth@example.org', 'EDITOR'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    const { rowCount } = await database.pool.query('select from account_role');
    await database.close();
    expect(stdout).toContain('Ruth (ruth@example.org) now has: EDITOR.');
    expect(rowCount).toBe(1);
  });

  test('where there is no library it makes none, and asks where it is', async () => {
    const elsewhere = path.join(dataDir, 'elsewhere');
    const [ended] = await runCommands(command, [['grant', 'ruth@example.org', 'LIBRARIAN']], { DATA_DIR: elsewhere });
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: `There is no library in the folder ${elsewhere}. Say where it is: DATA_DIR=/its/folder, or DATABASE_URL for one on a server.\n`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  });

  const wrongUses: [what: string, words: string[]][] = [
    ['nothing', []],
    ['another word', ['promote', 'ruth@example.org']],
    ['nobody', ['grant']],
    ['a role that is none', ['grant', 'ruth@example.org', 'READER']],
    ['what is no address', ['grant', 'Ruth', 'EDITOR']],
    ['a team without quotation marks', ['team', 'create', 'Night', 'owls']],
    ['an option that is none', ['list', '--all']],
  ];
  test('asked in a wrong way, it says how to ask and exits with 2', async () => {
    const ended = await runEach(...wrongUses.map(([, words]) => words));
    for (const [at, [what]] of wrongUses.entries())
      expect(ended[at], what).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining('Use: npm run people -- list') as string,
      });
  });
});

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@letsread/database/open-database.ts';
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

  const run = (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test('gives and takes roles and puts people into teams', { timeout: 240_000 }, () => {
    expect(run('grant', 'nobody@example.org', 'LIBRARIAN')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Nobody has signed in here as nobody@example.org: they sign up first.\n',
    });
    const granted = run('grant', 'Ruth@example.org', 'librarian');
    expect(granted).toMatchObject({ status: 0, stderr: '' });
    expect(granted.stdout).toContain('Ruth (ruth@example.org) now has: LIBRARIAN.');
    expect(run('list').stdout).toBe('1\truth@example.org\tRuth\tLIBRARIAN\n');
    expect(run('team', 'create', 'Night owls').stdout).toBe('1\tNight owls\n');
    expect(run('team', 'add', 'night owls', '1').stdout).toBe('1\tNight owls\tRuth\n');
    expect(run('team', 'delete', 'Night owls').stderr).toBe('Take its members out first.\n');
    expect(run('revoke', 'ruth@example.org', 'LIBRARIAN').stdout).toContain('now has: no role.');
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

  test.each([
    ['nothing', []],
    ['another word', ['promote', 'ruth@example.org']],
    ['nobody', ['grant']],
    ['a role that is none', ['grant', 'ruth@example.org', 'READER']],
    ['what is no address', ['grant', 'Ruth', 'EDITOR']],
    ['a team without quotation marks', ['team', 'create', 'Night', 'owls']],
    ['an option that is none', ['list', '--all']],
  ])('asked with %s, it says how to ask and exits with 2', (_what, words) => {
    const { status, stdout, stderr } = run(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Use: npm run people -- list');
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const command = path.join(import.meta.dirname, 'project-command.ts');

describe('the command for project codes', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'lets-read-projects-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (settings: Record<string, string>, ...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test('creates a project, lists it and closes it', { timeout: 120_000 }, () => {
    const created = run({}, 'create', 'Library of Pursat', '--partner', 'Sipar');
    expect(created).toMatchObject({ status: 0, stderr: '' });
    const code = created.stdout.trim();
    expect(code).toMatch(/^\d{4}-\d{4}$/);
    expect(run({}, 'create', 'Other', '--code', code)).toEqual({
      status: 1,
      stdout: '',
      stderr: `The code ${code} is already taken.\n`,
    });
    expect(run({}, 'close', code).stdout).toBe(`${code} is closed.\n`);
    expect(run({}, 'list').stdout).toMatch(new RegExp(`^${code}\tclosed .*\t0 accounts\tLibrary of Pursat\tSipar\n$`));
  });

  test.each([
    ['nothing', []],
    ['another word', ['remove', '1234-5678']],
    ['no name', ['create']],
    ['a name without quotation marks', ['create', 'Library', 'of', 'Pursat']],
    ['a code that is none', ['close', '12345678']],
    ['an option that is none', ['list', '--all']],
  ])('asked with %s, it says how to ask and exits with 2', (_what, words) => {
    const { status, stdout, stderr } = run({}, ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Use: npm run project -- create');
  });

  test('a setting that cannot be used is one line and exit code 1', () => {
    const { status, stderr } = run({ DATABASE_URL: 'somewhere' }, 'list');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The setting DATABASE_URL cannot be used.*\n$/);
  });
});

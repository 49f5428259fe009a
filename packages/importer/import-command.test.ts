import { spawn } from 'node:child_process';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '@letsread/database/embedded/data-dir-lock.ts';
import { expect, test } from 'vitest';
import { filesBelow, madeFolder, temporaryFolder } from './made-stories.ts';
import { openProgress } from './import-progress.ts';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function run(given: string[], dataDir: string): Promise<Ended> {
  const command = path.join(import.meta.dirname, 'import-command.ts');
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, ...given], { env: { ...env, DATA_DIR: dataDir } });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (ended.out += String(chunk)));
  child.stderr.on('data', (chunk) => (ended.err += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })));
}

test('without a folder, with two, or with an unknown option it says how it is used', async () => {
  const dataDir = await temporaryFolder();
  for (const given of [[], ['a', 'b'], ['--all', 'a']]) {
    const { code, err } = await run(given, dataDir);
    expect(code).toBe(2);
    expect(err).toContain('Use: npm run import -- <folder> [--dry-run]');
  }
  expect(await readdir(dataDir)).toEqual([]);
}, 60_000);

test('a folder that is not there, or is something else, is one line', async () => {
  const dataDir = await temporaryFolder();
  const empty = await temporaryFolder();
  expect(await run([path.join(empty, 'gone')], dataDir)).toMatchObject({
    code: 1,
    err: `There is no folder ${path.join(empty, 'gone')}.\n`,
  });
  const { code, err } = await run([empty, '--dry-run'], dataDir);
  expect(code).toBe(1);
  expect(err).toBe(`${empty} is no folder of stories: it has no folder "texts".\n`);
}, 60_000);

test('a data folder that a running Let’s Read holds is one line', async () => {
  const dataDir = await temporaryFolder();
  const unlock = lockDataDir(dataDir);
  await mkdir(path.join(dataDir, 'database'), { recursive: true });
  const { code, err } = await run([await madeFolder()], dataDir);
  unlock();
  expect(code).toBe(1);
  expect(err).toMatch(/^Another Let's Read is already using the data folder .*\n$/);
}, 60_000);

test('a dry run makes no data folder', async () => {
  const dataDir = await temporaryFolder();
  const { code, out } = await run([await madeFolder(), '--dry-run'], dataDir);
  expect(code).toBe(0);
  expect(out).toContain('Would take 5 editions of 2 books in 3 languages, with 13 pages and 5 new pictures.');
  expect(out).toContain('Nothing was changed.');
  expect(await readdir(dataDir)).toEqual([]);
}, 240_000);

test('an import writes the library and a report', async () => {
  const dataDir = await temporaryFolder();
  const { code, out } = await run([await madeFolder({ 'texts/en/notes.md': 'x' })], dataDir);
  expect(code).toBe(0);
  expect(out).toContain('Took 5 editions of 2 books in 3 languages, with 13 pages and 5 new pictures.');
  expect(out).toContain('refused file-name-unreadable: 1');
  const [report = ''] = await readdir(path.join(dataDir, 'reports'));
  const line: unknown = JSON.parse(await readFile(path.join(dataDir, 'reports', report), 'utf8'));
  expect(line).toMatchObject({ file: 'texts/en/notes.md', outcome: 'refused', code: 'file-name-unreadable' });
  expect(Object.keys(await filesBelow(path.join(dataDir, 'media')))).toHaveLength(5);
}, 240_000);

test('progress is one changing line on a screen, and a line now and then elsewhere', () => {
  const progress = {
    files: 10,
    filesDone: 5,
    editions: 4,
    newEditions: 4,
    unchanged: 1,
    drafts: 0,
    books: 2,
    languages: 1,
    pages: 9,
    pictures: 3,
    isInterrupted: false,
  };
  const shown: string[] = [];
  const write = (text: string) => shown.push(text) > 0;
  const screen = openProgress({ write, isTTY: true });
  screen.show(progress);
  screen.end();
  expect(shown).toEqual(['\r\u001b[K50% of 10 files; 4 editions taken', '\r\u001b[K']);
  shown.length = 0;
  const log = openProgress({ write });
  log.show(progress);
  log.end();
  expect(shown).toEqual([]);
});

import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDataDir } from './check-data-dir.ts';
import { explainStartFailure } from './start-failure.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that can be written is made, and nothing is left in it', async () => {
  const data = path.join(folder, 'new/data');
  await checkDataDir(data);
  expect(await readdir(data)).toEqual([]);
});

test('a full disk is one clear line that says what to do', async () => {
  await symlink('/dev/full', path.join(folder, 'write-check'));
  const error = await checkDataDir(folder).catch((thrown: unknown) => thrown);
  expect(explainStartFailure(error)).toBe(
    `The disk with the folder ${folder} is full. Make room there, or choose another: DATA_DIR=/some/folder npm start`,
  );
});

test.each(process.platform === 'linux' ? ['/proc/none', '/proc/none/data'] : [])(
  'a folder that the system does not make (%s) is one clear line, and the start ends',
  async (nowhere) => {
    const error = await checkDataDir(nowhere).catch((thrown: unknown) => thrown);
    expect(explainStartFailure(error)).toBe('The folder /proc/none cannot be made (ENOENT). Choose another one.');
  },
);

test('an error that does not say where names no folder', () => {
  const codeOnly = (code: string) => explainStartFailure(Object.assign(new Error(code), { code }));
  expect(codeOnly('ENOSPC')).toBe(
    'A disk is full: that of the data folder, or the one for temporary files. Make room there, or choose another: DATA_DIR=/some/folder npm start',
  );
  expect(codeOnly('EACCES')).toMatch(/^The data folder cannot be written\./);
  expect(codeOnly('EPERM')).toMatch(/^The data folder cannot be used \(EPERM\)\./);
  expect(codeOnly('EROFS')).toMatch(/^The data folder is on a disk that can only be read\./);
});

test('so is a disk that can only be read', () => {
  const error = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/data' });
  expect(explainStartFailure(error)).toBe(
    'The folder /data is on a disk that can only be read. Let it be written, or choose another: DATA_DIR=/some/folder npm start',
  );
});

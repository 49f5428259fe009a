import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is made with those it lies in, and one that is there stays', async () => {
  const inside = path.join(folder, 'one/two/three');
  makeFolder(inside);
  makeFolder(inside);
  makeFolder(path.parse(inside).root);
  expect((await stat(inside)).isDirectory()).toBe(true);
  await symlink(inside, path.join(folder, 'link'));
  makeFolder(path.join(folder, 'link'));
});

test('a file is no folder, and nothing is made below it', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: 'EEXIST', path: file }));
  expect(() => makeFolder(path.join(file, 'one/two'))).toThrow(
    /^The folder .*two cannot be made \(ENOTDIR\)\. Choose another one\.$/,
  );
});

test.each(process.platform === 'linux' ? ['/proc/none', '/proc/none/inside'] : [])(
  'where the system makes none (%s) it ends with what the system says',
  (nowhere) => {
    expect(() => makeFolder(nowhere)).toThrow(expect.objectContaining({ code: 'ENOENT', path: '/proc/none' }));
  },
);

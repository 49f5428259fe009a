import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const scripts = path.resolve(import.meta.dirname, '../../../scripts');
let folder: string;
beforeAll(async () => {
  // As after a clone: nothing is installed, and there is nothing to install from.
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-scripts-'));
  await cp(scripts, path.join(folder, 'scripts'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function run(script: string, ...words: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'scripts', script), ...words]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

test.each(['start.mjs', 'build.mjs', 'test.mjs', 'bench.mjs', 'browsers.mjs'])(
  '%s says how it is used before it installs anything',
  async (script) => {
    for (const word of ['--help', '-h']) {
      const { code, output } = await run(script, word);
      expect([code, output]).toEqual([0, expect.stringMatching(/^Use: npm .+\n$/)]);
    }
    expect(await readdir(folder)).toEqual(['scripts']);
  },
);

test.each([
  ['bench.mjs', ['pages', 'pagse'], 'There is no measurement "pagse".'],
  ['bench.mjs', ['--edition', '100'], 'There is no measurement "--edition".'],
  ['test.mjs', ['packages/catalogue'], '"packages/catalogue" is nothing that npm test knows.'],
])('%s %j is refused before anything is installed', async (script, words, said) => {
  const { code, output } = await run(script, ...words);
  expect([code, output]).toEqual([1, expect.stringContaining(said)]);
});

import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { runLibrary, type RunningLibrary, runToItsEnd } from '../testing/run-library.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A library that does not outlive the test, whatever comes of that. */
async function runInTest(settings: Record<string, string>): Promise<RunningLibrary> {
  const library = await runLibrary(settings);
  onTestFinished(() => void library.process.kill('SIGKILL'));
  return library;
}

/** Gives a signal and waits for the end: in time, or with the sentence that says it was not, as on a machine that is busy. */
async function endBy(signal: 'SIGINT' | 'SIGTERM', { process: library, output }: RunningLibrary): Promise<string> {
  library.kill(signal);
  const [code] = (await once(library, 'close')) as [number | null];
  const late = 'Not everything could be closed in time; what was saved is safe.';
  return code === 0 || (code === 1 && output().trimEnd().endsWith(late)) ? 'ended' : `${code}: ${output()}`;
}

/** Begins requests that never end; gives all that is answered to them. */
async function beginHalves({ url }: RunningLibrary): Promise<() => string> {
  const { hostname, port } = new URL(url);
  let received = '';
  const halves = ['GET / HTTP/1.1\r\nhost: x\r\n', 'POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na'];
  for (const half of halves) {
    const socket = connect(Number(port), hostname);
    socket.on('data', (bytes) => (received += bytes.toString())).on('error', () => {});
    await once(socket, 'connect');
    socket.write(half);
  }
  await fetch(`${url}/healthz`);
  return () => received;
}

describe('the library starts, stops and starts again', () => {
  test('it says where it is ready, as the last line, and keeps its books; a signal ends it, also with requests that never end', async () => {
    const folder = await newFolder();
    const first = await runInTest({ DATA_DIR: folder });
    expect(first.output().trim().split('\n').at(-1)).toBe(`Let's Read is ready at ${first.url}`);
    expect(first.output()).toContain('Loaded the starter library');
    expect(first.output()).toContain('"npm run people -- grant <your email> LIBRARIAN"');

    const second = await runToItsEnd({ DATA_DIR: folder, PORT: '0' });
    expect(second).toEqual({ code: 1, lines: [expect.stringContaining('already using the data folder')] });

    const toFirst = await beginHalves(first);
    expect(await endBy('SIGINT', first)).toBe('ended');
    // Cut off; had they been waited for, each would have had its 408.
    expect(toFirst()).toBe('');

    const again = await runInTest({ DATA_DIR: folder });
    expect(again.output()).not.toContain('Loaded the starter library');
    const { totalBooks } = (await (await fetch(`${again.url}/api/tag/total-books-and-tags`)).json()) as {
      totalBooks: number;
    };
    expect(totalBooks).toBeGreaterThanOrEqual(6);
    const toAgain = await beginHalves(again);
    expect(await endBy('SIGTERM', again)).toBe('ended');
    expect(toAgain()).toBe('');
  });
});

describe('what cannot be used is one clear line and exit code 1', () => {
  let folder: string;
  const begun = () => ({ DATA_DIR: folder, STARTER_LIBRARY: 'off' });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
    await cp(inject('preparedData'), folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a port in use, told at once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const settings = { DATA_DIR: path.join(folder, 'new'), HOST: '127.0.0.1', PORT: String(port) };
    const { code, lines } = await runToItsEnd(settings);
    other.close();
    // Before anything is prepared or loaded, which takes minutes.
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(`^Port ${port} is in use`)] });
  });

  test('a folder that cannot be made', async () => {
    await writeFile(path.join(folder, 'a-file'), '');
    const { code, lines } = await runToItsEnd({ DATA_DIR: path.join(folder, 'a-file/inside'), PORT: '0' });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('cannot be used (ENOTDIR)')] });
  });

  test.each([
    [
      { PORT: 'three thousand' },
      'The setting PORT="three thousand" cannot be used: give a port number from 0 to 65535.',
    ],
    [{ DATABASE_URL: 'http://x' }, 'The setting DATABASE_URL="…" cannot be used'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'The database server of DATABASE_URL does not answer'],
    [
      { HOST: 'no-such-host.invalid', PORT: '3999', PUBLIC_URL: 'http://library.example' },
      'The setting HOST is not an address of this machine',
    ],
    [{ HOST: '0.0.0.0' }, 'The setting PUBLIC_URL is missing: with HOST=0.0.0.0 other machines reach the library'],
  ])(
    'the settings %j end the start with a line that names what is wrong',
    async (settings: Record<string, string>, line) => {
      const { code, lines } = await runToItsEnd({ ...begun(), PORT: '0', ...settings });
      expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: expect.stringContaining(line) });
      expect(lines.join('\n')).not.toMatch(/^\s+at /m);
    },
  );
});

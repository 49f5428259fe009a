import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { readChoice } from '../choice.ts';
import { exportEditions, type ExportSummary } from './export-editions.ts';
import { openTestDownloads, type TestDownloads } from '../testing/test-downloads.ts';

async function aFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.folder;
}

describe('all books of a language', () => {
  let library: TestDownloads;
  afterEach(() => library.close());

  async function exported(
    options: { language: string; choice: string; second?: string; folder: string },
    signal = new AbortController().signal,
  ): Promise<ExportSummary> {
    const choice = readChoice(options.choice);
    if (choice === undefined) throw new Error(`${options.choice} is no choice`);
    const { sources, maker } = library;
    const tools = { sources, maker, signal, onProgress: () => {} };
    return exportEditions({ ...options, choice, second: options.second }, tools);
  }

  test('become files of a folder, and run again only what has changed since', async () => {
    library = await openTestDownloads('embedded');
    const folder = await aFolder();
    const options = { language: 'English', choice: 'text', folder };
    expect(await exported(options)).toMatchObject({ editions: 4, made: 4, unchanged: 0, left: [] });
    expect((await readdir(folder)).toSorted()).toEqual([
      'a-long-river.txt',
      'hen-and-the-kite.txt',
      'the-long-river.txt',
      'the-red-kite.txt',
    ]);
    expect(await readFile(path.join(folder, 'hen-and-the-kite.txt'), 'utf8')).toContain('The hen is red.');
    await rm(path.join(folder, 'a-long-river.txt'));
    await library.database.pool.query(
      `update edition set updated_at = now() + interval '1 hour' where slug = 'the-red-kite'`,
    );
    expect(await exported(options)).toMatchObject({ made: 2, unchanged: 2 });
  });

  test('in two languages: a book without the second one is told, the others are made', async () => {
    library = await openTestDownloads('embedded');
    const folder = await aFolder();
    const summary = await exported({ language: 'en', choice: 'portrait-a4-bilingual-1', second: 'ar', folder });
    expect(summary.made).toBe(1);
    expect(summary.left).toContainEqual({
      slug: 'hen-and-the-kite',
      reason: 'no edition in the second language goes with it page by page',
    });
    expect(await readdir(folder)).toEqual(['the-red-kite.portrait-a4-with-ar.pdf']);
    await exported({ language: 'en', choice: 'booklet-a4', folder });
    expect(await readdir(folder)).toContain('the-red-kite.booklet-a4.pdf');
  });

  test('stop where they are when they are interrupted', async () => {
    library = await openTestDownloads('embedded');
    const folder = await aFolder();
    expect(await exported({ language: 'en', choice: 'text', folder }, AbortSignal.abort())).toMatchObject({ made: 0 });
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a language that has none are a clear line that says which there are', async () => {
    library = await openTestDownloads('embedded');
    await expect(exported({ language: 'is', choice: 'text', folder: await aFolder() })).rejects.toThrow(
      'No book is published in "is". The library has: ar, en, fr, km.',
    );
  });
});

describe('npm run export', () => {
  function run(args: string[], dataDir: string): Promise<{ code: number | null; out: string; err: string }> {
    const { DATABASE_URL: _, ...env } = process.env;
    const command = path.join(import.meta.dirname, 'export-command.ts');
    const child = spawn(process.execPath, [command, ...args], { env: { ...env, DATA_DIR: dataDir } });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (printed.out += String(chunk)));
    child.stderr.on('data', (chunk) => (printed.err += String(chunk)));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
  }

  test.each([
    [[], 'Say which language'],
    [['--language', 'sw'], 'Say which format'],
    [['--language', 'sw', '--format', 'epub'], 'Say into which folder'],
    [['--language', 'sw', '--format', 'mobi', '--out', 'x'], 'There is no format "mobi".'],
    [['--language', 'sw', '--format', 'epub', '--paper', 'A4', '--out', 'x'], '--paper is for what is printed'],
    [['--language', 'sw', '--format', 'booklet', '--paper', 'A5', '--out', 'x'], 'There is no booklet A5.'],
    [['--language', 'sw', '--format', 'epub', '--flip', 'long', '--out', 'x'], '--flip is for booklets, not for epub.'],
    [['--language', 'sw', '--format', 'booklet', '--flip', 'up', '--out', 'x'], 'Give --flip short or --flip long.'],
    [['--all'], "Unknown option '--all'"],
  ])('%j says what is wrong and how it is used', async (args, sentence) => {
    const { code, err } = await run(args, await aFolder());
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toContain('Use: npm run export --');
  });

  test('--help says how it is used', async () => {
    const { code, out, err } = await run(['--help'], await aFolder());
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Use: npm run export -- --language <code>/);
  });

  test('without a library it is one line', async () => {
    const dataDir = await aFolder();
    const { code, err } = await run(['--language', 'sw', '--format', 'epub', '--out', 'x'], dataDir);
    expect(code).toBe(1);
    expect(err).toBe(`There is no library in ${dataDir}. Start Let’s Read once, or set DATA_DIR.\n`);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

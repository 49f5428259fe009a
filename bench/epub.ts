import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lintEpub, validateEpub } from '@letsread/formats/epub-writer/lint-epub.ts';
import { writeEpub } from '@letsread/formats/epub-writer/write-epub.ts';
import { madeWords } from '@letsread/formats/testing/made-publication.ts';
import type { Publication } from '@letsread/formats/publication.ts';
import { readRealPublication } from '@letsread/formats/testing/real-publication.ts';
import { unpackEpub } from '@letsread/formats/epub-writer/package/pack-epub.ts';
import { limit } from './limits.ts';
import { type Bench, median, printTable } from './open-bench.ts';

const books = process.env.BOOKS_DIR ?? path.resolve(import.meta.dirname, '../../shared/books');
const jar = process.env.EPUBCHECK_JAR ?? '/usr/share/java/epubcheck-4.2.6.jar';
// One of each script that the books have. The first group gets no font, the second does, two of them for African letters.
const groups = {
  'letters of Europe': ['en', 'sw', 'uk'],
  'with a font': ['yo', 'ee', 'ar', 'fa', 'ps', 'mnw', 'bn', 'hi', 'gu', 'pa', 'am', 'zh', 'ja', 'ko'],
};
const converter = process.env.EBOOK_CONVERT ?? 'ebook-convert';
const layouts = ['fixed', 'reflowable'] as const;
const rounds = 15;

type Written = { language: string; layout: string; cpuMs: number; bytes: number; pictureBytes: number; file: string };

/** Milliseconds, bytes and memory of EPUBs of real books beside calibre's on the same book, and what two validators say of them. */
export async function measureEpub({ browser }: Pick<Bench, 'browser'>): Promise<void> {
  if (!existsSync(books)) return console.log(`no books at ${books}; set BOOKS_DIR`);
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-bench-'));
  const rows: (string | number)[][] = [];
  const all: Written[] = [];
  for (const [group, languages] of Object.entries(groups)) {
    const { output, peakMb } = await runWatched(process.execPath, [import.meta.filename, folder, ...languages]);
    const written = JSON.parse(output) as Written[];
    all.push(...written);
    for (const layout of layouts) {
      const those = written.filter((each) => each.layout === layout);
      const figures = figuresOf(those);
      rows.push([
        `${layout}, ${group}`,
        languages.length,
        ...figures,
        peakMb,
        withinLimits(`${layout}, ${group}`, figures),
      ]);
    }
  }
  const head = ['epub', 'languages', 'CPU ms (median)', 'KB', 'KB over pictures', 'peak MB', 'limit'];
  printTable(head, [...rows, await measureCalibre(folder)]);
  await printChecks(all);
  console.log(await overflowing(browser, all));
  await rm(folder, { recursive: true });
}

/** Half as much again as the goal of 8 ms where there is no font; those with one are held to about what they take. */
function withinLimits(what: string, [cpuMs = '', , over = '']: string[]): string {
  const hasFont = what.endsWith('with a font');
  const time = limit(`CPU of an EPUB, ${what}`, Number(cpuMs), hasFont ? 26 : 12, ' ms');
  return `${time}, ${limit(`an EPUB over its pictures, ${what}`, Number(over), hasFont ? 40 : 12, ' KB')}`;
}

function figuresOf(written: Written[]): string[] {
  const middle = (value: (each: Written) => number) => median(written.map(value));
  return [
    middle(({ cpuMs }) => cpuMs).toFixed(1),
    (middle(({ bytes }) => bytes) / 1000).toFixed(0),
    (middle(({ bytes, pictureBytes }) => bytes - pictureBytes) / 1000).toFixed(1),
  ];
}

function bookOf(language: string): Publication {
  const names = readdirSync(path.join(books, 'texts', language));
  const name = names.find((each) => each.startsWith('0141')) ?? names[0] ?? '';
  return readRealPublication(books, language, name.slice(0, 4));
}

/** In a process of its own, so that its memory is that of writing. */
async function writeAll(folder: string, languages: string[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const language of languages) {
    const publication = bookOf(language);
    const pictureBytes = publication.pages.reduce((sum, { picture }) => sum + (picture?.bytes.length ?? 0), 0);
    for (const layout of layouts) {
      const times: number[] = [];
      let bytes: Uint8Array = new Uint8Array();
      for (let round = 0; round < rounds; round++) {
        const before = process.cpuUsage();
        ({ bytes } = await writeEpub({ publication, words: madeWords(), layout }));
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
      const file = path.join(folder, `${language}-${layout}.epub`);
      await writeFile(file, bytes);
      written.push({ language, layout, cpuMs: median(times), bytes: bytes.length, pictureBytes, file });
    }
  }
  return written;
}

/** What a program printed and the most memory it had, read while it runs (Linux). */
async function runWatched(command: string, args: string[]): Promise<{ output: string; peakMb: number; cpuMs: number }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let [output, peakMb, cpuMs] = ['', 0, 0];
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, ...statusOf(child, 'status', /VmHWM:\s+(\d+)/, 1024));
    cpuMs = Math.max(cpuMs, ...statusOf(child, 'stat', /^\d+ \(.*\) \S(?: \S+){10} (\d+ \d+)/, 0.1));
  }, 20);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { output, peakMb: Math.round(peakMb), cpuMs: Math.round(cpuMs) };
}

/** The sum of the numbers that a pattern finds in a file of /proc, divided; none once the process has ended. */
function statusOf({ pid }: ChildProcess, name: string, pattern: RegExp, divisor: number): number[] {
  try {
    const [, found] = pattern.exec(readFileSync(`/proc/${pid}/${name}`, 'utf8')) ?? [];
    return found === undefined ? [] : [found.split(' ').reduce((sum, each) => sum + Number(each), 0) / divisor];
  } catch {
    return [];
  }
}

async function measureCalibre(folder: string): Promise<(string | number)[]> {
  try {
    execFileSync(converter, ['--version'], { stdio: 'ignore' });
  } catch {
    return ['calibre is not installed', '', '', '', '', '', ''];
  }
  const { title, pages } = bookOf('en');
  const source = path.join(folder, 'html');
  await mkdir(source);
  for (const [at, { picture }] of pages.entries())
    if (picture !== undefined) await writeFile(path.join(source, `${at}.jpg`), picture.bytes);
  const body = pages.map(
    ({ text }, at) => `<div style="page-break-before:always"><img src="${at}.jpg"/><p>${text}</p></div>`,
  );
  await writeFile(
    path.join(source, 'book.html'),
    `<meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body.join('')}`,
  );
  const file = path.join(folder, 'calibre.epub');
  const { peakMb, cpuMs } = await runWatched(converter, [path.join(source, 'book.html'), file, '--epub-version=3']);
  const bytes = readFileSync(file).length;
  const pictureBytes = pages.reduce((sum, { picture }) => sum + (picture?.bytes.length ?? 0), 0);
  const over = ((bytes - pictureBytes) / 1000).toFixed(1);
  return ['calibre ebook-convert (process and all)', 1, cpuMs, (bytes / 1000).toFixed(0), over, peakMb, ''];
}

async function printChecks(written: Written[]): Promise<void> {
  const count = new Set(written.map(({ language }) => language)).size;
  const ours: string[] = [];
  for (const { file } of written) {
    const bytes = readFileSync(file);
    const faults = [...(await validateEpub(bytes)), ...lintEpub(bytes)];
    ours.push(...faults.map((each) => `${path.basename(file)}: ${each}`));
  }
  console.log(
    `\nepubcheck-ts and our own checks: ${written.length} EPUBs of ${count} languages, ${ours.length} errors or warnings`,
  );
  limit('faults of EPUBs', ours.length, 0);
  for (const fault of ours.slice(0, 20)) console.log(fault);
  if (!existsSync(jar)) return console.log(`no Java EPUBCheck at ${jar}; set EPUBCHECK_JAR`);
  // It takes five seconds a book, so that each language is looked at in one layout.
  const some = written.filter(({ layout }, at) => layout === layouts[(at >> 1) % 2]);
  const theirs = (
    await Promise.all([0, 1].map((core) => checkWithJava(some.filter((_, at) => at % 2 === core))))
  ).flat();
  console.log(`${path.basename(jar)}: ${some.length} EPUBs of ${count} languages, ${theirs.length} errors or warnings`);
  limit('faults of EPUBs by EPUBCheck', theirs.length, 0);
  for (const fault of theirs.slice(0, 20)) console.log(fault);
}

async function checkWithJava(written: Written[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file } of written) {
    const { output } = await runWatched('sh', ['-c', 'java -jar "$1" "$2" 2>&1', 'sh', jar, file]);
    const lines = output.split('\n').filter((line) => /^(?:ERROR|WARNING|FATAL)/.test(line));
    const isClean = output.includes('Messages: 0 fatals / 0 errors / 0 warnings');
    faults.push(...lines, ...(isClean || lines.length > 0 ? [] : [`${file}: ${output}`]));
  }
  return faults;
}

/** Opens each page of the fixed layouts in Chromium, with its fonts, and says how many have words that do not fit. */
async function overflowing(browser: Bench['browser'], written: Written[]): Promise<string> {
  const page = await browser.newPage();
  let [pages, over] = [0, 0];
  for (const { file } of written.filter(({ layout }) => layout === 'fixed')) {
    const folder = file.replace(/\.epub$/, '');
    for (const [name, content] of Object.entries(unpackEpub(readFileSync(file)))) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    for (const name of readdirSync(path.join(folder, 'EPUB/pages'))) {
      await page.goto(`file://${path.join(folder, 'EPUB/pages', name)}`);
      pages += 1;
      over += await page.evaluate(async () => {
        await document.fonts.ready;
        const box = document.querySelector('.words,.about');
        const words = box?.querySelector('div') ?? box;
        if (!box || !words) return 0;
        return words.getBoundingClientRect().height > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
          ? 1
          : 0;
      });
    }
  }
  await page.close();
  limit('pages whose words do not fit', pages === 0 ? NaN : over, 0);
  return `words that do not fit their page in Chromium: ${over} of ${pages} pages`;
}

if (import.meta.main) {
  const [, , folder = '', ...languages] = process.argv;
  console.log(JSON.stringify(await writeAll(folder, languages)));
}

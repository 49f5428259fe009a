import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { writeEpub } from '@letsread/formats/epub-writer/write-epub.ts';
import { madeWords } from '@letsread/formats/testing/made-publication.ts';
import { readRealPublication } from '@letsread/formats/testing/real-publication.ts';
import { findEpubs } from '@letsread/importer/epub/find-epubs.ts';
import { importEpubs } from '@letsread/importer/epub/import-epubs.ts';
import { openReport } from '@letsread/importer/import-report.ts';
import { importStories } from '@letsread/importer/stories/import-stories.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { atLeast } from './limits.ts';
import { printTable } from './open-bench.ts';

const books = process.env.BOOKS_DIR ?? path.resolve(import.meta.dirname, '../../shared/books');

const minPerSecond: Record<string, number> = {
  'with pictures': 150,
  'again, unchanged': 2000,
  'without pictures': 100,
  'EPUBs without pictures': 150,
};

/** Editions a second into the embedded database on disk: with pictures, again unchanged, and texts alone. */
export async function measureImport(): Promise<void> {
  if (!existsSync(books)) return console.log(`no books at ${books}; set BOOKS_DIR`);
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-bench-'));
  const texts = path.join(folder, 'texts-alone');
  await cp(books, texts, {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(books, 'images') + path.sep),
  });
  const whole = path.join(folder, 'whole');
  const rows = [
    await measure('with pictures', whole, importFrom(books)),
    await measure('again, unchanged', whole, importFrom(books)),
    await measure('without pictures', path.join(folder, 'light'), importFrom(texts)),
    ...(await measureEpubs(folder)),
  ];
  await rm(folder, { recursive: true });
  printTable(['import', 'editions', 'seconds', 'editions/s', 'limit'], rows);
}

type Work = (options: Parameters<typeof importStories>[0]) => Promise<unknown>;

function importFrom(folder: string): Work {
  return (options) => importStories({ ...options, folder });
}

/** Every tenth story as an EPUB of our own, with and without its pictures, and what calibre takes for the same files. */
async function measureEpubs(folder: string): Promise<string[][]> {
  const [whole, light] = [path.join(folder, 'epubs'), path.join(folder, 'light-epubs')];
  await writeEpubs(whole, light);
  const importEpubsFrom =
    (sourceFolder: string): Work =>
    async (options) => {
      const files = await findEpubs(sourceFolder);
      return importEpubs({ ...options, files, count: files.length });
    };
  const library = path.join(folder, 'from-epubs');
  return [
    await measure('EPUBs with pictures', library, importEpubsFrom(whole)),
    await measure('the same EPUBs again', library, importEpubsFrom(whole)),
    await measure('EPUBs without pictures', path.join(folder, 'from-light'), importEpubsFrom(light)),
    ...(await measureCalibre(whole, path.join(folder, 'calibre'))),
  ];
}

async function writeEpubs(whole: string, light: string): Promise<void> {
  const stories = readdirSync(path.join(books, 'texts')).flatMap((code) =>
    readdirSync(path.join(books, 'texts', code)).flatMap((name) => {
      const number = /^\d{4}/.exec(name)?.[0];
      return number === undefined ? [] : { code, number };
    }),
  );
  await mkdir(whole);
  await mkdir(light);
  for (const { code, number } of stories.filter((_, at) => at % 10 === 0)) {
    const publication = readRealPublication(books, code, number);
    const pages = publication.pages.map((page) => ({ ...page, picture: undefined }));
    for (const [folder, pictured] of [
      [whole, publication],
      [light, { ...publication, pages }],
    ] as const) {
      const { bytes } = await writeEpub({ publication: pictured, words: madeWords(), layout: 'fixed' });
      await writeFile(path.join(folder, `${code}-${number}.epub`), bytes);
    }
  }
}

/** calibre's own import, where Debian's package is there: it copies the files and reads their metadata and covers, no pages. */
async function measureCalibre(folder: string, library: string): Promise<string[][]> {
  const begun = performance.now();
  try {
    await promisify(execFile)('calibredb', ['add', '--recurse', '--with-library', library, folder], { maxBuffer: 1e8 });
  } catch {
    return [['EPUBs into calibre (calibredb add)', 'not installed', '', '', '']];
  }
  const seconds = (performance.now() - begun) / 1000;
  const count = readdirSync(folder).length;
  return [['EPUBs into calibre (calibredb add)', String(count), seconds.toFixed(1), (count / seconds).toFixed(0), '']];
}

async function measure(name: string, dataDir: string, work: Work): Promise<string[]> {
  const database: Database = await openDatabase({ dataDir });
  await migrate(database);
  const begun = performance.now();
  await work({
    database,
    store: createPictureStore(dataDir),
    folder: '',
    report: openReport(undefined),
    isDryRun: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::integer as count from edition');
  await database.close();
  const count = rows[0]?.count ?? 0;
  if (count === 0) throw new Error(`Nothing was imported: ${name}.`);
  const min = minPerSecond[name];
  const within = min === undefined ? '' : atLeast(`import ${name}, editions a second`, count / seconds, min);
  return [name, String(count), seconds.toFixed(1), (count / seconds).toFixed(0), within];
}

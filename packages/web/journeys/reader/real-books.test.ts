import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReport } from '@letsread/importer/import-report.ts';
import { importStories } from '@letsread/importer/stories/import-stories.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openMigrated } from '../testing/open-migrated.ts';
import { type RunningLibrary, runLibrary } from '../testing/run-library.ts';
import { densePhone, swipe, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const books = process.env['BOOKS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/books');
const isThere = existsSync(path.join(books, 'texts'));
if (!isThere) console.log(`No real book was read: there is no ${books}. Set BOOKS_DIR to have them read.`);

/** A real book in each: language of the folder, its number, its script and where its next page is. */
const read = [
  ['Arabic', 'ar', '0002', 'rtl'],
  ['Mon, in Burmese script', 'mnw', undefined, 'ltr'],
  ['Amharic, in Ethiopic script', 'am', '0002', 'ltr'],
  ['Chinese', 'zh', '0002', 'ltr'],
  ['Hindi', 'hi', '0002', 'ltr'],
  ['English', 'en', '0002', 'ltr'],
] as const;

test('a book of the starter library is read to its end with one finger', async () => {
  const page = await visit(densePhone);
  await page.goto(`${inject('libraryUrl')}/read/papa-counts-to-six/0`);
  await page.locator('.progress input:enabled').waitFor();
  const last = Number(await page.locator('.reader').getAttribute('data-last'));
  for (let number = 1; number <= last; number++) {
    await swipe(page, { x: 300, y: 300 }, { x: 60, y: 310 });
    await page.waitForURL(`**/papa-counts-to-six/${number}`);
  }
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
});

describe.each(isThere ? ['on a phone'] : [])('a real book is read to its end %s', () => {
  let library: RunningLibrary;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
    await importSome(dataDir);
    library = await runLibrary({ DATA_DIR: dataDir, STARTER_LIBRARY: 'off' });
  });
  afterAll(async () => {
    await library.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(read)('in %s', async (_, code, __, direction) => {
    const visitor = await context(densePhone);
    const page = await visitor.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const { languages } = (await (await page.request.get(`${library.url}/api/language/by_type`)).json()) as {
      languages: { id: string; languageISOCode: string }[];
    };
    const language = languages.find(({ languageISOCode }) => languageISOCode.split('-')[0] === code);
    const found = (await (
      await page.request.get(`${library.url}/api/v5/book/search?limit=100&lId=${language?.id ?? ''}`)
    ).json()) as { items: { slug: string; pageCount: number; credits: unknown }[] };
    const book = found.items
      .toSorted((one, other) => one.slug.localeCompare(other.slug))
      .find(({ pageCount }) => pageCount > 4);
    if (book === undefined) throw new Error(`No book in ${code}.`);
    await page.goto(`${library.url}/read/${encodeURIComponent(book.slug)}/0`);
    await page.locator('.progress input:enabled').waitFor();
    expect(await page.locator('.reader').getAttribute('dir')).toBe(direction);
    for (let number = 1; number <= book.pageCount; number++) {
      const [from, to] = direction === 'rtl' ? [60, 300] : [300, 60];
      await swipe(page, { x: from, y: 200 }, { x: to, y: 205 });
      await page.waitForURL(`**/${number}`);
      const shown = page.locator('.page[data-at="now"]');
      const picture = shown.locator('img');
      if ((await picture.count()) > 0)
        await expect
          .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
          .toBeTruthy();
    }
    await page.locator('.turn--next').tap();
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
    await page.getByText('Creative Commons').first().waitFor();
    expect(faults).toEqual([]);
  });
});

/** One real book in each of the languages, with what the importer needs beside it. */
async function importSome(dataDir: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-books-'));
  for (const table of ['LICENSES.csv', 'languages.csv']) await cp(path.join(books, table), path.join(folder, table));
  for (const [, code, number] of read) {
    const from = path.join(books, 'texts', code);
    const file = (await readdir(from)).toSorted().find((name) => number === undefined || name.startsWith(number));
    if (file === undefined) throw new Error(`There is no ${code}/${number}.`);
    const story = file.slice(0, 4);
    await mkdir(path.join(folder, 'texts', code), { recursive: true });
    await cp(path.join(from, file), path.join(folder, 'texts', code, file));
    await cp(path.join(books, 'images', story), path.join(folder, 'images', story), { recursive: true });
  }
  const database = await openMigrated(dataDir);
  await importStories({ database, store: createPictureStore(dataDir), folder, report: openReport() });
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

import { readFile } from 'node:fs/promises';
import { unpackEpub } from '@letsread/formats/epub-writer/package/pack-epub.ts';
import type { Download, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');
const words = 'Print or download them all';

async function filesOf(download: Download): Promise<string[]> {
  return Object.keys(unpackEpub(await readFile(await download.path())));
}

/** Opens the page of a list's files from its own page. */
async function open(page: Page, list: string): Promise<void> {
  await page.goto(url + list);
  await page.getByRole('link', { name: words }).click();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  await page.waitForLoadState();
}

test('without a script a whole collection is made ready, and its file comes by itself', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false, acceptDownloads: true });
  await open(page, '/collection/good-night');
  const rows = await page.getByRole('main').getByRole('list').last().getByRole('listitem').allTextContents();
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^Read in another app.*about \d+(\.\d)? MB$/);
  expect(rows[1]).toMatch(/^Print a small book.*\d+ sheets of A4.*about \d+(\.\d)? MB$/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /Read in another app/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('good-night-epub.zip');
  const files = await filesOf(download);
  expect(files[0]).toBe('00 About these books.html');
  expect(files.length).toBeGreaterThan(3);
  expect(files.slice(1).every((name) => /^\d\d .+\.epub$/.test(name))).toBe(true);
  // Made once: from now on it is a plain link.
  await open(page, '/collection/good-night');
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Read in another app/ }).click(),
  ]);
  expect(await filesOf(again)).toEqual(files);
});

test('a path as small books on the paper that there is: the page says how far they are, and the file comes', async () => {
  const page = await visit({ ...phone, acceptDownloads: true });
  await open(page, '/pathways/first-stories');
  await page.getByRole('link', { name: 'Letter', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /Print a small book.*sheets of Letter/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('first-stories-booklet-letter.zip');
  expect((await filesOf(download)).filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(1);
  await expect.poll(() => page.getByText('Your books are ready').count()).toBe(1);
});

test.each([
  ['theme', '/tag/1', /^[a-z-]+-epub\.zip$/],
  ['level', '/level/1', 'level-1-epub.zip'],
] as const)('all books of a %s become one file, whose page leads back to it', async (_, list, name) => {
  const page = await visit({ ...phone, acceptDownloads: true });
  await page.goto(url + list);
  const called = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const books = await page.locator('.listpage .book').count();
  await open(page, list);
  expect(
    await page
      .getByRole('main')
      .getByText(/^\d+ books?$/)
      .textContent(),
  ).toMatch(new RegExp(`^${books} `));
  const coming = page.waitForEvent('download');
  await page.getByRole('main').getByText('Read in another app').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(name);
  expect(await filesOf(download)).toHaveLength(books + 1);
  await page.getByRole('main').getByRole('link', { name: called, exact: true }).click();
  await page.waitForURL(url + list);
});

test('books that were chosen in a search become one file too', async () => {
  const page = await visit({ ...phone, acceptDownloads: true });
  await page.goto(`${url}/search?cardName=the`);
  await started(page);
  await page.getByRole('button', { name: 'Select books' }).click();
  for (const at of [0, 1]) await page.getByRole('checkbox').and(page.locator('.book__tick')).nth(at).check();
  await page.getByRole('link', { name: words }).click();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  await page.getByText('2 books', { exact: true }).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('main').getByText('Read in another app').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('lets-read-epub.zip');
  expect(await filesOf(download)).toHaveLength(3);
});

test('the page of a list has no fault that axe finds and no sideways scroll, in both directions', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  await open(page, '/collection/good-night');
  const faults = await axeFaults(page, 'several books');
  await chooseLanguage(page, 'العربية');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('اطبعها أو نزّلها كلها');
  await page.waitForLoadState();
  faults.push(...(await axeFaults(page, 'several books in Arabic')));
  expect(faults).toEqual([]);
});

test('a part of a list that the library does not know any more begins anew', async () => {
  const page = await visit();
  for (const list of ['tag=1', 'level=1']) {
    await page.goto(`${url}/take-along?${list}&cursor=old&page=2`);
    expect(new URL(page.url()).searchParams.has('cursor'), list).toBe(false);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
  }
});

test('a list that is not there says so', async () => {
  const page = await visit();
  for (const query of [
    '',
    '?collection=no-such-list',
    '?path=no-such-path',
    '?level=6',
    '?editions=999999',
    '?editions=kite',
  ])
    expect((await page.goto(`${url}/take-along${query}`))?.status(), query).toBe(404);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { chooseLanguage, phone, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');
const book = `${url}/book/the-great-slow-chase`;

/** Fetches what a link leads to, as a person does who taps it. */
async function take(page: Page, name: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a book page offers a small book, big pages, another app and the words, each with what it costs, to anybody', async () => {
  const page = await visit({ ...phone, acceptDownloads: true });
  await page.goto(book);
  const section = page.getByRole('region', { name: 'Print or download' });
  const rows = await section.getByRole('listitem').allTextContents();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^Print a small book.*4 sheets of A4.*0\.\d MB$/);
  expect(rows[1]).toMatch(/^Print big pages.*1\d sheets of A4.*0\.\d MB$/);
  expect(rows[2]).toMatch(/^Read in another app.*0\.\d MB$/);
  expect(rows[3]).toMatch(/^Download text.*0\.1 MB$/);
  const booklet = await take(page, /Print a small book/);
  expect(booklet.name).toBe('the-great-slow-chase-booklet.pdf');
  expect(booklet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const epub = await take(page, /Read in another app/);
  expect(epub.name).toBe('the-great-slow-chase.epub');
  expect(epub.bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const words = await take(page, /Download text/);
  expect(words.name).toBe('the-great-slow-chase.txt');
  expect(words.bytes.toString()).toContain('Licence');
});

test('without a script every way to print is reached and fetched: other paper, two languages, little ink', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false, acceptDownloads: true });
  await page.goto(book);
  await page.getByRole('link', { name: 'More ways to print' }).click();
  await page.getByRole('link', { name: 'Letter', exact: true }).click();
  await page.waitForURL(/paper=Letter/);
  await page.getByLabel('Other language').selectOption({ label: 'español · La gran persecución lenta' });
  await page.getByRole('button', { name: 'Show' }).click();
  const both = page.getByRole('region', { name: 'In two languages' });
  await expect.poll(() => both.getByRole('listitem').count()).toBe(5);
  expect(await both.getByRole('listitem').first().textContent()).toContain('sheets of Letter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    both.getByRole('link', { name: /Print big pages/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('the-great-slow-chase-bilingual.pdf');
  // For a printer that turns sheets over the other way; what was chosen before stays.
  await page
    .getByRole('navigation', { name: 'How your printer turns the sheet over' })
    .getByRole('link', { name: 'On the long edge' })
    .click();
  await page.waitForURL(/flip=long/);
  expect(await both.getByRole('listitem').first().textContent()).toContain('sheets of Letter');
  const [booklet] = await Promise.all([
    page.waitForEvent('download'),
    both.getByRole('link', { name: /Print a small book/ }).click(),
  ]);
  expect(booklet.suggestedFilename()).toBe('the-great-slow-chase-booklet-long-edge-bilingual.pdf');
  const light = page.getByRole('region', { name: 'Ink-saving' });
  expect(await light.getByRole('listitem').count()).toBe(3);
});

test('the page of all ways to print has no fault that axe finds and no sideways scroll, in both directions', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto(`${book}/print`);
  const faults = await axeFaults(page, 'print');
  await chooseLanguage(page, 'العربية');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('اطبعه أو نزّله');
  await page.waitForLoadState();
  faults.push(...(await axeFaults(page, 'print in Arabic')));
  expect(faults).toEqual([]);
});

test('the page to print of a book that is not there says so', async () => {
  const page = await visit();
  const answer = await page.goto(`${url}/book/no-such-book/print`);
  expect(answer?.status()).toBe(404);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { chooseLanguage, phone, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');
const narrow = { ...phone, viewport: { width: 320, height: 640 } } as const;

/** A library whose books have no questions. */
let plain: BackRoomLibrary;
beforeAll(async () => {
  plain = await openBackRoomLibrary();
});
afterAll(() => plain.close());

const part = (page: Page, name: string) => page.getByRole('region', { name });
const textOf = async (page: Page, name: string) => part(page, name).innerText();

test('a book’s page leads to a lesson of its own words, pages, questions, games and files, without a script', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(`${url}/book/the-great-slow-chase`);
  await page.getByRole('link', { name: 'A lesson with this book' }).click();
  await page.getByRole('heading', { level: 1, name: 'A lesson with this book' }).waitFor();
  await page.waitForLoadState();
  const story = (await (await page.request.get(`${url}/read/the-great-slow-chase/0`)).text()).toLowerCase();
  const words = await part(page, 'Before reading').locator('b').allInnerTexts();
  expect(words.length).toBeGreaterThanOrEqual(4);
  expect(words.filter((word) => !story.includes(word.toLowerCase()))).toEqual([]);

  const pages = await part(page, 'While reading').getByRole('link').allInnerTexts();
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(await part(page, 'While reading').getByRole('img').count()).toBe(pages.length);

  const after = part(page, 'After reading');
  expect(await after.getByText('Answer:').count()).toBe(3);
  expect(await after.getByText('What would you have done?').count()).toBe(0);
  await after.getByRole('link', { name: 'More ways to print' }).waitFor();
  await after.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.waitForURL(`${url}/play/the-great-slow-chase/questions`);
});

test('a lesson goes on two sheets of A4 and of Letter, with nothing of the library around it', async () => {
  const page = await visit({ ...phone, viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/book/the-great-slow-chase/lesson`);
  await page.getByRole('button', { name: 'Print this sheet' }).waitFor();
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([format, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([format, expect.toSatisfy((n) => n <= 2)]);
  }
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
});

test('in Arabic the lesson reads from the right, and the book’s words stay in the book’s language', async () => {
  const page = await visit(narrow);
  await page.goto(url);
  await chooseLanguage(page, 'العربية');
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  await page.goto(`${url}/book/the-great-slow-chase/lesson`);
  await page.getByRole('heading', { level: 1, name: 'درس بهذا الكتاب' }).waitFor();
  const word = part(page, 'قبل القراءة').locator('b').first();
  expect([await word.getAttribute('lang'), await word.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect(await axeFaultsInBoth(page, 'a lesson from the right')).toEqual([]);
});

test('a book without questions, pictures or many pages has a lesson of what may be asked of any', async () => {
  await plain.run(`
    delete from page where number > 1 and edition_id = (select id from edition where slug = 'the-red-kite');
    update edition set page_count = 1 where slug = 'the-red-kite';
    update page set picture_id = null, text = '${'Amina sees a wonderful kite. '.repeat(50).trim()}'
    where number = 1 and edition_id = (select id from edition where slug = 'the-red-kite')`);
  const page = await visit(narrow);
  await page.goto(`${plain.url}/book/the-red-kite/lesson`);
  await page.getByRole('heading', { level: 1, name: 'A lesson with this book' }).waitFor();
  expect(await part(page, 'Before reading').locator('b').allInnerTexts()).toContain('wonderful');
  expect(await textOf(page, 'While reading')).toContain('Read the book once to listen, and once more together.');
  const after = await textOf(page, 'After reading');
  expect(after).toContain('What would you have done?');
  expect(after).not.toContain('Answer:');
  expect(await axeFaultsInBoth(page, 'a lesson of one page')).toEqual([]);
});

test('a book that is none has no lesson', async () => {
  const page = await visit(phone);
  expect((await page.goto(`${url}/book/no-such-book/lesson`))?.status()).toBe(404);
});

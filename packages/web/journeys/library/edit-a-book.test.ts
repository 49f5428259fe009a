import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../axe-faults.ts';
import { renewSession } from '../renew-session.ts';
import { signedIn } from '../signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../visitor.ts';
import { type EditedLibrary, openEditedLibrary } from './edited-library.ts';

const { context, visit } = useBrowser();
const slug = 'the-moon-says-good-night';

let library: EditedLibrary;
let librarian: Awaited<ReturnType<typeof context>>;
let address: string;
beforeAll(async () => {
  library = await openEditedLibrary();
  librarian = await context(laptop);
  const { userId } = await signedIn(librarian, library.url, { as: 'Ruth', profiles: ['Mina'], mails: library.mails });
  await library.give(userId, 'LIBRARIAN');
  await renewSession(librarian, library.url);
  const { rows } = await library.pool.query<{ bookId: string; id: string }>(
    'select book_id as "bookId", id from edition where slug = $1',
    [slug],
  );
  address = `${library.url}/library/books/${rows[0]?.bookId}?edition=${rows[0]?.id}`;
});
afterAll(() => library.close());

async function opened(): Promise<Page> {
  const page = await librarian.newPage();
  await page.goto(address);
  await started(page);
  return page;
}
const pageOne = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Page 1', exact: true }) });

test('a word is corrected by keyboard, a reader sees it, and the old text is put back', async () => {
  const page = await opened();
  const reader = await visit(phone);
  const readerSees = async () => {
    await reader.goto(`${library.url}/read/${slug}/1`);
    return reader.locator('main').innerText();
  };
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const before = await text.inputValue();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Zanzibar! ');
  await pageOne(page).getByRole('button', { name: 'Save: Page 1' }).press('Enter');
  await pageOne(page).getByRole('status').getByText('Saved').waitFor();
  await expect.poll(readerSees).toContain('Zanzibar!');

  const history = page.getByRole('region', { name: 'What was changed' });
  await history.getByText('Page 1: Text').waitFor();
  await history
    .getByRole('button', { name: /^Put back: Page 1: Text/ })
    .first()
    .click();
  await expect.poll(() => text.inputValue()).toBe(before);
  await expect.poll(readerSees).not.toContain('Zanzibar!');
});

test('the point of the cover moves by keyboard and by a press, and the covers of readers follow', async () => {
  const page = await opened();
  const cover = page.getByRole('region', { name: 'Cover' });
  const point = cover.getByRole('button', { name: /percent from the left/ });
  await point.click({ position: { x: 10, y: 10 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await cover.getByRole('button', { name: 'Save: Cover' }).press('Enter');
  await cover.getByRole('status').getByText('Saved').waitFor();
  const said = /(\d+) percent from the left, (\d+) percent from the top/.exec(
    (await cover.getByRole('button', { name: /percent from the left/ }).getAttribute('aria-label')) ?? '',
  );
  const focus = async () =>
    ((await (await page.request.get(`${library.url}/api/v5/book/${slug}`)).json()) as { cover: { focus: unknown } })
      .cover.focus;
  await expect.poll(focus).toEqual({ x: Number(said?.[1]), y: Number(said?.[2]) });
});

test('of two who change a title the second is told, keeps what was typed, and decides', async () => {
  const [one, other] = [await opened(), await opened()];
  const about = (page: Page) => page.getByRole('region', { name: 'About this edition' });
  const title = (page: Page) => about(page).getByRole('textbox', { name: 'Title', exact: true });
  await title(one).fill('The Moon Says Hello');
  await about(one).getByRole('button', { name: /^Save/ }).click();
  await about(one).getByRole('status').waitFor();
  await title(other).fill('The Moon Sings');
  await about(other).getByRole('button', { name: /^Save/ }).click();
  await about(other).getByRole('alert').getByText('The Moon Says Hello').waitFor();
  expect(await title(other).inputValue()).toBe('The Moon Sings');
  await about(other).getByRole('button', { name: 'Save mine anyway: About this edition' }).click();
  await about(other).getByRole('status').waitFor();
  await about(other).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => title(other).inputValue()).toBe('The Moon Says Hello');
});

test('pages change their places with the buttons, and the way back is there', async () => {
  const page = await opened();
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const before = await text.inputValue();
  await pageOne(page).getByRole('button', { name: 'Move down: Page 1' }).click();
  await expect.poll(() => text.inputValue()).not.toBe(before);
  await page.getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text.inputValue()).toBe(before);
});

test('it fits a phone and has no fault that axe finds, in both directions', async () => {
  const page = await opened();
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  expect(await axeFaultsInBoth(page, 'a book')).toEqual([]);
  await chooseLanguage(page, 'العربية');
  await page.goto(address);
  expect(await axeFaultsInBoth(page, 'a book in Arabic')).toEqual([]);
});

test('to readers it is no page', async () => {
  const reader = await visit(laptop);
  expect((await reader.goto(address))?.status()).toBe(404);
});

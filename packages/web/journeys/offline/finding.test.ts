import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { signedIn } from '../testing/signed-in.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { deviceContents, taken } from './offline-books.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const shelf = '/mybooks?show=downloaded';
const field = (page: Page) => page.getByRole('search').getByRole('searchbox', { name: 'Find a book' });
const titles = (page: Page) => page.locator('main .book__title').allTextContents();

/** Saves the first books that a search in a language finds. */
async function saveFound(page: Page, { language, count }: { language: string; count: number }): Promise<void> {
  await page.goto(`${gateway.url}/search`);
  await taken(page);
  const id = await page.locator('#filter-language option', { hasText: language }).getAttribute('value');
  await page.goto(`${gateway.url}/search?language=${id}`);
  await page.getByRole('button', { name: 'Select books' }).click();
  for (let at = 0; at < count; at++) await page.getByRole('checkbox').and(page.locator('.book__tick')).nth(at).check();
  await page.getByRole('button', { name: new RegExp(`^Save ${count} books`) }).click();
  await page.getByText('All of these are on this device').waitFor();
}

test('without a network a saved book is found by its title, level and language; what finds nothing leads back to all', async () => {
  const visitor = await context({ ...densePhone, serviceWorkers: 'allow' });
  const page = await visitor.newPage();
  await saveFound(page, { language: 'English', count: 6 });
  await page.goto(gateway.url + shelf);
  await page.getByText(/^6 books, /).waitFor();
  await atRest(page);
  expect(await field(page).count()).toBe(0);

  await saveFound(page, { language: 'français', count: 3 });
  expect((await deviceContents(page)).books.length).toBe(9);
  gateway.fate = () => 'break';
  await page.goto(`${gateway.url}/search?cardName=SLOW+ch%C3%A1se`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('link', { name: 'Downloaded books' }).click();

  // The words of the search that could not be asked come along.
  await expect.poll(() => field(page).inputValue()).toBe('SLOW cháse');
  await expect.poll(() => titles(page)).toEqual(['The Great Slow Chase']);
  await page.getByRole('status').getByText('1 book', { exact: true }).waitFor();
  expect(await axeFaults(page, 'the shelf with its field')).toEqual([]);

  await field(page).fill('no such book');
  await page.getByRole('heading', { name: 'No books found' }).waitFor();
  await page.getByRole('status').getByText('0 books', { exact: true }).waitFor();
  expect(await axeFaults(page, 'a shelf on which nothing is found')).toEqual([]);
  await page.getByRole('button', { name: 'See all' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles(page)).length).toBe(9);
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);

  const french = page.getByRole('group', { name: 'Language' }).getByRole('checkbox', { name: 'français 3' });
  await french.focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').getByText('3 books', { exact: true }).waitFor();
  const levels = page.getByRole('group', { name: 'Level' }).getByRole('checkbox');
  const counts = await page.getByRole('group', { name: 'Level' }).locator('small').allTextContents();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(3);
  await levels.first().check();
  await expect.poll(async () => (await titles(page)).length).toBe(Number(counts[0]));
});

test('the shelf of who is signed in has the field too', async () => {
  const own = await signedIn(await context({ ...densePhone, serviceWorkers: 'allow' }), gateway.url, {
    as: 'Joseph who finds',
    profiles: ['Amina'],
  });
  const page = await own.context.newPage();
  await saveFound(page, { language: 'English', count: 6 });
  await saveFound(page, { language: 'français', count: 3 });
  await page.goto(gateway.url + shelf);
  await field(page).fill('puddle');
  await expect.poll(() => titles(page)).toEqual(['Who Drank the Puddle?']);
});

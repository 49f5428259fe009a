import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteSays, withoutIsolates } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let ruth: Awaited<ReturnType<typeof signedIn>>;
let page: Page;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  ruth = await signedIn(await context(), url, { as: 'Ruth', mails: library.mails });
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const linesOf = async (on: Page, name: string) =>
  (await on.getByRole('region', { name }).getByRole('listitem').allInnerTexts()).map((line) => withoutIsolates(line));

/** The page of a book, from the shelf. */
async function openBook(title: string): Promise<string> {
  await page.goto(`${url}/library/shelf?words=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Change: ${title}` }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await started(page);
  return /books\/(?<id>\d+)/.exec(page.url())?.groups?.['id'] ?? '';
}

test('two books that are one story are joined by keyboard after a look at what will be, and parted again', async () => {
  const hen = await openBook('Hen and the Kite');
  const kite = await openBook('The Red Kite');
  const ofKite = ['The Red Kite', 'الطائرة الحمراء', 'Le cerf-volant rouge'];
  const editions = () => linesOf(page, 'Editions of this book');
  const holds = async (titles: string[]) => {
    await expect
      .poll(async () => {
        const lines = await editions();
        return lines.length === titles.length && titles.every((title) => lines.some((line) => line.includes(title)));
      })
      .toBe(true);
  };
  await holds(ofKite);

  await page.getByRole('link', { name: 'Join with another book' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Join with another book');
  const find = page.getByRole('searchbox', { name: 'Title or number of the other book' });
  await find.fill(kite);
  await find.press('Enter');
  await page.getByText('No other book was found.').waitFor();
  await find.fill('hen');
  await find.press('Enter');
  const look = page.getByRole('link', { name: 'See what would change: Hen and the Kite' });
  await look.press('Enter');
  await page.getByRole('region', { name: 'The other book' }).waitFor();
  expect(await linesOf(page, 'This book')).toHaveLength(3);
  expect(await linesOf(page, 'The other book')).toHaveLength(2);
  await expect
    .poll(async () => withoutIsolates(await page.getByRole('main').innerText()))
    .toContain('English will be there twice.');
  await page.getByRole('button', { name: 'Make them one book' }).press('Enter');
  await noteSays(page, 'Ruth joined books that are the same story: Hen and the Kite. Editions: 2.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');

  // The number of the other book leads to this one, and readers find all languages there.
  await page.goto(`${url}/library/books/${hen}`);
  expect(page.url()).toBe(`${url}/library/books/${kite}`);
  await holds([...ofKite, 'Hen and the Kite', 'មេមាន់']);
  const reader = await visit(phone);
  const readerSees = async () => {
    await reader.goto(`${url}/book/the-red-kite`);
    return reader.getByRole('main').textContent();
  };
  expect(await readerSees()).toContain('ភាសាខ្មែរ');

  const recent = page.getByRole('region', { name: 'Joined and split in the last 30 days' });
  await recent.getByRole('button', { name: /^Undo: Joined: .*Hen and the Kite/ }).click();
  await noteSays(page, 'Ruth undid how books were joined or split: Hen and the Kite. Editions: 2.');
  await recent.waitFor({ state: 'detached' });
  expect(await readerSees()).not.toContain('ភាសាខ្មែរ');
  await page.goto(`${url}/library/books/${hen}`);
  expect(page.url()).toBe(`${url}/library/books/${hen}`);
  await page.goto(`${url}/library/audit`);
  const audit = (await page.getByRole('listitem').locator('time + span').allInnerTexts()).map(withoutIsolates);
  expect(audit.slice(0, 2)).toEqual([
    'Ruth undid how books were joined or split: Hen and the Kite. Editions: 2.',
    'Ruth joined books that are the same story: Hen and the Kite. Editions: 2.',
  ]);
  await page.getByRole('link', { name: 'Editions of this book' }).first().click();
  await page.waitForURL(`${url}/library/books/${kite}/editions`);
});

test('an edition is split off and put back without script, and what cannot be says what to do', async () => {
  const kite = await openBook('The Red Kite');
  const visitor = await context({ ...phone, javaScriptEnabled: false });
  await visitor.addCookies(await ruth.context.cookies());
  const bare = await visitor.newPage();
  await bare.goto(`${url}/library/books/${kite}/editions`);
  const split = bare.getByRole('region', { name: 'Split off editions' });
  const look = split.getByRole('button', { name: 'See what would change' });
  await look.click();
  await split.getByRole('alert').getByText('Choose at least one edition first.').waitFor();
  await bare.waitForLoadState();
  for (const box of await split.getByRole('checkbox').all()) await box.check();
  await look.click();
  await split.getByRole('alert').getByText('At least one edition must stay in the book.').waitFor();
  await expect.poll(() => split.getByRole('checkbox', { checked: true }).count()).toBe(3);
  for (const [other, why] of [
    [kite, 'That is this book itself. Choose another one.'],
    ['999', 'There is no book with this number. Search for its title.'],
    ['kite', 'There is no book with this number. Search for its title.'],
  ]) {
    await bare.goto(`${url}/library/books/${kite}/editions?with=${other}`);
    await bare
      .getByRole('alert')
      .getByText(why ?? '')
      .waitFor();
  }

  await bare.goto(`${url}/library/books/${kite}/editions`);
  await split.getByRole('checkbox', { name: /^Le cerf-volant rouge/ }).check();
  await look.click();
  await expect.poll(() => linesOf(bare, 'Stays in this book')).toHaveLength(2);
  await expect.poll(() => linesOf(bare, 'A book of its own')).toHaveLength(1);
  await bare.getByRole('button', { name: 'Split them off' }).click();
  await noteSays(bare, 'Ruth split off from a book: Le cerf-volant rouge. Editions: 1.');
  await bare.waitForLoadState();
  expect(await bare.getByRole('link', { name: 'Le cerf-volant rouge' }).count()).toBe(0);
  const made = await bare.getByRole('link', { name: 'Go to the new book' }).getAttribute('href');
  await bare.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await noteSays(bare, 'Ruth undid how books were joined or split: Le cerf-volant rouge. Editions: 1.');
  await bare.getByRole('link', { name: 'Le cerf-volant rouge' }).waitFor();
  // The number of the book that was split off leads back as well.
  await bare.goto(`${url}${made}/editions`);
  expect(bare.url()).toBe(`${url}/library/books/${kite}/editions`);
});

test('axe finds nothing in either direction, and nothing scrolls sideways, letters twice as large too', async () => {
  const hen = await openBook('Hen and the Kite');
  const kite = await openBook('The Red Kite');
  await page.goto(`${url}/library/books/${kite}/editions?split=1`);
  const french = await page.getByRole('checkbox', { name: /^Le cerf-volant rouge/ }).getAttribute('value');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of [undefined, 'العربية']) {
    if (language !== undefined) await chooseLanguage(page, language);
    for (const query of [
      '',
      '/editions?split=1&q=kite',
      `/editions?with=${hen}`,
      `/editions?split=1&edition=${french}`,
    ]) {
      await page.goto(`${url}/library/books/${kite}${query}`);
      expect(await axeFaultsInBoth(page, `${query} ${language}`)).toEqual([]);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  }
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('طبعات هذا الكتاب');
});

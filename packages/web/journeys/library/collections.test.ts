import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteOf, noteSays } from '../testing/back-room-note.ts';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let page: Page;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  // Of a book that is there in English alone.
  await library.run(`
    insert into collection (slug, position) values ('rivers', 9);
    insert into collection_text select id, ${englishLanguageId}, 'Rivers', '' from collection where slug = 'rivers';
    insert into collection_book select c.id, e.book_id, 1 from collection c, edition e
      where c.slug = 'rivers' and e.slug = 'the-long-river'`);
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const note = () => noteOf(page);
const said = (sentence: string) => noteSays(page, sentence);
const list = () => page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Take out/ }) });
const titles = () => list().locator('.library__name').allInnerTexts();

/** By its grip, from one place of the list to another. */
async function drag(fromAt: number, toAt: number): Promise<void> {
  const grip = (at: number) => list().locator('[data-grip]').nth(at);
  const [from, to] = [await grip(fromAt).boundingBox(), await grip(toAt).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 8);
  await page.mouse.up();
}

test('a librarian makes a collection, fills and orders it, by keys and by a drag, and readers see it so', async () => {
  await page.goto(`${url}/library/collections`);
  await started(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Rainy days');
  await page.getByRole('textbox', { name: 'One sentence about it' }).fill('Stories for when it pours.');
  await page.getByRole('button', { name: 'Make a collection' }).click();
  await said('Ruth made the collection Rainy days.');
  await page.getByRole('button', { name: 'Move up: Rainy days' }).press('Enter');
  await said('Ruth moved the collection Rainy days.');
  await page.getByRole('link', { name: /^Rainy days/ }).click();
  await page.getByText('There are no books in it yet.').waitFor();

  for (const [at, words] of ['kite', 'kite', 'river'].entries()) {
    await page.getByRole('searchbox', { name: 'Find a book to add' }).fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: /^Add:/ }).first().click();
    await expect.poll(async () => (await titles()).length).toBe(at + 1);
  }
  const [first = '', second = '', third = ''] = await titles();
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await expect.poll(titles).toEqual([second, first, third]);

  await drag(2, 0);
  await expect.poll(titles).toEqual([third, second, first]);
  await note().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual([second, first, third]);

  const reader = await visit();
  await reader.goto(`${url}/collection/rainy-days`);
  const shown = await reader.getByRole('main').innerText();
  const positions = [second, first, third].map((title) => shown.indexOf(title));
  expect(positions).not.toContain(-1);
  expect(positions.toSorted((a, b) => a - b)).toEqual(positions);
  await reader.goto(url);
  await reader.locator('.coll').filter({ hasText: 'Rivers' }).waitFor();
  // In a language that has no book of it, it would be an empty card.
  await chooseLanguage(reader, 'العربية');
  await reader.waitForFunction(() => document.documentElement.lang === 'ar');
  await reader.locator('.coll').filter({ hasText: 'Rainy days' }).waitFor();
  expect(await reader.locator('.coll').filter({ hasText: 'Rivers' }).count()).toBe(0);
});

test('it is called something in each language, has a figure, and comes back after it was taken off the shelf', async () => {
  await page.goto(`${url}/library/collections`);
  await page.getByRole('link', { name: /^Rainy days/ }).click();
  const another = page.getByRole('group', { name: 'Another language' });
  await another.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' });
  await another.getByRole('textbox', { name: 'Title' }).fill('أيام ماطرة');
  await page.getByRole('radio', { name: 'Sun' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await said('Ruth changed the collection Rainy days.');
  await page.getByRole('group', { name: 'العربية' }).waitFor();
  const reader = await visit();
  await reader.goto(`${url}/collection/rainy-days`);
  await reader.locator('.collfigure').waitFor();

  await page.goto(`${url}/library/collections`);
  await page.getByRole('button', { name: 'Take off the shelf: Rainy days' }).click();
  await said('Ruth took the collection Rainy days off the shelf.');
  expect((await reader.goto(`${url}/collection/rainy-days`))?.status()).toBe(404);
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth put the collection Rainy days back.');
  expect((await reader.goto(`${url}/collection/rainy-days`))?.status()).toBe(200);
});

test('who moves one after somebody else has is told and shown how they stand now, and can move it then', async () => {
  await page.goto(`${url}/library/collections`);
  await started(page);
  const lines = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Take off the shelf/ }) });
  const order = () => lines.getByRole('link').locator('b').allInnerTexts();
  const seen = await order();
  const [first = '', second = ''] = seen;
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: `Move up: ${second}` }).click();
  await noteSays(other, `Ruth moved the collection ${second}.`);
  await other.close();
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await page.getByRole('alert').getByText('Somebody else has changed this meanwhile.').waitFor();
  expect(await order()).toEqual([second, first, ...seen.slice(2)]);
  await page.getByRole('button', { name: `Move up: ${first}` }).click();
  await said(`Ruth moved the collection ${first}.`);
  expect(await order()).toEqual(seen);
});

test('it tells who chose its books and what to do with one, and stands there in its season', async () => {
  await page.goto(`${url}/library/collections`);
  await started(page);
  await page.getByRole('link', { name: /^Rainy days/ }).click();
  await page.getByRole('textbox', { name: 'Who chose the books' }).fill('The school of Ms Amina');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await said('Ruth changed the collection Rainy days.');
  const [first = ''] = await titles();
  const row = list().getByRole('listitem').first();
  await row.getByText('Reading tip').first().click();
  await row.getByRole('textbox', { name: 'Reading tip' }).fill('Count the kites together.');
  await row.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Reading tip (1)').waitFor();
  expect(await row.getByRole('textbox', { name: 'English' }).inputValue()).toBe('Count the kites together.');

  const reader = await visit();
  await reader.goto(`${url}/collection/rainy-days`);
  await reader.getByText(/^Chosen by .?The school of Ms Amina/).waitFor();
  const tip = reader.getByRole('article').filter({ hasText: first });
  await tip.getByText('Reading tip').press('Enter');
  await tip.getByText('Count the kites together.').waitFor();
  await row.getByRole('button', { name: /^Take out/ }).click();
  await expect.poll(async () => (await titles()).includes(first)).toBe(false);
  await note().getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Reading tip (1)').waitFor();

  await page.getByLabel('From', { exact: true }).fill('2026-02-02');
  await page.getByLabel('To', { exact: true }).fill('2026-02-01');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByRole('alert').getByText('Please check what you typed.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('2026-02-08');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await said('Ruth changed the collection Rainy days.');
  await reader.goto(url);
  await reader.locator('.coll').filter({ hasText: 'Rivers' }).waitFor();
  expect(await reader.locator('.coll').filter({ hasText: 'Rainy days' }).count()).toBe(0);
  expect((await reader.goto(`${url}/collection/rainy-days`))?.status()).toBe(200);
  await note().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByLabel('To', { exact: true }).inputValue()).toBe('');
  await reader.goto(url);
  await reader.locator('.coll').filter({ hasText: 'Rainy days' }).waitFor();
});

test('who moves a book step by step, or adds one after the other, goes on where they are and sees what came of it', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}/library/collections`);
  await started(page);
  await page.getByRole('link', { name: /^Rainy days/ }).click();
  await page.getByText('Reading tip').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const [first = '', second = '', third = ''] = await titles();
  await page.getByRole('button', { name: `Move down: ${first}` }).press('Enter');
  await expect.poll(titles).toEqual([second, first, third]);
  await expect.poll(focused).toBe(`Move down: ${first}`);
  const isInView = (part: Locator) =>
    part.evaluate((own) => own.getBoundingClientRect().top >= 0 && own.getBoundingClientRect().bottom <= innerHeight);
  expect([await isInView(note()), await isInView(page.locator(':focus'))]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual([second, third, first]);
  await expect.poll(focused).toBe(`Move up: ${first}`);
  await page.getByRole('button', { name: `Take out: ${first}` }).click();
  await expect.poll(titles).toEqual([second, third]);
  await expect.poll(() => note().evaluate((own) => own === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: `Take out: ${third}` }).click();
  await expect.poll(titles).toEqual([second]);
  await page.getByRole('searchbox', { name: 'Find a book to add' }).fill('the');
  await page.getByRole('button', { name: 'Search' }).click();
  const adds = page.getByRole('button', { name: /^Add:/ });
  await adds.nth(1).waitFor();
  const next = await adds.nth(1).getAttribute('aria-label');
  await adds.first().press('Enter');
  await expect.poll(async () => (await titles()).length).toBe(2);
  await expect.poll(focused).toBe(next);
  await page.setViewportSize(laptop.viewport);
});

/** As it is opened from the list. */
async function open(kind: 'collections' | 'pathways', name: RegExp): Promise<void> {
  await page.goto(`${url}/library/${kind}`);
  await started(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('searchbox', { name: 'Find a book to add' }).waitFor();
}
const save = () => page.getByRole('button', { name: 'Save' }).last();

test('what was refused and corrected stays where nothing answers', async () => {
  await open('collections', /^Rainy days/);
  const to = page.getByLabel('To', { exact: true });
  await page.getByLabel('From', { exact: true }).fill('2026-02-02');
  await to.fill('2026-02-01');
  await save().click();
  await page.getByRole('alert').getByText('Please check what you typed.').waitFor();
  await to.fill('2026-02-08');
  await page.context().setOffline(true);
  await save().click();
  await page.getByRole('alert').getByText('Please check your internet connection').waitFor();
  expect(await to.inputValue()).toBe('2026-02-08');
  await page.context().setOffline(false);
});

test('who was signed out in the middle of a form is told, and saves it once they are signed in again', async () => {
  await page.goto(`${url}/library/collections`);
  await started(page);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Typed for an hour');
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Make a collection' }).click();
  await page.getByRole('alert').getByText('You are not logged in any more.').waitFor();
  expect(await title.inputValue()).toBe('Typed for an hour');
  await page.context().addCookies(session);
  await page.getByRole('button', { name: 'Make a collection' }).click();
  await said('Ruth made the collection Typed for an hour.');
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth took the collection Typed for an hour off the shelf.');
});

test('what is being typed about a collection stays when its books change their places, and is saved after it', async () => {
  await open('collections', /^Rainy days/);
  const curator = page.getByRole('textbox', { name: 'Who chose the books' });
  await curator.fill('The reading room of Ms Ruth');
  const [first = '', second = ''] = await titles();
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await expect.poll(async () => (await titles())[0]).toBe(second);
  expect(await curator.inputValue()).toBe('The reading room of Ms Ruth');
  await save().click();
  const seen = async () => (await page.request.get(`${url}/collection/rainy-days`)).text();
  await expect.poll(seen).toContain('The reading room of Ms Ruth');
});

test('who presses twice before the answer changes it once, and is not told that somebody else did', async () => {
  await open('collections', /^Rainy days/);
  const [first = '', second = ''] = await titles();
  const pressed = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/library/collections/**', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await pressed.promise;
    await route.continue();
  });
  const down = page.getByRole('button', { name: `Move down: ${first}` });
  await down.click();
  await expect.poll(() => sent).toBe(1);
  await down.click();
  pressed.resolve();
  await expect.poll(async () => (await titles())[0]).toBe(second);
  await said('Ruth changed the collection Rainy days.');
  expect(sent).toBe(1);
  await page.unroute('**/library/collections/**');
  await note().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await titles())[0]).toBe(first);
});

test('a drag that ends while an answer is under way is sent after it', async () => {
  await open('collections', /^Rainy days/);
  await page.getByRole('searchbox', { name: 'Find a book to add' }).fill('the');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: /^Add:/ }).first().click();
  await expect.poll(async () => (await titles()).length).toBe(3);
  const [first = '', second = '', third = ''] = await titles();
  const pressed = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/library/collections/**', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await expect.poll(() => sent).toBe(1);
  await drag(2, 0);
  pressed.resolve();
  // Before what it was dropped on, which went down meanwhile.
  await expect.poll(titles).toEqual([second, third, first]);
  await said('Ruth changed the collection Rainy days.');
  expect(sent).toBe(2);
  await page.unroute('**/library/collections/**');
  await page.getByRole('button', { name: `Take out: ${third}` }).click();
  await expect.poll(titles).toEqual([second, first]);
});

test('a reading path is made, filled, shown to readers and hidden again', async () => {
  await page.goto(`${url}/library/pathways`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Up and away');
  await page.getByRole('button', { name: 'Make a path' }).click();
  await said('Ruth made the path Up and away.');
  await note().getByRole('link', { name: 'Up and away' }).click();
  // The list that it comes from has a button of this name too.
  await page.getByText('There are no books in it yet.').waitFor();
  const shown = () => page.getByRole('button', { name: 'Show to readers' });
  await shown().click();
  await page.getByRole('alert').getByText('A path needs two books').waitFor();
  for (const at of [1, 2]) {
    await page.getByRole('searchbox', { name: 'Find a book to add' }).fill('kite');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: /^Add:/ }).first().click();
    await expect.poll(async () => (await titles()).length).toBe(at);
  }
  await shown().click();
  await said('Ruth showed the path Up and away to readers.');
  await page.getByRole('radio', { name: 'Crown' }).check();
  await page.getByRole('checkbox', { name: 'Owl' }).check();
  await page.getByRole('checkbox', { name: 'Chick' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await said('Ruth changed the path Up and away.');
  const [first = '', second = ''] = await titles();
  await page.getByRole('button', { name: `Move down: ${first}` }).click();
  await expect.poll(titles).toEqual([second, first]);

  const reader = await visit();
  await reader.goto(`${url}/pathways/up-and-away`);
  const shownText = await reader.getByRole('main').innerText();
  expect([shownText.indexOf(second), shownText.indexOf(first)].map((index) => index > 0)).toEqual([true, true]);
  expect(shownText.indexOf(second)).toBeLessThan(shownText.indexOf(first));
  await page.getByRole('button', { name: 'Hide from readers' }).click();
  await said('Ruth hid the path Up and away from readers.');
  expect((await reader.goto(`${url}/pathways/up-and-away`))?.status()).toBe(404);
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth showed the path Up and away to readers.');
  expect((await reader.goto(`${url}/pathways/up-and-away`))?.status()).toBe(200);
});

test('how a path is to look stays chosen when more figures are chosen than fit', async () => {
  await open('pathways', /^Up and away/);
  await page.getByRole('radio', { name: 'Medal' }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const figures = page.getByRole('group', { name: 'What stands in its land, three at most' }).getByRole('checkbox');
  for (const figure of await figures.all()) await figure.check();
  await save().click();
  await page.getByRole('alert').getByText('Please check what you typed.').waitFor();
  expect(await page.getByRole('radio', { name: 'Medal' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  expect(await figures.last().isChecked()).toBe(true);
});

test('the shelves of home are chosen and looked at before readers see them, and put back', async () => {
  const reader = await visit();
  // What is read here stands on no page, as the library did not wish so.
  expect((await reader.goto(`${url}/impact`))?.status()).toBe(404);
  const seen = async () => {
    await reader.goto(url);
    // Not the inner text: what is far below is not laid out until it is near, and has none.
    return reader.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  };
  const before = await seen();
  expect(before).toContain('Read in your language');
  await page.goto(`${url}/library/home`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Show' }).click();
  // What is pressed before is of the shelves for all languages.
  await page.waitForURL(/lId=\d/);
  const taken = page.getByRole('link', { name: 'Take out: Read in your language' });
  await expect.poll(() => taken.getAttribute('href')).toMatch(/lId=\d/);
  await taken.click();
  await taken.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Add a shelf' }).selectOption({ label: 'Rainy days' });
  await page.getByRole('button', { name: 'Add a shelf' }).click();
  const row = page.getByRole('link', { name: 'Move up: Rainy days' });
  await row.click();
  await page.getByText('Not saved yet').waitFor();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { name: 'Rainy days' }).waitFor();
  expect(await preview.getByRole('heading', { name: 'Read in your language' }).count()).toBe(0);
  expect(await seen()).toEqual(before);

  await page.getByRole('button', { name: 'Save' }).click();
  await said('Ruth chose the shelves of the home page for English.');
  const after = await seen();
  expect(after).toContain('Rainy days');
  expect(after).not.toContain('Read in your language');
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth took back the choice of shelves for English.');
  expect(await seen()).toEqual(before);
});

test('shelves of home are moved and taken out by keys, step by step, also where answers are slow', async () => {
  await page.goto(`${url}/library/home`);
  await started(page);
  const shelves = () => page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Take out/ }) });
  const names = () => shelves().locator('.library__name').allInnerTexts();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const [first = '', second = '', third = '', fourth = '', ...rest] = await names();
  await page.getByRole('link', { name: `Move up: ${second}` }).press('Enter');
  await expect.poll(names).toEqual([second, first, third, fourth, ...rest]);
  await expect.poll(focused).toBe(`Move down: ${second}`);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([first, second, third, fourth, ...rest]);
  await expect.poll(focused).toBe(`Move down: ${second}`);
  const answered = Promise.withResolvers<void>();
  await page.route('**/library/home.data*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: `Take out: ${second}` }).press('Enter');
  await expect.poll(focused).toBe(`Take out: ${third}`);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([first, fourth, ...rest]);
  answered.resolve();
  // What waited goes on before the route ends.
  await page.unrouteAll({ behavior: 'wait' });
  await page.waitForURL((address) => address.searchParams.get('shelves')?.split(',').length === 2 + rest.length);
  expect(await names()).toEqual([first, fourth, ...rest]);
  for (let left = 2 + rest.length; left > 0; left--) {
    await expect.poll(focused).toMatch(/^Take out/);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await names()).length).toBe(left - 1);
  }
  await expect.poll(focused).toBe('Add a shelf');
});

test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
  await page.goto(`${url}/library/collections`);
  const address = (await page.getByRole('link', { name: /^Rainy days/ }).getAttribute('href')) ?? '';
  await page.goto(`${url}/library/pathways`);
  const path = (await page.getByRole('link', { name: /^Up and away/ }).getAttribute('href')) ?? '';
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of [undefined, 'العربية']) {
    if (language !== undefined) await chooseLanguage(page, language);
    for (const own of ['/library/collections', address, '/library/pathways', path, '/library/home']) {
      await page.goto(url + own);
      await page.getByRole('navigation', { name: language === undefined ? 'Back room' : 'الغرفة الخلفية' }).waitFor();
      expect(await axeFaultsInBoth(page, `${own} ${language}`)).toEqual([]);
    }
  }
});

/** A path of the staff's that has a title in English alone. */
async function addPath(slug: string, title: string): Promise<void> {
  await library.run(`
    insert into pathway (slug, source, position, badge, palette, figures, version) values ('${slug}', 'staff', 99, 'star', 1, '{}', 1);
    insert into pathway_text select id, ${englishLanguageId}, '${title}', '' from pathway where slug = '${slug}'`);
}

test('titles are those of the language of the page; others say in which one they are', async () => {
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  const own = await ruth.context.newPage();
  await addPath('slow', 'Slow and far');
  await own.goto(url);
  await chooseLanguage(own, 'العربية');
  for (const [screen, title] of [
    ['collections', 'Rivers'],
    ['pathways', 'Slow and far'],
  ] as const) {
    await own.goto(`${url}/library/${screen}`);
    const named = own.getByRole('main').getByText(title, { exact: true });
    expect(await named.getAttribute('lang')).toBe('en');
    await named.click();
    await own.waitForURL(`**/library/${screen}/*`);
    expect(await own.getByRole('heading', { level: 1 }).getByText(title).getAttribute('lang')).toBe('en');
  }
  await own.goto(`${url}/library/collections`);
  await own.getByRole('link', { name: /^Rivers/ }).click();
  const row = own.getByRole('listitem').filter({ has: own.locator('.library__name bdi[dir=ltr]') });
  // An English title in an Arabic list begins where its cover ends, as the others do.
  const gap = await row.evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line.querySelector('bdi') ?? line);
    const cover = line.querySelector('img')?.getBoundingClientRect().left ?? Number.NaN;
    return cover - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  await own.goto(`${url}/library/collections`);
  await started(own);
  await own
    .getByRole('button', { name: /أيام ماطرة/ })
    .first()
    .click();
  await noteSays(own, 'أيام ماطرة');
});

test('what was not taken stays typed while books are searched for', async () => {
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  const own = await ruth.context.newPage();
  await library.run(`
    insert into collection (slug, position) values ('typed', 98);
    insert into collection_text select id, ${englishLanguageId}, 'Typed shelf', '' from collection where slug = 'typed';
    insert into pathway (slug, source, position, badge, palette, figures, version) values ('typed', 'staff', 98, 'star', 1, '{}', 1);
    insert into pathway_text select id, ${englishLanguageId}, 'Typed path', '' from pathway where slug = 'typed'`);
  const title = own.getByRole('group', { name: 'English' }).getByRole('textbox', { name: 'Title' });
  const refusedThenSearched = async (screen: string, name: string, spoil: () => Promise<void>) => {
    await own.goto(`${url}/library/${screen}`);
    await own.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await title.fill(`${name}, longer`);
    await spoil();
    await own.getByRole('button', { name: 'Save' }).last().click();
    await own.getByRole('alert').getByText('Please check what you typed.').waitFor();
    await own.getByRole('searchbox', { name: 'Find a book to add' }).fill('kite');
    await own.getByRole('button', { name: 'Search' }).click();
    await own.getByRole('button', { name: /^Add:/ }).first().waitFor();
    expect(await title.inputValue()).toBe(`${name}, longer`);
  };
  await refusedThenSearched('collections', 'Typed shelf', async () => {
    await own.getByLabel('From', { exact: true }).fill('2026-02-02');
    await own.getByLabel('To', { exact: true }).fill('2026-02-01');
  });
  await refusedThenSearched('pathways', 'Typed path', async () => {
    const figures = own.getByRole('group', { name: 'What stands in its land, three at most' }).getByRole('checkbox');
    for (const figure of await figures.all()) await figure.check();
  });
});

test('the colours of a path can be told apart in forced colours too', async () => {
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  const own = await ruth.context.newPage();
  await addPath('coloured', 'Coloured path');
  await own.emulateMedia({ forcedColors: 'active' });
  await own.goto(`${url}/library/pathways`);
  await own.getByRole('link', { name: /^Coloured path/ }).click();
  const choices = own.getByRole('group', { name: 'Colours of its land' }).getByRole('radio');
  await choices.first().waitFor();
  const colours = await choices.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one.nextElementSibling ?? one).backgroundColor),
  );
  expect(new Set(colours).size).toBe(6);
});

test('of many collections home shows the first twelve, and a page of their own shows all, more as somebody scrolls', async () => {
  await library.run(`
    insert into collection (slug, position, figure)
      select 'shelf-' || n, 100 + n, null from generate_series(1, 30) as n;
    insert into collection_text
      select id, ${englishLanguageId}, initcap(replace(slug, '-', ' ')), '' from collection where slug like 'shelf-%';
    insert into collection_book (collection_id, book_id, position)
      select c.id, b.id, b.id from collection c, book b where c.slug like 'shelf-%' and exists (
        select from edition e where e.book_id = b.id and e.language_id = ${englishLanguageId} and e.status = 'published')`);
  const reader = await visit(phone);
  await reader.goto(url);
  const row = reader.getByRole('region', { name: 'Collections' });
  expect(await row.getByRole('listitem').count()).toBe(12);
  // Rows are laid out as they come near: what is pressed meanwhile may move away from under the finger.
  await row.scrollIntoViewIfNeeded();
  await atRest(reader);
  await row.getByRole('link', { name: 'See all Collections' }).click();
  await reader.getByRole('heading', { level: 1, name: 'Collections' }).waitFor();
  const all = reader.getByRole('main').getByRole('listitem');
  const last = all.filter({ hasText: 'Shelf 30' });
  await expect
    .poll(async () => {
      await all.last().scrollIntoViewIfNeeded();
      return last.count();
    })
    .toBe(1);
  await reader
    .getByRole('status')
    .getByText(/^(\d+) of \1 shown$/)
    .waitFor();
  await last.getByRole('link').click();
  await reader.getByRole('heading', { level: 1, name: 'Shelf 30' }).waitFor();
  await reader.goBack();
  await last.waitFor();

  await chooseLanguage(reader, 'العربية');
  await reader.goto(`${url}/collections`);
  await reader.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => all.filter({ hasText: 'Rivers' }).count()).toBe(0);
});

test('covers of a collection of two books stay on its card, however narrow the card is', async () => {
  await library.run(`
    insert into collection (slug, position) values ('a-pair', 0);
    insert into collection_text select id, ${englishLanguageId}, 'A pair', '' from collection where slug = 'a-pair';
    insert into collection_book select c.id, two.book_id, two.at from collection c,
      (select book_id, row_number() over (order by book_id) as at from edition
        where language_id = ${englishLanguageId} and status = 'published' order by book_id limit 2) two
      where c.slug = 'a-pair'`);
  const reader = await visit(laptop);
  for (const width of [1280, 800, 360]) {
    await reader.setViewportSize({ width, height: 800 });
    await reader.goto(`${url}/collections`);
    const card = reader.locator('.coll').filter({ hasText: 'A pair' });
    await card.waitFor();
    const sides = await card.evaluate((link) =>
      [link, ...link.querySelectorAll('.cover')].map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return { left, right };
      }),
    );
    const [ofCard, ...ofCovers] = sides;
    expect(ofCovers).toHaveLength(2);
    for (const { left, right } of ofCovers) {
      expect(left).toBeGreaterThanOrEqual(ofCard?.left ?? Number.NaN);
      expect(right).toBeLessThanOrEqual(ofCard?.right ?? Number.NaN);
    }
  }
});

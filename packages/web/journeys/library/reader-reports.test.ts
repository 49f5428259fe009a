import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutIsolates } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const wrong = 'Something is wrong with this book';

let library: BackRoomLibrary;
let url: string;
let ruth: Page;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  const session = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: ['Mali'], mails: library.mails });
  await library.give(session.userId, 'LIBRARIAN');
  await renewSession(session.context, url);
  ruth = await session.context.newPage();
});
afterAll(() => library.close());

// Names are kept apart from the sentence by signs that nobody sees.
const said = async () => withoutIsolates(await ruth.locator('.library__done').innerText());
const dialog = (page: Page) => page.getByRole('dialog', { name: wrong });

/** Goes by presses and turns to the last page, as readers do. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.goto(`${url}/read/the-red-kite/2`);
  await page.locator('.reader[data-records]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.page--end').getByRole('button', { name: wrong }).waitFor();
}

async function report(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: wrong }).click();
  await dialog(page).getByRole('button', { name: what }).click();
}

const thanks = (page: Page) => dialog(page).getByRole('status').getByText('Thank you! We will look at it.').waitFor();

test('a reader tells twice of a wrong word; the librarian takes the book back, and puts it back on the shelf', async () => {
  const reader = await visit(phone);
  await reader.goto(`${url}/book/the-red-kite`);
  await reader.locator('html[data-started]').waitFor();
  await report(reader, 'A wrong word');
  await thanks(reader);
  await dialog(reader).getByRole('button', { name: 'Close' }).click();
  await readToTheEnd(reader);
  await report(reader, 'A wrong word');
  await thanks(reader);
  expect(new URL(reader.url()).pathname).toBe('/read/the-red-kite/3');

  await ruth.goto(`${url}/library`);
  await ruth
    .getByRole('main')
    .getByRole('link', { name: /^Reports by readers What readers say/ })
    .click();
  const card = ruth
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: ruth.getByRole('heading', { level: 2 }) });
  await card.getByText('A wrong word · Reports: 2 · English').waitFor();
  await ruth.waitForLoadState();
  expect(await card.count()).toBe(1);
  expect(await card.getByRole('link', { name: 'The Red Kite', exact: true }).getAttribute('href')).toMatch(
    /^\/library\/books\/\d+\?edition=\d+$/,
  );
  expect(await card.getByRole('link', { name: 'Read: The Red Kite' }).getAttribute('href')).toBe(
    '/read/the-red-kite/0',
  );
  await card.getByRole('button', { name: 'Take back: The Red Kite' }).click();
  await expect.poll(said).toContain('Ruth answered a report: The Red Kite.');
  await ruth.getByText('There are no reports here.').waitFor();
  await ruth.getByRole('link', { name: 'Answered' }).click();
  await card.getByText('Taken back').waitFor();
  expect((await reader.goto(`${url}/book/the-red-kite`))?.status()).toBe(410);

  await ruth.goto(`${url}/library/shelf`);
  await ruth.getByText('Changes you can undo').click();
  await ruth.getByRole('button', { name: 'Undo: Take back: The Red Kite' }).click();
  await ruth.getByRole('status').getByText('Changed: 1').waitFor();
  expect((await reader.goto(`${url}/book/the-red-kite`))?.status()).toBe(200);
});

test('without a network it waits on the device, and is told when the network is back', async () => {
  const reader = await visit(phone);
  await readToTheEnd(reader);
  await reader.context().setOffline(true);
  await report(reader, 'A wrong picture');
  await dialog(reader).getByText('Thank you! We will send it when you are online again.').waitFor();
  const reported = reader.waitForResponse((answer) => answer.url().includes('/api/report/book/'));
  await reader.context().setOffline(false);
  expect((await reported).status()).toBe(200);
  await ruth.goto(`${url}/library/reports`);
  await ruth.getByText('A wrong picture · Reports: 1').waitFor();
});

test('without script it is a form, a page of thanks, and the way back to the book', async () => {
  const reader = await visit({ ...phone, javaScriptEnabled: false });
  await reader.goto(`${url}/book/hen-and-the-kite`);
  await report(reader, 'Not for children');
  await reader.getByText('Thank you! We will look at it.').waitFor();
  await reader.getByRole('link', { name: 'Back to the book' }).click();
  await expect.poll(() => new URL(reader.url()).pathname).toBe('/book/hen-and-the-kite');
  await ruth.goto(`${url}/library/reports`);
  const card = ruth.getByRole('main').getByRole('listitem').filter({ hasText: 'Not for children' });
  const dismissed = card.getByRole('button', { name: 'Not a problem: Hen and the Kite' });
  await dismissed.click();
  await card.waitFor({ state: 'detached' });
  await ruth.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(said).toContain('Ruth took an answer to a report back: Hen and the Kite.');
  await dismissed.click();
  await card.waitFor({ state: 'detached' });
  await ruth.goto(`${url}/library/reports?state=answered`);
  await card.getByRole('button', { name: 'Undo: Hen and the Kite' }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(said).toContain('Ruth took an answer to a report back: Hen and the Kite.');
  await ruth.goto(`${url}/library/reports`);
  await dismissed.click();
  await card.waitFor({ state: 'detached' });
});

test('a book that five children found scary is shown to be looked at, and is put aside', async () => {
  await library.run(`
    with reader as (
      insert into profile (account_id, name, image_url)
      select (select min(id) from account), 'Reader ' || n, '/media/avatars/fox.webp' from generate_series(1, 5) as n returning id)
    insert into review (profile_id, book_id, mood, reason, reviewed_at)
    select reader.id, edition.book_id, 'SAD', 'SCARY', now() from reader, edition where edition.slug = 'hen-and-the-kite'`);
  await ruth.goto(`${url}/library/reports`);
  const scary = ruth.getByRole('region', { name: 'Several children found these books scary' });
  await ruth.setViewportSize({ width: 320, height: 700 });
  expect(await axeFaultsInBoth(ruth, 'scary books')).toEqual([]);
  await ruth.setViewportSize(laptop.viewport);
  await scary.getByRole('link', { name: /^Hen and the Kite.*at least 5$/ }).click();
  await ruth.getByText('In the past year at least 5 children said that this book is scary.').waitFor();
  await ruth.goBack();
  await scary.getByRole('button', { name: 'Looked at: Hen and the Kite' }).click();
  await expect.poll(said).toContain('Ruth looked at a book that children found scary: Hen and the Kite.');
  await scary.waitFor({ state: 'detached' });
  await ruth.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(said).toContain('Ruth put a book that children found scary back on the list: Hen and the Kite.');
  await scary.getByRole('button', { name: 'Looked at: Hen and the Kite' }).waitFor();
});

test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
  const reader = await visit(phone);
  for (const language of ['English', 'العربية']) {
    await reader.setViewportSize({ width: 320, height: 700 });
    await reader.goto(`${url}/book/hen-and-the-kite`);
    await reader.locator('html[data-started]').waitFor();
    if (language !== 'English') await chooseLanguage(reader, language);
    await reader.locator(language === 'English' ? 'html[lang=en]' : 'html[lang=ar]').waitFor();
    expect(await axeFaultsInBoth(reader, '/book')).toEqual([]);
    await reader.locator('.reportlink > button').click();
    await reader.locator('.report').waitFor();
    expect(await axeFaultsInBoth(reader, `the dialog, ${language}`)).toEqual([]);
    await reader.goto(`${url}/report/1`);
    expect(await axeFaultsInBoth(reader, '/report')).toEqual([]);
  }
  await ruth.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/library/reports', '/library/reports?state=answered']) {
    await ruth.goto(url + path);
    expect(await axeFaultsInBoth(ruth, path)).toEqual([]);
  }
});

test('where what sends it cannot be had the form goes by itself; without a network the reader hears so', async () => {
  const reader = await visit(phone);
  await reader.route('**/assets/send-report-*.js', (route) => route.abort());
  await reader.goto(`${url}/book/the-red-kite`);
  await reader.locator('html[data-started]').waitFor();
  await reader.context().setOffline(true);
  await report(reader, 'A wrong word');
  await dialog(reader).getByRole('alert').getByText('Please check your internet connection').waitFor();
  await reader.context().setOffline(false);
  await dialog(reader).getByRole('button', { name: 'A wrong picture' }).click();
  await reader.waitForURL(/\/report\/\d+\?sent=/);
  await reader.getByText('Thank you! We will look at it.').waitFor();
});

test('whoever closes the dialog before the answer is there finds the choices in it the next time', async () => {
  const reader = await visit(phone);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await reader.route('**/api/report/book/*', async (route) => {
    await slow;
    await route.fulfill({ json: {} });
  });
  await reader.goto(`${url}/book/the-red-kite`);
  await reader.locator('html[data-started]').waitFor();
  const asked = reader.waitForRequest('**/api/report/book/*');
  const answered = reader.waitForResponse('**/api/report/book/*');
  await report(reader, 'Something else');
  await asked;
  await dialog(reader).getByRole('button', { name: 'Close' }).click();
  answer();
  await (await answered).finished();
  await reader.getByRole('button', { name: wrong }).click();
  await dialog(reader).getByRole('button', { name: 'A wrong word' }).waitFor();
  expect(await dialog(reader).getByRole('status').first().innerText()).toBe('');
});

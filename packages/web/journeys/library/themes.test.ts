import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteOf, noteSays } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let page: Page;
let reader: Page;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const note = () => noteOf(page);
const said = (sentence: string) => noteSays(page, sentence);
const open = async (name: string) => {
  await page.goto(`${url}/library/themes`);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Find a theme' }).fill(name);
  await main.getByRole('button', { name: 'Search' }).press('Enter');
  await page.waitForURL(/words=/);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};
const themesOnBook = async (slug: string) => {
  await reader.goto(`${url}/book/${slug}`);
  return reader.getByRole('main').locator('a[href^="/tag/"]').allTextContents();
};
/** Asked of the call: where nothing is found the page shows other books. */
const found = async (words: string) => {
  const answer = await reader.request.get(`${url}/api/v5/book/search?cardName=${words}`);
  const { items } = (await answer.json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
};

test('a librarian makes a theme and says what it is called in another language', async () => {
  await page.goto(`${url}/library`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Themes/ })
    .last()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Themes' }).waitFor();
  // Once it lives an answer would take the focus from who types.
  await started(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Wind');
  await page.getByRole('button', { name: 'Make a theme' }).click();
  await page.getByRole('alert').getByText('There is a theme with this name already.').waitFor();
  expect(await name.inputValue()).toBe('Wind');
  await name.fill('Flying');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Skill' });
  await page.getByRole('button', { name: 'Make a theme' }).press('Enter');
  await said('Ruth made the theme Flying.');
  await open('Flying');
  const another = page.getByRole('group', { name: 'Another language' });
  await another.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Français' });
  await another.getByRole('textbox', { name: 'Name' }).fill('Voler');
  await page.getByRole('textbox', { name: 'Other words that find it' }).fill('soaring\nupward');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await said('Ruth changed the theme Flying.');
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Voler');
  await note().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Other words that find it' }).inputValue()).toBe('');
  await note().getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Other words that find it' }).inputValue())
    .toBe('soaring\nupward');
});

test('a name that is being typed stays while the list is searched, and goes with the theme that is made of it', async () => {
  await page.goto(`${url}/library/themes`);
  await started(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Strings');
  await page.getByRole('searchbox', { name: 'Find a theme' }).fill('wind');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Flying/ })
    .waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Strings');
  await page.getByRole('button', { name: 'Make a theme' }).press('Enter');
  await said('Ruth made the theme Strings.');
  await expect.poll(() => name.inputValue()).toBe('');
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth took away the theme Strings.');
});

test('joined with another its books get that, its address leads there, and an undo parts them again', async () => {
  reader = await visit();
  expect(await themesOnBook('the-red-kite')).toEqual(['Wind']);
  await open('Wind');
  const old = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await open('Flying');
  const kept = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await page.getByRole('searchbox', { name: 'Find a theme' }).fill('breeze');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Join: Wind' }).press('Enter');
  await said('Ruth joined themes: Wind = Flying.');
  expect(await themesOnBook('the-red-kite')).toEqual(['Flying']);
  expect(await themesOnBook('le-cerf-volant-rouge')).toEqual(['Voler']);
  await expect.poll(() => found('soaring')).toEqual(['The Red Kite']);
  await reader.goto(`${url}/search?cardName=soaring`);
  await reader.getByRole('main').getByRole('link', { name: 'The Red Kite' }).waitFor();
  const answer = await reader.request.get(`${url}/tag/${old}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `/tag/${kept}`]);
  const feed = await reader.request.get(`${url}/opds/v2/tags/${old}`);
  expect(await feed.text()).toContain('The Red Kite');
  await reader.goto(`${url}/tag/${old}`);
  await reader.getByRole('heading', { level: 1, name: 'Flying' }).waitFor();
  await page.goto(`${url}/library/themes?gone=`);
  await page.getByText(/Joined to .?Flying/).waitFor();
  await page.getByRole('button', { name: 'Put back: Wind' }).click();
  await said('Ruth brought back the theme Wind.');
  expect(await themesOnBook('the-red-kite')).toEqual(['Wind']);
  await expect.poll(() => found('soaring')).toEqual([]);
});

test('taken away no reader finds it, until it is put back', async () => {
  reader = await visit();
  await open('Wind');
  const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await page.getByRole('button', { name: 'Take away' }).press('Enter');
  await said('Ruth took away the theme Wind.');
  expect(await themesOnBook('the-red-kite')).toEqual([]);
  expect((await reader.goto(`${url}/tag/${id}`))?.status()).toBe(404);
  await expect.poll(() => found('breeze')).toEqual([]);
  await note().getByRole('button', { name: 'Undo' }).click();
  await said('Ruth brought back the theme Wind.');
  expect((await reader.goto(`${url}/tag/${id}`))?.status()).toBe(200);
  expect(await themesOnBook('the-red-kite')).toEqual(['Wind']);
  await expect.poll(() => found('breeze')).toEqual(['The Red Kite']);
});

test('who saves what somebody else has changed meanwhile is told, sees it, keeps what was chosen, and can save it then', async () => {
  await open('Wind');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Place' });
  await second.getByRole('textbox', { name: 'Other words that find it' }).fill('breeze\ngust');
  await second.getByRole('button', { name: 'Save' }).click();
  await second
    .getByRole('main')
    .getByRole('status')
    .getByText(/changed the theme/)
    .waitFor();
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.selectOption({ label: 'Feature' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Somebody else has changed this meanwhile.').waitFor();
  expect(await kind.inputValue()).toBe('feature');
  const words = page.getByRole('textbox', { name: 'Other words that find it' });
  await expect.poll(() => words.inputValue()).toBe('breeze\ngust');
  await page.getByRole('button', { name: 'Save' }).click();
  await said('Ruth changed the theme Wind.');
  expect([await kind.inputValue(), await words.inputValue()]).toEqual(['feature', 'breeze\ngust']);
  await second.close();
});

test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
  await open('Flying');
  const address = new URL(page.url()).pathname;
  await open('Unused');
  await page.getByRole('button', { name: 'Take away' }).click();
  await said('Ruth took away the theme Unused.');
  const gone = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of [undefined, 'العربية']) {
    if (language !== undefined) await chooseLanguage(page, language);
    for (const own of ['/library/themes', '/library/themes?gone=', `${address}?q=wind`, gone]) {
      await page.goto(url + own);
      await page.getByRole('navigation', { name: language === undefined ? 'Back room' : 'الغرفة الخلفية' }).waitFor();
      expect(await axeFaultsInBoth(page, `${own} ${language}`)).toEqual([]);
    }
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { Problem } from '@letsread/http/problem.ts';
import { loadStarter } from '@letsread/importer/starter/load-starter.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { mailFolder } from '../testing/mails.ts';
import { writeSixBooks } from '../testing/six-books.ts';
import { signedIn } from '../testing/signed-in.ts';
import { started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();

/** What the calls of pages answer instead, by the call's name. */
const instead = new Map<string, (input: never) => unknown>();
const overloaded = () => {
  throw new Problem('overloaded', 503);
};

let dataDir: string;
let database: Database;
let close: () => Promise<void>;
let url: string;

/** A library of which single calls can be made to fail: the server is the real one. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  database = await openTestDatabase();
  await loadStarter(database, createPictureStore(dataDir), await writeSixBooks(path.join(dataDir, 'starter')));
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }),
    loadWebApp: ({ createClient, ...options }) =>
      loadBuiltWebApp({ ...options, createClient: (request) => failing(createClient(request)) }),
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  close = () => server.close();
});

afterEach(() => instead.clear());

afterAll(async () => {
  await close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function failing(client: ApiClient): ApiClient {
  return async (call, input) => {
    const answer = instead.get(call.name);
    return answer === undefined ? client(call, input) : (answer(input as never) as never);
  };
}

describe('section 8: suggested books failure', () => {
  test("says 'Error fetching suggested books: ...' in their place, and the rest of the page stands", async () => {
    instead.set('suggestBooks', overloaded);
    const page = await visit();
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await page.getByRole('alert').getByText('Error fetching suggested books: Overloaded.').waitFor();
    await page.getByRole('heading', { name: 'Grow as you read' }).waitFor();
    // The next visitor is asked for anew.
    instead.clear();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'New books' }).waitFor();
    await page.waitForLoadState();
    expect(await page.getByText('Error fetching').count()).toBe(0);
  });
});

describe('section 8: failures that are silent', () => {
  test('of the language list: the page stands, and the picker says so when it is opened', async () => {
    instead.set('listLanguages', overloaded);
    const page = await visit();
    const response = await page.goto(`${url}/search`);
    expect(response?.status()).toBe(200);
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
    await page.getByRole('button', { name: /^App Language/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Try again' }).waitFor();
  });

  test('of the avatars: the dialog stands without pictures, and offers to try again', async () => {
    const { context: visitor } = await signedIn(await context(), url, { mails: mailFolder(dataDir) });
    instead.set('listAvatars', overloaded);
    const page = await visitor.newPage();
    await page.goto(`${url}/profile/create`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'What is your name?' }).waitFor();
    expect(await main.getByRole('radio').count()).toBe(0);
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
    instead.clear();
    await main.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => main.getByRole('radio').count()).toBe(20);
  });
});

describe('section 4: the interface text', () => {
  const inArabic = {
    localization_id: '1003',
    localization_name: 'X',
    localization_lang: 'ar',
    localization_direction: 'rtl',
  };

  async function arabicPage() {
    const visitor = await context();
    await visitor.addCookies(Object.entries(inArabic).map(([name, value]) => ({ name, value, url })));
    return visitor.newPage();
  }

  test('of the chosen language is empty: the English default text is loaded', async () => {
    instead.set('getInterfaceText', () => ({ value: '{"fields":{},"direction":"rtl"}' }));
    const page = await arabicPage();
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { name: 'What shall we read?' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test("if that fails the error layout shows: only the top bar, the error page 'Something Went Wrong' and the footer", async () => {
    instead.set('getInterfaceText', overloaded);
    const page = await arabicPage();
    const response = await page.goto(`${url}/search`);
    expect(response?.status()).toBe(503);
    await page.getByRole('heading', { name: 'Something Went Wrong', exact: true }).waitFor();
    const shown = await page.locator('body > :visible').evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(shown.filter((tag) => !['A', 'DIV'].includes(tag))).toEqual(['HEADER', 'MAIN', 'FOOTER']);
    instead.clear();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('searchbox').waitFor();
  });
});

/** What a call of a page answers, by its address. */
async function answerOf(path: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${url}/api${path}`)).json()) as Record<string, unknown>;
}

test('a library without a book offers the language that it speaks, and says of nothing that it could not be had', async () => {
  instead.set('listLanguages', () => ({ languages: [] }));
  const page = await (await fetch(`${url}/about?without=books`)).text();
  expect(page.match(/<input[^>]* name="language"[^>]*>/g)).toEqual([
    expect.stringMatching(/checked="".*value="4846240843956224"|value="4846240843956224".*checked=""/),
  ]);
  expect(page).not.toContain('We couldn’t load the languages');
});

test('the books of a level come as somebody scrolls, five parts at a time; then a press brings more', async () => {
  const six = await answerOf('/v5/book/search?lId=4846240843956224');
  instead.set('searchBooks', () => ({ ...six, total: 400, cursor: 'WzAsMCwiMSJd' }));
  const page = await visit();
  await page.goto(`${url}/level/2`);
  const toTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return page.locator('[data-list=books] > *').count();
  };
  await expect.poll(toTheEnd).toBe(36);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByText('36 of 400 shown').waitFor();
  await page.getByRole('link', { name: 'Show more books' }).click();
  await expect.poll(toTheEnd).toBe(72);
});

test('a part that comes after a filter was chosen is not added to the books that are shown by then', async () => {
  const six = await answerOf('/v5/book/search?lId=4846240843956224');
  instead.set('searchBooks', ({ level }: { level?: string }) => ({
    ...six,
    total: level === undefined ? 400 : 300,
    cursor: 'WzAsMCwiMSJd',
  }));
  const page = await visit();
  await page.goto(`${url}/search`);
  await started(page);
  const late = Promise.withResolvers<void>();
  await page.route(/\/search\?cursor=/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/search\?cursor=/);
  await page.getByRole('link', { name: 'Show more books' }).click();
  const answered = (await asked).response();
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check();
  await page.getByText('6 of 300 shown').waitFor();
  late.resolve();
  await (await answered)?.finished();
  await page.getByRole('link', { name: 'Show more books' }).click();
  await page.getByText('12 of 300 shown').waitFor();
});

test('a path that is not there in the language of an address says in which it is not', async () => {
  const { languages } = (await answerOf('/language/by_type')) as { languages: { id: string; name: string }[] };
  const arabic = languages.find(({ name }) => name === 'العربية');
  const { items } = (await answerOf('/pathways?lId=4846240843956224')) as { items: { slug: string }[] };
  const slug = items[0]?.slug ?? '';
  const english = await answerOf(`/pathways/${slug}?lId=4846240843956224`);
  instead.set('getPathway', () => english);
  const page = await (await fetch(`${url}/pathways/${slug}?lId=${arabic?.id}`)).text();
  expect(page).toContain('This path isn’t in العربية yet.');
});

test('where books are not counted to the end, the list of a level and the button of the filters say so', async () => {
  const six = await answerOf('/v5/book/search?lId=4846240843956224');
  instead.set('searchBooks', () => ({ ...six, total: 1000, isTotalCapped: true, cursor: 'WzAsMCwiMSJd' }));
  const level = await (await fetch(`${url}/level/3`)).text();
  expect(level).toContain('1,000+ books');
  expect(level).not.toContain('1,000 books');
  const search = await (await fetch(`${url}/search?language=all`)).text();
  expect(search).toContain('Show 1,000+ books');
});

test('a large library has a shelf for each theme and level, and for other languages, each with the way to all of it', async () => {
  const shelves = await answerOf('/book/shelves');
  const books = shelves['popular'] as unknown[];
  instead.set('listShelves', () => ({
    ...shelves,
    byTheme: [{ tag: { id: '7', slug: 'wind', name: 'Wind' }, total: 9, books }],
    byLevel: [{ level: 2, total: 9, books }],
    inOtherLanguages: books,
  }));
  const page = await visit();
  // Home as it is stands in the cache of pages.
  await page.goto(`${url}/?large`);
  for (const [name, to] of [
    ['Wind', '/tag/7'],
    ['Level 2 Beginner', '/level/2'],
    ['In other languages', '/search?language=all'],
  ] as const) {
    const shelf = page.getByRole('region', { name });
    expect(await shelf.getByRole('article').count()).toBe(books.length);
    expect(await shelf.getByRole('link', { name: `See all ${name}` }).getAttribute('href')).toBe(to);
  }
});

test('four pictures hang on the string, and every picture has the corners of its cover', async () => {
  const page = await visit();
  await page.goto(url);
  expect(await page.locator('.line').getByRole('link').count()).toBe(4);
  const corners = await page.locator('.book .cover img, .coll .cover img').evaluateAll((all) =>
    all.map((picture) => {
      const cover = picture.closest('.cover');
      return [getComputedStyle(picture).borderRadius, cover === null ? '' : getComputedStyle(cover).borderRadius];
    }),
  );
  expect(corners.length).toBeGreaterThan(5);
  for (const [inner, outer] of corners) expect(inner).toBe(outer);
});

test('section 2: a loading page stands where a screen is long on its way', async () => {
  const page = await visit();
  await page.goto(url);
  await started(page);
  // A page that is on its way answers no question of the test: it notes itself what it shows.
  await page.evaluate(() => {
    const loading = document.querySelector<HTMLElement>('#loading > .loading');
    const note = () => loading?.checkVisibility() === true && sessionStorage.setItem('shown', loading.innerText.trim());
    if (loading !== null) new MutationObserver(note).observe(loading, { attributes: true });
  });
  await page.getByRole('link', { name: 'My books' }).click();
  await page.getByRole('heading', { level: 1, name: 'My books' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('Opening the library');
  expect(await page.getByText('Opening the library').isVisible()).toBe(false);
});

test('an address or cookie that one visitor makes up spoils the words of nobody else', async () => {
  const { languages } = (await (await fetch(`${url}/api/language/by_type`)).json()) as {
    languages: { id: string; languageISOCode: string; name: string; direction: string }[];
  };
  const spanish = languages.find((one) => one.languageISOCode === 'es');
  await fetch(`${url}/words/${spanish?.id}-zz.abc.json`);
  const cookies = (tag: string) => ({
    cookie: `localization_id=${spanish?.id}; localization_name=x; localization_lang=${tag}; localization_direction=rtl`,
  });
  await fetch(url, { headers: cookies('zz') });
  const page = await (await fetch(url, { headers: cookies('es') })).text();
  expect(page).toMatch(/<html lang="es" dir="ltr"/);
  expect((await fetch(`${url}/words/77-en.abc.json`)).headers.get('cache-control')).toBe('no-store');
});

test('a page that had to go without something is made anew for the next reader', async () => {
  instead.set('listLanguages', overloaded);
  expect((await fetch(`${url}/level/1`)).headers.get('cache-control')).toBe('no-store');
  instead.clear();
  expect(await (await fetch(`${url}/level/1`)).text()).toContain('العربية');
});

test.each([
  ['listDownloads', '/book/papa-counts-to-six'],
  ['getMood', '/book/papa-counts-to-six'],
  ['getActivities', '/book/papa-counts-to-six'],
  ['getDecodable', '/book/papa-counts-to-six'],
  ['listTagBooks', '/book/papa-counts-to-six'],
  ['getDecodableScheme', '/level/1'],
])('where %s fails, %s is shown without it, and kept for nobody', async (call, path) => {
  // An address of its own: what was made before is kept.
  const answersOf = async () => (await fetch(`${url}${path}?without=${call}`)).headers.get('cache-control');
  instead.set(call, overloaded);
  expect(await answersOf()).toBe('no-store');
  instead.clear();
  expect(await answersOf()).not.toBe('no-store');
});

test('whoever has too many lists of books made is told to wait, and for how long', async () => {
  instead.set('createBundle', () => {
    throw new Problem('too-many-requests', 429, { retryAfterSeconds: 530 });
  });
  const page = await visit();
  await page.goto(`${url}/take-along?level=1&without=createBundle`);
  await page.getByRole('button', { name: /^Read in another app/ }).click();
  await page.getByText('Please wait 9 minutes, then try again.').waitFor();
});

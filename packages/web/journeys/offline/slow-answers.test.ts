import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { deviceContents, shownPictures, taken } from './offline-books.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const offlineLine = (page: Page) => page.getByText('You are offline.');
const opacityOf = (book: Locator) => book.locator('.cover').evaluate((one) => getComputedStyle(one).opacity);
const isPage = (path: string) => !/^\/(?:assets|words|media|api)\//.test(path);

async function withHomeSeen(): Promise<Page> {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(gateway.url);
  await taken(page);
  await expect.poll(async () => (await deviceContents(page)).seen).toContain('/');
  return page;
}

async function withOfflineBook(): Promise<Page> {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  return page;
}

test('what a page from its copy says stands from its first paint on, and moves nothing away from under a finger', async () => {
  const page = await withHomeSeen();
  gateway.fate = () => ({ status: 502 });
  // Its scripts are held back until it was looked at.
  let start = () => {};
  const looked = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.exposeFunction('looked', () => looked);
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (act, options) => {
      void (window as unknown as { looked: () => Promise<void> }).looked().then(() => idle(act, options));
      return 0;
    };
  });
  await page.goto(gateway.url);
  await offlineLine(page).waitFor();
  const top = (await page.getByRole('main').boundingBox())?.y;
  start();
  await atRest(page);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(top);
});

test('a link that is pressed before the app has started is followed by the browser', async () => {
  const page = await (await context(densePhone)).newPage();
  gateway.fate = (path) => (path.startsWith('/assets/document-') ? 'hold' : undefined);
  await page.goto(gateway.url, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => gateway.requestedPaths.some((path) => path.startsWith('/assets/document-'))).toBe(true);
  await page.getByRole('link', { name: 'Papa Counts to Six' }).first().click();
  await page.waitForURL('**/book/papa-counts-to-six', { waitUntil: 'commit' });
  expect(gateway.requestedPaths).toContain('/book/papa-counts-to-six');
});

test('one slow page is shown from its copy, and the library is as open as before', async () => {
  const page = await withHomeSeen();
  gateway.fate = (path) => (path === '/' ? 'hold' : undefined);
  await page.goto(gateway.url);
  await expect.poll(() => gateway.requestedPaths).toContain('/healthz');
  await offlineLine(page).waitFor({ state: 'hidden' });
  const book = page.getByRole('link', { name: 'Papa Counts to Six' }).first();
  await expect.poll(() => opacityOf(book)).toBe('1');
  await book.click();
  await page.waitForURL('**/book/papa-counts-to-six');
  await page.getByRole('heading', { level: 1, name: 'Papa Counts to Six' }).waitFor();
});

test('on a very slow link a press is told that its page cannot be had, until the library answers', async () => {
  const page = await withHomeSeen();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  gateway.fate = (path) => (isPage(path) ? { after: slow } : undefined);
  await page.goto(gateway.url);
  await offlineLine(page).waitFor();
  const book = page.getByRole('link', { name: 'Papa Counts to Six' }).first();
  // From then on a press is heard by the page.
  await expect.poll(() => opacityOf(book)).toBe('0.4');
  await book.click();
  await page.getByRole('alert').getByText('This book is not on this device').waitFor();
  answer();
  await offlineLine(page).waitFor({ state: 'hidden' });
  await book.click();
  await page.waitForURL('**/book/papa-counts-to-six');
});

test('a page from its copy leads on as soon as the library is there again', async () => {
  const page = await withHomeSeen();
  gateway.fate = () => ({ status: 502 });
  await page.goto(gateway.url);
  await offlineLine(page).waitFor();
  const book = page.getByRole('link', { name: 'Papa Counts to Six' }).first();
  await expect.poll(() => opacityOf(book)).toBe('0.4');
  await book.click();
  await page.getByRole('alert').getByText('This book is not on this device').waitFor();
  gateway.fate = () => undefined;
  await book.click();
  await page.waitForURL('**/book/papa-counts-to-six');
});

test('a page that is not here says so where a gateway is without its library, and comes as soon as it is back', async () => {
  const page = await withHomeSeen();
  gateway.fate = () => ({ status: 502 });
  await page.goto(`${gateway.url}/book/papa-counts-to-six`);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  gateway.fate = () => undefined;
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Papa Counts to Six' }).waitFor();
});

test('a page that is made for one reader alone is asked for once more to have a copy of it, and then no more', async () => {
  const page = await withHomeSeen();
  const path = '/book/papa-counts-to-six?name=Amina';
  const requests = () => gateway.requestedPaths.filter((requested) => requested === path).length;
  await page.goto(gateway.url + path);
  await expect.poll(requests).toBeGreaterThan(1);
  await page.goto(gateway.url);
  await atRest(page);
  expect(requests()).toBe(2);
  expect((await deviceContents(page)).seen).not.toContain(path);
});

test('a library that fails leaves a kept book readable, and one that withdrew it is believed', async () => {
  const page = await withOfflineBook();
  gateway.fate = (path) => (isPage(path) ? { status: 500 } : undefined);
  await page.goto(`${gateway.url}/read/the-great-slow-chase/4`);
  await expect.poll(() => page.title()).toContain('page 4 of');
  expect((await shownPictures(page))[0]).toBeGreaterThan(0);
  gateway.fate = (path) => (isPage(path) ? { status: 404 } : undefined);
  expect(await page.evaluate(async () => (await fetch('/read/the-great-slow-chase/4')).status)).toBe(404);
});

test.each([
  ['behind a gateway whose server is away', { status: 503 }],
  ['on a link that does not answer', 'hold'],
] as const)('the pages of a kept book as data are had %s', async (_, fate) => {
  const page = await withOfflineBook();
  const data = (await deviceContents(page)).kept.find((key) => key.startsWith('/api/')) ?? '';
  gateway.fate = () => fate;
  const statusOf = (address: string, patienceMs: number) =>
    page.evaluate(
      async ([requested, ms]) => {
        const signal = AbortSignal.timeout(ms);
        return fetch(requested, { signal }).then(
          ({ status }) => status,
          () => 0,
        );
      },
      [address, patienceMs] as const,
    );
  expect(await statusOf(data, 150_000)).toBe(200);
  // Data without videos is no answer to who asks for a sign language.
  expect(await statusOf(`${data}&signLanguage=true&sl=ase`, 6000)).not.toBe(200);
});

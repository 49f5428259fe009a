import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Gateway, openGateway } from './gateway.ts';
import { offlineBookTitles, deviceContents, offlineRecords, shelfAtRest, taken } from './offline-books.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const longAgo = { build: 'of long ago' };
const isOfBook = (path: string) => /^\/(?:read|book)\//.test(path);

async function withOfflineBook(): Promise<Page> {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  return page;
}

test('a kept book is brought up to date in the background when the app has changed', async () => {
  const page = await withOfflineBook();
  const [before] = await offlineRecords(page);
  await offlineRecords(page, longAgo);
  gateway.requestedPaths.length = 0;
  await page.goto(`${gateway.url}/about`);
  await expect.poll(async () => (await offlineRecords(page))[0]?.build).toBe(before?.build);
  expect(gateway.requestedPaths.filter((path) => /^\/read\/[^/]+\/\d+$/.test(path)).length).toBe(2);
  expect(gateway.requestedPaths.filter((path) => path.endsWith('/640.avif'))).toEqual([]);
});

test('what was not brought to its end is begun anew on the next page', async () => {
  const page = await withOfflineBook();
  const [before] = await offlineRecords(page);
  await offlineRecords(page, longAgo);
  gateway.requestedPaths.length = 0;
  gateway.fate = (path) => (path.startsWith('/read/') ? 'hold' : undefined);
  await page.goto(`${gateway.url}/about`);
  await expect.poll(() => gateway.requestedPaths.some((path) => path.startsWith('/read/'))).toBe(true);
  gateway.fate = () => undefined;
  await page.goto(`${gateway.url}/about`);
  await expect.poll(async () => (await offlineRecords(page))[0]?.build).toBe(before?.build);
  await expect.poll(async () => (await deviceContents(page)).jobs).toEqual([]);
});

test('a device that is full at the end of that leaves the book whole, and it is not tried again', async () => {
  const page = await withOfflineBook();
  const before = (await deviceContents(page)).kept;
  await offlineRecords(page, longAgo);
  await page.context().addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the cache it is of
    const { put } = Cache.prototype;
    Cache.prototype.put = async function full(key, response) {
      if (key === '/book/the-great-slow-chase') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, key, response);
    };
  });
  gateway.fate = (path) => {
    if (path === '/assets/new-1.js') return { status: 200 };
    const change = (text: string) => text.replace('"assets":[', '"assets":["/assets/new-1.js",');
    return path.startsWith('/read/') && path.endsWith('/offline.json') ? { change } : undefined;
  };
  await page.goto(`${gateway.url}/about`);
  await expect.poll(async () => (await offlineRecords(page))[0]?.refusedBy).toBeDefined();
  await shelfAtRest(page);
  const { kept, jobs } = await deviceContents(page);
  expect(jobs).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining([...before, '/assets/new-1.js']));
  gateway.requestedPaths.length = 0;
  await page.goto(`${gateway.url}/about`);
  await shelfAtRest(page);
  expect(gateway.requestedPaths.filter(isOfBook)).toEqual([]);
});

test('a book whose data does not come stays as it was kept: what this device has is no news', async () => {
  const page = await withOfflineBook();
  await offlineRecords(page, longAgo);
  gateway.fate = (path) => (path.startsWith('/api/v5/book/preview/') ? { status: 502 } : undefined);
  await page.goto(`${gateway.url}/about`);
  await expect.poll(async () => (await offlineRecords(page))[0]?.refusedBy).toBeDefined();
  expect((await offlineRecords(page))[0]?.build).toBe(longAgo.build);
});

test('books that the library withdrew do not keep the others from it', async () => {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/collection/rain-and-shine`);
  await taken(page);
  await page.getByRole('button', { name: /^Save all 4 books/ }).click();
  await offlineBookTitles(page, 4);
  const withdrawn = (await offlineRecords(page, longAgo)).slice(0, 3).map(({ card }) => card.slug);
  gateway.fate = (path) => (withdrawn.some((slug) => path.includes(slug)) ? { status: 404 } : undefined);
  await page.goto(`${gateway.url}/about`);
  await expect.poll(async () => (await offlineRecords(page)).filter(({ refusedBy }) => refusedBy).length).toBe(3);
  await page.goto(`${gateway.url}/about`);
  await expect
    .poll(async () => (await offlineRecords(page)).filter(({ build }) => build !== longAgo.build).length)
    .toBe(1);
  expect((await offlineRecords(page)).length).toBe(4);
});

test('a book that is removed while it is brought up to date does not come back', async () => {
  const page = await withOfflineBook();
  await offlineRecords(page, longAgo);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  gateway.requestedPaths.length = 0;
  gateway.fate = (path) => (path.startsWith('/read/') ? { after: slow } : undefined);
  await page.goto(`${gateway.url}/mybooks?show=downloaded`);
  await expect.poll(() => gateway.requestedPaths.filter((path) => path.startsWith('/read/')).length).toBe(1);
  await page.getByRole('button', { name: 'Remove from this device: The Great Slow Chase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('heading', { name: 'No books on this device' }).waitFor();
  answer();
  await shelfAtRest(page);
  expect(await deviceContents(page)).toMatchObject({ kept: [], books: [], jobs: [] });
});

test('of books that the library withdrew all titles are named, in a list as the language of the page has it', async () => {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/collection/rain-and-shine`);
  await taken(page);
  await page.getByRole('button', { name: /^Save all 4 books/ }).click();
  await offlineBookTitles(page, 4);
  gateway.fate = (path) =>
    path.startsWith('/api/book/withdrawn/')
      ? {
          change: () => {
            const ids = path.split('/').at(-1)?.split(',').slice(0, 3) ?? [];
            return JSON.stringify({ items: ids.map((editionId) => ({ editionId })) });
          },
        }
      : undefined;
  await page.goto(`${gateway.url}/about`);
  const said = page.getByRole('status').getByText('is no longer in the library');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^“\u2068[^,]+\u2069, \u2068[^,]+\u2069, and \u2068[^,]+\u2069” is/u);
});

import type { Page } from 'playwright-core';
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

async function withOfflineBook(): Promise<Page> {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  return page;
}

async function turnTo(page: Page, numbers: number[]): Promise<void> {
  for (const number of numbers) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/read/the-great-slow-chase/${number}`);
    expect((await shownPictures(page))[0]).toBeGreaterThan(0);
  }
}

test('a new service worker takes over while a book is open: its pages turn, and it opens without a network', async () => {
  const page = await withOfflineBook();
  await page.goto(`${gateway.url}/read/the-great-slow-chase/0`);
  await turnTo(page, [1, 2]);
  gateway.fate = (path) => (path === '/sw.js' ? { change: (text) => `${text}\n/* the next version */` } : undefined);
  // A worker that is asked something while the next one takes over starts again, and as Playwright watches it, never ends.
  await atRest(page);
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await turnTo(page, [3, 4, 5]);
  await page.context().setOffline(true);
  await turnTo(page, [6, 7]);
  await page.reload();
  await expect.poll(() => page.title()).toContain('page 7 of 11');
  await turnTo(page, [8]);
});

test('a book of a build whose files the server has no more opens and turns, with and without a network', async () => {
  const page = await withOfflineBook();
  const old = new Set((await deviceContents(page)).kept.filter((key) => key.startsWith('/assets/')));
  expect(old.size).toBeGreaterThan(10);
  gateway.fate = (path) => (old.has(path) ? { status: 404 } : undefined);
  for (const isOffline of [false, true]) {
    await page.context().setOffline(isOffline);
    await page.goto(`${gateway.url}/read/the-great-slow-chase/0`);
    await turnTo(page, [1, 2]);
    await page.goto(`${gateway.url}/book/the-great-slow-chase`);
    await page.getByText('On this device', { exact: true }).waitFor();
  }
});

test('a book in the interface language of the device can be read in that language too, without a network', async () => {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  const { languages } = (await (await fetch(`${gateway.url}/api/language/by_type`)).json()) as {
    languages: { id: string; name: string; languageISOCode: string }[];
  };
  const spanish = languages.find(({ languageISOCode }) => languageISOCode === 'es');
  await page.goto(`${gateway.url}/about`);
  await page.evaluate((id) => localStorage.setItem('secondLanguage', id), spanish?.id ?? '');
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  const stories = (await deviceContents(page)).kept.filter((key) => /^\/read\/[^/]+\/0$/.test(key));
  expect(stories.length).toBe(2);
  await page.context().setOffline(true);
  const other = stories.find((key) => !key.includes('the-great-slow-chase')) ?? '';
  await page.goto(gateway.url + other);
  expect(await page.locator('h1').getAttribute('lang')).toBe('es');
  expect((await shownPictures(page))[0]).toBeGreaterThan(0);
});

test('where somebody was in books is found under the names that older builds gave it, whenever they wrote it', async () => {
  const page = await (await context(densePhone)).newPage();
  for (const [at, title] of [
    [1, 'Read by an older build'],
    [2, 'Read in a page of it that was still open'],
  ] as const) {
    await page.goto(`${gateway.url}/about`);
    await page.evaluate(storeAsOlderBuild, { title, bookId: String(at), slug: `book-${at}` });
    await page.goto(gateway.url);
    await page.getByRole('region', { name: 'Keep reading' }).getByText(title).waitFor();
  }
  await page.getByRole('region', { name: 'Keep reading' }).getByText('Read by an older build').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'places'))).toEqual([]);
});

/** Runs in the page: stores where a visitor is in a book as builds until 24 November 2026 did. */
async function storeAsOlderBuild({ title, bookId, slug }: { title: string; bookId: string; slug: string }) {
  const opened = (request: IDBOpenDBRequest) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      request.onupgradeneeded = () => request.result.createObjectStore('places');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database does not open.'));
    });
  const now = (await indexedDB.databases()).find(({ name }) => name === 'letsread')?.version ?? 0;
  const database = await opened(indexedDB.open('letsread', now + 1));
  const position = {
    bookId,
    profileId: '',
    editionId: bookId,
    languageId: '1',
    slug,
    title,
    page: 2,
    pages: 9,
    furthest: 2,
  };
  const writing = database.transaction('places', 'readwrite');
  writing.objectStore('places').put({ ...position, at: new Date().toISOString() }, `:${bookId}`);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  database.close();
  localStorage.setItem('places', '1');
}

/** The sheets of a page by how it has them, without the hashes of their build. */
async function sheetsOf(page: Page): Promise<{ written: string[]; linked: string[] }> {
  return page.evaluate(() => {
    const names = (addresses: string[]) => addresses.map((one) => one.replace(/^.*\/|-[\w-]{8}\.css$/g, ''));
    const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    return {
      written: names(all('style[data-href]').flatMap(({ dataset }) => dataset['href']?.split(' ') ?? [])),
      linked: names(all<HTMLLinkElement>('link[rel=stylesheet]').map(({ href }) => href)),
    };
  });
}

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const namedSheets = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sheets')?.value.replaceAll(/-[\w-]{8}(?=\.|$)/g, '');

test('the sheets that most pages share come once: the pages after the first one link what the device has of it', async () => {
  const page = await (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();
  await page.goto(gateway.url);
  expect((await sheetsOf(page)).written).toEqual(expect.arrayContaining(['root', 'library', 'home']));
  const colour = await paper(page);
  await expect.poll(() => namedSheets(page)).toBe('library.root');
  const asked = gateway.requestedPaths.length;

  await page.goto(`${gateway.url}/level/1`);
  expect(await sheetsOf(page)).toEqual({ written: ['lists'], linked: ['root', 'library'] });
  expect(await paper(page)).toBe(colour);
  await page.goto(`${gateway.url}/read/the-great-slow-chase/0`);
  expect((await sheetsOf(page)).linked).toEqual(['root']);
  await expect.poll(() => namedSheets(page)).toBe('library.reader.root');
  await page.goto(`${gateway.url}/read/papa-counts-to-six/0`);
  expect((await sheetsOf(page)).linked).toEqual(['root', 'reader']);
  expect(gateway.requestedPaths.slice(asked).filter((path) => path.endsWith('.css'))).toEqual([]);

  // A page that was seen is whole without a network.
  await atRest(page);
  await page.context().setOffline(true);
  await page.goto(`${gateway.url}/level/1`);
  expect(await paper(page)).toBe(colour);
  expect((await sheetsOf(page)).linked).toEqual(['root', 'library']);
  await page.context().setOffline(false);

  // Of another build, or where the device has let go of them, a page still has all its sheets.
  const { origin } = new URL(gateway.url);
  await page.context().addCookies([{ name: 'sheets', value: 'root-00000000.library-00000000', url: origin }]);
  await page.goto(`${gateway.url}/level/2`);
  expect((await sheetsOf(page)).written).toEqual(expect.arrayContaining(['root', 'library', 'lists']));
  await page.evaluate(() => caches.delete('seen-files'));
  await expect.poll(() => namedSheets(page)).toBe('library.root');
  await page.evaluate(() => caches.delete('seen-files'));
  await page.goto(`${gateway.url}/level/3`);
  expect(await sheetsOf(page)).toEqual({ written: ['lists'], linked: ['root', 'library'] });
  expect(await paper(page)).toBe(colour);
});

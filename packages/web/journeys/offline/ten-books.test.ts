import { listFavouriteBooks, listKeepReading } from '@letsread/reading/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailFolder } from '../testing/mails.ts';
import type { RunningLibrary } from '../testing/run-library.ts';
import { signedIn } from '../testing/signed-in.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';
import { turnQueued } from '../reader/turns.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { offlineBookTitles, deviceContents, shelfAtRest, shownPictures, taken } from './offline-books.ts';
import { runLibraryOfTen, storyPages } from './ten-books.ts';

const { context } = useBrowser();
let library: RunningLibrary;
let gateway: Gateway;

beforeAll(async () => {
  library = await runLibraryOfTen();
});
afterAll(() => library.close());
beforeEach(async () => {
  gateway = await openGateway(library.url);
});
afterEach(() => gateway.close());

/** What the library was told of reading, in order. */
const storedBooks = () =>
  gateway.requestedPaths.flatMap(
    (path) => /^\/api\/profile\/(turn-page\/\d+|add-favorite-book(?=\/))/.exec(path)?.[1] ?? [],
  );

async function readToTheEnd(page: Page, slug: string): Promise<void> {
  for (let number = 1; number <= storyPages; number++) {
    await page.locator('.turn--next').tap();
    await page.waitForURL(`**/read/${slug}/${number}`);
    expect((await shownPictures(page))[0]).toBeGreaterThan(0);
  }
  await turnQueued(page);
  await page.locator('.turn--next').tap();
  await page.waitForURL(`**/read/${slug}/${storyPages + 1}`);
  // Where the last page was not there yet, it is a document of its own.
  await page.locator('.reader[data-records]').waitFor();
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
}

/** The book that is read each way, and how the network goes and comes. */
const ways = [
  [
    'story-7',
    {
      cut: (visitor: BrowserContext) => visitor.setOffline(true),
      mend: (visitor: BrowserContext) => visitor.setOffline(false),
    },
  ],
  [
    'story-8',
    {
      cut: async () => {
        gateway.fate = () => 'break';
      },
      mend: async () => {
        gateway.fate = () => undefined;
      },
    },
  ],
] as const;

test('ten books are kept; in aeroplane mode, and while the server is away, one is read to its end and marked; back again the library has each thing once', async () => {
  const visitor = await context({ ...densePhone, serviceWorkers: 'allow' });
  const {
    client,
    userId: uId,
    profiles,
  } = await signedIn(visitor, library.url, {
    as: 'Who reads',
    profiles: ['Amina'],
    mails: mailFolder(library.dataDir),
  });
  const pId = profiles[0]?.id ?? '';
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/collection/ten`);
  await taken(page);
  await page.getByRole('button', { name: /^Save all 10 books · \d+(\.\d)? MB$/ }).click();
  await offlineBookTitles(page, 10);
  expect((await deviceContents(page)).books.length).toBe(10);

  const read: string[] = [];
  for (const [slug, { cut, mend }] of ways) {
    await cut(visitor);
    await page.goto(gateway.url);
    await page.reload();
    await page.getByText('You are offline.').waitFor();
    await page.goto(`${gateway.url}/book/${slug}`);
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.waitForURL(`**/read/${slug}/0`);
    await page.locator('.progress input:enabled').waitFor();
    await readToTheEnd(page, slug);
    await page.getByRole('button', { name: 'Favourite' }).tap();
    await page.getByText('Successfully marked favorite.').waitFor();
    await turnQueued(page);
    await page.goto(gateway.url);
    await page.getByText('You are offline.').waitFor();

    gateway.requestedPaths.length = 0;
    await mend(visitor);
    await page.goto(gateway.url);
    read.push(slug);
    const slugsOf = async (books: Promise<{ items: { slug: string }[] }>) =>
      (await books).items.map((one) => one.slug).toSorted();
    await expect.poll(() => slugsOf(client(listFavouriteBooks, { uId, pId }))).toEqual(read);
    await expect.poll(() => slugsOf(client(listKeepReading, { uId, pId, finished: 'true' }))).toEqual(read);
    // A page that is left while it tells tells again, and the library knows it; once all is told, nothing is.
    await page.waitForFunction(() => localStorage.getItem('syncQueue') === null);
    expect(storedBooks()).toContain('add-favorite-book');
    gateway.requestedPaths.length = 0;
    await page.reload();
    await shelfAtRest(page);
    expect(storedBooks()).toEqual([]);
  }
});

test('a book in two sign languages is kept in both, and the one that is chosen is shown without a network', async () => {
  const visitor = await context({ ...densePhone, serviceWorkers: 'allow' });
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/book/story-1`);
  await taken(page);
  await page.getByRole('checkbox', { name: /^With sign language/ }).check();
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  await visitor.setOffline(true);
  await page.goto(`${gateway.url}/read/story-1/2`);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const choice = page.getByRole('combobox', { name: /Sign language/ });
  await choice.selectOption({ value: 'bfi' });
  await page.keyboard.press('Escape');
  const box = page.getByRole('region', { name: 'Sign language' });
  const video = box.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await choice.selectOption({ value: 'ase' });
  await page.keyboard.press('Escape');
  await box.getByText('This page has no sign language.').waitFor();
});

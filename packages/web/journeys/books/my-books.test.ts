import { deleteProfile } from '@letsread/profiles/contract.ts';
import { addFavouriteBook, listFavouriteBooks, turnPage, addMyBook } from '@letsread/reading/contract.ts';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const title = 'The Great Slow Chase';
const path = '/book/the-great-slow-chase';

/** Favourites that fill their cookie. */
const tooMany = Array.from({ length: 200 }, (_, at) => String(10n ** 18n + BigInt(at)))
  .join('.')
  .slice(0, 3799);

const heart = (page: Page, of = title) => page.getByRole('button', { name: `Favourite: ${of}` }).first();

async function opened(visitor: BrowserContext, address: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(url + address);
  await started(page);
  return page;
}

async function cache(visitor: BrowserContext): Promise<string> {
  const found = (await visitor.cookies()).find(({ name }) => name === 'favoritesCache');
  return decodeURIComponent(found?.value ?? '');
}

async function bookId(slug = 'the-great-slow-chase'): Promise<string> {
  return ((await (await fetch(`${url}/api/v5/book/${slug}`)).json()) as { bookId: string }).bookId;
}

async function isPressed(page: Page): Promise<boolean> {
  return (await heart(page).getAttribute('aria-pressed')) === 'true';
}

describe('a heart, signed out', () => {
  test("section 8: favorites messages: 'Successfully marked favorite.'; the favourite is kept in favoritesCache and shown on every card of the book", async () => {
    const visitor = await context(phone);
    const page = await opened(visitor, path);
    await heart(page).click();
    await page.getByRole('status').getByText('Successfully marked favorite.', { exact: true }).waitFor();
    expect(await isPressed(page)).toBe(true);
    await expect.poll(() => cache(visitor)).toBe(await bookId());
    await page.goto(`${url}/search?cardName=slow`);
    await expect.poll(() => isPressed(page)).toBe(true);
    await page.goto(`${url}/mybooks`);
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByText('These are saved on this device only.').waitFor();
    await heart(page).click();
    await expect.poll(() => cache(visitor)).toBe('');
    // A slip can be undone: the card stays until the page is opened again.
    await page.getByRole('link', { name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
  });

  test('on a small phone says so beside Read and the heart, not over them', async () => {
    const visitor = await context({ ...phone, viewport: { width: 320, height: 640 } });
    const page = await opened(visitor, path);
    await heart(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'Successfully marked favorite.' });
    await toast.waitFor();
    const [message, ...pressed] = await Promise.all(
      [toast, heart(page), page.getByRole('link', { name: 'Read', exact: true })].map((one) => one.boundingBox()),
    );
    for (const box of pressed) expect(box?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? Infinity));
  });

  test('a heart marks and unmarks without script', async () => {
    const visitor = await context({ ...phone, javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(url + path);
    // The page is the same for all visitors: a heart that looks unmarked marks, also the second time.
    for (let presses = 0; presses < 2; presses++) {
      await heart(page).click();
      await page.getByRole('heading', { name: 'Successfully marked favorite.', exact: true }).waitFor();
      expect(await cache(visitor)).toBe(await bookId());
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
      await page.waitForURL(url + path);
    }
    await page.goto(`${url}/mybooks`);
    expect(await isPressed(page)).toBe(true);
    await heart(page).click();
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
    expect(await cache(visitor)).toBe('');
    await visitor.addCookies([{ name: 'favoritesCache', value: tooMany, url }]);
    await page.goto(url + path);
    await heart(page).click();
    await page.getByRole('heading', { name: 'Unable to mark favorite.', exact: true }).waitFor();
  });

  test("section 8: favorites messages: 'Unable to mark favorite.' where the device can keep no more", async () => {
    const visitor = await context(phone);
    await visitor.addCookies([{ name: 'favoritesCache', value: tooMany, url }]);
    const page = await opened(visitor, path);
    await heart(page).click();
    await page.getByRole('alert').getByText('Unable to mark favorite.', { exact: true }).waitFor();
    expect(await isPressed(page)).toBe(false);
    expect(await cache(visitor)).toBe(tooMany);
  });
});

describe('a heart, signed in', () => {
  test('marks the book for the profile that reads, and takes the mark off again', async () => {
    const {
      context: visitor,
      client,
      userId,
      profiles,
    } = await signedIn(await context(phone), url, { as: 'With favourites', profiles: ['Amina'] });
    const pId = profiles[0]?.id ?? '';
    const page = await opened(visitor, path);
    await expect.poll(() => cache(visitor)).toBe(`${pId}:`);
    await heart(page).click();
    await page.getByRole('status').getByText('Successfully marked favorite.', { exact: true }).waitFor();
    const ids = async () => (await client(listFavouriteBooks, { uId: userId, pId })).items.map((one) => one.bookId);
    expect(await ids()).toEqual([await bookId()]);
    await expect.poll(() => cache(visitor)).toBe(`${pId}:${await bookId()}`);
    await heart(page).click();
    await expect.poll(ids).toEqual([]);
    expect(await isPressed(page)).toBe(false);
    // What was said before is said no more.
    await page.getByText('Successfully marked favorite.').waitFor({ state: 'hidden' });
  });

  test('section 8: favorites messages: where the library fails, the heart turns back', async () => {
    const { context: visitor, profiles } = await signedIn(await context(phone), url, {
      as: 'Who fails',
      profiles: ['Amina'],
    });
    const page = await opened(visitor, path);
    // Else the page would add what was pressed to the favourites while it fetches them.
    await expect.poll(() => cache(visitor)).toBe(`${profiles[0]?.id}:`);
    await page.route('**/api/profile/add-favorite-book/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await heart(page).click();
    await page.getByRole('alert').getByText('Unable to mark favorite.', { exact: true }).waitFor();
    expect(await isPressed(page)).toBe(false);
  });

  test("section 8: favorites messages: offline: 'Please check your internet connection and try again!'", async () => {
    const { context: visitor, profiles } = await signedIn(await context(phone), url, {
      as: 'Offline',
      profiles: ['Amina'],
    });
    // In a browser that keeps nothing; in any other the favourite waits, see offline.
    await visitor.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
    const page = await opened(visitor, path);
    await expect.poll(() => cache(visitor)).toBe(`${profiles[0]?.id}:`);
    await visitor.setOffline(true);
    await heart(page).click();
    await page
      .getByRole('alert')
      .getByText('Please check your internet connection and try again!', { exact: true })
      .waitFor();
    expect(await isPressed(page)).toBe(false);
  });

  test('pressed twice while the library is slow ends as it was pressed last', async () => {
    const {
      context: visitor,
      client,
      userId,
      profiles,
    } = await signedIn(await context(phone), url, { as: 'Who is quick', profiles: ['Amina'] });
    const pId = profiles[0]?.id ?? '';
    const page = await opened(visitor, path);
    await expect.poll(() => cache(visitor)).toBe(`${pId}:`);
    const slow = Promise.withResolvers<void>();
    await page.route('**/api/profile/add-favorite-book/**', async (route) => {
      await slow.promise;
      await route.continue();
    });
    const removed = page.waitForResponse('**/api/profile/remove-my-book/**');
    await heart(page).click();
    await heart(page).click();
    slow.resolve();
    await removed;
    expect(await isPressed(page)).toBe(false);
    expect((await client(listFavouriteBooks, { uId: userId, pId })).items).toEqual([]);
  });

  test('pressed twice while everything fails ends as the library has it', async () => {
    const { context: visitor, profiles } = await signedIn(await context(phone), url, {
      as: 'Who fails twice',
      profiles: ['Amina'],
    });
    const page = await opened(visitor, path);
    await expect.poll(() => cache(visitor)).toBe(`${profiles[0]?.id}:`);
    const slow = Promise.withResolvers<void>();
    for (const call of ['add-favorite-book', 'remove-my-book']) {
      await page.route(`**/api/profile/${call}/**`, async (route) => {
        await slow.promise;
        await route.fulfill({ status: 500, body: '{}' });
      });
    }
    const removed = page.waitForResponse('**/api/profile/remove-my-book/**');
    await heart(page).click();
    await heart(page).click();
    slow.resolve();
    await page.getByRole('alert').getByText('Unable to mark favorite.').waitFor();
    await removed;
    await atRest(page);
    expect(await cache(visitor)).toBe(`${profiles[0]?.id}:`);
    expect(await isPressed(page)).toBe(false);
  });

  test('marked on another device shows on this one once My books was opened', async () => {
    const {
      context: visitor,
      client,
      userId,
      profiles,
    } = await signedIn(await context(phone), url, { as: 'On two devices', profiles: ['Amina'] });
    const profileId = profiles[0]?.id ?? '';
    const page = await opened(visitor, '/about');
    await expect.poll(() => cache(visitor)).toBe(`${profileId}:`);
    await client(addFavouriteBook, { userId, profileId, bookId: await bookId() });
    await page.goto(`${url}/mybooks`);
    await expect.poll(() => isPressed(page)).toBe(true);
  });

  test('never shows one reader’s favourites to another, even where theirs cannot be fetched', async () => {
    const { context: visitor, profiles } = await signedIn(await context(phone), url, {
      as: 'Two readers',
      profiles: ['Amina', 'Tano'],
    });
    const [amina, tano] = profiles.map(({ id }) => id);
    await visitor.addCookies([
      { name: 'favoritesCache', value: `${amina}:${await bookId()}`, url },
      { name: 'currentlySelectedProfile', value: tano ?? '', url },
    ]);
    await visitor.route('**/api/profile/favorite-books/**', (route: Route) => route.abort());
    const page = await opened(visitor, path);
    expect(await isPressed(page)).toBe(false);
    await heart(page).click();
    await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
    expect(await cache(visitor)).toBe(`${amina}:${await bookId()}`);
  });

  test('favourites of the device are joined to those of the profile at sign-in, and each reader has their own', async () => {
    const visitor = await context(phone);
    await visitor.addCookies([{ name: 'favoritesCache', value: await bookId(), url }]);
    const { client, userId, profiles } = await signedIn(visitor, url, {
      as: 'Who brings some',
      profiles: ['Amina', 'Tano'],
    });
    const [amina, tano] = profiles.map(({ id }) => id);
    const page = await opened(visitor, path);
    await expect.poll(() => cache(visitor)).toBe(`${amina}:${await bookId()}`);
    const { items } = await client(listFavouriteBooks, { uId: userId, pId: amina ?? '' });
    expect(items.map((one) => one.bookId)).toEqual([await bookId()]);
    await visitor.addCookies([{ name: 'currentlySelectedProfile', value: tano ?? '', url }]);
    await page.reload();
    await expect.poll(() => cache(visitor)).toBe(`${tano}:`);
    expect(await isPressed(page)).toBe(false);
  });
});

describe('section 2: /mybooks is the saved-books page', () => {
  test('with favourites, books that are being read and books on the device, each told what to do where there is none', async () => {
    const page = await opened(await context(phone), '/mybooks');
    const show = page.getByRole('navigation', { name: 'Show' });
    expect(await show.getByRole('link').allInnerTexts()).toEqual(['Favourites', 'Reading now', 'Downloaded']);
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
    await show.getByRole('link', { name: 'Reading now' }).click();
    await page.getByRole('heading', { name: 'Nothing open right now' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?to=%2Fmybooks%3Fshow%3Dreading',
    );
    await show.getByRole('link', { name: 'Downloaded' }).click();
    await page.getByRole('heading', { name: 'No books on this device' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Find a book' }).click();
    await page.waitForURL(`${url}/`);
  });

  test('for who is signed in, with the page reached, what is finished and what was saved', async () => {
    const {
      context: visitor,
      client,
      userId: uId,
      profiles,
    } = await signedIn(await context(laptop), url, { as: 'Who reads', profiles: ['Amina'] });
    const pId = profiles[0]?.id ?? '';
    await client(turnPage, { pageNumber: '3', uId, pId, bId: await bookId() });
    const moon = await bookId('the-moon-says-good-night');
    await client(turnPage, { pageNumber: '999', uId, pId, bId: moon });
    await client(addMyBook, { profileId: pId, uId, bId: moon });
    const page = await opened(visitor, '/mybooks?show=reading');
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText(/^Page 3 of \d+$/).waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe('/read/the-great-slow-chase/3');
    const again = page.getByRole('region', { name: 'Read again' });
    await again.getByRole('link', { name: 'The Moon Says Good Night' }).waitFor();
    await card.getByRole('button', { name: `Remove from the list: ${title}` }).click();
    await page.getByRole('heading', { name: 'Nothing open right now' }).waitFor();
    const isOnHeading = () => page.getByRole('heading', { level: 1 }).evaluate((one) => one === document.activeElement);
    await expect.poll(isOnHeading).toBe(true);
    await page.getByRole('link', { name: 'Favourites', exact: true }).click();
    const saved = page.getByRole('region', { name: 'Saved books' });
    await saved.getByRole('button', { name: 'Remove from the list: The Moon Says Good Night' }).click();
    await saved.waitFor({ state: 'detached' });
  });

  test('a reader who was deleted on another device gives way to the first who is there', async () => {
    const {
      context: visitor,
      client,
      userId,
      profiles: [amina, tano],
    } = await signedIn(await context(phone), url, { as: 'Who deletes elsewhere', profiles: ['Amina', 'Tano'] });
    await client(turnPage, { pageNumber: '3', uId: userId, pId: tano?.id ?? '', bId: await bookId() });
    await visitor.addCookies([{ name: 'currentlySelectedProfile', value: amina?.id ?? '', url }]);
    const page = await opened(visitor, '/mybooks');
    await client(deleteProfile, { userId, profileId: amina?.id ?? '' });
    const response = await page.goto(`${url}/mybooks?show=reading`);
    expect(response?.status()).toBe(200);
    expect(page.url()).toBe(`${url}/mybooks?show=reading`);
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByText(/^Page 3 of/)
      .waitFor();
    await client(deleteProfile, { userId, profileId: tano?.id ?? '' });
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Make your first profile' }).waitFor();
  });

  test('for an account without a profile, with the way to the first one', async () => {
    const { context: visitor } = await signedIn(await context(phone), url, { as: 'Who has no profile' });
    const page = await opened(visitor, '/mybooks?show=reading');
    await page.getByRole('main').getByRole('link', { name: 'Make your first profile' }).click();
    await page.waitForURL(`${url}/profile/create`);
  });
});

test('whoever dismisses a message by keyboard goes on from where they were', async () => {
  const page = await opened(await context(laptop), path);
  await heart(page).focus();
  await page.keyboard.press('Enter');
  const dismiss = page.getByRole('status').getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await dismiss.waitFor({ state: 'detached' });
  expect(await heart(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

import { listReadTime } from '@letsread/profiles/contract.ts';
import { listKeepReading } from '@letsread/reading/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { shiftsOf, watchShifts } from '../testing/layout-shifts.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';
import { signedInReader } from './signed-in-reader.ts';
import { openReader, turnQueued, turnTo } from './turns.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const slug = 'the-great-slow-chase';
const book = `${url}/read/${slug}`;

/** The shelf of home that comes before all others. */
const begun = (page: Page) => page.getByRole('region', { name: 'Keep reading' });

/** Before the hero and all else, seen without scrolling, and nothing has moved for it. */
async function comesFirst(page: Page): Promise<void> {
  const position = begun(page);
  await position.getByRole('link').first().waitFor();
  expect(await page.locator('#main').evaluate((main) => main.querySelector('section')?.className)).toMatch(
    /keepreading/,
  );
  const [shelf, hero] = [await position.boundingBox(), await page.locator('.hero').boundingBox()];
  if (shelf === null || hero === null) throw new Error('Home shows no shelf of begun books, or no hero.');
  expect(shelf.y + shelf.height).toBeLessThanOrEqual(hero.y);
  await atRest(page);
  expect((await shiftsOf(page)).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
}

const isTurn = /\/api\/profile\/turn-page\//;

describe('where a reader is', () => {
  test('is not told on home of who has begun no book, nor of a book that is finished', async () => {
    const page = await openReader(await context(phone), `${book}/10`);
    await turnTo(page, 11);
    await turnTo(page, 12);
    await watchShifts(page);
    await page.goto(url);
    await page.getByRole('heading', { name: 'New books' }).waitFor();
    await atRest(page);
    expect(await begun(page).count()).toBe(0);
    expect((await shiftsOf(page)).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  });

  test('is saved two seconds after a turn, and the book opens there again', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who reads on',
      name: 'Amina',
    });
    const page = await openReader(visitor, `${book}/0`);
    const turns: string[] = [];
    page.on('request', (request) => isTurn.test(request.url()) && turns.push(request.url()));
    // At once, however long a busy machine takes for a turn.
    await page.getByRole('slider').evaluate((slider: HTMLInputElement) => {
      for (const number of [2, 3, 4]) {
        slider.valueAsNumber = number;
        slider.dispatchEvent(new Event('change'));
      }
    });
    await page.waitForURL(`**/read/*/4`);
    await expect
      .poll(async () => (await client(listKeepReading, { uId, pId })).items.map(({ page: at }) => at))
      .toEqual([4]);
    // Pages that are only leafed past are not told.
    await expect.poll(() => turns).toEqual([expect.stringMatching(/turn-page\/4\b/)]);

    await page.goto(`${url}/book/${slug}`);
    await page.getByRole('link', { name: 'Keep reading' }).click();
    await page.waitForURL(`**/${slug}/4`);
    await page.goto(`${url}/mybooks?show=reading`);
    await page.getByText('Page 4 of 11').waitFor();
    await watchShifts(page);
    await page.goto(url);
    await comesFirst(page);
    await begun(page)
      .getByRole('link', { name: /The Great Slow Chase.*Page 4 of 11/ })
      .click();
    await page.waitForURL(`**/${slug}/4`);
  });

  test('is saved at once when the page is left', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who leaves',
      name: 'Sami',
    });
    const page = await openReader(visitor, `${book}/0`);
    await turnTo(page, 5);
    await page.goto(`${url}/about`);
    await expect
      .poll(async () => (await client(listKeepReading, { uId, pId })).items.map(({ page: at }) => at))
      .toEqual([5]);
  });

  test('is known on the device of who is not signed in, and offered to the profile that reads later', async () => {
    const visitor = await context(phone);
    const page = await openReader(visitor, `${book}/0`);
    await turnTo(page, 6);
    await page.goto(`${url}/book/${slug}`);
    await page.getByText('Page 6 of 11').waitFor();
    // On a narrow phone too each of the two has a line of its own.
    const lines = await page
      .getByRole('link', { name: 'Keep reading' })
      .locator('span:visible')
      .evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 12)),
        ).size;
      });
    expect(lines).toBe(2);

    await watchShifts(page);
    await page.goto(url);
    await comesFirst(page);
    const card = begun(page).getByRole('link', { name: /The Great Slow Chase.*Page 6 of 11/ });
    await expect
      .poll(() => card.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await card.click();
    await page.waitForURL(`**/${slug}/6`);

    const { client, uId, pId } = await signedInReader(visitor, { as: 'Who came later', name: 'Lina' });
    await page.goto(`${url}/mybooks?show=reading`);
    await page
      .getByRole('region', { name: 'Read here before you logged in' })
      .getByText('The Great Slow Chase')
      .waitFor();
    const another = await visitor.newPage();
    await another.goto(`${url}/mybooks?show=reading`);
    await another.getByRole('button', { name: 'Not now' }).press('Enter');
    const heading = another.getByRole('heading', { name: 'My books' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Save for Lina' }).click();
    await page.getByRole('link', { name: /The Great Slow Chase/ }).waitFor();
    const { items } = await client(listKeepReading, { uId, pId });
    expect(items.map(({ page: at }) => at)).toEqual([6]);
    await page.reload();
    await page.getByText('Page 6 of 11').waitFor();
    await atRest(page);
    expect(await page.getByText('Read here before you logged in').count()).toBe(0);
  });

  test('is told on the way back too, by pages that the browser shows as they were left', async () => {
    const visitor = await context(phone);
    const reader = await openReader(visitor, `${book}/0`);
    await turnTo(reader, 2);
    const [home, ofBook] = [await visitor.newPage(), await visitor.newPage()];
    // Browsers under test keep no page for the way back: this one has stood all the while.
    const comeBackTo = (page: Page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await home.goto(url);
    await ofBook.goto(`${url}/book/${slug}`);
    for (const page of [home, ofBook]) await page.getByText('Page 2 of 11').waitFor();
    await begun(home).getByRole('link').focus();

    await turnTo(reader, 7);
    for (const page of [home, ofBook]) {
      await comeBackTo(page);
      await page.getByText('Page 7 of 11').waitFor();
    }
    const card = begun(home).getByRole('link', { name: /The Great Slow Chase/ });
    expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
    const link = ofBook.getByRole('link', { name: 'Keep reading' });
    expect(await link.getAttribute('href')).toMatch(/\/7$/);

    // Read to its end it is begun nowhere.
    await turnTo(reader, 11);
    await comeBackTo(ofBook);
    await ofBook.getByRole('link', { name: 'Read', exact: true }).waitFor();
    expect(await link.count()).toBe(0);
    await comeBackTo(home);
    await begun(home).waitFor({ state: 'hidden' });
  });

  test('two devices that were offline end at the page that was turned last, and the furthest page stays', async () => {
    const account = { as: 'Who has two devices', profiles: ['Noor'] };
    const one = await signedIn(await context(phone), url, account);
    const other = await signedIn(await context(laptop), url, account);
    const [early, late] = [await openReader(one.context, `${book}/0`), await openReader(other.context, `${book}/0`)];
    await one.context.setOffline(true);
    await other.context.setOffline(true);
    await turnTo(early, 9);
    await turnQueued(early);
    await turnTo(late, 3);
    await turnQueued(late);
    const sentLate = late.waitForResponse(isTurn);
    await other.context.setOffline(false);
    await sentLate;
    const sentEarly = early.waitForResponse(isTurn);
    await one.context.setOffline(false);
    await sentEarly;
    const { items } = await one.client(listKeepReading, { uId: one.userId, pId: one.profiles[0]?.id ?? '' });
    expect(items.map(({ page, furthest }) => ({ page, furthest }))).toEqual([{ page: 3, furthest: 9 }]);
  });

  test('a device whose clock is a day behind goes on where another one left off, and is believed', async () => {
    const account = { as: 'Who has an old tablet', profiles: ['Femi'] };
    const right = await signedIn(await context(phone), url, account);
    const before = await openReader(right.context, `${book}/0`);
    const sent = before.waitForResponse(isTurn);
    await turnTo(before, 3);
    await sent;
    const behind = await signedIn(await context(laptop), url, account);
    await behind.context.addInitScript(() => {
      const { now } = Date;
      const dayBefore = () => now() - 86_400_000;
      globalThis.Date = class extends Date {
        static override now = dayBefore;
        constructor(...given: []) {
          super(...(given.length === 0 ? ([dayBefore()] as unknown as []) : given));
        }
      } as DateConstructor;
    });
    const page = await openReader(behind.context, `${book}/3`);
    await turnTo(page, 8);
    const reader = { uId: right.userId, pId: right.profiles[0]?.id ?? '' };
    const placeOf = async () => (await right.client(listKeepReading, reader)).items.map(({ page: at }) => at);
    await expect.poll(placeOf).toEqual([8]);
    await page.goto(`${url}/book/${slug}`);
    await page.getByText('Page 8 of 11').waitFor();
  });

  test('a book read to its end is finished; read again, it begins anew', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who finishes',
      name: 'Tala',
    });
    const page = await openReader(visitor, `${book}/10`);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/11`);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/12`);
    // Where the last page was not there yet, it is a document of its own.
    await page.locator('.reader[data-records]').waitFor();
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
    await expect.poll(async () => (await client(listKeepReading, { uId, pId, finished: 'true' })).items.length).toBe(1);
    await page.getByRole('link', { name: 'Read it again' }).click();
    await page.waitForURL(`**/${slug}/0`);
    await expect.poll(async () => (await client(listKeepReading, { uId, pId, finished: 'true' })).items.length).toBe(0);
  });
});

describe('read again', () => {
  test('begins anew where the end is a page of its own, as it is for who saves data', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who saves data',
      name: 'Kofi',
    });
    const finished = async () => (await client(listKeepReading, { uId, pId, finished: 'true' })).items.length;
    const page = await openReader(visitor, `${book}/11`);
    await expect.poll(finished).toBe(1);
    await page.goto(`${book}/12`);
    await page.locator('.reader[data-records]').waitFor();
    await page.getByRole('link', { name: 'Read it again' }).click();
    await page.waitForURL(`**/${slug}/0`);
    await expect.poll(finished).toBe(0);
  });

  test.each([
    ['at the end of the document', [11, 12]],
    ['on a last page of its own', [12]],
  ] as const)('counts where it is pressed before that can be noted, %s', async (_, [at, last]) => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who is quick',
      name: 'Abena',
    });
    const finished = async () => (await client(listKeepReading, { uId, pId, finished: 'true' })).items.length;
    const page = await openReader(visitor, `${book}/11`);
    await expect.poll(finished).toBe(1);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/record-module-*.js', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(`${book}/${at}`);
    await page.locator('.progress input:enabled').waitFor();
    if (last !== undefined) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/${slug}/${last}`);
    }
    await page.getByRole('link', { name: 'Read it again' }).click();
    await page.waitForURL(new RegExp(`/${slug}/0(?:#again)?$`));
    pressed.resolve();
    await expect.poll(finished).toBe(0);
    await expect.poll(() => page.url()).toBe(`${book}/0`);
  });
});

describe('a device that others use too', () => {
  test('what another child of the account reads in an open book is theirs', async () => {
    const {
      context: visitor,
      client,
      userId: uId,
      profiles,
    } = await signedIn(await context(phone), url, { as: 'Who has two children', profiles: ['Esi', 'Yaw'] });
    const page = await openReader(visitor, `${book}/0`);
    await visitor.addCookies([{ name: 'currentlySelectedProfile', value: profiles[1]?.id ?? '', url }]);
    await turnTo(page, 5);
    const pageOf = async (pId = '') => (await client(listKeepReading, { uId, pId })).items.map(({ page: at }) => at);
    await expect.poll(() => pageOf(profiles[1]?.id)).toEqual([5]);
    expect(await pageOf(profiles[0]?.id)).toEqual([]);
  });

  test('keeps no place of who has signed out', async () => {
    const { visitor } = await signedInReader(await context(phone), { as: 'Who signs out', name: 'Nana' });
    const page = await openReader(visitor, `${book}/0`);
    await turnTo(page, 5);
    await turnQueued(page);
    await visitor.clearCookies();
    await page.goto(url);
    const positions = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('letsread');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('positions').objectStore('positions').count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      );
    await expect.poll(positions).toBe(0);
  });

  test('where the browser keeps nothing, the library is told all the same', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who reads privately',
      name: 'Abla',
    });
    await visitor.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
    const page = await openReader(visitor, `${book}/0`);
    await turnTo(page, 4);
    await expect
      .poll(async () => (await client(listKeepReading, { uId, pId })).items.map(({ page: at }) => at))
      .toEqual([4]);
  });
});

describe('read time', () => {
  test('counts the minutes in which the book is in sight and somebody is there, once', async () => {
    const {
      visitor,
      client,
      uId: userId,
      pId,
    } = await signedInReader(await context(phone), { as: 'Who reads long', name: 'Omar' });
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto(`${book}/1`);
    await page.clock.runFor(2000);
    await page.locator('.reader[data-records]').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('add-read-time') && sent.push(request.url()));
    await page.keyboard.press('ArrowRight');
    // Three minutes after the last turn nobody is thought to be there.
    await page.clock.runFor(10 * 60_000);
    await expect
      .poll(async () => (await client(listReadTime, { userId, profileId: pId })).items.map(({ minutes }) => minutes))
      .toEqual([3]);
    expect(sent.length).toBeLessThanOrEqual(3);
  });
});

describe('the heart on the last page', () => {
  test('marks the book, says so, and is marked when the page is seen again', async () => {
    const visitor = await context(phone);
    const page = await openReader(visitor, `${book}/11`);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/12`);
    await page.locator('.reader[data-records]').waitFor();
    const heart = page.getByRole('button', { name: 'Favourite' });
    await heart.tap();
    await page.getByText('Successfully marked favorite.', { exact: true }).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  });

  test('the heart on the last page marks without script', async () => {
    const visitor = await context({ ...phone, javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(`${book}/12`);
    await page.getByRole('button', { name: 'Favourite' }).tap();
    const cookie = async () => (await visitor.cookies()).find(({ name }) => name === 'favoritesCache')?.value;
    await expect.poll(cookie).toMatch(/^\d+$/);
    await page.getByRole('heading', { name: 'Successfully marked favorite.' }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await page.waitForURL(`${book}/12`);
  });
});

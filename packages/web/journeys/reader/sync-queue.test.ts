import type { ApiClient } from '@letsread/http/api-client.ts';
import { listReadTime } from '@letsread/profiles/contract.ts';
import { listFavouriteBooks, listKeepReading } from '@letsread/reading/contract.ts';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, useBrowser } from '../testing/visitor.ts';
import { signedInReader } from './signed-in-reader.ts';
import { openReader, turnQueued, turnTo } from './turns.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const slug = 'papa-counts-to-six';
const book = `${url}/read/${slug}`;

/** What the browser tells the library of reading, in its order; how often each was answered well. */
function listen(visitor: BrowserContext): string[] {
  const answered: string[] = [];
  visitor.on('response', (answer) => {
    const found = /\/api\/profile\/(turn-page\/\d+|(?:add-favorite-book|remove-my-book|add-read-time)(?=\/))/.exec(
      answer.url(),
    );
    if (found?.[1] !== undefined && answer.ok()) answered.push(found[1]);
  });
  return answered;
}

const positionsOf = async (client: ApiClient, uId: string, pId: string) =>
  (await client(listKeepReading, { uId, pId })).items.map(({ page }) => page);

describe('what is done without the network', () => {
  test('waits through the end of the tab, and is sent once, in its order, when the app is opened again', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Who reads offline',
      name: 'Hana',
    });
    const answered = listen(visitor);
    const page = await openReader(visitor, `${book}/0`);
    // The last page is near, so that it is there without the network.
    const last = Number(await page.locator('.reader').getAttribute('data-last'));
    await turnTo(page, last - 1);
    await page.locator(`.page[data-number="${last}"]`).waitFor({ state: 'attached' });
    // A busy machine may have taken a minute for any of this, which is told as well.
    const withoutMinutes = () => answered.filter((one) => one !== 'add-read-time');
    await expect.poll(withoutMinutes).toEqual([`turn-page/${last - 1}`]);
    answered.length = 0;
    await visitor.setOffline(true);
    await turnTo(page, 2);
    await turnQueued(page);
    await page.keyboard.press('End');
    await page.waitForURL(`**/${slug}/${last}`);
    await turnQueued(page);
    await page.getByRole('button', { name: 'Favourite' }).tap();
    await page.getByText('Successfully marked favorite.').waitFor();
    await page.keyboard.press('Home');
    await page.waitForURL(`**/${slug}/0`);
    await turnQueued(page);
    await turnTo(page, 4);
    await turnQueued(page);
    expect(withoutMinutes()).toEqual([]);
    await page.close();

    await visitor.setOffline(false);
    const again = await visitor.newPage();
    await again.goto(url);
    await expect
      .poll(withoutMinutes)
      .toEqual(['turn-page/2', 'turn-page/11', 'add-favorite-book', 'turn-page/0', 'turn-page/4']);
    expect((await client(listFavouriteBooks, { uId, pId })).items.map((one) => one.slug)).toEqual([slug]);
    // What home shows follows from what all journeys have read.
    await again.goto(`${url}/search?cardName=papa`);
    // Behind what waits still, if anything does.
    answered.length = 0;
    await again.getByRole('button', { name: `Favourite: Papa Counts to Six` }).first().tap();
    await expect.poll(() => answered).toContain('remove-my-book');
    expect(withoutMinutes()).toEqual(['remove-my-book']);
  });

  const browsers = [
    { browser: 'a browser that keeps it', as: 'Whose answer is lost', keeps: 'globalThis.indexedDB' },
    { browser: 'one that keeps nothing', as: 'Whose answer is lost with all else', keeps: 'undefined' },
  ];
  test.for(browsers)('is sent again where the answer was lost, and counts once: $browser', async ({ as, keeps }) => {
    const { visitor, client, uId: userId, pId } = await signedInReader(await context(phone), { as, name: 'Ravi' });
    await visitor.addInitScript(`Object.defineProperty(globalThis, 'indexedDB', { value: ${keeps} })`);
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto(`${book}/1`);
    await page.clock.runFor(2000);
    await page.locator('.reader[data-records]').waitFor();
    let sent = 0;
    await page.route('**/api/profile/add-read-time/**', async (route) => {
      // The library has counted it, and nobody hears of it.
      await route.fetch();
      await route.abort();
      sent += 1;
    });
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(70_000);
    await expect.poll(() => sent).toBeGreaterThan(0);
    const resent = page.waitForResponse((answer) => answer.url().includes('add-read-time') && answer.ok());
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // What no queue keeps is told again as it is counted.
    await page.clock.runFor(10_000);
    await resent;
    const minutes = (await client(listReadTime, { userId, profileId: pId })).items.map((one) => one.minutes);
    expect(minutes).toEqual([1]);
  });

  test('waits while the library is broken, and what it refuses for good holds nothing back', async () => {
    const { visitor, client, uId, pId } = await signedInReader(await context(phone), {
      as: 'Whom the library fails',
      name: 'Mina',
    });
    const page = await openReader(visitor, `${book}/0`);
    await page.route('**/turn-page/3?**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await turnTo(page, 3);
    await turnQueued(page);
    await turnTo(page, 4);
    await turnQueued(page);
    await atRest(page);
    expect(await positionsOf(client, uId, pId)).toEqual([]);
    await page.unroute('**/turn-page/3?**');
    await page.route('**/turn-page/3?**', (route) => route.fulfill({ status: 404, json: { code: 'book-not-found' } }));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => positionsOf(client, uId, pId)).toEqual([4]);
  });

  test('holds back what is of its kind where the library fails at one call, and nothing else', async () => {
    const { visitor } = await signedInReader(await context(phone), { as: 'Whom one call fails', name: 'Nuru' });
    const answered = listen(visitor);
    const told = () => answered.filter((one) => one !== 'add-read-time').slice(0, 2);
    const page = await openReader(visitor, `${book}/0`);
    const failAt3 = (status: number, code: string) =>
      page.route('**/turn-page/3?**', (route) => route.fulfill({ status, json: { code } }));
    await failAt3(503, 'busy');
    await turnTo(page, 3);
    await turnQueued(page);
    await page.keyboard.press('End');
    await page.waitForURL(`**/${slug}/11`);
    await turnQueued(page);
    await page.getByRole('button', { name: 'Favourite' }).tap();
    await page.getByText('Successfully marked favorite.').waitFor();
    await atRest(page);
    expect(told()).toEqual([]);
    await page.unroute('**/turn-page/3?**');
    await failAt3(500, 'unexpected-error');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(told).toEqual(['add-favorite-book']);
    await atRest(page);
    expect(told()).toEqual(['add-favorite-book']);
    await page.unroute('**/turn-page/3?**');
    await failAt3(404, 'book-not-found');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(told).toEqual(['add-favorite-book', 'turn-page/11']);
  });

  test('belongs to who did it: another account on the device sends nothing of it', async () => {
    const visitor = await context(phone);
    const first = await signedIn(visitor, url, { as: 'Who shares a phone', profiles: ['Ali'] });
    const page = await openReader(visitor, `${book}/0`);
    await visitor.setOffline(true);
    await turnTo(page, 3);
    await turnQueued(page);
    await page.close();
    await visitor.setOffline(false);
    await visitor.clearCookies();
    const second = await signedIn(visitor, url, { as: 'Who shares it', profiles: ['Zoe'] });
    const answered = listen(visitor);
    const theirs = await visitor.newPage();
    await theirs.goto(url);
    await atRest(theirs);
    expect(answered).toEqual([]);
    expect(await positionsOf(second.client, second.userId, second.profiles[0]?.id ?? '')).toEqual([]);
    await visitor.clearCookies();
    await signedIn(visitor, url, { as: 'Who shares a phone' });
    await theirs.goto(url);
    await expect.poll(() => positionsOf(first.client, first.userId, first.profiles[0]?.id ?? '')).toEqual([3]);
  });
});

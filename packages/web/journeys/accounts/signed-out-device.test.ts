import { listKeepReading } from '@letsread/reading/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { readOn } from '../learning/read-to-the-end.ts';
import { openGateway } from '../offline/gateway.ts';
import { deviceContents, taken } from '../offline/offline-books.ts';
import { openReader, turnQueued, turnTo } from '../reader/turns.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');

/** All that a device holds beside what was downloaded: rows by their store, and what was stored and cached as text. */
async function holdings(page: Page) {
  // Not when they end: any number is part of a time.
  const cookies = (await page.context().cookies()).map(({ name, value }) => [name, value]);
  const { rows, stored, cached } = await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('letsread'));
    const inStores: Record<string, unknown[]> = {};
    for (const name of [...database.objectStoreNames].filter((one) => !['books', 'jobs', 'settings'].includes(one))) {
      const store = database.transaction(name).objectStore(name);
      inStores[name] = [...(await done(store.getAllKeys())), ...(await done<unknown[]>(store.getAll()))];
    }
    database.close();
    const texts: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one !== 'kept')) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /html|json|xml/.test(answer?.headers.get('content-type') ?? '');
        texts.push(request.url, isText ? ((await answer?.text()) ?? '') : '');
      }
    }
    // That there is something at all is nobody's, and its 1 is not a reader's number.
    const isFlag = ([key, value]: [string, unknown]) =>
      value === '1' && /^(offlineBooks|positions|completions|location-unknown)$/.test(key);
    const storages = [localStorage, sessionStorage].map((one) => Object.entries(one).filter((entry) => !isFlag(entry)));
    const values = JSON.stringify([inStores, ...storages]);
    return { rows: inStores, stored: values, cached: texts.join('\n') };
  });
  return { rows, stored: stored + JSON.stringify(cookies), cached };
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click();
}

const isSignedIn = async (visitor: BrowserContext) => (await visitor.cookies()).some(({ name }) => name === 'jwtToken');

test('after sign-out nothing of a family is found on the device, and the book they downloaded stays', async () => {
  const gateway = await openGateway(url);
  const visitor = await context({ ...phone, serviceWorkers: 'allow' });
  const family = await signedIn(visitor, gateway.url, { as: 'The Okonjos', profiles: ['Zebediah'] });
  const profileId = family.profiles[0]?.id ?? '';
  const page = await visitor.newPage();
  await page.goto(gateway.url);
  await taken(page);
  await page.goto(`${gateway.url}/book/the-great-slow-chase`);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  await page.goto(`${gateway.url}/pathways/first-stories`);
  await page.goto(`${gateway.url}/read/papa-counts-to-six/0`);
  const seen = async () => (await deviceContents(page)).seen;
  await expect.poll(seen).toEqual(expect.arrayContaining(['/pathways/first-stories', '/read/papa-counts-to-six/0']));
  const bookId = (await page.locator('.reader').getAttribute('data-book-id')) ?? '';
  await readOn(page);
  await page.getByText('A sticker for you').waitFor();
  const today = new Date().toISOString().slice(0, 10);
  await page.evaluate(
    ([id, day]) => {
      localStorage.setItem('reminded', JSON.stringify({ [id ?? '']: day }));
      localStorage.setItem('reminderNotification', '1');
      localStorage.setItem('readSeconds', JSON.stringify({ profileId: id, day, seconds: 30 }));
    },
    [profileId, today],
  );
  // Of a page that was opened last the copy is still on its way when they leave.
  const left = Promise.withResolvers<void>();
  let requests = 0;
  gateway.fate = (path) => {
    if (path !== '/decodables') return undefined;
    requests += 1;
    return requests > 1 ? { after: left.promise } : undefined;
  };
  await page.goto(`${gateway.url}/decodables`);
  await expect.poll(() => requests).toBe(2);
  await page.goto(`${gateway.url}/profile/${profileId}`);
  await started(page);
  const before = await holdings(page);
  for (const store of ['completions', 'positions']) expect(before.rows[store]).not.toEqual([]);

  await pressSignOut(page);
  await page.waitForURL(`${gateway.url}/`);
  left.resolve();
  await atRest(page);
  await expect.poll(seen).not.toContain('/decodables');
  const after = await holdings(page);
  expect(Object.values(after.rows).flat()).toEqual([]);
  for (const theirs of ['Okonjo', 'Zebediah', family.email, '/read/papa-counts-to-six/'])
    expect(after.stored + after.cached).not.toContain(theirs);
  for (const theirs of [
    `:${bookId}`,
    `"${bookId}"`,
    `:${profileId}`,
    `"${profileId}"`,
    'readSeconds',
    'remind',
    'turned:',
  ])
    expect(after.stored.replaceAll('\\', '')).not.toContain(theirs);
  expect(before.stored).toContain('opened ');
  expect(after.stored).not.toContain('opened ');
  const { books, kept } = await deviceContents(page);
  expect([books, kept.length > 0]).toEqual([['the-great-slow-chase'], true]);
  await gateway.close();
});

test('offline, who signs out is asked about what was not sent yet: it stays, or it is lost, and the session ends', async () => {
  const visitor = await context(phone);
  const { userId: uId, profiles } = await signedIn(visitor, url, { as: 'Offline leavers', profiles: ['Abla'] });
  // Signed in elsewhere too: the token of this device ends with its session.
  const { client } = await signedIn(await context(phone), url, { as: 'Offline leavers' });
  const own = { uId, pId: profiles[0]?.id ?? '' };
  const pages = async () => (await client(listKeepReading, own)).items.map(({ page }) => page);
  const leave = async (number: number, choice: string) => {
    const menu = await visitor.newPage();
    await menu.goto(`${url}/about`);
    await started(menu);
    await atRest(menu);
    const reader = await openReader(visitor, `${url}/read/the-great-slow-chase/0`);
    await visitor.setOffline(true);
    await turnTo(reader, number);
    await turnQueued(reader);
    await pressSignOut(menu);
    const question = menu.getByRole('alertdialog', { name: 'Some of your reading hasn’t been sent yet' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await isSignedIn(visitor)).toBe(true);
    await menu.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click();
    await question.getByRole('button', { name: choice }).click();
    await expect.poll(() => isSignedIn(visitor)).toBe(false);
    // Not before: what a tab sends as it closes is not held back by Playwright's missing network.
    await reader.close();
    await visitor.setOffline(false);
    const next = await visitor.newPage();
    await next.goto(url);
    await atRest(next);
    const names = (await visitor.cookies()).map(({ name }) => name);
    expect(names).not.toContain('refreshToken');
    expect(names).not.toContain('signOutPending');
    await menu.close();
    return next;
  };

  const stored = await leave(4, 'Sign out and keep it here');
  expect(await pages()).toEqual([]);
  const rows = (await holdings(stored)).rows['syncQueue'] ?? [];
  const waiting = rows.flatMap((one) => /"call":\{"name":"(\w+)"/.exec(JSON.stringify(one))?.[1] ?? []);
  // After a minute on a slow device the time waits as well.
  expect(waiting.filter((name) => name !== 'addReadTime')).toEqual(['turnPage']);
  await signedIn(visitor, url, { as: 'Offline leavers' });
  await stored.goto(`${url}/profile/${own.pId}`);
  await openGrownUps(stored);
  await expect.poll(pages).toEqual([4]);
  await stored.getByRole('checkbox', { name: 'Leave our reading on this device when we sign out' }).uncheck();
  await expect.poll(async () => (await visitor.cookies()).map(({ name }) => name)).not.toContain('stayOnDevice');
  await stored.close();

  const lost = await leave(6, 'Sign out and lose it');
  expect(Object.values((await holdings(lost)).rows).flat()).toEqual([]);
  await signedIn(visitor, url, { as: 'Offline leavers' });
  await lost.goto(`${url}/mybooks?show=reading`);
  await atRest(lost);
  expect(await pages()).toEqual([4]);
});

test('a page that stands open in another window learns that somebody signed out, and shows nothing of theirs', async () => {
  const visitor = await context(phone);
  await signedIn(visitor, url, { as: 'In two windows', profiles: ['Zuri'] });
  const [other, page] = [await visitor.newPage(), await visitor.newPage()];
  await other.goto(`${url}/mybooks`);
  await started(other);
  await atRest(other);
  await other.evaluate(() => sessionStorage.setItem('opened /a-book', '1'));
  await page.goto(`${url}/about`);
  await started(page);
  await pressSignOut(page);
  await page.waitForURL(`${url}/`);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset['account'])).toBeUndefined();
  // The page that is there now shows nobody before its script has begun.
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('opened /a-book'))).toBeNull();
});

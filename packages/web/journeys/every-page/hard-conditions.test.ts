import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
const longName = 'W'.repeat(20);

async function profilePage(options: BrowserContextOptions = phone): Promise<Page> {
  const own = await signedIn(await context(options), url, {
    as: 'Under hard conditions',
    profiles: [longName, 'Tano'],
  });
  const page = await own.context.newPage();
  await page.goto(`${url}/profile/${own.profiles[0]?.id}`);
  await started(page);
  return page;
}

test('a fault that was seen does not greet who opens the dialog again', async () => {
  const page = await profilePage();
  await page.route('**/api/profile/change_profile', (route: Route) => route.fulfill({ status: 500, body: '{}' }));
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit' });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/We couldn’t save this/)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText(/We couldn’t save this/).count()).toBe(0);
  await edit.click();
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  expect(await dialog.getByText(/We couldn’t save this/).count()).toBe(0);
});

test('the longest name fits into the narrowest dialog', async () => {
  const page = await profilePage({ ...phone, viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Other profiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is reading?' });
  const { shown, whole } = await dialog.evaluate((element) => {
    const body = element.children[1] as HTMLElement;
    return { shown: body.clientWidth, whole: body.scrollWidth };
  });
  expect(whole).toBe(shown);
});

test('a page zoomed to 400 % scrolls the whole language list', async () => {
  const page = await (await context({ viewport: { width: 320, height: 256 } })).newPage();
  await page.goto(url);
  await page.getByRole('button', { name: /^App Language/ }).click();
  const last = page.getByRole('dialog').getByRole('radio').last();
  await last.check();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.waitForFunction(() => document.cookie.includes('localization_id'));
});

test('a sign-out is seen by the other tabs', async () => {
  const first = await profilePage();
  // Only then it knows whose it is.
  await atRest(first);
  const second = await first.context().newPage();
  await second.goto(`${url}/about`);
  await second.evaluate(() => fetch('/sign-out', { method: 'POST' }));
  // What a browser says when somebody comes back to a tab; without a screen nothing is ever hidden.
  await first.evaluate(() => dispatchEvent(new Event('pageshow')));
  await first.waitForURL(`${url}/profile/signin`);
});

test('offline, the accessibility statement says so and the page stays', async () => {
  const page = await (await context(phone)).newPage();
  await page.goto(`${url}/about`);
  await started(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Accessibility Statement' }).click();
  await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
  expect(page.url()).toBe(`${url}/about`);
});

test('section 8: a browser that keeps no cookies is told that a favorite cannot be marked', async () => {
  const page = await (await context(phone)).newPage();
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }));
  const request = page.waitForRequest('**/api/location');
  await page.goto(`${url}/book/the-great-slow-chase`);
  await request;
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await page.getByRole('alert').getByText('Unable to mark favorite.', { exact: true }).waitFor();
});

test.each([
  ['the network fails', (route: Route) => route.abort()],
  ['the server fails', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
] as const)(
  'the interface text does not reach a page that the server wrote whole, as %s: nothing that is shown is silent when pressed, and all works once it comes, by itself',
  async (_, fail) => {
    const page = await (await context(phone)).newPage();
    await page.route('**/words/**', fail);
    for (const path of ['/search', '/book/the-great-slow-chase']) {
      await page.goto(url + path);
      await page.locator('[data-save]:visible').click();
      await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
    }
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${url}/login`);
    await failed;
    expect(await page.locator('main button[type=button]:not([commandfor], [popovertarget]):visible').count()).toBe(0);
    await page.goto(`${url}/level/2`);
    const heart = page.getByRole('button', { name: /^Favourite/ }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await page.goBack();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await page.goto(`${url}/login`);
    await page.unroute('**/words/**');
    // Nobody touches the page.
    await started(page);
  },
);

test('an island that could not live tries again at the next press', async () => {
  const page = await (await context(phone)).newPage();
  let requests = 0;
  await page.route('**/words/**', (route: Route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.goto(`${url}/search#%E0%A4%A`);
  const choose = page.getByRole('button', { name: 'Select books' });
  await choose.tap();
  await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
  await choose.tap();
  await page.getByRole('checkbox', { name: /The Great Slow Chase/ }).waitFor();
  expect(requests).toBe(2);
});

test('who leaves the page while a filter is on its way is not taken back', async () => {
  const page = await (await context({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${url}/search`);
  await started(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  const held = new Map<string, Route>();
  const hold = (name: string, glob: string) => page.route(glob, (route) => void held.set(name, route));
  await hold('filtered books', '**/search?*');
  await hold('the next page', '**/book/papa-counts-to-six');
  await page.locator('.find__side label:has(input[type=checkbox])').first().click();
  await expect.poll(() => [...held.keys()]).toEqual(['filtered books']);
  await page.evaluate(() => void setTimeout(() => location.assign('/book/papa-counts-to-six')));
  await expect.poll(() => [...held.keys()]).toEqual(['filtered books', 'the next page']);
  // Browsers do this of themselves, sooner or later; a page that asks for its own address then is never left.
  void held.get('filtered books')?.abort();
  await expect.poll(() => failed).toContain('/search');
  await held.get('the next page')?.continue();
  await page.getByRole('heading', { level: 1, name: 'Papa Counts to Six' }).waitFor();
});

test('a screen that is loaded anew is where it was, before its scripts have come', async () => {
  const page = await profilePage();
  await page.evaluate(() => scrollTo(0, 400));
  await page.route('**/assets/*.js', (route: Route) => route.abort());
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('where storage is switched off a screen works, and nothing fails', async () => {
  const visitor = await context(phone);
  await visitor.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException('Storage is switched off.', 'SecurityError');
        },
      });
  });
  const page = await visitor.newPage();
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${url}/login`);
  await started(page);
  await page.reload();
  await started(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL(`${url}/login/sign-up`);
  await page.goBack();
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
  expect(faults).toEqual([]);
});

test('a browser that keeps nothing says so when a book is to be saved, and blames nobody', async () => {
  const visitor = await context(phone);
  await visitor.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('Storage is closed.', 'SecurityError'));
  });
  const page = await visitor.newPage();
  await page.goto(`${url}/book/the-great-slow-chase`);
  await page.locator('[data-save]:visible').click();
  await page
    .getByRole('alert')
    .getByText(/^This browser keeps nothing on this device, so no book was saved\./)
    .waitFor();
});

test('where the clock is a day ahead a tab gets one token, and not another for each call', async () => {
  const own = await signedIn(await context(phone), url, { as: 'Ahead of the day', profiles: ['Tano'] });
  await own.context.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
  });
  const page = await own.context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const times = (path: string) => asked.filter((one) => one === path).length;
  for (const [index, path] of ['/about', '/accessibility', '/about'].entries()) {
    await page.goto(url + path);
    await started(page);
    await expect.poll(() => times('/api/project/sync')).toBe(index + 1);
  }
  expect(times('/api/idp/token')).toBe(1);
});

import { assignProject, unassignProject } from '@letsread/projects/contract.ts';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { freePort } from '../testing/free-port.ts';
import { mailFolder } from '../testing/mails.ts';
import { runOwnLibrary } from '../testing/run-own-library.ts';
import { signedIn } from '../testing/signed-in.ts';
import { started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser({ hasMotion: true });
const url = inject('libraryUrl');
const [code] = inject('projectCodes');

/** The page as soon as it has started. */
async function opened(visitor: BrowserContext, path = '/about'): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(url + path);
  await started(page);
  return page;
}

async function cookie(visitor: BrowserContext, cookieName: string): Promise<string | undefined> {
  const found = (await visitor.cookies()).find(({ name }) => name === cookieName);
  return found && decodeURIComponent(found.value);
}

describe('section 4: on start the location is looked up', () => {
  test('and its result is cached, and orders the languages', async () => {
    const visitor = await context();
    let requests = 0;
    await visitor.route('**/api/location', (route: Route) => {
      requests += 1;
      return route.fulfill({ json: { country_name: 'Indonesia', country_code: 'ID', city: 'Ende' } });
    });
    const page = await opened(visitor);
    await expect.poll(() => cookie(visitor, 'location')).toBe('{"country_name":"Indonesia","country_code":"ID"}');
    await page.reload();
    await started(page);
    await atRest(page);
    expect(requests).toBe(1);
    await page.getByRole('button', { name: /^App Language/ }).click();
    const first = page.getByRole('dialog').locator('.lang__name').first();
    expect(await first.innerText()).toBe('Bahasa Indonesia');
  });

  test('and where no country is known that is not asked again in this session', async () => {
    const visitor = await context();
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (request.url() === `${url}/api/location`) asked.push(request.url());
    });
    const page = await visitor.newPage();
    for (let loads = 0; loads < 2; loads++) {
      await page.goto(`${url}/about`);
      await started(page);
      await atRest(page);
    }
    expect(asked).toHaveLength(1);
    expect(await cookie(visitor, 'location')).toBeUndefined();
  });

  test('and nothing is said where that fails', async () => {
    const visitor = await context();
    await visitor.route('**/api/location', (route: Route) => route.abort());
    const logged: string[] = [];
    const page = await visitor.newPage();
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${url}/about`);
    await expect.poll(() => logged.join('\n')).toContain('The location could not be brought up to date');
    expect(await cookie(visitor, 'location')).toBeUndefined();
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  });

  test('by the library itself unless it is told otherwise, and nobody else is asked', async () => {
    const page = await (await context()).newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${url}/about`);
    await expect.poll(() => requested).toContain(`${url}/api/location`);
    await atRest(page);
    expect(requested.filter((address) => !address.startsWith(url))).toEqual([]);
  });
});

test('section 3: isFirstTimeVisit is kept: true at first, false from then on', async () => {
  const visitor = await context();
  const page = await opened(visitor);
  await expect.poll(() => cookie(visitor, 'isFirstTimeVisit')).toBe('true');
  await page.reload();
  await expect.poll(() => cookie(visitor, 'isFirstTimeVisit')).toBe('false');
});

test('section 4: on app start, if a token exists, the project code is re-synced from the server', async () => {
  const { context: visitor, client } = await signedIn(await context(), url, { as: 'Synced' });
  await client(assignProject, { code });
  expect(JSON.parse((await cookie(visitor, 'userInfo')) ?? '')).toMatchObject({ projectCode: '' });
  const page = await opened(visitor);
  await expect
    .poll(async () => JSON.parse((await cookie(visitor, 'userInfo')) ?? ''))
    .toMatchObject({ projectCode: code });
  await client(unassignProject, {});
  await page.reload();
  await expect
    .poll(async () => JSON.parse((await cookie(visitor, 'userInfo')) ?? ''))
    .toMatchObject({ projectCode: '' });
});

describe('section 4: token refresh', () => {
  /** Opens a page with so long left of the token, and tells the calls in their order. */
  async function callsWith(secondsLeft: number, as: string) {
    const { context: visitor, profiles } = await signedIn(await context(), url, { as, profiles: ['Amina'] });
    const before = await cookie(visitor, 'jwtToken');
    const end = new Date(Date.now() + secondsLeft * 1000).toISOString();
    await visitor.addCookies([{ name: 'expiryTime', value: encodeURIComponent(end), url }]);
    const calls: Request[] = [];
    visitor.on('request', (request) => {
      if (/\/api\/(idp|login|project|profile)/.test(request.url())) calls.push(request);
    });
    await opened(visitor);
    await expect.poll(() => calls.some((call) => call.url().includes('/favorite-books/'))).toBe(true);
    const at = (part: string) => calls.filter((call) => call.url().includes(part));
    return { visitor, before, calls, at, profiles };
  }

  test('when less than a minute is left: the identity provider first, then authenticate, then the request with the new token in accessToken; one refresh for many requests at once', async () => {
    const { visitor, before, calls, at } = await callsWith(59, 'Nearly over');
    const after = await cookie(visitor, 'jwtToken');
    expect(after).not.toBe(before);
    expect(Date.parse((await cookie(visitor, 'expiryTime')) ?? '')).toBeGreaterThan(Date.now() + 60_000);
    expect(calls.slice(0, 2).map((call) => new URL(call.url()).pathname)).toEqual([
      '/api/idp/token',
      '/api/login/authenticate',
    ]);
    expect(at('/idp/token')).toHaveLength(1);
    expect(at('/login/authenticate')).toHaveLength(1);
    expect(at('/login/authenticate')[0]?.headers()['accesstoken']).toBeUndefined();
    for (const call of [...at('/project/sync'), ...at('/favorite-books/')]) {
      expect(call.headers()['accesstoken'], call.url()).toBe(after);
      expect((await call.response())?.status()).toBe(200);
    }
  });

  test('not while a minute or more is left: calls that need sign-in send the stored token in Authorization', async () => {
    const { before, at } = await callsWith(120, 'Not yet over');
    expect(at('/idp/token')).toHaveLength(0);
    expect(at('/project/sync')[0]?.headers()['authorization']).toBe(`Bearer ${before}`);
    expect(at('/project/sync')[0]?.headers()['accesstoken']).toBeUndefined();
  });

  test('that is under way when somebody signs out in another tab does not sign them in again', async () => {
    const { context: visitor } = await signedIn(await context(), url, { as: 'In two tabs', profiles: ['Amina'] });
    await visitor.addCookies([
      { name: 'expiryTime', value: encodeURIComponent(new Date(Date.now() + 30_000).toISOString()), url },
    ]);
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    await visitor.route('**/api/login/authenticate', async (route) => {
      await held;
      await route.continue();
    });
    const first = await visitor.newPage();
    const request = first.waitForRequest('**/api/login/authenticate');
    const answered = first.waitForResponse('**/api/login/authenticate');
    await first.goto(`${url}/about`);
    await request;
    const second = await visitor.newPage();
    await second.goto(`${url}/terms`);
    // When it starts it tells the first tab whose page it shows: by then that is nobody's, and the first one would be loaded anew.
    await started(second);
    await second.evaluate(() => fetch('/sign-out', { method: 'POST' }));
    finish();
    await (await answered).finished();
    await atRest(first);
    for (const name of ['jwtToken', 'profiles', 'isLoggedIn']) expect(await cookie(visitor, name)).toBeUndefined();
  });

  test('of a session that has ended elsewhere leaves a signed-out visitor', async () => {
    const { context: visitor } = await signedIn(await context(), url, { as: 'Ended elsewhere', profiles: ['Amina'] });
    const refreshToken = (await cookie(visitor, 'refreshToken')) ?? '';
    await fetch(`${url}/api/idp/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${refreshToken}` } });
    await visitor.addCookies([{ name: 'expiryTime', value: encodeURIComponent(new Date(0).toISOString()), url }]);
    const page = await visitor.newPage();
    await page.goto(`${url}/about`);
    await expect.poll(() => cookie(visitor, 'jwtToken')).toBeUndefined();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).waitFor();
  });
});

test('a location that the library could not look up is asked for again by the next page', async () => {
  const visitor = await context();
  const answers = [
    { status: 503, json: { type: 'about:blank', title: 'Unavailable', status: 503 } },
    { status: 200, json: { country_name: 'Indonesia', country_code: 'ID' } },
  ];
  await visitor.route('**/api/location', (route: Route) => route.fulfill(answers.shift()));
  const page = await visitor.newPage();
  const refused = page.waitForResponse('**/api/location');
  await page.goto(`${url}/about`);
  await (await refused).finished();
  await started(page);
  await atRest(page);
  await page.goto(`${url}/terms`);
  await expect.poll(() => cookie(visitor, 'location')).toBe('{"country_name":"Indonesia","country_code":"ID"}');
});

test('section 7: calls go to the API base that the environment names, also on another host', async () => {
  const port = await freePort();
  // Another origin to a browser, and the same library.
  const base = `http://localhost:${port}/api`;
  const library = await runOwnLibrary({ PORT: port, API_URL_LIVE: base });
  onTestFinished(() => library.close());
  const { context: visitor } = await signedIn(await context(), library.url, {
    as: 'Whose calls go elsewhere',
    profiles: ['Amina'],
    mails: mailFolder(library.dataDir),
  });
  await visitor.addCookies([
    { name: 'expiryTime', value: encodeURIComponent(new Date(Date.now() + 30_000).toISOString()), url: library.url },
  ]);
  const called: string[] = [];
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) called.push(request.url().split('?')[0] ?? '');
  });
  const page = await visitor.newPage();
  await page.goto(`${library.url}/about`);
  await expect.poll(() => called).toContain(`${base}/project/sync`);
  await page.goto(`${library.url}/book/the-great-slow-chase`);
  await started(page);
  await page.getByRole('main').getByRole('button', { name: 'Favourite: The Great Slow Chase' }).click();
  await page.getByRole('status').getByText('Successfully marked favorite.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Read', exact: true }).click();
  await page.waitForURL(/\/read\//);
  await expect.poll(() => called.some((address) => address.startsWith(`${base}/analytics/book/`))).toBe(true);
  expect(called).toContain(`${base}/login/authenticate`);
  expect(called.filter((address) => address.startsWith(`${base}/profile/add-favorite-book/`))).toHaveLength(1);
  // The refresh token is a cookie of the pages' own address, and so is what is not of the calls' table.
  const stayed = called.filter((address) => !address.startsWith(base));
  expect(new Set(stayed)).toEqual(new Set([`${library.url}/api/location`, `${library.url}/api/idp/token`]));
});

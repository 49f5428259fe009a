import { requestReset, signUp } from '@letsread/identity/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProvider, siteClient, type TestProvider } from '../../../identity/testing/test-provider.ts';
import { freePort } from '../testing/free-port.ts';
import { mailFolder, mailTo } from '../testing/mails.ts';
import type { RunningLibrary } from '../testing/run-library.ts';
import { runOwnLibrary } from '../testing/run-own-library.ts';
import { createClient, signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const password = 'a kite in the wind';

/** What no script can read: the session, and what the device is known by, which says nothing of a person. */
const unseen = ['refreshToken', 'knownDevice'];

/** Specification section 3, and when the token ends. */
const cookiesOfSession = [
  'displayName',
  'expiryTime',
  'isLoggedIn',
  'jwtToken',
  'photoUrl',
  'profiles',
  'refreshToken',
  'rolesWithId',
  'teamsWithId',
  'userInfo',
];

let provider: TestProvider;
let library: RunningLibrary;
let url: string;
let mails: string;
/** A phone for all who need none of their own: a new one costs more than most of what is done on it. */
let device: BrowserContext;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  provider = await openTestProvider(`http://127.0.0.1:${port}`);
  library = await runOwnLibrary({
    PORT: port,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: siteClient.id,
    OIDC_CLIENT_SECRET: siteClient.secret,
    OIDC_NAME: 'Elsewhere',
  });
  url = library.url;
  mails = mailFolder(library.dataDir);
  device = await context(phone);
  page = await device.newPage();
});
beforeEach(async () => {
  await page.close();
  await device.setOffline(false);
  await device.clearCookies();
  page = await device.newPage();
});
afterAll(async () => {
  await library.close();
  await provider.close();
});

async function fillIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'password' }).fill(secret);
}

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await fillIn(page, email, secret);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

async function signUpByForm(page: Page, email: string, name = 'Joseph'): Promise<void> {
  await page.getByRole('link', { name: 'No account yet? Sign up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Only an adult can continue.').waitFor();
  await page.getByRole('checkbox', { name: 'I am an adult' }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
}

async function confirmByMail(page: Page, email: string): Promise<void> {
  const { link } = await mailTo(mails, email);
  await page.goto(link.href);
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('password1');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('alert').getByText('Lots of people use this password').waitFor();
  await page.getByRole('textbox', { name: 'Choose a password' }).fill(password);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
}

async function cookiesOf(visitor: BrowserContext): Promise<Map<string, string>> {
  return new Map((await visitor.cookies(url)).map(({ name, value }) => [name, decodeURIComponent(value)]));
}

async function sessionIn(visitor: BrowserContext): Promise<string[]> {
  const names = [...(await cookiesOf(visitor)).keys()];
  return names.filter((name) => cookiesOfSession.includes(name)).sort();
}

/** Whether the settings menu is that of somebody who is signed in. */
async function menuSays(page: Page): Promise<'signed in' | 'signed out'> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About' }).waitFor();
  return (await menu.getByRole('button', { name: 'Sign Out' }).count()) > 0 ? 'signed in' : 'signed out';
}

describe('signed out to signed in', () => {
  test('section 4: from a book page by sign-up, mail and sign-in back to the book, with the cookies of section 3', async () => {
    const visitor = device;
    await page.goto(`${url}/book/papa-counts-to-six`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log In' }).click();
    await page.waitForURL(`${url}/login?to=%2Fbook%2Fpapa-counts-to-six`);
    await signUpByForm(page, 'joseph@example.org');
    await page.getByText('joseph@example.org').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await sessionIn(visitor)).toEqual([]);

    await confirmByMail(page, 'joseph@example.org');
    const before = Date.now();
    await logIn(page, 'joseph@example.org');
    await page.waitForURL(`${url}/book/papa-counts-to-six`);
    expect(await menuSays(page)).toBe('signed in');

    expect(await sessionIn(visitor)).toEqual(cookiesOfSession);
    const cookies = await cookiesOf(visitor);
    expect(cookies.get('displayName')).toBe('Joseph');
    expect(cookies.get('isLoggedIn')).toBe('true');
    expect(JSON.parse(cookies.get('profiles') ?? '')).toEqual([]);
    expect(JSON.parse(cookies.get('userInfo') ?? '')).toEqual({ id: expect.stringMatching(/^\d+$/), projectCode: '' });
    expect(cookies.get('jwtToken')?.split('.')).toHaveLength(3);
    const minutesFrom = (begun: number) => (Date.parse(cookies.get('expiryTime') ?? '') - begun) / 60_000;
    expect([minutesFrom(before) > 13, minutesFrom(Date.now()) <= 15]).toEqual([true, true]);
    expect(cookies.has('placeAfterMail')).toBe(false);
    for (const { name, httpOnly, sameSite, path } of await visitor.cookies(url))
      expect([name, httpOnly, sameSite, path]).toEqual([name, unseen.includes(name), 'Lax', '/']);
  });

  test('somebody who is signed in is sent on from the sign-in page, and from /profile/signin to their profile', async () => {
    const own = await signedIn(device, url, { as: 'Amina', profiles: ['Tano'], mails });
    await page.goto(`${url}/login?to=${encodeURIComponent('/search?cardName=moon')}`);
    expect(page.url()).toBe(`${url}/search?cardName=moon`);
    const answer = await own.context.request.get(`${url}/profile/signin`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, `/profile/${own.profiles[0]?.id}`]);
  });

  test('section 2: /profile/signin tells a signed-out user what a profile is for, and leads to it by way of Log In', async () => {
    const own = await signedIn(await context(), url, { as: 'Luis', mails });
    await page.goto(`${url}/profile/signin`);
    const heading = page.getByRole('heading', { level: 1, name: 'A profile for every child' });
    // Four pictures of readers look over its edge.
    const peeking = () =>
      heading.evaluate((title) => {
        const { top } = title.getBoundingClientRect();
        const pictures = [...document.querySelectorAll<HTMLImageElement>('.peeking img')];
        return pictures.filter((one) => one.naturalWidth > 0 && one.getBoundingClientRect().top < top).length;
      });
    // A picture may come after the page.
    await expect.poll(peeking).toBe(4);
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await page.waitForURL(`${url}/login?to=%2Fprofile%2Fsignin`);
    await logIn(page, own.email);
    await page.waitForURL(`${url}/profile/create`);
  });

  test('nobody needs to: the sign-in page leads to the books', async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('link', { name: 'By logging in you agree to the Terms and Conditions.' }).waitFor();
    await page.goto(`${url}/login/sign-up`);
    await page
      .getByRole('checkbox', { name: /^I am an adult. By signing up, I agree to the Terms and Conditions/ })
      .waitFor();
    await page.getByRole('link', { name: 'Go to the books' }).click();
    await page.waitForURL(`${url}/`);
  });

  // What else leads to another site: same-origin-path.test.ts.
  test('sign-in does not lead to another site', async () => {
    const own = await signedIn(await context(), url, { as: 'Luis', mails });
    await page.goto(`${url}/login?to=${encodeURIComponent('//elsewhere.example')}`);
    await logIn(page, own.email);
    await page.waitForURL(`${url}/`);
  });
});

describe('what is wrong is said, and what was typed is kept', () => {
  test('a wrong password, for an address with an account as for one without', async () => {
    const own = await signedIn(await context(), url, { as: 'Luis', mails });
    for (const email of [own.email, 'nobody@example.org']) {
      await page.goto(`${url}/login?to=/search`);
      await logIn(page, email, 'another kite');
      await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
    }
  });

  test('fields that are wrong, with the focus at the first of them', async () => {
    await page.goto(`${url}/login/sign-up`);
    await page.getByLabel('Email').fill('no address');
    await page.getByLabel('Your name').fill('n'.repeat(80));
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('alert').getByText('Please check the highlighted fields.').waitFor();
    for (const [name, fault] of [
      ['Email', 'Enter an email address such as name@example.org.'],
      ['Your name', 'Enter a shorter name on one line.'],
    ] as const) {
      const field = page.getByRole('textbox', { name });
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').at(-1);
      expect(await page.locator(`#${described}`).innerText()).toBe(fault);
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email');
  });

  test('too many attempts, with how long to wait', async () => {
    const body = { email: 'guessed@example.org', password: 'a guess' };
    const guess = () =>
      fetch(`${url}/api/idp/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const begun = Date.now();
    // From the network of the browser itself: elsewhere nobody is kept out by them.
    await Promise.all(Array.from({ length: 10 }, guess));
    await page.goto(`${url}/login`);
    await logIn(page, body.email, body.password);
    const said = await page.getByRole('alert').getByText('Please wait').innerText();
    const minutes = Number(/Please wait (\d+) minutes/.exec(said)?.[1]);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(minutes).toBeGreaterThanOrEqual(15 - (Date.now() - begun) / 60_000);
  });

  test('no connection, without losing the form', async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Show password' }).waitFor();
    await page.context().setOffline(true);
    await logIn(page, 'amina@example.org');
    await page.getByRole('alert').getByText('Please check your internet connection').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('amina@example.org');
    expect(await page.getByRole('textbox', { name: 'password' }).inputValue()).toBe(password);
  });

  test('a password can be looked at while it is typed', async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByRole('textbox', { name: 'password' }).getAttribute('type')).toBe('text');
  });
});

describe('mails and their links', () => {
  test('signing up with an address that has an account shows the same; only its owner learns of it', async () => {
    const own = await signedIn(await context(), url, { as: 'Luis', mails });
    const { sentAt } = await mailTo(mails, own.email);
    await page.goto(`${url}/login`);
    await signUpByForm(page, own.email, 'Somebody else');
    expect((await mailTo(mails, own.email, { after: sentAt })).subject).toBe('You already have an account');
  });

  test('a link is not used up by a program that looks at it, works once, and its page is kept nowhere', async () => {
    await createClient(url)(signUp, { body: { email: 'scanned@example.org', agreed: true } });
    const { link } = await mailTo(mails, 'scanned@example.org');
    for (const method of ['GET', 'HEAD']) {
      const looked = await fetch(link, { method });
      expect([looked.status, looked.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(looked.headers.get('referrer-policy')).toBe('same-origin');
    }
    const data = await fetch(`${url}/profile/verify.data${link.search}`);
    expect(data.headers.get('cache-control')).toBe('no-store');
    await page.goto(`${url}/login`);
    await logIn(page, 'scanned@example.org');
    await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
    await confirmByMail(page, 'scanned@example.org');
    await page.goto(link.href);
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('a stranger’s kite');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  });

  test.each([
    ['/profile/verify?token=made-up', 'Confirm my address', 'Log In', '/login'],
    ['/profile/reset-password?token=made-up', 'Save new password', 'Get a new link', '/login/forgot-password'],
  ])('%s says that the link does not work any more and leads on', async (address, send, next, to) => {
    await page.goto(url + address);
    const field = page.getByRole('textbox', { name: 'Choose a password' });
    if ((await field.count()) > 0) await field.fill(password);
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: next }).click();
    await page.waitForURL(url + to);
    await page.goto(url + (address.split('?')[0] ?? ''));
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  });

  test('a forgotten password is replaced by way of a mail, and the old one is not taken any more', async () => {
    const own = await signedIn(await context(), url, { as: 'Forgetful', mails });
    const { sentAt } = await mailTo(mails, own.email);
    await page.goto(`${url}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill(own.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    const { link } = await mailTo(mails, own.email, { after: sentAt });
    await page.goto(link.href);
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('short');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Choose a password of 8 to 200 characters.').waitFor();
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('a boat on the lake');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Your new password is set.').waitFor();
    await logIn(page, own.email);
    await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
    await logIn(page, own.email, 'a boat on the lake');
    await page.waitForURL(`${url}/`);
  });

  test('a request for an address without an account shows the same', async () => {
    await page.goto(`${url}/login/forgot-password`);
    await page.getByLabel('Email').fill('unknown@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await createClient(url)(requestReset, { body: { email: 'unknown@example.org' } });
  });
});

describe('sign out', () => {
  test('section 4: sign-out clears the session cookies and related flags, keeps language and location, and goes to /', async () => {
    const own = await signedIn(device, url, { as: 'Leaver', profiles: ['Tano'], mails });
    await page.goto(`${url}/search`);
    await chooseLanguage(page, 'español');
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    const flags = {
      favoritesCache: '[]',
      currentlySelectedProfile: own.profiles[0]?.id ?? '',
      isFirstTimeVisit: 'false',
    };
    const location = encodeURIComponent(JSON.stringify({ country_name: 'Kenya', country_code: 'KE' }));
    await own.context.addCookies(Object.entries({ ...flags, location }).map(([name, value]) => ({ name, value, url })));
    await page.getByRole('button', { name: 'Menú' }).click();
    const [left] = await Promise.all([
      page.waitForResponse(`${url}/sign-out`),
      page.getByRole('button', { name: 'Cerrar sesión' }).click(),
    ]);
    await page.waitForURL(`${url}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');

    const lines = (await left.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
    expect(lines.filter(({ value }) => !value.includes('Max-Age=0'))).toEqual([]);
    expect(lines.map(({ value }) => value.slice(0, value.indexOf('='))).sort()).toEqual(
      [
        ...cookiesOfSession,
        'classroom',
        'currentlySelectedProfile',
        'favoritesCache',
        'isFirstTimeVisit',
        'pathwayReturnLink',
        'decodablesPage',
      ].sort(),
    );
    const cookies = await cookiesOf(own.context);
    expect(await sessionIn(own.context)).toEqual([]);
    expect([...cookies.keys()].filter((name) => name.startsWith('localization_')).sort()).toEqual([
      'localization_direction',
      'localization_id',
      'localization_lang',
      'localization_name',
    ]);
    expect(JSON.parse(cookies.get('location') ?? '')).toMatchObject({ country_name: 'Kenya' });
  });

  test('section 4: sign-out signs out of the identity provider: the refresh token that was copied is worth nothing', async () => {
    const own = await signedIn(device, url, { as: 'Leaver', mails });
    const copied = (await own.context.cookies(url)).filter(({ name }) => name === 'refreshToken');
    await page.goto(`${url}/about`);
    expect(await menuSays(page)).toBe('signed in');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);
    const other = await context();
    await other.addCookies(copied);
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${url}/about`);
    expect(await menuSays(elsewhere)).toBe('signed out');
    expect(await sessionIn(other)).toEqual([]);
  });

  test('another site can neither sign anybody out nor in', async () => {
    const own = await signedIn(await context(), url, { as: 'Leaver', mails });
    const cookie = (await own.context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
    const form = new URLSearchParams({ email: own.email, password: own.password });
    for (const origin of ['https://elsewhere.example', 'null']) {
      for (const address of ['/sign-out', '/login', '/login.data']) {
        const answer = await fetch(url + address, {
          method: 'POST',
          headers: { origin, cookie: address === '/sign-out' ? cookie : '' },
          body: form,
          redirect: 'manual',
        });
        expect([address, answer.status >= 400, answer.headers.getSetCookie()]).toEqual([address, true, []]);
      }
    }
  });
});

describe('a session goes on', () => {
  const expire = (visitor: BrowserContext) =>
    visitor.addCookies([{ name: 'expiryTime', value: encodeURIComponent('2020-01-01T00:00:00.000Z'), url }]);

  test('section 4: the server renews an expired token before it asks anything for a page, and sets the new cookies', async () => {
    const own = await signedIn(await context({ ...laptop, javaScriptEnabled: false }), url, { as: 'Stayer', mails });
    const before = (await cookiesOf(own.context)).get('jwtToken');
    await expire(own.context);
    const page = await own.context.newPage();
    await page.goto(`${url}/about`);
    expect(await menuSays(page)).toBe('signed in');
    const cookies = await cookiesOf(own.context);
    expect(cookies.get('jwtToken')).not.toBe(before);
    expect(Date.parse(cookies.get('expiryTime') ?? '')).toBeGreaterThan(Date.now());
  });

  test('so does it for a form', async () => {
    const own = await signedIn(await context(), url, { as: 'Stayer', mails });
    await expire(own.context);
    const form = { name: 'Tano', imageUrl: '/media/avatars/owl.webp' };
    const answer = await own.context.request.post(`${url}/profile/create`, { form, maxRedirects: 0 });
    expect(answer.headers()['location']).toMatch(/^\/profile\/\d+$/);
    expect(Date.parse((await cookiesOf(own.context)).get('expiryTime') ?? '')).toBeGreaterThan(Date.now());
  });

  test('a browser that kept only the refresh token is signed in by the next page', async () => {
    const own = await signedIn(device, url, { as: 'Stayer', mails });
    const refreshToken = (await own.context.cookies(url)).filter(({ name }) => name === 'refreshToken');
    await own.context.clearCookies();
    await own.context.addCookies(refreshToken);
    await page.goto(`${url}/about`);
    expect(await menuSays(page)).toBe('signed in');
    expect(await sessionIn(own.context)).toEqual(cookiesOfSession);
  });

  test.each([
    ['script', true],
    ['no script', false],
  ])('a session that was ended elsewhere shows as signed out, not as an error (%s)', async (_, javaScriptEnabled) => {
    const own = await signedIn(await context({ ...laptop, javaScriptEnabled }), url, { as: 'Stayer', mails });
    const other = await context();
    await other.addCookies(await own.context.cookies(url));
    await other.request.post(`${url}/sign-out`);
    await expire(own.context);
    const page = await own.context.newPage();
    const response = await page.goto(`${url}/about`);
    expect(response?.status()).toBe(200);
    expect(await sessionIn(own.context)).toEqual([]);
    expect(await menuSays(page)).toBe('signed out');
  });
});

describe('with JavaScript off', () => {
  const withoutScript = { ...phone, javaScriptEnabled: false };

  test('section 4: sign-up, mail, sign-in, back to the book, and sign-out all work', async () => {
    const visitor = await context(withoutScript);
    const page = await visitor.newPage();
    await page.goto(`${url}/login?to=/book/papa-counts-to-six`);
    await logIn(page, 'silent@example.org', 'another kite');
    await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('silent@example.org');
    await page.waitForLoadState();
    expect(await page.content()).not.toContain('another kite');
    await signUpByForm(page, 'silent@example.org');
    await confirmByMail(page, 'silent@example.org');
    await logIn(page, 'silent@example.org');
    await page.waitForURL(`${url}/book/papa-counts-to-six`);
    expect(await sessionIn(visitor)).toEqual(cookiesOfSession);
    expect(await menuSays(page)).toBe('signed in');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);
    expect([...(await cookiesOf(visitor)).keys()]).toEqual(['knownDevice']);
  });
});

describe('with another provider', () => {
  async function atProvider(page: Page, press: 'sign in' | 'cancel'): Promise<void> {
    await page.waitForURL(`${provider.issuer}/**`, { waitUntil: 'commit' });
    if (press === 'cancel') return page.getByRole('link', { name: 'Cancel' }).click();
    await page.locator('[name=login]').fill('amina');
    await page.locator('[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test.each([
    ['script', true],
    ['no script', false],
  ])('section 4: signed in by another provider, back at the book (%s)', async (_, javaScriptEnabled) => {
    const visitor = await context({ ...laptop, javaScriptEnabled });
    const page = await visitor.newPage();
    await page.goto(`${url}/login?to=/book/papa-counts-to-six`);
    await page.getByRole('link', { name: 'Continue with Elsewhere' }).click();
    await atProvider(page, 'sign in');
    // Who comes for the first time is asked what sign-up asks; both ways of this test are the same person.
    const consent = page.getByRole('checkbox', { name: 'I am an adult' });
    await page.waitForURL((at) => at.origin === url && at.pathname !== '/api/idp/callback/oidc');
    if (new URL(page.url()).pathname === '/account/consent') {
      await consent.check();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await page.waitForURL(`${url}/book/papa-counts-to-six`);
    expect(await sessionIn(visitor)).toEqual(cookiesOfSession);
    expect((await cookiesOf(visitor)).get('displayName')).toBe('amina of elsewhere');
  });

  test('only who signs in there anew comes to what is for grown-ups, as there is no password here', async () => {
    await page.goto(`${url}/account`);
    await page.waitForURL(`${url}/profile/signin`);
    await page.goto(`${url}/login?to=/about`);
    await page.getByRole('link', { name: 'Continue with Elsewhere' }).click();
    await atProvider(page, 'sign in');
    await page.waitForURL(/about|consent/);
    await page.goto(`${url}/account`);
    await page.getByText('Please show that you’re a grown-up.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Continue with Elsewhere' }).click();
    // The provider still knows who they are, and asks for the password all the same.
    await page.locator('[name=login]').fill('amina');
    await page.locator('[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.waitForURL(`${url}/account`);
    await page.getByRole('button', { name: 'Delete account' }).waitFor();
    expect(await page.getByRole('link', { name: 'Choose a new password' }).count()).toBe(0);
  });

  test('who turns back there is told so, and can try another way', async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('link', { name: 'Continue with Elsewhere' }).click();
    await atProvider(page, 'cancel');
    await page.waitForURL(/\/profile\/signin\?error=/);
    await page.getByRole('alert').getByText('We couldn’t log you in').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor();
  });
});

test('nothing of a person and no token stands in what the library prints', () => {
  expect(library.output()).not.toMatch(/@example|token=|eyJ|a kite in the wind/);
});

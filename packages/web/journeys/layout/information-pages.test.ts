import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, icelandicId } from '@letsread/catalogue/testing/test-library.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { openPeopleLibrary, type PeopleLibrary } from '../testing/people-library.ts';
import type { RunningLibrary } from '../testing/run-library.ts';
import { runOwnLibrary } from '../testing/run-own-library.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');

const foot = (page: Page) => page.getByRole('contentinfo');

describe.each([
  ['English', undefined, 'ltr', { toc: 'On this page', terms: 'Terms and Conditions', privacy: 'Privacy policy' }],
  ['Arabic', 'العربية', 'rtl', { toc: 'في هذه الصفحة', terms: 'الشروط والأحكام', privacy: 'سياسة الخصوصية' }],
] as const)('the pages about the library, in %s', (_name, language, direction, words) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit(laptop);
    await page.goto(url);
    if (language !== undefined) await chooseLanguage(page, language);
    await page.waitForFunction((dir) => document.documentElement.dir === dir, direction);
  });

  test.each(['/about', '/termsandcondition', '/accessibility'])(
    'section 2: %s is read in the interface language, and each of its parts is reached from a list',
    async (path) => {
      const response = await page.goto(url + path);
      expect(response?.status()).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.innerText()).toMatch(
        language === undefined ? /^[\p{Script=Latin}\s]+$/u : /\p{Script=Arabic}/u,
      );
      expect(await heading.getAttribute('dir')).toBe(direction);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(url + path);
      const links = page.getByRole('navigation', { name: words.toc }).getByRole('link');
      expect(await links.count()).toBeGreaterThan(3);
      const last = await links.last().innerText();
      await links.last().click();
      await page.waitForURL(`**${path}#*`);
      await page.waitForFunction((name) => document.activeElement?.textContent === name, last);
      expect(await page.getByRole('heading', { level: 2, name: last }).isVisible()).toBe(true);
    },
  );

  test('section 2: the privacy policy is a part of the terms, and the footer leads to it', async () => {
    await page.goto(`${url}/about`);
    await foot(page)
      .getByRole('link')
      .filter({ hasText: language === undefined ? 'Privacy Policy' : 'سياسة الخصوصية' })
      .click();
    await page.waitForURL('**/termsandcondition#privacy');
    await page.getByRole('heading', { level: 1, name: words.terms }).waitFor();
    const privacy = page.getByRole('heading', { level: 2, name: words.privacy });
    await expect.poll(async () => (await privacy.boundingBox())?.y ?? -1).toBeLessThan(400);
    expect((await privacy.boundingBox())?.y).toBeGreaterThan(60);
  });
});

describe('the footer', () => {
  const addresses = {
    ANDROID_APP_URL: 'https://android.example/app',
    IOS_APP_URL: 'https://ios.example/app',
    TRANSLATOR_URL: 'https://admin.example/sign-in',
    HELP_URL: 'https://help.example/center',
    SOCIAL_URL: 'https://social.example/us',
    DONATE_URL: 'https://donate.example/now',
  };
  let library: RunningLibrary;
  let visitor: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    library = await runOwnLibrary(addresses);
    visitor = await context(laptop);
    await visitor.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
    page = await visitor.newPage();
    await page.goto(`${library.url}/accessibility`);
  });
  afterAll(() => library.close());

  test('section 2, footer: the program is described, and the copyright is of this year', async () => {
    await foot(page)
      .getByText(/free digital library of children’s storybooks in many languages/)
      .waitFor();
    await foot(page).getByText(`© ${new Date().getFullYear()} Let’s Read`).waitFor();
  });

  test.each([
    ['Android', addresses.ANDROID_APP_URL],
    ['iPhone and iPad', addresses.IOS_APP_URL],
    ['Translator Sign in', addresses.TRANSLATOR_URL],
    ['Support help center', addresses.HELP_URL],
    ['Follow us', addresses.SOCIAL_URL],
    ['Donate', addresses.DONATE_URL],
  ])('section 2, footer: %s opens %s in a new tab, and says that it will', async (name, address) => {
    const opened = visitor.waitForEvent('page');
    await foot(page)
      .getByRole('link', { name: new RegExp(`${name}.*opens in a new tab`) })
      .click();
    const tab = await opened;
    await tab.waitForURL(address);
    await tab.close();
    expect(new URL(page.url()).pathname).toBe('/accessibility');
  });

  test.each([
    ['About', '/about', /Every child deserves/],
    ['All Collaborators', '/collaborators', /^Collaborators$/],
    ['Privacy Policy', '/termsandcondition#privacy', /^Terms and Conditions$/],
  ])('section 2, footer: %s leads to %s in this tab', async (name, path, title) => {
    await page.goto(`${library.url}/accessibility`);
    await foot(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(library.url + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(visitor.pages()).toHaveLength(1);
  });

  test('section 2, footer: what the configuration has no address for is not there, and not explained', async () => {
    await page.goto(`${library.url}/about`);
    await page.getByRole('main').getByText('Use the “Donate” link').waitFor();
    const plain = await visit(laptop);
    await plain.goto(`${url}/about`);
    expect(
      await plain
        .getByRole('main')
        .getByText(/“Donate”|“Translator Sign in”|support help center/)
        .count(),
    ).toBe(0);
    const links = await foot(plain).getByRole('link').allInnerTexts();
    expect(links.slice(1)).toEqual(['About', 'All Collaborators', 'Privacy Policy', 'Accessibility Statement']);
  });
});

describe('section 2, footer: the accessibility statement can also open as a dialog', () => {
  const statement = (page: Page) => foot(page).getByRole('link', { name: 'Accessibility Statement' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Accessibility Statement' });

  /** A visitor whose page has come alive. */
  async function visitPage(options = laptop as Parameters<typeof visit>[0]): Promise<Page> {
    const page = await visit(options);
    await page.goto(`${url}/about`);
    await started(page);
    return page;
  }

  test('by keyboard: Enter opens it, the focus goes in, keys scroll it, Escape closes it and the focus returns', async () => {
    const page = await visitPage();
    await statement(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'What we aim for' }).waitFor();
    expect(await dialog(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('End');
    await expect
      .poll(() =>
        dialog(page)
          .getByRole('region')
          .evaluate((one) => one.scrollTop),
      )
      .toBeGreaterThan(50);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await statement(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('by touch: a tap outside and the close button close it; it is fetched once', async () => {
    const page = await visitPage(phone);
    let fetched = 0;
    page.on('request', (request) => (fetched += request.url().endsWith('/accessibility') ? 1 : 0));
    await statement(page).tap();
    await dialog(page).getByRole('heading', { name: 'How it is tested' }).waitFor();
    await page.touchscreen.tap(180, 8);
    await dialog(page).waitFor({ state: 'hidden' });
    await statement(page).tap();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(fetched).toBe(1);
  });

  test('where the text cannot be had, the link is followed', async () => {
    const page = await visitPage();
    await page.route('**/accessibility', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await statement(page).click();
    await page.waitForURL('**/accessibility');
    await page.getByRole('heading', { level: 1, name: 'Accessibility Statement' }).waitFor();
  });

  test('closed before it is known that the text cannot be had, nobody is led away', async () => {
    const page = await visitPage();
    const tried = Promise.withResolvers<void>();
    await page.route('**/accessibility', async (route) => {
      await tried.promise;
      await route.abort();
    });
    const request = page.waitForRequest('**/accessibility');
    await statement(page).click();
    await request;
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    let hasLeft = false;
    page.on('request', (one) => (hasLeft ||= one.isNavigationRequest()));
    tried.resolve();
    await failed;
    await atRest(page);
    expect(hasLeft).toBe(false);
  });

  test('without script it is a page', async () => {
    const page = await visit({ ...phone, javaScriptEnabled: false });
    await page.goto(`${url}/about`);
    await statement(page).click();
    await page.waitForURL('**/accessibility');
    await page.getByRole('heading', { level: 1, name: 'Accessibility Statement' }).waitFor();
  });
});

describe('collaborators', () => {
  let library: PeopleLibrary;
  let page: Page;
  beforeAll(async () => {
    library = await openPeopleLibrary();
    page = await visit(laptop);
  });
  afterAll(() => library.close());

  const cards = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d books?/ });
  const names = async (page: Page) => (await cards(page).locator('bdi').allInnerTexts()).map((name) => name.trim());
  const total = (page: Page) => page.getByRole('status').filter({ hasText: /collaborators?/ });

  test('section 2: /collaborators takes uiLang, by default the English interface language id', async () => {
    const page = await visit({ ...laptop, javaScriptEnabled: false });
    const firstOf = async (search: string) => {
      await page.goto(`${library.url}/collaborators${search}`);
      return (await names(page)).slice(0, 3);
    };
    const english = await firstOf('');
    expect(english).toEqual(['Nobody', 'Amina Joseph', 'José Niño']);
    expect(await firstOf(`?uiLang=${englishLanguageId}`)).toEqual(english);
    for (const unknown of ['4242', 'en', '', '9223372036854775808'])
      expect(await firstOf(`?uiLang=${unknown}`)).toEqual(english);
    expect(await firstOf(`?uiLang=${arabicId}`)).toEqual(['Nobody', 'أبرار وفا', 'Amina Joseph']);
  });

  test('the language stays while one searches, chooses a role and goes on, without script', async () => {
    const page = await visit({ ...phone, javaScriptEnabled: false });
    await page.goto(`${library.url}/collaborators?uiLang=${arabicId}`);
    await page.getByRole('link', { name: 'Show more collaborators' }).click();
    await page.waitForURL(/[?&]cursor=/);
    expect(new URL(page.url()).searchParams.get('uiLang')).toBe(arabicId);
    expect(await names(page)).toContain('Writer 25');
    await page.getByRole('link', { name: 'Back to the start of the list' }).click();
    await page.waitForURL((address) => !address.searchParams.has('cursor'));
    await page
      .getByRole('navigation', { name: 'Role' })
      .getByRole('link', { name: /Contributors/ })
      .click();
    await page.waitForURL(/role=CONTRIBUTOR/);
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('وَفا');
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.searchParams.get('name') === 'وَفا');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      uiLang: arabicId,
      role: 'CONTRIBUTOR',
    });
    expect(await names(page)).toEqual(['أبرار وفا']);
    await total(page).getByText('1 collaborator · Contributors').waitFor();
  });

  test('section 3: each of the nine roles has its word and a colour of its own', async () => {
    await page.goto(`${library.url}/collaborators`);
    const roles = page.getByRole('navigation', { name: 'Role' }).getByRole('listitem');
    const words = [
      'Authors',
      'Illustrators',
      'Ambassadors',
      'Designers',
      'Contributors',
      'Editors',
      'Signers',
      'Narrators',
      'Others',
    ];
    expect((await roles.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['All', ...words]);
    const colours = await roles.evaluateAll((all) =>
      all.slice(1).map((one) => getComputedStyle(one.firstElementChild ?? one).color),
    );
    expect(new Set(colours).size).toBe(9);
    expect(await roles.filter({ has: page.locator('svg') }).count()).toBe(10);
  });

  test('a role filters; one person in several roles is one card with all of them', async () => {
    await page.goto(`${library.url}/collaborators`);
    expect((await names(page)).filter((name) => name === 'Amina Joseph')).toHaveLength(1);
    for (const role of ['Illustrators', 'Editors']) {
      await page.getByRole('navigation', { name: 'Role' }).getByRole('link', { name: role }).click();
      await total(page).getByText(`1 collaborator · ${role}`).waitFor();
      await page.waitForLoadState();
      const card = cards(page).filter({ hasText: 'Amina Joseph' });
      expect((await card.innerText()).split('\n').slice(-4)).toEqual(['2 books', 'Author', 'Illustrator', 'Editor']);
    }
    await page.getByRole('navigation', { name: 'Role' }).getByRole('link', { name: 'All' }).click();
    await total(page).getByText('30 collaborators').waitFor();
  });

  test('a search without a result says so and leads back to all', async () => {
    await page.goto(`${library.url}/collaborators?role=AUTHOR`);
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('zzz');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No one found' }).waitFor();
    await page.getByRole('link', { name: 'Show all collaborators' }).click();
    await page.waitForURL('**/collaborators');
    await total(page).getByText('30 collaborators').waitFor();
  });

  test('more are added below, the focus goes to the first of them, and all are there once', async () => {
    await page.goto(`${library.url}/collaborators`);
    await started(page);
    expect(await names(page)).toHaveLength(20);
    await page.getByRole('link', { name: 'Show more collaborators' }).click();
    await expect.poll(() => names(page)).toHaveLength(30);
    expect(new Set(await names(page)).size).toBe(30);
    const first = cards(page).nth(20).getByRole('link');
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByRole('link', { name: 'Show more collaborators' }).count()).toBe(0);
  });

  test('a card leads to the books of that person in all languages', async () => {
    await page.goto(`${library.url}/collaborators?name=nino`);
    await cards(page)
      .getByRole('link', { name: /José Niño/ })
      .click();
    await page.waitForURL('**/search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ cardName: 'José Niño', language: 'all' });
    await page.getByRole('link', { name: 'Hen and the Kite' }).waitFor();
  });

  test('a language without texts of its own shows these pages in English, marked as English', async () => {
    const reader = await context(laptop);
    const cookies = { id: icelandicId, name: 'Íslenska', lang: 'is', direction: 'ltr' };
    await reader.addCookies(
      Object.entries(cookies).map(([name, value]) => ({
        name: `localization_${name}`,
        value: encodeURIComponent(value),
        url: library.url,
      })),
    );
    const page = await reader.newPage();
    await page.goto(`${library.url}/about`);
    const heading = page.getByRole('heading', { level: 1, name: /Every child deserves/ });
    expect(await heading.getAttribute('lang')).toBe('en');
    await foot(page).getByRole('link', { name: 'All Collaborators' }).click();
    await page.waitForURL(`**/collaborators?uiLang=${icelandicId}`);
    // Who wrote in it comes first.
    await expect.poll(async () => (await names(page))[0]).toBe('Writer 01');
  });

  test('section 8: when they cannot be had, the error layout shows No collaborators were found., and Try again tries', async () => {
    await library.breakCredits();
    const response = await page.goto(`${library.url}/collaborators?name=writer`);
    expect(response?.status()).toBe(500);
    await page.getByRole('heading', { level: 1, name: 'No collaborators were found.' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await foot(page).count()).toBe(1);
    await library.mendCredits();
    await page.getByRole('link', { name: 'Try again' }).click();
    await total(page).getByText('25 collaborators').waitFor();
  });

  test('section 8: when the interface text cannot be loaded either, the error layout here says the same, elsewhere Something Went Wrong', async () => {
    const broken = await openPeopleLibrary();
    await broken.breakAll();
    for (const [path, title] of [
      ['/collaborators', 'No collaborators were found.'],
      ['/about', 'Something Went Wrong'],
    ] as const) {
      const response = await page.goto(broken.url + path);
      expect(response?.status()).toBeGreaterThanOrEqual(500);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await foot(page).count()).toBe(1);
    }
    await broken.close();
  });
});

test.each(['/termsandcondition', '/book/the-great-slow-chase'])(
  'on paper %s has neither bars nor footer, and nothing lies over its words',
  async (path) => {
    // A sheet of A4 within its margins.
    const page = await visit({ viewport: { width: 718, height: 1047 } });
    await page.goto(url + path);
    await page.getByRole('banner').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('.tabs')])
      expect(await bar.isVisible()).toBe(false);
    const fixed = await page
      .locator('body *')
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility()).length,
      );
    expect(fixed).toBe(0);
  },
);

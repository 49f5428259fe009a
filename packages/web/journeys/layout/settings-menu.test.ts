import { deleteProfile } from '@letsread/profiles/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');

/** A laptop for all who need none of their own: a new one costs more than most of what is done on it. */
let device: BrowserContext;
let page: Page;
beforeAll(async () => {
  device = await context();
  page = await device.newPage();
});
beforeEach(async () => {
  await page.close();
  await device.clearCookies();
  page = await device.newPage();
});

/** The visible names of what can be pressed in the open dialog, in their order; the dialog's own buttons left out. */
async function entries(page: Page): Promise<string[]> {
  const rows = page.getByRole('dialog', { name: 'Menu' }).locator('.dialog__body').getByRole('link');
  const all = page.getByRole('dialog', { name: 'Menu' }).locator('.dialog__body').locator('a, button');
  expect(await rows.count()).toBeGreaterThan(0);
  return (await all.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

describe('the top bar', () => {
  test.each([
    ['phone', phone],
    ['laptop', laptop],
  ])('section 2: it has the logo, which goes home, three tabs, the language and the menu (%s)', async (_, size) => {
    page = await visit(size);
    await page.goto(`${url}/search?cardName=moon`);
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual(['Home', 'My books', 'Profile']);
    await page.getByRole('banner').getByRole('button', { name: 'App Language: English' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
    await page.waitForURL(`${url}/`);
  });

  test('section 2: the active tab is derived from the path', async () => {
    for (const [path, tab] of [
      ['/', 'Home'],
      ['/search', 'Home'],
      ['/book/the-great-slow-chase', 'Home'],
      ['/about', 'Home'],
      ['/mybooks', 'My books'],
      ['/MyBooks', 'My books'],
      ['/profile/signin', 'Profile'],
    ] as const) {
      await page.goto(url + path);
      const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const active = await tabs.evaluateAll((all) =>
        all.filter((one) => one.ariaCurrent === 'page').map((one) => (one as HTMLElement).innerText),
      );
      expect(active, path).toEqual([tab]);
    }
  });

  test('section 2: signed out, the profile tab goes to /profile/signin', async () => {
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL(`${url}/profile/signin`);
  });

  test('section 2: signed in with no profile, the profile tab goes to /profile/create', async () => {
    await signedIn(device, url, { as: 'Without profile' });
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL(`${url}/profile/create`);
  });

  test('section 2: the profile tab goes to the first profile, and to the selected one once there is one', async () => {
    const { profiles } = await signedIn(device, url, { profiles: ['Amina', 'Tano'] });
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL(`${url}/profile/${profiles[0]?.id}`);
    await device.addCookies([{ name: 'currentlySelectedProfile', value: profiles[1]?.id ?? '', url }]);
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL(`${url}/profile/${profiles[1]?.id}`);
  });

  test('the profile tab goes to the first profile where the selected one was deleted on another device', async () => {
    const { profiles, client, userId } = await signedIn(device, url, {
      as: 'On two devices',
      profiles: ['Amina', 'Tano'],
    });
    const [kept, deleted] = profiles.map(({ id }) => id);
    await device.addCookies([{ name: 'currentlySelectedProfile', value: deleted ?? '', url }]);
    await client(deleteProfile, { userId, profileId: deleted ?? '' });
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.waitForURL(`${url}/profile/${kept}`);
    const names = (await device.cookies()).map(({ name }) => name);
    expect(names).toContain('profiles');
    expect(names).not.toContain('currentlySelectedProfile');
  });
});

describe('the settings menu', () => {
  test('section 2: signed out it has Log In, App Language, About, Collaborators, Terms and Conditions', async () => {
    await page.goto(`${url}/book/the-great-slow-chase`);
    await openMenu(page);
    expect(await entries(page)).toEqual(['Log In', 'App Language', 'About', 'Collaborators', 'Terms and Conditions']);
    for (const [name, path] of [
      ['Log In', '/login?to=%2Fbook%2Fthe-great-slow-chase'],
      ['About', '/about'],
      ['Collaborators', '/collaborators'],
      ['Terms and Conditions', '/termsandcondition'],
    ] as const) {
      expect(await page.getByRole('dialog').getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('section 2: signed in it has the profile entry, New Profile, My Books, Project Code, App Language, About, Collaborators, Terms and Conditions, Sign Out', async () => {
    const { profiles } = await signedIn(device, url, { profiles: ['Amina', 'Tano'] });
    await page.goto(`${url}/about`);
    await openMenu(page);
    expect(await entries(page)).toEqual([
      'Amina',
      'New Profile',
      'My Books',
      'Project Code',
      'App Language',
      'About',
      'Collaborators',
      'Terms and Conditions',
      'Sign Out',
    ]);
    const me = page.getByRole('dialog').getByRole('link', { name: 'Amina Joseph' });
    expect(await me.getAttribute('href')).toBe(`/profile/${profiles[0]?.id}`);
    expect(await me.locator('img').getAttribute('src')).toBe(profiles[0]?.imageUrl);
    expect(await page.getByRole('dialog').getByRole('link', { name: 'My Books' }).getAttribute('href')).toBe(
      '/mybooks',
    );
  });

  test('section 2: it is a dialog: the focus stays in it and goes back to its button, Escape and a tap outside close it', async () => {
    await page.goto(`${url}/about`);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(5, 5);
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the language picker', () => {
  test('section 2: it opens from the top bar and from the menu, with a check mark on the selected one and an OK button', async () => {
    await page.goto(`${url}/about`);
    for (const open of [
      () => page.getByRole('button', { name: 'App Language: English' }).click(),
      async () => {
        await openMenu(page);
        await page
          .getByRole('dialog', { name: 'Menu' })
          .getByRole('button', { name: /^App Language/ })
          .click();
      },
    ]) {
      await open();
      const picker = page.getByRole('dialog', { name: 'App Language' });
      await picker.getByRole('button', { name: 'OK' }).waitFor();
      expect(await picker.getByRole('radio', { checked: true }).count()).toBe(1);
      expect(await picker.getByRole('radio', { name: /^English/ }).isChecked()).toBe(true);
      await picker.getByRole('button', { name: 'Close' }).click();
      await picker.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
    }
  });

  test('section 5: the language list keeps exactly one selected language', async () => {
    await page.goto(`${url}/about`);
    await page.getByRole('button', { name: /^App Language/ }).click();
    const radios = page.getByRole('dialog').getByRole('radio');
    for (const radio of (await radios.all()).slice(0, 4)) {
      await radio.check();
      expect(await page.getByRole('dialog').getByRole('radio', { checked: true }).count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^App Language/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^English/, checked: true })
      .waitFor();
  });

  test('a language that is offered no more and has no words gives way to English, also in its direction', async () => {
    const gone = { id: '1234567', name: 'Foo', lang: 'ar', direction: 'rtl' };
    await device.addCookies(Object.entries(gone).map(([of, value]) => ({ name: `localization_${of}`, value, url })));
    await page.goto(`${url}/about`);
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', 'ltr']);
    await page.getByRole('button', { name: 'App Language: English' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^English/, checked: true })
      .waitFor();
    expect((await device.cookies()).filter(({ name }) => name.startsWith('localization'))).toEqual([]);
  });

  test('section 3: only languages whose publishedBooks is not 0 are offered, by their own names', async () => {
    const answer = await fetch(`${url}/api/language/by_type`);
    const { languages } = (await answer.json()) as { languages: { name: string; publishedBooks: number }[] };
    await page.goto(`${url}/about`);
    await page.getByRole('button', { name: /^App Language/ }).click();
    const names = await page.getByRole('dialog').locator('.lang__name').allInnerTexts();
    expect(names).toEqual(languages.filter((one) => one.publishedBooks !== 0).map((one) => one.name));
    expect(names).toContain('العربية');
  });

  test('a language is found by its own name and by its English one', async () => {
    await page.goto(`${url}/about`);
    await page.getByRole('button', { name: /^App Language/ }).click();
    const picker = page.getByRole('dialog');
    const search = picker.getByRole('searchbox', { name: 'Find a language' });
    for (const sought of ['espanol', 'Spanish', 'ESP']) {
      await search.fill(sought);
      await expect.poll(() => picker.getByRole('radio').count()).toBe(1);
      await picker.getByRole('radio', { name: /^español/i }).waitFor();
    }
    await search.fill('zzzz');
    await picker.getByText('No language found.').waitFor();
    await search.fill('');
    await expect.poll(() => picker.getByRole('radio').count()).toBeGreaterThan(3);
  });

  test('section 4: choosing a different language stores id, name, ISO code and direction, and reloads in its direction', async () => {
    await page.goto(`${url}/search?cardName=moon`);
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await page.evaluate('window.isOld = true');
    await chooseLanguage(page, 'العربية');
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(page.url()).toBe(`${url}/search?cardName=moon`);
    expect(await page.evaluate('window.isOld')).toBeUndefined();
    const answer = await fetch(`${url}/api/language/by_type`);
    const { languages } = (await answer.json()) as { languages: { id: string; languageISOCode: string }[] };
    const stored = Object.fromEntries(
      (await device.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
    );
    expect(stored).toMatchObject({
      localization_id: languages.find((one) => one.languageISOCode === 'ar')?.id,
      localization_name: 'العربية',
      localization_lang: 'ar',
      localization_direction: 'rtl',
    });
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  });

  test('section 4: choosing the same language changes nothing', async () => {
    await page.goto(`${url}/about`);
    await started(page);
    await page.evaluate('window.isOld = true');
    await page.getByRole('button', { name: /^App Language/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate('window.isOld')).toBe(true);
    expect((await device.cookies()).filter(({ name }) => name.startsWith('localization'))).toEqual([]);
  });

  /** A page that shows English while another tab has chosen this language since. */
  async function openWhileElsewhere(language: string, tag: string): Promise<void> {
    page = await visit();
    await page.goto(`${url}/about`);
    await started(page);
    const other = await page.context().newPage();
    await other.goto(`${url}/about`);
    await started(other);
    await chooseLanguage(other, language);
    await other.waitForFunction((chosen) => document.documentElement.lang === chosen, tag);
  }

  test('what the page shows is chosen again where another tab has stored another language meanwhile', async () => {
    await openWhileElsewhere('Français', 'fr');
    await page.evaluate('window.isOld = true');
    await page.getByRole('button', { name: /^App Language/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForFunction(() => !('isOld' in window));
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.goto(`${url}/mybooks`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('a page that the way back shows as it was left is made anew where another language was chosen since', async () => {
    await openWhileElsewhere('العربية', 'ar');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  });
});

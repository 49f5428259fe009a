import { expect, inject, test } from 'vitest';
import { axeFaultsInBoth } from './axe-faults.ts';
import { chooseLanguage, phone, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

const screens = [
  '/',
  '/search?cardName=the',
  '/search?cardName=zzz',
  '/level/1',
  '/tag/1',
  '/collection/good-night',
  '/book/the-great-slow-chase',
  '/read/the-great-slow-chase/0',
  '/read/the-great-slow-chase/3',
  '/read/the-great-slow-chase/12',
  '/about',
  '/collaborators?role=AUTHOR',
  '/termsandcondition',
  '/accessibility',
  '/login',
  '/login?told=address-confirmed',
  '/login/sign-up',
  '/profile/verify?token=any',
  '/login/forgot-password',
  '/profile/signin?error=access_denied',
  '/profile/verify?token=x',
  '/profile/verify',
  '/profile/reset-password?token=x',
  '/mybooks',
  '/mybooks?show=reading',
  '/mybooks?show=downloaded',
  '/no-such-page',
];

test.each([
  ['left to right', undefined],
  ['right to left', 'العربية'],
] as const)(
  'axe finds nothing on any screen, light and dark, and nothing scrolls sideways at 320 pixels: %s',
  async (_, language) => {
    const page = await visit({ ...phone, viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    if (language !== undefined) {
      await page.goto(url);
      await chooseLanguage(page, language);
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    }
    for (const screen of screens) {
      await page.goto(url + screen);
      expect(await axeFaultsInBoth(page, screen)).toEqual([]);
    }
  },
);

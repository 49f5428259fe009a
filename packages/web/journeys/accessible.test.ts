import { describe, expect, inject, test } from 'vitest';
import { axeFaults } from './axe-faults.ts';
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

describe.each([
  ['light, left to right', 'light', undefined],
  ['dark, left to right', 'dark', undefined],
  ['light, right to left', 'light', 'العربية'],
  ['dark, right to left', 'dark', 'العربية'],
] as const)('%s', (_name, colorScheme, language) => {
  test('axe finds nothing on any screen, and nothing scrolls sideways at 320 pixels', async () => {
    const page = await visit({ ...phone, viewport: { width: 320, height: 640 }, colorScheme, reducedMotion: 'reduce' });
    if (language !== undefined) {
      await page.goto(url);
      await chooseLanguage(page, language);
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    }
    for (const screen of screens) {
      await page.goto(url + screen);
      expect(await axeFaults(page, screen)).toEqual([]);
    }
  });
});

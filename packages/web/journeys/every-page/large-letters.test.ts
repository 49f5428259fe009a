import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

const screens = [
  '/',
  '/search?cardName=a',
  '/book/the-great-slow-chase',
  '/collaborators',
  '/about',
  '/profile/signin',
  '/mybooks',
  '/mybooks?show=downloaded',
  '/pathways/first-stories',
  '/decodables',
];

/** How far a page is wider than its screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // All of it as it stands when it is near: the parts that are far below are not laid out yet.
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

async function fits(page: Page, screen: string): Promise<void> {
  await page.goto(url + screen);
  expect(await overflow(page), screen).toBe(0);
  if (screen.startsWith('/search'))
    expect(await areInOneRow(page.locator('.find__bar').locator('button, p'))).toBe(true);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow(page), `${screen} at 200 %`).toBe(0);
  expect(await isInSight(page.getByRole('banner').locator('[commandfor=menu]')), screen).toBe(true);
  for (const tab of await page.locator('.tabs').getByRole('link').all())
    expect(await isInSight(tab), screen).toBe(true);
}

/** The filters, how many books there are, and the way to select some. */
async function areInOneRow(tools: Locator): Promise<boolean> {
  await expect.poll(() => tools.count()).toBe(3);
  const middles = await tools.evaluateAll((all) =>
    all.map((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  return Math.max(...middles) - Math.min(...middles) < 8;
}

async function isInSight(found: Locator): Promise<boolean> {
  const [box, { width, height } = { width: 0, height: 0 }] = [
    await found.boundingBox(),
    found.page().viewportSize() ?? undefined,
  ];
  if (box === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

test.each([
  ['English', 360],
  ['العربية', 360],
  ['தமிழ்', 320],
  ['မြန်မာ', 320],
] as const)(
  'with letters as they are and twice as large in the browser’s settings, no screen scrolls sideways, menu and tabs are in sight, and a search’s tools stand in one row: %s at %i pixels',
  async (language, width) => {
    const page = await visit({ viewport: { width, height: 740 } });
    await page.goto(url);
    if (language !== 'English') {
      const before = await page.locator('html').getAttribute('lang');
      await chooseLanguage(page, language);
      await page.waitForFunction((left) => document.documentElement.lang !== left, before);
    }
    for (const screen of screens) await fits(page, screen);
    await page.goto(`${url}/read/the-great-slow-chase/1`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overflow(page)).toBe(0);
    const top = page.locator('.reader__top');
    const [close, settings, progress] = [
      top.locator('a'),
      top.locator('[commandfor]'),
      top.locator('.progress__words'),
    ];
    expect(await isInSight(close)).toBe(true);
    expect(await isInSight(settings)).toBe(true);
    const [words, button] = [await progress.boundingBox(), await settings.boundingBox()];
    if (words !== null && words.width > 0 && button !== null)
      expect(words.x >= button.x + button.width || words.x + words.width <= button.x).toBe(true);

    const own = await signedIn(page.context(), url, { as: 'Who needs large letters', profiles: ['W'.repeat(20)] });
    const profile = `/profile/${own.profiles[0]?.id}`;
    for (const screen of [profile, `${profile}/growth`, '/mybooks']) await fits(page, screen);
  },
);

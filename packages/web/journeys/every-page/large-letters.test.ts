import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
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

test('on the narrowest phone the names of the three shelves are whole', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto(`${url}/mybooks`);
  const shelves = page.getByRole('main').getByRole('link', { name: /Favourites|Reading now|Downloaded/ });
  for (const shelf of await shelves.all()) expect(await brokenWords(shelf)).toEqual([]);
  const rows = await shelves.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect([await shelves.count(), rows]).toEqual([3, 1]);
});

test('on a page enlarged to 400 % the top bar goes with the page, and leaves most of the screen to it', async () => {
  const page = await visit({ viewport: { width: 320, height: 256 } });
  await page.goto(`${url}/about`);
  const [bar, tabs] = [page.getByRole('banner'), page.locator('.tabs')];
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await bar.locator('.topbar__in').boundingBox())?.y ?? 0).toBeLessThan(-100);
  const low = await tabs.boundingBox();
  expect(low?.y).toBeGreaterThan(256 * 0.7);
});

describe('letters that are twice as large by the browser’s settings', () => {
  /** Unlike a style, a setting is what lengths in media queries go by as well. */
  async function enlarged(viewport: { width: number; height: number }): Promise<Page> {
    const page = await visit({ viewport });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return page;
  }

  test.each([
    ['a phone held sideways', { width: 740, height: 360 }],
    ['a tablet', { width: 1024, height: 768 }],
    ['a laptop', { width: 1280, height: 800 }],
  ] as const)('no word of a story is broken, and no tab lies over another, on %s', async (_, viewport) => {
    const page = await enlarged(viewport);
    await page.goto(`${url}/read/the-great-slow-chase/1`);
    const story = page.locator('.page:not([hidden]) .story').first();
    await story.waitFor();
    expect(await brokenWords(story)).toEqual([]);
    await page.goto(url);
    const words = page.locator('.tab span');
    const boxes = await Promise.all((await words.all()).map((one) => one.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1] ?? { x: viewport.width };
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(next?.x ?? 0);
    }
    expect(boxes.length).toBe(3);
  });
});

/** Words of which a part stands on another line. */
function brokenWords(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  });
}

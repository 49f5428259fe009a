import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
beforeAll(async () => {
  library = await openBackRoomLibrary({ IMPACT_PAGE: 'on' });
  ({ url } = library);
});
afterAll(() => library.close());

const counted = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/analytics/') && answer.request().method() === 'POST');

/**
 * Opens the book, whose story has two pages, and waits until that is counted. The reader's clock stands still: on a busy
 * machine a minute may pass, which would be counted as well.
 */
async function open(visitor: BrowserContext): Promise<Page> {
  await visitor.clock.setFixedTime(Date.now());
  const page = await visitor.newPage();
  const opened = counted(page);
  await page.goto(`${url}/read/the-red-kite/0`);
  await opened;
  return page;
}

async function turnTo(page: Page, number: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  // The address follows when the page is painted, and with it the turn is counted.
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(`/read/the-red-kite/${number}`);
}

test('readers without an account are counted, online and off, and the librarian reads exactly what they did', async () => {
  for (let reader = 0; reader < 4; reader += 1) {
    const page = await open(await context(phone));
    await turnTo(page, 1);
    await turnTo(page, 2);
    // What a page tells while it is left is answered to nobody.
    await page.goto('about:blank');
    await expect.poll(library.countEvents).toBe(3 * (reader + 1));
    await page.context().close();
  }
  // One more loses the network, reads on, and comes back another time.
  const away = await context(phone);
  const page = await open(away);
  await away.setOffline(true);
  await turnTo(page, 1);
  await turnTo(page, 2);
  await page.close();
  await away.setOffline(false);
  const back = await away.newPage();
  const counting = counted(back);
  await back.goto(`${url}/about`);
  await counting;
  await expect.poll(library.countEvents).toBe(15);
  // And one closes the book after its first page, and is too few to be seen.
  const early = await open(await context(phone));
  await turnTo(early, 1);
  await early.goto('about:blank');
  await expect.poll(library.countEvents).toBe(18);

  await library.endDay();
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: ['Mali'], mails: library.mails });
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
  const numbers = await ruth.context.newPage();
  await numbers.goto(`${url}/library`);
  await numbers
    .getByRole('main')
    .getByRole('link', { name: /^What is read What was done/ })
    .click();
  await numbers.getByRole('heading', { level: 1, name: 'What is read' }).waitFor();
  await numbers.waitForLoadState();
  const sums = async () => (await numbers.locator('.library__sums').first().innerText()).split(/\n+/);
  expect(await sums()).toEqual([
    'Books opened',
    '6',
    'Pages turned',
    '11',
    'Minutes read',
    'fewer than 5',
    'Books finished',
    '5',
    '83% of those opened',
    'Closed before the end',
    'fewer than 5',
    'Books listened to',
    'fewer than 5',
    'Files taken along',
    'fewer than 5',
    'Saved on a device',
    'fewer than 5',
  ]);
  const byBook = numbers.getByRole('table', { name: 'By book' }).getByRole('row', { name: /The Red Kite/ });
  expect(await byBook.getByRole('cell').allInnerTexts()).toEqual(['6', '5\n83% of those opened', 'fewer than 5']);
  expect(await axeFaultsInBoth(numbers, '/library/numbers')).toEqual([]);
  for (const width of [320, 360, 768, 1280]) {
    await numbers.setViewportSize({ width, height: 800 });
    expect(await numbers.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await numbers.getByRole('link', { name: 'The Red Kite' }).click();
  await numbers.getByRole('link', { name: 'Delete: The Red Kite' }).waitFor();
  await numbers.waitForLoadState();
  expect(await sums()).toContain('11');
  const [download] = await Promise.all([
    numbers.waitForEvent('download'),
    numbers.getByRole('link', { name: 'Download as a table' }).click(),
  ]);
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('day,kind,book,title,language,country,detail,sum');
  expect(rows.map((row) => row.replace(/^[\d-]+,(\w+),\d+,/, '$1 '))).toEqual([
    'finished The Red Kite,en,,,5',
    'opened The Red Kite,en,,,6',
    'pages The Red Kite,en,,,11',
  ]);
});

test('everybody reads on a page without script what was read, where the library wishes so', async () => {
  const visitor = await (await context({ ...laptop, javaScriptEnabled: false })).newPage();
  await visitor.goto(url);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'What is read' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'What is read' }).waitFor();
  await visitor.waitForLoadState();
  const sums = await visitor.locator('.impact__sums').innerText();
  expect(sums.split(/\n+/)).toEqual([
    'Books opened',
    '6',
    'Books finished',
    '5',
    'Minutes read',
    'fewer than 5',
    'Books listened to',
    'fewer than 5',
    'Files taken along',
    'fewer than 5',
  ]);
  expect(await visitor.getByRole('row').allInnerTexts()).toEqual([expect.stringMatching(/^English\s+6$/)]);
  // The page of a book tells what was read of it, and nothing that is too little to be told.
  await visitor.goto(`${url}/book/the-red-kite`);
  const ofBook = visitor.getByRole('region', { name: 'What is read' });
  expect((await ofBook.innerText()).split(/\n+/)).toEqual([
    'What is read',
    'Times opened',
    '6',
    'Times read to the end',
    '5',
    'How we count',
  ]);
  // A language without words of its own is told in English, the day too.
  const cookie = 'localization_id=77; localization_name=x; localization_lang=ar; localization_direction=rtl';
  const inEnglish = await (await fetch(`${url}/impact`, { headers: { cookie } })).text();
  expect(/impact__lead">([^<]*)/.exec(inEnglish)?.[1]).toMatch(/[A-Z][a-z]+ \d+, 20\d\d/);
  const page = await (await context(phone)).newPage();
  await page.goto(`${url}/impact`);
  expect(await axeFaultsInBoth(page, '/impact')).toEqual([]);
  // Where fills are taken away the bars are still there.
  await page.emulateMedia({ forcedColors: 'active' });
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fillOf('.impact__bar > span')).not.toBe(await fillOf('body'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

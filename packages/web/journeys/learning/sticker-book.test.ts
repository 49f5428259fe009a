import { listAwards, type Placement, placeSticker, recordCompletions } from '@letsread/learning/contract.ts';
import { searchBooks } from '@letsread/catalogue/contract.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, phone, swipe, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');

let page: Page;
let placements: () => Promise<(Placement | null)[]>;
/** Puts the newest sticker somewhere. */
let put: (placement: Placement) => Promise<unknown>;
let turn = 0;

/** A reader with two stickers. */
beforeEach(async () => {
  const visitor = await context(phone);
  const { client, userId, profiles } = await signedIn(visitor, url, { as: `Stickers ${turn++}`, profiles: ['Amina'] });
  const reader = { userId, profileId: profiles[0]?.id ?? '' };
  const { items } = await client(searchBooks, { limit: 2 });
  await client(recordCompletions, {
    ...reader,
    body: { deeds: items.map(({ bookId }) => ({ kind: 'book' as const, bookId })) },
  });
  placements = async () => (await client(listAwards, reader)).items.map(({ placement }) => placement);
  put = async (placement) => {
    const [newest] = (await client(listAwards, reader)).items;
    return client(placeSticker, { ...reader, awardId: newest?.id ?? '', body: { placement } });
  };
  page = await visitor.newPage();
  await page.goto(`${url}/profile/${reader.profileId}`);
  await page.getByRole('link', { name: 'Open the sticker book' }).click();
  await page.waitForURL('**/stickers');
  // Scripts are there when keys are answered.
  await atRest(page);
});

const tray = () => page.getByRole('region', { name: 'Stickers to stick in' });
const book = () => page.getByRole('list', { name: /^Page \d of \d/ });
const first = () => tray().getByRole('button').first();

async function middleOf(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

describe('the sticker book', () => {
  test('is filled with keys alone: picked up, moved, turned, put on another page, and put back', async () => {
    await first().focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/picked up\. Now choose a spot/)
      .waitFor();
    const held = book().getByRole('button', { pressed: true });
    expect(await held.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.getByText(/45 percent from the left, 45 percent from the top/).waitFor();
    await page.keyboard.press(']');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/is on page 2/)
      .waitFor();
    await expect.poll(placements).toEqual(expect.arrayContaining([null, { page: 2, x: 0.45, y: 0.45, angle: 15 }]));

    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page
      .getByRole('status')
      .getByText(/is back where it was/)
      .waitFor();
    await page.reload();
    await atRest(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => book().getByRole('button').count()).toBe(1);
    expect(await placements()).toContainEqual({ page: 2, x: 0.45, y: 0.45, angle: 15 });
    await book().getByRole('button').click();
    await page.getByRole('button', { name: 'Take out of the book' }).click();
    await expect.poll(placements).toEqual([null, null]);
  });

  test('is filled by a finger that drags, and by one that taps the sticker and then its place', async () => {
    const sheet = page.locator('.stickerbook__sheet');
    await sheet.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(sheet);
    await swipe(page, await middleOf(first()), { x: x - 60, y: y - 30 });
    await expect.poll(async () => (await placements()).filter(Boolean).length).toBe(1);
    await first().tap();
    await page.touchscreen.tap(x + 70, y + 40);
    await expect.poll(async () => (await placements()).filter(Boolean).length).toBe(2);
    await tray().getByText('All your stickers are in the book').waitFor();
    const placed = (await placements()).flatMap((one) => one ?? []);
    expect(new Set(placed.map((one) => one.x < 0.5))).toEqual(new Set([false, true]));
  });

  test('takes what is placed without a network, and tells it later', async () => {
    await page.context().setOffline(true);
    const topOfTray = () => tray().evaluate((one) => (one as HTMLElement).offsetTop);
    const before = await topOfTray();
    await first().click();
    await page.getByRole('button', { name: 'Put down' }).waitFor();
    expect(await topOfTray()).toBe(before);
    await page.getByRole('button', { name: 'Put down' }).click();
    await page
      .getByRole('status')
      .getByText(/is on page 1/)
      .waitFor();
    expect(await placements()).toEqual([null, null]);
    await page.context().setOffline(false);
    await expect.poll(placements).toContainEqual({ page: 1, x: 0.5, y: 0.5, angle: 0 });
  });

  test.each(['English', 'العربية'])('has no fault in %s at 320 pixels', async (language) => {
    await page.setViewportSize({ width: 320, height: 640 });
    if (language !== 'English') {
      await chooseLanguage(page, language);
      await atRest(page);
    }
    await page.locator('.stickerbook__tray button').first().click();
    await page.locator('.stickerbook__sheet [aria-pressed=true]').waitFor();
    expect(await axeFaultsInBoth(page, 'the sticker book')).toEqual([]);
  });

  test.each(['English', 'العربية'])('has four places, a page each, and no fault on any in %s', async (language) => {
    await put({ page: 4, x: 0.5, y: 0.5, angle: 0 });
    await page.setViewportSize({ width: 320, height: 640 });
    if (language === 'English') await page.reload();
    else await chooseLanguage(page, language);
    await atRest(page);
    const scenes = new Set<string>();
    for (let number = 1; number <= 4; number++) {
      if (number > 1) await page.locator('.stickerbook__turner button').last().click();
      const seen = async () => scenes.add(await page.locator('.stickerbook__scene').innerHTML()).size;
      await expect.poll(seen).toBe(number);
      expect(await axeFaultsInBoth(page, `page ${number} of the sticker book`)).toEqual([]);
    }
  });
});

test('a second finger takes no sticker out of the first one, and a key after a finger is no part of it', async () => {
  const sheet = page.locator('.stickerbook__sheet');
  await sheet.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(sheet);
  const [one, other] = await Promise.all([first(), tray().getByRole('button').last()].map(middleOf));
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: ({ x: number; y: number } | undefined)[],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.flatMap((point, id) => (point === undefined ? [] : [{ ...point, id }])),
    });
  await touch('touchStart', [one]);
  await touch('touchMove', [{ x: one?.x ?? 0, y: y + 30 }]);
  await book().getByRole('button', { pressed: true }).waitFor();
  await touch('touchStart', [{ x: one?.x ?? 0, y: y + 30 }, other]);
  await touch('touchMove', [{ x, y }, other]);
  await touch('touchEnd', [undefined, other]);
  await touch('touchEnd', []);
  await expect
    .poll(async () => (await placements()).flatMap((each) => (each === null ? [] : [each.page])))
    .toEqual([1]);
  await book().getByRole('button', { pressed: false }).press('Enter');
  await book().getByRole('button', { pressed: true }).waitFor();
});

test('a sticker at the edge makes the page no wider, and lies over no button', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [x, name] of [
    [1, 'Next page'],
    [0, 'Previous page'],
  ] as const) {
    await put({ page: 1, x, y: 0, angle: 0 });
    await page.reload();
    await atRest(page);
    await book().getByRole('button').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const turner = page.getByRole('button', { name });
    const isOnTop = await turner.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, bottom - 4)?.closest('button') === one;
    });
    expect(isOnTop, name).toBe(true);
  }
});

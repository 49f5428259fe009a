import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { chooseLanguage, laptop, phone, swipe, started, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser({ hasMotion: true });
const url = inject('libraryUrl');

/** It is seen to be pressed before the press has ended, so before anything comes of it; the press is then taken back. */
async function answersPress(page: Page, pressed: Locator, moved?: string): Promise<void> {
  const seen = moved === undefined ? pressed : pressed.locator(moved);
  const scale = () => seen.evaluate((one) => getComputedStyle(one).scale);
  const before = await scale();
  await pressed.hover();
  await page.mouse.down();
  await expect.poll(scale).not.toBe(before);
  await page.mouse.move(2, 2);
  await page.mouse.up();
}

describe('a visitor', () => {
  test('finds a book by search and reads it to the last page by keyboard', async () => {
    const page = await visit(laptop);
    await page.goto(url);
    await page.getByRole('searchbox', { name: 'Find a book' }).fill('the');
    await page.keyboard.press('Enter');
    await page.waitForURL(/cardName=the/);
    // Where there is room the filters stand beside the books.
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await started(page);
    await filters.getByRole('checkbox', { name: /^Beginner/ }).check();
    await page.waitForURL(/level=2/);
    // Taken away by keyboard, it leaves the focus in the page.
    await page.getByRole('link', { name: /^Remove/ }).press('Enter');
    await page.getByRole('link', { name: /^Remove/ }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await filters.getByRole('checkbox', { name: /^Beginner/ }).check();
    await page.getByRole('link', { name: /^Remove/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a book' }).fill('slow chase');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('1 book').waitFor();
    await page.getByRole('link', { name: 'The Great Slow Chase' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Great Slow Chase' }).waitFor();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.waitForURL('**/read/the-great-slow-chase/0');

    for (let number = 1; number <= 11; number++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/read/the-great-slow-chase/${number}`);
      expect(await page.title()).toContain(`page ${number} of 11`);
    }
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
    await page.getByRole('link', { name: 'Creative Commons Attribution 4.0' }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'The Great Slow Chase' }).waitFor();
    const maker = page.getByRole('region', { name: 'Made by' }).getByRole('link').first();
    const name = (await maker.textContent()) ?? '';
    await maker.click();
    await expect.poll(() => page.getByRole('searchbox', { name: 'Find a book' }).inputValue()).toBe(name);
    await page.getByRole('link', { name: 'The Great Slow Chase' }).first().waitFor();
  });

  test('reads with a finger on a phone, and a way up or down turns nothing', async () => {
    const page = await visit(phone);
    await page.goto(`${url}/read/papa-counts-to-six/0`);
    await page.waitForLoadState('load');
    await swipe(page, { x: 300, y: 300 }, { x: 60, y: 310 });
    await page.waitForURL('**/papa-counts-to-six/1');
    await swipe(page, { x: 200, y: 500 }, { x: 210, y: 200 });
    await swipe(page, { x: 300, y: 300 }, { x: 60, y: 310 });
    await page.waitForURL('**/papa-counts-to-six/2');
    await swipe(page, { x: 60, y: 300 }, { x: 300, y: 310 });
    await page.waitForURL('**/papa-counts-to-six/1');
  });

  test('turns pages by Home, End, space and the page keys', async () => {
    const page = await visit(laptop);
    await page.goto(`${url}/read/papa-counts-to-six/4`);
    await page.waitForLoadState('load');
    await answersPress(page, page.getByRole('link', { name: 'Next page' }).first());
    for (const [key, number] of [
      ['PageDown', 5],
      ['Space', 6],
      ['Shift+Space', 5],
      ['PageUp', 4],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(`**/papa-counts-to-six/${number}`);
    }
  });

  test('counts as one opening of the book, however often its pages are loaded again', async () => {
    const page = await visit(laptop);
    const openings: number[] = [];
    page.on(
      'response',
      (response) => response.url().includes('/api/analytics/book/') && openings.push(response.status()),
    );
    await page.context().addCookies([{ name: 'isFirstTimeVisit', value: 'false', url }]);
    const counted = page.waitForRequest('**/api/analytics/book/**');
    await page.goto(`${url}/read/jumo-and-the-big-boom/0`);
    await expect.poll(() => openings).toEqual([200]);
    expect(await (await counted).headerValue('cookie')).toBeNull();
    await page.reload();
    await atRest(page);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/jumo-and-the-big-boom/1');
    expect(openings).toEqual([200]);
  });
});

describe('a visitor who reads Arabic', () => {
  test('chooses it once, finds a book, and turns its pages from right to left', async () => {
    const page = await visit(phone);
    await page.goto(url);
    await chooseLanguage(page, 'العربية');
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    const cookies = Object.fromEntries(
      (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
    );
    expect(cookies).toMatchObject({
      localization_lang: 'ar',
      localization_direction: 'rtl',
      localization_name: 'العربية',
    });

    await page.getByRole('searchbox').fill('السلحفاه');
    await page.keyboard.press('Enter');
    await page.waitForURL(/cardName=/);
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first()
      .click();
    await page.waitForURL('**/book/**');
    await page.locator('h1[lang=ar]').waitFor();
    await page.getByRole('link', { name: 'قراءة', exact: true }).first().click();
    await page.waitForURL('**/0');
    await page.waitForLoadState('load');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/1');
    await swipe(page, { x: 60, y: 300 }, { x: 300, y: 310 });
    await page.waitForURL('**/2');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/1');
    const next = await page.locator('[rel=next]').boundingBox();
    const before = await page.locator('[rel=prev]').boundingBox();
    expect(next?.x).toBeLessThan(before?.x ?? 0);
  });

  test('finds next on the right again in an English book', async () => {
    const page = await visit(phone);
    await page.goto(url);
    await chooseLanguage(page, 'العربية');
    await page.goto(`${url}/read/papa-counts-to-six/1`);
    await page.waitForLoadState('load');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/2');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });
});

test('what home shows leads on, and is there again on the way back', async () => {
  const page = await visit(phone);
  await page.goto(url);
  await started(page);
  await answersPress(page, page.locator('.book__link').first(), '.cover');
  await page.getByRole('link', { name: /^Level 2/ }).click();
  await page.waitForURL('**/level/2');
  await page.setViewportSize({ width: 1440, height: 900 });
  const columns = () => page.locator('.books').evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' '));
  await expect.poll(async () => (await columns()).length).toBe(7);
  await page.setViewportSize(phone.viewport);
  await page.goBack();
  await page.getByRole('link', { name: 'Rain and Shine' }).click();
  await page.waitForURL('**/collection/rain-and-shine');
  await page.goBack();
  await page.getByRole('link', { name: /^Level 2/ }).click({ modifiers: ['Shift'] });
  await atRest(page);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('whoever closes the filters after choosing one goes on from the button that opened them', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/search?cardName=the`);
  await started(page);
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/level=/);
  await page.locator('main:not([aria-busy])').waitFor();
  await filters.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await filters.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
});

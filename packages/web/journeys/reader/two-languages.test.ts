import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { shiftsOf, watchShifts } from '../testing/layout-shifts.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const book = `${url}/read/the-great-slow-chase`;

async function choose(page: Page, language: string, how?: string): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reading settings' });
  await dialog.getByLabel('Second language').selectOption({ label: language });
  if (how !== undefined) await dialog.getByRole('radio', { name: how }).check();
  await page.locator('.reader[data-second]').waitFor();
  await page.keyboard.press('Escape');
}

const shown = (page: Page) => page.locator('.page[data-at="now"]');
const english = (page: Page) => shown(page).getByText('There it was!');
const arabic = (page: Page) => shown(page).getByText('ها هي!');

describe('two languages on one page', () => {
  test('both, each in its own direction, script and letters, on every page', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    await choose(page, 'العربية');
    await english(page).waitFor();
    await arabic(page).waitFor();
    const story = shown(page).locator('.second-words');
    expect(await story.getAttribute('lang')).toBe('ar');
    expect(await story.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    expect(
      await shown(page)
        .locator('.story')
        .first()
        .evaluate((one) => getComputedStyle(one).direction),
    ).toBe('ltr');
    await expect.poll(() => page.evaluate(() => document.fonts.check('20px "Scheherazade New"', 'ها'))).toBe(true);
    expect(await axeFaults(page, 'a page in two languages')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/3');
    await shown(page).locator('.second-words').waitFor();
    await page.keyboard.press('Home');
    await page.waitForURL('**/0');
    expect(await shown(page).locator('.second-words').textContent()).toContain('المطاردة');
  });

  test('one at a time, by a button', async () => {
    const page = await visit(phone);
    await page.goto(`${book}/2`);
    await choose(page, 'العربية', 'One at a time');
    await english(page).waitFor();
    expect(await arabic(page).isVisible()).toBe(false);
    const textHeight = () =>
      shown(page)
        .locator('.page__text')
        .evaluate((one) => one.scrollHeight);
    // The letters of both come before either is measured.
    await page.evaluate(() => document.fonts.ready);
    const height = await textHeight();
    const button = page.getByRole('button', { name: 'Other language' });
    await button.tap();
    await arabic(page).waitFor();
    expect(await english(page).isVisible()).toBe(false);
    expect(await textHeight()).toBe(height);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await button.tap();
    await english(page).waitFor();
  });

  test('the second while the button is held, with a finger or a key', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    await choose(page, 'العربية', 'Press and hold');
    const button = page.getByRole('button', { name: 'Other language' });
    await button.hover();
    await page.mouse.down();
    await arabic(page).waitFor();
    await page.mouse.up();
    await english(page).waitFor();
    await button.focus();
    await page.keyboard.down(' ');
    await arabic(page).waitFor();
    await page.keyboard.up(' ');
    await english(page).waitFor();
    expect(page.url()).toMatch(/\/2$/);
  });

  test('is kept for the next book that has the language, and taken back', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    await choose(page, 'العربية');
    await watchShifts(page);
    await page.goto(`${book}/3`);
    await shown(page).locator('.second-words').waitFor();
    await atRest(page);
    // The first words were where they are.
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByLabel('Second language').selectOption({ label: 'None' });
    await expect.poll(() => shown(page).locator('.second-words').count()).toBe(0);
  });

  test('says so where the second language cannot be fetched, and the first stays', async () => {
    const visitor = await context(laptop);
    const page = await visitor.newPage();
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await atRest(page);
    await visitor.route('**/read/**', (route) => route.abort());
    await page.getByLabel('Second language').selectOption({ label: 'العربية' });
    await page.getByRole('status').getByText('We couldn’t load this language').waitFor();
    expect(await page.getByLabel('Second language').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await english(page).waitFor();
  });

  test('how they are shown may be chosen while the second is on its way', async () => {
    const visitor = await context(phone);
    const page = await visitor.newPage();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await atRest(page);
    await page.route('**/read/**', async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest('**/read/**');
    await page.getByLabel('Second language').selectOption({ label: 'العربية' });
    await request;
    await page.getByRole('radio', { name: 'One at a time' }).check();
    go();
    await page.locator('.reader[data-second]').waitFor();
    expect(await page.locator('.reader').getAttribute('data-second')).toBe('single');
    await page.keyboard.press('Escape');
    expect(await arabic(page).isVisible()).toBe(false);
    expect(await english(page).isVisible()).toBe(true);
  });

  test('the language that was chosen last is shown, whichever comes first', async () => {
    const visitor = await context(laptop);
    const page = await visitor.newPage();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.goto(`${book}/2`);
    await page.locator('.progress input:enabled').waitFor();
    const isArabic = (address: string) => /[\u0600-\u06ff]/.test(decodeURIComponent(address));
    await page.route('**/read/**', async (route) => {
      if (isArabic(route.request().url())) await held;
      await route.continue();
    });
    const request = page.waitForRequest((request) => isArabic(request.url()));
    const late = page.waitForResponse((answer) => isArabic(answer.url()));
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByLabel('Second language').selectOption({ label: 'العربية' });
    // A choice made before the languages' module runs is read with the next one, and never asked for by itself.
    await request;
    const other = page.getByLabel('Second language').locator('option:not([value=""]):not([lang=ar])').first();
    const [value, lang] = [await other.getAttribute('value'), await other.getAttribute('lang')];
    await page.getByLabel('Second language').selectOption(value);
    await page.locator('.reader[data-second]').waitFor();
    go();
    await late;
    await atRest(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/3');
    expect(await shown(page).locator('.second-words').getAttribute('lang')).toBe(lang);
  });

  test('only editions with as many pages are offered', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    const answer = (await (await page.request.get(`${url}/api/v5/book/the-great-slow-chase`)).json()) as {
      pageCount: number;
      editionId: string;
      editions: { editionId: string; pageCount: number; language: { name: string } }[];
    };
    const fitting = answer.editions.filter(
      (one) => one.pageCount === answer.pageCount && one.editionId !== answer.editionId,
    );
    await page.getByRole('button', { name: 'Reading settings' }).click();
    expect((await page.getByLabel('Second language').locator('option').allTextContents()).slice(1).sort()).toEqual(
      fitting.map(({ language }) => language.name).sort(),
    );
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const book = `${url}/read/the-great-slow-chase`;

const styleOf = (page: Page, property: string) =>
  page
    .locator('.page[data-at="now"] .story')
    .first()
    .evaluate((story, name) => getComputedStyle(story).getPropertyValue(name), property);

/** Opened, filled in, and no longer on its way up. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reading settings' });
  await dialog.getByRole('radio', { checked: true }).first().waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return dialog;
}

describe('the reading settings', () => {
  test('letters, lines and paper follow at once, and are kept for the next book', async () => {
    const visitor = await context(phone);
    const page = await visitor.newPage();
    await page.goto(`${book}/2`);
    const before = Number.parseFloat(await styleOf(page, 'font-size'));
    const closeLines = Number.parseFloat(await styleOf(page, 'line-height')) / before;
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Largest' }).check();
    await dialog.getByRole('radio', { name: 'Wide' }).check();
    const together = await styleOf(page, 'letter-spacing');
    await dialog.getByRole('checkbox', { name: 'More space between letters' }).check();
    await dialog.getByRole('radio', { name: 'Sepia' }).check();
    await page.keyboard.press('Escape');
    expect([together, Number.parseFloat(await styleOf(page, 'letter-spacing'))]).toEqual([
      'normal',
      expect.closeTo(before * 1.75 * 0.12, 1),
    ]);
    expect(Number.parseFloat(await styleOf(page, 'font-size'))).toBeCloseTo(before * 1.75, 0);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe('rgb(241, 226, 196)');

    await page.goto(`${url}/read/papa-counts-to-six/1`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
    const size = Number.parseFloat(await styleOf(page, 'font-size'));
    expect(Number.parseFloat(await styleOf(page, 'line-height')) / size).toBeCloseTo(closeLines + 0.6, 1);
    const again = await openSettings(page);
    expect(await again.getByRole('radio', { name: 'Largest' }).isChecked()).toBe(true);
  });

  test.each(['paper', 'sepia', 'bedtime', 'strong'])(
    '%s has words that are read well, also in the settings',
    async (paper) => {
      const visitor = await context(phone);
      await visitor.addInitScript((chosen) => localStorage.setItem('reading', JSON.stringify({ page: chosen })), paper);
      const page = await visitor.newPage();
      await page.goto(`${book}/2`);
      expect(await axeFaults(page, `the reader on ${paper}`)).toEqual([]);
      await openSettings(page);
      expect(await axeFaults(page, `the reading settings on ${paper}`)).toEqual([]);
    },
  );

  test('are worked by keyboard alone: a group is one stop, arrows choose, Escape leads back', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Reading settings' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reading settings' });
    await dialog.getByRole('radio', { name: 'Medium' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['letters'])).toBe('3');
    await page.keyboard.press('Tab');
    expect(await dialog.getByRole('radio', { name: 'Tight' }).evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    expect(
      await page.getByRole('button', { name: 'Reading settings' }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    expect(page.url()).toMatch(/\/2$/);
  });

  test('fit a screen of 320 pixels, also from right to left, with nothing cut off', async () => {
    const page = await visit({ ...phone, viewport: { width: 320, height: 640 } });
    await page.goto(`${url}/read/${encodeURIComponent('المطاردة-البطيئة-الكبرى')}/1`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    // Its letters are joined.
    expect(await page.getByRole('checkbox', { name: 'More space between letters' }).count()).toBe(0);
    const wide = await page
      .getByRole('dialog')
      .evaluate(
        (dialog) =>
          [dialog, ...dialog.querySelectorAll('*')].filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible',
          ).length,
      );
    expect(wide).toBe(0);
  });

  test('letters and languages in them say which language they are of, and how it is written', async () => {
    const page = await (await fetch(`${book}/1`)).text();
    expect(page).toContain('<span class="letter letter--1" lang="en" aria-hidden="true">');
    expect(page).toMatch(/<option [^>]*lang="ar" dir="rtl">/);
    expect(await (await fetch(`${url}/search`)).text()).toMatch(/<option [^>]*lang="ur" dir="rtl">/);
  });

  test('full screen is entered and left', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/2`);
    const dialog = await openSettings(page);
    const full = dialog.getByRole('checkbox', { name: 'Full screen' });
    await full.check();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await full.uncheck();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  });
});

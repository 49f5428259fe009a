import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { laptop, densePhone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser({ hasMotion: true });
const url = inject('libraryUrl');
const slug = 'the-great-slow-chase';
const book = `${url}/read/${slug}`;

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await page.locator('.progress input:enabled').waitFor();
  return page;
}

const word = (page: Page) => page.locator('.page[data-at="now"] .story p').first();

describe('a reader', () => {
  test('goes to any page with the slider, which says where it leads before anything is fetched', async () => {
    const page = await opened(await visit(laptop), `${book}/1`);
    const slider = page.getByRole('slider', { name: 'Where you are in the book' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('Page 1 of 11');
    await slider.fill('7');
    await page.waitForURL(`**/${slug}/7`);
    expect(await slider.getAttribute('aria-valuetext')).toBe('Page 7 of 11');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/8`);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
  });

  test('turns at the outer edges of the page, and never by a tap on the picture', async () => {
    const page = await opened(await visit(densePhone), `${book}/3`);
    await page.touchscreen.tap(350, 640);
    await page.waitForURL(`**/${slug}/4`);
    await page.touchscreen.tap(8, 640);
    await page.waitForURL(`**/${slug}/3`);
    await page.touchscreen.tap(340, 200);
    await page.touchscreen.tap(180, 640);
    await atRest(page);
    expect(page.url()).toMatch(/\/3$/);
  });

  test('shows the next picture at once and then its words, with those that were read gone, all within 180 ms', async () => {
    const page = await opened(await visit(densePhone), `${book}/3`);
    const styleOf = (part: string) =>
      page.locator(part).evaluate((one) => {
        const { opacity, transitionDuration, animationName, animationDelay, animationDuration } = getComputedStyle(one);
        const ends = parseFloat(animationDelay) + parseFloat(animationDuration);
        return { opacity, transitionDuration, animationName, ends };
      });
    const words = '.page[data-at="now"] .page__text';
    expect((await styleOf(words)).animationName).toBe('none');
    await page.keyboard.press('ArrowRight');
    expect(await styleOf('.page[data-number="3"]')).toMatchObject({ opacity: '0', transitionDuration: '0s' });
    expect((await styleOf(words)).animationName).toBe('words-come');
    expect((await styleOf(words)).ends).toBeLessThanOrEqual(0.18);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await styleOf(words)).animationName).toBe('none');
  });

  test('keeps still where less motion is asked for, as all other pages do from then on', async () => {
    const visitor = await context(densePhone);
    const page = await opened(await visitor.newPage(), `${book}/3`);
    const moving = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--t-move')));
    const usual = await moving();
    expect(usual).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('checkbox', { name: 'Less motion' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    const words = page.locator('.page[data-at="now"][data-after] .page__text');
    expect(await words.evaluate((one) => getComputedStyle(one).animationName)).toBe('none');
    await page.goto(url);
    expect(await moving()).toBe(0);
    await page.goto(`${book}/3`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('checkbox', { name: 'Less motion', checked: true }).uncheck();
    expect(await moving()).toBe(usual);
    await page.goto(url);
    expect(await moving()).toBe(usual);
  });

  test('fills the page: the picture to the edges of a phone, a spread on a laptop', async () => {
    const small = await opened(await visit(densePhone), `${book}/3`);
    const picture = (page: Page) => page.locator('.page[data-at="now"] .page__picture').boundingBox();
    expect((await picture(small))?.width).toBe(360);
    const words = await small
      .locator('.page[data-at="now"] .page__text')
      .evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(words).toBeLessThanOrEqual(1);
    const wide = await opened(await visit(laptop), `${book}/3`);
    const [box, text] = [await picture(wide), await word(wide).boundingBox()];
    expect(box?.width).toBeGreaterThan(0.45 * 1280);
    expect(box?.width).toBeLessThanOrEqual(0.6 * 1280);
    expect(box?.height).toBeGreaterThan(0.8 * 800);
    expect(box?.height).toBeLessThanOrEqual(0.84 * 800);
    const middle = (one: typeof box) => (one?.y ?? 0) + (one?.height ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(text))).toBeLessThan(4);
  });

  test('turns a book from right to left the other way, whatever the interface', async () => {
    const arabic = encodeURIComponent('المطاردة-البطيئة-الكبرى');
    const page = await opened(await visit(densePhone), `${url}/read/${arabic}/3`);
    await page.touchscreen.tap(8, 640);
    await page.waitForURL(`**/${arabic}/4`);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**/${arabic}/5`);
  });

  test('looks at a picture up close by two taps, and is led back by two more', async () => {
    const page = await opened(await visit(densePhone), `${book}/3`);
    const picture = page.locator('.page[data-at="now"] .page__picture');
    const small = await picture.boundingBox();
    await picture.dblclick();
    const dialog = page.getByRole('dialog', { name: 'The picture up close' });
    await dialog.waitFor();
    const large = await dialog.getByRole('img').boundingBox();
    expect(large?.width).toBeGreaterThan(2 * (small?.width ?? Infinity));
    await dialog.locator('.enlarged__place').dblclick();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(page.url()).toMatch(/\/3$/);
  });

  test('looks at a picture up close by keyboard', async () => {
    const page = await opened(await visit(laptop), `${book}/3`);
    await page.getByRole('button', { name: 'Reading settings' }).press('Enter');
    await page.getByRole('button', { name: 'Look at the picture up close' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The picture up close' });
    await dialog.waitFor();
    const status = dialog.locator('.enlarged__place');
    const before = await status.evaluate((one) => one.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => status.evaluate((one) => one.scrollLeft)).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(page.url()).toMatch(/\/3$/);

    // Where there is no picture nobody is promised one.
    await page.keyboard.press('End');
    await page.locator('.page--end[data-at="now"]').waitFor();
    await page.getByRole('button', { name: 'Reading settings' }).press('Enter');
    await page.getByRole('dialog', { name: 'Reading settings' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Look at the picture up close' }).isVisible()).toBe(false);
  });

  test('has a screen that stays on while reading', async () => {
    const visitor = await context(laptop);
    await visitor.addInitScript(() => {
      const requested: string[] = [];
      Object.assign(globalThis, { requestedLocks: requested });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: (kind: string) => (
            requested.push(kind),
            Promise.resolve({ released: false, release: () => Promise.resolve() })
          ),
        },
      });
    });
    const page = await opened(await visitor.newPage(), `${book}/3`);
    expect(await page.evaluate(() => (globalThis as unknown as { requestedLocks: string[] }).requestedLocks)).toEqual([
      'screen',
    ]);
  });

  test('who saves data is sent nothing ahead, and smaller pictures', async () => {
    const visitor = await context(densePhone);
    await visitor.addCookies([{ name: 'dataSaver', value: '1', url }]);
    const page = await visitor.newPage();
    const pictures: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    await opened(page, `${book}/1`);
    await atRest(page);
    const first = pictures.length;
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pictures.length).toBe(first + 1);
    expect(pictures.at(-1)).toMatch(/\/384\.avif$/);
    expect(first).toBe(1);
  });

  test('reads words that no picture came for', async () => {
    const visitor = await context(densePhone);
    await visitor.route('**/media/pictures/**', (route) => route.abort());
    const page = await opened(await visitor.newPage(), `${book}/1`);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/2`);
    expect(await word(page).textContent()).toContain('There it was!');
  });
});

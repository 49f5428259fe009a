import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { heardOn, noteHeard } from './heard.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const slug = 'the-moon-says-good-night';
const book = `${url}/read/${slug}`;

const box = (page: Page) => page.getByRole('region', { name: 'Sign language' });
const video = (page: Page) => box(page).locator('video');
const source = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.currentSrc);

async function withSigning(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('checkbox', { name: /Sign language video/ }).check();
  await page.keyboard.press('Escape');
  await box(page).waitFor();
  return page;
}

test('a signed book is found among all others, and its card shows a hand', async () => {
  const page = await visit(laptop);
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign language 1 book' }).click();
  await page.getByRole('status').getByText('1 book').waitFor();
  await page.goto(`${url}/search`);
  await started(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(1);
  await filters.getByRole('checkbox', { name: /^Sign language/ }).check();
  await page.waitForURL(/signLanguage=true/);
  await page.getByRole('status').getByText('1 book').waitFor();
  expect(await cards.getByRole('link').getAttribute('href')).toBe(`/book/${slug}`);
  expect(await cards.textContent()).toContain('Sign language');

  // While the library is asked: what is chosen stays chosen, and what is taken away does not come back.
  const answered = Promise.withResolvers<void>();
  await page.route(/\/search\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const readAloud = filters.getByRole('checkbox', { name: /^Read aloud/ });
  const chosen = () => [...new URL(page.url()).searchParams.keys()].filter((name) => name !== 'language');
  await readAloud.check();
  await page.getByRole('link', { name: 'Remove Sign language' }).click();
  await expect.poll(chosen).toEqual(['narrated']);
  await readAloud.uncheck();
  await expect.poll(chosen).toEqual([]);
  await readAloud.check();
  await expect.poll(chosen).toEqual(['narrated']);
  answered.resolve();
  await expect.poll(() => cards.count()).toBeGreaterThan(0);
  await page.goto(`${url}/search?narrated=true&signLanguage=true`);
  expect(await filters.getByRole('checkbox', { checked: true }).count()).toBe(2);
});

describe('signing beside the words', () => {
  test('is off until it is asked for, and says first what it costs', async () => {
    const visitor = await context(phone);
    const page = await visitor.newPage();
    const videos: string[] = [];
    page.on('request', (request) => request.url().includes('/media/recordings/') && videos.push(request.url()));
    await page.goto(`${url}/book/${slug}`);
    await page.getByText(/American Sign Language, [\d.]+ MB/).waitFor();
    await page.goto(`${book}/1`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByText(/American Sign Language, uses about [\d.]+ MB for this book/).waitFor();
    await atRest(page);
    expect(videos).toEqual([]);
    await page.getByRole('checkbox', { name: /Sign language video/ }).check();
    await expect.poll(() => videos.length).toBeGreaterThan(0);
  });

  test('plays a video for each page that has one; a page without says so, and its words stay', async () => {
    const page = await withSigning(await visit(phone), `${book}/1`);
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(1);
    const first = await source(page);
    expect(await axeFaults(page, 'a signed page')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/2`);
    await expect.poll(() => source(page)).not.toBe('');
    expect(first).toMatch(/\.(mp4|webm)$/);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/3`);
    await box(page).getByText('This page has no sign language.').waitFor();
    expect(await video(page).isVisible()).toBe(false);
    expect(await page.locator('.page[data-at="now"] .story').textContent()).not.toBe('');
    expect(await axeFaults(page, 'a page without signing')).toEqual([]);
  });

  test('is slowed, played again, enlarged, moved by mouse and by keyboard, and put away', async () => {
    const page = await withSigning(await visit(laptop), `${book}/1`);
    const rate = () => video(page).evaluate((one: HTMLVideoElement) => one.playbackRate);
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.ended)).toBe(true);
    await box(page).getByRole('button', { name: 'Speed' }).click();
    expect(await rate()).toBe(0.75);
    await box(page).getByRole('button', { name: 'Speed' }).click();
    expect(await rate()).toBe(0.5);
    // Its two seconds may be over before it is asked whether it plays.
    await video(page).evaluate((one) => one.addEventListener('play', () => one.setAttribute('data-again', '')));
    await box(page).getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => video(page).getAttribute('data-again')).toBe('');

    const small = await box(page).boundingBox();
    await box(page).getByRole('button', { name: 'Make the video larger or smaller' }).click();
    const large = await box(page).boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);

    const handle = box(page).getByRole('button', { name: 'Move the video' });
    await handle.click();
    expect((await box(page).boundingBox())?.y).toBe(0);
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(700, 200, { steps: 5 });
    await page.mouse.up();
    const moved = await box(page).boundingBox();
    expect(moved?.x).toBeGreaterThan((large?.x ?? Infinity) + 100);
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await box(page).boundingBox())?.x).toBeLessThan(moved?.x ?? 0);
    expect(page.url()).toMatch(/\/1$/);
    for (let times = 0; times < 60; times++) await page.keyboard.press('ArrowUp');
    expect((await box(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);

    await box(page).getByRole('button', { name: 'Hide the video' }).click();
    await expect.poll(() => box(page).isVisible()).toBe(false);
    await page.reload();
    await page.locator('.progress input:enabled').waitFor();
    await atRest(page);
    expect(await box(page).isVisible()).toBe(false);
  });

  test('no voice begins beside it by itself; Listen tells the page all the same, and the signer waits', async () => {
    const visitor = await context(laptop);
    await visitor.addInitScript(noteHeard);
    await visitor.addInitScript(() => localStorage.setItem('reading', JSON.stringify({ aloud: 'on' })));
    const page = await visitor.newPage();
    const isStill = () => video(page).evaluate((one: HTMLVideoElement) => one.paused);
    await page.goto(`${book}/1?signLanguage=true`);
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.ended)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/2?signLanguage=true`);
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.ended)).toBe(true);
    expect((await heardOn(page)).pages).toEqual([]);

    await box(page).getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(async () => (await heardOn(page)).pages).toEqual(['2']);
    expect(await isStill()).toBe(true);

    // Put away, it stays away, and pages are told again as they are turned to.
    await box(page).getByRole('button', { name: 'Hide the video' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**/${slug}/1`);
    await expect.poll(async () => (await heardOn(page)).pages).toEqual(['2', '1']);
    await page.reload();
    await expect.poll(async () => (await heardOn(page)).pages).toEqual(['1']);
    expect(await box(page).isVisible()).toBe(false);
  });

  test('that does not come is missed on the page that is turned to meanwhile, which says so', async () => {
    const page = await visit(phone);
    const signed = /preview\/.*signLanguage=true/;
    const tried = Promise.withResolvers<void>();
    await page.route(signed, async (route) => {
      await tried.promise;
      await route.abort();
    });
    const request = page.waitForRequest(signed);
    await page.goto(`${book}/1?signLanguage=true`);
    await request;
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/2?signLanguage=true`);
    tried.resolve();
    await box(page).getByText('This page has no sign language.').waitFor();
  });

  test('tells its speed in the digits of the language', async () => {
    const page = await visit(laptop);
    await page.goto(url);
    await chooseLanguage(page, 'العربية');
    await page.goto(`${book}/1?signLanguage=true`);
    const speed = page.locator('.signbox [data-sign="speed"]');
    await speed.getByText('١×').waitFor();
    await speed.click();
    await speed.getByText('٠٫٧٥×').waitFor();
  });

  test('stays under the mouse where the browser tells its way in other pixels, as when the page is enlarged', async () => {
    const visitor = await context(laptop);
    await visitor.addInitScript(() => {
      const way = Object.getOwnPropertyDescriptor(MouseEvent.prototype, 'movementX');
      Object.defineProperty(MouseEvent.prototype, 'movementX', {
        get(this: MouseEvent) {
          return 2 * Number(way?.get?.call(this));
        },
      });
    });
    const page = await withSigning(await visitor.newPage(), `${book}/1`);
    // The shape of the video says where the box belongs.
    await expect.poll(() => source(page)).not.toBe('');
    const handle = box(page).getByRole('button', { name: 'Move the video' });
    await handle.hover();
    const before = await handle.boundingBox();
    await page.mouse.down();
    await page.mouse.move((before?.x ?? 0) + 100, 300, { steps: 5 });
    await page.mouse.up();
    // Where the machine is busy the browser moves it with its next frame.
    await expect.poll(async () => (await handle.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);
    expect((await handle.boundingBox())?.x).toBeLessThan((before?.x ?? 0) + 100);
  });

  test('is shown by a link to the signed book, which is counted apart', async () => {
    const visitor = await context(laptop);
    const page = await visitor.newPage();
    const counted = page.waitForRequest(/\/api\/analytics\/book\//);
    await page.goto(`${url}/book/${slug}`);
    await page.getByRole('link', { name: /American Sign Language/ }).click();
    expect((await counted).url()).toContain('signLanguage=true');
    await page.keyboard.press('ArrowRight');
    await box(page).waitFor();
  });

  test('on a link that saves data waits to be asked for', async () => {
    const visitor = await context(phone);
    await visitor.addCookies([{ name: 'dataSaver', value: '1', url }]);
    const page = await withSigning(await visitor.newPage(), `${book}/1`);
    await atRest(page);
    expect(await video(page).evaluate((one: HTMLVideoElement) => one.paused && one.currentTime === 0)).toBe(true);
    await box(page).getByRole('button', { name: 'Play or pause' }).tap();
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  });
});

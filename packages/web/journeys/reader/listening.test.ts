import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { laptop, phone, useBrowser } from '../testing/visitor.ts';
import { heardOn, noteHeard } from './heard.ts';
import { giveVoices, type SaidSentence } from './voices.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const slug = 'the-great-slow-chase';
const book = `${url}/read/${slug}`;

const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: SaidSentence[] }).said);

/** The words that are marked as told. */
const spokenWords = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).cloneContents().textContent).join(''),
  );

async function withVoices(options: Parameters<typeof context>[0], tags: string[]): Promise<BrowserContext> {
  const visitor = await context(options);
  await visitor.addInitScript(giveVoices, tags);
  return visitor;
}

async function set(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const control = page
    .getByRole('dialog')
    .getByRole('checkbox', { name })
    .or(page.getByRole('dialog').getByRole('radio', { name, exact: true }));
  await control.check();
  await page.keyboard.press('Escape');
}

describe('a page is read aloud by a voice of the device', () => {
  test('only where it has one for the language; else nothing offers it', async () => {
    const page = await visit(laptop);
    await page.goto(`${book}/1`);
    await page.locator('.progress input:enabled').waitFor();
    expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0);
    const other = await (await withVoices(laptop, ['ta-IN'])).newPage();
    await other.goto(`${book}/1`);
    await other.locator('.progress input:enabled').waitFor();
    expect(await other.getByRole('button', { name: 'Listen' }).count()).toBe(0);
    await other.getByRole('button', { name: 'Reading settings' }).click();
    await atRest(other);
    expect(await other.getByText('Highlight each word as it’s read').isVisible()).toBe(false);
    await other.goto(`${url}/book/${slug}`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await other.getByRole('link', { name: 'Listen' }).isVisible()).toBe(false);
  });

  test('from the page of a book, where Listen stands beside Read', async () => {
    const page = await (await withVoices(phone, ['en-US'])).newPage();
    await page.goto(`${url}/book/${slug}`);
    const [read, listen] = ['Read', 'Listen'].map((name) => page.getByRole('link', { name, exact: true }));
    expect((await listen?.boundingBox())?.y).toBe((await read?.boundingBox())?.y);
    await listen?.tap();
    await page.waitForURL('**/0?listen=true');
    await expect.poll(async () => (await said(page))[0]?.text).toContain('The Great Slow Chase');
  });

  test('a voice that sends the words to a server is none', async () => {
    const visitor = await withVoices(laptop, ['en-US remote']);
    const page = await visitor.newPage();
    await page.goto(`${book}/1`);
    await page.locator('.progress input:enabled').waitFor();
    expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0);
  });

  test('sentence by sentence, each marked, its words from the first on that the voice tells of; it pauses and goes on', async () => {
    const page = await (await withVoices(phone, ['en-US'])).newPage();
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(() => spokenWords(page)).toBe('There it was!');
    await page.evaluate(() =>
      (globalThis as unknown as { sayWord: (index: number, length: number) => void }).sayWord(6, 2),
    );
    await expect.poll(() => spokenWords(page)).toBe('it');
    await page.evaluate(() => (globalThis as unknown as { endSentence: () => void }).endSentence());
    await expect.poll(() => spokenWords(page)).toContain('sliding away');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => spokenWords(page)).toBe('');
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await said(page))[2]?.text).toContain('It was sliding away');
    expect(await axeFaults(page, 'a page that is read aloud')).toEqual([]);
  });

  test('a tap on a sentence tells only that one', async () => {
    const page = await (await withVoices(phone, ['en-US'])).newPage();
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    await page.getByText('shouted Turtle').tap();
    await expect.poll(async () => (await said(page)).map(({ text }) => text)).toEqual(['“Stop!” shouted Turtle.']);
    await page.evaluate(() => (globalThis as unknown as { endSentence: () => void }).endSentence());
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    expect((await said(page)).length).toBe(1);
  });

  test('at the speed that is chosen, and without marks where none are wanted', async () => {
    const page = await (await withVoices(laptop, ['en-US'])).newPage();
    await page.goto(`${book}/2`);
    await set(page, '0.5×');
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('checkbox', { name: 'Highlight each word as it’s read' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await said(page))[0]?.rate).toBe(0.5);
    expect(await spokenWords(page)).toBe('');
  });

  test('turning the page stops it; pages turn by themselves only where that is chosen', async () => {
    const page = await (await withVoices(laptop, ['en-US'])).newPage();
    await page.goto(`${book}/2`);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(() => spokenWords(page)).toBe('There it was!');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/3`);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    const before = (await said(page)).length;
    await atRest(page);
    expect((await said(page)).length).toBe(before);

    await set(page, 'Turn pages automatically');
    await page.evaluate(() => Object.assign(globalThis, { endsAtOnce: true }));
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.waitForURL(`**/${slug}/5`);
    await page.evaluate(() => Object.assign(globalThis, { endsAtOnce: false }));
  });

  test('after its words what is on the picture, where that is chosen; a page without words is told by its picture', async () => {
    const page = await (await withVoices(laptop, ['en-US'])).newPage();
    await page.goto(`${book}/1`);
    const alt = (await page.locator('.page[data-at="now"] .page__picture img').getAttribute('alt')) ?? '';
    expect(alt).not.toBe('');
    await set(page, 'Describe the pictures');
    await page.evaluate(() => Object.assign(globalThis, { endsAtOnce: true }));
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect
      .poll(async () => (await said(page)).map(({ text }) => text.trim()).join(' '))
      .toMatch(new RegExp(`. ${alt}$`));
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    // As a wordless book has its pages.
    await page.evaluate(() => document.querySelector('.page[data-at="now"] [data-story]')?.remove());
    await page.evaluate(() => Object.assign(globalThis, { endsAtOnce: false }));
    const before = (await said(page)).length;
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/2`);
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**/${slug}/1`);
    await page.evaluate(() => document.querySelector('.page[data-at="now"] [data-story]')?.remove());
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await said(page)).slice(before).map(({ text }) => text.trim())).toEqual([alt]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Listen' }).waitFor();
  });

  test('each page as it is turned to, where that is chosen', async () => {
    const page = await (await withVoices(laptop, ['en-US'])).newPage();
    await page.goto(`${book}/2`);
    await set(page, 'Read each page aloud');
    await expect.poll(() => spokenWords(page)).toBe('There it was!');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${slug}/3`);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  });
});

describe('a page is read aloud by its recording', () => {
  const narrated = `${url}/read/the-moon-says-good-night`;

  test('word for word, where the device has no voice at all', async () => {
    const page = await visit(phone);
    await page.addInitScript(noteHeard);
    await page.goto(`${narrated}/1`);
    await page.getByRole('button', { name: 'Listen' }).tap();
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(3);
    const words = (await page.locator('.page[data-at="now"] .story').textContent()) ?? '';
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    for (const word of (await heardOn(page)).words) expect(words).toContain(word);
    expect(await spokenWords(page)).toBe('');
  });

  test('a tap on a sentence plays that part, and no more', async () => {
    const page = await visit(laptop);
    await page.addInitScript(noteHeard);
    await page.goto(`${narrated}/1`);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    const story = page.locator('.page[data-at="now"] .story p').first();
    const [first = '', ...others] = ((await story.textContent()) ?? '').split(/(?<=\.)\s/);
    expect(others.length).toBeGreaterThan(0);
    await story.click({ position: { x: 60, y: 10 } });
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    for (const word of (await heardOn(page)).words) expect(first).toContain(word);
    expect(await page.locator('.reader audio').evaluate((one: HTMLAudioElement) => one.paused)).toBe(true);
  });

  test('stopped by a key of the device or a headset that is pulled out, the button says so', async () => {
    const page = await visit(laptop);
    await page.addInitScript(noteHeard);
    await page.goto(`${narrated}/1`);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
    const isOver = await page.locator('.reader audio').evaluate((one: HTMLAudioElement) => {
      one.pause();
      return one.ended;
    });
    expect(isOver).toBe(false);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
  });

  test('where the browser marks no ranges, word for word too', async () => {
    const visitor = await context(phone);
    await visitor.addInitScript(() => {
      const { escape, supports } = CSS;
      Object.defineProperty(globalThis, 'CSS', { value: { escape, supports } });
    });
    await visitor.addInitScript(noteHeard);
    const page = await visitor.newPage();
    await page.goto(`${narrated}/1`);
    const story = page.locator('.page[data-at="now"] .story');
    const words = (await story.textContent()) ?? '';
    await page.getByRole('button', { name: 'Listen' }).tap();
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    for (const word of (await heardOn(page)).words) expect(words).toContain(word);
    expect(await story.textContent()).toBe(words);
  });

  test.each([
    ['its words', '**/api/v5/book/preview/**'],
    ['the script that tells', '**/assets/listening-module-*.js'],
    ['its recording', '**/media/recordings/**'],
  ])('turned away from before it is ready, it is not heard on the next page: %s on the way', async (_, held) => {
    const visitor = await context(laptop);
    await visitor.addInitScript(noteHeard);
    const page = await visitor.newPage();
    const isPlayed = () => page.locator('.reader audio').evaluate((one: HTMLAudioElement) => !one.paused);
    let go = () => {};
    const slow = new Promise<void>((resolve) => (go = resolve));
    await page.route(held, async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(`${narrated}/1`);
    const request = page.waitForRequest(held);
    await page.getByRole('button', { name: 'Listen' }).click();
    await request;
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/2');
    const came = page.waitForResponse(held);
    go();
    await (await came).finished();
    await atRest(page);
    expect([await spokenWords(page), await isPlayed()]).toEqual(['', false]);
    await page.getByRole('button', { name: 'Listen' }).click();
    const words = (await page.locator('.page[data-at="now"] .story').textContent()) ?? '';
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
    for (const word of (await heardOn(page)).words) expect(words).toContain(word);
  });

  test('pressed again because nothing is heard yet, it is heard', async () => {
    const page = await visit(phone);
    await page.addInitScript(noteHeard);
    let go = () => {};
    const slow = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/listening-module-*.js', async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(`${narrated}/1`);
    const button = page.getByRole('button', { name: 'Listen' });
    const request = page.waitForRequest('**/assets/listening-module-*.js');
    await button.tap();
    await request;
    await button.tap();
    go();
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
  });

  test('from the book page: each page as it is turned to; its card has the mark', async () => {
    const page = await visit(phone);
    await page.addInitScript(noteHeard);
    await page.goto(`${url}/search?cardName=the`);
    const card = (title: string) => page.getByRole('article').filter({ hasText: title });
    await card('The Moon Says Good Night').getByText('Listen').waitFor();
    await atRest(page);
    expect(await card('The Great Slow Chase').getByText('Listen').isVisible()).toBe(false);
    await card('The Moon Says Good Night').getByRole('link').click();
    await page.waitForURL('**/book/the-moon-says-good-night');
    await page.getByRole('link', { name: 'Listen', exact: true }).click();
    await page.waitForURL('**/read/the-moon-says-good-night/0?listen=true');
    await expect.poll(async () => (await heardOn(page)).pages).toContain('0');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/read/the-moon-says-good-night/1');
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
  });

  test('a book or a page that has none is told by a voice where there is one', async () => {
    const page = await (await withVoices(laptop, ['en-US'])).newPage();
    await page.goto(`${url}/search?cardName=the`);
    const other = page.getByRole('article').filter({ hasText: 'The Great Slow Chase' });
    await other.getByText('Listen').waitFor();
    await page.goto(`${narrated}/6`);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await said(page)).length).toBe(1);
  });

  test('a recording that does not come leaves the page to be read', async () => {
    const visitor = await context(laptop);
    await visitor.addInitScript(noteHeard);
    await visitor.route('**/media/recordings/**', (route) => route.abort());
    const page = await visitor.newPage();
    await page.goto(`${narrated}/1`);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/media/recordings/'));
    await page.getByRole('button', { name: 'Listen' }).click();
    await failed;
    await page.getByRole('button', { name: 'Listen' }).waitFor();
    expect(await page.locator('.page[data-at="now"] .story').isVisible()).toBe(true);
    // Nor is it lost for good: the next press asks for it again.
    await visitor.unroute('**/media/recordings/**');
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
  });
});

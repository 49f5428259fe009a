import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';

// Bytes and requests, never a clock: the goals of docs/performance.md that a busy machine cannot change.

const { context } = useBrowser();
const url = inject('libraryUrl');

interface Load {
  address: string;
  type: string;
  bytes: number;
}

/** Opens a page on a phone with an empty cache and notes all that comes over the wire. */
async function watch(path: string): Promise<{ page: Page; loads: Load[]; client: CDPSession }> {
  const page = await (await context(densePhone)).newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const loads: Load[] = [];
  const begun = new Map<string, Pick<Load, 'address' | 'type'>>();
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { type, address: response.url }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = begun.get(requestId);
    if (one !== undefined && !one.address.startsWith('data:')) loads.push({ ...one, bytes: encodedDataLength });
  });
  await page.goto(url + path, { waitUntil: 'load' });
  await atRest(page);
  return { page, loads, client };
}

const sum = (loads: Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0);

test('no validation library and no server code is in what a browser gets', () => {
  const assets = path.resolve(import.meta.dirname, '../../build/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const found = scripts.filter((name) =>
    /ZodError|sql-template-tag|PGlite|node:fs/.test(readFileSync(path.join(assets, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

describe('what a page costs', () => {
  test('home takes at most 140 KB in 22 requests, of it 50 KB of pictures, with all it ever fetches untouched', async () => {
    const { loads } = await watch('/');
    expect(sum(loads)).toBeLessThanOrEqual(140_000);
    expect(loads.length).toBeLessThanOrEqual(22);
    expect(sum(loads.filter(({ type }) => type === 'Image'))).toBeLessThanOrEqual(50_000);
  });

  test.each([
    '/',
    '/search?cardName=the',
    '/book/the-great-slow-chase',
    '/book/the-great-slow-chase/lesson',
    '/level/1',
    '/collections',
    '/collection/good-night',
    '/take-along?collection=good-night',
    '/about',
    '/pathways',
    '/pathways/first-stories',
    '/decodables?stage=7',
    '/decodables/the-moon-says-good-night',
    '/mybooks',
  ])(
    'the document %s takes at most 15 KB of JavaScript untouched, none of it React, and asks nobody else',
    async (path) => {
      const { loads } = await watch(path);
      const scripts = loads.filter(({ type }) => type === 'Script');
      expect(sum(scripts)).toBeLessThanOrEqual(15_000);
      expect(scripts.map(({ address }) => address).filter((address) => address.includes('/island'))).toEqual([]);
      expect(loads.filter(({ address }) => !address.startsWith(url))).toEqual([]);
    },
  );

  test('a book of twelve pages, read to its end, takes at most 450 KB, and its script at most 13.8 KB', async () => {
    const { page, loads } = await watch('/read/the-great-slow-chase/0');
    for (let number = 1; number <= 12; number++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/read/the-great-slow-chase/${number}`);
    }
    await atRest(page);
    expect(sum(loads)).toBeLessThanOrEqual(450_000);
    expect(sum(loads.filter(({ type }) => type === 'Script'))).toBeLessThanOrEqual(13_800);
    expect(loads.filter(({ address }) => !address.startsWith(url))).toEqual([]);
  });

  test.each(['questions', 'words', 'match'])(
    '%s to play take at most 15 KB of JavaScript and 130 KB in all untouched, none of it React',
    async (activity) => {
      const { loads } = await watch(`/play/the-great-slow-chase/${activity}`);
      const scripts = loads.filter(({ type }) => type === 'Script');
      expect(sum(scripts)).toBeLessThanOrEqual(15_000);
      expect(scripts.map(({ address }) => address).filter((address) => address.includes('/island'))).toEqual([]);
      expect(sum(loads)).toBeLessThanOrEqual(130_000);
      expect(loads.filter(({ address }) => !address.startsWith(url))).toEqual([]);
    },
  );

  test('the first page of a book is there to read after at most 90 KB', async () => {
    const page = await (await context(densePhone)).newPage();
    await page.goto(`${url}/read/the-great-slow-chase/0`, { waitUntil: 'load' });
    const before = await page.evaluate(async () => {
      const painted = await new Promise<LargestContentfulPaint | undefined>((resolve) => {
        // Words may be painted, and told of, before the picture.
        const seen = (list: PerformanceObserverEntryList) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          if (last?.url) resolve(last);
        };
        new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return (
        loads
          .map((load) => load as PerformanceResourceTiming)
          // Pictures of further pages may be there as early on a fast machine; this page does not wait for them.
          .filter(({ initiatorType, name }) => initiatorType !== 'img' || name === painted?.url)
          .filter(({ responseEnd }) => responseEnd <= (painted?.startTime ?? 0))
          .reduce((total, { transferSize }) => total + transferSize, 0)
      );
    });
    expect(before).toBeGreaterThan(20_000);
    expect(before).toBeLessThanOrEqual(90_000);
  });

  test('who read a book before reads the next of twelve pages for at most 320 KB', async () => {
    const { page, loads } = await watch('/read/papa-counts-to-six/1');
    loads.length = 0;
    await page.goto(`${url}/read/the-great-slow-chase/0`);
    for (let number = 1; number <= 12; number++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/read/the-great-slow-chase/${number}`);
    }
    await atRest(page);
    expect(sum(loads)).toBeGreaterThan(100_000);
    expect(sum(loads)).toBeLessThanOrEqual(320_000);
  });

  test.each([
    ['/', 18_000],
    ['/search?cardName=the', 14_000],
    ['/level/1', 10_000],
    ['/book/the-great-slow-chase', 16_000],
    ['/read/the-great-slow-chase/1', 13_000],
  ])('the page %s takes at most %i bytes where the device has the sheets of those before', async (path, most) => {
    const ask = async (cookie: string) =>
      (await fetch(url + path, { headers: { cookie, 'accept-encoding': 'br' } })).headers.get('content-length');
    const whole = await (await fetch(url + path)).text();
    const names = [
      ...whole.matchAll(/<style data-precedence="(?:root|library|reader)" data-href="\/assets\/([\w-]+)\.css"/g),
    ];
    const sheets = `sheets=${names.map(([, name]) => name).join('.')}`;
    expect(Number(await ask(sheets))).toBeGreaterThan(2000);
    expect(Number(await ask(sheets))).toBeLessThanOrEqual(most);
    expect(Number(await ask(''))).toBeGreaterThan(Number(await ask(sheets)) + 5000);
  });

  test('React is fetched when an island is touched, and not before', async () => {
    const { page, loads } = await watch('/book/the-great-slow-chase');
    const islands = () => loads.filter(({ address }) => address.includes('/island')).length;
    expect(islands()).toBe(0);
    await page.getByRole('button', { name: /^Save to this device/ }).tap();
    await expect.poll(islands).toBeGreaterThan(0);
  });
});

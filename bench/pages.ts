import type { Page } from 'playwright-core';
import { limit } from './limits.ts';
import { type Bench, phone, printTable } from './open-bench.ts';

// What a service worker fetches is not seen from the page; it asks for the page itself once more, and nothing else.
const withoutWorker = { ...phone, serviceWorkers: 'block' } as const;
const book = 'the-great-slow-chase';
const lastPage = 12;
const maxScript = 15_000;

/** Most bytes of each page, and most requests; of home its pictures too. */
const limits: Record<string, { bytes: number; requests?: number; pictures?: number }> = {
  '/': { bytes: 140_000, requests: 22, pictures: 50_000 },
  '/search?cardName=the': { bytes: 130_000 },
  '/level/1': { bytes: 130_000 },
  '/collection/good-night': { bytes: 130_000 },
  [`/book/${book}`]: { bytes: 110_000 },
  [`/read/${book}/0`]: { bytes: 130_000 },
};
const maxWholeBook = 270_000;

/** Bytes and requests of each page, with all that it ever fetches untouched, on a phone with an empty cache; AVIF has been made. */
export async function measurePages({ library, browser }: Bench): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [path, { bytes, requests, pictures }] of Object.entries(limits)) {
    const weights = await measured(browser, (page) => page.goto(library.url + path, { waitUntil: 'load' }));
    rows.push([
      path,
      kb(weights.all),
      weights.requests,
      ...[weights.Document, weights.Stylesheet, weights.Image, weights.Font, weights.Script].map(kb),
      limit(`${path} in all`, weights.all, bytes),
    ]);
    limit(`scripts of ${path}`, weights.Script, maxScript);
    limit(`requests of ${path}`, weights.requests, requests ?? Infinity);
    limit(`pictures of ${path}`, weights.Image, pictures ?? Infinity);
  }
  printTable(['page', 'KB', 'requests', 'html', 'css', 'pictures', 'fonts', 'script', 'limit in all'], rows);
  const whole = await measured(browser, (page) => readToItsEnd(page, library.url));
  console.log(
    `a book of 11 pages and its cover, read to its end: ${kb(whole.all)} KB, of it pictures ${kb(whole.Image)}, ` +
      `${whole.requests} requests (limit ${limit('a book to its end', whole.all, maxWholeBook)})`,
  );
}

async function readToItsEnd(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/read/${book}/0`, { waitUntil: 'load' });
  for (let number = 1; number <= lastPage; number++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/${book}/${number}`);
  }
}

type Weights = Record<'all' | 'requests' | 'Document' | 'Stylesheet' | 'Image' | 'Font' | 'Script', number>;

/** A first visit says which pictures are asked for; when they are there in AVIF, the next one is weighed. */
async function measured(browser: Bench['browser'], visit: (page: Page) => Promise<unknown>): Promise<Weights> {
  const first = await weigh(browser, visit);
  for (const picture of first.pictures) await untilMade(picture);
  return (await weigh(browser, visit)).weights;
}

async function untilMade(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    if (answer.headers.get('content-type') === 'image/avif') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function weigh(browser: Bench['browser'], visit: (page: Page) => Promise<unknown>) {
  const page = await (await browser.newContext(withoutWorker)).newPage();
  const weights: Weights = { all: 0, requests: 0, Document: 0, Stylesheet: 0, Image: 0, Font: 0, Script: 0 };
  const pictures: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (!url.startsWith('data:')) types.set(requestId, type);
    if (url.endsWith('.avif')) pictures.push(url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    weights.all += encodedDataLength;
    weights.requests++;
    if (type in weights) weights[type as keyof Weights] += encodedDataLength;
  });
  await visit(page);
  await untilIdle(weights);
  await page.context().close();
  return { weights, pictures };
}

/** Waits until nothing has come for a second. */
async function untilIdle(weights: Weights): Promise<void> {
  for (let before = -1; before !== weights.requests;) {
    before = weights.requests;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

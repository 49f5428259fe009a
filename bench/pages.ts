import type { Page } from 'playwright-core';
import { type Bench, phone, printTable } from './open-bench.ts';

// What a service worker fetches is not seen from the page; it asks for the page itself once more, and nothing else.
const withoutWorker = { ...phone, serviceWorkers: 'block' } as const;

/** Bytes and requests of each page on a phone with an empty cache, before and after React comes. */
export async function measurePages({ library, browser }: Bench): Promise<void> {
  const rows: (string | number)[][] = [];
  const goals: Record<string, string> = {
    '/': '220 KB before React',
    '/read/the-great-slow-chase/0': '60 KB before page 1',
  };
  for (const path of [
    '/',
    '/search?cardName=the',
    '/level/1',
    '/collection/good-night',
    '/book/the-great-slow-chase',
    '/read/the-great-slow-chase/0',
  ]) {
    const early = await load(browser.newContext(withoutWorker), library.url + path, true);
    const whole = await load(browser.newContext(withoutWorker), library.url + path, false);
    rows.push([
      path,
      kb(early.all),
      early.requests,
      kb(early.Document),
      kb(early.Stylesheet),
      kb(early.Image),
      kb(early.Font),
      kb(whole.Script),
      kb(whole.all),
      goals[path] ?? '',
    ]);
  }
  printTable(
    ['page', 'KB early', 'requests', 'html', 'css', 'images', 'fonts', 'JS in all', 'KB in all', 'goal'],
    rows,
  );
  await measureWholeBook(library.url, browser);
}

async function measureWholeBook(url: string, browser: Bench['browser']): Promise<void> {
  const page = await (await browser.newContext(withoutWorker)).newPage();
  const weights = await weigh(page);
  await page.goto(`${url}/read/the-great-slow-chase/0`, { waitUntil: 'load' });
  for (let number = 1; number <= 12; number++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/the-great-slow-chase/${number}`);
  }
  await settled(weights);
  console.log(
    `a book of 11 pages and its cover, read to its end: ${kb(weights.all)} KB, ${weights.requests} requests (limit 450 KB, goal 300)`,
  );
  await page.context().close();
}

/** Waits until nothing has come for a second. */
async function settled(weights: Weights): Promise<void> {
  for (let before = -1; before !== weights.requests;) {
    before = weights.requests;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

type Weights = Record<'all' | 'requests' | 'Document' | 'Stylesheet' | 'Image' | 'Font' | 'Script', number>;

async function load(
  context: ReturnType<Bench['browser']['newContext']>,
  address: string,
  isReactHeldBack: boolean,
): Promise<Weights> {
  const page = await (await context).newPage();
  if (isReactHeldBack) await page.addInitScript('window.requestIdleCallback = () => 0');
  const weights = await weigh(page);
  await page.goto(address, { waitUntil: 'load' });
  await settled(weights);
  await page.context().close();
  return weights;
}

async function weigh(page: Page): Promise<Weights> {
  const weights: Weights = { all: 0, requests: 0, Document: 0, Stylesheet: 0, Image: 0, Font: 0, Script: 0 };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    weights.all += encodedDataLength;
    weights.requests++;
    if (type in weights) weights[type as keyof Weights] += encodedDataLength;
  });
  return weights;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

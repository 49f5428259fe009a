/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { limit } from './limits.ts';
import { type Bench, median, phone, printTable } from './open-bench.ts';

const rounds = 7;
const maxMs = 1000;

/** How soon a page is there again without a network after one visit: from the address to its largest picture, painted. */
export async function measureOffline({ library, browser }: Bench): Promise<void> {
  const visitor = await browser.newContext(phone);
  const page = await visitor.newPage();
  const rows: string[][] = [];
  for (const [name, path] of [
    ['home', '/'],
    ['reader', '/read/the-great-slow-chase/0'],
  ] as const) {
    await page.goto(library.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForTimeout(2000);
    const title = await page.title();
    const online = await opened(page, library.url + path, title);
    await visitor.setOffline(true);
    const offline = await opened(page, library.url + path, title);
    await visitor.setOffline(false);
    rows.push([name, online.toFixed(0), offline.toFixed(0), limit(`${name} without a network`, offline, maxMs, ' ms')]);
  }
  await visitor.close();
  printTable(['page again, ms to its picture', 'with the network', 'without', 'limit'], rows);
}

/** The page that says there is no network would be there as soon: it is no answer. */
async function opened(page: Page, address: string, title: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(address, { waitUntil: 'load' });
    if ((await page.title()) !== title) throw new Error(`Another page came for ${address}.`);
    times.push(await page.evaluate(largestPaint));
  }
  return median(times);
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const seen = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

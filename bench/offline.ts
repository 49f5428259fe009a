/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { type Bench, median, phone, printTable } from './open-bench.ts';

const rounds = 7;

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
    const online = await opened(page, library.url + path);
    await visitor.setOffline(true);
    const offline = await opened(page, library.url + path);
    await visitor.setOffline(false);
    rows.push([name, online.toFixed(0), offline.toFixed(0)]);
  }
  await visitor.close();
  printTable(['page again, ms to its picture', 'with the network', 'without (goal 1000)'], rows);
}

async function opened(page: Page, address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(address, { waitUntil: 'load' });
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

/// <reference lib="dom" />
import { limit } from './limits.ts';
import { type Bench, phone, printTable } from './open-bench.ts';

/** A page is laid out and painted in one. */
const maxTaskMs = 150;

/** The long tasks of a page, from its start to five seconds after its load, with the processor slowed four times. */
export async function measureTasks({ library, browser }: Bench): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const path of ['/', '/search?cardName=the', '/book/the-great-slow-chase', '/read/the-great-slow-chase/0']) {
    const page = await (await browser.newContext(phone)).newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await page.goto(library.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    await page.context().close();
    rows.push([
      path,
      durations.length,
      durations.map(Math.round).join(', '),
      limit(`the longest task of ${path}`, Math.max(0, ...durations), maxTaskMs, ' ms'),
    ]);
  }
  printTable(['page', 'tasks over 50 ms', 'each, ms', 'limit'], rows);
}

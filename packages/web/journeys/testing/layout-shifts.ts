import type { Page } from 'playwright-core';

/** Notes, from the next page on, what moves without anybody having pressed something. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far things have moved; nothing that an eye sees has where it is empty: 0.001 is a line of text that moves by a letter. */
export function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.filter((value) => value >= 0.001));
}

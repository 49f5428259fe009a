import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

interface Asking {
  underWay: Set<Request>;
  /** How many requests there have been. */
  begun: number;
}

const askingOf = new WeakMap<Page, Asking>();

/** Notes what every page of a visitor asks for: `atRest` goes by it. */
export function noteRequests(visitor: BrowserContext): void {
  visitor.on('page', (page) => {
    const asking: Asking = { underWay: new Set(), begun: 0 };
    askingOf.set(page, asking);
    page.on('request', (request) => {
      asking.underWay.add(request);
      asking.begun += 1;
    });
    // An answer whose text nobody reads, as that of what is only counted, has no end in Chromium.
    page.on('response', (response) => {
      if (response.request().method() !== 'GET') asking.underWay.delete(response.request());
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => void asking.underWay.delete(request));
  });
}

/**
 * Waits until a page has done all that it does by itself: nothing is asked for, no lock is held or waited for, what it put
 * off until it is idle has run and is painted, and none of that began anything new. After it, what has not happened does not
 * happen, save by a timer: where the page has one, `page.clock` runs it.
 */
export async function atRest(page: Page): Promise<void> {
  const asking = askingOf.get(page);
  if (asking === undefined) throw new Error('Only a page of useBrowser tells when it is at rest.');
  await page.waitForLoadState();
  for (let before = -1; before !== asking.begun;) {
    before = asking.begun;
    await expect.poll(() => [...asking.underWay].map((request) => request.url())).toEqual([]);
    await page.evaluate(async () => {
      // A page at rest asks for no frame, and without frames Chromium may never be idle: hence the limit.
      const nextIdle = () =>
        new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 500 }));
      const areFree = async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return held.length + pending.length === 0;
      };
      await nextIdle();
      do await nextIdle();
      while (!(await areFree()));
    });
  }
}

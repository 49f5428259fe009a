import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** How long nothing may move before what is waited for is taken to be broken. Slow is no fault: others may keep the machine busy. */
const maxStandstillMs = 180_000;

let lastMoved = Date.now();

/** Something moved: a test began, a page asked or was answered, a library printed a line. */
export function noteProgress(): void {
  lastMoved = Date.now();
}

/** Steps with this visitor wait as long as anything moves; after a standstill all that still wait fail, also those that a browser never answers. */
export function limitStandstill(visitor: BrowserContext): void {
  visitor.setDefaultTimeout(0);
  for (const event of ['page', 'request', 'response', 'requestfinished', 'requestfailed', 'console'] as const)
    visitor.on(event as 'page', noteProgress);
  visitor.on('page', (page) => void page.on('framenavigated', noteProgress));
  const watch = setInterval(() => {
    const stoodMs = Date.now() - lastMoved;
    if (stoodMs < maxStandstillMs) return;
    clearInterval(watch);
    const reason = `Nothing moved for ${Math.round(stoodMs / 1000)} s: neither a page nor the library.`;
    // The library and the browser's other pages are free of the fault: the next test goes on with both.
    void Promise.all(visitor.pages().map(whatIsShown)).then((shown) =>
      visitor.close({ reason: [reason, ...shown].join('\n') }),
    );
  }, 1000);
  watch.unref();
  visitor.once('close', () => clearInterval(watch));
}

/** Why a journey stands still is seen nowhere else: few do, and not when they are run again. */
async function whatIsShown(page: Page): Promise<string> {
  const text = page.evaluate(() => {
    const over = [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open')].at(-1);
    return (over ?? document.body).innerText;
  });
  const shown = await Promise.race([text.catch(String), wait(5000, 'nothing: it answers no more')]);
  return `${page.url()} shows ${shown.slice(0, 600)}`;
}

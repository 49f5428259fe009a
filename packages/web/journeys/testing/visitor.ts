import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { noteRequests } from './at-rest.ts';
import { limitStandstill, noteProgress } from './progress.ts';

/** A phone of 360 pixels. At single density, which is drawn in a fraction of the time. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
} as const;
/** The same at double density, as most readers have it: for journeys to which it matters what sizes of pictures are asked for. */
export const densePhone = { ...phone, deviceScaleFactor: 2 } as const;
export const laptop = { viewport: { width: 1280, height: 800 } } as const;

/** Where it is morning now, on the same day as in UTC: readers are reminded at noon, whenever the tests run. */
function morningZone(): string {
  const west = Math.min(new Date().getUTCHours() - 6, 12);
  return west === 0 ? 'UTC' : `Etc/GMT${west > 0 ? '+' : ''}${west}`;
}

const usual = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The headless shell has no notifications; beside it stands the whole browser. */
const withNotifications = usual.replace(/-headless-shell$/, '');

/** One for all files of a worker, by its program; it ends with the worker. */
const launched = new Map<string, Promise<Browser>>();

/** The last list counts, hence those of Playwright's own that change a page. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // With it Chromium forgets to close a page that is about to show another one (crbug.com/536385539), and Playwright waits for ever.
  'RenderDocument',
];

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A new page is one process, not one that is empty and another for the address it goes to: a sixth of the work.
      '--renderer-process-limit=1',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  });
}

/**
 * A browser for the tests of a file; each visitor is a fresh profile in it. One that comes in a test leaves with it, since
 * pages that stay open go on asking, playing and drawing; one that comes in `beforeAll` leaves at the end of the file. Visitors
 * ask for reduced motion, which spares a tenth of the processor's time: `hasMotion` is for journeys in which motion matters.
 */
export function useBrowser({ hasNotifications = false, hasMotion = false } = {}): {
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
} {
  const ofFile: BrowserContext[] = [];
  let ofTest: BrowserContext[] | undefined;
  beforeEach(() => {
    noteProgress();
    ofTest = [];
  });
  afterEach(async () => {
    for (const visitor of ofTest ?? []) await visitor.close();
    ofTest = undefined;
  });
  afterAll(async () => {
    for (const visitor of ofFile) await visitor.close();
  });
  // What a service worker answers Playwright cannot watch or change: the journeys that are about it allow it.
  const context = async (options: BrowserContextOptions = laptop) => {
    const program = hasNotifications ? withNotifications : usual;
    const browser = launched.get(program) ?? launch(program);
    launched.set(program, browser);
    const visitor = await (
      await browser
    ).newContext({
      serviceWorkers: 'block',
      timezoneId: morningZone(),
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
      ...options,
    });
    limitStandstill(visitor);
    noteRequests(visitor);
    (ofTest ?? ofFile).push(visitor);
    return visitor;
  };
  return { context, visit: async (options) => (await context(options)).newPage() };
}

/** Waits until the scripts of the page that is open have taken over; a press before that sends a form. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['started'] !== undefined);
}

/** Chooses a language in the picker of the top bar, as a person does. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('[commandfor=languages]').click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('radio', { name }).check();
  // The page that comes, or word that none does; the one that does not happen ends with the page. That the frame has gone
  // somewhere is told of the router of a screen too, when it starts.
  const opened = page.waitForEvent('domcontentloaded');
  const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/language');
  for (const each of [opened, failed]) each.catch(() => {});
  // What it says is in the language that is left.
  await picker.locator('[type=submit]').click();
  await Promise.race([opened, failed]);
}

/** A finger that goes from one point to another, as the page sees it. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  // The finger's own time, so that a busy machine does not make a slow finger of it.
  const begun = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + at * 0.2 });
  await touch('touchStart', 0, [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', share, [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', 1.1, []);
  await client.detach();
}

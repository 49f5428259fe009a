/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { limit } from './limits.ts';
import { percentile } from './load.ts';
import { type Bench, median, phone, printTable } from './open-bench.ts';

const book = '/read/the-great-slow-chase';
const pages = 11;
const books = 3;
const lookMs = 600;

/**
 * A warm page turn: from the touch of a finger to the frame in which the next picture is the only one that is seen, decoded; beside
 * a bare page that swaps two decoded pictures. A page that is still covered by the one before it, or faded out, is not there.
 */
export async function measureTurns({ library, browser }: Bench): Promise<void> {
  const page = await (await browser.newContext(phone)).newPage();
  const floor = await openFloor(library.url, browser);
  const read = () => readBook(page, library.url);
  await read();
  const [turns, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < books; round++) {
    await page.bringToFront();
    turns.push(...(await read()));
    await floor.bringToFront();
    floors.push(...(await timeTurns(floor, '#turn')));
  }
  await page.context().close();
  await floor.context().close();
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    median(times).toFixed(1),
    percentile(times, 95).toFixed(1),
  ];
  printTable(['page turn, ms', 'turns', 'median', 'p95'], [row('floor', floors), row('reader', turns)]);
  const [middle, slow] = [median(turns) / median(floors), percentile(turns, 95) / percentile(floors, 95)];
  console.log(
    `times the floor: median ${middle.toFixed(2)} (limit ${limit('a page turn, times the floor', middle, 1.2)}), ` +
      `p95 ${slow.toFixed(2)} (limit ${limit('the p95 of a page turn, times the floor', slow, 1.5)})`,
  );
}

async function readBook(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}${book}/0`, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  return timeTurns(page, '.turn--next');
}

async function timeTurns(page: Page, button: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 1; turn <= pages; turn++) {
    const painted = page.evaluate(nextPicture);
    await page.locator(button).tap();
    times.push(await painted);
    await page.waitForTimeout(lookMs);
  }
  return times;
}

/** Runs in the page, before the touch. The watch itself asks for each frame, in the reader and on the floor alike. */
async function nextPicture(): Promise<number> {
  const seen = (picture: HTMLImageElement) => {
    const { width, height, left, right } = picture.getBoundingClientRect();
    if (width < 60 || height < 60 || right < width / 2 || left > innerWidth - width / 2) return false;
    let opacity = 1;
    for (let part: Element | null = picture; part !== null; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    return opacity > 0.1 && picture.checkVisibility({ visibilityProperty: true });
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const all = () => [...document.querySelectorAll<HTMLImageElement>('.page__picture img, .floor')].filter(seen);
  const before = all();
  if (before.length !== 1) throw new Error(`${before.length} pictures are seen at rest.`);
  const touched = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
  });
  for (;;) {
    await frame();
    const now = all();
    const [picture] = now;
    if (now.length === 1 && picture !== undefined && picture !== before[0] && picture.complete) {
      await picture.decode();
      await frame();
      return performance.now() - touched;
    }
    if (performance.now() - touched > 8000) return Infinity;
  }
}

/** At an address of the library, as its pictures are for its own pages alone, but under no policy of its pages. */
async function openFloor(url: string, browser: Bench['browser']): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage();
  const body = floorPage(await pictures(url));
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/floor`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page;
}

function floorPage([one, two]: string[]): string {
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>img{width:100%}img.off{display:none}button{inline-size:9rem;block-size:4rem}</style>
    <img class="floor" src="${one}"><img class="floor off" src="${two}"><button id="turn">turn</button>
    <script>document.getElementById('turn').onclick = () => { for (const image of document.images) image.classList.toggle('off') }</script>`;
}

async function pictures(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}${book}/1`)).text();
  const found = [...html.matchAll(/\/media\/pictures\/[0-9a-f]+/g)].map(([address]) => `${url}${address}/640.webp`);
  return [...new Set(found)].slice(0, 2);
}

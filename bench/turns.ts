/// <reference lib="dom" />
import { type Bench, median, phone, printTable } from './open-bench.ts';

/** A warm page turn, from the key to the second frame, beside the same swap of two decoded pictures on a bare page. */
export async function measureTurns({ library, browser }: Bench): Promise<void> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`${library.url}/read/the-great-slow-chase/1`, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const turns = await page.evaluate(timeTurns, { keys: ['ArrowRight', 'ArrowLeft'], rounds: 24 });
  await page.setContent(floorPage(await pictures(library.url)));
  await page.waitForTimeout(2000);
  const floor = await page.evaluate(timeTurns, { keys: ['ArrowRight', 'ArrowLeft'], rounds: 24 });
  await page.context().close();
  const row = (name: string, times: number[]) => [name, median(times).toFixed(1), percentile(times, 0.95).toFixed(1)];
  printTable(['page turn, ms', 'median', 'p95'], [row('floor', floor), row('reader', turns)]);
  console.log(`ratio to the floor: ${(median(turns) / median(floor)).toFixed(2)} (goal 1.2, limit 1.5)`);
}

/** Runs in the page: presses the keys by turns and waits for the frame after the one that shows the new page. */
async function timeTurns({ keys, rounds }: { keys: string[]; rounds: number }): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 450));
    const begun = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: keys[round % keys.length] ?? '', bubbles: true, cancelable: true }),
    );
    await frame();
    await frame();
    times.push(performance.now() - begun);
  }
  return times.slice(4);
}

function floorPage([one, two]: string[]): string {
  return `<!doctype html><style>img{width:100%}img.off{display:none}</style><img src="${one}"><img class="off" src="${two}">
    <script>addEventListener('keydown', () => { for (const image of document.images) image.classList.toggle('off') })</script>`;
}

async function pictures(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/read/the-great-slow-chase/1`)).text();
  const found = [...html.matchAll(/\/media\/pictures\/[0-9a-f]+/g)].map(([address]) => `${url}${address}/750.webp`);
  return [...new Set(found)].slice(0, 2);
}

function percentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

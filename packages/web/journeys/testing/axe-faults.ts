import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that look at colours; all others find the same in whatever colours a page has. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it stands, a line for each rule; and whether it scrolls sideways. */
export async function axeFaults(page: Page, where: string): Promise<string[]> {
  // Of a page that is still being read it would see a part.
  await page.waitForLoadState('domcontentloaded');
  // Half a megabyte to send and to read: a document that was looked at before has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const faults = await violations(page, where);
  const { shown, whole } = await page.evaluate(() => ({
    shown: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  return whole > shown ? [...faults, `${where} is ${whole} wide`] : faults;
}

/** The same, and what axe finds wrong in the dark. */
export async function axeFaultsInBoth(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const faults = await axeFaults(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours that are on their way from one to the other are neither; they set out with the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(changes.map(({ finished }) => finished.catch(() => {})));
  });
  return [...faults, ...(await violations(page, `${where}, dark`, ofColours))];
}

async function violations(page: Page, where: string, rules?: string[]): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations: all } = await here.run({
      resultTypes: ['violations'],
      // A line shows the element itself: looking for its shortest selector takes a tenth of the time.
      selectors: false,
      // The one rule on style sheets is an experiment and is not run: to fetch them all for it takes a fifth of the time.
      preload: { assets: ['media'] },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return all.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, rules);
  return found.map(({ id, nodes }) => `${where}: ${id}: ${nodes.join(' | ')}`);
}

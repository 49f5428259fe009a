import type { Locator, Page } from 'playwright-core';
import { swipe } from '../testing/visitor.ts';

/** A sentence of the word game, as its document has it. */
interface Sentence {
  form: 'gaps' | 'order';
  tokens: { id: string; spoken: string; isGiven: boolean }[];
}

/** The answers to what is played, which every document holds so that it can be played without a network. */
export async function answersOf(page: Page) {
  const text = await page.locator('main.play [data-props]').getAttribute('data-props');
  const { game } = JSON.parse(text ?? '{}') as { game: Sentence[] | { items: { id: string; text: string }[] } };
  return Array.isArray(game) ? { sentences: game, items: [] } : { sentences: [], items: game.items };
}

/** What a sentence asks for. */
export const instructionOf = ({ form }: Sentence) =>
  form === 'order' ? 'Put the words in order' : 'Put the words back';

/** What is to be placed: the word and the place of each. */
export function positionsOf({ tokens }: Sentence): { spoken: string; name: RegExp }[] {
  return tokens.flatMap(({ spoken, isGiven }, at) =>
    isGiven ? [] : [{ spoken, name: new RegExp(`^Gap ${at + 1} of ${tokens.length}`) }],
  );
}

export const word = (page: Page, spoken: string) =>
  page.getByRole('group', { name: 'Words' }).getByRole('button', { name: spoken, exact: true });
export const slotNamed = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Sentence' }).getByRole('button', { name });

/** Goes on with the Tab key until something has the focus; fails when it is not among the next forty. */
export async function tabTo(page: Page, found: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed++) {
    if (await found.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}

/** A finger that takes something and lets go of it over something else. */
export async function dragByFinger(page: Page, one: Locator, other: Locator): Promise<void> {
  await one.scrollIntoViewIfNeeded();
  await swipe(page, await middleOf(one), await middleOf(other));
}

export async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picture and words of a pair. */
export function pairOf(page: Page, id: string): [picture: Locator, words: Locator] {
  const side = (name: string) => page.locator(`[data-side="${name}"][data-item="${id}"]`);
  return [side('picture'), side('text')];
}

import type { Page } from 'playwright-core';

interface Heard {
  /** What was marked as told. */
  words: string[];
  /** The numbers of the pages that were told. */
  pages: string[];
}

/** Runs in every page: notes with each frame what is told, once. On a busy machine who asks for it from outside misses what is short. */
export function noteHeard(): void {
  const heard: Heard = { words: [], pages: [] };
  Object.assign(globalThis, { heard });
  const add = (to: string[], one = '') => {
    if (one !== '' && !to.includes(one)) to.push(one);
  };
  const note = () => {
    const ranges = 'highlights' in CSS ? [...(CSS.highlights.get('spoken') ?? [])] : [];
    add(heard.words, ranges.map((range) => (range as Range).cloneContents().textContent).join(''));
    add(heard.words, [...document.querySelectorAll('.spoken')].map(({ textContent }) => textContent).join(' '));
    add(heard.pages, document.querySelector<HTMLElement>('.reader[data-telling]')?.dataset['at']);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

export function heardOn(page: Page): Promise<Heard> {
  return page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
}

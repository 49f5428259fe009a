import { find, findAll } from '../playing/find.ts';
import { floatApart } from '../playing/float-back.ts';
import { letDrag } from '../playing/let-drag.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { pairLines } from './pair-lines.ts';

/** With the third look at a picture its words are shown; before, where they are (design guide, section 11). */
const looksUntilShown = 3;

/** Lets pictures and words be joined: by taps, by dragging, by keys. */
export function openPairs(play: Play<unknown>, step: HTMLElement, items: { id: string; text: string }[]): void {
  const match = find(step, '[data-match]');
  const lines = pairLines(find<SVGElement>(match, '[data-lines]'));
  const tiles = findAll(match, '[data-item]');
  const found: string[] = [];
  const misses = new Map<string, number>();
  let picked: HTMLElement | undefined;

  const tileOf = (side: string, item: string) => find(match, `[data-side="${side}"][data-item="${CSS.escape(item)}"]`);
  const textOf = (item: string) => items.find(({ id }) => id === item)?.text ?? '';
  const isFound = (tile: HTMLElement) => found.includes(itemOf(tile));
  const pairs = () => found.map((item) => ({ picture: tileOf('picture', item), text: tileOf('text', item) }));
  const drawLines = () => lines.draw(pairs());

  function pick(tile: HTMLElement | undefined): void {
    picked = tile;
    for (const one of tiles) one.setAttribute('aria-pressed', String(one === tile));
  }

  function say(tile: HTMLElement): void {
    const ofBook = tile.dataset['side'] === 'text' ? textOf(itemOf(tile)) : (tile.querySelector('img')?.alt ?? '');
    play.tell(play.says.picked, ofBook);
    if (tile.dataset['side'] === 'text') play.voice.speak(ofBook);
  }

  function join(item: string, words: string): void {
    found.push(item);
    for (const tile of [tileOf('picture', item), tileOf('text', item)]) {
      tile.classList.remove('is-hint');
      tile.classList.add('is-right');
      tile.setAttribute('aria-disabled', 'true');
      find(tile, '[data-mark]').textContent = play.says.pairs[found.length - 1] ?? '';
      const dot = find(tile, '[data-dot]');
      dot.textContent = play.says.numbers[found.length - 1] ?? '';
      dot.hidden = false;
    }
    pick(undefined);
    drawLines();
    play.fillBead();
    if (found.length === items.length) return play.finishStep(step, { isFound: true, words: play.says.done });
    play.sayInFoot(step, { isFound: true, words, ofBook: textOf(item) });
    play.voice.speak(textOf(item));
  }

  function part(one: HTMLElement, other: HTMLElement): void {
    const item = itemOf(one.dataset['side'] === 'picture' ? one : other);
    const looks = (misses.get(item) ?? 0) + 1;
    misses.set(item, looks);
    if (looks === looksUntilShown) return join(item, play.says.together);
    pick(undefined);
    floatApart(one, other);
    if (looks === looksUntilShown - 1) {
      tileOf('text', item).classList.add('is-hint');
      play.sayInFoot(step, { isFound: false, words: play.says.lookHere, ofBook: textOf(item) });
    } else play.sayInFoot(step, { isFound: false, words: play.says.anotherLook });
  }

  function tryPair(one: HTMLElement, other: HTMLElement): void {
    if (itemOf(one) === itemOf(other)) join(itemOf(one), play.says.yes);
    else part(one, other);
  }

  function press(tile: HTMLElement, isByKey: boolean): void {
    if (isFound(tile)) return;
    if (picked === tile) return pick(undefined);
    if (picked !== undefined && picked.dataset['side'] !== tile.dataset['side']) {
      tryPair(picked, tile);
      if (isByKey) firstOpen('picture')?.focus();
      return;
    }
    pick(tile);
    say(tile);
    if (isByKey) firstOpen(tile.dataset['side'] === 'picture' ? 'text' : 'picture')?.focus();
  }

  function firstOpen(side: string): HTMLElement | undefined {
    return tiles.find((tile) => tile.dataset['side'] === side && !isFound(tile));
  }

  match.addEventListener('click', ({ target, detail }) => {
    const tile = (target as Element).closest<HTMLElement>('[data-item]');
    // A key, or a screen reader, presses without a pointer.
    if (tile !== null) press(tile, detail === 0);
  });
  match.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || picked === undefined) return;
    const tile = picked;
    pick(undefined);
    tile.focus();
  });
  moveByArrows(match, '[data-item]:not([aria-disabled])');
  letDrag(match, {
    selector: '[data-item]:not([aria-disabled])',
    onStart(tile) {
      pick(tile);
      say(tile);
    },
    onMove: (tile, to) => lines.draw(pairs(), { from: tile, to }),
    onEnd(tile, at) {
      drawLines();
      const other = at && tiles.find((one) => contains(one, at));
      if (other === undefined || other === tile || isFound(other)) return pick(undefined);
      if (other.dataset['side'] === tile.dataset['side']) return pick(undefined);
      tryPair(tile, other);
    },
  });
  new ResizeObserver(drawLines).observe(match);
}

function itemOf(tile: HTMLElement): string {
  return tile.dataset['item'] ?? '';
}

function contains(tile: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

import { find, findAll } from '../playing/find.ts';
import { floatApart } from '../playing/float-back.ts';
import { letDrag } from '../playing/let-drag.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Play } from '../playing/open-play.ts';
import { pairLines } from './pair-lines.ts';
import { pairing } from './pairing.ts';

/** Lets pictures and words be joined: by taps, by dragging, by keys. */
export function openPairs(play: Play<unknown>, step: HTMLElement, items: { id: string; text: string }[]): void {
  const match = find(step, '[data-match]');
  const lines = pairLines(find<SVGElement>(match, '[data-lines]'));
  const tiles = findAll(match, '[data-item]');
  const { found, bring } = pairing();
  const joining = { play, step, match, items };
  let picked: HTMLElement | undefined;

  const isFound = (tile: HTMLElement) => found.includes(itemOf(tile));
  const firstOpen = (side: Side) => tiles.find((tile) => sideOf(tile) === side && !isFound(tile));
  const pairs = () =>
    found.map((item) => ({ picture: tileOf(match, 'picture', item), text: tileOf(match, 'text', item) }));
  const drawLines = () => lines.draw(pairs());

  function pick(tile: HTMLElement | undefined): void {
    picked = tile;
    for (const one of tiles) one.setAttribute('aria-pressed', String(one === tile));
    if (tile !== undefined) sayPicked(play, tile);
  }

  function join(one: HTMLElement, other: HTMLElement): void {
    const [picture, text] = sideOf(one) === 'picture' ? [one, other] : [other, one];
    const outcome = bring(itemOf(picture), itemOf(text));
    pick(undefined);
    if (outcome === 'pair' || outcome === 'shown') {
      showPair(joining, itemOf(picture), { number: found.length, isShown: outcome === 'shown' });
      drawLines();
    } else {
      floatApart(one, other);
      showMiss(joining, itemOf(picture), outcome === 'hint');
    }
  }

  function press(tile: HTMLElement, isByKey: boolean): void {
    if (isFound(tile)) return;
    if (picked === tile) return pick(undefined);
    if (picked !== undefined && sideOf(picked) !== sideOf(tile)) {
      join(picked, tile);
      if (isByKey) firstOpen('picture')?.focus();
      return;
    }
    pick(tile);
    if (isByKey) firstOpen(sideOf(tile) === 'picture' ? 'text' : 'picture')?.focus();
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
    onStart: pick,
    onMove: (tile, to) => lines.draw(pairs(), { from: tile, to }),
    onEnd(tile, at) {
      drawLines();
      const other = at && tiles.find((one) => contains(one, at));
      if (other === undefined || sideOf(other) === sideOf(tile) || isFound(other)) pick(undefined);
      else join(tile, other);
    },
  });
  new ResizeObserver(drawLines).observe(match);
}

interface Joining {
  play: Play<unknown>;
  step: HTMLElement;
  match: HTMLElement;
  items: { id: string; text: string }[];
}

/** Both tiles have the number of their pair: lines are not its only sign. */
function showPair(
  { play, step, match, items }: Joining,
  item: string,
  { number, isShown }: { number: number; isShown: boolean },
): void {
  const { pairs, numbers, done, together, yes } = play.says;
  for (const side of ['picture', 'text'] as const) {
    const tile = tileOf(match, side, item);
    tile.classList.remove('is-hint');
    tile.classList.add('is-right');
    tile.setAttribute('aria-disabled', 'true');
    find(tile, '[data-mark]').textContent = pairs[number - 1] ?? '';
    const dot = find(tile, '[data-dot]');
    dot.textContent = numbers[number - 1] ?? '';
    dot.hidden = false;
  }
  const ofBook = textOf(items, item);
  play.fillBead();
  play.voice.speak(ofBook);
  if (number === items.length) play.finishStep(step, { isFound: true, words: done });
  else play.sayInFoot(step, { isFound: true, words: isShown ? together : yes, ofBook });
}

function showMiss({ play, step, match, items }: Joining, item: string, isHint: boolean): void {
  const { lookHere, anotherLook } = play.says;
  if (!isHint) return play.sayInFoot(step, { isFound: false, words: anotherLook });
  tileOf(match, 'text', item).classList.add('is-hint');
  play.sayInFoot(step, { isFound: false, words: lookHere, ofBook: textOf(items, item) });
}

function sayPicked(play: Play<unknown>, tile: HTMLElement): void {
  const isText = sideOf(tile) === 'text';
  const ofBook = (isText ? tile.querySelector('[data-text]')?.textContent : tile.querySelector('img')?.alt) ?? '';
  play.tell(play.says.picked, ofBook);
  if (isText) play.voice.speak(ofBook);
}

type Side = 'picture' | 'text';

function tileOf(match: HTMLElement, side: Side, item: string): HTMLElement {
  return find(match, `[data-side="${side}"][data-item="${CSS.escape(item)}"]`);
}

function sideOf(tile: HTMLElement): Side {
  return tile.dataset['side'] === 'picture' ? 'picture' : 'text';
}

function itemOf(tile: HTMLElement): string {
  return tile.dataset['item'] ?? '';
}

function textOf(items: { id: string; text: string }[], item: string): string {
  return items.find(({ id }) => id === item)?.text ?? '';
}

function contains(tile: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

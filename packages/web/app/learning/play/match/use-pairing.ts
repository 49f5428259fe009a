import type { Translate } from '@letsread/interface-text/translator.ts';
import type { MatchToPlay } from '@letsread/learning/games/contract.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { floatApart } from '../playing/float-back.ts';
import { type Dragged, letDrag } from '../playing/let-drag.ts';
import { moveByArrows } from '../playing/move-by-arrows.ts';
import type { Playing } from '../playing/use-playing.ts';
import type { Step } from '../playing/use-step.ts';
import type { Side, TileState } from './match-tile.tsx';
import { usePairLines } from './pair-lines.ts';
import { pairing } from './pairing.ts';

type Tile = Pick<TileState, 'side' | 'item'>;

const openTiles = '[data-item]:not([aria-disabled])';

interface Pairing {
  game: MatchToPlay;
  playing: Playing;
  step: Step;
}

/** Pictures and words that are being joined: by taps, by dragging, by keys. */
export function usePairing({ game, playing, step }: Pairing) {
  const { t, announce, sound } = playing;
  const board = useRef<HTMLDivElement>(null);
  const [pairs] = useState(pairing);
  const [found, setFound] = useState<readonly string[]>([]);
  const [hints, setHints] = useState<ReadonlySet<string>>(new Set());
  const [picked, setPicked] = useState<Tile>();
  const { lines, follow } = usePairLines(board, found);

  const element = ({ side, item }: Tile) =>
    board.current?.querySelector<HTMLElement>(`[data-side="${side}"][data-item="${CSS.escape(item)}"]`) ?? undefined;
  const isPicked = (tile: Tile) => picked?.side === tile.side && picked.item === tile.item;
  const focusOpen = (side: Side) => {
    const item = game[side === 'picture' ? 'pictures' : 'texts'].find((one) => !pairs.found.includes(one));
    if (item !== undefined) element({ side, item })?.focus();
  };
  const itemCalled = (id: string) => game.items.find((one) => one.id === id);

  function pick(tile: Tile | undefined): void {
    setPicked(tile);
    if (tile === undefined) return;
    const { text = '', alt = '' } = itemCalled(tile.item) ?? {};
    const said = t('learning.play.picked');
    // A picture without words of the book has a number, which is told in those of the screen.
    if (tile.side === 'picture' && alt === '') return announce(`${said} ${numberOf(tile, game, t)}`);
    announce(said, tile.side === 'text' ? text : alt);
    if (tile.side === 'text') sound.speak(text);
  }

  function join(one: Tile, other: Tile): void {
    const [picture, words] = one.side === 'picture' ? [one, other] : [other, one];
    const outcome = pairs.bring(picture.item, words.item);
    setPicked(undefined);
    if (outcome === 'pair' || outcome === 'shown') return showPair(picture.item, outcome === 'shown');
    const [first, second] = [element(one), element(other)];
    if (first !== undefined && second !== undefined) floatApart(first, second);
    if (outcome === 'apart') return step.say({ isFound: false, words: t('learning.play.another-look') });
    setHints((before) => new Set(before).add(picture.item));
    step.say({ isFound: false, words: t('learning.play.look-here'), ofBook: itemCalled(picture.item)?.text ?? '' });
  }

  function showPair(item: string, isShown: boolean): void {
    const ofBook = itemCalled(item)?.text ?? '';
    setFound([...pairs.found]);
    playing.fillBead();
    sound.speak(ofBook);
    if (pairs.found.length === game.items.length) step.finish({ isFound: true, words: t('learning.play.done') });
    else step.say({ isFound: true, words: t(isShown ? 'learning.play.together' : 'learning.play.yes'), ofBook });
  }

  function press(tile: Tile, isByKey: boolean): void {
    if (pairs.found.includes(tile.item)) return;
    if (isPicked(tile)) return pick(undefined);
    if (picked !== undefined && picked.side !== tile.side) {
      join(picked, tile);
      if (isByKey) focusOpen('picture');
      return;
    }
    pick(tile);
    if (isByKey) focusOpen(tile.side === 'picture' ? 'text' : 'picture');
  }

  useTileDragging(board, {
    follow,
    onPick: pick,
    onDrop(from, to) {
      if (from.side === to.side || pairs.found.includes(to.item)) pick(undefined);
      else join(from, to);
    },
  });

  return {
    board,
    lines,
    tileOf: (side: Side, item: string): TileState => {
      const pair = found.indexOf(item) + 1 || undefined;
      const isHint = side === 'text' && pair === undefined && hints.has(item);
      return { side, item, isPicked: isPicked({ side, item }), isHint, pair };
    },
    handlers: {
      onClick({ target, detail }: MouseEvent) {
        const tile = tileIn((target as Element).closest<HTMLElement>('[data-item]'));
        // A key, or a screen reader, presses without a pointer.
        if (tile !== undefined) press(tile, detail === 0);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        moveByArrows(event, openTiles);
        if (event.key !== 'Escape' || picked === undefined) return;
        pick(undefined);
        element(picked)?.focus();
      },
    },
  };
}

function numberOf({ item }: Tile, { pictures }: MatchToPlay, t: Translate): string {
  return t('learning.play.picture', { number: pictures.indexOf(item) + 1 });
}

interface TileDragging {
  /** Draws the line of what is dragged; undefined: none. */
  follow: ReturnType<typeof usePairLines>['follow'];
  onPick: (tile: Tile | undefined) => void;
  onDrop: (from: Tile, to: Tile) => void;
}

function useTileDragging(board: { current: HTMLElement | null }, { follow, onPick, onDrop }: TileDragging) {
  const onStart = useEffectEvent((dragged: HTMLElement) => onPick(tileIn(dragged)));
  const onMove = useEffectEvent((from: HTMLElement, to: Dragged) => follow({ from, to }));
  const onEnd = useEffectEvent((dragged: HTMLElement, at: Dragged | undefined) => {
    follow(undefined);
    const other = at && tilesOf(board.current).find((one) => contains(one, at));
    const [from, to] = [tileIn(dragged), other && tileIn(other)];
    if (from === undefined || to === undefined) onPick(undefined);
    else onDrop(from, to);
  });
  useEffect(() => {
    if (board.current === null) return;
    return letDrag(board.current, { selector: openTiles, onStart, onMove, onEnd });
  }, [board]);
}

function tilesOf(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

function tileIn(element: HTMLElement | null): Tile | undefined {
  const { side, item } = element?.dataset ?? {};
  return item === undefined ? undefined : { side: side === 'picture' ? 'picture' : 'text', item };
}

function contains(tile: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

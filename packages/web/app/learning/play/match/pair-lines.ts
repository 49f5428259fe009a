import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

/** A line as SVG draws it. */
interface DrawnLine {
  d: string;
  className: 'is-pair' | 'is-drawn';
}

/** A line from a tile to a finger. */
interface Following {
  from: HTMLElement;
  to: Point;
}

/** The lines between the tiles of pairs, drawn where the tiles are; the same in both directions of writing. */
export function usePairLines(board: RefObject<HTMLElement | null>, found: readonly string[]) {
  const [lines, setLines] = useState<DrawnLine[]>([]);
  const following = useRef<Following>(undefined);
  const draw = () => {
    if (board.current !== null) setLines(linesOn(board.current, found, following.current));
  };
  const drawAgain = useEffectEvent(draw);
  useLayoutEffect(() => drawAgain(), [found]);
  useEffect(() => {
    const watcher = new ResizeObserver(() => drawAgain());
    if (board.current !== null) watcher.observe(board.current);
    return () => watcher.disconnect();
  }, [board]);
  return {
    lines,
    /** Draws one to a finger; undefined ends it. */
    follow: (next: Following | undefined): void => {
      following.current = next;
      draw();
    },
  };
}

function linesOn(board: HTMLElement, found: readonly string[], following: Following | undefined): DrawnLine[] {
  const box = board.getBoundingClientRect();
  const pairs = found.flatMap((item): DrawnLine[] => {
    const [picture, text] = ['picture', 'text'].map((side) =>
      board.querySelector<HTMLElement>(`[data-side="${side}"][data-item="${CSS.escape(item)}"]`),
    );
    if (!picture || !text) return [];
    const [from, to] = [sideOf(picture, middleOf(text), box), sideOf(text, middleOf(picture), box)];
    return [{ d: curve(from, to), className: 'is-pair' }];
  });
  if (following === undefined) return pairs;
  const to = { x: following.to.x - box.left, y: following.to.y - box.top };
  return [...pairs, { d: curve(sideOf(following.from, following.to.x, box), to), className: 'is-drawn' }];
}

function curve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

/** The middle of the side of a tile that looks at another point, within the drawing. */
function sideOf(tile: HTMLElement, towardsX: number, box: DOMRect): Point {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return { x: (towardsX > (left + right) / 2 ? right : left) - box.left, y: (top + bottom) / 2 - box.top };
}

function middleOf(tile: HTMLElement): number {
  const { left, right } = tile.getBoundingClientRect();
  return (left + right) / 2;
}

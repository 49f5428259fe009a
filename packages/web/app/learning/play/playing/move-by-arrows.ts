import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the focus to the nearest button on that side, as it is seen: the same in both directions of writing. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const way = ways[event.key];
  const from = (event.target as Element).closest<HTMLElement>(selector);
  if (way === undefined || from === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const others = all.filter((one) => one !== from && isReached(one));
  nearest(middleOf(from), way, others)?.focus();
}

function isReached(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.getClientRects().length > 0;
}

function nearest(from: Point, [x, y]: readonly [number, number], elements: HTMLElement[]): HTMLElement | undefined {
  const found = elements.flatMap((element) => {
    const to = middleOf(element);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    // What lies in the same row is not above or below.
    return along > 8 ? [{ element, far: along + 2 * aside }] : [];
  });
  return found.toSorted((one, other) => one.far - other.far)[0]?.element;
}

interface Point {
  x: number;
  y: number;
}

function middleOf(element: HTMLElement): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export type Turn = 'next' | 'before' | 'first' | 'last';
export type Direction = 'ltr' | 'rtl';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Where a key leads in a book of this direction; with Ctrl, Alt or Meta it belongs to the browser. */
export function turnOfKey(press: Press, direction: Direction): Turn | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.key === ' ') return press.shiftKey ? 'before' : 'next';
  if (press.shiftKey) return undefined;
  if (press.key === 'PageDown' || press.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return 'next';
  if (press.key === 'PageUp' || press.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) return 'before';
  if (press.key === 'Home') return 'first';
  return press.key === 'End' ? 'last' : undefined;
}

/**
 * Where a swipe leads: a page follows the finger, so in a left-to-right book a swipe to the left brings the
 * next one. Short, slow and slanted movements are no swipes.
 */
export function turnOfSwipe(
  swipe: { right: number; down: number; durationMs: number },
  direction: Direction,
): Turn | undefined {
  const far = Math.abs(swipe.right) >= 40 && swipe.durationMs <= 1500;
  if (!far || Math.abs(swipe.right) < 1.5 * Math.abs(swipe.down)) return undefined;
  return swipe.right < 0 === (direction === 'ltr') ? 'next' : 'before';
}

/** Where a tap leads, by its place across the page: the outer eighth of either side turns, all else is for other things. */
export function turnOfTap({ x, width }: { x: number; width: number }, direction: Direction): Turn | undefined {
  const edge = Math.max(44, width / 8);
  if (x >= edge && x <= width - edge) return undefined;
  return x < edge === (direction === 'ltr') ? 'before' : 'next';
}

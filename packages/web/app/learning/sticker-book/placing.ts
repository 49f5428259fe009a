import type { Placement } from '@letsread/learning/contract.ts';

/** The most pages that a sticker book can have. */
export const maxPages = 99;
/** As many stickers as a page holds without hiding one another. */
const stickersOnPage = 8;
/** How far a key moves a sticker, as a share of the page, and turns it, in degrees. */
export const step = 0.05;
export const turn = 15;

/** Within the page, so that no sticker can be lost beyond its edge. */
export function moved(placement: Placement, across: number, down: number): Placement {
  return { ...placement, x: within(placement.x + across), y: within(placement.y + down) };
}

export function turned(placement: Placement, by: number): Placement {
  const angle = placement.angle + by;
  return { ...placement, angle: angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle };
}

/** A share of the page, so that at least half of a sticker is on it; three digits are finer than any eye. */
export function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** A book of two pages that grows by one when its last page fills; the page that is open is one of them, though its last sticker was taken out. */
export function pagesOf(placements: readonly (Placement | null)[], open = 1): number {
  const placed = placements.filter((one) => one !== null);
  const last = Math.max(2, ...placed.map(({ page }) => page));
  const onLast = placed.filter(({ page }) => page === last).length;
  return Math.min(maxPages, Math.max(open, onLast >= stickersOnPage ? last + 1 : last));
}

/** What a key means to a sticker that is held; undefined for every other key. Left is left in every writing. */
export function afterKey(placement: Placement, key: string, pages: number): Placement | undefined {
  const ways: Record<string, () => Placement> = {
    ArrowLeft: () => moved(placement, -step, 0),
    ArrowRight: () => moved(placement, step, 0),
    ArrowUp: () => moved(placement, 0, -step),
    ArrowDown: () => moved(placement, 0, step),
    '[': () => turned(placement, -turn),
    ']': () => turned(placement, turn),
    PageUp: () => ({ ...placement, page: Math.max(1, placement.page - 1) }),
    PageDown: () => ({ ...placement, page: Math.min(pages, placement.page + 1) }),
  };
  return ways[key]?.();
}

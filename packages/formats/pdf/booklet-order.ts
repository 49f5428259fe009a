/** One side of a sheet: the leaves on its left and right half, from 0; null is left blank. */
export type BookletSide = readonly [left: number | null, right: number | null];

/**
 * The sides of the sheets of a fold-and-staple booklet in printing order: front of the first sheet, its back, front of the second.
 * Leaves are padded to a multiple of four with blanks before the last one, which so stays the back cover. A right-to-left
 * book has left and right of every side exchanged. `leafCount` is at least 1.
 */
export function bookletOrder(leafCount: number, direction: 'ltr' | 'rtl'): BookletSide[] {
  const slotCount = Math.ceil(leafCount / 4) * 4;
  const leafAt = (slot: number) => {
    if (slot === slotCount - 1) return leafCount - 1;
    return slot < leafCount - 1 ? slot : null;
  };
  return Array.from({ length: slotCount / 2 }, (_, side): BookletSide => {
    const [outer, inner] = [leafAt(slotCount - 1 - side), leafAt(side)];
    const isFront = side % 2 === 0;
    return isFront === (direction === 'ltr') ? [outer, inner] : [inner, outer];
  });
}

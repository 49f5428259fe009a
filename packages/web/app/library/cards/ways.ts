/** How the picture password is on a card, which nobody but the child knows: to draw, to mark, or not at all. */
export const ways = ['frames', 'ring', 'none'] as const;
export type Way = (typeof ways)[number];

export function readWay(value: string | null): Way {
  return ways.find((way) => way === value) ?? 'frames';
}

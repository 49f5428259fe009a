/** The trail is this many units wide; 16 of them are one rem of its height. */
export const trailWidth = 360;
const between = 141;
const first = 78;
const last = 116;

/** From side to side, so that a label has room beside its stone. */
const shares = [0.256, 0.728, 0.311, 0.656, 0.267, 0.7, 0.361];

/** Where a stone lies: shares of the width from the start side and of the height from the top. */
export interface Stone {
  x: number;
  y: number;
  /** On which side of it there is room for words. */
  side: 'start' | 'end';
}

export interface Trail {
  /** In units. */
  height: number;
  /** The first step lies lowest, the badge highest. */
  stones: Stone[];
  /** The road over all stones, as the `d` of a path. */
  road: string;
}

/** A winding trail for so many stones. */
export function trailOf(count: number): Trail {
  const height = first + last + between * Math.max(0, count - 1);
  const points = Array.from({ length: count }, (_, at) => ({
    x: (shares[at % shares.length] ?? 0.5) * trailWidth,
    y: height - first - between * at,
  }));
  const bends = points.map(({ x, y }, at) => {
    const before = points[at - 1];
    const middle = y + between / 2;
    return before === undefined
      ? `M${r(x)} ${r(y)}`
      : `C${r(before.x)} ${r(middle)} ${r(x)} ${r(middle)} ${r(x)} ${r(y)}`;
  });
  return {
    height,
    stones: points.map(({ x, y }) => ({
      x: x / trailWidth,
      y: y / height,
      side: x < trailWidth / 2 ? 'end' : 'start',
    })),
    road: bends.join(''),
  };
}

/** As CSS takes a share. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

function r(value: number): number {
  return Math.round(value);
}

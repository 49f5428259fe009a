import { type Point, stroke } from '../svg.ts';

interface RingOptions {
  readonly width?: number;
  /** In degrees, clockwise from the right. */
  readonly span?: readonly [from: number, to: number];
  readonly opacity?: number;
}

/** Rings of sound round a point; with a span, only the part between two angles in degrees. */
export function soundRings(
  [x, y]: Point,
  radii: readonly number[],
  color: string,
  { width = 12, span = [0, 360], opacity = 0.6 }: RingOptions = {},
): string {
  const [from, to] = span;
  if (to - from >= 360)
    return radii
      .map(
        (r, i) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity * (1 - i * 0.15)}"/>`,
      )
      .join('');
  const point = (r: number, degrees: number): string =>
    `${(x + r * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(y + r * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;
  return radii
    .map((r, i) =>
      stroke(
        `M${point(r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${point(r, to)}`,
        color,
        width,
        opacity * (1 - i * 0.12),
      ),
    )
    .join('');
}

import { clipped, dot, flat, hoop, line, oval, painted, roundStroke, soft } from './brush.ts';
import { each, here, placed, pts, tube } from './shapes.ts';
import { drawn, type Thing } from './staging.ts';
import { darker, lighter, type Point, type Spot } from '../svg.ts';

export interface Hull {
  readonly color: string;
  /** The band along the rim. */
  readonly band?: string;
  /** An eye painted on the bow, as on the Mekong. */
  readonly eyed?: boolean;
  readonly bow?: 'left' | 'right';
}

/**
 * A long wooden boat with what sits in it; (x, y) is the middle of the water line, w its length. Who sits in it has
 * the hip at the rim: 0.06 w above the water.
 */
export function boat([x, y, w]: Spot, hull: Hull) {
  const d = hull.bow === 'left' ? -1 : 1;
  const at = placed(x, y, w * d, w);
  const rim = '-0.5,-0.15 -0.34,-0.09 0,-0.06 0.34,-0.09 0.52,-0.2';
  const side = at(`${rim} 0.44,-0.06 0.3,0.03 0,0.05 -0.3,0.03 -0.44,-0.04`);
  const inside = at('-0.5,-0.15 -0.3,-0.13 0,-0.115 0.3,-0.13 0.52,-0.2 0.34,-0.08 0,-0.05 -0.34,-0.08');
  const [ex, ey] = pts(at('0.39,-0.075'))[0] ?? [0, 0];
  const eye = flat(here('-0.03,0 0,-0.018 0.03,0 0,0.018', ex, ey, w), '#fff9ee') + dot(ex, ey, w * 0.011, '#2a1a22');
  const planks = clipped(side)(line(at('-0.44,-0.02 0,0.01 0.44,-0.04'), darker(hull.color, 0.35), w * 0.006, 0.6));
  const band = flat(
    tube(at(rim), [w * 0.022, w * 0.02, w * 0.02, w * 0.02, w * 0.024]),
    hull.band ?? lighter(hull.color, 0.35),
    1.4,
  );
  const mirrored = oval(x, y + w * 0.05, w * 0.46, w * 0.032, darker(hull.color, 0.45), 0.3);
  return (...load: readonly Thing[]): Thing =>
    (light) =>
      mirrored +
      flat(inside, darker(hull.color, 0.5)) +
      drawn(light, load) +
      painted(side, hull.color, darker(hull.color, 0.45)) +
      planks +
      band +
      (hull.eyed === true ? eye : '');
}

/** A paddle from its handle to the end of its blade. */
export function paddle(from: Point, to: Point, width: number, color: string) {
  const t = (k: number): Point => [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
  return (
    flat(tube([from, t(0.72)], [width * 0.34, width * 0.34]), color, 1.6) +
    flat(tube([t(0.66), t(0.8), to], [width * 0.34, width, width * 0.8]), lighter(color, 0.12), 1.6)
  );
}

/** Rings on the water round (x, y). */
export const ripples = (x: number, y: number, r: number, color: string, count = 2) =>
  each(count, (i) => hoop([x, y], [r * (1 + i * 0.6), r * (1 + i * 0.6) * 0.22], color, 5, 0.8 - i * 0.25));

/** Arcs of sound that leave a point, like `[-30, 30]` degrees. */
export function sound(
  x: number,
  y: number,
  radii: readonly number[],
  [from, to]: readonly [number, number],
  color: string,
  width = 6,
) {
  const p = (r: number, a: number) =>
    `${(x + r * Math.cos((a * Math.PI) / 180)).toFixed(0)} ${(y + r * Math.sin((a * Math.PI) / 180)).toFixed(0)}`;
  return each(radii, (r) => roundStroke(`M${p(r, from)}A${r} ${r} 0 0 1 ${p(r, to)}`, color, width, 0.75));
}

export const leafy = (x: number, y: number, k: number, color: string) =>
  soft(here('-10,0 -34,-34 -8,-22 0,-56 8,-22 34,-34 10,0', x, y, k), color, 1.5);

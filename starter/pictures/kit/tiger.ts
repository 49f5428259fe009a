import { flat, line, strokes } from './brush.ts';
import { across, type FaceLook } from './face.ts';
import { blob, each, here, tube } from './shapes.ts';
import type { Point } from '../svg.ts';

/** A person with stripes: who has `tiger` in the look has the head, the coat and the paws of one. */
export interface TigerCoat {
  readonly stripe: string;
  readonly pale: string;
}

type Striped = FaceLook & { readonly tiger: TigerCoat };

export const tigerEars = (look: Striped, yaw: number) =>
  each([-1, 1], (side) => {
    const x = side * 39 - Math.sin(yaw) * 7;
    return flat(blob(x, -42, 19, 18, 3, 0.03), look.skin) + flat(blob(x, -41, 10.5, 10, 4, 0.03), look.tiger.pale, 0);
  });

/** What lies under the features: the pale muzzle and the stripes. */
export function tigerMask(look: Striped, yaw: number, back: boolean) {
  const { stripe, pale } = look.tiger;
  const at = (x: number, y: number) => `${(across(x, yaw)[0] * 0.94).toFixed(1)},${y}`;
  const crown = `${at(0, -50)} ${at(0, -33)}; ${at(-13, -47)} ${at(-10, -34)}; ${at(13, -47)} ${at(10, -34)}`;
  if (back)
    return line(
      '0,-46 0,-20; -16,-40 -14,-16; 16,-40 14,-16; -34,0 -14,6; 34,0 14,6; -30,22 -12,26; 30,22 12,26',
      stripe,
      6,
    );
  const cheeks = [-1, 1]
    .filter((side) => side * yaw < 0.4)
    .map((side) => `${side * 47},4 ${side * 34},7; ${side * 46},18 ${side * 35},18; ${side * 41},31 ${side * 32},28`)
    .join('; ');
  const [mx, k] = across(0, yaw * 0.92);
  return (
    flat(blob(mx * 0.93, 30, 25 * Math.max(0.7, k), 17, 4, 0.03), pale, 1) +
    line(crown, stripe, 6.4) +
    line(cheeks, stripe, 5.4)
  );
}

export function tigerNose(look: Striped, yaw: number) {
  const x = across(0, yaw)[0] * 0.96;
  const whiskers = [-1, 1].map((side) => here('22,24 44,19; 22,29 45,30', x, 0, side, 1)).join('; ');
  return (
    flat(`M${x - 8} 15Q${x} 12 ${x + 8} 15Q${x + 4} 22 ${x} 23Q${x - 4} 22 ${x - 8} 15Z`, '#c2525e', 1.4) +
    line(whiskers, look.tiger.stripe, 1.8, 0.6)
  );
}

/** Belly and stripes of a body; points are in heads from the hip, `at` puts them in the picture. */
export function tigerBody(
  look: Striped,
  half: number,
  torso: number,
  d: number,
  back: boolean,
  at: (p: Point) => Point,
  u: number,
) {
  const { stripe, pale } = look.tiger;
  const one = (side: number, y: number): Point[] => [at([side * half * 1.02, y]), at([side * half * 0.55, y + 0.03])];
  const sides = [-1, 1].flatMap((side) => [0.3, 0.5, 0.7].map((t) => one(side, -torso * t)));
  const middle = at([d * half * 0.22, -torso * 0.38]);
  const belly = flat(blob(middle[0], middle[1], half * u * 0.58, torso * u * 0.4, 3, 0.03), pale, 1);
  return (
    (back
      ? strokes(
          [0.25, 0.5, 0.75].map((t) => [at([-half * 0.5, -torso * t]), at([half * 0.5, -torso * t])]),
          stripe,
          u * 0.06,
          1,
        )
      : belly) + strokes(sides, stripe, u * 0.06, 1)
  );
}

/** Rings round a limb. */
export function tigerRings(look: Striped, from: Point, to: Point, w: number, shares: readonly number[]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const l = Math.max(1, Math.hypot(dx, dy));
  const ring = (t: number) => {
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    return `${x - (dy / l) * w * 0.42},${y + (dx / l) * w * 0.42} ${x + (dy / l) * w * 0.1},${y - (dx / l) * w * 0.1}`;
  };
  return strokes(shares.map(ring), look.tiger.stripe, w * 0.2, 1);
}

/** Its tail, from the root to the tip, with rings. */
export function tigerTail(points: readonly Point[], w: number, fur: string, stripe: string) {
  const rings = points.slice(1, -1).map((p, i) => {
    const next = points[i + 2] ?? p;
    const before = points[i] ?? p;
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const l = Math.max(1, Math.hypot(dx, dy));
    return `${p[0] - (dy / l) * w * 0.42},${p[1] + (dx / l) * w * 0.42} ${p[0] + (dy / l) * w * 0.42},${p[1] - (dx / l) * w * 0.42}`;
  });
  return (
    flat(tube(points, [w, w, w * 0.9, w * 0.85]), fur) +
    strokes(rings, stripe, w * 0.32, 1) +
    flat(tube(points.slice(-2), [w * 0.5, w * 0.9]), stripe, 0)
  );
}

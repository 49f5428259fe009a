import { blob, each, flat, heap, here, type Light, line, painted, pts, soft, strokes } from '../kit/brush.ts';
import { chick, rooster } from '../kit/fowl.ts';
import { cloud, disk, flowers, glow, grass, land, wash } from '../kit/scenery.ts';
import { creature } from '../kit/staging.ts';
import { between, closedCurve, darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  straw: '#f0c768',
  cream: '#fdf2d4',
  brick: '#c4553c',
  leaf: '#8cb95c',
  jade: '#4f8a5a',
  sky: '#aedbe0',
  clay: '#b0764e',
  plum: '#5a4488',
};
export const dawn: Light = { from: [0.8, -0.5], rim: '#ffe9b8', shade: '#5a3a68', tint: '#fff2e2' };
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
export const sunset: Light = { from: [0.8, -0.4], rim: '#ffd08a', shade: '#4a2458', tint: '#ffdfc8' };
export const night: Light = { from: [-0.7, -0.6], rim: '#ffe6b0', shade: '#231f52', tint: '#ebdcd8' };

export const papa = rooster(c.brick, c.jade);
export const chickIs = chick('#f8cf4e');
export const goat = creature('goat', { color: '#e9dcc6', belly: '#fffaf0', patch: '#b98a62' });

export const egg = (x: number, y: number, h: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${h / 100})">${painted('0,0 -26,-6 -37,-32 -30,-66 -14,-92 0,-99 14,-92 30,-66 37,-32 26,-6', '#fbead2', '#c9986a', 0.6)}${heap('-16,-60 8,-74 18,-44 -8,-30 4,-52', (sx, sy, i) => flat(blob(sx, sy, 3.4, 2.8, i + 2, 0.1), '#d9b088', 0))}</g>`;

/** A nest of straw in two halves: what lies in it is drawn between them. */
export function nest(x: number, y: number, w: number, part: 'back' | 'front'): string {
  const random = seeded(part === 'back' ? 4 : 9);
  const d =
    part === 'back'
      ? closedCurve(pts(here('-0.5,-0.14 0,-0.26 0.5,-0.14 0,-0.04', x, y, w)))
      : closedCurve(pts(here('-0.52,-0.15 -0.2,-0.07 0.2,-0.07 0.52,-0.15 0.4,0.08 0,0.12 -0.4,0.08', x, y, w)));
  const straws = Array.from({ length: part === 'back' ? 12 : 34 }, (): Point[] => {
    const a = between(random, -0.5, 0.5);
    const [sx, sy] = [
      x + a * w,
      part === 'back' ? y - w * between(random, 0.1, 0.24) : y + w * between(random, -0.1, 0.08),
    ];
    const l = w * between(random, 0.08, 0.17);
    return [
      [sx - l, sy + between(random, -14, 14)],
      [sx, sy - between(random, 2, 12)],
      [sx + l, sy + between(random, -14, 14)],
    ];
  });
  const color = part === 'back' ? darker(c.straw, 0.3) : c.straw;
  return (
    painted(d, color, '#a5703a') +
    strokes(straws, part === 'back' ? c.straw : lighter(c.straw, 0.3), w * 0.014, 0.9) +
    strokes(
      straws.slice(0, 12).map((s) => s.map(([px, py]): Point => [px + 9, py + 11])),
      '#a5703a',
      w * 0.01,
      0.7,
    )
  );
}

export const fence = (x: number, y: number, count: number, k = 1): string =>
  line(
    `${x - 20},${y - 60 * k} ${x + count * 74 * k},${y - 66 * k}; ${x - 20},${y - 24 * k} ${x + count * 74 * k},${y - 30 * k}`,
    '#a5785a',
    13 * k,
  ) +
  each(count, (i) =>
    painted(
      `${x + i * 74 * k},${y} ${x + i * 74 * k},${y - 84 * k} ${x + (i * 74 + 13) * k},${y - 98 * k} ${x + (i * 74 + 26) * k},${y - 84 * k} ${x + (i * 74 + 26) * k},${y}`,
      '#b98a66',
    ),
  );

export function yard(sky: readonly [string, string], horizon: number, ground: string, hills = c.leaf): string {
  return (
    wash(...sky) +
    land(
      `-20,${horizon - 50} 200,${horizon - 110} 480,${horizon - 50} 760,${horizon - 120} 1220,${horizon - 60}`,
      lighter(hills, 0.24),
      hills,
      0.4,
    ) +
    land(
      `-20,${horizon} 300,${horizon - 22} 640,${horizon + 4} 940,${horizon - 20} 1220,${horizon}`,
      ground,
      darker(ground, 0.3),
      0.45,
    )
  );
}

export const meadow = (horizon: number, seed: number): string =>
  yard([c.sky, c.cream], horizon, c.leaf, '#a9cf84') +
  grass([0, horizon + 40, 1200, 860 - horizon], c.jade, 60, seed) +
  flowers([20, horizon + 50, 1160, 800 - horizon], ['#fffaf0', c.straw, '#e88a9a'], 26, seed);

export const sun = (x: number, y: number, r: number): string =>
  glow(x, y, r * 3.6, '#fff0b8', 0.85) + disk(x, y, r, '#ffd35c');
export const puffs = (x: number, y: number, w: number, color = '#ffffff'): string => cloud(x, y, w, color, 4);

export const worm = (points: string, w: number): string =>
  line(points, '#c4607a', w + 5) +
  line(points, '#f09aa8', w) +
  `<path d="M${pts(points)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}" fill="none" stroke="#d9788c" stroke-width="${w}" stroke-dasharray="5 26" opacity="0.8"/>`;

export const seedling = (x: number, y: number, k: number): string =>
  line(here('0,0 0,-34', x, y, k), c.jade, 7 * k) +
  soft(here('0,-32 -34,-54 -8,-56', x, y, k), c.leaf) +
  soft(here('0,-32 34,-58 8,-60', x, y, k), c.leaf);

export const shell = (x: number, y: number, w: number, cap = false): string =>
  cap
    ? painted(
        `M${x - w * 0.5} ${y}L${x - w * 0.34} ${y - w * 0.13}L${x - w * 0.18} ${y}L${x} ${y - w * 0.14}L${x + w * 0.18} ${y}L${x + w * 0.34} ${y - w * 0.13}L${x + w * 0.5} ${y}Q${x + w * 0.42} ${y - w * 0.62} ${x} ${y - w * 0.74}Q${x - w * 0.42} ${y - w * 0.62} ${x - w * 0.5} ${y}Z`,
        '#fbead2',
        '#c9986a',
      )
    : painted(
        `M${x - w * 0.5} ${y - w * 0.5}L${x - w * 0.34} ${y - w * 0.36}L${x - w * 0.17} ${y - w * 0.52}L${x} ${y - w * 0.36}L${x + w * 0.17} ${y - w * 0.52}L${x + w * 0.34} ${y - w * 0.36}L${x + w * 0.5} ${y - w * 0.5}Q${x + w * 0.54} ${y + w * 0.02} ${x} ${y + w * 0.04}Q${x - w * 0.54} ${y + w * 0.02} ${x - w * 0.5} ${y - w * 0.5}Z`,
        '#fbead2',
        '#c9986a',
      );

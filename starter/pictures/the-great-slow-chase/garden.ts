import { blob, each, flat, heap, here, type Light, line, painted, pts, soft } from '../kit/brush.ts';
import { ant, snail, turtle } from '../kit/crawlers.ts';
import { disk, glow, land, wash } from '../kit/scenery.ts';
import { between, closedCurve, darker, lighter, seeded } from '../svg.ts';

export const c = {
  cream: '#fdf3d3',
  spring: '#9ccb6b',
  leaf: '#4f9a58',
  soil: '#9a6a4c',
  red: '#dd4050',
  teal: '#3a8f88',
  honey: '#e2a760',
  dusk: '#5a4a8c',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
export const wet: Light = { from: [-0.2, -0.9], rim: '#e6f3ea', shade: '#2f4a5a', tint: '#dfeae2' };
export const sunset: Light = { from: [0.2, -0.7], rim: '#ffe09a', shade: '#5a2a56', tint: '#ffe9d2' };
export const night: Light = { from: [-0.5, -0.8], rim: '#e6e6ff', shade: '#231f52', tint: '#c9c6e6' };

export const turtleIs = turtle(c.teal, '#b6cf5c');
const bare = snail('#8a5a62', c.honey);
export const antIs = ant('#75506e');

/** A strawberry of 100, hanging from (x, y). */
export const berry = (x: number, y: number, k: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('0,8 -34,4 -46,30 -28,74 0,98 28,74 46,30 34,4', c.red, '#8a1f44')}${heap(
    '-24,30 0,26 24,32 -12,50 14,54 -2,74',
    (sx, sy) => `<ellipse cx="${sx}" cy="${sy}" rx="3" ry="4.6" fill="#ffe39a"/>`,
  )}${soft('0,2 -40,14 -26,-6 -44,-16 -12,-10 0,-28 12,-10 44,-16 26,-6 40,14', c.leaf)}</g>`;

/** The snail, with the strawberry on its house. */
export const snailIs = (text: string): ReturnType<typeof bare> => bare(text, berry(-18, -146, 0.58, -5));
export const bareSnail = (text: string): ReturnType<typeof bare> => bare(text);

/** Bare earth from a line, with crumbs of soil. */
export function earth(points: string, color = c.soil, seed = 3): string {
  const random = seeded(seed);
  const top = Math.max(...pts(points).map(([, y]) => y));
  const crumbs = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [random() * 1200, top + 26 + random() * (900 - top)];
    return `<path d="${blob(x, y, between(random, 7, 20), between(random, 4, 9), i + 2, 0.18)}" fill="${i % 2 === 0 ? lighter(color, 0.16) : darker(color, 0.12)}" opacity="0.7"/>`;
  });
  return land(points, color, darker(color, 0.4), 0.45) + crumbs.join('');
}

/** Sky and the far hedge of the garden. */
export const garden = (sky: readonly [string, string], hedge: string, y: number): string =>
  wash(...sky) +
  land(
    `-20,${y - 40} 150,${y - 90} 330,${y - 60} 560,${y - 110} 780,${y - 70} 1000,${y - 120} 1220,${y - 60}`,
    lighter(hedge, 0.22),
    hedge,
    0.4,
  ) +
  land(
    `-20,${y} 200,${y - 34} 420,${y - 6} 700,${y - 40} 960,${y - 10} 1220,${y - 44}`,
    hedge,
    darker(hedge, 0.3),
    0.5,
  );

export const sun = (x: number, y: number, r: number, color = '#ffd768'): string =>
  glow(x, y, r * 3.4, '#fff6cc', 0.8) + disk(x, y, r, color);

const leaflet = (x: number, y: number, k: number, turn: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat('M0 0Q-46 -30 -34 -76Q-20 -74 -16 -92Q0 -84 0 -104Q4 -84 18 -92Q22 -74 36 -76Q46 -30 0 0Z', color, 2)}${line('0,-4 0,-86; 0,-30 -22,-58; 0,-30 22,-58', darker(color, 0.3), 3, 0.5)}</g>`;

/** The strawberry plant; its longest stem hangs to the left and is empty. (x, y) is its foot, k 1 is 400 high. */
export function strawberryPlant(x: number, y: number, k: number): string {
  const leaves = pts('-150,-230 -60,-330 60,-340 150,-240 -100,-140 110,-140');
  const stems = leaves.map(([sx, sy]) => `0,0 ${sx * 0.4},${sy * 0.7} ${sx},${sy + 20}`).join('; ');
  const flower = (fx: number, fy: number): string =>
    each([0, 1, 2, 3, 4], (i) =>
      flat(blob(fx + 17 * Math.cos(i * 1.257), fy + 17 * Math.sin(i * 1.257), 13, 12, i + 2), '#fffaf0', 1),
    ) + flat(blob(fx, fy, 9, 9, 2), '#f4c04a', 1);
  return `<g transform="translate(${x} ${y}) scale(${k})">${
    line(stems, darker(c.leaf, 0.1), 10) +
    line('0,-10 -110,-120 -214,-150 -262,-96', darker(c.leaf, 0.1), 8) +
    soft('-262,-92 -290,-84 -276,-102 -286,-114 -262,-106 -246,-118 -248,-102 -234,-88', c.leaf) +
    each(leaves, ([lx, ly], i) =>
      each([-62, 0, 62], (turn) =>
        leaflet(lx, ly + 24, 1.05, turn + lx * 0.12, i % 2 === 0 ? c.leaf : lighter(c.leaf, 0.14)),
      ),
    ) +
    flower(40, -90) +
    flower(-30, -190) +
    flower(100, -280)
  }</g>`;
}

/** Where the strawberry hung: a dashed heart. */
export const gap = (x: number, y: number, k: number): string =>
  `<path d="${closedCurve(pts(here('0,8 -34,4 -46,30 -28,74 0,98 28,74 46,30 34,4', x, y, k)))}" fill="#fffdf2" fill-opacity="0.75" stroke="${c.red}" stroke-width="6" stroke-dasharray="14 13" stroke-linecap="round"/>`;

export const daisy = (x: number, y: number, h: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${h / 100})">${line('0,0 4,-36 0,-72', c.leaf, 6)}${soft('2,-30 24,-52 34,-38 14,-24', c.leaf)}${each(9, (i) => flat(blob(24 * Math.cos(i * 0.698), -78 + 24 * Math.sin(i * 0.698), 11, 10, i + 1), '#fffaf0', 1.2))}${flat(blob(0, -78, 15, 15, 3), '#f4c04a', 1.4)}</g>`;

export const pebble = (x: number, y: number, w: number): string =>
  painted(blob(x, y - w * 0.3, w * 0.5, w * 0.34, 4, 0.05), '#b9b4c0', '#6a6480');

/** A melon that lies; (x, y) is the ground under it. */
export function melon(x: number, y: number, r: number): string {
  const rows = [-0.72, -0.4, 0, 0.4, 0.72];
  return (
    painted(blob(x, y - r * 0.86, r, r * 0.86, 5, 0.015, 16), '#a9c96a', '#4f7a4a', 0.7) +
    line(
      rows.map(
        (t) =>
          `${x + t * r * 0.2},${y - r * 1.68} ${x + t * r * 1.3},${y - r * 0.9} ${x + t * r * 0.3},${y - r * 0.04}`,
      ),
      '#5f9450',
      r * 0.07,
      0.75,
    ) +
    line(`${x},${y - r * 1.68} ${x + 10},${y - r * 1.9} ${x + r * 0.22},${y - r * 2}`, '#5f7a3f', r * 0.09)
  );
}

export function mushroom(x: number, y: number, w: number): string {
  const at = (points: string): string => closedCurve(pts(here(points, x, y, w)));
  return (
    painted(at('-0.08,0.01 -0.09,-0.3 -0.07,-0.52 0.07,-0.52 0.09,-0.3 0.1,0.01'), c.cream, '#a98a78') +
    flat(at('-0.44,-0.46 0,-0.38 0.44,-0.46 0,-0.54'), '#f1d9bd') +
    painted(
      at('-0.5,-0.46 -0.44,-0.66 -0.2,-0.84 0.06,-0.87 0.34,-0.74 0.48,-0.56 0.5,-0.46 0,-0.5'),
      c.red,
      '#8a1f44',
    ) +
    heap('-0.28,-0.62 -0.02,-0.72 0.24,-0.64 -0.14,-0.54 0.38,-0.54', (px, py, i) =>
      flat(
        blob(x + px * w, y + py * w, w * (0.055 - (i % 3) * 0.01), w * (0.045 - (i % 3) * 0.008), i + 2),
        '#fff6e6',
        1.5,
      ),
    )
  );
}

export const carrot = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${line('0,-16 -24,-70 -34,-84; 0,-16 -4,-92; 0,-16 26,-66 38,-82; 0,-16 -14,-60; 0,-16 14,-62', c.leaf, 7)}${soft('-22,-14 0,-24 22,-14 20,6 -20,6', '#ee8a3c')}</g>`;

/** Lines that say: fast. */
export const speed = (spots: string, l: number, color = '#ffffff'): string =>
  heap(spots, (x, y, i) => line(`${x},${y} ${x - l * (1 - (i % 2) * 0.3)},${y + 2}`, color, 9, 0.9));

export const sweat = (spots: string): string =>
  heap(
    spots,
    (x, y, i) =>
      `<g transform="rotate(${i % 2 === 0 ? -24 : 24} ${x} ${y})">${flat(`M${x} ${y - 30}q24 38 0 52q-24 -14 0 -52Z`, '#8fd0e0', 2)}</g>`,
  );

export const dust = (spots: string, k = 1): string =>
  heap(spots, (x, y, i) =>
    flat(blob(x, y, (20 + (i % 3) * 9) * k, (14 + (i % 2) * 7) * k, i + 3, 0.12), '#f6e6c6', 1.5),
  );

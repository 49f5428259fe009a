import { blob, each, flat, heap, here, type Light, line, painted, pts, soft, tube } from '../kit/brush.ts';
import { cloud, disk, glow, grass, land, wash } from '../kit/scenery.ts';
import { actor, creature } from '../kit/staging.ts';
import { darker, lighter } from '../svg.ts';

export const c = {
  aqua: '#a9dfe0',
  straw: '#f0cf83',
  gold: '#dfa94e',
  teal: '#4f9f8c',
  bark: '#8a6a72',
  yellow: '#f6c33c',
  coral: '#e0705a',
  cream: '#fff3d6',
};
export const morning: Light = { from: [-0.7, -0.8], rim: '#fff6d4', shade: '#4f3f68' };
export const late: Light = { from: [0.8, -0.6], rim: '#ffe2a0', shade: '#5a3560', tint: '#fff0de' };

const skin = '#8a5638';
export const boy = actor('child crop round nose=broad hairColor=#241820', {
  skin,
  top: { color: c.yellow, sleeves: 'short' },
  bottom: { cut: 'shorts', color: c.teal },
});
export const nia = actor('child none round nose=button skin=#94603e hairColor=#241820', {
  wears: { kind: 'scarf', color: '#eab650', ink: '#8a5a34' },
  top: { color: '#eab650', ink: '#7a4a30', pattern: 'dots', sleeves: 'long' },
  bottom: { color: '#eab650' },
  shoes: '#c98f3a',
});
export const zebra = creature('zebra', { color: '#f6efe6' });
export const giraffe = creature('giraffe', { color: '#f0bd62' });

export const ears = (x: number, y: number, w: number, k: number): string =>
  each(
    [-1, 1],
    (d) =>
      flat(blob(x + d * w, y, 20 * k, 20 * k, 3), '#eab650') +
      flat(blob(x + d * w, y + 2 * k, 10 * k, 10 * k, 3), '#7a4a30', 0),
  );

/** A tail with spots, fat as a sleeve, through points. */
export const spottyTail = (points: string, w: number): string =>
  flat(tube(points, [w, w, w * 0.95, w * 0.9, w * 0.7]), '#eab650', 3) +
  heap(points, (x, y, i) => flat(blob(x - 4, y + 2, w * 0.2, w * 0.16, i + 2, 0.12), '#7a4a30', 0));
export const tuftTail = (points: string, k: number): string => {
  const all = pts(points);
  const [x, y] = all.at(-1) ?? [0, 0];
  return (
    flat(tube(all, [15 * k, 12 * k, 10 * k, 9 * k]), '#e8b052') +
    soft(here('-10,-6 10,-6 17,34 2,58 -15,34', x, y, k), '#5a3a34')
  );
};
export const curlyTail = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${flat(tube('0,60 -14,10 6,-40 52,-52 72,-20 54,8 28,-4 38,-22', [17, 16, 15, 15, 14, 13, 11, 9]), '#9a6040', 3)}</g>`;
export const zebraTail = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${flat(tube('0,0 34,-20 56,16 58,44', [20, 17, 14, 12]), '#f6efe6', 2.4)}${line('12,-14 18,2; 30,-24 34,-6; 44,-10 58,-4', '#4a3f52', 6)}${soft('46,40 70,40 80,86 60,112 42,84', '#3f3444')}</g>`;

/** The boy's kite with its tail of bows; `turn` 0 is upright. */
export const kite = (x: number, y: number, k: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat('M0 -70L56 0L0 76L-56 0Z', c.coral)}${flat('M0 -70L56 0H-56Z', c.teal, 0)}${line('0,-70 0,76; -56,0 56,0', c.cream, 4)}${kiteTail(0, 76, 1)}</g>`;
export const kiteTail = (x: number, y: number, k: number): string =>
  line(here('0,0 16,40 -10,80 12,124', x, y, k), c.bark, 5 * k) +
  heap(
    '14,36 -8,80 10,118',
    (dx, dy, i) =>
      soft(
        `${x + dx * k},${y + dy * k} ${x + (dx - 24) * k},${y + (dy - 14) * k} ${x + (dx - 24) * k},${y + (dy + 14) * k}`,
        [c.yellow, c.coral, c.teal][i] ?? '',
      ) +
      soft(
        `${x + dx * k},${y + dy * k} ${x + (dx + 24) * k},${y + (dy - 14) * k} ${x + (dx + 24) * k},${y + (dy + 14) * k}`,
        [c.yellow, c.coral, c.teal][i] ?? '',
      ),
  );

export function plain(horizon: number, warm = false): string {
  return (
    (warm ? wash('#f8cf94', '#fdf0cf') : wash(c.aqua, '#fdf3d2')) +
    (warm
      ? glow(1000, 150, 420, '#fff0b8', 0.9) + disk(1000, 150, 66, '#fbd36a')
      : cloud(880, 110, 240, '#ffffff', 4)) +
    land(
      `-20,${horizon - 30} 300,${horizon - 70} 620,${horizon - 36} 900,${horizon - 60} 1220,${horizon - 30}`,
      '#b9cfa0',
      '#8aa98a',
      0.4,
    ) +
    heap('90,0 260,10 1010,4 1120,14', (x, dy) => acacia(x, horizon - 26 + dy, 90)) +
    land(`-20,${horizon} 400,${horizon - 12} 800,${horizon + 12} 1220,${horizon - 4}`, c.straw, '#c98f4a', 0.4) +
    grass([0, horizon + 50, 1200, 840 - horizon], '#c08f42', 70, 5)
  );
}

const acacia = (x: number, y: number, h: number): string =>
  line(here('0,0 0,-0.6 -0.24,-0.8; 0,-0.5 0.22,-0.8', x, y, h), c.bark, h * 0.07) +
  soft(here('-0.6,-0.76 -0.3,-1 0.3,-1 0.6,-0.76 0,-0.72', x, y, h), c.teal);

/** A baobab; (x, y) is the middle of its foot, w the width of its trunk. */
export function baobab(x: number, y: number, w: number, h: number): string {
  const at = (points: string): string =>
    pts(points)
      .map(([px, py]) => `${x + px * w},${y + py * h}`)
      .join(' ');
  const crowns = pts('-1.1,-0.94 -0.45,-1.06 0.2,-1.08 0.85,-1.02 1.25,-0.88 -0.8,-0.84 0.5,-0.92').map(([px, py], i) =>
    painted(
      blob(x + px * w, y + py * h, w * 0.46, h * 0.12, i + 3, 0.1, 12),
      i % 2 === 0 ? c.teal : lighter(c.teal, 0.12),
    ),
  );
  return (
    painted(
      at(
        '-0.62,0.02 -0.5,-0.3 -0.44,-0.6 -0.95,-0.86 -0.84,-0.92 -0.3,-0.74 -0.12,-1 0.06,-1 0.2,-0.74 0.8,-0.94 0.9,-0.88 0.42,-0.6 0.5,-0.3 0.64,0.02 0,0.05',
      ),
      c.bark,
      '#4a3350',
    ) +
    line(
      `${at('-0.28,-0.05 -0.24,-0.4 -0.16,-0.62')}; ${at('0.04,0 0.06,-0.34 0.02,-0.6')}; ${at('0.32,-0.06 0.28,-0.36')}`,
      '#6a4f5c',
      w * 0.025,
      0.7,
    ) +
    crowns.join('')
  );
}

/** A boulder with a lit top, a side in the shade, cracks, and grass at its foot. */
export function rock(x: number, y: number, w: number, h: number, i = 0): string {
  const color = ['#d99a86', '#e3ad96', '#cf8d7e'][i % 3] ?? '';
  return (
    painted(
      here(
        '-0.5,0 -0.47,-0.55 -0.36,-0.72 -0.22,-0.98 0.06,-1 0.26,-0.92 0.38,-0.7 0.49,-0.46 0.5,0 0,0.03',
        x,
        y,
        w,
        h,
      ),
      color,
      '#8a5566',
    ) +
    flat(
      here('-0.43,-0.6 -0.32,-0.76 -0.2,-0.94 0.05,-0.96 0.24,-0.88 0.12,-0.7 -0.12,-0.62 -0.3,-0.5', x, y, w, h),
      lighter(color, 0.34),
      0,
    ) +
    flat(
      here('0.25,-0.88 0.36,-0.68 0.46,-0.46 0.47,-0.02 0.26,-0.01 0.3,-0.34 0.2,-0.5 0.13,-0.7', x, y, w, h),
      darker(color, 0.2),
      0,
    ) +
    line(
      here(
        '-0.3,-0.49 -0.24,-0.3 -0.3,-0.16; -0.24,-0.3 -0.1,-0.22; 0.12,-0.68 0.06,-0.52 0.1,-0.4; 0.3,-0.34 0.18,-0.2',
        x,
        y,
        w,
        h,
      ),
      '#8a5566',
      5,
      0.6,
    ) +
    line(
      here(
        '-0.44,0.02 -0.47,-0.07; -0.41,0.02 -0.4,-0.1; -0.38,0.02 -0.34,-0.06; 0.3,0.02 0.28,-0.06; 0.33,0.02 0.35,-0.09; 0.36,0.02 0.41,-0.05',
        x,
        y,
        w,
        h,
      ),
      '#a08a3e',
      6,
    )
  );
}

export const banana = (x: number, y: number, k: number): string =>
  each([-1, 0, 1], (i) =>
    soft(
      `${x},${y - 40 * k} ${x + (i * 20 - 12) * k},${y - 16 * k} ${x + i * 26 * k},${y + 8 * k} ${x + (i * 26 + 10) * k},${y - 12 * k}`,
      '#f3cf4a',
    ),
  );

export const pot = (x: number, y: number, w: number): string =>
  painted(
    `${x - w * 0.26},${y - w * 1.1} ${x - w * 0.2},${y - w * 0.96} ${x - w * 0.5},${y - w * 0.5} ${x - w * 0.36},${y - 4} ${x + w * 0.36},${y - 4} ${x + w * 0.5},${y - w * 0.5} ${x + w * 0.2},${y - w * 0.96} ${x + w * 0.26},${y - w * 1.1}`,
    '#c9704f',
    '#6a3048',
  ) +
  flat(blob(x, y - w * 1.1, w * 0.27, w * 0.05, 3), '#7a3f3a') +
  line(here('-0.46,-0.56 -0.2,-0.5 0,-0.56 0.2,-0.5 0.46,-0.56', x, y, w), c.cream, w * 0.035, 0.9);

export const hut = (x: number, y: number, w: number): string =>
  painted(`M${x - w / 2} ${y}V${y - w * 0.5}H${x + w / 2}V${y}Z`, '#eec08a', '#a9685a', 0.4) +
  flat(`M${x - w * 0.1} ${y}V${y - w * 0.36}H${x + w * 0.12}V${y}Z`, '#5f7fa0') +
  flat(
    `M${x - w * 0.6} ${y - w * 0.46}L${x - w * 0.42} ${y - w * 0.72}H${x + w * 0.44}L${x + w * 0.6} ${y - w * 0.46}Z`,
    '#b9c3c9',
  ) +
  line(
    [-0.4, -0.2, 0, 0.2, 0.4].map((t) => `${x + t * w * 0.86},${y - w * 0.7} ${x + t * w * 1.2},${y - w * 0.48}`),
    '#8f9da8',
    5,
    0.7,
  );

export const marks = (points: string): string => line(points, c.cream, 9, 0.9);

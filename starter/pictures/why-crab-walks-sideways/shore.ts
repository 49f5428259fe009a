import { cut, flat, type Light, line, oval, painted, soft, strokes } from '../kit/brush.ts';
import { turtle as turtleOf } from '../kit/crawlers.ts';
import { glow, land, wash, water } from '../kit/scenery.ts';
import { blob, each, heap, here, lines, nth, placed, pts, rectangle, rows, tube } from '../kit/shapes.ts';
import * as animals from '../kit/shore-animals.ts';
import { actor } from '../kit/staging.ts';
import { between, darker, lighter, seeded } from '../svg.ts';

export const c = {
  aqua: '#3fb0b8',
  sky: '#a9e0e8',
  sand: '#f3e2c0',
  coral: '#e8543f',
  ultramarine: '#26357e',
  silver: '#cfd8f2',
  leaf: '#4f9a5c',
  violet: '#a78ac8',
};
export const noon: Light = { from: [-0.6, -0.8], rim: '#fffbe6', shade: '#4a3a70' };
export const dusk: Light = { from: [0.8, -0.4], rim: '#ffe0b0', shade: '#5a2a58', tint: '#ffeede' };
export const deep: Light = { from: [-0.3, -0.9], rim: '#d8fbf4', shade: '#123a5a', tint: '#e2f2f0' };
export const moonlit: Light = { from: [0.4, -0.9], rim: '#e6ecff', shade: '#141a52', tint: '#c2c6e6' };
export const rosy: Light = { from: [0.7, -0.5], rim: '#ffe3d0', shade: '#54306a', tint: '#f6e2ec' };

export const crab = animals.crab(c.coral);
export const octopus = animals.octopus('#b46ac0');
export const shrimp = animals.shrimp('#ef8a4e');
export const dolphin = animals.dolphin('#5a8fc4');
export const turtle = turtleOf('#3f8a6a', '#a9c060');
export const girl = actor('child puffs skin=#7a4a32 hairColor=#1f161c', 'dress #e2558a dots #f7c0d2 short');
export const boy = actor(
  'child crop oval skin=#6f4430 hairColor=#1f161c',
  `skullcap #fbf5e6 ${c.violet}; shirt #fbf5e6 short; shorts #3f6fb0`,
);

/** Sky, sea from `sea`, and the beach whose edge is at about `shore`. */
export function beach(
  sky: readonly [string, string],
  sea: number,
  edge: string,
  far = '',
  [blue, sand]: readonly [string, string] = [c.aqua, c.sand],
) {
  const points = pts(edge);
  return (
    wash(...sky) +
    far +
    water(sea, blue, 5) +
    strokes([points.map(([x, y]) => [x, y - 16] as const)], lighter(blue, 0.45), 16, 0.8) +
    land(points, sand, darker(sand, 0.22)) +
    strokes([points], '#ffffff', 12, 0.9)
  );
}

export function palm(x: number, y: number, h: number, lean: number, color = c.leaf) {
  const [tx, ty] = [x + lean, y - h];
  const fronds = [-170, -140, -100, -60, -30, 0, 26, 160].map((a, i) => {
    const r = (a * Math.PI) / 180;
    const [ex, ey] = [tx + Math.cos(r) * h * 0.5, ty + Math.sin(r) * h * 0.22 + h * 0.12];
    return flat(
      tube(`${tx},${ty} ${(tx + ex) / 2},${(ty + ey) / 2 - h * 0.1} ${ex},${ey}`, [h * 0.05, h * 0.09, 3]),
      i % 2 === 0 ? color : darker(color, 0.14),
      1.6,
    );
  });
  return (
    painted(
      tube(`${x},${y} ${x + lean * 0.3},${y - h * 0.5} ${tx},${ty}`, [h * 0.1, h * 0.065, h * 0.055]),
      '#a9764c',
    ) +
    fronds.join('') +
    flat(blob(tx - h * 0.03, ty + h * 0.05, h * 0.04, h * 0.045, 3), '#7a5236', 1) +
    flat(blob(tx + h * 0.04, ty + h * 0.06, h * 0.04, h * 0.045, 4), '#7a5236', 1)
  );
}

/** A baobab, still young: (x, y) its foot. */
export function baobab(x: number, y: number, h: number, bark = '#9a8090', leaf = c.leaf) {
  const at = placed(x, y, h);
  const d = at('-0.3,0 -0.24,-0.3 -0.2,-0.52 0,-0.58 0.2,-0.52 0.24,-0.3 0.3,0 0,0.04');
  const arms = '-0.14,-0.5 -0.26,-0.68 -0.4,-0.78; -0.04,-0.54 -0.06,-0.76 -0.02,-0.9; 0.1,-0.52 0.22,-0.7 0.38,-0.8';
  return (
    each(lines(arms), (a) =>
      painted(
        tube(
          a.map(([px, py]) => [x + px * h, y + py * h] as const),
          [h * 0.12, h * 0.08, h * 0.04],
        ),
        bark,
      ),
    ) +
    painted(d, bark, darker(bark, 0.4)) +
    heap('-0.44,-0.84 -0.22,-0.9 0,-0.98 0.2,-0.92 0.42,-0.86', (px, py, i) =>
      flat(blob(x + px * h, y + py * h, h * 0.17, h * 0.1, i + 2, 0.1), i % 2 === 0 ? leaf : darker(leaf, 0.12), 1.4),
    )
  );
}

export const dhow = (x: number, y: number, w: number, sail = '#fdf3dc') =>
  soft(here('-0.06,-0.14 -0.3,-0.3 0.1,-1.06 0.34,-0.5 0.3,-0.16', x, y, w), sail) +
  line(here('-0.3,-0.26 0.12,-1.1', x, y, w), '#7a5236', w * 0.03) +
  soft(here('-0.5,-0.16 0,-0.1 0.5,-0.2 0.34,0.02 -0.34,0.02', x, y, w), '#8a5236');

/** A town of white stone by the sea. */
export const town = (x: number, y: number, k: number, wall = '#fbf1de') =>
  each(rows('0,70,60 52,96,64 112,60,70 176,110,56 228,78,74 296,58,60'), ([dx, h, w], i) => {
    const [hx, hw, hh] = [x + dx * k, w * k, h * k];
    const shade = i % 2 === 0 ? wall : darker(wall, 0.07);
    return (
      painted(rectangle(hx, y - hh, hw, hh), shade, darker(shade, 0.22)) +
      each([0.08, 0.38, 0.68], (t) => flat(rectangle(hx + hw * t, y - hh - 9 * k, hw * 0.2, 10 * k), shade, 1)) +
      flat(
        `M${hx + hw * 0.36} ${y}v${-20 * k}a${hw * 0.14} ${hw * 0.14} 0 0 1 ${hw * 0.28} 0v${20 * k}Z`,
        '#8a5a4c',
        1,
      ) +
      flat(rectangle(hx + hw * 0.2, y - hh * 0.74, hw * 0.16, 12 * k), '#6a7a9c', 1) +
      flat(rectangle(hx + hw * 0.6, y - hh * 0.74, hw * 0.16, 12 * k), '#6a7a9c', 1)
    );
  });

/** The bottom of the sea: light from above, sand from y. */
export function under(colors: readonly [string, string], y: number, sand: string, beam = '#ffffff') {
  const beams = [80, 340, 620, 900].map((x) =>
    cut(`${x},-20 ${x + 110},-20 ${x - 10},${y + 40} ${x - 190},${y + 40}`, beam, 0),
  );
  return (
    wash(...colors) +
    `<g opacity="0.1">${beams.join('')}</g>` +
    land(here('-20,0 260,-18 600,8 900,-14 1220,4', 0, y), sand, darker(sand, 0.35))
  );
}

export const weed = (spots: string, h: number, color: string) =>
  heap(spots, (x, y, i) =>
    each([-26, 0, 24], (dx, j) =>
      flat(
        tube(
          `${x + dx},${y} ${x + dx - 14},${y - h * 0.35} ${x + dx + 12},${y - h * 0.68} ${x + dx * 1.4},${y - h * (0.85 + ((i + j) % 3) * 0.12)}`,
          [16, 15, 11, 3],
        ),
        (i + j) % 2 === 0 ? color : darker(color, 0.14),
        1.4,
      ),
    ),
  );

export const coralBush = (x: number, y: number, k: number, color: string) =>
  each(lines('0,0 0,-50 -8,-96; 0,-36 -34,-60 -40,-92; -30,-58 -58,-66; 0,-46 34,-66 38,-104; 32,-64 58,-76'), (l) =>
    flat(
      tube(
        l.map(([px, py]) => [x + px * k, y + py * k] as const),
        [20 * k, 15 * k, 11 * k],
      ),
      color,
      1.4,
    ),
  );

export const bubbles = (spots: string) =>
  heap(
    spots,
    (x, y, i) =>
      `<circle cx="${x}" cy="${y}" r="${9 + (i % 3) * 5}" fill="#ffffff" fill-opacity="0.14" stroke="#e9fbff" stroke-width="3" opacity="0.8"/>`,
  );

const stick = '#b98a4e';
/** Sticks of the fish trap: the ribs and hoops that lie behind or before what is caught. */
export const sticks = (text: string, width: number, color = stick) =>
  each(lines(text), (l) => flat(tube(l, [width, width * 0.92, width]), color, 2));

export const shells = (spots: string, r: number, seed = 1) => {
  const random = seeded(seed);
  const colors = ['#f3a08c', '#fbf5e6', '#c9a6d8', '#f5cf7a'];
  return heap(spots, (x, y, i) =>
    animals.shellFan(x, y, r * between(random, 0.85, 1.15), nth(colors, i), between(random, -50, 50)),
  );
};

/** The straight track of eight feet. */
export const track = (x0: number, x1: number, y: number, color = darker(c.sand, 0.28)) =>
  each(
    Math.floor((x1 - x0) / 40),
    (i) => oval(x0 + i * 40, y - 9, 9, 4, color) + oval(x0 + i * 40 + 18, y + 12, 10, 4.6, color),
  );

export const moonWay = (x: number, y: number, h: number) =>
  each(13, (i) => {
    const t = i / 12;
    const aside = (i % 2 === 0 ? -1 : 1) * (10 + t * 44) * ((i % 3) - 0.6);
    return oval(x + aside, y + h * t, 26 + t * 52, 3.4 + t * 5, '#f3f0d8', 0.9 - t * 0.3);
  });

export const shine = (x: number, y: number, r: number, color = '#fff3c0') => glow(x, y, r, color, 0.85);

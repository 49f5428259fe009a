import { cut, flat, type Light, line, painted, soft, strokes } from '../kit/brush.ts';
import { cloud, glow, land, wash } from '../kit/scenery.ts';
import { blob, corners, each, heap, here, nth, placed, pts, rectangle, tube } from '../kit/shapes.ts';
import { actor, creature } from '../kit/staging.ts';
import { darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  azure: '#6fb7e4',
  snow: '#f6f5fb',
  lilac: '#9a8fc4',
  sand: '#dcb98a',
  marigold: '#e9a13b',
  wine: '#9c2f3c',
  teal: '#2f8f8c',
  rose: '#ec7f9c',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe6', shade: '#46397a' };
export const gold: Light = { from: [-0.8, -0.4], rim: '#ffe0a0', shade: '#5a2a58', tint: '#ffe9d2' };
export const hidden: Light = { from: [0.1, -0.7], rim: '#ffe9b8', shade: '#3a2148', tint: '#f3dcc8' };

const black = '#231a22';
export const trader = actor(
  'grown sturdy short square nose=broad brows=thick skin=#b3774c hairColor=#231a22',
  `moustache ${black}; felt #7a4a33 ${c.marigold}; tunic ${c.marigold} bands #c97a2a long hem #f7e8cc; trousers #4a4474; sash ${c.wine}; shoes #4a3038`,
);
export const monk = actor(
  'grown none oval nose=round skin=#bf8558 hairColor=#5a4440',
  `robe ${c.wine} short hem ${c.marigold}; sash ${c.marigold}; shoes #5a3a34`,
);
export const teacher = actor(
  'grown slim bob heart skin=#c48d60 hairColor=#231a22',
  `glasses #5a3040; shirt #f3cf5a long hem #fbf3da; skirt ${c.teal} bands #8fd0c4; shoes #4a3038`,
);
export const granny = actor(
  'old bun nose=round skin=#ad7449 hairColor=#e4dee0',
  `earrings ${c.teal}; turban #d2483e; shirt #5f9a58 long hem ${c.marigold}; skirt #7d5aa0 bands #d8a8c8; sash #e6c9a0; shoes #4a3038`,
);
export const pema = actor(
  'child puffs round skin=#bd8254 lips=#a8485a hairColor=#231a22',
  `shirt ${c.rose} long hem #fbeef0; skirt #4668b0 bands #f3cf5a; shoes #c23c48`,
);
const aGoat = (color: string): ReturnType<typeof creature> =>
  creature('goat', { color, belly: '#fbf0dc', patch: darker(color, 0.14) });
export const goats = [
  aGoat('#c78a54'),
  aGoat('#e9dcc8'),
  aGoat('#a9683f'),
  aGoat('#d8a570'),
  aGoat('#8f6a52'),
] as const;

/** A mountain with snow; (x, y) is the middle of its foot. */
export function peak(x: number, y: number, w: number, h: number, color = c.lilac, snow = c.snow) {
  const at = placed(x, y, w, h);
  const flank = corners(at('-0.5,0 -0.34,-0.34 -0.26,-0.4 -0.1,-0.8 0,-1 0.08,-0.86 0.2,-0.56 0.3,-0.46 0.5,0'));
  return (
    painted(flank, color, darker(color, 0.3), 0.6) +
    cut(
      at(
        '0,-1 0.08,-0.86 0.2,-0.56 0.26,-0.5 0.17,-0.46 0.12,-0.34 0.06,-0.52 0,-0.36 -0.06,-0.56 -0.13,-0.44 -0.2,-0.54 -0.1,-0.8',
      ),
      snow,
      1,
    ) +
    cut(at('0,-1 0.08,-0.86 0.2,-0.56 0.26,-0.5 0.17,-0.46 0.1,-0.6 0.03,-0.8'), lighter(color, 0.45), 0)
  );
}

/** Rock with its cracks, cut by straight blows; the shape is given with corners. */
export function rock(points: string, color: string, cracks: string) {
  const d = `M${points.replaceAll(' ', 'L')}Z`;
  return painted(d, color, darker(color, 0.42), 0.7) + line(cracks, darker(color, 0.4), 4, 0.4);
}

/** Flags of five colours on a rope that the wind takes to the right. */
export function flags(points: string, k = 1, blow = 22) {
  const colors = ['#3f74c0', '#fbf8ee', '#d2483e', '#4f9a5c', '#f0c04a'];
  const ps = pts(points);
  return (
    line(points, '#5f5262', 4) +
    each(ps.slice(0, -1), ([x, y], i) => {
      const [nx, ny] = ps[i + 1] ?? [x, y];
      const [ax, ay, bx, by] = [x + (nx - x) * 0.08, y + (ny - y) * 0.08, x + (nx - x) * 0.9, y + (ny - y) * 0.9];
      const d = `M${ax} ${ay}L${bx} ${by}Q${bx + blow * 0.4} ${by + 24 * k} ${bx + blow} ${by + 50 * k}Q${(ax + bx) / 2 + blow} ${(ay + by) / 2 + 38 * k} ${ax + blow} ${ay + 50 * k}Q${ax + blow * 0.6} ${ay + 22 * k} ${ax} ${ay}Z`;
      return flat(d, nth(colors, i), 1.6);
    })
  );
}

/** Curls of the wind. */
export const gusts = (spots: string, k = 1, color = '#ffffff') =>
  heap(spots, (x, y, i) => {
    const curl = i % 2 === 0 ? '0,0 90,-16 180,4 236,-22 218,-52 186,-38 198,-20' : '0,0 70,12 150,-8 210,4';
    return line(here(curl, x, y, k), color, 7 * k, 0.8);
  });

/** Tops of the trees in the valley. */
export function pines(x: number, w: number, y: number, h: number, count: number, seed: number, color = '#4f7f86') {
  const random = seeded(seed);
  return each(count, (i) => {
    const [px, k] = [x + (w * (i + 0.2 + random() * 0.6)) / count, h * (0.6 + random() * 0.5)];
    return soft(
      `${px - k * 0.34},${y + 20} ${px - k * 0.2},${y - k * 0.3} ${px - k * 0.1},${y - k * 0.5} ${px},${y - k} ${px + k * 0.1},${y - k * 0.5} ${px + k * 0.2},${y - k * 0.3} ${px + k * 0.34},${y + 20}`,
      i % 2 === 0 ? color : darker(color, 0.14),
      1.4,
    );
  });
}

/** Sky, far peaks and the mist of the valley; `y` is where the mist lies. */
export const heights =
  (sky: readonly [string, string], y: number, mist = '#e9eef8') =>
  (...mountains: readonly string[]) =>
    wash(...sky) +
    mountains.join('') +
    land(here('-20,0 240,-26 520,8 820,-20 1220,6', 0, y), mist, darker(mist, 0.16));

/** The path on its ledge of rock: the upper edge of the path through the points, `deep` the path, below it the rock. */
export function ledge(points: string, deep = 70, sandy = c.sand, stone = '#8d84ae') {
  const top = pts(points);
  const below = top.map(([x, y], i): Point => [x, y + deep + (i % 2) * 12]);
  const face = `${each(below, ([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)}L1240 1260L-40 1260Z`;
  const cracks = below
    .slice(0, -1)
    .map(([x, y], i) => `${x + 60},${y + 24} ${x + 44},${y + 90} ${x + 70},${y + 150 + (i % 3) * 30}`)
    .join('; ');
  return (
    painted(face, stone, darker(stone, 0.5), 0.75) +
    line(cracks, darker(stone, 0.45), 4, 0.4) +
    painted([...top, ...below.toReversed()], sandy, darker(sandy, 0.32), 0.5) +
    strokes([below.map(([x, y]): Point => [x, y - 3])], lighter(sandy, 0.4), 5, 0.7) +
    pebbles(top, deep, sandy)
  );
}

const pebbles = (top: readonly Point[], deep: number, color: string) =>
  each(top.slice(0, -1), ([x, y], i) =>
    flat(
      blob(x + 70 + (i % 3) * 40, y + deep * (0.35 + (i % 4) * 0.15), 11 - (i % 3) * 3, 6, i + 2, 0.1),
      darker(color, 0.14),
      1,
    ),
  );

/** A sack of salt; (x, y) is the middle of its foot. */
export const sack = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('-46,-6 -54,-40 -36,-76 -14,-88 14,-88 36,-76 54,-40 46,-6 0,4', '#efe3cc', '#a58a74')}${soft('-20,-90 -30,-112 -8,-104 4,-114 14,-103 30,-110 18,-90', '#efe3cc')}${line('-20,-89 0,-84 20,-89', c.wine, 7)}${line('-22,-56 -16,-34; 16,-60 22,-36', '#b89c84', 4, 0.6)}</g>`;

/** The monk's drum on its handle; (x, y) is the middle of its skin. */
export const drum = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat(tube('0,30 0,104', [11, 11]), '#7a4a33')}${flat(blob(0, 0, 48, 48, 3, 0.015, 14), '#3f8a72')}${flat(blob(0, 0, 39, 39, 4, 0.015, 14), '#fbf3de')}${flat(blob(0, 0, 19, 19, 5, 0.02), '#d2483e', 1)}${flat(blob(0, 0, 8, 8, 5, 0.02), c.marigold, 1)}</g>`;

export const notes = (spots: string, k = 1) =>
  heap(
    spots,
    (x, y, i) =>
      `<g transform="translate(${x} ${y}) rotate(${i % 2 === 0 ? -8 : 12}) scale(${k})">${line('8,0 9,-46 26,-36', c.wine, 6)}${flat(blob(0, 2, 11, 8, i + 2, 0.04), c.wine, 0)}</g>`,
  );

const spines = ['#3f74c0', '#d2483e', '#f0c04a', '#4f9a5c', '#8a6ab0', '#e88d5a', '#2f8f8c'];
/** Books that lie on each other; (x, y) is the middle of the foot. */
export const tower = (x: number, y: number, count: number, k = 1) =>
  each(count, (i) => book(x + ((i * 7) % 5) * 3 * k - 6 * k, y - 12 * k - i * 23 * k, k, (i % 3) - 1, i));
export const book = (x: number, y: number, k: number, turn: number, i: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat(rectangle(-46, -9, 90, 18), '#fbf3de', 1.4)}${flat('M-48 -12H46V-6H-40V7H46V12H-48Z', nth(spines, i), 1.4)}</g>`;

/** The feather, its quill at (x, y), its tip to the right. */
export const feather = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('0,0 24,-20 70,-26 112,-12 122,4 100,16 60,20 22,14', c.rose)}${line('0,0 60,-3 118,2', '#fbd9e2', 4)}${line('30,-3 44,-19; 54,-4 70,-22; 80,-3 96,-16; 36,2 50,16; 62,2 76,16; 86,2 98,12', '#c9557a', 3, 0.6)}</g>`;

export const stalk = (x: number, y: number, h: number, lean = 0) =>
  line(here('0,0 0.3,-0.5 1,-1', x, y, lean, h), '#5f8f4c', Math.max(5, h * 0.03)) +
  soft(
    `${x + lean * 0.2},${y - h * 0.3} ${x + h * 0.2},${y - h * 0.44} ${x + h * 0.28},${y - h * 0.36} ${x + h * 0.14},${y - h * 0.28}`,
    '#6fa35a',
  ) +
  soft(here('0,-0.16 -0.16,-0.3 -0.24,-0.24 -0.12,-0.14', x, y, h), '#6fa35a');

export const clouds = (spots: string) => heap(spots, (x, y, i) => cloud(x, y, 190 + (i % 2) * 60, '#ffffff', i + 3));
export const sun = (x: number, y: number) => glow(x, y, 320, '#fff3c0', 0.9);

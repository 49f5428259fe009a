import { clipped, flat, type Light, line, painted, strokes } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import { look } from '../kit/looks.ts';
import { abreast, blob, each, here, placed, pts } from '../kit/shapes.ts';
import { actor, creature } from '../kit/staging.ts';
import type { Point } from '../svg.ts';

export const c = {
  sun: '#f3bb4e',
  cream: '#fdf0d0',
  coral: '#e9694b',
  jade: '#3f9a84',
  deep: '#205c58',
  lilac: '#bfa2cc',
  plum: '#553a63',
  wood: '#a4663c',
};
export const day: Light = { from: [-0.7, -0.8], rim: '#fff3c9', shade: '#5a2f5e' };
export const evening: Light = { from: [0.6, -0.7], rim: '#ffd79a', shade: '#4a1f52', tint: '#fff0e0' };

export const min = actor(
  'child short round skin=#b9794c hairColor=#2b1c22',
  `cheekPaint #f6e3ae; shirt ${c.coral} short; skirt #2f8570 check #57a68c hem ${c.sun}`,
);
const papaLook = look(
  'grown crop square nose=long brows=thick skin=#b07147 hairColor=#2b1c22',
  `shirt #8fb8c4 short; skirt ${c.plum}`,
);
export const grandma = actor(
  'old bun oval nose=round skin=#a96d45 hairColor=#d8d2d0',
  'flower #fff8ea; cheekPaint #f6e3ae; shirt #d75c92 long; skirt #6d4b8e leaves #c7a3dc',
);
export const driver = actor(
  'grown sturdy crop nose=broad skin=#7c4a30 hairColor=#1e1518 moustache=#1e1518',
  'cap #2f6d8e; shirt #6f9fc4 short; trousers #39405e; shoes #3a2a2a',
);
const girlLook = look(
  'child plaits heart skin=#c68a5b hairColor=#2b1c22',
  'dress #f2b640 dots #fff3d0 short; shoes #a13c3c',
);
export const cobbler = actor(
  'old ring square nose=long skin=#96603d hairColor=#e9e3dc',
  'glasses #4a3a30; shirt #d9cfae short; skirt #4f6d4a check #7f9a6a',
);
export const woman = actor(
  'grown bun oval skin=#b67a50 hairColor=#33202a',
  'flower #f6c95c; shirt #7fae8a short; skirt #a14a6a',
);
export const papa = actor(papaLook);
export const man = actor({
  ...papaLook,
  top: { color: '#c9793f', sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#3d4f78' },
});
export const girl = actor(girlLook);
export const sister = actor({
  ...girlLook,
  hair: 'tail',
  top: { color: '#a988c4', sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#33807a', hem: '#f2d98a' },
});
export const baby = actor('baby tuft skin=#c08257 hairColor=#2b1c22', 'shirt #f4cf5c short; shorts #fff4dc');
export const cat = creature('cat', { color: '#dd8f48', belly: '#fbe7c8' });
export const dog = creature('dog', { color: '#d69c5c', belly: '#fbe7c8', patch: '#a4703f' });
export const puppies = ['#e0ad6d', '#c98b50', '#efd0a0', '#b57a48'].map((color) =>
  creature('puppy', { color, patch: '#8a5a34', belly: '#fbe7c8' }),
);

export const bun = (x: number, y: number, r: number) =>
  flat(here('-1,0.3 -0.7,-0.45 0,-0.85 0.7,-0.45 1,0.3 0,0.56', x, y, r), '#fff6e4', 2.4) +
  line(here('0,-0.8 -0.4,-0.2; 0,-0.8 0.4,-0.2; 0,-0.8 0,-0.1', x, y, r), '#d6b896', r * 0.09, 0.9);

const heaps: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  pts('-0.24,0 0.24,0'),
  pts('-0.28,0.02 0.28,0.02 0,-0.14'),
  pts('-0.3,0.02 0.3,0.02 0,0.02 0.02,-0.2'),
  pts('-0.32,0.02 0.32,0.02 0,0.02 -0.17,-0.2 0.17,-0.2'),
];

/** A basket with so many buns, hung by its handle; (x, y) is the middle of the rim. */
export function basket(x: number, y: number, w: number, count: number) {
  const at = placed(x, y, w);
  const bowl = at('-0.5,0 -0.4,0.416 0,0.52 0.4,0.416 0.5,0 0,0.06');
  const weave = [0.104, 0.2184, 0.3328, 0.4368].map((t) => at(`-0.5,${t} 0,${t + 0.0416} 0.5,${t}`));
  const posts = abreast(at('-0.34,0 -0.306,0.52'), at('0.34,0 0.306,0.52'), 5);
  const back = line(at('-0.46,0 -0.34,-0.42 0,-0.58 0.34,-0.42 0.46,0'), '#9a6a34', w * 0.05);
  const inside = flat(blob(x, y + w * 0.01, w / 2, w * 0.1, 4, 0.01), '#7a4a2c');
  return (
    back +
    inside +
    each(heaps[count] ?? [], ([bx, by]) => bun(x + bx * w, y + by * w - w * 0.06, w * 0.19)) +
    flat(bowl, '#d9a44f') +
    clipped(bowl)(strokes(weave, '#a8752f', w * 0.022, 0.7), strokes(posts, '#f0cb80', w * 0.02)) +
    line(at('-0.5,0 0,0.07 0.5,0'), '#c68d3c', w * 0.055)
  );
}

export const orange = (x: number, y: number, r = 20) =>
  painted(blob(x, y, r, r * 0.96, 3, 0.03), '#f08a2c', '#b8501a') +
  flat(blob(x + 3, y - r, r * 0.35, r * 0.16, 2), '#4f8a4a', 0);

export const sandal = (x: number, y: number, k: number) =>
  flat(blob(x, y, 30 * k, 11 * k, 3, 0.04), '#8a4a30') +
  line(`${x - 16 * k},${y - 3} ${x + 6 * k},${y - 15 * k} ${x + 18 * k},${y - 3}`, '#5b2a20', 5 * k);

/** Houses whose feet are on y: x, width, height, wall, seed and, of a shop, its awning. */
export const town = (y: number, rows: string) =>
  each(rows.split(' '), (row) => {
    const [x, w, h, wall = '', seed, awning] = row.split(',');
    const [columns, floors] = [Number(w) > 190 ? 3 : 2, Number(h) > 460 ? 4 : 3];
    const look = { wall, glass: '#5d7a92', frame: c.cream, columns, rows: floors, seed: Number(seed) };
    return house(Number(x), y, Number(w), Number(h), awning === undefined ? look : { ...look, awning });
  });

export function dome(x: number, y: number, h: number) {
  const at = placed(x, y, h);
  return (
    painted(at('-0.42,0 -0.3,-0.22 -0.12,-0.5 -0.02,-1 0.02,-1 0.12,-0.5 0.3,-0.22 0.42,0'), '#eeb84a', '#b9782a') +
    line(at('-0.26,-0.2 0,-0.16 0.26,-0.2; -0.15,-0.42 0,-0.39 0.15,-0.42'), '#fbe3a0', 6, 0.8)
  );
}

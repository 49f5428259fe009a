import { cloth, contact, fill, flat, hoop, type Light, line, lit, moved, painted, strokes } from '../kit/brush.ts';
import { duckling, mallard } from '../kit/ducks.ts';
import { look } from '../kit/looks.ts';
import { cloud, disk, flowers, glow, grass, land, tree, wash } from '../kit/scenery.ts';
import { abreast, blob, each, heap, here, placed, pts, rectangle, times, tube } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { tigerTail } from '../kit/tiger.ts';
import { between, type Box, darker, lighter, type Point, seeded } from '../svg.ts';

const fur = '#f0983a';
const stripe = '#4a2c3a';
export const tiger = actor(
  `grown sturdy none round nose=none brows=thick skin=${fur} hairColor=${stripe} lips=${stripe}`,
  `shirt ${fur} long; trousers ${fur}`,
  { tiger: { stripe, pale: '#fff1dc' } },
);
export const tail =
  (points: string, w: number): Thing =>
  (light) =>
    lit(light, w * 2)(tigerTail(pts(points), w, fur, stripe));

/** Hair that nobody has cut for a year; (x, y) is the crown of the head, w its width, `left` how much of it is left. */
export function mop(x: number, y: number, w: number, left = 1): Thing {
  const random = seeded(5);
  const color = '#7a3f2a';
  const tufts = times(36, (i) => {
    const t = i / 35 - 0.5;
    const reach = w * between(random, 0.42, 0.66) * left;
    const [fx, fy] = [x + t * w * 0.9, y + Math.abs(t) * w * 0.24];
    const a = -Math.PI / 2 + t * 3.4 + between(random, -0.2, 0.2);
    return `${fx},${fy} ${fx + Math.cos(a) * reach * 0.6 - 8},${fy + Math.sin(a) * reach * 0.6} ${fx + Math.cos(a + 0.3) * reach},${fy + Math.sin(a + 0.3) * reach}`;
  });
  const shine = tufts.slice(4, 32).map((points) => pts(points).slice(0, 2));
  const cap = here(
    '-0.5,0.16 -0.46,-0.1 -0.26,-0.24 0,-0.28 0.26,-0.24 0.46,-0.1 0.5,0.16 0.3,0.05 0.16,0.13 0,0.05 -0.16,0.13 -0.3,0.05',
    x,
    y,
    w,
    w * (0.5 + left / 2),
  );
  const hair = each(tufts, (points) => flat(tube(points, [w * 0.09, w * 0.07, w * 0.02]), color, 1.4));
  return (light) => lit(light, w)(hair, painted(cap, color)) + strokes(shine, '#b8704a', w * 0.012, 0.8);
}

/** Scissors; (x, y) is their joint, the blades point along `turn`. */
export const scissors = (x: number, y: number, size: number, turn: number) =>
  moved([x, y, turn, size / 100])(
    flat('M-4 3L62 -14L66 -10L4 9Z', '#dfe6ec', 1.6) +
      flat('M-4 -3L62 14L66 10L4 -9Z', '#c3ced8', 1.6) +
      flat(blob(0, 0, 5, 5, 3), '#5a6470', 1),
    line('-2,-2 -16,10; -2,2 -16,-10', '#8a2f28', 7),
    each([-1, 1], (d) => hoop([-28, d * 15], [15, 10], c.red, 7)),
  );

/** A stool; (x, y) is the middle of its foot. */
export const stool = (x: number, y: number, w: number) =>
  contact(x, y, w * 0.5) +
  line([here('-0.34,-0.5 -0.42,0', x, y, w), here('0.34,-0.5 0.42,0', x, y, w)], '#8a5a3c', w * 0.09) +
  painted(blob(x, y - w * 0.52, w * 0.5, w * 0.1, 3, 0.01, 14), '#a5673c');

/** A round mirror on a handle; (x, y) is the middle of the glass. */
export const mirror = (x: number, y: number, w: number) =>
  flat(tube(here('0,0.4 -0.1,1', x, y, w), [w * 0.14, w * 0.16]), c.indigo) +
  flat(blob(x, y, w * 0.5, w * 0.56, 3, 0.01, 14), c.indigo) +
  flat(blob(x, y, w * 0.4, w * 0.46, 3, 0.01, 14), '#d8eef4', 0) +
  line(here('-0.2,-0.1 -0.02,-0.28', x, y, w), '#ffffff', w * 0.06, 0.9);

/** The print of a hand, fingers up; (x, y) is the middle of the palm, h the height of it all. */
export function print(x: number, y: number, h: number, turn = 0, color = '#d3452f') {
  const fingers = each(['-16,-8 -30,-34', '-10,-16 -13,-52', '3,-18 5,-56', '15,-14 23,-48', '18,4 40,-12'], (points) =>
    flat(tube(points, [14, 12]), color, 0),
  );
  return moved([x, y, turn, h / 100])(flat(blob(0, 6, 25, 25, 4, 0.05), color, 0) + fingers + blobs(color));
}

/** Where the paint was thin. */
const blobs = (color: string) =>
  heap('-6,10 8,2 2,-34 20,-30', (x, y, i) => fill(blob(x, y, 4, 3, i + 2, 0.2), darker(color, 0.2), 0.5));

/** A bowl of paint; (x, y) is the middle of its foot. */
export const bowl =
  (x: number, y: number, w: number, color = '#d3452f') =>
  (light: Light) => {
    const k = w / 100;
    const body = pts('-50,-44 -40,-10 -22,0 22,0 40,-10 50,-44').map(([px, py]) => [x + px * k, y + py * k] as const);
    return (
      contact(x, y + 3, w * 0.46) +
      lit(light, w)(painted(body, '#8a5a3c')) +
      flat(blob(x, y - 44 * k, 50 * k, 13 * k, 3, 0.01, 14), '#6a4232') +
      flat(blob(x, y - 43 * k, 43 * k, 9 * k, 4, 0.02, 14), color, 0)
    );
  };

/** The five books of Pop and me share their people, their beasts and their yard. */
export const c = {
  sky: '#a9dbe0',
  cream: '#fdf3d8',
  earth: '#e3b57e',
  leaf: '#93bd5c',
  jade: '#3f7f5c',
  red: '#d3452f',
  sun: '#f3bf4a',
  indigo: '#3c4a86',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4266' };
export const noon: Light = { from: [0.5, -0.9], rim: '#fff6d0', shade: '#5a3f5a', tint: '#fff6e6' };
export const dusk: Light = { from: [0.8, -0.3], rim: '#ffd890', shade: '#43265a', tint: '#ffe6cc' };

const popLook = look(
  'old oval nose=long brows=thick skin=#9a6845 hairColor=#f3eee2 moustache=#f3eee2',
  `tunic #fbf4e2 short; skirt ${c.indigo} check #aab8e6`,
);
/** Pop, as he is always: with a red cloth round his head. */
export const pop = actor({ ...popLook, hair: 'ring', wears: { kind: 'turban', color: c.red, ink: '#8f2a20' } });
/** Without the cloth. */
export const barePop = actor({ ...popLook, hair: 'ring' });
const girlLook = look(
  'child round nose=button skin=#a9714a hairColor=#2a1c22 lips=#8f3f40',
  `dress ${c.sun} dots #fff2c4 short hem ${c.red}`,
);
export const girl = actor({ ...girlLook, hair: 'plaits' });
/** With paint on their hands. */
export const redGirl = actor({ ...girlLook, hair: 'plaits', painted: c.red });
export const redPop = actor({
  ...popLook,
  hair: 'ring',
  painted: '#b8342a',
  wears: { kind: 'turban', color: c.red, ink: '#8f2a20' },
});
const boyLook = look(
  'child round nose=broad skin=#8f5f40 hairColor=#241a1e',
  `shirt ${c.jade} short; shorts ${c.indigo}`,
);
export const boy = actor({ ...boyLook, hair: 'short' });

export const duck = mallard('#fbf3e0', '#fbf3e0');
export const chick = duckling('#f8cf4e');
export const cow = creature('cow', { color: '#c98a5c', belly: '#f3dcc0', patch: '#6a4232' });
export const goat = creature('goat', { color: '#f4ece0', belly: '#ffffff', patch: '#b59a86' });
export const cat = creature('cat', { color: '#dd8f48', belly: '#fbe7c8' });

/** The hut of straw and clay; (x, y) is the left of its foot. */
export function hut(x: number, y: number, w: number, wall = '#efcfa0') {
  const at = placed(x, y, w);
  return (
    painted(rectangle(x + w * 0.06, y - w * 0.56, w * 0.88, w * 0.56), wall, '#b0784e') +
    flat(rectangle(x + w * 0.06, y - w * 0.07, w * 0.88, w * 0.07), '#b9754c', 0) +
    flat(rectangle(x + w * 0.36, y - w * 0.43, w * 0.26, w * 0.43), '#5a3a34') +
    line(here('0.36,0 0.36,-0.43 0.62,-0.43 0.62,0', x, y, w), '#8a5a3c', w * 0.02) +
    painted(
      at('-0.08,-0.5 0.16,-0.78 0.36,-0.92 0.66,-0.92 0.86,-0.78 1.08,-0.5 0.8,-0.46 0.5,-0.49 0.2,-0.46'),
      '#d8a850',
      '#8a5a34',
    ) +
    line(abreast(at('0.3672,-0.88 0.0564,-0.5'), at('0.6528,-0.88 0.9636,-0.5'), 8), '#a5753a', w * 0.012, 0.7)
  );
}

export const sun = (x: number, y: number, r: number) => glow(x, y, r * 3.4, '#fff0b8', 0.8) + disk(x, y, r, '#ffd96a');

/** A palm; (x, y) is its foot. */
export function palm(x: number, y: number, h: number, lean = 0.12) {
  const [tx, ty] = [x + h * lean, y - h];
  const frond = (turn: number, i: number) =>
    `<g transform="translate(${tx} ${ty}) rotate(${turn}) scale(${h / 400})">${flat('M0 0Q70 -62 170 6Q120 -14 96 2Q80 -12 62 6Q44 -8 0 10Z', i % 2 === 0 ? c.jade : '#5c9a62', 1.6)}<path d="M0 2Q80 -34 164 4" fill="none" stroke="#2f5f48" stroke-width="3" opacity="0.6"/></g>`;
  return (
    painted(
      tube(`${x},${y} ${x + h * lean * 0.3},${y - h * 0.5} ${tx},${ty}`, [h * 0.075, h * 0.05, h * 0.045]),
      '#a9805a',
    ) +
    each([-170, 160, -140, -115, 130, -60, 50, -30, 12, -85], frond) +
    heap(here('-0.04,0.05 0.05,0.06 0,0.08', tx, ty, h), (px, py, i) =>
      flat(blob(px, py, h * 0.042, h * 0.045, i + 2, 0.03), '#8f9a4a'),
    )
  );
}

/** The yard: hills far away, trees, and trodden earth from the horizon on. */
export const yard = (horizon: number, sky: readonly [string, string] = [c.sky, c.cream], ground = c.earth) =>
  wash(...sky) +
  land(here('-20,-60 180,-130 420,-70 700,-140 960,-80 1220,-120', 0, horizon), lighter(c.leaf, 0.35), c.leaf, 0.35) +
  land(here('-20,-16 300,-44 620,-20 900,-46 1220,-20', 0, horizon), c.leaf, c.jade, 0.4) +
  land(here('-20,14 300,2 640,18 940,0 1220,14', 0, horizon), ground, darker(ground, 0.3), 0.4);

export const tufts = (y: number, count: number, seed: number) =>
  grass([0, y, 1200, 880 - y], c.jade, count, seed) +
  flowers([20, y + 8, 1160, 860 - y], [c.cream, c.sun, '#e88a7a'], Math.round(count / 3), seed);

export const shade = (x: number, y: number, h: number, seed = 3) => tree(x, y, h, '#6fa556', '#8a5f42', seed);
export const puff = (x: number, y: number, w: number) => cloud(x, y, w, '#ffffff', 4);

/** A cot of rope on four legs, and who lies in it; (x, y) is the middle of its near edge, w its length. `sag` in shares of w. */
export function cot(x: number, y: number, w: number, sag: number) {
  const [l, r, far, high] = [x - w / 2, x + w / 2, y - w * 0.16, w * 0.2];
  const wood = '#a5673c';
  const leg = (lx: number, ly: number) =>
    painted(rectangle(lx - w * 0.022, ly - w * 0.03, w * 0.044, high + w * 0.03), wood);
  const net = `${l},${y} ${l + w * 0.05},${far} ${x},${far + sag * w * 0.5} ${r - w * 0.05},${far} ${r},${y} ${x},${y + sag * w}`;
  const ropes = times(13, (i) => {
    const t = (i + 0.5) / 13;
    return `${l + w * t},${y + Math.sin(t * Math.PI) * sag * w} ${l + w * (0.05 + t * 0.9)},${far}`;
  });
  const rail = tube(`${l - w * 0.02},${y} ${x},${y + sag * w * 0.9} ${r + w * 0.02},${y}`, [
    w * 0.036,
    w * 0.034,
    w * 0.036,
  ]);
  return (...things: readonly Thing[]): Thing =>
    (light) =>
      contact(x, y + high, w * 0.52) +
      leg(l + w * 0.05, far) +
      leg(r - w * 0.05, far) +
      painted(net, '#ecd3a2', '#a5784a') +
      strokes(ropes, '#b98a58', w * 0.009, 0.8) +
      painted(tube(`${l + w * 0.03},${far} ${r - w * 0.03},${far}`, [w * 0.03, w * 0.03]), wood) +
      leg(l, y) +
      leg(r, y) +
      painted(rail, wood) +
      (things.length === 0 ? '' : drawn(light, things) + painted(rail, wood));
}

/** A cover over somebody who lies on the cot, from the chest to the feet. */
export const cover =
  (points: string, color = c.red): Thing =>
  (light) =>
    lit(light, 90)(cloth(points, boxOf(pts(points)), color, '#f6d7b0', 'check', 44));

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  return [x0, y0, Math.max(...xs) - x0, Math.max(...ys) - y0];
}

/** A jar of clay; (x, y) is the middle of its foot; what sits in it is drawn behind its front. */
export function jar(x: number, y: number, w: number, ...inside: readonly Thing[]): Thing {
  const k = w / 100;
  const body = here('-34,-96 -52,-66 -50,-28 -28,0 28,0 50,-28 52,-66 34,-96 0,-90', x, y, k);
  return (light) =>
    contact(x, y + 2, w * 0.5) +
    flat(blob(x, y - 95 * k, 38 * k, 12 * k, 3, 0.01, 14), '#5f2f28') +
    drawn(light, inside) +
    lit(light, w)(painted(body, '#c0623e', '#74302c')) +
    line(here('-47,-62 0,-54 47,-62', x, y, k), '#f0c89a', 5 * k, 0.9) +
    line(here('-36,-93 0,-85 36,-93', x, y, k), '#e0906a', 6 * k);
}

/** A heap of hay; (x, y) is the middle of its foot. */
export function hay(x: number, y: number, w: number, seed = 3, h = 0.62) {
  const d = here(
    `-0.5,0 -0.46,${-h * 0.4} -0.3,${-h * 0.78} -0.06,${-h} 0.2,${-h * 0.86} 0.42,${-h * 0.44} 0.52,0 0,0.05`,
    x,
    y,
    w,
  );
  const stalks = times(46, (i) => {
    const a = ((i * 37 + seed * 11) % 100) / 100 - 0.5;
    const top = (1 - Math.abs(a) * 1.7) * h;
    const b = (((i * 53 + seed * 7) % 100) / 100) * Math.max(0.08, top);
    return `${x + a * w - w * 0.04},${y - b * w + w * 0.03} ${x + a * w},${y - b * w - w * 0.02} ${x + a * w + w * 0.05},${y - b * w + w * 0.035}`;
  });
  const shade = stalks.slice(0, 20).map((stalk) => here(stalk, 10, 12));
  return (
    contact(x, y + 6, w * 0.5) +
    painted(d, c.sun, '#a5703a') +
    strokes(stalks, '#fbe6a0', w * 0.011, 0.9) +
    strokes(shade, '#a5703a', w * 0.008)
  );
}

/** Straw that flies. */
export const straws = (x: number, y: number, r: number, count: number) =>
  each(count, (i) => {
    const a = (i / count) * Math.PI * 2 + (i % 3) * 0.2;
    const d = r * (0.6 + ((i * 7) % 5) * 0.1);
    const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8];
    return line(`${px},${py} ${px + Math.cos(a + 0.8) * 34},${py + Math.sin(a + 0.8) * 34}`, '#e9b84a', 7);
  });

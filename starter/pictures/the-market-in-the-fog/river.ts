import { type Hull, leafy } from '../kit/boats.ts';
import { clipped, cut, flat, type Light, line, painted, soft, spun, strokes } from '../kit/brush.ts';
import { type Look, look } from '../kit/looks.ts';
import { wash } from '../kit/scenery.ts';
import { blob, each, heap, here, nth, placed, pts, rectangle, times } from '../kit/shapes.ts';
import { frog } from '../kit/small-animals.ts';
import { actor, creature } from '../kit/staging.ts';
import { closedCurve, darker, lighter, seeded, uniqueId } from '../svg.ts';

export const c = {
  pearl: '#f2f1ea',
  mist: '#d5e0dc',
  jade: '#8dbba6',
  deep: '#3c6b66',
  peach: '#f7cfa6',
  gold: '#f2b04a',
  coral: '#e5694f',
  wood: '#94603f',
};
export const grey: Light = { from: [-0.6, -0.8], rim: '#ffffff', shade: '#4a5a6a', tint: '#f1f3f2' };
export const blue: Light = { from: [-0.9, -0.2], rim: '#ffdf9a', shade: '#2a3a5a', tint: '#d3dcec' };
export const warm: Light = { from: [0.7, -0.7], rim: '#ffe3a6', shade: '#6a4058' };

const linaLook: Look = look(
  'child plaits heart skin=#b57a50 hairColor=#2a1c22 lips=#8a3a3a',
  `cone #edd092 #a97c3c; shirt ${c.coral} short; trousers ${c.deep}`,
);
export const lina = actor(linaLook);
export const bareLina = actor({ ...linaLook, wears: undefined as never });
export const grandma = actor(
  'old bun oval nose=round skin=#a56c46 hairColor=#e4dfda',
  `turban #d98a94 #fff4ee; tunic ${c.deep} dots ${c.jade} long hem ${c.gold}; trousers #4a3a4a`,
);
export const teaWoman = actor(
  'grown bun round skin=#b98058 hairColor=#2a1c22',
  `flower ${c.gold}; shirt #d98a94 short; trousers ${c.deep}`,
);
const trader = (color: string, hair: Look['hair'], hat?: string): Look => ({
  skin: '#a8704a',
  hairColor: '#2a1c22',
  age: 'grown',
  hair,
  ...(hat === undefined ? {} : { wears: { kind: 'cone' as const, color: hat } }),
  top: { color, sleeves: 'long' },
  bottom: { color: c.deep },
});
export const traders = [
  trader('#8a7fb0', 'bun'),
  trader(c.gold, 'crop', '#e6cb90'),
  trader('#6f9fb4', 'crop'),
  trader('#c9707f', 'tail', '#e6cb90'),
  trader(c.jade, 'short'),
  trader('#e8a06a', 'bun', '#e6cb90'),
  trader('#7d96c0', 'crop'),
].map((one) => actor(one));

export const ours: Hull = { color: c.wood, band: c.coral, eyed: true };
export const hulls: readonly Hull[] = ['#5f8f86', '#a8774f', '#6c7fa0', '#8a5a48', '#4f8a78', '#b08a5a', '#7a6a8a'].map(
  (color) => ({ color, eyed: true }),
);

/** A bank of fog: white that is densest in its middle. */
export function fog(y: number, h: number, strength = 0.9, color = '#ffffff') {
  const id = uniqueId();
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset="0.5" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient><path d="${rectangle(-20, y, 1240, h)}" fill="url(#${id})"/>`;
}

/** Long soft wisps that drift across the page. */
export function wisps(y: number, h: number, seed: number, opacity = 0.5) {
  const random = seeded(seed);
  const drift = each(9, () => {
    const [x, wy, l] = [random() * 1100 - 100, y + random() * h, 240 + random() * 360];
    return line(here('0,0 0.4,-12 0.7,8 1,0', x, wy, l, 1), '#ffffff', 26);
  });
  return `<g filter="url(#soft)" opacity="${opacity}">${drift}</g>`;
}

/** The river without a bank: sky, a hidden line, and water that mirrors both. */
export function river(horizon: number, sky: readonly [string, string], water: string) {
  const random = seeded(6);
  const glints = times(22, () => {
    const t = random();
    const [x, y, l] = [random() * 1200, horizon + 30 + t * (880 - horizon), 40 + t * 90];
    return here('0,0 0.5,4 1,0', x, y, l, 1);
  });
  return (
    wash(...sky) +
    painted(rectangle(-10, horizon, 1220, 1230 - horizon), water, darker(water, 0.25), 0.35) +
    strokes(glints, '#ffffff', 5, 0.45)
  );
}

export function house(x: number, y: number, k: number, lit = true) {
  const at = placed(x, y, k);
  return (
    line(at('-80,-60 -84,60; -20,-60 -22,70; 40,-60 42,70; 90,-60 96,60'), '#5d4338', 11 * k) +
    cut(at('-96,-150 100,-150 104,-56 -100,-56'), '#a97a58') +
    each([-60, -20, 20, 60], (px) => line(at(here('0,-146 0,-60', px, 0)), '#7d5540', 4 * k, 0.6)) +
    cut(at('-30,-130 30,-130 30,-80 -30,-80'), lit ? '#ffd98a' : '#5d4338', 3) +
    soft(at('-130,-140 -70,-190 0,-250 70,-190 134,-140 0,-150'), '#8a6a4a') +
    line(at('-90,-156 -20,-222; 0,-156 2,-236; 90,-156 24,-222'), '#5f4632', 4 * k, 0.5)
  );
}

export function palm(x: number, y: number, h: number, color: string) {
  const fronds = [-160, -130, -100, -60, -30, -5, 15, 195].map((a) => {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const [tx, ty, l] = [x + h * 0.06, y - h, h * 0.42];
    return soft(
      `${tx},${ty} ${tx + dx * l * 0.5 - dy * 10},${ty + dy * l * 0.6 - 16} ${tx + dx * l},${ty + dy * l * 0.7 + l * 0.22} ${tx + dx * l * 0.5 + dy * 10},${ty + dy * l * 0.5 + 6}`,
      color,
      1.5,
    );
  });
  return line(here('0,0 -0.03,-0.5 0.06,-1', x, y, h), darker(color, 0.35), h * 0.06) + fronds.join('');
}

export const pineapple = (x: number, y: number, k = 1) =>
  leafy(x, y - 44 * k, k * 0.8, '#6f9a5a') +
  painted(blob(x, y - 24 * k, 22 * k, 28 * k, 4, 0.03), '#e0a13c', '#9a5f24') +
  line(here('-16,-34 14,-10; -14,-14 14,-40', x, y, k), '#9a5f24', 3 * k, 0.6);

export const bananas = (x: number, y: number, k = 1) =>
  each([-2, -1, 0, 1, 2], (i) =>
    soft(here(`${i * 5},-46 ${i * 15 - 7},-20 ${i * 17},0 ${i * 17 + 8},-18`, x, y, k), '#f0c64a'),
  ) + flat(blob(x, y - 48 * k, 9 * k, 7 * k, 2), '#8a6a34');

export const round = (color: string, r: number) => (x: number, y: number, i: number) =>
  painted(blob(x, y - r, r, r * 0.92, i + 2, 0.04), color, darker(color, 0.35));

export const bouquet = (x: number, y: number, i: number) =>
  heap(here('-22,-16 0,-34 22,-18 0,-8', x, y), (fx, fy, j) => [
    flat(blob(fx, fy, 19, 17, i + j, 0.16, 6), nth(['#e5694f', '#f2b04a', '#d98ab0', '#fff3dc'], i + j), 1.4),
    flat(blob(fx, fy, 6, 6, 2), '#8a5a34', 0),
  ]);

/** The soup pot; `over` is upside down. */
export function pot(x: number, y: number, w: number, over = false) {
  const h = w * 0.62;
  const bowl = over
    ? closedCurve(pts(here('-0.5,0 -0.47,-0.55 -0.26,-1 0.26,-1 0.47,-0.55 0.5,0', x, y, w, h)))
    : closedCurve(pts(here('-0.5,-1 -0.47,-0.4 -0.26,0 0.26,0 0.47,-0.4 0.5,-1', x, y, w, h)));
  const rim = over ? y - 2 : y - h;
  return (
    painted(bowl, '#8d99a0', '#3f4a55') +
    line(here('-0.5,0 0.5,0', x, rim, w), '#c3ccd0', w * 0.06) +
    line(here('-0.52,-0.5 -0.62,-0.46 -0.52,-0.34; 0.52,-0.5 0.62,-0.46 0.52,-0.34', x, y, w, h), '#3f4a55', w * 0.04) +
    line(here('-0.28,-0.78 -0.36,-0.5', x, y, w, h), '#e2e8ea', w * 0.04, 0.8)
  );
}

export function lotus(x: number, y: number, r: number, flower = false) {
  const pad =
    painted(blob(x, y, r, r * 0.36, 6, 0.04), '#7fa66a', '#3f6a4a') +
    line(here('0,0 0.8,-0.12; 0,0 -0.7,0.1; 0,0 0.2,0.3', x, y, r), '#bcd6a0', 4, 0.7);
  const petal = (color: string) => soft(here('0,-0.05 -0.16,-0.35 0,-0.68 0.16,-0.35', x, y, r), color);
  const petals = each([-50, -25, 0, 25, 50], (a) =>
    spun(a, x, y - r * 0.1, petal(a % 50 === 0 ? '#f3b3c4' : '#f7cbd6')),
  );
  return pad + (flower ? petals : '');
}

export function umbrella(x: number, y: number, w: number, color: string) {
  const d = here(
    'M-0.5,0Q-0.4,-0.42 0,-0.46Q0.4,-0.42 0.5,0Q0.33,-0.08 0.17,0Q0,-0.08 -0.17,0Q-0.33,-0.08 -0.5,0Z',
    x,
    y,
    w,
  );
  return (
    line(here('0,-0.4 0,0.6', x, y, w), c.wood, w * 0.03) +
    flat(d, color) +
    clipped(d)(
      soft(
        `${x - w * 0.18},${y + 10} ${x - w * 0.1},${y - w * 0.3} ${x},${y - w * 0.5} ${x + w * 0.1},${y - w * 0.3} ${x + w * 0.18},${y + 10}`,
        lighter(color, 0.4),
        0,
      ),
    )
  );
}

export const buffalo = creature('buffalo', { color: '#85828c', belly: '#b9aeb2' });
export const toad = frog('#7ea64f');
export const fruit = (x: number, y: number, k: number) =>
  heap('0,0 44,4 22,-22', (px, py) => pineapple(x + px * k, y + py * k, k)) +
  bananas(x - 110 * k, y, k) +
  bananas(x - 160 * k, y + 3, k);

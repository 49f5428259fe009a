import { contact, flat, type Light, line, painted, soft } from '../kit/brush.ts';
import { type Cloth, look, type Look } from '../kit/looks.ts';
import { cloud, land, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, placed, rectangle } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { wheel, wheelchair, wheelchairFront } from '../kit/vehicles.ts';
import { darker, lighter, mix, type Spot } from '../svg.ts';

export const c = {
  mango: '#f3a63e',
  clay: '#cf7a52',
  fern: '#93b676',
  deep: '#57845c',
  storm: '#7b7596',
  sea: '#86b7bd',
  cream: '#fdf0d4',
  red: '#d8423c',
};
export const purple = '#8a6bb4';
export const sheetBlue = '#5f8fc4';
export const morning: Light = { from: [-0.7, -0.8], rim: '#fff3cc', shade: '#5a3458' };
export const storm: Light = { from: [0.7, -0.7], rim: '#fdeccc', shade: '#3a2c58', tint: '#f4e6e4' };
export const wet: Light = { from: [0.6, -0.8], rim: '#e6ecff', shade: '#2c2850', tint: '#dedae8' };

const looks = {
  tala: look(
    'child bob oval skin=#9a6140 hairColor=#231820',
    `band ${c.red}; shirt #f4c64e short hem #fdf0d4; trousers #3f8f88; shoes ${c.red}`,
  ),
  ana: look('child plaits heart skin=#ac7249 hairColor=#2b1a20 lips=#c8463f', `shirt ${purple} short; shorts #4f4470`),
  ben: look('child crop square nose=broad skin=#8b573b hairColor=#1f161a', 'shirt #79b4cc short; shorts #4a5a6e'),
  jun: look('child short round skin=#a36a45 hairColor=#2a1a1e', 'shirt #e8775a short; shorts #7a8a5a'),
} satisfies Record<string, Look>;

const mud = '#7a4f36';
const soiled = <T extends Cloth>(cloth: T): T => ({
  ...cloth,
  color: mix(cloth.color, mud, 0.58),
  ink: mud,
  pattern: 'dots',
});
const muddied = (look: Look): Look => ({
  ...look,
  skin: mix(look.skin, '#6f4530', 0.3),
  cheekPaint: '#5d3b2a',
  top: soiled(look.top),
  bottom: { ...look.bottom, color: mix(look.bottom?.color ?? mud, mud, 0.6) },
});
export const [tala, ana, ben, jun] = [actor(looks.tala), actor(looks.ana), actor(looks.ben), actor(looks.jun)];
export const [muddyTala, muddyAna, muddyBen, muddyJun] = [
  actor(muddied(looks.tala)),
  actor(muddied(looks.ana)),
  actor(muddied(looks.ben)),
  actor(muddied(looks.jun)),
];
export const grandma = actor(
  'old bun round nose=round skin=#915c41 hairColor=#e6e1de',
  `robe #e08aa0 leaves #f7c8d0 short hem ${c.cream}`,
);
export const seller = actor(
  'grown bun round skin=#9c6543 hairColor=#2b1a20',
  `earrings ${c.mango}; robe #4f9a78 check #a8d4b8 short hem ${c.cream}`,
);
export const driver = actor(
  'grown crop skin=#8a5438 hairColor=#231820 moustache=#231820',
  'cap #c9d2dc #8a94a8; shirt #f4ead6 short; trousers #4f5f86; shoes #3a2c34',
);
export const goat = creature('goat', { color: '#c99a6a', belly: '#efdcc0', patch: '#8a5f44' });

type Rider = typeof tala;
/** Tala’s chair; she is clean unless told. */
export const chair = (at: Spot, words: string, who: Rider = tala, ...holds: readonly Thing[]): Thing =>
  wheelchair(at, '#f08a34', who, words, ...holds);
export const chairFront = (at: Spot, words: string, who: Rider = tala, ...holds: readonly Thing[]): Thing =>
  wheelchairFront(at, '#f08a34', who, words, ...holds);

export const mango = (x: number, y: number, r: number, turn = 0, leafed = true) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 100})">${painted('-96,6 -64,-66 10,-84 84,-44 98,24 50,76 -30,72', c.mango, '#c4502c', 0.6)}${soft('30,-66 84,-30 88,24 60,-4', '#e8734a', 0)}${soft('-60,-20 -40,-52 -6,-58 -30,-30', '#ffe08a', 0)}${leafed ? flat('M-84 -30Q-110 -92 -56 -112Q-58 -60 -84 -30Z', c.deep) : ''}</g>`;

/** A crate of mangoes; (x, y) is the middle of its foot. */
export function crate(x: number, y: number, w: number) {
  const h = w * 0.5;
  return (
    flat(rectangle(x - w * 0.48, y - h * 1.04, w * 0.96, h * 0.4), '#7a5238') +
    each([-0.3, -0.02, 0.28], (t, i) =>
      mango(x + t * w, y - h * (i === 1 ? 1.16 : 1.06), w * 0.155, i * 30 - 24, i === 1),
    ) +
    each(2, (i) =>
      painted(
        rectangle(x - w * 0.5, y - h * (0.9 - i * 0.47), w, h * 0.41),
        i === 0 ? '#dba56c' : '#cf955c',
        '#8a5a3c',
      ),
    ) +
    flat(rectangle(x - w * 0.5, y - h * 0.94, w * 0.09, h * 0.94), '#b98050', 1) +
    flat(rectangle(x + w * 0.41, y - h * 0.94, w * 0.09, h * 0.94), '#b98050', 1)
  );
}

/** A blue sheet tied over the crates of a cart; (x, y) is the middle of its foot. */
export const sheet = (x: number, y: number, w: number, h: number) =>
  painted(
    here('-0.5,0 -0.46,-0.7 -0.3,-1 0.1,-1.04 0.36,-0.94 0.48,-0.6 0.5,0 0.2,0.06 -0.2,0.02', x, y, w, h),
    sheetBlue,
    '#2f4a86',
  ) + line(here('-0.3,-0.9 -0.36,-0.1; 0.2,-0.94 0.26,-0.1', x, y, w, h), '#3f6aa4', 5, 0.7);

/** A wooden cart w long with its load, (x, y) the ground; its bed lies 0.27 w above. */
export function cart([x, y, w]: Spot, ...load: readonly Thing[]): Thing {
  const bed = y - w * 0.27;
  return (light) =>
    contact(x, y, w * 0.5) +
    drawn(light, load) +
    painted(rectangle(x - w * 0.5, bed, w, w * 0.1), '#a9744a', '#5f3c34') +
    flat(rectangle(x - w * 0.5, bed, w, w * 0.03), '#cf9a68', 0) +
    wheel(x - w * 0.3, y - w * 0.13, w * 0.13, c.clay, 7) +
    wheel(x + w * 0.3, y - w * 0.13, w * 0.13, c.clay, 7);
}

/** The old pram, w long, its hood at the left; who rides in it has the hip at 0.5 w above the ground. */
export function pram([x, y, w]: Spot, ...riders: readonly Thing[]): Thing {
  const at = placed(x, y, w);
  return (light) =>
    contact(x, y, w * 0.46) +
    flat(at('-0.46,-0.56 -0.52,-0.84 -0.34,-1.04 -0.08,-1.0 -0.16,-0.72 -0.2,-0.5'), darker(purple, 0.35)) +
    drawn(light, riders) +
    painted(
      at('-0.5,-0.6 -0.2,-0.52 0.2,-0.52 0.5,-0.6 0.42,-0.32 0.2,-0.2 -0.2,-0.2 -0.42,-0.32'),
      purple,
      '#45306c',
    ) +
    painted(at('-0.5,-0.58 -0.56,-0.8 -0.44,-0.98 -0.3,-0.86 -0.24,-0.54'), lighter(purple, 0.12), '#45306c') +
    line(here('-0.48,-0.58 0,-0.5 0.48,-0.58', x, y, w), '#d9c6ec', w * 0.045, 0.9) +
    line(here('-0.5,-0.62 -0.66,-0.76 -0.72,-0.74', x, y, w), '#6a5f74', w * 0.04) +
    wheel(x - w * 0.27, y - w * 0.15, w * 0.15, '#e8c05a', 7) +
    wheel(x + w * 0.27, y - w * 0.15, w * 0.15, '#e8c05a', 7);
}

export const rope = (points: string, w = 7) => line(points, '#8a6a44', w + 3) + line(points, '#e6cf9a', w);
/** The red sock, hung by its cuff at (x, y). */
export const sock = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('-11,0 11,0 12,40 34,52 32,66 0,68 -12,54', c.red)}${line('-9,9 9,9; 16,62 26,54', '#fbe3d0', 6)}</g>`;
export const whistle = (x: number, y: number, k: number, d = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k * d} ${k})">${painted('M-4 -9H22V3H14Q10 14 -2 14Q-14 12 -14 0Q-13 -8 -4 -9Z', '#f4d35a', '#a5702c')}${flat(blob(-2, 3, 5, 5, 2), '#7a5230', 0)}</g>`;

/** Sky, sea and the hills of the island; the ground begins at y. */
export const island = (sky: readonly [string, string], y: number, ground: string, sea = c.sea) =>
  wash(...sky) +
  painted(rectangle(-20, y - 150, 1240, 200), sea, darker(sea, 0.25), 0.4) +
  line(
    here('80,-118 190,-120; 420,-100 560,-102; 800,-124 940,-122; 1040,-92 1140,-94', 0, y),
    lighter(sea, 0.45),
    5,
    0.7,
  ) +
  land(here('-20,-60 180,-120 380,-70 620,-20 1220,-10', 0, y), mix(ground, sea, 0.35), darker(ground, 0.3), 0.35) +
  land(here('-20,0 300,-24 700,6 1000,-26 1220,-6', 0, y), ground, darker(ground, 0.35), 0.45);

export const clouds = (x: number, y: number, w: number, color = c.storm) =>
  cloud(x + w * 0.2, y + w * 0.03, w * 0.8, darker(color, 0.2), 7) + cloud(x, y, w, color, 4);

/** A palm that stands at (x, y). */
export function palm(x: number, y: number, h: number) {
  const [tx, ty] = [x + h * 0.16, y - h];
  const fronds = [-165, -130, -95, -55, -20, 20].map((deg, i) => {
    const a = (deg * Math.PI) / 180;
    const r = h * (0.44 + (i % 2) * 0.06);
    const [ex, ey] = [tx + Math.cos(a) * r, ty + Math.sin(a) * r * 0.7 + h * 0.12];
    return soft(
      `${tx},${ty} ${(tx + ex) / 2 - 6},${(ty + ey) / 2 - h * 0.1} ${ex},${ey} ${(tx + ex) / 2 + 4},${(ty + ey) / 2 + h * 0.01}`,
      i % 2 === 0 ? c.deep : c.fern,
    );
  });
  return painted(here('-0.04,0 0.05,-0.5 0.14,-1 0.18,-1 0.1,-0.5 0.04,0', x, y, h), '#a5785a') + fronds.join('');
}

/** The truck, w long, seen from its side, its cab on the left. */
export function truck(x: number, y: number, w: number) {
  const q = (t: number): number => w * t;
  const at = placed(x, y, w);
  return (
    painted(rectangle(x - q(0.14), y - q(0.52), q(0.64), q(0.36)), '#e8b04a', '#8a5230') +
    line(abreast(at('-0.02,-0.5 -0.02,-0.2'), at('0.37,-0.5 0.37,-0.2'), 4), '#b97c34', q(0.012)) +
    painted(at('-0.5,-0.14 -0.5,-0.3 -0.4,-0.34 -0.34,-0.5 -0.16,-0.52 -0.15,-0.14'), '#d9694a', '#7a2c3c') +
    flat(at('-0.38,-0.33 -0.33,-0.46 -0.2,-0.46 -0.2,-0.32'), '#cfe2ea') +
    flat(rectangle(x - q(0.5), y - q(0.18), q(1), q(0.06)), '#5a4a5a') +
    flat(blob(x - q(0.48), y - q(0.23), q(0.03), q(0.035), 3), '#ffe9a0') +
    each([-0.33, 0.3], (t) => [
      flat(blob(x + q(t), y - q(0.09), q(0.1), q(0.1), 3, 0.01), '#453c4c'),
      flat(blob(x + q(t), y - q(0.09), q(0.05), q(0.05), 3, 0.01), '#c9ccd6'),
    ])
  );
}

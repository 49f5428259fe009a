import { cut, flat, type Light, line, painted, shaded, soft } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import { robot } from '../kit/robot.ts';
import { land, tree, wash } from '../kit/scenery.ts';
import { abreast, blob, each, heap, here, nth, rectangle } from '../kit/shapes.ts';
import { actor } from '../kit/staging.ts';
import { darker, lighter } from '../svg.ts';

export const c = {
  sand: '#f2d3a0',
  cream: '#fdf0d4',
  brick: '#cf6247',
  violet: '#9a7fc8',
  mint: '#83cdb6',
  sun: '#f3b83e',
  blue: '#3f74b4',
  night: '#2c2b66',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#5a3a6a' };
export const rainy: Light = { from: [-0.8, -0.4], rim: '#e6eefb', shade: '#33294e', tint: '#dcd8e6' };
export const evening: Light = { from: [0.7, -0.5], rim: '#ffd59a', shade: '#4a2050', tint: '#ffe6d4' };
export const shopLight: Light = { from: [0, -0.9], rim: '#ffe6ac', shade: '#41204a', tint: '#fff0dc' };
/** The children before the lamps of the robot. */
export const lampLight: Light = { from: [0, -0.8], rim: '#ffe08a', shade: '#2a1a46', tint: '#f3dccb' };

export const chuma = robot({ color: c.mint, steel: '#8e93a6', lamp: '#ffd04a', knob: '#ea5f3e' });

const hairColor = '#221720';
export const zawadi = actor(
  'child puffs round skin=#7d4b31 hairColor=#221720',
  `shirt ${c.sun} long hem ${c.blue}; trousers ${c.blue}; shoes ${c.brick}`,
);
export const tito = actor(
  'child crop oval nose=round skin=#865436 hairColor=#221720',
  `shirt #db4a3c bands ${c.cream} short; shorts #5f7a46; shoes ${c.cream}`,
);
export const grandma = actor(
  'old bun nose=broad skin=#6f422c hairColor=#c9c2c4',
  `glasses #3a2c3a; earrings ${c.sun}; turban #ef8b34 #a8501e; robe #7a58a8 long hem ${c.sun}; sash #e6d0a0; shoes #4a3038`,
);
export const mamaBaraka = actor(
  'grown sturdy afro nose=broad skin=#754630 hairColor=#221720',
  `earrings ${c.sun}; band ${c.sun}; shirt #e0568c short; skirt #2c8f8a dots ${c.sun} hem ${c.sun}; shoes #a33c5a`,
);
export const driver = actor(
  'grown crop square skin=#6d4029 hairColor=#221720',
  `moustache ${hairColor}; cap #34508c #22335e; shirt #a6cbe6 short; trousers #3a4470; shoes #33283a`,
);
export const mangoMan = actor(
  'grown slim crop oval nose=long skin=#8a5839 hairColor=#221720',
  `straw #e9c984 ${c.brick}; shirt #6f9d58 short; trousers #a5825a; shoes #4a3530`,
);
export const sister = actor(
  'child plaits heart skin=#835034 lips=#a8434a hairColor=#221720',
  `dress ${c.violet} short; shoes ${c.cream}`,
);
export const gateGirl = actor(
  'child bob oval skin=#835034 hairColor=#221720',
  `dress #2f9690 dots ${c.cream} short; shoes ${c.cream}`,
);
export const tornBoy = actor('child curls skin=#6f4530 hairColor=#221720', `shirt ${c.cream} short; trousers #8a6a4a`);
export const hisMother = actor(
  'grown bun heart skin=#75482f hairColor=#221720',
  `shirt ${c.sun} short; skirt #33807a leaves ${c.cream}; shoes ${c.brick}`,
);
export const henWoman = actor(
  'grown bun square nose=broad skin=#6d4029 hairColor=#4a3a40',
  `turban ${c.brick} #7a2c2c; robe #3f7f58 short hem ${c.sun}; sash ${c.sun}`,
);
export const cakeMan = actor(
  'old sturdy ring nose=round skin=#7d4b31 hairColor=#e4dedb moustache=#e4dedb',
  `shirt ${c.cream} stripes #c9a6d6 long; trousers #5c4f7a; shoes #4a3038`,
);

const walls = ['#efb98a', '#a9d3c4', '#f4dca6', '#c9b4dc', '#e9a08a', '#b7cfe4'];

/** A row of small shops from x to the right edge, with their feet on y. */
export const shops = (x: number, y: number, h: number, seed: number, awnings = true) =>
  each(6, (i) => {
    const tall = h * nth([0.86, 1.06, 0.94, 1.14, 0.9, 1.02], i + seed);
    const wall = nth(walls, i * 2 + seed);
    const look = { wall, glass: '#5a6a8c', frame: c.cream, columns: 2, rows: tall > 300 ? 2 : 1, seed: seed + i };
    return house(
      x + i * 214,
      y,
      206,
      tall,
      awnings ? { ...look, awning: nth([c.brick, c.violet, c.blue, c.sun], i + seed) } : look,
    );
  });

export const jacaranda = (x: number, y: number, h: number, seed = 3) =>
  tree(x, y, h, c.violet, '#7a5548', seed) +
  heap('-0.3,0.02 -0.12,0.05 0.1,0.03 0.28,0.06 0.42,0.02 -0.44,0.05 0.02,0.09', (px, py) =>
    flat(blob(x + px * h, y + py * h, 7, 4, 2, 0.1), lighter(c.violet, 0.15), 0),
  );

export const street = (sky: readonly [string, string], y: number, seed: number, h = 300, ground = '#dfb07c') =>
  wash(...sky) +
  shops(-60, y, h, seed) +
  land(here('-20,0 300,-6 700,4 1220,-2', 0, y), ground, '#9a5a5a', 0.45) +
  line(here('-10,26 400,20 800,30 1210,22', 0, y), lighter(ground, 0.4), 8, 0.7);

export const radio = (x: number, y: number, w: number, color: string) =>
  line(here('0.2,-0.56 0.05,-0.9', x, y, w), '#8e93a6', 4) +
  painted(rectangle(x, y - w * 0.6, w, w * 0.6), color) +
  flat(blob(x + w * 0.32, y - w * 0.28, w * 0.2, w * 0.2, 3, 0.02), darker(color, 0.45), 1) +
  flat(rectangle(x + w * 0.62, y - w * 0.48, w * 0.28, w * 0.14), c.cream, 1) +
  flat(blob(x + w * 0.76, y - w * 0.16, w * 0.07, w * 0.07, 3), c.cream, 1);

export const clock = (x: number, y: number, r: number, rim: string) =>
  flat(blob(x, y - r, r, r, 4, 0.012, 14), rim, 2) +
  flat(blob(x, y - r, r * 0.76, r * 0.76, 4, 0.012, 14), c.cream, 0) +
  line(here('0,-1.5 0,-1 0.36,-0.8', x, y, r), c.night, r * 0.12);

export const kettle = (x: number, y: number, w: number, color: string) =>
  line(here('-0.3,-0.6 -0.24,-0.96 0.24,-0.96 0.3,-0.6', x, y, w), '#4a3a48', w * 0.08) +
  soft(here('0.34,-0.2 0.66,-0.62 0.74,-0.56 0.44,-0.06', x, y, w), darker(color, 0.15)) +
  painted(here('M-0.44,0Q-0.5,-0.7 0,-0.72Q0.5,-0.7 0.44,0Z', x, y, w), color) +
  flat(blob(x, y - w * 0.74, w * 0.08, w * 0.07, 3), '#4a3a48', 1);

/** A dead television on its legs; (x, y) is the left of its foot. */
export function television(x: number, y: number, w: number, color: string, turn = 0) {
  const h = w * 0.74;
  const glass = rectangle(w * 0.09, -h * 0.9, w * 0.6, h * 0.76);
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${w / 2} ${-h / 2})">${
    line(`${w * 0.5},${-h} ${w * 0.36},${-h * 1.36}; ${w * 0.5},${-h} ${w * 0.68},${-h * 1.32}`, '#8e93a6', 5) +
    painted(rectangle(0, -h, w, h), color, darker(color, 0.4)) +
    flat(glass, '#39405c', 3) +
    shaded(glass, '#8fa6c6', 0.8, [0.9, 0.9], [0.1, 0]) +
    flat(blob(w * 0.84, -h * 0.72, w * 0.07, w * 0.07, 3), c.cream, 1.6) +
    flat(blob(w * 0.84, -h * 0.46, w * 0.07, w * 0.07, 4), c.cream, 1.6) +
    line(
      `${w * 0.77},${-h * 0.24} ${w * 0.92},${-h * 0.24}; ${w * 0.77},${-h * 0.15} ${w * 0.92},${-h * 0.15}`,
      darker(color, 0.5),
      4,
    )
  }</g>`;
}

export const toaster = (x: number, y: number, w: number) =>
  painted(here('M0,0V-0.44Q0,-0.6 0.16,-0.6H0.84Q1,-0.6 1,-0.44V0Z', x, y, w), '#c3cad6', '#6a7088') +
  line(here('0.2,-0.57 0.8,-0.57', x, y, w), '#3a3442', w * 0.07) +
  line(here('1,-0.36 1.1,-0.36', x, y, w), '#3a3442', w * 0.1);

/** An umbrella that lies open, seen from the side. */
export const umbrella = (x: number, y: number, k: number, color: string, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${
    line('0,-60 0,70 -14,84 -28,72', '#5a4048', 9) +
    flat(
      'M-100 -20Q-90 -118 0 -124Q90 -118 100 -20Q66 -48 50 -20Q24 -50 0 -20Q-24 -50 -50 -20Q-66 -48 -100 -20Z',
      color,
    ) +
    line('0,-122 -50,-70 -52,-24; 0,-122 50,-70 52,-24; 0,-122 0,-24', darker(color, 0.3), 4, 0.6) +
    line('0,-124 0,-142', '#5a4048', 8)
  }</g>`;

export const doughnut = (x: number, y: number, r: number) =>
  flat(blob(x, y, r, r * 0.9, 3, 0.03), '#c8813f', 2) +
  flat(blob(x, y - r * 0.06, r * 0.82, r * 0.7, 5), '#f7e3c0', 0) +
  flat(blob(x, y - r * 0.02, r * 0.3, r * 0.25, 3), '#8f5228', 1.4);

/** A tin tray with nothing on it; `tall` is how much of it is seen. */
export const tray = (x: number, y: number, w: number, turn = 0, tall = 0.075) =>
  `<g transform="rotate(${turn} ${x} ${y})">${flat(blob(x, y, w / 2, w * tall, 3, 0.01, 14), '#a9b0c2', 2)}${flat(blob(x, y - w * 0.012, w * 0.44, w * tall * 0.76, 3, 0.01, 14), '#dfe3ec', 0)}</g>`;

const shelf = (x: number, y: number, w: number) =>
  flat(rectangle(x, y, w, 18), '#8f5a3c') +
  line(`${x + 30},${y + 18} ${x + 30},${y + 44}; ${x + w - 30},${y + 18} ${x + w - 30},${y + 44}`, '#6f4230', 8);

/** The workshop: wall, shelves full of things to mend, floor. */
export function workshop(floorAt: number, wall = '#f0cf9c', shade = '#cf8f6a', dusk = false) {
  const row = (y: number, i: number) =>
    shelf(60, y, 700) +
    [
      radio(90, y, 120, i === 0 ? c.brick : c.blue),
      clock(290, y, 42, i === 0 ? c.violet : c.mint),
      kettle(410, y, 90, i === 0 ? '#c9cfda' : c.sun),
      television(480, y, 130, i === 0 ? '#8a7a9a' : '#b98a5a'),
      clock(690, y, 36, c.brick),
    ].join('');
  return (
    wash(wall, shade) +
    row(190, 0) +
    row(350, 1) +
    painted(rectangle(-10, floorAt, 1220, 1220 - floorAt), dusk ? '#8a5060' : '#b9745a', '#6a3a52') +
    line(here('-10,0 1210,0', 0, floorAt), '#8a4f40', 10, 0.7)
  );
}

export const bench = (x: number, y: number, w: number, h: number) =>
  painted(rectangle(x + 16, y, w - 32, h), '#a86a44', '#6a3a34') +
  each([0.24, 0.62], (t) => [
    flat(rectangle(x + w * t, y + h * 0.24, w * 0.2, h * 0.3), '#8f5638', 2),
    flat(blob(x + w * (t + 0.1), y + h * 0.39, 8, 8, 2), c.sun, 1),
  ]) +
  flat(rectangle(x, y - 16, w, 34), '#c98a58');

/** The front of the shop: brick roof, a wide open side; (x, y) is its left foot. What is in it is drawn after it. */
export function shopFront(x: number, y: number, w: number, h: number, lit = false) {
  const t = h * 0.17;
  const fold = (top: number, foot: number) => `${x + w * top},${y - h + 4} ${x + w * foot},${y - h + t - 4}`;
  return (
    painted(rectangle(x, y - h + t, w, h - t), '#e9c08c', '#a8695a') +
    flat(rectangle(x + w * 0.1, y - h * 0.72, w * 0.8, h * 0.72), lit ? '#f6c676' : '#6f4540', 3) +
    (lit ? shaded(rectangle(x + w * 0.1, y - h * 0.72, w * 0.8, h * 0.72), '#c9703c', 0.8) : '') +
    flat(rectangle(x + w * 0.12, y - h * 0.48, w * 0.76, 12), '#8f5a3c', 1.4) +
    radio(x + w * 0.16, y - h * 0.48, w * 0.13, c.blue) +
    clock(x + w * 0.42, y - h * 0.48, w * 0.05, c.violet) +
    kettle(x + w * 0.58, y - h * 0.48, w * 0.1, '#c9cfda') +
    television(x + w * 0.7, y - h * 0.48, w * 0.14, '#8a7a9a') +
    cut(
      `${x - 30},${y - h + t} ${x + w * 0.04},${y - h} ${x + w * 0.96},${y - h} ${x + w + 30},${y - h + t}`,
      c.brick,
    ) +
    line(abreast(fold(0.1, 0.07), fold(0.9, 0.934), 9), darker(c.brick, 0.3), 4, 0.5)
  );
}

export const tool = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${line('-6,8 -16,50; 6,8 16,50', c.brick, 11)}${soft('-9,12 -12,-10 -4,-30 0,-14 4,-30 12,-10 9,12', '#8e93a6')}</g>`;

/** The blue lamp in its pieces. */
export const shards = (x: number, y: number, k: number) =>
  heap('-150,10 -96,-24 -40,16 20,-30 70,14 130,-18 -10,44 104,40 -110,44 180,20 46,54 -190,-14', (px, py, i) => {
    const s = 15 + ((i * 7) % 5) * 4;
    const shard = here(here('-1,0 0,-0.9 0.9,-0.2 0.1,0.6', px, py, s), x, y, k);
    return cut(shard, i % 3 === 0 ? '#8fc1ee' : '#4a8fd4', 1.6);
  });

export const ball = (x: number, y: number, r: number) =>
  painted(blob(x, y, r, r, 4, 0.012, 14), '#f6efe2', '#8a7a9a') +
  heap('0,-0.1 -0.7,-0.35 0.66,-0.4 -0.42,0.66 0.46,0.62', (px, py, i) =>
    flat(blob(x + px * r, y + py * r, r * (i === 0 ? 0.32 : 0.2), r * (i === 0 ? 0.3 : 0.2), 3, 0.05, 5), c.night, 0),
  );

import { ripples } from './kit/boats.ts';
import { fill, flat, type Light, line, painted, soft, strokes } from './kit/brush.ts';
import { strawHut } from './kit/buildings.ts';
import { butterfly } from './kit/crawlers.ts';
import { chick, rooster } from './kit/fowl.ts';
import { cloud, disk, flowers, glow, grass, land, rays, stars, tree, wash } from './kit/scenery.ts';
import { blob, each, heap, here, pts, rectangle, times } from './kit/shapes.ts';
import { book, coverArt, creature, drawn, page, type Thing } from './kit/staging.ts';
import { between, darker, lighter, seeded } from './svg.ts';

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
const dawn: Light = { from: [0.8, -0.5], rim: '#ffe9b8', shade: '#5a3a68', tint: '#fff2e2' };
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
const sunset: Light = { from: [0.8, -0.4], rim: '#ffd08a', shade: '#4a2458', tint: '#ffdfc8' };
const night: Light = { from: [-0.7, -0.6], rim: '#ffe6b0', shade: '#231f52', tint: '#ebdcd8' };

export const papa = rooster(c.brick, c.jade);
export const chickIs = chick('#f8cf4e');
const goat = creature('goat', { color: '#e9dcc6', belly: '#fffaf0', patch: '#b98a62' });

const egg = (x: number, y: number, h: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${h / 100})">${painted('0,0 -26,-6 -37,-32 -30,-66 -14,-92 0,-99 14,-92 30,-66 37,-32 26,-6', '#fbead2', '#c9986a', 0.6)}${heap('-16,-60 8,-74 18,-44 -8,-30 4,-52', (sx, sy, i) => flat(blob(sx, sy, 3.4, 2.8, i + 2, 0.1), '#d9b088', 0))}</g>`;

function halfNest(x: number, y: number, w: number, part: 'back' | 'front') {
  const random = seeded(part === 'back' ? 4 : 9);
  const d = {
    back: '-0.5,-0.14 0,-0.26 0.5,-0.14 0,-0.04',
    front: '-0.52,-0.15 -0.2,-0.07 0.2,-0.07 0.52,-0.15 0.4,0.08 0,0.12 -0.4,0.08',
  }[part];
  const straws = times(part === 'back' ? 12 : 34, () => {
    const a = between(random, -0.5, 0.5);
    const [sx, sy] = [
      x + a * w,
      part === 'back' ? y - w * between(random, 0.1, 0.24) : y + w * between(random, -0.1, 0.08),
    ];
    const l = w * between(random, 0.08, 0.17);
    return `${sx - l},${sy + between(random, -14, 14)} ${sx},${sy - between(random, 2, 12)} ${sx + l},${sy + between(random, -14, 14)}`;
  });
  const shade = straws.slice(0, 12).map((straw) => here(straw, 9, 11));
  const color = part === 'back' ? darker(c.straw, 0.3) : c.straw;
  return (
    painted(here(d, x, y, w), color, '#a5703a') +
    strokes(straws, part === 'back' ? c.straw : lighter(c.straw, 0.3), w * 0.014, 0.9) +
    strokes(shade, '#a5703a', w * 0.01, 0.7)
  );
}

/** A nest of straw; what lies in it is drawn between its two halves. */
const nest =
  (x: number, y: number, w: number) =>
  (...things: readonly Thing[]): Thing =>
  (light) =>
    halfNest(x, y, w, 'back') + drawn(light, things) + halfNest(x, y, w, 'front');

export const fence = (x: number, y: number, count: number, k = 1) =>
  line(
    `${x - 20},${y - 60 * k} ${x + count * 74 * k},${y - 66 * k}; ${x - 20},${y - 24 * k} ${x + count * 74 * k},${y - 30 * k}`,
    '#a5785a',
    13 * k,
  ) + each(count, (i) => painted(here('0,0 0,-84 13,-98 26,-84 26,0', x + i * 74 * k, y, k), '#b98a66'));

export const yard = (sky: readonly [string, string], horizon: number, ground: string, hills = c.leaf) =>
  wash(...sky) +
  land(here('-20,-50 200,-110 480,-50 760,-120 1220,-60', 0, horizon), lighter(hills, 0.24), hills, 0.4) +
  land(here('-20,0 300,-22 640,4 940,-20 1220,0', 0, horizon), ground, darker(ground, 0.3), 0.45);

export const meadow = (horizon: number, seed: number) =>
  yard([c.sky, c.cream], horizon, c.leaf, '#a9cf84') +
  grass([0, horizon + 40, 1200, 860 - horizon], c.jade, 60, seed) +
  flowers([20, horizon + 50, 1160, 800 - horizon], ['#fffaf0', c.straw, '#e88a9a'], 26, seed);

export const sun = (x: number, y: number, r: number) => glow(x, y, r * 3.6, '#fff0b8', 0.85) + disk(x, y, r, '#ffd35c');
export const puffs = (x: number, y: number, w: number, color = '#ffffff') => cloud(x, y, w, color, 4);

const worm = (points: string, w: number) =>
  line(points, '#c4607a', w + 5) +
  line(points, '#f09aa8', w) +
  `<path d="M${pts(points)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}" fill="none" stroke="#d9788c" stroke-width="${w}" stroke-dasharray="5 26" opacity="0.8"/>`;

const seedling = (x: number, y: number, k: number) =>
  line(here('0,0 0,-34', x, y, k), c.jade, 7 * k) +
  soft(here('0,-32 -34,-54 -8,-56', x, y, k), c.leaf) +
  soft(here('0,-32 34,-58 8,-60', x, y, k), c.leaf);

const shells = {
  cup: 'M-0.5,-0.5L-0.34,-0.36L-0.17,-0.52L0,-0.36L0.17,-0.52L0.34,-0.36L0.5,-0.5Q0.54,0.02 0,0.04Q-0.54,0.02 -0.5,-0.5Z',
  cap: 'M-0.5,0L-0.34,-0.13L-0.18,0L0,-0.14L0.18,0L0.34,-0.13L0.5,0Q0.42,-0.62 0,-0.74Q-0.42,-0.62 -0.5,0Z',
};
const shell = (x: number, y: number, w: number, part: 'cup' | 'cap') =>
  painted(here(shells[part], x, y, w), '#fbead2', '#c9986a');

const hatching: Light = { ...night, tint: '#fbe6c6', rim: '#fff3c0' };
const morningSky = ['#f9c9a8', '#fff0c4'] as const;

export const pictures = book({
  cover: coverArt(day)(
    yard(['#bfe3e2', c.cream], 640, '#e3c08a'),
    sun(1010, 200, 84),
    puffs(240, 180, 260),
    strawHut(790, 690, 360),
    papa('560,1010,760 right glad gaze=0.4,0.8'),
    nest(960, 1060, 360)(egg(960, 1062, 190, 6)),
    chickIs('150,1090,150 right laugh flaps gaze=0.5,-0.8'),
    chickIs('300,1140,140 right glad gaze=0.5,-0.8'),
    chickIs('450,1130,150 left laugh gaze=0.6,-0.8'),
    chickIs('600,1150,140 right glad gaze=0.8,-0.2'),
    chickIs('735,1140,150 right wonder gaze=0.9,-0.1'),
  ),
  one: page('medium', dawn)(
    yard(morningSky, 480, '#e0b884'),
    sun(1010, 360, 86),
    strawHut(640, 520, 330),
    papa('900,830,460 left glad nod=10 gaze=-0.7,0.8'),
    nest(330, 830, 520)(
      chickIs('190,770,120 right asleep sits floats'),
      chickIs('290,745,118 left asleep sits floats'),
      chickIs('455,760,118 left asleep sits floats'),
      egg(375, 800, 150, -8),
      chickIs('520,790,112 left asleep sits floats'),
    ),
    chickIs('610,840,170 right glad gaze=0.7,-0.8'),
  ),
  two: page('close', dawn)(
    yard(['#cfe6dc', '#fff4d4'], 330, '#e6c48e'),
    fence(40, 360, 16, 0.9),
    papa('1010,470,300 left glad gaze=-0.7,0.6'),
    flat(blob(560, 720, 420, 130, 4, 0.04, 16), '#c99a66'),
    painted(blob(560, 714, 390, 112, 5, 0.04, 16), '#6fb7d0', '#3f7fa8', 0.5),
    ripples(330, 690, 46, '#e6f6fa'),
    ripples(800, 690, 46, '#e6f6fa'),
    chickIs('190,730,330 right content bends'),
    chickIs('940,730,330 left content bends'),
  ),
  three: page('medium', day)(
    yard(['#bfe3e2', c.cream], 360, c.leaf),
    puffs(900, 120, 240),
    fence(-10, 410, 17),
    painted(rectangle(-10, 560, 1220, 400), '#9a6a4c', '#5a3a44', 0.5),
    ...pts('80,640 220,652 700,636 1060,640 1150,652 900,640').map(([x, y]) => seedling(x, y, 1.1)),
    flat(blob(950, 800, 120, 26, 3, 0.08), '#5f4038', 0),
    worm('330,690 480,700 620,660 760,730 880,740 950,800', 27),
    chickIs('150,790,240 right effort tip=-16'),
    chickIs('330,800,230 right effort tip=-14'),
    chickIs('530,800,230 right effort tip=-12'),
  ),
  four: page('wide', day)(
    meadow(380, 6),
    puffs(220, 110, 260),
    tree(1090, 430, 300, '#7aae5a', '#8a5a3c', 4),
    papa('150,500,200 right glad gaze=0.8,0'),
    butterfly(960, 330, 210, '#e8784a', -14),
    chickIs('180,800,165 right laugh runs'),
    chickIs('400,740,160 right glad runs gaze=0.7,-0.6'),
    chickIs('590,800,165 right laugh runs flaps'),
    chickIs('800,690,170 right glad flaps gaze=0.7,-0.9 floats tip=-14'),
  ),
  five: page('wide', day)(
    meadow(430, 9),
    sun(190, 130, 70),
    fence(-10, 480, 17),
    papa('150,840,330 right surprised walks gaze=0.9,-0.4'),
    goat('680,860,410 right walk content gaze=0.6,0 tail=up'),
    ...[505, 590, 675, 760].map((x, i) =>
      chickIs(`${x},${468 - i * 3},112 right ${['laugh', 'glad', 'laugh', 'wonder'][i]} floats`),
    ),
    chickIs('842,424,112 right laugh flaps floats tip=-14'),
  ),
  last: page('above', day)(
    wash('#e6c48e', '#cf9f6c'),
    ...pts('120,160 300,90 980,120 1100,300 1120,760 90,820 820,860').map(([x, y], i) =>
      fill(blob(x, y, 60 - i * 4, 16, i + 2, 0.15), '#c4955f', 0.5),
    ),
    ...[700, 800, 900, 1000, 1100].map((x, i) =>
      chickIs(`${x},${230 + (i % 2) * 46},104 left ${['think', 'calm', 'worried', 'calm', 'think'][i]} gaze=-0.7,0.7`),
    ),
    nest(780, 770, 640)(egg(780, 770, 340, 4)),
    papa('210,840,640 right worried nod=26 gaze=0.7,0.7'),
  ),
  waits: page('wide', sunset)(
    yard(['#e8705c', '#fcc98a'], 560, '#a8694e', '#8a5a6a'),
    sun(640, 470, 120),
    strawHut(30, 590, 300),
    tree(1110, 600, 360, '#7a6a5a', '#5a3a44', 6),
    papa('250,830,420 right think nod=22 gaze=0.7,0.6'),
    nest(560, 800, 340)(egg(560, 800, 180, -3)),
    ...[770, 860, 950, 1040, 1130].map((x, i) =>
      chickIs(`${x},${830 + (i % 2) * 26},124 left ${['wonder', 'think', 'calm', 'worried', 'wonder'][i]} gaze=-0.9,0`),
    ),
  ),
  crack: page('close', sunset)(
    wash('#8a5a78', '#e8a06a'),
    nest(600, 1010, 1500)(
      egg(600, 1010, 880, -4),
      line('330,560 420,500 470,590 560,480 620,580 700,490 760,570 850,500', '#6a4038', 17),
      line('470,590 450,650 480,690; 700,490 720,430 704,400', '#6a4038', 11),
    ),
    rays([600, 540], 400, 470, [-160, -140, -120, -60, -40, -20], c.cream, 15),
  ),
  six: page('close', hatching)(
    wash('#2f2f74', '#8a6a9c'),
    stars(400, 40, 5),
    glow(600, 560, 560, '#ffe0a0', 0.75),
    rays([600, 420], 330, 430, [-165, -140, -115, -90, -65, -40, -15], '#fff0c0', 12),
    painted(blob(600, 1000, 900, 260, 3, 0.02), '#7a5a5e', '#3a2a4a', 0.5),
    halfNest(600, 800, 640, 'back'),
    chickIs('590,820,430 right laugh flaps sits floats gaze=0.2,-0.2'),
    shell(600, 815, 400, 'cup'),
    shell(618, 420, 200, 'cap'),
    halfNest(600, 830, 640, 'front'),
    chickIs('110,760,180 right laugh flaps gaze=0.9,-0.1'),
    chickIs('230,870,190 right glad gaze=0.8,-0.5'),
    chickIs('600,905,170 right wonder gaze=0,-0.9'),
    chickIs('970,870,190 left glad gaze=-0.8,-0.5'),
    chickIs('1090,760,180 left laugh flaps gaze=-0.9,-0.1'),
  ),
  onePapa: page('medium', night)(
    wash('#272a6a', '#5f5a9c'),
    stars(420, 60, 7),
    glow(1060, 150, 270, '#fff3c8'),
    disk(1060, 150, 80, '#fff3c8'),
    strawHut(850, 600, 300, true),
    glow(1010, 540, 200, '#ffd08a', 0.5),
    painted(blob(600, 1120, 1100, 600, 4, 0.02, 18), '#5a5a7c', '#2a2850', 0.5),
    papa('520,830,620 right happy nod=22 gaze=0.7,0.9'),
    chickIs('300,850,150 right asleep sits floats'),
    chickIs('400,880,150 left asleep sits floats'),
    chickIs('510,870,150 right content sits floats'),
    chickIs('620,885,150 left asleep sits floats'),
    chickIs('720,870,140 left content sits floats'),
    chickIs('940,850,190 left glad flaps gaze=-0.8,-0.8'),
  ),
});

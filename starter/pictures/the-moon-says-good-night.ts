import { type Book, type Light, type Piece, type Scene, group } from './compose.ts';
import { figure, floating } from './figure.ts';
import { grass, ground, hills, path, tuft } from './scenery/land.ts';
import { bough, foliage, frameLeaves, greatTree, leaf, palm, reeds, tree } from './scenery/plants.ts';
import { curtains, room, rug, windowWith } from './scenery/rooms.ts';
import { cloud, glow, sky, spark, stars, sun, vignette } from './scenery/sky.ts';
import { bubbles, sea, shimmer, waveLines } from './scenery/water.ts';
import { type Point, circle, curve, down, ellipse, rect, seeded, shape, stroke } from './svg.ts';

const honey = '#ffd58a';
const silver = '#dfe3ff';

const dusk: Light = { tint: '#ffe2d8', shadow: '#3a2a5e' };
const night: Light = { tint: '#bcc0ee', shadow: '#120f3a', shadowStrength: 0.5, shadowShift: 0 };
const deepNight: Light = { tint: '#a6aae4', shadow: '#08082a', shadowStrength: 0.55, shadowShift: 0 };

/** The moon of the book: it shines, so it keeps its own colors. */
function theMoon(x: number, y: number, size: number, tilt = 0): Piece {
  return group(
    '',
    glow([x, y, size * 1.5], silver, 0.6),
    glow([x, y, size * 0.8], '#fff2c0', 0.55),
    floating('moonFace', x, y, { h: size, tilt, tint: '#fffaf0', saturation: 0.72, brightness: 1.06 }),
  );
}

function fireflies(places: readonly Point[]): string {
  return places.map(([x, y]) => glow([x, y, 34], honey, 0.85) + circle([x, y, 6], '#fff3c4')).join('');
}

const cover: Scene = {
  light: night,
  pieces: [
    sky('#2b2a72', '#5a52a4', '#9a86c8', '#c7aed6'),
    stars({ count: 50, to: 520, seed: 2 }),
    theMoon(545, 360, 470),
    hills(700, '#4f4a94', { bumps: 36, seed: 5, foot: '#3a3678', rim: 4 }),
    hills(775, '#383472', { bumps: 26, seed: 8, foot: '#262256', rim: 3 }),
    fireflies([
      [330, 800],
      [520, 840],
      [250, 720],
    ]),
    bough(
      [
        [1230, 640],
        [1090, 668],
        [930, 690],
        [760, 682],
      ],
      30,
      '#4a3566',
    ),
    bough(
      [
        [1010, 680],
        [940, 735],
        [900, 780],
      ],
      14,
      '#4a3566',
    ),
    figure('owl', 915, 690, { h: 270, shadow: false }),
    tuft(100, 890, 90, '#2f2a66'),
    tuft(1090, 900, 110, '#2f2a66'),
  ],
};

const moonRise: Scene = {
  light: dusk,
  pieces: [
    sky('#8a7cc4', '#d79cc0', '#ffc0a0', '#ffdcae'),
    stars({ count: 7, to: 160, seed: 12 }),
    sun([250, 520, 92], '#ffc45c', '#ffe0a0'),
    theMoon(790, 490, 270),
    cloud([560, 250, 210], '#f6d3d6', 0.7),
    hills(600, '#a48ab8', { bumps: 20, seed: 13, foot: '#8672a8', rim: 4 }),
    ground(
      [
        [-20, 560],
        [260, 545],
        [520, 660],
        [800, 700],
        [1220, 720],
      ],
      '#8f7cae',
      '#6a5c98',
    ),
    ground(
      [
        [-20, 760],
        [420, 740],
        [700, 650],
        [960, 585],
        [1220, 620],
      ],
      '#6f6aa0',
      '#4a4a82',
    ),
    tree(1075, 625, 300, { leaves: '#5e7a80', bark: '#5c4668', seed: 4 }),
    grass('#8a90ae', { count: 40, from: 770, to: 900, seed: 15 }, 34),
  ],
};

const goodNightGoat: Scene = {
  light: night,
  pieces: [
    sky('#4a4a9a', '#7a72b8', '#a796cc'),
    stars({ count: 34, to: 420, seed: 22 }),
    theMoon(330, 250, 330, -12),
    hills(760, '#5d6aa0', { bumps: 22, seed: 24, foot: '#48528a', rim: 3 }),
    ground(
      [
        [-20, 930],
        [140, 800],
        [380, 640],
        [620, 575],
        [860, 640],
        [1080, 800],
        [1220, 930],
      ],
      '#6b9088',
      '#3f5a78',
      6,
    ),
    figure('goat', 650, 596, { h: 250, looks: 'left' }),
    tuft(505, 606, 44, '#8fb49a'),
    tuft(545, 598, 34, '#8fb49a'),
    tuft(790, 622, 46, '#8fb49a'),
    grass('#86aa98', { count: 16, from: 690, to: 880, left: 300, right: 950, seed: 25 }, 34),
  ],
};

const goodNightDuck: Scene = {
  light: night,
  pieces: [
    sky('#33367e', '#5a5ca6', '#8a84c0'),
    stars({ count: 30, to: 280, seed: 31 }),
    theMoon(790, 190, 250),
    hills(380, '#3f4586', { bumps: 26, seed: 33, foot: '#333872', rim: 3 }),
    foliage([80, 400, 240], '#3a4f78', 34),
    foliage([1130, 400, 210], '#3a4f78', 35),
    sea(430, '#4a5aa4', '#252c66', { waves: 30, seed: 36, foam: '#aab4ee' }),
    shimmer([790, 450, 880, 130], '#fff2cc'),
    group(
      'opacity="0.35"',
      floating('moonFace', 790, 560, { h: 190, over: true, stretch: 1.1, tint: '#cfd0ff', blur: 3 }),
    ),
    waveLines([480, 640, 9], '#c4ccf6', 37, [640, 960]),
    figure('lotus', 190, 620, { h: 110, shadow: false }),
    figure('lotus', 1040, 700, { h: 140, shadow: false }),
    figure('lotus', 90, 830, { h: 170, shadow: false }),
    ellipse([430, 770, 210, 26], '#1b2054', 0.5),
    figure('duck', 430, 770, { h: 310, looks: 'right', sunk: 0.08 }),
    ellipse([425, 772, 165, 15], '#3a478f', 0.96),
    stroke('M250 785q90 22 190 20t190 -22M300 812q70 14 140 12t130 -14', '#c4ccf6', 5, 0.7),
    reeds([1130, 900, 300], 8, '#4a6a86', 38),
  ],
};

const goodNightCamel: Scene = {
  light: night,
  pieces: [
    sky('#2a2c72', '#4c4a98', '#8672b4', '#b08ab8'),
    stars({ count: 60, to: 460, seed: 41 }),
    theMoon(690, 400, 400),
    hills(610, '#7a68b0', { bumps: 26, seed: 42, foot: '#5c4f98', rim: 4 }),
    ground(
      [
        [-20, 690],
        [200, 660],
        [480, 600],
        [690, 575],
        [900, 640],
        [1220, 720],
      ],
      '#8d76ba',
      '#54478e',
      6,
    ),
    path(
      [
        [720, 596],
        [600, 660],
        [470, 720],
      ],
      46,
      130,
      '#43387e',
    ),
    figure('camel', 700, 592, { h: 210, looks: 'left' }),
    palm([1040, 700, 270], 0.1, '#4a6a8c', '#5e4a7a'),
    palm([1120, 720, 200], -0.14, '#4a6a8c', '#5e4a7a'),
    ground(
      [
        [-20, 790],
        [300, 820],
        [640, 770],
        [940, 750],
        [1220, 800],
      ],
      '#6b5aa2',
      '#3c3376',
      5,
    ),
    stroke('M120 860q120 -26 240 0t240 0M560 820q120 -22 240 0t220 -4', '#9a86cc', 5, 0.5),
  ],
};

const goodNightElephant: Scene = {
  light: night,
  pieces: [
    sky('#24266a', '#403f8c', '#6f62a6'),
    stars({ count: 40, to: 420, seed: 51 }),
    theMoon(985, 455, 230),
    hills(690, '#4a4a86', { bumps: 16, seed: 52, foot: '#3a3a70', rim: 3 }),
    ground(
      [
        [-20, 740],
        [600, 725],
        [1220, 745],
      ],
      '#57598a',
      '#2e2e62',
      4,
    ),
    greatTree([560, 790, 150, 760], { leaves: '#3c5f72', bark: '#54406c', seed: 53 }),
    figure('elephant', 370, 850, { h: 420, looks: 'left', detail: closedEye }),
    floating('sleep', 205, 390, { h: 50, tint: '#e8ecff' }),
    grass('#6c74a0', { count: 30, from: 780, to: 900, seed: 55 }, 34),
    fireflies([
      [760, 700],
      [860, 780],
      [1010, 720],
    ]),
  ],
};

/** A lid over the elephant's eye, for it sleeps. */
function closedEye(w: number, h: number): string {
  return (
    ellipse([w * 0.165, h * 0.31, w * 0.034, h * 0.062], '#8f8cb4') +
    stroke(`M${w * 0.14} ${h * 0.32}q${w * 0.025} ${h * 0.035} ${w * 0.05} 0`, '#2a2450', 5)
  );
}

const goodNightFish: Scene = {
  light: night,
  pieces: [
    sky('#20225f', '#3c3d86', '#665ca2'),
    stars({ count: 40, to: 300, seed: 61 }),
    theMoon(330, 170, 190),
    sea(430, '#3a53a0', '#10184a', { waves: 0 }),
    underwaterBeams(),
    hull(700, 440),
    stroke(`M-20 436q60 -22 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`, '#b8c8ff', 7, 0.85),
    ground(
      [
        [-20, 850],
        [300, 815],
        [640, 840],
        [940, 805],
        [1220, 840],
      ],
      '#3d3f86',
      '#23245c',
      4,
    ),
    seaweed(160, 850, 230, 63),
    seaweed(250, 840, 150, 64),
    seaweed(1090, 840, 260, 65),
    figure('coral', 960, 842, { h: 150, shadow: false, tint: '#a88ac8' }),
    figure('coral', 60, 880, { h: 110, shadow: false, tint: '#a88ac8' }),
    figure('fish', 560, 750, { h: 150, looks: 'right', shadow: false, tint: '#c8d2ff', middle: true, tilt: -4 }),
    bubbles([690, 660, 180], 6, 66),
    vignette('#0a0e34', 0.35),
  ],
};

function underwaterBeams(): string {
  const paint = down([0, '#c8dcff', 0.28], [1, '#c8dcff', 0]);
  return paint.def + shape('M230 440H300L240 860H80ZM350 440H430L520 860H360ZM500 440H540L760 860H660Z', paint.fill);
}

function hull(x: number, y: number): string {
  const wood = down([0, '#a8607a'], [1, '#5c3a6a']);
  return (
    wood.def +
    rect([x - 6, y - 250, 12, 220], '#6a4a78', 5) +
    shape(`M${x + 14} ${y - 240}Q${x + 150} ${y - 140} ${x + 140} ${y - 70}H${x + 14}Z`, '#e8e0f6') +
    shape(`M${x - 14} ${y - 210}Q${x - 100} ${y - 130} ${x - 100} ${y - 70}H${x - 14}Z`, '#c9c0e6') +
    shape(
      `M${x - 190} ${y - 52}H${x + 190}Q${x + 160} ${y + 50} ${x + 90} ${y + 58}H${x - 100}Q${x - 165} ${y + 50} ${x - 190} ${y - 52}Z`,
      wood.fill,
    ) +
    rect([x - 196, y - 62, 392, 18], '#d8a0a8', 8)
  );
}

function seaweed(x: number, y: number, h: number, seed: number): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const tall = h * (0.55 + random() * 0.45);
    const foot = x + (i - 2) * h * 0.1;
    const sway = h * 0.1 * (i % 2 === 0 ? 1 : -1);
    out += stroke(
      curve([
        [foot, y],
        [foot + sway, y - tall * 0.35],
        [foot - sway, y - tall * 0.7],
        [foot + sway * 0.6, y - tall],
      ]),
      i % 2 === 0 ? '#3a7a8c' : '#4f93a0',
      h * 0.06,
    );
  }
  return out;
}

const goodNightMonkey: Scene = {
  light: { ...night, tint: '#c9c8f0' },
  pieces: [
    sky('#1c2258', '#2c3876', '#43508e'),
    stars({ count: 24, to: 500, seed: 71 }),
    theMoon(300, 290, 330, 10),
    foliage([1130, 120, 520], '#2c5568', 72),
    foliage([620, -20, 420], '#2a4e66', 73),
    foliage([40, 760, 380], '#264a60', 74),
    stroke(
      curve([
        [600, -20],
        [620, 70],
        [585, 150],
        [600, 215],
      ]),
      '#3c7474',
      12,
    ),
    stroke(
      curve([
        [470, -20],
        [450, 80],
        [480, 170],
      ]),
      '#3c7474',
      10,
    ),
    bough(
      [
        [-30, 800],
        [300, 745],
        [700, 735],
        [1000, 700],
        [1230, 640],
      ],
      54,
      '#5c4472',
      { leaves: '#3f7c7c', seed: 75 },
    ),
    figure('monkey', 820, 740, { h: 400, looks: 'left', shadow: false }),
    figure('bananaBunch', 600, 215, { h: 140, tilt: 180, shadow: false, tint: '#efe4dc' }),
    frameLeaves('left', 560, 260, '#25506a'),
    frameLeaves('right', 830, 260, '#25506a'),
    leaf([300, 905, 260, -60], '#1f4660'),
    leaf([420, 915, 220, -110], '#25506a'),
  ],
};

const warmInBed: Scene = {
  light: { tint: '#cdd0f6', shadow: '#0c0c34', shadowStrength: 0.45, shadowShift: 0 },
  pieces: [
    room({ wall: '#3f4088', floor: '#544a80', floorY: 690, pattern: 'dots', skirting: '#6a66a8' }),
    windowWith(
      [190, 110, 420, 400],
      '#8a82c0',
      sky('#15194e', '#2c3274', '#4a4c92'),
      stars({ count: 40, to: 600, seed: 81 }),
      theMoon(400, 320, 300, 8),
      hills(560, '#20245c', { bumps: 10, seed: 82 }),
    ),
    curtains([190, 110, 420, 400], '#6d5fae'),
    moonPatch(),
    rug(330, 810, 460, '#6f62b0'),
    figure('childAsleep', 800, 800, { h: 440, looks: 'left' }),
    figure('teddy', 380, 830, { h: 190 }),
    shape('M560 470L700 466L720 632L545 632Z', '#e6eaff', 0.3),
  ],
};

/** The light of the moon from the window across the floor and the bed. */
function moonPatch(): string {
  const paint = down([0, '#e6eaff', 0.32], [1, '#e6eaff', 0.04]);
  return paint.def + shape('M210 500H590L980 880H420Z', paint.fill);
}

const whereIsOwl: Scene = {
  light: deepNight,
  pieces: [
    sky('#0c0e38', '#15184c', '#22245e'),
    stars({ count: 22, to: 500, seed: 91 }),
    theMoon(270, 330, 280, 16),
    figure('owl', 893, 560, { h: 130, shadow: false }),
    trunkWithBough(),
    foliage([1090, 90, 420], '#16284c', 92),
    foliage([840, 20, 260], '#1a2e54', 93),
    ...[
      [845, 560, -150],
      [905, 575, -40],
      [770, 570, -120],
      [700, 565, -60],
      [860, 580, 60],
    ].map(([x = 0, y = 0, turn = 0]) => leaf([x, y, 70, turn], '#20365e')),
    hills(830, '#101338', { bumps: 16, seed: 94, rim: 0 }),
  ],
};

function trunkWithBough(): string {
  const bark = down([0, '#2a2252'], [1, '#1c183e']);
  return `${bark.def}${shape('M900 -20Q930 400 860 920H1240V-20Z', bark.fill)}${bough(
    [
      [940, 590],
      [780, 570],
      [620, 580],
      [480, 560],
    ],
    44,
    '#2a2252',
  )}${stroke('M960 100Q990 360 950 600M1050 60Q1080 400 1040 860', '#3a3068', 8, 0.6)}`;
}

const goodMorningMoon: Scene = {
  light: { ...deepNight, tint: '#d3d2f4' },
  pieces: [
    sky('#13154a', '#23256a', '#3d3a86'),
    stars({ count: 60, to: 600, seed: 101 }),
    theMoon(230, 200, 270, -8),
    foliage([1180, 200, 330], '#1f3a62', 102),
    foliage([1200, 420, 260], '#234068', 103),
    hills(690, '#25346c', { bumps: 24, seed: 104, foot: '#1a2454', rim: 3 }),
    glow([640, 480, 420], '#b8a8f0', 0.4),
    bough(
      [
        [1230, 720],
        [940, 742],
        [640, 750],
        [400, 735],
      ],
      44,
      '#4a3868',
      { leaves: '#2f5f74', seed: 105 },
    ),
    figure('owl', 645, 752, { h: 560, shadow: false }),
    floating('bat', 985, 190, { h: 190, tilt: 10 }),
    ground(
      [
        [-20, 850],
        [400, 835],
        [800, 850],
        [1220, 830],
      ],
      '#2b4a6c',
      '#182a50',
      4,
    ),
    figure('hedgehog', 270, 880, { h: 150, looks: 'right' }),
    grass('#3f6a84', { count: 26, from: 840, to: 900, seed: 106 }, 44),
    fireflies([
      [160, 560],
      [380, 640],
      [930, 560],
      [1050, 660],
      [880, 820],
      [1000, 420],
      [450, 820],
    ]),
    spark([480, 120, 20]),
  ],
};

export const book: Book = {
  slug: 'the-moon-says-good-night',
  scenes: [
    cover,
    moonRise,
    goodNightGoat,
    goodNightDuck,
    goodNightCamel,
    goodNightElephant,
    goodNightFish,
    goodNightMonkey,
    warmInBed,
    whereIsOwl,
    goodMorningMoon,
  ],
};

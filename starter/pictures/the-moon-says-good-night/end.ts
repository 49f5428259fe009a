import type { Scene } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure, floating } from '../figure.ts';
import { grass, ground, hills } from '../scenery/land.ts';
import { bough, foliage, frameLeaves, leaf } from '../scenery/plants.ts';
import { curtains, room, rug, windowWith } from '../scenery/rooms.ts';
import { glow, sky, spark, stars, vignette } from '../scenery/sky.ts';
import { bubbles, sea } from '../scenery/water.ts';
import { curve, down, rect, seeded, shape, stroke } from '../svg.ts';
import { night, theMoon, fireflies } from './props.ts';

const deepNight: Light = { tint: '#a6aae4', shadow: '#08082a', shadowStrength: 0.55, shadowShift: 0 };

export const goodNightFish: Scene = {
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

export const goodNightMonkey: Scene = {
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

export const warmInBed: Scene = {
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

export const whereIsOwl: Scene = {
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

export const goodMorningMoon: Scene = {
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

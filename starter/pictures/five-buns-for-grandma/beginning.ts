import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { cityBlock, goldenDome, sidecar, street } from '../scenery/city-blocks.ts';
import { room } from '../scenery/rooms.ts';
import { motion, soundBows } from '../scenery/signs.ts';
import { cloud, glow, sky, sun } from '../scenery/sky.ts';
import { ripples, sea } from '../scenery/water.ts';
import { circle, down, ellipse, rect, shape, stroke } from '../svg.ts';
import {
  bun,
  bunBasket,
  day,
  driver,
  girl,
  hung,
  min,
  orange,
  paneWindow,
  papa,
  rider,
  seller,
  steam,
  woman,
} from './props.ts';

export const cover: Scene = {
  light: day,
  pieces: [
    sky('#ffe48a', '#fff3c4', '#fffbe6'),
    glow([930, 200, 320], '#fffbe0', 0.9),
    goldenDome([905, 560, 420], '#f0bf48', 0.85),
    cityBlock([-30, 640, 250, 520], { wall: '#7fc2a0', seed: 2, blind: '#e8588a' }),
    cityBlock([220, 640, 210, 400], { wall: '#f4b58f', seed: 5, columns: 2, blind: '#2f9f8a' }),
    cityBlock([430, 640, 230, 470], { wall: '#a9c7e0', seed: 7, blind: '#f2b53c' }),
    cityBlock([1010, 640, 240, 540], { wall: '#c9a6d4', seed: 9, blind: '#2f9f8a' }),
    street(640, '#b9a3b4', '#e6d3c4'),
    figure('cityBus', 250, 742, { h: 190, looks: 'right' }),
    min([640, 870, 205], {
      legs: 'walk',
      hands: [
        [-0.1, 0.34],
        [0.6, 0.42],
      ],
      headTilt: -4,
      feel: ['open'],
    }),
    group('transform="translate(640 562)"', hung(205, [0.3, 0.36, 0.96], 5), steam([170, 70, 110])),
    sidecar([1000, 800, 220], '#2f8fa0'),
    figure('streetCat', 330, 868, { h: 110, looks: 'right' }),
  ],
};

/** A round bamboo steamer, (x, y) the middle of its foot. */
function steamer(x: number, y: number, w: number): string {
  const h = w * 0.3;
  const wood = down([0, '#e8bd7c'], [1, '#b07a40']);
  return (
    wood.def +
    shape(
      `M${x - w / 2} ${y - h}V${y - w * 0.06}Q${x} ${y + w * 0.09} ${x + w / 2} ${y - w * 0.06}V${y - h}Z`,
      wood.fill,
    ) +
    ellipse([x, y - h, w / 2, w * 0.11], '#c98f50') +
    ellipse([x, y - h, w * 0.45, w * 0.09], '#fff0cc') +
    stroke(`M${x - w / 2} ${y - h * 0.5}Q${x} ${y - h * 0.12} ${x + w / 2} ${y - h * 0.5}`, '#8a5a2c', 5, 0.5) +
    [
      [-0.28, -0.98],
      [0, -1.06],
      [0.28, -0.98],
      [-0.15, -0.8],
      [0.16, -0.8],
    ]
      .map(([dx, dy]) => bun([x + (dx ?? 0) * w, y + (dy ?? 0) * h + w * 0.02, w * 0.25]))
      .join('')
  );
}

export const kitchen: Scene = {
  light: { tint: '#fff0dc', shadow: '#5a3a3a', shadowStrength: 0.3 },
  pieces: [
    room({ wall: '#7fc0a6', floor: '#c98f6a', floorY: 700, pattern: 'plain' }),
    paneWindow([90, 130, 240, 230], '#fff1d2', '#ffd890'),
    circle([250, 290, 46], '#ffb84a'),
    rect([760, 150, 360, 18], '#8a5a3c', 5),
    ...[800, 890, 980, 1070].map((x, i) =>
      rect([x - 30, 96, 60, 54], ['#e8588a', '#fff4dc', '#f2b53c', '#fff4dc'][i] ?? '#ffffff', 10),
    ),
    rect([860, 470, 340, 240], '#e9d2b4', 6),
    rect([846, 452, 370, 26], '#fff0d2', 6),
    ellipse([1090, 440, 74, 16], '#5a4450'),
    shape('M1010 380H1170L1158 446Q1090 462 1022 446Z', '#5f6f7c'),
    ellipse([1090, 380, 82, 16], '#7c8c98'),
    stroke('M1150 330q-18 -24 0 -48t0 -48', '#fffdf4', 9, 0.6),
    glow([560, 420, 420], '#fff3cf', 0.7),
    group(
      'transform="rotate(14 545 470)"',
      ellipse([545, 470, 170, 40], '#b07a40'),
      ellipse([545, 456, 170, 40], '#e0b070'),
      ellipse([545, 426, 26, 14], '#8a5a2c'),
    ),
    papa([350, 800, 210], {
      legs: 'hidden',
      hands: [
        [-0.5, 0.7],
        [0.9, -0.72],
      ],
      feel: ['open'],
      headTilt: 5,
    }),
    rect([80, 690, 760, 32], '#d9a06a', 8),
    rect([100, 720, 720, 190], '#b9794c', 4),
    steamer(590, 700, 330),
    steam([580, 560, 190], 0.75),
    steam([720, 590, 130], 0.6),
    min([975, 880, 185], {
      legs: 'stand',
      hands: [
        [-0.42, 0.62],
        [0.42, 0.62],
      ],
      headTilt: -8,
      feel: ['open'],
      held: (u) => [bunBasket([0, u * 1.06, u * 0.92], 0)],
    }),
  ],
};

export const bus: Scene = {
  light: day,
  pieces: [
    rect([0, 0, 1200, 900], '#4f9f90'),
    rect([0, 0, 1200, 110], '#3a8578'),
    group(
      '',
      rect([40, 130, 500, 380], '#fff3cf', 20),
      rect([60, 150, 460, 340], '#ffe9a8', 12),
      cityBlock([60, 490, 150, 270], { wall: '#f4b58f', columns: 2, floors: 3, seed: 3 }),
      cityBlock([370, 490, 150, 300], { wall: '#a9c7e0', columns: 2, floors: 3, seed: 4 }),
      goldenDome([290, 490, 220], '#f0bf48', 0.8),
    ),
    ...[620, 830, 1040].map(
      (x) => rect([x, 150, 170, 230], '#fff3cf', 14) + rect([x + 12, 162, 146, 206], '#bfe6dc', 8),
    ),
    seller([930, 640, 120], { legs: 'hidden', feel: ['open'], headTilt: -6 }),
    rect([840, 600, 180, 260], '#c86a8a', 26),
    rider([1135, 640, 116], { legs: 'hidden', feel: ['shut'], headTilt: 10 }),
    rect([1050, 600, 180, 260], '#c86a8a', 26),
    stroke('M590 60V860', '#f2c83e', 20),
    rect([0, 800, 1200, 100], '#6a5a6a'),
    rect([110, 560, 240, 340], '#2f5f7a', 34),
    driver([235, 800, 190], {
      legs: 'hidden',
      hands: [
        [-0.5, 0.56],
        [0.72, 0.36],
      ],
      headTilt: 8,
      feel: ['oh'],
    }),
    soundBows([270, 735, 44, 20], '#fff3b0', 3),
    soundBows([205, 735, 44, 165], '#fff3b0', 3),
    `<g transform="rotate(-14 96 690)"><ellipse cx="96" cy="690" rx="56" ry="100" fill="none" stroke="#3a3a4a" stroke-width="20"/></g>`,
    min([650, 872, 190], {
      legs: 'stand',
      hands: [
        [-0.86, 0.18],
        [0.56, 0.5],
      ],
      headTilt: -6,
      held: (u) => [bun([-u * 0.92, u * 0.12, u * 0.34]), hung(u, [0.58, 0.46, 0.8], 4)],
    }),
  ],
};

/** A tin lunch box of three storeys that has come open. */
function lunchBox(x: number, y: number, w: number): string {
  return `<g transform="rotate(24 ${x} ${y})">${rect([x - w / 2, y - w * 0.5, w, w * 0.5], '#dfe4ea', 8)}${rect([x - w / 2, y - w * 0.28, w, 6], '#9aa4b4')}${ellipse([x, y - w * 0.5, w / 2, w * 0.12], '#9aa4b4')}${stroke(`M${x - w * 0.5} ${y - w * 0.2}V${y - w * 0.9}H${x + w * 0.5}V${y - w * 0.2}`, '#b9c2cc', 7)}</g>`;
}

export const bridge: Scene = {
  light: day,
  pieces: [
    sky('#ffdf8a', '#fff1c0', '#fdf6da'),
    sun([640, 120, 56], '#ffc83e', '#fff3b4'),
    cloud([260, 120, 220], '#fffdf2', 0.9),
    goldenDome([960, 330, 260], '#f0bf48', 0.7),
    ...[0, 1, 2, 3].map((i) =>
      cityBlock([-30 + i * 150, 340, 146, 130 + (i % 2) * 50], {
        wall: ['#a5d0b4', '#f4c4a4', '#b9d0e4', '#d4bcdc'][i] ?? '#ffffff',
        columns: 2,
        floors: 3,
        seed: i + 3,
      }),
    ),
    sea(335, '#8fd0c0', '#3f9f96', { waves: 26, foam: '#e4f8ee', seed: 4 }),
    rect([0, 560, 1200, 60], '#c9a38a'),
    rect([0, 556, 1200, 12], '#e9cdb4'),
    woman([170, 572, 96], {
      legs: 'walk',
      hands: [
        [-0.5, 0.7],
        [0.62, -0.2],
      ],
      held: (u) => [orange([u * 0.66, u * -0.14, u * 0.4])],
    }),
    girl([500, 574, 135], {
      hands: [
        [-0.62, 0.5],
        [-0.36, 0.62],
      ],
      feel: ['sad', 'brows', 'tear'],
      headTilt: -12,
    }),
    min([770, 574, 135], {
      hands: [
        [-0.84, 0.24],
        [0.54, 0.5],
      ],
      headTilt: -4,
      held: (u) => [bun([-u * 0.9, u * 0.2, u * 0.34]), hung(u, [0.56, 0.46, 0.8], 3)],
    }),
    rect([0, 430, 1200, 18], '#2f9f8a', 6),
    rect([0, 600, 1200, 40], '#a9806c'),
    ...Array.from({ length: 16 }, (_, i) => rect([i * 78 + 10, 440, 12, 130], '#2f9f8a', 4)),
    rect([330, 640, 70, 270], '#b08a76'),
    rect([930, 640, 70, 270], '#b08a76'),
    motion([430, 660, 60, 90], '#ffffff', 2, 30),
    ripples([480, 800, 300], '#ffffff', 3),
    lunchBox(480, 800, 90),
    figure('fish', 300, 830, { h: 100, looks: 'right', shadow: false, tilt: -10 }),
    figure('fish', 650, 840, { h: 110, looks: 'left', shadow: false, tilt: 10 }),
    figure('fish', 800, 770, { h: 80, looks: 'left', shadow: false }),
    figure('fish', 180, 760, { h: 74, looks: 'right', shadow: false }),
  ],
};

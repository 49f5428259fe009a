import { type Piece, type Scene, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure, floating } from '../figure.ts';
import { fence, hut, nest } from '../scenery/farm.ts';
import { flowers, grass, ground, hills, stone } from '../scenery/land.ts';
import { bush, tree } from '../scenery/plants.ts';
import { burst, motion } from '../scenery/signs.ts';
import { beams, cloud, sky, sun } from '../scenery/sky.ts';
import { puddle, ripples } from '../scenery/water.ts';
import { type Box, type Point, ball, curve, ellipse, shape, stroke } from '../svg.ts';
import { chick, papa } from './props.ts';

const leafGreen = '#8fbf55';

const straw = '#f2cf7a';

const petals = ['#e2553d', '#fff4d0', '#f5a93b'];

const morning: Light = { tint: '#fff6e6', shadow: '#6b4a1e', shadowShift: 0.12 };

function pinkWorm(line: readonly Point[]): string {
  const lifted = line.map(([x, y]): Point => [x, y - 9]);
  const rings = `<path d="${curve(line)}" fill="none" stroke="#c9606e" stroke-width="36" stroke-dasharray="3 26" opacity="0.55"/>`;
  return stroke(curve(line), '#e27f88', 38) + stroke(curve(lifted), '#f8b8b2', 13) + rings;
}

export const cover: Scene = {
  light: morning,
  pieces: [
    sky('#ffe3a0', '#fff3cf', '#fff8e2'),
    beams([900, 160], '#fff6cf', 0.75, { count: 11, turn: 0.2 }),
    sun([900, 160, 62], '#ffcf4a', '#fff0b0'),
    cloud([250, 150, 230], '#fffdf4', 0.9),
    hills(470, '#c3d77b', { bumps: 40, seed: 4, foot: '#a5c562' }),
    tree(1085, 560, 330, { leaves: '#7fb24e', seed: 3 }),
    hut(205, 590, 330, { wall: '#d9785a', thatch: '#e0ac4b' }),
    hills(585, leafGreen, { bumps: 22, seed: 9, foot: '#6ea545' }),
    ground(
      [
        [-20, 690],
        [300, 655],
        [640, 650],
        [950, 660],
        [1220, 695],
      ],
      straw,
      '#d99f4c',
    ),
    grass('#86b34d', { count: 26, from: 655, to: 700, seed: 8 }),
    papa([545, 740, 500], 'right'),
    nest([860, 780, 300], [figure('egg', 860, 742, { h: 150, tilt: 8, shadow: false })]),
    chick([255, 770, 118], 'right', -4),
    chick([375, 850, 132], 'right'),
    figure('chickFront', 560, 865, { h: 138 }),
    chick([720, 868, 128], 'left', 5),
    chick([690, 742, 96], 'right'),
    flowers(petals, { count: 12, from: 790, to: 870, right: 200, seed: 14 }, 13),
    flowers(petals, { count: 10, from: 800, to: 870, left: 980, seed: 15 }, 13),
  ],
};

/** The round back of a chick that sleeps with its head tucked in. */
function sleepy(x: number, y: number, w: number, looks: 'left' | 'right'): string {
  const fluff = ball([0, '#ffe98a'], [0.6, '#ffc93e'], [1, '#ee8f3a']);
  const side = looks === 'left' ? -1 : 1;
  const lid = `M${x + side * w * 0.1} ${y - w * 0.42}q${side * w * 0.07} ${w * 0.07} ${side * w * 0.14} 0`;
  return fluff.def + ellipse([x, y - w * 0.36, w * 0.5, w * 0.44], fluff.fill) + stroke(lid, '#5a3420', 4);
}

export const wakingUp: Scene = {
  light: { tint: '#fff0e4', shadow: '#7a4a3a', shadowShift: -0.22 },
  pieces: [
    sky('#ffb7a1', '#ffd6a8', '#fff0c4'),
    sun([360, 400, 78], '#ffc04a', '#ffe6a0'),
    hills(470, '#d8bf78', { bumps: 34, seed: 12, foot: '#b9b45f' }),
    hut(170, 560, 330, { wall: '#c9694f', thatch: '#d09b44' }),
    hills(545, '#b0bd60', { bumps: 18, seed: 5, foot: '#97ab4e' }),
    ground(
      [
        [-20, 640],
        [400, 610],
        [800, 620],
        [1220, 600],
      ],
      '#efc878',
      '#cf8f45',
    ),
    papa([960, 740, 560], 'left'),
    nest(
      [350, 800, 520],
      [
        sleepy(190, 690, 92, 'left'),
        sleepy(268, 706, 100, 'right'),
        sleepy(455, 706, 100, 'left'),
        sleepy(530, 692, 92, 'right'),
        figure('egg', 360, 730, { h: 150, tilt: -6, shadow: false }),
      ],
    ),
    chick([680, 850, 210], 'right', -10),
    burst([715, 640, 22, 62], '#fff7d8', 7, [-150, -10]),
    grass('#9fb04c', { count: 16, from: 820, to: 900, seed: 22 }),
  ],
};

export const drinking: Scene = {
  light: morning,
  pieces: [
    sky('#bfe3e4', '#e3f1d8', '#fff5d6'),
    hills(250, '#bcd57c', { bumps: 26, seed: 3, foot: '#9cc25e' }),
    fence([-20, 1220, 360, 120], '#d98a62'),
    ground(
      [
        [-20, 350],
        [400, 335],
        [900, 345],
        [1220, 335],
      ],
      '#f3d584',
      '#dba450',
    ),
    papa([600, 500, 330], 'left'),
    stone(150, 520, 120, '#c99a72'),
    stone(1070, 540, 90, '#c99a72'),
    puddle(600, 770, 660, '#6fb7e0'),
    ripples([530, 745, 120], '#ffffff', 3),
    ripples([670, 745, 120], '#ffffff', 3),
    chick([285, 815, 330], 'right', 30),
    chick([915, 815, 330], 'left', -30),
    grass('#86b34d', { count: 9, from: 840, to: 900, right: 200, seed: 2 }, 40),
    grass('#86b34d', { count: 9, from: 840, to: 900, left: 1000, seed: 6 }, 40),
  ],
};

export const worm: Scene = {
  light: morning,
  pieces: [
    sky('#cfeadb', '#eef3cf'),
    cloud([980, 130, 250], '#ffffff'),
    hills(300, '#a9cf6b', { bumps: 34, seed: 8, foot: '#86b650' }),
    bush([90, 420, 240], '#86b650', 5),
    bush([250, 410, 170], '#98c25a', 6),
    ground(
      [
        [-20, 420],
        [400, 405],
        [800, 415],
        [1220, 400],
      ],
      '#e9c67a',
      '#d2a254',
    ),
    ground(
      [
        [-20, 700],
        [300, 640],
        [650, 620],
        [960, 560],
        [1220, 540],
      ],
      '#8a5437',
      '#5d3526',
      8,
    ),
    figure('seedling', 1120, 560, { h: 120, shadow: false }),
    figure('seedling', 965, 580, { h: 110, shadow: false }),
    pinkWorm([
      [608, 528],
      [680, 540],
      [760, 590],
      [830, 655],
      [910, 690],
      [990, 740],
    ]),
    shape('M915 748Q985 700 1070 750Q990 778 915 748Z', '#4c2a20'),
    chick([550, 705, 220], 'right', -22),
    chick([375, 752, 220], 'right', -25),
    chick([200, 800, 220], 'right', -28),
    motion([100, 560, 80, 205], '#ffffff'),
    figure('seedling', 1100, 800, { h: 150, shadow: false }),
    figure('seedling', 800, 850, { h: 130, shadow: false }),
  ],
};

/** A chick in the middle of a jump, its shadow left on the ground. */
function hop([x, y, height, h]: Box, tilt: number): Piece {
  return group(
    '',
    ellipse([x, y, h * 0.4, h * 0.07], '#4a5a1e', 0.28),
    figure('chick', x, y - height, { h, looks: 'left', tilt, shadow: false }),
  );
}

export const meadowChase: Scene = {
  light: morning,
  pieces: [
    sky('#a9dcef', '#dff2e6', '#fdf6cf'),
    sun([150, 130, 56]),
    cloud([520, 120, 210]),
    cloud([1010, 190, 170]),
    hills(400, '#bcd97a', { bumps: 36, seed: 21, foot: '#97c45a' }),
    hut(1060, 430, 130, { wall: '#d9785a', thatch: '#e0ac4b' }),
    tree(930, 440, 160, { leaves: '#79b150', seed: 4 }),
    papa([1005, 478, 120], 'left'),
    hills(520, '#9ccb58', { bumps: 30, seed: 16, foot: '#6fae48' }),
    flowers(petals, { count: 30, from: 540, to: 660, seed: 31 }, 9),
    floating('butterfly', 195, 365, { h: 210, tilt: -22 }),
    motion([330, 420, 80, 22], '#ffffff', 2),
    chick([330, 700, 172], 'left', 10),
    hop([545, 690, 30, 172], 14),
    chick([755, 715, 176], 'left', 8),
    hop([955, 680, 24, 164], 12),
    motion([1055, 610, 70, 0], '#fffbe0', 3),
    figure('daisy', 150, 880, { h: 190, shadow: false }),
    figure('sunflower', 1080, 900, { h: 260, shadow: false }),
    figure('daisy', 930, 900, { h: 150, shadow: false }),
    figure('sunflower', 40, 920, { h: 220, shadow: false }),
    flowers(petals, { count: 18, from: 780, to: 890, left: 260, right: 860, seed: 33 }, 15),
  ],
};

export const goatRide: Scene = {
  light: { tint: '#fffaf0', shadow: '#5a4a1e', shadowStrength: 0.4, shadowShift: 0 },
  pieces: [
    sky('#8fd0ea', '#cdebe8'),
    cloud([200, 170, 260]),
    cloud([900, 110, 200]),
    hills(430, '#b5d670', { bumps: 24, seed: 41, foot: '#93c257' }),
    fence([-20, 1220, 590, 150], '#d98a62'),
    ground(
      [
        [-20, 575],
        [600, 565],
        [1220, 580],
      ],
      '#93c455',
      '#6aa444',
    ),
    ground(
      [
        [-20, 700],
        [600, 690],
        [1220, 705],
      ],
      '#f0ce7e',
      '#d9a552',
    ),
    grass('#6aa444', { count: 20, from: 690, to: 715, seed: 44 }),
    figure('goat', 430, 815, { h: 480, looks: 'left' }),
    chick([402, 538, 76], 'left', -6),
    chick([464, 540, 76], 'left', 4),
    chick([526, 540, 76], 'left', -4),
    chick([588, 538, 76], 'left', 5),
    chick([648, 536, 74], 'left', -3),
    papa([985, 840, 350], 'left', -5),
    burst([880, 520, 16, 52], '#fff6cf', 5, [-170, -60]),
    grass('#86b34d', { count: 12, from: 860, to: 900, seed: 45 }, 34),
  ],
};

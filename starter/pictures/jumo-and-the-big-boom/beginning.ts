import { jumo, nini } from '../characters/jumo-and-nini.ts';
import type { Piece, Scene } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { flowers, grass, ground, hills, mountain } from '../scenery/land.ts';
import { tree } from '../scenery/plants.ts';
import { lampLight } from '../scenery/rooms.ts';
import { motion } from '../scenery/signs.ts';
import { cloud, glow, sky, sun, vignette } from '../scenery/sky.ts';
import { lightning, soundRings, stormCloud } from '../scenery/storm.ts';
import { drop, puddle, rain } from '../scenery/water.ts';
import { circle, ellipse, shape, stroke } from '../svg.ts';
import { teal, sunny, lamp, home, inside } from './props.ts';

const stormy: Light = { tint: '#cfc8e6', shadow: '#1c1838', shadowStrength: 0.4, shadowShift: 0 };

const banana = (x: number, y: number, h: number, tilt: number): Piece =>
  figure('bananaBunch', x, y, { h, tilt, shadow: false });

export const cover: Scene = {
  light: stormy,
  pieces: [
    sky('#4b4470', '#7a6c9a', '#b3a2bc', '#e8d2b0'),
    hills(600, '#5d8f90', { bumps: 40, seed: 3, foot: '#437674' }),
    home([1010, 650, 250], 0.12, '#ffd873'),
    stormCloud([560, 200, 900], '#655d88'),
    lightning([760, 280], [830, 480], 44),
    ground(
      [
        [-20, 760],
        [300, 680],
        [600, 650],
        [900, 670],
        [1220, 730],
      ],
      teal,
      '#2f6e6c',
      6,
    ),
    jumo([500, 815, 420], 'worried', { looks: 'right', tilt: -5 }),
    nini(850, 840, 118, { looks: 'left', tilt: 12 }),
    grass('#6fc0ac', { count: 26, from: 780, to: 900, seed: 6 }, 38),
    rain(34, { seed: 7, opacity: 0.4 }),
    vignette('#2a2448', 0.25),
  ],
};

export const bestFriends: Scene = {
  light: sunny,
  pieces: [
    sky('#8fd6dc', '#d2f0e4', '#fdf5cf'),
    sun([180, 150, 66]),
    cloud([760, 130, 220]),
    hills(450, '#9fd6b4', { bumps: 40, seed: 12, foot: '#7cc0a4' }),
    home([1000, 560, 260]),
    ground(
      [
        [-20, 660],
        [300, 600],
        [620, 570],
        [920, 590],
        [1220, 640],
      ],
      '#5fb8a0',
      '#3c8f82',
      6,
    ),
    jumo([400, 840, 480], 'happy', { looks: 'right', shadow: false }),
    ground(
      [
        [-20, 770],
        [260, 742],
        [560, 748],
        [900, 778],
        [1220, 790],
      ],
      '#56b09a',
      '#3c8f82',
      6,
    ),
    grass('#86d0b4', { count: 26, from: 742, to: 770, left: 60, right: 760, seed: 16 }, 44),
    banana(720, 815, 104, -30),
    banana(820, 818, 104, 30),
    banana(770, 800, 114, 0),
    banana(680, 845, 100, -60),
    banana(860, 848, 100, 70),
    banana(772, 862, 104, 12),
    nini(985, 850, 116, { looks: 'left' }),
    grass('#86d0b4', { count: 24, from: 830, to: 900, seed: 14 }, 40),
    flowers(['#ffe27a', '#ffffff'], { count: 14, from: 700, to: 880, right: 220, seed: 15 }, 11),
  ],
};

export const run: Scene = {
  light: stormy,
  pieces: [
    sky('#3d3762', '#6a5f8e', '#a294b4'),
    stormCloud([700, 170, 1000], '#57507a'),
    stormCloud([150, 120, 520], '#4d466e'),
    lightning([880, 250], [950, 520], 62),
    hills(560, '#4f7f84', { bumps: 30, seed: 22, foot: '#3a686a' }),
    home([190, 660, 260], 0.15),
    ground(
      [
        [-20, 690],
        [400, 660],
        [800, 640],
        [1220, 700],
      ],
      '#44968a',
      '#265c5e',
      6,
    ),
    jumo([560, 815, 350], 'worried', { tilt: -7 }),
    ellipse([800, 812, 40, 24], '#d8cfe0', 0.8) +
      circle([845, 800, 20], '#d8cfe0', 0.75) +
      circle([770, 822, 18], '#d8cfe0', 0.7),
    motion([800, 640, 110, 0], '#ffffff', 4, 34),
    nini(965, 830, 90, { tilt: -10 }),
    motion([1030, 790, 50, 0], '#ffffff', 2, 22),
    banana(1100, 760, 76, 40),
    banana(1150, 860, 90, -70),
    rain(70, { seed: 25, lean: 0.3, opacity: 0.5 }),
    grass('#5fb0a0', { count: 18, from: 850, to: 900, seed: 26 }, 40),
  ],
};

export const doesNotFit: Scene = {
  light: stormy,
  pieces: [
    sky('#565078', '#7d739c', '#a79bb6'),
    stormCloud([860, 110, 760], '#5d5680'),
    hills(480, '#5c8a8e', { bumps: 26, seed: 31, foot: '#477878' }),
    ground(
      [
        [-20, 650],
        [500, 620],
        [1220, 650],
      ],
      '#4a9a8d',
      '#2a6464',
      6,
    ),
    jumo([690, 800, 440], 'worried'),
    home([400, 815, 530], 0.08),
    nini(1060, 850, 105, { looks: 'left', tilt: 6 }),
    drop([820, 345, 10]),
    drop([690, 350, 9]),
    drop([910, 390, 9]),
    puddle(940, 868, 190, '#7f9ab8'),
    rain(110, { seed: 35, opacity: 0.5 }),
    grass('#66b8a6', { count: 16, from: 850, to: 900, seed: 36, right: 800 }, 40),
  ],
};

export const closeToTrunk: Scene = {
  light: lamp,
  pieces: [
    inside('#a5694c', 640, 0.1),
    shape('M770 900V300Q780 130 960 120H1220V900Z', '#4d4672'),
    stroke(
      'M800 170l-8 40M880 150l-8 40M960 190l-8 40M1040 140l-8 40M1120 180l-8 40M1180 140l-8 40',
      '#e6f2ff',
      4,
      0.6,
    ),
    stroke('M768 900V300Q778 126 960 114H1220', '#6a4030', 28),
    lampLight([210, 560, 520], '#ffcf7a', 0.75),
    jumo([985, 885, 630], 'worried', { shadow: false }),
    ellipse([210, 700, 110, 20], '#3a1c20', 0.4),
    figure('lamp', 210, 700, { h: 120, shadow: false }),
    glow([262, 640, 110], '#ffe6a0', 0.9),
    nini(540, 855, 150, { looks: 'right' }),
    vignette('#1c0c1c', 0.35),
  ],
};

export const whiteFlash: Scene = {
  light: { tint: '#8b82ae', shadow: '#1c1838', shadowShift: 0 },
  pieces: [
    sky('#b9b2e0', '#ece8fb', '#ffffff'),
    glow([600, 330, 700], '#ffffff', 0.95),
    soundRings([600, 190], [330, 440, 550], '#8a7cc0', { width: 18, span: [0, 360], opacity: 0.35 }),
    stormCloud([600, 140, 760], '#6e669a'),
    lightning([600, 230], [622, 470], 56, '#ffe98a'),
    mountain([170, 700, 520, 250], '#a79cc8'),
    mountain([1060, 700, 560, 290], '#a79cc8'),
    hills(640, '#7f78a8', { bumps: 20, seed: 51, foot: '#655e90', rim: 5 }),
    ground(
      [
        [-20, 850],
        [250, 780],
        [450, 700],
        [620, 668],
        [800, 690],
        [1000, 770],
        [1220, 850],
      ],
      '#4d4674',
      '#2e2850',
      7,
    ),
    jumo([672, 694, 120], 'worried', { shadow: false }),
    home([600, 700, 150], 0.5, '#ffe9a8'),
    nini(775, 712, 36, { shadow: false }),
    rain(90, { seed: 55, color: '#8f86b8', opacity: 0.45 }),
    tree(250, 800, 190, { leaves: '#5d5788', bark: '#3d3660', seed: 5 }),
    tree(1000, 790, 160, { leaves: '#5d5788', bark: '#3d3660', seed: 6 }),
  ],
};

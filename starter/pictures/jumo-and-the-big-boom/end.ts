import { jumo, nini, paw } from '../characters/jumo-and-nini.ts';
import type { Scene } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { rainbow } from '../scenery/garden.ts';
import { grass, ground, hills, mountain, stone, tuft } from '../scenery/land.ts';
import { windowWith } from '../scenery/rooms.ts';
import { burst, motion } from '../scenery/signs.ts';
import { cloud, mist, sky, spark, sun, vignette } from '../scenery/sky.ts';
import { lightning, soundRings, stormCloud } from '../scenery/storm.ts';
import { drop, puddle, rain } from '../scenery/water.ts';
import { shape, stroke } from '../svg.ts';
import { teal, sunny, home, inside } from './props.ts';

const flash: Light = { tint: '#e6e6fa', shadow: '#241c44', shadowStrength: 0.5, shadowShift: -0.1 };

export const countingToSix: Scene = {
  light: flash,
  pieces: [
    inside('#b58a7c', 600, 0.04),
    windowWith(
      [800, 170, 260, 230],
      '#6a4030',
      sky('#6f689c', '#b3abd6', '#d8d2ee'),
      stormCloud([960, 220, 190], '#6a6292'),
      lightning([970, 240], [985, 330], 20),
      hills(370, '#57808a', { bumps: 10, seed: 62, rim: 2 }),
    ),
    shape('M800 420L1060 420L1160 900H560Z', '#f4f0ff', 0.28),
    jumo([110, 890, 700], 'calm', { looks: 'right', shadow: false }),
    ...[0, 1, 2, 3, 4, 5].map((i) => stone(505 + i * 112, 850 - (i % 2) * 8, 84, '#c3b4c4')),
    nini(860, 770, 150, { looks: 'left' }),
    vignette('#24143a', 0.28),
  ],
};

export const lightAndSound: Scene = {
  light: { tint: '#efe9f6', shadow: '#1e4a44' },
  pieces: [
    sky('#8a80b4', '#c6bcd6', '#f3e6cc'),
    mountain([80, 560, 420, 260], '#8f86b4'),
    mountain([320, 560, 380, 210], '#9d95be'),
    soundRings([190, 230], [200, 290, 380], '#4a9ad4', { width: 16, span: [-30, 62], opacity: 0.85 }),
    hills(560, '#8cc0ae', { bumps: 36, seed: 71, foot: '#6aa99a' }),
    hills(640, '#6fb5a2', { bumps: 26, seed: 72, foot: '#4f9a8c' }),
    stormCloud([190, 190, 340], '#645c8a'),
    stroke('M245 265L905 560', '#fff3b0', 30, 0.5),
    stroke('M245 265L905 560', '#ffd84a', 12),
    spark([910, 562, 54], '#fff0a0'),
    lightning([180, 250], [165, 350], 34),
    ground(
      [
        [-20, 800],
        [400, 770],
        [800, 720],
        [1220, 690],
      ],
      teal,
      '#2f7a70',
      6,
    ),
    home([960, 740, 260]),
    jumo([930, 850, 190], 'calm'),
    nini(800, 858, 58),
    grass('#7fcab4', { count: 20, from: 830, to: 900, seed: 75 }, 36),
  ],
};

export const farAway: Scene = {
  light: { tint: '#dfe0f2', shadow: '#24344e' },
  pieces: [
    sky('#8f98bc', '#b9c0d6', '#dcd6d6'),
    mist(240, 160, '#f4eedd', 0.5),
    stormCloud([290, 235, 150], '#6a668e'),
    lightning([290, 250], [284, 292], 12),
    soundRings([290, 250], [95, 135], '#ffffff', { width: 6, span: [-30, 210], opacity: 0.45 }),
    hills(360, '#a3b4c8', { bumps: 20, seed: 81, foot: '#93a8be', rim: 3 }),
    home([470, 372, 34], 0.25),
    home([515, 376, 26], 0.25),
    home([430, 378, 26], 0.25),
    hills(450, '#86a9b4', { bumps: 28, seed: 82, foot: '#7499a6', rim: 3 }),
    hills(560, '#649c9e', { bumps: 26, seed: 83, foot: '#4e8688', rim: 4 }),
    ground(
      [
        [-20, 740],
        [400, 700],
        [800, 660],
        [1220, 640],
      ],
      '#4f9a90',
      '#2c6668',
      6,
    ),
    home([1060, 730, 320], 0.05),
    jumo([650, 830, 350], 'calm'),
    nini(660, 492, 84, { shadow: false }),
    soundRings([395, 610], [34, 60], '#ffffff', { width: 6, span: [110, 250], opacity: 0.6 }),
    rain(30, { seed: 85, opacity: 0.35 }),
    tuft(130, 880, 90, '#66b0a0'),
    tuft(250, 895, 60, '#66b0a0'),
  ],
};

export const backwards: Scene = {
  light: sunny,
  pieces: [
    sky('#9bd0e0', '#d3ecea', '#fbf4d6'),
    rainbow([640, 640, 520, 26], 0.75),
    hills(500, '#94cfae', { bumps: 30, seed: 91, foot: '#74b89c' }),
    ground(
      [
        [-20, 640],
        [500, 610],
        [1220, 640],
      ],
      '#5cb69e',
      '#3a8a7e',
      6,
    ),
    jumo([600, 805, 390], 'happy', { tilt: 2 }),
    home([270, 810, 450]),
    motion([870, 560, 80, 0], '#ffffff', 3, 34),
    nini(1040, 850, 130, { looks: 'left' }),
    paw(1010, 790, 60, -1),
    paw(1060, 770, 60, 1),
    stroke('M960 720q-16 -14 -14 -34M1100 700q16 -14 12 -34', '#ffffff', 6, 0.9),
    puddle(760, 870, 240, '#8fd0e6'),
    drop([150, 660, 10]),
    drop([420, 640, 10]),
    drop([500, 690, 9]),
    grass('#86d0b4', { count: 14, from: 850, to: 900, seed: 96, right: 560 }, 40),
  ],
};

export const tummy: Scene = {
  light: sunny,
  pieces: [
    sky('#6fc6e0', '#c0e9e6', '#fdf6d2'),
    sun([990, 150, 80]),
    cloud([260, 150, 240]),
    hills(520, '#8fd0ae', { bumps: 34, seed: 101, foot: '#6cb89a' }),
    ground(
      [
        [-20, 640],
        [600, 615],
        [1220, 640],
      ],
      '#5cb89e',
      '#37897c',
      6,
    ),
    jumo([390, 850, 560], 'happy', { looks: 'right', tilt: -3 }),
    stroke('M270 560q24 -32 48 0t48 0M240 604q24 -32 48 0t48 0t48 0M270 648q24 -32 48 0t48 0', '#fff3b0', 11, 0.95),
    figure('bananaBunch', 800, 860, { h: 130, tilt: 12 }),
    nini(985, 860, 190, { looks: 'left', tilt: 10 }),
    burst([950, 640, 26, 62], '#ffffff', 6, [-160, -30]),
    ...[
      [130, 860],
      [640, 880],
      [1130, 850],
      [720, 640],
      [1080, 680],
    ].map(([x = 0, y = 0]) => spark([x, y, 18], '#ffffff', 0.9)),
    grass('#86d0b4', { count: 18, from: 860, to: 900, seed: 106 }, 44),
  ],
};

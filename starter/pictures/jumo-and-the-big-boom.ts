import { jumo, nini, paw } from './characters/jumo-and-nini.ts';
import type { Book, Light, Piece, Scene } from './compose.ts';
import { figure } from './figure.ts';
import { hut } from './scenery/farm.ts';
import { rainbow } from './scenery/garden.ts';
import { flowers, grass, ground, hills, mountain, stone, tuft } from './scenery/land.ts';
import { tree } from './scenery/plants.ts';
import { lampLight, windowWith } from './scenery/rooms.ts';
import { burst, motion } from './scenery/signs.ts';
import { cloud, glow, mist, sky, spark, sun, vignette } from './scenery/sky.ts';
import { lightning, soundRings, stormCloud } from './scenery/storm.ts';
import { drop, puddle, rain } from './scenery/water.ts';
import { type Spot, circle, darker, down, ellipse, rect, shape, stroke } from './svg.ts';

const teal = '#4fa596';
const straw = '#d9b45a';

const sunny: Light = { tint: '#fffaf0', shadow: '#1e4a44' };
const stormy: Light = { tint: '#cfc8e6', shadow: '#1c1838', shadowStrength: 0.4, shadowShift: 0 };
const lamp: Light = { tint: '#f2d8bc', shadow: '#2a1420', shadowStrength: 0.45, shadowShift: 0.1 };
const flash: Light = { tint: '#e6e6fa', shadow: '#241c44', shadowStrength: 0.5, shadowShift: -0.1 };

const home = ([x, y, w]: Spot, dark = 0, light?: string): string =>
  hut(x, y, w, {
    wall: darker('#d99a6a', dark),
    thatch: darker(straw, dark),
    door: darker('#6e4436', dark),
    ...(light === undefined ? {} : { lamp: light }),
  });

const banana = (x: number, y: number, h: number, tilt: number): Piece =>
  figure('bananaBunch', x, y, { h, tilt, shadow: false });

const cover: Scene = {
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

const bestFriends: Scene = {
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

const run: Scene = {
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

const doesNotFit: Scene = {
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

/** The inside of the hut: warm clay walls, roof poles and an earth floor. */
function inside(wall: string, floorY: number, strength: number): string {
  const clay = down([0, darker(wall, 0.5)], [0.4, wall], [1, darker(wall, 0.12)]);
  const earth = down([0, darker('#a8744e', 0.3)], [1, '#b98458']);
  let poles = '';
  for (const x of [-120, 130, 380, 630, 880, 1130, 1380])
    poles += stroke(`M600 -220L${x} 190`, darker('#8a5a3c', 0.2), 20, 0.8);
  return (
    clay.def +
    rect([0, 0, 1200, floorY], clay.fill) +
    shape('M0 0H1200V120Q600 220 0 120Z', darker(straw, 0.45)) +
    poles +
    earth.def +
    shape(`M0 ${floorY}Q600 ${floorY - 34} 1200 ${floorY}V900H0Z`, earth.fill) +
    rect([0, 0, 1200, 900], '#1c1030', 0, strength)
  );
}

const closeToTrunk: Scene = {
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

const whiteFlash: Scene = {
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

const countingToSix: Scene = {
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

const lightAndSound: Scene = {
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

const farAway: Scene = {
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

const backwards: Scene = {
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

const tummy: Scene = {
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

export const book: Book = {
  slug: 'jumo-and-the-big-boom',
  scenes: [
    cover,
    bestFriends,
    run,
    doesNotFit,
    closeToTrunk,
    whiteFlash,
    countingToSix,
    lightAndSound,
    farAway,
    backwards,
    tummy,
  ],
};

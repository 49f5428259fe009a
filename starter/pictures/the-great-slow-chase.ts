import { snail, turtle } from './characters/turtle-and-snail.ts';
import { type Book, type Light, type Piece, type Scene, group } from './compose.ts';
import { figure, floating } from './figure.ts';
import {
  broadLeaf,
  dew,
  melon,
  plantedCarrot,
  rainbow,
  strawberryPlant,
  tallGrass,
  toadstool,
} from './scenery/garden.ts';
import { flowers, grass, ground, hills, stone, tuft } from './scenery/land.ts';
import { bough, foliage } from './scenery/plants.ts';
import { burst, motion, soundBows } from './scenery/signs.ts';
import { cloud, glow, mist, moon, sky, spark, stars, sun, vignette } from './scenery/sky.ts';
import { drop, rain } from './scenery/water.ts';
import { circle, darker, ellipse, stroke } from './svg.ts';

const soil = '#dcb988';
const spring = '#8cc860';

const day: Light = { tint: '#fffdf2', shadow: '#4a2e1a', shadowShift: -0.08 };
const sunset: Light = { tint: '#ffdcc0', shadow: '#4a1e2e', shadowStrength: 0.45, shadowShift: -0.25 };
const evening: Light = { tint: '#d9cdf2', shadow: '#1c1440', shadowStrength: 0.45 };

const soilGround = (y: number, color = soil): string =>
  ground(
    [
      [-20, y + 14],
      [300, y - 6],
      [620, y + 6],
      [930, y - 8],
      [1220, y + 10],
    ],
    color,
    darker(color, 0.22),
  );
const undergrowth = (y: number, h: number, color: string, seed: number): string =>
  foliage([90, y - h * 0.2, h * 1.5], color, seed) +
  foliage([480, y - h * 0.05, h * 1.2], color, seed + 1) +
  foliage([830, y - h * 0.1, h * 1.3], color, seed + 2) +
  foliage([1140, y - h * 0.22, h * 1.5], color, seed + 3);
const daisy = (x: number, y: number, h: number, tilt = 0): Piece => figure('daisy', x, y, { h, tilt, shadow: false });

function dust(x: number, y: number, size: number): string {
  return (
    ellipse([x, y, size, size * 0.62], '#fff6e2', 0.85) +
    circle([x - size * 0.7, y + size * 0.1, size * 0.42], '#fff6e2', 0.8) +
    circle([x + size * 0.6, y - size * 0.25, size * 0.34], '#fff6e2', 0.7)
  );
}

interface AntOptions {
  readonly crumb?: boolean;
  readonly tint?: string;
}

function ant(x: number, y: number, h: number, { crumb = true, tint }: AntOptions = {}): Piece {
  const food = crumb
    ? circle([x - h * 0.1, y - h * 1.02, h * 0.2], '#e8b96a') +
      circle([x - h * 0.15, y - h * 1.08, h * 0.08], '#f7dca0')
    : '';
  return group('', figure('ant', x, y, { h, looks: 'right', tint: tint ?? '#ffffff', brightness: 1.7 }), food);
}

/** The strawberry on the backs of five ants, on its way to the right. */
function walkingBerry(x: number, y: number, h: number): Piece {
  const ants = [-1.25, -0.63, 0, 0.63, 1.25].map((side, i) =>
    ant(x + side * h * 0.56, y + (i % 2) * h * 0.08, h * 0.42, { crumb: false, tint: '#d9cdf2' }),
  );
  return group(
    '',
    ...ants,
    floating('strawberry', x, y - h * 0.8, { h, tilt: 84 }),
    motion([x - h * 0.75, y - h * 0.85, h * 0.4, 180], '#fff6e2', 3, 24),
  );
}

const cover: Scene = {
  light: day,
  pieces: [
    sky('#fff3cf', '#fff8e4', '#eef6cf'),
    sun([215, 170, 66], '#ffd764', '#fff3c0'),
    hills(430, '#cfe7a0', { bumps: 22, seed: 3, foot: '#a8d477' }),
    undergrowth(560, 190, '#97cc6c', 11),
    tallGrass([-20, 650, 200, 420], 12, spring, 5),
    tallGrass([1040, 650, 200, 460], 12, spring, 6),
    daisy(1065, 660, 240, 4),
    soilGround(620),
    grass('#7fbb55', { count: 24, from: 615, to: 650, seed: 4 }, 40),
    turtle(285, 805, 265, { looks: 'right', mood: 'shout', reach: [0.36, 0.36] }),
    snail(812, 820, 405, { looks: 'right', mood: 'smile', tilt: -3 }),
    dust(128, 770, 26),
    dust(560, 832, 20),
    motion([130, 640, 60, 180], '#ffffff', 3, 30),
    tallGrass([-30, 920, 170, 170], 10, '#6fb04e', 8),
    tallGrass([1060, 920, 170, 170], 10, '#6fb04e', 9),
  ],
};

const gone: Scene = {
  light: day,
  pieces: [
    sky('#fff1cc', '#f6f7d6', '#dff0c0'),
    glow([250, 100, 420], '#fff6c8', 0.8),
    undergrowth(590, 250, '#a5d47a', 21),
    broadLeaf([1130, 640, 420, 18], '#6fb358'),
    broadLeaf([1010, 630, 330, -8], '#83c366'),
    soilGround(610),
    strawberryPlant([950, 770, 460], true),
    dew(
      [
        [800, 410],
        [1080, 360],
        [1190, 520],
        [690, 540],
        [960, 470],
      ],
      11,
    ),
    turtle(215, 840, 290, { looks: 'right', mood: 'shout', reach: [0.2, 0.52] }),
    burst([447, 575, 90, 136], '#e2455a', 7, [-150, -20]),
    grass('#7fbb55', { count: 12, from: 850, to: 900, seed: 12 }, 48),
  ],
};

const stopThief: Scene = {
  light: day,
  pieces: [
    sky('#fdf3d4', '#fdf8e2'),
    cloud([930, 130, 240], '#ffffff', 0.9),
    hills(330, '#c4e394', { bumps: 26, seed: 30, foot: '#9fd070' }),
    strawberryPlant([130, 560, 300], true),
    tallGrass([330, 580, 900, 260], 34, '#93cc66', 32),
    soilGround(560),
    turtle(330, 770, 215, { looks: 'right', mood: 'shout', reach: [0.42, 0.42] }),
    soundBows([590, 600, 70, -8], '#e2455a', 3),
    snail(860, 780, 235, { looks: 'right', mood: 'shout', tilt: 3 }),
    motion([700, 730, 50, 180], '#ffffff', 2, 30),
    stone(1060, 640, 90, '#bdb0a4'),
    grass('#7fbb55', { count: 16, from: 840, to: 900, seed: 33 }, 46),
  ],
};

const slowest: Scene = {
  light: day,
  pieces: [
    sky('#bfe6ea', '#eaf5da', '#fff7d8'),
    sun([600, 200, 92], '#ffd24d', '#fff1b0'),
    cloud([190, 170, 200]),
    cloud([1010, 240, 170]),
    hills(470, '#cbe69a', { bumps: 46, seed: 40, foot: '#a4d274' }),
    hills(560, '#9fd06a', { bumps: 24, seed: 41, foot: '#7dbb55' }),
    ground(
      [
        [-20, 690],
        [600, 670],
        [1220, 690],
      ],
      soil,
      '#9a6a46',
    ),
    motion([265, 700, 270, 180], '#ffffff', 4, 24),
    turtle(350, 770, 110, { looks: 'right', mood: 'shout', reach: [0.4, 0.2], tilt: -3 }),
    daisy(480, 760, 170),
    motion([800, 700, 270, 180], '#ffffff', 4, 24),
    snail(880, 772, 128, { looks: 'right', mood: 'shout', tilt: 6 }),
    stone(985, 775, 76, '#b0a49c'),
    grass('#7fbb55', { count: 26, from: 820, to: 900, seed: 44 }, 40),
  ],
};

const goodMorningAnts: Scene = {
  light: day,
  pieces: [
    sky('#fff4d2', '#eaf4cc', '#cfe8a8'),
    undergrowth(500, 260, '#acd880', 51),
    tallGrass([-20, 560, 1240, 360], 40, '#8cc860', 52),
    soilGround(520),
    turtle(300, 690, 250, { looks: 'right', mood: 'puff', reach: [0.36, 0.16] }),
    snail(800, 690, 300, { looks: 'right', mood: 'puff', tilt: -4 }),
    drop([560, 470, 15]),
    drop([620, 520, 12]),
    drop([470, 450, 12]),
    drop([985, 420, 14]),
    drop([1020, 480, 11]),
    ...[150, 370, 590, 810, 1030].map((x, i) => ant(x, 850 + (i % 2) * 14, 100)),
    ...[262, 482, 702, 922].map((x) => motion([x - 2, 812, 34, 180], '#fff6e2', 2, 20)),
  ],
};

const roundTheMelon: Scene = {
  light: day,
  pieces: [
    sky('#c9e9ea', '#f0f6d4'),
    sun([1040, 120, 58]),
    hills(330, '#c8e69a', { bumps: 30, seed: 60, foot: '#a2d270' }),
    soilGround(440, '#b98556'),
    ...[60, 190, 320, 450].map((x, i) => plantedCarrot(x, 500 - i * 4, 150, i + 1)),
    ...[10, 160, 310].map((x, i) => plantedCarrot(x, 600 - i * 4, 180, i + 7)),
    snail(965, 700, 240, { looks: 'right', mood: 'smile' }),
    melon(715, 740, 390),
    turtle(250, 850, 215, { looks: 'right', mood: 'calm', reach: [0.45, 0.4] }),
    figure('butterfly', 478, 644, { h: 92, tilt: 8, shadow: false }),
    group(
      '',
      stroke('M700 800Q900 860 1120 790', '#ffffff', 8, 0.6),
      stroke('M740 838Q920 888 1090 838', '#ffffff', 6, 0.45),
    ),
    grass('#7fbb55', { count: 12, from: 850, to: 900, seed: 63 }, 46),
  ],
};

const sameMushroom: Scene = {
  light: { tint: '#e2ece4', shadow: '#1e3a34', shadowStrength: 0.4, shadowShift: 0 },
  pieces: [
    sky('#8faea8', '#aac4b4', '#c4d6bc'),
    undergrowth(560, 240, '#7fa98a', 71),
    tallGrass([-20, 640, 1240, 300], 40, '#7dac78', 72),
    soilGround(640, '#a5835f'),
    rain(120, { seed: 73, color: '#eaf6f4', opacity: 0.5 }),
    toadstool(600, 800, 690, '#dd4458'),
    snail(390, 820, 245, { looks: 'left', mood: 'sad' }),
    turtle(850, 820, 205, { looks: 'right', mood: 'sad', reach: [0.14, 0.22] }),
    rain(36, { seed: 74, color: '#ffffff', opacity: 0.35, length: 60 }),
  ],
};

const ready: Scene = {
  light: day,
  pieces: [
    sky('#cfe6ec', '#eef5de', '#fdf6d8'),
    rainbow([620, 640, 560, 20], 0.5),
    hills(430, '#b9e08a', { bumps: 30, seed: 80, foot: '#93cb66' }),
    toadstool(190, 590, 330),
    broadLeaf([60, 660, 300, -20], '#6fb358'),
    tallGrass([1010, 600, 220, 260], 16, spring, 83),
    soilGround(560),
    bough(
      [
        [770, 590],
        [800, 690],
        [850, 790],
        [880, 885],
      ],
      24,
      '#9a6a46',
    ),
    snail(560, 680, 245, { looks: 'right', mood: 'smile', tilt: 4 }),
    turtle(490, 855, 225, { looks: 'right', mood: 'smile', reach: [0.3, 0.3] }),
    dew(
      [
        [40, 480],
        [95, 540],
        [20, 590],
      ],
      11,
    ),
    grass('#7fbb55', { count: 14, from: 850, to: 900, right: 320, seed: 84 }, 46),
    dew(
      [
        [1060, 470],
        [1170, 500],
        [1120, 420],
      ],
      11,
    ),
  ],
};

const gotYou: Scene = {
  light: sunset,
  pieces: [
    sky('#f07a58', '#ffab62', '#ffe0a0'),
    sun([600, 470, 120], '#ffe48a', '#ffd07a'),
    hills(520, '#c98a5a', { bumps: 22, seed: 90, foot: '#a8684e' }),
    tallGrass([-20, 620, 340, 330], 16, '#8a8a48', 92),
    tallGrass([920, 620, 320, 340], 16, '#8a8a48', 93),
    soilGround(600, '#c07c54'),
    snail(905, 800, 420, { looks: 'right', mood: 'shout', tilt: 2 }),
    turtle(215, 840, 310, { looks: 'right', mood: 'smile', reach: [0.92, 0.32] }),
    burst([742, 560, 30, 72], '#fff3c4', 6, [-140, -40]),
    motion([60, 560, 60, 180], '#fff3d0', 3, 32),
  ],
};

const whatStrawberry: Scene = {
  light: sunset,
  pieces: [
    sky('#e0687a', '#f79a6a', '#ffd79a'),
    sun([180, 480, 80], '#ffdf8a', '#ffc87a'),
    hills(500, '#b8785e', { bumps: 22, seed: 90, foot: '#96604e' }),
    tallGrass([420, 600, 420, 200], 18, '#8f8550', 102),
    soilGround(580, '#b8744f'),
    turtle(290, 800, 255, { looks: 'right', mood: 'calm', reach: [0.26, 0.42] }),
    snail(850, 800, 330, { looks: 'left', mood: 'puff' }),
    floating('question', 480, 430, { h: 140, tilt: -8 }),
    floating('question', 725, 345, { h: 140, tilt: 8 }),
  ],
};

const laughing: Scene = {
  light: evening,
  pieces: [
    sky('#574a92', '#8a68ae', '#d79ab0', '#f2c0a8'),
    spark([850, 150, 24], '#fff6d8'),
    stars({ count: 8, to: 200, seed: 111 }),
    hills(520, '#7d6a9a', { bumps: 30, seed: 112, foot: '#5f5284' }),
    tallGrass([-20, 640, 260, 280], 16, '#5f7a6a', 113),
    soilGround(610, '#9a7284'),
    snail(530, 785, 270, { looks: 'left', mood: 'laugh', tilt: 8, berry: false }),
    turtle(205, 790, 205, { looks: 'right', mood: 'laugh', reach: [0.2, 0.42], tilt: -6 }),
    stroke(
      'M100 560q-22 -26 -6 -56M70 590q-34 -40 -10 -92M690 560q24 -24 10 -56M720 588q38 -38 14 -92',
      '#fff3d0',
      7,
      0.85,
    ),
    walkingBerry(945, 800, 170),
    grass('#5f7a6a', { count: 14, from: 850, to: 900, seed: 115 }, 40),
  ],
};

const again: Scene = {
  light: evening,
  pieces: [
    sky('#3a3a7e', '#6a5a9e', '#a884b4'),
    stars({ count: 26, to: 190, seed: 121 }),
    moon([250, 150, 62], '#fff2c9', '#e8d8ff'),
    hills(270, '#6a6f9a', { bumps: 20, seed: 122, foot: '#586a84' }),
    ground(
      [
        [-20, 310],
        [600, 290],
        [1220, 310],
      ],
      '#75897a',
      '#4a5a68',
      4,
    ),
    ellipse([640, 640, 700, 210], '#a58a8a', 0.75),
    ellipse([640, 660, 600, 165], '#b3968e', 0.7),
    strawberryPlant([235, 470, 180], true, '#5a8a5c'),
    stone(390, 480, 64, '#a8a0b0'),
    melon(590, 500, 170, '#7a9a5c'),
    toadstool(820, 490, 170, '#c84a66'),
    flowers(['#e8e2ff', '#ffd7de'], { count: 14, from: 380, to: 520, left: 900, seed: 124 }, 9),
    snail(420, 700, 150, { looks: 'right', mood: 'shout', berry: false, tilt: 4 }),
    turtle(330, 830, 140, { looks: 'right', mood: 'shout', reach: [0.46, 0.28], tilt: -4 }),
    motion([320, 640, 90, 180], '#fff6e2', 3, 26),
    motion([190, 770, 110, 180], '#fff6e2', 3, 26),
    walkingBerry(965, 730, 150),
    mist(260, 90, '#d8ccff', 0.25),
    tuft(90, 880, 90, '#4a6a5c'),
    tuft(1110, 890, 100, '#4a6a5c'),
    vignette('#1c1440', 0.28),
  ],
};

export const book: Book = {
  slug: 'the-great-slow-chase',
  scenes: [
    cover,
    gone,
    stopThief,
    slowest,
    goodMorningAnts,
    roundTheMelon,
    sameMushroom,
    ready,
    gotYou,
    whatStrawberry,
    laughing,
    again,
  ],
};

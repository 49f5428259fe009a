import { snail, turtle } from '../characters/turtle-and-snail.ts';
import { type Piece, type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { broadLeaf, dew, melon, plantedCarrot, strawberryPlant, tallGrass } from '../scenery/garden.ts';
import { grass, ground, hills, stone } from '../scenery/land.ts';
import { burst, motion, soundBows } from '../scenery/signs.ts';
import { cloud, glow, sky, sun } from '../scenery/sky.ts';
import { drop } from '../scenery/water.ts';
import { circle, ellipse, stroke } from '../svg.ts';
import { soil, spring, day, soilGround, undergrowth, ant } from './props.ts';

const daisy = (x: number, y: number, h: number, tilt = 0): Piece => figure('daisy', x, y, { h, tilt, shadow: false });

function dust(x: number, y: number, size: number): string {
  return (
    ellipse([x, y, size, size * 0.62], '#fff6e2', 0.85) +
    circle([x - size * 0.7, y + size * 0.1, size * 0.42], '#fff6e2', 0.8) +
    circle([x + size * 0.6, y - size * 0.25, size * 0.34], '#fff6e2', 0.7)
  );
}

export const cover: Scene = {
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

export const gone: Scene = {
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

export const stopThief: Scene = {
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

export const slowest: Scene = {
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

export const goodMorningAnts: Scene = {
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

export const roundTheMelon: Scene = {
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

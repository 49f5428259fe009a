import { tiger } from '../characters/tigers.ts';
import type { Scene } from '../compose.ts';
import { farForest, fern, jungleTrunk } from '../scenery/jungle.ts';
import { grass, ground, hills } from '../scenery/land.ts';
import { burst, motion } from '../scenery/signs.ts';
import { glow, sky, sun } from '../scenery/sky.ts';
import { ellipse } from '../svg.ts';
import { deep, drum, flat, frog, grr, house, jade, jungleLight, mint, stoneColor, tinCup } from './props.ts';

const morning = ['#fff3b8', '#f6f9cf', '#d6f1d2'] as const;

export const cover: Scene = {
  light: jungleLight,
  pieces: [
    sky('#ffe9a6', '#fbf3c4', '#cdeed0'),
    glow([600, 330, 640], '#fffbe0', 0.9),
    farForest(640, '#b4e2bc', 2, 420),
    hills(600, '#8fd0a4', { bumps: 30, seed: 4, foot: mint }),
    jungleTrunk([120, 720, 130], '#6f8f7c'),
    ground(
      [
        [-20, 720],
        [350, 690],
        [800, 690],
        [1220, 730],
      ],
      jade,
      deep,
      6,
    ),
    grr([770, 800, 235], { turn: -0.4, seed: 5 }),
    tiger([455, 842, 178], {
      mood: 'cross',
      turn: 0.35,
      hands: [
        [-0.66, 0.95],
        [0.66, 0.95],
      ],
      tail: [
        [-0.3, 0],
        [-1.1, 0.1],
        [-1.45, -0.7],
        [-1.15, -1.3],
      ],
    }),
    fern([1150, 900, 220], '#3f9a74', -8),
  ],
};

export const crash: Scene = {
  light: jungleLight,
  pieces: [
    sky(...morning),
    sun([170, 130, 60], '#ffd75e', '#fff1b8'),
    farForest(590, '#b4e0b8', 3),
    hills(560, '#9bd8aa', { bumps: 22, seed: 9, foot: mint }),
    house([180, 610, 230]),
    ground(
      [
        [-20, 640],
        [400, 612],
        [800, 620],
        [1220, 640],
      ],
      '#6cc497',
      jade,
      6,
    ),
    grass('#9be4b6', { count: 16, from: 650, to: 720, seed: 12 }, 34),
    ellipse([810, 800, 150, 18], '#1c3a3c', 0.24),
    tiger([430, 830, 122], {
      mood: 'startled',
      turn: 0.9,
      headTilt: 6,
      hands: [
        [-0.9, 0.3],
        [0.86, 0.5],
      ],
      tail: [
        [0.3, 0],
        [1.3, 0.15],
        [2.0, -0.35],
        [2.62, -0.62],
      ],
    }),
    flat([800, 806, 190], stoneColor(0)),
    flat([818, 738, 168], stoneColor(1), 8),
    flat([868, 664, 150], stoneColor(2), 24),
    flat([968, 596, 128], stoneColor(3), 48),
    flat([1040, 690, 108], stoneColor(4), 80),
    flat([1080, 520, 88], stoneColor(5), -30),
    burst([800, 640, 70, 120], '#fff8d0', 6, [150, 260]),
    motion([920, 500, 80, 28], '#ffffff', 3, 30),
    motion([690, 590, 70, 200], '#ffffff', 2, 34),
    frog([1085, 846, 96], { mood: 'startled' }),
    grass('#8fe0b0', { count: 18, from: 856, to: 900, seed: 13 }, 40),
  ],
};

export const asBigAsACup: Scene = {
  light: jungleLight,
  pieces: [
    sky('#fdf0bc', '#e6f4cc', '#b9e6c4'),
    farForest(400, '#bfe4bd', 7, 300),
    ground(
      [
        [-20, 390],
        [500, 370],
        [1220, 395],
      ],
      '#7fcc9f',
      '#3f9a80',
      6,
    ),
    flat([150, 560, 150], stoneColor(0), -6),
    flat([300, 500, 110], stoneColor(3), 10),
    flat([560, 470, 84], stoneColor(5), -4),
    grass('#a6e8bc', { count: 12, from: 430, to: 600, seed: 22 }, 30),
    ellipse([420, 764, 390, 98], '#2b7f74', 0.3),
    ellipse([420, 752, 390, 96], '#ff9d7a'),
    ellipse([420, 752, 336, 80], '#ffc59a'),
    ellipse([420, 752, 296, 68], '#ff9d7a'),
    tiger([905, 850, 195], {
      mood: 'cross',
      turn: -1,
      legs: 'sit',
      headTilt: -8,
      hands: [
        [-0.7, 1.2],
        [0.74, 1.25],
      ],
      tail: [
        [0.4, 0.2],
        [1.0, 0.3],
        [1.2, -0.4],
      ],
    }),
    tinCup([270, 772, 176]),
    burst([500, 690, 122, 172], '#fff6cf', 9, [-205, 25]),
    grr([500, 782, 70], { turn: 0.6, seed: 8 }),
  ],
};

export const asBigAsADrum: Scene = {
  light: jungleLight,
  pieces: [
    sky('#ffdf9e', '#ffedb8', '#cfe8bc'),
    farForest(540, '#bcdcac', 12, 400),
    ground(
      [
        [-20, 560],
        [600, 540],
        [1220, 570],
      ],
      '#62bb92',
      '#33907c',
      6,
    ),
    grass('#93deb0', { count: 10, from: 580, to: 690, seed: 32 }, 34),
    drum([960, 770, 250], 7),
    motion([1070, 500, 60, -80], '#ffffff', 2, 130),
    grr([650, 790, 112], { mood: 'shout', turn: -0.5, seed: 11, tilt: 4 }),
    tiger([290, 850, 158], {
      mood: 'cross',
      turn: 0.5,
      legs: 'stamp',
      tilt: 3,
      hands: [
        [-0.95, -0.1],
        [0.95, -0.1],
      ],
      tail: [
        [-0.2, 0.1],
        [-0.9, 0.3],
        [-1.2, -0.5],
        [-1.0, -1],
      ],
    }),
    burst([452, 866, 60, 110], '#fff3c8', 7, [-180, 0]),
    flat([800, 872, 110], stoneColor(4), -8),
    frog([1110, 860, 78], { mood: 'startled' }),
  ],
};

export const asBigAsAHouse: Scene = {
  light: jungleLight,
  pieces: [
    sky('#ffb78a', '#ffd29a', '#ffe9bc', '#d9e6b0'),
    farForest(580, '#dccf98', 14, 300),
    ground(
      [
        [-20, 610],
        [420, 590],
        [820, 595],
        [1220, 620],
      ],
      '#5fb38c',
      '#2f8574',
      6,
    ),
    house([235, 690, 400]),
    grr([595, 705, 172], { mood: 'shout', turn: 0.5, seed: 15 }),
    grass('#8fd8ac', { count: 10, from: 700, to: 780, seed: 42 }, 32),
    tinCup([130, 822, 46]),
    drum([220, 830, 78]),
    tiger([890, 850, 104], {
      mood: 'roar',
      turn: 0.9,
      headTilt: 5,
      hands: [
        [-0.7, 1.0],
        [1.3, 0.3],
      ],
      tail: [
        [-0.2, 0],
        [-1.1, 0.2],
        [-1.3, -0.6],
      ],
    }),
    frog([1080, 764, 78], { looks: 'right', mood: 'leap' }),
    flat([1120, 722, 66], stoneColor(5), 14),
  ],
};

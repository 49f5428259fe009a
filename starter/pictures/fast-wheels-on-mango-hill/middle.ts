import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { tallGrass } from '../scenery/garden.ts';
import { foliage } from '../scenery/plants.ts';
import { motion } from '../scenery/signs.ts';
import { drop, rain, ripples } from '../scenery/water.ts';
import { rope, sock, wheelchairFront } from '../scenery/wheels.ts';
import { puddleOutline } from '../scenery/yard.ts';
import { type Point, ellipse, rect, shape, stroke } from '../svg.ts';
import { anaLook, benLook, captain, junLook, loadedCart, talaLook, train, whistle } from './crew.ts';
import { clay, cloudOver, farView, palms, slope, stormy } from './props.ts';

const nose: readonly Point[] = [
  [-20, 330],
  [330, 340],
  [440, 380],
  [620, 560],
  [800, 740],
  [900, 790],
  [1220, 800],
];

export const downTheNose: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.35, 430),
    cloudOver(980, 150, 480),
    slope(nose, 90),
    ellipse([330, 362, 120, 16], '#2a1840', 0.25),
    shape('M268 366Q300 260 292 40H372Q362 260 398 366Q332 384 268 366Z', '#7a5a48'),
    shape('M280 364Q308 260 300 40H340Q336 260 350 372Q310 378 280 364Z', '#94705a'),
    foliage([180, 30, 300], '#4aa878', 3),
    foliage([480, 20, 320], '#4aa878', 4),
    foliage([330, -20, 380], '#57b488', 6),
    ...[
      [150, 110],
      [250, 150],
      [440, 140],
      [540, 110],
    ].map(([x = 0, y = 0]) => figure('mango', x, y, { h: 52, shadow: false })),
    rope(
      [
        [126, 262],
        [200, 270],
        [284, 262],
      ],
      11,
    ),
    stroke('M284 252Q330 276 380 250M282 274Q330 298 384 272', '#b89a68', 14),
    stroke('M284 252Q330 276 380 250M282 274Q330 298 384 272', '#e9d3a4', 8),
    rope(
      [
        [382, 258],
        [500, 344],
        [694, 484],
      ],
      11,
    ),
    sock([500, 340, 52], 8),
    folk(benLook, [90, 350, 92], {
      turn: 0.5,
      lean: -14,
      mouth: 'flat',
      brows: 'cross',
      grab: [
        [104, 262],
        [140, 262],
      ],
    }),
    folk(anaLook, [208, 352, 92], {
      turn: 0.5,
      lean: -14,
      mouth: 'flat',
      grab: [
        [206, 270],
        [244, 268],
      ],
    }),
    group('transform="rotate(43 650 605)"', captain([650, 605, 110], { mouth: 'smile', brows: 'up', headTilt: -16 })),
    loadedCart([1090, 850, 170], false),
    folk(junLook, [950, 860, 100], {
      turn: -0.6,
      headTilt: 8,
      gaze: [-0.6, -0.8],
      mouth: 'laugh',
      hands: [
        [-0.6, -0.4],
        [0.6, -0.4],
      ],
    }),
  ],
};

export const roundTheBelly: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.5, 400),
    cloudOver(330, 130, 560),
    palms([1060, 640, 330]),
    slope(
      [
        [-20, 700],
        [300, 620],
        [640, 600],
        [960, 640],
        [1220, 740],
      ],
      150,
      '#84c8a4',
    ),
    train([985, 742, 112], {
      angle: 2,
      sockTurn: -34,
      tala: { mouth: 'laugh', eyes: 'smiling' },
      ana: { mouth: 'open', eyes: 'smiling' },
      ben: { mouth: 'laugh' },
      jun: {
        eyes: 'smiling',
        mouth: 'o',
        hands: [
          [-0.34, 0.4],
          [0.12, 0],
        ],
      },
    }),
    group('transform="rotate(2 985 742)"', figure('mango', 512, 556, { h: 40, tilt: 20, shadow: false })),
    stroke('M60 300q60 -30 120 0t120 0M800 330q50 -26 100 0t100 0', '#ffffff', 6, 0.6),
  ],
};

export const goatOnTheKnee: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.6, 330),
    cloudOver(700, 110, 620),
    shape('M-20 430Q300 380 700 470T1220 480V920H-20Z', '#84c8a4'),
    shape('M-20 620Q420 560 700 600Q980 640 1010 740Q1020 860 880 920H-20Z', clay),
    stroke('M-20 620Q420 560 700 600Q980 640 1010 740Q1020 860 880 920', '#e9a880', 9, 0.7),
    palms([1120, 540, 300]),
    figure('goat', 810, 790, { h: 360, looks: 'left' }),
    loadedCart([60, 800, 280], false),
    folk(junLook, [236, 690, 150], {
      legs: 'hidden',
      turn: 0.6,
      mouth: 'open',
      eyes: 'wide',
      brows: 'up',
      hands: [
        [-0.5, 0.4],
        [0.66, 0.14],
      ],
    }),
    shape('M120 690H330Q330 830 270 850H170Q110 830 120 690Z', '#7a6ac0'),
    rect([112, 676, 226, 22], '#b3a8e4', 8),
    captain([400, 850, 165], {
      mouth: 'smile',
      brows: 'up',
      grab: [
        [400, 660],
        [600, 720],
      ],
    }),
    figure('mango', 690, 836, { h: 62, tilt: 60 }),
    motion([622, 812, 46, 8], '#ffe9c4', 3, 18),
    tallGrass([960, 920, 260, 150], 24, '#3f9a70', 5),
  ],
};

export const thePuddle: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.75, 250),
    cloudOver(250, 80, 520),
    cloudOver(850, 90, 620),
    shape('M-20 360H1220V920H-20Z', '#86c4a8'),
    shape('M330 360H870L1110 920H90Z', clay),
    stroke('M330 360L90 920M870 360L1110 920', '#e9a880', 8, 0.6),
    loadedCart([840, 560, 210], true),
    wheelchairFront(
      [600, 640, 140],
      folk(talaLook, [600, 536, 140], {
        legs: 'sit',
        mouth: 'flat',
        brows: 'cross',
        gaze: [0, 0.8],
        grab: [
          [510, 560],
          [640, 640],
        ],
        over: (neck, u) => [whistle(neck, u)],
      }),
    ),
    folk(benLook, [330, 640, 130], {
      turn: 0.3,
      mouth: 'open',
      brows: 'worried',
      hands: [
        [-0.86, 0.3],
        [0.4, 0.76],
      ],
    }),
    folk(anaLook, [860, 650, 130], {
      turn: -0.4,
      brows: 'up',
      mouth: 'worried',
      gaze: [-0.5, 0.9],
      hands: [
        [-0.12, 0.02],
        [0.4, 0.76],
      ],
    }),
    folk(junLook, [735, 670, 120], { turn: -0.2, gaze: [0, 0.9], mouth: 'o', eyes: 'wide' }),
    shape(puddleOutline(600, 790, 880, 0.22), '#5f3626', 0.5),
    shape(puddleOutline(600, 784, 860, 0.22), '#8f6450'),
    shape(puddleOutline(600, 776, 760, 0.16), '#a87c66', 0.6),
    ripples([460, 780, 130], '#e9d0c0', 3, 0.8),
    ripples([770, 800, 110], '#e9d0c0', 3, 0.8),
    ripples([620, 740, 80], '#e9d0c0', 2, 0.7),
    drop([460, 700, 12]),
    drop([770, 720, 12]),
    rain(26, { seed: 4, length: 34, opacity: 0.5 }),
  ],
};

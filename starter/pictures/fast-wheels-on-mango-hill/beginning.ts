import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { tallGrass } from '../scenery/garden.ts';
import { bush, foliage, tree } from '../scenery/plants.ts';
import { motion } from '../scenery/signs.ts';
import { tinHouse } from '../scenery/savannah.ts';
import { cloud } from '../scenery/sky.ts';
import { handCart, mangoCrate, pram, rope, sock, wheelchairFront } from '../scenery/wheels.ts';
import { type Point, curve, rect, shape, stroke } from '../svg.ts';
import { anaLook, benLook, captain, grandmaLook, junLook, talaLook, train, whistle } from './crew.ts';
import { bright, clay, cloudOver, farView, fern, ground, palms, slope } from './props.ts';

export const cover: Scene = {
  light: bright,
  pieces: [
    ...farView(0.25, 430),
    cloudOver(960, 150, 460),

    slope(
      [
        [-20, 470],
        [300, 560],
        [700, 690],
        [1220, 850],
      ],
      150,
    ),
    train([905, 806, 132], {
      angle: 17,
      riding: true,
      sockTurn: 62,
      tala: { mouth: 'laugh', brows: 'up' },
      jun: {
        mouth: 'laugh',
        hands: [
          [-0.4, -0.3],
          [0.6, -0.3],
        ],
      },
    }),
    motion([60, 330, 130, 17], '#ffffff', 2, 34),
  ],
};

/** The hill from the side, like a giant asleep on its back. */
const giant: readonly Point[] = [
  [-20, 560],
  [60, 470],
  [130, 330],
  [230, 268],
  [300, 290],
  [330, 300],
  [366, 222],
  [396, 214],
  [424, 300],
  [440, 350],
  [470, 372],
  [500, 424],
  [560, 396],
  [640, 340],
  [730, 352],
  [800, 420],
  [842, 424],
  [890, 356],
  [930, 348],
  [968, 408],
  [1040, 506],
  [1090, 552],
  [1112, 500],
  [1140, 498],
  [1160, 556],
  [1220, 590],
];

export const sleepingGiant: Scene = {
  light: bright,
  pieces: [
    ...farView(0, 520),
    cloud([640, 120, 220], '#ffffff', 0.85),
    shape(`${curve(giant)}L1220 920L-20 920Z`, '#93d6aa'),
    stroke(curve(giant), '#a9e0b0', 9, 0.8),
    stroke('M300 346q26 22 52 2', '#2a6f50', 8),
    stroke('M432 372q22 16 40 2', '#2a6f50', 8),
    stroke('M318 314l30 -6', '#2a6f50', 5, 0.6),
    foliage([118, 330, 150], '#4aa878', 3),
    foliage([190, 262, 120], '#4aa878', 5),
    foliage([70, 430, 150], '#4aa878', 7),
    group('', tinHouse([262, 268, 84], '#fff2dd', '#e2554a', '#2f7f8f')),
    stroke(
      curve([
        [290, 282],
        [250, 400],
        [400, 470],
        [520, 470],
        [640, 402],
        [760, 430],
        [840, 480],
        [905, 416],
        [960, 500],
        [1040, 580],
        [1120, 600],
      ]),
      clay,
      17,
    ),
    stroke(
      curve([
        [290, 278],
        [250, 396],
        [400, 466],
        [520, 466],
        [640, 398],
        [760, 426],
        [840, 476],
        [905, 412],
        [960, 496],
        [1040, 576],
        [1120, 596],
      ]),
      '#eaa27a',
      6,
    ),
    ...[1070, 1130, 1185].map(
      (x, i) =>
        shape(`M${x - 34} 622L${x} 588L${x + 34} 622Z`, ['#e2554a', '#ffd75e', '#4a8fd0'][i] ?? '#e2554a') +
        rect([x - 26, 622, 52, 26], '#fff2dd'),
    ),
    bush([600, 560, 120], '#3f9a72', 3),
    bush([760, 600, 150], '#4fae80', 4),
    bush([960, 640, 130], '#3f9a72', 6),
    shape('M-20 720Q300 640 640 740T1220 730V920H-20Z', '#4aa878'),
    stroke('M-20 720Q300 640 640 740T1220 730', '#8fd0a0', 8, 0.7),
    captain([270, 866, 145], {
      mouth: 'laugh',
      turn: 0.6,
      brows: 'up',
      grab: [
        [270, 700],
        [440, 590],
      ],
    }),
    tallGrass([700, 910, 520, 130], 24, '#3f9a70', 8),
  ],
};

export const noTruck: Scene = {
  light: bright,
  pieces: [
    ...farView(0.2, 430),
    cloudOver(930, 170, 560),
    palms([690, 640, 320]),
    shape('M-20 600Q400 560 760 610T1220 700V920H-20Z', fern),
    ground(700, clay),
    shape('M-20 610H700Q780 660 720 720H-20Z', clay),
    tinHouse([230, 660, 470], '#fff2dd', '#e2554a', '#2f7f8f'),
    mangoCrate([140, 860, 200]),
    mangoCrate([350, 860, 200]),
    mangoCrate([245, 776, 200]),
    mangoCrate([190, 692, 160]),
    folk(grandmaLook, [560, 830, 150], {
      turn: 0.5,
      headTilt: -14,
      eyes: 'shut',
      mouth: 'flat',
      hands: [
        [-0.5, 0.86],
        [0.5, 0.42],
      ],
    }),
    captain([810, 850, 150], {
      turn: 0.8,
      brows: 'worried',
      mouth: 'o',
      gaze: [0.6, -0.7],
    }),
  ],
};

export const allThatRolls: Scene = {
  light: bright,
  pieces: [
    ...farView(0.3, 330),
    cloudOver(1060, 110, 420),
    shape('M-20 470H1220V920H-20Z', fern),
    tree(120, 560, 430, { leaves: '#4aa878', bark: '#7a5a48', seed: 3 }),
    ground(600, clay),

    wheelchairFront(
      [600, 760, 150],
      folk(talaLook, [600, 649, 150], {
        legs: 'sit',
        mouth: 'laugh',
        grab: [
          [520, 560],
          [680, 560],
        ],
        over: (neck, u) => [whistle(neck, u)],
      }),
    ),
    handCart([310, 850, 300], []),
    stroke('M158 772L176 690', '#7d5a3c', 12),
    folk(benLook, [120, 850, 140], {
      turn: 0.7,
      legs: 'walk',
      lean: 10,
      mouth: 'open',
      grab: [
        [172, 700],
        [186, 690],
      ],
    }),
    pram(
      [1000, 860, 210],
      [
        folk(junLook, [1040, 730, 120], {
          legs: 'hidden',
          turn: -0.4,
          mouth: 'laugh',
          hands: [
            [-0.6, -0.2],
            [0.6, -0.2],
          ],
        }),
      ],
    ),
    folk(anaLook, [835, 820, 140], {
      turn: -0.3,
      mouth: 'laugh',
      grab: [
        [752, 640],
        [920, 640],
      ],
    }),
    rope(
      [
        [700, 560],
        [752, 640],
        [836, 690],
        [920, 640],
        [960, 720],
      ],
      12,
    ),
    sock([836, 690, 70], -6),
  ],
};

import type { Scene } from '../compose.ts';
import {
  drivenSnow,
  feltRug,
  feltTent,
  insideTent,
  ironStove,
  paintedBed,
  paintedChest,
  snowField,
  tentDoor,
} from '../scenery/felt-tent.ts';
import { mountain } from '../scenery/land.ts';
import { burst } from '../scenery/signs.ts';
import { glow, sky } from '../scenery/sky.ts';
import { drop } from '../scenery/water.ts';
import { rect, shape, stroke } from '../svg.ts';
import { bayar, camel, dog, father, fireside, foal, goat, grandpa, mother, nara, sock, storm } from './props.ts';

export const cover: Scene = {
  light: { tint: '#d4d8f4', shadow: '#1a2050', shadowStrength: 0.4 },
  pieces: [
    sky('#1f2a66', '#3f509a', '#8b98cc'),
    mountain([950, 520, 700, 260], '#4a5a9c', '#c4d0f2'),
    mountain([560, 520, 500, 180], '#5666a6', '#c4d0f2'),
    snowField(500, '#dfe6fa', '#93a2d6', 3),
    feltTent([330, 690, 660], { lamp: '#ffd070', felt: '#d8d6e4' }),
    glow([330, 600, 340], '#ffce7a', 0.75),
    nara([330, 690, 96], {
      feel: ['open'],
      hands: [
        [-0.5, 0.6],
        [0.74, -0.2],
      ],
      headTilt: 6,
    }),
    goat([520, 760, 170], 'left'),
    dog([680, 776, 150], 'left'),
    foal([840, 780, 220], 'left'),
    camel([1030, 800, 380], 'left'),
    drivenSnow(54, { seed: 3 }),
  ],
};

export const knocking: Scene = {
  light: storm,
  pieces: [
    sky('#28346e', '#5263a6', '#97a3d2'),
    mountain([240, 540, 620, 210], '#4c5c9e', '#b9c6ec'),
    mountain([760, 540, 760, 260], '#5464a6', '#c0ccf0'),
    snowField(520, '#cdd7f4', '#8f9ed4', 8),
    glow([800, 640, 320], '#ffd890', 0.6),
    feltTent([800, 690, 440], { felt: '#c9cbe0', smoke: true }),
    rect([890, 588, 34, 26], '#ffd070', 4),
    goat([690, 716, 108], 'right', 8),
    burst([752, 640, 14, 44], '#fff0c0', 5, [-120, 10]),
    stroke(
      'M60 330Q260 260 420 330T760 300M40 430Q200 380 330 430T560 410M900 250Q1040 210 1180 260M960 380Q1060 350 1170 390',
      '#ffffff',
      10,
      0.55,
    ),
    drivenSnow(80, { seed: 8, lean: 80 }),
    snowField(800, '#f2f5ff', '#c4d0f2', 11),
  ],
};

export const sockEater: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [290, 610], crown: [600, -20] }),
    tentDoor([960, 330, 170, 320]),
    paintedBed([180, 690, 360], '#2f9fae'),
    paintedChest([470, 640, 200], '#3f8fb4'),
    feltRug([640, 790, 760]),
    ironStove([660, 700, 180], 20),
    mother([880, 760, 150], {
      hands: [
        [-0.62, 0.1],
        [0.5, 0.7],
      ],
      feel: ['brows', 'oh'],
      headTilt: -6,
    }),
    grandpa([240, 850, 180], {
      legs: 'sit',
      feel: ['oh', 'cross'],
      hands: [
        [-0.5, 0.6],
        [0.7, 0.3],
      ],
      headTilt: 4,
    }),
    sock([210, 790, 110], 8),
    shape('M300 806Q290 772 312 770Q336 768 346 800Q366 838 354 872Q340 890 318 880Q300 860 300 806Z', '#efc0ab'),
    stroke('M310 866v10M324 872v10M338 870v10', '#d99a88', 5),
    sock([626, 700, 130], 18),
    goat([760, 868, 250], 'left'),
    nara([1060, 870, 150], {
      feel: ['laughing', 'open'],
      hands: [
        [-0.3, 0.1],
        [0.3, 0.1],
      ],
      headTilt: -8,
    }),
  ],
};

export const wetDog: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [90, 560], crown: [600, -300] }),
    paintedChest([110, 640, 230], '#3f8fb4'),
    ironStove([250, 640, 170], -10),
    paintedBed([1030, 680, 340], '#c83f5a'),
    feltRug([600, 800, 900]),
    father([250, 790, 175], {
      hands: [
        [-0.6, -0.5],
        [0.3, 0.0],
      ],
      feel: ['shut', 'worried'],
      headTilt: -8,
    }),
    bayar([960, 800, 160], {
      hands: [
        [-0.24, -0.1],
        [0.5, -0.6],
      ],
      feel: ['laughing', 'open'],
      headTilt: 10,
    }),
    goat([1100, 868, 170], 'left', 10),
    dog([600, 830, 340], 'left', -9),
    ...[
      [360, 420],
      [440, 330],
      [560, 280],
      [690, 300],
      [800, 370],
      [860, 480],
      [330, 560],
      [480, 420],
      [740, 420],
      [620, 380],
      [390, 690],
      [850, 640],
    ].map(([x, y], i) => drop([x ?? 0, y ?? 0, 13 + (i % 3) * 5], '#9fdcf4')),
    burst([600, 620, 230, 300], '#ffffff', 8, [-170, -10]),
    stroke('M470 470q-26 14 -24 44M720 470q26 14 24 44', '#ffffff', 7, 0.8),
  ],
};

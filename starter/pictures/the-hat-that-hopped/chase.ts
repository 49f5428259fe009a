import { hen } from '../characters/hen-and-frog.ts';
import { type Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { coneHat } from '../scenery/hats.ts';
import { grass } from '../scenery/land.ts';
import { frameLeaves, greatTree, palm } from '../scenery/plants.ts';
import { bank, mudFront, mudPool, mudSplash, riceTerraces } from '../scenery/rice-terraces.ts';
import { motion } from '../scenery/signs.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { ellipse, rect } from '../svg.ts';
import { ayu, dad, fields, hoppingHat, hotSun, noonLight, pig, shrine } from './farm.ts';

const shadowSpot = (x: number, y: number, w: number): string => ellipse([x, y, w / 2, w * 0.08], '#1f4a24', 0.35);

export const cover: Scene = {
  light: noonLight,
  pieces: [
    ...fields({
      horizon: 330,
      volcano: 300,
      plants: false,
      palms: [
        [1120, 380, 270],
        [1010, 370, 190],
      ],
    }),
    hotSun([930, 110, 46]),
    shrine(120, 470, 170),
    ayu(
      [1080, 690, 112],
      { mouth: 'round' },
      {
        hands: [
          [-0.9, -0.2],
          [0.5, 0.5],
        ],
        headTilt: -6,
      },
    ),
    bank(
      [
        [-20, 690],
        [300, 660],
        [640, 690],
        [960, 670],
        [1220, 700],
      ],
      110,
    ),
    riceTerraces(810, 980, { rows: 2, seed: 12 }),
    figure('dog', 150, 690, { h: 190, looks: 'right', tilt: -8 }),
    pig([330, 685, 150], { looks: 'right', tilt: -8 }),
    hen([500, 686, 130], { looks: 'right', wings: 'up', tilt: 8 }),
    shadowSpot(740, 695, 240),
    hoppingHat(
      [
        [560, 690],
        [650, 690],
        [740, 440],
      ],
      430,
      12,
    ),
    frameLeaves('left', 860, 190, '#2f8a4a'),
  ],
};

export const nap: Scene = {
  light: noonLight,
  pieces: [
    ...fields({ horizon: 400, volcano: 700, seed: 9, palms: [[1130, 450, 260]] }),
    hotSun([1010, 120, 56]),
    shrine(930, 540, 150),
    ayu(
      [860, 690, 105],
      {},
      {
        hands: [
          [-0.5, 0.5],
          [0.56, 0.5],
        ],
      },
    ),
    bank(
      [
        [-20, 660],
        [300, 630],
        [560, 690],
        [900, 720],
        [1220, 690],
      ],
      300,
    ),
    greatTree([190, 730, 120, 560], { leaves: '#3f9a50', bark: '#8a6044' }),
    ellipse([330, 790, 330, 60], '#1f4a24', 0.25),
    ellipse([330, 800, 150, 62], '#7fb944') + ellipse([320, 790, 130, 46], '#96cc58'),
    dad(
      [330, 800, 185],
      { eyes: 'shut', mouth: 'asleep' },
      {
        legs: 'sit',
        tilt: -14,
        headTilt: -10,
        hands: [
          [-0.2, 0.55],
          [0.24, 0.56],
        ],
      },
    ),
    shadowSpot(690, 806, 300),
    coneHat([690, 790, 280]),
    grass('#5aa53c', { count: 26, from: 780, to: 890, seed: 5 }, 36),
    hen([1060, 800, 120], { looks: 'left' }),
  ],
};

export const itCanHop: Scene = {
  light: noonLight,
  pieces: [
    sky('#4fc3d8', '#b4ecdc', '#f6fbe0'),
    cloud([950, 130, 240], '#ffffff', 0.85),
    riceTerraces(330, 760, { rows: 3, seed: 21 }),
    palm([1120, 420, 300], -0.1, '#3f9a50'),
    greatTree([60, 560, 70, 420], { leaves: '#3f9a50', bark: '#8a6044' }),
    ellipse([160, 560, 120, 40], '#8cc652'),
    dad(
      [170, 565, 120],
      { eyes: 'shut', mouth: 'asleep' },
      {
        legs: 'sit',
        tilt: -16,
        headTilt: -12,
        hands: [
          [-0.2, 0.55],
          [0.24, 0.56],
        ],
      },
    ),
    bank(
      [
        [-20, 720],
        [400, 700],
        [800, 730],
        [1220, 700],
      ],
      260,
    ),
    grass('#5aa53c', { count: 14, from: 760, to: 890, seed: 15 }, 40),
    ayu(
      [905, 840, 235],
      { mouth: 'round' },
      {
        hands: [
          [-0.95, 0.0],
          [0.62, -0.42],
        ],
        tilt: 3,
        headTilt: -8,
      },
    ),
    shadowSpot(450, 800, 280),
    hoppingHat(
      [
        [60, 800],
        [180, 800],
        [300, 800],
        [450, 560],
      ],
      380,
      -12,
    ),
    motion([400, 640, 70, 90], '#ffffff', 3, 60),
  ],
};

export const pigInMud: Scene = {
  light: noonLight,
  pieces: [
    ...fields({ horizon: 250, volcano: 260, seed: 31, palms: [[90, 300, 220]] }),
    bank(
      [
        [-20, 560],
        [400, 540],
        [800, 560],
        [1220, 530],
      ],
      380,
    ),
    mudPool([500, 770, 780]),
    mudSplash([470, 740, 330], '#7a5236', 5),
    pig([470, 830, 320], { looks: 'right', tilt: 20, shadow: false }),
    mudFront([500, 775, 775]),
    mudSplash([560, 760, 170], '#8a6040', 9),
    shadowSpot(985, 640, 200),
    hoppingHat(
      [
        [700, 650],
        [820, 640],
        [985, 430],
      ],
      300,
      16,
    ),
    grass('#5aa53c', { count: 12, from: 600, to: 690, left: 850, seed: 6 }, 34),
    ayu([1090, 330, 60], { mouth: 'round' }, {}),
  ],
};

export const henOnPig: Scene = {
  light: noonLight,
  pieces: [
    rect([0, 0, 1200, 900], '#7fc25a'),
    riceTerraces(-60, 560, { rows: 4, seed: 41 }),
    bank(
      [
        [-20, 430],
        [400, 400],
        [800, 420],
        [1220, 400],
      ],
      520,
      '#86c24c',
    ),
    mudPool([650, 800, 1050]),
    pig([680, 880, 430], { looks: 'left', shadow: false }),
    mudFront([650, 810, 1045]),
    ellipse([520, 640, 40, 26], '#7a5236') +
      ellipse([800, 600, 52, 30], '#7a5236') +
      ellipse([690, 690, 36, 22], '#7a5236'),
    hen([740, 560, 280], { looks: 'left', wings: 'up', tilt: -12, muddy: true }),
    mudSplash([420, 780, 150], '#7a5236', 13),
    mudSplash([930, 780, 150], '#7a5236', 17),
    shadowSpot(210, 560, 210),
    hoppingHat(
      [
        [520, 520],
        [380, 540],
        [210, 300],
      ],
      310,
      -18,
    ),
    grass('#5aa53c', { count: 14, from: 470, to: 600, right: 420, seed: 8 }, 38),
  ],
};

import { frog, hen } from '../characters/hen-and-frog.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { coneHat, leafHat } from '../scenery/hats.ts';
import { grass, stone, tuft } from '../scenery/land.ts';
import { bank, riceTerraces } from '../scenery/rice-terraces.ts';
import { burst, motion } from '../scenery/signs.ts';
import { beams, sky, wash } from '../scenery/sky.ts';
import { drop } from '../scenery/water.ts';
import { type Spot, ellipse } from '../svg.ts';
import {
  ayu,
  dad,
  dadInHat,
  fields,
  hoppingHat,
  hotSun,
  lotusFlower,
  noonLight,
  pig,
  pondWater,
  shrine,
} from './farm.ts';

const shadowSpot = (x: number, y: number, w: number): string => ellipse([x, y, w / 2, w * 0.08], '#1f4a24', 0.35);

const wet = (places: readonly Spot[]): string => places.map((at) => drop(at, '#bdf0ff')).join('');

export const hush: Scene = {
  light: noonLight,
  pieces: [
    ...fields({ horizon: 260, volcano: 820, seed: 71, air: ['#58bccb', '#bfe8d2', '#fff4cc'] }),
    shrine(1090, 400, 150),
    pig([160, 520, 120], { looks: 'right' }),
    ellipse([150, 470, 30, 16], '#7a5236') + ellipse([190, 490, 20, 12], '#7a5236'),
    hen([285, 520, 105], { looks: 'right', muddy: true }),
    figure('dog', 395, 522, { h: 150, looks: 'right' }),
    dad(
      [515, 540, 88],
      { mouth: 'flat' },
      {
        hands: [
          [-0.4, 0.74],
          [0.4, 0.74],
        ],
      },
    ),
    wet([
      [360, 460, 8],
      [440, 480, 8],
      [480, 440, 7],
      [560, 470, 8],
      [540, 500, 7],
    ]),
    bank(
      [
        [-20, 530],
        [300, 520],
        [700, 560],
        [1220, 530],
      ],
      420,
    ),
    grass('#5aa53c', { count: 16, from: 700, to: 860, right: 480, seed: 25 }, 42),
    pondWater([
      [820, 930],
      [860, 790],
      [1000, 720],
      [1240, 690],
    ]),
    lotusFlower([1090, 810, 70]),
    ellipse([1010, 850, 120, 26], '#3f9a5a'),
    stone(705, 740, 220, '#a49a90'),
    ayu(
      [702, 734, 165],
      { mouth: 'flat' },
      {
        legs: 'sit',
        hands: [
          [-0.16, 0.0],
          [0.46, 0.72],
        ],
        headTilt: -7,
      },
    ),
    shadowSpot(235, 690, 150),
    hoppingHat(
      [
        [40, 700],
        [120, 700],
        [235, 620],
      ],
      190,
      8,
    ),
  ],
};

export const atHerLeg: Scene = {
  light: noonLight,
  pieces: [
    sky('#7ac8c8', '#e2f2d0'),
    riceTerraces(120, 420, { rows: 3, seed: 81 }),
    bank(
      [
        [-20, 400],
        [400, 370],
        [800, 400],
        [1220, 360],
      ],
      560,
      '#8fc94e',
    ),
    grass('#63ad40', { count: 26, from: 450, to: 880, seed: 35 }, 40),
    stone(850, 810, 430, '#a49a90'),
    ayu(
      [840, 800, 300],
      { mouth: 'round' },
      {
        legs: 'sit',
        hands: [
          [-0.88, 0.2],
          [0.84, 0.2],
        ],
        tilt: -4,
        headTilt: -12,
      },
    ),
    shadowSpot(430, 818, 420),
    hoppingHat(
      [
        [20, 600],
        [110, 630],
        [200, 670],
        [420, 790],
      ],
      430,
      0,
    ),
    group(
      '',
      tuft(230, 890, 90, '#4f9a38'),
      tuft(560, 895, 80, '#4f9a38'),
      tuft(1100, 890, 100, '#4f9a38'),
      tuft(950, 895, 70, '#5aa53c'),
    ),
  ],
};

export const aFrog: Scene = {
  light: noonLight,
  pieces: [
    sky('#5fcad8', '#c8f2dc'),
    riceTerraces(190, 620, { rows: 3, seed: 91, plants: false }),
    bank(
      [
        [-20, 560],
        [400, 530],
        [800, 540],
        [1220, 560],
      ],
      380,
      '#8fc94e',
    ),
    pig([200, 640, 230], { looks: 'right' }),
    ellipse([190, 520, 36, 22], '#7a5236'),
    hen([345, 740, 200], { looks: 'right', muddy: true }),
    dad(
      [1075, 720, 175],
      { mouth: 'round' },
      {
        hands: [
          [-0.66, -0.06],
          [0.5, 0.4],
        ],
        headTilt: -8,
      },
    ),
    figure('dog', 960, 800, { h: 260, looks: 'left' }),
    ayu(
      [620, 690, 190],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.98, -0.88],
          [0.98, -0.88],
        ],
      },
    ),
    coneHat([620, 238, 430]),
    ellipse([434, 250, 20, 20], '#ad7f6f') + ellipse([806, 250, 20, 20], '#ad7f6f'),
    burst([620, 760, 150, 200], '#fffbd0', 9, [-175, -5]),
    frog([620, 850, 215]),
    grass('#5aa53c', { count: 8, from: 850, to: 900, seed: 45 }, 42),
  ],
};

export const noHat: Scene = {
  light: noonLight,
  pieces: [
    sky('#3fb8d6', '#a8e8dc', '#f4fbe0'),
    beams([600, -40], '#fff8c8', 0.8, { count: 16, turn: 0.2 }),
    hotSun([600, 70, 74]),
    riceTerraces(520, 820, { rows: 3, seed: 101 }),
    bank(
      [
        [-20, 760],
        [400, 730],
        [800, 740],
        [1220, 760],
      ],
      200,
      '#8fc94e',
    ),
    ayu(
      [470, 850, 270],
      { eyes: 'smiling' },
      {
        legs: 'kneel',
        hands: [
          [-0.4, 0.7],
          [1.2, -0.32],
        ],
        tilt: 8,
        headTilt: 8,
      },
    ),
    frog([850, 810, 270]),
    `<g opacity="0.95">${drop([690, 560, 13], '#bdf0ff')}${drop([930, 590, 12], '#bdf0ff')}${drop([905, 520, 9], '#bdf0ff')}</g>`,
    lotusFlower([1090, 830, 74]),
    ellipse([1090, 850, 120, 26], '#3f9a5a'),
    grass('#5aa53c', { count: 14, from: 850, to: 900, seed: 55 }, 42),
  ],
};

export const allHats: Scene = {
  light: noonLight,
  pieces: [
    ...fields({
      horizon: 330,
      volcano: 330,
      seed: 111,
      plants: false,
      rows: 3,
      palms: [[1080, 390, 260]],
      air: ['#ffb25e', '#ffd98a', '#fff2c4'],
    }),
    bank(
      [
        [-20, 700],
        [300, 670],
        [640, 690],
        [960, 660],
        [1220, 690],
      ],
      140,
    ),
    riceTerraces(830, 990, { rows: 2, seed: 12 }),
    dadInHat(
      [135, 690, 150],
      { mouth: 'laugh' },
      {
        legs: 'walk',
        hands: [
          [-0.6, 0.0],
          [0.6, 0.0],
        ],
        tilt: 4,
      },
    ),
    pig([330, 640, 170], { looks: 'right', tilt: -10, shadow: false }),
    shadowSpot(330, 690, 180),
    leafHat([392, 492, 140], 4),
    hen([520, 680, 150], { looks: 'right', wings: 'up' }),
    leafHat([550, 540, 92], 6),
    figure('dog', 700, 650, { h: 200, looks: 'right', tilt: -12, shadow: false }),
    shadowSpot(700, 695, 180),
    leafHat([752, 458, 126], -4),
    ayu(
      [925, 640, 150],
      { mouth: 'laugh' },
      {
        legs: 'walk',
        hands: [
          [-0.8, -0.3],
          [0.8, -0.3],
        ],
        tilt: 4,
        shadow: false,
      },
    ),
    shadowSpot(925, 682, 150),
    leafHat([935, 300, 250], 4),
    shadowSpot(1100, 690, 110),
    frog([1100, 600, 120], true),
    leafHat([1100, 520, 150], 6),
    motion([1010, 610, 50, 10], '#ffffff', 2),
    wash('#ffb040', 0.16, 'soft-light'),
  ],
};

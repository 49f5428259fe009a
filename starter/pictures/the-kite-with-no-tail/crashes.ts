import { type Piece, type Scene, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { pegLine, scrapKite, skyOfKites, spiral } from '../scenery/kites.ts';
import { domes, oldCity, roofFloor, stairHouse, waterTank } from '../scenery/roof-terrace.ts';
import { burst, motion } from '../scenery/signs.ts';
import { sky } from '../scenery/sky.ts';
import { type Point, type Spot, ellipse, rect, shape, stroke } from '../svg.ts';
import { kiteString, robi, roofLight, stickyRobi, stringBall, tuli } from './people-of-the-roofs.ts';

const morning = ['#8fb4e6', '#d9d4f0', '#ffe6d4'] as const;
const noon = ['#5fa8e8', '#bfe0f4', '#fff0d8'] as const;

export const cover: Scene = {
  light: roofLight,
  pieces: [
    sky('#7f9fe8', '#d8b8e8', '#ffd8b8'),
    skyOfKites(22, 330, 8, [640, 260, 300]),
    domes(180, 480, 260, '#c8a8d8'),
    oldCity(470, '#d8b8d8', 4),
    roofFloor(660, 740),
    waterTank([1080, 770, 170]),
    kiteString([330, 640], [420, 560], [560, 400], [640, 300]),
    spiral([650, 270, 250], 2, '#ffffff', 9),
    scrapKite([650, 270, 180], 152),
    tuli(
      [250, 850, 180],
      { mouth: 'round' },
      {
        legs: 'walk',
        hands: [
          [-0.7, 0.3],
          [0.5, -0.2],
        ],
        tilt: -5,
        headTilt: 8,
        held: (u) => [stringBall([u * 0.5, -u * 0.24, u * 0.15])],
      },
    ),
    robi(
      [870, 850, 145],
      { mouth: 'round' },
      {
        hands: [
          [-0.82, -0.5],
          [0.5, 0.6],
        ],
        headTilt: -8,
      },
    ),
  ],
};

export const noKite: Scene = {
  light: roofLight,
  pieces: [
    sky(...morning),
    skyOfKites(46, 560, 5),
    domes(930, 690, 240, '#c4b4d8'),
    oldCity(660, '#d4c8e4', 9),
    roofFloor(790, 840, '#d98c7a'),
    waterTank([150, 850, 150]),
    figure('pottedPlant', 1060, 860, { h: 110 }),
    tuli(
      [560, 872, 108],
      {},
      {
        hands: [
          [-0.4, 0.7],
          [0.5, 0.6],
        ],
        tilt: -2,
        headTilt: -12,
      },
    ),
    robi(
      [700, 874, 88],
      { mouth: 'worried' },
      {
        hands: [
          [-0.42, 0.7],
          [0.42, 0.7],
        ],
        headTilt: 12,
      },
    ),
  ],
};

function pasteBowl([x, y, w]: Spot): string {
  return (
    ellipse([x, y + w * 0.2, w * 0.5, w * 0.14], '#4a2050', 0.25) +
    shape(
      `M${x - w / 2} ${y - w * 0.1}Q${x - w * 0.4} ${y + w * 0.28} ${x} ${y + w * 0.28}Q${x + w * 0.4} ${y + w * 0.28} ${x + w / 2} ${y - w * 0.1}Z`,
      '#3f8fc8',
    ) +
    ellipse([x, y - w * 0.1, w / 2, w * 0.15], '#8fc8ec') +
    ellipse([x, y - w * 0.1, w * 0.42, w * 0.11], '#fffaf0')
  );
}

export const building: Scene = {
  light: roofLight,
  pieces: [
    sky(...noon),
    oldCity(10, '#d4e0ec', 21, 1),
    roofFloor(110, 210, '#d98c7a', '#ecc9a6'),
    stairHouse([880, 215, 250, 240]),
    shape('M330 690L560 520L880 600L650 800Z', '#4a2050', 0.14),
    group('transform="translate(600 650) scale(1.35 0.82) translate(-600 -650)"', scrapKite([600, 650, 190], 58)),
    stroke('M400 860L560 830M420 800L380 700', '#8a5c34', 13),
    pasteBowl([880, 800, 150]),
    stroke('M905 770L960 700', '#8a5c34', 10),
    stringBall([700, 850, 34]),
    stroke('M660 850Q560 880 520 850T420 880', '#fffaf0', 4),
    ellipse([790, 850, 30, 12], '#fffaf0') +
      ellipse([960, 850, 22, 9], '#fffaf0') +
      ellipse([1040, 780, 18, 8], '#fffaf0'),
    tuli(
      [280, 640, 205],
      {},
      {
        legs: 'kneel',
        hands: [
          [-0.4, 0.7],
          [0.86, 0.5],
        ],
        tilt: 8,
        headTilt: 6,
      },
    ),
    stickyRobi(
      [930, 650, 190],
      { mouth: 'laugh' },
      {
        legs: 'kneel',
        hands: [
          [-0.86, 0.46],
          [0.6, -0.1],
        ],
        headTilt: -8,
      },
    ),
    ellipse([1044, 390, 26, 22], '#fffaf0') +
      ellipse([905, 560, 28, 18], '#fffaf0') +
      ellipse([960, 505, 16, 12], '#fffaf0'),
  ],
};

export const washing: Scene = {
  light: roofLight,
  pieces: [
    sky(...noon),
    skyOfKites(12, 260, 15, [760, 300, 330]),
    oldCity(430, '#d0d8ec', 31),
    rect([690, 640, 540, 300], '#a9cdb8') + rect([680, 626, 560, 26], '#d8efe2', 8),
    stroke('M740 640V330M1160 640V330', '#8a6a5a', 14),
    rect([-20, 700, 620, 220], '#d98c7a') + rect([-30, 686, 640, 26], '#f0bca8', 8),
    rect([-20, 760, 600, 150], '#e8c3a0'),
    spiral([640, 230, 190], 3, '#ffffff', 8),
    kiteString([300, 590], [420, 420], [600, 250], [790, 340]),
    scrapKite([850, 420, 135], 146),
    pegLine([740, 350, 1160, 350], 40, ['#f26a8a', '#6aa8e0', '#ffe08a', '#f4f4f4']),
    burst([860, 440, 150, 205], '#fffbe0', 7, [-190, -60]),
    tuli(
      [220, 850, 190],
      { mouth: 'round' },
      {
        legs: 'walk',
        hands: [
          [-0.7, 0.1],
          [0.5, -0.1],
        ],
        headTilt: 8,
        held: (u) => [stringBall([u * 0.5, -u * 0.16, u * 0.15])],
      },
    ),
    robi(
      [450, 850, 150],
      { mouth: 'round' },
      {
        hands: [
          [-0.34, -0.1],
          [0.34, -0.1],
        ],
        headTilt: 6,
      },
    ),
  ],
};

function pigeon([x, y, h]: Spot, looks: 'left' | 'right', tilt: number): Piece {
  return floating('bird', x, y, { h, looks, tilt, saturation: 0.16, brightness: 1.2 });
}

const feathers = (places: readonly Point[]): string =>
  places
    .map(
      ([x, y], i) =>
        `<g transform="translate(${x} ${y}) rotate(${i * 67})">${shape('M-16 0Q0 -9 18 0Q0 8 -16 0Z', '#f4f0fa')}</g>`,
    )
    .join('');

export const pigeons: Scene = {
  light: roofLight,
  pieces: [
    sky('#6fb0ea', '#cfe4f2', '#ffeccc'),
    oldCity(330, '#d4dcec', 41),
    roofFloor(560, 660),
    rect([800, 470, 330, 200], '#8a6a9a', 8) +
      [0, 1, 2, 3, 4, 5]
        .map((i) => rect([822 + (i % 3) * 104, 490 + Math.floor(i / 3) * 86, 78, 62], '#3a2a4a', 12))
        .join('') +
      rect([786, 456, 358, 22], '#b898c8', 8),
    kiteString([470, 500], [560, 380], [700, 420], [840, 540]),
    scrapKite([860, 560, 150], 128),
    burst([860, 560, 150, 210], '#fffbe0', 9, [-190, 10]),
    pigeon([640, 250, 130], 'left', -20),
    pigeon([860, 160, 150], 'right', 18),
    pigeon([1060, 280, 140], 'right', -14),
    pigeon([1030, 640, 120], 'right', 10),
    pigeon([700, 690, 120], 'left', -8),
    feathers([
      [740, 330],
      [960, 330],
      [930, 420],
      [600, 400],
      [1120, 440],
      [780, 250],
    ]),
    motion([150, 560, 120, 4], '#ffffff', 4, 40),
    tuli(
      [400, 860, 240],
      { mouth: 'round' },
      {
        legs: 'walk',
        hands: [
          [-0.75, 0.2],
          [0.4, -0.3],
        ],
        tilt: 8,
        headTilt: 4,
        held: (u) => [stringBall([u * 0.4, -u * 0.36, u * 0.15])],
      },
    ),
  ],
};

export const clonk: Scene = {
  light: roofLight,
  pieces: [
    sky('#8fb8e4', '#f0dcd4', '#ffe0b0'),
    skyOfKites(10, 180, 25),
    oldCity(250, '#e4d4d8', 51),
    roofFloor(420, 520),
    stairHouse([40, 530, 260, 300]),
    waterTank([1060, 560, 160]),
    kiteString([370, 600], [520, 690], [660, 740], [760, 760]),
    group('transform="translate(830 770) scale(1 0.72)"', scrapKite([0, 0, 150], 74)),
    floating('spoon', 672, 806, { h: 150, tilt: 60 }),
    burst([690, 830, 50, 84], '#fffbe0', 5, [120, 220]),
    burst([910, 830, 50, 84], '#fffbe0', 5, [0, 80]),
    ellipse([820, 850, 150, 14], '#4a2050', 0.22),
    tuli(
      [270, 850, 200],
      { mouth: 'flat' },
      {
        legs: 'walk',
        hands: [
          [-0.6, 0.4],
          [0.5, 0.24],
        ],
        tilt: -8,
        headTilt: 4,
        held: (u) => [stringBall([u * 0.5, u * 0.2, u * 0.15])],
      },
    ),
    robi(
      [1020, 840, 165],
      { mouth: 'worried' },
      {
        hands: [
          [-0.3, 0.02],
          [0.3, 0.02],
        ],
        headTilt: -6,
      },
    ),
  ],
};

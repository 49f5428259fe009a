import { type Scene, group } from '../compose.ts';
import { room } from '../scenery/rooms.ts';
import { burst } from '../scenery/signs.ts';
import { glow } from '../scenery/sky.ts';
import { cityBlock } from '../scenery/city-blocks.ts';
import { type Box, type Spot, circle, ellipse, glowPaint, rect, shape, stroke } from '../svg.ts';
import { baby, bun, bunBasket, cobbler, dog, driver, girl, grandma, min, paneWindow, sister, steam } from './props.ts';

const evening = { tint: '#ffeed8', shadow: '#4a2a3a', shadowStrength: 0.34 };

function doorway([x, foot, w, h]: Box, inside: string): string {
  return (
    rect([x - w / 2 - 24, foot - h - 24, w + 48, h + 24], '#f6e2c0', 6) + rect([x - w / 2, foot - h, w, h], inside)
  );
}

export const none: Scene = {
  light: evening,
  pieces: [
    rect([0, 0, 1200, 900], '#8fcbb4'),
    rect([0, 560, 1200, 340], '#5fa594'),
    rect([0, 552, 1200, 14], '#f6e8c8'),
    rect([0, 800, 1200, 100], '#c2a094'),
    doorway([800, 810, 420, 720], '#ffd98c'),
    glow([800, 420, 380], '#fff0bc', 0.9),
    rect([690, 300, 220, 14], '#c98a5a'),
    circle([740, 278, 24], '#e8588a'),
    circle([850, 276, 26], '#fff4dc'),
    shape('M590 90L500 150V860L590 810Z', '#2f8f8a'),
    circle([520, 480, 10], '#f2c83e'),
    grandma([810, 830, 220], {
      hands: [
        [-0.64, 0.3],
        [0.62, 0.3],
      ],
      headTilt: -8,
      feel: ['oh'],
    }),
    min([340, 870, 200], {
      hands: [
        [-0.36, 0.68],
        [0.5, 0.62],
      ],
      feel: ['sad', 'brows', 'tear'],
      headTilt: 10,
      held: (u) => [group(`transform="translate(${u * 0.1} ${u * 0.46}) rotate(150)"`, bunBasket([0, 0, u * 0.86], 0))],
    }),
  ],
};

export const twoBaskets: Scene = {
  light: evening,
  pieces: [
    room({ wall: '#f2b48f', floor: '#b9785a', floorY: 640 }),
    paneWindow([480, 90, 250, 240], '#fff1d2', '#ffc37a'),
    circle([640, 270, 50], '#ff9a52'),
    rect([90, 250, 220, 16], '#8a5a3c', 5),
    circle([140, 226, 24], '#2f9f8a'),
    circle([220, 222, 28], '#fff4dc'),
    rect([900, 210, 230, 230], '#fff4dc', 8),
    rect([918, 228, 194, 194], '#8fcbb4', 4),
    shape('M930 420L990 320L1040 380L1075 340L1105 420Z', '#5fa594'),
    ellipse([600, 820, 560, 90], '#8f5a7a', 0.5),
    ellipse([600, 815, 500, 76], '#d98aa0', 0.7),
    min([310, 830, 235], {
      legs: 'sit',
      tilt: -8,
      hands: [
        [-0.3, 0.62],
        [0.3, 0.66],
      ],
      feel: ['laughing', 'open', 'tear'],
      headTilt: -8,
    }),
    grandma([890, 830, 245], {
      legs: 'sit',
      tilt: 7,
      hands: [
        [-0.5, 0.3],
        [0.34, 0.66],
      ],
      feel: ['laughing', 'open', 'tear'],
      headTilt: 8,
    }),
    bunBasket([520, 850, 190], 0),
    bunBasket([695, 862, 200], 0, { cloth: '#f2a03c' }),
    burst([600, 560, 40, 100], '#fff6e0', 6, [-150, -30]),
  ],
};

/** A soft cloud of flour. */
function puff([x, y, r]: Spot): string {
  const paint = glowPaint([0, '#ffffff', 0.95], [0.55, '#ffffff', 0.6], [1, '#ffffff', 0]);
  return (
    paint.def +
    circle([x, y, r], paint.fill) +
    circle([x + r * 0.6, y - r * 0.3, r * 0.7], paint.fill) +
    circle([x - r * 0.6, y - r * 0.2, r * 0.6], paint.fill)
  );
}

/** Flour on a nose and on cheeks: dots over a person whose head is at the spot. */
const dusted = ([x, y, r]: Spot): string =>
  circle([x, y, r], '#ffffff', 0.85) +
  circle([x + r * 2.6, y + r, r * 0.7], '#ffffff', 0.8) +
  circle([x - r * 2.4, y + r * 1.6, r * 0.6], '#ffffff', 0.8);

export const flour: Scene = {
  light: evening,
  pieces: [
    room({ wall: '#e9a090', floor: '#a9685a', floorY: 740 }),
    rect([60, 180, 280, 18], '#8a5a3c', 5),
    ...[100, 180, 260].map((x, i) => rect([x, 120, 56, 60], ['#2f9f8a', '#fff4dc', '#f2b53c'][i] ?? '#ffffff', 10)),
    rect([860, 150, 250, 320], '#7a4a5a', 8),
    rect([876, 166, 218, 288], '#3f3a6a', 4),
    circle([1010, 250, 40], '#fff0c0'),
    puff([250, 250, 110]),
    puff([420, 150, 130]),
    puff([590, 240, 100]),
    grandma([770, 800, 225], {
      legs: 'hidden',
      hands: [
        [-0.42, 0.6],
        [0.42, 0.6],
      ],
      feel: ['laughing'],
      headTilt: 8,
    }),
    min([400, 790, 205], {
      legs: 'hidden',
      hands: [
        [-0.72, -0.62],
        [0.74, -0.62],
      ],
      feel: ['open'],
      headTilt: -6,
    }),
    dusted([404, 560, 8]),
    puff([250, 440, 70]),
    puff([555, 440, 70]),
    puff([640, 690, 60]),
    puff([220, 690, 70]),
    rect([90, 700, 1020, 36], '#e0b07a', 8),
    rect([110, 734, 980, 180], '#b9794c', 4),
    ellipse([600, 716, 420, 14], '#ffffff', 0.8),
    ...[360, 480, 600, 720, 840].map((x, i) => bun([x, 716 + (i % 2) * 8, 104])),
    shape('M930 712Q905 560 950 540L940 500Q1000 520 1060 500L1050 540Q1095 560 1070 712Z', '#f3e2c0'),
    stroke('M950 540Q1000 556 1050 540', '#b99a6a', 8),
    ellipse([1000, 630, 34, 40], '#e9a090', 0.6),
  ],
};

export const knock: Scene = {
  light: { tint: '#ffe6cc', shadow: '#3a1a3a', shadowStrength: 0.36 },
  pieces: [
    room({ wall: '#d98a86', floor: '#9a5c58', floorY: 700 }),
    doorway([640, 705, 720, 590], '#39406e'),
    group(
      '',
      cityBlock([290, 705, 190, 420], { wall: '#4f5a86', glass: '#ffd88a', trim: '#6a76a0', seed: 52 }),
      cityBlock([800, 705, 200, 460], { wall: '#57507e', glass: '#ffd88a', trim: '#76709c', seed: 53 }),
    ),
    glow([640, 560, 420], '#ffd890', 0.55),
    driver([400, 690, 128], {
      hands: [
        [-0.4, 0.6],
        [0.62, -0.3],
      ],
      feel: ['laughing', 'open'],
      headTilt: 4,
    }),
    cobbler([540, 696, 124], { feel: ['shut'], headTilt: 8 }),
    girl([830, 696, 118], {
      feel: ['laughing'],
      headTilt: -6,
      hands: [
        [-0.5, 0.2],
        [0.5, 0.7],
      ],
    }),
    sister([690, 696, 124], { feel: ['laughing', 'open'], headTilt: -4 }),
    baby([920, 706, 100], {
      legs: 'sit',
      hands: [
        [-0.7, -0.2],
        [0.6, -0.2],
      ],
      feel: ['open'],
    }),
    dog([420, 812, 150], 'right', -4),
    dog([520, 816, 74], 'right', -8),
    dog([745, 816, 74], 'left', 8),
    dog([815, 812, 70], 'left', 4),
    dog([880, 818, 74], 'left', 8),
    min([190, 890, 215], {
      hands: [
        [-0.44, 0.7],
        [0.44, 0.7],
      ],
      legs: 'hidden',
      feel: ['laughing', 'open'],
      headTilt: 10,
    }),
    grandma([1030, 890, 220], {
      legs: 'hidden',
      feel: ['laughing'],
      headTilt: -8,
      hands: [
        [-0.62, 0.2],
        [0.62, 0.2],
      ],
    }),
    rect([120, 830, 960, 40], '#e0b07a', 8),
    rect([140, 866, 920, 60], '#b9794c'),
    ellipse([600, 836, 250, 22], '#2f9f8a'),
    ellipse([600, 832, 220, 16], '#8fd8c0'),
    ...[500, 600, 700].map((x) => bun([x, 822, 96])),
    ...[550, 650].map((x) => bun([x, 846, 100])),
    steam([600, 745, 96], 0.8),
  ],
};

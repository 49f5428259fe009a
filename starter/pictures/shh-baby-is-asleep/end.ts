import { folk } from '../characters/folk.ts';
import { type Piece, type Scene, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { cotBack, cotFront, farHouses, farTower, sewingTable, shutterWindow, washing } from '../scenery/flats.ts';
import { room, rug } from '../scenery/rooms.ts';
import { burst, motion } from '../scenery/signs.ts';
import { glow, sky } from '../scenery/sky.ts';
import { soundRings } from '../scenery/storm.ts';
import { drop } from '../scenery/water.ts';
import { type Box, circle, ellipse, rect, stroke } from '../svg.ts';
import {
  adelLook,
  afternoon,
  babyLook,
  blackPan,
  breadLook,
  breadTray,
  karimLook,
  lemon,
  lyingBaby,
  mamaLook,
  mint,
  monaLook,
  noise,
  pigeon,
  salma,
  salmaLook,
  violet,
} from './props.ts';

const nursery = (): string =>
  room({ wall: '#f6cbb4', floor: '#b98a8a', floorY: 660, pattern: 'stripes' }) + rug(640, 800, 900, '#8a7ac8');

function shelf(x: number, y: number, w: number): Piece {
  return group(
    '',
    rect([x, y, w, 16], '#a9744a', 5),
    figure('cup', x + w * 0.2, y, { h: 58, tilt: -14, shadow: false }),
    figure('cup', x + w * 0.5, y - 14, { h: 58, tilt: 12, shadow: false }),
    figure('cookingPot', x + w * 0.83, y - 4, { h: 84, tilt: -8, shadow: false }),
    motion([x + w * 0.34, y - 84, 22, -80], '#ffffff', 2, 20),
    motion([x + w * 0.64, y - 100, 22, -80], '#ffffff', 2, 20),
  );
}

export const waah: Scene = {
  light: afternoon,
  pieces: [
    nursery(),
    shutterWindow([90, 110, 170, 220], violet, '#ffe9b8', farTower([170, 340, 190], '#e3bccb')),
    shelf(880, 250, 270),
    soundRings([600, 470], [230, 310, 390, 470], '#ffffff', { width: 16, span: [190, 350], opacity: 0.8 }),
    cotBack([600, 800, 470], '#c98f5c'),
    folk(babyLook, [600, 730, 250], {
      legs: 'hidden',
      mouth: 'cry',
      eyes: 'shut',
      brows: 'worried',
      hands: [
        [-0.58, 0.02],
        [0.58, 0.02],
      ],
    }),
    drop([520, 560, 15]),
    drop([682, 566, 15]),
    drop([500, 620, 11]),
    drop([706, 630, 11]),
    cotFront([600, 800, 470], '#c98f5c', 0.52),
    folk(mamaLook, [235, 850, 140], {
      turn: 0.55,
      brows: 'worried',
      mouth: 'o',
      hands: [
        [-0.4, 0.9],
        [0.86, 0.42],
      ],
    }),
    floating('bottle', 360, 515, { h: 96, tilt: 20 }),
    folk(adelLook, [1080, 840, 130], {
      turn: -0.4,
      eyes: 'shut',
      brows: 'worried',
      mouth: 'worried',
      hands: [
        [-0.46, -0.4],
        [0.46, -0.4],
      ],
    }),
    folk(karimLook, [905, 860, 130], {
      turn: -0.5,
      mouth: 'worried',
      brows: 'worried',
      hands: [
        [-0.6, 0.3],
        [-0.2, 0.62],
      ],
    }),
    floating('teddy', 836, 665, { h: 120 }),
  ],
};

export const bingBangBong: Scene = {
  light: afternoon,
  pieces: [
    room({ wall: '#f9dc9a', floor: '#b98a8a', floorY: 720 }),
    glow([470, 480, 620], '#fff6d8', 0.9),
    burst([600, 560, 130, 200], '#ffffff', 13, [-150, 90]),
    soundRings([600, 560], [250, 330], '#f2a23c', { width: 14, span: [-80, -10], opacity: 0.5 }),
    cotBack([960, 830, 380], '#c98f5c'),
    folk(babyLook, [960, 770, 205], {
      legs: 'hidden',
      turn: -0.5,
      mouth: 'o',
      eyes: 'wide',
      brows: 'up',
      hands: [
        [-0.44, 0.3],
        [0.44, 0.3],
      ],
    }),
    drop([1010, 640, 11]),
    cotFront([960, 830, 380], '#c98f5c', 0.52),
    folk(salmaLook, [370, 880, 240], {
      turn: 0.35,
      legs: 'walk',
      mouth: 'laugh',
      eyes: 'smiling',
      brows: 'up',
      grab: [
        [196, 540],
        [484, 672],
      ],
    }),
    blackPan([600, 560, 210]),
    `<g transform="rotate(-16 196 540)">${rect([186, 400, 20, 170], '#c98f5c', 9)}${ellipse([196, 388, 34, 46], '#d9a872')}${ellipse([192, 384, 22, 32], '#b9834f', 0.5)}</g>`,
    circle([196, 540, 28], salmaLook.skin),
    circle([486, 672, 27], salmaLook.skin),
  ],
};

/** A room of the house cut open. */
function cell([x, y, w, h]: Box, wall: string, ...inside: readonly Piece[]): Piece {
  return group('', rect([x, y, w, h], wall), rect([x, y, w, 10], '#5a2a58', 0, 0.14), ...inside);
}

export const everybodyPlays: Scene = {
  light: { tint: '#fff0e4', shadow: '#5a2a58', shadowStrength: 0.25 },
  pieces: [
    sky('#8f8fd8', '#f2a6b4', '#ffd6a0'),
    farTower([70, 800, 460], '#b586b4'),
    farHouses(800, '#b98ab8', '#ffe9a8', 8),
    rect([0, 800, 1200, 100], '#9a7f9c'),
    rect([0, 790, 1200, 20], '#e3c0bc'),
    rect([250, 120, 700, 680], '#c98f96'),
    cell(
      [270, 140, 320, 200],
      '#f9dc9a',
      cotBack([420, 340, 210], '#c98f5c'),
      lyingBaby([366, 252, 66], true),
      cotFront([420, 340, 210], '#c98f5c', 0.36),
    ),
    cell(
      [610, 140, 320, 200],
      '#f9dc9a',
      salma([760, 336, 66], {
        legs: 'walk',
        mouth: 'laugh',
        eyes: 'smiling',
        grab: [
          [715, 214],
          [805, 250],
        ],
      }),
      blackPan([840, 220, 62]),
      stroke('M715 214L690 176', '#b9834f', 9),
      noise([860, 210, 30, -30], '#f2a23c'),
    ),
    cell(
      [270, 360, 320, 200],
      '#f0b9a8',
      folk(monaLook, [350, 532, 58], {
        legs: 'sitSide',
        turn: 0.6,
        mouth: 'laugh',
        eyes: 'smiling',
        hands: [
          [0.4, 0.8],
          [1, 0.76],
        ],
      }),
      sewingTable([430, 558, 150], '#3fa07a'),
      noise([520, 440, 30, -20], '#ffffff'),
    ),
    cell(
      [610, 360, 320, 200],
      '#c3b5e2',
      folk(karimLook, [760, 510, 66], {
        legs: 'sit',
        mouth: 'laugh',
        eyes: 'smiling',
        hands: [
          [-0.34, 0.5],
          [0.3, 0.34],
        ],
      }),
      figure('tallDrum', 760, 560, { h: 96, shadow: false }),
      noise([840, 440, 30, -20], '#ffffff'),
      noise([684, 440, 30, 200], '#ffffff'),
    ),
    cell(
      [270, 580, 320, 210],
      '#f3d3a8',
      rect([300, 620, 90, 170], '#4f9c8e', 4),
      folk(adelLook, [460, 788, 54], {
        turn: -0.5,
        mouth: 'laugh',
        eyes: 'smiling',
        grab: [
          [402, 690],
          [500, 648],
        ],
      }),
      figure('hammer', 492, 660, { h: 54, looks: 'left', tilt: -10, shadow: false }),
      burst([396, 690, 16, 38], '#ffffff', 7, [-150, 150]),
    ),
    cell(
      [610, 580, 320, 210],
      '#d7c3e6',
      folk(mamaLook, [700, 788, 54], {
        mouth: 'laugh',
        eyes: 'smiling',
        hands: [
          [-0.36, 0.3],
          [0.36, 0.3],
        ],
      }),
      figure('cookingPot', 850, 788, { h: 84 }),
      noise([770, 700, 26, -20], '#ffffff'),
    ),
    rect([240, 104, 720, 20], '#f4d3cc', 6),
    figure('goat', 420, 106, { h: 78, shadow: false }),
    figure('goat', 540, 106, { h: 62, looks: 'right', shadow: false }),
    pigeon(700, 106, 46),
    pigeon(770, 106, 46, 'right'),
    pigeon(880, 106, 46),
    washing([0, 250], [244, 210], ['#f2a6b4', mint, lemon], 46),
    figure('bicycle', 120, 872, { h: 120, looks: 'right' }),
    folk(breadLook, [110, 850, 74], {
      turn: 0.6,
      mouth: 'laugh',
      grab: [
        [62, 646],
        [164, 756],
      ],
    }),
    breadTray(112, 650, 150),
    figure('bell', 186, 756, { h: 38, tilt: 20, shadow: false }),
    noise([204, 730, 22, -20], '#fff3c8'),
    figure('threeWheeler', 1070, 872, { h: 150, looks: 'left' }),
    noise([970, 800, 26, 190], '#fff3c8'),
    figure('cat', 420, 880, { h: 70 }),
    figure('darkCat', 560, 880, { h: 70, looks: 'right' }),
  ],
};

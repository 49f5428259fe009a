import { type Scene } from '../compose.ts';
import { type TailPiece, kiteTail, scrapKite, skyOfKites } from '../scenery/kites.ts';
import { domes, oldCity, roofFloor } from '../scenery/roof-terrace.ts';
import { sky, sun } from '../scenery/sky.ts';
import { circle, ellipse, lighter, rect, stroke } from '../svg.ts';
import {
  barber,
  barefootRobi,
  drummer,
  kiteString,
  otherSister,
  roofLight,
  shirin,
  sister,
  stringBall,
  tuli,
} from './people-of-the-roofs.ts';

const wholeTail: readonly TailPiece[] = ['sock', 'sock', 'sari', 'towel', 'ribbon', 'ribbon', 'cord'];

export const itFlies: Scene = {
  light: roofLight,
  pieces: [
    sky('#7f8fe0', '#e8a8d0', '#ffb88a', '#ffd89a'),
    skyOfKites(14, 420, 63, [620, 240, 380]),
    sun([170, 640, 60], '#ffb84a', '#ffe0a0'),
    domes(1010, 760, 260, '#b078a8'),
    oldCity(720, '#d898b4', 101),
    roofFloor(830, 860, '#b8687a', '#d8a898'),
    kiteString([300, 745], [400, 600], [480, 420], [560, 230]),
    kiteTail(
      [
        [570, 330],
        [640, 420],
        [760, 440],
        [790, 540],
        [680, 600],
        [640, 680],
        [760, 760],
      ],
      wholeTail,
      76,
    ),
    scrapKite([560, 225, 165], -8),
    stroke('M740 130q50 40 44 100M370 150q-44 40 -36 96', '#ffffff', 7, 0.6),
    tuli(
      [250, 885, 92],
      { mouth: 'laugh' },
      {
        legs: 'walk',
        hands: [
          [-0.5, 0.4],
          [0.5, -0.4],
        ],
        headTilt: 8,
      },
    ),
    barefootRobi(
      [430, 888, 78],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.7, -0.6],
          [0.7, -0.6],
        ],
      },
    ),
  ],
};

const small = 64;

export const luckySocks: Scene = {
  light: roofLight,
  pieces: [
    sky('#8a7ccc', '#cc90c8', '#f8a4a8', '#ffd0a0'),
    oldCity(640, '#a860a0', 111, 1),
    rect([640, 560, 250, 400], '#7a5a9a') + rect([628, 546, 274, 22], '#b898d0', 6),
    rect([905, 620, 330, 320], '#a06a8a') + rect([892, 606, 354, 22], '#d8a0b8', 6),
    shirin(
      [700, 562, small],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.5, 0.4],
          [0.3, -0.6],
        ],
        shadow: false,
      },
    ),
    barber(
      [815, 562, small],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.4, -0.6],
          [0.5, 0.4],
        ],
        shadow: false,
      },
    ),
    sister(
      [950, 624, small],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.5, -0.6],
          [0.5, 0.4],
        ],
        shadow: false,
      },
    ),
    otherSister(
      [1035, 624, small],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.6, -0.6],
          [0.5, -0.6],
        ],
        shadow: false,
      },
    ),
    drummer(
      [1125, 624, small],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.5, -0.5],
          [0.4, 0.4],
        ],
        shadow: false,
      },
    ),
    roofFloor(730, 775, '#8a5a88', '#c8949a'),
    kiteString([560, 545], [580, 420], [620, 260], [680, 160]),
    kiteTail(
      [
        [690, 255],
        [760, 300],
        [850, 250],
        [920, 310],
        [1010, 260],
        [1110, 320],
      ],
      wholeTail,
      70,
    ),
    scrapKite([680, 140, 115], -10),
    tuli(
      [520, 880, 180],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.4, 0.6],
          [0.3, -0.5],
        ],
        headTilt: 8,
        held: (u) => [stringBall([u * 0.3, -u * 0.56, u * 0.14])],
      },
    ),
    barefootRobi(
      [230, 735, 200],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.5, 0.5],
          [0.5, 0.5],
        ],
        tilt: -6,
        headTilt: 12,
      },
    ),
    stroke('M190 725Q110 760 110 830M270 725Q350 760 350 830', '#3f6fa8', 62),
    bareFoot(112, 812, -14),
    bareFoot(352, 812, 14),
    stroke('M62 728q-12 -14 -6 -30M104 712q-4 -16 6 -28M360 712q4 -16 -6 -28M404 728q14 -12 10 -30', '#ffffff', 7, 0.9),
  ],
};

/** The sole of a bare foot with its toes, turned to us. */
function bareFoot(x: number, y: number, tilt: number): string {
  const toes = [
    [-26, -50, 13],
    [-7, -58, 12],
    [10, -56, 11],
    [25, -48, 10],
    [37, -36, 9],
  ] as const;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(1.2)">${ellipse([0, 0, 36, 52], '#ad7f6f')}${ellipse([-3, -22, 34, 30], lighter('#ad7f6f', 0.14))}${ellipse([2, 30, 24, 18], lighter('#ad7f6f', 0.12))}${toes.map(([tx, ty, r]) => circle([tx, ty, r], lighter('#ad7f6f', 0.18))).join('')}</g>`;
}

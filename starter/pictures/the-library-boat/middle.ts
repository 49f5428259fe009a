import { type Piece, type Scene, group } from '../compose.ts';
import { bigBook, floodedRoof, insideLibrary, libraryBoat, torch, torchBeam } from '../scenery/library-boat.ts';
import { boat, paddle } from '../scenery/boats.ts';
import { foliage, palm } from '../scenery/plants.ts';
import { cloud, glow, sky, vignette } from '../scenery/sky.ts';
import { rain, ripples, sea } from '../scenery/water.ts';
import { circle, curve, ellipse, shape, stroke } from '../svg.ts';
import { father, grandma, grey, hen, kid, mina, rafi, sling, tadpole, torchlit, tuli } from './props.ts';

export const flood: Scene = {
  light: grey,
  grain: 0.7,
  pieces: [
    sky('#7f98a4', '#a9bcbc', '#c4d0c4'),
    cloud([260, 80, 620], '#8ea2ac', 1, '#98aab0'),
    cloud([900, 60, 680], '#8ea2ac', 1, '#98aab0'),
    sea(330, '#a9b89a', '#7f9878', { waves: 30, foam: '#d6dfc8', seed: 12 }),
    palm([1100, 400, 260], -0.1, '#5f8a6a'),
    palm([60, 380, 220], 0.1, '#6a9070'),
    floodedRoof([900, 420, 240], '#a98a5e'),
    floodedRoof([560, 390, 180], '#9a8a6a'),
    floodedRoof([190, 640, 460], '#b98a4e'),
    hen([110, 500, 74], 'right'),
    hen([180, 492, 80], 'right'),
    libraryBoat(
      [760, 740, 860],
      [
        kid('asha', [620, 690, 76], { legs: 'hidden', headTilt: 4 }),
        kid('babu', [700, 694, 66], { legs: 'hidden' }),
        kid('shanu', [790, 690, 76], { legs: 'hidden', feel: ['oh'] }),
        kid('mitu', [880, 690, 76], { legs: 'hidden', feel: ['worried'] }),
        hen([960, 676, 66], 'right'),
        father([1080, 676, 100], {
          legs: 'hidden',
          hands: [
            [-0.5, 0.6],
            [0.16, 0.54],
          ],
          held: (u) => [sling(u)],
        }),
        rafi([470, 690, 112], {
          legs: 'hidden',
          hands: [
            [-0.84, -0.02],
            [0.5, 0.6],
          ],
          feel: ['open'],
          headTilt: -6,
        }),
      ],
      { water: '#8fa488' },
    ),
    grandma([300, 592, 105], {
      hands: [
        [-0.5, 0.5],
        [0.72, -0.14],
      ],
      feel: ['worried'],
      headTilt: 8,
    }),
    rain(70, { seed: 9, length: 60, opacity: 0.5 }),
  ],
};

export const tiedUp: Scene = {
  light: { tint: '#c4b4cc', shadow: '#141438', shadowStrength: 0.45 },
  pieces: [
    sky('#2f2f6a', '#6a4f8a', '#c47a7a', '#e0a070'),
    sea(520, '#a87a86', '#3a3468', { waves: 26, foam: '#e0b4a0', seed: 14 }),
    stroke(
      curve([
        [1066, 640],
        [1062, 500],
        [1090, 240],
      ]),
      '#3a2f4e',
      110,
    ),
    stroke('M1080 420Q960 360 880 250M1100 380Q1160 320 1220 280', '#3a2f4e', 40),
    ripples([1066, 690, 240], '#e0b4a0', 2),
    foliage([920, 150, 560], '#3f4a5e', 23),
    foliage([1150, 130, 420], '#46526a', 25),
    libraryBoat(
      [720, 720, 780],
      [
        kid('asha', [610, 672, 68], { legs: 'hidden', tint: '#c4b4cc' }),
        kid('joy', [680, 676, 58], { legs: 'hidden', tint: '#c4b4cc', feel: ['worried'] }),
        kid('mitu', [760, 672, 66], { legs: 'hidden', tint: '#c4b4cc' }),
        grandma([840, 674, 70], { legs: 'hidden', tint: '#c4b4cc' }),
        tuli([510, 668, 72], {
          legs: 'hidden',
          tint: '#c4b4cc',
          hands: [
            [-0.6, -0.3],
            [0.5, 0.6],
          ],
        }),
        rafi([440, 664, 92], {
          legs: 'hidden',
          tint: '#c4b4cc',
          hands: [
            [-0.62, 0.1],
            [0.4, 0.6],
          ],
          feel: ['worried', 'brows'],
          held: (u) => [torchBeam([-u * 0.86, u * 0.12, u * 4], 172, 12), torch([-u * 0.64, u * 0.1, u * 0.5], 172)],
        }),
      ],
      { lamp: '#e9a860', water: '#4a4070' },
    ),
    stroke('M1090 640Q1070 610 1064 560', '#e9cfa0', 8),
    ripples([220, 800, 260], '#f0c8a8', 2),
    boat(
      [220, 800, 320],
      [
        mina([160, 776, 84], {
          legs: 'hidden',
          tint: '#c4b4cc',
          hands: [
            [-0.3, 0.5],
            [0.7, -0.3],
          ],
          headTilt: 4,
        }),
        father([280, 776, 80], {
          legs: 'hidden',
          tint: '#c4b4cc',
          hands: [
            [-0.4, 0.4],
            [0.16, 0.54],
          ],
          held: (u) => [sling(u)],
        }),
      ],
      { wood: '#8a5a4a', water: '#4a4070' },
    ),
    paddle([245, 720], [330, 850], 12),
    rain(26, { seed: 22, length: 50, opacity: 0.4 }),
    vignette('#141438', 0.3),
  ],
};

/** The shadow of two hands that make a hare. */
const handHare = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M-40 60Q-60 0 -20 -20Q-40 -110 -14 -116Q8 -112 4 -30Q20 -112 44 -104Q62 -92 26 -16Q66 10 40 44Q20 66 -40 60Z', '#1c1c48', 0.75)}${circle([16, 6, 5], '#ffe9b0')}</g>`;

const crying: readonly (readonly [Parameters<typeof kid>[0], number, number, number])[] = [
  ['joy', 150, 860, 120],
  ['shanu', 300, 830, 120],
  ['babu', 410, 770, 96],
  ['asha', 760, 880, 125],
  ['kobi', 900, 840, 118],
  ['mitu', 1050, 870, 125],
];

export const bump: Scene = {
  grain: 0.5,
  light: { tint: '#d9c4bc', shadow: '#0a0c28', shadowStrength: 0.5 },
  pieces: [
    insideLibrary({ dim: 0.62, view: '#1c2458' }),
    circle([600, 330, 215], '#ffe9b0', 0.9),
    glow([600, 330, 420], '#ffe9b0', 0.6),
    handHare(600, 340, 1.6),
    rafi([600, 880, 165], {
      legs: 'sit',
      tint: '#d9c4bc',
      hands: [
        [-0.6, -0.8],
        [0.6, -0.8],
      ],
      feel: ['worried', 'brows'],
    }),
    ...crying.map(([name, x, y, u], i): Piece =>
      kid(name, [x, y, u], {
        legs: 'sit',
        tint: '#d9c4bc',
        feel: i % 2 === 0 ? ['open', 'tear', 'brows'] : ['sad', 'tear', 'brows'],
        headTilt: x < 600 ? 6 : -6,
        hands: [
          [-0.3, 0.3],
          [0.3, 0.3],
        ],
      }),
    ),
    tuli([450, 888, 118], {
      legs: 'sit',
      tint: '#d9c4bc',
      feel: ['sad', 'tear', 'brows'],
      hands: [
        [-0.3, 0.1],
        [0.3, 0.1],
      ],
    }),
    vignette('#0a0c28', 0.4),
  ],
};

export const finger: Scene = {
  grain: 0.5,
  light: torchlit,
  pieces: [
    sky('#1a1c48', '#2a2658', '#3a2a52'),
    glow([600, 640, 620], '#ffd890', 0.75),
    rafi([560, 640, 300], {
      legs: 'hidden',
      tint: '#ffe2b4',
      feel: ['open', 'brows'],
      headTilt: 6,
      hands: [
        [-0.5, 0.7],
        [0.5, 0.72],
      ],
    }),
    tuli([905, 720, 230], {
      legs: 'hidden',
      tint: '#ffe2b4',
      feel: [],
      headTilt: -14,
      hands: [
        [-0.5, 0.3],
        [0.3, 0.7],
      ],
    }),
    kid('shanu', [210, 720, 225], {
      legs: 'hidden',
      tint: '#ffe2b4',
      headTilt: 14,
      hands: [
        [-0.3, 0.7],
        [0.4, 0.5],
      ],
    }),
    bigBook(
      [570, 730, 640],
      '#d9503f',
      [
        [-78, -34, 20],
        [-52, -28, -40],
        [-26, -36, 70],
        [-84, -6, 150],
        [-30, -4, 10],
        [-70, 22, -30],
        [-44, 26, 60],
        [-18, 20, 120],
        [22, -36, 30],
        [50, -26, -60],
        [80, -34, 10],
        [30, -4, 160],
        [60, 6, 40],
        [84, -6, -20],
        [26, 28, -10],
        [56, 32, 80],
      ].map(([x, y, turn]) => tadpole([x ?? 0, y ?? 0, 3.6], turn ?? 0)),
      -2,
    ),
    fingerOn(),
    group('', torch([1010, 850, 150], 206)),
    vignette('#0c0c2c', 0.45),
  ],
};

/** Rafi's hand from the edge of the page, one finger on the first of the letters. */
function fingerOn(): string {
  return (
    stroke('M180 930Q250 850 300 760', '#d99a2c', 70) +
    stroke('M180 930Q250 850 300 760', '#f2b53c', 54) +
    ellipse([316, 726, 44, 40], '#855a4c') +
    stroke('M330 712L356 672', '#7a5044', 30) +
    stroke('M330 710L355 671', '#92675a', 22) +
    stroke('M296 714L300 690M350 742L372 730', '#7a5044', 24)
  );
}

import { type Look, type Pose, person, strawHat } from '../characters/people.ts';
import { type Piece, type Scene, group } from '../compose.ts';
import type { Light } from '../light.ts';
import type { FigureName } from '../figure-names.ts';
import { figure, floating } from '../figure.ts';
import { boat, fog, paddle, soupPot, stiltHouse, umbrella } from '../scenery/boats.ts';
import { ground, hills } from '../scenery/land.ts';
import { foliage, palm, tree } from '../scenery/plants.ts';
import { beams, glow, sky, sun } from '../scenery/sky.ts';
import { soundRings } from '../scenery/storm.ts';
import { ripples, sea, shimmer, waveLines } from '../scenery/water.ts';
import { type Spot, type Point, rect } from '../svg.ts';
import { lina, grandma, peach, pineapples, lotusLeaf } from './props.ts';

const gold: Light = { tint: '#fff2d8', shadow: '#7a4e2e' };

interface Trader {
  readonly look: Look;
  readonly goods: readonly (readonly [FigureName, number])[];
}

const trader = (head: FigureName, skin: string, top: string, hat = true): Look => ({
  head,
  skin,
  top,
  bottom: '#d8c4a4',
  shoes: '#6a4a3a',
  ...(hat ? { hat: strawHat('#ddb868', '#8a6a4a') } : {}),
});

const flowerSeller: Trader = {
  look: trader('woman', '#8b5f50', '#d9708a'),
  goods: [
    ['bouquet', 1],
    ['hibiscus', 0.8],
    ['daisy', 0.9],
  ],
};

const coconutSeller: Trader = {
  look: trader('man', '#8b5f50', '#5f8fb0'),
  goods: [
    ['coconut', 0.8],
    ['coconut', 0.9],
    ['coconut', 0.75],
  ],
};

const goatBoat: Trader = { look: trader('oldMan', '#8b5f50', '#7a9a5c', false), goods: [['goat', 1.5]] };

const traders: readonly Trader[] = [
  flowerSeller,
  coconutSeller,
  goatBoat,
  {
    look: trader('youngster', '#8b5f50', '#e8a04a'),
    goods: [
      ['watermelon', 1],
      ['watermelon', 0.9],
    ],
  },
  {
    look: trader('woman', '#8b5f50', '#8a7ab8'),
    goods: [
      ['mango', 0.9],
      ['mango', 0.8],
      ['mango', 0.9],
    ],
  },
  {
    look: trader('man', '#8b5f50', '#c9664a'),
    goods: [
      ['fish', 0.8],
      ['fish', 0.8],
    ],
  },
  {
    look: trader('oldMan', '#8b5f50', '#5fa08a'),
    goods: [
      ['basket', 1],
      ['basket', 0.9],
    ],
  },
];

interface TradeBoatOptions {
  readonly water: string;
  readonly pose?: Pose;
}

function tradeBoat(
  { look, goods }: Trader,
  [x, y, w]: Spot,
  nose: 1 | -1,
  { water, pose = {} }: TradeBoatOptions,
): Piece {
  const rim = y - w * 0.09;
  const u = w * 0.19;
  const step = (w * 0.5) / Math.max(1, goods.length);
  const load = goods.map(([name, size], i) =>
    figure(name, x + nose * (w * 0.02 + step * (i + 0.4)), rim + u * 0.16, {
      h: u * 1.05 * size,
      looks: nose === 1 ? 'right' : 'left',
      shadow: false,
    }),
  );
  return boat(
    [x, y, w],
    [
      person(look, [x - nose * w * 0.2, rim + u * 0.2, u], {
        legs: 'hidden',
        hands: [
          [-0.46, 0.7],
          [0.46, 0.7],
        ],
        ...pose,
      }),
      ...load,
    ],
    { water, side: 0.13, wood: '#9a7054' },
  );
}

export const likeDucklings: Scene = {
  light: peach,
  pieces: [
    sky('#f8eee4', '#fde0c4', '#f6d2b0', '#d6d3c4'),
    glow([1000, 260, 520], '#ffd8a0', 0.9),
    group(
      'opacity="0.55"',
      umbrella([1090, 400, 190], '#e2765e'),
      umbrella([1200, 430, 180], '#5fb59a'),
      umbrella([985, 385, 130], '#f0b04a'),
    ),
    fog(340, 440, 0.75, { seed: 91, color: '#fff4e8', count: 6 }),
    group('opacity="0.55"', tradeBoat(goatBoat, [190, 400, 270], 1, { water: '#e0d8cc' })),
    fog(360, 450, 0.6, { seed: 92, color: '#fff4e8', count: 3 }),
    group('opacity="0.8"', tradeBoat(coconutSeller, [430, 500, 340], 1, { water: '#e0d8cc' })),
    fog(480, 580, 0.5, { seed: 94, color: '#fff4e8', count: 4 }),
    waveLines([720, 890, 16], '#fff8ee', 96),
    tradeBoat(flowerSeller, [240, 680, 420], 1, {
      water: '#d8d2c6',
      pose: {
        hands: [
          [-0.5, 0.7],
          [0.66, -0.3],
        ],
      },
    }),
    soundRings([880, 660], [200, 260], '#f0956a', { width: 9, span: [200, 340], opacity: 0.5 }),
    boat(
      [850, 800, 640],
      [
        grandma(640, 766, 150, {
          hands: [
            [-0.42, 0.7],
            [0.3, 0.6],
          ],
        }),
        soupPot(880, 770, 170, true),
        lina(880, 690, 155, {
          hands: [
            [-0.5, 0.5],
            [0.62, 0.2],
          ],
          mouth: 'open',
          held: (u) => [floating('spoon', u * 0.6, u * 0.25, { h: u * 0.6 })],
        }),
        soupPot(880, 770, 170, true),
        ...pineapples(1060, 752, 96),
      ],
      { water: '#d8d2c6' },
    ),
    fog(860, 930, 0.6, { seed: 97, color: '#fff4e8', count: 4 }),
  ],
};

const berths: readonly (readonly [x: number, y: number, w: number, nose: 1 | -1])[] = [
  [470, 800, 265, 1],
  [215, 720, 240, 1],
  [150, 590, 210, 1],
  [385, 540, 185, -1],
  [565, 492, 165, -1],
  [722, 450, 148, -1],
  [858, 415, 132, -1],
];

export const lookBack: Scene = {
  light: gold,
  pieces: [
    sky('#ffd27a', '#ffe4ac', '#fff0cc'),
    beams([330, 150], '#fff6cf', 0.8, { count: 13, turn: 0.15 }),
    sun([330, 150, 78], '#ffc23e', '#fff0b0'),
    hills(245, '#b9cf9a', { bumps: 24, seed: 101, foot: '#9cc49a', rim: 4 }),
    palm([90, 285, 170], 0.1, '#7aa870', '#9a7a5a'),
    palm([620, 280, 140], -0.1, '#7aa870', '#9a7a5a'),
    foliage([1110, 240, 240], '#8cb47c', 103),
    sea(280, '#f6dca4', '#6fb5a0', { waves: 46, seed: 104, foam: '#fff6dc' }),
    shimmer([330, 295, 560, 90], '#fff6d0'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      figure('duck', 950 + i * 41, 404 - i * 8, { h: 54, looks: 'left', shadow: false, sunk: 0.1 }),
    ),
    ...[...berths.entries()]
      .reverse()
      .map(([i, [x, y, w, nose]]) => tradeBoat(traders[i] ?? flowerSeller, [x, y, w], nose, { water: '#9ccab0' })),
    umbrella([1130, 640, 190], '#e2765e') +
      umbrella([1215, 700, 200], '#5fb59a') +
      umbrella([1050, 590, 130], '#f0b04a'),
    rect([1010, 632, 220, 26], '#a9754f', 8),
    boat(
      [870, 850, 480],
      [
        grandma(745, 822, 118, {}),
        soupPot(850, 820, 110, true),
        lina(960, 820, 126, {
          hands: [
            [-0.74, -0.1],
            [0.4, 0.7],
          ],
          headTilt: -10,
          mouth: 'open',
        }),
        ...pineapples(1040, 812, 62),
      ],
      { water: '#7fbba4' },
    ),
  ],
};

export const nearlyHome: Scene = {
  light: gold,
  pieces: [
    sky('#ffbe6a', '#ffd690', '#ffe9b8'),
    sun([250, 300, 84], '#ffdc7a', '#fff0b8'),
    ...shore(),
    sea(430, '#ffd88e', '#c98f5a', { waves: 40, seed: 113, foam: '#fff2cc' }),
    group('transform="translate(0 862) scale(1 -1)" opacity="0.32"', ...shore()),
    shimmer([250, 445, 700, 90], '#fff4c4'),
    lotusLeaf(140, 820, 240, '#8fae62'),
    figure('lotus', 200, 815, { h: 120, shadow: false }),
    lotusLeaf(1080, 860, 260, '#8fae62'),
    figure('lotus', 1050, 850, { h: 130, shadow: false }),
    boat(
      [600, 740, 740],
      [
        grandma(400, 705, 150, {
          hands: [
            [-0.62, 0.4],
            [-0.2, 0.5],
          ],
          headTilt: 4,
        }),
        soupPot(585, 708, 140),
        lina(790, 716, 155, {
          hands: [
            [-0.42, 0.76],
            [0.42, 0.76],
          ],
          tilt: 14,
          eyesShut: true,
          headTilt: 4,
        }),
      ],
      { water: '#d9a468' },
    ),
    paddle([335, 580], [250, 800], 14),
    ripples([250, 800, 130], '#fff4d0', 3, 0.8),
    soundRings([1150, 560], [60, 105], '#fff6dc', { width: 8, span: [130, 230], opacity: 0.75 }),
  ],
};

function shore(): Piece[] {
  const banks: Point[] = [
    [-20, 420],
    [300, 405],
    [640, 412],
    [960, 400],
    [1220, 412],
  ];
  return [
    hills(380, '#d9b870', { bumps: 22, seed: 111, foot: '#c9a862', rim: 3 }),
    group(
      '',
      `<clipPath id="shore-${banks.length}"><rect x="-20" y="0" width="1240" height="431"/></clipPath>`,
      group(
        `clip-path="url(#shore-${banks.length})"`,
        ground(banks, '#a9a45c', '#8f8f50', 3),
        tree(480, 420, 180, { leaves: '#a3a850', seed: 6 }),
        palm([640, 425, 190], 0.12, '#8fa04e', '#9a7048'),
        palm([720, 425, 150], -0.1, '#8fa04e', '#9a7048'),
        stiltHouse([920, 380, 150], '#9a6e56', '#ffe6a0'),
        tree(1110, 420, 220, { leaves: '#a3a850', seed: 8 }),
        figure('buffalo', 90, 422, { h: 86, looks: 'right' }),
      ),
    ),
  ];
}

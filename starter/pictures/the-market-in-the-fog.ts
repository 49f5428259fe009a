import { type Look, type Pose, person, reachingArm, strawHat } from './characters/people.ts';
import { type Book, type Light, type Piece, type Scene, group } from './compose.ts';
import { figure, floating } from './figure.ts';
import type { FigureName } from './figure-names.ts';
import { boat, fog, ghostBoat, paddle, soupPot, stiltHouse, umbrella } from './scenery/boats.ts';
import { ground, hills } from './scenery/land.ts';
import { foliage, palm, reeds, tree } from './scenery/plants.ts';
import { burst, soundBows } from './scenery/signs.ts';
import { beams, glow, sky, sun, vignette } from './scenery/sky.ts';
import { soundRings } from './scenery/storm.ts';
import { ripples, sea, shimmer, waveLines } from './scenery/water.ts';
import { type Spot, type Point, circle, curve, ellipse, rect, shape, stroke } from './svg.ts';

const linaLook: Look = {
  head: 'girl',
  skin: '#8b5f50',
  top: '#5fb59a',
  bottom: '#e8d6b8',
  shoes: '#7a4a3a',
  hat: strawHat('#ecc877', '#d9705a'),
};
const grandmaLook: Look = { head: 'grandma', skin: '#8b5f50', top: '#e59a78', bottom: '#8a6a8a', shoes: '#6a4a4a' };

const lina = (x: number, y: number, u: number, pose: Pose = {}): Piece =>
  person(linaLook, [x, y, u], { legs: 'hidden', ...pose });

function grandma(x: number, y: number, u: number, pose: Pose = {}): Piece {
  return person(grandmaLook, [x, y, u], { legs: 'hidden', ...pose });
}

const foggy: Light = { tint: '#f2f5f4', shadow: '#5a6a74', shadowStrength: 0.2 };
const peach: Light = { tint: '#fff0e2', shadow: '#7a5a52', shadowStrength: 0.25 };
const gold: Light = { tint: '#fff2d8', shadow: '#7a4e2e' };
const dawn: Light = { tint: '#cfd8ea', shadow: '#1e2a44' };

const pineapples = (x: number, y: number, h: number): Piece[] =>
  [-0.55, 0.55, 0].map((side, i) =>
    figure('pineapple', x + side * h * 0.62, y, {
      h: h * (i === 2 ? 1.05 : 0.95),
      tilt: 32 + side * 10,
      shadow: false,
    }),
  );
const bananas = (x: number, y: number, h: number): Piece[] =>
  [-0.5, 0.5, 0].map((side, i) =>
    figure('bananaBunch', x + side * h * 0.8, y - (i === 2 ? h * 0.25 : 0), { h, tilt: side * 40, shadow: false }),
  );

/** The boat of the story: Grandma and the pot at the back, bananas, Lina, pineapples in front. */
function ourBoat([x, y, w]: Spot, rowing: Pose = {}, water = '#b9c6ca', u = w * 0.155): Piece {
  const rim = y - w * 0.085;
  const [linaX, linaY] = [x + w * 0.17, rim + u * 0.16];
  return group(
    '',
    boat(
      [x, y, w],
      [
        soupPot(x - w * 0.36, rim + w * 0.03, w * 0.13),
        grandma(x - w * 0.2, rim + u * 0.2, u, {
          hands: [
            [-0.42, 0.7],
            [0.42, 0.7],
          ],
        }),
        ...bananas(x, rim + u * 0.24, w * 0.085),
        lina(linaX, linaY, u, {
          hands: [
            [0.26, 0.26],
            [0.6, 0.62],
          ],
          headTilt: 3,
          ...rowing,
        }),
        ...pineapples(x + w * 0.35, rim + w * 0.03, w * 0.11),
      ],
      { water },
    ),
    paddle([linaX + u * 0.14, linaY - u * 0.7], [linaX + u * 1.3, linaY + u * 0.68], u * 0.1),
  );
}

const whiteRiver = (top: string, low: string): string => sky(top, top, low);

const cover: Scene = {
  light: foggy,
  pieces: [
    sky('#e9eeea', '#f6f4ec', '#dfe8e4', '#b9cdca'),
    glow([820, 210, 420], '#ffe6c0', 0.75),
    ghostBoat([250, 400, 260], 'right', 0.42),
    ghostBoat([960, 350, 200], 'left', 0.34),
    fog(360, 560, 0.5, { seed: 3 }),
    waveLines([600, 860, 26], '#f4faf8', 4),
    fog(520, 640, 0.6, { seed: 8, count: 6 }),
    ourBoat([575, 790, 960], { headTilt: 4 }, '#b9cdca', 200),
    fog(850, 930, 0.85, { seed: 10, count: 7 }),
  ],
};

const loading: Scene = {
  light: dawn,
  pieces: [
    sky('#6f86a8', '#a3b4c4', '#e4d3c4'),
    hills(430, '#7d96a4', { bumps: 30, seed: 11, foot: '#6a8696', rim: 3 }),
    palm([90, 470, 320], 0.12, '#5a8282', '#5f5a62'),
    foliage([1120, 420, 300], '#5c8484', 12),
    stiltHouse([880, 430, 360], '#7a6468', '#ffd98a'),
    sea(520, '#93a9b8', '#5d7a8e', { waves: 30, seed: 14 }),
    shimmer([800, 540, 860, 60], '#ffe2a8'),
    rect([-20, 610, 720, 34], '#8a7068', 8) +
      [60, 240, 420, 600].map((x) => rect([x, 640, 26, 140], '#6a5458', 6)).join(''),
    person(grandmaLook, [180, 625, 145], {
      hands: [
        [-0.42, 0.72],
        [0.44, 0.72],
      ],
      headTilt: 5,
    }),
    person(linaLook, [420, 625, 130], {
      hands: [
        [-0.42, 0.3],
        [0.5, 0.1],
      ],
      headTilt: -4,
    }),
    paddle([485, 340], [495, 640], 15),
    boat([620, 800, 900], [soupPot(290, 752, 150), ...bananas(600, 748, 90), ...pineapples(900, 744, 118)], {
      water: '#6f8a9c',
    }),
    fog(470, 560, 0.35, { seed: 16, count: 5, color: '#f2ece8' }),
    vignette('#22304a', 0.22),
  ],
};

const nothingToSee: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#f4f6f4', '#e6ecea'),
    ellipse([600, 560, 420, 90], '#c3d0d2', 0.75),
    waveLines([520, 620, 12], '#ffffff', 22, [300, 900]),
    ourBoat([600, 560, 480], { headTilt: -6, mouth: 'open' }, '#c3d0d2'),
    fog(560, 640, 0.95, { seed: 23, count: 6 }),
    glow([830, 600, 170], '#f6f8f6', 1),
    fog(200, 330, 0.7, { seed: 25, count: 5 }),
  ],
};

const theseEars: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#eef2f0', '#e2e9e6'),
    glow([330, 300, 480], '#fff2e0', 0.7),
    soundRings([1240, 330], [130, 220, 310, 400], '#8fb8ac', { width: 13, span: [120, 240], opacity: 0.7 }),
    grandma(400, 900, 370, {
      hands: [
        [-0.5, 0.8],
        [0.5, 0.9],
      ],
      headTilt: 8,
    }),
    lina(760, 985, 350, {
      hands: [
        [-0.45, 0.8],
        [0.45, 0.8],
      ],
      eyesShut: true,
      headTilt: -2,
    }),
    reachingArm(
      [
        [520, 720],
        [575, 700],
        [605, 628],
      ],
      78,
      grandmaLook,
    ),
    circle([915, 628, 42], grandmaLook.skin),
    shape('M0 800Q600 850 1200 790V900H0Z', '#a9754f'),
    stroke('M0 800Q600 850 1200 790', '#d3a67e', 14),
    fog(870, 930, 0.6, { seed: 33, count: 5 }),
  ],
};

function lotusLeaf(x: number, y: number, w: number, color: string): string {
  return (
    ellipse([x, y + w * 0.03, w * 0.5, w * 0.16], '#4a7a72', 0.35) +
    ellipse([x, y, w * 0.5, w * 0.155], color) +
    stroke(
      `M${x} ${y}L${x - w * 0.4} ${y - w * 0.03}M${x} ${y}L${x + w * 0.38} ${y - w * 0.05}M${x} ${y}L${x + w * 0.1} ${y + w * 0.13}M${x} ${y}L${x - w * 0.2} ${y + w * 0.12}`,
      '#d3ecc8',
      w * 0.01,
      0.7,
    )
  );
}

const frogs: Scene = {
  light: foggy,
  pieces: [
    sky('#eef3ee', '#e4eee6', '#bcd6cc'),
    glow([180, 620, 520], '#a9d8b8', 0.7),
    fog(200, 380, 0.8, { seed: 41 }),
    ourBoat([850, 520, 520], { headTilt: 8 }, '#bcd6cc'),
    stroke('M590 560q-60 24 -150 10M620 590q-80 30 -190 20', '#ffffff', 7, 0.8),
    waveLines([560, 860, 18], '#ffffff', 43, [500, 1180]),
    lotusLeaf(210, 560, 260, '#8cc49a'),
    singingFrog(210, 556, 130),
    figure('lotus', 60, 620, { h: 120, shadow: false }),
    lotusLeaf(120, 790, 380, '#76b68a'),
    singingFrog(160, 784, 190),
    lotusLeaf(500, 740, 320, '#84be92'),
    singingFrog(500, 734, 160),
    figure('lotus', 350, 860, { h: 170, shadow: false }),
    reeds([20, 720, 320], 6, '#7aa886', 46),
  ],
};

function singingFrog(x: number, y: number, h: number): Piece {
  return group(
    '',
    figure('frogHead', x, y, {
      h,
      sunk: 0.12,
      detail: (w, k) => ellipse([w * 0.5, k * 0.72, w * 0.13, k * 0.12], '#a83a4a'),
    }),
    soundRings([x, y - h * 0.4], [h * 0.75, h * 0.98], '#ffffff', { width: h * 0.05, span: [-62, -12], opacity: 0.9 }),
    soundRings([x, y - h * 0.4], [h * 0.75, h * 0.98], '#ffffff', { width: h * 0.05, span: [192, 242], opacity: 0.9 }),
  );
}

const oldBuffalo: Scene = {
  light: foggy,
  pieces: [
    sky('#f0f3f1', '#e6ebe8', '#cfdad8'),
    group(
      'opacity="0.3"',
      tree(330, 560, 480, { leaves: '#7a9a86', bark: '#8a8480', seed: 5 }),
      ...(
        [
          [230, 250],
          [400, 200],
          [450, 300],
          [300, 330],
        ] as const
      ).map(([x, y]) => floating('mango', x, y, { h: 58 })),
    ),
    fog(300, 480, 0.7, { seed: 51 }),
    ground(
      [
        [-20, 640],
        [240, 630],
        [480, 700],
        [600, 790],
        [660, 920],
      ],
      '#a99684',
      '#7d6c60',
      4,
    ),
    figure('buffalo', 190, 760, { h: 520, looks: 'right' }),
    woodenBell(370, 470),
    fog(640, 820, 0.75, { seed: 53, count: 7 }),
    boat(
      [960, 830, 620],
      [
        lina(900, 800, 190, {
          hands: [
            [-0.74, -0.2],
            [0.46, 0.68],
          ],
          headTilt: -6,
        }),
        ...pineapples(1120, 790, 110),
      ],
      { water: '#c3d0d2' },
    ),
    fog(860, 930, 0.7, { seed: 55, count: 5 }),
  ],
};

function woodenBell(x: number, y: number): string {
  return (
    stroke(`M${x - 70} ${y - 60}Q${x - 20} ${y + 30} ${x + 50} ${y - 50}`, '#8a5a3c', 13) +
    shape(`M${x - 36} ${y + 4}H${x + 30}L${x + 44} ${y + 78}Q${x - 4} ${y + 92} ${x - 50} ${y + 78}Z`, '#b9834f') +
    stroke(`M${x - 40} ${y + 30}H${x + 34}`, '#8a5a3c', 6, 0.7) +
    rect([x - 9, y + 78, 12, 28], '#7a4a30', 6) +
    soundBows([x + 60, y + 50, 46, 10], '#ffffff', 3)
  );
}

const teaBoat: Scene = {
  light: peach,
  pieces: [
    sky('#f3efe6', '#f2e6d4', '#cfd5cc'),
    glow([300, 480, 520], '#ffd892', 0.95),
    fog(180, 300, 0.6, { seed: 61, count: 5 }),
    rect([40, 330, 30, 400], '#8a6a54', 10),
    stroke('M56 470Q110 540 140 600', '#d9b98a', 8),
    boat(
      [320, 700, 520],
      [
        figure('scarfWoman', 260, 668, { h: 300, shadow: false }),
        figure('teapot', 425, 655, { h: 140, looks: 'right', shadow: false }),
        figure('cup', 130, 655, { h: 74, shadow: false }),
      ],
      { wood: '#b07a4e', water: '#cfd5cc' },
    ),
    steam(),
    boat(
      [940, 790, 560],
      [
        lina(870, 766, 180, {
          hands: [
            [-0.4, 0.7],
            [0.44, 0.66],
          ],
          headTilt: -12,
          eyesShut: true,
        }),
        ...pineapples(1080, 752, 104),
      ],
      { water: '#cfd5cc' },
    ),
    fog(760, 900, 0.7, { seed: 64, count: 6 }),
  ],
};

function steam(): string {
  const line = curve([
    [500, 560],
    [520, 470],
    [600, 470],
    [640, 540],
    [720, 560],
    [800, 590],
  ]);
  const second = curve([
    [495, 545],
    [470, 440],
    [560, 390],
    [640, 450],
    [730, 500],
    [815, 560],
  ]);
  return stroke(line, '#fffaf0', 26, 0.9) + stroke(second, '#fffaf0', 16, 0.8);
}

const lostVoices: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#f4f6f5', '#dfe7e6'),
    ghostBoat([230, 330, 270], 'left', 0.4),
    ghostBoat([620, 240, 210], 'right', 0.3),
    group('transform="rotate(-9 990 390)"', ghostBoat([990, 390, 250], 'right', 0.36)),
    fog(260, 440, 0.5, { seed: 71, count: 6 }),
    bubble(345, 165, 90),
    bubble(715, 105, 74),
    bubble(1085, 215, 84),
    ellipse([560, 800, 560, 90], '#c3d0d2', 0.6),
    boat(
      [560, 820, 760],
      [
        grandma(360, 796, 165, { headTilt: 4 }),
        ...bananas(500, 790, 74),
        lina(640, 792, 185, {
          hands: [
            [-0.72, 0.1],
            [0.72, 0.1],
          ],
          mouth: 'open',
          headTilt: -4,
        }),
        ...pineapples(810, 776, 90),
      ],
      { water: '#c3d0d2' },
    ),
    fog(840, 930, 0.7, { seed: 75, count: 5 }),
  ],
};

function bubble(x: number, y: number, w: number): string {
  const d = `M${x - w * 0.62} ${y + w * 0.66}L${x - w * 0.5} ${y + w * 0.31}A${w * 0.72} ${w * 0.44} 0 1 1 ${x - w * 0.2} ${y + w * 0.42}Z`;
  return shape(d, '#ffffff', 0.95) + stroke(d, '#93a4aa', 5, 0.85);
}

const followThePot: Scene = {
  light: peach,
  pieces: [
    sky('#f6ece2', '#fbdcc0', '#f0e4d6'),
    glow([700, 320, 560], '#ffd0a0', 0.85),
    fog(160, 340, 0.5, { seed: 81, count: 5, color: '#fff8f0' }),
    soundRings([690, 690], [290, 400, 510, 620], '#f0956a', { width: 16, span: [195, 345], opacity: 0.55 }),
    grandma(250, 860, 235, {
      hands: [
        [0.28, 0.5],
        [0.6, 0.34],
      ],
      headTilt: -6,
    }),
    paddle([470, 704], [70, 902], 24),
    lina(690, 760, 300, {
      hands: [
        [-0.5, 0.62],
        [0.74, 0.12],
      ],
      mouth: 'open',
      headTilt: 5,
      held: (u) => [floating('spoon', u * 0.62, u * 0.2, { h: u * 0.66, looks: 'left', tilt: 0 })],
    }),
    soupPot(690, 880, 380, true),
    burst([820, 610, 26, 70], '#fff6e2', 6, [-100, 30]),
    shape('M0 800Q600 850 1200 770V900H0Z', '#a9754f'),
    stroke('M0 800Q600 850 1200 770', '#d9ac82', 16),
  ],
};

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

const likeDucklings: Scene = {
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

const lookBack: Scene = {
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

const nearlyHome: Scene = {
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

export const book: Book = {
  slug: 'the-market-in-the-fog',
  scenes: [
    cover,
    loading,
    nothingToSee,
    theseEars,
    frogs,
    oldBuffalo,
    teaBoat,
    lostVoices,
    followThePot,
    likeDucklings,
    lookBack,
    nearlyHome,
  ],
};

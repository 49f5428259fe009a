import { type Scene, group } from '../compose.ts';
import { clayHouse, greatMountain, stoneTerraces } from '../scenery/high-mountains.ts';
import { ground, hills } from '../scenery/land.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { circle, darker, ellipse, rect, stroke } from '../svg.ts';
import { bigDrum, highLight, longLoaf, nina, pot, shard, shawl, tika, villager } from './mountain-people.ts';

/** Many small houses close together, the nearer ones lower. */
function village(x: number, y: number, w: number, roof: string): string {
  const places = [
    [-0.9, -0.34, 0.6],
    [-0.3, -0.42, 0.62],
    [0.34, -0.36, 0.6],
    [0.9, -0.24, 0.62],
    [-0.62, 0, 0.76],
    [0.08, 0.02, 0.8],
    [0.76, 0.06, 0.76],
  ] as const;
  return places.map(([dx, dy, s]) => clayHouse([x + dx * w, y + dy * w * 0.62, w * 0.7 * s], '#e0a870', roof)).join('');
}

const smoke = (x: number, y: number): string =>
  [0, 1, 2].map((i) => circle([x + i * 12, y - i * 26, 13 + i * 6], '#ffffff', 0.6 - i * 0.14)).join('');

export const villages: Scene = {
  light: highLight,
  pieces: [
    sky('#7fb4f0', '#c8dcf8', '#ffe8d4'),
    cloud([190, 170, 230], '#ffffff', 0.9),
    greatMountain([700, 560, 1120, 500], { rock: '#7a84c4', face: 'asleep' }),
    hills(520, '#a8b070', { bumps: 26, seed: 4, foot: '#8f9a5a' }),
    village(180, 590, 120, '#e8447a'),
    village(600, 570, 120, '#e0a040'),
    village(1010, 590, 120, '#2f7ac0'),
    smoke(600, 470) + smoke(680, 480),
    stoneTerraces(650, 900, 8),
    ground(
      [
        [-20, 780],
        [400, 740],
        [800, 760],
        [1220, 740],
      ],
      '#d9a870',
      '#b07a4a',
    ),
    pot([820, 850, 120]),
    pot([930, 866, 74], 'bowl'),
    pot([1050, 850, 150]),
    villager(
      'potter',
      [640, 862, 130],
      {},
      {
        hands: [
          [-0.6, 0.2],
          [0.5, 0.66],
        ],
        headTilt: -5,
      },
    ),
    nina(
      [420, 866, 108],
      {},
      {
        hands: [
          [-0.62, 0.5],
          [0.5, -0.1],
        ],
        headTilt: 8,
      },
    ),
    tika([230, 868, 180], { looks: 'right' }),
  ],
};

export const threeGifts: Scene = {
  light: highLight,
  pieces: [
    sky('#8fc0f4', '#d8e4f8', '#fff0dc'),
    hills(300, '#9aa0cc', { bumps: 60, seed: 14, foot: '#a8a8c8' }),
    clayHouse([200, 500, 340], '#e0a870', '#e8447a'),
    clayHouse([1000, 500, 340], '#e0a870', '#2f7ac0'),
    ground(
      [
        [-20, 490],
        [600, 470],
        [1220, 490],
      ],
      '#e2b680',
      '#c08a54',
    ),
    villager(
      'weaver',
      [220, 800, 205],
      {},
      {
        hands: [
          [-0.62, 0.58],
          [0.62, 0.58],
        ],
        headTilt: -4,
      },
    ),
    shawl([70, 610, 300, 190]),
    circle([93, 612, 24], '#ad7f6f') + circle([347, 612, 24], '#ad7f6f'),
    villager(
      'baker',
      [600, 770, 205],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.62, 0.5],
          [0.62, 0.5],
        ],
        headTilt: 4,
      },
    ),
    ellipse([600, 862, 250, 20], '#2a2050', 0.25),
    longLoaf([600, 862, 470, 116]),
    bigDrum([960, 860, 300]),
    villager(
      'drummer',
      [985, 665, 190],
      { mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.84, -0.1],
          [0.6, 0.5],
        ],
        headTilt: 5,
        held: (u) => [
          stroke(`M${-u * 0.84} ${-u * 0.1}L${-u * 0.7} ${u * 0.46}`, '#8a5a3a', u * 0.07) +
            circle([-u * 0.68, u * 0.52, u * 0.1], '#fbeed0'),
        ],
      },
    ),
    bigDrum([960, 860, 300]),
  ],
};

export const quarrel: Scene = {
  light: highLight,
  pieces: [
    sky('#9a9ae0', '#f0b4c0', '#ffdcb8'),
    greatMountain([600, 470, 900, 380], { rock: '#7a6ab0', snow: '#ffe4dc', face: 'none' }),
    ground(
      [
        [-20, 440],
        [600, 420],
        [1220, 440],
      ],
      '#c8926a',
      '#8a5a54',
    ),
    stroke('M190 560V260M800 560V290', '#7a4a34', 16),
    shawl([196, 290, 600, 150], 4),
    villager(
      'weaver',
      [330, 700, 130],
      { mouth: 'worried' },
      {
        hands: [
          [-0.5, 0.5],
          [0.85, 0.0],
        ],
        headTilt: 5,
      },
    ),
    villager(
      'baker',
      [520, 720, 140],
      { mouth: 'round' },
      {
        hands: [
          [-0.84, -0.1],
          [0.6, -0.3],
        ],
        headTilt: -6,
        tilt: -5,
      },
    ),
    rect([395, 790, 190, 20], '#8a5a3a', 6) +
      [0, 1, 2, 3].map((i) => circle([420 + i * 46, 772, 24], '#c8955c')).join('') +
      [0, 1, 2].map((i) => circle([443 + i * 46, 734, 24], '#b8854e')).join(''),
    circle([430, 826, 30], '#6a4030') +
      circle([550, 826, 30], '#6a4030') +
      circle([430, 826, 12], '#d8a870') +
      circle([550, 826, 12], '#d8a870'),
    bigDrum([130, 690, 170]),
    group(
      'transform="rotate(24 760 830)"',
      villager(
        'drumMaker',
        [730, 830, 128],
        { mouth: 'round' },
        {
          hands: [
            [-0.7, -0.5],
            [0.8, -0.2],
          ],
          shadow: false,
        },
      ),
    ),
    rect([850, 800, 290, 24], '#9a6a44', 6) +
      circle([900, 840, 38], '#6a4030') +
      circle([1080, 840, 38], '#6a4030') +
      circle([900, 840, 15], '#d8a870') +
      circle([1080, 840, 15], '#d8a870'),
    pot([900, 800, 110], 'jug', -14),
    pot([1090, 800, 120], 'jug', 16),
    pot([975, 730, 84], 'jug', 38),
  ],
};

export const broken: Scene = {
  light: highLight,
  pieces: [
    sky('#8fa4e0', '#e8c8d8', '#ffdcb4'),
    greatMountain([820, 470, 720, 400], { rock: '#7a84c4', snow: '#fff4f0', face: 'asleep' }),
    hills(460, '#b0a478', { bumps: 20, seed: 24, foot: '#a08a60' }),
    clayHouse([140, 560, 360], '#d9a06a', '#b8643c'),
    ground(
      [
        [-20, 550],
        [600, 530],
        [1220, 560],
      ],
      '#dcaa74',
      '#b07a4a',
    ),
    villager(
      'potter',
      [300, 740, 175],
      { mouth: 'worried' },
      {
        hands: [
          [-0.2, 0.5],
          [0.2, 0.5],
        ],
        headTilt: 8,
      },
    ),
    [
      [520, 860, 46, 20],
      [640, 880, 34, 140],
      [440, 815, 30, 70],
      [930, 870, 50, -30],
      [1040, 820, 36, 60],
      [1110, 875, 30, 10],
      [840, 810, 28, 200],
      [130, 850, 42, 80],
      [250, 880, 30, 160],
      [1000, 760, 26, 120],
    ]
      .map(([x, y, r, t]) => shard([x ?? 0, y ?? 0, r ?? 0], t ?? 0))
      .join(''),
    pot([1090, 740, 110], 'jug', 78),
    nina(
      [700, 850, 235],
      { mouth: 'flat' },
      {
        legs: 'kneel',
        hands: [
          [-0.5, 0.74],
          [0.62, 0.0],
        ],
        headTilt: 8,
        held: (u) => [shard([u * 0.7, -u * 0.12, u * 0.2], -20)],
      },
    ),
    stroke('M905 560l26 -12M900 610h30M890 520l18 -22', darker('#ffe9b0', 0), 7, 0.9),
  ],
};

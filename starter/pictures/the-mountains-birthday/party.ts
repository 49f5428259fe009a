import { type Piece, type Scene, group } from '../compose.ts';
import { bunting, clayHouse, greatMountain, stiffGrass, stoneTerraces } from '../scenery/high-mountains.ts';
import { ground, hills, path } from '../scenery/land.ts';
import { glow, moon, sky, stars } from '../scenery/sky.ts';
import { type Spot, circle, ellipse, rect, shape, stroke } from '../svg.ts';
import {
  type Villager,
  bigDrum,
  highLight,
  longLoaf,
  nina,
  shawl,
  stripes,
  tika,
  villager,
} from './mountain-people.ts';

export const cover: Scene = {
  light: highLight,
  pieces: [
    sky('#7a8ae0', '#e8b8d8', '#ffd8b0'),
    greatMountain([600, 640, 1240, 600], { rock: '#7a7cc8', snow: '#fff6f4', foot: '#b8a4c8', face: 'asleep' }),
    hills(590, '#a8a878', { bumps: 30, seed: 64, foot: '#8f945c' }),
    clayHouse([120, 660, 130], '#e0a870', '#e8447a'),
    clayHouse([250, 640, 110], '#e0a870', '#e8447a'),
    clayHouse([960, 640, 110], '#e0a870', '#2f7ac0'),
    clayHouse([1090, 660, 130], '#e0a870', '#2f7ac0'),
    stoneTerraces(680, 900, 28),
    bunting([-20, 560], [470, 250], 60, stripes),
    bunting([1220, 560], [740, 250], 60, stripes),
    shape('M250 930Q330 740 620 720Q900 730 980 930Z', '#dcb06c') +
      stroke('M250 930Q330 740 620 720Q900 730 980 930', '#f6dc9c', 10),
    nina(
      [500, 860, 165],
      {},
      {
        hands: [
          [-0.56, 0.6],
          [0.62, 0.4],
        ],
        headTilt: -4,
      },
    ),
    tika([730, 865, 235], { looks: 'left' }),
    stiffGrass([
      [330, 890, 60],
      [900, 890, 66],
      [420, 895, 46],
    ]),
  ],
};

const comb = (u: number): string =>
  stroke(`M${u * 0.5} ${u * 0.3}L${u * 0.74} ${u * 1.3}`, '#a86a3c', u * 0.1) +
  rect([u * 0.56, u * 1.28, u * 0.42, u * 0.1], '#a86a3c', 4) +
  [0, 1, 2, 3].map((i) => rect([u * (0.58 + i * 0.1), u * 1.36, u * 0.04, u * 0.16], '#e8d8b8')).join('');

const broom = (u: number): string =>
  stroke(`M${-u * 0.5} ${u * 0.3}L${-u * 0.72} ${u * 1.2}`, '#a86a3c', u * 0.08) +
  shape(`M${-u * 0.82} ${u * 1.16}H${-u * 0.62}L${-u * 0.5} ${u * 1.5}H${-u * 0.96}Z`, '#e0b450');

/** Dancers far off, no more than a hat, a head and a coat of color. */
function farDancers(places: readonly Spot[]): string {
  return places
    .map(([x, y, h], i) => {
      const coat = stripes[i % stripes.length] ?? '#e8447a';
      const arms = `M${x - h * 0.36} ${y - h * (i % 2 === 0 ? 0.74 : 0.5)}L${x} ${y - h * 0.56}L${x + h * 0.36} ${y - h * (i % 2 === 0 ? 0.5 : 0.76)}`;
      return (
        stroke(
          `M${x - h * 0.1} ${y - h * 0.2}L${x - h * 0.16} ${y}M${x + h * 0.1} ${y - h * 0.2}L${x + h * 0.18} ${y}`,
          '#4a3a5a',
          h * 0.09,
        ) +
        stroke(arms, coat, h * 0.12) +
        shape(`M${x - h * 0.1} ${y - h * 0.62}H${x + h * 0.1}L${x + h * 0.24} ${y - h * 0.16}H${x - h * 0.24}Z`, coat) +
        circle([x, y - h * 0.74, h * 0.15], '#9a6a5a') +
        ellipse([x, y - h * 0.84, h * 0.22, h * 0.05], '#4a3a5a') +
        ellipse([x, y - h * 0.88, h * 0.13, h * 0.09], '#4a3a5a')
      );
    })
    .join('');
}

const crowd: readonly (readonly [Villager, Spot, 'comb' | 'broom' | 'dance'])[] = [
  ['bakerWoman', [330, 510, 80], 'broom'],
  ['weaver', [165, 700, 98], 'comb'],
  ['drumMaker', [790, 660, 86], 'dance'],
];

function scratcher([who, at, how]: (typeof crowd)[number], i: number): Piece {
  const hands =
    how === 'dance'
      ? ([
          [-0.7, -0.3],
          [0.7, -0.3],
        ] as const)
      : how === 'comb'
        ? ([
            [0.2, 0.5],
            [0.5, 0.3],
          ] as const)
        : ([
            [-0.5, 0.3],
            [-0.1, 0.5],
          ] as const);
  return villager(who, at, i % 2 === 0 ? { eyes: 'smiling', mouth: 'laugh' } : { mouth: 'laugh' }, {
    legs: 'walk',
    hands,
    tilt: i % 2 === 0 ? -5 : 6,
    headTilt: i % 3 === 0 ? 7 : -6,
    held: (u) => (how === 'dance' ? [] : [how === 'comb' ? comb(u) : broom(u)]),
  });
}

export const allTogether: Scene = {
  light: highLight,
  pieces: [
    sky('#b4dcfc', '#e4f2fe', '#fffaf0'),
    greatMountain([860, 640, 1100, 620], { rock: '#8a84c8', snow: '#ffffff', foot: '#a89cc4', face: 'happy' }),
    ground(
      [
        [-20, 420],
        [300, 400],
        [700, 430],
        [980, 560],
        [1220, 600],
      ],
      '#d4c4dc',
      '#bca8c8',
    ),
    ground(
      [
        [-20, 590],
        [300, 560],
        [700, 600],
        [1220, 690],
      ],
      '#e4d2d8',
      '#c0a8c0',
    ),
    farDancers([
      [70, 430, 92],
      [170, 420, 88],
      [450, 425, 92],
      [560, 425, 92],
      [660, 435, 90],
      [90, 580, 116],
      [650, 610, 116],
      [900, 560, 96],
    ]),
    '<filter id="far"><feGaussianBlur stdDeviation="1.3"/></filter>',
    group('filter="url(#far)"', ...crowd.slice(0, 1).map(scratcher)),
    ...crowd.slice(1).map((each, i) => scratcher(each, i + 1)),
    bigDrum([1040, 850, 230]),
    villager(
      'drummer',
      [1110, 700, 112],
      { mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.84, 0.0],
          [0.4, 0.6],
        ],
        headTilt: 5,
        held: (u) => [
          stroke(`M${-u * 0.84} 0L${-u * 1.0} ${u * 0.5}`, '#8a5a3a', u * 0.08) +
            circle([-u * 1.02, u * 0.56, u * 0.1], '#fbeed0'),
        ],
      },
    ),
    bigDrum([1040, 850, 230]),
    longLoaf([200, 860, 330, 66], -3),
    nina(
      [500, 870, 140],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        legs: 'walk',
        hands: [
          [-0.7, -0.3],
          [0.7, -0.2],
        ],
        headTilt: 6,
      },
    ),
    tika([700, 880, 190], { looks: 'left', tilt: -14 }),
  ],
};

const lantern = (u: number): string =>
  stroke(`M${u * 0.6} ${u * 0.1}v${u * 0.2}`, '#4a3040', u * 0.04) +
  ellipse([u * 0.6, u * 0.46, u * 0.15, u * 0.19], '#ffd46a') +
  ellipse([u * 0.6, u * 0.46, u * 0.08, u * 0.12], '#fff4c8');

export const toTheLeft: Scene = {
  grain: 0.9,
  light: highLight,
  pieces: [
    sky('#232a72', '#4a4a9c', '#9a78b4'),
    stars({ count: 20, from: 0, to: 420, seed: 19, apart: [1040, 150, 130] }),
    moon([1040, 150, 56]),
    greatMountain([430, 620, 1000, 580], { rock: '#5a5cb0', snow: '#eef0ff', foot: '#7a6cac', face: 'peeping' }),
    hills(600, '#5a5a8c', { bumps: 24, seed: 74, foot: '#4a4878' }),
    path(
      [
        [1000, 920],
        [760, 780],
        [560, 700],
        [470, 640],
      ],
      420,
      40,
      '#a88a94',
    ),
    glow([700, 760, 420], '#ffcf7a', 0.4),
    villager(
      'potter',
      [480, 720, 82],
      { mouth: 'flat' },
      {
        hands: [
          [-0.5, 0.5],
          [0.6, 0.1],
        ],
        held: (u) => [lantern(u)],
      },
    ),
    shawl([820, 640, 330, 120], 8),
    villager(
      'weaver',
      [850, 800, 118],
      { mouth: 'round' },
      {
        hands: [
          [-0.5, 0.4],
          [0.4, 0.5],
        ],
        headTilt: -8,
      },
    ),
    villager(
      'baker',
      [990, 810, 118],
      { mouth: 'round' },
      {
        hands: [
          [-0.4, 0.5],
          [0.6, 0.1],
        ],
        headTilt: -6,
        held: (u) => [lantern(u)],
      },
    ),
    villager(
      'drummer',
      [1120, 820, 112],
      { mouth: 'flat' },
      {
        hands: [
          [-0.5, 0.5],
          [0.4, 0.5],
        ],
        headTilt: -8,
      },
    ),
    nina(
      [690, 868, 150],
      { eyes: 'smiling' },
      {
        hands: [
          [-0.5, -0.42],
          [0.5, 0.6],
        ],
        headTilt: -10,
      },
    ),
    tika([330, 860, 200], { looks: 'left' }),
    stroke('M140 700q16 -14 32 0t32 0t32 0t32 0M80 760q16 -14 32 0t32 0t32 0', '#ffffff', 7, 0.7),
  ],
};

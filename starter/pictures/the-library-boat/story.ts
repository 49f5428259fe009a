import { type Piece, type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { bigBook } from '../scenery/library-boat.ts';
import { stone } from '../scenery/land.ts';
import { foliage } from '../scenery/plants.ts';
import { glow, sky, stars, vignette } from '../scenery/sky.ts';
import { type Spot, ball, circle, ellipse, glowPaint, rect, shape, stroke } from '../svg.ts';
import { kid, rafi, torchlit, tuli } from './props.ts';

const seated: readonly (readonly [Parameters<typeof kid>[0], number, number])[] = [
  ['joy', 120, 150],
  ['asha', 300, 160],
  ['mitu', 840, 160],
  ['babu', 1030, 145],
];

/** A tiger lying in its cave with both paws over its eyes. */
function shyTiger([x, y, w]: Spot): Piece {
  const fur = ball([0, '#ffb04e'], [0.7, '#f58634'], [1, '#cf5f2a']);
  const paw = (dx: number, turn: number): string =>
    `<g transform="translate(${dx * w} ${-w * 0.36}) rotate(${turn})">${fur.def}${ellipse([0, 0, w * 0.135, w * 0.24], '#b9522a', 0.6)}${ellipse([0, w * 0.01, w * 0.125, w * 0.23], fur.fill)}${stroke(`M${-w * 0.09} ${w * 0.04}h${w * 0.18}M${-w * 0.09} ${w * 0.11}h${w * 0.18}`, '#4a3a5a', w * 0.025)}${stroke(`M${-w * 0.04} ${-w * 0.2}v${w * 0.06}M${w * 0.04} ${-w * 0.2}v${w * 0.06}`, '#d9a98a', w * 0.014)}</g>`;
  return group(
    `transform="translate(${x} ${y})"`,
    fur.def,
    ellipse([w * 0.62, -w * 0.3, w * 0.62, w * 0.33], fur.fill),
    stroke(
      `M${w * 0.42} ${-w * 0.6}q${w * 0.05} ${w * 0.16} 0 ${w * 0.28}M${w * 0.64} ${-w * 0.62}q${w * 0.05} ${w * 0.16} 0 ${w * 0.3}M${w * 0.86} ${-w * 0.58}q${w * 0.05} ${w * 0.14} 0 ${w * 0.28}`,
      '#4a3a5a',
      w * 0.05,
    ),
    stroke(`M${w * 1.2} ${-w * 0.2}q${w * 0.2} ${-w * 0.04} ${w * 0.16} ${-w * 0.3}`, '#f58634', w * 0.09),
    figure('tigerFace', 0, -w * 0.02, { h: w * 0.72, shadow: false }),
    paw(-0.17, 16),
    paw(0.17, -16),
  );
}

export const tigerCave: Scene = {
  grain: 0.4,
  light: { tint: '#f4dcd0', shadow: '#140e3a', shadowStrength: 0.5 },
  pieces: [
    sky('#2a1f66', '#4a2f80', '#7a4a90'),
    stars({ count: 40, to: 320, seed: 44, color: '#ffe9a0' }),
    circle([980, 150, 60], '#ffe9a0'),
    circle([956, 136, 52], '#36256e'),
    foliage([110, 420, 420], '#2f5a6a', 51),
    foliage([1130, 460, 360], '#2f5a6a', 53),
    shape('M140 700Q120 300 480 230Q700 190 900 260Q1120 340 1100 700Z', '#6a4a80'),
    shape('M260 700Q260 380 520 320Q700 290 860 350Q1010 420 1000 700Z', '#241a4e'),
    shyTiger([520, 640, 400]),
    stone(210, 700, 130, '#7a5a8a'),
    stone(1060, 700, 110, '#7a5a8a'),
    rect([0, 690, 1200, 210], '#3a2a66'),
    glow([600, 860, 560], '#ffd890', 0.7),
    ...seated.map(([name, x, u], i): Piece =>
      kid(name, [x, 925, u], {
        legs: 'hidden',
        tint: '#f4dcd0',
        feel: i % 2 === 0 ? ['oh'] : [],
        headTilt: x < 600 ? 14 : -14,
      }),
    ),
    tuli([680, 930, 150], {
      legs: 'hidden',
      tint: '#f4dcd0',
      feel: ['oh', 'brows'],
      headTilt: -6,
      hands: [
        [-0.3, 0.1],
        [0.3, 0.1],
      ],
    }),
    rafi([505, 935, 165], {
      legs: 'hidden',
      tint: '#f4dcd0',
      feel: ['open'],
      hands: [
        [-0.46, 0.4],
        [0.46, 0.4],
      ],
      held: (u) => [bigBook([0, u * 0.44, u * 1.0], '#d9503f', [])],
    }),
  ],
};

/** Ink that has run on a wet page. */
function blueCloud([x, y, r]: Spot): string {
  const ink = glowPaint([0, '#4f78c4', 0.95], [0.6, '#6a94d4', 0.8], [1, '#9fc0e8', 0]);
  return (
    ink.def +
    [
      [0, 0, 1],
      [-0.7, 0.2, 0.7],
      [0.7, -0.1, 0.75],
      [0.3, 0.5, 0.6],
      [-0.3, -0.5, 0.6],
    ]
      .map(([dx, dy, k]) => ellipse([x + (dx ?? 0) * r, y + (dy ?? 0) * r, r * (k ?? 1), r * (k ?? 1) * 0.8], ink.fill))
      .join('')
  );
}

export const wetPages: Scene = {
  grain: 0.5,
  light: torchlit,
  pieces: [
    sky('#1c1c4a', '#2c2860', '#3f2f5c'),
    glow([600, 360, 560], '#ffd890', 0.7),
    kid('mitu', [150, 470, 175], { legs: 'hidden', tint: '#ffe2b4', feel: ['oh', 'brows'], headTilt: 16 }),
    kid('kobi', [1050, 470, 175], { legs: 'hidden', tint: '#ffe2b4', feel: ['oh', 'brows'], headTilt: -16 }),
    tuli([850, 430, 190], {
      legs: 'hidden',
      tint: '#ffe2b4',
      feel: ['open', 'brows'],
      headTilt: -12,
      hands: [
        [-0.3, 0.7],
        [0.3, 0.7],
      ],
    }),
    kid('asha', [340, 430, 180], { legs: 'hidden', tint: '#ffe2b4', feel: ['open', 'brows'], headTilt: 12 }),
    rafi([600, 450, 225], {
      legs: 'hidden',
      tint: '#ffe2b4',
      feel: ['worried', 'brows'],
      hands: [
        [-0.9, 0.76],
        [0.9, 0.76],
      ],
    }),
    bigBook(
      [600, 650, 780],
      '#d9503f',
      [
        blueCloud([48, -4, 30]),
        blueCloud([-50, 10, 24]),
        shape('M100 -60Q84 -50 88 -20Q96 10 84 30Q90 46 100 58Z', '#d9c79a', 0.7),
        stroke('M92 -62Q80 -30 90 0Q78 30 90 58', '#b9a070', 1.6, 0.7),
        ...[
          [20, 40],
          [70, 34],
          [-20, 42],
          [-80, -20],
        ].map(
          ([x, y]) =>
            ellipse([x ?? 0, y ?? 0, 4, 5], '#a9d0ee', 0.9) + circle([(x ?? 0) - 1.2, (y ?? 0) - 1.6, 1.2], '#ffffff'),
        ),
      ],
      1,
    ),
    ellipse([216, 720, 46, 36], '#855a4c'),
    ellipse([984, 722, 46, 36], '#855a4c'),
    vignette('#0c0c2c', 0.4),
  ],
};

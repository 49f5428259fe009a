import { tiger } from '../characters/tigers.ts';
import type { Scene } from '../compose.ts';
import { farForest, jungleTrunk } from '../scenery/jungle.ts';
import { ground } from '../scenery/land.ts';
import { windowWith } from '../scenery/rooms.ts';
import { crescent, glow, sky } from '../scenery/sky.ts';
import { type Point, circle, curve, ellipse, rect, shape, stroke } from '../svg.ts';
import { frog, grr, jungleLight, tinCup, tower } from './props.ts';

/** One of the mother's arms, with stripes at x, y and turned by degrees. */
function arm(points: readonly Point[], stripes: readonly (readonly [number, number, number])[]): string {
  const marks = stripes.map(
    ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('M-26 0H26', '#3b2230', 15)}</g>`,
  );
  return (
    stroke(curve(points), '#d98322', 72) +
    stroke(curve(points.map(([x, y]) => [x - 4, y - 3])), '#f59a33', 58) +
    marks.join('')
  );
}

export const hug: Scene = {
  light: jungleLight,
  pieces: [
    sky('#ffe2a0', '#fff0c0', '#e6efc0'),
    glow([480, 320, 620], '#fff8d8', 0.95),
    farForest(640, '#d6e4b4', 25, 460),
    jungleTrunk([1040, 690, 140], '#9a9a74'),
    ground(
      [
        [-20, 690],
        [600, 665],
        [1220, 690],
      ],
      '#7cc896',
      '#3f9a80',
      6,
    ),
    tiger([450, 870, 172], {
      mood: 'calm',
      turn: 0.3,
      grown: true,
      legs: 'sit',
      headTilt: 8,
      hands: [
        [-0.62, 1.2],
        [0.62, 1.2],
      ],
      tail: [
        [-0.4, 0.3],
        [-1.2, 0.3],
        [-1.5, -0.6],
        [-1.2, -1.3],
      ],
    }),
    arm(
      [
        [372, 500],
        [300, 600],
        [310, 700],
      ],
      [[318, 600, -18]],
    ),
    arm(
      [
        [530, 500],
        [606, 600],
        [598, 700],
      ],
      [[590, 600, 18]],
    ),
    tiger([452, 872, 108], {
      mood: 'calm',
      turn: 0.2,
      headTilt: 10,
      hands: [
        [-0.55, 0.9],
        [0.45, 0.75],
      ],
    }),
    arm(
      [
        [310, 690],
        [350, 770],
        [450, 780],
      ],
      [
        [338, 750, -50],
        [398, 778, -80],
      ],
    ),
    arm(
      [
        [598, 690],
        [570, 756],
        [470, 762],
      ],
      [[574, 740, 40]],
    ),
    circle([450, 778, 42], '#fff6e6') + circle([478, 760, 42], '#fffaf0'),
    tinCup([1020, 842, 116]),
    grr([860, 850, 48], { mood: 'meek', turn: -0.8, seed: 8 }),
    frog([1060, 660, 76], { looks: 'left' }),
  ],
};

/** An open pod: green peas, and one that is not green. */
function peaPod(x: number, y: number): string {
  const green = (px: number): string =>
    circle([px, y - 12, 30], '#5fae3c') + circle([px - 7, y - 20, 14], '#b4e27a', 0.9);
  return `${ellipse([x, y + 34, 170, 16], '#2a1840', 0.25)}${shape(`M${x - 190} ${y - 26}Q${x} ${y + 96} ${x + 190} ${y - 26}Q${x + 100} ${y - 66} ${x} ${y - 62}T${x - 190} ${y - 26}Z`, '#7cc04e')}${green(x - 98)}${green(x - 36)}${green(x + 92)}${grr([x + 29, y + 16, 31], { mood: 'cross', turn: -0.4, seed: 8, legs: false }).replace(`translate(${x + 29} ${y + 16})`, `translate(${x + 29} ${y - 22})`)}${shape(`M${x - 190} ${y - 26}Q${x} ${y + 106} ${x + 190} ${y - 26}Q${x} ${y + 34} ${x - 190} ${y - 26}Z`, '#4f9a3c')}${stroke(`M${x - 190} ${y - 26}q-26 -8 -34 -26`, '#4f9a3c', 10)}`;
}

export const pea: Scene = {
  light: { tint: '#f0dcd8', shadow: '#241a3a' },
  pieces: [
    rect([0, 0, 1200, 900], '#c59aa2'),
    windowWith(
      [80, 100, 340, 330],
      '#7a5048',
      rect([0, 0, 600, 500], '#3a4a86'),
      crescent([365, 180, 32]),
      ground(
        [
          [-20, 372],
          [600, 362],
          [1220, 372],
        ],
        '#2f6a68',
        '#214e54',
        4,
      ),
      tower([166, 412, 104]),
      frog([168, 266, 44], { looks: 'right' }),
    ),
    shape('M850 640V230Q860 130 975 124Q1090 130 1100 230V640Z', '#ffdf9a'),

    tiger([975, 646, 82], {
      mood: 'happy',
      turn: -0.6,
      grown: true,
      hands: [
        [-0.72, 0.9],
        [0.72, 0.9],
      ],
    }),
    stroke('M850 640V230Q860 130 975 124Q1090 130 1100 230V640', '#7a5048', 26),
    rect([0, 640, 1200, 260], '#b0847e'),
    rect([0, 634, 1200, 14], '#6a4440'),
    tiger([640, 850, 160], {
      mood: 'cheeky',
      turn: -0.5,
      headTilt: -6,
      legs: 'hidden',
      hands: [
        [-1.19, 0.33],
        [0.7, 0.9],
      ],
      tail: [
        [0.3, -0.2],
        [1.1, -0.1],
        [1.4, -0.8],
        [1.2, -1.3],
      ],
    }),
    shape('M50 900V740Q60 706 110 700H790Q850 706 856 740V900Z', '#ffb08a'),
    shape('M50 820Q440 780 856 820V850Q440 810 50 850Z', '#fff0d0', 0.9),
    `<g transform="rotate(-24 130 740)">${shape('M120 742Q104 640 210 636H400Q500 646 490 742Q300 776 120 742Z', '#fff6e8')}${stroke('M150 738Q300 762 470 738', '#d8c8c4', 5, 0.8)}</g>`,
    circle([450, 590, 33], '#fffaf0'),
    `<g transform="translate(440 780) scale(1.3)">${peaPod(0, 0)}</g>`,
  ],
};

import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { sleepingCat, sittingCat } from '../characters/tabby-cat.ts';
import { soundBows } from '../scenery/signs.ts';
import { darkness } from '../scenery/torchlight.ts';
import { type Box, type Point, across, circle, curve, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';
import {
  amber,
  bambooBed,
  whiteDog,
  dad,
  ladder,
  lampLit,
  nan,
  night,
  pia,
  planks,
  rattanChair,
  shellWindow,
  torch,
  wovenMat,
} from './home.ts';

/** The shadow that a small cat throws on the wall when a torch stands low before it. */
function catShadow([x, y, h]: readonly [number, number, number]): string {
  const d = `M${x - h * 0.34} ${y}Q${x - h * 0.4} ${y - h * 0.34} ${x - h * 0.2} ${y - h * 0.55}Q${x - h * 0.3} ${y - h * 0.7} ${x - h * 0.24} ${y - h}L${x - h * 0.08} ${y - h * 0.87}H${x + h * 0.08}L${x + h * 0.24} ${y - h}Q${x + h * 0.3} ${y - h * 0.7} ${x + h * 0.2} ${y - h * 0.55}Q${x + h * 0.4} ${y - h * 0.34} ${x + h * 0.34} ${y}Z`;
  const tail = curve([
    [x + h * 0.28, y - h * 0.05],
    [x + h * 0.6, y - h * 0.12],
    [x + h * 0.62, y - h * 0.42],
    [x + h * 0.5, y - h * 0.52],
  ]);
  return shape(d, '#16204a', 0.78) + stroke(tail, '#16204a', h * 0.09, 0.78);
}

export const cover: Scene = {
  light: lampLit,
  pieces: [
    planks(690),
    shellWindow([90, 110, 330, 250], 8),
    ladder([1120, 720], [1060, -30], 120),
    catShadow([760, 690, 520]),
    sittingCat([760, 800, 190], { eyes: 'open' }),
    pia(
      [330, 850, 250],
      { mouth: 'round' },
      {
        hands: [
          [-0.6, -0.25],
          [0.72, 0.36],
        ],
        tilt: 3,
        headTilt: -6,
        held: (u) => [torch(u * 0.9, u * 0.34, u * 0.5, -4)],
      },
    ),
    darkness(night, 0.72, [
      { at: [770, 530, 450, 440], from: [620, 690], warmth: amber },
      { at: [330, 500, 340, 420], strength: 0.88, warmth: amber },
      { at: [255, 235, 200, 160], strength: 0.5 },
      { at: [330, 760, 240, 200], strength: 0.55 },
    ]),
    soundBows([1010, 60, 60, 130], '#ffe2a0', 3),
    soundBows([560, 50, 46, 60], '#ffe2a0', 3),
  ],
};

function blanket(x: number, y: number, w: number, h: number): string {
  const cloth = across([0, '#5d86c8'], [0.5, '#86a9de'], [1, '#4a6fae']);
  return (
    cloth.def +
    shape(
      `M${x} ${y - h * 0.6}Q${x + w * 0.2} ${y - h * 1.15} ${x + w * 0.45} ${y - h * 0.86}Q${x + w * 0.8} ${y - h * 0.72} ${x + w} ${y - h * 0.3}L${x + w} ${y + h * 0.42}Q${x + w * 0.5} ${y + h * 0.6} ${x} ${y + h * 0.42}Z`,
      cloth.fill,
    ) +
    stroke(
      `M${x + w * 0.08} ${y + h * 0.2}Q${x + w * 0.5} ${y + h * 0.38} ${x + w * 0.98} ${y + h * 0.2}`,
      '#f4e6c8',
      9,
      0.8,
    )
  );
}

function pillow(x: number, y: number, w: number): string {
  return (
    rect([x, y - w * 0.34, w, w * 0.4], '#e8dcc6', w * 0.16) +
    rect([x + w * 0.08, y - w * 0.32, w * 0.7, w * 0.12], '#fff8ea', w * 0.06, 0.8)
  );
}

export const dim: Scene = {
  light: lampLit,
  pieces: [
    planks(620),
    shellWindow([520, 130, 400, 280]),
    rect([1015, -10, 150, 26], '#1c1630'),
    ladder([1110, 700], [1088, 0], 120),
    bambooBed([80, 650, 540, 130]),
    pillow(96, 646, 150),
    pia(
      [300, 650, 200],
      { mouth: 'round' },
      {
        legs: 'hidden',
        hands: [
          [-0.5, 0.5],
          [0.74, 0.06],
        ],
        headTilt: 6,
        held: (u) => [torch(u * 0.9, -u * 0.1, u * 0.52, -38)],
      },
    ),
    blanket(215, 650, 385, 80),
    rect([700, 560, 190, 20], '#7d4f38', 8) + stroke('M720 580V700M870 580V700', '#6a4030', 16),
    figure('teapot', 795, 562, { h: 90, shadow: false }),
    darkness(night, 0.72, [
      { at: [1040, 80, 320, 210], from: [530, 415], warmth: amber },
      { at: [320, 470, 330, 320], strength: 0.88, warmth: amber },
      { at: [720, 270, 250, 190], strength: 0.5 },
      { at: [400, 680, 400, 170], strength: 0.6 },
    ]),
    soundBows([1005, 90, 60, 150], '#ffe2a0', 3),
    soundBows([905, 66, 46, 120], '#ffe2a0', 3),
    soundBows([1100, 78, 46, 60], '#ffe2a0', 3),
  ],
};

/** Floor boards running away from the eye. */
function boards(horizon: number): string {
  let lines = '';
  for (let i = -9; i < 10; i += 1) lines += `M${600 + i * 74} ${horizon}L${600 + i * 200} 900`;
  return rect([0, horizon, 1200, 900 - horizon], '#a8714c') + stroke(lines, '#6a4030', 4, 0.45);
}

export const theCat: Scene = {
  light: lampLit,
  pieces: [
    planks(170),
    boards(170),
    wovenMat([560, 300, 560, 400], 130),
    sleepingCat([770, 600, 370]),
    figure('basket', 1060, 250, { h: 190 }),
    pia(
      [250, 850, 230],
      { mouth: 'flat' },
      {
        legs: 'kneel',
        hands: [
          [-0.4, 0.72],
          [0.74, 0.1],
        ],
        tilt: 7,
        headTilt: 8,
        held: (u) => [torch(u * 0.9, u * 0.12, u * 0.5, 12)],
      },
    ),
    darkness(night, 0.74, [
      { at: [770, 500, 430, 330], from: [500, 560], warmth: amber },
      { at: [270, 560, 330, 370], strength: 0.88, warmth: amber },
    ]),
  ],
};

function smallTable([x, y, w, h]: Box): string {
  return (
    ellipse([x, y, w * 0.5, 18], '#14122e', 0.35) +
    stroke(`M${x - w * 0.38} ${y - h}V${y}M${x + w * 0.38} ${y - h}V${y}`, '#6a4030', 20) +
    rect([x - w / 2, y - h - 12, w, 28], '#8f5c40', 10) +
    rect([x - w / 2, y - h - 12, w, 9], lighter('#8f5c40', 0.35), 5)
  );
}

export const nanAndDog: Scene = {
  light: lampLit,
  pieces: [
    planks(600),
    rect([70, 90, 250, 530], '#20264e', 6),
    pia(
      [215, 690, 175],
      { mouth: 'flat' },
      {
        hands: [
          [-0.4, 0.74],
          [0.6, 0.3],
        ],
        headTilt: 10,
        held: (u) => [torch(u * 0.76, u * 0.24, u * 0.5, 6)],
      },
    ),
    stroke('M70 620V90H320V620', '#8f5c40', 22),
    shape('M60 80H175Q150 300 96 420Q84 520 100 640H50Z', '#d9573f', 0.95),
    smallTable([1060, 800, 210, 190]),
    figure('candle', 1060, 602, { h: 170, shadow: false }),
    rattanChair([790, 830, 330]),
    nan(
      [790, 828, 205],
      { eyes: 'shut' },
      {
        legs: 'kneel',
        shadow: false,
        hands: [
          [-1.06, 0.18],
          [0.42, 0.72],
        ],
        headTilt: -7,
      },
    ),
    whiteDog([470, 850, 290], 'right'),
    circle([568, 612, 25], '#ad7f6f'),
    stroke('M520 560q14 -26 44 -28M600 548q16 6 22 22', '#ffe9c0', 6, 0.8),
    darkness(night, 0.72, [
      { at: [1060, 480, 400, 380], warmth: amber },
      { at: [770, 620, 430, 420], strength: 0.95, warmth: amber },
      { at: [520, 720, 330, 260], strength: 0.85, warmth: amber },
      { at: [215, 470, 220, 320], strength: 0.8, warmth: amber },
    ]),
    circle([1060, 452, 40], '#fff0b0', 0.35),
  ],
};

/** Dad's bed: a cloth hung between two hooks, sagging in the middle. */
function hammock(from: Point, to: Point, sag: number, color: string): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const cloth = across([0, lighter(color, 0.2)], [0.5, color], [1, darker(color, 0.25)]);
  const [l, r] = [from[0] + 110, to[0] - 110];
  return (
    stroke(
      `M${from[0]} ${from[1]}L${l} ${my - sag * 0.62}M${from[0]} ${from[1]}L${l - 6} ${my - sag * 0.4}M${to[0]} ${to[1]}L${r} ${my - sag * 0.62}M${to[0]} ${to[1]}L${r + 6} ${my - sag * 0.4}`,
      '#e6d6b4',
      6,
    ) +
    cloth.def +
    shape(
      `M${l} ${my - sag * 0.66}Q${mx} ${my - sag * 0.02} ${r} ${my - sag * 0.66}Q${r + 14} ${my - sag * 0.5} ${r - 10} ${my - sag * 0.3}Q${mx} ${my + sag * 0.62} ${l + 10} ${my - sag * 0.3}Q${l - 14} ${my - sag * 0.5} ${l} ${my - sag * 0.66}Z`,
      cloth.fill,
    ) +
    [0.1, 0.2]
      .map((k) =>
        stroke(
          `M${l + 30 + k * 90} ${my - sag * (0.5 - k)}Q${mx} ${my + sag * (0.1 + k)} ${r - 30 - k * 90} ${my - sag * (0.5 - k)}`,
          '#fff0cc',
          6,
          0.55,
        ),
      )
      .join('')
  );
}

export const dadNaps: Scene = {
  light: lampLit,
  pieces: [
    planks(700),
    shellWindow([800, 90, 300, 230], 12),
    figure('basket', 110, 740, { h: 170 }),
    group(
      'transform="translate(355 470) rotate(-62)"',
      dad(
        [0, 130, 220],
        { eyes: 'shut', mouth: 'asleep' },
        {
          legs: 'hidden',
          hands: [
            [-0.2, 0.6],
            [0.3, 0.7],
          ],
          headTilt: 10,
        },
      ),
    ),
    stroke('M800 520Q900 470 940 560L955 640', '#4c78a8', 62) +
      stroke('M955 640L962 700', '#ad7f6f', 44) +
      ellipse([985, 715, 50, 26], '#ad7f6f'),
    hammock([90, 250], [1130, 300], 330, '#e08a4a'),
    soundBows([230, 300, 50, -120], '#dfe8ff', 3),
    pia(
      [590, 905, 160],
      { eyes: 'smiling' },
      {
        legs: 'hidden',
        hands: [
          [-0.72, -0.1],
          [0.5, 0.3],
        ],
        headTilt: -12,
        held: (u) => [torch(-u * 0.82, -u * 0.26, u * 0.5, -122)],
      },
    ),
    darkness(night, 0.72, [
      { at: [330, 420, 420, 330], from: [520, 780], warmth: amber },
      { at: [590, 800, 270, 230], strength: 0.82, warmth: amber },
      { at: [950, 205, 190, 150], strength: 0.45 },
      { at: [840, 580, 400, 280], strength: 0.75, warmth: amber },
    ]),
  ],
};

import { tiger } from '../characters/tigers.ts';
import type { Scene } from '../compose.ts';
import { farForest, fern } from '../scenery/jungle.ts';
import { grass, ground } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { ripples, waveLines } from '../scenery/water.ts';
import { type Point, type Spot, circle, curve, shape, stroke } from '../svg.ts';
import { drum, flat, grr, house, jungleLight, stoneColor, tinCup } from './props.ts';

const bird = (x: number, y: number, w: number): string =>
  stroke(
    `M${x - w} ${y - w * 0.3}Q${x - w * 0.4} ${y - w * 0.5} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.5} ${x + w} ${y - w * 0.3}`,
    '#6e2440',
    w * 0.18,
  );

export const asBigAsAHill: Scene = {
  light: jungleLight,
  pieces: [
    sky('#e8604e', '#ff8a62', '#ffb880', '#ffd9a0'),
    bird(180, 130, 36) + bird(290, 90, 28) + bird(110, 210, 24),
    shape('M-20 800Q60 620 150 420Q240 210 330 205Q430 205 520 430Q600 620 680 800Z', '#5f9f86'),
    shape('M330 205Q430 205 520 430Q600 620 680 800H470Q480 560 400 400Q350 290 330 205Z', '#3f7f74', 0.6),
    grr([835, 800, 255], { mood: 'shout', turn: -0.4, seed: 19 }),
    ground(
      [
        [-20, 720],
        [400, 702],
        [800, 712],
        [1220, 705],
      ],
      '#4f9a7c',
      '#27685f',
      6,
    ),
    farForest(736, '#3f8a70', 6, 44),
    ground(
      [
        [-20, 742],
        [400, 730],
        [800, 738],
        [1220, 735],
      ],
      '#4f9a7c',
      '#27685f',
      0,
    ),
    house([230, 770, 110]),
    tiger([470, 856, 62], {
      mood: 'roar',
      turn: 0.3,
      hands: [
        [-1, -0.2],
        [1, -0.2],
      ],
      tail: [
        [-0.2, 0],
        [-1.1, 0.1],
        [-1.3, -0.8],
      ],
    }),
    stroke('M560 700q18 30 0 62M592 686q28 44 0 90M624 672q38 58 0 118', '#fff3d0', 7, 0.85),
    drum([700, 850, 50]) + tinCup([768, 854, 28]),
    fern([1160, 900, 150], '#2f7f68', -10),
  ],
};

const breath = (points: readonly Point[], width: number): string => stroke(curve(points), '#ffffff', width, 0.8);

export const breathe: Scene = {
  light: jungleLight,
  pieces: [
    sky('#ffd9a8', '#fff0c4', '#dcefc8'),
    farForest(500, '#cbe3b8', 21, 300),
    ground(
      [
        [-20, 540],
        [500, 515],
        [1220, 540],
      ],
      '#6fc49a',
      '#3a9580',
      6,
    ),
    house([200, 600, 340]),
    grr([530, 612, 146], { mood: 'puff', turn: 0.6, seed: 15 }),
    breath(
      [
        [420, 330],
        [380, 280],
        [410, 230],
        [370, 180],
      ],
      12,
    ),
    breath(
      [
        [620, 290],
        [650, 240],
        [610, 190],
        [650, 140],
      ],
      12,
    ),
    breath(
      [
        [520, 250],
        [500, 190],
        [540, 140],
        [515, 90],
      ],
      12,
    ),
    tiger([885, 850, 178], {
      mood: 'calm',
      legs: 'sit',
      hands: [
        [-0.6, 1.0],
        [0.6, 1.0],
      ],
      tail: [
        [0.5, 0.3],
        [1.1, 0.35],
        [1.3, -0.2],
      ],
    }),
    breath(
      [
        [790, 566],
        [730, 578],
        [690, 548],
        [650, 572],
      ],
      13,
    ),
    breath(
      [
        [788, 600],
        [738, 618],
        [690, 600],
      ],
      11,
    ),
    flat([140, 800, 130], stoneColor(0)) + flat([290, 840, 110], stoneColor(2), 6),
    grass('#8fe0b0', { count: 8, from: 866, to: 900, seed: 63 }, 42),
  ],
};

/** A tongue of water that leaps from its foot to its tip, with drops flying on. */
function spout([x, y, w]: Spot, [tx, ty]: Point): string {
  const [dx, dy] = [tx - x, ty - y];
  const bend: Point = [x + dx * 0.3, y + dy * 0.75];
  const d = `M${x - w} ${y}Q${bend[0] - w * 0.5} ${bend[1]} ${tx} ${ty}Q${bend[0] + w * 0.7} ${bend[1] + w * 0.3} ${x + w} ${y}Z`;
  return (
    shape(d, '#dff8f8', 0.92) +
    circle([tx + dx * 0.16, ty + dy * 0.08, w * 0.3], '#f2fffd') +
    circle([tx + dx * 0.34, ty + dy * 0.02, w * 0.2], '#f2fffd')
  );
}

export const splashIn: Scene = {
  light: jungleLight,
  pieces: [
    sky('#f6f3c8', '#dcf2d4', '#a9e0cc'),
    farForest(300, '#a9dcb8', 23, 260),
    ground(
      [
        [-20, 300],
        [400, 285],
        [800, 290],
        [1220, 310],
      ],
      '#7fcfa2',
      '#58b892',
      5,
    ),
    drum([950, 395, 170]),
    `<path d="M-20 470Q160 400 420 410T820 430T1220 400V920H-20Z" fill="#58c2cf"/>`,
    `<path d="M-20 500Q200 430 460 450T860 466T1220 440V920H-20Z" fill="#43aec4"/>`,
    waveLines([520, 880, 18], '#c8f4f0', 72),
    grr([745, 424, 82], { mood: 'puff', turn: -0.5, seed: 11, tilt: 14 }),
    ripples([460, 720, 620], '#e8fffb', 2, 0.8),
    spout([310, 740, 46], [170, 600]),
    spout([350, 720, 52], [255, 450]),
    spout([470, 700, 52], [500, 400]),
    spout([570, 720, 52], [690, 470]),
    spout([620, 740, 46], [790, 610]),
    tiger([460, 850, 118], {
      mood: 'laugh',
      legs: 'hidden',
      hands: [
        [-1.05, -0.45],
        [1.05, -0.45],
      ],
      tail: [
        [0.4, -0.4],
        [1.3, -0.7],
        [1.7, -1.5],
      ],
    }),
    shape('M230 730Q330 700 460 724T690 724L720 900H200Z', '#46b1c6'),
    waveLines([760, 890, 8], '#c8f4f0', 78, [230, 690]),
    ripples([460, 740, 480], '#f2fffd', 2, 0.9),
    ...[
      [820, 300, 12],
      [690, 330, 10],
      [860, 360, 9],
      [640, 270, 9],
    ].map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#e8fbff', 0.9)),
    fern([40, 900, 200], '#2f8f78', 10),
    fern([1170, 900, 200], '#2f8f78', -10),
  ],
};

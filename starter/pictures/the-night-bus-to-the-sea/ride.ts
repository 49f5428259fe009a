import { folk } from '../characters/folk.ts';
import { type Piece, type Scene, group } from '../compose.ts';
import { snowPeak } from '../scenery/andes.ts';
import { busInside, busSeat } from '../scenery/bus.ts';
import { hills } from '../scenery/land.ts';
import { spark, glow } from '../scenery/sky.ts';
import { drop } from '../scenery/water.ts';
import { circle, darker, lighter, rect, stroke } from '../svg.ts';
import {
  bluePot,
  boyLook,
  driverLook,
  lampLit,
  lemonTree,
  moonAt,
  moonLit,
  nightSky,
  oldManLook,
  oldWhite,
  papaLook,
  rosa,
  rosaLook,
} from './props.ts';

const nightView = (): readonly Piece[] => [
  nightSky(),
  snowPeak([620, 500, 900, 360], '#4f5a90', '#d4def8', 0.45),
  hills(440, '#22385c', { bumps: 24, count: 6, seed: 5, foot: '#1a2c50', rim: 2 }),
];

/** Seats seen from the front, as round backs. */
function frontSeat(x: number, y: number, w: number, color = '#2f8f98'): string {
  return (
    rect([x - w / 2, y - w * 0.9, w, w * 1.4], darker(color, 0.12), w * 0.2) +
    rect([x - w * 0.43, y - w * 0.84, w * 0.86, w * 1.2], color, w * 0.17) +
    rect([x - w * 0.36, y - w * 0.86, w * 0.72, w * 0.16], lighter(color, 0.4), w * 0.08, 0.7)
  );
}

export const elevenBends: Scene = {
  light: lampLit,
  pieces: [
    busInside(nightView(), '#d9b088'),
    glow([600, 60, 520], '#ffe0a0', 0.6),
    busSeat([250, 700, 260]),
    folk(papaLook, [262, 690, 135], {
      legs: 'sitSide',
      turn: 0.5,
      eyes: 'open',
      brows: 'worried',
      mouth: 'o',
      hands: [
        [-0.3, 0.8],
        [0.5, 0.7],
      ],
    }),
    busSeat([1010, 700, 250], '#c9587a'),
    folk(boyLook, [800, 850, 165], {
      legs: 'cross',
      turn: -0.45,
      headTilt: -6,
      eyes: 'open',
      gaze: [-0.4, -0.8],
      mouth: 'o',
      brows: 'up',
      hands: [
        [-0.42, 0.5],
        [0.4, 0.5],
      ],
    }),
    drop([738, 706, 9]),
    rosa([520, 860, 165], {
      legs: 'kneel',
      turn: 0.6,
      mouth: 'smile',
      brows: 'worried',
      grab: [
        [470, 690],
        [722, 600],
      ],
    }),
    bluePot([450, 850, 120], 'snow'),
    circle([742, 586, 26], '#ffffff'),
    circle([735, 578, 9], '#e4f0ff'),
    stroke('M770 540l18 -14M776 572h24M716 540l-10 -20', '#dff0ff', 6, 0.9),
    circle([722, 606, 19], rosaLook.skin),
  ],
};

export const thirstyTree: Scene = {
  light: lampLit,
  pieces: [
    rect([0, 0, 1200, 900], '#d9b088'),
    rect([0, 0, 1200, 120], '#b98a70'),
    rect([0, 116, 1200, 14], '#8a5a5c'),
    rect([0, 160, 240, 300], '#1c3a68', 26),
    rect([960, 160, 260, 300], '#1c3a68', 26),
    circle([100, 230, 4], '#fff6d8') +
      circle([60, 330, 3], '#fff6d8') +
      circle([1080, 240, 4], '#fff6d8') +
      circle([1130, 350, 3], '#fff6d8'),
    glow([600, 140, 460], '#ffe6b0', 0.7),
    frontSeat(300, 470, 210, '#3f9aa2'),
    frontSeat(900, 470, 210, '#3f9aa2'),
    folk({ ...boyLook, style: 'tails', top: '#f0a83a' }, [300, 520, 100], {
      legs: 'hidden',
      eyes: 'shut',
      headTilt: 12,
      mouth: 'smile',
    }),
    folk(driverLook, [600, 300, 60], { back: true, legs: 'hidden' }),
    rect([545, 250, 110, 80], '#2f7f88', 20),
    folk(
      { ...papaLook, hat: undefined, moustache: false, beard: true, top: '#8a9a5a' } as typeof papaLook,
      [900, 540, 96],
      { legs: 'hidden', eyes: 'shut', headTilt: -10 },
    ),
    frontSeat(330, 800, 400, '#8f78bc'),
    frontSeat(860, 800, 400, '#c9587a'),
    folk(oldManLook, [890, 830, 190], {
      legs: 'hidden',
      turn: -0.4,
      headTilt: 6,
      mouth: 'laugh',
      eyes: 'smiling',
      grab: [
        [690, 790],
        [820, 800],
      ],
    }),
    rosa([340, 880, 200], {
      legs: 'hidden',
      turn: 0.5,
      mouth: 'smile',
      grab: [
        [470, 640],
        [590, 590],
      ],
    }),
    ...lemonTree(740, 850, 330, false),
    circle([692, 800, 22], oldManLook.skin),
    circle([806, 806, 22], oldManLook.skin),
    `<g transform="rotate(38 540 640)">${bluePot([540, 690, 150], 'water')}</g>`,
    stroke('M614 616Q668 640 690 730', '#8fd4f0', 14, 0.9),
    stroke('M616 614Q666 638 686 716', '#e4f6ff', 5, 0.9),
    circle([470, 650, 24], rosaLook.skin),
    spark([820, 560, 26], '#fff6c8'),
    spark([660, 500, 18], '#fff6c8'),
  ],
};

export const onlyRosaAwake: Scene = {
  light: moonLit,
  pieces: [
    nightSky(),
    moonAt(180, 120, 54),
    oldWhite([880, 260, 90], '#5f6aa0', '#f0f4ff'),
    hills(250, '#22385c', { bumps: 12, count: 7, seed: 5, foot: '#1a2c50', rim: 2 }),
    rect([0, 286, 1200, 620], '#d9cdb8'),
    rect([0, 280, 1200, 18], '#f4ead6'),
    rect([0, 770, 1200, 60], '#b8406e'),
    rect([0, 846, 1200, 20], '#2a7f88'),
    ...[-70, 360, 790].map((x) => rect([x, 360, 380, 350], '#5a4258', 34)),
    `<clipPath id="nb1"><rect x="-70" y="360" width="380" height="350" rx="34"/><rect x="360" y="360" width="380" height="350" rx="34"/><rect x="790" y="360" width="380" height="350" rx="34"/></clipPath>`,
    group(
      'clip-path="url(#nb1)"',
      rect([0, 360, 1200, 350], '#8a5f5c'),
      glow([540, 360, 420], '#ffc98a', 0.5),
      folk(oldManLook, [110, 830, 190], { legs: 'hidden', eyes: 'shut', headTilt: 14, mouth: 'o' }),
      folk(papaLook, [960, 850, 180], { legs: 'hidden', eyes: 'shut', headTilt: -16, mouth: 'smile' }),
      rosa([560, 800, 205], {
        legs: 'hidden',
        turn: 0.4,
        gaze: [0.8, -0.4],
        mouth: 'flat',
        brows: 'worried',
        grab: [
          [446, 690],
          [684, 690],
        ],
      }),
      bluePot([565, 868, 210], 'lid'),
      circle([446, 690, 24], rosaLook.skin),
      circle([684, 690, 24], rosaLook.skin),
    ),
    ...[-70, 360, 790].map(
      (x) => `<rect x="${x}" y="360" width="380" height="350" rx="34" fill="none" stroke="#8a7a72" stroke-width="20"/>`,
    ),
    stroke('M400 400L470 690M430 390L490 640', '#cfe0f8', 10, 0.25),
    rect([0, 0, 1200, 900], '#1a2460', 0, 0.22),
    glow([560, 560, 260], '#ffdf9a', 0.2),
  ],
};

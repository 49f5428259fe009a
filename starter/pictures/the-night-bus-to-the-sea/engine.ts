import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { bus, busWindow } from '../scenery/bus.ts';
import { hills } from '../scenery/land.ts';
import { glow, stars, vignette } from '../scenery/sky.ts';
import { burst } from '../scenery/signs.ts';
import { cloud } from '../scenery/sky.ts';
import { circle, rect, shape, stroke } from '../svg.ts';
import { bluePot, boyLook, driverLook, nightSky, oldManLook, papaLook, rosa, rosaLook } from './props.ts';

/** Steam from a hot engine. */
const steam = (x: number, y: number): string =>
  cloud([x, y, 260], '#e4ecf4', 0.75, '#b8c8dc') +
  cloud([x + 40, y - 110, 200], '#e4ecf4', 0.6, '#c8d4e4') +
  cloud([x - 10, y - 200, 140], '#e4ecf4', 0.45, '#d4dcec');

export const steamInTheNight: Scene = {
  light: { tint: '#d4d4ec', shadow: '#0c1030', shadowStrength: 0.4 },
  pieces: [
    nightSky(),
    stars({ count: 30, to: 500, seed: 21 }),
    hills(560, '#2a4468', { bumps: 40, count: 4, seed: 8, foot: '#34507a', rim: 3 }),
    rect([0, 640, 1200, 260], '#6a7a98'),
    rect([0, 634, 1200, 14], '#9ab0c8'),
    bus([330, 760, 900], {
      light: '#ffd98a',
      doorOpen: true,
      riders: [
        folk(oldManLook, [busWindow([330, 760, 900], 2)[0], busWindow([330, 760, 900], 2)[1] + 150, 88], {
          legs: 'hidden',
          turn: 0.5,
          mouth: 'o',
        }),
        folk(boyLook, [busWindow([330, 760, 900], 4)[0], busWindow([330, 760, 900], 4)[1] + 104, 90], {
          legs: 'hidden',
          turn: 0.6,
          mouth: 'o',
        }),
      ],
    }),
    glow([790, 660, 240], '#ffe6b0', 0.4),
    steam(800, 560),
    folk(driverLook, [900, 800, 130], {
      turn: -0.4,
      mouth: 'open',
      brows: 'worried',
      hands: [
        [-0.7, 0.5],
        [0.6, 0.5],
      ],
    }),
    folk(papaLook, [640, 830, 116], { turn: 0.4, mouth: 'flat', brows: 'worried', grab: [undefined, [722, 640]] }),
    `<g transform="rotate(180 728 622)">${rect([714, 580, 28, 70], '#8fc8a8', 8, 0.8)}${rect([721, 650, 14, 20], '#8fc8a8', 3)}</g>`,
    stroke('M728 672v16', '#8fd4f0', 5, 0),
    rosa([1060, 870, 160], {
      turn: -0.4,
      mouth: 'worried',
      brows: 'worried',
      gaze: [-0.6, -0.2],
      grab: [
        [990, 690],
        [1124, 690],
      ],
      carries: [bluePot([1056, 742, 130], 'lid')],
    }),
    vignette('#081030', 0.4),
  ],
};

export const forTheBus: Scene = {
  light: { tint: '#e6e2f0', shadow: '#0c1030', shadowStrength: 0.36 },
  pieces: [
    nightSky(),
    rect([0, 0, 760, 900], '#f0e2ca'),
    rect([0, 620, 760, 90], '#d9427a'),
    rect([0, 740, 760, 34], '#2f9aa0'),
    rect([60, 90, 250, 340], '#ffd98a', 26),
    `<rect x="60" y="90" width="250" height="340" rx="26" fill="none" stroke="#b89a8a" stroke-width="16"/>`,
    folk(boyLook, [180, 470, 150], {
      legs: 'hidden',
      turn: 0.5,
      mouth: 'laugh',
      hands: [
        [-0.4, 0.2],
        [0.5, 0.2],
      ],
    }),
    rect([52, 424, 266, 20], '#c9ab98'),
    rect([52, 440, 266, 60], '#f0e2ca'),
    shape('M760 0V900H690Q740 450 690 0Z', '#cdbca4'),
    shape('M400 470L440 270H740L710 470Z', '#e0d0b4'),
    rect([420, 470, 290, 270], '#4a4658', 16),
    rect([440, 490, 250, 230], '#6a6678', 10),
    stroke('M460 600H680M460 650H680M460 690H680', '#4a4658', 12),
    circle([560, 530, 40], '#3a3648') + circle([560, 530, 26], '#1a1828'),
    rect([0, 850, 1200, 50], '#4a5a7c'),
    rosa([900, 890, 215], {
      turn: -0.6,
      mouth: 'smile',
      brows: 'calm',
      gaze: [-0.7, 0.3],
      legs: 'stand',
      grab: [
        [664, 548],
        [752, 520],
      ],
    }),
    `<g transform="rotate(-62 690 480)">${bluePot([690, 550, 180], 'water')}</g>`,
    stroke('M614 442Q570 450 562 520', '#8fd4f0', 18, 0.95),
    stroke('M612 440Q572 452 562 516', '#e4f6ff', 6, 0.95),
    circle([668, 548, 26], rosaLook.skin),
    circle([760, 512, 26], rosaLook.skin),
    folk(driverLook, [1080, 910, 170], {
      turn: -0.5,
      mouth: 'laugh',
      eyes: 'smiling',
      hands: [
        [-0.2, 0.34],
        [0.12, 0.36],
      ],
    }),
    burst([560, 530, 60, 96], '#dff0ff', 7, [-190, -80]),
    vignette('#081030', 0.35),
  ],
};

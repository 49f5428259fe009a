import { type Scene, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure, floating } from '../figure.ts';
import { grass, ground, hills, path, tuft } from '../scenery/land.ts';
import { bough, foliage, greatTree, palm, reeds, tree } from '../scenery/plants.ts';
import { cloud, sky, stars, sun } from '../scenery/sky.ts';
import { sea, shimmer, waveLines } from '../scenery/water.ts';
import { ellipse, stroke } from '../svg.ts';
import { night, theMoon, fireflies } from './props.ts';

const dusk: Light = { tint: '#ffe2d8', shadow: '#3a2a5e' };

export const cover: Scene = {
  light: night,
  pieces: [
    sky('#2b2a72', '#5a52a4', '#9a86c8', '#c7aed6'),
    stars({ count: 50, to: 520, seed: 2 }),
    theMoon(545, 360, 470),
    hills(700, '#4f4a94', { bumps: 36, seed: 5, foot: '#3a3678', rim: 4 }),
    hills(775, '#383472', { bumps: 26, seed: 8, foot: '#262256', rim: 3 }),
    fireflies([
      [330, 800],
      [520, 840],
      [250, 720],
    ]),
    bough(
      [
        [1230, 640],
        [1090, 668],
        [930, 690],
        [760, 682],
      ],
      30,
      '#4a3566',
    ),
    bough(
      [
        [1010, 680],
        [940, 735],
        [900, 780],
      ],
      14,
      '#4a3566',
    ),
    figure('owl', 915, 690, { h: 270, shadow: false }),
    tuft(100, 890, 90, '#2f2a66'),
    tuft(1090, 900, 110, '#2f2a66'),
  ],
};

export const moonRise: Scene = {
  light: dusk,
  pieces: [
    sky('#8a7cc4', '#d79cc0', '#ffc0a0', '#ffdcae'),
    stars({ count: 7, to: 160, seed: 12 }),
    sun([250, 520, 92], '#ffc45c', '#ffe0a0'),
    theMoon(790, 490, 270),
    cloud([560, 250, 210], '#f6d3d6', 0.7),
    hills(600, '#a48ab8', { bumps: 20, seed: 13, foot: '#8672a8', rim: 4 }),
    ground(
      [
        [-20, 560],
        [260, 545],
        [520, 660],
        [800, 700],
        [1220, 720],
      ],
      '#8f7cae',
      '#6a5c98',
    ),
    ground(
      [
        [-20, 760],
        [420, 740],
        [700, 650],
        [960, 585],
        [1220, 620],
      ],
      '#6f6aa0',
      '#4a4a82',
    ),
    tree(1075, 625, 300, { leaves: '#5e7a80', bark: '#5c4668', seed: 4 }),
    grass('#8a90ae', { count: 40, from: 770, to: 900, seed: 15 }, 34),
  ],
};

export const goodNightGoat: Scene = {
  light: night,
  pieces: [
    sky('#4a4a9a', '#7a72b8', '#a796cc'),
    stars({ count: 34, to: 420, seed: 22 }),
    theMoon(330, 250, 330, -12),
    hills(760, '#5d6aa0', { bumps: 22, seed: 24, foot: '#48528a', rim: 3 }),
    ground(
      [
        [-20, 930],
        [140, 800],
        [380, 640],
        [620, 575],
        [860, 640],
        [1080, 800],
        [1220, 930],
      ],
      '#6b9088',
      '#3f5a78',
      6,
    ),
    figure('goat', 650, 596, { h: 250, looks: 'left' }),
    tuft(505, 606, 44, '#8fb49a'),
    tuft(545, 598, 34, '#8fb49a'),
    tuft(790, 622, 46, '#8fb49a'),
    grass('#86aa98', { count: 16, from: 690, to: 880, left: 300, right: 950, seed: 25 }, 34),
  ],
};

export const goodNightDuck: Scene = {
  light: night,
  pieces: [
    sky('#33367e', '#5a5ca6', '#8a84c0'),
    stars({ count: 30, to: 280, seed: 31 }),
    theMoon(790, 190, 250),
    hills(380, '#3f4586', { bumps: 26, seed: 33, foot: '#333872', rim: 3 }),
    foliage([80, 400, 240], '#3a4f78', 34),
    foliage([1130, 400, 210], '#3a4f78', 35),
    sea(430, '#4a5aa4', '#252c66', { waves: 30, seed: 36, foam: '#aab4ee' }),
    shimmer([790, 450, 880, 130], '#fff2cc'),
    group(
      'opacity="0.35"',
      floating('moonFace', 790, 560, { h: 190, over: true, stretch: 1.1, tint: '#cfd0ff', blur: 3 }),
    ),
    waveLines([480, 640, 9], '#c4ccf6', 37, [640, 960]),
    figure('lotus', 190, 620, { h: 110, shadow: false }),
    figure('lotus', 1040, 700, { h: 140, shadow: false }),
    figure('lotus', 90, 830, { h: 170, shadow: false }),
    ellipse([430, 770, 210, 26], '#1b2054', 0.5),
    figure('duck', 430, 770, { h: 310, looks: 'right', sunk: 0.08 }),
    ellipse([425, 772, 165, 15], '#3a478f', 0.96),
    stroke('M250 785q90 22 190 20t190 -22M300 812q70 14 140 12t130 -14', '#c4ccf6', 5, 0.7),
    reeds([1130, 900, 300], 8, '#4a6a86', 38),
  ],
};

export const goodNightCamel: Scene = {
  light: night,
  pieces: [
    sky('#2a2c72', '#4c4a98', '#8672b4', '#b08ab8'),
    stars({ count: 60, to: 460, seed: 41 }),
    theMoon(690, 400, 400),
    hills(610, '#7a68b0', { bumps: 26, seed: 42, foot: '#5c4f98', rim: 4 }),
    ground(
      [
        [-20, 690],
        [200, 660],
        [480, 600],
        [690, 575],
        [900, 640],
        [1220, 720],
      ],
      '#8d76ba',
      '#54478e',
      6,
    ),
    path(
      [
        [720, 596],
        [600, 660],
        [470, 720],
      ],
      46,
      130,
      '#43387e',
    ),
    figure('camel', 700, 592, { h: 210, looks: 'left' }),
    palm([1040, 700, 270], 0.1, '#4a6a8c', '#5e4a7a'),
    palm([1120, 720, 200], -0.14, '#4a6a8c', '#5e4a7a'),
    ground(
      [
        [-20, 790],
        [300, 820],
        [640, 770],
        [940, 750],
        [1220, 800],
      ],
      '#6b5aa2',
      '#3c3376',
      5,
    ),
    stroke('M120 860q120 -26 240 0t240 0M560 820q120 -22 240 0t220 -4', '#9a86cc', 5, 0.5),
  ],
};

export const goodNightElephant: Scene = {
  light: night,
  pieces: [
    sky('#24266a', '#403f8c', '#6f62a6'),
    stars({ count: 40, to: 420, seed: 51 }),
    theMoon(985, 455, 230),
    hills(690, '#4a4a86', { bumps: 16, seed: 52, foot: '#3a3a70', rim: 3 }),
    ground(
      [
        [-20, 740],
        [600, 725],
        [1220, 745],
      ],
      '#57598a',
      '#2e2e62',
      4,
    ),
    greatTree([560, 790, 150, 760], { leaves: '#3c5f72', bark: '#54406c', seed: 53 }),
    figure('elephant', 370, 850, { h: 420, looks: 'left', detail: closedEye }),
    floating('sleep', 205, 390, { h: 50, tint: '#e8ecff' }),
    grass('#6c74a0', { count: 30, from: 780, to: 900, seed: 55 }, 34),
    fireflies([
      [760, 700],
      [860, 780],
      [1010, 720],
    ]),
  ],
};

/** A lid over the elephant's eye, for it sleeps. */
function closedEye(w: number, h: number): string {
  return (
    ellipse([w * 0.165, h * 0.31, w * 0.034, h * 0.062], '#8f8cb4') +
    stroke(`M${w * 0.14} ${h * 0.32}q${w * 0.025} ${h * 0.035} ${w * 0.05} 0`, '#2a2450', 5)
  );
}

import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { hut, nest } from '../scenery/farm.ts';
import { flowers, grass, ground, hills } from '../scenery/land.ts';
import { tree } from '../scenery/plants.ts';
import { burst, heart, motion } from '../scenery/signs.ts';
import { crescent, glow, mist, sky, spark, stars, sun, vignette } from '../scenery/sky.ts';
import { stroke } from '../svg.ts';
import { chick, papa } from './props.ts';

export const quietEgg: Scene = {
  light: { tint: '#fff0d2', shadow: '#5a3a1e', shadowShift: 0.2 },
  pieces: [
    sky('#f8dfa0', '#fbeecb'),
    hills(360, '#c2cd72', { bumps: 26, seed: 51, foot: '#a3b854' }),
    hut(1010, 470, 330, { wall: '#cf7254', thatch: '#d7a146' }),
    ground(
      [
        [-20, 480],
        [600, 462],
        [1220, 480],
      ],
      '#e9c777',
      '#c98f45',
    ),
    chick([888, 560, 66], 'left'),
    chick([952, 545, 64], 'left'),
    chick([1015, 562, 66], 'left'),
    chick([1080, 546, 64], 'right'),
    figure('chickFront', 1145, 562, { h: 66 }),
    tree(70, 620, 720, { leaves: '#7fa848', bark: '#8a5438', seed: 7, crown: 0.75 }),
    papa([250, 790, 540], 'right', 16),
    nest([730, 850, 560], [figure('egg', 730, 790, { h: 300, tilt: 4, shadow: false })]),
    grass('#a9b04f', { count: 10, from: 850, to: 900, left: 960, seed: 58 }, 38),
  ],
};

export const waiting: Scene = {
  light: { tint: '#e2b3b0', shadow: '#3a1c4a', shadowStrength: 0.45, shadowShift: 0.1 },
  pieces: [
    sky('#6d4a94', '#d9688a', '#ff9d5c', '#ffd27a'),
    sun([600, 560, 96], '#ffdf7a', '#ffb45c'),
    stars({ count: 10, to: 160 }),
    hills(560, '#9c5a78', { bumps: 26, seed: 61, foot: '#7a4568', rim: 4 }),
    hut(1080, 610, 190, { wall: '#8a4458', thatch: '#a06a58', door: '#4a2442' }),
    ground(
      [
        [-20, 660],
        [600, 640],
        [1220, 665],
      ],
      '#b3694f',
      '#6d3850',
      5,
    ),
    papa([330, 800, 470], 'right', 8),
    nest([600, 815, 280], [figure('egg', 600, 770, { h: 160, shadow: false })], '#c98a48'),
    chick([795, 770, 104], 'left'),
    chick([850, 860, 118], 'left', -3),
    chick([920, 775, 106], 'left'),
    chick([985, 862, 118], 'left', 3),
    chick([1050, 780, 104], 'left'),
    grass('#7d4560', { count: 18, from: 840, to: 900, seed: 66 }, 34),
  ],
};

export const crack: Scene = {
  light: { tint: '#ffe0bd', shadow: '#5a2a3a' },
  pieces: [
    sky('#4c3a6e', '#8a5276', '#c9765c'),
    glow([600, 430, 620], '#ffd890', 0.75),
    nest(
      [600, 1010, 1240],
      [
        figure('rooster', -190, 820, { h: 900, looks: 'right', tilt: 6, shadow: false, tint: '#b98a92' }),
        figure('egg', 600, 850, { h: 720, shadow: false }),
        stroke('M395 470L455 410L500 480L560 400L610 485L665 405L715 470L790 415', '#6a3418', 12),
        stroke('M560 400L545 345M665 405L690 350M500 480L490 530', '#6a3418', 8),
      ],
    ),
    motion([330, 300, 70, 225], '#fff4d0', 3, 34),
    motion([870, 300, 70, -45], '#fff4d0', 3, 34),
  ],
};

export const six: Scene = {
  light: { tint: '#f4e2dc', shadow: '#1c1440', shadowStrength: 0.5 },
  pieces: [
    sky('#22306e', '#3f4f94', '#7a6a9a'),
    stars({ count: 44, to: 420, seed: 71 }),
    hills(430, '#3f5a72', { bumps: 26, seed: 72, foot: '#33485e', rim: 3 }),
    hut(1000, 560, 400, { wall: '#8f4f50', thatch: '#8a6a58', lamp: '#ffd56a' }),
    ground(
      [
        [-20, 560],
        [600, 540],
        [1220, 560],
      ],
      '#8a7050',
      '#54405a',
      4,
    ),
    glow([600, 640, 560], '#ffdf8a', 0.75),
    chick([165, 700, 185], 'right'),
    figure('chickFront', 335, 600, { h: 160 }),
    chick([1030, 700, 185], 'left'),
    nest([600, 850, 520], [figure('chickHatching', 600, 800, { h: 440, shadow: false })]),
    chick([250, 865, 225], 'right', -6),
    chick([950, 865, 225], 'left', 6),
    spark([390, 330, 46]),
    spark([820, 300, 54]),
    spark([600, 250, 40]),
    burst([600, 520, 270, 330], '#fff3b0', 9, [-150, -30]),
  ],
};

export const onePapa: Scene = {
  light: { tint: '#c9cdf0', shadow: '#0f1440', shadowStrength: 0.5 },
  pieces: [
    sky('#141c4e', '#2c3f86', '#56639c'),
    stars({ count: 70, to: 480, seed: 81, apart: [220, 190, 150] }),
    crescent([210, 190, 84]),
    hills(520, '#38548a', { bumps: 36, seed: 82, foot: '#2a3f6c', rim: 4 }),
    hut(1010, 640, 330, { wall: '#7a4a5e', thatch: '#7a6a70', lamp: '#ffd56a' }),
    ground(
      [
        [-20, 650],
        [600, 630],
        [1220, 655],
      ],
      '#5a6a78',
      '#2c3558',
      4,
    ),
    mist(590, 120, '#b9c8ff', 0.25),
    glow([640, 700, 420], '#ffe3a0', 0.4),
    papa([640, 790, 500], 'left', -4),
    chick([560, 815, 112], 'right', 8),
    chick([650, 830, 112], 'left', -6),
    chick([745, 820, 112], 'left', -8),
    chick([835, 795, 112], 'left', -10),
    chick([925, 830, 112], 'left', -6),
    chick([330, 840, 140], 'right', -16),
    heart([400, 630, 22], '#ff7d8e', 8),
    heart([440, 580, 14], '#ff9aa6', -8, 0.9),
    flowers(['#8fa0d8', '#b0b8e8'], { count: 10, from: 850, to: 890, seed: 84 }, 12),
    vignette('#0b1038', 0.35),
  ],
};

import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { bigBook, insideLibrary, libraryBoat } from '../scenery/library-boat.ts';
import { grass, ground, hills } from '../scenery/land.ts';
import { foliage, palm, reeds } from '../scenery/plants.ts';
import { cloud, crescent, sky, stars } from '../scenery/sky.ts';
import { ripples, sea } from '../scenery/water.ts';
import { rect, stroke } from '../svg.ts';
import { day, father, featherDust, goat, kid, mina, rafi, sling, torchlit, tuli } from './props.ts';

export const cover: Scene = {
  grain: 0.6,
  light: torchlit,
  pieces: [
    sky('#10184a', '#25347a', '#4a5a9c'),
    stars({ count: 26, to: 380, seed: 4 }),
    crescent([1010, 150, 62]),
    foliage([90, 150, 560], '#23405e', 3),
    rect([60, 300, 80, 420], '#2a2f58'),
    sea(640, '#2a3f7c', '#14204e', { waves: 22, foam: '#6f86c4', seed: 5 }),
    libraryBoat(
      [610, 810, 1150],
      [
        kid('shanu', [410, 742, 118], { legs: 'hidden', tint: '#ffe2b4', feel: ['open'], headTilt: 8 }),
        kid('joy', [505, 752, 98], { legs: 'hidden', tint: '#ffe2b4', headTilt: 6 }),
        tuli([725, 750, 112], { legs: 'hidden', tint: '#ffe2b4', feel: ['open'], headTilt: -8 }),
        kid('mitu', [825, 746, 116], { legs: 'hidden', tint: '#ffe2b4', headTilt: -8 }),
        rafi([612, 744, 140], {
          legs: 'hidden',
          tint: '#ffe2b4',
          feel: ['open'],
          hands: [
            [-0.42, 0.42],
            [0.42, 0.42],
          ],
          held: (u) => [bigBook([0, u * 0.42, u * 0.9], '#d9503f', [])],
        }),
      ],
      { lamp: '#ffcf78', water: '#1c2a60' },
    ),
    ripples([240, 850, 160], '#ffdf9a', 2),
    ripples([900, 860, 200], '#ffdf9a', 2),
  ],
};

export const thursday: Scene = {
  light: day,
  pieces: [
    sky('#a8dccf', '#e4f2cf', '#f7f2d4'),
    cloud([860, 110, 230], '#ffffff', 0.9),
    hills(330, '#a9cf7a', { bumps: 16, seed: 5, foot: '#86b860' }),
    palm([90, 420, 300], 0.1, '#5f9f5a'),
    palm([1120, 400, 260], -0.1, '#6aa860'),
    sea(390, '#7fc4b4', '#3f9488', { waves: 26, foam: '#dff4ea', seed: 8 }),
    libraryBoat(
      [760, 570, 720],
      [
        mina([445, 520, 78], {
          legs: 'hidden',
          hands: [
            [-0.62, -0.3],
            [0.5, 0.6],
          ],
          feel: ['open'],
        }),
        father([1040, 520, 74], { legs: 'hidden' }),
      ],
      { water: '#5fb0a0' },
    ),
    ground(
      [
        [-20, 650],
        [300, 640],
        [560, 700],
        [900, 740],
        [1220, 760],
      ],
      '#9fc45e',
      '#6a9a48',
    ),
    grass('#7fae4c', { count: 20, from: 690, to: 880, seed: 7 }, 24),
    reeds([1120, 790, 190], 6, '#6a9a58', 6),
    kid('shanu', [640, 800, 92], {
      legs: 'run',
      tilt: 8,
      feel: ['open'],
      hands: [
        [-0.6, -0.4],
        [0.7, -0.5],
      ],
    }),
    kid('mitu', [760, 840, 94], {
      legs: 'run',
      tilt: 8,
      feel: ['open'],
      hands: [
        [-0.6, -0.1],
        [0.8, -0.4],
      ],
    }),
    tuli([870, 862, 84], {
      legs: 'run',
      tilt: 8,
      feel: ['laughing', 'open'],
      hands: [
        [-0.6, -0.5],
        [0.8, -0.5],
      ],
    }),
    figure('buffalo', 250, 820, { h: 330, looks: 'left' }),
    rafi([290, 640, 130], {
      legs: 'sit',
      shadow: false,
      feel: ['cross', 'sad'],
      hands: [
        [0.18, 0.5],
        [-0.18, 0.52],
      ],
      headTilt: -6,
    }),
  ],
};

export const duster: Scene = {
  grain: 0.6,
  light: day,
  pieces: [
    insideLibrary({ view: '#bfe6d4' }),
    rect([405, 520, 390, 130], '#6fb8a8'),
    stroke('M420 560q40 -10 80 0t80 0t80 0t80 0', '#dff4ea', 5, 0.8),
    father([250, 850, 175], {
      hands: [
        [-0.56, 0.7],
        [0.16, 0.54],
      ],
      held: (u) => [sling(u)],
      headTilt: 4,
    }),
    mina([620, 850, 180], {
      hands: [
        [-0.5, 0.66],
        [0.76, 0.2],
      ],
      headTilt: 6,
      held: (u) => [featherDust([u * 0.8, u * 0.24, u * 1.0], 14)],
    }),
    rafi([960, 860, 165], {
      hands: [
        [-0.6, 0.1],
        [0.3, 0.62],
      ],
      feel: ['cross', 'sad'],
      headTilt: -8,
    }),
  ],
};

export const elevenBooks: Scene = {
  light: day,
  pieces: [
    sky('#cfe9c4', '#f6f0cc'),
    hills(300, '#b4d27a', { bumps: 18, seed: 14, foot: '#8fbf62' }),
    palm([1090, 430, 330], -0.12, '#5f9f5a'),
    sea(400, '#7fc4b4', '#3f9488', { waves: 16, foam: '#dff4ea', seed: 18 }),
    group('transform="translate(0 -20)"', libraryBoat([170, 640, 900], [], { water: '#5fb0a0' })),
    ground(
      [
        [-20, 760],
        [400, 720],
        [760, 660],
        [1220, 650],
      ],
      '#d9bf8a',
      '#b0905c',
    ),
    grass('#8fb255', { count: 12, from: 690, to: 760, left: 780, seed: 9 }, 24),
    rafi([560, 860, 190], {
      hands: [
        [-0.3, 0.74],
        [0.3, 0.74],
      ],
      feel: ['open'],
      held: (u) =>
        [
          '#d9503f',
          '#f0a93c',
          '#3f9a8a',
          '#4a78b8',
          '#8a5aa0',
          '#e9d9b0',
          '#c96a8a',
          '#7fa04a',
          '#d9503f',
          '#3f9a8a',
          '#f0a93c',
        ].map((color, i) =>
          rect([-u * (0.36 + (i % 3) * 0.03), u * (0.72 - i * 0.062), u * 0.72, u * 0.056], color, 3),
        ),
    }),
    kid('joy', [350, 868, 110], {
      hands: [
        [-0.5, 0.6],
        [0.7, 0.2],
      ],
      feel: ['open'],
      headTilt: 10,
    }),
    kid('asha', [770, 850, 130], {
      hands: [
        [-0.7, 0.2],
        [0.5, 0.6],
      ],
      feel: ['laughing', 'open'],
      headTilt: -10,
    }),
    kid('shanu', [1060, 850, 130], {
      hands: [
        [-0.5, -0.1],
        [0.4, 0.6],
      ],
      feel: ['laughing', 'open'],
      headTilt: -8,
    }),
    tuli([915, 880, 122], {
      hands: [
        [-0.4, 0.4],
        [0.4, 0.4],
      ],
      feel: ['oh', 'brows'],
      held: (u) => [
        bigBook([0, u * 0.46, u * 0.9], '#4a78b8', [
          goat([-50, 40, 60], 'right', -16),
          '<circle cx="54" cy="-22" r="22" fill="#f2d77a"/>',
        ]),
      ],
    }),
  ],
};

import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import {
  bigBook,
  bookLine,
  floodedRoof,
  insideLibrary,
  libraryBoat,
  torch,
  torchBeam,
} from '../scenery/library-boat.ts';
import { grass, ground, hills } from '../scenery/land.ts';
import { foliage, palm } from '../scenery/plants.ts';
import { glow, sky, stars, sun, vignette } from '../scenery/sky.ts';
import { rain, ripples, sea } from '../scenery/water.ts';
import { ellipse, rect, shape, stroke } from '../svg.ts';
import { day, goat, kid, mina, rafi, torchlit, tuli } from './props.ts';

export const longLine: Scene = {
  grain: 0.4,
  light: torchlit,
  pieces: [
    insideLibrary({ dim: 0.6, view: '#16205a' }),
    rain(16, { seed: 40, length: 40, opacity: 0.3 }),
    glow([760, 560, 520], '#ffdf9a', 0.55),
    figure('tiger', 560, 640, {
      h: 460,
      looks: 'right',
      stretch: 1.25,
      tint: '#23265c',
      opacity: 0.62,
      blur: 3,
      shadow: false,
    }),
    torchBeam([1010, 690, 420], 14, 18),
    kid('babu', [90, 860, 110], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.6],
        [0.7, 0.3],
      ],
      feel: ['oh'],
    }),
    kid('joy', [225, 866, 108], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.6],
        [0.7, 0.26],
      ],
      feel: ['worried'],
    }),
    kid('mitu', [370, 864, 122], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.6],
        [0.7, 0.3],
      ],
      feel: ['oh', 'brows'],
    }),
    kid('shanu', [520, 866, 126], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.6],
        [0.7, 0.3],
      ],
      feel: ['worried', 'brows'],
    }),
    tuli([670, 868, 128], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.6],
        [0.74, 0.16],
      ],
      feel: ['brows'],
    }),
    rafi([850, 870, 160], {
      legs: 'walk',
      tint: '#ffe2b4',
      hands: [
        [-0.4, 0.66],
        [0.86, 0.26],
      ],
      headTilt: 4,
      held: (u) => [torch([u * 0.9, u * 0.26, u * 0.5], 14)],
    }),
    vignette('#0a0c28', 0.4),
  ],
};

export const found: Scene = {
  grain: 0.6,
  light: torchlit,
  pieces: [
    sky('#0e1440', '#1c2660', '#2c3a78'),
    stars({ count: 16, to: 260, seed: 61 }),
    sea(420, '#243470', '#0e163c', { waves: 26, foam: '#5f76b4', seed: 62 }),
    group(
      '',
      libraryBoat(
        [170, 640, 900],
        [
          kid('joy', [60, 580, 92], { legs: 'hidden', tint: '#ffe2b4', feel: ['open'] }),
          kid('mitu', [170, 576, 96], { legs: 'hidden', tint: '#ffe2b4', feel: ['open'] }),
          kid('shanu', [285, 574, 100], { legs: 'hidden', tint: '#ffe2b4', feel: ['open'], headTilt: 6 }),
          tuli([400, 572, 104], {
            legs: 'hidden',
            tint: '#ffe2b4',
            feel: ['open'],
            headTilt: 8,
            hands: [
              [-0.4, 0.5],
              [0.8, 0.1],
            ],
          }),
          rafi([530, 560, 128], {
            legs: 'hidden',
            tint: '#ffe2b4',
            tilt: 8,
            feel: ['open'],
            headTilt: 8,
            hands: [
              [-0.3, 0.5],
              [0.7, 0.3],
            ],
          }),
        ],
        { lamp: '#e9a860', water: '#16204e' },
      ),
    ),
    torchBeam([655, 500, 480], 40, 24, 0.9),
    torch([630, 482, 84], 40),
    ellipse([930, 790, 250, 50], '#ffe9a0', 0.35),
    ripples([930, 806, 520], '#ffe9b4', 3),
    floodedRoof([930, 830, 380], '#d9a85a'),
    shape('M700 800q60 -24 120 0t120 0t120 0t120 0V900H700Z', '#141d4a', 0.9),
    stroke('M700 800q60 -24 120 0t120 0t120 0t120 0', '#7f96d0', 6, 0.8),
    goat([935, 708, 130], 'left'),
  ],
};

export const newEnd: Scene = {
  light: day,
  grain: 0.4,
  pieces: [
    sky('#ffe9a8', '#fdf3cf', '#eef3d4'),
    sun([150, 130, 62], '#ffc63e', '#fff2b4'),
    hills(330, '#b0d07a', { bumps: 18, seed: 71, foot: '#8abb60' }),
    palm([1120, 450, 330], -0.12, '#5f9f5a'),
    sea(420, '#8fd0bc', '#4a9f90', { waves: 14, foam: '#e4f6ec', seed: 72 }),
    libraryBoat(
      [640, 640, 1000],
      [
        mina([330, 590, 110], {
          legs: 'hidden',
          feel: ['laughing', 'open'],
          hands: [
            [-0.5, 0.6],
            [0.62, 0.2],
          ],
          headTilt: 6,
          held: (u) => [rect([u * 0.46, -u * 0.06, u * 0.34, u * 0.44], '#4a78b8', 4)],
        }),
      ],
      { water: '#6fb8a4' },
    ),
    bookLine(
      [
        [-10, 150],
        [430, 330],
      ],
      ['#d9503f', '#3f9a8a', '#f0a93c', '#8a5aa0'],
      100,
    ),
    bookLine(
      [
        [880, 330],
        [1210, 220],
      ],
      ['#4a78b8', '#c96a8a', '#7fa04a'],
      100,
    ),
    ground(
      [
        [-20, 720],
        [400, 700],
        [800, 710],
        [1220, 690],
      ],
      '#a9cc62',
      '#74a44c',
    ),
    grass('#86b34e', { count: 16, from: 740, to: 890, seed: 74 }, 24),
    tuli([810, 860, 150], {
      legs: 'sit',
      feel: ['laughing', 'open'],
      headTilt: -6,
      hands: [
        [-0.5, 0.3],
        [0.5, 0.6],
      ],
    }),
    kid('joy', [1010, 868, 122], { legs: 'sit', feel: ['open'], headTilt: -10 }),
    kid('shanu', [180, 868, 138], { legs: 'sit', feel: ['laughing'], headTilt: 8 }),
    rafi([560, 864, 175], {
      legs: 'sit',
      headTilt: -4,
      feel: ['open'],
      hands: [
        [-0.46, 0.44],
        [0.46, 0.44],
      ],
      held: (u) => [bigBook([0, u * 0.46, u * 1.1], '#d9503f', [])],
    }),
    goat([350, 872, 170], 'right'),
    foliage([-60, 870, 200], '#7fb05a', 75),
  ],
};

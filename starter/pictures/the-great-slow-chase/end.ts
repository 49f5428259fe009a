import { snail, turtle } from '../characters/turtle-and-snail.ts';
import { type Piece, type Scene, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { floating } from '../figure.ts';
import { broadLeaf, dew, melon, rainbow, strawberryPlant, tallGrass, toadstool } from '../scenery/garden.ts';
import { flowers, grass, ground, hills, stone, tuft } from '../scenery/land.ts';
import { bough } from '../scenery/plants.ts';
import { burst, motion } from '../scenery/signs.ts';
import { mist, moon, sky, spark, stars, sun, vignette } from '../scenery/sky.ts';
import { rain } from '../scenery/water.ts';
import { ellipse, stroke } from '../svg.ts';
import { spring, day, soilGround, undergrowth, ant } from './props.ts';

const sunset: Light = { tint: '#ffdcc0', shadow: '#4a1e2e', shadowStrength: 0.45, shadowShift: -0.25 };

const evening: Light = { tint: '#d9cdf2', shadow: '#1c1440', shadowStrength: 0.45 };

/** The strawberry on the backs of five ants, on its way to the right. */
function walkingBerry(x: number, y: number, h: number): Piece {
  const ants = [-1.25, -0.63, 0, 0.63, 1.25].map((side, i) =>
    ant(x + side * h * 0.56, y + (i % 2) * h * 0.08, h * 0.42, { crumb: false, tint: '#d9cdf2' }),
  );
  return group(
    '',
    ...ants,
    floating('strawberry', x, y - h * 0.8, { h, tilt: 84 }),
    motion([x - h * 0.75, y - h * 0.85, h * 0.4, 180], '#fff6e2', 3, 24),
  );
}

export const sameMushroom: Scene = {
  light: { tint: '#e2ece4', shadow: '#1e3a34', shadowStrength: 0.4, shadowShift: 0 },
  pieces: [
    sky('#8faea8', '#aac4b4', '#c4d6bc'),
    undergrowth(560, 240, '#7fa98a', 71),
    tallGrass([-20, 640, 1240, 300], 40, '#7dac78', 72),
    soilGround(640, '#a5835f'),
    rain(120, { seed: 73, color: '#eaf6f4', opacity: 0.5 }),
    toadstool(600, 800, 690, '#dd4458'),
    snail(390, 820, 245, { looks: 'left', mood: 'sad' }),
    turtle(850, 820, 205, { looks: 'right', mood: 'sad', reach: [0.14, 0.22] }),
    rain(36, { seed: 74, color: '#ffffff', opacity: 0.35, length: 60 }),
  ],
};

export const ready: Scene = {
  light: day,
  pieces: [
    sky('#cfe6ec', '#eef5de', '#fdf6d8'),
    rainbow([620, 640, 560, 20], 0.5),
    hills(430, '#b9e08a', { bumps: 30, seed: 80, foot: '#93cb66' }),
    toadstool(190, 590, 330),
    broadLeaf([60, 660, 300, -20], '#6fb358'),
    tallGrass([1010, 600, 220, 260], 16, spring, 83),
    soilGround(560),
    bough(
      [
        [770, 590],
        [800, 690],
        [850, 790],
        [880, 885],
      ],
      24,
      '#9a6a46',
    ),
    snail(560, 680, 245, { looks: 'right', mood: 'smile', tilt: 4 }),
    turtle(490, 855, 225, { looks: 'right', mood: 'smile', reach: [0.3, 0.3] }),
    dew(
      [
        [40, 480],
        [95, 540],
        [20, 590],
      ],
      11,
    ),
    grass('#7fbb55', { count: 14, from: 850, to: 900, right: 320, seed: 84 }, 46),
    dew(
      [
        [1060, 470],
        [1170, 500],
        [1120, 420],
      ],
      11,
    ),
  ],
};

export const gotYou: Scene = {
  light: sunset,
  pieces: [
    sky('#f07a58', '#ffab62', '#ffe0a0'),
    sun([600, 470, 120], '#ffe48a', '#ffd07a'),
    hills(520, '#c98a5a', { bumps: 22, seed: 90, foot: '#a8684e' }),
    tallGrass([-20, 620, 340, 330], 16, '#8a8a48', 92),
    tallGrass([920, 620, 320, 340], 16, '#8a8a48', 93),
    soilGround(600, '#c07c54'),
    snail(905, 800, 420, { looks: 'right', mood: 'shout', tilt: 2 }),
    turtle(215, 840, 310, { looks: 'right', mood: 'smile', reach: [0.92, 0.32] }),
    burst([742, 560, 30, 72], '#fff3c4', 6, [-140, -40]),
    motion([60, 560, 60, 180], '#fff3d0', 3, 32),
  ],
};

export const whatStrawberry: Scene = {
  light: sunset,
  pieces: [
    sky('#e0687a', '#f79a6a', '#ffd79a'),
    sun([180, 480, 80], '#ffdf8a', '#ffc87a'),
    hills(500, '#b8785e', { bumps: 22, seed: 90, foot: '#96604e' }),
    tallGrass([420, 600, 420, 200], 18, '#8f8550', 102),
    soilGround(580, '#b8744f'),
    turtle(290, 800, 255, { looks: 'right', mood: 'calm', reach: [0.26, 0.42] }),
    snail(850, 800, 330, { looks: 'left', mood: 'puff' }),
    floating('question', 480, 430, { h: 140, tilt: -8 }),
    floating('question', 725, 345, { h: 140, tilt: 8 }),
  ],
};

export const laughing: Scene = {
  light: evening,
  pieces: [
    sky('#574a92', '#8a68ae', '#d79ab0', '#f2c0a8'),
    spark([850, 150, 24], '#fff6d8'),
    stars({ count: 8, to: 200, seed: 111 }),
    hills(520, '#7d6a9a', { bumps: 30, seed: 112, foot: '#5f5284' }),
    tallGrass([-20, 640, 260, 280], 16, '#5f7a6a', 113),
    soilGround(610, '#9a7284'),
    snail(530, 785, 270, { looks: 'left', mood: 'laugh', tilt: 8, berry: false }),
    turtle(205, 790, 205, { looks: 'right', mood: 'laugh', reach: [0.2, 0.42], tilt: -6 }),
    stroke(
      'M100 560q-22 -26 -6 -56M70 590q-34 -40 -10 -92M690 560q24 -24 10 -56M720 588q38 -38 14 -92',
      '#fff3d0',
      7,
      0.85,
    ),
    walkingBerry(945, 800, 170),
    grass('#5f7a6a', { count: 14, from: 850, to: 900, seed: 115 }, 40),
  ],
};

export const again: Scene = {
  light: evening,
  pieces: [
    sky('#3a3a7e', '#6a5a9e', '#a884b4'),
    stars({ count: 26, to: 190, seed: 121 }),
    moon([250, 150, 62], '#fff2c9', '#e8d8ff'),
    hills(270, '#6a6f9a', { bumps: 20, seed: 122, foot: '#586a84' }),
    ground(
      [
        [-20, 310],
        [600, 290],
        [1220, 310],
      ],
      '#75897a',
      '#4a5a68',
      4,
    ),
    ellipse([640, 640, 700, 210], '#a58a8a', 0.75),
    ellipse([640, 660, 600, 165], '#b3968e', 0.7),
    strawberryPlant([235, 470, 180], true, '#5a8a5c'),
    stone(390, 480, 64, '#a8a0b0'),
    melon(590, 500, 170, '#7a9a5c'),
    toadstool(820, 490, 170, '#c84a66'),
    flowers(['#e8e2ff', '#ffd7de'], { count: 14, from: 380, to: 520, left: 900, seed: 124 }, 9),
    snail(420, 700, 150, { looks: 'right', mood: 'shout', berry: false, tilt: 4 }),
    turtle(330, 830, 140, { looks: 'right', mood: 'shout', reach: [0.46, 0.28], tilt: -4 }),
    motion([320, 640, 90, 180], '#fff6e2', 3, 26),
    motion([190, 770, 110, 180], '#fff6e2', 3, 26),
    walkingBerry(965, 730, 150),
    mist(260, 90, '#d8ccff', 0.25),
    tuft(90, 880, 90, '#4a6a5c'),
    tuft(1110, 890, 100, '#4a6a5c'),
    vignette('#1c1440', 0.28),
  ],
};

import { person, reachingArm } from '../characters/people.ts';
import type { Scene } from '../compose.ts';
import type { Light } from '../light.ts';
import { boat, fog, ghostBoat, paddle, soupPot, stiltHouse } from '../scenery/boats.ts';
import { hills } from '../scenery/land.ts';
import { foliage, palm } from '../scenery/plants.ts';
import { glow, sky, vignette } from '../scenery/sky.ts';
import { soundRings } from '../scenery/storm.ts';
import { sea, shimmer, waveLines } from '../scenery/water.ts';
import { circle, ellipse, rect, shape, stroke } from '../svg.ts';
import { linaLook, grandmaLook, lina, grandma, foggy, pineapples, bananas, ourBoat, whiteRiver } from './props.ts';

const dawn: Light = { tint: '#cfd8ea', shadow: '#1e2a44' };

export const cover: Scene = {
  light: foggy,
  pieces: [
    sky('#e9eeea', '#f6f4ec', '#dfe8e4', '#b9cdca'),
    glow([820, 210, 420], '#ffe6c0', 0.75),
    ghostBoat([250, 400, 260], 'right', 0.42),
    ghostBoat([960, 350, 200], 'left', 0.34),
    fog(360, 560, 0.5, { seed: 3 }),
    waveLines([600, 860, 26], '#f4faf8', 4),
    fog(520, 640, 0.6, { seed: 8, count: 6 }),
    ourBoat([575, 790, 960], { headTilt: 4 }, '#b9cdca', 200),
    fog(850, 930, 0.85, { seed: 10, count: 7 }),
  ],
};

export const loading: Scene = {
  light: dawn,
  pieces: [
    sky('#6f86a8', '#a3b4c4', '#e4d3c4'),
    hills(430, '#7d96a4', { bumps: 30, seed: 11, foot: '#6a8696', rim: 3 }),
    palm([90, 470, 320], 0.12, '#5a8282', '#5f5a62'),
    foliage([1120, 420, 300], '#5c8484', 12),
    stiltHouse([880, 430, 360], '#7a6468', '#ffd98a'),
    sea(520, '#93a9b8', '#5d7a8e', { waves: 30, seed: 14 }),
    shimmer([800, 540, 860, 60], '#ffe2a8'),
    rect([-20, 610, 720, 34], '#8a7068', 8) +
      [60, 240, 420, 600].map((x) => rect([x, 640, 26, 140], '#6a5458', 6)).join(''),
    person(grandmaLook, [180, 625, 145], {
      hands: [
        [-0.42, 0.72],
        [0.44, 0.72],
      ],
      headTilt: 5,
    }),
    person(linaLook, [420, 625, 130], {
      hands: [
        [-0.42, 0.3],
        [0.5, 0.1],
      ],
      headTilt: -4,
    }),
    paddle([485, 340], [495, 640], 15),
    boat([620, 800, 900], [soupPot(290, 752, 150), ...bananas(600, 748, 90), ...pineapples(900, 744, 118)], {
      water: '#6f8a9c',
    }),
    fog(470, 560, 0.35, { seed: 16, count: 5, color: '#f2ece8' }),
    vignette('#22304a', 0.22),
  ],
};

export const nothingToSee: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#f4f6f4', '#e6ecea'),
    ellipse([600, 560, 420, 90], '#c3d0d2', 0.75),
    waveLines([520, 620, 12], '#ffffff', 22, [300, 900]),
    ourBoat([600, 560, 480], { headTilt: -6, mouth: 'worried' }, '#c3d0d2'),
    fog(560, 640, 0.95, { seed: 23, count: 6 }),
    glow([830, 600, 170], '#f6f8f6', 1),
    fog(200, 330, 0.7, { seed: 25, count: 5 }),
  ],
};

export const theseEars: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#eef2f0', '#e2e9e6'),
    glow([330, 300, 480], '#fff2e0', 0.7),
    soundRings([1240, 330], [130, 220, 310, 400], '#8fb8ac', { width: 13, span: [120, 240], opacity: 0.7 }),
    grandma(345, 900, 370, {
      hands: [
        [-0.5, 0.8],
        [0.56, 0.3],
      ],
      headTilt: 8,
    }),
    lina(760, 985, 350, {
      hands: [
        [-0.45, 0.8],
        [0.45, 0.8],
      ],
      eyesShut: true,
      headTilt: -2,
    }),
    reachingArm(
      [
        [548, 702],
        [588, 686],
        [605, 628],
      ],
      78,
      grandmaLook,
    ),
    circle([915, 628, 42], grandmaLook.skin),
    shape('M0 800Q600 850 1200 790V900H0Z', '#a9754f'),
    stroke('M0 800Q600 850 1200 790', '#d3a67e', 14),
    fog(870, 930, 0.6, { seed: 33, count: 5 }),
  ],
};

import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { hills } from '../scenery/land.ts';
import { palm, tree } from '../scenery/plants.ts';
import { parasol, parasolBowl, shadeOf, windCurl } from '../scenery/parasol.ts';
import {
  archedBridge,
  blownLeaves,
  houseRow,
  laundry,
  onBridge,
  paving,
  potPlant,
  shophouse,
} from '../scenery/river-town.ts';
import { beams, cloud, glow, sky, sun } from '../scenery/sky.ts';
import { ripples, sea } from '../scenery/water.ts';
import { type Box, rect, shape } from '../svg.ts';
import { blueBird, cat, catsRun, curledCat, duckling, gran, noon, walls } from './props.ts';

const leafColors = ['#9dbb5c', '#d9b25a', '#7fa86a'];
const cloths = ['#ffffff', '#8fc7c0', '#f2d38a', '#c9d8ea'];

export const cover: Scene = {
  light: noon,
  pieces: [
    sky('#8ed6d3', '#c9ebe0', '#fdf3d6'),
    glow([250, 190, 420], '#fff6d0', 0.8),
    cloud([980, 150, 240], '#ffffff', 0.85),
    palm([1130, 690, 380], -0.12, '#5fae86'),
    houseRow([720, 290, 5], walls),
    paving(720, '#ecd6b0', 3),
    windCurl([150, 420, 430], '#ffffff', -14),
    windCurl([110, 560, 300], '#ffffff', -6),
    parasol([800, 520, 500], { turn: 24 }),
    blownLeaves(
      [
        [480, 250, 20],
        [560, 520, 17],
        [1050, 480, 22],
        [350, 360, 14],
        [980, 600, 18],
      ],
      leafColors,
    ),
    ...catsRun(270, 862, 112),
    gran([500, 850, 122], {
      legs: 'run',
      tilt: 10,
      hands: [
        [-0.5, -0.86],
        [0.86, -0.5],
      ],
      headTilt: 8,
      feel: ['open', 'brows'],
    }),
    duckling([850, 850, 84], 'left', 8),
    duckling([945, 868, 84], 'left'),
    figure('duck', 1060, 860, { h: 140, looks: 'left' }),
  ],
};

export const hotStreet: Scene = {
  light: noon,
  pieces: [
    sky('#a4dedd', '#fff3d0'),
    sun([1040, 120, 66], '#ffd35e', '#fff2b8'),
    houseRow([640, 430, 8], walls),
    laundry(
      [
        [40, 255],
        [560, 240],
      ],
      cloths,
      62,
      20,
    ),
    paving(640, '#efdab6', 4),
    potPlant([90, 668, 110], '#b9795c', '#6aa870', '#ffffff'),
    potPlant([1130, 668, 120], '#8aa0a8', '#6aa870', '#f7c95c'),
    cat([940, 672, 74], 'left'),
    windCurl([30, 470, 260], '#ffffff', 4),
    blownLeaves(
      [
        [300, 560, 16],
        [210, 410, 14],
        [380, 470, 12],
      ],
      leafColors,
    ),
    blueBird([300, 254, 58], 'right'),
    figure('monkey', 700, 258, { h: 76, looks: 'left', shadow: false }),
    shadeOf([690, 836, 300], 0.3),
    gran([650, 836, 150], {
      legs: 'walk',
      hands: [
        [-0.56, 0.66],
        [0.56, 0.2],
      ],
      held: (u) => [
        figure('basket', -u * 0.6, u * 1.04, { h: u * 0.5, shadow: false }),
        figure('mango', -u * 0.66, u * 0.74, { h: u * 0.2, shadow: false, tilt: 20 }),
        parasol([u * 0.56, u * 0.2, u * 2.7], { turn: -7 }),
      ],
    }),
    figure('duck', 330, 862, { h: 118, looks: 'left' }),
    duckling([425, 868, 56], 'left'),
    duckling([485, 864, 56], 'left'),
    duckling([240, 872, 56], 'right'),
  ],
};

export const gust: Scene = {
  light: noon,
  pieces: [
    sky('#84cfd2', '#c4e9e0', '#fdf1d2'),
    cloud([640, 210, 260], '#ffffff', 0.8),
    houseRow([880, 230, 12], walls),
    shophouse([-150, 930, 400, 960], { wall: '#f3c9a8', shutters: '#5f8fb0', roof: '#b98a6a', open: false }),
    shophouse([1030, 930, 380, 860], { wall: '#bfe0d6', shutters: '#d9b25a', roof: '#c47a5c', open: false }),
    laundry(
      [
        [250, 210],
        [1030, 150],
      ],
      ['#ffffff', '#8fc7c0', '#f2d38a', '#c9d8ea', '#fff0d2'],
      86,
      42,
    ),
    windCurl([290, 480, 420], '#ffffff', -24),
    windCurl([560, 640, 400], '#ffffff', -30),
    parasol([770, 436, 470], { turn: 28, below: 0.11 }),
    blownLeaves(
      [
        [330, 360, 26],
        [640, 690, 24],
        [960, 700, 28],
        [480, 300, 18],
        [900, 600, 16],
        [300, 640, 20],
      ],
      leafColors,
    ),
    gran([440, 900, 270], {
      legs: 'hidden',
      tilt: 7,
      hands: [
        [-0.74, -0.66],
        [0.86, -0.7],
      ],
      headTilt: 9,
      feel: ['oh', 'brows'],
    }),
  ],
};

export const shade: Scene = {
  light: { tint: '#fff6e0', shadow: '#6a3a3a', shadowStrength: 0.4, shadowShift: -0.1 },
  pieces: [
    sky('#ffe7a6', '#fff6dc'),
    beams([980, 90], '#fffbe6', 0.9, { count: 12, turn: 0.1 }),
    sun([980, 90, 78], '#ffc93e', '#fff2b0'),
    houseRow([470, 260, 21], ['#f6dfb4', '#f7e4c2', '#f3c9a8', '#efe0c2']),
    paving(470, '#f5dfb2', 6),
    tree(70, 520, 250, { leaves: '#b4bd6a', seed: 4 }),
    gran([215, 600, 62], {
      legs: 'run',
      tilt: 8,
      hands: [
        [-0.76, -0.5],
        [0.84, -0.5],
      ],
      feel: ['open'],
    }),
    windCurl([300, 500, 180], '#ffffff', 2),
    shadeOf([640, 800, 760], 0.42),
    parasol([900, 770, 690], { turn: -58, below: 0.17 }),
    curledCat([690, 800, 250]),
    curledCat([520, 842, 140]),
    curledCat([840, 846, 140]),
  ],
};

const bridge: Box = [560, 470, 760, 190];

export const canal: Scene = {
  light: { tint: '#fffaf2', shadow: '#20505a', shadowStrength: 0.3 },
  pieces: [
    sky('#9fdcdb', '#e4f3df'),
    hills(250, '#a8d2ae', { bumps: 20, seed: 4 }),
    houseRow([420, 250, 31], walls),
    rect([0, 415, 1200, 60], '#c9b79e'),
    rect([0, 412, 1200, 10], '#e6d8c0'),
    sea(470, '#6cc3c0', '#2f8f9c', { waves: 24, foam: '#d6f5ee', seed: 9 }),
    shape('M317 470Q408 346 560 346Q712 346 803 470Z', '#4d9fa6'),
    archedBridge(bridge, '#d8b995'),
    ...[330, 270, 220].map((x, i) => cat([x, onBridge(bridge, x) + 6, i === 0 ? 78 : 46], 'right', -18)),
    gran([520, onBridge(bridge, 520) + 4, 78], {
      legs: 'run',
      tilt: 8,
      hands: [
        [-0.7, -0.46],
        [0.86, -0.2],
      ],
      feel: ['oh'],
    }),
    ripples([520, 800, 560], '#e8fbf6', 3),
    parasolBowl(
      [520, 830, 500],
      [
        duckling([-118, -128, 120], 'right', -4),
        duckling([118, -128, 120], 'right', 6),
        figure('chickFront', 12, -112, { h: 124, shadow: false }),
      ],
      { turn: 5 },
    ),
    ripples([520, 828, 300], '#e8fbf6', 2),
    figure('duck', 930, 790, { h: 230, looks: 'left', sunk: 0.16 }),
    ripples([930, 790, 330], '#e8fbf6', 2),
    group('', ripples([160, 660, 160], '#e8fbf6', 2), figure('lotus', 150, 660, { h: 80, shadow: false })),
    figure('lotus', 1080, 600, { h: 60, shadow: false }),
  ],
};

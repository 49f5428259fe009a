import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { clayHouse, snowHeap, snowPeak, terraces } from '../scenery/andes.ts';
import { bus, busWindow } from '../scenery/bus.ts';
import { hills } from '../scenery/land.ts';
import { lampLight, room, windowWith } from '../scenery/rooms.ts';
import { cloud, glow, sky, stars, vignette } from '../scenery/sky.ts';
import { shimmer } from '../scenery/water.ts';
import { type Point, circle, ellipse, rect, shape, stroke } from '../svg.ts';
import {
  bluePot,
  boyLook,
  clear,
  driverLook,
  grandmaLook,
  lampLit,
  moonAt,
  moonLit,
  nightSky,
  oldWhite,
  papaLook,
  rosa,
  rosaLook,
  sack,
} from './props.ts';

const busAt = [560, 690, 860] as const;
const seat = (i: number): Point => busWindow([560, 690, 860], i);

export const cover: Scene = {
  light: moonLit,
  pieces: [
    nightSky(),
    oldWhite([250, 560, 520], '#5f6aa0', '#e4ecff'),
    snowPeak([20, 560, 460, 300], '#4f5a90', '#d4def8', 0.4),
    moonAt(1010, 150, 70),
    rect([700, 500, 520, 120], '#2f7a98'),
    shimmer([1010, 505, 610, 110], '#fff3d0', 4),
    hills(560, '#2f4a70', { bumps: 26, count: 5, seed: 4, foot: '#22385c', rim: 3 }),
    shape('M-20 640Q500 610 1220 730V920H-20Z', '#3f5a7c'),
    group(
      'transform="rotate(4 560 690)"',
      bus(busAt, {
        light: '#ffd98a',
        beam: true,
        roof: [
          sack([330, 350, 90]),
          sack([430, 352, 100], '#d9b48a'),
          figure('bicycle', 590, 352, { h: 90, shadow: false }),
          sack([720, 352, 84], '#c98f6a'),
        ],
        riders: [
          rosa([seat(3)[0] - 2, seat(3)[1] + 108, 88], { legs: 'hidden', mouth: 'smile', turn: 0.2 }),
          bluePot([seat(3)[0], seat(3)[1] + 84, 66], 'lid'),
          folk(papaLook, [seat(2)[0], seat(2)[1] + 150, 84], { legs: 'hidden', eyes: 'shut', headTilt: 10 }),
          folk(boyLook, [seat(1)[0], seat(1)[1] + 100, 84], { legs: 'hidden', eyes: 'shut' }),
          folk(driverLook, [922, 572, 70], { legs: 'hidden', turn: 0.6 }),
        ],
      }),
    ),
    shape('M-20 780Q500 740 1220 860V920H-20Z', '#2a4468'),
    stroke('M-20 704Q500 676 1220 800', '#8fb0cc', 5, 0.35),
    vignette('#081030', 0.45),
  ],
};

export const twoTickets: Scene = {
  light: clear,
  pieces: [
    sky('#8fa4dc', '#f4b8a8', '#ffe0b0'),
    glow([930, 330, 420], '#fff0c0', 0.8),
    oldWhite([600, 600, 560], '#9a88b4', '#fff8f4'),
    hills(560, '#8fa07c', { bumps: 30, count: 5, seed: 7, foot: '#a9a878', rim: 4 }),
    shape('M460 590H740L1010 920H190Z', '#d9b48c'),
    shape('M-20 590H460L190 920H-20ZM740 590H1220V920H1010Z', '#c2a678'),
    clayHouse([130, 720, 380], '#d9a878', '#3f7f8f', '#ffd98a'),
    clayHouse([1070, 720, 380], '#e0b488', '#a94a6a', '#ffd98a'),
    clayHouse([410, 612, 130], '#cf9a70', '#5a7a58'),
    clayHouse([800, 612, 130], '#d9a878', '#3f6f9a'),
    folk(papaLook, [720, 840, 140], { turn: -0.4, mouth: 'open', grab: [[600, 500], undefined] }),
    `<g transform="rotate(-14 594 470)">${rect([556, 440, 62, 40], '#fff6e0', 4)}${rect([574, 456, 62, 40], '#ffe3a8', 4)}${stroke('M620 458v36', '#d9427a', 4)}${stroke('M602 442v36', '#d9427a', 4)}</g>`,
    rosa([420, 830, 145], {
      legs: 'jump',
      turn: 0.4,
      mouth: 'laugh',
      eyes: 'open',
      brows: 'up',
      hands: [
        [-0.6, -0.3],
        [0.66, -0.3],
      ],
    }),
    sack([900, 850, 120]),
  ],
};

export const emptyHands: Scene = {
  light: lampLit,
  pieces: [
    room({ wall: '#c98f68', floor: '#8a5f4c', floorY: 660, skirting: '#a9744f' }),
    windowWith(
      [140, 130, 260, 240],
      '#8a5a3c',
      sky('#1c2f68', '#3a5a90'),
      stars({ count: 20, to: 400, seed: 3 }),
      oldWhite([270, 390, 190], '#6a70a8', '#eef2ff'),
    ),
    lampLight([900, 560, 460], '#ffb45a', 0.7),
    rect([800, 560, 300, 190], '#a97a5c', 16),
    shape('M860 750V660Q950 590 1040 660V750Z', '#3a2030'),
    glow([950, 720, 160], '#ff8a3a', 0.9),
    shape('M900 748Q896 690 930 670Q930 700 950 650Q976 690 970 710Q990 696 996 748Z', '#ff9a3a'),
    shape('M924 748Q926 712 948 696Q970 716 972 748Z', '#ffe08a'),
    bluePot([950, 562, 150], 'lid'),
    stroke('M920 420q-14 -26 4 -46t4 -46M970 410q-14 -26 4 -46t4 -46', '#fff3e0', 8, 0.6),
    rect([480, 180, 250, 16], '#8a5a3c', 4),
    [510, 570, 630, 690]
      .map((x, i) => rect([x - 20, 134, 40, 46], ['#d9427a', '#2f9aa0', '#ffc94a', '#7a4fa0'][i] ?? '#d9427a', 8))
      .join(''),
    folk(grandmaLook, [690, 810, 160], {
      turn: -0.5,
      mouth: 'open',
      hands: [
        [-0.8, 0.34],
        [0.6, 0.66],
      ],
    }),
    rosa([360, 760, 165], {
      legs: 'cross',
      turn: 0.3,
      gaze: [0.2, -0.9],
      mouth: 'flat',
      brows: 'up',
      hands: [
        [-0.36, 0.8],
        [0.16, 0.05],
      ],
    }),
    ellipse([360, 800, 230, 30], '#5a3a38', 0.25),
    ...[150, 210, 180].map((x, i) => figure('potato', x, 830 - (i % 2) * 10, { h: 60, shadow: false })),
  ],
};

export const snowInThePot: Scene = {
  light: { tint: '#fffaf6', shadow: '#4a5a90', shadowStrength: 0.24 },
  pieces: [
    sky('#7fc0ea', '#c9e6f4', '#fff2dc'),
    glow([180, 160, 360], '#fff6cc', 0.9),
    cloud([960, 420, 260], '#ffffff', 0.8),
    oldWhite([820, 640, 620], '#9a92bc'),
    snowPeak([180, 640, 620, 380], '#a89ec4', '#ffffff', 0.4),
    terraces(600, ['#c9c090', '#d9cc9a'], 60, 5),
    snowHeap([900, 800, 900], 200, '#ffffff', 4),
    snowHeap([220, 880, 760], 130, '#ffffff', 7),
    figure('llama', 270, 800, { h: 380, looks: 'right' }),
    stroke('M196 610Q300 660 330 640', '#d9427a', 12),
    stroke('M196 610Q300 660 330 640', '#ffc94a', 4),
    rosa([620, 830, 180], {
      legs: 'kneel',
      turn: 0.6,
      mouth: 'laugh',
      brows: 'up',
      grab: [
        [716, 676],
        [856, 680],
      ],
    }),
    bluePot([790, 800, 160], 'snow'),
    circle([716, 680, 21], rosaLook.skin),
    circle([860, 684, 21], rosaLook.skin),
    snowHeap([1010, 870, 420], 80, '#ffffff', 9),
    stroke('M560 130q20 -18 40 0q20 -18 40 0M660 190q14 -12 28 0q14 -12 28 0', '#6a7ab0', 5, 0.7),
  ],
};

const stop = [520, 780, 940] as const;

export const allAboard: Scene = {
  light: { tint: '#ffeede', shadow: '#4a2a50', shadowStrength: 0.3 },
  pieces: [
    sky('#6f7cc8', '#f09aa0', '#ffd08a'),
    glow([1050, 440, 420], '#ffe9a8', 0.9),
    oldWhite([300, 620, 460], '#8a7aac', '#ffe9e4'),
    hills(600, '#8f8a78', { bumps: 22, count: 5, seed: 3, foot: '#a99a7c', rim: 3 }),
    rect([0, 690, 1200, 210], '#d0a888'),
    rect([0, 684, 1200, 14], '#e9c8a8'),
    bus(stop, {
      doorOpen: true,
      light: '#ffe0a0',
      roof: [
        sack([180, 412, 110]),
        sack([300, 412, 100], '#d9b48a'),
        figure('bicycle', 460, 412, { h: 110, shadow: false }),
        sack([620, 412, 110], '#c98f6a'),
        figure('rooster', 730, 412, { h: 76, shadow: false }),
      ],
      riders: [
        folk(boyLook, [busWindow(stop, 3)[0], busWindow(stop, 3)[1] + 106, 92], {
          legs: 'hidden',
          mouth: 'open',
          turn: 0.3,
        }),
        folk(
          { ...papaLook, hat: undefined, moustache: false, top: '#7a9ac0' } as typeof papaLook,
          [busWindow(stop, 0)[0], busWindow(stop, 0)[1] + 160, 86],
          { legs: 'hidden' },
        ),
        folk(driverLook, [825, 730, 92], { turn: 0.4, legs: 'hidden', mouth: 'laugh' }),
      ],
    }),
    rosa([1000, 850, 150], {
      turn: -0.5,
      mouth: 'smile',
      brows: 'up',
      grab: [
        [924, 690],
        [1052, 690],
      ],
      carries: [bluePot([990, 730, 110], 'lid')],
    }),
    folk(papaLook, [180, 870, 118], {
      turn: 0.5,
      legs: 'walk',
      grab: [
        [150, 640],
        [262, 640],
      ],
      carries: [],
    }),
    sack([206, 720, 110]),
    circle([150, 660, 14], papaLook.skin),
    circle([262, 664, 14], papaLook.skin),
  ],
};

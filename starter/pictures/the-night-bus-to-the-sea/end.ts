import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { clayHouse, stoneWall, terraces } from '../scenery/andes.ts';
import { bus } from '../scenery/bus.ts';
import { cloud, glow, sky, sun } from '../scenery/sky.ts';
import { sea, shimmer, waveLines } from '../scenery/water.ts';
import { circle, ellipse, rect, shape, stroke } from '../svg.ts';
import { bluePot, clear, grandmaLook, oldWhite, papaLook, rosa, rosaLook } from './props.ts';

const gulls = (...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => stroke(`M${x} ${y}q20 -20 40 0q20 -20 40 0`, '#ffffff', 6, 0.95)).join('');

export const noOtherSide: Scene = {
  light: { tint: '#ffe9dc', shadow: '#3a2a50', shadowStrength: 0.2 },
  pieces: [
    rect([0, 0, 1200, 900], '#a9786c'),
    `<clipPath id="nb2"><rect x="110" y="70" width="980" height="560" rx="50"/></clipPath>`,
    group(
      'clip-path="url(#nb2)"',
      sky('#8fb8e8', '#f8cdb8', '#ffe6c0', '#ffe6c0'),
      sun([820, 330, 56], '#ffd88a', '#fff0c0'),
      sea(350, '#6fb8d4', '#2f8fb8', { waves: 26, to: 640, foam: '#ffffff' }),
      shimmer([820, 356, 640, 120], '#fff3d0', 4),
      gulls([300, 190], [420, 240], [600, 150]),
      shape('M0 640Q300 560 640 610T1200 590V700H0Z', '#f0d8ac'),
    ),
    '<rect x="110" y="70" width="980" height="560" rx="50" fill="none" stroke="#6f4a50" stroke-width="26"/>',
    rect([0, 0, 1200, 36], '#7a5258'),
    rect([0, 690, 1200, 20], '#c9988a'),
    rosa([470, 1000, 290], {
      back: true,
      legs: 'hidden',
      grab: [
        [330, 640],
        [640, 636],
      ],
    }),
    folk(papaLook, [860, 1080, 240], { legs: 'hidden', turn: -0.4, eyes: 'smiling', mouth: 'smile' }),
    rect([40, 740, 60, 200], '#2f8f98', 20),
    glow([820, 330, 500], '#fff0c0', 0.3),
  ],
};

export const youKnowEachOther: Scene = {
  light: { tint: '#fff8f0', shadow: '#8a7a5a', shadowStrength: 0.3 },
  pieces: [
    sky('#8fccf0', '#d9f0f4', '#fff0d8'),
    sun([200, 150, 60], '#ffe08a', '#fff6d0'),
    cloud([900, 130, 240], '#ffffff', 0.85),
    sea(330, '#5fbad4', '#3a9cc0', { waves: 22, to: 660, foam: '#ffffff' }),
    gulls([380, 190], [300, 260], [900, 260]),
    shape('M780 566Q960 424 1220 400V660Q1000 600 780 590Z', '#ecd3a2'),
    stroke('M780 566Q960 424 1220 400', '#fff0cc', 7, 0.8),
    bus([1050, 474, 230], { light: '#8fc8e0' }),
    folk(papaLook, [905, 530, 46], {
      turn: -0.5,
      mouth: 'laugh',
      hands: [
        [-0.7, -0.2],
        [0.5, 0.8],
      ],
    }),
    shape('M-20 560Q200 530 420 560T860 560T1220 540V640H-20Z', '#8fd8e4'),
    shape('M-20 600Q200 570 420 606T860 610T1220 580V900H-20Z', '#f4dfb4'),
    shape(
      'M-20 560Q200 536 420 566T860 566T1220 546V640Q980 700 800 716Q640 760 470 730Q200 690 -20 700Z',
      '#a9e4ec',
      0.9,
    ),
    stroke('M-20 704Q200 692 470 734Q640 762 800 720Q980 702 1220 644', '#ffffff', 18, 0.95),
    stroke('M-20 640Q300 620 560 660T1220 600', '#ffffff', 8, 0.7),
    waveLines([400, 620, 10], '#ffffff', 12),
    ellipse([600, 742, 120, 20], '#ffffff', 0.8),
    rosa([600, 770, 190], {
      turn: -0.4,
      mouth: 'laugh',
      brows: 'up',
      eyes: 'wide',
      gaze: [-0.2, 0.8],
      shadow: false,
      grab: [
        [456, 520],
        [560, 500],
      ],
    }),
    `<g transform="rotate(-76 486 500)">${bluePot([486, 566, 150], 'water')}</g>`,
    stroke('M420 480Q396 540 398 650', '#8fd4f0', 12, 0.95),
    stroke('M420 480Q398 540 400 640', '#ffffff', 4, 0.9),
    circle([486, 560, 22], rosaLook.skin),
    circle([566, 504, 22], rosaLook.skin),
    shape('M490 760Q520 724 560 752Q600 720 640 752Q690 724 716 762Q600 800 490 760Z', '#dff6f8', 0.95),
    stroke('M484 764Q520 726 560 754Q600 722 640 754Q690 726 722 764', '#ffffff', 9),

    ...[
      [130, 830],
      [300, 860],
      [960, 840],
    ].map(([x = 0, y = 0]) => figure('shell', x, y, { h: 60 })),
  ],
};

export const seaInThePot: Scene = {
  light: clear,
  pieces: [
    sky('#7fc0ea', '#cfe8f2', '#fff2dc'),
    oldWhite([900, 520, 460], '#9a92bc'),
    terraces(470, ['#a9b884', '#bcc690', '#cdd09c'], 50, 3),
    clayHouse([170, 640, 380], '#d9a878', '#3f7f8f'),
    rect([0, 640, 400, 260], '#c9ad84'),
    folk(grandmaLook, [1020, 640, 175], {
      turn: -0.5,
      mouth: 'laugh',
      eyes: 'smiling',
      legs: 'hidden',
      grab: [
        [960, 486],
        [1120, 590],
      ],
    }),
    rosa([500, 660, 185], {
      turn: 0.6,
      mouth: 'laugh',
      brows: 'up',
      eyes: 'wide',
      gaze: [0.7, 0.3],
      legs: 'hidden',
      grab: [
        [420, 610],
        [668, 420],
      ],
    }),
    stroke('M960 480L990 460', grandmaLook.skin, 13),
    circle([984, 452, 5], '#ffffff') + circle([974, 446, 4], '#ffffff'),
    stoneWall([380, 632, 840, 280], '#c9b8a4', 9),
    rect([366, 600, 850, 36], '#dccdb8', 10),
    bluePot([760, 612, 200], 'salt'),
    stroke('M700 390v-36M760 370v-40M820 390v-36', '#fff3c0', 9, 0.9),
    rect([110, 792, 240, 20], '#a9744a', 6),
    stroke('M130 812V890M330 812V890', '#8a5a3c', 14),
    ellipse([230, 790, 100, 16], '#fff2dd'),
    ...[190, 230, 270].map((x, i) => figure('potato', x, 786 - (i === 1 ? 26 : 0), { h: 58, shadow: false })),
    stroke('M200 700q-12 -22 2 -40M240 690q-12 -22 2 -40M276 702q-12 -22 2 -40', '#ffffff', 7, 0.8),
  ],
};

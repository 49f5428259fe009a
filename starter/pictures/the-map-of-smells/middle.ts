import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { foliage } from '../scenery/plants.ts';
import { glow, vignette } from '../scenery/sky.ts';
import { soundRings } from '../scenery/storm.ts';
import {
  carvedBalcony,
  cinnamon,
  coffeeBean,
  coralWall,
  scent,
  spiceSack,
  studdedDoor,
  wallLamp,
} from '../scenery/stonetown.ts';
import { type Point, circle, ellipse, rect, shape, stroke } from '../svg.ts';
import { blackout, coffeeLook, hamid, smell, stoneFloor, veil, zaina } from './props.ts';

export const coffeeCorner: Scene = {
  pieces: [
    coralWall([0, 0, 1200, 640], '#cfb0b4', 12),
    shape('M0 0H330V640H0Z', '#b9949c'),
    rect([326, 0, 14, 640], '#8a6a7a', 0, 0.5),
    carvedBalcony([840, 250, 300, 210], '#8a5a48'),
    wallLamp([520, 270, 64], false),
    spiceSack([90, 700, 170], '#c77a48'),
    spiceSack([250, 690, 140], '#7a3a2c'),
    stoneFloor(640, '#a98a98'),
    spiceSack([90, 720, 170], '#c77a48'),
    blackout('#8a84c4'),
    glow([960, 640, 420], '#ff9a4a', 0.75),
    rect([900, 690, 150, 100], '#5a3a3c', 10),
    ellipse([975, 692, 66, 16], '#ff7a3a'),
    ellipse([975, 690, 44, 9], '#ffd98a'),
    stroke('M940 690h70', '#ffb45a', 5),
    figure('teapot', 975, 692, { h: 104, looks: 'left', shadow: false }),
    folk(coffeeLook, [1090, 830, 150], {
      turn: -0.5,
      mouth: 'open',
      brows: 'up',
      grab: [
        [870, 600],
        [1000, 560],
      ],
    }),
    figure('cup', 866, 606, { h: 56, shadow: false }),
    stroke('M842 540l-20 -26M872 530v-32M900 540l18 -26', '#ffe9c0', 6, 0.9),
    hamid(
      [520, 850, 165],
      {
        turn: 0.5,
        legs: 'walk',
        mouth: 'open',
        grab: [
          [410, 640],
          [640, 690],
        ],
      },
      { hand: [640, 690], tip: [730, 850] },
    ),
    zaina([320, 860, 165], {
      turn: 0.5,
      legs: 'walk',
      eyes: 'wide',
      brows: 'up',
      mouth: 'o',
      grab: [undefined, [424, 650]],
    }),
    veil(),
    glow([975, 660, 260], '#ffb45a', 0.4),
    scent(
      [
        [90, 560],
        [140, 420],
        [280, 360],
        [400, 390],
        [452, 452],
      ],
      smell.cinnamon,
      22,
    ),
    cinnamon([250, 352, 84], 60),
    scent(
      [
        [960, 560],
        [880, 430],
        [760, 440],
        [680, 370],
        [620, 430],
      ],
      smell.coffee,
      20,
    ),
    coffeeBean([780, 420, 56], 20),
    coffeeBean([700, 384, 48], -20),
  ],
};

export const doorToRead: Scene = {
  pieces: [
    coralWall([0, 0, 1200, 900], '#c9acb0', 14),
    studdedDoor([800, 960, 620, 880], '#9a6248', '#ffcf5a'),
    blackout('#8a84c4'),
    glow([700, 330, 420], '#ffd98a', 0.25),
    hamid([190, 1000, 230], {
      turn: 0.5,
      mouth: 'smile',
      headTilt: 4,
      grab: [
        [110, 800],
        [340, 690],
      ],
    }),
    zaina([440, 1010, 230], {
      turn: 0.75,
      eyes: 'open',
      brows: 'up',
      mouth: 'open',
      gaze: [0.6, -0.2],
      grab: [
        [372, 690],
        [716, 385],
      ],
    }),
    veil(),
    circle([595, 379, 27], '#ffd56a', 0.9),
    circle([588, 371, 8], '#fff6d0'),
    [0, 1, 2].map((i) => circle([719, 379 + i * 194, 27], '#ffd56a', i === 0 ? 0 : 0.75)).join(''),
    circle([716, 385, 27], '#8f6a6a'),
    stroke('M716 372l6 -30M704 374l-10 -22M728 374l18 -18', '#8f6a6a', 12),
    stroke('M640 330l-16 -20M780 318l18 -18M716 296v-28', '#ffe9b0', 6, 0.9),
  ],
};

/** A head from above, with arms. */
function fromAbove([x, y]: Point, top: string, turn: number, tails = false): string {
  const hair = '#2c2228';
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse([0, 0, 62, 36], top)}${ellipse([44, -34, 14, 30], top)}${ellipse([-44, -34, 14, 30], top)}${circle([44, -62, 13], '#8a5a48')}${circle([-44, -62, 13], '#8a5a48')}${circle([0, -6, 37], hair)}${ellipse([-10, -18, 14, 9], '#ffffff', 0.14)}${tails ? ellipse([-44, 6, 14, 18], hair) + ellipse([44, 6, 14, 18], hair) : ''}</g>`;
}

export const clapAndListen: Scene = {
  pieces: [
    rect([0, 0, 1200, 900], '#7a74b8'),
    rect([0, 0, 1200, 900], '#8f86c4', 0, 0.4),
    stroke('M0 210H700M0 690H700', '#3a3670', 0),
    shape('M-20 -20H640V330H-20Z', '#b79cae'),
    shape('M-20 570H640V920H-20Z', '#b79cae'),
    shape('M-20 -20H640V60H-20Z', '#9a8098'),
    shape('M600 -20H1220V60H600Z', '#9a8098'),
    shape('M600 850H1220V920H600Z', '#9a8098'),
    shape('M1150 -20H1220V920H1150Z', '#9a8098'),
    [40, 200, 360].map((x) => rect([x, 90, 120, 200], '#a88ca2', 6) + rect([x, 620, 120, 220], '#a88ca2', 6)).join(''),
    stroke('M-20 334H644V-20M-20 566H644V920', '#5a4a80', 12),
    stroke('M1146 -20V920M640 64H1146M640 846H1146', '#5a4a80', 10),
    [700, 830, 960, 1090].map((x) => stroke(`M${x} 64V846`, '#3a3670', 3, 0.25)).join(''),
    [180, 310, 450, 590, 720].map((y) => stroke(`M644 ${y}H1146`, '#3a3670', 3, 0.25)).join(''),
    stroke('M-20 450H640', '#3a3670', 3, 0.2),
    foliage([900, 230, 190], '#5f9a8c', 4),
    blackout('#8a84c4'),
    glow([340, 450, 150], '#8a84d8', 0.7),
    glow([820, 510, 190], '#8a84d8', 0.7),
    fromAbove([330, 450], '#f0a83a', 90),
    fromAbove([800, 520], '#f2695c', 70, true),
    veil(),
    soundRings([400, 450], [54, 84, 114], '#ffe9b0', { width: 8, opacity: 0.95 }),
    stroke('M400 348l-14 20M400 348l14 20M400 552l-14 -20M400 552l14 -20', '#ffe9b0', 6, 0),
    soundRings([866, 494], [90, 150, 210, 270], '#8fe0e0', { width: 9, opacity: 0.9 }),
    vignette('#1a1648', 0.4),
  ],
};

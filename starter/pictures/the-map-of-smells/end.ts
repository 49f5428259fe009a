import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { bush } from '../scenery/plants.ts';
import { burst } from '../scenery/signs.ts';
import { beams, glow, sky, vignette } from '../scenery/sky.ts';
import {
  carvedBalcony,
  cinnamon,
  clove,
  coffeeBean,
  coralWall,
  jasmine,
  scent,
  studdedDoor,
  wallLamp,
} from '../scenery/stonetown.ts';
import { type Point, between, circle, curve, ellipse, rect, seeded, stroke } from '../svg.ts';
import {
  blackout,
  grandmaLook,
  hamid,
  hamidLook,
  nightSky,
  smell,
  stoneFloor,
  veil,
  zaina,
  zainaLook,
} from './props.ts';

export const eyesShut: Scene = {
  pieces: [
    coralWall([0, 0, 1200, 900], '#d0b0b0', 31),
    rect([870, 60, 240, 270], '#8a5a48', 8),
    rect([888, 78, 204, 234], '#5a3c48', 4),
    rect([860, 326, 260, 22], '#a9704c', 4),
    blackout('#8a84c4'),
    glow([990, 190, 300], '#ffcf7a', 0.65),
    rect([888, 78, 204, 234], '#ffc46a', 4, 0.5),
    stroke('M990 78V312M888 195H1092', '#6a4a58', 11),
    glow([560, 560, 560], '#7a70bc', 0.5),
    hamid([270, 1090, 280], {
      turn: 0.6,
      mouth: 'laugh',
      grab: [
        [90, 900],
        [468, 800],
      ],
    }),
    zaina([620, 1110, 300], {
      turn: 0.6,
      eyes: 'shut',
      mouth: 'laugh',
      headTilt: 6,
      grab: [
        [440, 790],
        [1010, 620],
      ],
    }),
    veil(),
    scent(
      [
        [980, 230],
        [910, 350],
        [880, 440],
        [940, 500],
        [830, 540],
      ],
      smell.rice,
      26,
      0.95,
    ),
    scent(
      [
        [1230, 420],
        [1140, 370],
        [1060, 400],
        [1000, 330],
      ],
      smell.rice,
      18,
      0.8,
    ),
    stroke('M1046 590l26 -22M1054 626h36M1040 658l26 22', '#ffe9b0', 8, 0.9),
  ],
};

export const inAMinute: Scene = {
  light: { tint: '#fff0d8', shadow: '#3a2048', shadowStrength: 0.34 },
  pieces: [
    nightSky(),
    rect([0, 330, 190, 380], '#8a6a98'),
    [30, 100].map((x) => [370, 460, 550].map((y) => rect([x, y, 34, 52], '#ffe08a', 3)).join('')).join(''),
    coralWall([170, -20, 1040, 720], '#f0cfae', 5),
    rect([160, -20, 20, 720], '#c9a594'),
    beams([600, 120], '#fff6d0', 0.25, { count: 7, turn: 0.2 }),
    studdedDoor([890, 700, 300, 540]),
    carvedBalcony([360, 220, 260, 190], '#a9704c', '#ffe08a'),
    wallLamp([560, 230, 90], true),
    wallLamp([1130, 260, 76], true),
    stoneFloor(700, '#dcbfae'),
    bush([70, 730, 220], '#5f9a78', 4),
    [30, 100, 60, 120].map((x, i) => jasmine([x, 630 + i * 22, 13])).join(''),
    burst([560, 290, 90, 140], '#fff3c0', 11, [-200, 20]),
    rect([900, 190, 140, 510], '#5a3448'),
    rect([900, 190, 140, 510], '#ffcf7a', 0, 0.5),
    folk(grandmaLook, [985, 770, 140], {
      turn: -0.5,
      mouth: 'laugh',
      hands: [
        [-0.5, 0.5],
        [0.4, 0.86],
      ],
    }),
    zaina([640, 850, 185], {
      turn: 0.5,
      eyes: 'shut',
      mouth: 'smile',
      headTilt: -4,
      brows: 'up',
      grab: [
        [540, 700],
        [796, 520],
      ],
    }),
    hamid(
      [410, 850, 170],
      {
        turn: 0.4,
        mouth: 'laugh',
        grab: [
          [300, 690],
          [540, 640],
        ],
      },
      { hand: [300, 690], tip: [250, 850] },
    ),
    glow([600, 300, 500], '#fff0b8', 0.3),
    vignette('#2a1a58', 0.4),
  ],
};

const way: readonly Point[] = [
  [200, 700],
  [330, 640],
  [330, 520],
  [500, 470],
  [640, 540],
  [760, 500],
  [760, 390],
  [930, 350],
  [1000, 250],
];

/** Sawdust, seeds or grains stuck on paper. */
function grains(x: number, y: number, color: string, seed: number): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 26; i += 1)
    out += ellipse([x + between(random, -44, 44), y + between(random, -26, 26), 6, 3.4], color, 0.95);
  return out;
}

export const mapOfSmells: Scene = {
  light: { tint: '#fffaf0', shadow: '#4a2448', shadowStrength: 0.25 },
  pieces: [
    sky('#ffe9c8', '#ffdcb0'),
    rect([0, 0, 1200, 900], '#d99a6a'),
    stroke('M0 190H1200M0 400H1200M0 620H1200M0 820H1200', '#b9784e', 5, 0.4),
    rect([110, 120, 980, 680], '#4a2448', 10, 0.18),
    group(
      'transform="rotate(-1.5 600 450)"',
      rect([100, 105, 980, 680], '#fff6e4', 8),
      rect([124, 129, 932, 632], '#f6e6cc', 4, 0.5),
    ),
    stroke(curve(way), '#c9a576', 16),
    stroke(curve(way), '#f0dcb4', 8),
    stroke('M330 640L180 520M640 540L620 680M760 390L620 300M930 350L1010 480', '#c9a576', 11),
    stroke('M330 640L180 520M640 540L620 680M760 390L620 300M930 350L1010 480', '#f0dcb4', 5),
    cinnamon([330, 430, 120], 24),
    coffeeBean([500, 370, 56], 10),
    coffeeBean([552, 398, 56], -30),
    coffeeBean([508, 420, 50], 40),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map(
        (i) =>
          circle([600 + (i % 4) * 36, 610 + Math.floor(i / 4) * 36, 13], '#e9b84a') +
          circle([596 + (i % 4) * 36, 606 + Math.floor(i / 4) * 36, 4], '#fff6d0'),
      )
      .join(''),
    `<g transform="rotate(-14 830 565)">${stroke('M760 565H890M790 545L806 585M815 540L831 590M840 542L856 588M865 548L877 582M890 565L926 540M890 565L926 590', '#8f8a96', 7)}${ellipse([752, 565, 30, 22], '#a9a4b0')}${circle([744, 560, 5], '#3a3448')}</g>`,
    ellipse([872, 264, 84, 62], '#7fb08a'),
    jasmine([880, 292, 32]),
    jasmine([914, 252, 28]),
    jasmine([846, 244, 28]),
    grains(1000, 190, '#fffdf6', 7),
    ellipse([1000, 190, 62, 42], '#c98f5c', 0.9),
    grains(1000, 190, '#ffffff', 7),
    clove([200, 700, 64], 14),
    clove([286, 770, 60], 80),
    clove([90, 560, 60], -40),

    stroke('M-20 936L116 800L186 728', '#6a3c30', 74),
    stroke('M-20 930L80 830', '#c9862a', 108),
    stroke('M-20 924L76 822', hamidLook.top, 84),
    stroke('M110 800L196 710', hamidLook.skin, 54),
    circle([200, 700, 40], hamidLook.skin),
    stroke('M214 690L230 676', hamidLook.skin, 26),
    stroke('M1130 850L1020 768', '#6f4636', 70),
    stroke('M1220 906L1110 824', '#c94f48', 108),
    stroke('M1220 898L1110 816', zainaLook.top, 84),
    stroke('M1084 806L1020 760', zainaLook.skin, 52),
    circle([1010, 748, 40], zainaLook.skin),
    stroke('M1000 736L966 706M994 756L950 740', zainaLook.skin, 22),
    clove([238, 656, 66], 30),
  ],
};

import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { bush } from '../scenery/plants.ts';
import { glow, sky, vignette } from '../scenery/sky.ts';
import {
  carvedBalcony,
  cinnamon,
  coffeeBean,
  coralWall,
  jasmine,
  laneAway,
  scent,
  spiceSack,
  studdedDoor,
  wallLamp,
} from '../scenery/stonetown.ts';
import { rect, shape } from '../svg.ts';
import {
  blackout,
  coffeeLook,
  grandmaLook,
  hamid,
  nightSky,
  omarLook,
  phone,
  smell,
  stoneFloor,
  veil,
  zaina,
} from './props.ts';

const dusk = { tint: '#fff2e2', shadow: '#4a2448', shadowStrength: 0.3 };

export const cover: Scene = {
  pieces: [
    nightSky(),
    laneAway([600, 600], 120, ['#d9b8b0', '#c9a8b4'], '#a98a98'),
    group('transform="translate(0 30)"', studdedDoor([1010, 770, 210, 430])),

    blackout('#5a54a0'),
    glow([590, 600, 420], '#7a74c4', 0.4),
    hamid(
      [470, 850, 190],
      {
        turn: -0.45,
        legs: 'walk',
        mouth: 'smile',
        headTilt: -6,
        grab: [
          [330, 600],
          [560, 600],
        ],
      },
      { hand: [330, 600], tip: [230, 850] },
    ),
    zaina([720, 860, 190], {
      turn: -0.3,
      legs: 'walk',
      eyes: 'wide',
      brows: 'worried',
      mouth: 'o',
      gaze: [-0.2, -0.6],
      grab: [[556, 590], undefined],
    }),
    veil(),
    scent(
      [
        [1230, 290],
        [1040, 200],
        [860, 280],
        [640, 220],
        [420, 250],
        [250, 420],
        [120, 440],
      ],
      smell.cinnamon,
      24,
    ),
    scent(
      [
        [-30, 640],
        [90, 630],
        [180, 540],
        [150, 400],
        [230, 330],
        [330, 380],
      ],
      smell.coffee,
      18,
    ),
    scent(
      [
        [-30, 150],
        [160, 110],
        [380, 150],
        [620, 90],
        [860, 130],
        [1230, 60],
      ],
      smell.jasmine,
      12,
      0.7,
    ),
    cinnamon([880, 268, 96], 40),
    coffeeBean([150, 470, 62], 20),
    coffeeBean([196, 400, 52], -30),
    jasmine([360, 142, 36]),
    jasmine([640, 92, 32]),
    vignette('#141038', 0.75),
  ],
};

export const neverLost: Scene = {
  light: dusk,
  pieces: [
    sky('#ffd9a8', '#ffe9cc', '#f6d4c0'),
    coralWall([0, 0, 1200, 690], '#f6e2cc', 5),
    studdedDoor([930, 690, 250, 500]),
    carvedBalcony([330, 240, 360, 230], '#a9704c'),
    wallLamp([640, 330, 70], true),
    stoneFloor(690, '#dcbfae'),
    figure('pottedPlant', 1130, 740, { h: 160 }),
    bush([80, 720, 220], '#5f9a78', 4),
    [40, 110, 70, 130].map((x, i) => jasmine([x, 620 + i * 22, 13])).join(''),
    folk(grandmaLook, [830, 800, 145], {
      turn: -0.5,
      mouth: 'open',
      hands: [
        [-0.76, 0.42],
        [0.4, 0.9],
      ],
    }),
    rect([660, 560, 60, 74], '#dff0f0', 10, 0.85),
    rect([656, 548, 68, 18], '#c9a05a', 6),
    zaina([330, 830, 165], {
      turn: 0.25,
      eyes: 'smiling',
      mouth: 'smile',
      brows: 'up',
      hands: [
        [-0.46, 0.8],
        [0.55, 0.06],
      ],
    }),
    phone([428, 512, 96], true, 12),
    hamid(
      [540, 840, 160],
      { turn: 0.2, mouth: 'smile', grab: [undefined, [640, 660]] },
      { hand: [640, 660], tip: [676, 850] },
    ),
  ],
};

export const spiceMarket: Scene = {
  light: dusk,
  pieces: [
    coralWall([0, 0, 1200, 560], '#f2cfae', 8),
    shape('M-20 120L60 30H560L640 120V150H-20Z', '#e2654a'),
    shape('M620 130L700 40H1160L1240 130V160H620Z', '#4f9aa0'),
    [60, 190, 320, 450].map((x) => shape(`M${x} 30H${x + 60}L${x + 46} 150H${x - 30}Z`, '#fff0d8')).join(''),
    [730, 860, 990, 1110].map((x) => shape(`M${x} 40H${x + 56}L${x + 50} 160H${x - 22}Z`, '#fff0d8')).join(''),
    wallLamp([610, 190, 64], true),
    wallLamp([60, 220, 54], true),
    wallLamp([1150, 220, 54], true),
    stoneFloor(540, '#dcb79a'),
    folk(omarLook, [930, 640, 130], {
      turn: -0.4,
      mouth: 'smile',
      hands: [
        [-0.6, 0.5],
        [0.5, 0.7],
      ],
    }),
    folk(coffeeLook, [150, 620, 120], {
      turn: 0.3,
      hands: [
        [-0.4, 0.8],
        [0.6, 0.4],
      ],
    }),
    spiceSack([60, 660, 150], '#c8442e'),
    spiceSack([250, 660, 150], '#e8a02e'),
    spiceSack([760, 690, 160], '#7a3a2c'),
    spiceSack([930, 710, 170], '#c77a48'),
    spiceSack([1105, 700, 160], '#8a9a3a'),
    spiceSack([1010, 870, 200], '#e8b82e'),
    cinnamon([930, 560, 90], 70),
    scent(
      [
        [940, 500],
        [860, 400],
        [760, 430],
        [700, 360],
        [620, 420],
        [560, 470],
      ],
      smell.cinnamon,
      16,
      0.8,
    ),
    scent(
      [
        [760, 560],
        [690, 520],
        [640, 470],
        [580, 500],
      ],
      smell.clove,
      13,
      0.8,
    ),
    scent(
      [
        [250, 540],
        [330, 440],
        [400, 420],
        [480, 480],
      ],
      smell.pepper,
      13,
      0.8,
    ),
    hamid(
      [560, 850, 160],
      {
        turn: 0.3,
        headTilt: -10,
        mouth: 'smile',
        grab: [
          [430, 640],
          [650, 690],
        ],
      },
      { hand: [650, 690], tip: [700, 860] },
    ),
    zaina([310, 860, 165], {
      turn: -0.6,
      legs: 'walk',
      lean: -6,
      gaze: [-0.6, 0.9],
      mouth: 'flat',
      grab: [
        [186, 610],
        [430, 640],
      ],
    }),
    phone([176, 588, 84], true, -14),
  ],
};

import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { tallGrass } from '../scenery/garden.ts';
import { boulders, clayPot, dryGrass, strawTufts, tinHouse } from '../scenery/savannah.ts';
import { hills } from '../scenery/land.ts';
import { foliage, tree } from '../scenery/plants.ts';
import { burst } from '../scenery/signs.ts';
import { cloud, glow, sky } from '../scenery/sky.ts';
import { clayWall } from '../scenery/yard.ts';
import { circle, ellipse, rect, stroke } from '../svg.ts';
import {
  boy,
  evening,
  giraffeTail,
  hindZebra,
  kite,
  kiteTail,
  leaf,
  monkeyTail,
  morning,
  nia,
  plain,
  spottyTail,
  straw,
} from './props.ts';

export const monkeyHello: Scene = {
  light: morning,
  pieces: [
    ...plain(400, 41),
    figure('giraffe', 985, 660, { h: 500, looks: 'left' }),
    figure('zebra', 960, 780, { h: 300, looks: 'left' }),
    boulders([590, 960, 640], '#c79a94'),
    figure('monkey', 620, 650, { h: 330, looks: 'left' }),
    figure('bananaBunch', 500, 700, { h: 96, tilt: -8, shadow: false }),
    boy([220, 900, 190], {
      turn: 0.65,
      headTilt: -8,
      mouth: 'laugh',
      eyes: 'smiling',
      grab: [undefined, [395, 480]],
      hands: [
        [-0.5, 0.8],
        [0, 0],
      ],
    }),
    kite(90, 820, 150, -36),
    tallGrass([880, 910, 340, 130], 26, '#dfa04e', 36),
  ],
};

function yard(horizon: number): string {
  return (
    sky('#8ccfd0', '#f6dcc0', '#ffc99a') +
    glow([1050, 300, 480], '#fff0c0', 0.8) +
    cloud([760, 120, 180], '#fff6ea', 0.75, '#f6d6bc') +
    hills(horizon - 24, '#b391b4', { bumps: 20, count: 5, seed: 3, foot: '#d9b0b4', rim: 0 }) +
    dryGrass(horizon, '#edae6a', 45, 36)
  );
}

/** What somebody left lying about after making a suit. */
function paintThings(x: number, y: number): string {
  return (
    ellipse([x, y + 4, 60, 12], '#5a2a40', 0.18) +
    rect([x - 30, y - 46, 52, 48], '#e9edf0', 6) +
    ellipse([x - 4, y - 46, 26, 8], '#6e3a2c') +
    stroke(`M${x + 8} ${y - 40}L${x + 38} ${y - 92}`, '#d9a25e', 8) +
    stroke(`M${x + 38} ${y - 92}L${x + 46} ${y - 108}`, '#6e3a2c', 12) +
    circle([x + 48, y + 4, 9], '#6e3a2c', 0.8) +
    circle([x - 56, y - 2, 7], '#6e3a2c', 0.8)
  );
}

export const spottyTailSeen: Scene = {
  light: evening,
  pieces: [
    yard(560),
    tree(70, 600, 420, { leaves: leaf, bark: '#8a5a62', seed: 8 }),
    tinHouse([230, 690, 400]),
    figure('giraffe', 985, 760, { h: 520, looks: 'left' }),
    figure('zebra', 920, 815, { h: 270, looks: 'left' }),
    spottyTail(
      [
        [370, 770],
        [440, 782],
        [490, 740],
        [470, 690],
      ],
      34,
    ),
    clayPot([310, 820, 210]),
    paintThings(125, 830),
    figure('monkey', 745, 860, { h: 180, looks: 'left' }),
    boy([590, 855, 118], {
      turn: -0.8,
      legs: 'tiptoe',
      brows: 'worried',
      mouth: 'o',
      hands: [
        [-0.12, -0.08],
        [0.58, 0.5],
      ],
    }),
    kite(672, 700, 100, 30),
    tallGrass([1020, 910, 210, 110], 18, '#d89050', 46),
  ],
};

export const roar: Scene = {
  light: evening,
  pieces: [
    yard(470),
    tinHouse([150, 640, 430]),
    burst([390, 420, 215, 260], '#fff3c0', 7, [-170, -10]),
    figure('giraffe', 960, 600, { h: 430, looks: 'right', tilt: 6 }),
    spottyTail(
      [
        [440, 640],
        [530, 650],
        [590, 590],
        [570, 520],
      ],
      42,
    ),
    nia([390, 690, 260], {
      legs: 'jump',
      shadow: false,
      mouth: 'laugh',
      brows: 'up',
      hands: [
        [-0.72, -0.2],
        [0.72, -0.2],
      ],
    }),
    clayPot([330, 880, 310]),
    figure('zebra', 1040, 790, { h: 260, looks: 'right', tilt: -10 }),
    figure('monkey', 690, 330, { h: 180, looks: 'left', tilt: 24, shadow: false }),
    boy([745, 870, 140], {
      turn: -0.7,
      legs: 'jump',
      lean: 16,
      eyes: 'wide',
      brows: 'up',
      mouth: 'open',
      hands: [
        [-0.66, -0.2],
        [0.66, -0.3],
      ],
    }),
    kite(870, 500, 110, 40),
  ],
};

export const whoseTails: Scene = {
  light: evening,
  pieces: [
    yard(520),
    tinHouse([640, 660, 420]),
    stroke('M1090 700Q1085 560 1100 400', '#7d525a', 80),
    giraffeTail(
      [
        [1000, 350],
        [930, 366],
        [908, 450],
      ],
      17,
    ),
    foliage([1110, 470, 300], '#378878', 6),
    foliage([1110, 300, 350], leaf, 3),
    hindZebra([725, 850, 440], 0.8, { sunk: 0.16 }),
    monkeyTail(
      [
        [570, 720],
        [610, 640],
        [580, 560],
        [600, 470],
        [660, 450],
        [680, 500],
        [650, 520],
      ],
      32,
    ),
    boy([735, 796, 120], { legs: 'hidden', eyes: 'shut', mouth: 'flat' }),
    clayWall([480, 650, 760, 850], '#f0c4a4'),
    kiteTail(
      [
        [790, 646],
        [770, 700],
        [800, 745],
        [776, 795],
      ],
      24,
    ),
    spottyTail(
      [
        [210, 780],
        [120, 790],
        [80, 720],
        [115, 650],
      ],
      38,
    ),
    nia([265, 860, 220], {
      turn: 0.55,
      mouth: 'laugh',
      eyes: 'smiling',
      hands: [
        [-0.46, 0.36],
        [0.8, 0.06],
      ],
    }),
    strawTufts(850, straw, 51, 10),
  ],
};

import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { tallGrass } from '../scenery/garden.ts';
import { acacia, baobab, boulders, flatCrown, strawTufts } from '../scenery/savannah.ts';
import { foliage, frameLeaves } from '../scenery/plants.ts';
import { curve, ellipse, shape, stroke } from '../svg.ts';
import {
  boy,
  giraffeTail,
  hindZebra,
  kite,
  leaf,
  monkeyTail,
  morning,
  plain,
  spottyTail,
  straw,
  string,
} from './props.ts';

export const cover: Scene = {
  light: morning,
  pieces: [
    ...plain(560, 5),
    hindZebra([865, 800, 420], 0.76),
    monkeyTail(
      [
        [860, 480],
        [960, 450],
        [985, 370],
        [935, 320],
        [900, 355],
      ],
      26,
    ),
    spottyTail(
      [
        [640, 770],
        [560, 766],
        [505, 780],
        [480, 720],
      ],
      38,
    ),
    baobab([770, 810, 330, 800], leaf, '#a8757c', 4),
    giraffeTail(
      [
        [560, 240],
        [520, 290],
        [505, 370],
      ],
      17,
    ),
    foliage([560, 170, 260], leaf, 5),
    strawTufts(790, straw, 9, 16),
    string([160, 590], [178, 118]),
    kite(190, 190, 190, -34),
    boy([265, 850, 175], {
      turn: 0.75,
      brows: 'up',
      mouth: 'o',
      grab: [[160, 590], undefined],
      hands: [
        [0, 0],
        [0.12, -0.02],
      ],
    }),
    tallGrass([-20, 910, 200, 130], 22, '#dfa04e', 4),
    tallGrass([1000, 910, 220, 120], 22, '#dfa04e', 6),
  ],
};

export const stripedTail: Scene = {
  light: morning,
  pieces: [
    ...plain(540, 11),
    hindZebra([800, 770, 420], 0.78),
    baobab([710, 790, 350, 860], leaf, '#a8757c', 7),
    strawTufts(770, straw, 13, 20),
    kite(150, 715, 140, -40),
    boy([275, 830, 135], {
      turn: 0.8,
      legs: 'walk',
      brows: 'up',
      grab: [[190, 715], undefined],
      hands: [
        [0, 0],
        [0.62, 0.22],
      ],
    }),
    tallGrass([900, 910, 330, 140], 26, '#dfa04e', 6),
  ],
};

export const zebraHello: Scene = {
  light: morning,
  pieces: [
    ...plain(500, 17),
    baobab([1120, 790, 330, 900], leaf, '#a8757c', 7),
    figure('zebra', 730, 850, { h: 660, looks: 'left' }),
    kite(120, 720, 160, -40),
    boy([290, 850, 165], {
      turn: 0.8,
      mouth: 'laugh',
      eyes: 'smiling',
      grab: [
        [165, 712],
        [440, 500],
      ],
    }),
    strawTufts(830, straw, 21, 8),
  ],
};

export const highTail: Scene = {
  light: morning,
  pieces: [
    ...plain(660, 23),
    ellipse([930, 818, 110, 16], '#5a2a40', 0.22),
    shape('M836 818Q876 740 866 420H976Q966 740 1010 818Q920 836 836 818Z', '#7d525a'),
    shape('M850 816Q884 740 876 420H936Q926 740 936 824Q890 828 850 816Z', '#94656c'),
    stroke(
      curve([
        [920, 560],
        [1010, 420],
        [1090, 330],
      ]),
      '#8a5a62',
      44,
    ),
    foliage([1080, 620, 300], '#378878', 9),
    foliage([760, 610, 260], '#378878', 8),
    giraffeTail(
      [
        [720, 330],
        [640, 350],
        [615, 450],
      ],
      20,
    ),
    flatCrown([950, 170, 560, 300], leaf, 5),
    foliage([800, 390, 330], leaf, 3),
    foliage([1060, 430, 360], '#378878', 4),
    foliage([920, 560, 330], '#378878', 6),
    figure('zebra', 230, 820, { h: 330, looks: 'right' }),
    boy([450, 850, 112], {
      turn: 0.7,
      headTilt: -12,
      gaze: [0.6, -0.9],
      mouth: 'o',
      brows: 'up',
      grab: [undefined, [556, 590]],
      hands: [
        [-0.5, 0.8],
        [0, 0],
      ],
    }),
    kite(368, 760, 110, -40),
    tallGrass([960, 910, 260, 150], 22, '#dfa04e', 16),
  ],
};

export const giraffeHello: Scene = {
  light: morning,
  pieces: [
    ...plain(610, 29),
    acacia([1060, 690, 430], '#5aa391', '#8a5a62', 6),
    figure('giraffe', 610, 880, { h: 850, looks: 'left' }),
    figure('zebra', 960, 850, { h: 320, looks: 'left' }),
    string([165, 570], [112, 124]),
    kite(110, 170, 120, -34),
    boy([240, 850, 120], {
      turn: 0.7,
      headTilt: -16,
      gaze: [0.4, -0.9],
      mouth: 'laugh',
      grab: [
        [165, 570],
        [335, 470],
      ],
    }),
    strawTufts(830, straw, 31, 8),
    frameLeaves('right', 40, 150, '#2f7a6c'),
  ],
};

export const curlyTail: Scene = {
  light: morning,
  pieces: [
    ...plain(520, 37),
    figure('giraffe', 990, 720, { h: 490, looks: 'left' }),
    figure('zebra', 890, 790, { h: 280, looks: 'left' }),
    monkeyTail(
      [
        [390, 690],
        [455, 620],
        [420, 520],
        [425, 410],
        [490, 370],
        [525, 425],
        [490, 455],
      ],
      36,
    ),
    boulders([265, 820, 500], '#c79a94'),
    boy([630, 865, 128], {
      turn: -0.75,
      legs: 'tiptoe',
      brows: 'up',
      mouth: 'smile',
      hands: [
        [-0.6, 0.05],
        [0.55, 0.72],
      ],
    }),
    kite(712, 740, 112, 30),
    tallGrass([1000, 910, 230, 120], 20, '#dfa04e', 26),
  ],
};

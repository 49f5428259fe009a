import { type Scene, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { sittingCat } from '../characters/tabby-cat.ts';
import { openCan, openPot, panHat } from '../scenery/kitchenware.ts';
import { motion } from '../scenery/signs.ts';
import { darkness } from '../scenery/torchlight.ts';
import { ellipse, rect, shape, stroke } from '../svg.ts';
import {
  amber,
  whiteDog,
  dad,
  drip,
  ladder,
  lampLit,
  landing,
  nan,
  night,
  pia,
  planks,
  rattanChair,
  shellWindow,
  torch,
  wovenMat,
} from './home.ts';

const hammockDad = group(
  '',
  stroke('M540 200L640 470M1010 240L930 470', '#e6d6b4', 6),
  dad(
    [790, 560, 165],
    { eyes: undefined, mouth: 'round' },
    {
      legs: 'hidden',
      hands: [
        [-0.72, 0.1],
        [0.72, 0.1],
      ],
      headTilt: -8,
    },
  ),
  stroke('M850 540L880 640', '#4c78a8', 46) +
    stroke('M740 540L710 640', '#4c78a8', 46) +
    ellipse([890, 668, 34, 18], '#ad7f6f') +
    ellipse([700, 668, 34, 18], '#ad7f6f'),
  shape('M632 452Q790 560 940 452Q930 590 790 605Q645 590 632 452Z', '#e08a4a') +
    stroke('M640 490Q790 590 934 490', '#fff0cc', 6, 0.6),
);

export const tapOnAll: Scene = {
  light: lampLit,
  pieces: [
    planks(600),
    stroke('M-20 40H1220', '#7a4c34', 60) + stroke('M-20 30H1220', '#a06a46', 24),
    ladder([1110, 720], [1086, 40], 120),
    hammockDad,
    drip([784, 70], 268, 14),
    landing([784, 272, 50], 0),
    rattanChair([210, 790, 290]),
    nan(
      [210, 830, 185],
      { mouth: 'round' },
      {
        legs: 'kneel',
        shadow: false,
        hands: [
          [-0.86, -0.1],
          [0.86, -0.1],
        ],
        headTilt: 6,
      },
    ),
    drip([205, 70], 420, 14),
    landing([207, 432, 50], 0),
    wovenMat([420, 750, 330, 120], 60),
    drip([520, 70], 800, 14),
    landing([520, 806, 60]),
    group(
      'transform="translate(690 800) rotate(-16)"',
      figure('catWalking', 0, 0, { h: 165, looks: 'right', shadow: false }),
    ),
    motion([560, 730, 70, 12], '#ffffff', 2),
    ellipse([690, 830, 70, 10], '#14122e', 0.4),
    pia(
      [1075, 735, 175],
      { mouth: 'round' },
      {
        hands: [
          [-0.8, 0.1],
          [0.3, 0.5],
        ],
        headTilt: -8,
        legs: 'walk',
        held: (u) => [torch(-u * 0.96, u * 0.06, u * 0.46, 188)],
      },
    ),
    darkness(night, 0.64, [
      { at: [780, 430, 400, 400], from: [890, 480], warmth: amber },
      { at: [210, 580, 360, 450], strength: 0.92, warmth: amber },
      { at: [600, 790, 420, 230], strength: 0.9, warmth: amber },
      { at: [1070, 540, 260, 400], strength: 0.85, warmth: amber },
    ]),
  ],
};

function shelf(x: number, y: number, w: number): string {
  const plates = [0.16, 0.38, 0.6, 0.82]
    .map(
      (k, i) =>
        ellipse([x + w * k, y - 44, 40, 44], ['#e9e2d0', '#9fd0c8', '#f0c9a8', '#e9e2d0'][i] ?? '#e9e2d0') +
        ellipse([x + w * k, y - 44, 24, 27], '#ffffff', 0.5),
    )
    .join('');
  return (
    plates +
    rect([x, y, w, 20], '#8f5c40', 6) +
    rect([x, y, w, 7], '#c08a60', 4) +
    stroke(`M${x + 20} ${y - 24}H${x + w - 20}`, '#8f5c40', 8)
  );
}

export const potsAndPans: Scene = {
  light: lampLit,
  pieces: [
    planks(640, '#5aa59c'),
    shelf(60, 240, 420),
    shelf(770, 200, 370),
    rect([-20, 470, 300, 200], '#8f5c40') + rect([-20, 456, 310, 26], '#d8b080', 8),
    rect([930, 470, 300, 200], '#8f5c40') + rect([920, 456, 310, 26], '#d8b080', 8),
    figure('candle', 1060, 460, { h: 150, shadow: false }),
    figure('mango', 90, 462, { h: 66, shadow: false }),
    figure('mango', 160, 462, { h: 62, shadow: false, looks: 'left', tilt: 8 }),
    whiteDog([900, 850, 260], 'left'),
    motion([1020, 740, 70, 4], '#ffe9c0', 3),
    pia(
      [560, 872, 270],
      { mouth: 'laugh' },
      {
        legs: 'walk',
        hands: [
          [-0.5, 0.5],
          [0.5, 0.5],
        ],
        tilt: -4,
        headTilt: 4,
      },
    ),
    stroke('M690 650L752 500', '#3a3a50', 20) +
      ellipse([778, 440, 82, 88], '#6f7590') +
      ellipse([778, 440, 68, 74], '#464a66') +
      stroke('M726 428Q738 386 778 380', '#aab0c8', 7, 0.8),
    group(
      'transform="rotate(-6 560 640)"',
      openCan([490, 600, 110, 120], '#3f9f8c'),
      openPot([555, 740, 290], { ground: false }),
    ),
    ellipse([408, 640, 30, 28], '#ad7f6f') + ellipse([706, 624, 30, 28], '#ad7f6f'),
    darkness(night, 0.55, [
      { at: [560, 500, 480, 470], warmth: amber },
      { at: [1060, 380, 260, 260], warmth: amber },
      { at: [900, 740, 230, 190], strength: 0.8 },
    ]),
  ],
};

export const itIsTheCat: Scene = {
  light: lampLit,
  pieces: [
    planks(560),
    stroke('M-20 40H1220', '#7a4c34', 60) + stroke('M-20 30H1220', '#a06a46', 24),
    shellWindow([310, 120, 220, 170], 5),
    drip([190, 70], 700, 13),
    drip([634, 70], 520, 15),
    drip([1050, 70], 690, 13),
    nan(
      [190, 690, 175],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.5, 0.5],
          [0.56, 0.02],
        ],
        headTilt: -6,
        held: (u) => [floating('spoon', u * 0.64, -u * 0.16, { h: u * 0.5, tilt: 20 })],
      },
    ),
    dad(
      [880, 660, 180],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.62, 0.34],
          [0.66, 0.06],
        ],
        headTilt: 7,
        held: (u) => [floating('spoon', u * 0.72, -u * 0.12, { h: u * 0.5, tilt: 20 })],
      },
    ),
    openCan([190, 830, 120, 130], '#3f9f8c'),
    openPot([1050, 840, 210]),
    landing([190, 706, 44]),
    landing([1050, 712, 50]),
    pia(
      [395, 870, 210],
      { mouth: 'laugh' },
      {
        legs: 'kneel',
        hands: [
          [-0.78, 0.3],
          [0.66, 0.06],
        ],
        headTilt: 8,
        held: (u) => [floating('spoon', -u * 0.84, u * 0.4, { h: u * 0.5, looks: 'left', tilt: 170 })],
      },
    ),
    sittingCat([640, 850, 280], { eyes: 'cross', mouth: 'flat' }),
    group('transform="rotate(-7 640 606)"', panHat([640, 606, 184], 'right')),
    landing([634, 532, 60]),
    whiteDog([850, 872, 190], 'left'),
    darkness(night, 0.5, [{ at: [620, 580, 800, 560], warmth: amber }]),
  ],
};

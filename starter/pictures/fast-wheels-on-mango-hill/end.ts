import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { motion } from '../scenery/signs.ts';
import { glow } from '../scenery/sky.ts';
import { rain } from '../scenery/water.ts';
import { mangoCrate, rope, sock } from '../scenery/wheels.ts';
import { type Box, across, between, circle, ellipse, lighter, rect, seeded, shape, stroke } from '../svg.ts';
import { anaLook, benLook, blots, captain, junLook, muddy, talaLook, train } from './crew.ts';
import { clay, cloudOver, farView, ground, slope, stormy } from './props.ts';

/** Mud that flies up like a crown from the place, w wide and h high. */
function mudCrown([x, y, w, h]: Box, color: string, seed = 8): string {
  const random = seeded(seed);
  let lobes = '';
  let blobs = '';
  for (let i = 0; i <= 8; i += 1) {
    const s = (i / 8) * 2 - 1;
    const [bx, tx] = [x + s * w * 0.34, x + s * w * 0.62];
    const ty = y - h * (0.55 + between(random, 0, 0.45)) * (1 - s * s * 0.35);
    const half = w * 0.075;
    lobes += shape(
      `M${bx - half} ${y}C${bx - half * 0.8} ${(y + ty) / 2} ${tx - half * 0.9} ${ty + h * 0.2} ${tx - half * 0.5} ${ty}A${half * 0.5} ${half * 0.5} 0 0 1 ${tx + half * 0.5} ${ty}C${tx + half * 0.7} ${ty + h * 0.2} ${bx + half * 0.9} ${(y + ty) / 2} ${bx + half} ${y}Z`,
      i % 2 === 0 ? color : lighter(color, 0.14),
    );
    blobs += circle([tx + between(random, -20, 20), ty - between(random, 24, 70), between(random, 7, 15)], color);
  }
  return lobes + blobs + ellipse([x, y, w * 0.46, h * 0.08], color);
}

export const sploosh: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.8, 330),
    cloudOver(300, 90, 560),
    cloudOver(960, 100, 520),
    shape('M-20 430H1220V920H-20Z', '#86c4a8'),
    ground(560, clay),
    ellipse([600, 800, 640, 120], '#8a5840'),
    ellipse([600, 794, 610, 106], '#a97a60'),
    mudCrown([990, 800, 470, 400], '#94644a', 8),
    mudCrown([300, 800, 420, 300], '#94644a', 5),
    train([860, 720, 125], {
      dirty: true,
      covered: true,
      riding: true,
      angle: -7,
      sockTurn: 40,
      tala: { mouth: 'laugh', eyes: 'smiling' },
      jun: {
        mouth: 'open',
        eyes: 'shut',
        hands: [
          [-0.4, -0.3],
          [0.6, -0.3],
        ],
      },
    }),
    shape(
      'M60 830Q160 730 250 806Q330 760 400 812Q500 740 600 802Q680 750 760 800Q880 700 960 796Q1060 760 1130 820Q900 880 600 876T60 830Z',
      '#a8765a',
    ),
    stroke('M130 822Q180 776 240 812M470 812Q520 776 590 808M800 800Q880 740 940 796', '#cda386', 7, 0.8),
    rain(14, { seed: 8, length: 40, opacity: 0.5 }),
  ],
};

/** The edge of the rain, coming from the left. */
function rainCurtain(): string {
  const paint = across([0, '#dfe8f4', 0.8], [0.6, '#dfe8f4', 0.5], [1, '#dfe8f4', 0]);
  const random = seeded(6);
  let drops = '';
  for (let i = 0; i < 40; i += 1) {
    const [x, y] = [between(random, -10, 300), between(random, 250, 850)];
    drops += `M${x.toFixed(0)} ${y.toFixed(0)}l8 44`;
  }
  return paint.def + shape('M-20 236H330L420 920H-20Z', paint.fill) + stroke(drops, '#ffffff', 4, 0.8);
}

export const downTheShin: Scene = {
  light: stormy,
  pieces: [
    ...farView(0.55, 560),
    glow([1060, 330, 420], '#ffe9a8', 0.7),
    cloudOver(190, 110, 760),
    slope(
      [
        [-20, 330],
        [400, 500],
        [800, 665],
        [1220, 840],
      ],
      150,
      '#84c8a4',
    ),
    rainCurtain(),
    train([960, 786, 118], {
      angle: 22.4,
      dirty: true,
      covered: true,
      riding: true,
      sockTurn: 84,
      tala: {
        mouth: 'laugh',
        brows: 'up',
        grab: [
          [890, 560],
          [1030, 560],
        ],
      },
      jun: {
        mouth: 'laugh',
        hands: [
          [-0.4, -0.3],
          [0.6, -0.3],
        ],
      },
    }),
    motion([600, 830, 150, 22], '#ffe9c4', 3, 26),
    motion([590, 300, 130, 22], '#ffffff', 3, 34),
  ],
};

export const atTheToes: Scene = {
  light: { tint: '#fff6e4', shadow: '#3a2a40', shadowStrength: 0.3 },
  pieces: [
    rect([0, 0, 1200, 900], '#6f86a0'),
    ...farView(0.9, 420),
    ground(640, '#e4b794'),
    rect([60, 130, 26, 560], '#7a5a48'),
    rect([1114, 130, 26, 560], '#7a5a48'),
    shape('M-20 150L120 10H1080L1220 150Z', '#4a8fb0'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      shape(`M${-20 + i * 207} 150L${120 + i * 160} 10H${200 + i * 160}L${84 + i * 207} 150Z`, '#f4ead2'),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) =>
      ellipse([32 + i * 103, 152, 52, 26], i % 2 === 0 ? '#f4ead2' : '#4a8fb0'),
    ),
    glow([600, 560, 420], '#fff0b8', 0.9),
    rect([330, 690, 470, 22], '#a9744a', 5),
    stroke('M360 712V850M770 712V850', '#8a5a3c', 18),
    ...[430, 565, 700].map((x) => mangoCrate([x, 690, 140])),
    ...[430, 565, 700].map((x) => mangoCrate([x, 628, 140])),
    ...[497, 632].map((x) => mangoCrate([x, 566, 140])),
    mangoCrate([565, 504, 140]),
    shape('M760 480Q850 410 920 500Q950 620 930 730Q880 690 850 736Q800 640 770 560Z', '#5aa0dc'),
    folk(
      {
        skin: '#a06a4c',
        hair: '#3a2a2c',
        style: 'bun',
        top: '#4fb08a',
        bottom: '#6a4a70',
        dress: 'dress',
        sleeves: 'short',
        trim: '#ffd75e',
        shoes: '#5a3a40',
        build: 'grown',
      },
      [190, 840, 135],
      {
        turn: 0.5,
        mouth: 'open',
        brows: 'up',
        eyes: 'wide',
        hands: [
          [-0.5, 0.4],
          [0.9, 0.1],
        ],
      },
    ),
    figure('mango', 314, 528, { h: 66, shadow: false }),
    folk(muddy(benLook), [1090, 800, 130], {
      mouth: 'smile',
      turn: -0.4,
      hands: [
        [-0.62, 0.16],
        [0.42, 0.7],
      ],
      over: blots(3),
    }),
    folk(muddy(anaLook), [850, 790, 125], { mouth: 'laugh', turn: -0.3, over: blots(5) }),
    captain(
      [960, 870, 150],
      {
        turn: -0.3,
        mouth: 'laugh',
        eyes: 'open',
        grab: [
          [880, 560],
          [1020, 700],
        ],
        over: blots(9),
      },
      muddy(talaLook),
    ),
    folk(muddy(junLook), [400, 880, 135], {
      mouth: 'laugh',
      eyes: 'smiling',
      turn: 0.3,
      hands: [
        [-0.5, 0.6],
        [0.6, -0.36],
      ],
      over: blots(7),
    }),
  ],
};

export const whistleOnce: Scene = {
  light: stormy,
  pieces: [
    ...farView(1, 360),
    cloudOver(280, 70, 620),
    cloudOver(900, 80, 640),
    shape('M-20 470H1220V920H-20Z', '#86b8a6'),
    ground(600, '#d9a78c'),

    figure('truck', 850, 700, { h: 330, looks: 'left', tilt: 5 }),
    ellipse([850, 708, 330, 44], '#6a3f2c'),
    ellipse([850, 700, 300, 26], '#8f6450', 0.7),
    folk(
      {
        skin: '#9a6446',
        hair: '#2a2224',
        style: 'short',
        moustache: true,
        top: '#e9e4da',
        bottom: '#4a5a80',
        sleeves: 'short',
        shoes: '#4a3a40',
        build: 'grown',
      },
      [1090, 780, 110],
      {
        turn: -0.5,
        mouth: 'worried',
        brows: 'worried',
        hands: [
          [-0.6, -0.02],
          [0.6, -0.02],
        ],
      },
    ),
    rain(26, { seed: 10, length: 56, opacity: 0.5 }),
    folk(muddy(benLook), [100, 860, 130], {
      turn: 0.6,
      mouth: 'laugh',
      hands: [
        [-0.4, 0.7],
        [0.3, 0.6],
      ],
      over: blots(3),
    }),
    folk(muddy(anaLook), [225, 880, 130], { turn: 0.6, mouth: 'smile', over: blots(5) }),
    folk(muddy(junLook), [625, 880, 120], {
      turn: 0.5,
      mouth: 'laugh',
      eyes: 'smiling',
      hands: [
        [-0.5, -0.3],
        [0.5, -0.3],
      ],
      over: blots(7),
    }),
    captain(
      [420, 870, 170],
      {
        turn: 0.6,
        mouth: 'o',
        eyes: 'smiling',
        brows: 'up',
        grab: [
          [330, 640],
          [482, 540],
        ],
        over: (neck, u) => [
          ...blots(9)(neck, u),
          circle([neck[0] + u * 0.14, neck[1] - u * 0.12, u * 0.09], '#ffe08a'),
          rect([neck[0] + u * 0.1, neck[1] - u * 0.2, u * 0.14, u * 0.07], '#ffe08a', 2),
        ],
      },
      muddy(talaLook),
    ),
    rope(
      [
        [330, 640],
        [300, 720],
        [330, 790],
        [290, 760],
        [340, 700],
      ],
      12,
    ),
    sock([322, 760, 80], 10),
    motion([560, 470, 60, -20], '#ffffff', 3, 26),
  ],
};

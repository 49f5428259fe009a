import { type Piece, type Scene, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { bellString, cityBlock, shadeTree, sidecar, street } from '../scenery/city-blocks.ts';
import { foliage } from '../scenery/plants.ts';
import { motion } from '../scenery/signs.ts';
import { glow, sky } from '../scenery/sky.ts';
import { type Spot, ellipse, rect, shape, stroke } from '../svg.ts';
import {
  baby,
  bun,
  bunBasket,
  cobbler,
  day,
  dog,
  rider,
  hung,
  min,
  orange,
  paneWindow,
  sister,
  steam,
  seller,
} from './props.ts';

/** A sandal seen from the side. */
function sandal(x: number, y: number, w: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect([-w / 2, -w * 0.1, w, w * 0.16], '#8a5236', w * 0.08)}${stroke(`M${-w * 0.1} ${-w * 0.08}Q${w * 0.12} ${-w * 0.42} ${w * 0.34} ${-w * 0.08}`, '#e8588a', w * 0.1)}</g>`;
}

export const cobblerMends: Scene = {
  light: { tint: '#f4f6e4', shadow: '#2f3a4a', shadowStrength: 0.36 },
  pieces: [
    sky('#fff0b8', '#fff6d8'),
    cityBlock([-40, 620, 260, 520], { wall: '#f4b58f', seed: 12, blind: '#2f9f8a' }),
    cityBlock([220, 620, 240, 470], { wall: '#a9c7e0', seed: 13 }),
    cityBlock([900, 620, 330, 560], { wall: '#e4cf8a', seed: 14, blind: '#e8588a' }),
    street(620, '#cdb6b4', '#ecd9c0'),
    shadeTree([640, 720, 140], '#9a6e54'),
    foliage([300, 90, 560], '#5fa870', 31),
    foliage([960, 70, 600], '#6ab276', 33),
    foliage([620, 30, 560], '#78bc7c', 35),
    ellipse([520, 840, 520, 60], '#3a3050', 0.16),
    rect([200, 770, 120, 90], '#8a5a3c', 6),
    stroke('M220 770V740H300V770', '#6a4028', 8),
    sandal(260, 758, 70, -8),
    orange([150, 868, 60]),
    cobbler([480, 860, 185], {
      legs: 'sit',
      hands: [
        [-0.5, 0.62],
        [0.58, 0.2],
      ],
      feel: ['laughing'],
      headTilt: 6,
      held: (u) => [
        sandal(-u * 0.52, u * 0.58, u * 0.5, -24),
        bun([u * 0.6, u * 0.2, u * 0.36]),
        steam([u * 0.6, -u * 0.1, u * 0.3], 0.8),
      ],
    }),
    min([840, 870, 175], {
      hands: [
        [-0.7, 0.5],
        [0.5, 0.5],
      ],
      headTilt: -6,
      feel: ['laughing'],
      held: (u) => [hung(u, [-0.62, 0.48, 0.84], 2)],
    }),
  ],
};

function stall([x, y, w]: Spot, color: string, goods: readonly Piece[]): Piece {
  let blind = '';
  const strip = w / 8;
  for (let i = 0; i < 8; i += 1)
    blind += shape(
      `M${x + i * strip} ${y - 430}h${strip}v70q${-strip / 2} 34 ${-strip} 0Z`,
      i % 2 === 0 ? color : '#fff8e6',
    );
  return group(
    '',
    rect([x + 14, y - 420, 14, 420], '#8a5a3c'),
    rect([x + w - 28, y - 420, 14, 420], '#8a5a3c'),
    ...goods,
    rect([x, y - 150, w, 22], '#d9a06a', 5),
    rect([x + 10, y - 128, w - 20, 128], '#b9794c'),
    blind,
  );
}

export const market: Scene = {
  light: day,
  pieces: [
    sky('#fff0b8', '#fde4b8'),
    cityBlock([380, 520, 240, 500], { wall: '#c9a6d4', seed: 22 }),
    cityBlock([620, 520, 240, 440], { wall: '#8fcfae', seed: 23 }),
    street(520, '#cdb0a8', '#ecd9c0'),
    stall([-20, 690, 420], '#e8588a', [
      seller([110, 640, 120], {
        legs: 'hidden',
        hands: [
          [-0.5, 0.6],
          [0.66, -0.24],
        ],
        headTilt: 5,
        held: (u) => [orange([u * 0.68, -u * 0.16, u * 0.4])],
      }),
      figure('pineapple', 320, 548, { h: 110, shadow: false }),
      figure('watermelon', 370, 550, { h: 70, shadow: false }),
    ]),
    stall([830, 690, 400], '#2f9f8a', [
      rider([1040, 640, 110], { legs: 'hidden', feel: ['open'] }),
      figure('fish', 930, 548, { h: 60, shadow: false }),
      figure('fish', 1120, 550, { h: 60, shadow: false }),
    ]),
    min([290, 850, 215], {
      legs: 'kneel',
      hands: [
        [-0.52, 0.62],
        [0.9, 0.44],
      ],
      headTilt: 10,
      feel: ['oh', 'brows'],
      held: (u) => [bun([u * 0.96, u * 0.46, u * 0.34])],
    }),
    bunBasket([130, 870, 170], 1),
    dog([660, 830, 215], 'left', -4),
    dog([800, 850, 110], 'left', 3),
    dog([900, 838, 104], 'left', -3),
    dog([1000, 852, 110], 'left', 2),
    dog([1095, 840, 100], 'left', -4),
  ],
};

export const running: Scene = {
  light: { tint: '#fff4e2', shadow: '#4a3a6a', shadowStrength: 0.36 },
  pieces: [
    sky('#ffd98a', '#ffeebc'),
    cityBlock([-60, 760, 340, 800], { wall: '#e9a98f', seed: 41, floors: 4, blind: '#2f9f8a' }),
    cityBlock([280, 760, 300, 700], { wall: '#8fcfae', seed: 42, floors: 4 }),
    cityBlock([580, 760, 290, 760], { wall: '#b4c9e4', seed: 43, floors: 4, blind: '#e8588a' }),
    cityBlock([870, 760, 380, 840], { wall: '#d4b4dc', seed: 44, floors: 4 }),
    bellString([345, 330, 600]),
    bellString([800, 250, 560]),
    bellString([1010, 310, 520]),
    street(760, '#c2a8ae', '#ecd9c0'),
    sidecar([930, 800, 190], '#2f8fa0'),
    stroke('M895 676Q950 690 934 756', '#5a4a6a', 24),
    rider([894, 690, 88], {
      legs: 'hidden',
      hands: [
        [-0.62, -0.3],
        [0.5, 0.4],
      ],
      feel: ['open'],
      held: (u) => [orange([-u * 0.68, -u * 0.16, u * 0.46])],
    }),
    motion([240, 650, 110, 0], '#ffffff', 3, 46),
    min([500, 872, 190], {
      legs: 'run',
      tilt: 10,
      hands: [
        [-0.14, 0.5],
        [0.44, 0.5],
      ],
      feel: ['shut', 'worried'],
      headTilt: 4,
      held: (u) => [bunBasket([u * 0.18, u * 0.82, u * 0.76], 1)],
    }),
  ],
};

export const stairs: Scene = {
  light: { tint: '#fff0e0', shadow: '#3a2a4a', shadowStrength: 0.36 },
  pieces: [
    rect([0, 0, 1200, 900], '#8fcbb4'),
    rect([0, 470, 1200, 430], '#5fa594'),
    rect([0, 462, 1200, 14], '#f6e8c8'),
    paneWindow([110, 100, 220, 260], '#fff1d2', '#ffe8a4'),
    glow([220, 230, 340], '#fff6cf', 0.6),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        rect(
          [620 + i * 120, 790 - i * 130, 700, 140],
          ['#e6cdb0', '#dcc2a4', '#e6cdb0', '#dcc2a4', '#e6cdb0'][i] ?? '#e6cdb0',
        ) + rect([612 + i * 120, 784 - i * 130, 700, 18], '#f8e8d0', 6),
    ),
    rect([0, 870, 1200, 40], '#b9958a'),
    min([300, 400, 182], {
      legs: 'stand',
      tilt: 180,
      shadow: false,
      hands: [
        [-0.5, -1.05],
        [0.5, -1.05],
      ],
      feel: ['open'],
    }),
    ellipse([300, 872, 150, 22], '#3a2a4a', 0.25),
    sister([1000, 664, 140], {
      legs: 'sit',
      hands: [
        [-0.44, -0.28],
        [0.44, -0.28],
      ],
      feel: ['cross', 'worried', 'shut'],
    }),
    orange([1130, 664, 52]),
    baby([780, 790, 165], {
      legs: 'sit',
      hands: [
        [-0.86, 0.3],
        [0.5, 0.4],
      ],
      feel: ['tear', 'open', 'brows'],
      headTilt: -6,
    }),
    bunBasket([580, 880, 170], 1),
    steam([536, 770, 70], 0.8),
    floating('drop', 905, 560, { h: 30, tilt: 30 }),
  ],
};

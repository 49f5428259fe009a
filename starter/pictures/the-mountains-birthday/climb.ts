import { type Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { clayHouse, greatMountain, ropeBridge, stiffGrass, stoneTerraces } from '../scenery/high-mountains.ts';
import { ground, hills, path, stone } from '../scenery/land.ts';
import { tree } from '../scenery/plants.ts';
import { cloud, glow, mist, moon, sky, stars } from '../scenery/sky.ts';
import { type Spot, ellipse, shape, stroke } from '../svg.ts';
import { highLight, nina, tika, villager } from './mountain-people.ts';

/** A thistle with its purple head. */
function thistle([x, y, h]: Spot): string {
  return (
    stroke(
      `M${x} ${y}V${y - h * 0.7}M${x} ${y - h * 0.3}l${-h * 0.24} ${-h * 0.16}M${x} ${y - h * 0.4}l${h * 0.24} ${-h * 0.16}`,
      '#5f9a5a',
      h * 0.07,
    ) +
    ellipse([x, y - h * 0.74, h * 0.13, h * 0.12], '#6aa864') +
    shape(
      `M${x - h * 0.14} ${y - h * 0.8}L${x - h * 0.2} ${y - h}L${x - h * 0.06} ${y - h * 0.92}L${x} ${y - h * 1.06}L${x + h * 0.06} ${y - h * 0.92}L${x + h * 0.2} ${y - h}L${x + h * 0.14} ${y - h * 0.8}Z`,
      '#b05ad0',
    )
  );
}

export const lastHouse: Scene = {
  light: highLight,
  pieces: [
    sky('#6aa8ec', '#c0dcf6', '#f4ecd8'),
    cloud([930, 130, 220], '#ffffff', 0.9),
    greatMountain([760, 430, 940, 420], { rock: '#7a90cc', face: 'asleep' }),
    hills(400, '#9aae68', { bumps: 40, seed: 34, foot: '#86a056' }),
    tree(1100, 470, 190, { leaves: '#5a9a6a', seed: 4 }),
    tree(1010, 450, 140, { leaves: '#6aa870', seed: 6 }),
    stoneTerraces(470, 900, 18),
    path(
      [
        [180, 920],
        [430, 760],
        [820, 690],
        [760, 560],
        [620, 480],
      ],
      190,
      24,
      '#f0d4a0',
    ),
    clayHouse([160, 650, 240], '#d9a06a', '#8a7a4a'),
    villager(
      'shepherd',
      [330, 690, 110],
      { mouth: 'flat' },
      {
        hands: [
          [-0.5, 0.5],
          [0.72, 0.2],
        ],
        headTilt: -4,
      },
    ),
    figure('llama', 70, 720, { h: 130, looks: 'right' }),
    nina(
      [640, 840, 160],
      {},
      {
        legs: 'walk',
        hands: [
          [-0.56, 0.5],
          [0.7, -0.3],
        ],
        headTilt: -6,
      },
    ),
    tika([900, 850, 250], { looks: 'right' }),
    thistle([1062, 850, 120]),
    thistle([1120, 860, 96]),
    stiffGrass(
      [
        [480, 880, 60],
        [780, 890, 54],
        [1000, 890, 46],
      ],
      '#c8b05a',
    ),
  ],
};

export const gorge: Scene = {
  light: highLight,
  pieces: [
    sky('#8fbcf0', '#d0e4f8', '#b8c8e8'),
    greatMountain([600, 560, 760, 470], { rock: '#8f9cd0', snow: '#ffffff' }),
    mist(430, 220, '#ffffff', 0.7),
    shape('M300 930L380 640L330 420L420 300L-30 240V930Z', '#9a7a94') +
      shape('M900 930L820 660L880 430L800 300L1230 240V930Z', '#86688a'),
    shape('M330 420L420 300L-30 240V300L300 350Z', '#b894a4') +
      shape('M880 430L800 300L1230 240V310L900 360Z', '#a4809a'),
    shape('M300 930L380 640L820 660L900 930Z', '#4a5a9a') +
      stroke('M420 930Q560 820 600 700M640 930Q640 800 660 700', '#bcd8f8', 16, 0.7),
    mist(640, 260, '#c8d4f4', 0.65),
    shape('M-30 560H330L372 640Q352 700 366 760Q320 840 330 930H-30Z', '#8a5f7a') +
      shape('M1230 560H900L858 640Q880 720 862 770Q900 850 890 930H1230Z', '#7a5474') +
      shape('M-30 560Q150 540 330 570L372 630Q200 660 -30 650Z', '#d8b070') +
      stroke('M-30 560Q150 540 330 570', '#f4dc9a', 10),
    shape('M1230 560Q1050 540 900 570L858 630Q1040 660 1230 650Z', '#cfa468') +
      stroke('M1230 560Q1050 540 900 570', '#f4dc9a', 10),
    tika([690, 655, 235], { looks: 'right', tilt: 2, shadow: false }),
    nina(
      [430, 650, 135],
      { eyes: 'shut', mouth: 'worried' },
      {
        legs: 'walk',
        hands: [
          [-0.6, 0.1],
          [1.0, 0.1],
        ],
        tilt: 4,
        headTilt: -4,
        shadow: false,
      },
    ),
    stroke('M565 520Q590 486 600 470', '#d8d4e0', 15),
    ropeBridge([300, 575], [920, 575], 78, 105),
    stroke('M300 620V430M920 620V430', '#6a4a34', 24),
    thistle([1040, 570, 96]),
    thistle([1110, 580, 80]),
    stiffGrass([
      [90, 610, 60],
      [200, 630, 54],
      [990, 620, 56],
      [1150, 620, 60],
    ]),
    stroke('M470 330q60 -26 120 0M520 370q60 -22 130 4', '#ffffff', 7, 0.7),
  ],
};

export const waiting: Scene = {
  light: { tint: '#c8ccf4', shadow: '#101038', shadowStrength: 0.4 },
  pieces: [
    sky('#1c1f5c', '#343a8a', '#6a62b0'),
    stars({ count: 130, from: 0, to: 620, seed: 9, apart: [230, 190, 150] }),
    stroke('M90 330Q330 60 760 120T1180 420', '#8f94e0', 5, 0.35),
    moon([230, 190, 70]),
    greatMountain([820, 800, 1050, 760], { rock: '#4a54a0', snow: '#dfe4ff', foot: '#5a5aa4', face: 'asleep' }),
    ground(
      [
        [-20, 720],
        [200, 690],
        [420, 720],
        [620, 800],
        [760, 930],
      ],
      '#5a5494',
      '#3a3470',
    ),
    stone(300, 760, 150, '#7a74b0'),
    nina(
      [300, 770, 112],
      { mouth: 'flat' },
      {
        legs: 'sit',
        hands: [
          [-0.2, 0.5],
          [0.3, 0.4],
        ],
        headTilt: 10,
      },
    ),
    tika([130, 770, 165], { looks: 'right' }),
    stiffGrass(
      [
        [440, 790, 60],
        [60, 850, 70],
        [230, 860, 60],
        [520, 850, 66],
      ],
      '#9a8ac0',
    ),
    glow([300, 700, 200], '#cfd4ff', 0.25),
  ],
};

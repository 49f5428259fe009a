import { crab } from '../characters/crab-and-heron.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { burst, motion } from '../scenery/signs.ts';
import { glow } from '../scenery/sky.ts';
import { bubbles } from '../scenery/water.ts';
import { sticks } from '../scenery/coral-coast.ts';
import { circle, ellipse, shape, stroke } from '../svg.ts';
import { below, openTrap, moonlit, seaFloor, shrimp, stones, weeds } from './props.ts';

export const trap: Scene = {
  light: below,
  pieces: [
    seaFloor(['#5fc4cc', '#2f8fb0', '#2a6f9a'], '#b8b89e', 700),
    weeds('#2f8a78', [[1120, 770, 320]]),
    figure('coral', 130, 800, { h: 190, shadow: false }),
    ellipse([610, 800, 380, 50], '#0c2a4a', 0.3),
    shape('M270 800Q230 540 360 330Q600 230 850 330Q980 540 940 800Z', '#12365a', 0.6),
    sticks([330, 340, 560, 440], '#7a8a7c', 80, 14),
    crab([605, 790, 150], { mood: 'stuck', gaze: [0, 0.4], claws: 'up', legs: 'march', shadow: false }),
    stroke(
      'M360 330Q230 560 270 800M850 330Q980 560 940 800M480 296Q420 560 440 800M730 296Q790 560 770 800',
      '#8a6238',
      30,
    ),
    stroke(
      'M356 330Q226 560 266 800M846 330Q976 560 936 800M476 296Q416 560 436 800M726 296Q786 560 766 800',
      '#d9a866',
      19,
    ),
    stroke('M350 336Q600 240 860 336M256 790Q600 840 950 790', '#8a6238', 34) +
      stroke('M350 332Q600 236 860 332M256 786Q600 836 950 786', '#d9a866', 22),
    burst([605, 420, 60, 120], '#fff6c8', 7, [-170, -10]),
    bubbles([900, 300, 200], 5),
    stones(
      [
        [220, 860, 70],
        [1080, 860, 80],
      ],
      '#8f9a96',
    ),
  ],
};

export const shrimpSlips: Scene = {
  light: below,
  pieces: [
    seaFloor(['#3f9fb8', '#2a7a9e', '#235a88'], '#9aa296', 780),
    weeds('#2a7a70', [[1130, 830, 300]]),
    ...openTrap(
      [60, 90, 720, 740],
      [crab([370, 822, 172], { mood: 'sure', gaze: [0, 0], claws: 'low', shadow: false })],
      { opening: 350 },
    ),
    shrimp([880, 730, 190], 'right', -8),
    motion([660, 640, 90, 4], '#ffffff', 3, 34),
    bubbles([960, 480, 260], 6),
    stones([[980, 870, 80]], '#7f8c92'),
  ],
};

export const muddledLegs: Scene = {
  light: moonlit,
  pieces: [
    seaFloor(['#5a7ac4', '#2f4a94', '#22336e'], '#5f6a94', 780),
    ...openTrap(
      [70, 130, 1010, 720],
      [
        glow([820, 100, 460], '#e6ecff', 0.55),
        circle([820, 110, 46], '#f4f4ff', 0.8),
        crab([560, 840, 240], { mood: 'puzzled', gaze: [0.3, 0.8], claws: 'up', legs: 'muddled', shadow: false }),
      ],
      { color: '#a88a7a', deep: '#14204e', opening: 400 },
    ),
  ],
};

export const firstStep: Scene = {
  light: moonlit,
  pieces: [
    seaFloor(['#6a8ad0', '#3a5aa6', '#2a4080'], '#6f7aa4', 780),
    glow([960, 60, 520], '#e6ecff', 0.7),
    weeds('#2f5a8a', [[1130, 830, 300]]),
    ...openTrap([-60, 150, 640, 690], [], { color: '#a88a7a', deep: '#14204e', opening: 420 }),
    `<g transform="translate(1250 0) scale(-1 1)">${crab([640, 850, 172], { mood: 'wonder', gaze: [-1, -0.4], claws: 'low', legs: 'sideways' })}</g>`,
    motion([330, 660, 90, 0], '#ffffff', 3, 44),
    shrimp([1030, 420, 150], 'left', -6),
    bubbles([930, 360, 200], 5),
  ],
};

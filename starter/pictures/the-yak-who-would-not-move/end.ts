import { at } from '../characters/drawn-people.ts';
import { yak, yakHead } from '../characters/yak.ts';
import type { Scene } from '../compose.ts';
import { flagLine, ledge, mountainHouse, peak, windStreaks } from '../scenery/mountain-path.ts';
import { tuft } from '../scenery/land.ts';
import { cloud, glow, mist, sky } from '../scenery/sky.ts';
import { ellipse, rect, shape, stroke } from '../svg.ts';
import {
  bookTower,
  clear,
  goats,
  herder,
  monk,
  newButterfly,
  pema,
  range,
  rock,
  saltSack,
  someone,
  teacher,
  trader,
  trodden,
} from './props.ts';

export const pemaAsks: Scene = {
  light: clear,
  pieces: [
    sky('#a8d4f0', '#e8eee8', '#ffe4b0'),
    peak([200, 760, 700, 420], '#bcc4e2'),
    mist(600, 180, '#fff8ea', 0.8),
    ledge(at('-20,770 400,764 800,768 1220,772'), rock, trodden, 90),
    someone(teacher, [80, 800, 40], { mood: 'worried', turn: 0.8, legs: 'sit' }),
    someone(monk, [190, 806, 40], { mood: 'surprised', turn: 0.8, legs: 'sit' }),
    someone(pema, [420, 850, 92], { mood: 'happy', turn: 0.8, gaze: -1, headTilt: -8, hands: '-0.5,0.8 0.6,0.8' }),
    shape(
      'M1220 -20V640L1180 700L1150 650L1100 720L1060 650L1010 700L960 610L900 640Q760 420 880 180Q980 20 1080 -20Z',
      '#6b4a3c',
    ),
    stroke('M1130 160q-16 90 -8 170M1060 380q-16 90 -8 160M1160 430q-16 80 -8 150', '#8a6654', 12, 0.8),
    `<g transform="translate(830 400) rotate(10) scale(215)">${yakHead('down', -0.7)}</g>`,
    stroke('M1080 690V840', '#6b4a3c', 84) + rect([1030, 826, 100, 40], '#2a1e24', 8),
  ],
};

export const newWings: Scene = {
  light: clear,
  pieces: [
    sky('#c9a284', '#e8c79c', '#f6dfb4'),
    glow([600, 480, 520], '#fff4d0', 0.9),
    shape('M-20 760Q600 720 1220 760V920H-20Z', '#d9b384'),
    stroke('M180 60V700', '#5a3e36', 170) + shape('M80 690H280L300 800H60Z', '#2a1e24'),
    stroke('M1010 60V690', '#6b4a3c', 190) + shape('M900 680H1120L1144 800H880Z', '#2a1e24'),
    shape(
      'M-20 -20H1220V300L1180 220L1130 330L1080 230L1020 320L960 220L900 330L840 210L780 300L720 210L660 330L600 220L540 310L480 210L420 330L360 230L300 310L240 220L180 330L120 230L60 320L-20 220Z',
      '#6b4a3c',
    ),
    stroke('M240 40q-10 60 -4 120M480 30q-10 60 -4 130M720 40q-10 60 -4 120M960 30q-10 60 -4 130', '#8a6654', 12, 0.8),
    stroke('M600 780Q560 620 640 420', '#5f9a4a', 16) +
      stroke('M586 660q70 -20 100 -70M588 610q-70 -10 -100 -60', '#6fae52', 14),
    tuft(520, 790, 80, '#6fae52') + tuft(680, 792, 70, '#5f9a4a'),
    ellipse([640, 412, 20, 34], '#b8c98a', 0.9),
    newButterfly([650, 520, 108], { open: 0.16, turn: 8 }),
    someone(pema, [290, 880, 104], {
      mood: 'surprised',
      turn: 0.8,
      legs: 'hidden',
      tilt: 14,
      headTilt: -6,
      hands: '-0.3,1.0 1.0,0.9',
    }),
    shape('M-20 840Q600 800 1220 840V920H-20Z', '#c99f70'),
  ],
};

export const everyoneSits: Scene = {
  light: { tint: '#fff0dc', shadow: '#4a2a4a' },
  pieces: [
    sky('#f2b46a', '#ffd69a', '#ffedcb'),
    peak([300, 660, 800, 500], '#c9a8c4', '#fff0dc'),
    peak([900, 660, 700, 400], '#d6b8c8', '#fff0dc'),
    mist(520, 170, '#fff4e0', 0.8),
    ledge(at('-20,690 300,690 640,690 900,690 1220,690'), '#a8848c', '#eec492', 70),
    windStreaks(
      [
        [60, 420, 260],
        [260, 330, 280],
        [40, 540, 200],
        [480, 250, 260],
      ],
      '#fff6e6',
    ),
    yak([690, 752, 300], { mood: 'down', turn: 0.5, head: [0, 0.1], headTilt: 8, tail: 12 }),
    goats([
      [30, 730, 76],
      [100, 736, 80],
      [-6, 752, 70],
      [165, 742, 76],
      [60, 760, 80],
    ]),
    someone(herder, [235, 772, 50], { mood: 'calm', turn: 0.8, legs: 'sit' }),
    someone(teacher, [335, 776, 50], { mood: 'happy', turn: 0.9, legs: 'sit' }),
    someone(monk, [430, 780, 50], { mood: 'calm', turn: 0.8, legs: 'sit' }),
    someone(trader, [560, 800, 50], {
      mood: 'surprised',
      turn: 0.9,
      gaze: 0.4,
      legs: 'kneel',
      hands: '0.2,1.5 0.7,1.5',
    }),
    glow([1040, 650, 170], '#fff8dc', 0.95),
    stroke('M1050 760Q1080 690 1040 610', '#5f9a4a', 9) +
      tuft(1030, 764, 40, '#6fae52') +
      tuft(1080, 766, 36, '#5f9a4a'),
    newButterfly([1034, 650, 46], { open: 0.9, turn: 6 }),
    someone(pema, [1118, 800, 42], { mood: 'happy', turn: -0.9, gaze: 0, legs: 'sit', hands: '-0.5,1.0 0.6,1.0' }),
  ],
};

export const traderStands: Scene = {
  light: { tint: '#fff4e6', shadow: '#4a2a4a' },
  pieces: [
    sky('#f7c37e', '#ffdfa8', '#fff0d4'),
    range(640, '#c4aacb', 0.85),
    mist(500, 170, '#fff8ea', 0.8),
    cloud([240, 170, 220], '#fff8f0'),
    mountainHouse([1110, 640, 120]),
    ledge(at('-20,680 300,690 640,690 900,670 1220,640'), '#a8848c', '#eec492', 66),
    flagLine([540, 90, 1210, 60], 80, 48, 0.2),
    goats([
      [20, 722, 72],
      [84, 726, 76],
      [150, 730, 74],
      [46, 752, 78],
      [124, 758, 80],
    ]),
    someone(herder, [245, 742, 54], { mood: 'shout', turn: 0.9, hands: '-0.8,-0.3 1.2,0.2' }),
    bookTower([360, 560, 56], 4),
    someone(teacher, [350, 746, 52], { mood: 'shout', turn: 0.9, hands: '-0.4,0.5 0.6,0.5' }),
    someone(monk, [470, 750, 54], { mood: 'surprised', turn: 0.9, hands: '-0.9,1.0 1.2,0.6' }),
    someone(trader, [620, 754, 66], { mood: 'still', turn: 0.05, hands: '-1.1,1.9 1.1,1.9' }),
    saltSack([700, 760, 80]),
    newButterfly([624, 468, 38], { open: 0.85 }),
    yak([940, 724, 205], { mood: 'back', legs: 'walk', turn: -0.2 }),
    someone(pema, [800, 742, 44], { mood: 'laugh', turn: -0.8 }),
  ],
};

import { at } from '../characters/drawn-people.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { fence } from '../scenery/farm.ts';
import { flowers, ground, hills } from '../scenery/land.ts';
import { cloud, glow, sky, stars, sun } from '../scenery/sky.ts';
import { featherGrass, flock, ger, hoop, sheep } from '../scenery/steppe.ts';
import { ellipse, rect, shape, stroke } from '../svg.ts';
import {
  temur,
  bigSky,
  dorj,
  dorjBareheaded,
  dusk,
  grassFoot,
  grassNight,
  hatAlone,
  neighbours,
  night,
  ringOfStars,
  saran,
  someone,
  tuya,
} from './props.ts';

export const cover: Scene = {
  light: night,
  pieces: [
    bigSky(30, 12, 560),
    ringOfStars([600, 250, 140], 60),
    hills(640, '#34406e', { bumps: 26, seed: 3, foot: '#26305a', rim: 3 }),
    ger([180, 700, 260], '#c9b8c8', '#ffd88a'),
    ger([1060, 690, 190], '#c9b8c8', '#ffd88a'),
    ground(at('-20,740 300,710 640,700 940,712 1220,740'), grassNight, grassFoot, 4),
    someone(saran, [600, 860, 92], {
      mood: 'happy',
      turn: 0,
      gaze: -1,
      headTilt: -6,
      hands: '-1.2,-2.0 1.2,-2.0',
      armsBehind: true,
    }),
    hoop([600, 250, 140]),
    someone(temur, [850, 868, 66], { mood: 'surprised', turn: -0.5, gaze: -1 }),
    figure('dog', 340, 862, { h: 130, looks: 'right', brightness: 0.8 }),
  ],
};

export const sheepCount: Scene = {
  light: { tint: '#ffe6d8', shadow: '#3a2a4a' },
  pieces: [
    dusk(),
    stars({ count: 16, to: 300, seed: 14 }),
    hills(520, '#7a5a86', { bumps: 24, seed: 11, foot: '#8a6a70' }),
    ger([950, 600, 260], '#fff0dc'),
    ground(at('-20,640 300,610 640,600 940,606 1220,630'), '#a89a5c', '#6a6a4a', 5),
    flock([40, 640, 420, 60], 9, [60, 72], 4),
    fence([-20, 520, 760, 90], '#9a6a48'),
    flock([60, 770, 380, 60], 5, [92, 110], 6),
    sheep([620, 800, 112], 'left'),
    sheep([790, 816, 112], 'left'),
    someone(dorj, [560, 720, 56], { mood: 'happy', turn: 0.4, hands: '-0.9,1.4 1.2,0.6' }),
    someone(saran, [1000, 850, 74], {
      mood: 'happy',
      turn: -0.2,
      gaze: -1,
      headTilt: -10,
      hands: '-0.7,1.2 1.25,-1.3',
    }),
  ],
};

export const laughter: Scene = {
  light: { tint: '#f2d8e0', shadow: '#2a1a40' },
  pieces: [
    sky('#25296a', '#6a4a8e', '#c9709a', '#f2a07a'),
    stars({ count: 22, to: 420, seed: 22 }),
    hills(600, '#4a3f72', { bumps: 24, seed: 15, foot: '#5a4a68' }),
    ground(at('-20,700 300,676 640,670 940,676 1220,700'), '#6a6a6c', '#3f4658', 4),
    someone(neighbours[1] ?? dorj, [150, 820, 70], { mood: 'laugh', turn: 0.7, hands: '-0.3,1.3 0.4,1.3' }),
    someone(neighbours[0] ?? tuya, [310, 836, 72], {
      mood: 'laugh',
      turn: 0.6,
      headTilt: 8,
      hands: '-0.8,1.2 1.0,0.5',
    }),
    someone(dorjBareheaded, [520, 856, 84], {
      mood: 'laugh',
      turn: 0.5,
      headTilt: -14,
      tilt: -6,
      hands: '-0.4,1.6 0.5,1.6',
    }),
    hatAlone(390, 330, 78, -44),
    stroke('M450 380q-20 -30 -14 -60M476 366q-10 -30 4 -56', '#ffe9c4', 7, 0.8),
    someone(temur, [720, 862, 66], { mood: 'laugh', turn: 0.7, hands: '-0.3,1.0 0.4,1.0' }),
    someone(saran, [950, 858, 90], { mood: 'cross', turn: -0.7, hands: '-0.6,1.1 0.6,1.1' }),
  ],
};

export const inTheGrass: Scene = {
  light: night,
  pieces: [
    rect([0, 0, 1200, 900], '#34545e'),
    glow([600, 420, 700], '#6f94a0', 0.6),
    flowers(['#c9b8f0', '#ffffff'], { count: 16, from: 30, to: 880, seed: 31 }, 9),
    ellipse([470, 450, 360, 190], '#27434e', 0.6),
    `<g transform="rotate(-74 480 450)">${someone(saran, [470, 760, 132], { mood: 'calm', turn: 0, hands: '-1.5,-0.3 1.4,0.6', shadow: false })}</g>`,
    ellipse([880, 690, 200, 110], '#27434e', 0.6),
    `<g transform="rotate(-112 880 690)">${someone(temur, [880, 880, 92], { mood: 'happy', turn: 0.6, gaze: -0.4, hands: '-0.9,1.2 0.9,-0.8', shadow: false })}</g>`,
    figure('dog', 200, 860, { h: 180, looks: 'right', brightness: 0.85, shadow: false }),
    stroke('M176 664q-24 -26 -16 -60M210 640q-20 -30 -6 -62', '#e6ecff', 7, 0.7),
  ],
};

export const milkTime: Scene = {
  light: { tint: '#fffaf0', shadow: '#4a4a5a' },
  pieces: [
    sky('#8fc4e8', '#d8ecec', '#fff0cc'),
    sun([190, 170, 60], '#ffd75e', '#fff6cc'),
    cloud([820, 130, 240]),
    hills(500, '#a4b48a', { bumps: 26, seed: 25, foot: '#b8b878' }),
    ger([880, 640, 560], '#fff6ea'),
    ground(at('-20,640 300,620 640,624 940,630 1220,640'), '#c4bc6c', '#9aa05c', 5),
    figure('steppeHorse', 150, 700, { h: 190, looks: 'right' }),
    someone(dorj, [350, 800, 76], { mood: 'laugh', turn: 0.6, headTilt: -8, hands: '-0.9,1.4 1.2,0.4' }),
    someone(saran, [610, 850, 84], { mood: 'sad', turn: 0.3, legs: 'sit', hands: '-0.6,1.3 0.35,0.1' }),
    ellipse([880, 830, 150, 30], '#4a4a5a', 0.25),
    shape('M760 760Q880 730 1000 760Q990 850 880 850Q770 850 760 760Z', '#b5764a') +
      ellipse([880, 760, 120, 26], '#fffaf2'),
    someone(tuya, [890, 800, 82], { mood: 'calm', turn: -0.5, legs: 'hidden', gaze: 1, hands: '-0.9,0.9 0.9,0.9' }),
    ellipse([888, 716, 96, 24], '#8a5630') +
      ellipse([888, 712, 88, 19], '#fff6e6') +
      stroke('M800 716Q800 750 888 752T976 716', '#d29a5c', 20),
    stroke('M850 752v40M880 756v44M910 756v38M930 750v34M866 760v30', '#ffffff', 4, 0.8),
    shape('M760 760Q880 800 1000 760Q990 850 880 850Q770 850 760 760Z', '#b5764a'),
    featherGrass(905, '#b8b060', 15, 26),
  ],
};

import { at } from '../characters/drawn-people.ts';
import type { Scene } from '../compose.ts';
import { ground, hills } from '../scenery/land.ts';
import { glow, sky, stars } from '../scenery/sky.ts';
import { farFlock, flock, hoop, lantern, milkyWay } from '../scenery/steppe.ts';
import { type Spot, circle, ellipse, shape, stroke } from '../svg.ts';
import {
  temur,
  dorj,
  fieldGlasses,
  dorjBareheaded,
  grassFoot,
  grassNight,
  hatAlone,
  neighbours,
  night,
  pebbles,
  saran,
  someone,
  tuya,
} from './props.ts';

export const threeCounters: Scene = {
  light: night,
  pieces: [
    sky('#171d50', '#33357a', '#8a5a8e', '#b87a8a'),
    milkyWay([780, 620, 1080, -60], 110, '#d6c8f6', 61),
    stars({ count: 36, to: 560, seed: 62 }),
    hills(640, '#3a3f72', { bumps: 40, seed: 63, foot: '#2c3460', rim: 3 }),
    ground(at('-20,730 300,700 640,700 940,706 1220,730'), grassNight, grassFoot, 4),
    someone(dorj, [270, 850, 84], { mood: 'think', turn: -0.7, legs: 'kneel', hands: '-1.7,-0.4 -0.9,0.0' }),
    hoop([90, 540, 64]),
    stroke('M148 560L232 600', '#fff0d0', 4),
    someone(saran, [560, 850, 80], { mood: 'happy', turn: -0.6, hands: '-0.8,0.9 0.7,0.9' }),
    someone(temur, [720, 862, 60], { mood: 'sly', turn: -0.5, hands: '-0.6,0.4 0.6,0.4' }),
    someone(tuya, [960, 856, 84], { mood: 'surprised', turn: 0.3, gaze: -1, headTilt: 6, hands: '-0.7,1.4 1.2,-1.4' }),
  ],
};

/** Twenty-four rings drawn in the dust: twenty side by side, and four apart. */
function drawnRings(): string {
  let out = '';
  for (let column = 0; column < 6; column += 1)
    for (let row = 0; row < 4; row += 1)
      out += `<ellipse cx="${390 + column * 62 + (column === 5 ? 60 : 0) - row * 4}" cy="${772 + row * 30}" rx="${20 + row}" ry="${10 + row * 0.6}" fill="none" stroke="#e8cca0" stroke-width="4"/>`;
  return out;
}

export const twentyFourTimes: Scene = {
  light: { tint: '#f2d4c0', shadow: '#0c0c2c' },
  pieces: [
    sky('#0e1338', '#121a3a', '#142232'),
    stars({ count: 5, to: 200, seed: 71 }),
    glow([560, 790, 360], '#ffc46a', 0.36),
    someone(neighbours[1] ?? dorj, [140, 560, 62], { mood: 'still', turn: 0.7, gaze: 1 }),
    someone(neighbours[0] ?? tuya, [1060, 560, 62], { mood: 'surprised', turn: -0.7, gaze: 1 }),
    someone(tuya, [200, 800, 80], { mood: 'surprised', turn: 0.7, gaze: 0.8, legs: 'kneel' }),
    someone(dorj, [1010, 810, 82], { mood: 'still', turn: -0.7, gaze: 0.8, legs: 'kneel' }),
    someone(saran, [590, 700, 84], { mood: 'happy', turn: 0.2, gaze: 0.6, legs: 'kneel', hands: '-0.7,1.1 0.9,1.4' }),
    ellipse([580, 818, 330, 78], '#5f4a44', 1),
    drawnRings(),
    stroke('M664 680L716 790', '#d29a5c', 9),
    lantern([330, 740, 60]),
    someone(temur, [820, 700, 54], { mood: 'surprised', turn: -0.6, gaze: 0.6, legs: 'sit' }),
  ],
};

export const moreSheep: Scene = {
  light: night,
  pieces: [
    sky('#141a4a', '#2c2f6e', '#6a4a86'),
    stars({ count: 9, to: 240, seed: 81 }),
    hills(290, '#2c3468', { bumps: 26, seed: 82, foot: '#22304e', rim: 3 }),
    ground(at('-20,330 300,300 640,290 940,306 1220,330'), '#2c4658', '#16283a', 3),
    farFlock([30, 350, 1140, 150], 74, '#e6e2f0', 83),
    flock([30, 520, 1140, 110], 14, [44, 74], 84),
    someone(tuya, [190, 880, 66], { mood: 'laugh', turn: 0.6, headTilt: -8, hands: '-0.6,1.4 0.6,1.4' }),
    someone(dorjBareheaded, [390, 884, 70], {
      mood: 'laugh',
      turn: 0.5,
      headTilt: -10,
      hands: '-1.3,-1.2 1.2,-1.3',
      armsBehind: true,
    }),
    hatAlone(400, 480, 62, 24),
    someone(saran, [620, 886, 78], { mood: 'laugh', turn: 0, headTilt: 8, hands: '-0.5,1.0 0.5,1.0' }),
    someone(temur, [820, 880, 56], { mood: 'laugh', turn: -0.4, legs: 'run' }),
    someone(neighbours[0] ?? tuya, [1000, 880, 66], { mood: 'laugh', turn: -0.6, hands: '-0.5,1.2 0.9,-0.6' }),
  ],
};

export const moreStars: Scene = {
  light: night,
  pieces: [
    sky('#0f1440', '#262a6a', '#5a4a8e'),
    glow([600, 200, 520], '#e6dcff', 0.5),
    milkyWay([100, 420, 1150, 40], 150, '#d6c8f6', 91),
    stars({ count: 110, to: 600, seed: 92 }),
    ground(at('-20,800 300,776 640,780 940,790 1220,800'), grassNight, grassFoot, 4),
    someone(saran, [420, 872, 98], { mood: 'surprised', turn: 0.7, hands: '-0.45,0.75 0.6,0.75' }),
    fieldGlasses([428, 690, 62]),
    circle([366, 700, 33], '#dca67e') + circle([492, 700, 33], '#dca67e'),
    someone(dorjBareheaded, [760, 868, 86], { mood: 'surprised', turn: -0.7, hands: '-1.1,1.4 0.2,1.4' }),
    hatUpsideDown(722, 630, 74),
    someone(temur, [1000, 872, 64], { mood: 'happy', turn: -0.6, gaze: -1, hands: '-0.5,0.9 0.8,0.9' }),
  ],
};

/** The hat held as a bowl, full of pebbles. */
function hatUpsideDown(x: number, y: number, u: number): string {
  const heap: Spot[] = at('-34,-16 -12,-22 12,-22 34,-16 -22,-32 0,-36 22,-32').map(([dx, dy]): Spot => [
    x + dx,
    y + dy,
    15,
  ]);
  return (
    pebbles(heap) +
    shape(
      `M${x - u} ${y - u * 0.1}Q${x} ${y + u * 0.16} ${x + u} ${y - u * 0.1}Q${x + u * 0.7} ${y + u * 0.8} ${x} ${y + u * 1.1}Q${x - u * 0.7} ${y + u * 0.8} ${x - u} ${y - u * 0.1}Z`,
      '#c8503a',
    ) +
    stroke(`M${x - u} ${y - u * 0.08}Q${x} ${y + u * 0.24} ${x + u} ${y - u * 0.08}`, '#6a4a3a', u * 0.26)
  );
}

import { crab, heron } from '../characters/crab-and-heron.ts';
import { type DrawnLook, at, drawnPerson } from '../characters/drawn-people.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { baobab, beach, coralTown, dhow, moonPath } from '../scenery/coral-coast.ts';
import { palm } from '../scenery/plants.ts';
import { burst } from '../scenery/signs.ts';
import { cloud, moon, sky, stars } from '../scenery/sky.ts';
import { sea, splash } from '../scenery/water.ts';
import { rect, shape, stroke } from '../svg.ts';
import { dolphin, moonlit, nightSand, noon, sand, shell, stones } from './props.ts';

const hatchlings = at(
  '300,640 400,690 520,650 610,710 720,660 470,760 650,780 800,740 900,690 560,840 760,850 340,800',
);

export const allThatThereIs: Scene = {
  light: moonlit,
  pieces: [
    sky('#1c2560', '#3a4a96', '#7a86c8'),
    stars({ count: 26, to: 300, seed: 7, apart: [760, 150, 180] }),
    moon([760, 150, 78], '#fff6dc', '#d6dcff'),
    sea(330, '#4a5aa8', '#2a3a80', { to: 660, waves: 14, foam: '#9fb0e8' }),
    moonPath([760, 340, 600, 300], '#fff2cc'),
    dhow([150, 380, 110], '#8f9ad0', '#2a2a5a'),
    dolphin([420, 460, 150], 'right', -6),
    dolphin([600, 410, 130], 'left', 8),
    dolphin([1020, 470, 160], 'left', -4),
    splash([420, 466, 70], '#dfe6ff', 3) + splash([1010, 478, 76], '#dfe6ff', 5),
    beach(at('-20,600 300,580 640,600 940,584 1220,600'), nightSand, '#d6dcff'),
    ...hatchlings.map(([x, y], i) =>
      figure('turtle', x, y, {
        h: 34 + (y - 600) * 0.06,
        looks: i % 3 === 0 ? 'left' : 'right',
        tilt: i % 2 === 0 ? -14 : 8,
      }),
    ),
    heron([1080, 800, 300], { looks: 'left' }),
    crab([205, 830, 112], { mood: 'wonder', gaze: [1, -0.8], claws: 'up', legs: 'sideways' }),
  ],
};

export const bumpAgain: Scene = {
  light: { tint: '#f0dce4', shadow: '#2a2a5a' },
  pieces: [
    sky('#7a86c8', '#e8b4c4', '#ffdcb4'),
    sea(300, '#d8b4cc', '#8f94c4', { to: 560, waves: 20, foam: '#fff0f0' }),
    dolphin([700, 340, 100], 'left', 6),
    beach(at('-20,520 300,540 640,520 940,530 1220,520'), '#e2c4b8', '#fff4f0'),
    baobab([1090, 600, 300], '#9a7a94', '#8a8aa4'),
    heron([330, 830, 620], { looks: 'right', startled: true, oneLeg: true, beak: 'open' }),
    crab([680, 850, 150], { mood: 'glad', gaze: [1, -0.8], claws: 'up', legs: 'sideways', tilt: 5 }),
    burst([470, 740, 26, 76], '#fff6d0', 7, [-150, 60]),
    stroke('M900 800h110M920 830h120', '#c9a49c', 9),
  ],
};

const girl: DrawnLook = {
  skin: '#8a5a3e',
  hair: 'knots',
  hairColor: '#2a1c22',
  age: 'child',
  top: '#e8508a',
  bottom: '#e8508a',
  shoes: '#8a5a3e',
  dress: 'gown',
  sleeves: 0.4,
  over: (_turn, folded) =>
    rect([-0.8, folded ? 1.1 : 1.9, 1.6, 0.16], '#ffe27a') + shape('M-0.36 0Q0 0.4 0.36 0Z', '#ffe27a'),
};

const boy: DrawnLook = {
  skin: '#74482f',
  hair: 'crop',
  hairColor: '#241820',
  age: 'child',
  top: '#ffffff',
  bottom: '#3f7fb0',
  shoes: '#74482f',
  sleeves: 0.45,
  hat: () =>
    shape('M-0.84 -0.5Q-0.86 -1.16 0 -1.18Q0.86 -1.16 0.84 -0.5Q0 -0.76 -0.84 -0.5Z', '#fff6e6') +
    stroke('M-0.82 -0.6Q0 -0.86 0.82 -0.6', '#d8a83a', 0.09),
};

export const everSince: Scene = {
  light: noon,
  pieces: [
    sky('#7fd6ee', '#d0f2f0', '#fff4da'),
    cloud([320, 130, 240]),
    sea(330, '#6fd0dc', '#2fa6c0', { to: 520, waves: 18 }),
    dhow([560, 380, 150]),
    coralTown(336, [760, 1160], 12),
    beach(at('-20,480 300,500 640,480 940,494 1220,480'), sand),
    palm([1120, 600, 400], -0.16),
    drawnPerson(girl, [250, 800, 92], {
      mood: 'laugh',
      turn: 0.8,
      gaze: 0.5,
      legs: 'sit',
      hands: '-0.5,1.2 1.1,0.9',
      headTilt: 6,
    }),
    drawnPerson(boy, [470, 760, 80], {
      mood: 'surprised',
      turn: 0.8,
      gaze: 0.6,
      legs: 'kneel',
      hands: '0.1,1.3 0.7,1.3',
    }),
    crab([880, 840, 124], { mood: 'glad', gaze: [-1, -0.5], claws: 'up', legs: 'sideways', tilt: 3 }),
    stroke('M700 800h-90M690 830h-110', '#d9b98c', 9),
    shell([90, 860, 40], '#ffb0a0', -12) + shell([1110, 850, 44], '#c9b0e8', 20),
    stones([[620, 600, 40]], '#d9c4b0'),
  ],
};

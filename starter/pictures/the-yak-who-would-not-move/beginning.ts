import { at } from '../characters/drawn-people.ts';
import { yak, yakFromTheFront } from '../characters/yak.ts';
import type { Scene } from '../compose.ts';
import { cliff, flagLine, ledge, mountainHouse, peak, windStreaks } from '../scenery/mountain-path.ts';
import { burst, motion } from '../scenery/signs.ts';
import { cloud, glow, mist, sky, sun } from '../scenery/sky.ts';
import { path } from '../scenery/land.ts';
import {
  clear,
  goats,
  handDrum,
  herder,
  monk,
  note,
  range,
  rock,
  saltSack,
  someone,
  teacher,
  trader,
  trodden,
  bookTower,
} from './props.ts';

export const cover: Scene = {
  light: clear,
  pieces: [
    sky('#8cc8f8', '#c4e4fa', '#f4f0e4'),
    range(560, '#8f9fd0'),
    flagLine([-10, 90, 620, 40], 60, 74),
    flagLine([620, 40, 1210, 110], 60, 74),
    path(at('600,960 600,760 640,640 560,560 600,500'), 1000, 120, '#e2c39a'),
    someone(herder, [1020, 680, 54], { mood: 'sly', turn: -0.7 }),
    someone(trader, [900, 720, 62], { mood: 'cross', turn: -0.5, hands: '-0.9,1.7 0.9,1.7' }),
    someone(teacher, [190, 680, 54], { mood: 'worried', turn: 0.6, hands: '-0.5,0.9 0.5,0.7' }),
    someone(monk, [310, 724, 62], { mood: 'surprised', turn: 0.6 }),
    goats([[1080, 760, 100]]),
    yakFromTheFront([605, 850, 520], 'calm', 0.1),
  ],
};

export const narrowPath: Scene = {
  light: clear,
  pieces: [
    sky('#5fa8ea', '#b8dcf8', '#f0f2ea'),
    sun([1010, 150, 56], '#ffe08a', '#fff6d0'),
    range(640, '#94a3d4', 1.05),
    mist(520, 180, '#ffffff', 0.8),
    cloud([880, 560, 300]),
    cliff(-80, 420, 640, rock),
    mountainHouse([1030, 700, 110]),
    ledge(at('-20,650 300,640 620,660 900,690 1220,720'), rock, trodden, 40),
    flagLine([330, 250, 1210, 330], 110, 44, 0.9),
    windStreaks([
      [470, 480, 200],
      [780, 430, 170],
      [560, 580, 150],
    ]),
    yak([640, 682, 130], {}),
    windStreaks(
      [
        [120, 800, 260],
        [760, 840, 240],
      ],
      '#fff0e0',
    ),
  ],
};

export const traderPushes: Scene = {
  light: clear,
  pieces: [
    sky('#6fb4ee', '#c8e4f8', '#f6f0e2'),
    peak([950, 700, 900, 620], '#9aa8d6'),
    peak([480, 700, 620, 380], '#b4bfe2'),
    cloud([560, 300, 240]),
    ledge(at('-20,770 400,760 800,764 1220,772'), rock, trodden, 66),
    saltSack([130, 820, 170], -6),
    yak([740, 812, 360], { mood: 'back', turn: 0.1, tail: 24 }),
    someone(trader, [320, 816, 84], { mood: 'shout', turn: 0.9, legs: 'walk', tilt: 14, hands: '1.0,0.7 1.3,1.1' }),
    burst([300, 330, 30, 74], '#ffffff', 5, [-170, -60]),
  ],
};

export const monkSings: Scene = {
  light: clear,
  pieces: [
    sky('#7abcf0', '#d4e9f6', '#fbf2de'),
    range(640, '#a3afd8', 0.9),
    cliff(940, 1290, 700, rock),
    flagLine([-10, 150, 960, 80], 90, 60, 0.5),
    ledge(at('-20,660 300,640 640,620 900,630 1220,640'), rock, trodden, 300),
    saltSack([430, 700, 110], -6),
    someone(trader, [545, 724, 74], { mood: 'cross', turn: 0.8, hands: '0.5,0.5 1.3,0.6', tilt: 6 }),
    yakFromTheFront([875, 850, 460], 'shut', -0.3),
    someone(monk, [250, 812, 92], { mood: 'sing', turn: 0.5, headTilt: -8, hands: '-1.2,0.3 1.15,0.9' }),
    handDrum([140, 422, 66]),
    motion([76, 400, 40, 200], '#ffffff', 2, 30),
    note(400, 350, 36) + note(490, 250, 30) + note(580, 190, 26),
  ],
};

export const teacherBegs: Scene = {
  light: clear,
  pieces: [
    sky('#86c4f2', '#e0ecf2', '#ffeecb'),
    glow([980, 240, 360], '#fff4cc', 0.9),
    peak([300, 640, 800, 520], '#a9b4dc'),
    peak([860, 640, 560, 330], '#bcc6e6'),
    mist(520, 160, '#ffffff', 0.8),
    ledge(at('-20,600 300,614 640,640 900,660 1220,668'), rock, trodden, 54),
    bookTower([110, 636, 100], 7, 2),
    someone(teacher, [255, 650, 58], { mood: 'sad', turn: 0.8, hands: '0.3,0.5 0.62,0.5' }),
    someone(monk, [400, 664, 58], { mood: 'sing', turn: 0.6, hands: '-0.9,0.9 1.0,0.6' }),
    handDrum([470, 500, 36]),
    yak([835, 700, 258], { mood: 'calm', turn: 0.8, tail: 20 }),
    someone(trader, [548, 690, 60], { mood: 'cross', turn: 0.9, legs: 'walk', tilt: 14, hands: '1.0,0.7 1.3,1.1' }),
    note(520, 410, 24) + note(470, 360, 20),
  ],
};

import { at } from '../characters/drawn-people.ts';
import { robot } from '../characters/chuma-the-robot.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { ground } from '../scenery/land.ts';
import { cakeTray, shelves, shopRow, streetBus, workbench } from '../scenery/repair-street.ts';
import { windowWith } from '../scenery/rooms.ts';
import { burst, motion } from '../scenery/signs.ts';
import { cloud, glow, sky } from '../scenery/sky.ts';
import { rain } from '../scenery/water.ts';
import { circle, ellipse, rect, shape, stroke } from '../svg.ts';
import { baraka, day, dust, floor, jacaranda, openUmbrella, someone, tito, wall, wema, zawadi } from './props.ts';

export const cover: Scene = {
  light: day,
  pieces: [
    sky('#9fd8f4', '#dcf0f6', '#fff0dc'),
    cloud([240, 120, 220]),
    shopRow(640, [-30, 1240], 330, 2),
    jacaranda([1090, 690, 520], 5),
    ground(at('-20,640 600,632 1220,640'), dust, '#c98a68', 0),
    ellipse([600, 850, 420, 40], '#b87a5a', 0.3),
    someone(zawadi, [290, 860, 92], { mood: 'happy', turn: 0.6, hands: '-0.6,1.3 1.3,0.5' }),
    someone(tito, [930, 866, 84], { mood: 'surprised', turn: -0.6, hands: '-1.2,0.6 0.6,1.2' }),
    robot([605, 868, 146], { mood: 'sorry', turn: 0, headTilt: -6 }),
  ],
};

export const repairShop: Scene = {
  light: day,
  pieces: [
    rect([0, 0, 1200, 900], wall),
    rect([0, 700, 1200, 200], floor),
    shelves([40, 70, 700, 330], 2, 3),
    rect([820, 110, 330, 590], '#a9dcf0'),
    shape('M820 560H1150V700H820Z', dust),
    streetBus([1010, 650, 380], '#f2c53d', 'left'),
    rect([800, 100, 26, 610], '#b87a54') + rect([1144, 100, 26, 610], '#b87a54') + rect([800, 92, 370, 26], '#b87a54'),
    someone(wema, [470, 740, 78], { mood: 'shout', turn: 0.5, legs: 'hidden', hands: '-0.9,1.2 1.0,0.3' }),
    someone(zawadi, [190, 850, 84], { mood: 'happy', turn: 0.5, hands: '-0.6,1.2 1.1,-0.2' }),
    circle([280, 556, 9], '#8a93a4'),
    workbench([300, 640, 430, 220], '#c98a5a'),
    figure('mendedRadio', 390, 648, { h: 96, shadow: false }),
    rect([590, 600, 96, 46], '#c9ccd6', 12) + stroke('M606 600v-8M640 600v-8', '#5a5464', 12),
    someone(tito, [880, 850, 84], { mood: 'laugh', turn: -0.4, legs: 'fall', tilt: 6, hands: '-0.7,1.2 0.8,1.2' }),
    rect([730, 800, 130, 70], '#c9ccd6', 14) + stroke('M756 800v-10M800 800v-10', '#5a5464', 14),
  ],
};

export const metalHand: Scene = {
  light: day,
  pieces: [
    rect([0, 0, 1200, 900], '#f6d8b8'),
    rect([0, 690, 1200, 210], '#d89a7c'),
    windowWith(
      [110, 110, 270, 260],
      '#b87a54',
      sky('#a8b8cc', '#c8d4de'),
      rain(26, { seed: 4, color: '#ffffff', opacity: 0.8 }),
    ),
    figure('mendedTelevision', 800, 700, { h: 250, tilt: -6 }),
    figure('mendedTelevision', 1040, 740, { h: 270, tilt: 8, hue: 40 }),
    figure('mendedTelevision', 930, 500, { h: 230, tilt: 4, hue: -30, shadow: false }),
    figure('mendedTelevision', 700, 800, { h: 210, tilt: 10, hue: 90 }),
    stroke('M760 760Q640 720 560 700', '#6a7486', 44) + stroke('M760 756Q640 716 560 696', '#a4adbc', 28),
    circle([550, 696, 34], '#6db39e') + stroke('M528 686q-40 -24 -52 6M528 708q-34 26 -54 6', '#6a7486', 20),
    rect([400, 640, 96, 96], '#e8643c', 10) + rect([392, 632, 112, 24], '#c8503a', 8),
    someone(zawadi, [250, 858, 96], { mood: 'surprised', turn: 0.8, hands: '0.4,1.6 1.4,0.9' }),
    someone(tito, [1010, 868, 84], { mood: 'laugh', turn: -0.8, hands: '-1.4,0.4 0.7,1.2' }),
  ],
};

export const firstWord: Scene = {
  light: day,
  pieces: [
    sky('#ffe0b4', '#ffecd0', '#fff4e0'),
    shelves([60, 40, 1080, 190], 1, 8),
    glow([600, 400, 460], '#fff6cc', 0.95),
    workbench([90, 690, 1020, 240], '#c98a5a'),
    robot([600, 700, 132], { mood: 'on', turn: 0, hands: '-1.3,1.1 1.3,1.1', shadow: false }),
    burst([600, 230, 170, 230], '#ffb84a', 9, [-170, -10]),
    someone(zawadi, [260, 800, 104], { mood: 'surprised', turn: 0.7, legs: 'hidden', hands: '-0.7,0.5 0.9,0.6' }),
    someone(tito, [950, 810, 98], { mood: 'surprised', turn: -0.7, legs: 'hidden', hands: '-0.9,-0.1 0.8,0.0' }),
    stroke('M680 690Q800 660 840 730T1000 760', '#4a4452', 10),
    rect([300, 706, 70, 18], '#8a93a4', 6) + rect([370, 700, 60, 30], '#e8503f', 8),
    circle([470, 716, 9], '#8a93a4') + circle([500, 724, 7], '#8a93a4') + circle([760, 726, 8], '#8a93a4'),
  ],
};

export const goodManners: Scene = {
  light: day,
  pieces: [
    sky('#a8dcf4', '#e0f2f4', '#fff0dc'),
    shopRow(660, [420, 1240], 320, 5),
    rect([-20, 60, 430, 620], wall) + rect([30, 150, 330, 530], '#8a5a4a') + shelves([50, 170, 290, 230], 1, 6),
    shape('M-20 60H420L450 140H-20Z', '#e8785a'),
    ground(at('-20,680 600,640 1220,650'), dust, '#c98a68', 0),
    openUmbrella([90, 770, 80], '#8a5fb8', -100),
    openUmbrella([220, 840, 84], '#3fa0a8', 96),
    openUmbrella([160, 700, 70], '#f2b83c', -30),
    robot([560, 850, 118], { mood: 'sorry', turn: 0.7, tilt: 6, hands: '-1.2,0.8 1.3,0.7' }),
    motion([380, 740, 90, 180], '#ffffff', 3, 34),
    someone(baraka, [890, 862, 88], { mood: 'laugh', turn: -0.6, tilt: 5, hands: '-1.4,0.3 1.2,0.2' }),
    `<g transform="rotate(-14 780 640)">${cakeTray([760, 650, 220], 4)}</g>`,
    ...at('690,520 740,420 800,350 760,560 1060,520').map(
      ([x, y]) => ellipse([x, y, 26, 22], '#dc9a4a') + ellipse([x - 6, y - 6, 14, 10], '#ffdf9a', 0.8),
    ),
  ],
};

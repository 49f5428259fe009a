import { at } from '../characters/drawn-people.ts';
import { robot } from '../characters/chuma-the-robot.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { ground } from '../scenery/land.ts';
import { fruitCart, shelves, shopRow, streetBus, workbench } from '../scenery/repair-street.ts';
import { burst } from '../scenery/signs.ts';
import { sky } from '../scenery/sky.ts';
import { circle, ellipse, rect, shape } from '../svg.ts';
import {
  brokenLamp,
  cakeMan,
  day,
  driver,
  dust,
  floor,
  henWoman,
  jacaranda,
  mangoMan,
  paintedHippo,
  sisterOne,
  sisterTwo,
  someone,
  tito,
  tornBoy,
  wall,
  wema,
  baraka,
} from './props.ts';

export const busAndCart: Scene = {
  light: day,
  pieces: [
    sky('#8fd0f2', '#d8eef6', '#fff2dc'),
    shopRow(420, [-30, 1240], 250, 4),
    jacaranda([620, 440, 330], 7),
    ground(at('-20,430 600,424 1220,430'), '#d8c4b8', '#b89c94', 0),
    streetBus([250, 690, 560], '#e8508a', 'right'),
    fruitCart([940, 720, 330], '#ffb03c'),
    someone(driver, [420, 790, 66], { mood: 'shout', turn: 0.8, hands: '-0.8,-0.8 1.4,0.2' }),
    someone(mangoMan, [770, 800, 66], { mood: 'shout', turn: -0.8, hands: '-1.4,0.1 0.8,-0.9' }),
    robot([595, 850, 62], { mood: 'sorry', turn: 0, headTilt: -10 }),
    burst([500, 520, 14, 44], '#e8503f', 3, [-60, 20]) + burst([690, 520, 14, 44], '#e8503f', 3, [160, 240]),
  ],
};

export const borrowed: Scene = {
  light: day,
  pieces: [
    sky('#ffd2a8', '#ffe6c8', '#fff4e4'),
    rect([-20, 120, 760, 560], '#a9d8d0') +
      rect([60, 200, 200, 220], '#fff6e4', 8) +
      rect([74, 214, 172, 192], '#7a8ab0', 6) +
      rect([480, 180, 190, 500], '#8a5a6a', 6) +
      circle([646, 440, 10], '#ffd873'),
    shape('M-20 90H770L800 170H-20Z', '#e8785a'),
    jacaranda([1060, 640, 500], 9),
    ground(at('-20,680 600,670 1220,650'), dust, '#c98a68', 0),
    rect([70, 740, 640, 34], '#b8784a', 8) + rect([100, 770, 36, 90], '#9a5f3c') + rect([640, 770, 36, 90], '#9a5f3c'),
    someone(sisterOne, [180, 764, 84], { mood: 'sad', turn: -0.2, legs: 'sit', hands: '-0.4,1.0 0.5,1.0' }),
    someone(sisterTwo, [590, 764, 84], { mood: 'sly', turn: -0.7, legs: 'sit', hands: '-0.9,0.8 0.5,1.0' }),
    robot([386, 770, 82], { mood: 'sorry', turn: -0.4, headTilt: 8, hands: '-1.5,0.5 1.5,0.5', shadow: false }),
    someone(tornBoy, [880, 850, 78], { mood: 'worried', turn: -0.7, hands: '-0.5,1.4 0.6,1.6' }),
    shape('M846 806l14 20l12 -16l10 22l12 -24Z', '#6b4230'),
    someone({ ...baraka, hair: 'bun', top: '#f2a83c', bottom: '#f2a83c', hat: () => '' }, [1060, 860, 76], {
      mood: 'happy',
      turn: -0.7,
      hands: '-0.6,1.2 0.6,1.2',
    }),
  ],
};

export const lamp: Scene = {
  light: day,
  pieces: [
    rect([0, 0, 1200, 900], wall),
    rect([0, 640, 1200, 260], floor),
    shelves([380, 60, 560, 330], 2, 11),
    rect([60, 150, 220, 490], '#8a5a4a', 6) + rect([76, 166, 188, 474], '#a9dcf0'),
    workbench([360, 540, 600, 170], '#c98a5a'),
    someone(wema, [190, 800, 84], { mood: 'surprised', turn: 0.8, hands: '-1.3,-0.3 1.3,-0.3' }),
    brokenLamp(480, 800, 78),
    figure('kickedBall', 900, 860, { h: 92 }),
    robot([1060, 830, 90], { mood: 'sorry', turn: -0.6, headTilt: -8 }),
    someone(tito, [790, 800, 88], { mood: 'worried', turn: -0.3, gaze: 1, headTilt: 8, hands: '-0.3,1.3 0.3,1.3' }),
  ],
};

export const everywhere: Scene = {
  light: day,
  pieces: [
    sky('#9fd8f4', '#dcf0f4', '#ffeed8'),
    figure('roofHen', 150, 206, { h: 84, shadow: false }),
    figure('roofHen', 440, 226, { h: 84, shadow: false }),
    figure('roofHen', 760, 206, { h: 84, shadow: false }),
    shopRow(520, [-30, 1240], 360, 7),
    ground(at('-20,520 600,514 1220,520'), dust, '#c98a68', 0),
    streetBus([640, 630, 440], '#5fb0e0', 'right'),
    paintedHippo(600, 548, 64),
    someone(henWoman, [110, 800, 72], { mood: 'shout', turn: 0.7, hands: '-0.7,-1.2 1.2,0.4' }),
    someone(driver, [800, 820, 70], { mood: 'cross', turn: -0.6, hands: '-1.3,0.3 0.9,1.4' }),
    someone(cakeMan, [1060, 850, 72], { mood: 'cross', turn: -0.7, hands: '-0.9,0.7 0.3,0.7' }),
    ellipse([1030, 710, 84, 20], '#ffffff') +
      shape('M960 704V664Q1030 634 1100 664V704Q1030 730 960 704Z', '#f2b8c8') +
      ellipse([1030, 664, 70, 17], '#fff0f4') +
      ellipse([1030, 664, 28, 10], '#8a4a4a'),
    robot([325, 866, 98], { mood: 'sorry', turn: 0.2, headTilt: 8, hands: '-1.2,0.8 1.2,0.8' }),
  ],
};

import { at } from '../characters/drawn-people.ts';
import { robot } from '../characters/chuma-the-robot.ts';
import type { Scene } from '../compose.ts';
import { ground } from '../scenery/land.ts';
import { cakeTray, shelves, shopRow, workbench } from '../scenery/repair-street.ts';
import { lampLight, windowWith } from '../scenery/rooms.ts';
import { burst } from '../scenery/signs.ts';
import { glow, sky } from '../scenery/sky.ts';
import { circle, ellipse, rect, shape } from '../svg.ts';
import {
  baraka,
  cakeMan,
  day,
  driver,
  dust,
  henWoman,
  jacaranda,
  mangoMan,
  sisterOne,
  sisterTwo,
  someone,
  tito,
  titoEating,
  wall,
  wema,
  zawadi,
} from './props.ts';

const evening = { tint: '#ffe6d4', shadow: '#3a1c3a' };

export const standingOutside: Scene = {
  light: evening,
  pieces: [
    sky('#f29a6a', '#ffc48a', '#ffe2b8'),
    rect([240, 40, 720, 640], '#f2c8a0') + shape('M200 40H1000L1040 150H160Z', '#d8603f'),
    rect([380, 190, 440, 490], '#7a4a44', 8),
    shelves([400, 210, 400, 160], 1, 13),
    ground(at('-20,680 600,672 1220,680'), '#d89a78', '#b06a54', 0),
    robot([600, 712, 88], { mood: 'dim', turn: 0, headTilt: 8, hands: '-1.1,1.3 1.1,1.3' }),
    someone(wema, [770, 720, 68], { mood: 'sad', turn: -0.7, hands: '-1.3,1.0 0.6,1.3' }),
    someone(tito, [420, 730, 66], { mood: 'worried', turn: 0.6, hands: '-0.2,1.0 0.3,1.0' }),
    someone(henWoman, [90, 990, 96], { fromBehind: true, hands: '-0.8,1.6 1.2,-0.9', armsBehind: true }),
    someone(sisterOne, [290, 1010, 92], { fromBehind: true }),
    someone(mangoMan, [930, 1020, 96], { fromBehind: true, hands: '-1.2,-0.8 0.9,1.6', armsBehind: true }),
    someone(cakeMan, [1120, 1000, 92], { fromBehind: true }),
  ],
};

export const itWasMe: Scene = {
  light: evening,
  pieces: [
    sky('#f6a878', '#ffd09a', '#ffe8c4'),
    shopRow(470, [-30, 1240], 330, 6),
    ground(at('-20,470 600,462 1220,470'), '#e0a684', '#b8745c', 0),
    someone(driver, [1050, 640, 58], { mood: 'worried', turn: -0.5, gaze: 1, hands: '-0.6,1.4 0.9,-1.3' }),
    someone(cakeMan, [920, 620, 54], { mood: 'surprised', turn: -0.6 }),
    someone(wema, [200, 850, 84], { mood: 'surprised', turn: 0.8, hands: '-0.4,0.9 0.4,0.9' }),
    robot([820, 850, 106], { mood: 'on', turn: -0.5, headTilt: -6 }),
    someone(tito, [520, 866, 106], { mood: 'surprised', turn: -0.4, headTilt: -5, hands: '-1.5,0.4 1.5,0.4' }),
    someone(sisterTwo, [1080, 866, 80], { mood: 'worried', turn: -0.6, hands: '-0.8,1.2 0.8,-1.9' }),
  ],
};

export const noNoNo: Scene = {
  light: day,
  pieces: [
    rect([0, 0, 1200, 900], '#ffdcb0'),
    rect([0, 650, 1200, 250], '#d8987a'),
    windowWith([70, 90, 240, 260], '#b87a54', rect([0, 0, 400, 400], '#4a4f8e'), circle([230, 170, 34], '#fff0c0')),
    shelves([420, 60, 720, 170], 1, 15),
    lampLight([640, 330, 520], '#fff2c8', 0.6),
    someone(wema, [1040, 690, 80], { mood: 'shout', turn: -0.6, legs: 'hidden', hands: '-1.3,0.2 0.8,1.0' }),
    workbench([860, 600, 380, 240], '#c98a5a'),
    rect([1090, 540, 90, 64], '#5fa8c4', 8) + circle([1120, 572, 18], '#2f6a86'),
    robot([470, 850, 112], { mood: 'think', turn: 0.3, headTilt: 4 }),
    someone(zawadi, [205, 862, 90], { mood: 'sing', turn: 0.7, hands: '-0.6,1.2 1.2,-0.2' }),
    someone(tito, [715, 868, 88], { mood: 'sing', turn: -0.7, hands: '-1.1,-0.3 0.6,1.2' }),
  ],
};

export const secondWord: Scene = {
  light: day,
  pieces: [
    sky('#8fd0f2', '#d8f0f6', '#fff2dc'),
    shopRow(640, [-30, 700], 330, 8),
    jacaranda([330, 660, 460], 11),
    rect([700, 40, 540, 640], wall) +
      rect([790, 170, 400, 510], '#8a5a4a', 8) +
      shelves([810, 190, 360, 160], 1, 17) +
      shape('M680 40H1240V130H650Z', '#e8785a'),
    ground(at('-20,610 600,640 1220,660'), dust, '#c98a68', 0),
    glow([600, 520, 240], '#fffbe0', 0.7),
    someone(baraka, [170, 850, 84], { mood: 'cross', turn: 0.8, hands: '0.2,1.1 1.3,1.1' }),
    cakeTray([240, 618, 150], 0),
    someone(zawadi, [440, 866, 80], { mood: 'surprised', turn: 0.8, hands: '-0.5,0.3 0.5,0.3' }),
    robot([690, 860, 108], { mood: 'new', turn: 0.6, hands: '-1.2,1.1 1.9,0.3', points: true }),
    burst([690, 350, 60, 110], '#ffb84a', 7, [-160, -20]),
    someone(titoEating, [1000, 866, 94], { mood: 'still', turn: -0.5, hands: '-0.5,1.6 0.4,0.9' }),
    ellipse([1046, 676, 34, 30], '#dc9a4a') +
      ellipse([1038, 668, 18, 13], '#ffdf9a', 0.8) +
      circle([1072, 666, 14], wall, 0),
  ],
};

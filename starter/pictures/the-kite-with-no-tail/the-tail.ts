import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { type TailPiece, kiteTail, scrapKite, skyOfKites, spiral } from '../scenery/kites.ts';
import { oldCity, roofFloor } from '../scenery/roof-terrace.ts';
import { motion } from '../scenery/signs.ts';
import { sky } from '../scenery/sky.ts';
import { rect, shape, stroke } from '../svg.ts';
import {
  barber,
  barefootRobi,
  drummer,
  kiteString,
  otherSister,
  robi,
  roofLight,
  shirin,
  sister,
  tuli,
} from './people-of-the-roofs.ts';

const wholeTail: readonly TailPiece[] = ['sock', 'sock', 'sari', 'towel', 'ribbon', 'ribbon', 'cord'];

export const theCat: Scene = {
  light: roofLight,
  pieces: [
    sky('#a8b4e4', '#f4d4d0', '#ffe4b4'),
    skyOfKites(12, 300, 33, [620, 260, 300]),
    oldCity(380, '#ecd4d4', 61),
    rect([-20, 520, 1240, 400], '#d98c7a') + rect([-30, 500, 1260, 40], '#f4c4b0', 10),
    stroke(
      'M0 640H1200M0 760H1200M120 540V640M420 540V640M720 540V640M1020 540V640M270 640V760M570 640V760M870 640V760',
      '#b86a5c',
      5,
      0.45,
    ),
    figure('catBlack', 640, 506, { h: 280, looks: 'left', tilt: -5, shadow: false }),
    stroke('M860 250q44 40 36 100M900 230q54 52 44 126', '#ffffff', 7, 0.8),
    tuli(
      [250, 905, 190],
      { mouth: 'flat' },
      {
        legs: 'hidden',
        hands: [
          [-0.4, 0.7],
          [0.18, 0.02],
        ],
        headTilt: 10,
      },
    ),
    robi(
      [930, 905, 175],
      { mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.7, -0.4],
          [0.6, 0.5],
        ],
        headTilt: -10,
      },
    ),
    group('transform="translate(590 800) scale(1.1 0.8)"', scrapKite([0, 0, 110], 66)),
  ],
};

const chalkRing = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="#fffaf0" stroke-width="8" stroke-dasharray="120 12" opacity="0.95"/>`;

export const twoSocks: Scene = {
  light: roofLight,
  pieces: [
    sky('#98b4e8', '#e8d0e4', '#ffdcb8'),
    oldCity(60, '#e4d0e0', 71, 1),
    roofFloor(230, 700, '#c87a86', '#e8c3a0'),
    rect([-10, 360, 1220, 240], '#c87a86'),
    [0, 1, 2, 3, 4, 5].map((i) => chalkRing(80 + i * 64, 410)).join(''),
    [0, 1, 2].map((i) => chalkRing(80 + i * 64, 490)).join(''),
    spiral([800, 300, 170], 1, '#ffffff', 8),
    kiteString([862, 530], [852, 470], [830, 420], [805, 300]),
    kiteTail(
      [
        [790, 430],
        [750, 490],
        [775, 570],
        [740, 660],
      ],
      ['sock', 'sock'],
      78,
    ),
    scrapKite([805, 300, 130], 8),
    tuli(
      [545, 860, 205],
      {},
      {
        hands: [
          [-0.66, 0.04],
          [0.5, 0.6],
        ],
        headTilt: -6,
        held: (u) => [rect([-u * 0.78, -u * 0.12, u * 0.07, u * 0.2], '#fffaf0', 6)],
      },
    ),
    barefootRobi(
      [960, 850, 200],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.5, -0.1],
          [0.6, 0.4],
        ],
        headTilt: -6,
      },
    ),
    stroke('M915 865l-14 12M900 858l-18 6M1020 865l14 12M1036 858l18 6', '#ffffff', 6, 0.9),
  ],
};

export const sariAndTowel: Scene = {
  light: roofLight,
  pieces: [
    sky('#a4b4e8', '#f0ccd8', '#ffd8a8'),
    skyOfKites(12, 250, 43),
    oldCity(300, '#ecccd8', 81),
    rect([-20, 610, 790, 310], '#8fbfae') +
      rect([-30, 594, 810, 30], '#c8e8dc', 8) +
      rect([-20, 690, 775, 230], '#e8c3a0'),
    rect([850, 480, 380, 440], '#e0b070') + rect([836, 464, 400, 30], '#f6d8a0', 8),
    stroke('M870 470V300M1190 470V300', '#8a6a5a', 12),
    shape('M850 300H1210L1190 250H870Z', '#e8548a') +
      shape('M930 300H1010L1006 250H940ZM1090 300H1170L1152 250H1080Z', '#fff4e0'),
    barber(
      [1030, 560, 150],
      { mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.86, -0.16],
          [0.5, 0.5],
        ],
        headTilt: -6,
      },
    ),
    rect([850, 470, 380, 140], '#e0b070') + rect([836, 464, 400, 30], '#f6d8a0', 8),
    group(
      'transform="translate(800 330) rotate(38)"',
      `<g transform="scale(2.2)">${[0, 1, 2, 3].map((i) => rect([-20, i * 20, 44, 21], i % 2 === 0 ? '#3f8fd8' : '#f4f6fa')).join('')}</g>`,
    ),
    motion([850, 300, 60, -40], '#ffffff', 3),
    shirin(
      [220, 800, 215],
      {},
      {
        legs: 'kneel',
        hands: [
          [0.24, 0.34],
          [0.8, 0.3],
        ],
        headTilt: 4,
      },
    ),
    shape('M262 590Q330 560 400 586Q470 640 440 780L395 776Q410 660 372 628Q320 604 270 632Z', '#d8283f') +
      stroke('M270 610Q350 580 412 622Q440 680 420 776', '#ffd24a', 7),
    figure('basket', 90, 850, { h: 120 }),
    tuli(
      [500, 850, 165],
      {},
      {
        hands: [
          [-0.7, 0.1],
          [0.6, -0.5],
        ],
        headTilt: 6,
      },
    ),
    barefootRobi(
      [670, 870, 135],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.7, -0.6],
          [0.72, -0.6],
        ],
        headTilt: 6,
      },
    ),
  ],
};

export const onTheStairs: Scene = {
  light: roofLight,
  pieces: [
    sky('#b8a8e4', '#f8c8c8', '#ffd09a'),
    skyOfKites(8, 130, 53),
    oldCity(90, '#ecc4d0', 91, 1),
    rect([90, 200, 1030, 720], '#f0cf92') + rect([70, 180, 1070, 34], '#fff0cc', 8),
    rect([130, 240, 950, 640], '#b88a7a'),
    rect([130, 240, 950, 640], '#4a2050', 0, 0.14),
    shape('M130 890V820H330V740H450V660H570V580H690V500H810V420H930V330H1080V890Z', '#e8c3a0'),
    stroke('M130 820H330V740H450V660H570V580H690V500H810V420H930V330H1080', '#fff0d4', 9),
    stroke('M180 610V820M620 400V580M1010 330V240', '#8a6a7a', 0.1),
    otherSister(
      [520, 662, 108],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.6, -0.2],
          [0.6, 0.0],
        ],
        shadow: false,
      },
    ),
    sister(
      [650, 582, 108],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.5, 0.3],
          [0.6, -0.3],
        ],
        shadow: false,
      },
    ),
    drummer(
      [870, 866, 135],
      { mouth: 'laugh' },
      {
        legs: 'sit',
        hands: [
          [-0.1, 0.5],
          [0.5, 0.3],
        ],
        headTilt: -4,
      },
    ),
    figure('dhol', 960, 880, { h: 150, tilt: 14 }),
    kiteTail(
      [
        [905, 265],
        [885, 350],
        [810, 300],
        [740, 420],
        [620, 470],
        [560, 480],
        [430, 600],
        [330, 700],
        [250, 690],
      ],
      wholeTail,
      74,
    ),
    scrapKite([890, 150, 110], -14),
    tuli(
      [1000, 332, 118],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.72, -0.02],
          [0.5, -0.5],
        ],
        shadow: false,
        headTilt: -6,
      },
    ),
    barefootRobi(
      [220, 822, 135],
      { mouth: 'round' },
      {
        hands: [
          [-0.5, 0.4],
          [0.44, 0.1],
        ],
        headTilt: 8,
        shadow: false,
      },
    ),
  ],
};

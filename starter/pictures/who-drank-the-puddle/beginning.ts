import { person } from '../characters/people.ts';
import type { Piece, Scene } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { burst } from '../scenery/signs.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { drop, ripples, splash } from '../scenery/water.ts';
import {
  blueDoor,
  bucketSeat,
  chalkRing,
  clayWall,
  flagstones,
  flatRoofs,
  mirrorPuddle,
  openWindow,
  puddleOutline,
} from '../scenery/yard.ts';
import { ellipse, rect, shape, stroke } from '../svg.ts';
import { clay, stone, grandpaLook, sami, clear, mirrorCloud, yard } from './props.ts';

function magnifier(x: number, y: number, h: number, tilt: number): Piece {
  return floating('magnifier', x, y, { h, tilt });
}

export const cover: Scene = {
  light: clear,
  pieces: [
    sky('#7fd3da', '#c9eee6', '#fff4dc'),
    cloud([215, 110, 190]),
    flatRoofs(230, '#dba588', 11),
    clayWall([-20, 240, 1240, 500], clay),
    blueDoor([930, 500, 150, 250]),
    flagstones(496, stone),
    sami(570, 632, 236, {
      legs: 'stand',
      hands: [
        [-0.56, 0.68],
        [0.6, 0.12],
      ],
      headTilt: -4,
      held: (u) => [magnifier(u * 0.62, -u * 0.22, u * 0.62, 0)],
    }),
    mirrorPuddle([600, 755, 960], { flat: 0.26 }, mirrorCloud(560, 775, 330)),
    ripples([880, 790, 120], '#ffffff', 2),
  ],
};

export const goodMorning: Scene = {
  light: clear,
  pieces: [
    ...yard({}),
    cloud([640, 120, 150]),
    mirrorPuddle([640, 730, 860], {}, mirrorCloud(690, 740, 230)),
    sami(215, 790, 155, {
      hands: [
        [-0.5, 0.75],
        [0.78, -0.4],
      ],
      headTilt: 6,
    }),
    stroke('M345 515q20 -18 16 -46M372 530q28 -24 24 -66', '#ffffff', 6, 0.8),
  ],
};

export const smaller: Scene = {
  light: clear,
  pieces: [
    sky('#7fd3da', '#d6f0e4'),
    flatRoofs(90, '#d9a184', 7),
    clayWall([-20, 100, 1240, 520], clay),
    openWindow(
      [640, 190, 230, 190],
      '#2f9fb0',
      person(grandpaLook, [755, 400, 150], {
        legs: 'hidden',
        headTilt: -8,
        hands: [
          [-0.5, 0.7],
          [0.5, 0.7],
        ],
      }),
    ),
    flagstones(516, stone),
    shape(puddleOutline(640, 725, 790), '#c98a66', 0.5),
    mirrorPuddle([640, 725, 560], {}, mirrorCloud(660, 735, 170)),
    sami(270, 850, 205, {
      hands: [
        [-0.72, 0.12],
        [0.72, 0.12],
      ],
      headTilt: -5,
      mouth: 'open',
    }),
    burst([270, 410, 100, 140], '#fff6da', 5, [-150, -30]),
  ],
};

export const detective: Scene = {
  light: clear,
  pieces: [
    sky('#8fd8da', '#d8f0e2'),
    clayWall([-20, 70, 1240, 470], clay),
    blueDoor([170, 470, 170, 290]),
    flagstones(466, stone),
    mirrorPuddle([420, 710, 620], {}, mirrorCloud(380, 720, 190)),
    chalkRing([420, 710, 668]),
    bucketSeat(905, 850, 200),
    sami(905, 850, 225, {
      legs: 'sit',
      hands: [
        [-0.6, 0.12],
        [0.5, 0.8],
      ],
      headTilt: 9,
      held: (u) => [floating('magnifier', -u * 0.36, -u * 0.22, { h: u * 0.7, looks: 'right', tilt: 8 })],
    }),
    stroke('M1062 470q18 -16 16 -40M1090 490q26 -22 22 -60', '#ffffff', 6, 0.7),
    rect([640, 850, 66, 19], '#fffdf4', 6),
  ],
};

export const justADog: Scene = {
  light: clear,
  pieces: [
    sky('#a2dfe0', '#e2f3e4'),
    clayWall([-20, 40, 1240, 380], clay),
    flagstones(376, stone, 6),
    sami(320, 620, 205, {
      hands: [
        [-0.5, 0.72],
        [1.0, 0.22],
      ],
      headTilt: 8,
      mouth: 'open',
    }),
    mirrorPuddle([470, 740, 880], { flat: 0.26 }, mirrorCloud(420, 740, 240)),
    chalkRing([470, 740, 930], 0.26, 11),
    clayWall([1030, 806, 260, 900], '#d99a74'),
    figure('dog', 1150, 800, { h: 560, looks: 'left', tilt: -36, shadow: false }),
    ripples([745, 716, 150], '#ffffff', 3, 0.9),
    splash([745, 712, 60], '#ffffff', 4),
  ],
};

const wetSpot = (x: number, y: number, w: number, strength: number): string =>
  ellipse([x, y, w / 2, w * 0.15], '#8a4a34', strength);

export const twoBirds: Scene = {
  light: clear,
  pieces: [
    sky('#9adfe2', '#e8f5e2'),
    flatRoofs(150, '#dba588', 17),
    clayWall([-20, 160, 1240, 440], clay),
    flagstones(436, '#e8b48c'),
    sami(150, 760, 200, {
      hands: [
        [-0.5, 0.7],
        [0.66, 0.5],
      ],
      tilt: 9,
      headTilt: 6,
    }),
    ...(
      [
        [330, 560, 70, 0.5],
        [960, 540, 80, 0.5],
        [1060, 640, 60, 0.32],
        [1100, 800, 90, 0.5],
        [420, 850, 80, 0.34],
        [880, 860, 90, 0.22],
        [1010, 720, 46, 0.16],
        [560, 530, 50, 0.2],
        [300, 660, 50, 0.24],
      ] as const
    ).map(([x, y, w, s]) => wetSpot(x, y, w, s)),
    mirrorPuddle([660, 720, 700], {}),
    chalkRing([660, 720, 752]),
    splash([530, 715, 230], '#e9fcff', 7),
    splash([790, 725, 240], '#e9fcff', 9),
    figure('bird', 545, 722, { h: 200, looks: 'right', tilt: -10, sunk: 0.1 }),
    figure('bird', 775, 732, { h: 200, looks: 'left', tilt: 12, sunk: 0.1 }),
    ripples([545, 724, 190], '#ffffff', 2, 0.9),
    ripples([775, 734, 190], '#ffffff', 2, 0.9),
    ...(
      [
        [420, 470],
        [900, 480],
        [980, 600],
        [380, 600],
        [660, 430],
        [820, 400],
        [500, 400],
        [1030, 500],
      ] as const
    ).map(([x, y], i) => drop([x, y, 11 + (i % 3) * 3], '#5cc4dc')),
  ],
};

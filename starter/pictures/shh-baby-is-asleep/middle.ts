import { type FolkLook, type FolkPose, folk } from '../characters/folk.ts';
import type { Piece, Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { cotBack, cotFront, houseFront, shutterWindow, stairs } from '../scenery/flats.ts';
import { lampLight, room } from '../scenery/rooms.ts';
import { burst } from '../scenery/signs.ts';
import { glow, spark } from '../scenery/sky.ts';
import { blueDoor } from '../scenery/yard.ts';
import { type Spot, ellipse, rect, shape, stroke } from '../svg.ts';
import { road, townSky } from './beginning.ts';
import {
  adelLook,
  afternoon,
  breadLook,
  breadTray,
  karimLook,
  lyingBaby,
  monaLook,
  noise,
  pigeon,
  rose,
  salmaLook,
  shush,
  violet,
} from './props.ts';

export const hammering: Scene = {
  light: afternoon,
  pieces: [
    room({ wall: '#f3d3a8', floor: '#b9866e', floorY: 690 }),
    lampLight([420, 300, 420], '#fff0c0', 0.5),
    rect([180, 130, 330, 560], '#7a5a48', 6),
    rect([204, 154, 282, 536], '#4a3048', 4),
    `<g transform="rotate(7 500 690)">${rect([300, 160, 200, 530], '#4f9c8e', 6)}${rect([326, 190, 148, 200], '#3f8478', 5)}${rect([326, 430, 148, 220], '#3f8478', 5)}${ellipse([326, 420, 11, 11], '#ffd75e')}</g>`,
    rect([90, 640, 70, 80], '#5f8fd0', 6),
    stroke('M98 640q27 -60 54 0', '#45516a', 8),
    figure('hammer', 745, 450, { h: 130, looks: 'left', tilt: 30, shadow: false }),
    burst([535, 380, 40, 92], '#ffffff', 9, [-200, 160]),
    folk(adelLook, [650, 850, 165], {
      turn: 0.35,
      gaze: [1, 0.2],
      mouth: 'o',
      brows: 'up',
      grab: [
        [550, 470],
        [745, 420],
      ],
    }),
    shush(monaLook, [1090, 830, 150], -1, { turn: -0.5, legs: 'stand' }),
    shush(salmaLook, [930, 850, 150], -1, { turn: -0.6, legs: 'tiptoe', brows: 'up' }),
  ],
};

export const breadComes: Scene = {
  light: afternoon,
  pieces: [
    townSky(),
    houseFront([640, -40, 620, 720], rose),
    shutterWindow([730, 120, 130, 170], violet, '#7a5a80', figure('pottedPlant', 795, 292, { h: 110, shadow: false })),
    shutterWindow([1010, 120, 130, 170], violet, '#7a5a80'),
    blueDoor([700, 690, 110, 220], '#4f9c8e'),
    road(690),
    figure('bicycle', 285, 860, { h: 215, looks: 'right' }),
    folk(breadLook, [250, 840, 125], {
      turn: 0.65,
      legs: 'walk',
      mouth: 'o',
      brows: 'up',
      eyes: 'wide',
      grab: [
        [165, 470],
        [362, 652],
      ],
    }),
    breadTray(262, 480, 320),
    figure('bell', 402, 668, { h: 56, tilt: 16, shadow: false }),
    noise([430, 640, 30, -20], '#fff3c8'),
    shush(adelLook, [1060, 800, 132], -1, { turn: -0.5 }),
    shush(monaLook, [920, 810, 128], -1, { turn: -0.5 }),
    shush(karimLook, [800, 850, 128], -1, { turn: -0.6, legs: 'tiptoe' }),
    shush(salmaLook, [640, 865, 136], -1, { turn: -0.65, legs: 'tiptoe', brows: 'up' }),
  ],
};

/** Legs of somebody on tiptoe whose upper part is above the sheet. */
function tiptoes(look: FolkLook, at: Spot, pose: FolkPose = {}): Piece {
  return folk(look, at, { legs: 'tiptoe', ...pose });
}

/** The ground, as a cat sees it. */
export const featherFalls: Scene = {
  light: afternoon,
  pieces: [
    rect([0, 0, 1200, 900], '#e9c4c0'),
    glow([600, 330, 620], '#fff1d0', 0.95),
    shape('M0 560H1200V900H0Z', '#b79aa8'),
    shape('M0 540H1200V590H0Z', '#ecd3c4'),
    stroke('M0 592H1200', '#8a6a86', 6, 0.5),
    stroke('M-20 780L330 640M260 900L500 640M900 900L700 640M1220 790L880 640M0 690H1200', '#a3859a', 5, 0.6),
    tiptoes(adelLook, [1010, 640, 300], { turn: -0.7 }),
    tiptoes(monaLook, [150, 640, 270], { turn: 0.6 }),
    figure('darkCat', 880, 800, { h: 210, looks: 'left', tilt: -3 }),
    figure('cat', 250, 830, { h: 250, looks: 'right', tilt: 3 }),
    pigeon(1080, 850, 130),
    stroke('M640 40Q520 120 600 220T560 380T610 520', '#ffffff', 6, 0.7),
    figure('feather', 590, 770, { h: 190, tilt: 34, shadow: false }),
    ellipse([600, 792, 120, 14], '#5a2a58', 0.22),
    stroke('M470 800q-24 8 -44 4M720 800q24 8 44 4', '#ffffff', 6, 0.8),
  ],
};

/** The house cut open at its top: the still stairs and the still room. */
export const hushEverywhere: Scene = {
  light: { tint: '#efe4f4', shadow: '#3a2a68', shadowStrength: 0.3 },
  pieces: [
    rect([0, 0, 1200, 900], '#b9acdc'),
    rect([60, 120, 190, 250], '#fff2dd', 8),
    rect([76, 136, 158, 218], '#ffe3b8', 4),
    glow([155, 250, 260], '#fff3c8', 0.6),
    stairs([-60, 808, 620, 6], '#c3b3e4', -50),
    stroke('M-20 560L420 330M60 520V690M200 446V640M340 372V560', '#6a5494', 10),
    rect([540, 0, 24, 900], '#6f5f9e'),
    rect([564, 60, 640, 500], '#f6d3bc'),
    [600, 720, 840, 960, 1080].map((x) => rect([x, 60, 56, 500], '#fbe2cf', 0, 0.6)).join(''),
    rect([564, 0, 640, 70], '#6f5f9e'),
    rect([540, 555, 660, 30], '#e9b9a8'),
    rect([540, 582, 660, 330], '#8f80bc'),
    rect([540, 582, 660, 14], '#5a4a88', 0, 0.4),
    stroke('M860 70V150M770 150H950M770 150V196M860 150V216M950 150V196', '#8a6ab0', 4),
    spark([770, 214, 24], '#f2a23c'),
    spark([860, 236, 26], '#f2607d'),
    spark([950, 214, 24], '#5f8fd0'),
    cotBack([860, 560, 440], '#c98f5c'),
    lyingBaby([750, 376, 148], false),
    cotFront([860, 560, 440], '#c98f5c', 0.34),
    shush(salmaLook, [310, 612, 125], 1, { legs: 'sitSide', turn: 0.5, eyes: 'smiling', mouth: 'smile' }),
    figure('cat', 116, 708, { h: 104, looks: 'right' }),
  ],
};

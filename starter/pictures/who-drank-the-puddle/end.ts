import { type Pose, person } from '../characters/people.ts';
import type { Piece, Scene } from '../compose.ts';
import type { Light } from '../light.ts';
import { burst } from '../scenery/signs.ts';
import { beams, cloud, glow, mist, sky, sun, wash } from '../scenery/sky.ts';
import { drop, ripples } from '../scenery/water.ts';
import {
  blueDoor,
  bucketSeat,
  chalkRing,
  clayWall,
  flagstones,
  flatRoofs,
  glassBowl,
  mirrorPuddle,
  puddleOutline,
} from '../scenery/yard.ts';
import { type Point, between, circle, ellipse, rect, seeded, shape, stroke } from '../svg.ts';
import { clay, stone, grandpaLook, sami, clear, mirrorCloud, yard } from './props.ts';

const grandpa = (x: number, y: number, u: number, pose: Pose = {}): Piece => person(grandpaLook, [x, y, u], pose);

const golden: Light = { tint: '#fff0d2', shadow: '#6a2e20', shadowShift: 0.25 };

export const noon: Scene = {
  light: { tint: '#fffdf8', shadow: '#8a4a2e', shadowShift: 0 },
  pieces: [
    sky('#fff8dc', '#fffdf0'),
    beams([600, 84], '#ffe9a0', 0.7, { count: 12, turn: 0.1 }),
    sun([600, 84, 70], '#ffcf3a', '#fff0b0'),
    flatRoofs(265, '#f0cfb0', 21),
    clayWall([-20, 262, 1240, 350], '#eab08a'),
    flagstones(346, '#f2c9a0', 8, 5),
    chalkRing([540, 610, 790], 0.42, 10),
    mirrorPuddle([540, 610, 500], { flat: 0.42, top: '#a6ecea', foot: '#4cbcc4' }),
    chalkRing([540, 610, 542], 0.42, 10),
    sami(930, 690, 180, {
      legs: 'kneel',
      hands: [
        [-0.68, 0.78],
        [0.34, 0.72],
      ],
      tilt: -8,
      headTilt: -10,
      held: (u) => [
        `<rect x="${-u * 0.86}" y="${u * 0.76}" width="${u * 0.2}" height="${u * 0.07}" rx="${u * 0.03}" fill="#fffdf4" transform="rotate(24 ${-u * 0.76} ${u * 0.8})"/>`,
      ],
    }),
  ],
};

/** The low wall on which the two bowls stand. */
function lowWall(y: number): string {
  return clayWall([-20, y, 1240, 900], '#cf8060') + rect([-20, y - 14, 1240, 46], '#f2c4a2', 10);
}

export const twoBowls: Scene = {
  light: clear,
  pieces: [
    sky('#93dadd', '#dff1de', '#fff4da'),
    sun([130, 120, 66]),
    flatRoofs(420, '#dba588', 23),
    clayWall([-20, 400, 1240, 700], '#e0a27c'),
    grandpa(1065, 850, 210, {
      hands: [
        [-0.56, 0.62],
        [0.4, 0.66],
      ],
      headTilt: -7,
    }),
    sami(290, 800, 210, {
      hands: [
        [-0.5, 0.7],
        [0.82, -0.29],
      ],
      headTilt: 7,
    }),
    lowWall(690),
    glassBowl([575, 690, 260, 0.68], false),
    glassBowl([870, 690, 260, 0.68], true),
    jug(505, 455),
  ],
};

/** A clay jug that pours to the right. */
function jug(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(58)">${stroke('M-34 -20q-52 10 -26 66', '#8a4434', 15)}${shape('M-26 -66H26Q22 -40 44 -14Q62 26 34 62H-34Q-62 26 -44 -14Q-22 -40 -26 -66Z', '#c4634a')}${shape('M-26 -66H-4Q-10 -38 -26 -10Q-40 26 -18 62H-34Q-62 26 -44 -14Q-22 -40 -26 -66Z', '#dd8a6c', 0.8)}${rect([-32, -74, 64, 16], '#e8a486', 8)}</g>${stroke(`M${x + 66} ${y - 26}q30 30 26 150`, '#7fdcec', 13, 0.9)}`;
}

export const underTheLid: Scene = {
  light: golden,
  pieces: [
    sky('#ffd98a', '#ffe8b4', '#fff3d4'),
    glow([120, 150, 520], '#fff0b0', 0.9),
    clayWall([-20, 480, 1240, 760], '#dc9468'),
    sami(600, 760, 265, {
      legs: 'hidden',
      hands: [
        [-0.8, -0.1],
        [0.8, -0.1],
      ],
      mouth: 'open',
    }),
    lowWall(770),
    glassBowl([300, 770, 430, 0.38], false),
    levelMark(300, 770, 430),
    glassBowl([900, 770, 430, 0.64], true, lidDrops(900, 770 - 430 * 0.56, 430)),
    burst([900, 480, 40, 84], '#fffdf0', 7, [-160, -20]),
  ],
};

/** A dotted line where the water stood before. */
function levelMark(x: number, y: number, w: number): string {
  const surface = y - w * 0.56 * 0.68 * 0.94;
  return `<ellipse cx="${x}" cy="${surface}" rx="${w * 0.45}" ry="${w * 0.05}" fill="none" stroke="#ffffff" stroke-width="5" stroke-dasharray="2 14" stroke-linecap="round"/>`;
}

function lidDrops(x: number, rim: number, w: number): string {
  const random = seeded(9);
  let out = '';
  for (let i = 0; i < 26; i += 1) {
    const side = ((i % 13) / 12) * 2 - 1;
    const dx = side * w * 0.44 + between(random, -6, 6);
    out += drop(
      [
        x + dx,
        rim + w * 0.045 * Math.sqrt(1 - side * side) + (i < 13 ? 16 : 36) + between(random, -4, 6),
        between(random, 5, 9),
      ],
      '#4cc0dc',
    );
  }
  return out;
}

export const tooSmallToSee: Scene = {
  light: golden,
  pieces: [
    sky('#6cc4d8', '#b4e2dc', '#ffe9b8', '#ffdca0'),
    beams([150, 190], '#fff4c0', 0.5, { count: 12, turn: 0.3 }),
    sun([150, 190, 90], '#ffc93e', '#fff0b0'),
    flatRoofs(730, '#e0a484', 31),
    clayWall([-20, 700, 1240, 790], clay),
    flagstones(786, stone, 4),
    rising([600, 810], [830, 250]),
    cloud([850, 200, 330], '#ffffff', 0.62),
    cloud([760, 240, 200], '#ffffff', 0.45),
    mirrorPuddle([600, 835, 300], { flat: 0.22 }),
    sami(320, 880, 82, {
      hands: [
        [-0.46, 0.7],
        [0.7, -0.2],
      ],
      headTilt: 12,
    }),
    grandpa(215, 880, 96, {
      hands: [
        [-0.46, 0.7],
        [0.46, 0.7],
      ],
      headTilt: 12,
    }),
  ],
};

/** Tiny bits of water on their way from the puddle to the cloud, thin at first, crowded at the end. */
function rising(from: Point, to: Point): string {
  const random = seeded(41);
  let out = '';
  for (let i = 0; i < 190; i += 1) {
    const way = i / 190;
    const spread = 130 * (1 - way) + 150 * way;
    const bend = Math.sin(way * Math.PI) * 60;
    const x = from[0] + (to[0] - from[0]) * way + bend + between(random, -1, 1) * spread;
    const y = from[1] + (to[1] - from[1]) * way + between(random, -30, 30);
    out += circle([x, y, between(random, 4, 9)], i % 3 === 0 ? '#ffffff' : '#a6e6f2', 0.6 + way * 0.3);
  }
  return out;
}

export const helloCloud: Scene = {
  light: { tint: '#ffe2cc', shadow: '#6a2a30', shadowShift: 0.2 },
  pieces: [
    sky('#e88a72', '#f8b48a', '#ffdcb0'),
    mist(380, 180, '#fff0d0', 0.5),
    cloud([620, 210, 560], '#c9bccb', 0.97, '#948aa6'),
    cloud([760, 250, 300], '#bdb0c4', 0.9, '#8d84a2'),
    softFace(625, 225),
    flatRoofs(480, '#b8705e', 7),
    clayWall([-20, 470, 1240, 590], '#c4705a'),
    blueDoor([1010, 590, 100, 170], '#3a8a9e'),
    flagstones(586, '#d0906e'),
    shape(puddleOutline(640, 755, 700), '#b87a5c', 0.35),
    chalkRing([640, 755, 780]),
    chalkRing([640, 755, 500]),
    sami(220, 850, 165, {
      hands: [
        [-0.5, 0.75],
        [0.74, -0.42],
      ],
      headTilt: 8,
    }),
    stroke('M352 555q20 -18 16 -46M380 572q28 -24 24 -66', '#fff6e6', 6, 0.8),
    wash('#d86a5a', 0.08),
  ],
};

/** The cloud looks back, but only just. */
function softFace(x: number, y: number): string {
  return (
    stroke(`M${x - 70} ${y}q16 14 32 0M${x + 38} ${y}q16 14 32 0M${x - 20} ${y + 34}q20 18 40 0`, '#6a6080', 7, 0.7) +
    ellipse([x - 84, y + 28, 22, 13], '#e8a0a0', 0.5) +
    ellipse([x + 84, y + 28, 22, 13], '#e8a0a0', 0.5)
  );
}

export const welcomeBack: Scene = {
  light: clear,
  pieces: [
    ...yard({ sky: ['#8fdde0', '#d2f2ea', '#fdf5e0'] }),
    cloud([780, 110, 220]),
    ...(
      [
        [120, 300],
        [470, 320],
        [700, 290],
        [830, 370],
        [1120, 310],
        [560, 420],
      ] as const
    ).map(([x, y]) => drop([x, y, 10], '#5cc4dc')),
    mirrorPuddle([700, 730, 860], {}, mirrorCloud(830, 745, 260)),
    ripples([560, 700, 130], '#ffffff', 3, 0.9),
    ripples([930, 780, 90], '#ffffff', 2, 0.9),
    bucketSeat(215, 830, 145),
    sami(215, 830, 160, {
      legs: 'sit',
      hands: [
        [-0.42, 0.8],
        [0.3, 0.08],
      ],
      tilt: 4,
      headTilt: 10,
    }),
  ],
};

import { type Look, type Pose, person } from './characters/people.ts';
import { type Book, type Light, type Piece, type Scene, group } from './compose.ts';
import { figure, floating } from './figure.ts';
import { burst } from './scenery/signs.ts';
import { beams, cloud, glow, mist, sky, sun, wash } from './scenery/sky.ts';
import { drop, ripples, splash } from './scenery/water.ts';
import {
  blueDoor,
  bucketSeat,
  chalkRing,
  clayWall,
  flagstones,
  flatRoofs,
  glassBowl,
  mirrorPuddle,
  openWindow,
  puddleOutline,
} from './scenery/yard.ts';
import { type Point, between, circle, ellipse, rect, seeded, shape, stroke } from './svg.ts';

const clay = '#d98e6a';
const stone = '#e2ab84';

const samiLook: Look = {
  head: 'boy',
  skin: '#5d4038',
  top: '#2fb3b0',
  bottom: '#f3e7d2',
  shoes: '#a8503c',
  brightness: 1.12,
};
const grandpaLook: Look = {
  head: 'grandpa',
  skin: '#5d4038',
  top: '#f7f1e4',
  bottom: '#f7f1e4',
  shoes: '#8a4a38',
  robe: true,
  brightness: 1.12,
};

const sami = (x: number, y: number, u: number, pose: Pose = {}): Piece => person(samiLook, [x, y, u], pose);
const grandpa = (x: number, y: number, u: number, pose: Pose = {}): Piece => person(grandpaLook, [x, y, u], pose);

const clear: Light = { tint: '#fffaf2', shadow: '#6a3424' };
const golden: Light = { tint: '#fff0d2', shadow: '#6a2e20', shadowShift: 0.25 };

const mirrorCloud = (x: number, y: number, w: number): Piece =>
  group(`transform="translate(0 ${2 * y}) scale(1 -1)" opacity="0.9"`, cloud([x, y, w]));

function magnifier(x: number, y: number, h: number, tilt: number): Piece {
  return floating('magnifier', x, y, { h, tilt });
}

interface YardOptions {
  readonly window?: readonly Piece[];
  readonly sky?: readonly string[];
}

/** The yard as it is seen from the gate: the camera of the first and the last page. */
function yard({ window = [], sky: colors = ['#7fd3da', '#c9eee6', '#fdf3da'] }: YardOptions): Piece[] {
  return [
    sky(...colors),
    flatRoofs(240, '#d9a184', 7),
    clayWall([-20, 250, 1240, 540], clay),
    openWindow([470, 315, 150, 120], '#2f9fb0', ...window),
    blueDoor([930, 540, 130, 220]),
    flagstones(536, stone),
  ];
}

const cover: Scene = {
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

const goodMorning: Scene = {
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

const smaller: Scene = {
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

const detective: Scene = {
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

const justADog: Scene = {
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

const twoBirds: Scene = {
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

const noon: Scene = {
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

const twoBowls: Scene = {
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

const underTheLid: Scene = {
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

const tooSmallToSee: Scene = {
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

const helloCloud: Scene = {
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

const welcomeBack: Scene = {
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

export const book: Book = {
  slug: 'who-drank-the-puddle',
  scenes: [
    cover,
    goodMorning,
    smaller,
    detective,
    justADog,
    twoBirds,
    noon,
    twoBowls,
    underTheLid,
    tooSmallToSee,
    helloCloud,
    welcomeBack,
  ],
};

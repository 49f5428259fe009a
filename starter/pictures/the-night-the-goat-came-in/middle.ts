import { type Scene, group } from '../compose.ts';
import { drivenSnow, feltRug, insideTent, ironStove, paintedBed, paintedChest } from '../scenery/felt-tent.ts';
import { soupPot } from '../scenery/boats.ts';
import { glow, vignette } from '../scenery/sky.ts';
import { drop } from '../scenery/water.ts';
import { type Box, ellipse, rect, shape, stroke } from '../svg.ts';
import { bayar, camelHead, dark, dog, eyes, father, fireside, foal, goat, grandpa, mother, nara } from './props.ts';

/** The open door: night and flying snow in an orange frame. */
export function openDoor([x, y, w, h]: Box): string {
  return (
    rect([x - 22, y - 22, w + 44, h + 30], '#c2482a', 5) +
    rect([x, y, w, h], '#27337a') +
    [0.1, 0.3, 0.55, 0.8]
      .map((s, i) => ellipse([x + w * ((s * 2.3) % 1), y + h * s, 7, 7], '#ffffff', 0.7 + (i % 2) * 0.2))
      .join('') +
    rect([x - 22, y + h, w + 44, 16], '#8a3a24', 4)
  );
}

export const soup: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [130, 590], crown: [420, -220] }),
    paintedBed([1010, 660, 380], '#7a5ab4'),
    paintedChest([90, 650, 200], '#3f8fb4'),
    feltRug([560, 810, 960]),
    ironStove([290, 660, 170], -10),
    dog([120, 850, 150], 'right'),
    mother([170, 690, 110], {
      hands: [
        [-0.2, -0.1],
        [0.24, -0.1],
      ],
      feel: ['oh', 'brows'],
      headTilt: 6,
    }),
    soupPot(505, 890, 270),
    ellipse([505, 696, 134, 32], '#8d92a4'),
    ellipse([505, 698, 120, 26], '#e0963c'),
    foal([690, 830, 470], 'left'),
    shape('M385 698Q400 724 505 724Q610 724 625 698L640 720V760H370V720Z', '#e0963c'),
    '<clipPath id="potFront"><path d="M350 704Q400 732 505 732Q610 732 660 704V920H350Z"/></clipPath>',
    group('clip-path="url(#potFront)"', soupPot(505, 890, 270)),
    stroke('M371 700Q400 732 505 732Q610 732 639 700', '#c9cdd6', 13),
    ...[
      [430, 640],
      [400, 600],
      [560, 640],
      [590, 596],
      [450, 580],
    ].map(([x, y], i) => drop([x ?? 0, y ?? 0, 11 + (i % 2) * 5], '#f0b048')),
    bayar([930, 860, 185], {
      hands: [
        [-0.6, -0.1],
        [0.4, 0.1],
      ],
      feel: ['oh', 'brows'],
      headTilt: -6,
    }),
    nara([1090, 870, 150], {
      feel: ['laughing', 'open'],
      hands: [
        [-0.3, 0.14],
        [0.3, 0.14],
      ],
      headTilt: -8,
    }),
  ],
};

export const notTheCamel: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [210, 640], crown: [300, -40] }),
    openDoor([840, 130, 330, 600]),
    camelHead([520, 220, 880], [1230, 480]),
    rect([1150, 108, 60, 640], '#c2482a'),
    drivenSnow(10, { seed: 12, size: 6 }),
    grandpa([100, 760, 140], {
      legs: 'hidden',
      feel: ['open', 'cross'],
      hands: [
        [-0.4, 0.4],
        [0.62, -0.3],
      ],
      headTilt: 4,
    }),
    father([250, 740, 140], {
      legs: 'hidden',
      feel: ['open', 'cross'],
      hands: [
        [-0.5, 0.6],
        [0.66, -0.1],
      ],
      headTilt: 6,
    }),
    mother([150, 890, 160], {
      legs: 'hidden',
      feel: ['open', 'cross'],
      hands: [
        [-0.5, 0.6],
        [0.6, -0.2],
      ],
      headTilt: 6,
    }),
    bayar([320, 895, 150], {
      legs: 'hidden',
      feel: ['open', 'cross'],
      hands: [
        [-0.5, 0.6],
        [0.6, -0.1],
      ],
      headTilt: 6,
    }),
    nara([640, 880, 185], {
      feel: ['brows'],
      hands: [
        [-0.62, 0.36],
        [0.66, -0.62],
      ],
      headTilt: -10,
    }),
  ],
};

export const crowded: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [230, 600], crown: [600, -100] }),
    openDoor([950, 330, 190, 330]),
    paintedBed([200, 650, 380], '#3f5fa4'),
    dog([190, 580, 150], 'right'),
    paintedChest([470, 630, 210], '#3f8fb4'),
    goat([470, 512, 170], 'left', -4),
    ironStove([640, 660, 160], -10),
    paintedBed([820, 690, 300], '#c83f5a'),
    foal([800, 640, 240], 'left'),
    camelHead([730, 470, 560], [1130, 630]),
    rect([1140, 308, 24, 380], '#c2482a'),
    drivenSnow(14, { seed: 4, size: 6 }),
    father([120, 870, 150], {
      legs: 'sit',
      feel: ['worried', 'brows'],
      hands: [
        [-0.3, 0.1],
        [0.3, 0.1],
      ],
    }),
    mother([310, 880, 145], {
      legs: 'sit',
      feel: ['worried'],
      hands: [
        [-0.3, 0.6],
        [0.3, 0.6],
      ],
      headTilt: 6,
    }),
    grandpa([500, 885, 150], {
      legs: 'sit',
      feel: ['cross', 'sad'],
      hands: [
        [-0.34, 0.5],
        [0.34, 0.5],
      ],
      headTilt: -4,
    }),
    bayar([680, 885, 140], {
      legs: 'sit',
      feel: ['oh', 'brows'],
      hands: [
        [-0.4, 0.6],
        [0.3, -0.1],
      ],
      headTilt: 4,
    }),
    nara([1060, 890, 130], {
      legs: 'sit',
      hands: [
        [-0.4, 0.2],
        [0.4, 0.6],
      ],
      headTilt: -8,
    }),
  ],
};

export const fireOut: Scene = {
  light: dark,
  pieces: [
    insideTent({ dark: true, wall: [260, 650], crown: [300, 10] }),
    group('', rect([940, 120, 300, 640], '#4a3060'), rect([965, 145, 260, 600], '#2a3a86')),
    ironStove([170, 700, 190], 10, false),
    stroke('M200 560q-30 -40 0 -80t0 -80', '#c4ccec', 12, 0.5),
    camelHead([560, 300, 780], [1220, 540], '#a4acdc'),
    eyes([110, 560, 11]),
    eyes([260, 480, 12]),
    eyes([330, 600, 11]),
    eyes([70, 680, 10]),
    drivenSnow(26, { seed: 14, lean: -90, size: 6, opacity: 0.7 }),
    glow([560, 470, 250], '#ffe6c0', 0.28),
    nara([400, 900, 250], {
      legs: 'hidden',
      tint: '#b2b8e6',
      feel: ['open'],
      hands: [
        [0.2, 0.24],
        [0.5, 0.2],
      ],
      headTilt: 8,
    }),
    stroke('M560 510q-22 16 -40 40M590 524q-20 22 -34 50M540 490q-30 6 -52 22', '#ffffff', 8, 0.75),
    vignette('#0a1038', 0.4),
  ],
};

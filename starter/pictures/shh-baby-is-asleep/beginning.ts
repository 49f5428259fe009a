import { folk } from '../characters/folk.ts';
import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import {
  balcony,
  cotBack,
  cotFront,
  farHouses,
  farTower,
  houseFront,
  sewingTable,
  shutterWindow,
  stairs,
  washing,
} from '../scenery/flats.ts';
import { lampLight, room, rug } from '../scenery/rooms.ts';
import { glow, sky } from '../scenery/sky.ts';
import { blueDoor } from '../scenery/yard.ts';
import { circle, ellipse, rect, stroke } from '../svg.ts';
import {
  adelLook,
  afternoon,
  breadLook,
  breadTray,
  karimLook,
  lemon,
  lyingBaby,
  mint,
  monaLook,
  noise,
  pigeon,
  rose,
  salma,
  salmaLook,
  shush,
  violet,
} from './props.ts';

const glass = '#7a5a80';

export function townSky(): string {
  return (
    sky('#c9d4f2', '#fbe0d8', '#ffe9b8') +
    glow([230, 210, 420], '#fff3c8', 0.9) +
    farTower([150, 640, 430], '#d9b6c4') +
    farTower([1090, 640, 360], '#dcbccb') +
    farHouses(640, '#dcb2b8', '#ffe9a8', 5)
  );
}

export function road(y: number): string {
  return (
    rect([0, y - 26, 1200, 40], '#e9cdb8') +
    rect([0, y - 26, 1200, 8], '#fff0dc', 0, 0.8) +
    rect([0, y + 10, 1200, 900 - y], '#b79aa8') +
    rect([0, y + 10, 1200, 10], '#6a3a50', 0, 0.2) +
    stroke(`M60 ${y + 90}h120M360 ${y + 90}h120M660 ${y + 90}h120M960 ${y + 90}h120`, '#d9c3cb', 10, 0.7)
  );
}

export const cover: Scene = {
  light: afternoon,
  pieces: [
    townSky(),
    houseFront([560, 90, 580, 700], rose),
    shutterWindow(
      [690, 130, 180, 170],
      violet,
      '#b98aa4',
      cotBack([785, 330, 210]),
      lyingBaby([742, 240, 74], true),
      cotFront([785, 330, 210], '#c98f5c', 0.42),
    ),
    shutterWindow([985, 130, 90, 170], violet, glass, pigeon(1030, 300, 80)),
    shutterWindow([690, 400, 130, 160], violet, glass, shush(monaLook, [755, 590, 84], 1, { legs: 'hidden' })),
    shutterWindow([930, 400, 120, 160], violet, glass, shush(karimLook, [990, 590, 84], -1, { legs: 'hidden' })),
    balcony([990, 572, 190, 60], '#4a4280'),
    balcony([755, 572, 200, 60], '#4a4280'),
    blueDoor([870, 782, 96, 150], '#4f9c8e'),
    washing([560, 322], [-10, 270], ['#f2a6b4', mint, lemon, '#8fb4e8', '#f2a6b4'], 52),
    road(780),
    figure('cat', 640, 850, { h: 120, looks: 'right' }),
    shush(salmaLook, [300, 860, 215], 1, { legs: 'tiptoe', turn: 0.25, brows: 'up' }),
  ],
};

/** The whole noisy house. */
export const noisyHouse: Scene = {
  light: afternoon,
  pieces: [
    townSky(),
    houseFront([330, 50, 560, 720], rose),
    shutterWindow(
      [420, 80, 150, 134],
      violet,
      '#b98aa4',
      cotBack([500, 242, 170]),
      lyingBaby([464, 170, 60], true),
      cotFront([500, 242, 170], '#c98f5c', 0.42),
    ),
    shutterWindow([670, 84, 120, 130], violet, glass, salma([730, 250, 70], { legs: 'hidden', turn: -0.5 })),
    shutterWindow([430, 286, 120, 140], violet, glass, folk(monaLook, [490, 460, 72], { legs: 'hidden', turn: 0.4 })),
    shutterWindow(
      [670, 286, 120, 140],
      violet,
      glass,
      folk(karimLook, [730, 456, 76], { legs: 'hidden', mouth: 'laugh' }),
      figure('tallDrum', 730, 450, { h: 66, shadow: false }),
    ),
    balcony([490, 440, 190, 56], '#4a4280'),
    balcony([730, 440, 190, 56], '#4a4280'),
    shutterWindow(
      [430, 510, 120, 140],
      violet,
      glass,
      folk(adelLook, [490, 690, 72], { legs: 'hidden', turn: 0.4 }),
      figure('hammer', 520, 600, { h: 56, shadow: false }),
    ),
    shutterWindow([670, 510, 120, 140], violet, glass, figure('goat', 730, 660, { h: 120, shadow: false })),
    blueDoor([610, 770, 100, 180], '#4f9c8e'),
    noise([380, 350, 34, 180], '#ffffff'),
    noise([850, 340, 40, 0], '#ffffff'),
    noise([380, 570, 36, 180], '#ffffff'),
    washing([890, 250], [1210, 180], ['#f2a6b4', mint, lemon], 50),
    pigeon(420, 44, 38),
    pigeon(500, 44, 38, 'right'),
    pigeon(790, 44, 38),
    road(770),
    figure('threeWheeler', 1020, 830, { h: 190, looks: 'right' }),
    noise([1140, 730, 34, 0], '#fff3c8'),
    figure('bicycle', 195, 850, { h: 150, looks: 'right' }),
    folk(breadLook, [205, 806, 80], { turn: 0.6, legs: 'walk', mouth: 'open' }),
    breadTray(205, 574, 190),
    figure('darkCat', 420, 850, { h: 84, looks: 'right' }),
  ],
};

export const sewing: Scene = {
  light: afternoon,
  pieces: [
    room({ wall: '#f0b9a8', floor: '#c98a80', floorY: 640, pattern: 'stripes' }),
    shutterWindow(
      [860, 130, 190, 240],
      violet,
      '#ffe9c4',
      glow([950, 240, 160], '#fff8dc', 0.9),
      farTower([960, 380, 200], '#e3bccb'),
    ),
    lampLight([760, 360, 420], '#ffe0a0', 0.5),
    rect([420, 150, 150, 190], '#fff2dd', 6),
    rect([432, 162, 126, 166], '#9a8fd8', 4),
    stroke('M455 300q40 -90 80 -10', '#fff2dd', 10, 0.8),
    rug(700, 790, 700, '#8a7ac8'),
    figure('pottedPlant', 1110, 700, { h: 150 }),
    rect([640, 560, 26, 200], '#8a5a48', 6),
    folk(monaLook, [720, 740, 170], {
      legs: 'sitSide',
      turn: 0.55,
      gaze: [-1, -0.2],
      mouth: 'o',
      brows: 'up',
      hands: [
        [0.3, 0.86],
        [0.9, 0.74],
      ],
    }),
    sewingTable([900, 800, 330], '#3fa07a'),
    rect([60, 170, 230, 500], '#8a4a70', 6),
    rect([80, 190, 190, 480], '#5a3058', 4),
    circle([256, 440, 10], lemon),
    shush(salmaLook, [290, 830, 165], 1, { legs: 'tiptoe', turn: 0.6, brows: 'up' }),
  ],
};

export const drumming: Scene = {
  light: afternoon,
  pieces: [
    room({ wall: '#c3b5e2', floor: '#8a78b4', floorY: 900 }),
    rect([760, 90, 240, 300], '#fff2dd', 8),
    rect([776, 106, 208, 268], '#ffe9b8', 4),
    stroke('M880 106V374M776 240H984', '#fff2dd', 8),
    glow([880, 240, 330], '#fff3c8', 0.7),
    stroke('M-20 250L620 760', '#6a5494', 16),
    stroke('M40 298V520M160 394V610M280 490V700M400 586V790M520 680V860', '#6a5494', 9),
    stairs([-80, 430, 800, 8], '#d9a8b8', 52),
    rect([640, 800, 700, 100], '#b98aa4'),
    rect([640, 796, 700, 12], '#f0d0d4', 3),
    shush(salmaLook, [270, 590, 150], 1, { legs: 'tiptoe', turn: 0.6, brows: 'up' }),
    folk(karimLook, [850, 720, 165], {
      legs: 'sit',
      turn: -0.4,
      gaze: [-1, -0.8],
      mouth: 'o',
      brows: 'up',

      grab: [
        [806, 612],
        [900, 616],
      ],
    }),
    group('', figure('tallDrum', 850, 820, { h: 210, shadow: false })),
    ellipse([800, 622, 19, 13], karimLook.skin),
    ellipse([902, 624, 19, 13], karimLook.skin),
    noise([990, 610, 50, -14], '#ffffff'),
    noise([1050, 640, 36, 8], '#fff3c8'),
    figure('darkCat', 1090, 806, { h: 110, looks: 'left' }),
  ],
};

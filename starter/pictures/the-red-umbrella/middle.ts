import { type Piece, type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { nest } from '../scenery/farm.ts';
import { parasol, parasolBowl, windCurl } from '../scenery/parasol.ts';
import { bough, foliage } from '../scenery/plants.ts';
import { blownLeaves, houseRow } from '../scenery/river-town.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { type Spot, curve, rect, stroke } from '../svg.ts';
import { blueBird, cat, duckling, gran, walls } from './props.ts';

function rungs([x, y, h]: Spot, w: number, lean: number): string {
  let out = '';
  const side = (dx: number): string =>
    stroke(`M${x + dx} ${y}L${x + dx + lean} ${y - h}`, '#8a5a34', 18) +
    stroke(`M${x + dx - 3} ${y}L${x + dx + lean - 3} ${y - h}`, '#c08a54', 9);
  const count = Math.round(h / 62);
  for (let i = 1; i < count; i += 1)
    out += stroke(`M${x - w / 2 + (lean * i) / count} ${y - (h * i) / count}h${w}`, '#a9733f', 13);
  return out + side(-w / 2) + side(w / 2);
}

const warm = { tint: '#fff2dc', shadow: '#4a3a3a', shadowStrength: 0.34, shadowShift: -0.08 };

const eggs = (h: number): readonly Piece[] => [
  figure('egg', -h * 0.7, 0, { h, tilt: -14, shadow: false }),
  figure('egg', h * 0.7, 0, { h, tilt: 14, shadow: false }),
  figure('egg', 0, h * 0.1, { h: h * 1.05, shadow: false }),
];

export const ladder: Scene = {
  light: warm,
  pieces: [
    sky('#b9e2cc', '#e9f0c8', '#f9ecc4'),
    houseRow([690, 300, 41], walls),
    rect([0, 690, 1200, 210], '#e3cfa2'),
    stroke(
      curve([
        [940, 930],
        [900, 700],
        [880, 500],
        [900, 200],
      ]),
      '#8a6248',
      130,
    ),
    stroke(
      curve([
        [915, 930],
        [872, 700],
        [852, 500],
        [872, 200],
      ]),
      '#a87a58',
      60,
    ),
    bough(
      [
        [890, 560],
        [700, 520],
        [520, 430],
        [420, 300],
      ],
      54,
      '#a87a58',
    ),
    bough(
      [
        [700, 520],
        [640, 360],
        [690, 200],
      ],
      36,
      '#9a6e4e',
    ),
    bough(
      [
        [900, 420],
        [760, 330],
        [760, 210],
      ],
      34,
      '#9a6e4e',
    ),
    foliage([250, 90, 620], '#7db06a', 4),
    foliage([1000, 30, 640], '#74a864', 6),
    foliage([620, 20, 700], '#86b870', 8),
    parasolBowl([655, 520, 480], [nest([20, -78, 250], [group('transform="translate(20 -128)"', ...eggs(62))])], {
      turn: -7,
    }),
    stroke('M760 300Q850 330 930 420', '#9a6e4e', 26),
    blueBird([830, 322, 104], 'left', 10),
    rungs([240, 880, 560], 150, 120),
    gran([335, 640, 165], {
      legs: 'walk',
      tilt: 6,
      shadow: false,
      hands: [
        [-0.36, 0.62],
        [0.8, -0.42],
      ],
      headTilt: 8,
      feel: ['oh', 'brows'],
    }),
    cat([520, 850, 120], 'left', 14),
    cat([636, 862, 70], 'left', 10),
    cat([425, 872, 68], 'right', -10),
    figure('duck', 1050, 862, { h: 140, looks: 'left' }),
    duckling([750, 876, 68], 'left', 14),
    duckling([820, 868, 68], 'left', 14),
    duckling([900, 878, 68], 'left', 14),
  ],
};

export const nestBack: Scene = {
  light: warm,
  pieces: [
    sky('#9fd8d4', '#d8eed4', '#fbf0cc'),
    cloud([960, 620, 300], '#ffffff', 0.7),
    foliage([90, 130, 560], '#7db06a', 14),
    foliage([430, 20, 420], '#86b870', 15),
    houseRow([930, 190, 44], walls),
    bough(
      [
        [-40, 690],
        [200, 730],
        [460, 735],
        [650, 680],
        [780, 520],
      ],
      64,
      '#a87a58',
    ),
    bough(
      [
        [520, 730],
        [660, 780],
        [820, 770],
      ],
      40,
      '#9a6e4e',
    ),
    foliage([810, 470, 170], '#8abb72', 18),
    foliage([870, 760, 150], '#7db06a', 19),
    windCurl([620, 300, 300], '#ffffff', -22),
    parasol([930, 400, 350], { turn: 30, below: 0.1 }),
    blownLeaves(
      [
        [880, 480, 22],
        [780, 240, 18],
        [1100, 520, 20],
        [700, 160, 15],
      ],
      ['#9dbb5c', '#d9b25a'],
    ),
    rungs([310, 930, 300], 250, 30),
    gran([290, 900, 250], {
      legs: 'hidden',
      tilt: 6,
      hands: [
        [0.44, 0.4],
        [0.92, 0.24],
      ],
      headTilt: 8,
      feel: ['laughing'],
    }),
    nest([560, 720, 270], [group('transform="translate(560 664)"', ...eggs(66))]),
    blueBird([768, 548, 130], 'left', -4),
  ],
};

import { boat, paddle, ripples } from '../kit/boats.ts';
import { blob, cut, each, flat, heap, line, painted, soft } from '../kit/brush.ts';
import { cloud, disk, glow, grass, land, rain, rectangle, stars, tree, wash } from '../kit/scenery.ts';
import { hen } from '../kit/small-animals.ts';
import { coverArt, page, set } from '../kit/staging.ts';
import {
  beam,
  bob,
  bowl,
  buffalo,
  c,
  crop,
  curls,
  father,
  flood,
  goat,
  granny,
  heldBook,
  library,
  mina,
  night,
  openBook,
  plaits,
  rafi,
  rainy,
  shelves,
  shilpi,
  straw,
  sunny,
  torch,
  torchlit,
  violet,
} from './boat-and-crew.ts';

export const cover = coverArt({ ...torchlit, from: [0, 0.6] })(
  flood(960, ['#262a5c', '#4a4688'], '#2f3a78', '#ffe39a'),
  stars(400, 70, 4),
  disk(980, 150, 70, '#fff3c8'),
  soft('-40,330 120,210 600,150 1080,210 1240,330 600,300', '#8795ae'),
  line(
    '180,215 150,310; 330,185 310,300; 480,168 470,296; 720,168 730,296; 870,185 890,300; 1020,215 1050,310',
    '#66748f',
    7,
    0.7,
  ),
  painted(rectangle(40, 310, 1120, 560), '#4f957f', '#1f4a50'),
  painted(rectangle(120, 350, 960, 500), '#3a2c4a', '#1f1a3a'),
  shelves(130, 350, 230, 480, 4, 0.35),
  shelves(840, 350, 230, 480, 4, 0.35),
  glow(600, 660, 520, '#ffd070', 0.95),
  plaits('300,870,170 right none wonder gaze=0.8,0.5 tilt=6'),
  crop('900,870,175 left none wonder gaze=-0.8,0.5 tilt=-6'),
  curls('450,820,150 right none surprised gaze=0.6,0.8 tilt=10'),
  rafi('610,850,220 front none happy gaze=0,0.9 nod=0.5 l=505,790/hold r=715,790/hold'),
  shilpi('785,880,165 left none wonder gaze=-0.8,0.4 tilt=-12'),
  heldBook(610, 790, 250, '#b8423c'),
  painted(
    '-60,840 300,862 600,868 900,862 1260,840 1260,1010 1100,1070 600,1090 100,1070 -60,1010',
    c.cobalt,
    '#1b2f6a',
  ),
  line('-60,846 300,870 600,876 900,870 1260,846', c.saffron, 26),
  heap(
    '140,965 370,985 600,992 830,985 1060,965',
    (x, y, i) =>
      flat(blob(x, y, 34, 32, i + 2, 0.16, 6), i % 2 === 0 ? c.cream : c.rose) +
      flat(blob(x, y, 11, 11, 2), c.saffron, 0),
  ),
  ripples(600, 1100, 380, '#ffe39a', 2),
);

export const thursday = page('wide', sunny)(
  flood(330, ['#a9dcec', '#fdf3d8'], '#6fb6c4'),
  cloud(260, 110, 260, '#ffffff', 3),
  library(330, 420, 560, {}, mina('240,360,56 right none glad r=~0.7,-0.6/open')),
  land('-20,520 300,500 560,540 900,500 1220,450', '#a8c56a', '#5f9a5a', 0.4),
  grass([0, 540, 1200, 300], '#6f9f50', 60, 3),
  shilpi('250,640,78 back run lean=-6 l=~-0.5,-0.6/open r=~0.6,-0.5/open'),
  bowl('420,620,80 back run l=~-0.6,-0.5/open r=~0.5,0.4'),
  plaits('560,660,84 back run l=~-0.5,0.3 r=~0.7,-0.6/open'),
  crop('130,700,88 back run l=~-0.4,-0.7/open r=~0.6,0.2'),
  buffalo('800,880,270 right stand calm gaze=0.6,0.4'),
  rafi('740,650,150 right faces=right seat cross gaze=0.8,0.3 floats l=~0.32,0.62/fist r=~-0.1,0.66/fist'),
);

export const duster = page('medium', sunny)(
  wash('#e9d3a8', '#c99a6a'),
  shelves(20, 60, 330, 640, 5),
  shelves(850, 60, 340, 640, 5),
  painted(rectangle(390, 90, 420, 420), '#a9dcec', '#6fb6c4'),
  line('390,390 500,398 640,386 810,394', '#ffffff', 6, 0.8),
  flat(rectangle(390, 395, 420, 115), '#6fb6c4', 0),
  painted(rectangle(-10, 700, 1220, 220), '#a5704a', '#5a3a34'),
  father(
    '990,870,128 left stand tender gaze=-0.7,0.1 r=~-0.1,0.55/fist l=~-0.4,1.1',
    soft('930,600 1000,560 1040,610 1020,680 930,690', c.cream) + line('1000,570 1010,520', c.cream, 16),
  ),
  mina(
    '330,890,135 right stand happy gaze=0.8,0.3 l=~-0.4,0.9/fist r=520,600/hold',
    line('520,640 560,520', c.clay, 14),
    ...[-62, -38, -14, 10, 34, 58].map(
      (a, i) =>
        `<g transform="rotate(${a} 556 545)">${soft('546,545 530,470 556,400 582,470 566,545', i % 2 === 0 ? c.saffron : '#f7cb6a')}${line('556,530 556,430', '#c98324', 4, 0.7)}</g>`,
    ),
  ),
  rafi('730,890,165 left stand cross gaze=-0.8,-0.3 l=~-0.05,0.66/fist r=~-0.15,0.55/fist'),
);

export const eleven = page('close', sunny)(
  wash('#bfe3e4', '#fdf0cf'),
  land('-20,520 400,490 800,520 1220,480', '#a8c56a', '#5f9a5a', 0.4),
  tree(1080, 560, 460, '#6fa85a', '#8a5a3c', 8),
  bowl('170,910,170 right stand laugh gaze=0.8,-0.1 l=~-0.5,0.75 r=~0.4,0.3/fist'),
  plaits('1060,870,170 left stand laugh gaze=-0.8,0 l=~-0.4,0.5/open r=~0.4,0.8'),
  rafi(
    '500,880,260 right none clown gaze=0.9,0.1 tilt=4 nod=-0.4 l=350,900/hold r=650,900/hold',
    heap('0,0 8,1 -6,2 4,3 -10,4 6,5 -4,6 9,7 -8,8 3,9 -3,10', (dx, i, n) =>
      flat(
        rectangle(390 + dx, 880 - i * 27, 220, 26),
        [c.cobalt, c.clay, c.jade, c.cream, c.rose, '#8f86c4'][n % 6] ?? '',
        2,
      ),
    ),
  ),
  shilpi('850,920,210 left none think gaze=-0.4,0.9 nod=0.4 l=690,840/hold r=1010,840/hold'),
  openBook(
    850,
    845,
    320,
    -3,
    flat(blob(-84, -20, 34, 33, 3, 0.03), '#f2c95a'),
    line('-124,50 -90,62 -50,54', '#8aa0c0', 5),
    set(80, 66, 0, 1, goat('0,0,64 left run glad floats')),
    heap('30,-60 120,-50 60,-20', (x, y) => flat(blob(x, y, 5, 5, 2), c.saffron, 0)),
  ),
);

export const flooded = page('wide', rainy)(
  flood(280, ['#8fa3a8', '#c6d0cc'], '#7b978c', '#dce8e4'),
  cloud(300, 110, 640, '#7e9096', 3),
  cloud(900, 90, 620, '#879a9e', 6),
  line('1120,430 1100,260 1120,180', '#5d5348', 18),
  each([-160, -130, -100, -60, -30, 10], (a) =>
    soft(
      `1120,184 ${1120 + Math.cos((a * Math.PI) / 180) * 60},${170 + Math.sin((a * Math.PI) / 180) * 60} ${1120 + Math.cos((a * Math.PI) / 180) * 120},${210 + Math.sin((a * Math.PI) / 180) * 70}`,
      '#56786a',
      1,
    ),
  ),
  straw(560, 360, 200),
  straw(200, 330, 140),
  library(
    330,
    700,
    860,
    { bow: 1 },
    plaits('170,600,92 right none worried gaze=0.8,0.1'),
    bob('300,606,88 right none sad gaze=0.7,0'),
    granny('430,600,92 right none worried gaze=0.8,0'),
  ),
  set(
    250,
    372,
    0,
    1,
    cut('-50,0 60,0 60,-14 -50,-14', '#3a3440'),
    soft('-40,-14 -36,-60 30,-62 52,-40 52,-14 26,-14 20,-40 -16,-38 -18,-14', '#4a4452'),
    flat(blob(60, -44, 16, 16, 3), '#8a7a6a'),
  ),
  shilpi('640,640,84 right none worried gaze=0.8,0.2'),
  rafi('730,620,120 right none resolved gaze=0.9,-0.1 lean=22 l=~-0.3,0.8/hold r=886,520/open'),
  straw(1010, 760, 480),
  granny('1030,600,100 left seat worried gaze=-0.9,0 floats l=920,500/open r=~0.3,0.7/hold'),
  hen('#f2ead8')('1130,640,84 left worried'),
  hen('#c98a5a')('1180,700,80 left worried'),
  hen('#8a6a5a')('1075,690,76 right worried'),
  ripples(1010, 790, 260, '#dce8e4'),
  rain('#eaf2f2', 5, 120, -16),
);

export const goodbye = page('below', violet)(
  flood(520, ['#5a4a8a', '#e8927a'], '#54508f', '#ffc9a0'),
  painted(
    '-60,920 -40,500 40,300 -60,-40 330,-40 250,240 290,480 420,640 330,760 200,720 120,900',
    '#3a2c4e',
    '#221a3a',
  ),
  heap('80,60 300,40 520,70 700,20 200,150 420,140 620,110', (x, y, i) =>
    painted(blob(x, y, 160, 90, i + 3, 0.12, 12), i % 2 === 0 ? '#35426a' : '#2f3a60'),
  ),
  line('330,150 340,330 330,420; 460,180 466,300; 560,160 556,260', '#3a2c4e', 9),
  library(
    560,
    760,
    760,
    { dim: 0.35, lit: true, bow: 1 },
    shilpi('420,680,80 right none sad gaze=0.8,0.1'),
    plaits('560,690,80 right none worried gaze=0.8,0.1'),
    bowl('700,684,80 right none worried gaze=0.8,0.1'),
  ),
  line('330,640 240,600 200,560', '#c9a45e', 9),
  rafi('880,660,120 right none worried gaze=0.9,-0.1 l=~-0.2,0.8/hold r=990,600/hold'),
  beam([1010, 598], [1200, 440], [1260, 660], 0.85),
  torch(990, 600, -8, 0.9),
  boat(
    [1080, 560, 210],
    { color: c.clay, bow: 'right' },
    father('1040,550,46 left none calm gaze=-0.8,0 l=~-0.3,0.4/fist r=~0.7,-0.5/open'),
    mina(
      '1110,550,46 left none resolved lean=14 l=~-0.6,0.6/hold r=~0.1,0.8/hold',
      paddle([1080, 500], [1160, 600], 16, '#e0b070'),
    ),
  ),
  rain('#d8c6ee', 5, 50),
);

const hare = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${soft('-96,26 -80,-14 -30,-44 40,-34 70,10 60,70 -10,76 -70,60', '#7d5330', 0)}${soft('-26,-30 -40,-130 -20,-190 8,-150 14,-36', '#7d5330', 0)}${soft('14,-30 50,-120 92,-150 96,-100 52,-20', '#7d5330', 0)}${flat(blob(-34, 2, 9, 9, 3), '#ffe3a0', 0)}${line('-92,34 -120,28; -92,42 -118,48', '#7d5330', 6)}</g>`;

export const shadowHare = page('medium', torchlit)(
  night(),
  glow(600, 290, 420, '#ffd070', 0.6),
  flat(blob(600, 280, 240, 230, 4, 0.02, 14), '#ffe3a0', 0),
  hare(610, 320, 1),
  rafi('600,920,185 front stand worried gaze=-0.7,0.7 l=462,530/open r=738,525/open'),
  plaits('170,890,165 right crossed howl floats tilt=-6 l=~-0.2,0.1/fist r=~0.3,0.1/fist'),
  bowl('360,905,160 right crossed weep floats gaze=0.5,0.4 l=~-0.3,0.3/fist r=~0.2,0.05/fist'),
  shilpi('820,905,165 left crossed howl floats tilt=6 l=~-0.3,0.1/fist r=~0.3,0.1/fist'),
  curls('975,885,160 left crossed weep floats gaze=-0.5,0.4 l=~-0.25,0.05/fist r=~0.3,0.6'),
  crop('1120,905,155 left crossed howl floats l=~-0.3,0.1/fist r=~0.3,0.1/fist'),
  line('60,560 40,540; 120,530 110,505; 1120,560 1140,536; 1060,530 1066,506', c.torch, 7, 0.6),
);

import { ripples } from './kit/boats.ts';
import { blob, cut, each, flat, heap, here, line, painted, soft } from './kit/brush.ts';
import type { DrawnBook } from './kit/picture.ts';
import { disk, glow, grass, land, stars, wash } from './kit/scenery.ts';
import { page, set } from './kit/staging.ts';
import { cover, duster, eleven, flooded, goodbye, shadowHare, thursday } from './the-library-boat/beginning.ts';
import {
  beam,
  bowl,
  c,
  crop,
  curls,
  flood,
  goat,
  golden,
  heldBook,
  library,
  mina,
  night,
  openBook,
  plaits,
  rafi,
  shilpi,
  shyTiger,
  straw,
  tadpoles,
  torch,
  torchlit,
} from './the-library-boat/boat-and-crew.ts';

const first = page('close', { ...torchlit, from: [0.1, 0.7] })(
  wash('#352c5c', '#1f1b44'),
  glow(620, 640, 640, '#ffce70', 0.85),
  shilpi('220,690,230 right none wonder gaze=0.7,0.7 tilt=8 nod=0.4'),
  bowl('1030,680,230 left none wonder gaze=-0.7,0.7 tilt=-8 nod=0.4'),
  rafi('620,760,290 front none resolved nod=0.6 tilt=-4 gaze=-0.4,0.9 l=250,760/hold r=610,730/hold/behind'),
  openBook(620, 760, 900, 0, tadpoles(-380, -170, 330, 6, 1.5, 4), tadpoles(50, -170, 350, 6, 1.5, 9)),
  set(
    50,
    185,
    0,
    0.7,
    soft('420,680 470,600 520,586 600,640 660,760 560,800 500,740', '#ab7048'),
    soft('300,600 330,586 480,606 520,640 480,660 330,622', '#ab7048'),
    line('316,602 336,600', '#e0b088', 8, 0.9),
  ),
);

const cave = page('wide', { ...torchlit, from: [0, -0.8] })(
  wash('#3f3a86', '#6a5aa8'),
  stars(420, 60, 8),
  disk(170, 130, 62, '#fff3c8'),
  painted('120,720 200,380 420,170 700,130 980,220 1120,460 1180,720', '#6a5488', '#3a2f60'),
  painted('330,660 380,420 520,280 700,250 880,330 960,500 980,660', '#2a2350', '#1a1638'),
  shyTiger(560, 608, 2.05),
  line('1010,330 1040,310 1060,330; 1000,380 1046,352 1080,376', c.torch, 7, 0.8),
  painted('-60,660 300,640 620,650 900,640 1260,660 1260,960 -60,960', '#2f2a58', '#1a1740'),
  glow(600, 860, 420, '#ffce70', 0.7),
  plaits('250,930,150 back none tilt=6'),
  shilpi('430,950,150 back none tilt=4'),
  rafi('610,975,175 back none tilt=-3'),
  curls('790,950,150 back none tilt=-6'),
  bowl('970,930,150 back none tilt=-4'),
);

const ink = (x: number, y: number, k: number): string =>
  `<g filter="url(#soft)" opacity="0.35">${flat(blob(x, y, 108 * k, 84 * k, 5, 0.2), '#3b62b0', 0)}</g>` +
  `<g filter="url(#rough)">${flat(blob(x, y, 84 * k, 62 * k, 3, 0.22), '#5a80c8', 0)}${flat(blob(x - 16, y + 10, 50 * k, 38 * k, 7, 0.2), '#3b62b0', 0)}</g>`;
const wet = page('close', torchlit)(
  night(0.6),
  glow(600, 560, 620, '#ffce70', 0.75),
  plaits('150,700,190 right none scared gaze=0.7,0.3'),
  crop('1050,700,190 left none worried gaze=-0.7,0.3'),
  rafi('600,640,230 front none surprised gaze=0,0.8 nod=0.4 l=330,700/hold r=870,700/hold'),
  openBook(600, 690, 620, -2, ink(-150, -10, 1.05), ink(150, 6, 1.05)),
  flat(blob(318, 720, 34, 32, 3), '#ab7048'),
  flat(blob(884, 700, 34, 32, 4), '#ab7048'),
  heap('470,890 640,880 760,894', (x, y) => flat(`M${x} ${y - 40}q14 26 0 36q-14 -10 0 -36Z`, '#8fb6e8', 2)),
  shilpi('240,960,190 right none worried gaze=0.6,-0.5'),
  curls('980,960,190 left none sad gaze=-0.6,-0.5'),
);

const tail = page('medium', torchlit)(
  night(0.5),
  glow(1080, 520, 560, '#ffce70', 0.75),
  `<g opacity="0.5">${soft('110,300 300,230 520,240 700,250 760,330 740,470 560,500 300,490 130,460', '#120e30', 0)}${each([150, 280, 560, 680], (x) => soft(`${x},420 ${x + 70},430 ${x + 64},640 ${x - 6},640`, '#120e30', 0))}${flat(blob(810, 290, 122, 112, 4, 0.03, 14), '#120e30', 0)}${flat(blob(730, 190, 40, 40, 3), '#120e30', 0)}${flat(blob(890, 190, 40, 40, 3), '#120e30', 0)}${line('130,340 40,260 50,150 110,110', '#120e30', 36)}</g>`,
  `<g opacity="0.35">${line('230,260 245,440; 330,240 345,450; 430,240 445,450; 530,245 545,450; 630,255 640,440; 760,200 780,240; 810,186 810,236; 860,200 842,240', '#f2ab38', 18)}</g>`,
  crop('130,880,135 right walk worried gaze=0.8,0 l=~-0.2,0.8 r=~0.85,0.35/hold'),
  plaits('320,885,135 right walk worried gaze=0.8,0 r=~0.85,0.35/hold l=~-0.4,0.7'),
  curls('510,880,135 right walk resolved gaze=0.8,0 r=~0.85,0.35/hold l=~-0.4,0.7'),
  shilpi('700,885,130 right walk wonder gaze=0.8,0 r=~0.95,0.35/hold l=~-0.4,0.7'),
  rafi('900,880,165 right walk resolved gaze=0.8,0.1 l=~-0.5,0.8/fist r=1030,600/hold'),
  beam([1060, 598], [1240, 470], [1240, 740], 0.7),
  torch(1040, 600, 0, 1.1),
);

const found = page('above', torchlit)(
  wash('#20245a', '#15173f'),
  line(
    '500,240 560,246 620,240; 900,200 980,206 1060,200; 560,840 640,846 720,840; 1000,780 1080,786 1150,780',
    '#4a5496',
    7,
    0.7,
  ),
  beam([486, 492], [512, 660], [770, 472], 0.75),
  `<ellipse cx="800" cy="620" rx="300" ry="150" fill="#ffe39a" opacity="0.22"/>`,
  set(
    800,
    640,
    4,
    1,
    ripples(0, 30, 270, '#ffe39a', 2),
    straw(0, 30, 420),
    goat('10,-70,190 left stand scared gaze=-0.8,-0.3 tail=down floats'),
  ),
  painted('-60,-40 330,-40 420,160 440,420 380,680 240,940 -60,940', c.cobalt, '#182a62'),
  line('330,-40 418,160 438,420 378,680 238,940', c.saffron, 26),
  painted('-60,-40 250,-40 340,180 350,420 300,640 160,900 -60,940', '#6a4a52', '#2a2040'),
  crop('120,266,120 right crossed floats surprised gaze=0.8,0.6'),
  plaits('250,420,120 right kneel floats wonder gaze=0.8,0.6 r=~0.5,0.6/hold'),
  rafi('330,654,150 right kneel floats surprised lean=16 gaze=0.8,0.6 l=~-0.2,0.8/hold r=446,486/hold'),
  torch(462, 480, 26, 1.1),
  shilpi('240,790,135 right kneel floats worried gaze=0.8,0.2 r=~0.75,0.2/open'),
  curls('90,636,120 right crossed floats wonder gaze=0.8,0.4'),
  bowl('110,896,125 right crossed floats wonder gaze=0.8,0.2'),
);

const better = page('wide', golden)(
  flood(330, ['#fbe0a0', '#fff4d8'], '#8fc4bc'),
  glow(1050, 140, 420, '#fff3c0', 0.9),
  library(
    290,
    420,
    600,
    {},
    mina('290,366,62 right none glad gaze=0.8,0.6 r=~1.05,0.3/hold', heldBook(362, 300, 56, c.rose, 8)),
  ),
  land('-20,560 300,540 700,520 1220,470', '#b5c968', '#6f9a4f', 0.4),
  grass([0, 580, 1200, 300], '#7fa552', 60, 3),
  line('560,300 560,560; 1140,260 1140,520', '#7a5540', 16),
  line('560,316 720,352 860,356 1000,340 1140,286', '#8a6a4a', 5),
  heap(
    '640,340 740,358 850,362 960,352 1060,324',
    (x, y, i) =>
      `<g transform="rotate(${i * 5 - 10} ${x} ${y})">${cut(here('-34,78 -30,0 34,0 42,72', x, y), c.cream)}${cut(here('-42,72 -36,-4 30,-4 34,66', x, y), [c.cobalt, c.saffron, c.clay, c.jade, c.rose][i] ?? '')}${line(here('-26,22 18,20', x, y), c.cream, 6, 0.8)}</g>`,
  ),
  plaits('380,860,140 right crossed laugh gaze=0.7,0.3 floats'),
  bowl('1010,850,145 left crossed happy gaze=-0.7,0.4 floats'),
  rafi(
    '690,850,185 front crossed happy gaze=0,0.8 nod=0.5 floats l=610,770/hold r=790,770/hold',
    heldBook(700, 770, 200, '#b8423c', -3),
  ),
  shilpi('520,880,150 right crossed glad gaze=0.8,0.2 tilt=12 floats'),
  goat('880,890,120 left lie content gaze=-0.6,-0.3'),
);

export const book: DrawnBook = {
  slug: 'the-library-boat',
  pictures: [cover, thursday, duster, eleven, flooded, goodbye, shadowHare, first, cave, wet, tail, found, better],
};

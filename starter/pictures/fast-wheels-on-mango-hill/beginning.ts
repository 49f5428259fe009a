import { cut, fill, flat, line, oval, painted } from '../kit/brush.ts';
import { blades, disk, flowers, glow, grass, land, tree, wash } from '../kit/scenery.ts';
import { abreast, blob, each, here, nth, pts, rectangle, tube } from '../kit/shapes.ts';
import { coverArt, page, set } from '../kit/staging.ts';
import { ana, ben, c, grandma, jun, morning, storm } from './crew.ts';
import * as hill from './crew.ts';

const day = ['#bfe0e0', '#fdf0d0'] as const;
const uneasy = ['#a9a6c0', '#fbe3b8'] as const;

const giant =
  '-20,560 20,450 80,394 140,380 186,410 206,404 232,340 262,318 290,344 292,404 314,384 334,396 344,414 362,400 378,416 400,398 424,430 420,500 470,560 540,500 610,390 690,372 770,420 820,520 850,520 890,350 944,330 1000,440 1070,590 1090,520 1120,484 1150,500 1160,590 1220,640';

/** The way over the giant, from its head to its feet. */
const way =
  '118,392 78,450 92,530 190,566 320,556 420,600 540,530 640,500 740,540 830,610 900,490 950,470 1000,560 1080,630 1120,640';

/** The house on the head of the giant. */
const house = (x: number, y: number) =>
  painted(rectangle(x, y - 230, 400, 230), c.cream, '#c09a80') +
  flat(rectangle(x, y - 50, 400, 50), c.clay, 0) +
  painted(here('M-30,-220L40,-340H360L430,-220Z', x, y), '#a9867a', '#5a4058') +
  line(abreast(here('60,-336 10,-224', x, y), here('340,-336 390,-224', x, y), 6), '#7a5a60', 5, 0.5) +
  painted(rectangle(x + 150, y - 160, 92, 160), '#3f8f88', '#1f4f58') +
  flat(rectangle(x + 40, y - 160, 74, 70), '#6a8ea0') +
  flat(rectangle(x + 284, y - 160, 74, 70), '#6a8ea0') +
  line(here('77,-160 77,-90; 321,-160 321,-90', x, y), c.cream, 7);

const wheelMark = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8a4034" stroke-width="10" filter="url(#rough)" opacity="0.9"/>`;
const mark = (points: string) => `<g filter="url(#rough)">${line(points, '#8a4034', 10, 0.9)}</g>`;

const drawing = [
  wheelMark(330, 560, 50),
  mark('300,440 316,506 380,506 400,560'),
  mark('400,530 450,516 500,530'),
  mark('500,490 680,490; 500,490 500,550; 680,490 680,550; 500,550 680,550'),
  wheelMark(536, 576, 24),
  wheelMark(648, 576, 24),
  mark('680,530 730,516 780,524'),
  mark('780,470 800,560 900,560 930,470; 780,470 760,430 800,410; 790,500 930,500'),
  wheelMark(812, 586, 24),
  wheelMark(892, 586, 24),
].join('');

const trunk = (x: number, y: number) =>
  painted(here('M-60,10Q-36,-160 -50,-320H50Q36,-160 62,10Z', x, y), '#8f6446', '#4a3040');

export const beginning = {
  cover: coverArt(storm)(
    hill.island(uneasy, 430, c.fern),
    glow(1000, 240, 420, '#fff0b8', 0.9),
    hill.clouds(260, 130, 560),
    hill.palm(1060, 470, 260),
    tree(720, 440, 230, c.deep, '#8a5a3c', 5),
    painted('M-20 330L90 330Q560 620 1220 1010V1230H560Q240 820 -20 560Z', c.clay, '#8a3f3a', 0.45),
    line('60,400 300,600 620,880; 20,460 180,620 380,860', '#e2a07a', 9, 0.6),
    blades([0, 1180, 420, 130], c.deep, 16, 4),
    hill.rope('140,470 250,545 330,600', 9),
    set([150, 560, 30])(
      ben('-112,-52,92 right run laugh gaze=0.8,0.3 lean=6 l=~-0.5,-0.4/open r=~0.75,0.2/hold floats'),
      hill.pram([20, 0, 190], jun('20,-84,86 front none laugh l=~-0.7,-0.65/open r=~0.7,-0.65/open')),
    ),
    set([410, 760, 30])(
      hill.cart(
        [0, 0, 330],
        hill.crate(-80, -88, 140),
        hill.crate(74, -88, 140),
        hill.crate(30, -158, 130),
        ana('-70,-160,122 right seat laugh lean=-8 floats l=~-0.7,-0.5/open r=~0.7,-0.6/open'),
      ),
    ),
    hill.rope('574,786 640,880 700,960', 10),
    hill.sock(622, 850, 1.9, 58),
    set([740, 1085, 28])(
      hill.chair([0, 0, 246], 'right laugh lean=-10 gaze=0.7,0.4 l=~-0.8,-0.55/open r=~0.85,-0.35/open'),
    ),
    line('60,880 190,960; 130,800 250,876; 420,1060 540,1136', '#fff6e2', 10, 0.75),
  ),
  sleepingHill: page('wide', morning)(
    wash(...day),
    glow(930, 130, 320, '#fff3c0', 0.9),
    disk(930, 140, 62, '#ffd768'),
    painted(rectangle(-20, 500, 1240, 220), c.sea, '#4f8a98', 0.4),
    land(giant, c.fern, c.deep, 0.6),
    each([190, 960, 310], (x, i) => tree(x, 690 + (i % 2) * 20, 84 + i * 6, c.deep, '#8a5a3c', i + 3)),
    line(
      '150,452 176,470 204,456; 158,462 150,476; 176,470 174,486; 196,464 204,478; 344,420 336,446 316,456',
      c.deep,
      8,
      0.85,
    ),
    oval(256, 488, 40, 24, '#e8774a', 0.3),
    each([-6, 34, 8, 70], (x, i) => tree(x, 600 - i * 46, 150, c.deep, '', i + 3)),
    line(way, '#8f4a3c', 20, 0.5),
    line(way, c.clay, 14),
    painted(rectangle(92, 346, 62, 44), c.cream, '#b98a70'),
    cut('82,348 164,348 146,314 100,314', c.red),
    each([c.red, c.mango, '#5f8fc4'], (color, i) =>
      painted(here('M-26,650V626L0,604L26,626V650Z', nth([1110, 1150, 1188], i), i * 8), color),
    ),
    land('-20,770 240,790 560,740 900,760 1220,830', '#7fa566', c.deep, 0.6),
    grass([0, 780, 1180, 110], c.deep, 40, 6),
    hill.chair([640, 872, 138], 'left happy nod=-0.2 gaze=-0.8,-0.6 l=~-0.85,-0.4/point r=~0.2,0.75/hold'),
    blades([860, 900, 340, 120], c.deep, 12, 4),
  ),
  cloudLikeABuffalo: page('medium', storm)(
    hill.island(['#c9c8d4', '#fbe6c0'], 560, c.fern),
    flat(tube('690,190 600,170 556,110 560,70', [60, 46, 28, 6]), '#a09ab4'),
    flat(tube('740,150 760,90 730,50 700,34', [60, 44, 26, 6]), '#a09ab4'),
    hill.clouds(900, 200, 560, '#5f5a78'),
    house(-60, 620),
    painted('M-20 620Q500 596 1220 640V940H-20Z', c.clay, '#8a3f3a', 0.4),
    hill.palm(1120, 640, 300),
    each(3, (i) => hill.crate(90 + i * 170, 880, 168)),
    each(2, (i) => hill.crate(170 + i * 170, 800, 168)),
    hill.crate(250, 720, 168),
    grandma('610,870,150 right stand tender nod=-0.9 tilt=-10 l=~-0.5,0.85/fist r=~0.6,0.7/open'),
    line('740,430 790,412 830,430 876,414; 730,472 776,460 826,476', '#fff6e2', 7, 0.7),
    hill.chair([930, 870, 150], 'left wonder nod=-0.8 gaze=-0.4,-0.9 tilt=8 l=~-0.3,0.75/hold r=~0.35,0.75/hold'),
  ),
  everythingThatRolls: page('wide', morning)(
    hill.island(day, 420, c.fern),
    hill.clouds(1040, 130, 420, '#6f6a88'),
    tree(110, 470, 420, c.deep, '#8a5a3c', 6),
    hill.palm(960, 450, 250),
    painted('M-20 520Q500 490 1220 530V940H-20Z', c.clay, '#8a3f3a', 0.4),
    hill.chairFront([610, 770, 150], 'front glad l=~-0.85,0.05/open r=~0.85,0.05/open'),
    hill.cart([330, 860, 270]),
    hill.rope('200,790 150,740 130,700', 9),
    ben('110,880,140 right walk happy lean=8 gaze=0.8,0.1 l=~-0.1,0.6/hold r=~0.5,0.55/hold'),
    hill.pram([1066, 850, 220], jun('1076,750,116 left none laugh l=~-0.65,-0.65/open r=~0.65,-0.65/open')),
    ana('820,880,140 left walk happy gaze=-0.7,-0.2 l=~-0.5,0.35/hold r=~0.5,0.5/hold'),
    hill.rope('1080,940 960,850 895,735 820,720 752,690 690,860 600,900', 8),
    hill.sock(820, 724, 1.1, 4),
  ),
  planInTheDust: page('above', morning)(
    wash('#dc9870', '#c77a54'),
    ...pts('90,180 1090,140 1130,640 60,600').map(([x, y], i) => blades([x - 50, y + 30, 100, 70], c.deep, 5, i + 2)),
    fill(blob(600, 530, 470, 170, 4, 0.05, 16), '#eab48c', 0.8),
    hill.chairFront(
      [600, 400, 132],
      'front glad nod=0.5 gaze=-0.3,0.9 l=466,330/hold r=~0.5,0.6/hold',
      undefined,
      line('472,300 424,474', '#6a4a34', 11),
    ),
    set([0, 46])(drawing),
    ben('230,980,170 back none tilt=6'),
    ana('960,980,170 back none tilt=-6'),
    jun('600,990,140 back none l=~-0.4,0.8 r=~0.6,-0.5/open'),
  ),
  nose: page('wide', storm)(
    hill.island(uneasy, 560, c.fern),
    hill.clouds(950, 150, 460),
    painted('M-20 380H430Q520 390 590 500L800 800Q830 850 920 850H1220V940H-20Z', c.fern, c.deep, 0.6),
    painted(
      'M-20 384H420Q520 396 590 506L790 800Q830 850 920 852H1220V882H900Q800 880 760 830L556 530Q500 424 420 420H-20Z',
      c.clay,
      '#8a3f3a',
      0.4,
    ),
    trunk(300, 404),
    each(3, (i) => tree(180 + i * 120, 320 - (i % 2) * 40, 330, i === 1 ? c.fern : c.deep, '', i + 4)),
    ...pts('110,120 215,110 380,150 450,100').map(([x, y], i) => hill.mango(x, y, 20, i * 20 + 60)),
    hill.rope('240,330 250,326 345,320 520,352 640,420 700,486', 8),
    hill.rope('250,338 300,352 352,344; 248,310 300,322 354,314', 9),
    hill.sock(556, 372, 1.2, -8),
    ana('166,410,78 right out effort lean=-20 l=~0.3,0.35/hold r=~0.62,0.35/hold floats'),
    ben('84,410,78 right out effort lean=-22 l=~0.3,0.35/hold r=~0.7,0.35/hold floats'),
    hill.rope('60,360 104,357 186,358 250,328', 8),
    grass([20, 520, 520, 340], c.deep, 46, 4),
    flowers([20, 520, 480, 340], ['#fffaf0', c.mango, '#f0a0a8'], 18, 6),
    blades([-20, 920, 420, 120], c.deep, 14, 4),
    set([648, 588, 54])(
      hill.chair([0, 0, 122], 'right glad lean=-34 tilt=-14 gaze=0.7,0.2 l=~-0.35,0.75/hold r=~0.45,0.7/hold'),
    ),
    hill.cart([1020, 872, 170], hill.crate(1020, 826, 110), hill.crate(1020, 774, 100)),
    hill.pram([1140, 878, 110]),
    jun('880,874,100 left stand laugh gaze=-0.8,-0.8 nod=-0.6 l=~-0.6,-0.65/open r=~0.6,-0.6/open'),
  ),
  belly: page('medium', storm)(
    hill.island(uneasy, 430, c.fern),
    hill.clouds(230, 120, 440),
    hill.clouds(820, 90, 380, '#8f89a8'),
    hill.palm(1090, 560, 330),
    painted('M-20 780Q560 520 1220 800V940H-20Z', c.deep, '#2f5a48', 0.5),
    painted('M-20 730Q570 480 1220 760V830Q570 560 -20 800Z', c.clay, '#8a3f3a', 0.4),
    hill.rope('90,600 190,590 270,580', 8),
    hill.rope('424,570 470,580 520,566; 740,560 800,576 904,606', 8),
    ben('110,742,112 right walk laugh lean=-6 l=~0.1,0.5/hold r=~0.55,0.5/hold'),
    ana('216,700,112 right walk laugh gaze=0.7,0 l=~0.1,0.5/hold r=~0.55,0.5/hold'),
    set([366, 664, -10])(
      hill.pram(
        [0, 0, 170],
        jun(
          '4,-74,104 right none content gaze=0.5,0.4 l=~-0.3,0.6/hold r=~0.26,0.1/hold',
          hill.mango(30, -136, 34, 10),
        ),
      ),
    ),
    set([640, 640])(
      hill.cart([0, 0, 240], hill.crate(-62, -62, 114), hill.crate(60, -62, 114), hill.crate(0, -122, 114)),
    ),
    hill.sock(800, 574, 1.2, 16),
    set([930, 676, 14])(hill.chair([0, 0, 138], 'right laugh l=~-0.3,0.8/hold r=~0.6,-0.3/open')),
  ),
};

import { fill, line, painted } from '../kit/brush.ts';
import { glow, land, wash } from '../kit/scenery.ts';
import { nth, rectangle } from '../kit/shapes.ts';
import { cinnamonSticks, coffeeBean, jasmineBush, jasmineFlower, scent, spiceSack } from '../kit/spices.ts';
import { coverArt, page, type Thing } from '../kit/staging.ts';
import * as stonetown from '../kit/stonetown.ts';
import { afternoon, c, coffeeMan, dark, grandma, hamid, omar, screen, zaina } from './cast.ts';
import * as cast from './cast.ts';

const spice = {
  chilli: '#cc4430',
  turmeric: '#efb52c',
  clove: '#7a3f30',
  bark: '#c97c48',
  cardamom: '#93a34a',
} as const;
const sackcloth = '#cfae7e';

/** The street of the spices: houses, awnings, lanterns; `tone` darkens what the power cut leaves. */
const market = (tone: (color: string) => string, on: boolean): Thing[] => [
  on ? wash('#f9c58c', '#fbe2bc') : cast.nightSky(4),
  stonetown.coralWall(-20, 40, 330, 520, tone('#e8b894'), 3),
  stonetown.coralWall(300, 90, 330, 470, tone('#f0cfae'), 8),
  stonetown.coralWall(620, 10, 330, 550, tone('#dfae96'), 12),
  stonetown.coralWall(940, 70, 290, 490, tone('#f3d8b4'), 15),
  ...[90, 220].map((x) => stonetown.archWindow(x, 190, 66, 90, tone(cast.wood), tone('#7a5060'))),
  stonetown.balcony(465, 230, 220, 120, tone('#a5704c'), tone('#6a4048')),
  ...[700, 860].map((x) => stonetown.archWindow(x, 170, 66, 90, tone(cast.wood), tone('#7a5060'))),
  stonetown.archWindow(1085, 200, 70, 90, tone(cast.wood), tone('#7a5060')),
  painted(rectangle(-20, 330, 570, 230), tone('#7f4f50')),
  painted(rectangle(640, 330, 590, 230), tone('#7f4f50')),
  stonetown.flagstones(540, tone('#dcb79a'), 7),
  stonetown.awning(-40, 340, 600, 110, tone(c.coral), tone(c.jasmine)),
  stonetown.awning(630, 350, 620, 110, tone(c.teal), tone(c.jasmine)),
  ...[30, 595, 1120].map((x) => stonetown.lantern(x, 300, 60, on)),
];

const voices = (points: string) => line(points, '#a9a0ea', 8, 0.75);

export const beginning = {
  cover: coverArt(dark)(
    cast.nightSky(),
    painted(rectangle(470, 330, 300, 420), cast.dim('#d9b8b0', 0.72)),
    stonetown.archWindow(620, 560, 76, 120, cast.dim(cast.wood, 0.6), '#3d3678'),
    stonetown.laneAway([610, 760], 116, [cast.dim('#e0b8a8', 0.6), cast.dim('#d0a8b0', 0.66)], 1180),
    painted(`M-20 1240V1180L494 760H726L1220 1180V1240Z`, cast.dim('#c9a8a4', 0.56)),
    line('360,870 860,870; 180,1016 1040,1016; 566,760 420,1240; 664,760 820,1240', '#2f2a66', 5, 0.5),
    `<g transform="translate(1040 560) skewY(24)">${stonetown.studdedDoor(0, 420, 240, 520, cast.dim(cast.wood, 0.36), '#f0c060')}</g>`,
    `<g transform="translate(150 590) skewY(-24)">${stonetown.archWindow(0, 0, 130, 220, cast.dim(cast.wood, 0.5), '#37306e')}</g>`,
    jasmineBush(1130, 150, 330, 250, cast.dim('#5fa07c', 0.4), 5, 26),
    glow(560, 800, 430, '#8f84d8', 0.4),
    glow(240, 430, 360, c.cinnamon, 0.28),
    glow(880, 220, 300, c.jasmine, 0.2),
    scent('1060,190 940,250 850,170 720,230 640,330 520,360 400,430 330,520 318,600', c.jasmine, 28),
    scent('-40,250 110,190 240,270 340,220 400,310 300,380 210,470 220,580 290,640', c.cinnamon, 48),
    scent('-40,900 80,880 150,780 80,690 130,610 200,650 270,690 310,680', c.coffee, 38),
    zaina('790,1168,234 left walk scared gaze=0.5,-0.7 tilt=5 l=572,872/hold r=~0.55,0.55/open'),
    hamid(
      '458,1168,238 left walk happy nod=-0.5 tilt=-5 lean=-3 l=312,908/hold r=~0.3,0.7/fist',
      cast.cane('312,908', '140,1180', 14),
    ),
    cinnamonSticks(236, 236, 120, 58),
    coffeeBean(112, 760, 76, 40),
    coffeeBean(112, 640, 60, -30),
    jasmineFlower(846, 190, 40),
    jasmineFlower(640, 318, 30, 20),
  ),
  sure: page('medium', afternoon)(
    stonetown.coralWall(0, -10, 1200, 720, cast.plaster, 5),
    stonetown.balcony(300, 250, 360, 210, '#b07850', '#6a4048'),
    fill('M-10 -10H760L520 710H-10Z', '#fff0cc', 0.28),
    stonetown.studdedDoor(930, 700, 330, 610, cast.wood),
    stonetown.lantern(660, 230, 76, false),
    stonetown.flagstones(700, '#dfc0a8'),
    jasmineBush(60, 640, 260, 280, '#6aa57c', 4, 22),
    grandma('925,810,152 left happy gaze=-0.8,0.5 lean=-7 l=742,566/hold r=~0.5,1.1', cast.jar(735, 606, 110)),
    zaina(
      '300,860,184 right stand glad gaze=0.8,0.1 lean=3 r=430,596/hold l=~-0.42,0.62/fist',
      cast.phone(438, 566, 118, 14),
    ),
    hamid('580,866,178 right stand happy tilt=-4 l=488,706/hold r=700,640/open', cast.cane('488,706', '440,884')),
  ),
  spiceMarket: page('wide', afternoon)(
    ...market((color) => color, true),
    coffeeMan('120,620,84 right stand calm gaze=0.9,0.2 r=~0.5,0.6/hold'),
    ...[0, 1, 2].map((i) =>
      spiceSack(
        nth([10, 440, 530], i),
        640 + (i % 2) * 8,
        124,
        nth([spice.cardamom, spice.chilli, spice.turmeric], i),
        sackcloth,
      ),
    ),
    omar('935,650,112 left happy gaze=-0.9,0.2 l=~-0.8,0.7/hold r=~0.5,0.8'),
    ...[0, 1, 2].map((i) =>
      spiceSack(800 + i * 150, 690 + (i % 2) * 14, 150, nth([spice.turmeric, spice.bark, spice.chilli], i), sackcloth),
    ),
    cinnamonSticks(952, 540, 90, 62),
    scent('950,560 860,470 780,520 740,500 690,520', c.cinnamon, 30),
    scent('1110,560 1020,420 900,430 820,350 750,400 694,480', '#e06a8a', 22),
    scent('800,560 770,600 750,570 720,560 690,546', cast.gold, 20),
    zaina(
      '330,850,160 left walk calm gaze=-0.8,0.9 nod=0.4 lean=-13 l=176,650/hold r=444,690/hold',
      cast.phone(166, 622, 96, -12),
    ),
    hamid(
      '586,850,158 right stand tender nod=-0.8 tilt=8 lean=3 l=452,690/hold r=712,690/hold',
      cast.cane('712,690', '752,872'),
    ),
    spiceSack(1010, 940, 270, spice.clove, sackcloth),
    spiceSack(1210, 900, 230, spice.cardamom, sackcloth),
  ),
  lights: page('medium', screen)(
    ...market((color) => cast.dim(color, 0.84), false),
    omar('985,740,150 left calm gaze=-0.9,0.3 l=~-0.85,0.45/open r=~0.85,0.45/open'),
    spiceSack(870, 800, 210, cast.dim(spice.clove, 0.5), cast.dim(sackcloth, 0.66)),
    spiceSack(1100, 810, 230, cast.dim(spice.turmeric, 0.5), cast.dim(sackcloth, 0.66)),
    glow(560, 600, 420, '#ff6a5a', 0.3),
    hamid(
      '720,870,176 left stand happy tilt=-5 l=612,676/hold r=~0.46,0.72/hold',
      cast.jar(604, 756, 98, true),
      cast.cane('800,690', '840,884'),
    ),
    zaina(
      '330,900,222 right stand scared gaze=0.9,0.5 nod=0.2 l=~-0.12,0.42/fist r=500,640/hold',
      cast.phone(516, 560, 172, 10, true),
    ),
    glow(516, 560, 250, '#ff7a6a', 0.4),
  ),
  elbow: page('close', dark, 0.85)(
    wash('#17143f', '#2f2a68'),
    land('-20,760 600,730 1220,760', '#252058'),
    painted('M-20 -20H250L170 760H-20Z', '#29245e', '#15123c'),
    painted('M1220 -20H960L1040 760H1220Z', '#29245e', '#15123c'),
    painted('M330 -20H520L500 560H360Z', '#201c50', '#15123c'),
    painted('M700 -20H860L850 540H690Z', '#201c50', '#15123c'),
    stonetown.archWindow(90, 300, 90, 140, '#342e70', '#1a1646'),
    stonetown.archWindow(1120, 280, 90, 140, '#342e70', '#1a1646'),
    voices('575,110 605,84 635,110 665,84 695,110; 590,150 615,130 640,150 665,130; 600,190 622,174 644,190'),
    voices(
      '1010,110 1036,86 1062,110 1088,86 1114,110; 1030,146 1054,126 1078,146; 180,80 206,56 232,80 258,56 284,80; 200,116 224,98 248,116',
    ),
    glow(580, 560, 520, '#7d72cc', 0.42),
    hamid('370,1030,300 right stand happy tilt=4 lean=3 l=~-0.46,0.95 r=~0.27,0.78/fist'),
    zaina('836,1050,296 left stand worried gaze=0.7,-0.6 tilt=-4 lean=-4 l=560,640/hold r=640,690/hold'),
  ),
};

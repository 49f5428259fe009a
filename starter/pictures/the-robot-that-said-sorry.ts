import { flat, line, painted, soft } from './kit/brush.ts';
import { windowFrame } from './kit/buildings.ts';
import { disk, glow, land, rain, rays, stars, veil, wash } from './kit/scenery.ts';
import { blob, each, heap, here, rectangle } from './kit/shapes.ts';
import { hen } from './kit/small-animals.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { bus } from './kit/vehicles.ts';
import { darker } from './svg.ts';
import { c, driver, henWoman, hisMother, mangoMan, tito, zawadi } from './the-robot-that-said-sorry/nairobi.ts';
import * as nairobi from './the-robot-that-said-sorry/nairobi.ts';

const blue = ['#a9d9ec', '#fdf0d4'] as const;

const leaning = (x: number, y: number) => flat(rectangle(x - 62, y - 118, 124, 118), '#5a4a6a', 3);

function cutPatch(x: number, y: number) {
  return line(here('-12,-8 8,2; -10,8 10,-8', x, y), '#e6c08a', 5);
}

const hippo = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${
    soft('-90,-30 -60,-70 20,-76 60,-60 74,-30 60,0 -70,0', '#8a6cc0', 3) +
    soft('40,-70 60,-96 100,-90 132,-60 126,-34 86,-30 50,-40', '#8a6cc0', 3) +
    line('-60,-6 -60,20; -30,-4 -30,20; 30,-4 30,20; 54,-6 54,20', '#8a6cc0', 22) +
    flat(blob(62, -94, 10, 10, 2), '#8a6cc0', 2) +
    `<circle cx="80" cy="-76" r="6" fill="#2b2636"/><circle cx="118" cy="-62" r="4" fill="#2b2636"/>` +
    line('84,-44 104,-40 122,-44', '#2b2636', 4) +
    flat(rectangle(96, -42, 10, 12), '#fff6e6', 1)
  }</g>`;

/** Sugar round a mouth. */
const flecks = heap('950,524 962,545 985,552 1012,548 1036,554 1048,530 1060,540 940,506 1020,566 996,570', (x, y, i) =>
  flat(blob(x, y, 5 + (i % 3), 5, 2, 0.1, 6), c.cream, 0),
);

export const pictures = book({
  cover: coverArt(nairobi.day)(
    nairobi.street(['#f6c7a0', '#fdf0d4'], 850, 2, 460),
    nairobi.jacaranda(1060, 880, 760, 4),
    glow(600, 520, 520, '#fff6d8'),
    nairobi.umbrella(210, 1000, 1.1, c.brick, -148),
    nairobi.umbrella(1010, 1010, 0.9, c.sun, 128),
    nairobi.chuma('600,1120,300 front sad gaze=-0.35,0.75 tilt=7 l=520,880/hold r=690,880/hold'),
    zawadi('275,1150,176 right faces=right stand tender gaze=0.5,-0.6 nod=-0.3 lean=6 l=~0.1,0.95 r=452,800/open'),
    tito('930,1155,172 left faces=left stand happy gaze=-0.6,-0.7 nod=-0.4 lean=-6 l=762,840/open r=~0.15,1'),
    [nairobi.doughnut(420, 1150, 34), nairobi.doughnut(512, 1172, 30), nairobi.doughnut(724, 1168, 32)].join(''),
  ),
  shop: page('wide', nairobi.day)(
    nairobi.workshop(660),
    painted(rectangle(880, 120, 300, 560), '#bfe2ee', '#fdf0d4'),
    nairobi.shops(760, 520, 220, 1, false),
    painted(rectangle(880, 520, 300, 160), '#dfb07c', '#b9745a'),
    bus([800, 610, 420], { color: '#f6ead0', stripe: c.sun, inside: '#5a6a8c', front: 'left' }),
    painted(rectangle(760, 90, 122, 600), '#f0cf9c', '#cf8f6a'),
    flat(rectangle(862, 100, 26, 584), '#8f5a3c'),
    flat(rectangle(1172, 100, 40, 584), '#8f5a3c'),
    flat(rectangle(862, 84, 350, 28), '#8f5a3c'),
    nairobi.grandma('500,690,140 right none shout gaze=0.9,0.4 lean=8 l=400,640/hold r=~0.95,-0.05/point'),
    nairobi.bench(220, 650, 520, 190),
    nairobi.radio(270, 634, 130, c.brick),
    nairobi.tool(620, 610, 0.9, 70),
    nairobi.tool(690, 618, 0.8, -100),
    painted(rectangle(890, 720, 120, 140), '#a86a44'),
    painted(rectangle(736, 800, 130, 66), '#8f5638'),
    tito('920,722,128 left faces=left out laugh tilt=-8 lean=14 l=~0.25,0.75 r=~0.5,0.55/open'),
    nairobi.toaster(742, 802, 116),
    zawadi('120,865,134 right faces=front stand glad gaze=0.6,-0.7 l=~-0.35,0.85 r=~0.78,-0.1/hold'),
    line('226,606 240,570', '#6d7488', 12),
    flat(blob(243, 563, 17, 10, 2), '#8e93a6', 2),
    rays([242, 562], 30, 54, [-170, -120, -70, -20], '#fffbe6', 7),
  ),
  hand: page('close', nairobi.rainy, 1, 0.85)(
    wash('#a08aa0', '#6a567a'),
    windowFrame([110, 60, 270, 290], '#7a5548')(wash('#8fa6bc', '#c3ccd6') + rain('#ffffff', 4, 260)),
    painted(rectangle(-10, 690, 1220, 300), '#6f4a58', '#33264a'),
    nairobi.chuma('840,1060,236 left off asleep tilt=-14 floats l=500,668/hold r=~0.5,0.9'),
    nairobi.television(560, 960, 330, '#8a7a6a', -6),
    nairobi.television(850, 950, 400, '#6a7a94', 5),
    nairobi.television(740, 706, 260, '#a5705a', -12),
    tito('1044,466,150 left faces=left none surprised gaze=-0.8,0.8 lean=-14 l=~-0.8,0.62/point r=~0.2,0.9'),
    nairobi.television(960, 680, 290, '#8f9a7a', 6),
    zawadi(
      '230,850,180 right faces=right kneel wonder gaze=0.8,0.4 lean=10 l=340,690/hold r=380,600/hold',
      [painted(rectangle(362, 585, 130, 110), c.brick), flat(rectangle(352, 568, 150, 28), darker(c.brick, 0.15))].join(
        '',
      ),
    ),
  ),
  first: page('below', nairobi.lampLight)(
    wash('#6a4a6e', '#c98a62'),
    flat(rectangle(40, 150, 300, 16), '#5a3a4a'),
    nairobi.clock(110, 150, 44, '#8a7ab0'),
    nairobi.kettle(230, 150, 90, '#8a8fa6'),
    flat(rectangle(880, 170, 290, 16), '#5a3a4a'),
    nairobi.radio(910, 170, 120, '#8a4a4e'),
    nairobi.kettle(1100, 170, 80, '#b08a4a'),
    glow(600, 330, 620, '#ffdf8a', 0.75),
    rays([630, 130], 90, 150, [-160, -130, -50, -20], '#fff1b8', 8),
    nairobi.chuma('600,766,214 front surprised gaze=-0.7,0.5 l=~-0.95,1.05 r=~0.95,1.05'),
    nairobi.bench(-60, 752, 1320, 220),
    line('690,716 800,728 900,716 1010,742 1120,800 1210,800', '#33283a', 12),
    nairobi.tool(420, 724, 0.9, 78),
    zawadi('190,1000,236 right faces=right stand wonder gaze=0.8,-0.6 nod=-0.5 l=~-0.1,1 r=330,730/open'),
    tito('1010,1010,240 left faces=left stand surprised gaze=-0.8,-0.6 nod=-0.5 l=~-0.45,0.42/open r=~0.3,0.8'),
  ),
  manners: page('medium', nairobi.day)(
    nairobi.street(blue, 560, 4, 340),
    nairobi.shopFront(-180, 590, 540, 560),
    nairobi.umbrella(110, 790, 1, c.violet, 158),
    nairobi.umbrella(330, 830, 0.86, c.sun, -120),
    nairobi.umbrella(70, 630, 0.8, c.blue, 40),
    line('350,700 420,700; 330,760 410,758; 350,820 420,822', c.cream, 9, 0.9),
    nairobi.mamaBaraka(
      '950,870,160 left faces=left walk laugh lean=12 tilt=6 l=790,500/hold r=1085,262/hold',
      nairobi.tray(770, 440, 260, -58, 0.26),
    ),
    nairobi.chuma('540,860,168 right sad lean=9 tilt=6 gaze=0.6,-0.3 l=~-1,0.5/open r=~0.98,0.35/open'),
    heap('560,150 690,90 790,180 650,240 900,110 480,260', (x, y, i) => nairobi.doughnut(x, y, 36 - (i % 3) * 4)),
    nairobi.doughnut(1066, 232, 32),
    line('560,200 566,230; 694,140 698,172; 904,156 902,186; 480,310 484,338; 650,290 652,316', c.cream, 6, 0.8),
  ),
  crossing: page('below', nairobi.day)(
    wash('#8fcbe6', '#fdf0d4'),
    nairobi.shops(-30, 720, 620, 3, false),
    nairobi.jacaranda(620, 720, 440, 6),
    leaning(180, 250) + leaning(1000, 220) + leaning(815, 300),
    nairobi.sister('180,250,62 right none wonder gaze=0.7,0.8'),
    nairobi.tornBoy('1000,220,62 left none glad gaze=-0.7,0.8'),
    hisMother('815,300,60 left none surprised gaze=-0.6,0.8'),
    flat(rectangle(104, 240, 152, 20) + rectangle(924, 210, 152, 20) + rectangle(742, 290, 146, 20), c.cream, 2),
    land('-20,720 600,712 1220,720', '#dfb07c', '#9a5a5a'),
    bus([-520, 850, 920], { color: '#f2e6cf', stripe: '#d84f86', inside: '#5a6a94', lamp: '#fff3c0' }),
    painted(rectangle(900, 620, 400, 130), c.blue, '#22335e'),
    line('900,640 840,610 800,616', '#7a5548', 16),
    flat(blob(1030, 800, 84, 84, 4, 0.012, 14), '#3d3442', 3),
    flat(blob(1030, 800, 52, 52, 4, 0.012, 14), '#c9a06a', 2),
    line('1030,730 1030,870; 960,800 1100,800', '#3d3442', 10),
    heap(
      '930,606 990,600 1050,604 1110,598 1170,604 960,560 1024,552 1084,556 1146,556 1000,512 1066,506 1126,514',
      (x, y, i) => painted(here('-34,0 -10,-26 26,-22 36,4 10,22 -22,18', x, y), i % 3 === 0 ? '#e98a3a' : '#f3b13e'),
    ),
    driver('400,880,166 right faces=right stand shout gaze=0.9,0.1 lean=13 l=~-0.3,0.9/fist r=~0.9,0.25/point'),
    mangoMan('820,880,160 left faces=left stand shout gaze=-0.9,0.1 lean=-14 l=~-0.75,0.4/fist r=~0.6,0.45/fist'),
    nairobi.chuma('612,892,112 front sad gaze=-0.6,-0.8 tilt=-6'),
    rays([608, 330], 30, 76, [-140, -90, -40], c.brick, 9),
  ),
  lent: page('wide', nairobi.evening)(
    wash('#f4a878', '#fde6b4'),
    nairobi.shops(560, 620, 300, 5),
    nairobi.jacaranda(1060, 660, 560, 7),
    land('-20,640 400,628 800,640 1220,630', '#d99a70', '#7a4468'),
    painted(rectangle(-20, 60, 700, 610), '#9ac7b4', '#5f8a8c'),
    flat(rectangle(70, 180, 190, 220), c.cream, 3) + flat(rectangle(86, 196, 158, 188), '#6a6a94', 2),
    flat(rectangle(470, 170, 150, 500), '#7a4a5e', 3),
    flat(blob(592, 430, 9, 9, 2), c.sun, 1),
    flat('M-40 20L740 20L700 110L-40 110Z', c.brick, 3),
    painted(rectangle(-20, 664, 720, 50), '#c9866a'),
    line('90,770 90,862; 610,770 610,862', '#6f4230', 26),
    nairobi.sister('170,756,126 left faces=left seatFront cross gaze=-0.9,0.2 tilt=-6 l=~0.2,0.55 r=~-0.12,0.6'),
    nairobi.gateGirl('530,756,126 right faces=right seatFront cross gaze=0.9,0.2 tilt=6 l=~0.15,0.55 r=~-0.15,0.6'),
    flat(rectangle(50, 748, 600, 28), '#a86a44'),
    nairobi.chuma('350,752,112 front sad gaze=0.5,0.3 tilt=5 floats l=~-0.95,0.6/hold r=~0.95,0.6/hold'),
    nairobi.tornBoy('830,868,124 left faces=left stand worried gaze=-0.6,0.6 l=~-0.12,0.95 r=~0.2,0.95'),
    line('806,792 822,806 812,822', '#6f4530', 16),
    cutPatch(858, 800),
    hisMother('1010,870,124 left faces=left stand resolved gaze=-0.7,0.7 tilt=-4 l=890,560/hold r=~0.55,0.75/fist'),
  ),
  lamp: page('shoulder', nairobi.day)(
    nairobi.workshop(520),
    nairobi.bench(700, 470, 560, 150),
    nairobi.chuma('980,760,140 left sad gaze=-0.8,0.4 tilt=-8'),
    tito('720,770,146 left faces=front stand sad gaze=-0.1,1 nod=0.8 l=~-0.2,0.85/hold r=~0.2,0.85/hold'),
    nairobi.ball(860, 800, 42),
    nairobi.shards(610, 826, 1.05),
    soft('500,838 520,790 560,784 590,800 580,846 540,856', c.sun),
    line('556,790 600,760', '#c98a3a', 12),
    nairobi.grandma('240,1190,270 back stand calm gaze=0,0 l=-10,470/open r=500,460/open lean=4'),
  ),
  hunt: page('wide', nairobi.day)(
    nairobi.street(['#a9d9ec', '#fdf0d4'], 520, 0, 330),
    hen('#f6ead8')('80,236,92 right'),
    hen('#c4703c')('300,168,92 left surprised flaps'),
    hen('#f6ead8')('720,146,92 left'),
    hen('#8a6a5a')('470,206,92 left surprised'),
    nairobi.jacaranda(1130, 560, 420, 5),
    bus([420, 640, 640], { color: '#6fa6d8', stripe: '#6fa6d8', inside: '#4a5580', windows: 4 }),
    hippo(640, 586, 1.15),
    henWoman('140,850,140 right faces=right stand shout gaze=0.9,0.3 lean=6 l=150,420/fist r=~0.95,0.25/point'),
    nairobi.chuma('420,884,122 front sad gaze=0.3,0.6 tilt=-8 lean=-2 l=~-0.55,0.95 r=~0.55,0.95'),
    driver('920,850,132 left faces=left stand shout gaze=-0.9,0.3 lean=-6 l=~-0.95,0.3/point r=~0.45,0.75/fist'),
    nairobi.cakeMan(
      '1096,888,136 left faces=left stand cross gaze=-0.9,0.1 l=960,690/hold r=1150,690/hold',
      [
        flat(blob(1056, 720, 120, 24, 3, 0.01), '#b6bccb', 2),
        painted('M966 640Q1056 612 1146 640V710Q1056 738 966 710Z', '#f2b6c4', '#b85a84'),
        flat(blob(1056, 640, 90, 24, 3, 0.01), '#fdf0d4', 2),
        flat(blob(1056, 642, 40, 12, 3, 0.03), '#8a4a4e', 2),
      ].join(''),
    ),
  ),
  outside: page('shoulder', nairobi.evening)(
    wash('#c96a6a', '#f3b070'),
    nairobi.shops(-120, 690, 380, 2),
    veil('#7a2f5a', 0.28),
    nairobi.shopFront(170, 700, 880, 640, true),
    glow(610, 480, 420, '#ffe3a0', 0.6),
    painted(rectangle(-10, 690, 1220, 540), '#a8604e', '#4a2450'),
    nairobi.grandma('770,730,122 left faces=left stand sad gaze=-0.7,0 tilt=-8 l=660,545/point r=~0.35,0.9'),
    nairobi.chuma('580,735,124 front sad dim gaze=0,0.9 tilt=-6 nod=1'),
    tito('400,740,122 right faces=front stand worried gaze=0.7,0.1 l=~-0.06,0.75/hold r=~0.12,0.8/hold'),
    henWoman('60,1250,220 back stand l=~-0.4,1 r=270,560/point'),
    nairobi.sister('330,1130,178 back stand'),
    mangoMan('930,1300,205 back stand l=~-0.5,1 r=~0.4,1'),
    nairobi.cakeMan('1130,1240,220 back stand l=930,640/point r=~0.5,1'),
  ),
  itWasMe: page('close', nairobi.evening)(
    nairobi.street(['#e98a5e', '#fbd89a'], 520, 4, 360, '#c98660'),
    glow(600, 300, 500, '#fff0c0', 0.5),
    driver('1080,880,140 left faces=left stand worried gaze=-0.6,0.7 nod=0.4 l=~-0.35,0.95 r=1130,240/open'),
    nairobi.grandma('900,830,122 left faces=front stand surprised gaze=-0.7,0.2 l=~-0.28,0.3/open r=~0.3,0.3/open'),
    nairobi.gateGirl('110,850,140 right faces=right stand worried gaze=0.8,0.1 l=40,370/open r=~0.2,0.9'),
    nairobi.chuma('690,880,212 left sad gaze=-0.5,0.6 tilt=-8'),
    tito('450,980,236 front stand scared gaze=0.2,0 tilt=-4 l=180,690/open r=716,690/open'),
  ),
  never: page('medium', nairobi.shopLight)(
    nairobi.workshop(600, '#8a6a94', '#b9745a', true),
    windowFrame(
      [860, 70, 250, 250],
      '#6f4230',
    )(wash('#232560', '#3a3c80') + stars(200, 26, 4, [860, 70, 250]) + disk(1040, 140, 34, '#fff1c0')),
    glow(480, 420, 560, '#ffd98a', 0.6),
    nairobi.grandma('1080,690,122 left none shout gaze=-0.9,0.3 l=~-0.9,-0.15/open r=~0.4,0.85'),
    nairobi.bench(830, 640, 420, 170),
    nairobi.radio(1080, 626, 110, c.blue),
    nairobi.chuma('480,830,166 front think gaze=-0.6,0.5 tilt=-6 l=~-0.95,0.9 r=~0.95,0.9'),
    zawadi('140,880,176 right faces=right stand surprised gaze=0.8,-0.3 lean=6 l=~-0.1,0.95 r=~0.74,-0.05/point'),
    tito('800,890,172 left faces=left stand wonder gaze=-0.8,-0.3 lean=-4 l=~-0.76,-0.05/point r=~0.2,0.95'),
    nairobi.tool(930, 606, 0.8, 70),
  ),
  second: page('close', nairobi.day)(
    nairobi.street(['#a9d9ec', '#fdf0d4'], 560, 3, 380),
    nairobi.shopFront(780, 600, 560, 600),
    nairobi.mamaBaraka(
      '150,900,150 right faces=right stand cross gaze=0.9,0.1 l=~-0.55,0.8/fist r=300,430/hold',
      nairobi.tray(352, 420, 250, -14, 0.22),
    ),
    zawadi('372,900,150 right faces=right stand surprised gaze=0.9,0 l=~-0.25,0.3/open r=~0.35,0.35/open'),
    rays([614, 260], 40, 86, [-130, -90, -50], c.sun, 9),
    tito('1000,940,224 front stand worried gaze=-0.9,-0.1 l=~-0.4,0.8/open r=1128,690/hold'),
    each([-1, 1], (side) => flat(blob(1000 + side * 74, 500, 50, 46, 3, 0.02), '#8c593a', 2)),
    line('976,520 992,512 1008,520 1024,513', '#5a2a28', 8),
    flecks,
    nairobi.chuma('560,890,190 right surprised gaze=0.9,0 tilt=-3 l=~-0.9,0.9 r=838,560/point'),
    nairobi.doughnut(1136, 664, 50),
  ),
});

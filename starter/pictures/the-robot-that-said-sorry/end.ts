import { blob, each, flat, heap, line, painted, soft } from '../kit/brush.ts';
import { windowFrame } from '../kit/buildings.ts';
import { bus } from '../kit/bus.ts';
import { disk, glow, rays, rectangle, stars, veil, wash } from '../kit/scenery.ts';
import { hen } from '../kit/small-animals.ts';
import { page } from '../kit/staging.ts';
import {
  ball,
  bench,
  doughnut,
  jacaranda,
  radio,
  shards,
  shopFront,
  shops,
  street,
  tool,
  tray,
  workshop,
} from './nairobi.ts';
import {
  c,
  cakeMan,
  chuma,
  day,
  driver,
  evening,
  gateGirl,
  grandma,
  henWoman,
  mamaBaraka,
  mangoMan,
  shopLight,
  sister,
  tito,
  zawadi,
} from './people.ts';

export const lamp = page('shoulder', day)(
  workshop(520),
  bench(700, 470, 560, 150),
  chuma('980,760,140 left sad gaze=-0.8,0.4 tilt=-8'),
  tito('720,770,146 left faces=front stand sad gaze=-0.1,1 nod=0.8 l=~-0.2,0.85/hold r=~0.2,0.85/hold'),
  ball(860, 800, 42),
  shards(610, 826, 1.05),
  soft('500,838 520,790 560,784 590,800 580,846 540,856', c.sun),
  line('556,790 600,760', '#c98a3a', 12),
  grandma('240,1190,270 back stand calm gaze=0,0 l=-10,470/open r=500,460/open lean=4'),
);

const hippo = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${
    soft('-90,-30 -60,-70 20,-76 60,-60 74,-30 60,0 -70,0', '#8a6cc0', 3) +
    soft('40,-70 60,-96 100,-90 132,-60 126,-34 86,-30 50,-40', '#8a6cc0', 3) +
    line('-60,-6 -60,20; -30,-4 -30,20; 30,-4 30,20; 54,-6 54,20', '#8a6cc0', 22) +
    flat(blob(62, -94, 10, 10, 2), '#8a6cc0', 2) +
    `<circle cx="80" cy="-76" r="6" fill="#2b2636"/><circle cx="118" cy="-62" r="4" fill="#2b2636"/>` +
    line('84,-44 104,-40 122,-44', '#2b2636', 4) +
    flat(rectangle(96, -42, 10, 12), '#fff6e6', 1)
  }</g>`;

export const everywhere = page('wide', day)(
  street(['#a9d9ec', '#fdf0d4'], 520, 0, 330),
  (light) =>
    [
      hen([80, 236, 92], '#f6ead8', { looks: 'right' }, light),
      hen([300, 168, 92], '#c4703c', { looks: 'left', wings: 'up', mood: 'surprised' }, light),
      hen([720, 146, 92], '#f6ead8', { looks: 'left' }, light),
      hen([470, 206, 92], '#8a6a5a', { looks: 'left', mood: 'surprised' }, light),
    ].join(''),
  jacaranda(1130, 560, 420, 5),
  bus([420, 640, 640], { color: '#6fa6d8', stripe: '#6fa6d8', inside: '#4a5580', windows: 4 }),
  hippo(640, 586, 1.15),
  henWoman('140,850,140 right faces=right stand shout gaze=0.9,0.3 lean=6 l=150,420/fist r=~0.95,0.25/point'),
  chuma('420,884,122 front sad gaze=0.3,0.6 tilt=-8 lean=-2 l=~-0.55,0.95 r=~0.55,0.95'),
  driver('920,850,132 left faces=left stand shout gaze=-0.9,0.3 lean=-6 l=~-0.95,0.3/point r=~0.45,0.75/fist'),
  cakeMan(
    '1096,888,136 left faces=left stand cross gaze=-0.9,0.1 l=960,690/hold r=1150,690/hold',
    [
      flat(blob(1056, 720, 120, 24, 3, 0.01), '#b6bccb', 2),
      painted('M966 640Q1056 612 1146 640V710Q1056 738 966 710Z', '#f2b6c4', '#b85a84'),
      flat(blob(1056, 640, 90, 24, 3, 0.01), '#fdf0d4', 2),
      flat(blob(1056, 642, 40, 12, 3, 0.03), '#8a4a4e', 2),
    ].join(''),
  ),
);

export const standingOutside = page('shoulder', evening)(
  wash('#c96a6a', '#f3b070'),
  shops(-120, 690, 380, 2),
  veil('#7a2f5a', 0.28),
  shopFront(170, 700, 880, 640, true),
  glow(610, 480, 420, '#ffe3a0', 0.6),
  painted(rectangle(-10, 690, 1220, 540), '#a8604e', '#4a2450'),
  grandma('770,730,122 left faces=left stand sad gaze=-0.7,0 tilt=-8 l=660,545/point r=~0.35,0.9'),
  chuma('580,735,124 front sad dim gaze=0,0.9 tilt=-6 nod=1'),
  tito('400,740,122 right faces=front stand worried gaze=0.7,0.1 l=~-0.06,0.75/hold r=~0.12,0.8/hold'),
  henWoman('60,1250,220 back stand l=~-0.4,1 r=270,560/point'),
  sister('330,1130,178 back stand'),
  mangoMan('930,1300,205 back stand l=~-0.5,1 r=~0.4,1'),
  cakeMan('1130,1240,220 back stand l=930,640/point r=~0.5,1'),
);

export const itWasMe = page('close', evening)(
  street(['#e98a5e', '#fbd89a'], 520, 4, 360, '#c98660'),
  glow(600, 300, 500, '#fff0c0', 0.5),
  driver('1080,880,140 left faces=left stand worried gaze=-0.6,0.7 nod=0.4 l=~-0.35,0.95 r=1130,240/open'),
  grandma('900,830,122 left faces=front stand surprised gaze=-0.7,0.2 l=~-0.28,0.3/open r=~0.3,0.3/open'),
  gateGirl('110,850,140 right faces=right stand worried gaze=0.8,0.1 l=40,370/open r=~0.2,0.9'),
  chuma('690,880,212 left sad gaze=-0.5,0.6 tilt=-8'),
  tito('450,980,236 front stand scared gaze=0.2,0 tilt=-4 l=180,690/open r=716,690/open'),
);

export const noNoNo = page('medium', shopLight)(
  workshop(600, '#8a6a94', '#b9745a', true),
  windowFrame(
    860,
    70,
    250,
    250,
    '#6f4230',
    wash('#232560', '#3a3c80') + stars(200, 26, 4, [860, 70, 250]) + disk(1040, 140, 34, '#fff1c0'),
  ),
  glow(480, 420, 560, '#ffd98a', 0.6),
  grandma('1080,690,122 left none shout gaze=-0.9,0.3 l=~-0.9,-0.15/open r=~0.4,0.85'),
  bench(830, 640, 420, 170),
  radio(1080, 626, 110, c.blue),
  chuma('480,830,166 front think gaze=-0.6,0.5 tilt=-6 l=~-0.95,0.9 r=~0.95,0.9'),
  zawadi('140,880,176 right faces=right stand surprised gaze=0.8,-0.3 lean=6 l=~-0.1,0.95 r=~0.74,-0.05/point'),
  tito('800,890,172 left faces=left stand wonder gaze=-0.8,-0.3 lean=-4 l=~-0.76,-0.05/point r=~0.2,0.95'),
  tool(930, 606, 0.8, 70),
);

/** Sugar round a mouth. */
const flecks = heap('950,524 962,545 985,552 1012,548 1036,554 1048,530 1060,540 940,506 1020,566 996,570', (x, y, i) =>
  flat(blob(x, y, 5 + (i % 3), 5, 2, 0.1, 6), c.cream, 0),
);

export const secondWord = page('close', day)(
  street(['#a9d9ec', '#fdf0d4'], 560, 3, 380),
  shopFront(780, 600, 560, 600),
  mamaBaraka(
    '150,900,150 right faces=right stand cross gaze=0.9,0.1 l=~-0.55,0.8/fist r=300,430/hold',
    tray(352, 420, 250, -14, 0.22),
  ),
  zawadi('372,900,150 right faces=right stand surprised gaze=0.9,0 l=~-0.25,0.3/open r=~0.35,0.35/open'),
  rays([614, 260], 40, 86, [-130, -90, -50], c.sun, 9),
  tito('1000,940,224 front stand worried gaze=-0.9,-0.1 l=~-0.4,0.8/open r=1128,690/hold'),
  each([-1, 1], (side) => flat(blob(1000 + side * 74, 500, 50, 46, 3, 0.02), '#8c593a', 2)),
  line('976,520 992,512 1008,520 1024,513', '#5a2a28', 8),
  flecks,
  chuma('560,890,190 right surprised gaze=0.9,0 tilt=-3 l=~-0.9,0.9 r=838,560/point'),
  doughnut(1136, 664, 50),
);

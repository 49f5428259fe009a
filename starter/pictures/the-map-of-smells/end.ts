import { blob, each, flat, line, lit, painted, pts } from '../kit/brush.ts';
import { arm, bones } from '../kit/limbs.ts';
import type { HandShape, Look } from '../kit/looks.ts';
import { glow, rectangle, stars, steam, wash } from '../kit/scenery.ts';
import { cinnamonSticks, clove, coffeeBean, cord, fishBone, jasmineBush, jasmineFlower, scent } from '../kit/spices.ts';
import { page, type Thing } from '../kit/staging.ts';
import { archWindow, balcony, coralWall, flagstones, lantern, stud, studdedDoor } from '../kit/stonetown.ts';
import { between, type Point, seeded } from '../svg.ts';
import {
  afternoon,
  cane,
  dim,
  gold,
  grandma,
  hamid,
  hamidLook,
  lamps,
  plaster,
  window,
  wood,
  zainaLook,
  zainaShut,
} from './cast.ts';

export const eyesShut = page('close', window)(
  coralWall(-20, -20, 1240, 940, dim(plaster, 0.52), 11),
  glow(1010, 210, 520, '#ffcf7a', 0.6),
  archWindow(1010, 340, 250, 300, dim(wood, 0.2), '#ffd27a'),
  steam(1010, 250, 120, 3, '#fff6e0'),
  painted('M930 270H1090L1076 336Q1010 356 944 336Z', '#8a4a34'),
  line('918,270 1102,270', '#a5603f', 16),
  line('880,352 1140,352', dim(wood, 0.1), 22),
  scent('1060,210 1130,130 1190,210 1130,420 1030,430 940,380 880,440 856,450', gold, 44),
  glow(620, 620, 520, '#8f84d0', 0.25),
  hamid('236,1040,288 right walk laugh tilt=4 r=462,660/hold l=~-0.5,0.9'),
  zainaShut('620,1050,298 right walk laugh tilt=4 lean=5 l=~-0.28,0.76/fist r=936,590/open'),
  line('980,540 1008,520; 992,590 1028,590; 980,640 1006,660', '#ffe9b0', 9, 0.9),
);

const litLane: readonly Thing[] = [
  wash('#352c74', '#7a62a8'),
  painted(rectangle(-20, 640, 440, 120), '#dcb48c'),
  stars(200, 20, 5, [180, 0, 300]),
  painted(rectangle(230, 250, 190, 420), '#e2ac86'),
  ...[280, 370].flatMap((x) => [360, 490].map((y) => archWindow(x, y, 46, 76, '#8a5638', '#ffe39a'))),
  painted('M-20 -20V760L250 680V190Z', '#f0c090', '#b0746a', 0.5),
  ...[
    [40, 330, 84],
    [130, 340, 66],
    [205, 348, 48],
  ].map(([x = 0, y = 0, w = 0]) => archWindow(x, y, w, w * 1.7, '#8a5638', '#ffe39a')),
];

export const inAMinute = page('wide', lamps)(
  ...litLane,
  coralWall(400, -20, 820, 720, '#f6d3a4', 5),
  balcony(620, 250, 300, 190, '#b07850', '#ffe39a'),
  flagstones(690, '#e6c4a0'),
  studdedDoor(930, 700, 360, 620, wood),
  painted(rectangle(938, 190, 120, 510), '#ffcf7a', '#e0903f'),
  painted('M1058 186L1146 150V740L1058 700Z', '#75472f'),
  ...[0, 1, 2].map((r) => stud(1102, 300 + r * 140, 15)),
  lantern(470, 300, 84, true),
  lantern(1160, 220, 74, true),
  lantern(60, 180, 74, true),
  lantern(210, 300, 44, true),
  lantern(340, 250, 36, true),
  jasmineBush(70, 690, 200, 220, '#6aa57c', 4, 18),
  glow(640, 300, 620, '#fff0b8', 0.4),
  grandma('1010,800,146 left laugh gaze=-0.9,0.1 lean=-9 l=~-0.7,0.1/open r=~0.45,1'),
  zainaShut('660,860,178 right stand content tilt=-4 nod=-0.2 lean=4 r=826,560/open l=~-0.45,0.82'),
  hamid('410,866,170 right stand laugh tilt=-6 l=318,700/hold r=~0.62,0.2/open', cane('318,700', '262,880')),
);

/** Grains glued on paper in a heap round a place. */
function grains(x: number, y: number, color: string, count: number, seed: number): string {
  const random = seeded(seed);
  return each(count, () => {
    const [a, r] = [random() * 6.3, Math.sqrt(random())];
    const [gx, gy] = [x + Math.cos(a) * r * 66, y + Math.sin(a) * r * 42];
    return `<g transform="rotate(${between(random, 0, 180).toFixed(0)} ${gx.toFixed(0)} ${gy.toFixed(0)})">${flat(blob(gx, gy, 10, 4.5, 3, 0.05, 8), color, 1.5)}</g>`;
  });
}

const reach =
  (look: Look, shoulder: Point, elbow: Point, hand: Point, u: number, shape: HandShape): Thing =>
  (light) =>
    lit(light, u, arm(look, bones.child, shoulder, elbow, hand, u, { to: hand, shape }));

export const mapOfSmells = page('above', afternoon)(
  wash('#dc9d6c', '#c98658'),
  line('-10,180 1210,190; -10,420 1210,410; -10,640 1210,650; -10,850 1210,842', '#a9683f', 5, 0.5),
  `<path d="M-10 -10H420L760 910H240Z" fill="#fff0cc" opacity="0.2"/>`,
  `<path d="M124 96L1104 70L1120 770L136 800Z" fill="#4a2448" opacity="0.25"/>`,
  painted('M110 84L1094 60L1106 752L122 782Z', '#fff4de', '#e6c9a0', 0.4),
  cord('226,650 330,600 320,470 470,400 600,470 740,450 730,330 900,290 980,190', 20),
  cord('320,470 200,380', 14),
  cord('600,470 604,540', 14),
  cord('730,330 620,240', 14),
  cord('900,290 1010,400', 14),
  cinnamonSticks(300, 330, 150, 30),
  each(
    [
      [470, 300, 10],
      [530, 320, -30],
      [490, 352, 40],
    ],
    ([x = 0, y = 0, t = 0]) => coffeeBean(x, y, 62, t),
  ),
  each(12, (i) => stud(540 + (i % 4) * 44, 576 + Math.floor(i / 4) * 44, 16)),
  fishBone(850, 500, 190, -14),
  flat(blob(800, 220, 84, 56, 3, 0.08), '#8fbf94', 2),
  each(
    [
      [780, 200],
      [830, 236],
      [800, 250],
      [840, 190],
      [752, 240],
    ],
    ([x = 0, y = 0], i) => jasmineFlower(x, y, 30, i * 20),
  ),
  flat(blob(1000, 160, 84, 56, 6, 0.06), '#c98f5c', 2),
  grains(1000, 160, '#fffaf0', 34, 7),
  grains(1010, 166, '#6a4030', 7, 9),
  ...pts('470,824 560,850 640,816 700,856').map(([x, y], i) => clove(x, y, 76, i * 50 - 70)),
  clove(262, 612, 96, 32),
  reach(zainaLook, [1300, 960], [1160, 850], [1010, 690], 400, 'open'),
  reach(hamidLook, [-60, 1010], [50, 880], [162, 742], 400, 'point'),
);

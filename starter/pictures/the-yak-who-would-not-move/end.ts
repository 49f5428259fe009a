import { line, painted, soft } from '../kit/brush.ts';
import { butterfly } from '../kit/crawlers.ts';
import { glow, land, wash } from '../kit/scenery.ts';
import { each, here, pts } from '../kit/shapes.ts';
import { page, set } from '../kit/staging.ts';
import { fringe, yak, yakCoat } from '../kit/yak.ts';
import { c, day, gold, granny, hidden, monk, pema, teacher, trader } from './path.ts';
import * as path from './path.ts';

const [one, two, three, four, five] = path.goats;
const sky = ['#5fade2', '#e6f2fa'] as const;
const evening = ['#f0a45c', '#fbe3b8'] as const;
const duskPeak = (x: number, y: number, w: number, h: number): string => path.peak(x, y, w, h, '#a98abf', '#fff0d8');

export const hatchoo = page('wide', day)(
  path.heights(sky, 600, path.peak(240, 640, 640, 440, '#a79cd0') + path.peak(900, 640, 760, 520)),
  path.pines(-20, 1240, 690, 90, 13, 3, '#7f9db4'),
  path.ledge('-40,720 260,708 560,722 860,708 1240,722', 150),
  granny('190,828,96 right jump surprised floats roll=-62 l=~-0.8,-0.2/open r=~0.8,-0.2/open'),
  teacher('310,800,96 right jump scared floats roll=-66 l=~-0.8,-0.3/open r=~0.9,0/open'),
  monk('425,810,98 right jump surprised floats roll=-60 l=~-0.8,-0.2/open r=~0.85,-0.1/open'),
  yak('790,840,256 right stand howl turn=0.7 head=4,6 nod=12 tail=150'),
  trader('520,806,100 right jump scared floats roll=-48 l=~-0.9,0/open r=~1.0,-0.1/open'),
  set(140, 742, -168, 1, one?.('0,0,92 right run surprised floats') ?? ''),
  set(320, 832, -82, 1, four?.('0,0,92 right run scared floats') ?? ''),
  set(470, 748, 170, 1, three?.('0,0,96 left run surprised floats') ?? ''),
  set(120, 570, -40, 1, two?.('0,0,92 right run scared floats') ?? ''),
  set(330, 500, -24, 1, five?.('0,0,92 right run surprised floats') ?? ''),
  path.book(220, 330, 1.3, -24, 0),
  path.book(330, 220, 1.3, 32, 1),
  path.book(120, 440, 1.3, 58, 2),
  path.book(440, 320, 1.3, -60, 5),
  path.book(520, 190, 1.3, 14, 3),
  path.drum(640, 300, 1, 48),
  path.sack(150, 220, 1, -150),
  line('1140,720 1182,708; 1140,750 1190,762; 1120,784 1150,814', '#ffffff', 10),
  each(pts('1164,660 1180,716 1150,800 1188,780'), ([x, y]) => soft(here('0,0 12,-6 16,6 5,9', x, y), '#d8f0fa', 1)),
  path.gusts('560,470 400,560', 0.9),
);

export const asked = page('below', day)(
  path.heights(['#6fb4e4', '#f3efdc'], 650, path.peak(150, 690, 620, 470) + path.peak(560, 690, 420, 300, '#b3a9d6')),
  path.clouds('430,110'),
  path.ledge('-40,740 260,728 560,742 860,728 1240,742', 190),
  teacher('92,786,62 right out worried gaze=0.4,-0.4 tilt=-14 l=~-0.4,0.7 r=~0.2,-0.55/open'),
  monk('196,790,62 right out surprised tilt=12 l=~-0.5,0.9 r=~0.5,0.9'),
  yak('1270,900,560 left stand wonder gaze=-0.2,1 turn=0.5 head=-2,26 nod=16'),
  pema('300,880,158 right faces=right stand wonder gaze=0.8,-0.5 nod=-0.5 l=~-0.4,0.7 r=~0.62,0.15/open'),
);

export const brandNew = page('close', hidden)(
  wash('#f2d69a', '#f8eac2'),
  glow(690, 470, 460, '#fffbe0', 0.9),
  path.peak(700, 620, 760, 260, '#d8b9b0', '#fff8ea'),
  land('-20,690 300,676 700,694 1220,680', c.sand),
  painted('M60 -20L330 -20L312 700L92 700Z', yakCoat.coat, '#3a2326'),
  painted('M930 -20L1220 -20L1190 730L950 730Z', yakCoat.coat, '#3a2326'),
  painted('M84 690L318 690Q350 760 346 806L56 806Q56 750 84 690Z', '#4a3238', '#1c1218'),
  painted('M942 720L1200 720Q1232 790 1226 846L914 846Q914 780 942 720Z', '#4a3238', '#1c1218'),
  line(
    '110,220 100,300 112,380; 240,260 230,350 244,430; 170,420 160,500 172,580; 270,520 262,590 272,650; 990,300 980,380 992,470; 1120,280 1110,370 1124,450; 1060,470 1050,560 1062,640',
    '#8a6454',
    11,
    0.7,
  ),
  pema('400,940,250 right none wonder gaze=0.9,-0.25 l=~-0.6,0.75 r=~0.55,0.62/open'),
  path.stalk(760, 800, 380, 24),
  soft('774,432 796,420 810,444 802,486 788,494 774,470', '#b7c98a'),
  line('786,436 782,480', '#6f8a4c', 3, 0.7),
  butterfly(812, 462, 190, '#4f7fd0', 20, true),
  fringe([-40, 420], [-60, 250], yakCoat.deep, 4),
  fringe([360, 900], [-80, 190], yakCoat.coat, 9),
  fringe([820, 1240], [-60, 260], yakCoat.deep, 6),
  line('640,300 620,280; 700,260 690,232; 930,330 954,312', '#fffbe0', 9),
);

export const wall = page('shoulder', gold)(
  path.heights(
    evening,
    560,
    duskPeak(900, 600, 700, 430) + duskPeak(260, 600, 560, 330) + glow(1060, 160, 320, '#fff3c0', 0.9),
    '#f3d9c0',
  ),
  path.ledge('-40,640 260,628 560,642 860,628 1240,642', 300, '#dcae78', '#9a7f9c'),
  path.gusts('-30,240 20,420 120,150 -20,560', 1.1, '#fff6e0'),
  two?.('1160,716,112 left lie content gaze=-0.8,0') ?? '',
  three?.('1036,700,100 left lie happy gaze=-0.8,0') ?? '',
  yak('430,780,360 right stand tender turn=0.5 head=0,20 nod=8 tail=-8'),
  path.stalk(905, 810, 130, 8),
  butterfly(918, 668, 124, '#4f7fd0', -8),
  pema('1040,826,118 left kneel wonder gaze=-0.9,-0.4 l=~-0.55,0.5/open r=~0.05,0.6/open'),
  four?.('700,900,116 right lie happy gaze=0.8,-0.6') ?? '',
  one?.('20,880,120 right lie asleep nod=10') ?? '',
  granny('140,920,106 right faces=back crossed happy gaze=0.9,-0.3'),
  teacher('310,925,106 right faces=back crossed tender gaze=0.8,-0.1'),
  monk('480,925,108 right faces=back crossed happy gaze=0.9,-0.3'),
  trader('1120,930,112 left crossed wonder gaze=-0.9,-0.6'),
  five?.('905,905,100 right lie content') ?? '',
);

export const moveTrader = page('medium', gold)(
  path.heights(evening, 520, duskPeak(950, 560, 680, 470) + duskPeak(300, 560, 620, 380), '#f3d9c0'),
  path.clouds('180,130'),
  path.flags('470,60 610,120 750,150 890,152 1030,120 1220,40', 1.2, 30),
  path.ledge('-40,690 260,680 560,690 860,640 1240,600', 260, '#dcae78', '#9a7f9c'),
  yak('925,700,186 right walk happy gaze=-0.9,0.2 turn=-0.2 tail=30'),
  pema('748,726,84 right faces=right walk laugh l=~-0.7,-0.2/open r=~0.7,-0.3/open'),
  five?.('60,760,110 right stand surprised gaze=0.8,0') ?? '',
  two?.('40,850,130 right stand cross gaze=0.8,0') ?? '',
  granny('80,800,98 right stand shout gaze=0.9,0 r=~0.7,-0.3/fist'),
  teacher('190,815,102 right stand shout gaze=0.9,0 r=~0.75,-0.1/open'),
  three?.('120,880,126 right stand shout gaze=0.8,-0.1') ?? '',
  monk('312,845,106 right stand shout gaze=0.9,0 r=~0.8,0.1/open'),
  one?.('260,890,120 right stand wonder gaze=0.8,-0.4') ?? '',
  four?.('390,892,104 right stand calm gaze=0.8,-0.4') ?? '',
  trader('560,890,160 front stand surprised gaze=0,0.9 l=~-0.62,1.2/open r=~0.62,1.2/open'),
  butterfly(562, 398, 62, '#4f7fd0', -4),
);

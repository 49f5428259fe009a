import { flat, line, painted, soft } from './kit/brush.ts';
import { butterfly } from './kit/crawlers.ts';
import { glow, land, rays, wash } from './kit/scenery.ts';
import { each, here, pts, rectangle } from './kit/shapes.ts';
import { coverArt, page, set } from './kit/staging.ts';
import { fringe, yak, yakCoat, yakFront, yakHead } from './kit/yak.ts';
import { c, day, gold, granny, hidden, monk, pema, teacher, trader } from './the-yak-who-would-not-move/path.ts';
import * as path from './the-yak-who-would-not-move/path.ts';

const [one, two, three, four, five] = path.goats;
const sky = ['#5fade2', '#e6f2fa'] as const;

const cover = coverArt(day, 1, 0.85)(
  path.heights(
    sky,
    830,
    path.sun(1010, 170) + path.peak(250, 850, 640, 520, '#a79cd0') + path.peak(930, 850, 780, 660),
  ),
  path.clouds('150,250'),
  path.pines(-20, 260, 900, 110, 4, 3),
  path.pines(980, 260, 900, 110, 4, 5),
  path.rock(
    '-40,1260 40,1010 180,930 1030,930 1170,1010 1240,1260',
    '#8d84ae',
    '120,1010 90,1100; 1090,1010 1110,1100',
  ),
  painted('M70 1260L200 940L1000 940L1130 1260Z', c.sand),
  path.flags('-30,120 130,190 290,236 450,258 610,262 770,252 930,222 1080,170 1230,96', 1.5, 34),
  teacher('130,1000,118 right stand surprised gaze=0.8,-0.1 lean=-6 r=~0.75,0.2/open'),
  trader('262,1030,126 right stand cross gaze=0.8,-0.2 lean=-10 l=~-0.75,0.75/fist r=~0.6,0.9'),
  monk('1075,1000,118 left stand wonder gaze=-0.8,-0.1 lean=8 l=~-0.7,0.2/open r=~0.5,1.1'),
  granny('945,1030,120 left stand cross gaze=-0.8,-0.2 lean=10 r=~0.75,0.8/fist'),
  yakFront('600,1130,640 front calm gaze=0,0'),
  one('1045,1150,150 left stand glad gaze=-0.8,-0.6 nod=-12'),
);

const windy = page('wide', day)(
  path.heights(
    sky,
    660,
    path.sun(1080, 120) + path.peak(760, 680, 560, 430, '#a79cd0') + path.peak(1080, 690, 620, 540),
  ),
  path.pines(760, 460, 780, 90, 6, 4, '#8aa9bb'),
  path.rock('900,900 940,720 1010,650 1240,640 1240,900', '#9d95bd', '1010,700 990,800; 1120,690 1130,800'),
  flat(rectangle(1070, 600, 90, 52), '#fbf5e6') +
    flat('M1054 604L1115 560L1176 604Z', '#b8523f') +
    flat(rectangle(1106, 622, 20, 30), '#7a4a33', 1),
  path.rock(
    '-40,-40 520,-40 500,90 540,180 500,330 560,470 548,610 -40,640',
    '#a79ec6',
    '120,-20 160,140 110,300 150,460; 330,40 300,190 350,330; 430,300 400,470; 40,380 70,560; 240,420 280,560',
  ),
  path.rock(
    '-40,650 700,640 740,690 700,900 -40,900',
    '#8d84ae',
    '90,720 70,860; 280,730 300,880; 480,720 450,840; 620,720 640,850',
  ),
  painted('M-40 622L240 606L520 616L700 600L760 634L735 668L500 690L220 676L-40 694Z', c.sand),
  line('-40,692 220,674 500,688 735,666', '#f3dfba', 6, 0.8),
  path.flags('520,110 640,176 760,222 880,236 1000,222 1110,180 1240,110', 1.15, 44),
  yak('500,662,190 right stand calm gaze=0.7,0.1 tail=38'),
  path.gusts('150,420 620,470 700,330 330,780 860,560 60,240', 1.05),
);

const push = page('medium', day)(
  path.heights(sky, 560, path.peak(930, 600, 760, 540) + path.peak(180, 590, 420, 300, '#b3a9d6')),
  path.clouds('160,150'),
  path.pines(-20, 1240, 640, 90, 14, 6, '#7f9db4'),
  path.ledge('-40,690 260,676 560,690 860,676 1240,690', 190),
  yak('636,830,352 right stand calm gaze=-1,-0.1 turn=-0.1'),
  path.sack(70, 766, 1.2, -4),
  trader('205,852,140 right run shout gaze=0.9,-0.3 lean=28 fl=60,842 fr=250,852 l=330,612/open r=344,668/open'),
  rays([385, 450], 24, 66, [-50, -20, 10], '#fff6e0', 9),
  line('30,876 60,866 84,880; 110,884 140,878', '#f3dfba', 8, 0.8),
);

const song = page('close', day)(
  path.heights(sky, 520, path.peak(220, 560, 700, 520) + path.peak(700, 560, 420, 300, '#b3a9d6')),
  path.rock(
    '880,-40 1240,-40 1240,760 960,740 900,560 940,380 870,200',
    '#a79ec6',
    '1010,60 980,220 1040,380; 1140,160 1120,360 1150,540',
  ),
  path.ledge('-40,720 300,700 600,716 900,700 1240,716', 240),
  path.flags('-30,40 110,76 250,90 390,82 530,52 640,-10', 1.2, 30),
  trader('1120,800,118 left walk effort lean=-14 tilt=6 l=1010,560/open r=1030,620/open'),
  yakFront('770,880,520 front tender turn=-0.7 nod=-4 head=-2,0'),
  monk(
    '235,935,200 right none snore tilt=-8 nod=-0.4 l=~-0.55,0.75/open r=~0.72,0.1/hold',
    path.drum(388, 520, 1.5, 12),
  ),
  path.notes('430,350 520,280 350,260 450,200', 1.35),
);

const please = page('below', day)(
  path.heights(
    ['#4f9fdc', '#d8ecf8'],
    720,
    path.peak(420, 760, 620, 380) + path.peak(1010, 760, 560, 440, '#a79cd0') + path.sun(140, 120),
  ),
  path.clouds('640,130 1080,90'),
  path.ledge('-40,676 260,672 560,678 860,672 1240,678', 34),
  path.pines(-20, 1240, 920, 150, 9, 8),
  path.tower(92, 690, 15, 1.15),
  teacher('218,690,98 right stand worried gaze=0.8,0 lean=6 l=~0.42,0.3/clap r=~0.56,0.3/clap'),
  monk(
    '418,690,98 right faces=front stand snore tilt=-6 r=~0.62,0.3/hold l=~-0.5,0.95/open',
    path.drum(482, 398, 0.8, 10),
  ),
  trader('575,690,100 right run effort lean=26 fl=480,682 fr=600,690 l=642,488/open r=650,540/open'),
  yak('832,690,240 right stand calm gaze=-0.6,-0.9 turn=0.1'),
  path.notes('500,300 560,250', 1),
);

const tickle = page('wide', day)(
  path.heights(sky, 620, path.peak(960, 660, 640, 420, '#a79cd0') + path.peak(330, 640, 760, 560)),
  path.clouds('1000,110'),
  path.pines(700, 520, 860, 100, 6, 9, '#7f9db4'),
  path.ledge('-40,470 240,532 520,594 820,660 1240,752', 56),
  two('40,512,92 right stand happy gaze=0.8,0.1'),
  three('128,535,86 right stand glad gaze=0.8,-0.4'),
  one('212,560,96 right stand calm gaze=0.8,0.1 nod=-8'),
  four('96,560,84 right walk content nod=20'),
  five('290,582,90 right stand wonder gaze=0.8,-0.6'),
  teacher('505,622,80 right stand worried gaze=0.8,0.1 l=~0.4,0.3/clap r=~0.56,0.3/clap'),
  monk('602,644,80 right faces=front stand snore l=~-0.5,0.95/open r=~0.6,0.25/hold', path.drum(652, 404, 0.62, 10)),
  trader('706,664,82 right run effort lean=26 fl=628,644 fr=726,668 l=770,520/open r=776,560/open'),
  set([868, 698, 11])(yak('0,0,190 right stand surprised gaze=0.7,-0.4 turn=0.5')),
  granny('408,612,86 right stand resolved gaze=0.9,-0.1 l=372,350/hold r=452,330/hold'),
  line('352,372 452,322 610,266 820,262 1010,340 1142,556', '#7a5236', 11),
  path.feather(1140, 552, 0.82, 116),
);

const twitch = page('close', day)(
  path.heights(sky, 640, path.peak(1010, 700, 620, 520) + path.peak(80, 690, 420, 320, '#b3a9d6')),
  painted('M-40 940L-40 330Q120 210 330 250Q620 290 760 600Q820 780 800 940Z', '#573a31', '#2c1a20'),
  line(
    '60,560 46,620 62,690; 150,480 136,540 150,600; 90,740 76,800 92,860; 240,720 226,780 244,850; 200,600 188,650 200,700; 330,820 318,860 330,896',
    '#8a6454',
    12,
    0.7,
  ),
  yakHead('560,470,560 right wonder gaze=0.8,0.9 turn=0.55 nod=-4 drowsy'),
  line('1240,806 1020,730', '#7a5236', 16),
  path.feather(1040, 738, 2.5, 196),
  path.gusts('860,250 930,380', 1.1),
  line('770,560 800,540; 786,600 822,592; 500,742 492,776; 560,764 560,798', '#fff6e0', 9, 0.9),
);

const evening = ['#f0a45c', '#fbe3b8'] as const;
const duskPeak = (x: number, y: number, w: number, h: number) => path.peak(x, y, w, h, '#a98abf', '#fff0d8');

const hatchoo = page('wide', day)(
  path.heights(sky, 600, path.peak(240, 640, 640, 440, '#a79cd0') + path.peak(900, 640, 760, 520)),
  path.pines(-20, 1240, 690, 90, 13, 3, '#7f9db4'),
  path.ledge('-40,720 260,708 560,722 860,708 1240,722', 150),
  granny('190,828,96 right jump surprised floats roll=-62 l=~-0.8,-0.2/open r=~0.8,-0.2/open'),
  teacher('310,800,96 right jump scared floats roll=-66 l=~-0.8,-0.3/open r=~0.9,0/open'),
  monk('425,810,98 right jump surprised floats roll=-60 l=~-0.8,-0.2/open r=~0.85,-0.1/open'),
  yak('790,840,256 right stand howl turn=0.7 head=4,6 nod=12 tail=150'),
  trader('520,806,100 right jump scared floats roll=-48 l=~-0.9,0/open r=~1.0,-0.1/open'),
  set([140, 742, -168])(one('0,0,92 right run surprised floats')),
  set([320, 832, -82])(four('0,0,92 right run scared floats')),
  set([470, 748, 170])(three('0,0,96 left run surprised floats')),
  set([120, 570, -40])(two('0,0,92 right run scared floats')),
  set([330, 500, -24])(five('0,0,92 right run surprised floats')),
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

const asked = page('below', day)(
  path.heights(['#6fb4e4', '#f3efdc'], 650, path.peak(150, 690, 620, 470) + path.peak(560, 690, 420, 300, '#b3a9d6')),
  path.clouds('430,110'),
  path.ledge('-40,740 260,728 560,742 860,728 1240,742', 190),
  teacher('92,786,62 right out worried gaze=0.4,-0.4 tilt=-14 l=~-0.4,0.7 r=~0.2,-0.55/open'),
  monk('196,790,62 right out surprised tilt=12 l=~-0.5,0.9 r=~0.5,0.9'),
  yak('1270,900,560 left stand wonder gaze=-0.2,1 turn=0.5 head=-2,26 nod=16'),
  pema('300,880,158 right faces=right stand wonder gaze=0.8,-0.5 nod=-0.5 l=~-0.4,0.7 r=~0.62,0.15/open'),
);

const brandNew = page('close', hidden)(
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

const wall = page('shoulder', gold)(
  path.heights(
    evening,
    560,
    duskPeak(900, 600, 700, 430) + duskPeak(260, 600, 560, 330) + glow(1060, 160, 320, '#fff3c0', 0.9),
    '#f3d9c0',
  ),
  path.ledge('-40,640 260,628 560,642 860,628 1240,642', 300, '#dcae78', '#9a7f9c'),
  path.gusts('-30,240 20,420 120,150 -20,560', 1.1, '#fff6e0'),
  two('1160,716,112 left lie content gaze=-0.8,0'),
  three('1036,700,100 left lie happy gaze=-0.8,0'),
  yak('430,780,360 right stand tender turn=0.5 head=0,20 nod=8 tail=-8'),
  path.stalk(905, 810, 130, 8),
  butterfly(918, 668, 124, '#4f7fd0', -8),
  pema('1040,826,118 left kneel wonder gaze=-0.9,-0.4 l=~-0.55,0.5/open r=~0.05,0.6/open'),
  four('700,900,116 right lie happy gaze=0.8,-0.6'),
  one('20,880,120 right lie asleep nod=10'),
  granny('140,920,106 right faces=back crossed happy gaze=0.9,-0.3'),
  teacher('310,925,106 right faces=back crossed tender gaze=0.8,-0.1'),
  monk('480,925,108 right faces=back crossed happy gaze=0.9,-0.3'),
  trader('1120,930,112 left crossed wonder gaze=-0.9,-0.6'),
  five('905,905,100 right lie content'),
);

const after = page('medium', gold)(
  path.heights(evening, 520, duskPeak(950, 560, 680, 470) + duskPeak(300, 560, 620, 380), '#f3d9c0'),
  path.clouds('180,130'),
  path.flags('470,60 610,120 750,150 890,152 1030,120 1220,40', 1.2, 30),
  path.ledge('-40,690 260,680 560,690 860,640 1240,600', 260, '#dcae78', '#9a7f9c'),
  yak('925,700,186 right walk happy gaze=-0.9,0.2 turn=-0.2 tail=30'),
  pema('748,726,84 right faces=right walk laugh l=~-0.7,-0.2/open r=~0.7,-0.3/open'),
  five('60,760,110 right stand surprised gaze=0.8,0'),
  two('40,850,130 right stand cross gaze=0.8,0'),
  granny('80,800,98 right stand shout gaze=0.9,0 r=~0.7,-0.3/fist'),
  teacher('190,815,102 right stand shout gaze=0.9,0 r=~0.75,-0.1/open'),
  three('120,880,126 right stand shout gaze=0.8,-0.1'),
  monk('312,845,106 right stand shout gaze=0.9,0 r=~0.8,0.1/open'),
  one('260,890,120 right stand wonder gaze=0.8,-0.4'),
  four('390,892,104 right stand calm gaze=0.8,-0.4'),
  trader('560,890,160 front stand surprised gaze=0,0.9 l=~-0.62,1.2/open r=~0.62,1.2/open'),
  butterfly(562, 398, 62, '#4f7fd0', -4),
);

export const pictures = [cover, windy, push, song, please, tickle, twitch, hatchoo, asked, brandNew, wall, after];

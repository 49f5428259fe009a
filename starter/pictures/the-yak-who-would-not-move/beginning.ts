import { flat, line, painted } from '../kit/brush.ts';
import { rays } from '../kit/scenery.ts';
import { rectangle } from '../kit/shapes.ts';
import { coverArt, page, set } from '../kit/staging.ts';
import { yak, yakFront, yakHead } from '../kit/yak.ts';
import {
  c,
  clouds,
  day,
  drum,
  feather,
  flags,
  goats,
  granny,
  gusts,
  heights,
  ledge,
  monk,
  notes,
  peak,
  pines,
  rock,
  sack,
  sun,
  teacher,
  tower,
  trader,
} from './path.ts';

const [one, two, three, four, five] = goats;
const sky = ['#5fade2', '#e6f2fa'] as const;

export const cover = coverArt(day, 1, 0.85)(
  heights(sky, 830, sun(1010, 170) + peak(250, 850, 640, 520, '#a79cd0') + peak(930, 850, 780, 660)),
  clouds('150,250'),
  pines(-20, 260, 900, 110, 4, 3),
  pines(980, 260, 900, 110, 4, 5),
  rock('-40,1260 40,1010 180,930 1030,930 1170,1010 1240,1260', '#8d84ae', '120,1010 90,1100; 1090,1010 1110,1100'),
  painted('M70 1260L200 940L1000 940L1130 1260Z', c.sand),
  flags('-30,120 130,190 290,236 450,258 610,262 770,252 930,222 1080,170 1230,96', 1.5, 34),
  teacher('130,1000,118 right stand surprised gaze=0.8,-0.1 lean=-6 r=~0.75,0.2/open'),
  trader('262,1030,126 right stand cross gaze=0.8,-0.2 lean=-10 l=~-0.75,0.75/fist r=~0.6,0.9'),
  monk('1075,1000,118 left stand wonder gaze=-0.8,-0.1 lean=8 l=~-0.7,0.2/open r=~0.5,1.1'),
  granny('945,1030,120 left stand cross gaze=-0.8,-0.2 lean=10 r=~0.75,0.8/fist'),
  yakFront('600,1130,640 front calm gaze=0,0'),
  one?.('1045,1150,150 left stand glad gaze=-0.8,-0.6 nod=-12') ?? '',
);

export const windPath = page('wide', day)(
  heights(sky, 660, sun(1080, 120) + peak(760, 680, 560, 430, '#a79cd0') + peak(1080, 690, 620, 540)),
  pines(760, 460, 780, 90, 6, 4, '#8aa9bb'),
  rock('900,900 940,720 1010,650 1240,640 1240,900', '#9d95bd', '1010,700 990,800; 1120,690 1130,800'),
  flat(rectangle(1070, 600, 90, 52), '#fbf5e6') +
    flat('M1054 604L1115 560L1176 604Z', '#b8523f') +
    flat(rectangle(1106, 622, 20, 30), '#7a4a33', 1),
  rock(
    '-40,-40 520,-40 500,90 540,180 500,330 560,470 548,610 -40,640',
    '#a79ec6',
    '120,-20 160,140 110,300 150,460; 330,40 300,190 350,330; 430,300 400,470; 40,380 70,560; 240,420 280,560',
  ),
  rock(
    '-40,650 700,640 740,690 700,900 -40,900',
    '#8d84ae',
    '90,720 70,860; 280,730 300,880; 480,720 450,840; 620,720 640,850',
  ),
  painted('M-40 622L240 606L520 616L700 600L760 634L735 668L500 690L220 676L-40 694Z', c.sand),
  line('-40,692 220,674 500,688 735,666', '#f3dfba', 6, 0.8),
  flags('520,110 640,176 760,222 880,236 1000,222 1110,180 1240,110', 1.15, 44),
  yak('500,662,190 right stand calm gaze=0.7,0.1 tail=38'),
  gusts('150,420 620,470 700,330 330,780 860,560 60,240', 1.05),
);

export const push = page('medium', day)(
  heights(sky, 560, peak(930, 600, 760, 540) + peak(180, 590, 420, 300, '#b3a9d6')),
  clouds('160,150'),
  pines(-20, 1240, 640, 90, 14, 6, '#7f9db4'),
  ledge('-40,690 260,676 560,690 860,676 1240,690', 190),
  yak('636,830,352 right stand calm gaze=-1,-0.1 turn=-0.1'),
  sack(70, 766, 1.2, -4),
  trader('205,852,140 right run shout gaze=0.9,-0.3 lean=28 fl=60,842 fr=250,852 l=330,612/open r=344,668/open'),
  rays([385, 450], 24, 66, [-50, -20, 10], '#fff6e0', 9),
  line('30,876 60,866 84,880; 110,884 140,878', '#f3dfba', 8, 0.8),
);

export const song = page('close', day)(
  heights(sky, 520, peak(220, 560, 700, 520) + peak(700, 560, 420, 300, '#b3a9d6')),
  rock(
    '880,-40 1240,-40 1240,760 960,740 900,560 940,380 870,200',
    '#a79ec6',
    '1010,60 980,220 1040,380; 1140,160 1120,360 1150,540',
  ),
  ledge('-40,720 300,700 600,716 900,700 1240,716', 240),
  flags('-30,40 110,76 250,90 390,82 530,52 640,-10', 1.2, 30),
  trader('1120,800,118 left walk effort lean=-14 tilt=6 l=1010,560/open r=1030,620/open'),
  yakFront('770,880,520 front tender turn=-0.7 nod=-4 head=-2,0'),
  monk('235,935,200 right none snore tilt=-8 nod=-0.4 l=~-0.55,0.75/open r=~0.72,0.1/hold', drum(388, 520, 1.5, 12)),
  notes('430,350 520,280 350,260 450,200', 1.35),
);

export const please = page('below', day)(
  heights(['#4f9fdc', '#d8ecf8'], 720, peak(420, 760, 620, 380) + peak(1010, 760, 560, 440, '#a79cd0') + sun(140, 120)),
  clouds('640,130 1080,90'),
  ledge('-40,676 260,672 560,678 860,672 1240,678', 34),
  pines(-20, 1240, 920, 150, 9, 8),
  tower(92, 690, 15, 1.15),
  teacher('218,690,98 right stand worried gaze=0.8,0 lean=6 l=~0.42,0.3/clap r=~0.56,0.3/clap'),
  monk('418,690,98 right faces=front stand snore tilt=-6 r=~0.62,0.3/hold l=~-0.5,0.95/open', drum(482, 398, 0.8, 10)),
  trader('575,690,100 right run effort lean=26 fl=480,682 fr=600,690 l=642,488/open r=650,540/open'),
  yak('832,690,240 right stand calm gaze=-0.6,-0.9 turn=0.1'),
  notes('500,300 560,250', 1),
);

export const tickle = page('wide', day)(
  heights(sky, 620, peak(960, 660, 640, 420, '#a79cd0') + peak(330, 640, 760, 560)),
  clouds('1000,110'),
  pines(700, 520, 860, 100, 6, 9, '#7f9db4'),
  ledge('-40,470 240,532 520,594 820,660 1240,752', 56),
  two?.('40,512,92 right stand happy gaze=0.8,0.1') ?? '',
  three?.('128,535,86 right stand glad gaze=0.8,-0.4') ?? '',
  one?.('212,560,96 right stand calm gaze=0.8,0.1 nod=-8') ?? '',
  four?.('96,560,84 right walk content nod=20') ?? '',
  five?.('290,582,90 right stand wonder gaze=0.8,-0.6') ?? '',
  teacher('505,622,80 right stand worried gaze=0.8,0.1 l=~0.4,0.3/clap r=~0.56,0.3/clap'),
  monk('602,644,80 right faces=front stand snore l=~-0.5,0.95/open r=~0.6,0.25/hold', drum(652, 404, 0.62, 10)),
  trader('706,664,82 right run effort lean=26 fl=628,644 fr=726,668 l=770,520/open r=776,560/open'),
  set(868, 698, 11, 1, yak('0,0,190 right stand surprised gaze=0.7,-0.4 turn=0.5')),
  granny('408,612,86 right stand resolved gaze=0.9,-0.1 l=372,350/hold r=452,330/hold'),
  line('352,372 452,322 610,266 820,262 1010,340 1142,556', '#7a5236', 11),
  feather(1140, 552, 0.82, 116),
);

export const twitch = page('close', day)(
  heights(sky, 640, peak(1010, 700, 620, 520) + peak(80, 690, 420, 320, '#b3a9d6')),
  painted('M-40 940L-40 330Q120 210 330 250Q620 290 760 600Q820 780 800 940Z', '#573a31', '#2c1a20'),
  line(
    '60,560 46,620 62,690; 150,480 136,540 150,600; 90,740 76,800 92,860; 240,720 226,780 244,850; 200,600 188,650 200,700; 330,820 318,860 330,896',
    '#8a6454',
    12,
    0.7,
  ),
  yakHead('560,470,560 right wonder gaze=0.8,0.9 turn=0.55 nod=-4 drowsy'),
  line('1240,806 1020,730', '#7a5236', 16),
  feather(1040, 738, 2.5, 196),
  gusts('860,250 930,380', 1.1),
  line('770,560 800,540; 786,600 822,592; 500,742 492,776; 560,764 560,798', '#fff6e0', 9, 0.9),
);

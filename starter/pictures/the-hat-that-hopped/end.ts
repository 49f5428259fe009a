import { flat, heap, line, soft } from '../kit/brush.ts';
import { spray as branch, disk, glow, rays, wash } from '../kit/scenery.ts';
import { page, set } from '../kit/staging.ts';
import { ayu, c, chick, dad, dadInHat, dog, farm, gold, green, hat, hops, leaf, noon, pig, terraces } from './farm.ts';

const drops = (spots: string): string =>
  heap(spots, (x, y) => flat(`M${x} ${y}q10 16 0 24q-10 -8 0 -24Z`, '#d6f3f0', 1.6));

export const hush = page('wide', noon)(
  farm(250, 470),
  dad('480,520,62 front stand calm gaze=0.6,0.2'),
  dog('610,530,70 right sit calm'),
  pig('720,540,62 right stand calm'),
  chick('830,545,64 right calm'),
  drops('450,330 520,350 575,420'),
  soft('900,860 920,760 1010,730 1110,760 1140,860 1020,890', '#a9a4a8', 3),
  ayu('1020,770,170 left seat calm gaze=-0.8,0.4 floats r=~-0.14,0.1/point l=~-0.3,0.85'),
  hops('120,860 190,740 260,760 310,850'),
  hat(370, 850, 1.05, 4, false),
);

export const leg = page('close', noon)(
  wash('#b9d98a', '#7fb562'),
  terraces(-60, 300),
  line('60,860 50,820; 110,880 96,836; 980,860 966,816; 1120,800 1108,760; 260,420 252,386', '#5f934a', 7),
  soft('540,960 580,780 690,706 900,694 1060,770 1120,960', '#a9a4a8', 3),
  ayu(
    '800,690,290 left faces=left seat wonder nod=0.6 gaze=-0.7,0.95 tilt=-10 floats l=~-0.72,0.35/open r=~0.6,0.6/open',
  ),
  hops('60,560 150,420 250,520'),
  hat(330, 850, 2.1, 8, false),
);

export const found = page('medium', noon)(
  farm(280, 500),
  dad('170,870,120 right stand surprised gaze=0.7,0.7 nod=0.5 l=~-0.35,0.9 r=~0.55,0.3/open'),
  dog('380,860,150 right sit surprised gaze=0.8,0.5'),
  ayu('640,860,190 front stand glad gaze=0,0.9 nod=0.6 l=552,275/hold r=744,275/hold', hat(648, 262, 1.5, 0)),
  chick('860,830,130 left surprised'),
  pig('1040,850,140 left stand surprised gaze=-0.7,0.5'),
  green(640, 890, 190, 'left', 'wonder'),
  line('520,790 490,770; 530,720 504,692; 760,790 792,770; 750,720 778,692', c.cream, 9, 0.9),
);

export const hot = page('close', noon)(
  wash('#bfe6dc', '#fdf3cf'),
  disk(600, -10, 190, '#ffd75a'),
  glow(600, 0, 620, '#fff6c8', 0.9),
  rays([600, -10], 230, 360, [20, 45, 70, 95, 120, 145, 160], '#fff0a8', 14),
  terraces(430, 640),
  ayu('400,930,290 right kneel tender nod=0.5 lean=12 floats l=~-0.1,0.9 r=850,600/clap'),
  `<ellipse cx="860" cy="860" rx="170" ry="34" fill="#2f5a5a" opacity="0.28"/>`,
  `<path d="M800 615L900 615L990 870L700 870Z" fill="#2f5a5a" opacity="0.14"/>`,
  green(840, 870, 240, 'left', 'content'),
  branch([1210, 300], [1000, 420], '#6fae5a', 5, 70),
);

export const party = page('wide', gold)(
  farm(260, 500, [1060, 130]),
  `<g opacity="0.25"><ellipse cx="160" cy="870" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="380" cy="880" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="600" cy="880" rx="100" ry="18" fill="#2f4a5a"/><ellipse cx="830" cy="880" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="1050" cy="880" rx="100" ry="18" fill="#2f4a5a"/></g>`,
  dadInHat('170,800,108 right jump laugh floats l=~-0.9,-0.3/open r=~0.9,-0.3/open'),
  set(0, 0, -5, 1, dog('330,860,150 right walk laugh floats tail=wag')),
  leaf(488, 578, 0.9, 2),
  ayu('650,790,165 front jump laugh floats l=~-0.85,-0.45/open r=~0.85,-0.45/open'),
  leaf(652, 368, 1.5, -4),
  set(0, 0, -4, 1, pig('840,880,135 right walk laugh floats')),
  leaf(1000, 592, 0.85, 4),
  chick('1020,540,120 right laugh flaps floats'),
  leaf(1053, 416, 0.7, 4),
  green(1110, 820, 140, 'left', 'laugh'),
  leaf(1082, 726, 0.8, -6),
);

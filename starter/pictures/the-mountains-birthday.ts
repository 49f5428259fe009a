import { sound } from './kit/boats.ts';
import { fill, flat, line, oval, painted, soft } from './kit/brush.ts';
import { disk, glow, grass, land, rays, stars, wash } from './kit/scenery.ts';
import { blob, each, pts, rectangle } from './kit/shapes.ts';
import { coverArt, page, set, type Thing } from './kit/staging.ts';
import { baker, boy, c, drummer, nina, shepherd, weaver, weaverGirl } from './the-mountains-birthday/villages.ts';
import * as valley from './the-mountains-birthday/villages.ts';

const blue = ['#8fcbe8', '#f6f0dc'] as const;

const cover = coverArt(valley.sunrise)(
  valley.highland(
    ['#f2a98c', '#fdeccb'],
    860,
    c.grass,
    glow(980, 240, 420, '#fff3c0', 0.8) + valley.mountain(600, 880, 1080, 760),
  ),
  valley.flags('-20,170 100,250 220,310 340,350 460,370'),
  valley.flags('1220,150 1110,240 990,300 870,345 750,370'),
  valley.village(60, 850, 1, c.pink),
  valley.village(900, 850, 1, '#4a74b8'),
  nina('350,1140,170 right faces=front stand wonder gaze=0.3,-0.8 nod=-0.4 l=~-0.5,0.7 r=~0.7,0.5/open'),
  valley.tika('850,1145,250 left stand happy gaze=-0.6,-0.3'),
);

const villages = page('wide', valley.day)(
  valley.highland(blue, 560, c.grass, valley.white(180, 120, 260) + valley.mountain(790, 580, 900, 500)),
  valley.village(60, 600, 1.05, c.pink),
  valley.village(500, 620, 1, c.gold),
  valley.village(930, 600, 1.05, '#4a74b8'),
  valley.tika('130,860,160 right stand content gaze=0.6,-0.4'),
  nina('390,862,122 right stand wonder gaze=0.8,-0.5 nod=-0.3 l=~-0.8,0.55/open r=~0.75,-0.2/point'),
  valley.father('590,865,112 left stand happy gaze=-0.7,0.5 l=~-0.5,0.85 r=~0.62,1.05'),
  valley.pot(780, 860, 120),
  valley.pot(900, 870, 150, '#a85f40'),
  valley.pot(1040, 862, 110, '#d08a5c'),
  valley.pot(1130, 874, 130),
);

const proud = page('medium', valley.day)(
  valley.highland(blue, 520, c.grass, valley.mountain(400, 540, 560, 400)),
  weaver(
    '200,860,132 right faces=front stand glad gaze=0.6,0 l=70,600/hold r=330,600/hold',
    valley.shawl([60, 590], [345, 590], 210),
  ),
  baker('590,860,132 front stand glad gaze=-0.5,0 l=~-0.7,0.9/open r=~0.7,0.9/open'),
  valley.loaf(330, 870, 520),
  drummer('1000,800,134 left faces=front stand laugh gaze=-0.7,0.3 l=900,560/fist r=1110,520/fist'),
  line('900,560 930,640; 1110,520 1070,634', '#8a5f40', 12),
  valley.drum(1000, 890, 290),
  sound(1000, 620, [190, 220], [-150, -120], '#fff6e0', 8),
  sound(1000, 620, [190, 220], [-60, -30], '#fff6e0', 8),
);

const shove = page('wide', valley.evening)(
  valley.highland(['#c98aa8', '#f9cf9a'], 480, '#c99a6c', valley.mountain(980, 500, 480, 330)),
  valley.village(20, 520, 0.9, c.pink),
  line('120,700 120,300; 700,700 700,290', '#6a4a3a', 18),
  valley.shawl([120, 320], [700, 310], 200),
  weaver('270,800,120 right stand shout gaze=0.9,0 l=~-0.5,0.3/fist r=~0.95,0.1/point'),
  baker('540,805,120 left stand shout gaze=-0.9,0 l=~-0.95,0.2/open r=~0.6,0.3/fist'),
  painted(rectangle(850, 690, 320, 70), '#a5704a', '#5a3a34'),
  valley.pot(900, 700, 110),
  valley.pot(1010, 696, 130, '#a85f40'),
  set([1130, 690, 34])(valley.pot(0, 0, 110, '#d08a5c')),
  ...[920, 1110].map(
    (x) =>
      `<circle cx="${x}" cy="790" r="52" fill="none" stroke="#5a3a34" stroke-width="16"/><path d="M${x} 742v96M${x - 48} 790h96" stroke="#5a3a34" stroke-width="8"/>`,
  ),
  boy('770,850,118 right faces=right run scared lean=26 floats gaze=0.9,0 l=~-0.7,-0.2/open r=~0.85,-0.1/open'),
  line('640,640 690,660; 640,690 690,696', '#fff6e0', 9, 0.9),
);

const pieces = page('close', valley.evening)(
  valley.highland(['#c98aa8', '#f9cf9a'], 430, '#c99a6c', valley.mountain(960, 460, 520, 380)),
  valley.father('210,800,150 right stand sad gaze=0.5,0.7 nod=0.5'),
  ...pts('90,850 330,880 420,800 780,870 860,820 1000,880 1100,840 960,780 720,800').map(([x, y], i) =>
    valley.shard(x, y, 1.1 + (i % 3) * 0.3, i * 47),
  ),
  set([1090, 760, 70])(valley.pot(0, 0, 120, '#a85f40')),
  nina('580,865,210 right faces=right kneel think gaze=0.6,-0.6 nod=-0.3 l=~0.2,0.8 r=~0.75,0.05/hold'),
  valley.shard(752, 610, 1.7, 16),
);

const climb = page('below', valley.day)(
  wash('#8fcbe8', '#f6f0dc'),
  valley.white(200, 110, 240),
  valley.mountain(760, 620, 820, 580),
  land('-20,520 300,560 620,640 1220,600', '#86aa66', '#4f7a58'),
  land('-20,660 400,640 800,700 1220,660', c.grass, '#5f8a50'),
  soft('-40,940 -40,850 280,810 520,774 704,700 722,704 640,790 420,850 240,940', '#ecd6a4', 0),
  grass([0, 700, 1200, 190], '#5f8a50', 50, 4),
  painted(rectangle(40, 500, 220, 150), '#e0bf94', '#a5805e'),
  soft('10,520 60,440 150,400 240,440 296,520 150,510', '#8a7048'),
  flat(rectangle(70, 560, 60, 90), '#6a4a3a'),
  shepherd('300,720,96 right stand surprised gaze=0.8,0.1 l=~-0.6,0.3/open r=~0.7,0.25/open'),
  nina('540,830,132 right walk resolved gaze=0.7,-0.5 nod=-0.3 l=~-0.5,0.6/fist r=~0.55,0.45/fist'),
  valley.tika('840,770,165 right stand content nod=34 head=6,60 gaze=0.7,0.6'),
  valley.thistle(990, 800, 1.4),
  valley.thistle(950, 770, 1),
  valley.thistle(1090, 850, 1.2),
);

const bridge = page('medium', valley.day)(
  wash('#a8d4ea', '#e6e6f0'),
  valley.mountain(600, 640, 760, 560),
  painted(rectangle(150, 590, 900, 340), '#7a86bc', c.night, 0.9),
  soft('380,940 500,820 556,720 600,690 640,720 690,820 800,940', '#a9cbe6', 0),
  line('540,820 600,806 650,822; 500,870 590,852 690,874; 570,760 600,752 630,762', '#e6f0fa', 7, 0.8),
  painted('-60,540 120,530 220,560 250,700 210,960 -60,960', '#8a6a78', '#4a3458', 0.6),
  painted('1260,540 1080,530 980,560 950,700 990,960 1260,960', '#8a6a78', '#4a3458', 0.6),
  line('-10,540 120,528 216,556', c.grass, 26),
  line('1210,540 1080,528 984,556', c.grass, 26),
  line('200,400 400,470 600,494 800,470 1000,400', '#b08a4c', 9),
  line('200,556 400,630 600,656 800,630 1000,556', '#b08a4c', 17),
  line(
    '300,438 300,598; 400,470 400,630; 500,486 500,646; 700,486 700,646; 800,470 800,630; 900,438 900,598',
    '#b08a4c',
    5,
  ),
  valley.tika('745,648,190 right walk happy gaze=0.7,0.1 floats'),
  nina('520,646,140 right walk effort floats l=~-0.3,0.4/fist r=652,492/hold'),
  line('200,400 400,478 600,506 800,478 1000,400', '#caa45c', 9),
  line('200,590 200,380; 1000,590 1000,380', '#6a4a3a', 20),
  line('300,300 380,280 450,300; 820,250 910,226 980,250; 120,420 60,400', '#ffffff', 9, 0.8),
  valley.thistle(1090, 534, 1.2),
);

const waits = page('wide', valley.moonlight)(
  wash('#1f2260', '#6a68b0'),
  stars(560, 120, 6),
  `<path d="M60 420Q420 40 1000 170" fill="none" stroke="#f4f0d8" stroke-width="5" stroke-dasharray="4 26" stroke-linecap="round" opacity="0.6"/>`,
  glow(240, 240, 240, '#f6f0d0'),
  disk(240, 240, 64, '#f8f2d4'),
  valley.mountain(820, 820, 1050, 740, 'asleep', [0, 0], '#5a5296'),
  land('-20,760 200,700 420,720 620,790 1220,830', '#3f4484', '#1f2258', 0.6),
  flat(blob(330, 760, 80, 42, 4), '#7a76a8'),
  nina('330,742,110 right seat wonder gaze=0.7,-0.8 nod=-0.4 floats l=~-0.2,0.8 r=~0.35,0.75'),
  valley.tika('180,790,140 right lie content gaze=0.6,-0.5'),
);

const speaks = page('close', valley.sunrise)(
  wash('#f2907c', '#fde6ae'),
  rays([1060, 480], 120, 640, [170, 190, 210, 230, 250, 270, 290], '#fff0c0', 20),
  disk(1060, 480, 96, '#fff0b8'),
  valley.mountain(560, 860, 1060, 840, 'wonder', [0.5, 0.9]),
  land('-20,760 300,740 700,772 1220,740', '#c99a6c', '#8a5a58'),
  valley.hum('40,800 300,850 700,880 620,790 980,860 60,880'),
  nina('850,860,140 left stand surprised gaze=-0.7,-0.8 nod=-0.6 l=~-0.7,0.2/open r=~0.7,0.2/open'),
  valley.tika('1095,865,145 left stand surprised gaze=-0.7,-0.8 nod=-14'),
);

const itch = page('medium', valley.day)(
  wash('#a8d4ea', '#f6f0dc'),
  painted('-80,960 -80,120 120,40 420,60 660,210 760,460 780,960', c.violet, '#4a3f80', 0.6),
  `<path d="M90 330q50 -44 100 0M330 330q50 -44 100 0" fill="none" stroke="#2e2458" stroke-width="15" stroke-linecap="round"/><path d="M150 460Q260 560 380 460" fill="none" stroke="#2e2458" stroke-width="15" stroke-linecap="round"/><ellipse cx="90" cy="430" rx="44" ry="26" fill="#e8788a" opacity="0.5"/><ellipse cx="440" cy="430" rx="44" ry="26" fill="#e8788a" opacity="0.5"/>`,
  land('-20,800 400,780 800,806 1220,776', c.grass, '#5f8a50'),
  grass([0, 820, 1200, 70], '#5f8a50', 26, 4),
  nina('570,856,138 left walk laugh lean=-8 gaze=-0.8,-0.3 l=462,640/hold r=~0.5,0.3/fist'),
  valley.shard(456, 632, 1.5, 30),
  line('410,600 374,580; 412,660 372,668; 430,560 410,526', '#ffffff', 9, 0.9),
  valley.tika('985,850,220 left stand content nod=38 head=14,40'),
  line('760,560 732,530; 748,610 708,612; 790,520 780,484', '#ffffff', 9, 0.9),
  ...pts('140,850 260,872 380,850 1080,872 1150,846').map(
    ([x, y], i) =>
      painted(blob(x, y, 34 - (i % 2) * 6, 24, i + 2), '#b9b4c8', '#6a6480') +
      `<path d="M${x - 14} ${y - 4}q5 -7 10 0M${x + 4} ${y - 4}q5 -7 10 0M${x - 6} ${y + 7}q6 6 12 0" fill="none" stroke="#4a4460" stroke-width="3.4" stroke-linecap="round"/>`,
  ),
  line('900,200 1000,180 1090,210 1190,190; 860,290 980,270 1100,300', '#ffffff', 9, 0.8),
);

const laugh = page('medium', valley.day)(
  valley.highland(blue, 480, '#d9b484', valley.mountain(600, 500, 560, 340)),
  valley.village(30, 520, 1, c.pink),
  valley.village(960, 520, 1, c.gold),
  weaverGirl('390,760,104 right faces=front stand laugh l=~-0.72,-0.4/hold r=~0.6,1.0'),
  valley.comb(310, 372, 1.2, 0),
  drummer('820,760,106 left faces=front stand laugh l=~-0.62,1.05 r=~0.75,0.1/open'),
  weaver('190,870,132 right faces=front stand laugh tilt=-6 l=~-0.55,0.9 r=~0.45,0.6/open'),
  baker(
    '1010,870,128 left faces=front stand laugh tilt=6 l=~-0.5,0.6/open r=1110,640/hold',
    valley.broom(1110, 590, 1.5, 6),
  ),
  nina('600,875,160 front stand laugh l=~-0.72,-0.45/open r=~0.72,-0.45/open'),
  valley.tika('790,880,150 left stand happy gaze=-0.4,-0.7'),
);

const dancers: readonly Thing[] = [
  weaverGirl('180,690,78 right faces=front jump laugh l=~-0.9,-0.3/open r=~0.9,-0.3/open'),
  shepherd('330,660,72 front jump laugh l=~-0.8,-0.3/open r=~0.8,-0.3/open'),
  valley.father('480,690,76 right run laugh l=~-0.8,0/open r=~0.9,-0.3/open'),
  boy('620,670,82 front jump laugh l=~-0.7,-0.4/open r=~0.7,-0.4/open'),
];

const party = page('above', valley.day)(
  wash('#8fcbe8', '#f6f0dc'),
  valley.mountain(740, 500, 880, 520, 'laugh'),
  ...pts('560,60 930,70 520,130 970,140 590,20 900,20 1020,90').map(([x, y], i) =>
    flat(blob(x, y, 13 - (i % 3) * 3, 12 - (i % 3) * 3, i + 2, 0.1), c.snow, 1),
  ),
  land('-20,530 260,490 560,505 900,520 1220,500', '#8a7cc0', '#5a4f98'),
  ...dancers,
  weaver('800,700,82 left stand laugh l=~-0.6,0.35/clap r=~-0.45,0.4/clap'),
  baker('160,870,98 right stand laugh l=~-0.5,0.9 r=~0.8,0.75/hold', valley.broom(246, 800, 0.8, 168)),
  valley.loaf(330, 890, 330),
  nina('560,830,118 front jump laugh floats l=~-0.7,-0.45/open r=~0.7,-0.45/open'),
  oval(560, 850, 64, 13, '#2c1a3f', 0.3),
  valley.tika('760,850,150 left run content nod=30 head=6,30'),
  drummer('1020,770,104 left faces=front stand laugh l=940,560/fist r=1110,540/fist'),
  line('940,560 966,640; 1110,540 1076,634', '#8a5f40', 10),
  valley.drum(1020, 880, 250),
);

const left = page('wide', valley.moonlight)(
  wash('#1f2260', '#6a68b0'),
  stars(480, 100, 8),
  glow(1080, 130, 240, '#f6f0d0'),
  disk(1080, 130, 62, '#f8f2d4'),
  valley.mountain(250, 630, 860, 620, 'wink', [0.8, 0.9], '#5f569c'),
  land('-20,680 300,650 700,690 1220,650', '#444a86', '#23265e', 0.6),
  fill('M300 690Q500 740 700 900L1220 900L1220 800Q800 720 460 680Z', '#8a7a9c', 0.6),
  valley.tika('130,850,140 left stand happy gaze=-0.2,-0.9 nod=-14'),
  nina('330,860,118 left stand surprised gaze=-0.2,-0.9 nod=-0.6 l=~-0.7,-0.1/open r=~0.55,0.6'),
  valley.father('490,850,104 left stand surprised gaze=-0.4,-0.8'),
  (light) =>
    each(
      [
        weaver('640,860,104 left stand surprised gaze=-0.6,-0.7'),
        baker('790,860,106 left stand wonder gaze=-0.6,-0.7'),
        weaverGirl('930,860,102 left stand laugh'),
        drummer('1080,862,106 left stand surprised gaze=-0.7,-0.7 r=~0.6,0.6/hold'),
      ],
      (thing) => (typeof thing === 'string' ? thing : thing(light)),
    ),
  valley.shawl([560, 640], [1010, 640], 120),
  line('1150,660 1150,610', '#5a4a3a', 8),
  glow(1150, 690, 120, '#ffe09a', 0.9),
  flat(rectangle(1132, 660, 36, 52), '#ffd98a'),
);

export const pictures = [cover, villages, proud, shove, pieces, climb, bridge, waits, speaks, itch, laugh, party, left];

import { sound } from './kit/boats.ts';
import { cut, fill, flat, line, painted, soft } from './kit/brush.ts';
import { tent } from './kit/buildings.ts';
import { cloud, disk, glow, veil } from './kit/scenery.ts';
import { blob, each, heap, pts, rectangle } from './kit/shapes.ts';
import { coverArt, drawn, page, set, type Thing } from './kit/staging.ts';
import { closedCurve } from './svg.ts';
import { bayar, c, camelHead, father, grandpa, mother, nara } from './the-night-the-goat-came-in/tent-and-guests.ts';
import * as camp from './the-night-the-goat-came-in/tent-and-guests.ts';

const cover = coverArt(camp.storm, 0.9, 0.6)(
  camp.steppe(['#232a68', '#8d98d0'], 620),
  camp.nightSky,
  camp.drivenSnow(60, 8, 0, 700),
  tent(400, 790, 760, true, 0.1),
  glow(400, 690, 330, '#ffce7a', 0.75),
  nara('400,790,92 right stand laugh gaze=0.7,0.4 l=~-0.4,0.6 r=~0.75,-0.5/open'),
  camp.drift('-60,800 200,790 420,812 760,830 1260,800 1260,1260 -60,1260'),
  camp.camel('1010,1050,330 left stand happy gaze=-0.8,0.1 head=-4,0'),
  camp.foal('740,1075,200 left stand wonder gaze=-0.8,-0.2'),
  camp.dog('480,1095,160 left stand glad gaze=-0.5,-0.6 tail=wag'),
  camp.goat('170,1030,150 right stand happy gaze=0.6,-0.8 nod=-14'),
  camp.drift('-60,1120 180,1100 420,1120 700,1104 980,1112 1260,1084 1260,1260 -60,1260'),
  camp.drivenSnow(50, 3, 200, 1200),
);

const knock = page('wide', camp.storm, 1, 0.7)(
  camp.steppe(['#28306e', '#8f9ad0'], 560),
  tent(800, 790, 620, true, 0.12),
  glow(800, 700, 260, '#ffce7a', 0.5),
  camp.goat('640,815,150 right stand resolved nod=56 head=0,34 gaze=0.8,0.3'),
  sound(756, 668, [34, 60, 86], [-70, 20], c.red, 8),
  camp.drift('-40,800 300,786 620,812 900,806 1240,786 1240,940 -40,940'),
  camp.wind(
    '-20,250 200,210 420,270 640,230; 60,400 260,370 420,410; -20,560 160,540 330,590; 700,150 900,110 1210,170',
  ),
  camp.drivenSnow(130, 5),
);

const oneSock = page('medium', camp.lamp, 0.85, 0.4)(
  camp.room,
  camp.stove(600, 720, 170),
  camp.bed(60, 760, 400, c.teal),
  mother('460,760,100 right stand surprised gaze=0.7,0.5 l=~-0.85,0.1/open r=~0.85,0.1/open'),
  camp.rug(700, 850, 560, 90),
  grandpa(
    '240,652,135 right seat surprised gaze=0.8,0.2 fl=350,770 fr=480,706 floats l=~-0.3,0.9 r=~0.95,0.1/open',
    camp.sock(352, 778, 0.85, 4),
  ),
  nara('1080,850,130 left stand laugh gaze=-0.7,0.2 l=~-0.5,0.55/fist r=~0.35,0.6/fist'),
  camp.goat('860,870,235 left stand content gaze=-0.6,0.2 tail=up'),
  camp.sock(640, 690, 1.15, 8),
);

const shaking = page('close', camp.lamp, 0.85, 0.5)(
  camp.room,
  camp.rug(640, 850, 620, 110),
  father('150,900,185 right none effort tilt=-10 l=~-0.95,-0.3/open r=~0.95,-0.25/open'),
  bayar('1050,960,185 left none laugh tilt=8 l=~-0.9,-0.35/open r=~0.6,0.5/open'),
  camp.drops(640, 600, 250, 470, 30),
  camp.dog('690,850,330 left stand content nod=-10 tail=up'),
  line(
    '420,340 392,300 410,262; 560,330 566,286 540,256; 800,420 840,384 836,340; 470,640 430,660 426,700',
    '#fff6e0',
    11,
    0.9,
  ),
);

const soup = page('medium', camp.lamp, 0.85, 0.4)(
  camp.room,
  camp.chest(60, 720, 230),
  camp.rug(620, 860, 540, 90),
  camp.soup(672, 890, 270),
  mother('230,850,118 right stand surprised gaze=0.8,0.4 l=~-0.75,0.3/open r=~0.85,0.1/open'),
  camp.foal('790,850,330 left stand surprised gaze=-0.4,0.9 nod=16 tail=up'),
  camp.potFront(672, 890, 270),
  camp.drops(672, 740, 110, 200, 8).replaceAll('#8fc6e6', '#e0a860'),
  nara('440,870,128 right stand laugh gaze=0.8,0.2 l=~-0.45,0.6/fist r=~0.45,0.5/fist'),
  bayar('1080,870,140 left stand worried gaze=-0.8,0.2 l=~-0.55,0.15/clap r=~-0.35,0.2/clap'),
);

const camel = page('close', camp.lamp, 0.9, 0.6)(
  camp.room,
  camp.doorway(990, 960, 500, 860, camp.outside(990, 940)),
  father('310,640,105 right none shout gaze=0.8,0 r=~1.1,0.1/open'),
  mother('130,660,105 right none shout gaze=0.8,0 l=~-0.7,0.5 r=~0.85,0.3/open'),
  camelHead('740,440,3.7 left happy gaze=-0.4,0.7 from=1230,760'),
  grandpa('110,930,140 right none shout gaze=0.8,-0.4 r=~0.9,-0.1/open'),
  bayar('320,960,145 right none scared gaze=0.8,-0.5 lean=-8 l=~-0.4,0.3/open r=~0.85,0.05/open'),
  nara('580,880,150 right none tender nod=-0.5 tilt=8 gaze=0.5,-0.8 l=~-0.5,0.75 r=~0.62,-0.55/open'),
  camp.drivenSnow(24, 9, 100, 850),
);

const nobody = page('wide', camp.lamp, 0.8, 0.4)(
  camp.room,
  camp.bed(20, 700, 310, c.teal),
  camp.dog('175,622,120 right lie content gaze=0.6,0.2'),
  camp.chest(370, 706, 160),
  camp.goat('450,612,140 right stand calm nod=18 gaze=0.5,0.8'),
  camp.bed(570, 700, 300, c.green),
  camp.foal('730,626,150 left lie happy gaze=-0.5,0.2'),
  camp.doorway(1110, 720, 300, 470, camp.outside(1110, 700)),
  camp.drivenSnow(16, 12, 260, 700),
  camelHead('970,370,2 left happy gaze=-0.6,0.6 from=1260,560'),
  veil('#3a2a5a', 0.1),
  camp.rug(560, 860, 560, 84),
  grandpa('150,860,108 front crossed cross gaze=-0.3,-0.4 l=~-0.56,0.98/fist r=~0.56,0.98/fist'),
  father('350,850,108 front crossed worried gaze=0.3,-0.6 l=~-0.66,1.1/fist r=~0.66,1.1/fist'),
  mother('560,860,106 front crossed cross gaze=0.5,-0.5 l=~-0.66,1.1/fist r=~0.66,1.1/fist'),
  bayar('745,865,108 front crossed sad gaze=0.2,0.5 tilt=-6 l=~-0.42,0.84/fist r=~0.42,0.84/fist'),
  nara('900,868,106 right crossed think gaze=0.5,-0.9 tilt=6 l=~-0.42,0.84/fist r=~0.42,0.84/fist'),
);

const eyes = (spots: string, k: number) =>
  heap(spots, (x, y, i) =>
    each(
      [-1, 1],
      (d) =>
        `<ellipse cx="${x + d * 22 * k}" cy="${y}" rx="${13 * k}" ry="${16 * k}" fill="#fff6e0"/><circle cx="${x + d * 22 * k + 5}" cy="${y + (i % 2) * 4}" r="${8 * k}" fill="#1c1a3a"/>`,
    ),
  );
const puff = (x: number, y: number, r: number, i: number) => fill(blob(x, y, r, r * 0.72, i + 2, 0.08), '#ffe6b8', 0.5);

const air = page('close', camp.dark, 0.85, 0.5)(
  camp.room,
  camp.stove(150, 700, 200, false),
  veil('#141748', 0.74),
  eyes('330,240 520,180 180,430', 1),
  glow(520, 640, 420, '#ffcf8a', 0.5),
  (light) =>
    drawn({ ...light, tint: '#d6b8b4', rim: '#ffd9a0', from: [0.9, 0] }, [
      camelHead('840,430,4 left tender from=1250,760'),
      nara('330,930,230 right none wonder gaze=0.6,-0.6 nod=-0.3 l=~0.42,0.3/open r=~0.86,0.1/open'),
    ]),
  puff(590, 560, 44, 1),
  puff(560, 620, 56, 2),
  puff(540, 680, 44, 3),
  line('420,350 404,300; 490,372 520,326; 350,356 322,316', '#ffe6a0', 10),
);

const beds = page('medium', camp.lamp, 0.85, 0.45)(
  camp.room,
  camp.doorway(
    1020,
    800,
    300,
    560,
    camp.outside(1020, 780) + drawn(camp.storm, [camelHead('1010,400,1.5 left happy gaze=-0.6,0.4 from=1190,760')]),
  ),
  camp.chest(70, 850, 270),
  nara('205,694,140 right stand glad gaze=0.8,0.1 l=~-0.6,0.4/fist r=~0.98,-0.05/point'),
  bayar('660,800,118 left stand surprised gaze=-0.7,-0.6 l=~-0.75,0.0/open r=~0.75,0.0/open'),
  father('480,875,120 right walk effort lean=6 l=470,676/hold r=556,672/hold', camp.bed(430, 800, 430, c.saffron)),
  mother('900,875,116 left walk resolved lean=-6 gaze=0.9,-0.1 l=816,672/hold r=~0.45,0.7/open'),
  grandpa('1110,960,145 left none think gaze=-0.8,-0.3 l=~-0.3,0.3/open r=~0.5,0.8'),
);

const quilt = page('wide', camp.storm, 0.9, 0.6)(
  camp.steppe(['#28306e', '#8f9ad0'], 560),
  camp.fence(760, 770, 300),
  camp.camel('890,800,330 left stand content gaze=-0.6,0.2 head=76,66'),
  tent(-110, 810, 1130, true, 0.1),
  glow(300, 600, 260, '#ffce7a', 0.35),
  camp.quilt('430,420 490,400 560,418 596,500 584,610 520,640 450,626 416,530'),
  line('470,410 486,510 470,630; 540,412 556,510 540,634', '#8a3a3a', 5, 0.5),
  camp.drift('-40,800 300,796 620,812 900,806 1240,796 1240,940 -40,940'),
  nara('520,890,112 back faces=back stand l=~-0.72,-0.55/open r=~0.72,-0.6/open'),
  camp.fence(1010, 880, 330),
  father('1120,885,118 left stand effort l=1086,640/hold r=~-0.62,0.75/hold'),
  camp.drivenSnow(120, 7),
);

/** All nine, asleep; the floor is at 880. */
const sleepers: readonly Thing[] = [
  camp.stove(560, 690, 150),
  mother('160,810,104 right crossed asleep lean=20 tilt=10 nod=0.4'),
  father('430,812,106 left crossed asleep lean=-18 tilt=-12 nod=0.4'),
  camp.goat('270,855,240 right lie asleep nod=24 head=14,60'),
  camp.foal('800,770,230 left lie asleep nod=14 head=-4,20'),
  nara('900,800,106 left crossed asleep lean=-26 tilt=-22 nod=0.3'),
  grandpa('650,888,110 right out asleep lean=-14 nod=0.4 tilt=-6'),
  camp.dog('845,905,120 right lie asleep nod=14 head=0,14 floats'),
];

const warmToo = page('medium', camp.lamp, 0.85, 0.5)(
  camp.room,
  camp.doorway(1130, 760, 320, 520, ''),
  camp.quilt('985,250 1100,236 1240,250 1240,770 980,768 972,600 990,450'),
  camp.rug(560, 870, 640, 110),
  ...sleepers,
  camelHead('985,430,2.1 left asleep from=1260,600'),
  camp.quilt('1120,440 1180,410 1230,440 1250,560 1240,690 1170,700 1110,650 1090,540'),
  bayar('1070,890,118 left crossed asleep tilt=-10 nod=0.4 l=~-0.42,0.84/fist r=~0.42,0.84/fist'),
  each(3, (i) => puff(930 + i * 40, 540 + i * 44, 18 + i * 8, i)),
);

const inside = closedCurve(pts('250,800 250,520 330,440 520,330 680,330 870,440 950,520 950,800 600,830'));

const snores = page('wide', camp.storm, 0.85, 0.5)(
  camp.steppe(['#1f2560', '#6f7cc0'], 600),
  camp.nightSky,
  camp.camel('1010,815,250 left stand asleep head=34,60'),
  painted('225,812 222,520 320,420 520,310 600,296 680,310 880,420 978,520 975,812 600,846', c.felt, '#8f88b0'),
  flat(rectangle(560, 270, 80, 34), '#b8452f'),
  `<clipPath id="cutopen"><path d="${inside}"/></clipPath><g clip-path="url(#cutopen)">`,
  set([240, 330, 0, 0.6])(
    camp.room,
    camp.rug(560, 870, 640, 110),
    ...sleepers,
    bayar('1040,880,112 left crossed asleep tilt=-10 nod=0.4'),
    camelHead('1000,480,1.7 left asleep from=1210,600'),
  ),
  `</g><path d="${inside}" fill="none" stroke="#b8452f" stroke-width="12"/>`,
  glow(600, 640, 380, '#ffce7a', 0.4),
  camp.drift('-40,820 300,812 620,836 900,820 1240,806 1240,940 -40,940'),
  camp.quilt('930,590 980,570 1010,620 1000,690 950,710 925,660'),
  camp.wind(
    '90,760 40,560 150,330 420,190 700,170 960,260 1110,420; 160,820 120,600 210,400 430,270; 1150,560 1180,700 1110,830; 800,130 620,90 400,120 210,220 90,380; 60,470 90,430 130,440 130,480 100,490',
    11,
    0.75,
  ),
  camp.drivenSnow(70, 6, 0, 800),
);

const ram = page('medium', camp.morning)(
  camp.steppe(['#8fc6ec', '#e2f1fb'], 480, '#eef3fd', '#8fa4d6'),
  disk(150, 130, 70, '#fff0b0'),
  cloud(620, 130, 260, '#ffffff', 4),
  tent(1010, 560, 420, false, 0),
  camp.camel('640,600,220 left stand happy gaze=-0.5,0.7'),
  camp.quilt('504,376 560,384 602,436 612,560 566,570 548,486 500,436'),
  camp.drift('-40,590 300,566 620,600 900,580 1240,590 1240,940 -40,940'),
  father('1090,780,104 left stand laugh l=~-0.45,0.7 r=~0.5,0.5/fist'),
  mother('960,770,100 left stand laugh tilt=6 l=~-0.35,0.75/fist r=~0.5,0.6'),
  bayar('1110,880,120 left stand laugh l=~-0.85,0.2/point r=~0.45,0.7'),
  nara('960,880,120 left stand laugh gaze=-0.8,0.1 l=~-0.8,-0.35/open r=~0.4,0.7'),
  grandpa('780,870,122 left stand surprised gaze=-0.8,0.1 l=~-0.85,0.25/open r=~0.65,0.3/open'),
  flat(rectangle(96, 500, 40, 350), '#b8452f'),
  soft('120,640 150,590 330,580 350,650 330,690 140,690', '#fff6e6'),
  camp.ramHead('270,590,2.2 right happy gaze=0.7,-0.2 from=200,680'),
  painted('130,680 260,650 400,660 620,680 650,760 640,800 130,800', c.green, '#3f6a48'),
  line('200,700 330,690; 420,700 560,712; 260,750 480,752', '#a8cf90', 9, 0.7),
  cut('90,780 660,780 660,840 90,840', '#d8683e'),
  line('150,810 600,810', c.saffron, 10),
  flat(blob(375, 810, 20, 20, 3), c.teal, 1),
  flat(rectangle(636, 660, 38, 200), '#b8452f'),
  camp.sock(206, 596, 1.25, 6),
  camp.drift('-40,850 200,836 420,850 700,840 760,880 1240,880 1240,940 -40,940'),
);

export const pictures = [cover, knock, oneSock, shaking, soup, camel, nobody, air, beds, quilt, warmToo, snores, ram];

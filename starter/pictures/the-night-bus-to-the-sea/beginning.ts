import { bicycle } from '../kit/bicycle.ts';
import { blob, cut, each, flat, line, painted, soft } from '../kit/brush.ts';
import { windowFrame } from '../kit/buildings.ts';
import { bus, sack } from '../kit/bus.ts';
import { cloud, disk, glow, land, rectangle, stars, wash } from '../kit/scenery.ts';
import { coverArt, page, set, type Thing } from '../kit/staging.ts';
import { cabin, clayHouse, lemonTree, moon, nightSky, oldWhite, pot, ridge, seat } from './andes.ts';
import {
  boy,
  c,
  evening,
  fireside,
  grandma,
  headlights,
  inBus,
  llamaIs,
  luna,
  oldMan,
  papa,
  roosterIs,
  rosa,
  snowlight,
} from './people.ts';

const coach = { color: c.cream, stripe: c.magenta, inside: '#6a4a4e' } as const;
const lit = { ...coach, inside: '#f2b45c' } as const;

/** What rides on the roof of the bus, whose line is y; 800 wide at the scale 1. */
export const load = (x: number, y: number, k: number): Thing =>
  set(
    x,
    y,
    0,
    k,
    sack(70, 6, 120, '#b9935f'),
    sack(190, 8, 130, '#cfae7a'),
    sack(310, 6, 116, '#a67f56'),
    bicycle(490, 6, 96, c.magenta),
    roosterIs('680,6,110 right glad floats'),
  );

export const cover = coverArt(headlights)(
  nightSky(120),
  moon(960, 190, 84),
  painted(rectangle(-10, 640, 1220, 200), '#3f6f9c', c.petrol),
  line('800,690 1130,690; 860,716 1100,716; 900,744 1060,744', '#f6f0d0', 7, 0.7),
  oldWhite(430, 830, 1120, 790, '#5f679e'),
  ridge('-20,780 260,740 520,770 800,720 1000,760 1220,730', '#3a4a7e'),
  ridge('-20,900 300,860 700,880 1220,960', '#2d3a6c'),
  painted('-40,930 300,950 760,1010 1260,1080 1260,1240 -40,1240', '#7d6a82', '#3a2f5c'),
  line('-20,1120 300,1126 700,1156 1230,1210', c.cream, 9, 0.7),
  `<path d="M1030 860L1260 890V1210L1030 925Z" fill="#ffe9a8" opacity="0.4"/>`,
  glow(1030, 890, 230, '#ffe9a8', 0.7),
  set(
    0,
    0,
    5,
    1,
    load(-60, 374, 1.36),
    bus(
      [-200, 985, 1300],
      lit,
      papa('164,748,98 right none asleep tilt=10 nod=0.4'),
      oldMan('372,738,98 right none asleep tilt=10 nod=0.4'),
      rosa(
        '545,738,128 right faces=front none wonder gaze=0.9,0.2 l=~-0.3,0.55 r=648,630/hold',
        pot(626, 662, 108, 'snow'),
      ),
      luna('950,776,98 right none glad gaze=0.9,0.1 r=~0.6,0.6/fist'),
    ),
  ),
);

export const tickets = page('wide', evening)(
  wash('#9a86c4', '#fbc892'),
  glow(900, 360, 420, '#fff0bc', 0.6),
  oldWhite(600, 560, 860, 500, '#8a7ab8'),
  land('-20,520 300,540 600,520 900,540 1220,520', '#b79a7c', '#6a4a70', 0.5),
  cut('520,540 680,540 1000,920 200,920', '#d9bb94', 0),
  clayHouse(-120, 640, 380, '#d9a878', c.turquoise),
  clayHouse(940, 640, 380, '#e0b48a', c.magenta),
  clayHouse(240, 580, 190, '#cf9a72', c.amber),
  clayHouse(780, 580, 190, '#cf9a72', c.petrol),
  painted(rectangle(-20, 640, 300, 16), '#a5826a', '#5a3a5a'),
  sack(200, 850, 150, '#cfae7a'),
  sack(1080, 858, 140, '#b9935f'),
  papa(
    '760,868,140 left faces=left stand glad gaze=-0.8,0.3 l=610,360/hold r=~0.45,1',
    cut('560,300 624,282 640,336 576,356', c.amber) +
      cut('584,288 650,276 664,330 600,346', c.cream) +
      line('604,306 644,298; 610,326 640,320', '#a8702e', 5),
  ),
  rosa('420,800,160 right faces=front jump laugh gaze=0.7,-0.4 l=~-0.75,-0.3/open r=~0.75,-0.3/open floats'),
  `<ellipse cx="420" cy="862" rx="90" ry="16" fill="#3a2450" opacity="0.28"/>`,
);

export const emptyHands = page('close', fireside)(
  wash('#a5604a', '#5a2f4a'),
  windowFrame(
    110,
    70,
    260,
    270,
    '#6f4230',
    wash(c.night, '#3a5a8c') + stars(160, 22, 4, [110, 70, 260]) + oldWhite(240, 350, 250, 190, '#6a70a8'),
  ),
  flat(rectangle(470, 170, 300, 16), '#6f4230'),
  each([500, 570, 640, 710], (x, i) =>
    flat(rectangle(x - 20, 122, 40, 48), [c.turquoise, c.magenta, c.amber, c.violet][i] ?? c.amber, 2),
  ),
  painted(rectangle(-10, 700, 1220, 500), '#6a3a3e', '#2c1a3a'),
  glow(1000, 560, 520, '#ffc766', 0.75),
  painted('800,720 800,470 850,420 1160,410 1230,460 1230,720', '#d99a68', '#7a4448'),
  flat('M890 720V580Q890 520 980 520Q1070 520 1070 580V720Z', '#3a1f30', 3),
  soft('910,716 920,640 950,600 965,640 985,570 1010,640 1030,606 1050,660 1052,716', '#f08a2e', 0),
  soft('940,716 950,670 970,650 985,620 1005,670 1024,716', '#ffd86a', 0),
  pot(980, 424, 170, 'lid'),
  grandma('720,850,162 left faces=left seat happy gaze=-0.8,0.1 l=~-0.85,0.4/open r=~0.1,0.9'),
  painted(rectangle(640, 842, 170, 80), '#7a4e3a'),
  rosa('300,850,190 right faces=front crossed think gaze=0.3,-0.9 nod=-0.3 tilt=-8 l=~-0.3,0.9 r=~0.44,0.06/fist'),
);

export const firstSnow = page('above', snowlight, 0.85)(
  wash('#7fb8e0', '#e6f2f8'),
  disk(1020, 130, 60, '#fff4c4'),
  oldWhite(300, 470, 900, 460, '#8e8ac2'),
  cloud(980, 420, 320, '#ffffff', 4),
  ridge('-20,500 300,470 640,520 1000,470 1220,500', '#9fb48a'),
  cloud(760, 520, 260, '#ffffff', 7),
  painted('-40,560 200,530 460,590 760,560 1000,640 1260,600 1260,960 -40,960', '#f7f7fd', '#a9b2de'),
  soft('640,960 720,800 900,740 1100,760 1260,720 1260,960', '#ffffff', 0),
  llamaIs('910,850,500 left content gaze=0.6,0.6 nod=12'),
  rosa('330,880,200 right faces=right kneel glad gaze=0.8,0.4 lean=12 l=500,720/open r=600,700/open'),
  pot(560, 876, 210, 'snow'),
  soft('330,900 420,860 520,880 640,868 720,900 700,940 330,940', '#ffffff', 0),
);

export const theMountain = page('medium', evening)(
  wash('#8a76bc', '#fbb98a'),
  disk(110, 380, 70, '#ffe6a0'),
  oldWhite(240, 620, 560, 420, '#8a7ab8'),
  land('-20,600 300,580 700,600 1220,590', '#b98a74', '#5a3a68', 0.5),
  load(520, 256, 0.84),
  bus([380, 840, 1240], { ...coach, open: true, front: 'left', inside: '#c9894e' }),
  flat(rectangle(612, 744, 140, 22), '#4a3a58', 2),
  luna('684,748,102 left faces=left stand laugh gaze=-0.8,0.6 lean=-9 tilt=-4 l=~-0.85,0.3/open r=~0.62,0.3/hold'),
  papa(
    '150,880,136 right faces=right walk happy gaze=0.8,-0.1 lean=10 l=36,440/hold r=104,520/hold',
    sack(62, 526, 140, '#cfae7a'),
  ),
  rosa(
    '440,884,166 right faces=right stand happy gaze=0.8,-0.4 nod=-0.3 l=405,740/hold r=540,740/hold',
    pot(476, 780, 142, 'lid'),
  ),
);

const nightView = wash(c.night, '#4a6a9c') + stars(330, 60, 8) + oldWhite(620, 430, 420, 270, '#5f679e');

export const bump = page('close', inBus)(
  cabin(nightView),
  seat(170, 830, 300, c.turquoise),
  papa('120,668,150 right faces=right seat worried gaze=0.8,0.5 l=~0.3,0.95 r=~0.5,0.9'),
  rosa('520,860,206 right faces=right kneel tender gaze=0.9,0.2 lean=12 l=~-0.1,0.95 r=796,540/hold'),
  pot(420, 880, 160, 'snow'),
  seat(1150, 830, 300, c.magenta, 'right'),
  boy('900,858,200 left faces=front crossed weep gaze=-0.6,-0.6 tilt=-8 l=~-0.35,0.85 r=~0.4,0.85'),
  flat(blob(858, 540, 30, 26, 3, 0.04), '#c9685a', 2),
  flat(blob(830, 548, 36, 34, 4, 0.05), '#fbfbff', 2),
  line('772,496 748,478; 806,486 800,458', c.cream, 8),
);

export const thirstyTree = page('medium', inBus)(
  cabin(wash(c.night, '#4a6a9c') + stars(400, 70, 5)),
  boy('640,560,84 left none asleep tilt=-14 nod=0.5'),
  painted('550,520 566,490 720,490 736,520 736,760 550,760', c.turquoise),
  painted('-40,960 -30,500 60,440 330,440 400,520 400,960', '#8a62a8'),
  painted('760,960 770,500 850,440 1130,440 1200,520 1210,960', c.magenta),
  oldMan(
    '1010,910,184 left faces=left none wonder gaze=-0.8,0.5 l=800,770/hold r=880,820/hold',
    lemonTree(790, 870, 350, 0.2),
  ),
  rosa(
    '280,862,220 right faces=right none glad gaze=0.8,0.3 lean=8 l=520,668/hold r=630,660/hold',
    pot(612, 694, 170, 'none', 62),
  ),
  painted('-60,980 -60,868 60,846 380,842 450,862 470,980', '#9a74b6'),
  line('690,636 734,652 756,700 762,756', '#a9dbee', 16, 0.95),
  line('716,636 754,660 774,704', '#ffffff', 5, 0.6),
);

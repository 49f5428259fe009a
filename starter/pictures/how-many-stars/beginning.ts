import { blob, flat, heap, line, painted, soft } from '../kit/brush.ts';
import { cloud, flowers, glow, grass, stars, wash } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { inTent, tent } from '../kit/tents.ts';
import {
  bareDorj,
  c,
  dog,
  dorj,
  duskLight,
  flock,
  hat,
  hills,
  horse,
  lamplight,
  man,
  meadow,
  milkyWay,
  morning,
  nightGrass,
  ring,
  saran,
  sheep,
  sieve,
  starlight,
  temur,
  tuya,
  woman,
} from './steppe.ts';

export const cover = coverArt(starlight)(
  wash('#20215c', '#5d4f9a'),
  stars(800, 210, 8),
  milkyWay([120, 760], [1120, 60], 120),
  hills(880, '#3f4f7c', 6),
  tent(170, 930, 210, true, 0.25),
  tent(1060, 910, 150, true, 0.3),
  meadow(960, nightGrass, 8),
  ring(600, 350, 240, 80),
  dog('930,1150,210 left sit content gaze=-0.5,-0.9'),
  temur('330,1160,165 right faces=right stand wonder nod=-0.9 gaze=0.7,-0.9 tilt=-10 l=~-0.35,0.8 r=~0.7,-0.3/point'),
  saran('600,1180,240 front stand glad nod=-1 gaze=0,-0.95 tilt=2 l=452,562/hold r=748,562/hold'),
);

export const counted = page('wide', duskLight)(
  wash('#5b4a92', '#f6a868'),
  stars(230, 26, 4),
  hills(420, '#8a6a8a', 4),
  tent(960, 480, 190, true, 0.1),
  tent(1130, 470, 130, true, 0.15),
  meadow(500, '#93995e', 5),
  flock([-20, 470, 560, 120], 46, 3, 0.08),
  dorj('380,720,105 left stand happy gaze=-0.6,0.6 l=~-0.9,0.5/point r=~0.5,1.0'),
  sheep('150,700,120 right stand calm'),
  sheep('280,830,150 left stand content'),
  sheep('560,800,140 right walk calm'),
  sheep('60,860,150 right stand calm'),
  saran('930,860,150 left stand wonder nod=-1 gaze=-0.4,-0.95 tilt=14 l=~-0.85,-0.62/point r=~0.5,0.85'),
);

export const laughing = page('medium', duskLight)(
  wash('#4a3f88', '#e89a78'),
  stars(300, 40, 7),
  hills(520, '#7a5f86', 4),
  tent(200, 600, 260, true, 0.15),
  meadow(620, '#7d8460', 5),
  woman('170,890,110 right stand laugh lean=-8 l=~-0.35,0.7/fist r=~0.45,0.6/open'),
  man('370,880,112 right stand laugh lean=10 tilt=-8 l=~-0.3,0.75/fist r=~0.3,0.7/fist'),
  bareDorj('590,890,120 right stand laugh lean=-14 tilt=-10 l=~-0.5,0.75/fist r=~0.9,0.1/open'),
  hat(690, 230, 1.25, 34),
  line('600,330 630,300; 640,370 676,340; 580,290 600,262', c.felt, 6, 0.8),
  temur('760,880,105 right stand laugh tilt=-8 l=~-0.4,0.6/fist r=~0.35,0.6/fist'),
  saran('1000,900,165 left stand resolved gaze=-0.8,-0.2 l=~-0.08,0.7/fist r=~0.0,0.62/fist'),
);

export const asleep = page('above', starlight)(
  wash('#44597e', '#2f3a66'),
  grass([0, 30, 1200, 860], '#5f7896', 110, 4),
  flowers([40, 60, 1120, 800], ['#f6d3da', '#fff3c8', '#c9b6ee'], 26, 6),
  soft('350,250 520,232 690,246 704,330 690,420 520,430 356,418 340,330', c.teal),
  soft('720,290 800,280 910,292 916,350 906,420 800,428 724,416', c.plum),
  line('380,270 376,400; 664,266 672,400; 742,306 742,404; 890,306 892,404', c.saffron, 8, 0.8),
  saran('520,610,185 front none asleep tilt=-14 l=~-1.0,-0.1/open r=~0.2,0.9'),
  temur('790,600,140 left none wonder gaze=-0.8,0.1 tilt=10 l=~-0.55,0.35/point'),
  painted('330,500 560,480 760,500 930,520 960,700 930,860 600,880 340,850 310,680', c.red, '#5a2a58'),
  line(
    '350,560 620,545 920,570; 340,640 620,630 940,650; 335,720 620,715 940,735; 345,800 620,800 930,815',
    c.saffron,
    9,
    0.8,
  ),
  heap('420,600 560,590 700,600 840,610 420,680 560,675 700,682 840,692 420,760 560,758 700,765 840,775', (x, y, i) =>
    flat(blob(x, y, 17, 17, i + 2, 0.1, 4), i % 2 === 0 ? c.teal : c.felt, 1),
  ),
  dog('1030,850,150 left lie content gaze=-0.5,-0.2'),
  heap('556,392 566,404 548,410', (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#bfe0f6"/>`),
);

export const round = page('medium', morning)(
  wash('#bfe0ea', '#fdf0d0'),
  cloud(860, 100, 240, '#ffffff', 5),
  hills(380, '#b9bf86', 4),
  horse('1080,470,120 left stand calm nod=40 head=-6,50'),
  tent(360, 560, 500),
  meadow(560, '#a3b867', 6),
  dorj('690,720,90 left stand laugh lean=-10 l=~-0.4,0.75/fist r=~0.4,0.75/fist'),
  tuya('880,880,165 left crossed content gaze=-0.3,0.8 nod=0.5 l=690,800/hold r=905,800/hold floats'),
  flat(blob(780, 880, 120, 30, 3, 0.02), '#b98a5a'),
  flat(blob(780, 868, 104, 24, 4, 0.04), '#fffaf0', 0),
  sieve(800, 770, 210),
  heap(
    '740,815 766,830 790,820 815,834 840,818 780,845 820,850 755,846',
    (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#fffaf0"/>`,
  ),
  saran('330,880,185 right crossed think gaze=0.8,0.4 tilt=10 l=~-0.28,0.18/fist r=~0.32,0.2/fist floats'),
);

export const edge = page('shoulder', starlight)(
  wash('#20215c', '#54489a'),
  stars(760, 190, 12),
  hills(770, '#3f4f7c', 6),
  tent(1040, 800, 150, true, 0.3),
  meadow(830, nightGrass, 8),
  ring(600, 300, 230, 90, 7),
  saran('600,1010,250 back none l=470,498/hold r=735,498/hold'),
);

export const ran = page('medium', { ...lamplight, from: [-0.4, -0.8] })(
  inTent(),
  glow(600, 380, 520, '#fff0b8', 0.6),
  tuya('190,900,130 right crossed content gaze=0.7,-0.2 l=~-0.4,0.95 r=~0.45,0.95 floats'),
  dorj('950,890,118 left stand think gaze=-0.7,0.2 l=~-0.35,0.9 r=~0.62,-0.55/hold'),
  temur('740,890,120 left stand wonder gaze=-0.7,-0.1 l=~-0.3,0.75 r=~0.3,0.75'),
  saran('480,890,165 right walk glad gaze=0.5,-0.1 lean=6 l=~-0.85,-0.3/open r=640,520/hold', ring(665, 430, 105)),
);

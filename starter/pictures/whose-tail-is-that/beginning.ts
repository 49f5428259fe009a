import { clipped, line } from '../kit/brush.ts';
import { rectangle, tree } from '../kit/scenery.ts';
import { coverArt, drawn, page, type Thing } from '../kit/staging.ts';
import {
  baobab,
  boy,
  c,
  curlyTail,
  giraffe,
  kite,
  marks,
  morning,
  plain,
  rock,
  spottyTail,
  tuftTail,
  zebra,
  zebraTail,
} from './savannah.ts';

const within =
  (x: number, y: number, w: number, h: number, ...things: readonly Thing[]): Thing =>
  (light) =>
    clipped(rectangle(x, y, w, h), drawn(light, things));
export const cover = coverArt(morning)(
  plain(640),
  `<g transform="translate(400 540) scale(-1 1)">${curlyTail(0, 0, 2.1)}</g>`,
  zebraTail(775, 720, 1.9),
  tuftTail('820,250 870,330 860,420 884,480', 1.5),
  spottyTail('760,990 860,960 940,1000 1020,950 1100,970', 62),
  baobab(600, 1010, 440, 800),
  boy('230,1160,220 right stand wonder nod=-0.6 gaze=0.7,-0.6 tilt=-8 l=~-0.55,0.8/hold r=~0.4,0.1/fist'),
  line('112,1040 50,760 104,424', c.bark, 4),
  kite(100, 330, 1.2, -10),
);

export const aTail = page('wide', morning)(
  plain(430),
  within(660, 0, 560, 900, zebra('690,750,290 left stand calm')),
  baobab(600, 790, 330, 640),
  boy('210,850,165 right walk wonder gaze=0.8,0 l=~-0.5,0.6/hold r=~0.75,0.1/point'),
  line('128,700 80,480 100,330', c.bark, 4),
  kite(100, 230, 0.9, -12),
  marks('950,440 990,410; 990,500 1034,490; 940,390 960,350'),
);

export const helloZebra = page('close', morning)(
  plain(380),
  baobab(1130, 620, 260, 520),
  zebra('890,870,340 left stand glad gaze=-0.8,0.2'),
  boy('250,890,240 right stand laugh gaze=0.8,0 l=~-0.5,0.8/hold r=~0.8,0.5/open'),
);

export const upHigh = page('below', morning)(
  plain(640),
  line('600,860 590,560 610,300', c.bark, 70),
  line('600,520 470,380; 605,470 740,340', c.bark, 40),
  tree(430, 740, 620, '#5aa08a', '', 4),
  tree(760, 720, 620, '#4f9480', '', 7),
  tree(600, 620, 560, '#66ab92', '', 9),
  tuftTail('800,330 816,400 796,460 812,520', 1.7),
  marks('860,470 900,460; 870,520 908,530; 740,500 704,516'),
  boy('250,880,140 right stand wonder nod=-1 gaze=0.7,-0.95 tilt=-12 l=~-0.5,0.8 r=~0.6,-0.5/point'),
  zebra('420,880,150 right stand surprised gaze=0.6,-0.9 nod=-18'),
);

export const helloGiraffe = page('below', morning)(
  plain(620),
  tree(1060, 780, 700, '#5aa08a', '#8a6a72', 7),
  giraffe('620,880,330 left stand tender nod=24 head=-6,8'),
  zebra('1010,880,150 left stand happy gaze=-0.7,-0.6'),
  boy('180,890,160 right tiptoe laugh nod=-1 gaze=0.5,-0.95 tilt=-14 l=~-0.5,0.6/hold r=~0.62,-1.0/open'),
  line('100,760 50,560 70,420', c.bark, 4),
  kite(80, 320, 0.85, -8),
);

export const curly = page('wide', morning)(
  plain(420),
  curlyTail(830, 470, 2.4),
  rock(720, 800, 330, 280, 0),
  rock(930, 820, 340, 360, 1),
  rock(1110, 830, 260, 220, 2),
  rock(830, 850, 240, 130, 1),
  marks('1050,330 1090,310; 1060,400 1104,396; 850,290 836,250'),
  giraffe('120,850,170 right walk wonder gaze=0.7,0.2'),
  zebra('270,860,155 right walk wonder gaze=0.8,0'),
  boy('575,875,180 right tiptoe wonder gaze=0.8,-0.3 lean=8 l=~-0.5,0.5/open r=~0.28,0.14/point'),
);

import { clipped, flat, line, painted, soft } from './kit/brush.ts';
import type { DrawnBook } from './kit/picture.ts';
import { rectangle, spray, tree } from './kit/scenery.ts';
import { coverArt, drawn, page, set, type Thing } from './kit/staging.ts';
import { monkey } from './kit/tree-animals.ts';
import {
  banana,
  baobab,
  boy,
  c,
  curlyTail,
  ears,
  giraffe,
  hut,
  kite,
  kiteTail,
  late,
  marks,
  morning,
  nia,
  plain,
  pot,
  rock,
  spottyTail,
  tuftTail,
  zebra,
  zebraTail,
} from './whose-tail-is-that/savannah.ts';

const within =
  (x: number, y: number, w: number, h: number, ...things: readonly Thing[]): Thing =>
  (light) =>
    clipped(rectangle(x, y, w, h), drawn(light, things));
const cover = coverArt(morning)(
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

const aTail = page('wide', morning)(
  plain(430),
  within(660, 0, 560, 900, zebra('690,750,290 left stand calm')),
  baobab(600, 790, 330, 640),
  boy('210,850,165 right walk wonder gaze=0.8,0 l=~-0.5,0.6/hold r=~0.75,0.1/point'),
  line('128,700 80,480 100,330', c.bark, 4),
  kite(100, 230, 0.9, -12),
  marks('950,440 990,410; 990,500 1034,490; 940,390 960,350'),
);

const helloZebra = page('close', morning)(
  plain(380),
  baobab(1130, 620, 260, 520),
  zebra('890,870,340 left stand glad gaze=-0.8,0.2'),
  boy('250,890,240 right stand laugh gaze=0.8,0 l=~-0.5,0.8/hold r=~0.8,0.5/open'),
);

const upHigh = page('below', morning)(
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

const helloGiraffe = page('below', morning)(
  plain(620),
  tree(1060, 780, 700, '#5aa08a', '#8a6a72', 7),
  giraffe('620,880,330 left stand tender nod=24 head=-6,8'),
  zebra('1010,880,150 left stand happy gaze=-0.7,-0.6'),
  boy('180,890,160 right tiptoe laugh nod=-1 gaze=0.5,-0.95 tilt=-14 l=~-0.5,0.6/hold r=~0.62,-1.0/open'),
  line('100,760 50,560 70,420', c.bark, 4),
  kite(80, 320, 0.85, -8),
);

const curly = page('wide', morning)(
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

const helloMonkey = page('close', morning, 0.85)(
  plain(360),
  giraffe('90,980,250 right stand happy gaze=0.7,0.4 nod=14'),
  zebra('250,900,190 right stand glad gaze=0.8,0'),
  rock(880, 880, 560, 330, 1),
  rock(1130, 900, 300, 230, 2),
  monkey('900,590,330 left glad gaze=-0.8,0.2 floats'),
  banana(1050, 590, 1.5),
  banana(720, 640, 1.2),
  boy('560,910,230 right stand laugh gaze=0.8,-0.4 l=~-0.5,0.8 r=~0.72,-0.3/open'),
);

const spotty = page('wide', late)(
  plain(400, true),
  hut(1010, 520, 300),
  spottyTail('930,740 1020,690 1080,640 1060,570 1110,530', 60),
  pot(870, 830, 300),
  painted('1010,880 1020,820 1090,820 1100,880', '#b9c3c9', '#5a6478'),
  flat(rectangle(1016, 812, 78, 14), '#7a4a30'),
  line('1120,876 1180,846', c.bark, 10),
  giraffe('110,850,170 right walk worried gaze=0.8,0.2'),
  zebra('270,860,155 right walk worried gaze=0.8,0'),
  monkey('430,870,170 right wonder gaze=0.8,0'),
  boy('600,880,175 right tiptoe worried gaze=0.8,0.1 lean=10 l=~-0.6,0.45/open r=~0.12,0.2/point'),
);

const roar = page('close', late)(
  plain(380, true),
  hut(1080, 480, 240),
  spottyTail('880,560 960,520 1020,430 1100,420 1140,340', 48),
  nia('790,690,230 left jump laugh tilt=-8 floats l=~-0.95,-0.5/open r=~0.9,-0.5/open'),
  ears(786, 82, 84, 1.5),
  pot(880, 890, 330),
  marks('600,250 560,220; 590,340 540,336; 640,180 616,140; 980,200 1010,170'),
  set(0, 0, 0, 1, zebra('180,690,170 left run scared tail=up floats')),
  monkey('430,580,200 left scared gaze=0.6,-0.2 runs floats'),
  boy('330,880,200 left run scared gaze=0.8,-0.2 lean=-10 l=~-0.8,-0.3/open r=~0.7,-0.2/open'),
  giraffe('60,900,150 left run scared floats'),
);

const whose = page('medium', late)(
  plain(380, true),
  curlyTail(360, 470, 1.9),
  set(500, 580, -92, 1, zebraTail(0, 0, 1.5)),
  set(190, 660, 78, 1.5, kiteTail(0, 0, 1)),
  tuftTail('1090,430 1140,500 1128,560 1146,610', 1.5),
  baobab(1010, 830, 170, 620),
  painted(rectangle(150, 580, 480, 340), '#e3ad86', '#9a5f5a', 0.5),
  line(
    '200,660 280,660; 380,650 470,652; 520,700 600,700; 240,740 330,742; 420,780 500,780; 190,830 260,830; 540,840 610,842',
    '#b9785f',
    9,
    0.5,
  ),
  flat(rectangle(128, 552, 524, 36), '#f3cfa4'),
  soft('230,552 250,520 290,512 330,524 346,552', '#241820'),
  spottyTail('880,820 950,780 960,700 900,660 930,600', 40),
  nia('820,880,200 left stand laugh tilt=-8 l=~-0.85,0.05/point r=~0.8,-0.1/point'),
  ears(806, 340, 74, 1.3),
  marks('470,320 490,290; 380,320 366,288; 590,420 616,400'),
  spray([-20, 180], [240, 120], '#4f9f8c', 5, 70),
);

export const book: DrawnBook = {
  slug: 'whose-tail-is-that',
  pictures: [cover, aTail, helloZebra, upHigh, helloGiraffe, curly, helloMonkey, spotty, roar, whose],
};

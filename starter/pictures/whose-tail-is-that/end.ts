import { flat, line, painted, soft } from '../kit/brush.ts';
import { rectangle, spray } from '../kit/scenery.ts';
import { page, set } from '../kit/staging.ts';
import { monkey } from '../kit/tree-animals.ts';
import {
  banana,
  baobab,
  boy,
  c,
  curlyTail,
  ears,
  giraffe,
  hut,
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
} from './savannah.ts';

export const helloMonkey = page('close', morning)(
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

export const spotty = page('wide', late)(
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

export const roar = page('close', late)(
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

export const whose = page('medium', late)(
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

import { sound } from '../kit/boats.ts';
import { line } from '../kit/brush.ts';
import { glow, veil } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { tent } from '../kit/tents.ts';
import {
  bayar,
  bed,
  c,
  camel,
  camelHead,
  chest,
  dog,
  doorway,
  drift,
  drivenSnow,
  drops,
  father,
  foal,
  goat,
  grandpa,
  lamp,
  mother,
  nara,
  nightSky,
  outside,
  potFront,
  room,
  rug,
  sock,
  soup,
  steppe,
  storm,
  stove,
  wind,
} from './tent-and-guests.ts';

export const cover = coverArt(storm)(
  steppe(['#232a68', '#8d98d0'], 620),
  nightSky,
  drivenSnow(60, 8, 0, 700),
  tent(400, 790, 760, true, 0.1),
  glow(400, 690, 330, '#ffce7a', 0.75),
  nara('400,790,92 right stand laugh gaze=0.7,0.4 l=~-0.4,0.6 r=~0.75,-0.5/open'),
  drift('-60,800 200,790 420,812 760,830 1260,800 1260,1260 -60,1260'),
  camel('1010,1050,330 left stand happy gaze=-0.8,0.1 head=-4,0'),
  foal('740,1075,200 left stand wonder gaze=-0.8,-0.2'),
  dog('480,1095,160 left stand glad gaze=-0.5,-0.6 tail=wag'),
  goat('170,1030,150 right stand happy gaze=0.6,-0.8 nod=-14'),
  drift('-60,1120 180,1100 420,1120 700,1104 980,1112 1260,1084 1260,1260 -60,1260'),
  drivenSnow(50, 3, 200, 1200),
);

export const knocking = page('wide', storm)(
  steppe(['#28306e', '#8f9ad0'], 560),
  tent(800, 790, 620, true, 0.12),
  glow(800, 700, 260, '#ffce7a', 0.5),
  goat('640,815,150 right stand resolved nod=56 head=0,34 gaze=0.8,0.3'),
  sound(756, 668, [34, 60, 86], [-70, 20], c.red, 8),
  drift('-40,800 300,786 620,812 900,806 1240,786 1240,940 -40,940'),
  wind('-20,250 200,210 420,270 640,230; 60,400 260,370 420,410; -20,560 160,540 330,590; 700,150 900,110 1210,170'),
  drivenSnow(130, 5),
);

export const oneSock = page('medium', lamp)(
  room,
  stove(600, 720, 170),
  bed(60, 760, 400, c.teal),
  mother('460,760,100 right stand surprised gaze=0.7,0.5 l=~-0.85,0.1/open r=~0.85,0.1/open'),
  rug(700, 850, 560, 90),
  grandpa(
    '240,652,135 right seat surprised gaze=0.8,0.2 fl=350,770 fr=480,706 floats l=~-0.3,0.9 r=~0.95,0.1/open',
    sock(352, 778, 0.85, 4),
  ),
  nara('1080,850,130 left stand laugh gaze=-0.7,0.2 l=~-0.5,0.55/fist r=~0.35,0.6/fist'),
  goat('860,870,235 left stand content gaze=-0.6,0.2 tail=up'),
  sock(640, 690, 1.15, 8),
);

export const shaking = page('close', lamp)(
  room,
  rug(640, 850, 620, 110),
  father('150,900,185 right none effort tilt=-10 l=~-0.95,-0.3/open r=~0.95,-0.25/open'),
  bayar('1050,960,185 left none laugh tilt=8 l=~-0.9,-0.35/open r=~0.6,0.5/open'),
  drops(640, 600, 250, 470, 30),
  dog('690,850,330 left stand content nod=-10 tail=up'),
  line(
    '420,340 392,300 410,262; 560,330 566,286 540,256; 800,420 840,384 836,340; 470,640 430,660 426,700',
    '#fff6e0',
    11,
    0.9,
  ),
);

export const inTheSoup = page('medium', lamp)(
  room,
  chest(60, 720, 230),
  rug(620, 860, 540, 90),
  soup(672, 890, 270),
  mother('230,850,118 right stand surprised gaze=0.8,0.4 l=~-0.75,0.3/open r=~0.85,0.1/open'),
  foal('790,850,330 left stand surprised gaze=-0.4,0.9 nod=16 tail=up'),
  potFront(672, 890, 270),
  drops(672, 740, 110, 200, 8).replaceAll('#8fc6e6', '#e0a860'),
  nara('440,870,128 right stand laugh gaze=0.8,0.2 l=~-0.45,0.6/fist r=~0.45,0.5/fist'),
  bayar('1080,870,140 left stand worried gaze=-0.8,0.2 l=~-0.55,0.15/clap r=~-0.35,0.2/clap'),
);

export const notTheCamel = page('close', lamp)(
  room,
  doorway(990, 960, 500, 860, outside(990, 940)),
  father('310,640,105 right none shout gaze=0.8,0 r=~1.1,0.1/open'),
  mother('130,660,105 right none shout gaze=0.8,0 l=~-0.7,0.5 r=~0.85,0.3/open'),
  camelHead('740,440,3.7 left happy gaze=-0.4,0.7 from=1230,760'),
  grandpa('110,930,140 right none shout gaze=0.8,-0.4 r=~0.9,-0.1/open'),
  bayar('320,960,145 right none scared gaze=0.8,-0.5 lean=-8 l=~-0.4,0.3/open r=~0.85,0.05/open'),
  nara('580,880,150 right none tender nod=-0.5 tilt=8 gaze=0.5,-0.8 l=~-0.5,0.75 r=~0.62,-0.55/open'),
  drivenSnow(24, 9, 100, 850),
);

export const nobodyLiesDown = page('wide', lamp)(
  room,
  bed(20, 700, 310, c.teal),
  dog('175,622,120 right lie content gaze=0.6,0.2'),
  chest(370, 706, 160),
  goat('450,612,140 right stand calm nod=18 gaze=0.5,0.8'),
  bed(570, 700, 300, c.green),
  foal('730,626,150 left lie happy gaze=-0.5,0.2'),
  doorway(1110, 720, 300, 470, outside(1110, 700)),
  camelHead('970,370,2 left happy gaze=-0.6,0.6 from=1260,560'),
  veil('#3a2a5a', 0.1),
  rug(560, 860, 560, 84),
  grandpa('150,860,108 front crossed cross gaze=-0.3,-0.4 l=~-0.56,0.98/fist r=~0.56,0.98/fist'),
  father('350,850,108 front crossed worried gaze=0.3,-0.6 l=~-0.66,1.1/fist r=~0.66,1.1/fist'),
  mother('560,860,106 front crossed cross gaze=0.5,-0.5 l=~-0.66,1.1/fist r=~0.66,1.1/fist'),
  bayar('745,865,108 front crossed sad gaze=0.2,0.5 tilt=-6 l=~-0.42,0.84/fist r=~0.42,0.84/fist'),
  nara('900,868,106 right crossed think gaze=0.5,-0.9 tilt=6 l=~-0.42,0.84/fist r=~0.42,0.84/fist'),
  drivenSnow(30, 12, 260, 700),
);

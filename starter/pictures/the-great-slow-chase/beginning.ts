import { sound } from '../kit/boats.ts';
import { blob, flat, line } from '../kit/brush.ts';
import { butterfly } from '../kit/crawlers.ts';
import { blades } from '../kit/plants.ts';
import { cloud, rays } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { darker } from '../svg.ts';
import {
  antIs,
  c,
  carrot,
  daisy,
  day,
  dust,
  earth,
  gap,
  garden,
  melon,
  pebble,
  snailIs,
  speed,
  strawberryPlant,
  sun,
  sweat,
  turtleIs,
} from './garden.ts';

const sky = ['#fff3cd', '#eef3c4'] as const;
const crumb = (x: number, y: number): string => flat(blob(x, y, 25, 19, 4, 0.16), '#f1cf94', 2);

export const cover = coverArt(day)(
  garden(sky, c.spring, 620),
  sun(960, 220, 92),
  blades([-60, 730, 420, 560], c.leaf, 9, 4),
  blades([880, 730, 400, 430], c.leaf, 9, 7),
  daisy(1080, 740, 330, 8),
  earth('-20,720 300,700 620,726 900,704 1220,720'),
  dust('120,1010 60,980 170,1030', 1.3),
  speed('150,860 110,910', 120),
  snailIs('880,1010,300 right glad gaze=-0.9,0.1'),
  turtleIs('330,1075,275 right cross walks reach=26,0 gaze=0.9,-0.4'),
  dust('700,1030 660,1042', 1.1),
  blades([-60, 1240, 260, 220], darker(c.leaf, 0.14), 6, 9),
  blades([1020, 1240, 260, 190], darker(c.leaf, 0.14), 6, 3),
);

export const gone = page('medium', day)(
  garden(sky, c.spring, 520),
  blades([700, 640, 560, 420], '#7fba62', 12, 5),
  earth('-20,640 300,622 700,646 1220,626'),
  strawberryPlant(900, 760, 1.35),
  gap(546, 650, 1.25),
  turtleIs('230,850,270 right scared reach=-6,-66 gaze=0.9,0.2'),
  rays([480, 440], 50, 110, [-120, -80, -40, 0], c.red, 9),
  blades([1000, 920, 260, 170], c.leaf, 6, 2),
);

export const stopThief = page('wide', day)(
  garden(sky, c.spring, 470),
  cloud(880, 110, 220, '#ffffff', 4),
  strawberryPlant(150, 560, 0.85),
  blades([420, 560, 860, 250], '#7fba62', 20, 6),
  earth('-20,556 300,540 700,560 1220,542'),
  turtleIs('330,800,190 right shout walks reach=18,-34 gaze=0.9,0'),
  sound(590, 600, [60, 110, 160], [-26, 22], c.red, 10),
  snailIs('930,800,190 right surprised turned gaze=-0.9,0.1'),
  dust('745,806 712,800', 0.8),
  blades([-60, 930, 250, 150], c.leaf, 6, 8),
);

export const slowest = page('below', day)(
  garden(['#bfe3e2', '#fff3cd'], c.spring, 690),
  sun(610, 210, 120),
  rays([610, 210], 150, 260, [0, 30, 60, 90, 120, 150, 180], '#fff6cc', 14),
  cloud(190, 170, 260, '#ffffff', 3),
  cloud(1030, 210, 240, '#ffffff', 6),
  earth('-20,740 300,726 700,742 1220,728'),
  speed('205,690 180,730 205,770 180,810', 190),
  daisy(318, 830, 260, -4),
  turtleIs('320,830,150 right resolved walks reach=20,10 gaze=0.9,0'),
  speed('760,690 735,730 760,770 735,810', 180),
  snailIs('890,834,150 right resolved gaze=0.9,0 reach=14,6'),
  pebble(900, 872, 110),
);

export const goodMorningAnts = page('close', day)(
  garden(sky, c.spring, 400),
  blades([-40, 520, 1300, 430], '#7fba62', 26, 3),
  earth('-20,520 400,506 800,524 1220,508'),
  turtleIs('250,720,260 right effort reach=-10,26'),
  sweat('452,452 560,470 500,420'),
  snailIs('820,720,250 right effort reach=0,20'),
  sweat('905,408 1075,410 1110,470'),
  ...[90, 335, 580, 825, 1070].map((x, i) =>
    antIs(`${x},${850 + (i % 2) * 14},110 right ${i % 2 === 0 ? 'happy' : 'glad'} gaze=0.4,-0.6`, crumb(-10, -66)),
  ),
);

export const roundTheMelon = page('above', day)(
  garden(['#d5ebe0', '#fff3cd'], c.spring, 220),
  earth('-20,230 300,216 700,236 1220,218'),
  ...[80, 230, 380].map((x, i) => carrot(x, 330 + (i % 2) * 20, 0.9)),
  ...[960, 1110].map((x, i) => carrot(x, 320 + (i % 2) * 24, 0.9)),
  `<path d="M250 700Q160 470 520 400Q900 350 1040 520Q1140 660 900 770Q600 860 330 790" fill="none" stroke="#c99a76" stroke-width="120" stroke-linecap="round" opacity="0.75"/>`,
  snailIs('930,600,165 right glad turned gaze=-0.8,0.2'),
  melon(660, 700, 255),
  line('1010,720 970,775 880,812; 1050,690 1080,640 1076,600', '#fff6e0', 10, 0.9),
  turtleIs('330,850,230 right resolved walks reach=4,0 gaze=0.9,-0.4'),
  butterfly(528, 634, 120, '#e8784a', -8, true),
  line('560,560 578,544 582,522; 600,586 622,574 630,552', c.cream, 8, 0.9),
);

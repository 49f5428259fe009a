import { ripples, sound } from '../kit/boats.ts';
import { each, line } from '../kit/brush.ts';
import { blades } from '../kit/plants.ts';
import { cloud, disk, glow, land, rain, rays, stars, veil } from '../kit/scenery.ts';
import { page, type Thing } from '../kit/staging.ts';
import {
  antIs,
  bareSnail,
  berry,
  c,
  daisy,
  day,
  earth,
  garden,
  melon,
  mushroom,
  night,
  pebble,
  snailIs,
  speed,
  strawberryPlant,
  sun,
  sunset,
  turtleIs,
  wet,
} from './garden.ts';

const evening = ['#f59a6c', '#fde0a0'] as const;

export const sameMushroom = page('medium', wet)(
  garden(['#a9c4c0', '#d3ddc8'], '#7fae84', 500),
  blades([-40, 640, 380, 380], '#5f9a78', 9, 4),
  blades([880, 640, 380, 380], '#5f9a78', 9, 6),
  earth('-20,640 400,626 800,644 1220,628', '#84685a'),
  rain('#ffffff', 4, 150),
  mushroom(600, 800, 880),
  snailIs('400,830,185 left think gaze=-0.6,-0.7'),
  turtleIs('780,830,190 right think reach=-4,-4 gaze=0.6,-0.8'),
  ripples(110, 800, 44, '#e8f4f0', 1),
  ripples(1110, 850, 50, '#e8f4f0', 1),
  ripples(620, 872, 38, '#e8f4f0', 1),
);

const bows = each(
  ['#e2606a', '#f0a45a', '#f6d878', '#9fcf8a', '#7fb8cc', '#9a86c0'],
  (color, i) =>
    `<circle cx="760" cy="640" r="${470 - i * 26}" fill="none" stroke="${color}" stroke-width="27" opacity="0.62"/>`,
);

export const ready = page('wide', day)(
  garden(['#cfe8e8', '#fdf6d8'], c.spring, 540),
  `<g>${bows}</g>`,
  land('-20,590 300,560 700,596 1220,566', c.spring, '#5f9a58', 0.5),
  blades([760, 640, 500, 210], '#7fba62', 12, 6),
  earth('-20,640 400,626 800,644 1220,628'),
  mushroom(160, 660, 360),
  snailIs('640,735,170 right happy gaze=0.9,0 reach=10,8'),
  turtleIs('480,862,190 right happy reach=10,8 gaze=0.9,-0.1'),
  line('900,660 872,760 850,880', '#6a4a3a', 20),
  line('884,720 930,690', '#6a4a3a', 11),
);

export const gotYou = page('close', sunset)(
  garden(evening, '#b9785a', 560),
  sun(610, 470, 130, '#fff0b0'),
  blades([-60, 690, 300, 380], '#8a6a4a', 7, 4),
  blades([1010, 690, 260, 420], '#8a6a4a', 6, 8),
  earth('-20,680 400,664 800,684 1220,668', '#a3604a'),
  snailIs('870,850,270 right surprised turned gaze=-0.9,0.1'),
  turtleIs('215,850,215 right glad reach=112,18 gaze=0.9,0'),
  rays([716, 660], 20, 90, [-115, -80, -45], '#fff6cc', 10),
);

export const whatStrawberry = page('medium', sunset)(
  garden(['#ea7f66', '#fcd08e'], '#a8685a', 500),
  sun(220, 400, 90, '#fff0b0'),
  cloud(880, 150, 300, '#f6b08a', 5),
  earth('-20,600 400,586 800,604 1220,588', '#a3604a'),
  blades([1000, 610, 260, 260], '#8a6a4a', 6, 8),
  turtleIs('270,820,250 right think reach=0,-4 gaze=0.9,-0.4'),
  snailIs('870,820,240 left surprised turned gaze=0.2,-0.9'),
  rays([830, 470], 60, 110, [-120, -90, -60], '#fff6cc', 9),
);

const violet = ['#6a559c', '#d99aa8'] as const;
/** Five ants under the strawberry, k 1 is 400 long. */
const carried = (x: number, y: number, k: number): readonly Thing[] => [
  berry(x + 120 * k, y - 116 * k, 1.5 * k, -92),
  ...[0, 1, 2, 3, 4].map((i) =>
    antIs(`${x + i * 92 * k},${y + (i % 2) * 8},${68 * k} right happy reaches gaze=0.8,-0.3`),
  ),
];

export const laughing = page('wide', night)(
  garden(violet, '#6a6a86', 520),
  stars(240, 16, 6),
  blades([-40, 620, 330, 300], '#5a6a80', 8, 4),
  earth('-20,610 400,596 800,614 1220,598', '#755a70'),
  turtleIs('170,830,195 right laugh reach=-10,-30'),
  bareSnail('560,830,185 left laugh'),
  sound(330, 650, [150, 190], [190, 240], '#fff3cd', 8),
  sound(560, 650, [150, 190], [-60, -10], '#fff3cd', 8),
  ...carried(800, 836, 0.92),
  speed('790,730 770,760', 60, '#fff3cd'),
);

export const again = page('above', night)(
  garden(['#2f2f6e', '#7a6aa8'], '#4f5f7a', 190),
  stars(120, 40, 5),
  glow(1040, 110, 240, '#fff6cc', 0.7),
  disk(1040, 110, 58, '#fff3c8'),
  earth('-20,230 400,214 800,234 1220,216', '#6a5470'),
  `<path d="M150 420Q360 300 560 380Q760 460 900 380Q1090 320 1090 470Q1040 640 760 640Q420 640 240 760" fill="none" stroke="#9a7f94" stroke-width="74" stroke-linecap="round" opacity="0.6"/>`,
  strawberryPlant(150, 400, 0.55),
  pebble(330, 330, 60),
  daisy(410, 330, 100),
  melon(660, 430, 84),
  mushroom(980, 400, 190),
  veil('#2a2a66', 0.18),
  speed('190,690 160,740 190,790', 130, '#fff3cd'),
  bareSnail('350,735,150 right shout gaze=0.9,0'),
  turtleIs('540,865,165 right shout walks reach=14,-24 gaze=0.9,0'),
  ...carried(880, 770, 0.72),
  speed('845,720 830,750', 50, '#fff3cd'),
);

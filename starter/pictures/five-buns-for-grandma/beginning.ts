import { beast } from '../kit/animals.ts';
import { blob, clipped, each, flat, heap, line, painted } from '../kit/brush.ts';
import { table, windowFrame } from '../kit/buildings.ts';
import { disk, glow, land, polygon, rays, rectangle, steam, wash } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { darker } from '../svg.ts';
import { basket, bun, c, day, dome, driver, min, papa, town, woman } from './cast.ts';

export const cover = coverArt(day)(
  wash('#fbe2a0', c.cream),
  glow(600, 420, 560, '#fffbe2', 0.9),
  dome(330, 900, 560),
  town(920, [
    [-120, 270, 760, '#79b89e', 2],
    [890, 200, 560, '#a8c1da', 7, c.jade],
    [1060, 260, 800, c.lilac, 9, c.coral],
  ]),
  land('-20,920 600,908 1220,920', '#e0c3a4', '#9c7488', 0.5),
  line('380,925 140,1200; 830,925 1090,1200', '#fff1d2', 9, 0.5),
  min('590,1165,330 faces=front walk laugh tilt=-5 l=446,920/hold r=744,925/hold', basket(595, 905, 330, 5)),
  steam(330, 800, 190, 2),
  steam(880, 800, 190, 2),
  beast(
    'cat',
    { color: '#dd8f48', belly: '#fbe7c8' },
    [1010, 1165, 190],
    { looks: 'left', mood: 'wonder', legs: 'walk', gaze: [-0.6, -0.8] },
    day,
  ),
);

export const kitchen = page('close', day)(
  wash('#8fc4ac', '#4f9584'),
  windowFrame(
    90,
    70,
    290,
    280,
    c.cream,
    `<path d="${rectangle(90, 70, 290, 280)}" fill="#ffd98a"/>` + disk(230, 260, 62, '#f6923c'),
  ),
  glow(240, 220, 420, '#ffe9b0', 0.7),
  flat(rectangle(820, 130, 300, 18), c.wood),
  each(['#e05c8a', c.cream, '#3a7f92', c.sun], (k, i) => flat(rectangle(838 + i * 68, 74, 46, 56), k)),
  papa('400,860,190 right none glad gaze=0.6,0.7 tilt=4 l=470,660/hold/behind r=640,330/hold', ''),
  `<g transform="rotate(-24 660 290)">${flat(blob(690, 300, 180, 46, 5, 0.02), '#d9a75c')}${line('540,296 690,268 840,296; 550,312 690,330 830,312', '#a8752f', 6, 0.7)}${flat(blob(690, 262, 22, 14, 2), '#a8752f')}</g>`,
  min('985,920,225 left stand wonder gaze=-0.8,0.2 l=880,735/hold r=1080,735/hold'),
  steam(610, 520, 190, 5),
  table(-30, 790, 1260, 160, '#c58a52', c.wood),
  painted(rectangle(430, 660, 350, 130), '#cf9a50', '#8a5a2a'),
  line('430,700 605,716 780,700; 430,752 605,768 780,752', '#9a6a30', 8, 0.7),
  flat(blob(605, 660, 176, 48, 4, 0.01), '#7f522c'),
  heap('510,642 605,628 700,642 556,668 656,668', (x, y) => bun(x, y, 52)),
  basket(980, 720, 210, 0),
);

export const bus = page('medium', day)(
  wash('#2f7d75', c.deep),
  clipped(
    polygon([-10, 90], [440, 130], [440, 560], [-10, 620]),
    wash('#fbe2a0', c.cream) +
      dome(260, 520, 300) +
      town(600, [
        [-60, 150, 330, '#efb08a', 4],
        [350, 160, 400, '#79b89e', 8],
      ]),
  ),
  `<path d="${polygon([-20, 90], [440, 130], [440, 560], [-20, 620])}" fill="none" stroke="#f2d9a0" stroke-width="18"/>`,
  each(
    [560, 800, 1040],
    (x) =>
      clipped(
        rectangle(x, 150, 190, 230),
        wash('#fbe2a0', c.cream) +
          town(420, [
            [x - 30, 120, 210, c.lilac, x],
            [x + 100, 120, 160, '#efb08a', x + 1],
          ]),
      ) + `<path d="${rectangle(x, 150, 190, 230)}" fill="none" stroke="#f2d9a0" stroke-width="12"/>`,
  ),
  flat(rectangle(496, -10, 16, 930), c.sun),
  flat(rectangle(-10, 640, 470, 280), darker(c.deep, 0.3)),
  `<ellipse cx="140" cy="640" rx="44" ry="140" fill="none" stroke="#2b2230" stroke-width="20" transform="rotate(-14 140 640)"/>`,
  flat('270,470 470,450 490,760 470,920 230,920', '#3a5a86'),
  driver('310,742,168 right faces=left seat wonder gaze=0.8,0.2 l=180,560/hold r=~-0.05,1.0/open'),
  rays([330, 640], 120, 158, [-32, -8, 16, 40], '#ffe7a8', 7),
  flat('1040,560 1200,550 1230,920 1040,920 1010,760', '#c05c80'),
  woman('1100,800,112 left seat content l=~-0.5,0.9 r=~-0.3,1'),
  min('760,890,178 left stand glad gaze=-0.9,-0.1 l=590,590/hold r=880,640/hold', basket(880, 720, 190, 4)),
  bun(572, 566, 44),
  steam(572, 524, 64, 2),
);

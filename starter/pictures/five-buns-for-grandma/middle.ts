import { beast } from '../kit/animals.ts';
import { blob, each, flat, line, painted, pts, strokes, tube } from '../kit/brush.ts';
import { disk, land, polygon, rectangle, steam, tree, wash, water } from '../kit/scenery.ts';
import { fish } from '../kit/small-animals.ts';
import { page } from '../kit/staging.ts';
import type { Point } from '../svg.ts';
import { basket, bun, c, cobbler, day, dome, girl, min, orange, sandal, tan, town, woman } from './cast.ts';

export const bridge = page('wide', day)(
  wash('#fbe2a0', c.cream),
  disk(960, 110, 54, '#f6a03c'),
  dome(250, 330, 250),
  town(340, [
    [420, 140, 190, '#efb08a', 3],
    [570, 120, 150, c.lilac, 6],
    [700, 150, 210, '#79b89e', 8],
    [1060, 150, 230, '#a8c1da', 5],
  ]),
  water(335, '#4ba292', 5),
  painted(polygon([-20, 430], [1220, 430], [1220, 478], [-20, 478]), '#d8b084', '#7a4a52'),
  each([180, 1000], (x) => painted(rectangle(x, 478, 74, 160), '#b98a6a', '#553a63')),
  woman('150,432,70 left walk happy l=~-0.5,0.3/hold'),
  orange(112, 222, 17),
  girl('560,436,92 right weep gaze=0.3,0.8 tilt=8 lean=4 l=~-0.35,0.75/fist r=~0.25,0.2/fist'),
  min('790,436,92 left walk worried gaze=-0.8,0 l=~-0.95,0.35/hold r=~0.45,0.75/hold', basket(838, 320, 96, 3)),
  bun(690, 236, 25),
  strokes(
    [
      pts('-20,356 1220,356'),
      ...Array.from({ length: 16 }, (_, i): Point[] => pts(`${i * 82 - 10},356 ${i * 82 - 10},434`)),
    ],
    c.deep,
    9,
    1,
  ),
  `<ellipse cx="560" cy="690" rx="170" ry="46" fill="none" stroke="#dff5ea" stroke-width="7" opacity="0.8"/><ellipse cx="560" cy="690" rx="250" ry="76" fill="none" stroke="#dff5ea" stroke-width="5" opacity="0.5"/>`,
  `<g transform="rotate(-16 560 670)">${flat(rectangle(490, 630, 140, 66), '#e9eef2')}${flat(rectangle(490, 618, 140, 20), '#b9c7d2')}${flat(blob(560, 620, 44, 14, 3), '#fff6e4')}</g>`,
  line('540,510 544,590; 580,520 576,586', '#fffaf0', 6, 0.7),
  fish('#f08a4b')('300,700,190 right glad')({}),
  fish('#f2c24e')('820,660,170 left laugh tip=8')({}),
  fish('#e9694b')('430,820,160 right laugh tip=-12')({}),
  fish('#f3a0a8')('770,815,190 left glad tip=-10')({}),
  fish('#8fd0c4')('1030,770,120 left wonder')({}),
  fish('#f2c24e')('120,820,110 right glad')({}),
);

export const underTree = page('close', day)(
  wash('#fbe7b4', '#f3cf9a'),
  town(560, [
    [-60, 200, 420, '#efb08a', 4, c.jade],
    [980, 260, 460, c.lilac, 7, c.coral],
  ]),
  land('-20,560 600,552 1220,566', '#d9b48e', '#8a5a72', 0.6),
  painted(tube('560,640 580,380 540,160 600,-60', [240, 150, 170, 300]), '#8a5a40', '#4a2a3a'),
  line('540,560 560,300 530,120; 610,560 600,320 620,100', '#5b3a34', 7, 0.6),
  line('330,60 338,280; 420,60 416,370; 800,60 806,360; 900,60 894,260', '#7a5a4a', 6, 0.8),
  tree(240, 620, 720, '#5f9a62', '', 4),
  tree(620, 560, 660, '#6aa668', '', 5),
  tree(960, 600, 720, '#4f8a62', '', 9),
  `<ellipse cx="600" cy="800" rx="560" ry="130" fill="${c.plum}" opacity="0.2"/>`,
  cobbler('360,860,190 right faces=front crossed content tilt=6 l=240,640/hold r=520,560/hold'),
  sandal(206, 594, 2.9),
  bun(530, 520, 54),
  steam(530, 470, 84, 3),
  flat(rectangle(40, 770, 130, 90), c.wood),
  line('60,770 66,716 144,716 150,770', '#6a3f2a', 10),
  orange(206, 836, 30),
  min('880,868,178 left faces=left squat happy gaze=-0.8,0.1 l=~-0.55,0.95 r=~0.3,0.95'),
  basket(1040, 760, 200, 2),
);

export const market = page('below', day)(
  wash('#fbe2a0', '#f6c98a'),
  town(430, [
    [60, 200, 360, '#79b89e', 2],
    [560, 190, 330, '#a8c1da', 6],
    [900, 210, 400, c.lilac, 8],
  ]),
  land('-20,430 1220,430', '#e3c19c', '#8a5a72', 0.6),
  each(
    [
      [-30, c.coral, 330],
      [880, c.jade, 340],
    ],
    ([x, k, w]) =>
      each(
        [0, 1, 2, 3, 4, 5],
        (i) => `<path d="M${Number(x) + i * 58} 110h58v96q-29 34 -58 0Z" fill="${i % 2 === 0 ? k : '#fff4dc'}"/>`,
      ) +
      flat(rectangle(Number(x) + 10, 360, Number(w), 110), c.wood) +
      flat(rectangle(Number(x) + 8, 200, 14, 170), '#7a4a32') +
      flat(rectangle(Number(x) + 326, 200, 14, 170), '#7a4a32'),
  ),
  woman('120,372,96 right none happy gaze=0.6,0.8 l=~-0.5,0.9 r=~0.6,-0.1/hold'),
  orange(183, 236, 21),
  flat(rectangle(0, 362, 310, 108), c.wood),
  each([30, 80, 130], (x) => flat(blob(x, 352, 28, 18, x, 0.1), '#8ab45a')),
  each([960, 1030, 1100], (x) => fish('#6fa8c4')(`${x},346,74 right asleep`)({})),
  min('250,800,190 right kneel worried gaze=0.9,0.3 l=150,670/hold r=430,640/hold'),
  basket(130, 780, 190, 1),
  bun(468, 622, 46),
  each([0, 1, 2, 3], (i) =>
    beast(
      'puppy',
      { color: ['#e0ad6d', '#c98b50', '#efd0a0', '#b57a48'][i] ?? '', patch: '#8a5a34', belly: '#fbe7c8' },
      [870 + i * 92, 690 + (i % 2) * 56, 104],
      { looks: 'left', legs: 'sit', mood: 'wonder', gaze: [-0.8, -0.3] },
      day,
    ),
  ),
  beast(
    'dog',
    tan,
    [770, 876, 250],
    { looks: 'left', mood: 'sad', gaze: [-0.9, -0.2], tail: 'down', legs: 'walk' },
    day,
  ),
);

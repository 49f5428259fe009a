import { ripples } from '../kit/boats.ts';
import { blob, each, flat, here, line, painted, soft } from '../kit/brush.ts';
import { cloud, tree as crown, disk, glow, rays, wash, water } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { monkey } from '../kit/tree-animals.ts';
import {
  basket,
  blueBird,
  bough,
  c,
  cat,
  chickOf,
  duck,
  gold,
  kitten,
  leaves,
  morning,
  nestOf,
  noon,
  red,
  row,
  shuttered,
  street,
  washing,
  wind,
  woman,
} from './street.ts';

const sand = '#efd3a6';

export const cover = coverArt(morning)(
  street([c.sky, c.cream], 760, 330, sand, undefined, 3),
  cloud(250, 190, 300, '#ffffff', 4),
  wind(300, 420, 1.25),
  wind(230, 90, 0.8, '#ffffff', 0.6),
  red([868, 280, 325, 14, 22]),
  leaves(12, 8, [60, 150, 1080, 460]),
  woman('450,1120,196 right run laugh gaze=0.7,-0.9 nod=-0.6 lean=4 tilt=-6 l=~-0.75,-0.6/open r=~1.24,-0.3/open'),
  cat('150,1086,66 right run glad gaze=0.7,-0.8 tail=up'),
  kitten('90,1172,48 right run wonder gaze=0.7,-0.8'),
  kitten('290,1186,48 right run glad gaze=0.7,-0.8'),
  duck('1020,1120,190 left wonder gaze=-0.5,-0.9'),
  chickOf('820,1140,86 left wonder gaze=-0.3,-0.9'),
  chickOf('900,1170,92 left glad gaze=-0.3,-0.9'),
  chickOf('1120,1160,86 left wonder gaze=-0.5,-0.9'),
);

export const sunny = page('wide', morning)(
  street([c.sky, c.cream], 560, 350, sand, undefined, 0),
  glow(1110, 90, 260, '#fff3c0', 0.9),
  disk(1110, 90, 54, '#ffd768'),
  washing([40, 210], [560, 230]),
  blueBird([540, 224, 92], { mood: 'happy', gaze: [0.7, 0.6] }),
  monkey('950,178,112 left glad gaze=-0.8,0.6 floats'),
  wind(170, 430, 0.7),
  leaves(7, 3, [30, 330, 420, 260]),
  cat('1010,640,86 left sit calm gaze=-0.8,0.1'),
  duck('330,840,170 right walks content'),
  chickOf('215,850,76 right glad gaze=0.8,0'),
  chickOf('130,840,76 right happy gaze=0.8,0'),
  chickOf('50,850,76 right wonder gaze=0.4,-0.8'),
  woman(
    '690,860,132 right walk content lean=2 r=790,640/hold l=~-0.62,0.95/hold',
    basket(600, 660, 120),
    red([782, 360, 250, -3, 12]),
  ),
);

const wall = (points: string, color: string): string => {
  const d = `M${points.replaceAll(' ', 'L')}Z`;
  return painted(d, color, '#5a3a4a', 0.4);
};
const lean = (x: number, y: number, skew: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) skewX(${skew})">${drawing}</g>`;

export const gust = page('below', morning)(
  wash(c.sky, c.cream),
  cloud(450, 330, 230, '#ffffff', 6),
  wall('-20,-20 330,-20 210,920 -20,920', '#eebfa0'),
  wall('330,-20 362,-20 246,920 210,920', c.terracotta),
  lean(150, 190, -7, shuttered(0, 0, 110, 190, '#4a8f8c', '#5f8298')),
  lean(100, 600, -7, shuttered(0, 0, 104, 190, '#4a8f8c', '#5f8298')),
  wall('1220,-20 930,-20 1030,920 1220,920', '#c5d6e6'),
  wall('930,-20 900,-20 996,920 1030,920', c.terracotta),
  lean(1100, 300, 6, shuttered(0, 0, 104, 190, '#8a6a96', '#5f8298')),
  lean(1140, 720, 6, shuttered(0, 0, 104, 190, '#8a6a96', '#5f8298')),
  washing([300, 120], [915, 130], 40),
  wind(470, 380, 1),
  wind(900, 620, 0.8, '#ffffff', 0.6),
  red([860, 215, 265, 34, 28]),
  leaves(11, 6, [280, 60, 640, 560]),
  woman(
    '540,1010,240 right faces=front none surprised gaze=0.6,-0.9 nod=-0.9 tilt=-10 l=~-0.85,-0.7/open r=~0.72,-0.95/open',
  ),
);

export const shade = page('close', noon)(
  street(['#fdeebf', '#fff8e2'], 400, 190, '#f4dcab', undefined, 4),
  glow(1000, 60, 420, '#fffbe0', 1),
  disk(1000, 80, 76, '#ffd768'),
  rays([1000, 80], 108, 176, [0, 30, 60, 90, 120, 150, 180, 210], '#fff3c0', 10),
  woman('930,560,64 left run surprised gaze=-0.9,0.4 lean=-12 l=~-0.9,-0.6/open r=~0.6,-0.8/open'),
  `<path d="${blob(600, 826, 400, 62, 3, 0.03, 14)}" fill="#8a5a62" opacity="0.45"/>`,
  red([430, 540, 340, -56, 46]),
  cat('640,800,150 right lie asleep nod=24 head=-6,44 tail=down floats'),
  kitten('420,846,84 right lie asleep nod=22 head=-6,40 tail=down floats'),
  kitten('900,868,84 right lie asleep nod=22 head=-6,40 tail=down floats'),
  line('732,640 752,620 738,614 758,594; 772,590 798,566 782,560 806,534', '#fffaf0', 6, 0.9),
);

const arch = 'M-20 470L-20 420Q300 400 600 300Q900 400 1220 420V470H1000Q900 386 700 386H500Q300 386 200 470Z';

export const boat = page('wide', morning)(
  wash(c.sky, c.cream),
  row(350, 250, undefined, 6),
  water(440, '#5fb3b0', 6),
  flat('M200 470Q300 386 500 386H700Q900 386 1000 470Z', '#3f8a90', 0),
  painted(arch, '#e5c7a0', '#8a6258'),
  line('120,462 260,420 400,378 500,366 700,366 800,378 940,420 1080,462', '#c9a07c', 20, 0.8),
  line('-10,392 300,372 600,272 900,372 1210,392', '#a97a62', 12),
  each(15, (i) => {
    const x = 20 + i * 83;
    const y = 300 + Math.min(100, Math.abs(x - 600) / 3) + Math.max(0, Math.abs(x - 600) - 300) / 15;
    return line(here('0,8 0,-30', x, y), '#a97a62', 8);
  }),
  woman('690,330,76 right run surprised gaze=0,0.9 lean=10 l=~-0.8,-0.5/open r=~0.9,0.3/point'),
  cat('500,352,50 right run wonder gaze=0.4,0.9'),
  kitten('390,392,34 right run glad'),
  kitten('300,408,34 right run glad'),
  `<ellipse cx="480" cy="800" rx="290" ry="54" fill="#2f6f78" opacity="0.35"/>`,
  red(
    [480, 640, 260, 184, 30],
    chickOf('350,676,132 left glad swims floats gaze=-0.6,-0.4'),
    chickOf('500,690,136 right laugh swims floats'),
    chickOf('630,668,132 right glad swims floats gaze=0.9,-0.1'),
  ),
  flat(blob(480, 834, 190, 36, 4, 0.03), '#57a9a8', 0),
  ripples(480, 804, 150, '#dff5f0'),
  duck('980,800,230 left worried swims floats gaze=-0.9,-0.2'),
  ripples(970, 806, 110, '#dff5f0'),
  flat(blob(120, 790, 90, 20, 3, 0.06), c.leaf),
  soft('100,786 90,752 112,762 122,742 134,762 156,750 146,786', '#f3d3dc'),
);

const ladder = (x1: number, y1: number, x2: number, y2: number, w: number): string => {
  const at = (t: number, d: number): string => `${x1 + (x2 - x1) * t + (d * w) / 2},${y1 + (y2 - y1) * t}`;
  return (
    line(`${at(0, -1)} ${at(1, -0.8)}; ${at(0, 1)} ${at(1, 0.8)}`, '#b07f4a', 15) +
    line(
      Array.from({ length: 9 }, (_, i) => `${at(0.06 + i * 0.11, -1)} ${at(0.06 + i * 0.11, 1)}`),
      '#c9985c',
      12,
    )
  );
};

export const tree = page('medium', gold)(
  street(['#bfe0cf', '#fdf3d0'], 660, 230, '#e8cf9e', undefined, 9),
  crown(560, 500, 620, '#7ca05e', '', 3),
  crown(940, 560, 720, c.leaf, '', 6),
  crown(1130, 520, 560, '#7ca05e', '', 5),
  bough('960,900 940,640 990,400 960,160', [150, 110, 90, 60]),
  bough('950,600 820,520 660,500 520,530', [70, 50, 34, 16]),
  bough('970,420 1080,340 1180,330', [56, 40, 24]),
  crown(900, 380, 520, '#93b674', '', 8),
  crown(690, 330, 440, c.leaf, '', 4),
  ladder(240, 900, 340, 250, 110),
  red([720, 460, 205, 176, 30], nestOf(720, 450, 230)),
  blueBird([1020, 362, 128], { looks: 'left', mood: 'worried', gaze: [-0.8, 0.7] }),
  woman('300,780,132 right climb wonder gaze=0.9,0.1 lean=10 l=~-0.1,0.5/hold r=512,476/open floats'),
  cat('500,850,84 right sit wonder gaze=0.5,-0.9'),
  kitten('400,876,52 right sit wonder gaze=0.5,-0.9'),
  duck('830,880,150 left wonder gaze=-0.4,-0.9'),
  chickOf('700,880,72 left glad gaze=0,-0.9'),
  chickOf('610,890,70 right wonder gaze=0.2,-0.9'),
  chickOf('1090,880,72 left wonder gaze=-0.4,-0.9'),
);

import { ripples } from './kit/boats.ts';
import { fill, flat, line, oval, painted, soft } from './kit/brush.ts';
import { cloud, tree as crown, disk, glow, land, rain, rays, wash, water } from './kit/scenery.ts';
import { blob, each, here, rectangle, times } from './kit/shapes.ts';
import { frog } from './kit/small-animals.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { monkey } from './kit/tree-animals.ts';
import { mix } from './svg.ts';
import { c, cat, gold, type Hour, kitten, lamp, morning, noon, wet, woman } from './the-red-umbrella/street.ts';
import * as town from './the-red-umbrella/street.ts';

const sand = '#efd3a6';

const wall = (points: string, color: string) => {
  const d = `M${points.replaceAll(' ', 'L')}Z`;
  return painted(d, color, '#5a3a4a', 0.4);
};
const lean = (x: number, y: number, skew: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) skewX(${skew})">${drawing}</g>`;

const arch = 'M-20 470L-20 420Q300 400 600 300Q900 400 1220 420V470H1000Q900 386 700 386H500Q300 386 200 470Z';

const ladder = (x1: number, y1: number, x2: number, y2: number, w: number) => {
  const at = (t: number, d: number) => `${x1 + (x2 - x1) * t + (d * w) / 2},${y1 + (y2 - y1) * t}`;
  return (
    line(`${at(0, -1)} ${at(1, -0.8)}; ${at(0, 1)} ${at(1, 0.8)}`, '#b07f4a', 15) +
    line(
      times(9, (i) => `${at(0.06 + i * 0.11, -1)} ${at(0.06 + i * 0.11, 1)}`),
      '#c9985c',
      12,
    )
  );
};

const dusky: Hour = { glass: '#ffd88a', dim: (k) => mix(k, '#4a3a7a', 0.5) };

const rainy: Hour = { glass: '#f6cf86', dim: (k) => mix(k, '#34406a', 0.62) };

const shawl =
  painted(
    '160,640 230,600 340,592 440,602 530,602 610,650 660,730 676,800 650,806 620,770 590,716 550,736 510,704 460,730 410,702 360,728 310,702 260,730 210,706 160,734 140,700',
    '#f7ead0',
    '#8a7a9a',
  ) +
  line('150,690 230,668 340,662 450,668 550,676 620,716 658,786', c.blue, 11, 0.85) +
  line('154,664 230,640 340,636 450,642 556,650 630,700 668,770', c.terracotta, 6, 0.85) +
  line('345,600 320,690; 520,610 470,706; 525,610 556,716; 530,610 640,740; 345,600 400,690', '#c9b08e', 4, 0.7);

const night: Hour = { glass: '#ffd88a', dim: (k) => mix(k, '#2a2f5a', 0.62) };

export const pictures = book({
  cover: coverArt(morning)(
    town.street([c.sky, c.cream], 760, 330, sand, undefined, 3),
    cloud(250, 190, 300, '#ffffff', 4),
    town.wind(300, 420, 1.25),
    town.wind(230, 90, 0.8, '#ffffff', 0.6),
    town.red([868, 280, 325, 14, 22]),
    town.leaves(12, 8, [60, 150, 1080, 460]),
    woman('450,1120,196 right run laugh gaze=0.7,-0.9 nod=-0.6 lean=4 tilt=-6 l=~-0.75,-0.6/open r=~1.24,-0.3/open'),
    cat('150,1086,66 right run glad gaze=0.7,-0.8 tail=up'),
    kitten('90,1172,48 right run wonder gaze=0.7,-0.8'),
    kitten('290,1186,48 right run glad gaze=0.7,-0.8'),
    town.duck('1020,1120,190 left wonder gaze=-0.5,-0.9'),
    town.chickOf('820,1140,86 left wonder gaze=-0.3,-0.9'),
    town.chickOf('900,1170,92 left glad gaze=-0.3,-0.9'),
    town.chickOf('1120,1160,86 left wonder gaze=-0.5,-0.9'),
  ),
  sunny: page('wide', morning)(
    town.street([c.sky, c.cream], 560, 350, sand, undefined, 0),
    glow(1110, 90, 260, '#fff3c0', 0.9),
    disk(1110, 90, 54, '#ffd768'),
    town.washing([40, 210], [560, 230]),
    town.blueBird('540,224,92 right happy gaze=0.7,0.6'),
    monkey('950,178,112 left glad gaze=-0.8,0.6 floats'),
    town.wind(170, 430, 0.7),
    town.leaves(7, 3, [30, 330, 420, 260]),
    cat('1010,640,86 left sit calm gaze=-0.8,0.1'),
    town.duck('330,840,170 right walks content'),
    town.chickOf('215,850,76 right glad gaze=0.8,0'),
    town.chickOf('130,840,76 right happy gaze=0.8,0'),
    town.chickOf('50,850,76 right wonder gaze=0.4,-0.8'),
    woman(
      '690,860,132 right walk content lean=2 r=790,640/hold l=~-0.62,0.95/hold',
      town.basket(600, 660, 120),
      town.red([782, 360, 250, -3, 12]),
    ),
  ),
  gust: page('below', morning)(
    wash(c.sky, c.cream),
    cloud(450, 330, 230, '#ffffff', 6),
    wall('-20,-20 330,-20 210,920 -20,920', '#eebfa0'),
    wall('330,-20 362,-20 246,920 210,920', c.terracotta),
    lean(150, 190, -7, town.shuttered(0, 0, 110, 190, '#4a8f8c', '#5f8298')),
    lean(100, 600, -7, town.shuttered(0, 0, 104, 190, '#4a8f8c', '#5f8298')),
    wall('1220,-20 930,-20 1030,920 1220,920', '#c5d6e6'),
    wall('930,-20 900,-20 996,920 1030,920', c.terracotta),
    lean(1100, 300, 6, town.shuttered(0, 0, 104, 190, '#8a6a96', '#5f8298')),
    lean(1140, 720, 6, town.shuttered(0, 0, 104, 190, '#8a6a96', '#5f8298')),
    town.washing([300, 120], [915, 130], 40),
    town.wind(470, 380, 1),
    town.wind(900, 620, 0.8, '#ffffff', 0.6),
    town.red([860, 215, 265, 34, 28]),
    town.leaves(11, 6, [280, 60, 640, 560]),
    woman(
      '540,1010,240 right faces=front none surprised gaze=0.6,-0.9 nod=-0.9 tilt=-10 l=~-0.85,-0.7/open r=~0.72,-0.95/open',
    ),
  ),
  shade: page('close', noon)(
    town.street(['#fdeebf', '#fff8e2'], 400, 190, '#f4dcab', undefined, 4),
    glow(1000, 60, 420, '#fffbe0', 1),
    disk(1000, 80, 76, '#ffd768'),
    rays([1000, 80], 108, 176, [0, 30, 60, 90, 120, 150, 180, 210], '#fff3c0', 10),
    woman('930,560,64 left run surprised gaze=-0.9,0.4 lean=-12 l=~-0.9,-0.6/open r=~0.6,-0.8/open'),
    fill(blob(600, 826, 400, 62, 3, 0.03, 14), '#8a5a62', 0.45),
    town.red([430, 540, 340, -56, 46]),
    cat('640,800,150 right lie asleep nod=24 head=-6,44 tail=down floats'),
    kitten('420,846,84 right lie asleep nod=22 head=-6,40 tail=down floats'),
    kitten('900,868,84 right lie asleep nod=22 head=-6,40 tail=down floats'),
    line('732,640 752,620 738,614 758,594; 772,590 798,566 782,560 806,534', '#fffaf0', 6, 0.9),
  ),
  boat: page('wide', morning)(
    wash(c.sky, c.cream),
    town.row(350, 250, undefined, 6),
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
    oval(480, 800, 290, 54, '#2f6f78', 0.35),
    town.red(
      [480, 640, 260, 184, 30],
      town.chickOf('350,676,132 left glad swims floats gaze=-0.6,-0.4'),
      town.chickOf('500,690,136 right laugh swims floats'),
      town.chickOf('630,668,132 right glad swims floats gaze=0.9,-0.1'),
    ),
    flat(blob(480, 834, 190, 36, 4, 0.03), '#57a9a8', 0),
    ripples(480, 804, 150, '#dff5f0'),
    town.duck('980,800,230 left worried swims floats gaze=-0.9,-0.2'),
    ripples(970, 806, 110, '#dff5f0'),
    flat(blob(120, 790, 90, 20, 3), c.leaf),
    soft('100,786 90,752 112,762 122,742 134,762 156,750 146,786', '#f3d3dc'),
  ),
  tree: page('medium', gold)(
    town.street(['#bfe0cf', '#fdf3d0'], 660, 230, '#e8cf9e', undefined, 9),
    crown(560, 500, 620, '#7ca05e', '', 3),
    crown(940, 560, 720, c.leaf, '', 6),
    crown(1130, 520, 560, '#7ca05e', '', 5),
    town.bough('960,900 940,640 990,400 960,160', [150, 110, 90, 60]),
    town.bough('950,600 820,520 660,500 520,530', [70, 50, 34, 16]),
    town.bough('970,420 1080,340 1180,330', [56, 40, 24]),
    crown(900, 380, 520, '#93b674', '', 8),
    crown(690, 330, 440, c.leaf, '', 4),
    ladder(240, 900, 340, 250, 110),
    town.red([720, 460, 205, 176, 30], town.nestOf(720, 450, 230)),
    town.blueBird('1020,362,128 left worried gaze=-0.8,0.7'),
    woman('300,780,132 right climb wonder gaze=0.9,0.1 lean=10 l=~-0.1,0.5/hold r=512,476/open floats'),
    cat('500,850,84 right sit wonder gaze=0.5,-0.9'),
    kitten('400,876,52 right sit wonder gaze=0.5,-0.9'),
    town.duck('830,880,150 left wonder gaze=-0.4,-0.9'),
    town.chickOf('700,880,72 left glad gaze=0,-0.9'),
    town.chickOf('610,890,70 right wonder gaze=0.2,-0.9'),
    town.chickOf('1090,880,72 left wonder gaze=-0.4,-0.9'),
  ),
  nest: page('close', gold)(
    wash('#bfe0cf', '#fdf3d0'),
    town.row(960, 260, undefined, 9),
    cloud(700, 180, 280, '#ffffff', 6),
    crown(1150, 520, 760, c.leaf, '', 4),
    town.wind(420, 210, 0.8),
    town.red([210, 190, 130, -24, 24]),
    town.leaves(8, 5, [40, 60, 620, 420]),
    town.bough('1240,800 1000,795 760,830 520,880', [90, 70, 50, 22]),
    town.bough('1000,790 940,690 870,650', [40, 26, 14]),
    crown(890, 750, 300, '#93b674', '', 8),
    woman(
      '390,960,230 right none content gaze=0.7,0.6 lean=12 tilt=4 l=566,800/hold r=800,766/hold/behind',
      town.nestOf(680, 748, 260),
    ),
    town.blueBird('1040,790,220 left laugh gaze=-0.9,0.1 wings=up'),
  ),
  dusk: page('below', town.evening)(
    wash('#6a5a9a', '#d8a0b0'),
    town.row(640, 240, dusky, 2),
    cloud(250, 150, 520, '#4f4a78', 5),
    cloud(820, 110, 620, '#453f70', 8),
    land('-20,640 600,632 1220,640', '#9a86a6', '#4a3a6a'),
    painted(rectangle(-20, 40, 250, 700), '#8a7a9c', '#3a2f5e'),
    painted(rectangle(-20, 20, 276, 46), '#8a5a66', '#3a2f5e'),
    town.shuttered(110, 260, 84, 150, '#4f5a88', '#ffd88a'),
    painted(rectangle(1010, 90, 250, 640), '#7f88ac', '#3a2f5e'),
    painted(rectangle(984, 64, 276, 46), '#8a5a66', '#3a2f5e'),
    town.shuttered(1130, 300, 84, 150, '#6a4f80', '#4a4a70'),
    line('230,180 480,206 745,212 880,196 1010,180', '#3a3052', 8),
    town.red(
      [720, 455, 205, 186, 30],
      monkey('640,486,170 right laugh gaze=0.8,0 floats'),
      monkey('800,470,160 left laugh gaze=-0.8,0 floats'),
    ),
    line('470,470 446,510 452,560; 440,450 408,500 414,566; 966,440 992,480 990,530', '#f2dcea', 7, 0.7),
    town.step(110, 776, 330, 96, '#d8b8b0'),
    woman('290,772,158 right seat sad gaze=0.8,-0.8 nod=-0.3 tilt=-4 l=~-0.22,-0.16/open r=~0.5,-0.2/open floats'),
    cat('620,850,92 left sit sad gaze=-0.6,-0.3'),
    kitten('530,876,56 left sit worried gaze=-0.6,-0.5'),
    kitten('230,888,56 right sit worried gaze=0.6,-0.5'),
    town.duck('80,880,140 right sad gaze=0.8,-0.3'),
    town.chickOf('760,880,74 left worried gaze=-0.5,-0.8'),
    town.chickOf('840,870,74 left wonder gaze=-0.4,-0.9'),
    town.chickOf('920,884,74 left worried gaze=-0.6,-0.6'),
    rain('#dcd6f0', 4, 26),
  ),
  pouring: page('medium', wet)(
    town.street(['#33406a', '#6a7a9c'], 560, 330, '#66718f', rainy, 1),
    cloud(200, 60, 560, '#2a3358', 5),
    cloud(900, 40, 620, '#2a3358', 9),
    town.patter(26, 3, 600),
    rain('#e2ecff', 9, 150, -20),
    fill(blob(430, 862, 420, 46, 5, 0.04, 14), '#3f4a70', 0.6),
    town.red([830, 270, 265, 15, 18]),
    town.longArm('838,690 796,590 776,512', 40),
    monkey('850,760,220 left laugh gaze=-0.9,0.4 floats'),
    town.blueBird('1080,540,140 left glad gaze=-0.8,0.5 wings=up floats'),
    cat('72,892,84 right sit worried gaze=0.6,0.2'),
    woman(
      '270,880,176 right kneel surprised gaze=0.8,-0.8 nod=-0.7 tilt=-10 lean=8 l=340,604/hold r=520,612/hold',
      shawl,
    ),
    town.duck('730,884,150 left worried gaze=-0.8,0.1'),
    kitten('430,886,70 right sit worried gaze=0.4,-0.6'),
    kitten('630,886,70 left sit worried gaze=-0.4,-0.6'),
    town.chickOf('500,894,76 right sad'),
    town.chickOf('570,898,76 left worried'),
    town.chickOf('360,898,76 right sad'),
  ),
  home: page('medium', lamp)(
    town.street(['#232a52', '#4a5280'], 640, 520, '#5a5f80', night, 7),
    rain('#cfdcf8', 6, 130, -16),
    town.patter(20, 8, 700),
    painted(rectangle(250, -20, 700, 780), '#8a7480', '#3a2f56'),
    painted('M400 780V250Q600 150 800 250V780Z', '#ffd98c', '#e09a4a', 0.5),
    glow(600, 520, 560, '#ffe2a0', 0.65),
    town.step(230, 770, 760, 140, '#c2a08c'),
    woman(
      '600,776,165 front seatFront laugh tilt=-4 l=~-0.5,0.62/open r=704,600/hold floats',
      town.red([694, 320, 345, 2, 12]),
    ),
    town.blueBird('690,104,92 left content floats'),
    kitten('545,742,66 right lie content floats nod=10 gaze=0.3,-0.6'),
    cat('400,776,112 right sit content gaze=0.8,-0.3 floats'),
    kitten('305,776,70 right sit glad gaze=0.8,-0.4 floats'),
    monkey('820,780,190 left laugh gaze=-0.8,-0.2 floats'),
    monkey('930,784,140 left laugh gaze=-0.8,-0.2 floats'),
    town.duck('420,890,150 right content'),
    town.chickOf('540,892,86 right glad gaze=0.4,-0.8'),
    town.chickOf('640,896,86 left laugh gaze=-0.2,-0.8'),
    town.chickOf('740,892,86 left glad gaze=-0.4,-0.8'),
    flat(blob(1080, 860, 120, 26, 3, 0.04), '#8fa6d0', 2),
    frog('#7fae4f')('1080,866,120 left content sings'),
    soft('1000,838 1012,830 1010,842', '#e6eefc', 0),
  ),
});

import { blob, flat, line, painted, soft } from '../kit/brush.ts';
import { cloud, tree as crown, glow, land, rain, rectangle, wash } from '../kit/scenery.ts';
import { frog } from '../kit/small-animals.ts';
import { page } from '../kit/staging.ts';
import { monkey } from '../kit/tree-animals.ts';
import { mix } from '../svg.ts';
import {
  blueBird,
  bough,
  c,
  cat,
  chickOf,
  duck,
  evening,
  gold,
  type Hour,
  kitten,
  lamp,
  leaves,
  longArm,
  nestOf,
  patter,
  red,
  row,
  shuttered,
  step,
  street,
  wet,
  wind,
  woman,
} from './street.ts';

export const nest = page('close', gold)(
  wash('#bfe0cf', '#fdf3d0'),
  row(960, 260, undefined, 9),
  cloud(700, 180, 280, '#ffffff', 6),
  crown(1150, 520, 760, c.leaf, '', 4),
  wind(420, 210, 0.8),
  red([210, 190, 130, -24, 24]),
  leaves(8, 5, [40, 60, 620, 420]),
  bough('1240,800 1000,795 760,830 520,880', [90, 70, 50, 22]),
  bough('1000,790 940,690 870,650', [40, 26, 14]),
  crown(890, 750, 300, '#93b674', '', 8),
  woman(
    '390,960,230 right none content gaze=0.7,0.6 lean=12 tilt=4 l=566,800/hold r=800,766/hold/behind',
    nestOf(680, 748, 260),
  ),
  blueBird([1040, 790, 220], { looks: 'left', mood: 'laugh', gaze: [-0.9, 0.1], wings: 'up' }),
);

const dusky: Hour = { glass: '#ffd88a', dim: (k) => mix(k, '#4a3a7a', 0.5) };

export const dusk = page('below', evening)(
  wash('#6a5a9a', '#d8a0b0'),
  row(640, 240, dusky, 2),
  cloud(250, 150, 520, '#4f4a78', 5),
  cloud(820, 110, 620, '#453f70', 8),
  land('-20,640 600,632 1220,640', '#9a86a6', '#4a3a6a', 0.5),
  painted(rectangle(-20, 40, 250, 700), '#8a7a9c', '#3a2f5e'),
  painted(rectangle(-20, 20, 276, 46), '#8a5a66', '#3a2f5e'),
  shuttered(110, 260, 84, 150, '#4f5a88', '#ffd88a'),
  painted(rectangle(1010, 90, 250, 640), '#7f88ac', '#3a2f5e'),
  painted(rectangle(984, 64, 276, 46), '#8a5a66', '#3a2f5e'),
  shuttered(1130, 300, 84, 150, '#6a4f80', '#4a4a70'),
  line('230,180 480,206 745,212 880,196 1010,180', '#3a3052', 8),
  red(
    [720, 455, 205, 186, 30],
    monkey('640,486,170 right laugh gaze=0.8,0 floats'),
    monkey('800,470,160 left laugh gaze=-0.8,0 floats'),
  ),
  line('470,470 446,510 452,560; 440,450 408,500 414,566; 966,440 992,480 990,530', '#f2dcea', 7, 0.7),
  step(110, 776, 330, 96, '#d8b8b0'),
  woman('290,772,158 right seat sad gaze=0.8,-0.8 nod=-0.3 tilt=-4 l=~-0.22,-0.16/open r=~0.5,-0.2/open floats'),
  cat('620,850,92 left sit sad gaze=-0.6,-0.3'),
  kitten('530,876,56 left sit worried gaze=-0.6,-0.5'),
  kitten('230,888,56 right sit worried gaze=0.6,-0.5'),
  duck('80,880,140 right sad gaze=0.8,-0.3'),
  chickOf('760,880,74 left worried gaze=-0.5,-0.8'),
  chickOf('840,870,74 left wonder gaze=-0.4,-0.9'),
  chickOf('920,884,74 left worried gaze=-0.6,-0.6'),
  rain('#dcd6f0', 4, 26),
);

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

export const pouring = page('medium', wet)(
  street(['#33406a', '#6a7a9c'], 560, 330, '#66718f', rainy, 1),
  cloud(200, 60, 560, '#2a3358', 5),
  cloud(900, 40, 620, '#2a3358', 9),
  patter(26, 3, 600),
  rain('#e2ecff', 9, 150, -20),
  `<path d="${blob(430, 862, 420, 46, 5, 0.04, 14)}" fill="#3f4a70" opacity="0.6"/>`,
  red([830, 270, 265, 15, 18]),
  longArm('838,690 796,590 776,512', 40),
  monkey('850,760,220 left laugh gaze=-0.9,0.4 floats'),
  blueBird([1080, 540, 140], { looks: 'left', mood: 'glad', gaze: [-0.8, 0.5], wings: 'up', shadow: false }),
  cat('72,892,84 right sit worried gaze=0.6,0.2'),
  woman(
    '270,880,176 right kneel surprised gaze=0.8,-0.8 nod=-0.7 tilt=-10 lean=8 l=340,604/hold r=520,612/hold',
    shawl,
  ),
  duck('730,884,150 left worried gaze=-0.8,0.1'),
  kitten('430,886,70 right sit worried gaze=0.4,-0.6'),
  kitten('630,886,70 left sit worried gaze=-0.4,-0.6'),
  chickOf('500,894,76 right sad'),
  chickOf('570,898,76 left worried'),
  chickOf('360,898,76 right sad'),
);

const night: Hour = { glass: '#ffd88a', dim: (k) => mix(k, '#2a2f5a', 0.62) };

export const home = page('medium', lamp)(
  street(['#232a52', '#4a5280'], 640, 520, '#5a5f80', night, 7),
  rain('#cfdcf8', 6, 130, -16),
  patter(20, 8, 700),
  painted(rectangle(250, -20, 700, 780), '#8a7480', '#3a2f56'),
  painted('M400 780V250Q600 150 800 250V780Z', '#ffd98c', '#e09a4a', 0.5),
  glow(600, 520, 560, '#ffe2a0', 0.65),
  step(230, 770, 760, 140, '#c2a08c'),
  woman(
    '600,776,165 front seatFront laugh tilt=-4 l=~-0.5,0.62/open r=704,600/hold floats',
    red([694, 320, 345, 2, 12]),
  ),
  blueBird([690, 104, 92], { mood: 'content', shadow: false, looks: 'left' }),
  kitten('545,742,66 right lie content floats nod=10 gaze=0.3,-0.6'),
  cat('400,776,112 right sit content gaze=0.8,-0.3 floats'),
  kitten('305,776,70 right sit glad gaze=0.8,-0.4 floats'),
  monkey('820,780,190 left laugh gaze=-0.8,-0.2 floats'),
  monkey('930,784,140 left laugh gaze=-0.8,-0.2 floats'),
  duck('420,890,150 right content'),
  chickOf('540,892,86 right glad gaze=0.4,-0.8'),
  chickOf('640,896,86 left laugh gaze=-0.2,-0.8'),
  chickOf('740,892,86 left glad gaze=-0.4,-0.8'),
  flat(blob(1080, 860, 120, 26, 3, 0.04), '#8fa6d0', 2),
  (light) => frog([1080, 866, 120], '#7fae4f', { looks: 'left', mood: 'content', sings: true }, light),
  soft('1000,838 1012,830 1010,842', '#e6eefc', 0),
);

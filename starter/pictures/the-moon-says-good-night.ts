import { blob, clipped, each, flat, heap, line, painted, soft } from './kit/brush.ts';
import { elephant } from './kit/elephant.ts';
import type { DrawnBook } from './kit/picture.ts';
import { disk, glow, rays, rectangle, spray, stars, tree, wash, water } from './kit/scenery.ts';
import { duck, fish } from './kit/small-animals.ts';
import { coverArt, page } from './kit/staging.ts';
import { monkey } from './kit/tree-animals.ts';
import {
  bat,
  bough,
  c,
  camel,
  child,
  dusk,
  fireflies,
  goat,
  hedgehog,
  hill,
  lotus,
  mirrored,
  moon,
  moonlight,
  owlIs,
  rowBoat,
  sky,
  teddy,
  tufts,
} from './the-moon-says-good-night/night.ts';

const cover = coverArt(moonlight, 1, 0.75)(
  sky(0.5, 110),
  moon(720, 450, 300, [-0.9, 0.7]),
  hill('-20,900 240,820 520,880 820,800 1220,870', c.violet),
  hill('-20,1010 300,950 640,1030 960,960 1220,1000', c.indigo),
  tree(980, 980, 190, '#4a5a9c', '#2c2f78', 3),
  tree(1100, 1000, 130, '#43528f', '#2c2f78', 5),
  bough('-60,1110 180,1090 420,1050 640,1070', [90, 72, 46, 14]),
  bough('330,1070 450,1130 560,1140', [36, 26, 10]),
  spray([630, 1070], [780, 990], c.leaf, 4, 66),
  owlIs('270,1085,390 wonder gaze=0.9,-0.7 floats'),
);

const up = page('wide', dusk)(
  wash('#7a68b4', '#f8c39a'),
  stars(200, 14, 3),
  glow(270, 560, 420, '#ffe6b0', 0.8),
  disk(270, 560, 130, '#f7b45a'),
  rays([270, 560], 165, 230, [190, 220, 250, 290, 320, 350], '#ffe6b0', 10),
  moon(900, 430, 130, [-0.8, 0.2]),
  hill('-20,600 200,540 420,580 620,690 700,740', '#8a6aa0'),
  hill('380,760 640,560 900,500 1220,600', '#73609e'),
  hill('-20,720 300,680 640,750 900,700 1220,740', '#5b5494'),
  tree(560, 740, 290, '#6a7aa0', '#4a3a5e', 6),
  tufts('140,800 430,840 930,830 1090,790', '#8a84b8'),
);

const goatPage = page('below', moonlight, 1, 0.7)(
  sky(0),
  moon(880, 230, 170, [-0.9, 0.6]),
  hill('-20,930 160,760 400,650 620,630 860,690 1060,800 1220,930', c.violet),
  tufts('170,840 330,760 860,770 990,840 700,830 470,860', '#8f8ac4'),
  goat('450,668,250 right stand happy gaze=0.8,-0.7 nod=-12 tail=up floats'),
);

const duckPage = page('above', moonlight)(
  sky(0.25, 30),
  hill('-20,250 300,210 700,250 1220,200', '#4f4a94'),
  water(260, '#3f4596', 5),
  moon(820, 140, 116, [-0.7, 0.9]),
  mirrored(820, 330, 120),
  lotus(170, 560, 1.1),
  lotus(1030, 640, 1.3),
  lotus(220, 800, 1.5),
  lotus(960, 420, 0.7),
  duck('#f3ead6')('540,650,330 right asleep'),
  `<ellipse cx="545" cy="672" rx="230" ry="34" fill="none" stroke="${c.silver}" stroke-width="6" opacity="0.7"/><ellipse cx="545" cy="680" rx="320" ry="54" fill="none" stroke="${c.silver}" stroke-width="5" opacity="0.4"/>`,
);

const camelPage = page('wide', moonlight)(
  sky(0.5, 70),
  moon(320, 300, 210, [0.9, 0.5]),
  hill('-20,690 200,640 460,560 700,540 960,600 1220,690', '#7a68ae'),
  camel('790,580,200 left stand content nod=6'),
  hill('-20,720 240,740 520,690 800,760 1220,700', '#63589f'),
  hill('-20,860 300,790 700,850 1220,800', '#4d4a92'),
  line('70,760 260,776 420,750; 640,790 820,806 1010,776; 180,860 380,838 560,856', c.lilac, 5, 0.5),
);

const elephantPage = page('medium', moonlight)(
  sky(0.5, 60),
  moon(1010, 190, 110, [-0.8, 0.7], 'happy'),
  hill('-20,720 300,700 700,730 1220,700', '#56508f'),
  tree(420, 760, 720, '#4a6a90', '#4a3a5e', 8),
  tufts('90,800 960,820 1090,770 820,860', '#7f7ab6'),
  elephant('640,830,330 right sit asleep trunk=down nod=10'),
  `<circle cx="905" cy="470" r="15" fill="#e6ecff" opacity="0.9"/><circle cx="932" cy="440" r="9" fill="#e6ecff" opacity="0.8"/><circle cx="950" cy="418" r="5" fill="#e6ecff" opacity="0.8"/>`,
);

const sea = page('wide', moonlight)(
  sky(0.5, 50),
  moon(860, 170, 115, [-0.7, 0.9]),
  painted(rectangle(-10, 370, 1220, 860), '#2f4a94', '#141642', 0.8),
  mirrored(860, 390, 96),
  `<path d="M-10 372Q150 356 300 372T600 372T900 372T1210 372" fill="none" stroke="#8fa6dc" stroke-width="9" opacity="0.8"/>`,
  rowBoat(430, 370, 400),
  soft('-20,920 60,820 130,760 180,830 260,800 300,880 420,920', '#26306e'),
  soft('820,920 900,850 990,880 1060,790 1140,840 1220,800 1230,920', '#26306e'),
  line('120,900 100,800 140,720 110,640; 180,910 200,830 170,750', '#4f8a8f', 15, 0.8),
  line('1080,900 1100,800 1060,720 1090,640; 1010,910 1000,840 1030,780', '#4f8a8f', 15, 0.8),
  fish(c.honey)('640,680,150 left asleep'),
  `<circle cx="548" cy="640" r="9" fill="none" stroke="${c.silver}" stroke-width="4"/><circle cx="536" cy="600" r="13" fill="none" stroke="${c.silver}" stroke-width="4"/>`,
);

const monkeyPage = page('close', moonlight, 1, 0.8)(
  sky(0.75, 20),
  moon(860, 330, 215, [-0.9, 0.5], 'resolved'),
  spray([1260, 20], [960, 150], '#37608a', 4, 130),
  spray([1260, 620], [1000, 480], '#2f4f80', 7, 130),
  bough('-60,790 200,770 520,790 760,750 860,690', [96, 80, 62, 40, 14]),
  monkey('350,775,430 right laugh gaze=0.9,-0.4 floats'),
  spray([-60, 60], [240, 60], '#37608a', 6, 140),
  spray([1260, 930], [900, 860], '#2f4f80', 3, 130),
  line('690,760 700,788', '#4a3a5e', 14),
  each(
    [0, 1, 2],
    (i) =>
      `<g transform="translate(700 786) rotate(${40 + i * 34}) scale(1.2)">${flat('M-6 -6Q28 30 86 20Q44 0 10 -14Z', c.honey, 2)}</g>`,
  ),
);

const child8 = page('medium', moonlight)(
  wash('#3d3f8c', '#2c2f74'),
  clipped(rectangle(690, 90, 380, 380), sky(0.75, 40) + moon(860, 300, 140, [-0.9, 0.9])),
  `<path d="${rectangle(690, 90, 380, 380)}" fill="none" stroke="#7f76b8" stroke-width="24"/>`,
  painted(rectangle(664, 470, 432, 26), '#8f86c4'),
  painted('1090,80 1170,110 1172,500 1092,484', '#7268ac'),
  painted('670,80 590,110 588,500 668,484', '#7268ac'),
  `<path d="M690 470L1070 470L900 800L260 800Z" fill="#e9e6ff" opacity="0.16"/>`,
  painted(rectangle(-10, 790, 1220, 200), '#4a4088', '#1f1c52'),
  painted('90,420 130,380 160,420 170,820 90,820', '#6a5590', '#3a2f66'),
  painted(rectangle(120, 650, 760, 150), '#6a5590', '#3a2f66'),
  soft('150,580 190,530 380,530 430,600 390,660 170,660', c.silver),
  child('560,640,160 front none asleep roll=-82 tilt=6'),
  painted('400,610 470,540 620,500 780,540 880,600 900,760 640,780 400,770 380,690', c.lilac, c.indigo, 0.6),
  heap('480,620 600,570 730,600 830,660 540,710 680,690 790,740 440,720', (x, y, i) =>
    flat(blob(x, y, 15, 15, i + 2, 0.2, 5), c.honey, 0),
  ),
  painted(rectangle(860, 600, 40, 220), '#6a5590', '#3a2f66'),
  teddy(1010, 850, 1.35),
);

const where = page('wide', moonlight)(
  sky(1, 26),
  moon(800, 300, 120, [-0.8, 0.7], 'wonder', -10),
  bough('210,960 190,640 230,300 200,-40', [220, 170, 160, 190], '#332a52'),
  owlIs('330,600,190 calm gaze=0.9,0 floats'),
  bough('210,960 190,640 230,300 200,-40', [200, 160, 150, 180], '#3a2f5e'),
  bough('200,640 380,612 560,604 720,570', [70, 44, 30, 10], '#3a2f5e'),
  spray([640, 590], [790, 520], '#2f4f74', 5, 50),
);

const morning = page('close', moonlight)(
  sky(1, 90),
  moon(180, 190, 130, [0.8, 0.6], 'laugh'),
  hill('-20,800 300,770 700,810 1220,770', '#3a3c80'),
  bough('370,980 410,780 600,722 900,740 1250,690', [30, 60, 70, 74, 90], '#4a3a66'),
  owlIs('640,735,590 glad gaze=0,0.1 floats'),
  spray([1060, 720], [1200, 560], c.leaf, 4, 60),
  bat(1010, 190, 1.25, 8),
  hedgehog(170, 860, 1.3),
  tufts('60,880 320,890 430,870', '#6a6ab0', 1.2),
  fireflies('330,420 1080,430 940,860 480,880 90,560 1130,840'),
);

export const book: DrawnBook = {
  slug: 'the-moon-says-good-night',
  pictures: [cover, up, goatPage, duckPage, camelPage, elephantPage, sea, monkeyPage, child8, where, morning],
};

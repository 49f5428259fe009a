import { flat, painted } from './kit/brush.ts';
import { wash } from './kit/scenery.ts';
import { rectangle } from './kit/shapes.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { c, cow, day, dusk, girl, noon, pop, redGirl, redPop } from './pop-and-me/village.ts';
import * as village from './pop-and-me/village.ts';

const wall = (foot = 720) =>
  wash('#f2d5a6', '#e3b884') +
  flat(rectangle(-10, foot - 70, 1220, 74), '#b9754c', 0) +
  painted(rectangle(-10, foot, 1220, 500), c.earth, '#a5754a', 0.4);

export const pictures = book({
  cover: coverArt(day)(
    wall(960),
    village.print(250, 250, 210, -14),
    village.print(960, 210, 200, 12),
    village.print(1010, 560, 180, -8),
    village.print(190, 620, 180, 20),
    village.bowl(930, 1100, 260),
    redGirl('580,1130,370 front stand glad gaze=0.1,-0.1 l=~-0.75,-0.2/open r=~0.75,-0.2/open'),
  ),
  dip: page('close', day)(
    village.yard(300),
    village.hut(40, 360, 380),
    village.palm(1080, 420, 400, -0.1),
    village.bowl(740, 850, 430),
    redGirl('420,1010,300 right faces=right none surprised gaze=0.8,0.3 lean=6 l=~-0.5,0.7/open r=~0.95,-0.1/open'),
  ),
  onWall: page('medium', day)(
    wall(760),
    village.print(640, 260, 150, -8),
    village.print(840, 220, 150, 10),
    village.print(800, 440, 150, -4),
    village.print(1020, 360, 150, 14),
    village.print(1010, 590, 140, -12),
    village.bowl(180, 860, 180),
    redGirl('470,860,220 right faces=right tiptoe glad gaze=0.5,-0.7 lean=4 l=~-0.6,0.3/open r=640,420/open'),
    village.chick('960,850,110 left wonder gaze=-0.3,-0.9'),
  ),
  onCow: page('medium', noon)(
    village.yard(360),
    village.puff(200, 110, 230),
    village.shade(110, 520, 420, 4),
    cow('690,830,390 right stand content gaze=0.6,0.2'),
    village.print(640, 560, 120, -10),
    village.print(520, 590, 110, 8),
    village.print(770, 540, 110, 14),
    redGirl('300,860,205 right faces=right walk laugh gaze=0.7,0 l=~-0.6,0.2/open r=~0.8,0/open'),
  ),
  onPop: page('shoulder', noon)(
    village.yard(300),
    village.hut(820, 380, 330),
    pop('520,900,300 back none'),
    village.print(520, 760, 190, -6),
    redGirl('960,900,220 left faces=left walk laugh gaze=-0.7,0 lean=-4 l=~-0.75,0.1/open r=~0.6,0.2/open'),
    village.duck('140,850,170 right surprised gaze=0.8,-0.4'),
  ),
  caught: page('wide', noon)(
    village.yard(420),
    village.hut(40, 490, 300),
    village.palm(1110, 480, 400, -0.1),
    cow('640,560,130 right stand wonder gaze=0.2,0.4'),
    village.print(610, 470, 40, 6),
    village.print(650, 474, 36, -8),
    pop('430,860,190 right faces=right stand resolved gaze=0.8,0.5 lean=6 l=~-0.62,0.7/fist r=~0.62,0.7/fist'),
    girl('800,860,170 left faces=front stand worried gaze=-0.8,-0.6 l=~-0.5,0.62/behind r=~0.5,0.62/behind'),
  ),
  together: page('close', dusk)(
    wall(960),
    village.print(610, 270, 310, -4, '#b8342a'),
    village.print(830, 330, 170, 10),
    redPop('270,1010,270 right faces=right none laugh gaze=0.7,-0.2 l=~-0.6,0.5/open r=~0.9,-0.25/open'),
    redGirl('980,1000,250 left faces=left none laugh gaze=-0.7,-0.2 l=~-0.8,-0.05/open r=~0.6,0.4/open'),
  ),
});

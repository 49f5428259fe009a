import { flat, line } from './kit/brush.ts';
import { land, rays, wash } from './kit/scenery.ts';
import { blob, here } from './kit/shapes.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { cover as blanket, c, cow, dusk, goat, noon, pop } from './pop-and-me/village.ts';
import * as village from './pop-and-me/village.ts';

const hot = ['#f7d98f', '#fdf3d8'] as const;
const pillow = (x: number, y: number, w: number) =>
  flat(blob(x, y, w * 0.5, w * 0.22, 5, 0.04), '#e88a7a') +
  line(here('-0.36,4 0.36,-2', x, y, w, 1), '#fdf3d8', w * 0.06, 0.7);

export const pictures = book({
  cover: coverArt(noon)(
    village.yard(560, hot),
    village.sun(1030, 150, 84),
    village.shade(180, 760, 720, 3),
    village.cot(600, 880, 960, 0.1)(
      pillow(250, 796, 260),
      pop('600,812,250 front none snore roll=-80 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
      blanket('430,730 600,700 820,760 1010,800 1040,850 1010,905 820,960 600,975 430,950 400,840'),
      village.duck('560,730,190 left asleep swims'),
      goat('800,790,190 left lie asleep'),
    ),
    cow('980,1130,250 left walk wonder gaze=-0.8,-0.5 head=-10,-14'),
  ),
  alone: page('wide', noon)(
    village.yard(430, hot),
    village.sun(1060, 120, 70),
    village.hut(40, 480, 280),
    village.shade(1010, 640, 560, 5),
    village.cot(600, 700, 660, 0.03)(),
    pillow(370, 650, 170),
    pop('590,664,168 front none snore roll=-80 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
    blanket('480,606 620,596 760,640 880,664 900,700 880,730 760,744 600,748 480,744 462,676'),
    village.duck('1070,850,150 left wonder gaze=-0.8,-0.4'),
  ),
  duckOn: page('close', noon)(
    village.yard(220, hot),
    village.cot(640, 690, 1160, 0.05)(
      pillow(240, 596, 300),
      pop('610,622,290 front none snore roll=-80 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
      blanket('420,530 640,510 880,590 1090,630 1130,690 1090,740 880,770 640,776 420,770 390,650'),
      village.duck('800,600,280 left tender swims'),
    ),
  ),
  goatOn: page('medium', noon)(
    village.yard(330, hot),
    village.hut(860, 400, 320),
    village.cot(600, 700, 860, 0.07)(
      pillow(300, 628, 220),
      pop('580,654,215 front none snore roll=-80 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
      blanket('440,584 600,568 780,628 930,656 960,710 930,750 780,772 600,776 440,770 418,676'),
      village.duck('560,596,180 left asleep swims'),
      goat('800,640,250 left lie content'),
    ),
  ),
  cowOn: page('wide', noon)(
    village.yard(400, hot),
    village.palm(1120, 470, 380, -0.1),
    village.cot(520, 740, 680, 0.12)(
      pillow(285, 684, 170),
      pop('500,702,164 front none snore roll=-80 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
      blanket('390,650 520,640 660,690 780,712 800,750 780,780 660,800 520,804 390,790 372,712'),
      village.duck('470,662,140 left asleep swims'),
      goat('650,700,180 left lie asleep'),
    ),
    cow('900,800,330 left run glad gaze=-0.9,0.2 nod=10 floats'),
    line('1120,640 1170,630; 1126,700 1180,700; 1110,580 1156,556', '#ffffff', 10, 0.9),
  ),
  crack: page('below', noon)(
    wash('#f4c46a', '#fdf0c8'),
    rays([600, 560], 330, 560, [-170, -150, -130, -110, -90, -70, -50, -30, -10], '#fffbe8', 22),
    land('-20,800 300,780 700,806 1220,784', c.earth, '#a5754a', 0.4),
    village.duck('660,250,160 right surprised floats'),
    goat('930,490,210 right run surprised floats'),
    pop('300,600,146 front jump surprised floats roll=-24 l=~-0.9,-0.4/open r=~0.9,-0.5/open'),
    cow('760,740,240 left run surprised floats tail=up'),
    line('150,820 420,700', '#a5673c', 30),
    line('760,700 1060,830', '#a5673c', 30),
    line('250,860 230,720; 960,866 1000,720; 470,850 520,800; 720,850 690,800', '#8a5230', 26),
    line('420,700 440,660 470,690 500,640; 760,700 740,650 710,680 690,640', '#d9a870', 9),
  ),
  onAndOn: page('medium', dusk)(
    village.yard(180, ['#f2a86a', '#fdeebc'], '#a3bd62'),
    village.tufts(230, 16, 4),
    line('120,800 420,840; 800,850 1090,790', '#a5673c', 28),
    line('160,560 190,640; 1050,540 1010,630', '#8a5230', 26),
    cow('660,640,400 left lie asleep'),
    pop('560,760,200 front none snore roll=-76 tilt=8 l=~-0.3,1.25/fist r=~0.3,1.25/fist'),
    blanket('440,670 560,650 720,700 860,720 900,770 860,820 720,842 560,846 440,836 420,750'),
    goat('900,830,230 left lie asleep'),
    village.duck('640,700,150 left asleep swims'),
    village.chick('1080,850,110 left wonder gaze=-0.8,-0.3'),
  ),
});

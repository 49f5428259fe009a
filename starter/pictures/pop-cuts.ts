import { flat, line } from './kit/brush.ts';
import { rays } from './kit/scenery.ts';
import { heap, here } from './kit/shapes.ts';
import { book, coverArt, page, type Thing } from './kit/staging.ts';
import { barePop, boy, c, day, dusk, girl, goat, noon, pop, tiger } from './pop-and-me/village.ts';
import * as village from './pop-and-me/village.ts';

const locks = (points: string) =>
  heap(points, (x, y, i) => line(here('-16,0 -4,-12 8,-2 18,-10', x, y), i % 3 === 0 ? '#e8e0d4' : '#2a1c22', 7));

/** Pop's red cloth in his hand. */
function cloth(x: number, y: number): Thing {
  return (
    flat(here('-110,-30 -60,-90 40,-100 110,-30 60,20 -60,10', x, y), c.red) +
    line(here('-90,-30 0,-60 90,-30; -60,-70 60,-20', x, y), '#8f2a20', 6, 0.6)
  );
}

export const pictures = book({
  cover: coverArt(day)(
    village.yard(600),
    village.puff(230, 150, 280),
    village.palm(1090, 660, 520, -0.12),
    village.stool(430, 1130, 260),
    village.tail('330,1020 200,1080 140,1000 170,900', 44),
    tiger('440,990,310 front seatFront worried gaze=0.7,-0.5 l=~-0.42,0.9/fist r=~0.42,0.9/fist'),
    village.mop(424, 354, 326),
    pop('870,1150,290 left faces=left stand glad gaze=-0.8,0.1 lean=-4 l=~-0.75,-0.3/hold r=~-0.5,0.5/hold'),
    village.scissors(570, 338, 170, -160),
  ),
  cutsBoy: page('medium', day)(
    village.yard(400),
    village.hut(40, 470, 320),
    village.shade(1040, 640, 640, 3),
    village.stool(560, 850, 170),
    boy('560,764,170 front seatFront content l=~-0.3,0.7/fist r=~0.3,0.7/fist'),
    pop('800,860,190 left faces=left stand happy gaze=-0.8,0.2 l=~-0.85,-0.1/hold r=~-0.3,0.5/hold'),
    village.scissors(604, 316, 110, 118),
    locks('440,850 480,872 640,876 400,880 690,858'),
    girl('230,860,165 right faces=right stand wonder gaze=0.8,-0.1 l=~-0.4,0.5/open r=~0.4,0.4/open'),
  ),
  cutsGoat: page('close', day)(
    village.yard(270),
    village.palm(140, 340, 320, 0.1),
    goat('400,870,390 right stand worried gaze=0.8,-0.2'),
    village.mop(640, 356, 250),
    pop('1070,1010,250 left faces=left none glad gaze=-0.8,0 l=~-0.95,0.05/hold r=~-0.4,0.6/hold'),
    village.scissors(806, 745, 140, -105),
    locks('140,860 240,880 380,868 460,884 90,884'),
  ),
  comes: page('wide', noon)(
    village.yard(430),
    village.hut(760, 540, 360),
    village.stool(560, 820, 130),
    village.tail('230,760 120,800 90,720 120,640', 40),
    tiger('300,850,200 right faces=right walk calm gaze=0.8,0.1 l=~-0.4,0.6/open r=~0.6,0.4/open'),
    village.mop(290, 130, 230),
    pop('900,850,170 left faces=left stand surprised gaze=-0.8,0 lean=8 l=~-0.7,0.1/open r=~0.7,0/open'),
    girl('1090,850,140 left faces=left stand scared gaze=-0.8,0 l=~-0.5,0.2/open r=~0.4,0.2/open'),
    boy('1010,880,135 left faces=left kneel scared gaze=-0.8,-0.1 l=~-0.4,0.2/open r=~0.4,0.2/open'),
  ),
  cutsTiger: page('close', noon)(
    village.yard(240),
    village.shade(80, 480, 560, 5),
    village.tail('420,850 300,900 220,820 240,700', 46),
    tiger('480,890,300 front none effort l=~-0.4,0.9/fist r=~0.4,0.9/fist'),
    village.mop(480, 290, 320, 0.5),
    pop('930,980,280 left faces=left none resolved gaze=-0.8,0 l=~-0.75,-0.45/hold r=~-0.5,0.45/hold'),
    village.scissors(676, 450, 160, -122),
    line('560,190 590,140; 400,180 370,130; 480,160 480,104', '#fdf3d8', 11),
    locks('220,420 180,560 700,640 720,240 250,250 160,700'),
  ),
  pleased: page('medium', day)(
    village.yard(360),
    village.hut(60, 430, 330),
    village.tail('640,790 470,860 390,770 420,680', 42),
    tiger(
      '640,860,215 right faces=right stand laugh gaze=0.7,0.1 l=~-0.7,-0.2/open r=~0.62,0.25/hold',
      village.mirror(812, 226, 140),
    ),
    pop('300,860,185 right faces=right stand glad gaze=0.8,-0.1 l=~-0.5,0.6/open r=~0.5,0.3/clap'),
    girl('1050,850,170 left faces=left jump laugh gaze=-0.7,-0.2 l=~-0.7,-0.4/open r=~0.7,-0.4/open'),
  ),
  noMop: page('close', dusk)(
    village.yard(290, ['#f2a86a', '#fdeebc'], '#dcb083'),
    rays([600, 330], 290, 400, [-170, -150, -120, -90, -60, -30, -10], c.cream, 15),
    barePop('600,960,300 front none clown gaze=-0.6,0.1 l=~-0.3,0.95/fist/behind r=~0.9,-0.5/hold', cloth(905, 420)),
    village.tail('60,900 -20,800 40,700', 46),
    tiger('190,980,240 right faces=right none weepLaugh gaze=0.8,-0.2 l=~-0.5,0.4/open r=~0.75,-0.1/hold'),
    village.scissors(372, 590, 140, -80),
    girl('1040,1010,230 left faces=left none laugh gaze=-0.8,-0.2 l=~-0.6,0/point r=~0.6,0.3/open'),
  ),
});

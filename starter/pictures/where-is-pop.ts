import { flat, line, painted } from './kit/brush.ts';
import { land, rays, wash } from './kit/scenery.ts';
import { rectangle } from './kit/shapes.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { c, cat, cow, day, dusk, girl, noon, pop } from './pop-and-me/village.ts';
import * as village from './pop-and-me/village.ts';

const evening = ['#f2a86a', '#fdeebc'] as const;

export const pictures = book({
  cover: coverArt(day)(
    village.yard(640, [c.sky, c.cream], '#d9c27a'),
    village.puff(240, 150, 300),
    village.palm(70, 700, 520, 0.14),
    village.hut(640, 720, 440),
    pop('820,1130,290 left faces=front none wink gaze=-0.9,0.4 tilt=-6'),
    village.hay(830, 1150, 760, 4, 0.58),
    girl('330,1120,330 front walk wonder gaze=-0.9,-0.1 l=~-0.62,-0.12/open r=~0.62,0.5/open'),
  ),
  counts: page('wide', day)(
    village.yard(470),
    village.puff(880, 110, 260),
    village.hut(60, 520, 300),
    village.hay(1050, 600, 280, 2),
    village.shade(380, 820, 720, 3),
    girl('390,850,190 back stand l=~-0.3,-0.4/open/behind r=~0.3,-0.4/open/behind'),
    pop('850,850,170 right faces=right tiptoe wink gaze=-0.7,0.2 lean=10 l=~-0.5,0.5/open r=~0.75,-0.1/point'),
    line('760,846 730,852; 780,868 752,876', '#a5784a', 7, 0.6),
  ),
  inJar: page('close', day)(
    village.yard(330),
    village.hut(760, 380, 420),
    village.jar(760, 860, 500, village.duck('745,480,300 left surprised swims gaze=-0.8,0.4')),
    girl('290,1000,290 right faces=right none surprised gaze=0.8,-0.4 lean=-8 l=~-0.5,0.5/open r=~0.75,0.05/open'),
  ),
  onRoof: page('below', day)(
    wash(c.sky, c.cream),
    village.puff(220, 130, 260),
    village.puff(1010, 220, 200),
    village.palm(1130, 960, 760, -0.16),
    land('-20,820 400,800 800,824 1220,806', c.leaf, c.jade, 0.4),
    village.hut(380, 860, 600),
    cat('680,330,124 left sit content gaze=-0.8,0.9 tail=up'),
    girl(
      '210,866,180 right faces=right stand wonder nod=-0.8 gaze=0.7,-0.9 lean=-8 l=~-0.7,0.2/open r=~0.65,-0.5/point',
    ),
  ),
  inHut: page('medium', noon)(
    wash('#efcfa0', '#d9a878'),
    flat(rectangle(-10, 760, 1220, 160), '#c98f5e', 0),
    flat(rectangle(-10, 700, 1220, 64), '#b9754c', 0),
    flat(rectangle(470, 90, 560, 670), '#4a302e'),
    painted(rectangle(424, 60, 46, 720), '#8a5a3c'),
    cow('760,780,400 left stand content gaze=-0.9,0.3 nod=8 head=-30,10'),
    painted(rectangle(1030, 60, 46, 720), '#8a5a3c'),
    painted(rectangle(1076, -10, 140, 712), '#efcfa0', '#b0784e'),
    flat(rectangle(1076, 700, 140, 64), '#b9754c', 0),
    painted(rectangle(400, 50, 700, 50), '#8a5a3c'),
    girl('190,850,215 right faces=right stand surprised gaze=0.9,-0.1 lean=-10 l=~-0.7,0.3/open r=~0.7,0.1/open'),
  ),
  noPop: page('wide', dusk)(
    village.yard(430, evening, '#d8a878'),
    village.sun(240, 330, 76),
    village.hut(40, 520, 240),
    village.palm(1120, 520, 400, -0.1),
    pop('770,690,146 front none calm'),
    village.hay(760, 800, 640, 3),
    girl('470,800,190 front faces=right out sad gaze=0.1,0.9 nod=0.5 floats l=~-0.42,0.8/open r=~0.4,0.85/open'),
    village.duck('180,840,150 right calm gaze=0.8,-0.2'),
  ),
  popsUp: page('close', dusk)(
    village.yard(300, evening, '#d8a878'),
    village.sun(150, 200, 90),
    rays([760, 400], 320, 440, [-165, -140, -115, -65, -40, -15], c.cream, 16),
    pop('760,690,265 front none laugh gaze=-0.5,0.5 l=~-1.0,-0.7/open r=~1.0,-0.7/open'),
    village.hay(760, 900, 860, 5, 0.42),
    village.straws(760, 470, 420, 20),
    girl('270,880,250 right faces=right jump laugh gaze=0.8,-0.3 l=~-0.8,-0.4/open r=~0.85,-0.45/open'),
    cat('1090,880,150 left stand surprised gaze=-0.8,-0.8 tail=up'),
  ),
});

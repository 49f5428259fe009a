import { blob, heap, here, line, painted, soft } from '../kit/brush.ts';
import { coverArt, page, set } from '../kit/staging.ts';
import { ayu, c, chick, dad, dog, farm, hat, hops, lotus, muddyPig, noon, pig, pond, shade, spray } from './farm.ts';

export const cover = coverArt(noon)(
  farm(430, 820, [180, 170]),
  hops('90,1010 160,760 330,620 560,520'),
  hat(600, 400, 2.1, -12),
  line('430,500 400,560; 520,540 505,610; 690,540 710,606; 790,480 830,530', c.cream, 11, 0.9),
  dog('210,1130,230 right sit wonder gaze=0.6,-0.9 nod=-22'),
  pig('520,1140,190 right stand surprised gaze=0.3,-0.9 nod=-24'),
  chick('760,1140,190 left surprised flaps'),
  ayu('985,1150,215 left stand wonder nod=-1 gaze=-0.7,-0.95 tilt=12 l=~-0.72,-0.5/open r=~0.55,0.4/open'),
);

export const nap = page('wide', noon)(
  farm(300, 560, [900, 120]),
  shade(230, 800, 560),
  `<ellipse cx="330" cy="850" rx="330" ry="60" fill="#2f5a5a" opacity="0.25"/>`,
  dad('260,840,150 right crossed snore tilt=12 nod=0.4 lean=-8 floats l=~-0.25,1.0 r=~0.3,0.95'),
  hat(760, 810, 1.25, 6, false),
  line('420,560 440,530 470,540; 470,500 494,466 530,478; 530,430 560,392 604,408', c.cream, 8, 0.9),
  chick('1040,640,90 left calm'),
);

export const hop = page('medium', noon)(
  farm(330, 600),
  hops('90,860 150,640 250,620 320,830 390,560 430,420 460,350'),
  hat(500, 260, 1.7, 18),
  line('400,370 380,420; 480,390 476,448; 570,380 592,426', c.cream, 10, 0.9),
  ayu('930,880,210 left jump surprised nod=-0.5 gaze=-0.8,-0.6 l=~-0.85,-0.5/open r=~0.85,-0.5/open'),
);

export const mud = page('close', noon)(
  farm(200, 420),
  painted(blob(480, 720, 470, 150, 4, 0.07, 12), c.mud, '#4a2f2a'),
  set(470, 640, 34, 1, pig('0,110,300 right run scared tail=up nod=26 head=10,40 floats')),
  painted(blob(720, 830, 300, 110, 5, 0.1, 12), c.mud, '#4a2f2a'),
  spray(640, 720, 190, c.mud),
  hops('760,560 840,360 960,330 1040,420'),
  hat(1060, 330, 1.25, 20),
);

export const onThePig = page('below', noon)(
  farm(260, 480),
  painted(blob(720, 780, 430, 120, 4, 0.07, 12), c.mud, '#4a2f2a'),
  muddyPig('720,840,300 left stand cross gaze=-0.6,-0.7 floats'),
  painted(blob(640, 850, 260, 60, 6, 0.1, 12), c.mud, '#4a2f2a'),
  chick('770,545,250 left scared flaps floats'),
  heap(
    '560,330 930,300 620,220 900,420',
    (x, y, i) =>
      `<g transform="rotate(${i * 40 - 50} ${x} ${y})">${soft(here('0,0 12,-22 6,-50 -8,-24', x, y), '#f7ecd6', 1.5)}</g>`,
  ),
  spray(470, 770, 110, c.mud),
  hops('330,470 290,340 220,400'),
  hat(190, 380, 1.2, -18),
);

export const splash = page('wide', noon)(
  farm(260, 430),
  pond(480, 720, 470, 150),
  lotus(140, 720, 1.1),
  lotus(820, 800, 1),
  set(440, 620, 24, 1, dog('0,90,240 right run surprised tail=up nod=10 floats')),
  painted(blob(560, 800, 210, 66, 5, 0.1, 12), '#9fd8d0', '#4f9aa0'),
  spray(560, 700, 200, '#d6f3f0'),
  hops('840,470 870,380 930,420 965,540'),
  hat(1010, 610, 1.2, 10),
);

export const ontoTheDog = page('medium', noon)(
  farm(220, 400),
  pond(650, 740, 540, 190),
  lotus(1060, 800, 1.2),
  dog('640,800,250 left stand surprised gaze=-0.3,-0.9 tail=down floats'),
  dad('690,590,150 left faces=left seat scared floats tilt=-6 l=~-0.95,-0.55/open r=~0.95,-0.5/open'),
  painted(blob(640, 850, 330, 80, 5, 0.08, 12), '#8fd0c8', '#3f8a94'),
  spray(380, 780, 150, '#d6f3f0'),
  spray(920, 790, 150, '#d6f3f0'),
  hops('310,420 270,310 200,350'),
  hat(170, 420, 1.2, -14),
);

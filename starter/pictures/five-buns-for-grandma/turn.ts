import { blob, each, flat, line, painted } from '../kit/brush.ts';
import { windowFrame } from '../kit/buildings.ts';
import { disk, glow, land, polygon, rectangle, steam, wash } from '../kit/scenery.ts';
import { drawn, page } from '../kit/staging.ts';
import { baby, basket, c, day, grandma, man, min, orange, sister, town } from './cast.ts';

export const running = page('wide', day, 1, 0.85)(
  wash('#fbdc92', c.cream),
  `<g transform="rotate(-7 600 900)">${town(800, [
    [-190, 240, 820, '#efb08a', 4, c.jade],
    [50, 230, 700, '#79b89e', 7, c.coral],
    [280, 260, 860, '#a8c1da', 11, c.sun],
    [540, 230, 740, c.lilac, 13, c.jade],
    [770, 260, 840, '#f0c06a', 17, c.coral],
    [1030, 300, 760, '#e79a94', 21, c.jade],
  ])}</g>`,
  land('-20,850 600,770 1220,690', '#d9b48e', '#7a4a6a', 0.7),
  man('1010,735,74 left surprised gaze=-0.8,0.2 l=~-0.7,0.1/hold'),
  orange(952, 452, 18),
  min('560,850,200 right faces=right run effort lean=18 l=620,700/hold r=745,690/hold', basket(680, 668, 170, 1)),
  line('60,560 300,545; 20,640 330,622; 80,730 300,716; 140,480 330,470', '#fffaf0', 9, 0.75),
  line('250,880 210,850 240,832; 190,890 140,868 160,850', '#fff1d2', 8, 0.7),
);

export const stairs = page('above', day)(
  wash('#7fb8a0', '#4a8f80'),
  windowFrame(
    70,
    60,
    250,
    330,
    c.cream,
    `<path d="${rectangle(70, 60, 250, 330)}" fill="#ffdf9a"/>` + disk(260, 200, 50, '#f6a03c'),
  ),
  glow(200, 230, 430, '#fff0bc', 0.55),
  painted(polygon([-20, 720], [1220, 720], [1220, 920], [-20, 920]), '#d8ae86', '#7a4a6a'),
  each(
    [0, 1, 2, 3],
    (i) =>
      painted(rectangle(640 + i * 130, 640 - i * 120, 640, 130), i % 2 === 0 ? '#e6c39a' : '#dcb48a', '#8a5a72') +
      flat(rectangle(630 + i * 130, 632 - i * 120, 640, 16), '#f3dcb4', 0),
  ),
  sister('1000,400,132 front faces=left seat effort l=~-0.56,-0.42 r=~0.56,-0.42'),
  orange(1150, 372, 28),
  baby('800,634,176 left faces=front crossed howl l=650,560/open r=~0.6,0.1/fist'),
  line('690,300 660,270; 730,262 716,222; 800,246 804,204', '#fffaf0', 8, 0.8),
  min('290,520,158 clown roll=180 jump l=~-0.42,-0.98/open r=~0.42,-0.98/open fl=205,650 fr=390,632'),
  basket(560, 742, 200, 1),
  steam(560, 690, 80, 2),
);

export const door = page('shoulder', day)(
  wash('#6aa892', '#2f7068'),
  flat(rectangle(330, 60, 560, 860), '#3f8a7a'),
  painted(rectangle(380, 60, 500, 860), '#9cc9b0', '#4a8a80'),
  glow(620, 420, 420, '#fff0bc', 0.5),
  painted(polygon([-20, 790], [1220, 790], [1220, 920], [-20, 920]), '#c99a78', '#5b3a5a'),
  each([0, 1, 2], (i) => flat(rectangle(420 + i * 40, 700 - i * 70, 500, 80), i % 2 === 0 ? '#86b8a0' : '#7cb098', 1)),
  min(
    '650,870,186 left faces=front weep gaze=-0.7,-0.7 tilt=-5 l=560,640/hold r=740,640/hold',
    `<g transform="rotate(180 650 660)">${basket(650, 636, 200, 0)}</g>`,
  ),
  painted(rectangle(940, -10, 280, 930), '#2f7d75', c.deep),
  flat(blob(980, 480, 16, 16, 2), c.sun),
  flat(rectangle(-10, -10, 96, 930), '#2f7d75'),
  flat(rectangle(-10, -10, 1220, 66), '#2f7d75'),
  (): string =>
    drawn({ ...day, from: [0.8, -0.5] }, [
      grandma('250,1180,236 back faces=front stand tilt=6 l=~-0.75,0.8 r=520,590/open'),
    ]),
);

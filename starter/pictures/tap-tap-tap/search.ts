import { sound } from '../kit/boats.ts';
import { blob, cut, flat, here, line, painted, pts } from '../kit/brush.ts';
import { glow, rectangle } from '../kit/scenery.ts';
import { coverArt, page } from '../kit/staging.ts';
import { closedCurve, curve } from '../svg.ts';
import {
  beam,
  candle,
  candleLight,
  cat,
  chairBack,
  chairSeat,
  dad,
  dog,
  hatch,
  ladder,
  mat,
  nan,
  pia,
  ringCat,
  room,
  shellWindow,
  shone,
  torch,
  torchBack,
  torchlight,
} from './home.ts';

/** The shadow of a small cat that sits before the torch. */
function catShadow(x: number, y: number, h: number): string {
  const d = closedCurve(
    pts(
      here(
        '-0.36,0 -0.34,-0.3 -0.18,-0.5 -0.25,-0.66 -0.25,-1 -0.1,-0.86 0.08,-0.86 0.23,-1 0.25,-0.66 0.18,-0.5 0.34,-0.3 0.36,0',
        x,
        y,
        h,
      ),
    ),
  );
  const tail = curve(pts(here('0.26,-0.06 0.5,-0.1 0.56,-0.4 0.46,-0.56', x, y, h)));
  return `<path d="${d}" fill="#1c3050"/><path d="${tail}" fill="none" stroke="#1c3050" stroke-width="${h * 0.09}" stroke-linecap="round"/>`;
}

export const cover = coverArt(torchlight)(
  room('night', 900),
  shellWindow(70, 130, 330, 270, 8),
  hatch(1060, 56, 230),
  ladder([1130, 940], [1080, 40], 150, '#5a4450'),
  shone(
    beam([590, 722], [970, 650, 345, 490]),
    room('lit', 900),
    ladder([1130, 940], [1080, 40], 150),
    catShadow(890, 900, 600),
  ),
  cat('890,1115,150 left sit wonder gaze=-0.5,-0.8'),
  pia(
    '250,1120,300 right stand surprised gaze=0.8,-0.3 tilt=-6 l=~-0.62,-0.36/open r=~0.72,0.42/hold',
    torch(515, 716, 6, 1.7),
  ),
  sound(1060, 120, [42, 66, 91], [58, 122], '#ffe9b8', 8),
);

const bed = (x: number, y: number, w: number): string =>
  line(here('0,-150 0,60; 1,-70 1,60; 0,-140 0,-20', x, y, w, 1), '#c99a52', 26) +
  line(`${x},${y - 120} ${x + 6},${y - 120}; ${x - 4},${y} ${x + w + 4},${y}`, '#b9853f', 26) +
  line(here('0,-60 8,-60', x, y), '#8a5f38', 26);

export const dim = page('wide', torchlight)(
  room('night', 640),
  shellWindow(500, 210, 250, 210, 3),
  hatch(1010, 70, 220),
  ladder([1040, 700], [1010, 50], 130, '#5a4450'),
  shone(
    beam([505, 526], [1010, 190, 190, 240]),
    room('lit', 640),
    shellWindow(500, 210, 250, 210, 3),
    hatch(1010, 70, 220),
    ladder([1040, 700], [1010, 50], 130),
  ),
  sound(1010, 60, [48, 76, 104], [58, 122], '#ffe9b8', 8),
  sound(905, 96, [30, 48, 65], [148, 212], '#ffe9b8', 8),
  `<ellipse cx="330" cy="800" rx="330" ry="40" fill="#1c1a3a" opacity="0.5"/>`,
  bed(70, 740, 520),
  painted('90,690 100,640 210,636 230,690', '#fff6e2', '#8a8fb0'),
  pia(
    '290,726,176 right none surprised gaze=0.8,-0.7 nod=-0.4 tilt=-6 l=~-0.35,0.8/fist r=~0.85,0.05/hold',
    torch(462, 560, -38, 1.3),
  ),
  painted(
    '190,726 260,676 380,660 480,690 580,680 600,740 590,800 480,790 380,806 260,790 180,800 170,760',
    '#5f86bb',
    '#2f3f78',
  ),
  line('210,752 380,740 580,752; 230,704 380,690 570,712', '#b9d0ee', 9, 0.7),
);

const boards = (color: string, dark: string): string =>
  painted(rectangle(-20, -20, 1240, 960), color, dark, 0.4) +
  line(
    [120, 270, 420, 570, 720, 870].map((y) => `-20,${y} 400,${y + 6} 800,${y - 4} 1220,${y}`),
    dark,
    6,
    0.6,
  ) +
  line(
    pts('200,120 700,120 980,270 420,270 120,420 860,420 560,570 1080,570 300,720 760,720').map(([x, y]) =>
      here('0,0 2,150', x, y),
    ),
    dark,
    5,
    0.5,
  );

export const theCat = page('above', torchlight)(
  boards('#41374f', '#2a2440'),
  shone(
    beam([470, 660], [790, 400, 370, 300]),
    boards('#cf9a62', '#8a5f45'),
    mat([560, 190], [1070, 240], [1010, 640], [500, 590]),
  ),
  ringCat(785, 415, 155),
  pia(
    '240,900,250 right kneel think gaze=0.9,-0.3 lean=10 tilt=4 l=~-0.1,0.85/fist r=440,672/hold',
    torch(446, 672, -30, 1.6),
  ),
);

export const nanAndDog = page('medium', candleLight)(
  room('night', 660),
  shone(blob(800, 480, 470, 520, 4, 0.02, 14), room('warm', 660)),
  glow(1070, 470, 330, '#ffd88a', 0.6),
  cut('60,140 330,140 330,720 60,720', '#7d5442'),
  cut('86,166 304,166 304,720 86,720', '#12172f', 0),
  pia(
    '196,770,128 right stand wonder gaze=0.9,0 tilt=8 lean=6 l=~-0.3,0.8/hold r=~0.78,0.3/hold',
    torch(322, 596, 8, 0.9),
  ),
  cut('50,140 98,140 98,740 50,740', '#6a4638'),
  painted(rectangle(1000, 620, 170, 24), '#8a5f45'),
  line('1024,640 1016,830; 1146,640 1154,830', '#6a4638', 16),
  candle(1080, 622, 100),
  chairBack(760, 830, 330),
  chairSeat(760, 830, 330),
  dog('500,850,190 right sit content gaze=0.6,-0.5 tail=up nod=-10'),
  nan('760,700,176 left seat tender tilt=-8 l=578,600/open r=~0.5,0.85/open floats'),
);

export const dadNaps = page('below', torchBack)(
  room('night', 760),
  shellWindow(800, 110, 270, 220, 6),
  shone(beam([566, 752], [330, 350, 300, 270]), room('lit', 760)),
  line('-20,120 60,250 170,420; -20,120 40,300 150,470', '#e6d6b4', 8),
  line('1220,190 1130,320 1040,440; 1220,190 1110,350 1000,500', '#e6d6b4', 8),
  dad('500,470,196 front none snore roll=-72 tilt=16 l=~-0.1,1.2/open r=~0.42,0.9/open'),
  painted('800,470 900,500 950,600 968,720 930,730 890,620 800,560', '#4c78a8', '#24406e'),
  flat('926,716 972,712 996,744 1004,780 970,786 938,760', '#a86c46'),
  painted(
    '130,440 300,520 440,500 620,470 820,440 1010,440 1060,470 960,580 780,650 600,672 420,650 240,570',
    '#e58a44',
    '#8a3f3a',
  ),
  line('210,520 420,596 620,606 820,570 990,490; 300,580 460,634 640,640 800,612', '#fff0cc', 9, 0.7),
  sound(140, 270, [36, 57, 78], [168, 232], '#ffe9b8', 8),
  pia(
    '750,1010,176 left none happy gaze=-0.8,-0.8 nod=-0.6 tilt=6 l=600,800/hold r=~0.5,0.8/fist',
    torch(596, 786, 228, 1.3),
  ),
);

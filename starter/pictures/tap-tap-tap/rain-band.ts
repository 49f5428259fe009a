import { sound } from '../kit/boats.ts';
import { blob, cut, each, flat, here, line, painted, pts, strokes } from '../kit/brush.ts';
import { glow, rectangle } from '../kit/scenery.ts';
import { drawn, page, set, type Thing } from '../kit/staging.ts';
import { darker } from '../svg.ts';
import {
  beam,
  c,
  can,
  candle,
  candleLight,
  cat,
  chairBack,
  chairSeat,
  dad,
  dog,
  drip,
  hatch,
  ladder,
  mat,
  nan,
  pan,
  panHat,
  pia,
  pot,
  room,
  shellWindow,
  shone,
  spoon,
  torch,
  torchlight,
} from './home.ts';

/** Under the roof: sheets of iron, rafters, and the floor of the loft from y. */
function loft(roof: string, wood: string, floor: string, y: number): string {
  const sheets = Array.from({ length: 12 }, (_, i) => pts(`${600 + (i - 5.5) * 16},60 ${600 + (i - 5.5) * 250},${y}`));
  return (
    painted(rectangle(-20, -20, 1240, y + 40), roof, darker(roof, 0.4), 0.5) +
    strokes(sheets, darker(roof, 0.35), 7, 0.6) +
    painted(rectangle(-20, y, 1240, 940 - y), floor, darker(floor, 0.4), 0.5) +
    line(
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `${i * 160 + 40},${y} ${i * 250 - 280},920`),
      darker(floor, 0.35),
      5,
      0.5,
    ) +
    line(`600,30 300,${y * 0.55} -20,${y + 40}; 600,30 900,${y * 0.55} 1220,${y + 40}`, wood, 46) +
    line(`120,${y * 0.72} 600,${y * 0.7} 1080,${y * 0.72}`, wood, 34)
  );
}
const dark = loft('#2a3a62', '#4f3a44', '#41374f', 560);
const bright = loft('#7f96b8', '#b9804f', '#cf9a62', 560);

const chest = (x: number, y: number, w: number, color: string): string =>
  painted(rectangle(x, y - w * 0.7, w, w * 0.7), color, darker(color, 0.45)) +
  line(here('0,-0.48 1,-0.48; 0.5,-0.7 0.5,0', x, y, w), darker(color, 0.35), 6, 0.7);

export const toTheTop = page('wide', torchlight)(
  dark,
  chest(60, 690, 220, '#54466a'),
  chest(230, 740, 160, '#4a4060'),
  shone(beam([800, 586], [960, 300, 240, 230]), bright),
  sound(1010, 300, [42, 66, 91], [-32, 32], '#ffe9b8', 8),
  sound(900, 190, [34, 53, 73], [268, 332], '#ffe9b8', 8),
  cut('270,820 380,690 830,690 940,820', '#12142c'),
  line('480,860 520,700; 730,860 690,700', '#8a5f45', 20),
  pia(
    '590,880,210 right none wonder gaze=0.8,-0.7 nod=-0.5 tilt=-8 l=330,800/open r=752,640/hold',
    torch(766, 622, -46, 1.4),
  ),
  cut('250,820 960,820 1010,930 200,930', '#41374f', 0),
  line('250,820 960,820', '#8a5f45', 18),
);

export const theGap = page('close', torchlight)(
  loft('#2a3a62', '#4f3a44', '#41374f', 640),
  shone(beam([545, 786], [890, 520, 330, 430]), loft('#7f96b8', '#b9804f', '#cf9a62', 640)),
  flat('740,70 800,30 850,66 930,24 960,90 1000,120 930,170 880,150 810,186 770,140', '#e9eef6', 0),
  flat('756,78 804,46 852,80 924,44 948,98 980,122 926,156 878,136 814,170 782,134', '#2a2f6a', 0),
  line('800,70 790,104; 850,100 842,130; 900,70 892,108; 940,110 934,136', '#c9d4f4', 5, 0.9),
  drip(860, 160, 560, 1.5),
  `<ellipse cx="860" cy="850" rx="250" ry="36" fill="#2c1a3f" opacity="0.4"/>`,
  painted('M640 600L664 850Q860 890 1056 850L1080 600Z', '#d8423c', '#7a1f38'),
  flat(blob(860, 598, 222, 52, 3, 0.01), '#f0705c'),
  flat(blob(860, 598, 60, 14, 3, 0.02), '#c9e8f4', 0),
  `<ellipse cx="860" cy="598" rx="110" ry="26" fill="none" stroke="#ffe3d0" stroke-width="5" opacity="0.8"/>`,
  flat(blob(860, 735, 96, 60, 4, 0.02), c.cream),
  flat(blob(832, 740, 30, 26, 3, 0.04), '#d9a055'),
  flat(blob(886, 728, 30, 26, 5, 0.04), '#c98a45'),
  line('620,560 590,530; 1096,560 1126,530; 640,520 624,484; 1080,520 1096,484', '#ffe9b8', 9, 0.9),
  pia(
    '270,980,270 right none laugh gaze=0.8,0 lean=4 tilt=-6 l=~-0.7,0.0/open r=456,812/hold',
    torch(476, 806, -14, 1.6),
  ),
);

const hammock: Thing = (light) =>
  line('500,110 590,300 640,430; 980,110 890,300 850,430', '#e6d6b4', 8) +
  drawn(light, [dad('745,500,138 front none surprised gaze=0,-0.9 nod=-0.4 l=~-0.75,0.35/open r=~0.75,0.35/open')]) +
  painted('700,540 740,540 726,650 690,654', '#4c78a8', '#24406e') +
  painted('760,540 800,540 806,650 770,654', '#4c78a8', '#24406e') +
  flat(blob(700, 664, 34, 17, 3), '#a86c46') +
  flat(blob(796, 664, 34, 17, 3), '#a86c46') +
  painted('620,410 700,500 745,512 790,500 870,410 850,540 745,592 640,540', '#e58a44', '#8a3f3a') +
  line('640,470 745,546 850,470', '#fff0cc', 8, 0.7);

export const tapOnAll = page('wide', candleLight)(
  room('warm', 620),
  hatch(1080, 60, 200),
  shellWindow(300, 200, 200, 170, 5),
  ladder([1110, 740], [1084, 40], 130),
  drip(805, 70, 200, 1.1),
  set(60, -30, 0, 1, hammock),
  mat([330, 720], [700, 720], [780, 860], [260, 860]),
  chairBack(180, 800, 300),
  chairSeat(180, 800, 300),
  nan('180,694,150 front seatFront surprised gaze=0,-0.9 nod=-0.4 l=~-0.72,0.0/open r=~0.72,0.0/open floats'),
  drip(180, 70, 416, 1.1),
  drip(520, 70, 780, 1.1),
  cat('590,770,120 right run scared gaze=-0.9,0 nod=-14 tail=up floats'),
  pia('1010,850,150 left stand surprised gaze=-0.9,-0.2 l=~-0.75,0.1/point r=~0.6,0.6/hold', torch(1100, 690, 20, 1)),
);

const plates = (x: number, y: number, colors: readonly string[]): string =>
  each(
    colors,
    (color, i) =>
      painted(blob(x + i * 92, y - 40, 38, 40, i + 3, 0.02), color, darker(color, 0.35)) +
      flat(blob(x + i * 92, y - 40, 20, 22, i + 3, 0.02), '#fff6e2', 0),
  ) + flat(rectangle(x - 60, y, colors.length * 92 + 30, 18), '#7d5442');

export const potsAndPans = page('medium', candleLight)(
  room('warm', 620),
  glow(1040, 480, 420, '#ffd88a', 0.6),
  plates(100, 240, ['#f3dcb0', '#8fb4d8', '#f3dcb0', '#e8a08a']),
  plates(800, 240, ['#8fb4d8', '#f3dcb0', '#e8a08a', '#f3dcb0']),
  painted(rectangle(-20, 540, 300, 220), '#8a5a45', '#4a2f40'),
  flat(rectangle(-20, 526, 316, 28), '#c99a62'),
  painted(rectangle(930, 540, 300, 220), '#8a5a45', '#4a2f40'),
  flat(rectangle(916, 526, 316, 28), '#c99a62'),
  candle(1050, 528, 110),
  flat(blob(100, 494, 44, 34, 3), c.sun),
  flat(blob(180, 500, 40, 28, 5), '#e8964a'),
  dog('960,860,180 left run glad gaze=-0.7,-0.6 tail=up'),
  pia(
    '540,872,250 front run laugh tilt=-6 l=~-0.5,0.62/hold r=~0.92,-0.1/hold',
    pan(772, 500, 66, 26),
    pot(520, 560, 270, can(540, 462, 100)),
  ),
  line('330,720 290,726; 340,780 290,796', '#ffe9b8', 8, 0.7),
);

export const itIsTheCat = page('wide', candleLight)(
  room('warm', 560),
  painted(rectangle(-20, -20, 1240, 76), '#5a3c40', '#2a1f38'),
  glow(600, 520, 640, '#ffd88a', 0.4),
  shellWindow(470, 160, 250, 190, 5),
  nan('250,790,160 right stand laugh lean=6 l=~-0.35,0.75/fist r=~0.75,0.1/hold', spoon(352, 420, 40, 0.9)),
  can(436, 740, 110),
  dad('980,800,164 left stand laugh lean=-6 l=~-0.85,0.3/hold r=~0.6,0.5/fist', spoon(838, 384, -140, 0.9)),
  drip(436, 60, 730, 1.1),
  drip(850, 60, 690, 1.1),
  `<ellipse cx="600" cy="846" rx="330" ry="40" fill="#2c1a3f" opacity="0.25"/>`,
  pot(850, 700, 190),
  drip(549, 60, 528, 1.3),
  cat('650,870,175 left sit cross gaze=-0.5,-0.3 tail=up'),
  panHat(549, 598, 178),
  pia('230,890,170 right kneel laugh gaze=0.7,-0.3 l=~-0.2,0.75/fist r=~0.75,0.15/hold', spoon(362, 690, 110, 0.8)),
  dog('1110,884,140 left sit glad gaze=-0.7,-0.5 tail=wag'),
);

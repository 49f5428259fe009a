import { sound } from './kit/boats.ts';
import { cut, fill, flat, hoop, line, oval, painted, roundStroke, strokes } from './kit/brush.ts';
import { glow } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, placed, pts, rectangle } from './kit/shapes.ts';
import { book, coverArt, drawn, page, set, type Thing } from './kit/staging.ts';
import { closedCurve, curve, darker } from './svg.ts';
import { c, candleLight, cat, dad, dog, nan, pia, torchBack, torchlight } from './tap-tap-tap/home.ts';
import * as home from './tap-tap-tap/home.ts';

/** The shadow of a small cat that sits before the torch. */
function catShadow(x: number, y: number, h: number) {
  const at = placed(x, y, h);
  const d = closedCurve(
    pts(
      at(
        '-0.36,0 -0.34,-0.3 -0.18,-0.5 -0.25,-0.66 -0.25,-1 -0.1,-0.86 0.08,-0.86 0.23,-1 0.25,-0.66 0.18,-0.5 0.34,-0.3 0.36,0',
      ),
    ),
  );
  const tail = curve(pts(at('0.26,-0.06 0.5,-0.1 0.56,-0.4 0.46,-0.56')));
  return fill(d, '#1c3050') + roundStroke(tail, '#1c3050', h * 0.09);
}

const bed = (x: number, y: number, w: number) =>
  line(here('0,-150 0,60; 1,-70 1,60; 0,-140 0,-20', x, y, w, 1), '#c99a52', 26) +
  line(`${x},${y - 120} ${x + 6},${y - 120}; ${x - 4},${y} ${x + w + 4},${y}`, '#b9853f', 26) +
  line(here('0,-60 8,-60', x, y), '#8a5f38', 26);

const boards = (color: string, dark: string) =>
  painted(rectangle(-20, -20, 1240, 960), color, dark, 0.4) +
  line(abreast('-20,120 400,126 800,116 1220,120', '-20,870 400,876 800,866 1220,870', 6), dark, 6, 0.6) +
  heap('200,120 700,120 980,270 420,270 120,420 860,420 560,570 1080,570 300,720 760,720', (x, y) =>
    line(here('0,0 2,150', x, y), dark, 5, 0.5),
  );

/** Under the roof: sheets of iron, rafters, and the floor of the loft from y. */
function loft(roof: string, wood: string, floor: string, y: number) {
  const sheets = abreast(`512,60 -775,${y}`, `688,60 1975,${y}`, 12);
  return (
    painted(rectangle(-20, -20, 1240, y + 40), roof, darker(roof, 0.4), 0.5) +
    strokes(sheets, darker(roof, 0.35), 7) +
    painted(rectangle(-20, y, 1240, 940 - y), floor, darker(floor, 0.4), 0.5) +
    line(abreast(`40,${y} -280,920`, `1160,${y} 1470,920`, 8), darker(floor, 0.35), 5, 0.5) +
    line(`600,30 300,${y * 0.55} -20,${y + 40}; 600,30 900,${y * 0.55} 1220,${y + 40}`, wood, 46) +
    line(`120,${y * 0.72} 600,${y * 0.7} 1080,${y * 0.72}`, wood, 34)
  );
}
const dark = loft('#2a3a62', '#4f3a44', '#41374f', 560);
const bright = loft('#7f96b8', '#b9804f', '#cf9a62', 560);

const chest = (x: number, y: number, w: number, color: string) =>
  painted(rectangle(x, y - w * 0.7, w, w * 0.7), color, darker(color, 0.45)) +
  line(here('0,-0.48 1,-0.48; 0.5,-0.7 0.5,0', x, y, w), darker(color, 0.35), 6, 0.7);

const hammock: Thing = (light) =>
  line('500,110 590,300 640,430; 980,110 890,300 850,430', '#e6d6b4', 8) +
  drawn(light, [dad('745,513,138 front none surprised gaze=0,-0.9 nod=-0.4 l=~-0.75,0.35/open r=~0.75,0.35/open')]) +
  painted('700,540 740,540 726,650 690,654', '#4c78a8', '#24406e') +
  painted('760,540 800,540 806,650 770,654', '#4c78a8', '#24406e') +
  flat(blob(700, 664, 34, 17, 3), '#a86c46') +
  flat(blob(796, 664, 34, 17, 3), '#a86c46') +
  painted('620,410 700,500 745,512 790,500 870,410 850,540 745,592 640,540', '#e58a44', '#8a3f3a') +
  line('640,470 745,546 850,470', '#fff0cc', 8, 0.7);

const plates = (x: number, y: number, colors: readonly string[]) =>
  each(colors, (color, i) => [
    painted(blob(x + i * 92, y - 40, 38, 40, i + 3, 0.02), color, darker(color, 0.35)),
    flat(blob(x + i * 92, y - 40, 20, 22, i + 3, 0.02), '#fff6e2', 0),
  ]) + flat(rectangle(x - 60, y, colors.length * 92 + 30, 18), '#7d5442');

export const pictures = book({
  cover: coverArt(torchlight)(
    home.room('night', 900),
    home.shellWindow(70, 130, 330, 270, 8),
    home.hatch(1060, 56, 230),
    home.ladder([1130, 940], [1080, 40], 150, '#5a4450'),
    home.shone(home.beam([590, 722], [970, 650, 345, 490]))(
      home.room('lit', 900),
      home.ladder([1130, 940], [1080, 40], 150),
      catShadow(890, 900, 600),
    ),
    cat('890,1115,150 left sit wonder gaze=-0.5,-0.8'),
    pia(
      '250,1120,300 right stand surprised gaze=0.8,-0.3 tilt=-6 l=~-0.62,-0.36/open r=~0.72,0.42/hold',
      home.torch(515, 716, 6, 1.7),
    ),
    sound(1060, 120, [42, 66, 91], [58, 122], '#ffe9b8', 8),
  ),
  dim: page('wide', torchlight)(
    home.room('night', 640),
    home.shellWindow(500, 210, 250, 210, 3),
    home.hatch(1010, 70, 220),
    home.ladder([1040, 700], [1010, 50], 130, '#5a4450'),
    home.shone(home.beam([505, 526], [1010, 190, 190, 240]))(
      home.room('lit', 640),
      home.shellWindow(500, 210, 250, 210, 3),
      home.hatch(1010, 70, 220),
      home.ladder([1040, 700], [1010, 50], 130),
    ),
    sound(1010, 60, [48, 76, 104], [58, 122], '#ffe9b8', 8),
    sound(905, 96, [30, 48, 65], [148, 212], '#ffe9b8', 8),
    oval(330, 800, 330, 40, '#1c1a3a', 0.5),
    bed(70, 740, 520),
    painted('90,690 100,640 210,636 230,690', '#fff6e2', '#8a8fb0'),
    pia(
      '290,726,176 right none surprised gaze=0.8,-0.7 nod=-0.4 tilt=-6 l=~-0.35,0.8/fist r=~0.85,0.05/hold',
      home.torch(462, 560, -38, 1.3),
    ),
    painted(
      '190,726 260,676 380,660 480,690 580,680 600,740 590,800 480,790 380,806 260,790 180,800 170,760',
      '#5f86bb',
      '#2f3f78',
    ),
    line('210,752 380,740 580,752; 230,704 380,690 570,712', '#b9d0ee', 9, 0.7),
  ),
  theCat: page('above', torchlight)(
    boards('#41374f', '#2a2440'),
    home.shone(home.beam([470, 660], [790, 400, 370, 300]))(
      boards('#cf9a62', '#8a5f45'),
      home.mat([560, 190], [1070, 240], [1010, 640], [500, 590]),
    ),
    home.ringCat(785, 415, 155),
    pia(
      '240,900,250 right kneel think gaze=0.9,-0.3 lean=10 tilt=4 l=~-0.1,0.85/fist r=440,672/hold',
      home.torch(446, 672, -30, 1.6),
    ),
  ),
  nanAndDog: page('medium', candleLight)(
    home.room('night', 660),
    home.shone(blob(800, 480, 470, 520, 4, 0.02, 14))(home.room('warm', 660)),
    glow(1070, 470, 330, '#ffd88a', 0.6),
    cut('60,140 330,140 330,720 60,720', '#7d5442'),
    cut('86,166 304,166 304,720 86,720', '#12172f', 0),
    pia(
      '196,770,128 right stand wonder gaze=0.9,0 tilt=8 lean=6 l=~-0.3,0.8/hold r=~0.78,0.3/hold',
      home.torch(322, 596, 8, 0.9),
    ),
    cut('50,140 98,140 98,740 50,740', '#6a4638'),
    painted(rectangle(1000, 620, 170, 24), '#8a5f45'),
    line('1024,640 1016,830; 1146,640 1154,830', '#6a4638', 16),
    home.candle(1080, 622, 100),
    home.chairBack(760, 830, 330),
    home.chairSeat(760, 830, 330),
    dog('500,850,190 right sit content gaze=0.6,-0.5 tail=up nod=-10'),
    nan('760,700,176 left seat tender tilt=-8 l=578,600/open r=~0.5,0.85/open floats'),
  ),
  dadNaps: page('below', torchBack)(
    home.room('night', 760),
    home.shellWindow(800, 110, 270, 220, 6),
    home.shone(home.beam([566, 752], [330, 350, 300, 270]))(home.room('lit', 760)),
    line('-20,120 60,250 170,420; -20,120 40,300 150,470', '#e6d6b4', 8),
    line('1220,190 1130,320 1040,440; 1220,190 1110,350 1000,500', '#e6d6b4', 8),
    dad('500,470,196 front none snore roll=-72 tilt=16 l=~-0.1,1.2/open r=~0.42,0.9/open'),
    painted('500,396 556,398 630,436 660,520 520,540', '#4c78a8', '#24406e'),
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
      home.torch(596, 786, 228, 1.3),
    ),
  ),
  toTheTop: page('wide', torchlight)(
    dark,
    chest(60, 690, 220, '#54466a'),
    chest(230, 740, 160, '#4a4060'),
    home.shone(home.beam([800, 586], [960, 300, 240, 230]))(bright),
    sound(1010, 300, [42, 66, 91], [-32, 32], '#ffe9b8', 8),
    sound(900, 190, [34, 53, 73], [268, 332], '#ffe9b8', 8),
    cut('270,820 380,690 830,690 940,820', '#12142c'),
    line('480,860 520,700; 730,860 690,700', '#8a5f45', 20),
    pia(
      '590,880,210 right none wonder gaze=0.8,-0.7 nod=-0.5 tilt=-8 l=330,800/open r=752,640/hold',
      home.torch(766, 622, -46, 1.4),
    ),
    cut('250,820 960,820 1010,930 200,930', '#41374f', 0),
    line('250,820 960,820', '#8a5f45', 18),
  ),
  theGap: page('close', torchlight)(
    loft('#2a3a62', '#4f3a44', '#41374f', 640),
    home.shone(home.beam([545, 786], [890, 520, 330, 430]))(loft('#7f96b8', '#b9804f', '#cf9a62', 640)),
    flat('740,70 800,30 850,66 930,24 960,90 1000,120 930,170 880,150 810,186 770,140', '#e9eef6', 0),
    flat('756,78 804,46 852,80 924,44 948,98 980,122 926,156 878,136 814,170 782,134', '#2a2f6a', 0),
    line('800,70 790,104; 850,100 842,130; 900,70 892,108; 940,110 934,136', '#c9d4f4', 5, 0.9),
    home.drip(860, 160, 560, 1.5),
    oval(860, 850, 250, 36, '#2c1a3f', 0.4),
    painted('M640 600L664 850Q860 890 1056 850L1080 600Z', '#d8423c', '#7a1f38'),
    flat(blob(860, 598, 222, 52, 3, 0.01), '#f0705c'),
    flat(blob(860, 598, 60, 14, 3, 0.02), '#c9e8f4', 0),
    hoop([860, 598], [110, 26], '#ffe3d0', 5, 0.8),
    flat(blob(860, 735, 96, 60, 4, 0.02), c.cream),
    flat(blob(832, 740, 30, 26, 3, 0.04), '#d9a055'),
    flat(blob(886, 728, 30, 26, 5, 0.04), '#c98a45'),
    line('620,560 590,530; 1096,560 1126,530; 640,520 624,484; 1080,520 1096,484', '#ffe9b8', 9, 0.9),
    pia(
      '270,980,270 right none laugh gaze=0.8,0 lean=4 tilt=-6 l=~-0.7,0.0/open r=456,812/hold',
      home.torch(476, 806, -14, 1.6),
    ),
  ),
  tapOnAll: page('wide', candleLight)(
    home.room('warm', 620),
    home.hatch(1080, 60, 200),
    home.shellWindow(300, 200, 200, 170, 5),
    home.ladder([1110, 740], [1084, 40], 130),
    home.drip(805, 70, 200, 1.1),
    set([60, -30])(hammock),
    home.mat([330, 720], [700, 720], [780, 860], [260, 860]),
    home.chairBack(180, 800, 300),
    home.chairSeat(180, 800, 300),
    nan(
      '170,694,150 right seat surprised gaze=0.1,-0.9 nod=-0.5 lean=-4 tilt=-6 l=~-0.8,0.05/open r=~0.74,0.3/open floats',
    ),
    home.drip(180, 70, 416, 1.1),
    home.drip(520, 70, 780, 1.1),
    cat('590,770,120 right run scared gaze=-0.9,0 nod=-14 tail=up floats'),
    pia(
      '1010,850,150 left stand surprised gaze=-0.9,-0.2 l=~-0.75,0.1/point r=~0.6,0.6/hold',
      home.torch(1100, 690, 20, 1),
    ),
  ),
  potsAndPans: page('medium', candleLight)(
    home.room('warm', 620),
    glow(1040, 480, 420, '#ffd88a', 0.6),
    plates(100, 240, ['#f3dcb0', '#8fb4d8', '#f3dcb0', '#e8a08a']),
    plates(800, 240, ['#8fb4d8', '#f3dcb0', '#e8a08a', '#f3dcb0']),
    painted(rectangle(-20, 540, 300, 220), '#8a5a45', '#4a2f40'),
    flat(rectangle(-20, 526, 316, 28), '#c99a62'),
    painted(rectangle(930, 540, 300, 220), '#8a5a45', '#4a2f40'),
    flat(rectangle(916, 526, 316, 28), '#c99a62'),
    home.candle(1050, 528, 110),
    flat(blob(100, 494, 44, 34, 3), c.sun),
    flat(blob(180, 500, 40, 28, 5), '#e8964a'),
    dog('960,860,180 left run glad gaze=-0.7,-0.6 tail=up'),
    pia(
      '540,872,250 front run laugh tilt=-6 l=~-0.5,0.62/hold r=~0.92,-0.1/hold',
      home.pan(772, 500, 66, 26),
      home.pot(520, 560, 270, home.can(540, 462, 100)),
    ),
    line('330,720 290,726; 340,780 290,796', '#ffe9b8', 8, 0.7),
  ),
  itIsTheCat: page('wide', candleLight)(
    home.room('warm', 560),
    painted(rectangle(-20, -20, 1240, 76), '#5a3c40', '#2a1f38'),
    glow(600, 520, 640, '#ffd88a', 0.4),
    home.shellWindow(470, 160, 250, 190, 5),
    nan('250,790,160 right stand laugh lean=6 l=~-0.35,0.75/fist r=~0.75,0.1/hold', home.spoon(352, 420, 40, 0.9)),
    home.can(436, 740, 110),
    dad('980,800,164 left stand laugh lean=-6 l=~-0.85,0.3/hold r=~0.6,0.5/fist', home.spoon(838, 384, -140, 0.9)),
    home.drip(436, 60, 730, 1.1),
    home.drip(850, 60, 690, 1.1),
    oval(600, 846, 330, 40, '#2c1a3f', 0.25),
    home.pot(850, 700, 190),
    home.drip(549, 60, 528, 1.3),
    cat('650,870,175 left sit cross gaze=-0.5,-0.3 tail=up'),
    home.panHat(549, 598, 178),
    pia(
      '230,890,170 right kneel laugh gaze=0.7,-0.3 l=~-0.2,0.75/fist r=~0.75,0.15/hold',
      home.spoon(362, 690, 110, 0.8),
    ),
    dog('1110,884,140 left sit glad gaze=-0.7,-0.5 tail=wag'),
  ),
});

import { sound } from './kit/boats.ts';
import { cut, flat, line, oval, painted, soft } from './kit/brush.ts';
import { cloud, disk, glow, wash } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, pts, rectangle } from './kit/shapes.ts';
import { book, coverArt, page, set } from './kit/staging.ts';
import { barber, bareRobi, c, cat, otherSister, robi, shirin, sister, tuli } from './the-kite-with-no-tail/roofs.ts';
import * as roofs from './the-kite-with-no-tail/roofs.ts';

const spin = (x: number, y: number, r: number) =>
  line(
    `${x - r},${y} ${x - r * 0.6},${y - r * 0.8} ${x + r * 0.3},${y - r * 0.9}; ${x + r},${y + 10} ${x + r * 0.7},${y + r * 0.75} ${x - r * 0.2},${y + r * 0.95}`,
    '#ffffff',
    12,
    0.85,
  );
const paste = (spots: string) =>
  heap(spots, (x, y, i) => flat(blob(x, y, 15 + (i % 3) * 7, 12 + (i % 2) * 7, i + 2, 0.22), '#fffaf0', 1));
/** Where those who look out lean on the sill. */
const windows = pts('560,340 700,270 330,470');
const kites = (k: number) =>
  each(
    [
      [140, 120, 1, 12, '#d9473c', '#f08a6a'],
      [330, 60, 0.7, -16, c.teal, '#8fd0b8'],
      [520, 150, 0.9, 20, c.marigold, '#fbe08a'],
      [700, 70, 0.75, -10, c.rose, '#f3b3c4'],
      [880, 140, 1, 14, '#6a5aa8', '#b0a4dc'],
      [1060, 70, 0.8, -18, '#d9473c', c.marigold],
      [1140, 230, 0.7, 12, c.teal, c.cream],
      [260, 250, 0.6, 8, '#6a5aa8', c.rose],
      [800, 260, 0.55, -14, '#d9473c', c.cream],
    ],
    ([x, y, s, turn, one, two]) =>
      roofs.littleKite(Number(x), Number(y), Number(s) * k, Number(turn), String(one), String(two)),
  );

/** The sole of a bare foot that is stretched towards us. */
function sole(x: number, y: number, d: number) {
  const [skin, pad] = ['#b98259', '#d6a27e'];
  const toes = each([-62, -30, 2, 32, 64], (dx, i) => [
    flat(
      blob(x + dx * d, y - 128 + Math.abs(i - (d > 0 ? 4 : 0)) * 8 + (i % 2) * 10, i === 0 ? 31 : 22, 31, i + 2, 0.04),
      skin,
    ),
    flat(
      blob(x + dx * d, y - 136 + Math.abs(i - (d > 0 ? 4 : 0)) * 8 + (i % 2) * 10, i === 0 ? 17 : 12, 14, i + 2, 0.04),
      pad,
      0,
    ),
  ]);
  return (
    painted(here('-78,-90 -20,-118 60,-106 78,-40 52,60 40,130 0,150 -40,130 -52,50', x, y), skin, '#8a5a44') +
    flat(blob(x, y - 66, 58, 34, 4, 0.08), pad, 0) +
    flat(blob(x, y + 104, 34, 34, 3), pad, 0) +
    toes +
    line(here('-30,20 10,40 34,16', x, y), '#8a5a44', 5, 0.5)
  );
}

export const pictures = book({
  cover: coverArt(roofs.noon, 1, 0.75)(
    wash('#8fcfe0', '#fbe6c0'),
    cloud(930, 170, 280, '#ffffff', 4),
    roofs.littleKite(140, 160, 0.8, -14, c.teal, '#8fd0b8'),
    roofs.littleKite(1090, 380, 0.7, 16, '#d9473c', c.marigold),
    spin(560, 330, 260),
    roofs.kite(560, 330, 1.75, 158),
    line('577,385 650,520 620,650 556,745', '#5a4a5a', 4),
    roofs.city(820, 2, 0.25),
    roofs.city(900, 5, 0.05),
    roofs.roof(950, 1060),
    tuli('400,1165,205 right faces=front stand worried nod=-1 gaze=0.3,-0.95 tilt=-8 l=~-0.6,0.75 r=552,748/hold'),
    robi('680,1165,185 left faces=front stand wonder nod=-1 gaze=-0.3,-0.95 tilt=8 l=~-0.8,-0.62/point r=~0.4,0.8'),
    cat('1030,960,140 left walk content gaze=-0.8,-0.5 tail=up floats'),
  ),
  none: page('shoulder', roofs.noon)(
    wash('#8fcfe0', '#fdeccb'),
    cloud(600, 330, 300, '#ffffff', 3),
    kites(1.1),
    roofs.city(600, 3, 0.35),
    roofs.city(700, 6, 0.1),
    roofs.roof(760, 860),
    roofs.tank(1070, 780, 150),
    tuli('430,1030,210 back none tilt=-6 l=~-0.55,0.8 r=~0.5,0.85'),
    robi('700,1030,190 back none tilt=10 l=~-0.6,-0.6/point r=~0.5,0.8'),
  ),
  paper: page('above', roofs.noon)(
    wash('#e0bd98', '#cfa27e'),
    line(abreast('-60,0 20,900', '1060,0 1140,900', 5), '#a9826a', 4, 0.4),
    oval(600, 560, 330, 250, '#5a3a4a', 0.18),
    roofs.kite(600, 520, 2.2, 8),
    flat(blob(180, 760, 96, 66, 3, 0.04), '#6f8fb0'),
    flat(blob(180, 748, 76, 48, 4, 0.05), '#fffaf0', 0),
    soft('990,770 1040,730 1090,770 1060,820 1010,815', '#f3e3c2'),
    line('1000,780 1080,770; 1010,800 1075,795; 1020,755 1060,750', '#c9a97a', 5),
    line('1080,770 1010,690 900,700 800,640', '#8a6a4a', 4),
    tuli('300,560,190 right kneel happy gaze=0.7,0.7 nod=0.5 lean=14 l=~0.1,0.9 r=470,500/hold floats'),
    robi('930,600,190 left kneel laugh gaze=-0.7,0.6 lean=-10 l=735,560/open r=~0.55,0.3/open floats'),
    paste('905,300 960,345 880,370 985,275 900,440 950,480 870,500 742,556 1010,430 930,255 845,330 640,640 560,360'),
  ),
  washingDay: page('wide', roofs.noon)(
    wash('#8fcfe0', '#fdeccb'),
    kites(0.7),
    roofs.city(650, 4, 0.3),
    painted(rectangle(640, 430, 580, 500), '#d98a6a', '#8a4a4a'),
    flat(rectangle(620, 416, 600, 30), '#f0c4a4'),
    line('680,430 680,190; 1160,430 1160,180', '#7a5540', 14),
    roofs.washing([680, 210], [1160, 200], 1.15),
    roofs.kite(905, 330, 1.15, 172),
    soft('860,230 950,228 960,330 930,330 906,270 890,335 858,330', c.marigold),
    line('900,170 880,120; 960,180 990,130; 850,190 810,160', '#ffffff', 8, 0.85),
    line('880,440 700,520 520,572', '#5a4a5a', 4),
    roofs.roof(690, 770),
    tuli('380,880,170 right stand surprised gaze=0.9,-0.5 l=~-0.5,0.7/open r=~0.7,0.1/open'),
    robi('190,885,150 right stand wonder gaze=0.9,-0.5 l=~-0.25,0.12/fist r=~0.3,0.14/fist'),
  ),
  faster: page('medium', roofs.noon)(
    wash('#a0d6e2', '#fdeccb'),
    roofs.city(430, 7, 0.25),
    roofs.roof(480, 590),
    roofs.tank(130, 540, 190),
    line('60,740 300,730; 20,790 250,786; 80,840 280,838', '#ffffff', 9, 0.7),
    tuli('430,850,190 right run effort lean=18 l=~-0.9,0.2/fist r=~0.85,0.3/fist'),
    line('290,585 330,340 700,330 880,560', '#5a4a5a', 4),
    spin(905, 560, 130),
    roofs.kite(905, 570, 1, 200),
    roofs.pigeon('760,330,150 right cross wings=up floats'),
    roofs.pigeon('1040,300,160 left cross wings=spread floats'),
    roofs.pigeon('900,180,130 right cross wings=spread floats'),
    roofs.pigeon('1120,700,170 left cross wings=up floats'),
    roofs.pigeon('720,800,130 right cross wings=up floats'),
    heap('820,420 980,400 1060,540 820,700 960,740', (x, y, i) =>
      soft(here('0,0 14,-12 34,-10 20,6', x, y), i % 2 === 0 ? '#b9c2d4' : '#ffffff', 1),
    ),
  ),
  clonk: page('close', roofs.noon)(
    wash('#a0d6e2', '#fdeccb'),
    roofs.city(330, 5, 0.25),
    roofs.roof(370, 470),
    robi('140,760,170 right stand laugh gaze=0.8,0.4 l=~-0.1,0.12/fist r=~0.16,0.14/fist'),
    tuli('1000,880,230 right walk resolved lean=16 gaze=0.8,0 l=~-0.7,0.5/fist r=~0.1,0.55/fist'),
    line('884,640 760,690 600,750', '#5a4a5a', 5),
    roofs.kite(480, 760, 1.35, 70),
    roofs.spoon(340, 790, 1.5, 160),
    line('345,790 400,775', '#8a6a4a', 5),
    sound(270, 830, [40, 70, 100], [100, 190], c.brick, 9),
    line('560,880 600,850; 640,886 690,868; 470,890 500,878', '#8f6a6a', 7, 0.6),
  ),
  cats: page('wide', roofs.noon)(
    wash('#a0d6e2', '#fdeccb'),
    kites(0.6),
    roofs.city(420, 8, 0.3),
    painted(rectangle(-10, 430, 1220, 190), '#e5a98a', '#9a5f5a', 0.4),
    flat(rectangle(-10, 416, 1220, 26), '#f6d3b4'),
    painted(rectangle(-10, 620, 1220, 300), '#d9b491', '#8f6a6a', 0.4),
    cat('660,422,170 right walk content gaze=0.7,0 tail=up floats'),
    line('480,230 456,190 470,150; 596,96 620,84 646,90', '#ffffff', 8, 0.85),
    roofs.kite(1060, 800, 0.9, 96),
    tuli('270,870,190 right crossed think gaze=0.5,-0.6 nod=-0.3 tilt=6 l=~-0.3,0.8 r=~0.1,0.2/fist floats'),
    robi(
      '760,890,190 left faces=front kneel glad gaze=-0.3,-0.9 nod=-0.7 l=~-0.7,-0.75/point r=~0.75,0.3/point floats',
    ),
  ),
  socks: page('medium', roofs.noon)(
    wash('#a0d6e2', '#fdeccb'),
    roofs.city(270, 2, 0.25),
    roofs.roof(330, 620, '#c9795a'),
    each(['110,430', '210,440', '310,428', '120,530', '220,540', '315,528'], (at, i) =>
      roofs.chalkRing(Number(at.split(',')[0]), Number(at.split(',')[1]), 38, i),
    ),
    tuli('530,860,190 left stand resolved gaze=-0.8,0.2 l=398,560/hold r=~0.45,0.8'),
    line('390,552 372,540', c.cream, 12),
    bareRobi('860,870,185 right stand glad gaze=0.4,-0.9 nod=-0.8 tilt=-8 l=~-0.45,0.7/fist r=~0.76,0.02/fist'),
    line('1002,548 1030,400 920,190', '#5a4a5a', 4),
    spin(900, 160, 140),
    roofs.kite(900, 150, 0.85, 24),
    roofs.tail(pts('850,240 790,300 700,330'), 2, 1.25),
  ),
  gifts: page('medium', roofs.noon)(
    wash('#a0d6e2', '#fdeccb'),
    roofs.city(480, 3, 0.35),
    roofs.city(790, 6, 0.15),
    painted(rectangle(-20, 560, 450, 400), '#e5a98a', '#9a5f5a'),
    flat(rectangle(-20, 546, 464, 28), '#f6d3b4'),
    painted(rectangle(880, 420, 360, 500), '#d98a86', '#8a4a5a'),
    barber('1070,408,112 left none laugh lean=-12 l=~-1.2,0.2/open r=~0.5,0.8/fist'),
    flat(rectangle(866, 406, 360, 28), '#f3c4bc'),
    painted(rectangle(430, 800, 450, 200), '#b98a6a', '#6a4a4a'),
    shirin('170,550,130 right crossed happy gaze=0.7,0.3 floats l=~-0.3,0.75/hold r=330,470/hold'),
    soft('300,440 350,452 400,500 460,512 512,556 490,590 440,556 380,540 320,490', '#cf3f3f'),
    line('320,462 390,522 450,534 494,572', c.marigold, 5),
    line('326,470 352,446; 330,452 356,474', '#8f9ab0', 8),
    set([800, 300, -24, 1.7])(
      cut('-60,-22 70,-30 64,26 -58,30', '#f4f0e6'),
      line('-30,-24 -28,30; 4,-28 6,28; 40,-30 38,26', '#4f7fb8', 13),
    ),
    line('880,280 930,270; 890,320 940,318', '#ffffff', 8, 0.8),
    tuli('560,880,150 left stand glad gaze=-0.4,-0.5 l=500,574/hold r=~0.5,0.6'),
    bareRobi('740,885,140 right stand laugh gaze=0.5,-0.9 nod=-0.6 l=~-0.65,-0.6/open r=~0.7,-0.65/open'),
  ),
  steps: page('above', roofs.late)(
    wash('#f0d0a8', '#d9a884'),
    painted(rectangle(-10, -10, 1220, 500), '#c9795a', '#8a4a4a', 0.4),
    roofs.stairs(),
    roofs.tail(pts('1000,180 900,300 790,400 680,470 560,550 440,620 330,700 220,780'), 13, 1.15),
    roofs.kite(1100, 130, 0.7, 16),
    tuli('1010,325,112 left stand glad gaze=-0.7,0.7 nod=0.4 l=~-0.7,0.3/hold r=1066,190/hold'),
    ...windows.map(([x, y]) => flat(rectangle(x - 66, y - 190, 132, 190), '#6a4250')),
    sister('560,340,100 right none glad gaze=0.7,0.5 l=~-0.5,0.4/open'),
    otherSister('700,270,96 right none laugh gaze=0.7,0.5'),
    roofs.drummer('330,470,96 right none content gaze=0.7,0.4'),
    ...windows.map(([x, y]) => flat(rectangle(x - 82, y - 4, 164, 22), c.cream)),
    bareRobi('150,890,150 right stand glad gaze=0.8,-0.8 nod=-0.6 l=~-0.4,0.75 r=235,760/hold'),
  ),
  balance: page('below', roofs.late)(
    wash('#f28f6c', '#fde0a8'),
    disk(190, 620, 110, '#fff0b8'),
    glow(190, 620, 420, '#fff3c8', 0.9),
    cloud(1000, 120, 260, '#f9b08a', 4),
    roofs.city(800, 5, 0.35, '#e8856a'),
    roofs.tail(pts('660,330 740,390 850,420 950,480 960,570 880,640 770,670 690,730'), 12, 1.15),
    roofs.kite(600, 210, 1.5, -22),
    line('590,230 520,560 476,794', '#5a4a5a', 4),
    painted(rectangle(-10, 830, 1220, 100), '#a9584e', '#5a2f4a'),
    cat('1080,836,105 left walk content tail=up floats'),
    tuli('380,960,130 right none glad gaze=0.4,-0.9 nod=-0.9 tilt=-12 l=~-0.35,0.6 r=474,800/hold'),
    bareRobi('210,960,120 right none wonder gaze=0.6,-0.9 nod=-0.9 tilt=-12 r=~0.6,-0.6/point'),
  ),
  lucky: page('close', roofs.late)(
    wash('#e77f70', '#fde3b0'),
    roofs.tail(pts('830,150 890,210 980,230 1050,290 1040,370 960,420'), 10, 0.62),
    roofs.kite(800, 90, 0.7, -20),
    shirin('160,400,64 right none laugh r=~0.7,-0.6/point'),
    barber('330,424,62 right none laugh r=~0.8,-0.5/point'),
    roofs.city(560, 3, 0.3, '#e8856a'),
    sister('960,596,60 left none laugh l=~-0.3,-0.7/open r=~0.5,-0.6/open'),
    otherSister('1040,596,58 left none glad l=~-0.4,-0.6/point'),
    roofs.drummer('1130,596,62 left none laugh l=~-0.7,-0.4/point'),
    roofs.roof(590, 680),
    tuli('250,880,170 right none content gaze=0.6,-0.8 nod=-0.7 l=~-0.3,0.7 r=~0.5,0.4/hold'),
    bareRobi('660,760,200 front none laugh tilt=6 l=~-0.75,0.75 r=~0.75,0.75'),
    painted('560,740 650,720 720,730 740,800 690,860 560,850 530,800', '#5a6fae', '#3a4a80'),
    sole(530, 800, -1),
    sole(760, 800, 1),
    line('430,640 410,610; 860,640 884,612', c.cream, 9, 0.9),
  ),
});

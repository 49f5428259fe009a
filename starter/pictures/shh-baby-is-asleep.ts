import { sound } from './kit/boats.ts';
import { flat, line, oval, painted, soft, spun, stroke } from './kit/brush.ts';
import { disk, glow, rays, stars, wash } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, nth, rectangle, tube } from './kit/shapes.ts';
import { bird } from './kit/small-animals.ts';
import { book, coverArt, page, set, type Thing } from './kit/staging.ts';
import { bicycle } from './kit/vehicles.ts';
import { teddy } from './kit/toys.ts';
import { darker } from './svg.ts';
import { adel, baby, breadBoy, c, goat, karim, mama, mona, salma, shadow, tabby } from './shh-baby-is-asleep/house.ts';
import * as house from './shh-baby-is-asleep/house.ts';

const afternoon = ['#f3c3a4', '#fdeec0'] as const;

/** Pigeons on a roof or a sill. */
const pigeons =
  (spots: string, size: number): Thing =>
  (light) =>
    heap(spots, (x, y, i) => {
      const pigeon = bird(i % 2 === 0 ? '#8f8ab8' : '#b9b2d6', '#d9d4ec');
      return pigeon(`${x},${y},${size} ${i % 3 === 0 ? 'left' : 'right'}`)(light);
    });

const walls = [c.lemon, '#f3bfae', '#bcaede', '#f0cf9a', '#f6d5b0', '#a9d0c0'] as const;
const [x0, y0, w, h] = [250, 142, 352, 214];
const roomAt = (i: number): readonly [number, number] => [x0 + (i % 2) * w, y0 + Math.floor(i / 2) * h];
const cell = (i: number, ...things: readonly Thing[]): Thing => {
  const [x, y] = roomAt(i);
  const box = [x, y, w, h] as const;
  return (light) =>
    house.within(
      box,
      flat(rectangle(...box), nth(walls, i), 0),
      painted(rectangle(x, y + h - 28, w, 40), darker(nth(walls, i), 0.3)),
      set([x, y])(...things),
    )(light);
};

export const pictures = book({
  cover: coverArt(house.dusk)(
    wash('#8a6cb4', '#f6b79a'),
    house.minaret(1120, 900, 640, '#9a7ab4'),
    each(5, (i) => painted(rectangle(560 + i * 150, 620 - ((i * 83) % 140), 140, 560), '#a583b8', '#7a5f9e')),
    painted(rectangle(-20, -20, 690, 1000), c.rose, '#a8606e'),
    flat(rectangle(-20, 640, 710, 24), darker(c.rose, 0.15), 2),
    glow(400, 300, 460, '#fff0b0', 0.75),
    house.pane([170, 130, 400, 330], c.lemon)(house.cot(190, 470, 380, ...house.lying(190, 470, 380, 'asleep'))),
    flat('M80 1000V800Q80 700 180 700Q280 700 280 800V1000Z', c.green, 3),
    painted(rectangle(-20, 960, 1240, 270), '#b98aa0', '#5f4178'),
    line('-10,1000 1210,996', '#f2dccc', 10, 0.8),
    salma('780,1150,290 front tiptoe surprised gaze=-0.75,-0.55 tilt=-6 lean=-4 l=~-0.62,0.5/open r=~0.1,0.12/point'),
    tabby('80,1150,150 right walk wonder gaze=0.8,-0.6 tail=up'),
  ),
  flats: page('wide', house.day)(
    house.cairo(afternoon, 780, '#d9a8b0', ['#c9a0c0', '#e6b98a']),
    house.washing([190, 330], [340, 300]),
    house.washing([870, 350], [1010, 400]),
    painted(rectangle(330, 62, 540, 738), c.rose, '#a8606e'),
    flat(rectangle(314, 46, 572, 28), darker(c.rose, 0.18), 2),
    pigeons('420,46 500,46 780,46', 40),
    house.pane([420, 86, 150, 140], c.lemon)(house.cot(420, 232, 156, ...house.lying(420, 232, 156, 'asleep'))),
    house.pane(
      [650, 86, 130, 140],
      c.lemon,
    )(salma('715,232,78 front none wonder gaze=-0.7,0.3 l=~-0.3,0.7 r=~0.1,0.12/point')),
    house.pane([420, 290, 150, 140], '#5f548c')(
      mona('470,436,52 right none content gaze=0.7,0.6'),
      house.sewingMachine(490, 434, 90),
    ),
    house.pane([650, 290, 130, 140], '#5f548c')(
      karim('712,440,72 front none laugh l=~-0.35,0.62 r=~0.35,0.62'),
      house.drum(712, 470, 70),
    ),
    house.pane([420, 494, 150, 140], '#5f548c')(
      adel('490,640,54 right none resolved l=~-0.4,0.7 r=~0.6,-0.3/fist'),
      house.hammer(528, 530, 0.5, 40),
    ),
    house.pane([650, 494, 130, 140], '#5f548c')(
      goat('664,648,76 right stand happy gaze=0.8,0.2 floats'),
      tabby('752,642,52 left sit content floats'),
    ),
    house.door(550, 800, 110, 150),
    sound(380, 340, [30, 52], [140, 220], c.cream),
    sound(830, 340, [30, 52], [-40, 40], c.cream),
    sound(380, 560, [30, 52], [140, 220], c.cream),
    house.threeWheeler(900, 868, 150),
    sound(1150, 812, [24, 44], [-40, 40], c.cream),
    bicycle(180, 876, 118, '#d9485a'),
    breadBoy('158,770,74 right faces=right seat laugh fl=176,846 fr=200,852 l=150,622/hold r=238,758/hold floats'),
    house.loaves(150, 616, 210),
    shadow('420,872,70 right walk glad tail=up'),
  ),
  sewing: page('shoulder', house.indoors)(
    house.room('#eeb4a6', 640, '#b9788a'),
    painted(rectangle(120, 160, 250, 500), '#5a4478'),
    flat(rectangle(104, 144, 282, 24), c.cream, 2) +
      flat(rectangle(98, 150, 22, 510) + rectangle(370, 150, 22, 510), c.cream, 2),
    house.pane([540, 110, 150, 190], '#fbe6ae')(house.minaret(615, 310, 190, '#d9a8b0')),
    house.rug(420, 800, 420, 84),
    salma('320,800,166 right tiptoe wonder gaze=0.8,-0.1 lean=7 l=~-0.6,0.35/open r=~0.26,0.12/point'),
    mona('960,940,220 left faces=left none surprised gaze=-0.9,0.2 tilt=-4 l=720,720/hold r=860,730/hold'),
    painted(rectangle(520, 760, 760, 200), '#a5703f', '#5f3a3a'),
    flat(rectangle(500, 744, 760, 30), '#c58a52', 2),
    house.sewingMachine(500, 748, 270),
    painted(
      '540,742 640,728 760,722 880,732 930,744 944,800 990,900 980,960 640,960 650,880 620,800 560,790',
      c.green,
      '#2f6f5a',
    ),
    line('700,732 720,880 700,950; 800,730 810,860 830,950; 880,736 900,860 930,950', '#2f6f5a', 5, 0.5),
    line('636,900 800,916 986,896', c.lemon, 12),
  ),
  drumming: page('below', house.day)(
    wash('#c9b8e6', '#9a86c8'),
    house.pane([640, 60, 180, 240], '#fdf0b8')(house.minaret(730, 310, 220, '#e0b4b8')),
    glow(730, 180, 340, '#fff6cc'),
    house.stairs(640, 900, 8, [92, 72], '#a08acb'),
    line('-20,150 160,300 480,560 640,690', c.violet, 20),
    line('60,220 60,400; 220,350 220,520; 380,480 380,640; 520,594 520,760', c.violet, 10),
    salma('300,616,142 right faces=right tiptoe wonder gaze=0.8,0.6 lean=8 l=~-0.6,0.3/open r=~0.26,0.12/point'),
    painted(rectangle(700, 790, 480, 130), '#7a68b0'),
    flat(rectangle(690, 774, 500, 28), c.lilac, 2),
    karim(
      '930,776,216 left faces=front seatFront surprised gaze=-0.9,-0.6 nod=-0.3 tilt=-6 l=~-0.34,0.5/open r=~0.34,0.5/open',
      house.drum(930, 920, 260),
    ),
    shadow('1120,772,110 left sit wonder gaze=-0.8,-0.4'),
  ),
  mending: page('close', house.indoors)(
    house.room('#f0d093', 740, '#a87064'),
    painted(rectangle(60, 120, 330, 640), '#4d3c6c'),
    house.door(110, 740, 300, 600, 9),
    adel('560,900,176 right faces=left stand surprised gaze=0.9,0.1 l=~-0.8,0.35/open r=~0.92,-0.2/fist'),
    house.hammer(726, 350, 1.15, 24),
    rays([420, 420], 34, 74, [-60, -20, 20], c.cream, 8),
    mona('1040,900,150 left faces=left stand wonder gaze=-0.9,0 l=~-0.5,0.08/point r=~0.4,0.9'),
    salma('850,900,158 left faces=left tiptoe wonder gaze=-0.8,-0.5 lean=-6 l=~-0.26,0.12/point r=~0.55,0.5/open'),
    painted(rectangle(40, 800, 120, 90), '#d9485a'),
    line('60,800 100,750 140,800', '#8a3a4a', 12),
  ),
  bread: page('wide', house.day)(
    house.cairo(afternoon, 640, '#dfb0ae', ['#d9b0d0', '#c9a0c0']),
    painted(rectangle(640, -20, 580, 680), c.rose, '#a8606e'),
    house.pane([720, 90, 160, 200], '#5f548c')(),
    house.pane([980, 90, 160, 200], '#5f548c')(),
    flat('M860 660V470Q860 400 930 400Q1000 400 1000 470V660Z', c.green, 3),
    house.washing([190, 300], [660, 260]),
    bicycle(250, 880, 218, '#d9485a'),
    breadBoy(
      '190,690,140 right faces=right seat surprised gaze=0.9,0.1 fl=232,826 fr=276,832 l=110,420/hold r=310,668/hold floats',
    ),
    house.loaves(206, 396, 400),
    line('330,640 340,610', '#4a4456', 8),
    flat('M318 606Q318 578 342 578Q366 578 366 606Z', c.lemon, 2),
    adel('1080,850,128 left stand wonder gaze=-0.9,0 l=~-0.5,0.1/point r=~0.5,0.9'),
    mona('946,860,128 left stand wonder gaze=-0.9,0 l=~-0.5,0.1/point r=~0.4,0.9'),
    karim('806,880,128 left tiptoe wonder gaze=-0.9,-0.3 l=~-0.26,0.12/point r=~0.5,0.5/open'),
    salma('634,884,138 left tiptoe wonder gaze=-0.9,-0.4 lean=-6 l=~-0.26,0.12/point r=~0.6,0.45/open'),
  ),
  falls: page('close', house.day)(
    wash('#f3c3a8', '#fbe6bc'),
    painted(rectangle(-20, -20, 380, 640), c.rose, '#a8606e'),
    flat('M100 620V280Q100 160 200 160Q300 160 300 280V620Z', c.green, 3),
    each(3, (i) => painted(rectangle(420 + i * 260, 220 - i * 40, 240, 420), '#e3b3ae', '#b98a9e')),
    painted(rectangle(-20, 560, 1240, 400), '#cfa6ac', '#7a5a88'),
    line('-10,640 1210,634; -10,760 1210,752; 300,562 180,920; 620,562 620,920; 940,562 1060,920', '#a87f98', 6, 0.6),
    mona('150,700,330 right tiptoe'),
    adel('1050,690,330 left tiptoe'),
    line('640,60 560,150 700,240 570,340 660,430 600,560 640,640', c.cream, 7, 0.8),
    house.feather(610, 720, 1.05, -8),
    oval(610, 800, 130, 16, '#4a2c5e', 0.25),
    tabby('230,850,178 right walk wonder gaze=0.8,-0.1 nod=10 head=0,14 tail=up'),
    shadow('985,850,178 left walk wonder gaze=0.8,-0.1 nod=10 head=0,14 tail=up'),
    pigeons('680,600', 84),
  ),
  hush: page('wide', house.dusk)(
    wash('#a892d6', '#8270b8'),
    house.pane([90, 90, 170, 220], '#fde6a4')(),
    glow(175, 200, 300, '#fff0bc', 0.5),
    house.stairs(560, 930, 7, [96, 84], '#6f5ca8'),
    line('-20,130 120,250 560,640', '#4d3f86', 16),
    tabby('150,520,90 left lie asleep nod=16 head=0,20'),
    salma('330,676,150 right seat content tilt=8 l=~0.3,0.8 r=~0.42,0.14/point'),
    painted(rectangle(590, -20, 640, 960), '#5c4a86', '#3a2f66'),
    painted(rectangle(636, 60, 540, 760), '#f4c9a8', '#d98f8a'),
    house.within([636, 60, 540, 760], line(abreast('690,60 690,740', '1140,60 1140,740', 6), '#fbe0c4', 26, 0.6)),
    line('900,60 900,150; 810,170 900,150 990,170; 810,170 810,230; 900,150 900,250; 990,170 990,226', '#8a6a9a', 5),
    each([810, 900, 990], (x, i) =>
      flat(blob(x, 244, 22, 22, i + 2, 0.22, 5), nth([c.lemon, '#e0708c', '#5a8cc8'], i), 1.6),
    ),
    painted(rectangle(636, 740, 540, 80), '#b9788a'),
    house.cot(676, 790, 464, ...house.lying(676, 790, 464, 'surprised', '-0.2,-0.9')),
  ),
  waah: page('medium', house.indoors)(
    house.room('#f0b4a4', 640, '#b9788a'),
    sound(590, 420, [260, 330, 400, 470, 540], [205, 335], c.cream, 11),
    house.rug(600, 830, 520, 90),
    flat(rectangle(950, 170, 240, 16), '#a5703f', 2),
    each(['#5a8cc8', c.lemon, c.green], (color, i) => {
      const [x, turn] = [980 + i * 70, nth([-14, 10, -8], i)];
      return spun(turn, x, 166, flat(here('M-24,112H24L16,160H-16Z', x, 0), color, 2));
    }),
    line('950,90 960,70; 1016,84 1020,62; 1084,86 1090,64; 1150,92 1160,72', c.cream, 6),
    mama('150,880,146 right faces=right stand worried gaze=0.9,0 lean=8 l=~0.2,1 r=~1.05,0.35/hold'),
    house.bottle(316, 486, 130, 24),
    adel('1080,860,146 left faces=front stand effort l=~-0.5,-0.35/open r=~0.5,-0.35/open'),
    house.cot(360, 850, 500, baby('600,740,250 front crossed howl l=~-0.62,0.1/fist r=~0.62,0.1/fist')),
    karim('930,905,150 left faces=left stand worried gaze=-0.9,-0.3 lean=-8 l=~-0.85,0.2/hold r=~-0.3,0.5/hold'),
    teddy(790, 690, 1.05),
  ),
  tooQuiet: page('close', house.indoors)(
    wash('#fbe08a', '#f3b765'),
    rays([640, 430], 170, 620, [-170, -150, -130, -110, -90, -70, -50, -30, -10, 10, 170], '#fff2bc', 30),
    painted(rectangle(-10, 760, 1220, 460), '#c98a6a', '#8a5064'),
    house.cot(
      770,
      880,
      380,
      baby('960,792,190 left crossed wonder gaze=-0.9,-0.2 l=~-0.5,0.35/open r=~0.45,0.45/open'),
    ),
    salma(
      '330,900,262 right faces=right walk laugh lean=-6 l=90,420/fist r=560,590/hold',
      house.pan(640, 430, 120, 24),
    ),
    line('96,420 60,250', '#a5703f', 20),
    soft('30,200 44,150 78,146 92,190 76,240 44,244', '#c58a52'),
    sound(640, 430, [160, 200, 240], [-40, 25], c.orange, 11),
    sound(640, 430, [160, 200], [-130, -90], c.orange, 11),
  ),
  allCome: page('wide', house.dusk)(
    house.cairo(['#c98ac0', '#fbc48a'], 800, '#b98ac0', ['#a87fc0', '#e0a08a']),
    disk(1090, 200, 60, '#fdeab0'),
    house.washing([30, 260], [250, 220]),
    painted(rectangle(x0 - 26, y0 - 26, 2 * w + 52, 3 * h + 52), c.rose, '#a8606e'),
    flat(rectangle(x0 - 46, y0 - 44, 2 * w + 92, 26), darker(c.rose, 0.2), 2),
    goat('400,102,44 right stand laugh floats'),
    goat('690,102,44 left stand laugh floats'),
    pigeons('530,100 590,100 830,100', 40),
    cell(0, house.cot(50, 198, 240, ...house.lying(50, 198, 240, 'asleep'))),
    cell(
      1,
      salma('140,196,68 right walk laugh l=~-0.7,0.1/fist r=~0.72,0.2/hold', house.pan(222, 84, 34, 24)),
      sound(222, 84, [50, 68], [-50, 40], c.orange, 6),
    ),
    cell(
      2,
      flat(rectangle(104, 160, 48, 38), '#a5703f', 2),
      mona('128,158,45 right seat laugh l=~0.3,0.8 r=~0.9,0.7/hold'),
      flat(rectangle(160, 130, 150, 12), '#a5703f', 2),
      line('176,142 176,198; 296,142 296,198', '#a5703f', 9),
      house.sewingMachine(190, 130, 96),
      soft('150,134 190,122 200,144 180,188 150,182', c.green),
      sound(230, 90, [60, 78], [-70, -20], c.orange, 6),
    ),
    cell(
      3,
      karim('170,168,64 front seatFront laugh l=~-0.34,0.5/open r=~0.34,0.5/open', house.drum(170, 198, 74)),
      sound(170, 110, [80, 98], [-40, 20], c.orange, 6),
      sound(170, 110, [80, 98], [160, 220], c.orange, 6),
    ),
    cell(
      4,
      house.door(40, 192, 90, 150, 0),
      adel('228,198,38 left stand laugh l=~-0.9,0.3/open r=~0.95,-0.2/fist'),
      house.hammer(266, 76, 0.42, 20),
      rays([140, 110], 14, 34, [160, 200, 240, 120], c.orange, 6),
    ),
    cell(5, house.door(236, 192, 84, 150), mama('140,198,42 front stand laugh l=~-0.1,0.5/clap r=~0.14,0.5/clap')),
    `<path d="M${x0 + w} ${y0 - 10}V${y0 + 3 * h}M${x0 - 10} ${y0 + h}H${x0 + 2 * w + 10}M${x0 - 10} ${y0 + 2 * h}H${x0 + 2 * w + 10}" stroke="${darker(c.rose, 0.18)}" stroke-width="18" fill="none"/>`,
    house.threeWheeler(978, 870, 130),
    sound(1060, 740, [24, 44], [-130, -50], c.cream),
    bicycle(130, 878, 108, '#d9485a'),
    breadBoy('106,780,70 right faces=right seat laugh fl=128,850 fr=150,854 l=96,642/hold r=186,770/hold floats'),
    house.loaves(104, 634, 190),
    tabby('330,880,66 right walk laugh tail=up'),
    shadow('900,880,66 left walk laugh tail=up'),
  ),
  crowd: page('medium', house.night)(
    wash('#3a3478', '#2a2560'),
    house.within(
      [430, 70, 330, 300],
      wash('#1f1c50', '#3f377c'),
      stars(200, 30, 5, [430, 70, 330]),
      flat(rectangle(440, 220, 120, 160) + rectangle(590, 180, 150, 200), '#2f2a66', 0),
      heap('460,250 510,250 460,300 620,220 680,220 620,270 680,300', (x, y) =>
        flat(rectangle(x, y, 26, 30), c.lemon, 0),
      ),
    ),
    stroke(`${rectangle(430, 70, 330, 300)}M595 70V370`, '#8f82c4', 18),
    flat(rectangle(410, 370, 370, 22), '#8f82c4', 2),
    painted(rectangle(-10, 720, 1220, 500), '#4a3f86', '#211c54'),
    sound(600, 420, [150, 200, 250], [10, 60], c.lemon, 8),
    sound(600, 420, [150, 200, 250], [120, 170], c.lemon, 8),
    glow(250, 620, 320, '#ffe6a0', 0.28),
    house.cot(60, 800, 440, ...house.lying(60, 800, 440, 'tender')),
    line('150,560 176,540 160,524 190,504; 210,520 240,496 220,476 256,450', c.lilac, 8),
    painted(rectangle(640, 700, 540, 110), '#7a62a8', '#3a2f72'),
    painted(rectangle(1136, 500, 46, 330), '#8f76bc', '#3a2f72') +
      painted(rectangle(624, 640, 40, 190), '#8f76bc', '#3a2f72'),
    house.salmaInBed(
      '1000,740,176 front none cross gaze=-0.9,0.1 l=~-0.66,-0.3/open r=~0.66,-0.3/open',
      flat(
        tube('874,590 872,470 912,410 1000,388 1088,410 1128,470 1126,590', [70, 96, 90, 84, 90, 96, 70]),
        '#f0ecfb',
        2.4,
      ),
      line('890,560 884,500; 1110,560 1116,500; 960,384 1000,376 1040,384', '#b9aedc', 5, 0.8),
    ),
    painted('640,700 720,650 860,664 1000,690 1136,670 1140,800 640,806', '#d87a98', '#7a3f80'),
    heap('720,720 820,706 920,740 1020,726 770,770 880,784 1080,770', (x, y, i) =>
      flat(blob(x, y, 13, 13, i + 2, 0.2, 5), c.lemon, 0),
    ),
  ),
});

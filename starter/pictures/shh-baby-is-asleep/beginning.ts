import { sound } from '../kit/boats.ts';
import { flat, line, oval, painted } from '../kit/brush.ts';
import { glow, rays, wash } from '../kit/scenery.ts';
import { each, heap, rectangle } from '../kit/shapes.ts';
import { bird } from '../kit/small-animals.ts';
import { coverArt, page, type Thing } from '../kit/staging.ts';
import { bicycle } from '../kit/vehicles.ts';
import { darker } from '../svg.ts';
import { adel, breadBoy, c, day, dusk, goat, indoors, karim, mona, salma, shadow, tabby } from './house.ts';
import * as house from './house.ts';

const afternoon = ['#f3c3a4', '#fdeec0'] as const;

/** Pigeons on a roof or a sill. */
export const pigeons =
  (spots: string, size: number): Thing =>
  (light) =>
    heap(spots, (x, y, i) =>
      bird(i % 2 === 0 ? '#8f8ab8' : '#b9b2d6', '#d9d4ec')(`${x},${y},${size} ${i % 3 === 0 ? 'left' : 'right'}`)(
        light,
      ),
    );

const cover = coverArt(dusk)(
  wash('#8a6cb4', '#f6b79a'),
  house.minaret(1120, 900, 640, '#9a7ab4'),
  each(5, (i) => painted(rectangle(560 + i * 150, 620 - ((i * 83) % 140), 140, 560), '#a583b8', '#7a5f9e')),
  painted(rectangle(-20, -20, 690, 1000), c.rose, '#a8606e'),
  flat(rectangle(-20, 640, 710, 24), darker(c.rose, 0.15), 2),
  glow(400, 300, 460, '#fff0b0', 0.75),
  house.pane([170, 130, 400, 330], c.lemon, house.cot(190, 470, 380, ...house.lying(190, 470, 380, 'asleep'))),
  flat('M80 1000V800Q80 700 180 700Q280 700 280 800V1000Z', c.green, 3),
  painted(rectangle(-20, 960, 1240, 270), '#b98aa0', '#5f4178'),
  line('-10,1000 1210,996', '#f2dccc', 10, 0.8),
  salma('780,1150,290 front tiptoe surprised gaze=-0.75,-0.55 tilt=-6 lean=-4 l=~-0.62,0.5/open r=~0.1,0.12/point'),
  tabby('80,1150,150 right walk wonder gaze=0.8,-0.6 tail=up'),
);

const tallHouse = page('wide', day)(
  house.cairo(afternoon, 780, '#d9a8b0', ['#c9a0c0', '#e6b98a']),
  house.washing([190, 330], [340, 300]),
  house.washing([870, 350], [1010, 400]),
  painted(rectangle(330, 62, 540, 738), c.rose, '#a8606e'),
  flat(rectangle(314, 46, 572, 28), darker(c.rose, 0.18), 2),
  pigeons('420,46 500,46 780,46', 40),
  house.pane([420, 86, 150, 140], c.lemon, house.cot(420, 232, 156, ...house.lying(420, 232, 156, 'asleep'))),
  house.pane(
    [650, 86, 130, 140],
    c.lemon,
    salma('715,232,78 front none wonder gaze=-0.7,0.3 l=~-0.3,0.7 r=~0.1,0.12/point'),
  ),
  house.pane(
    [420, 290, 150, 140],
    '#5f548c',
    mona('470,436,52 right none content gaze=0.7,0.6'),
    house.sewingMachine(490, 434, 90),
  ),
  house.pane(
    [650, 290, 130, 140],
    '#5f548c',
    karim('712,440,72 front none laugh l=~-0.35,0.62 r=~0.35,0.62'),
    house.drum(712, 470, 70),
  ),
  house.pane(
    [420, 494, 150, 140],
    '#5f548c',
    adel('490,640,54 right none resolved l=~-0.4,0.7 r=~0.6,-0.3/fist'),
    house.hammer(528, 530, 0.5, 40),
  ),
  house.pane(
    [650, 494, 130, 140],
    '#5f548c',
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
);

const sewing = page('shoulder', indoors)(
  house.room('#eeb4a6', 640, '#b9788a'),
  painted(rectangle(120, 160, 250, 500), '#5a4478'),
  flat(rectangle(104, 144, 282, 24), c.cream, 2) +
    flat(rectangle(98, 150, 22, 510) + rectangle(370, 150, 22, 510), c.cream, 2),
  house.pane([540, 110, 150, 190], '#fbe6ae', house.minaret(615, 310, 190, '#d9a8b0')),
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
);

const drumming = page('below', day)(
  wash('#c9b8e6', '#9a86c8'),
  house.pane([640, 60, 180, 240], '#fdf0b8', house.minaret(730, 310, 220, '#e0b4b8')),
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
);

const mending = page('close', indoors)(
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
);

const bread = page('wide', day)(
  house.cairo(afternoon, 640, '#dfb0ae', ['#d9b0d0', '#c9a0c0']),
  painted(rectangle(640, -20, 580, 680), c.rose, '#a8606e'),
  house.pane([720, 90, 160, 200], '#5f548c'),
  house.pane([980, 90, 160, 200], '#5f548c'),
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
);

const featherFalls = page('close', day)(
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
);

export const beginning = [cover, tallHouse, sewing, drumming, mending, bread, featherFalls];

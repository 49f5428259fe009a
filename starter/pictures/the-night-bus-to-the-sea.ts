import { ripples } from './kit/boats.ts';
import { cut, fill, flat, line, oval, painted, soft, stroke } from './kit/brush.ts';
import { windowFrame } from './kit/buildings.ts';
import { cloud, disk, glow, land, rays, stars, steam, wash } from './kit/scenery.ts';
import { blob, each, heap, here, nth, rectangle } from './kit/shapes.ts';
import { bird } from './kit/small-animals.ts';
import { book, coverArt, page, set, type Thing } from './kit/staging.ts';
import { bicycle, bus, sack } from './kit/vehicles.ts';
import { darker } from './svg.ts';
import { boy, c, grandma, headlights, luna, oldMan, papa, rosa, rosaBare } from './the-night-bus-to-the-sea/andes.ts';
import * as andes from './the-night-bus-to-the-sea/andes.ts';

const coach = { color: c.cream, stripe: c.magenta, inside: '#6a4a4e' } as const;
const lit = { ...coach, inside: '#f2b45c' } as const;

/** What rides on the roof of the bus, whose line is y; 800 wide at the scale 1. */
const load = (x: number, y: number, k: number): Thing =>
  set([x, y, 0, k])(
    sack(70, 6, 120, '#b9935f'),
    sack(190, 8, 130, '#cfae7a'),
    sack(310, 6, 116, '#a67f56'),
    bicycle(490, 6, 96, c.magenta),
    andes.roosterIs('680,6,110 right glad floats'),
  );

const nightView = wash(c.night, '#4a6a9c') + stars(330, 60, 8) + andes.oldWhite(620, 430, 420, 270, '#5f679e');

const view =
  wash(c.night, '#4a6a9c') +
  stars(430, 90, 9) +
  andes.ridge('-20,380 200,350 500,372 800,340 1220,370', '#2d3a6c') +
  andes.oldWhite(1046, 356, 46, 48, '#8a90c4');

function windowView(): Thing {
  const d = 'M110 80H1100V430H110Z';
  return `<clipPath id="panorama"><path d="${d}"/></clipPath><g clip-path="url(#panorama)">${view}${andes.moon(250, 160, 44)}</g><path d="${d}M600 80V430" fill="none" stroke="#6a6c98" stroke-width="14"/>`;
}

const sea = (y: number) =>
  painted(rectangle(-10, y, 1220, 1200), '#3fa6b4', '#1f5f92', 0.8) +
  each(22, (i) =>
    line(here('0,0 30,-6 64,4 96,0', ((i * 197) % 1200) - 30, y + 24 + ((i * 71) % 340)), '#d9f3f0', 6, 0.6),
  );

export const pictures = book({
  cover: coverArt(headlights)(
    andes.nightSky(120),
    andes.moon(960, 190, 84),
    painted(rectangle(-10, 640, 1220, 200), '#3f6f9c', c.petrol),
    line('800,690 1130,690; 860,716 1100,716; 900,744 1060,744', '#f6f0d0', 7, 0.7),
    andes.oldWhite(430, 830, 1120, 790, '#5f679e'),
    andes.ridge('-20,780 260,740 520,770 800,720 1000,760 1220,730', '#3a4a7e'),
    andes.ridge('-20,900 300,860 700,880 1220,960', '#2d3a6c'),
    painted('-40,930 300,950 760,1010 1260,1080 1260,1240 -40,1240', '#7d6a82', '#3a2f5c'),
    line('-20,1120 300,1126 700,1156 1230,1210', c.cream, 9, 0.7),
    fill('M1030 860L1260 890V1210L1030 925Z', '#ffe9a8', 0.4),
    glow(1030, 890, 230, '#ffe9a8'),
    set([0, 0, 5])(
      load(-60, 374, 1.36),
      bus(
        [-200, 985, 1300],
        lit,
        papa('164,748,98 right none asleep tilt=10 nod=0.4'),
        oldMan('372,738,98 right none asleep tilt=10 nod=0.4'),
        rosa(
          '545,738,128 right faces=front none wonder gaze=0.9,0.2 l=~-0.3,0.55 r=648,630/hold',
          andes.pot(626, 662, 108, 'snow'),
        ),
        luna('950,776,98 right none glad gaze=0.9,0.1 r=~0.6,0.6/fist'),
      ),
    ),
  ),
  ticket: page('wide', andes.evening)(
    wash('#9a86c4', '#fbc892'),
    glow(900, 360, 420, '#fff0bc', 0.6),
    andes.oldWhite(600, 560, 860, 500, '#8a7ab8'),
    land('-20,520 300,540 600,520 900,540 1220,520', '#b79a7c', '#6a4a70'),
    cut('520,540 680,540 1000,920 200,920', '#d9bb94', 0),
    andes.clayHouse(-120, 640, 380, '#d9a878', c.turquoise),
    andes.clayHouse(940, 640, 380, '#e0b48a', c.magenta),
    andes.clayHouse(240, 580, 190, '#cf9a72', c.amber),
    andes.clayHouse(780, 580, 190, '#cf9a72', c.petrol),
    painted(rectangle(-20, 640, 300, 16), '#a5826a', '#5a3a5a'),
    sack(200, 850, 150, '#cfae7a'),
    sack(1080, 858, 140, '#b9935f'),
    papa(
      '760,868,140 left faces=left stand glad gaze=-0.8,0.3 l=610,360/hold r=~0.45,1',
      cut('560,300 624,282 640,336 576,356', c.amber) +
        cut('584,288 650,276 664,330 600,346', c.cream) +
        line('604,306 644,298; 610,326 640,320', '#a8702e', 5),
    ),
    rosa('420,800,160 right faces=front jump laugh gaze=0.7,-0.4 l=~-0.75,-0.3/open r=~0.75,-0.3/open floats'),
    oval(420, 862, 90, 16, '#3a2450', 0.28),
  ),
  hands: page('close', andes.fireside)(
    wash('#a5604a', '#5a2f4a'),
    windowFrame(
      [110, 70, 260, 270],
      '#6f4230',
    )(wash(c.night, '#3a5a8c') + stars(160, 22, 4, [110, 70, 260]) + andes.oldWhite(240, 350, 250, 190, '#6a70a8')),
    flat(rectangle(470, 170, 300, 16), '#6f4230'),
    each([500, 570, 640, 710], (x, i) =>
      flat(rectangle(x - 20, 122, 40, 48), nth([c.turquoise, c.magenta, c.amber, c.violet], i), 2),
    ),
    painted(rectangle(-10, 700, 1220, 500), '#6a3a3e', '#2c1a3a'),
    glow(1000, 560, 520, '#ffc766', 0.75),
    painted('800,720 800,470 850,420 1160,410 1230,460 1230,720', '#d99a68', '#7a4448'),
    flat('M890 720V580Q890 520 980 520Q1070 520 1070 580V720Z', '#3a1f30', 3),
    soft('910,716 920,640 950,600 965,640 985,570 1010,640 1030,606 1050,660 1052,716', '#f08a2e', 0),
    soft('940,716 950,670 970,650 985,620 1005,670 1024,716', '#ffd86a', 0),
    andes.pot(980, 424, 170, 'lid'),
    grandma('720,850,162 left faces=left seat happy gaze=-0.8,0.1 l=~-0.85,0.4/open r=~0.1,0.9'),
    painted(rectangle(640, 842, 170, 80), '#7a4e3a'),
    rosa('300,850,190 right faces=front crossed think gaze=0.3,-0.9 nod=-0.3 tilt=-8 l=~-0.3,0.9 r=~0.44,0.06/fist'),
  ),
  snow: page('above', andes.snowlight, 0.85)(
    wash('#7fb8e0', '#e6f2f8'),
    disk(1020, 130, 60, '#fff4c4'),
    andes.oldWhite(300, 470, 900, 460, '#8e8ac2'),
    cloud(980, 420, 320, '#ffffff', 4),
    andes.ridge('-20,500 300,470 640,520 1000,470 1220,500', '#9fb48a'),
    cloud(760, 520, 260, '#ffffff', 7),
    painted('-40,560 200,530 460,590 760,560 1000,640 1260,600 1260,960 -40,960', '#f7f7fd', '#a9b2de'),
    soft('640,960 720,800 900,740 1100,760 1260,720 1260,960', '#ffffff', 0),
    andes.llamaIs('910,850,500 left content gaze=0.6,0.6 nod=12'),
    rosa('330,880,200 right faces=right kneel glad gaze=0.8,0.4 lean=12 l=500,720/open r=600,700/open'),
    andes.pot(560, 876, 210, 'snow'),
    soft('330,900 420,860 520,880 640,868 720,900 700,940 330,940', '#ffffff', 0),
  ),
  peaks: page('medium', andes.evening)(
    wash('#8a76bc', '#fbb98a'),
    disk(110, 380, 70, '#ffe6a0'),
    andes.oldWhite(240, 620, 560, 420, '#8a7ab8'),
    land('-20,600 300,580 700,600 1220,590', '#b98a74', '#5a3a68'),
    load(520, 256, 0.84),
    bus([380, 840, 1240], { ...coach, open: true, front: 'left', inside: '#c9894e' }),
    flat(rectangle(612, 744, 140, 22), '#4a3a58', 2),
    luna('684,748,102 left faces=left stand laugh gaze=-0.8,0.6 lean=-9 tilt=-4 l=~-0.85,0.3/open r=~0.62,0.3/hold'),
    papa(
      '150,880,136 right faces=right walk happy gaze=0.8,-0.1 lean=10 l=36,440/hold r=104,520/hold',
      sack(62, 526, 140, '#cfae7a'),
    ),
    rosa(
      '440,884,166 right faces=right stand happy gaze=0.8,-0.4 nod=-0.3 l=405,740/hold r=540,740/hold',
      andes.pot(476, 780, 142, 'lid'),
    ),
  ),
  bump: page('close', andes.inBus)(
    andes.cabin(nightView),
    andes.seat(170, 830, 300, c.turquoise),
    papa('120,668,150 right faces=right seat worried gaze=0.8,0.5 l=~0.3,0.95 r=~0.5,0.9'),
    rosa('520,860,206 right faces=right kneel tender gaze=0.9,0.2 lean=12 l=~-0.1,0.95 r=796,540/hold'),
    andes.pot(420, 880, 160, 'snow'),
    andes.seat(1150, 830, 300, c.magenta, 'right'),
    boy('900,858,200 left faces=front crossed weep gaze=-0.6,-0.6 tilt=-8 l=~-0.35,0.85 r=~0.4,0.85'),
    flat(blob(858, 540, 30, 26, 3, 0.04), '#c9685a', 2),
    flat(blob(830, 548, 36, 34, 4, 0.05), '#fbfbff', 2),
    line('772,496 748,478; 806,486 800,458', c.cream, 8),
  ),
  thirst: page('medium', andes.inBus)(
    andes.cabin(wash(c.night, '#4a6a9c') + stars(400, 70, 5)),
    boy('640,560,84 left none asleep tilt=-14 nod=0.5'),
    painted('550,520 566,490 720,490 736,520 736,760 550,760', c.turquoise),
    painted('-40,960 -30,500 60,440 330,440 400,520 400,960', '#8a62a8'),
    painted('760,960 770,500 850,440 1130,440 1200,520 1210,960', c.magenta),
    oldMan(
      '1010,910,184 left faces=left none wonder gaze=-0.8,0.5 l=800,770/hold r=880,820/hold',
      andes.lemonTree(790, 870, 350, 0.2),
    ),
    rosa(
      '280,862,220 right faces=right none glad gaze=0.8,0.3 lean=8 l=520,668/hold r=630,660/hold',
      andes.pot(612, 694, 170, 'none', 62),
    ),
    painted('-60,980 -60,868 60,846 380,842 450,862 470,980', '#9a74b6'),
    line('690,636 734,652 756,700 762,756', '#a9dbee', 16, 0.95),
    line('716,636 754,660 774,704', '#ffffff', 5, 0.6),
  ),
  awake: page('shoulder', andes.asleepBus)(
    wash('#41426c', '#2a2c54'),
    painted('90,60 600,40 1120,60 1150,240 1120,450 600,470 90,450 60,250', '#5a5c88'),
    windowView(),
    oldMan('120,760,140 right none asleep tilt=18 nod=0.5 lean=10'),
    andes.seatBack(120, 960, 330, 340, '#7a5a94'),
    papa('1060,800,158 left none snore tilt=-16 nod=-0.2 lean=-10'),
    andes.seatBack(1070, 980, 360, 330, c.petrol),
    rosa(
      '580,836,224 right faces=right stand worried gaze=0.9,-0.1 lean=4 l=770,446/hold r=896,452/hold',
      andes.pot(862, 448, 172, 'snow'),
    ),
    andes.seatBack(590, 1010, 460, 210, '#a8497c'),
    soft('846,470 834,504 848,520 862,502', '#a9dbee', 1.6),
    soft('862,560 852,586 864,600 878,584', '#a9dbee', 1.6),
  ),
  steaming: page('wide', headlights)(
    andes.nightSky(130),
    andes.ridge('-20,560 200,500 460,540 760,470 1000,530 1220,490', '#2d3a6c'),
    land('-20,600 400,590 800,610 1220,600', '#4a4a7c', c.night, 0.6),
    painted('-40,760 300,740 800,760 1260,740 1260,960 -40,960', '#6a6088', '#2a2450'),
    load(-240, 352, 0.9),
    bus(
      [-330, 820, 1000],
      { color: c.cream, stripe: c.magenta, inside: '#f2b45c', lamp: '#8a7a6a' },
      oldMan('110,572,72 right none worried gaze=0.8,0.3'),
      boy('272,566,88 right none worried gaze=0.8,0.2'),
    ),
    andes.puff('720,650 690,560 770,480 700,390 810,310 760,220'),
    luna('864,880,126 front stand worried gaze=-0.5,0.2 tilt=-6 l=~-0.9,0.15/open r=~0.9,0.15/open'),
    papa(
      '1116,884,122 left faces=left stand worried gaze=-0.2,0.8 nod=0.4 l=1010,560/hold r=~0.3,1',
      `<g transform="translate(1002 556) rotate(196)">${flat(rectangle(-17, -10, 34, 74), '#7fc2b0', 2)}${flat(rectangle(-8, -36, 16, 30), '#7fc2b0', 2)}</g>`,
    ),
    rosa(
      '600,892,164 right faces=front stand sad gaze=0,0.9 nod=0.6 l=540,720/hold r=664,720/hold',
      andes.pot(602, 770, 146, 'snow'),
    ),
  ),
  horn: page('close', headlights)(
    andes.nightSky(80),
    land('-20,760 600,750 1220,760', '#4a4a7c', c.night, 0.6),
    painted(rectangle(-20, 190, 760, 640), c.cream, '#a98a78'),
    flat(blob(130, 840, 112, 112, 4, 0.012, 14), '#3a3442', 3),
    flat(blob(130, 840, 54, 54, 4, 0.012, 14), '#c9c2c4', 2),
    flat(rectangle(-20, 560, 760, 90), c.magenta, 0),
    flat(rectangle(-20, 664, 760, 26), c.turquoise, 0),
    flat(rectangle(90, 250, 300, 250), '#f2b45c', 0),
    boy('240,516,128 right faces=front none laugh gaze=0.8,0.6 l=~-0.62,-0.2/open r=~0.62,-0.2/open'),
    stroke(rectangle(90, 250, 300, 250), darker(c.cream, 0.25), 22),
    flat(rectangle(60, 498, 360, 26), darker(c.cream, 0.12), 2),
    andes.roosterIs('590,194,140 right laugh floats'),
    painted('M450 470H716V750H450Z', '#5a5470', '#2a2444'),
    painted('M430 470L716 470L740 372L470 366Z', darker(c.cream, 0.14), '#8a6a64'),
    line('476,510 690,510; 476,700 690,700; 476,664 560,664', '#8a86a2', 9, 0.8),
    flat(blob(602, 652, 50, 40, 3, 0.02), '#221c38', 3),
    steam(560, 560, 150, 2),
    luna('1056,890,140 left faces=left stand glad gaze=-0.8,0.3 l=~-0.2,0.55/open r=~0.1,0.62/open'),
    rosa(
      '870,892,196 left faces=left stand happy gaze=-0.8,0.6 lean=-6 l=716,650/hold r=806,606/hold',
      andes.pot(748, 600, 168, 'none', -84),
    ),
    line('656,590 626,594 608,614 602,652', '#a9dbee', 18, 0.95),
    line('650,606 628,612 618,636', '#ffffff', 5, 0.6),
  ),
  moving: page('shoulder', andes.dawn)(
    wash('#c9865f', '#8a5064'),
    `<clipPath id="seaview"><path d="M60 50H1140V620H60Z"/></clipPath><g clip-path="url(#seaview)">${
      wash('#f7b9a0', '#fdeec4') +
      glow(820, 330, 460, '#fff6cc', 0.9) +
      disk(820, 330, 74, '#fff0b4') +
      sea(340) +
      line('740,372 900,372; 770,404 880,404; 750,444 910,444; 790,486 860,486', '#fff6cc', 9, 0.9)
    }</g>`,
    bird('#f6f4fc')('320,190,46 right wings=spread floats'),
    bird('#f6f4fc')('480,130,36 left wings=spread floats'),
    stroke('M60 50H1140V620H60Z', '#7a4a44', 30),
    flat(rectangle(-10, 620, 1220, 34), '#a5604a', 2),
    papa('980,960,200 left faces=left none tender gaze=-0.8,-0.1 l=~-0.5,0.9 r=~0.4,0.9'),
    rosa('480,1000,300 back none l=300,690/open r=690,690/open'),
    andes.pot(168, 640, 180, 'water'),
  ),
  friends: page('above', andes.dawn)(
    wash('#9ad4e6', '#fdf0d0'),
    disk(180, 120, 56, '#fff4c4'),
    cloud(980, 110, 240, '#ffffff', 5),
    sea(220),
    land('700,430 860,360 1040,330 1220,330', '#f3dcae', '#c9a274'),
    load(880, 276, 0.22),
    bus([850, 382, 230], { color: c.cream, stripe: c.magenta, inside: '#6a4a4e', front: 'left' }),
    land('-20,820 200,780 480,760 760,640 980,520 1220,460', '#f3dcae', '#c9a274'),
    soft('-60,800 160,700 420,690 640,610 800,560 860,590 740,700 620,780 420,830 200,850 -60,880', '#8fd6d6', 0),
    line('-20,866 200,838 430,818 620,770 740,690 850,590', '#ffffff', 22, 0.95),
    papa('1130,660,78 left faces=left stand happy gaze=-0.8,0.4 l=~-0.5,0.95 r=~0.5,0.3/open'),
    rosaBare(
      '540,800,212 left faces=left stand wonder gaze=-0.5,0.9 nod=0.4 lean=-4 l=~-0.62,0.4/hold r=~-0.2,0.5/hold',
      andes.pot(400, 480, 170, 'none', -58),
    ),
    line('330,450 296,500 286,600 284,730', '#eefafc', 15, 0.95),
    ripples(284, 742, 40, '#ffffff', 2),
    soft('440,812 500,786 560,800 640,786 680,810 640,836 480,840', '#ffffff', 0),
    line('420,800 460,776; 690,792 660,770', '#ffffff', 8, 0.9),
  ),
  salt: page('medium', andes.day)(
    wash('#8fcbe8', '#fdf2d6'),
    disk(1040, 160, 70, '#fff0b0'),
    rays([1040, 160], 96, 140, [0, 45, 90, 135, 180, 225, 270, 315], '#fff0b0', 9),
    andes.oldWhite(480, 560, 800, 470, '#8e84c0'),
    andes.ridge('-20,540 300,520 700,550 1220,520', '#a9c088'),
    andes.clayHouse(920, 640, 360, '#e0b48a', c.turquoise, false),
    land('-20,620 500,612 1220,620', '#d9c08a', '#9a7a5a'),
    rosa('300,752,190 right faces=right none laugh gaze=0.8,0.4 lean=8 l=~-0.75,-0.1/open r=456,522/point'),
    grandma('850,760,176 left faces=left none laugh gaze=-0.8,0.2 l=~-0.52,0.06/point r=~0.5,0.9'),
    andes.pot(570, 668, 230, 'salt'),
    andes.stoneWall(-20, 664, 1240, 300),
    flat(rectangle(-20, 650, 1240, 28), '#cfc0a8', 2),
    andes.pot(570, 664, 230, 'salt'),
    heap('150,652 200,648 176,628', (x, y, i) => painted(blob(x, y, 30, 24, i + 3), '#d9a86a', '#8a5a3a')),
    steam(176, 604, 80, 2),
  ),
});

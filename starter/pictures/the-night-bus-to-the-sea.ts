import { ripples } from './kit/boats.ts';
import { blob, flat, heap, here, line, painted, soft } from './kit/brush.ts';
import { bus } from './kit/bus.ts';
import type { DrawnBook } from './kit/picture.ts';
import { cloud, disk, glow, land, rays, rectangle, stars, steam, wash } from './kit/scenery.ts';
import { bird } from './kit/small-animals.ts';
import { page, type Thing } from './kit/staging.ts';
import { darker } from './svg.ts';
import {
  clayHouse,
  moon,
  nightSky,
  oldWhite,
  pot,
  puff,
  ridge,
  seatBack,
  stoneWall,
} from './the-night-bus-to-the-sea/andes.ts';
import {
  bump,
  cover,
  emptyHands,
  firstSnow,
  load,
  theMountain,
  thirstyTree,
  tickets,
} from './the-night-bus-to-the-sea/beginning.ts';
import {
  asleepBus,
  boy,
  c,
  dawn,
  day,
  grandma,
  headlights,
  luna,
  oldMan,
  papa,
  roosterIs,
  rosa,
  rosaBare,
} from './the-night-bus-to-the-sea/people.ts';

const view =
  wash(c.night, '#4a6a9c') +
  stars(430, 90, 9) +
  ridge('-20,380 200,350 500,372 800,340 1220,370', '#2d3a6c') +
  oldWhite(1046, 356, 46, 48, '#8a90c4');

const awake = page('shoulder', asleepBus)(
  wash('#41426c', '#2a2c54'),
  painted('90,60 600,40 1120,60 1150,240 1120,450 600,470 90,450 60,250', '#5a5c88'),
  windowView(),
  oldMan('120,760,140 right none asleep tilt=18 nod=0.5 lean=10'),
  seatBack(120, 960, 330, 340, '#7a5a94'),
  papa('1060,800,158 left none snore tilt=-16 nod=-0.2 lean=-10'),
  seatBack(1070, 980, 360, 330, c.petrol),
  rosa(
    '580,836,224 right faces=right stand worried gaze=0.9,-0.1 lean=4 l=770,446/hold r=896,452/hold',
    pot(862, 448, 172, 'snow'),
  ),
  seatBack(590, 1010, 460, 210, '#a8497c'),
  soft('846,470 834,504 848,520 862,502', '#a9dbee', 1.6),
  soft('862,560 852,586 864,600 878,584', '#a9dbee', 1.6),
);

function windowView(): Thing {
  const d = 'M110 80H1100V430H110Z';
  return `<clipPath id="panorama"><path d="${d}"/></clipPath><g clip-path="url(#panorama)">${view}${moon(250, 160, 44)}</g><path d="${d}M600 80V430" fill="none" stroke="#6a6c98" stroke-width="14"/>`;
}

const cloudOfSteam = page('wide', headlights)(
  nightSky(130),
  ridge('-20,560 200,500 460,540 760,470 1000,530 1220,490', '#2d3a6c'),
  land('-20,600 400,590 800,610 1220,600', '#4a4a7c', c.night, 0.6),
  painted('-40,760 300,740 800,760 1260,740 1260,960 -40,960', '#6a6088', '#2a2450'),
  load(-240, 352, 0.9),
  bus(
    [-330, 820, 1000],
    { color: c.cream, stripe: c.magenta, inside: '#f2b45c', lamp: '#8a7a6a' },
    oldMan('110,572,72 right none worried gaze=0.8,0.3'),
    boy('272,566,88 right none worried gaze=0.8,0.2'),
  ),
  puff('720,650 690,560 770,480 700,390 810,310 760,220'),
  luna('864,880,126 front stand worried gaze=-0.5,0.2 tilt=-6 l=~-0.9,0.15/open r=~0.9,0.15/open'),
  papa(
    '1116,884,122 left faces=left stand worried gaze=-0.2,0.8 nod=0.4 l=1010,560/hold r=~0.3,1',
    `<g transform="translate(1002 556) rotate(196)">${flat(rectangle(-17, -10, 34, 74), '#7fc2b0', 2)}${flat(rectangle(-8, -36, 16, 30), '#7fc2b0', 2)}</g>`,
  ),
  rosa(
    '600,892,164 right faces=front stand sad gaze=0,0.9 nod=0.6 l=540,720/hold r=664,720/hold',
    pot(602, 770, 146, 'snow'),
  ),
);

const horn = page('close', headlights)(
  nightSky(80),
  land('-20,760 600,750 1220,760', '#4a4a7c', c.night, 0.6),
  painted(rectangle(-20, 190, 760, 640), c.cream, '#a98a78'),
  flat(blob(130, 840, 112, 112, 4, 0.012, 14), '#3a3442', 3),
  flat(blob(130, 840, 54, 54, 4, 0.012, 14), '#c9c2c4', 2),
  flat(rectangle(-20, 560, 760, 90), c.magenta, 0),
  flat(rectangle(-20, 664, 760, 26), c.turquoise, 0),
  flat(rectangle(90, 250, 300, 250), '#f2b45c', 0),
  boy('240,516,128 right faces=front none laugh gaze=0.8,0.6 l=~-0.62,-0.2/open r=~0.62,-0.2/open'),
  `<path d="${rectangle(90, 250, 300, 250)}" fill="none" stroke="${darker(c.cream, 0.25)}" stroke-width="22"/>`,
  flat(rectangle(60, 498, 360, 26), darker(c.cream, 0.12), 2),
  roosterIs('590,194,140 right laugh floats'),
  painted('M450 470H716V750H450Z', '#5a5470', '#2a2444'),
  painted('M430 470L716 470L740 372L470 366Z', darker(c.cream, 0.14), '#8a6a64'),
  line('476,510 690,510; 476,700 690,700; 476,664 560,664', '#8a86a2', 9, 0.8),
  flat(blob(602, 652, 50, 40, 3, 0.02), '#221c38', 3),
  steam(560, 560, 150, 2),
  luna('1056,890,140 left faces=left stand glad gaze=-0.8,0.3 l=~-0.2,0.55/open r=~0.1,0.62/open'),
  rosa(
    '870,892,196 left faces=left stand happy gaze=-0.8,0.6 lean=-6 l=716,650/hold r=806,606/hold',
    pot(748, 600, 168, 'none', -84),
  ),
  line('656,590 626,594 608,614 602,652', '#a9dbee', 18, 0.95),
  line('650,606 628,612 618,636', '#ffffff', 5, 0.6),
);

const sea = (y: number): string =>
  painted(rectangle(-10, y, 1220, 1200), '#3fa6b4', '#1f5f92', 0.8) +
  line(
    Array.from({ length: 22 }, (_, i) => {
      const [sx, sy] = [((i * 197) % 1200) - 30, y + 24 + ((i * 71) % 340)];
      return here('0,0 30,-6 64,4 96,0', sx, sy);
    }),
    '#d9f3f0',
    6,
    0.6,
  );

const moving = page('shoulder', dawn)(
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
  `<path d="M60 50H1140V620H60Z" fill="none" stroke="#7a4a44" stroke-width="30"/>`,
  flat(rectangle(-10, 620, 1220, 34), '#a5604a', 2),
  papa('980,960,200 left faces=left none tender gaze=-0.8,-0.1 l=~-0.5,0.9 r=~0.4,0.9'),
  rosa('480,1000,300 back none l=300,690/open r=690,690/open'),
  pot(168, 640, 180, 'water'),
);

const knowEachOther = page('above', dawn)(
  wash('#9ad4e6', '#fdf0d0'),
  disk(180, 120, 56, '#fff4c4'),
  cloud(980, 110, 240, '#ffffff', 5),
  sea(220),
  land('700,430 860,360 1040,330 1220,330', '#f3dcae', '#c9a274', 0.5),
  load(880, 276, 0.22),
  bus([850, 382, 230], { color: c.cream, stripe: c.magenta, inside: '#6a4a4e', front: 'left' }),
  land('-20,820 200,780 480,760 760,640 980,520 1220,460', '#f3dcae', '#c9a274', 0.5),
  soft('-60,800 160,700 420,690 640,610 800,560 860,590 740,700 620,780 420,830 200,850 -60,880', '#8fd6d6', 0),
  line('-20,866 200,838 430,818 620,770 740,690 850,590', '#ffffff', 22, 0.95),
  papa('1130,660,78 left faces=left stand happy gaze=-0.8,0.4 l=~-0.5,0.95 r=~0.5,0.3/open'),
  rosaBare(
    '540,800,212 left faces=left stand wonder gaze=-0.5,0.9 nod=0.4 lean=-4 l=~-0.62,0.4/hold r=~-0.2,0.5/hold',
    pot(400, 480, 170, 'none', -58),
  ),
  line('330,450 296,500 286,600 284,730', '#eefafc', 15, 0.95),
  ripples(284, 742, 40, '#ffffff', 2),
  soft('440,812 500,786 560,800 640,786 680,810 640,836 480,840', '#ffffff', 0),
  line('420,800 460,776; 690,792 660,770', '#ffffff', 8, 0.9),
);

const salt = page('medium', day)(
  wash('#8fcbe8', '#fdf2d6'),
  disk(1040, 160, 70, '#fff0b0'),
  rays([1040, 160], 96, 140, [0, 45, 90, 135, 180, 225, 270, 315], '#fff0b0', 9),
  oldWhite(480, 560, 800, 470, '#8e84c0'),
  ridge('-20,540 300,520 700,550 1220,520', '#a9c088'),
  clayHouse(920, 640, 360, '#e0b48a', c.turquoise, false),
  land('-20,620 500,612 1220,620', '#d9c08a', '#9a7a5a', 0.5),
  rosa('300,752,190 right faces=right none laugh gaze=0.8,0.4 lean=8 l=~-0.75,-0.1/open r=456,522/point'),
  grandma('850,760,176 left faces=left none laugh gaze=-0.8,0.2 l=~-0.52,0.06/point r=~0.5,0.9'),
  pot(570, 668, 230, 'salt'),
  stoneWall(-20, 664, 1240, 300),
  flat(rectangle(-20, 650, 1240, 28), '#cfc0a8', 2),
  pot(570, 664, 230, 'salt'),
  heap('150,652 200,648 176,628', (x, y, i) => painted(blob(x, y, 30, 24, i + 3, 0.06), '#d9a86a', '#8a5a3a')),
  steam(176, 604, 80, 2),
);

export const book: DrawnBook = {
  slug: 'the-night-bus-to-the-sea',
  pictures: [
    cover,
    tickets,
    emptyHands,
    firstSnow,
    theMountain,
    bump,
    thirstyTree,
    awake,
    cloudOfSteam,
    horn,
    moving,
    knowEachOther,
    salt,
  ],
};

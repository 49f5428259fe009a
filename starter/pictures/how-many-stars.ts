import { dot, flat, line, painted, soft } from './kit/brush.ts';
import { inTent, tent } from './kit/buildings.ts';
import { cloud, flowers, glow, grass, stars, veil, wash } from './kit/scenery.ts';
import { blob, each, heap, rectangle, rows, times } from './kit/shapes.ts';
import { book, coverArt, page, set, type Thing } from './kit/staging.ts';
import { seeded } from './svg.ts';
import { bareDorj, c, dog, dorj, elder, girl, horse, man, saran, temur, tuya, woman } from './how-many-stars/steppe.ts';
import * as steppe from './how-many-stars/steppe.ts';

const places: readonly (readonly [number, number])[] = times(12, (i) => [
  600 + Math.cos(((i * 30 - 75) * Math.PI) / 180) * 480,
  520 + Math.sin(((i * 30 - 75) * Math.PI) / 180) * 245,
]);
const folk = [
  man,
  steppe.crowd[0],
  girl,
  elder,
  dorj,
  temur,
  steppe.crowd[3],
  tuya,
  steppe.crowd[1],
  woman,
  steppe.crowd[2],
  steppe.crowd[4],
];
const standing = [...places.keys()]
  .toSorted((a, b) => (places[a]?.[1] ?? 0) - (places[b]?.[1] ?? 0))
  .map((i): readonly [number, Thing] => {
    const [x, y] = places[i] ?? [0, 0];
    const grown = [temur, girl, steppe.crowd[1], steppe.crowd[4]].includes(folk[i]) ? 56 : 46;
    const turn = y > 640 ? 'back' : x < 400 ? 'right' : x > 800 ? 'left' : 'front';
    return [
      y,
      folk[i]?.(
        `${x.toFixed(0)},${(y + 70).toFixed(0)},${(grown + y * 0.02).toFixed(0)} ${turn} stand happy gaze=${x < 560 ? 0.6 : x > 640 ? -0.6 : 0},0`,
      ) ?? '',
    ];
  });

const orbit = (count: number, r: number, size: number, turn: number) =>
  each(count, (i) =>
    steppe.ring(
      600 + Math.cos((i / count) * Math.PI * 2 + turn) * r,
      375 + Math.sin((i / count) * Math.PI * 2 + turn) * r,
      size,
      16,
      i + count,
    ),
  );

/** A ring drawn in the dust, seen aslant: flatter and smaller farther back. */
const drawnRing = (column: number, row: number, color: string) => {
  const k = 0.72 + row * 0.085;
  const [x, y] = [600 + column * 96 * k, 508 + row * 56 + row * row * 3];
  return `<path d="${blob(x, y, 37 * k, 19 * k, row + 3, 0.03)}" fill="none" stroke="${color}" stroke-width="${(7 * k).toFixed(1)}"/>`;
};
const lamp = set([600, 462, 0, 0.8])(
  flat(rectangle(-34, -70, 68, 80), '#ffe39a', 3),
  line('-34,-70 34,-70; -34,10 34,10; -34,-70 -34,10; 34,-70 34,10; -20,-74 0,-104 20,-74', '#5a3a34', 9),
  soft('-10,4 -12,-22 0,-46 12,-22 10,4', c.saffron),
);

const manyMore = (seed: number, count: number) => {
  const random = seeded(seed);
  return each(count, () => {
    const [x, y, r] = [random() * 1200, random() ** 1.1 * 700, 1.2 + random() ** 3 * 5];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${random() < 0.2 ? '#cfd6ff' : c.star}" opacity="${(0.45 + random() * 0.55).toFixed(2)}"/>`;
  });
};

export const pictures = book({
  cover: coverArt(steppe.starlight, 0.85, 0.5)(
    wash('#20215c', '#5d4f9a'),
    stars(800, 210, 8),
    steppe.milkyWay([120, 760], [1120, 60], 120),
    steppe.hills(880, '#3f4f7c', 6),
    tent(170, 930, 210, true, 0.25),
    tent(1060, 910, 150, true, 0.3),
    steppe.meadow(960, steppe.nightGrass, 8),
    steppe.ring(600, 350, 240, 80),
    dog('930,1150,210 left sit content gaze=-0.5,-0.9'),
    temur('330,1160,165 right faces=right stand wonder nod=-0.9 gaze=0.7,-0.9 tilt=-10 l=~-0.35,0.8 r=~0.7,-0.3/point'),
    saran('600,1180,240 front stand glad nod=-1 gaze=0,-0.95 tilt=2 l=452,562/hold r=748,562/hold'),
  ),
  counted: page('wide', steppe.duskLight)(
    wash('#5b4a92', '#f6a868'),
    stars(230, 26, 4),
    steppe.hills(420, '#8a6a8a', 4),
    tent(960, 480, 190, true, 0.1),
    tent(1130, 470, 130, true, 0.15),
    steppe.meadow(500, '#93995e', 5),
    steppe.flock([-20, 470, 560, 120], 46, 3, 0.08),
    dorj('380,720,105 left stand happy gaze=-0.6,0.6 l=~-0.9,0.5/point r=~0.5,1.0'),
    steppe.sheep('150,700,120 right stand calm'),
    steppe.sheep('280,830,150 left stand content'),
    steppe.sheep('560,800,140 right walk calm'),
    steppe.sheep('60,860,150 right stand calm'),
    saran('930,860,150 left stand wonder nod=-1 gaze=-0.4,-0.95 tilt=14 l=~-0.85,-0.62/point r=~0.5,0.85'),
  ),
  laughing: page('medium', steppe.duskLight)(
    wash('#4a3f88', '#e89a78'),
    stars(300, 40, 7),
    steppe.hills(520, '#7a5f86', 4),
    tent(200, 600, 260, true, 0.15),
    steppe.meadow(620, '#7d8460', 5),
    woman('170,890,110 right stand laugh lean=-8 l=~-0.35,0.7/fist r=~0.45,0.6/open'),
    man('370,880,112 right stand laugh lean=10 tilt=-8 l=~-0.3,0.75/fist r=~0.3,0.7/fist'),
    bareDorj('590,890,120 right stand laugh lean=-14 tilt=-10 l=~-0.5,0.75/fist r=~0.9,0.1/open'),
    steppe.hat(690, 230, 1.25, 34),
    line('600,330 630,300; 640,370 676,340; 580,290 600,262', c.felt, 6, 0.8),
    temur('760,880,105 right stand laugh tilt=-8 l=~-0.4,0.6/fist r=~0.35,0.6/fist'),
    saran('1000,900,165 left stand resolved gaze=-0.8,-0.2 l=~-0.08,0.7/fist r=~0.0,0.62/fist'),
  ),
  asleep: page('above', steppe.starlight)(
    wash('#44597e', '#2f3a66'),
    grass([0, 30, 1200, 860], '#5f7896', 110, 4),
    flowers([40, 60, 1120, 800], ['#f6d3da', '#fff3c8', '#c9b6ee'], 26, 6),
    soft('350,250 520,232 690,246 704,330 690,420 520,430 356,418 340,330', c.teal),
    soft('720,290 800,280 910,292 916,350 906,420 800,428 724,416', c.plum),
    line('380,270 376,400; 664,266 672,400; 742,306 742,404; 890,306 892,404', c.saffron, 8, 0.8),
    saran('520,610,185 front none asleep tilt=-14 l=~-1.0,-0.1/open r=~0.2,0.9'),
    temur('790,600,140 left none wonder gaze=-0.8,0.1 tilt=10 l=~-0.55,0.35/point'),
    painted('330,500 560,480 760,500 930,520 960,700 930,860 600,880 340,850 310,680', c.red, '#5a2a58'),
    line(
      '350,560 620,545 920,570; 340,640 620,630 940,650; 335,720 620,715 940,735; 345,800 620,800 930,815',
      c.saffron,
      9,
      0.8,
    ),
    heap('420,600 560,590 700,600 840,610 420,680 560,675 700,682 840,692 420,760 560,758 700,765 840,775', (x, y, i) =>
      flat(blob(x, y, 17, 17, i + 2, 0.1, 4), i % 2 === 0 ? c.teal : c.felt, 1),
    ),
    dog('1030,850,150 left lie content gaze=-0.5,-0.2'),
    heap('556,392 566,404 548,410', (x, y) => dot(x, y, 5, '#bfe0f6')),
  ),
  round: page('medium', steppe.morning)(
    wash('#bfe0ea', '#fdf0d0'),
    cloud(860, 100, 240, '#ffffff', 5),
    steppe.hills(380, '#b9bf86', 4),
    horse('1080,470,120 left stand calm nod=40 head=-6,50'),
    tent(360, 560, 500),
    steppe.meadow(560, '#a3b867', 6),
    dorj('690,720,90 left stand laugh lean=-10 l=~-0.4,0.75/fist r=~0.4,0.75/fist'),
    tuya('880,880,165 left crossed content gaze=-0.3,0.8 nod=0.5 l=690,800/hold r=905,800/hold floats'),
    flat(blob(780, 880, 120, 30, 3, 0.02), '#b98a5a'),
    flat(blob(780, 868, 104, 24, 4, 0.04), '#fffaf0', 0),
    steppe.sieve(800, 770, 210),
    heap('740,815 766,830 790,820 815,834 840,818 780,845 820,850 755,846', (x, y) => dot(x, y, 5, '#fffaf0')),
    saran('330,880,185 right crossed think gaze=0.8,0.4 tilt=10 l=~-0.28,0.18/fist r=~0.32,0.2/fist floats'),
  ),
  edge: page('shoulder', steppe.starlight, 1, 0.7)(
    wash('#20215c', '#54489a'),
    stars(760, 190, 12),
    steppe.hills(770, '#3f4f7c', 6),
    tent(1040, 800, 150, true, 0.3),
    steppe.meadow(830, steppe.nightGrass, 8),
    steppe.ring(600, 300, 230, 90, 7),
    saran('600,1010,250 back none l=470,498/hold r=735,498/hold'),
  ),
  ran: page('medium', { ...steppe.lamplight, from: [-0.4, -0.8] }, 0.85, 0.5)(
    inTent(),
    glow(600, 380, 520, '#fff0b8', 0.6),
    tuya('190,900,130 right crossed content gaze=0.7,-0.2 l=~-0.4,0.95 r=~0.45,0.95 floats'),
    dorj('950,890,118 left stand think gaze=-0.7,0.2 l=~-0.35,0.9 r=~0.62,-0.55/hold'),
    temur('740,890,120 left stand wonder gaze=-0.7,-0.1 l=~-0.3,0.75 r=~0.3,0.75'),
    saran(
      '480,890,165 right walk glad gaze=0.5,-0.1 lean=6 l=~-0.85,-0.3/open r=640,520/hold',
      steppe.ring(665, 430, 105),
    ),
  ),
  twelve: page('above', steppe.starlight)(
    wash('#4a6088', '#33406c'),
    soft('-60,-60 1260,-60 1260,110 900,70 500,100 -60,60', '#2a2b6e', 0),
    stars(80, 40, 3),
    steppe.hills(110, '#3f5078', 3),
    tent(140, 190, 140, true, 0.3),
    tent(1050, 180, 120, true, 0.3),
    grass([0, 190, 1200, 680], '#5f7898', 90, 4),
    `<ellipse cx="600" cy="560" rx="480" ry="245" fill="none" stroke="${c.star}" stroke-width="5" stroke-dasharray="3 22" stroke-linecap="round" opacity="0.8"/>`,
    ...standing.filter(([y]) => y < 560).map(([, who]) => who),
    saran('600,690,96 left stand resolved gaze=-0.9,-0.3 l=~-0.85,-0.5/hold r=~-0.02,0.14/hold'),
    steppe.ring(480, 440, 52, 12),
    line('500,490 572,520 590,545', c.felt, 3),
    ...standing.filter(([y]) => y >= 560).map(([, who]) => who),
  ),
  dome: page('below', steppe.starlight, 0.9, 0.6)(
    wash('#4a5a86', '#5f7a98'),
    grass([0, 560, 1200, 340], '#7a94ac', 60, 4),
    set([84, -8, 0, 0.86])(
      painted(blob(600, 375, 372, 366, 4, 0.008, 20), '#1f2060', '#3a2f7a'),
      orbit(12, 292, 68, 0),
      orbit(8, 172, 57, 0.2),
      orbit(4, 66, 42, 0.78),
    ),
    dorj('940,1030,150 left none glad gaze=-0.7,0.6 l=790,820/hold r=~0.1,0.95/hold'),
    steppe.fullHat(750, 810, 1.5),
    temur('520,1040,180 right none laugh tilt=-8 l=~-0.85,-0.35/fist r=700,745/hold'),
    flat(blob(716, 764, 15, 12, 3, 0.08), '#d6d0d8'),
    saran('230,1010,160 right none glad gaze=0.8,-0.2 l=~-0.3,0.75 r=~0.4,0.4/fist'),
  ),
  three: page('wide', steppe.starlight, 1, 0.7)(
    steppe.nightSky(640, 110),
    steppe.milkyWay([640, 560], [1200, -40], 110),
    `<g filter="url(#soft)" opacity="0.5">${soft('-40,560 400,520 700,560 700,640 -40,640', '#b9a6d6', 0)}</g>`,
    each(
      rows('150,500,92,7 500,210,100,22 930,170,104,60'),
      ([x, y, r, n], i) => dot(x, y, r, '#3f3f9a', 0.75) + steppe.ring(x, y, r, n, i + 4),
    ),
    steppe.hills(650, '#3f4f7c', 6),
    steppe.meadow(700, steppe.nightGrass, 8),
    bareDorj('370,880,118 left kneel effort gaze=-0.8,-0.4 lean=-10 l=216,574/hold r=~-0.4,0.12/hold'),
    line('222,570 300,600 336,612', c.felt, 3),
    steppe.hat(470, 880, 0.8),
    saran('640,880,150 left faces=front stand wonder nod=-0.8 gaze=-0.4,-0.9 l=~-0.6,-0.6/point r=~0.5,0.85'),
    temur('800,880,115 left stand glad gaze=-0.7,-0.2 l=~-0.4,0.4/open r=~0.4,0.75'),
    tuya('1000,890,125 left stand happy nod=-0.8 gaze=-0.3,-0.9 l=~-0.5,-0.75/point r=~0.45,0.9'),
  ),
  dust: page('above', steppe.lamplight)(
    steppe.nightSky(190, 40),
    steppe.hills(190, '#3f4f7c', 6),
    tent(600, 262, 150, true, 0.25),
    steppe.meadow(236, '#3b4674', 8),
    horse('180,318,92 right stand calm nod=62 head=4,84'),
    horse('1040,306,80 left stand calm nod=62 head=4,84'),
    flat(blob(600, 660, 520, 268, 4, 0.02, 18), '#a8845f', 0),
    glow(600, 560, 560, '#ffd98a', 0.8),
    line('702,486 722,600 752,790', '#5a3a34', 6, 0.45),
    each(20, (i) => drawnRing((i % 4) - 2.3, Math.floor(i / 4), '#5a3a34')),
    each(4, (row) => drawnRing(2.35, row, c.red)),
    man('330,470,84 right crossed floats wonder gaze=0.6,0.8 nod=0.5 lean=8'),
    elder('470,442,80 front crossed floats surprised gaze=0.2,0.9 nod=0.5'),
    lamp,
    woman('735,444,82 left crossed floats wonder gaze=-0.5,0.9 nod=0.5 lean=-6'),
    girl('880,474,78 left crossed floats surprised gaze=-0.7,0.8 nod=0.5 lean=-8'),
    dorj('140,650,116 right crossed floats surprised gaze=0.8,0.5 nod=0.4 lean=8'),
    tuya('1085,640,114 left crossed floats tender gaze=-0.8,0.4 lean=-8'),
    temur('232,872,118 right kneel wonder gaze=0.7,-0.2 lean=14 l=~-0.3,0.75 r=~0.4,0.75'),
    saran(
      '968,868,146 left kneel glad gaze=-0.7,0.3 nod=0.3 lean=-10 l=842,752/hold r=~0.4,0.8',
      line('846,770 806,716', '#8a5a42', 11),
    ),
  ),
  baa: page('wide', steppe.starlight)(
    steppe.nightSky(340, 120),
    steppe.hills(330, '#44547e', 3),
    steppe.flock([-20, 300, 1240, 120], 120, 4, 0.3),
    steppe.meadow(440, '#4d638a', 5),
    steppe.flock([-20, 440, 1240, 180], 110, 7, 0.18),
    glow(600, 760, 420, '#ffd98a', 0.5),
    tuya('200,890,115 right stand laugh l=~-0.3,0.75/fist r=~0.3,0.6/fist'),
    bareDorj('420,890,118 right stand laugh lean=-14 tilt=-8 l=~-0.8,-0.3/open r=~0.5,0.75/fist'),
    steppe.hat(320, 380, 1.2, -30),
    line('360,470 340,440; 410,450 404,416', c.felt, 6, 0.8),
    saran('650,890,165 front stand weepLaugh tilt=-10 lean=-6 l=~-0.25,0.7/fist r=~0.3,0.65/fist'),
    temur('860,890,115 left stand laugh tilt=8 l=~-0.7,-0.4/open r=~0.7,-0.4/open'),
    steppe.sheep('1060,880,170 left stand calm gaze=-0.8,0'),
    steppe.sheep('60,880,120 right stand calm'),
  ),
  bigger: page('below', steppe.starlight, 0.85, 0.5)(
    wash('#1b1c55', '#5a4a9a'),
    steppe.milkyWay([-40, 620], [1240, 20], 170),
    manyMore(6, 620),
    steppe.hills(760, '#37466f', 6),
    veil('#1b1c55', 0.05),
    steppe.meadow(810, steppe.nightGrass, 8),
    temur('310,885,95 right stand wonder nod=-1 gaze=0.3,-0.95 tilt=-8'),
    saran(
      '560,890,125 right faces=front stand surprised gaze=0.8,-0.1 l=~-0.4,0.2/hold r=~0.4,0.2/hold',
      set([560, 690])(
        painted(rectangle(-42, -26, 34, 54), '#4a3a34'),
        painted(rectangle(8, -26, 34, 54), '#4a3a34'),
        line('-8,-6 8,-6', '#4a3a34', 14),
        flat(blob(-25, 30, 20, 8, 2), '#8fb6e8'),
        flat(blob(25, 30, 20, 8, 2), '#8fb6e8'),
      ),
    ),
    bareDorj(
      '800,890,108 left stand surprised gaze=-0.7,-0.3 l=745,640/hold r=860,640/hold',
      steppe.fullHat(802, 640, 1),
    ),
    dog('1020,890,110 left sit content gaze=-0.4,-0.9'),
  ),
});

import { blob, each, flat, line, painted, soft } from '../kit/brush.ts';
import { glow, grass, rectangle, stars, veil, wash } from '../kit/scenery.ts';
import { page, set, type Thing } from '../kit/staging.ts';
import { tent } from '../kit/tents.ts';
import { seeded } from '../svg.ts';
import {
  bareDorj,
  c,
  crowd,
  dog,
  dorj,
  elder,
  flock,
  fullHat,
  girl,
  hat,
  hills,
  lamplight,
  man,
  meadow,
  milkyWay,
  nightGrass,
  nightSky,
  ring,
  saran,
  sheep,
  starlight,
  temur,
  tuya,
  woman,
} from './steppe.ts';

const places: readonly (readonly [number, number])[] = Array.from({ length: 12 }, (_, i) => [
  600 + Math.cos(((i * 30 - 75) * Math.PI) / 180) * 480,
  520 + Math.sin(((i * 30 - 75) * Math.PI) / 180) * 245,
]);
const folk = [man, crowd[0], girl, elder, dorj, temur, crowd[3], tuya, crowd[1], woman, crowd[2], crowd[4]];
const standing = [...places.keys()]
  .toSorted((a, b) => (places[a]?.[1] ?? 0) - (places[b]?.[1] ?? 0))
  .map((i): readonly [number, Thing] => {
    const [x, y] = places[i] ?? [0, 0];
    const grown = [temur, girl, crowd[1], crowd[4]].includes(folk[i]) ? 56 : 46;
    const turn = y > 640 ? 'back' : x < 400 ? 'right' : x > 800 ? 'left' : 'front';
    return [
      y,
      folk[i]?.(
        `${x.toFixed(0)},${(y + 70).toFixed(0)},${(grown + y * 0.02).toFixed(0)} ${turn} stand happy gaze=${x < 560 ? 0.6 : x > 640 ? -0.6 : 0},0`,
      ) ?? '',
    ];
  });
export const twelve = page('above', starlight)(
  wash('#4a6088', '#33406c'),
  soft('-60,-60 1260,-60 1260,110 900,70 500,100 -60,60', '#2a2b6e', 0),
  stars(80, 40, 3),
  hills(110, '#3f5078', 3),
  tent(140, 190, 140, true, 0.3),
  tent(1050, 180, 120, true, 0.3),
  grass([0, 190, 1200, 680], '#5f7898', 90, 4),
  `<ellipse cx="600" cy="560" rx="480" ry="245" fill="none" stroke="${c.star}" stroke-width="5" stroke-dasharray="3 22" stroke-linecap="round" opacity="0.8"/>`,
  ...standing.filter(([y]) => y < 560).map(([, who]) => who),
  saran('600,690,96 left stand resolved gaze=-0.9,-0.3 l=~-0.85,-0.5/hold r=~-0.02,0.14/hold'),
  ring(480, 440, 52, 12),
  line('500,490 572,520 590,545', c.felt, 3),
  ...standing.filter(([y]) => y >= 560).map(([, who]) => who),
);

const orbit = (count: number, r: number, size: number, turn: number): string =>
  each(count, (i) =>
    ring(
      600 + Math.cos((i / count) * Math.PI * 2 + turn) * r,
      375 + Math.sin((i / count) * Math.PI * 2 + turn) * r,
      size,
      16,
      i + count,
    ),
  );
export const dome = page('below', starlight)(
  wash('#4a5a86', '#5f7a98'),
  grass([0, 560, 1200, 340], '#7a94ac', 60, 4),
  set(
    84,
    -8,
    0,
    0.86,
    painted(blob(600, 375, 372, 366, 4, 0.008, 20), '#1f2060', '#3a2f7a'),
    orbit(12, 292, 68, 0),
    orbit(8, 172, 57, 0.2),
    orbit(4, 66, 42, 0.78),
  ),
  dorj('940,1030,150 left none glad gaze=-0.7,0.6 l=790,820/hold r=~0.1,0.95/hold'),
  fullHat(750, 810, 1.5),
  temur('520,1040,180 right none laugh tilt=-8 l=~-0.85,-0.35/fist r=700,745/hold'),
  flat(blob(716, 764, 15, 12, 3, 0.08), '#d6d0d8'),
  saran('230,1010,160 right none glad gaze=0.8,-0.2 l=~-0.3,0.75 r=~0.4,0.4/fist'),
);

export const three = page('wide', starlight)(
  nightSky(640, 110),
  milkyWay([640, 560], [1200, -40], 110),
  `<g filter="url(#soft)" opacity="0.5">${soft('-40,560 400,520 700,560 700,640 -40,640', '#b9a6d6', 0)}</g>`,
  each(
    [
      [150, 500, 92, 7],
      [500, 210, 100, 22],
      [930, 170, 104, 60],
    ],
    ([x = 0, y = 0, r = 0, n = 0], i) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#3f3f9a" opacity="0.75"/>${ring(x, y, r, n, i + 4)}`,
  ),
  hills(650, '#3f4f7c', 6),
  meadow(700, nightGrass, 8),
  bareDorj('370,880,118 left kneel effort gaze=-0.8,-0.4 lean=-10 l=216,574/hold r=~-0.4,0.12/hold'),
  line('222,570 300,600 336,612', c.felt, 3),
  hat(470, 880, 0.8),
  saran('640,880,150 left faces=front stand wonder nod=-0.8 gaze=-0.4,-0.9 l=~-0.6,-0.6/point r=~0.5,0.85'),
  temur('800,880,115 left stand glad gaze=-0.7,-0.2 l=~-0.4,0.4/open r=~0.4,0.75'),
  tuya('1000,890,125 left stand happy nod=-0.8 gaze=-0.3,-0.9 l=~-0.5,-0.75/point r=~0.45,0.9'),
);

export const dust = page('above', lamplight)(
  wash('#33305e', '#1f1d48'),
  flat(blob(600, 500, 470, 330, 4, 0.03, 16), '#a8845f', 0),
  glow(600, 480, 520, '#ffd98a', 0.75),
  each(
    [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((column) => [390 + column * 92, 296 + row * 74] as const)),
    ([x, y], i) => `<path d="${blob(x, y, 34, 31, i + 2, 0.04)}" fill="none" stroke="#5a3a34" stroke-width="8"/>`,
  ),
  each(
    [0, 1, 2, 3],
    (row) =>
      `<path d="${blob(820, 330 + row * 74, 34, 31, row + 5, 0.04)}" fill="none" stroke="${c.red}" stroke-width="8"/>`,
  ),
  line('750,270 750,620', '#5a3a34', 6, 0.5),
  man('250,330,150 right crossed floats wonder gaze=0.7,0.8 nod=0.5'),
  woman('950,320,150 left crossed floats wonder gaze=-0.7,0.8 nod=0.5'),
  elder('600,240,130 front crossed floats surprised gaze=0,0.9 nod=0.5'),
  dorj('110,720,165 right crossed floats surprised gaze=0.8,0.2'),
  tuya('1110,720,160 left crossed floats tender'),
  temur('330,990,190 right none wonder gaze=0.5,-0.6 nod=-0.4'),
  saran(
    '620,1010,210 right none glad gaze=0.8,-0.3 nod=-0.3 l=~-0.5,0.7/hold r=800,740/hold',
    line('790,750 852,640', '#8a5a42', 12),
  ),
  set(
    1000,
    850,
    0,
    1.2,
    flat(rectangle(-34, -70, 68, 80), '#ffe39a', 3),
    line('-34,-70 34,-70; -34,10 34,10; -34,-70 -34,10; 34,-70 34,10; -20,-74 0,-104 20,-74', '#5a3a34', 9),
    soft('-10,4 -12,-22 0,-46 12,-22 10,4', c.saffron),
  ),
);

export const baa = page('wide', starlight)(
  nightSky(340, 120),
  hills(330, '#44547e', 3),
  flock([-20, 300, 1240, 120], 120, 4, 0.3),
  meadow(440, '#4d638a', 5),
  flock([-20, 440, 1240, 180], 110, 7, 0.18),
  glow(600, 760, 420, '#ffd98a', 0.5),
  tuya('200,890,115 right stand laugh l=~-0.3,0.75/fist r=~0.3,0.6/fist'),
  bareDorj('420,890,118 right stand laugh lean=-14 tilt=-8 l=~-0.8,-0.3/open r=~0.5,0.75/fist'),
  hat(320, 380, 1.2, -30),
  line('360,470 340,440; 410,450 404,416', c.felt, 6, 0.8),
  saran('650,890,165 front stand weepLaugh tilt=-10 lean=-6 l=~-0.25,0.7/fist r=~0.3,0.65/fist'),
  temur('860,890,115 left stand laugh tilt=8 l=~-0.7,-0.4/open r=~0.7,-0.4/open'),
  sheep('1060,880,170 left stand calm gaze=-0.8,0'),
  sheep('60,880,120 right stand calm'),
);

const manyMore = (seed: number, count: number): string => {
  const random = seeded(seed);
  return each(count, () => {
    const [x, y, r] = [random() * 1200, random() ** 1.1 * 700, 1.2 + random() ** 3 * 5];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${random() < 0.2 ? '#cfd6ff' : c.star}" opacity="${(0.45 + random() * 0.55).toFixed(2)}"/>`;
  });
};
export const bigger = page('below', starlight)(
  wash('#1b1c55', '#5a4a9a'),
  milkyWay([-40, 620], [1240, 20], 170),
  manyMore(6, 620),
  hills(760, '#37466f', 6),
  veil('#1b1c55', 0.05),
  meadow(810, nightGrass, 8),
  temur('310,885,95 right stand wonder nod=-1 gaze=0.3,-0.95 tilt=-8'),
  saran(
    '560,890,125 right faces=front stand surprised gaze=0.8,-0.1 l=~-0.4,0.2/hold r=~0.4,0.2/hold',
    set(
      560,
      690,
      0,
      1,
      painted(rectangle(-42, -26, 34, 54), '#4a3a34'),
      painted(rectangle(8, -26, 34, 54), '#4a3a34'),
      line('-8,-6 8,-6', '#4a3a34', 14),
      flat(blob(-25, 30, 20, 8, 2), '#8fb6e8'),
      flat(blob(25, 30, 20, 8, 2), '#8fb6e8'),
    ),
  ),
  bareDorj('800,890,108 left stand surprised gaze=-0.7,-0.3 l=745,640/hold r=860,640/hold', fullHat(802, 640, 1)),
  dog('1020,890,110 left sit content gaze=-0.4,-0.9'),
);

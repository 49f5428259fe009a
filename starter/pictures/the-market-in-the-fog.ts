import { boat, paddle, ripples, sound } from './kit/boats.ts';
import { flat, heap, line, painted, pts, soft } from './kit/brush.ts';
import type { DrawnBook } from './kit/picture.ts';
import { disk, glow, land, veil, wash } from './kit/scenery.ts';
import { duck } from './kit/small-animals.ts';
import { creature, page, set, type Thing } from './kit/staging.ts';
import { cover, ears, frogs, loading, lost, sir, tea } from './the-market-in-the-fog/beginning.ts';
import {
  bananas,
  bareLina,
  bouquet,
  buffalo,
  c,
  fog,
  fruit,
  grandma,
  grey,
  house,
  hulls,
  lina,
  lotus,
  ours,
  palm,
  pot,
  river,
  round,
  toad,
  traders,
  umbrella,
  warm,
  wisps,
} from './the-market-in-the-fog/river.ts';

const goat = creature('goat', { color: '#efe6da', patch: '#a98a6a' });
const voices = page('shoulder', grey)(
  wash('#e6ebe8', '#d3dedb'),
  boat(
    [230, 330, 300],
    { ...hulls[2], color: '#6c7fa0', bow: 'left' },
    traders[2]?.('200,314,58 left none worried l=~-0.32,-0.05/hold') ?? '',
  ),
  boat(
    [930, 270, 250],
    { color: '#8a5a48', bow: 'right' },
    traders[3]?.('930,256,50 right none worried r=~0.32,-0.05/hold') ?? '',
  ),
  boat(
    [860, 520, 330],
    { color: '#4f8a78', bow: 'left' },
    traders[4]?.('850,502,66 left none surprised l=~-0.35,-0.05/hold r=~0.7,-0.3/open') ?? '',
  ),
  veil('#f4f6f4', 0.36),
  sound(130, 270, [40, 70, 100], [150, 210], c.deep, 6),
  sound(985, 215, [40, 70, 100], [-30, 30], c.deep, 6),
  sound(770, 445, [40, 70, 100], [150, 210], c.deep, 6),
  wisps(120, 500, 11, 0.8),
  lina('430,960,270 back none tilt=8 l=~-0.66,-0.3/open r=~0.9,0.8/hold', ''),
  fog(800, 200, 0.5),
);

const spoon = (x1: number, y1: number, x2: number, y2: number, k: number): string =>
  line(`${x1},${y1} ${x2},${y2}`, '#a8743f', 13 * k) +
  flat(
    `M${x2 - 26 * k} ${y2}a${26 * k} ${34 * k} 0 1 0 ${52 * k} 0a${26 * k} ${34 * k} 0 1 0 ${-52 * k} 0Z`,
    '#c08a50',
  );

const bong = page('below', warm)(
  wash('#f6e2c6', '#efece2'),
  glow(620, 420, 560, '#fff3d8', 0.9),
  wisps(60, 200, 6, 0.6),
  sound(640, 560, [240, 330, 420, 510], [200, 340], c.coral, 12),
  grandma(
    '1010,790,190 left none laugh tilt=-6 l=900,700/hold r=1070,640/hold',
    paddle([1090, 500], [880, 880], 50, c.wood),
  ),
  lina(
    '430,830,250 right none laugh lean=10 tilt=-8 l=290,380/hold r=600,560/hold',
    spoon(300, 420, 270, 250, 1.5),
    spoon(590, 570, 650, 640, 1.4),
  ),
  pot(690, 830, 330, true),
  painted('-40,850 300,815 700,825 1240,770 1240,930 -40,930', c.wood, '#4a2c22'),
  line('-40,846 300,822 700,830 1240,778', c.coral, 24),
);

const following = page('wide', warm)(
  river(380, ['#f7dfc0', '#fbeedd'], '#dfe0cc'),
  glow(1060, 330, 420, '#ffd898', 0.9),
  umbrella(1010, 330, 170, '#d98a94'),
  umbrella(1160, 310, 220, c.coral),
  umbrella(1090, 390, 170, c.gold),
  fog(300, 200, 0.5),
  boat(
    [170, 470, 300],
    { ...hulls[0], color: '#5f8f86' },
    traders[0]?.('120,454,62 right none happy r=~0.5,0.6/hold') ?? '',
    heap('190,452 230,448 265,446 210,428', bouquet),
  ),
  fog(400, 130, 0.55),
  boat(
    [330, 580, 400],
    { color: '#a8774f', eyed: true },
    traders[1]?.('250,558,84 right none glad gaze=0.8,-0.1 r=~0.6,0.6/hold') ?? '',
    heap('340,560 378,558 416,556 452,552 360,532 400,530 432,526', round('#8a6244', 20)),
  ),
  fog(520, 140, 0.45),
  boat(
    [530, 690, 460],
    { color: '#6c7fa0', eyed: true },
    traders[6]?.('420,662,98 right none content r=~0.6,0.6/hold') ?? '',
    goat('590,680,110 right stand calm gaze=0.6,-0.2 floats'),
  ),
  boat(
    [900, 800, 560],
    ours,
    fruit(1060, 772, 0.7),
    lina('930,768,120 right none laugh l=872,560/hold r=~0.6,0.45/hold', spoon(876, 580, 850, 480, 0.9)),
    pot(1010, 772, 110, true),
    grandma('760,764,110 right none happy l=~-0.4,0.6/hold', paddle([700, 620], [760, 860], 36, c.wood)),
  ),
  sound(1010, 690, [90, 130], [-70, -10], c.coral, 8),
  ripples(900, 860, 240, '#ffffff'),
);

const loads: readonly ((x: number, y: number, k: number) => Thing)[] = [
  (x, y, k) => set(x, y, 0, k, heap('20,0 60,0 100,0 40,-22 80,-22', bouquet)),
  (x, y, k) => set(x, y, 0, k, heap('10,4 48,4 86,4 30,-26 68,-26', round('#8a6244', 22))),
  (x, y, k) => goat(`${x + 50 * k},${y + 8},${82 * k} right stand calm floats`),
  (x, y, k) => set(x, y, 0, k, heap('20,6 74,6 46,-28', round('#5f9a5a', 30))),
  (x, y, k) => set(x, y, 0, k, heap('10,4 46,4 82,4 28,-22 64,-22', round('#f0a33c', 21))),
  (x, y, k) => set(x, y, 0, k, heap('20,6 60,6 96,6', round('#e5694f', 24))),
  (x, y, k) => set(x, y, 0, k, bananas(30, 6, 1), bananas(90, 6, 1)),
];

const places = pts('640,790 380,770 130,700 110,530 340,440 560,410 760,420');
const seven = page('above', warm)(
  wash('#9fc7b4', '#7fb09f'),
  soft('-60,-60 1260,-60 1260,170 900,210 500,170 200,230 -60,200', '#c9b96a', 3),
  soft('-60,-60 600,-60 420,120 200,170 -60,140', '#a9b86a', 0),
  disk(1010, 60, 74, '#ffcf5a'),
  glow(1010, 60, 420, '#fff0b8', 0.9),
  palm(110, 190, 170, '#6f9a5a'),
  palm(330, 180, 140, '#7fa662'),
  umbrella(620, 120, 120, c.coral),
  umbrella(740, 140, 130, '#d98a94'),
  umbrella(860, 130, 110, c.pearl),
  ...places.toReversed().flatMap(([x, y], j): Thing[] => {
    const i = places.length - 1 - j;
    const k = 0.72 + (y - 400) / 1000;
    return [
      boat(
        [x, y, 240 * k],
        { color: hulls[i]?.color ?? c.wood, bow: i < 3 ? 'right' : 'left' },
        traders[i]?.(`${x + (i < 3 ? -45 : 45) * k},${y - 10 * k},${58 * k} ${i < 3 ? 'right' : 'left'} none happy`) ??
          '',
        loads[i]?.(x - (i < 3 ? 20 : 90) * k, y - 14 * k, 0.86 * k) ?? '',
      ),
    ];
  }),
  ...[0, 1, 2, 3, 4, 5].map(
    (i): Thing =>
      (light) =>
        duck([880 + i * 54, 425 + (i % 2) * 8 - i * 4, 50], '#fffaf0', { looks: 'left', mood: 'resolved' }, light),
  ),
  boat(
    [960, 760, 380],
    ours,
    fruit(1080, 738, 0.5),
    pot(920, 738, 74, true),
    lina('1000,736,100 left none wonder gaze=-0.9,-0.4 l=~-0.5,0.3/open r=~0.5,0.75/hold'),
    grandma('850,736,88 left none surprised gaze=-0.9,-0.3', paddle([810, 640], [850, 800], 26, c.wood)),
  ),
  ripples(960, 800, 160, '#ffffff'),
);

const home = page('wide', { ...warm, tint: '#fff0d8' })(
  river(400, ['#f7b778', '#ffe6b0'], '#e3a766'),
  disk(900, 250, 80, '#fff0b0'),
  glow(900, 250, 460, '#fff3c0', 0.9),
  land('-20,400 300,372 700,396 1220,380', '#8f9a5a', '#5a5a4a', 0.4).replace('V1220', 'V440'),
  [
    palm(330, 400, 230, '#5f7a4f'),
    palm(470, 396, 170, '#6f8a55'),
    palm(1090, 392, 250, '#5f7a4f'),
    house(150, 380, 0.8),
  ].join(''),
  buffalo('700,402,84 left stand content'),
  soft('-20,430 400,420 1220,430 1220,450 600,462 -20,452', '#c98a55', 0),
  `<g opacity="0.35" transform="translate(0 850) scale(1 -1)">${palm(330, 410, 230, '#5f5a3f')}${palm(470, 410, 170, '#5f5a3f')}${palm(1090, 410, 250, '#5f5a3f')}</g>`,
  line('820,480 980,482; 800,530 1000,532; 770,600 1040,602; 840,690 1000,692', '#fff0c0', 8, 0.7),
  boat(
    [560, 720, 860],
    { ...ours, bow: 'left' },
    grandma(
      '860,668,140 left none content gaze=-0.6,0.2 l=800,570/hold r=915,500/hold',
      paddle([930, 420], [760, 790], 42, c.wood),
    ),
    pot(610, 676, 150),
    bareLina('400,690,150 left none tender tilt=12 nod=-0.5 lean=30 l=~-0.5,0.8/hold r=~0.4,0.75/hold'),
    set(300, 640, -30, 1.2, soft('-80,20 0,-60 80,20 0,10', '#edd092'), line('-50,6 0,-8 50,6', '#a97c3c', 3, 0.6)),
  ),
  ripples(560, 800, 330, '#fff0c0'),
  lotus(120, 800, 120, true),
  lotus(1080, 840, 150),
  toad(1080, 832, 130, true, 'left'),
  lotus(280, 880, 110),
);

export const book: DrawnBook = {
  slug: 'the-market-in-the-fog',
  pictures: [cover, loading, lost, ears, frogs, sir, tea, voices, bong, following, seven, home],
};

import { boat, paddle, ripples, sound } from './kit/boats.ts';
import { cut, flat, line, painted, soft } from './kit/brush.ts';
import { blades, disk, glow, land, veil, wash } from './kit/scenery.ts';
import { heap, pts, rectangle } from './kit/shapes.ts';
import { duck } from './kit/small-animals.ts';
import { book, creature, page, set, type Thing } from './kit/staging.ts';
import { beginning } from './the-market-in-the-fog/beginning.ts';
import { bareLina, buffalo, c, grandma, grey, lina, warm } from './the-market-in-the-fog/river.ts';
import * as quay from './the-market-in-the-fog/river.ts';

const goat = creature('goat', { color: '#efe6da', patch: '#a98a6a' });

const spoon = (x1: number, y1: number, x2: number, y2: number, k: number) =>
  line(`${x1},${y1} ${x2},${y2}`, '#a8743f', 13 * k) +
  flat(
    `M${x2 - 26 * k} ${y2}a${26 * k} ${34 * k} 0 1 0 ${52 * k} 0a${26 * k} ${34 * k} 0 1 0 ${-52 * k} 0Z`,
    '#c08a50',
  );

const loads: readonly ((x: number, y: number, k: number) => Thing)[] = [
  (x, y, k) => set([x, y, 0, k])(heap('20,0 60,0 100,0 40,-22 80,-22', quay.bouquet)),
  (x, y, k) => set([x, y, 0, k])(heap('10,4 48,4 86,4 30,-26 68,-26', quay.round('#8a6244', 22))),
  (x, y, k) => goat(`${x + 50 * k},${y + 8},${82 * k} right stand calm floats`),
  (x, y, k) => set([x, y, 0, k])(heap('20,6 74,6 46,-28', quay.round('#5f9a5a', 30))),
  (x, y, k) => set([x, y, 0, k])(heap('10,4 46,4 82,4 28,-22 64,-22', quay.round('#f0a33c', 21))),
  (x, y, k) => set([x, y, 0, k])(heap('20,6 60,6 96,6', quay.round('#e5694f', 24))),
  (x, y, k) => set([x, y, 0, k])(quay.bananas(30, 6, 1), quay.bananas(90, 6, 1)),
];

/** The bend of the river, from the boat behind Lina to the last one far off: x, y and how near. */
const bend = pts('540,800 262,742 128,606 112,492 286,408 462,366 636,346');
const nearness = [1.06, 0.94, 0.8, 0.68, 0.6, 0.53, 0.49];
const follower = (i: number): Thing => {
  const [[x, y] = [0, 0], k = 1, d] = [bend[i], nearness[i], i < 3 ? 1 : -1];
  return boat([x, y, 260 * k], { color: quay.hulls[i]?.color ?? c.wood, bow: d > 0 ? 'right' : 'left' })(
    quay.traders[i]?.(`${x - 48 * d * k},${y - 13 * k},${64 * k} ${d > 0 ? 'right' : 'left'} none happy`) ?? '',
    loads[i]?.(x - (d > 0 ? 16 : 96) * k, y - 18 * k, 0.92 * k) ?? '',
  );
};
const stall = (x: number, y: number, k: number, color: string, goods: typeof quay.bouquet): Thing =>
  set([x, y, 0, k])(
    cut('-46,-2 46,-2 40,-34 -40,-34', '#a97a58', 1),
    heap('-24,-30 0,-34 24,-30', goods),
    quay.umbrella(0, -74, 140, color),
  );
const reeds = (x: number, y: number, w: number) => blades([x, y, w, 60], '#6f9a5a', Math.round(w / 22), x);

export const pictures = book({
  ...beginning,
  voices: page('shoulder', grey)(
    wash('#e6ebe8', '#d3dedb'),
    boat([230, 330, 300], { ...quay.hulls[2], color: '#6c7fa0', bow: 'left' })(
      quay.traders[2]?.('200,314,58 left none worried l=~-0.32,-0.05/hold') ?? '',
    ),
    boat([930, 270, 250], { color: '#8a5a48', bow: 'right' })(
      quay.traders[3]?.('930,256,50 right none worried r=~0.32,-0.05/hold') ?? '',
    ),
    boat([860, 520, 330], { color: '#4f8a78', bow: 'left' })(
      quay.traders[4]?.('850,502,66 left none surprised l=~-0.35,-0.05/hold r=~0.7,-0.3/open') ?? '',
    ),
    veil('#f4f6f4', 0.36),
    sound(130, 270, [40, 70, 100], [150, 210], c.deep, 6),
    sound(985, 215, [40, 70, 100], [-30, 30], c.deep, 6),
    sound(770, 445, [40, 70, 100], [150, 210], c.deep, 6),
    quay.wisps(120, 500, 11, 0.8),
    lina('430,960,270 back none tilt=8 l=~-0.66,-0.3/open r=~0.9,0.8/hold', ''),
    quay.fog(800, 200, 0.5),
  ),
  bong: page('below', warm)(
    wash('#f6e2c6', '#efece2'),
    glow(620, 420, 560, '#fff3d8', 0.9),
    quay.wisps(60, 200, 6, 0.6),
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
    quay.pot(690, 830, 330, true),
    painted('-40,850 300,815 700,825 1240,770 1240,930 -40,930', c.wood, '#4a2c22'),
    line('-40,846 300,822 700,830 1240,778', c.coral, 24),
  ),
  following: page('wide', warm)(
    quay.river(380, ['#f7dfc0', '#fbeedd'], '#dfe0cc'),
    glow(1060, 330, 420, '#ffd898', 0.9),
    quay.umbrella(1010, 330, 170, '#d98a94'),
    quay.umbrella(1160, 310, 220, c.coral),
    quay.umbrella(1090, 390, 170, c.gold),
    quay.fog(300, 200, 0.5),
    boat([170, 470, 300], { ...quay.hulls[0], color: '#5f8f86' })(
      quay.traders[0]?.('120,454,62 right none happy r=~0.5,0.6/hold') ?? '',
      heap('190,452 230,448 265,446 210,428', quay.bouquet),
    ),
    quay.fog(400, 130, 0.55),
    boat([330, 580, 400], { color: '#a8774f', eyed: true })(
      quay.traders[1]?.('250,558,84 right none glad gaze=0.8,-0.1 r=~0.6,0.6/hold') ?? '',
      heap('340,560 378,558 416,556 452,552 360,532 400,530 432,526', quay.round('#8a6244', 20)),
    ),
    quay.fog(520, 140, 0.45),
    boat([530, 690, 460], { color: '#6c7fa0', eyed: true })(
      quay.traders[6]?.('420,662,98 right none content r=~0.6,0.6/hold') ?? '',
      goat('590,680,110 right stand calm gaze=0.6,-0.2 floats'),
    ),
    boat([900, 800, 560], quay.ours)(
      quay.fruit(1060, 772, 0.7),
      lina('930,768,120 right none laugh l=872,560/hold r=~0.6,0.45/hold', spoon(876, 580, 850, 480, 0.9)),
      quay.pot(1010, 772, 110, true),
      grandma('760,764,110 right none happy l=~-0.4,0.6/hold', paddle([700, 620], [760, 860], 36, c.wood)),
    ),
    sound(1010, 690, [90, 130], [-70, -10], c.coral, 8),
    ripples(900, 860, 240, '#ffffff'),
  ),
  seven: page('above', warm, 0.85, 0.5)(
    wash('#fbd9a0', '#fff0cc'),
    glow(880, 96, 420, '#fffbe0', 0.95),
    disk(880, 96, 62, '#ffd873'),
    land('-20,196 220,150 460,186 760,172 1000,142 1220,168', '#c3c894', '#a9b48a', 0.4),
    painted(rectangle(-10, 250, 1220, 660), '#cfe0c8', '#6fa899', 0.6),
    glow(880, 300, 300, '#fff3c4', 0.8),
    land('-20,238 160,222 420,226 700,232 960,224 1220,236', '#a4b46c', '#86975a', 0.4).replace('V1220', 'V262'),
    [
      quay.palm(70, 250, 170, '#6f9a5a'),
      quay.palm(196, 244, 130, '#7fa662'),
      quay.palm(1120, 250, 180, '#6f9a5a'),
    ].join(''),
    quay.house(320, 236, 0.42, false),
    stall(520, 256, 0.72, c.coral, quay.round('#f0a33c', 15)),
    stall(640, 258, 0.76, '#d98a94', quay.round('#5f9a5a', 18)),
    stall(764, 258, 0.72, c.pearl, quay.bouquet),
    quay.house(980, 238, 0.5, false),
    line(
      '330,292 420,294; 700,300 800,302; 850,330 950,332; 500,318 560,319; 200,330 260,332; 900,290 1010,291',
      '#fffbe6',
      4,
      0.8,
    ),
    ...[6, 5, 4, 3].map(follower),
    ...[0, 1, 2, 3, 4, 5].map((i): Thing =>
      duck('#fffaf0')(`${764 + i * 52},${352 + (i % 2) * 6 - i * 2},42 left resolved`),
    ),
    painted('1260,420 1000,424 700,440 470,476 372,520 440,556 640,566 900,556 1260,552', '#93ad62', '#5f7f4c', 0.6),
    line('1260,556 900,562 640,572 440,562 366,524', '#b99a5e', 12, 0.8),
    reeds(415, 496, 90),
    reeds(800, 440, 120),
    [quay.palm(560, 506, 120, '#5f8a4f'), quay.palm(1130, 486, 250, '#6f9a5a')].join(''),
    ...[2, 1, 0].map(follower),
    boat([925, 806, 440], quay.ours)(
      quay.fruit(1060, 782, 0.58),
      quay.pot(880, 780, 88, true),
      lina('975,778,118 left none wonder gaze=-0.9,-0.4 l=~-0.5,0.3/open r=~0.5,0.75/hold'),
      grandma('796,778,104 left none surprised gaze=-0.9,-0.3', paddle([750, 670], [796, 850], 30, c.wood)),
    ),
    line(
      '60,860 180,864; 380,866 520,870; 700,884 850,888; 20,700 70,702; 330,640 430,643; 340,600 440,603',
      '#e9f4e4',
      6,
      0.7,
    ),
    ripples(925, 850, 190, '#ffffff'),
  ),
  home: page('wide', { ...warm, tint: '#fff0d8' })(
    quay.river(400, ['#f7b778', '#ffe6b0'], '#e3a766'),
    disk(900, 250, 80, '#fff0b0'),
    glow(900, 250, 460, '#fff3c0', 0.9),
    land('-20,400 300,372 700,396 1220,380', '#8f9a5a', '#5a5a4a', 0.4).replace('V1220', 'V440'),
    [
      quay.palm(330, 400, 230, '#5f7a4f'),
      quay.palm(470, 396, 170, '#6f8a55'),
      quay.palm(1090, 392, 250, '#5f7a4f'),
      quay.house(150, 380, 0.8),
    ].join(''),
    buffalo('700,402,84 left stand content'),
    soft('-20,430 400,420 1220,430 1220,450 600,462 -20,452', '#c98a55', 0),
    `<g opacity="0.35" transform="translate(0 850) scale(1 -1)">${quay.palm(330, 410, 230, '#5f5a3f')}${quay.palm(470, 410, 170, '#5f5a3f')}${quay.palm(1090, 410, 250, '#5f5a3f')}</g>`,
    line('820,480 980,482; 800,530 1000,532; 770,600 1040,602; 840,690 1000,692', '#fff0c0', 8, 0.7),
    boat([560, 720, 860], { ...quay.ours, bow: 'left' })(
      grandma(
        '860,668,140 left none content gaze=-0.6,0.2 l=800,570/hold r=915,500/hold',
        paddle([930, 420], [760, 790], 42, c.wood),
      ),
      quay.pot(610, 676, 150),
      bareLina('400,690,150 left none tender tilt=12 nod=-0.5 lean=30 l=~-0.5,0.8/hold r=~0.4,0.75/hold'),
      set([300, 640, -30, 1.2])(soft('-80,20 0,-60 80,20 0,10', '#edd092'), line('-50,6 0,-8 50,6', '#a97c3c', 3, 0.6)),
    ),
    ripples(560, 800, 330, '#fff0c0'),
    quay.lotus(120, 800, 120, true),
    quay.lotus(1080, 840, 150),
    quay.toad('1080,832,130 left content sings'),
    quay.lotus(280, 880, 110),
  ),
});

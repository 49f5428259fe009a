import { beastEye } from './kit/beast-heads.ts';
import { sound } from './kit/boats.ts';
import { clipped, contact, fill, flat, type Light, line, lit, moved, painted, soft } from './kit/brush.ts';
import { windowFrame } from './kit/buildings.ts';
import { mallard } from './kit/ducks.ts';
import type { Mood } from './kit/face.ts';
import { look } from './kit/looks.ts';
import { cloud, flowers, grass, land, tree, wash } from './kit/scenery.ts';
import { blob, each, heap, here, rectangle } from './kit/shapes.ts';
import { actor, book, coverArt, creature, drawn, headOf, page, set, type Thing } from './kit/staging.ts';
import { bus } from './kit/vehicles.ts';
import type { Spot } from './svg.ts';

const c = {
  sky: '#bfe0ea',
  field: '#a4c66a',
  road: '#d9b48a',
  mud: '#84583f',
  van: '#f0b63c',
  stripe: '#fff1d0',
  red: '#d8473c',
  teal: '#3f8f8c',
};
const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a3f6a' };
const low: Light = { from: [0.7, -0.5], rim: '#ffe2a8', shade: '#4a3060', tint: '#fff0dc' };

const meiLook = look(
  'child puffs nose=round skin=#a8704a hairColor=#2a1c22',
  `shirt ${c.teal} bands #bfe6d8 short; shorts #5a4a8a; shoes #d8473c`,
);
const kid = actor(meiLook);
const dad = actor(
  'grown sturdy short square nose=broad brows=thick skin=#9a633e hairColor=#241a20 beard=#241a20',
  'shirt #e2744c short; trousers #46618c; shoes #5a4038',
);
const gran = actor('old bun round skin=#8f5a38 hairColor=#e4e0e4', 'glasses #8a4a5a; dress #b85a86 dots #f0c4d8 long');
const oxCoat = { color: '#a4704a', belly: '#e8cfae', patch: '#6a4436' };
const ox = creature('cow', oxCoat);
const duck = mallard('#f6efdf', '#fdf8ec');

/** The bug, 100 wide, its feet on (x, y): `bug(300, 800, 80, 'left', 'glad')`. */
const bug =
  (x: number, y: number, u: number, looks: 'left' | 'right', mood: Mood = 'happy', turn = 0, flies = false): Thing =>
  (light) => {
    const pose = { looks: 'right', mood, gaze: [0.5, -0.2] } as const;
    const open = ['laugh', 'grin', 'howl'].includes(mood) || mood === 'glad' || mood === 'laugh';
    const wings = flies
      ? `<g opacity="0.75">${soft('-6,-52 -40,-104 -14,-118 10,-64', '#eaf6fa')}${soft('-16,-46 -76,-84 -74,-108 -4,-62', '#eaf6fa')}</g>`
      : '';
    const drawing =
      wings +
      line('-24,-16 -30,0; -4,-14 -4,0; 16,-16 22,0', '#3a2a36', 6) +
      flat(blob(34, -34, 24, 23, 3, 0.02), '#3a2a36') +
      flat('M-48 -14Q-46 -62 -4 -62Q30 -60 32 -14Q-8 -4 -48 -14Z', c.red) +
      line('-8,-62 -4,-12', '#7a2430', 4) +
      heap('-30,-34 -22,-20 12,-42 14,-22', (dx, dy, i) => flat(blob(dx, dy, 6.5, 6, i + 2), '#3a2a36', 0)) +
      line('42,-54 50,-72 60,-74; 34,-56 38,-76 46,-82', '#3a2a36', 4) +
      moved([38, -38, 0, 0.9])(beastEye(0, 0, 1, pose, '#8a7a86')) +
      (open ? fill('M40 -24q8 10 14 -2Z', '#f08a7a') : line('42,-23 48,-20 54,-25', '#f0c0b0', 3));
    const put = `translate(${x} ${y}) rotate(${turn}) scale(${((looks === 'left' ? -1 : 1) * u) / 100} ${u / 100})`;
    return contact(x, y, flies ? 0 : u * 0.5) + lit(light, u)(`<g transform="${put}">${drawing}</g>`);
  };

const country = (y: number, seed = 3) =>
  wash(c.sky, '#fbf1d2') +
  cloud(250 + seed * 40, 110, 220, '#ffffff', seed) +
  land(here('-20,-60 260,-140 560,-70 860,-150 1220,-80', 0, y), '#c2d88e', '#93b866') +
  tree(110 + ((seed * 130) % 900), y + 20, 220, '#6fa352', '#8a5f48', seed) +
  land(here('-20,0 300,-16 700,8 1220,-10', 0, y), c.field, '#6f9a4a') +
  grass([0, y + 30, 1200, 860 - y], '#7aa24e', 44, seed) +
  flowers([20, y + 40, 1160, 780 - y], ['#fff6e0', c.red, '#f4d05a'], 14, seed);
const road = (y0: number, y1: number) =>
  painted(`M-20 ${y0}Q600 ${y0 - 30} 1220 ${y0}V${y1}Q600 ${y1 + 26} -20 ${y1}Z`, c.road, '#a47a5a', 0.4);
const mud = (x: number, y: number, rx: number, ry: number, seed = 4) =>
  painted(blob(x, y, rx, ry, seed, 0.07, 13), c.mud, '#54352c') +
  line(here('-0.5,-0.3 -0.1,-0.36; 0.2,0.3 0.56,0.24', x, y, rx, ry), '#b08a6a', 7, 0.8);
const clods = (x: number, y: number, r: number) =>
  each([-80, -54, -28, 0, 26, 52, 80], (a, i) => {
    const [s, k] = [(a * Math.PI) / 180, r * (0.8 + (i % 3) * 0.28)];
    return flat(
      blob(x + Math.sin(s) * k, y - Math.cos(s) * k * 0.8, 11 + (i % 3) * 7, 13 + (i % 2) * 7, i + 2, 0.12),
      c.mud,
      1.5,
    );
  });
/** Mud on whoever was in it. */
const spots = (at: string, k = 1) =>
  heap(at, (x, y, i) => flat(blob(x, y, (9 + (i % 3) * 6) * k, (8 + (i % 2) * 5) * k, i + 3, 0.16), c.mud, 0));
const van = (at: Spot, ...inside: readonly Thing[]): Thing =>
  bus(at, { color: c.van, stripe: c.stripe, inside: '#cfe6ea', windows: 2, front: 'left' }, ...inside);
const tugs = (points: string) => line(points, '#8a6a44', 15) + line(points, '#c9a878', 7);
/** The van in its mud, its nose to the left: x and y the left end of its foot. */
const stuck = (x: number, y: number, w: number, ...inside: readonly Thing[]): readonly Thing[] => [
  mud(x + w * 0.5, y + 6, w * 0.66, w * 0.13),
  set([x + w * 0.5, y + w * 0.06, -5])(van([-w * 0.5, 0, w], ...inside)),
  mud(x + w * 0.5, y + w * 0.07, w * 0.58, w * 0.085, 6),
];

export const pictures = book({
  cover: coverArt(day)(
    country(520, 1),
    road(760, 1240),
    ...stuck(
      440,
      880,
      740,
      kid('-60,-105,108 left none surprised gaze=-0.8,0.6 floats'),
      dad('-292,-98,88 left none surprised gaze=-0.8,0.6 floats'),
    ),
    set([1010, 536, -5])(duck('0,0,190 left wonder gaze=-0.8,0.6')),
    tugs('474,850 380,900 250,1010'),
    bug(200, 1100, 230, 'left', 'glad'),
    clods(560, 900, 120),
  ),
  go: page('wide', day)(
    country(420, 3),
    road(560, 760),
    ox('1010,500,130 left stand calm'),
    duck('180,520,120 right wonder'),
    van(
      [330, 690, 560],
      kid('610,592,76 left none glad gaze=-0.8,0 floats'),
      dad('388,612,64 left none happy gaze=-0.8,0 floats'),
    ),
    line('930,560 1010,556; 940,620 1040,620; 930,672 1000,676', '#ffffff', 9, 0.8),
    bug(180, 870, 90, 'right', 'wonder'),
  ),
  wetMud: page('medium', day)(
    country(330, 5),
    road(480, 900),
    ...stuck(420, 730, 680),
    clods(560, 720, 120),
    kid('210,860,190 right stand surprised gaze=0.8,0 l=~-0.5,-0.1/open r=~0.5,-0.1/open'),
    dad('1120,880,120 left stand worried gaze=-0.8,0.1 l=~-0.35,0.2/open'),
  ),
  dadTugs: page('wide', day)(
    country(330, 7),
    road(500, 880),
    ...stuck(560, 720, 520),
    tugs('590,690 440,640 300,600'),
    dad('190,840,150 left run effort lean=-26 gaze=-0.6,0.2 l=300,606/fist r=360,622/fist'),
    kid('1120,850,140 left run effort lean=-18 l=~-0.7,0.2/open r=~-0.6,0.4/open'),
  ),
  oxTugs: page('medium', low)(
    country(330, 8),
    road(480, 900),
    ...stuck(740, 730, 440),
    ox('300,860,220 left run effort nod=18 head=0,20'),
    tugs('775,705 650,690 400,690'),
    dad('590,880,125 left run effort lean=-24 l=650,688/fist r=705,698/fist'),
    kid('1130,860,120 left run effort lean=-18 l=~-0.7,0.2/open r=~-0.6,0.4/open'),
  ),
  duckTugs: page('above', low)(
    country(260, 4),
    road(400, 900),
    ...stuck(800, 690, 370),
    tugs('820,670 700,664 500,690 190,740'),
    ox('430,850,190 left run effort nod=18 head=0,16'),
    set([180, 870, -8])(duck('0,0,210 left effort walks')),
    dad('640,850,105 left run effort lean=-24 l=690,668/fist r=740,668/fist'),
    kid('1140,840,112 left run effort lean=-18 l=~-0.7,0.2/open r=~-0.6,0.4/open'),
  ),
  aBug: page('close', low)(
    wash('#cbb07a', '#e4c896'),
    mud(600, 980, 760, 260, 8),
    headOf('cow', oxCoat)('230,250,2.6 right laugh gaze=0.6,0.8 nod=26 from=-160,60'),
    duck('1080,1010,400 left laugh gaze=-0.6,0.8 floats'),
    kid('530,720,310 front none laugh gaze=0.2,0.9 nod=0.8 l=330,740/open r=720,760/open'),
    mud(530, 806, 215, 76, 3),
    bug(600, 870, 170, 'right', 'resolved'),
    sound(600, 800, [110, 140], [210, 330], '#fff6e0', 7),
  ),
  vanIsUp: page('below', low)(
    country(560, 9),
    mud(700, 860, 460, 70),
    set([700, 560, 16])((light) => clipped(rectangle(-320, -300, 640, 420))(drawn(light, [van([-290, 120, 580])]))),
    clods(700, 830, 260),
    clods(560, 850, 190),
    tugs('440,590 404,618 352,572 362,486 330,416 270,380 246,318 228,246'),
    bug(200, 250, 180, 'left', 'glad', 24, true),
    set([300, 810, -34])(dad('0,60,120 left jump surprised floats l=~-0.9,-0.4/open r=~0.9,-0.4/open')),
    set([1050, 770, 20])(kid('0,60,130 left jump laugh floats l=~-0.8,-0.5/open r=~0.8,-0.5/open')),
    set([960, 330, 30])(duck('0,0,170 right laugh floats')),
  ),
  jamBun: page('medium', low)(
    wash('#f2c78e', '#fbe6bf'),
    painted(rectangle(-20, 640, 1240, 280), '#c98f5f', '#8a5a44'),
    (light) =>
      windowFrame(
        [640, 50, 300, 250],
        '#8a5a44',
      )(
        country(240, 2) +
          drawn(light, [headOf('cow', oxCoat)('800,190,2.1 left glad gaze=-0.3,0.8 nod=14 from=1010,420')]),
      ),
    set([-100, -250, 0, 1.25])(
      dad('220,800,140 right none laugh gaze=0.7,0.3 r=~0.7,0.2/open'),
      spots('190,620 250,700 160,740 270,640', 1.3),
      gran('950,800,150 left none tender gaze=-0.7,0.5 nod=0.3 l=730,650/hold r=760,690/hold'),
      kid('500,800,190 right none laugh gaze=0.7,0.4 l=~-0.5,0.7 r=~0.55,0.3/clap'),
      spots('465,655 520,740 470,720 510,690', 1.2),
      painted('M-20 760Q600 730 1220 760V960H-20Z', '#e4dcc8', '#b09a8a'),
      soft('560,740 600,660 700,630 800,660 830,740 700,764', '#e0a25a'),
      soft('600,690 650,652 700,648 760,662 800,700 700,690', '#c2405a'),
      bug(700, 660, 130, 'left', 'glad'),
      duck('350,770,120 right glad gaze=0.7,-0.3'),
    ),
  ),
});

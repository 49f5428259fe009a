import { clipped, flat, type Light, line, painted, soft } from './kit/brush.ts';
import { cloud, disk, glow, grass, land, spray, tree, wash } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, nth, placed, pts, rectangle, tube } from './kit/shapes.ts';
import { actor, book, coverArt, creature, drawn, page, set, type Thing } from './kit/staging.ts';
import { monkey } from './kit/tree-animals.ts';
import { darker, lighter } from './svg.ts';

const c = {
  aqua: '#a9dfe0',
  straw: '#f0cf83',
  gold: '#dfa94e',
  teal: '#4f9f8c',
  bark: '#8a6a72',
  yellow: '#f6c33c',
  coral: '#e0705a',
  cream: '#fff3d6',
};
const morning: Light = { from: [-0.7, -0.8], rim: '#fff6d4', shade: '#4f3f68' };
const late: Light = { from: [0.8, -0.6], rim: '#ffe2a0', shade: '#5a3560', tint: '#fff0de' };

const skin = '#8a5638';
const boy = actor(
  `child crop round nose=broad hairColor=#241820 skin=${skin}`,
  `shirt ${c.yellow} short; shorts ${c.teal}`,
);
const nia = actor(
  'child none round nose=button skin=#94603e hairColor=#241820',
  'scarf #eab650 #8a5a34; shirt #eab650 dots #7a4a30 long; trousers #eab650; shoes #c98f3a',
);
const zebra = creature('zebra', { color: '#f6efe6' });
const giraffe = creature('giraffe', { color: '#f0bd62' });

const ears = (x: number, y: number, w: number, k: number) =>
  each([-1, 1], (d) => [
    flat(blob(x + d * w, y, 20 * k, 20 * k, 3), '#eab650'),
    flat(blob(x + d * w, y + 2 * k, 10 * k, 10 * k, 3), '#7a4a30', 0),
  ]);

/** A tail with spots, fat as a sleeve, through points. */
const spottyTail = (points: string, w: number) =>
  flat(tube(points, [w, w, w * 0.95, w * 0.9, w * 0.7]), '#eab650', 3) +
  heap(points, (x, y, i) => flat(blob(x - 4, y + 2, w * 0.2, w * 0.16, i + 2, 0.12), '#7a4a30', 0));
const tuftTail = (points: string, k: number) => {
  const all = pts(points);
  const [x, y] = all.at(-1) ?? [0, 0];
  return (
    flat(tube(all, [15 * k, 12 * k, 10 * k, 9 * k]), '#e8b052') +
    soft(here('-10,-6 10,-6 17,34 2,58 -15,34', x, y, k), '#5a3a34')
  );
};
const curlyTail = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${flat(tube('0,60 -14,10 6,-40 52,-52 72,-20 54,8 28,-4 38,-22', [17, 16, 15, 15, 14, 13, 11, 9]), '#9a6040', 3)}</g>`;
const zebraTail = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${flat(tube('0,0 34,-20 56,16 58,44', [20, 17, 14, 12]), '#f6efe6', 2.4)}${line('12,-14 18,2; 30,-24 34,-6; 44,-10 58,-4', '#4a3f52', 6)}${soft('46,40 70,40 80,86 60,112 42,84', '#3f3444')}</g>`;

/** The boy's kite with its tail of bows; `turn` 0 is upright. */
const kite = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat('M0 -70L56 0L0 76L-56 0Z', c.coral)}${flat('M0 -70L56 0H-56Z', c.teal, 0)}${line('0,-70 0,76; -56,0 56,0', c.cream, 4)}${kiteTail(0, 76, 1)}</g>`;
const kiteTail = (x: number, y: number, k: number) =>
  line(here('0,0 16,40 -10,80 12,124', x, y, k), c.bark, 5 * k) +
  heap(here('14,36 -8,80 10,118', x, y, k), (bx, by, i) =>
    each([-24, 24], (d) => soft(here(`0,0 ${d},-14 ${d},14`, bx, by, k), nth([c.yellow, c.coral, c.teal], i))),
  );

const plain = (horizon: number, warm = false) =>
  (warm ? wash('#f8cf94', '#fdf0cf') : wash(c.aqua, '#fdf3d2')) +
  (warm ? glow(1000, 150, 420, '#fff0b8', 0.9) + disk(1000, 150, 66, '#fbd36a') : cloud(880, 110, 240, '#ffffff', 4)) +
  land(here('-20,-30 300,-70 620,-36 900,-60 1220,-30', 0, horizon), '#b9cfa0', '#8aa98a', 0.4) +
  heap('90,0 260,10 1010,4 1120,14', (x, dy) => acacia(x, horizon - 26 + dy, 90)) +
  land(here('-20,0 400,-12 800,12 1220,-4', 0, horizon), c.straw, '#c98f4a', 0.4) +
  grass([0, horizon + 50, 1200, 840 - horizon], '#c08f42', 70, 5);

const acacia = (x: number, y: number, h: number) =>
  line(here('0,0 0,-0.6 -0.24,-0.8; 0,-0.5 0.22,-0.8', x, y, h), c.bark, h * 0.07) +
  soft(here('-0.6,-0.76 -0.3,-1 0.3,-1 0.6,-0.76 0,-0.72', x, y, h), c.teal);

/** A baobab; (x, y) is the middle of its foot, w the width of its trunk. */
function baobab(x: number, y: number, w: number, h: number) {
  const at = placed(x, y, w, h);
  const crowns = pts('-1.1,-0.94 -0.45,-1.06 0.2,-1.08 0.85,-1.02 1.25,-0.88 -0.8,-0.84 0.5,-0.92').map(([px, py], i) =>
    painted(
      blob(x + px * w, y + py * h, w * 0.46, h * 0.12, i + 3, 0.1, 12),
      i % 2 === 0 ? c.teal : lighter(c.teal, 0.12),
    ),
  );
  return (
    painted(
      at(
        '-0.62,0.02 -0.5,-0.3 -0.44,-0.6 -0.95,-0.86 -0.84,-0.92 -0.3,-0.74 -0.12,-1 0.06,-1 0.2,-0.74 0.8,-0.94 0.9,-0.88 0.42,-0.6 0.5,-0.3 0.64,0.02 0,0.05',
      ),
      c.bark,
      '#4a3350',
    ) +
    line(
      at('-0.28,-0.05 -0.24,-0.4 -0.16,-0.62; 0.04,0 0.06,-0.34 0.02,-0.6; 0.32,-0.06 0.28,-0.36'),
      '#6a4f5c',
      w * 0.025,
      0.7,
    ) +
    crowns.join('')
  );
}

/** A boulder with a lit top, a side in the shade, cracks, and grass at its foot. */
function rock(x: number, y: number, w: number, h: number, i = 0) {
  const at = placed(x, y, w, h);
  const color = nth(['#d99a86', '#e3ad96', '#cf8d7e'], i);
  return (
    painted(
      at('-0.5,0 -0.47,-0.55 -0.36,-0.72 -0.22,-0.98 0.06,-1 0.26,-0.92 0.38,-0.7 0.49,-0.46 0.5,0 0,0.03'),
      color,
      '#8a5566',
    ) +
    flat(
      at('-0.43,-0.6 -0.32,-0.76 -0.2,-0.94 0.05,-0.96 0.24,-0.88 0.12,-0.7 -0.12,-0.62 -0.3,-0.5'),
      lighter(color, 0.34),
      0,
    ) +
    flat(
      at('0.25,-0.88 0.36,-0.68 0.46,-0.46 0.47,-0.02 0.26,-0.01 0.3,-0.34 0.2,-0.5 0.13,-0.7'),
      darker(color, 0.2),
      0,
    ) +
    line(
      at(
        '-0.3,-0.49 -0.24,-0.3 -0.3,-0.16; -0.24,-0.3 -0.1,-0.22; 0.12,-0.68 0.06,-0.52 0.1,-0.4; 0.3,-0.34 0.18,-0.2',
      ),
      '#8a5566',
      5,
      0.6,
    ) +
    line(
      at(
        '-0.44,0.02 -0.47,-0.07; -0.41,0.02 -0.4,-0.1; -0.38,0.02 -0.34,-0.06; 0.3,0.02 0.28,-0.06; 0.33,0.02 0.35,-0.09; 0.36,0.02 0.41,-0.05',
      ),
      '#a08a3e',
      6,
    )
  );
}

const banana = (x: number, y: number, k: number) =>
  each([-1, 0, 1], (i) => soft(here(`0,-40 ${i * 20 - 12},-16 ${i * 26},8 ${i * 26 + 10},-12`, x, y, k), '#f3cf4a'));

const pot = (x: number, y: number, w: number) =>
  painted(
    `${x - w * 0.26},${y - w * 1.1} ${x - w * 0.2},${y - w * 0.96} ${x - w * 0.5},${y - w * 0.5} ${x - w * 0.36},${y - 4} ${x + w * 0.36},${y - 4} ${x + w * 0.5},${y - w * 0.5} ${x + w * 0.2},${y - w * 0.96} ${x + w * 0.26},${y - w * 1.1}`,
    '#c9704f',
    '#6a3048',
  ) +
  flat(blob(x, y - w * 1.1, w * 0.27, w * 0.05, 3), '#7a3f3a') +
  line(here('-0.46,-0.56 -0.2,-0.5 0,-0.56 0.2,-0.5 0.46,-0.56', x, y, w), c.cream, w * 0.035, 0.9);

const hut = (x: number, y: number, w: number) =>
  painted(here('M-0.5,0V-0.5H0.5V0Z', x, y, w), '#eec08a', '#a9685a', 0.4) +
  flat(here('M-0.1,0V-0.36H0.12V0Z', x, y, w), '#5f7fa0') +
  flat(here('M-0.6,-0.46L-0.42,-0.72H0.44L0.6,-0.46Z', x, y, w), '#b9c3c9') +
  line(abreast(here('-0.344,-0.7 -0.48,-0.48', x, y, w), here('0.344,-0.7 0.48,-0.48', x, y, w), 5), '#8f9da8', 5, 0.7);

const marks = (points: string) => line(points, c.cream, 9, 0.9);

const within =
  (x: number, y: number, w: number, h: number, ...things: readonly Thing[]): Thing =>
  (light) =>
    clipped(rectangle(x, y, w, h))(drawn(light, things));

export const pictures = book({
  cover: coverArt(morning)(
    plain(640),
    `<g transform="translate(400 540) scale(-1 1)">${curlyTail(0, 0, 2.1)}</g>`,
    zebraTail(775, 720, 1.9),
    tuftTail('820,250 870,330 860,420 884,480', 1.5),
    spottyTail('760,990 860,960 940,1000 1020,950 1100,970', 62),
    baobab(600, 1010, 440, 800),
    boy('230,1160,220 right stand wonder nod=-0.6 gaze=0.7,-0.6 tilt=-8 l=~-0.55,0.8/hold r=~0.4,0.1/fist'),
    line('112,1040 50,760 104,424', c.bark, 4),
    kite(100, 330, 1.2, -10),
  ),
  aTail: page('wide', morning)(
    plain(430),
    within(660, 0, 560, 900, zebra('690,750,290 left stand calm')),
    baobab(600, 790, 330, 640),
    boy('210,850,165 right walk wonder gaze=0.8,0 l=~-0.5,0.6/hold r=~0.75,0.1/point'),
    line('128,700 80,480 100,330', c.bark, 4),
    kite(100, 230, 0.9, -12),
    marks('950,440 990,410; 990,500 1034,490; 940,390 960,350'),
  ),
  helloZebra: page('close', morning)(
    plain(380),
    baobab(1130, 620, 260, 520),
    zebra('890,870,340 left stand glad gaze=-0.8,0.2'),
    boy('250,890,240 right stand laugh gaze=0.8,0 l=~-0.5,0.8/hold r=~0.8,0.5/open'),
  ),
  upHigh: page('below', morning)(
    plain(640),
    line('600,860 590,560 610,300', c.bark, 70),
    line('600,520 470,380; 605,470 740,340', c.bark, 40),
    tree(430, 740, 620, '#5aa08a', '', 4),
    tree(760, 720, 620, '#4f9480', '', 7),
    tree(600, 620, 560, '#66ab92', '', 9),
    tuftTail('800,330 816,400 796,460 812,520', 1.7),
    marks('860,470 900,460; 870,520 908,530; 740,500 704,516'),
    boy('250,880,140 right stand wonder nod=-1 gaze=0.7,-0.95 tilt=-12 l=~-0.5,0.8 r=~0.6,-0.5/point'),
    zebra('420,880,150 right stand surprised gaze=0.6,-0.9 nod=-18'),
  ),
  helloGiraffe: page('below', morning)(
    plain(620),
    tree(1060, 780, 700, '#5aa08a', '#8a6a72', 7),
    giraffe('620,880,330 left stand tender nod=24 head=-6,8'),
    zebra('1010,880,150 left stand happy gaze=-0.7,-0.6'),
    boy('180,890,160 right tiptoe laugh nod=-1 gaze=0.5,-0.95 tilt=-14 l=~-0.5,0.6/hold r=~0.62,-1.0/open'),
    line('100,760 50,560 70,420', c.bark, 4),
    kite(80, 320, 0.85, -8),
  ),
  curly: page('wide', morning)(
    plain(420),
    curlyTail(830, 470, 2.4),
    rock(720, 800, 330, 280, 0),
    rock(930, 820, 340, 360, 1),
    rock(1110, 830, 260, 220, 2),
    rock(830, 850, 240, 130, 1),
    marks('1050,330 1090,310; 1060,400 1104,396; 850,290 836,250'),
    giraffe('120,850,170 right walk wonder gaze=0.7,0.2'),
    zebra('270,860,155 right walk wonder gaze=0.8,0'),
    boy('575,875,180 right tiptoe wonder gaze=0.8,-0.3 lean=8 l=~-0.5,0.5/open r=~0.28,0.14/point'),
  ),
  helloMonkey: page('close', morning, 0.85)(
    plain(360),
    giraffe('90,980,250 right stand happy gaze=0.7,0.4 nod=14'),
    zebra('250,900,190 right stand glad gaze=0.8,0'),
    rock(880, 880, 560, 330, 1),
    rock(1130, 900, 300, 230, 2),
    monkey('900,590,330 left glad gaze=-0.8,0.2 floats'),
    banana(1050, 590, 1.5),
    banana(720, 640, 1.2),
    boy('560,910,230 right stand laugh gaze=0.8,-0.4 l=~-0.5,0.8 r=~0.72,-0.3/open'),
  ),
  spotty: page('wide', late)(
    plain(400, true),
    hut(1010, 520, 300),
    spottyTail('930,740 1020,690 1080,640 1060,570 1110,530', 60),
    pot(870, 830, 300),
    painted('1010,880 1020,820 1090,820 1100,880', '#b9c3c9', '#5a6478'),
    flat(rectangle(1016, 812, 78, 14), '#7a4a30'),
    line('1120,876 1180,846', c.bark, 10),
    giraffe('110,850,170 right walk worried gaze=0.8,0.2'),
    zebra('270,860,155 right walk worried gaze=0.8,0'),
    monkey('430,870,170 right wonder gaze=0.8,0'),
    boy('600,880,175 right tiptoe worried gaze=0.8,0.1 lean=10 l=~-0.6,0.45/open r=~0.12,0.2/point'),
  ),
  roar: page('close', late)(
    plain(380, true),
    hut(1080, 480, 240),
    spottyTail('880,560 960,520 1020,430 1100,420 1140,340', 48),
    nia('790,690,230 left jump laugh tilt=-8 floats l=~-0.95,-0.5/open r=~0.9,-0.5/open'),
    ears(786, 82, 84, 1.5),
    pot(880, 890, 330),
    marks('600,250 560,220; 590,340 540,336; 640,180 616,140; 980,200 1010,170'),
    set([0, 0])(zebra('180,690,170 left run scared tail=up floats')),
    monkey('430,580,200 left scared gaze=0.6,-0.2 runs floats'),
    boy('330,880,200 left run scared gaze=0.8,-0.2 lean=-10 l=~-0.8,-0.3/open r=~0.7,-0.2/open'),
    giraffe('60,900,150 left run scared floats'),
  ),
  whose: page('medium', late)(
    plain(380, true),
    curlyTail(360, 470, 1.9),
    set([500, 580, -92])(zebraTail(0, 0, 1.5)),
    set([190, 660, 78, 1.5])(kiteTail(0, 0, 1)),
    tuftTail('1090,430 1140,500 1128,560 1146,610', 1.5),
    baobab(1010, 830, 170, 620),
    painted(rectangle(150, 580, 480, 340), '#e3ad86', '#9a5f5a', 0.5),
    line(
      '200,660 280,660; 380,650 470,652; 520,700 600,700; 240,740 330,742; 420,780 500,780; 190,830 260,830; 540,840 610,842',
      '#b9785f',
      9,
      0.5,
    ),
    flat(rectangle(128, 552, 524, 36), '#f3cfa4'),
    soft('230,552 250,520 290,512 330,524 346,552', '#241820'),
    spottyTail('880,820 950,780 960,700 900,660 930,600', 40),
    nia('820,880,200 left stand laugh tilt=-8 l=~-0.85,0.05/point r=~0.8,-0.1/point'),
    ears(806, 340, 74, 1.3),
    marks('470,320 490,290; 380,320 366,288; 590,420 616,400'),
    spray([-20, 180], [240, 120], '#4f9f8c', 5, 70),
  ),
});

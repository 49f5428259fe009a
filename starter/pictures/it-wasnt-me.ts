import { bubble, clipped, cut, flat, type Light, line, painted, soft, spun } from './kit/brush.ts';
import { floor, windowFrame } from './kit/buildings.ts';
import { llama } from './kit/llama.ts';
import { cloud, glow, land, wash } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, pts, rectangle, tube } from './kit/shapes.ts';
import { octopus } from './kit/shore-animals.ts';
import { hen } from './kit/small-animals.ts';
import { actor, book, coverArt, drawn, page, set, type Thing } from './kit/staging.ts';
import { darker, lighter } from './svg.ts';

const c = {
  wall: '#bcd9c4',
  bath: '#8fc3cf',
  wood: '#b9804f',
  rose: '#d9607a',
  plum: '#7a4a8a',
  sun: '#f4c24e',
  cream: '#fff4dd',
  teal: '#3f7f8a',
};
const day: Light = { from: [-0.7, -0.7], rim: '#fffbe6', shade: '#4a3560' };
const lamp: Light = { from: [0.2, -0.9], rim: '#fff0c4', shade: '#3f2f60', tint: '#fff4e4' };

const adam = actor(
  'child curls nose=button skin=#a06a44 hairColor=#2a1c22',
  `shirt ${c.sun} bands #fff0c0 long; trousers ${c.teal}`,
);
const mother = actor(
  'grown none oval nose=long skin=#b07a52 hairColor=#2a1c22',
  `scarf ${c.rose} #f7b8c4; tunic ${c.plum} leaves #a87ab8 long; trousers #4a3a5a; shoes #4a3040`,
);
/** Behind a door of frosted glass. */
const shadow: Light = { tint: '#8a7a9a', shade: '#5a4a7a' };

const lola = llama('#f4e6d2', c.rose);
const squid = octopus('#e2854f');
const whiteHen = hen('#fbf3e4');
const brownHen = hen('#b8794f');

function room(y: number, wall: string, ground: string) {
  return (
    wash(wall, lighter(wall, 0.3)) +
    line(abreast(`20,-10 20,${y}`, `1220,-10 1220,${y}`, 9), lighter(wall, 0.3), 30, 0.5) +
    floor(y, ground) +
    painted(rectangle(-20, 890, 1240, 340), darker(ground, 0.06)) +
    flat(rectangle(-20, y - 26, 1240, 28), c.cream, 1)
  );
}
const garden =
  wash('#bfe3ee', '#fdf4d6') + cloud(900, 160, 200, '#ffffff', 3) + land('-20,330 400,290 800,330 1220,300', '#a4cc78');

/** A bed from its side, jumped to pieces; (x, y) is the foot of its head end. */
const bed = (x: number, y: number, w: number) =>
  painted(rectangle(x, y - w * 0.5, w * 0.06, w * 0.5), c.wood) +
  painted(rectangle(x + w * 0.94, y - w * 0.34, w * 0.06, w * 0.34), c.wood) +
  painted(here('M0.04,-0.26Q0.5,-0.06 0.96,-0.22V-0.1Q0.5,0.06 0.04,-0.12Z', x, y, w), c.cream, '#c9a98e') +
  soft(here('0.34,-0.24 0.6,-0.24 0.92,-0.3 0.98,-0.04 0.7,0.02 0.44,-0.02', x, y, w), c.rose) +
  line(here('0.5,-0.2 0.56,-0.04; 0.74,-0.24 0.78,-0.04', x, y, w), '#f7b8c4', 9) +
  soft(here('0.04,-0.34 0.22,-0.42 0.3,-0.3 0.2,-0.2 0.06,-0.22', x, y, w), '#ffffff');
const feathers = (at: string) =>
  heap(at, (x, y, i) => spun(i * 47 - 60, x, y, soft(here('0,0 10,-20 4,-46 -8,-22', x, y), '#ffffff', 1.4)));
/** A curtain from x to x + w, down to y. */
const curtain = (x: number, y: number, w: number, color: string, top = 40) => {
  const fold = (t: number) => here(`0,${top + 20} 6,${(top + y) / 2} -4,${y - 16}`, x + w * t, 0);
  return (
    painted(
      `M${x} ${top}H${x + w}L${x + w + 14} ${y}Q${x + w * 0.75} ${y - 16} ${x + w * 0.5} ${y}T${x - 14} ${y}Z`,
      color,
    ) + line(abreast(fold(0.16), fold(0.88), 5), darker(color, 0.2), 8, 0.6)
  );
};
const rod = (x: number, y: number, w: number) => line(`${x - 30},${y} ${x + w + 30},${y}`, c.wood, 16);
const egg = (x: number, y: number, r: number) =>
  soft(here('-1.5,0 -0.6,-0.4 0.7,-0.4 1.7,0 0.6,0.5 -0.8,0.5', x, y, r), '#fffdf4') +
  flat(blob(x + r * 0.1, y - r * 0.05, r * 0.55, r * 0.32, 3, 0.03), c.sun) +
  cut(here('1.1,-0.1 1.2,-0.6 1.5,-0.4 1.8,-0.6 1.9,0', x, y, r), '#f6e2c4');
/** Arms of the octopus that look out of somewhere. */
const arm = (points: string, w: number) =>
  flat(tube(points, [w, w * 0.86, w * 0.66, w * 0.4, w * 0.2]), '#e2854f') +
  each(pts(points).slice(1, 3), ([x, y], i) => flat(blob(x, y, w * 0.16, w * 0.13, i + 2), '#f6c49a', 0));
const puddle = (x: number, y: number, rx: number, ry: number) =>
  painted(blob(x, y, rx, ry, 5, 0.08, 13), '#8fcbe0', '#5a9cc0', 0.4) +
  line(here('-0.5,-0.2 -0.1,-0.3; 0.2,0.3 0.5,0.2', x, y, rx, ry), '#ffffff', 6, 0.8);
const suds = (at: string, r: number) =>
  heap(at, (x, y, i) =>
    flat(blob(x, y, r * (0.8 + (i % 3) * 0.25), r * (0.7 + (i % 2) * 0.25), i + 2, 0.05), '#ffffff', 1.2),
  );
const bubbles = (at: string) => heap(at, (x, y, i) => bubble(x, y, 12 + (i % 3) * 9, '#ffffff', 0.3, '#ffffff'));
const tubFront = (x: number, y: number, w: number) =>
  line(here('0.12,-10 0.08,26; 0.88,-10 0.92,26', x, y, w, 1), c.sun, 26) +
  painted(here('M0,-0.3H1Q0.98,0 0.84,0H0.16Q0.02,0 0,-0.3Z', x, y, w), '#fdf6ea', '#b9a9b4') +
  flat(rectangle(x - w * 0.02, y - w * 0.32, w * 1.04, w * 0.045), '#ffffff');
const door = (x: number, y: number, w: number, h: number, inside: string) =>
  flat(rectangle(x - 18, y - h - 18, w + 36, h + 18), c.wood) + clipped(rectangle(x, y - h, w, h))(inside);
const mop = (x: number, y: number, top: readonly [number, number]) =>
  line(`${top[0]},${top[1]} ${x},${y}`, '#8a6444', 12) +
  each([-34, -18, 0, 18, 34], (d) => line(here('0,-8 0.6,20 1,42', x, y, d, 1), '#f3ead8', 15));
const cup = (x: number, y: number, k = 1) =>
  painted(here('M-22,-40H22L17,0H-17Z', x, y, k), c.sun) + line(here('20,-32 36,-24 19,-12', x, y, k), c.sun, 6 * k);
const chair = (x: number, y: number, w: number) =>
  painted(here('M-0.5,0V-0.95Q0,-1.2 0.5,-0.95V0Z', x, y, w), c.teal) +
  painted(rectangle(x - w * 0.56, y - w * 0.36, w * 1.12, w * 0.36), lighter(c.teal, 0.12));

const bathroom = (y: number) =>
  wash(c.bath, lighter(c.bath, 0.25)) +
  line(abreast('-10,30 1210,30', '-10,510 1210,510', 6), '#ffffff', 5, 0.45) +
  line(abreast(`0,-10 0,${y}`, `1176,-10 1176,${y}`, 13), '#ffffff', 5, 0.45) +
  floor(y, '#d9b48f') +
  painted(rectangle(-20, 890, 1240, 340), '#cfa783');
const inTheBath = (x: number, y: number, w: number): readonly Thing[] => [
  (light) =>
    clipped(rectangle(0, 0, 1200, y - w * 0.25))(
      drawn(light, [
        lola(`${x + w * 0.28},${y + w * 0.14},${w * 0.78} right laugh gaze=0.5,0.3`),
        squid(`${x + w * 0.85},${y - w * 0.22},${w * 0.4} left content gaze=-0.3,0.4`),
      ]),
    ),
  arm(here('0.96,-0.24 1.02,-0.42 1.04,-0.5 0.98,-0.58 0.94,-0.54', x, y, w), w * 0.07),
  suds(here('0.1,-0.32 0.28,-0.34 0.46,-0.33 0.6,-0.34 0.78,-0.33 0.92,-0.32 0.2,-0.28 0.7,-0.28', x, y, w), w * 0.07),
  tubFront(x, y, w),
];

export const pictures = book({
  cover: coverArt(day)(
    room(820, c.wall, '#d9a878'),
    rod(640, 90, 520),
    lola('880,1090,740 left glad gaze=-0.9,0.2'),
    curtain(660, 1090, 190, c.rose, 90),
    curtain(960, 1090, 190, c.rose, 90),
    arm('1130,1060 1080,960 1140,880 1090,820 1120,780', 70),
    whiteHen('640,1140,170 left happy'),
    adam('320,1140,345 right stand calm gaze=-0.6,-0.7 tilt=-6 l=~-0.7,0.3/open r=~0.55,0.55/open'),
    egg(120, 1150, 70),
    feathers('120,560 220,380 460,300 90,800'),
  ),
  jumped: page('wide', day)(
    room(600, c.wall, '#d9a878'),
    windowFrame([120, 100, 250, 260], c.wood)(garden),
    rod(830, 60, 330),
    lola('990,800,620 left calm gaze=-0.7,0.2'),
    curtain(830, 800, 340, c.teal, 200),
    bed(300, 800, 520),
    feathers('360,420 520,330 640,450 760,360 450,250'),
    mother('150,880,138 right stand cross gaze=0.7,0.4 l=~-0.62,0.75/fist r=~0.95,0.5/point'),
    adam('640,890,150 left stand surprised gaze=-0.6,-0.6 l=~-0.6,0.1/open r=~0.6,0.1/open'),
  ),
  llama: page('close', day)(
    room(700, c.wall, '#d9a878'),
    rod(620, 60, 560),
    lola('890,1150,940 left wonder gaze=-0.6,0.5'),
    curtain(660, 1000, 180, c.teal, 60),
    curtain(1010, 1000, 180, c.teal, 60),
    adam('270,960,300 front none calm gaze=0.7,-0.3 tilt=-4 l=~-0.55,0.75/open r=~0.85,0.2/point'),
    feathers('90,300 520,180 140,560'),
  ),
  eggs: page('medium', lamp)(
    room(560, '#f0cf96', '#c98f68'),
    windowFrame([480, 80, 240, 220], c.wood)(garden),
    set([940, 470])(whiteHen('0,0,180 right surprised flaps')),
    painted(rectangle(820, 430, 320, 400), '#7a9a8a'),
    line('980,450 980,810; 840,610 1120,610', '#5a7a70', 8),
    set([840, 840])(brownHen('-10,0,150 left calm')),
    painted(rectangle(820, 690, 110, 140), '#7a9a8a'),
    egg(500, 850, 60),
    egg(360, 800, 44),
    egg(650, 800, 40),
    mother('180,870,150 right stand cross gaze=0.7,0.6 l=~-0.62,0.75/fist r=~0.9,0.7/point'),
    adam('660,730,140 left stand calm gaze=-0.6,-0.5 l=~-0.6,0.25/open r=~0.6,0.25/open'),
  ),
  tapRunning: page('medium', lamp)(
    room(540, '#e6c8d4', '#c98f68'),
    door(
      800,
      760,
      280,
      580,
      wash(c.bath, c.bath) +
        line('-10,300 1210,300; -10,420 1210,420; -10,540 1210,540; 860,0 860,800; 980,0 980,800', '#ffffff', 5, 0.5),
    ),
    puddle(800, 830, 330, 62),
    arm('1080,770 900,690 840,600 760,590 740,640', 60),
    arm('1080,440 930,400 880,330 830,320 820,360', 52),
    arm('1000,780 1050,800 1120,790 1160,820 1150,850', 52),
    mother('200,880,150 right stand surprised gaze=0.7,0.7 l=~-0.5,0.2/open r=~0.85,0.75/open'),
    adam('500,880,150 left stand calm gaze=-0.5,-0.6 l=~-0.55,0.3/open r=~0.6,0.3/point'),
  ),
  fibs: page('close', lamp)(
    room(760, '#e6c8d4', '#c98f68'),
    door(480, 900, 250, 760, flat(rectangle(470, 100, 280, 900), '#4a5a7a', 0) + glow(610, 420, 300, '#bfe6f0', 0.5)),
    bubbles('560,330 640,250 600,460 680,380 540,540'),
    arm('730,660 610,610 560,520 500,520 490,560', 44),
    mother('270,1130,270 right none cross gaze=0.6,0.5 nod=0.3 r=~0.75,-0.05/point l=~-0.55,0.9'),
    adam('940,1010,300 left none sad gaze=-0.5,-0.6 nod=-0.3 l=~-0.4,0.8 r=~0.4,0.8'),
  ),
  humming: page('shoulder', lamp)(
    room(640, '#d9b8c8', '#b98060'),
    door(470, 740, 300, 640, wash('#fff0c4', '#ffe0a0') + glow(620, 400, 380, '#ffffff', 0.8)),
    () =>
      clipped(rectangle(470, 100, 300, 640))(
        drawn(shadow, [lola('816,800,580 left laugh'), squid('690,790,230 left happy')]),
      ),
    bubbles('690,330 730,250 640,140 820,180 420,220 860,320'),
    mother('280,1090,220 back none calm r=~0.9,0.1/open'),
    adam('900,1010,230 left faces=left none surprised gaze=-0.8,-0.2 l=~-0.6,0.5/point r=~0.5,0.6'),
  ),
  allThere: page('wide', lamp)(
    bathroom(620),
    ...inTheBath(270, 830, 720),
    whiteHen('330,604,130 right glad flaps floats'),
    brownHen('1090,800,170 left content'),
    bubbles('150,300 220,180 700,160 860,240 1080,330 980,120 90,480'),
    puddle(180, 850, 150, 30),
    flat(blob(180, 836, 34, 24, 3, 0.05), c.sun),
  ),
  sorry: page('wide', lamp)(
    room(560, c.wall, '#c98f68'),
    windowFrame([720, 70, 240, 220], c.wood)(garden),
    lola('80,800,480 right content gaze=0.6,0.3'),
    chair(470, 810, 280),
    chair(705, 820, 220),
    mother(
      '470,735,138 right seatFront laugh gaze=0.8,0.3 floats l=~-0.45,0.6/hold r=~0.55,0.45/hold',
      cup(542, 535, 1.2),
    ),
    adam('705,755,150 right seatFront laugh gaze=0.8,0.3 floats l=~-0.4,0.5/hold r=~0.45,0.4/hold', cup(776, 632, 1.2)),
    whiteHen('580,885,110 right content'),
    puddle(940, 850, 240, 36),
    mop(1130, 800, [1040, 500]),
    mop(790, 810, [860, 520]),
    squid('1000,800,340 left happy gaze=-0.3,0.6'),
    mop(900, 830, [800, 620]),
    mop(1020, 836, [1120, 640]),
    brownHen('1130,880,100 left wonder'),
  ),
});

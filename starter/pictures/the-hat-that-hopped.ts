import { clipped, fill, flat, type Light, line, oval, painted, soft, spun, stroke, strokes } from './kit/brush.ts';
import { look } from './kit/looks.ts';
import { spray as branch, cloud, disk, glow, land, rays, wash } from './kit/scenery.ts';
import { blob, each, heap, here, pts, times } from './kit/shapes.ts';
import { frog, hen } from './kit/small-animals.ts';
import { actor, book, coverArt, creature, drawn, page, set, type Thing } from './kit/staging.ts';
import { curve, darker, lighter, type Point, seeded } from './svg.ts';

const c = {
  rice: '#a5c96b',
  jade: '#5aa383',
  sky: '#aee0dc',
  straw: '#eec65f',
  pink: '#e98aa6',
  mud: '#8f6344',
  violet: '#6c5cae',
  cream: '#fff6dd',
};
const noon: Light = { from: [-0.4, -0.9], rim: '#fff8da', shade: '#3f4a70' };
const gold: Light = { from: [0.8, -0.5], rim: '#ffe6a8', shade: '#4a3f6a', tint: '#fff4de' };

const ayuLook = look(
  'child bob round skin=#c88d60 hairColor=#2a1c22 lips=#a8454e',
  `shirt ${c.pink} dots ${c.cream} short; trousers ${c.violet}`,
);
const ayu = actor(ayuLook);
const dadLook = look(
  'grown crop square nose=round brows=thick skin=#b0774c hairColor=#2a1c22',
  'shirt #4f86b8 short; skirt #b8654a check #e0a27a',
);
const dad = actor(dadLook);
const dadInHat = actor({ ...dadLook, wears: { kind: 'cone', color: c.straw, ink: '#a87c30' } });
const pig = creature('pig', { color: '#eda6a4' });
const muddyPig = creature('pig', { color: '#a87a5c', patch: c.mud });
const dog = creature('dog', { color: '#d9a561', belly: '#fdf0d4', patch: '#a8703c' });

const chick = hen('#f7ecd6');
const green = frog('#7cb84a');

/** Dad's hat of straw; (x, y) is the middle of its brim. */
const hat = (x: number, y: number, k: number, turn = 0, strap = true) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('-112,0 -60,-46 -14,-84 0,-90 14,-84 60,-46 112,0 56,16 0,20 -56,16', c.straw, '#a87c30')}${line('-76,-18 0,-4 76,-18; -50,-42 0,-30 50,-42; -26,-64 0,-56 26,-64', '#b98a38', 4, 0.7)}${strap ? line('-40,12 -30,56 0,64 30,56 40,12', '#c9566a', 5) : ''}</g>`;

/** A hat of lotus leaf. */
const leaf = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft('-70,2 -46,-26 -8,-34 8,-46 14,-34 48,-26 70,2 30,10 0,4 -34,12', '#5f9a4f')}${line('4,-34 -40,-4; 4,-34 0,2; 4,-34 44,-6', '#a5cf80', 3.5, 0.8)}</g>`;

/** The way of the hat: dots along its hops. */
const hops = (points: string) =>
  `<path d="${curve(pts(points))}" fill="none" stroke="${c.cream}" stroke-width="9" stroke-dasharray="2 24" stroke-linecap="round"/>`;

/** Terraces of rice from the horizon down, then the near grass from `foot`. */
function terraces(horizon: number, foot: number) {
  const random = seeded(8);
  const steps = 4;
  return each(steps, (i) => {
    const y = horizon + ((foot - horizon) * i) / steps;
    const edge: Point[] = [0, 1, 2, 3, 4, 5].map((j): Point => [j * 260 - 60, y + Math.sin(j * 1.7 + i * 2.1) * 16]);
    const color = i % 2 === 0 ? lighter(c.rice, 0.16) : c.rice;
    const plants = times(26, () => {
      const [x, py] = [random() * 1200, y + 24 + random() * ((foot - horizon) / steps) * 0.8];
      return here('0,0 -3,-9 -6,-17', x, py);
    });
    return (
      land(edge, color, c.jade, 0.35) +
      strokes([edge.map(([x, ey]): Point => [x, ey + 9])], i % 2 === 0 ? '#c4e8e0' : '#7f9a5a', 9, 0.7) +
      strokes(plants, '#6f9a4a', 4, 0.55)
    );
  });
}

function farm(horizon: number, foot: number, sun?: Point) {
  const volcano = here('700,40 830,-90 900,-160 960,-158 1040,-80 1200,40', 0, horizon);
  const light =
    sun === undefined ? '' : glow(sun[0], sun[1], 330, '#fff6c8', 0.9) + disk(sun[0], sun[1], 62, '#ffd75a');
  return (
    wash(c.sky, '#fdf3cf') +
    light +
    painted(volcano, '#8fb3b4', '#5f8a96', 0.4) +
    cloud(420, horizon - 130, 220, '#ffffff', 4) +
    terraces(horizon, foot) +
    land(here('-20,0 400,-14 800,10 1220,-6', 0, foot), '#93bf62', '#4f8a5f', 0.4) +
    each(46, (i) => {
      const r = seeded(i + 3);
      return line(here('0,0 -5,-12 -9,-22', r() * 1200, foot + 40 + r() * (880 - foot)), '#6a9a4a', 4, 0.6);
    })
  );
}

function pond(x: number, y: number, rx: number, ry: number) {
  const d = blob(x, y, rx, ry, 4, 0.06, 12);
  return (
    painted(d, '#7cc4bd', '#2f7a84', 0.5) +
    clipped(d)(line(here('-0.6,0.3 -0.2,0.36; 0.1,-0.4 0.5,-0.36', x, y, rx, ry), '#ffffff', 6, 0.6)) +
    stroke(d, c.cream, 5, 0.6)
  );
}

const lotus = (x: number, y: number, k: number) =>
  painted(blob(x, y, 70 * k, 22 * k, 5, 0.05), '#5f9a4f', '#2f6a4a') +
  each([-36, 0, 36], (a) => spun(a, x, y - 4, soft(here('0,0 -13,-24 0,-48 13,-24', x, y, k), c.pink)));

/** Drops and clods that fly up round (x, y). */
const spray = (x: number, y: number, r: number, color: string) =>
  each([-78, -52, -26, 0, 26, 52, 78], (a, i) => {
    const k = r * (0.75 + (i % 3) * 0.3);
    const [dx, dy] = [Math.sin((a * Math.PI) / 180) * k, -Math.cos((a * Math.PI) / 180) * k * 0.8];
    return flat(blob(x + dx, y + dy, 10 + (i % 3) * 6, 12 + (i % 2) * 8, i + 2, 0.14), color, 1.6);
  });

const shade =
  (x: number, y: number, h: number): Thing =>
  (light) =>
    drawn(light, [
      painted(here('-50,0 -34,-0.4 -70,-0.9 70,-0.9 30,-0.4 60,0', x, y, 1, h), '#9a6c48', '#5a3f3a'),
      ...pts('-190,-1 -90,-1.15 30,-1.12 150,-1 -40,-0.9 90,-0.88').map(([dx, dy], i) =>
        painted(
          blob(x + dx, y + dy * h, 130, 84, i + 3, 0.1, 12),
          i % 2 === 0 ? '#5f9f5a' : '#73b063',
          darker('#5f9f5a', 0.5),
        ),
      ),
    ]);

const drops = (spots: string) => heap(spots, (x, y) => flat(`M${x} ${y}q10 16 0 24q-10 -8 0 -24Z`, '#d6f3f0', 1.6));

export const pictures = book({
  cover: coverArt(noon)(
    farm(430, 820, [180, 170]),
    hops('90,1010 160,760 330,620 560,520'),
    hat(600, 400, 2.1, -12),
    line('430,500 400,560; 520,540 505,610; 690,540 710,606; 790,480 830,530', c.cream, 11, 0.9),
    dog('210,1130,230 right sit wonder gaze=0.6,-0.9 nod=-22'),
    pig('520,1140,190 right stand surprised gaze=0.3,-0.9 nod=-24'),
    chick('760,1140,190 left surprised flaps'),
    ayu('985,1150,215 left stand wonder nod=-1 gaze=-0.7,-0.95 tilt=12 l=~-0.72,-0.5/open r=~0.55,0.4/open'),
  ),
  nap: page('wide', noon)(
    farm(300, 560, [900, 120]),
    shade(230, 800, 560),
    oval(330, 850, 330, 60, '#2f5a5a', 0.25),
    dad('260,840,150 right crossed snore tilt=12 nod=0.4 lean=-8 floats l=~-0.25,1.0 r=~0.3,0.95'),
    hat(760, 810, 1.25, 6, false),
    line('420,560 440,530 470,540; 470,500 494,466 530,478; 530,430 560,392 604,408', c.cream, 8, 0.9),
    chick('1040,640,90 left calm'),
  ),
  hop: page('medium', noon)(
    farm(330, 600),
    hops('90,860 150,640 250,620 320,830 390,560 430,420 460,350'),
    hat(500, 260, 1.7, 18),
    line('400,370 380,420; 480,390 476,448; 570,380 592,426', c.cream, 10, 0.9),
    ayu('930,880,210 left jump surprised nod=-0.5 gaze=-0.8,-0.6 l=~-0.85,-0.5/open r=~0.85,-0.5/open'),
  ),
  mud: page('close', noon)(
    farm(200, 420),
    painted(blob(480, 720, 470, 150, 4, 0.07, 12), c.mud, '#4a2f2a'),
    set([470, 640, 34])(pig('0,110,300 right run scared tail=up nod=26 head=10,40 floats')),
    painted(blob(720, 830, 300, 110, 5, 0.1, 12), c.mud, '#4a2f2a'),
    spray(640, 720, 190, c.mud),
    hops('760,560 840,360 960,330 1040,420'),
    hat(1060, 330, 1.25, 20),
  ),
  onThePig: page('below', noon)(
    farm(260, 480),
    painted(blob(720, 780, 430, 120, 4, 0.07, 12), c.mud, '#4a2f2a'),
    muddyPig('720,840,300 left stand cross gaze=-0.6,-0.7 floats'),
    painted(blob(640, 850, 260, 60, 6, 0.1, 12), c.mud, '#4a2f2a'),
    chick('770,545,250 left scared flaps floats'),
    heap('560,330 930,300 620,220 900,420', (x, y, i) =>
      spun(i * 40 - 50, x, y, soft(here('0,0 12,-22 6,-50 -8,-24', x, y), '#f7ecd6', 1.5)),
    ),
    spray(470, 770, 110, c.mud),
    hops('330,470 290,340 220,400'),
    hat(190, 380, 1.2, -18),
  ),
  splash: page('wide', noon)(
    farm(260, 430),
    pond(480, 720, 470, 150),
    lotus(140, 720, 1.1),
    lotus(820, 800, 1),
    set([440, 620, 24])(dog('0,90,240 right run surprised tail=up nod=10 floats')),
    painted(blob(560, 800, 210, 66, 5, 0.1, 12), '#9fd8d0', '#4f9aa0'),
    spray(560, 700, 200, '#d6f3f0'),
    hops('840,470 870,380 930,420 965,540'),
    hat(1010, 610, 1.2, 10),
  ),
  ontoTheDog: page('medium', noon)(
    farm(220, 400),
    pond(650, 740, 540, 190),
    lotus(1060, 800, 1.2),
    dog('640,800,250 left stand surprised gaze=-0.3,-0.9 tail=down floats'),
    dad('690,590,150 left faces=left seat scared floats tilt=-6 l=~-0.95,-0.55/open r=~0.95,-0.5/open'),
    painted(blob(640, 850, 330, 80, 5, 0.08, 12), '#8fd0c8', '#3f8a94'),
    spray(380, 780, 150, '#d6f3f0'),
    spray(920, 790, 150, '#d6f3f0'),
    hops('310,420 270,310 200,350'),
    hat(170, 420, 1.2, -14),
  ),
  hush: page('wide', noon)(
    farm(250, 470),
    dad('480,520,62 front stand calm gaze=0.6,0.2'),
    dog('610,530,70 right sit calm'),
    pig('720,540,62 right stand calm'),
    chick('830,545,64 right calm'),
    drops('450,330 520,350 575,420'),
    soft('900,860 920,760 1010,730 1110,760 1140,860 1020,890', '#a9a4a8', 3),
    ayu('1020,770,170 left seat calm gaze=-0.8,0.4 floats r=~-0.14,0.1/point l=~-0.3,0.85'),
    hops('120,860 190,740 260,760 310,850'),
    hat(370, 850, 1.05, 4, false),
  ),
  leg: page('close', noon)(
    wash('#b9d98a', '#7fb562'),
    terraces(-60, 300),
    line('60,860 50,820; 110,880 96,836; 980,860 966,816; 1120,800 1108,760; 260,420 252,386', '#5f934a', 7),
    soft('540,960 580,780 690,706 900,694 1060,770 1120,960', '#a9a4a8', 3),
    ayu(
      '800,690,290 left faces=left seat wonder nod=0.6 gaze=-0.7,0.95 tilt=-10 floats l=~-0.72,0.35/open r=~0.6,0.6/open',
    ),
    hops('60,560 150,420 250,520'),
    hat(330, 850, 2.1, 8, false),
  ),
  found: page('medium', noon, 0.85)(
    farm(280, 500),
    dad('170,870,120 right stand surprised gaze=0.7,0.7 nod=0.5 l=~-0.35,0.9 r=~0.55,0.3/open'),
    dog('380,860,150 right sit surprised gaze=0.8,0.5'),
    ayu('640,860,190 front stand glad gaze=0,0.9 nod=0.6 l=552,275/hold r=744,275/hold', hat(648, 262, 1.5, 0)),
    chick('860,830,130 left surprised'),
    pig('1040,850,140 left stand surprised gaze=-0.7,0.5'),
    green('640,890,190 left wonder gaze=-0.3,-0.7'),
    line('520,790 490,770; 530,720 504,692; 760,790 792,770; 750,720 778,692', c.cream, 9, 0.9),
  ),
  hot: page('close', noon)(
    wash('#bfe6dc', '#fdf3cf'),
    disk(600, -10, 190, '#ffd75a'),
    glow(600, 0, 620, '#fff6c8', 0.9),
    rays([600, -10], 230, 360, [20, 45, 70, 95, 120, 145, 160], '#fff0a8', 14),
    terraces(430, 640),
    ayu('400,930,290 right kneel tender nod=0.5 lean=12 floats l=~-0.1,0.9 r=850,600/clap'),
    oval(860, 860, 170, 34, '#2f5a5a', 0.28),
    fill('M800 615L900 615L990 870L700 870Z', '#2f5a5a', 0.14),
    green('840,870,240 left content gaze=-0.3,-0.7'),
    branch([1210, 300], [1000, 420], '#6fae5a', 5, 70),
  ),
  party: page('wide', gold)(
    farm(260, 500, [1060, 130]),
    `<g opacity="0.25"><ellipse cx="160" cy="870" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="380" cy="880" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="600" cy="880" rx="100" ry="18" fill="#2f4a5a"/><ellipse cx="830" cy="880" rx="90" ry="18" fill="#2f4a5a"/><ellipse cx="1050" cy="880" rx="100" ry="18" fill="#2f4a5a"/></g>`,
    dadInHat('170,800,108 right jump laugh floats l=~-0.9,-0.3/open r=~0.9,-0.3/open'),
    set([0, 0, -5])(dog('330,860,150 right walk laugh floats tail=wag')),
    leaf(488, 578, 0.9, 2),
    ayu('650,790,165 front jump laugh floats l=~-0.85,-0.45/open r=~0.85,-0.45/open'),
    leaf(652, 368, 1.5, -4),
    set([0, 0, -4])(pig('840,880,135 right walk laugh floats')),
    leaf(1000, 592, 0.85, 4),
    chick('1020,540,120 right laugh flaps floats'),
    leaf(1053, 416, 0.7, 4),
    green('1110,820,140 left laugh gaze=-0.3,-0.7'),
    leaf(1082, 726, 0.8, -6),
  ),
});

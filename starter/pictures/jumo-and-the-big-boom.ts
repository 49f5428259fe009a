import {
  clipped,
  contact,
  fill,
  flat,
  line,
  lit,
  loop,
  moved,
  oval,
  painted,
  roundStroke,
  stroke,
} from './kit/brush.ts';
import type { Light } from './kit/brush.ts';
import { windowFrame } from './kit/buildings.ts';
import { elephant, elephantHead, elephantRear, grey } from './kit/elephant.ts';
import { cloud, disk, flowers, glow, grass, land, rain, rays, spray, veil, wash } from './kit/scenery.ts';
import { abreast, blob, each, heap, here, polygon, pts, rows, times, tube } from './kit/shapes.ts';
import { mouse } from './kit/small-animals.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { darker, lighter, type Point } from './svg.ts';

const c = {
  sky: '#a9d8dc',
  grass: '#7fb27a',
  field: '#4f8f74',
  straw: '#e0b562',
  clay: '#cf8a5e',
  storm: '#54568a',
  night: '#33315c',
  flash: '#fff4b8',
  red: '#d8483c',
};
const sunny: Light = { from: [0.6, -0.8], rim: '#fff6d0', shade: '#3f3468' };
const stormy: Light = { from: [0.6, -0.8], rim: '#fdf3c0', shade: '#231f4c', tint: '#d4d2ee' };
const lamp: Light = { from: [-0.9, 0.1], rim: '#ffdc94', shade: '#2a1c40', tint: '#ffe6c8' };

/** A round hut of clay with a roof of straw; (x, y) is the middle of its foot. The door may be round the side. */
const hut = (x: number, y: number, w: number, door?: 'front' | 'right', lit = false) =>
  hutWall(x, y, w, door, lit) + hutRoof(x, y, w);

function hutRoof(x: number, y: number, w: number) {
  const h = w * 0.5;
  const roof = here('-0.66,-0.92 -0.34,-1.6 0,-2.25 0.34,-1.6 0.66,-0.92 0.3,-0.82 0,-0.8 -0.3,-0.82', x, y, w, h);
  const straws = times(17, (i) => {
    const t = (i - 8) / 8;
    return `${x + t * w * 0.06},${y - h * 2.1} ${x + t * w * 0.34},${y - h * 1.5} ${x + t * w * 0.62},${y - h * (0.9 - Math.abs(t) * 0.04)}`;
  });
  const light = straws.filter((_, i) => i % 3 === 1);
  const fringe = times(22, (i) => {
    const fx = x - w * 0.62 + (i / 21) * w * 1.24;
    return `${fx},${y - h * 0.9} ${fx + (i % 3) * 4 - 4},${y - h * (0.76 - (i % 2) * 0.05)}`;
  });
  return (
    painted(roof, c.straw, '#8a5a34') +
    line(straws, '#a8742f', w * 0.009, 0.7) +
    line(light, lighter(c.straw, 0.4), w * 0.008, 0.6) +
    line(fringe, c.straw, w * 0.022) +
    flat(blob(x, y - h * 2.22, w * 0.035, w * 0.05, 3), '#8a5a34')
  );
}

function hutWall(x: number, y: number, w: number, door?: 'front' | 'right', lit = false) {
  const h = w * 0.5;
  const wall = here('-0.44,-1 0.44,-1 0.46,-0.3 0.44,0 0,0.06 -0.44,0 -0.46,-0.3', x, y, w, h);
  const dx = door === 'right' ? x + w * 0.3 : x;
  const inside = lit ? '#ffd98a' : '#4a2c34';
  const way =
    door === undefined
      ? ''
      : flat(
          `${dx - w * 0.12},${y + 2} ${dx - w * 0.12},${y - h * 0.5} ${dx},${y - h * 0.72} ${dx + w * 0.12},${y - h * 0.5} ${dx + w * 0.12},${y + 2}`,
          inside,
          5,
        );
  const band = line(
    here('-0.45,-0.26 -0.3,-0.16 -0.15,-0.26 0,-0.16 0.15,-0.26 0.3,-0.16 0.45,-0.26', x, y, w, h),
    '#f6dcb0',
    w * 0.018,
    0.7,
  );
  return contact(x, y + 4, w * 0.6) + painted(wall, c.clay) + (door === 'front' ? '' : band) + way;
}

function bolt(x: number, y: number, h: number, color = c.flash) {
  const d = `M${x} ${y}l${h * 0.2} ${h * 0.3}l${-h * 0.16} ${h * 0.06}l${h * 0.2} ${h * 0.26}l${-h * 0.14} ${h * 0.06}l${h * 0.1} ${h * 0.34}l${-h * 0.32} ${-h * 0.42}l${h * 0.13} ${-h * 0.05}l${-h * 0.24} ${-h * 0.22}l${h * 0.15} ${-h * 0.06}l${-h * 0.14} ${-h * 0.23}Z`;
  return glow(x + h * 0.05, y + h * 0.5, h * 0.75, '#fff3b0', 0.8) + fill(d, color);
}

const banana = (x: number, y: number, k: number, turn: number) =>
  moved([x, y, turn, k])(
    flat('-40,-14 -18,8 12,10 38,-10 42,-22 34,-22 10,-4 -16,-8 -36,-24', '#f7cf49') +
      line('-30,-8 -6,2 20,-2 36,-16', '#c9962a', 3, 0.7) +
      flat(blob(39, -24, 5, 7, 2), '#7a5a30', 0),
  );

const firewood = (x: number, y: number, k: number) =>
  each(rows('-70,0,-20 60,4,24 -20,2,4 20,-26,170 -40,-30,30 70,-26,-30 10,-56,-14 -10,-6,-160'), ([dx, dy, t]) =>
    banana(x + dx * k, y + dy * k, k * 1.05, t),
  );

const stormSky = () =>
  wash(c.night, c.storm) +
  each(rows('180,90,520,2 560,60,620,5 980,100,560,8 360,190,420,11 820,200,460,14'), ([x, y, w, s], i) =>
    cloud(x, y, w, i < 3 ? '#413f70' : '#5a5890', s),
  );

const nini = mouse(c.red);

/** A hut seen from the side with somebody halfway in at its right; (x, y) is the middle of its foot. */
function halfIn(x: number, y: number, w: number, who: string) {
  const [left, top] = [x + w * 0.34, y - w * 0.62];
  const opening = `${left - w * 0.02},${y + 8} ${left - w * 0.05},${y - w * 0.2} ${left + w * 0.03},${y - w * 0.44} ${left + w * 0.12},${y - w * 0.46} ${left + w * 0.12},${y + 4}`;
  return (
    hutWall(x, y, w) +
    flat(opening, '#3a2430', 8) +
    clipped(
      `M${left + w * 0.03} ${top}Q${left - w * 0.02} ${y - w * 0.2} ${left + w * 0.03} ${y + w * 0.2}H1300V${top}Z`,
    )(who) +
    hutRoof(x, y, w)
  );
}

function inside() {
  return (
    wash('#8a5440', '#5b3040') +
    flat('-40,150 300,190 600,200 900,190 1240,150 1240,-60 -40,-60', '#7a5a34') +
    line(abreast('418,-60 -240,190', '782,-60 1440,190', 15), '#b98a48', 12, 0.7) +
    line(abreast('432,-60 -188,190', '796,-60 1492,190', 15), '#5b3f2a', 8, 0.6) +
    painted(`M-20 700Q600 660 1220 700V920H-20Z`, '#7a4a3a', '#3a2038')
  );
}

/** The front half of Jumo, who has come in through the door at the right. */
function frontHalf(x: number, y: number, k: number, head: string) {
  const leg = (lx: number, ly: number, shade: string) =>
    flat(tube(`${lx},300 ${lx - 14},420 ${lx - 24},${ly - 26}`, [110, 96, 100]), shade) +
    flat(here('-76,-34 26,-34 30,0 -78,0', lx, ly), shade, 0) +
    each([-62, -36, -10], (dx) => flat(blob(lx + dx, ly - 8, 13, 11, 3), '#e6d3c8', 0));
  const body =
    leg(380, 540, darker(grey, 0.2)) +
    flat('900,-10 420,-10 250,60 210,230 290,400 900,470', grey) +
    leg(300, 560, grey);
  return lit(lamp, 170)(`<g transform="translate(${x} ${y}) scale(${k})">${body}${head}</g>`);
}

const mirroredHead = (
  pose: Parameters<typeof elephantHead>[0] & { nod?: number },
  x: number,
  y: number,
  k: number,
  trunk: readonly Point[],
) =>
  `<g transform="translate(${x} ${y}) rotate(${-(pose.nod ?? 0)}) scale(${-k} ${k})">${elephantHead({ ...pose, looks: 'left', trunk })}</g>`;

export const pictures = book({
  cover: coverArt(stormy, 1, 0.75)(
    wash('#4a4a80', '#9a8fc0'),
    cloud(600, 140, 1250, '#35335f', 4),
    cloud(280, 250, 760, '#454374', 9),
    cloud(960, 240, 740, '#3d3b6a', 13),
    bolt(930, 290, 430),
    land('-20,930 300,860 700,880 1220,940', '#5f9a80', '#2f4a6a', 0.6),
    hut(200, 930, 230, 'front', true),
    grass([0, 1010, 1200, 160], '#3f7a66', 60, 4),
    elephant('490,1140,470 right worried gaze=0.5,-0.9 nod=-12 ear=wide trunk=0,0;16,36;20,66;38,80')({
      ...stormy,
      from: [0.7, -0.7],
    }),
    nini('1010,1160,270 left wonder gaze=-0.2,-1 paws=24,-14;28,-4'),
    rain('#dfe2ff', 3, 60),
  ),
  bananas: page('medium', sunny)(
    wash('#a6dbe0', '#fdf3cf'),
    disk(190, 150, 70, '#ffcf5a'),
    glow(190, 150, 300, '#fff3b8'),
    cloud(760, 130, 260, '#fffdf4', 4),
    land('-20,560 400,500 900,520 1220,600', '#a9cf8a', '#5f9a74'),
    hut(1085, 556, 150, 'front'),
    land('-20,700 500,660 1220,720', c.grass, '#4a8a68'),
    grass([0, 700, 1200, 180], '#4a8a5a', 70, 5),
    flowers([40, 720, 260, 140], ['#fff6e0', '#f3a0a8', '#f7cf49'], 9, 3),
    elephant('380,810,420 right sit happy gaze=0.8,0.7 nod=4 trunk=reach'),
    firewood(745, 850, 1.15),
    banana(918, 560, 1.15, -10),
    nini('960,856,230 left laugh paws=34,-22;36,-12'),
    spray([1220, -20], [960, 210], '#5fa06a', 4, 90),
  ),
  running: page('wide', stormy)(
    stormSky(),
    bolt(760, 190, 380),
    land('-20,640 400,560 820,610 1220,560', '#4f7f8a', '#2f3a6a', 0.6),
    hut(190, 700, 260, 'right', false),
    land('-20,730 500,690 1220,720', '#4a7f78', '#2a3560', 0.7),
    elephant('640,800,290 left run scared gaze=-0.8,-0.1 nod=-4 ear=back trunk=up'),
    nini('1010,838,130 left run scared gaze=-0.8,-0.5'),
    banana(1110, 850, 0.9, 30),
    banana(890, 872, 0.8, 200),
    line('860,560 980,552; 880,620 1020,612; 850,690 940,686', '#e6e4ff', 8, 0.7),
    line('800,800 830,780 850,798; 560,826 590,806 612,826', '#cfd0ee', 7, 0.6),
    rain('#dfe2ff', 6, 80, -26),
  ),
  stuck: page('medium', stormy)(
    stormSky(),
    land('-20,660 600,620 1220,680', '#4f7f86', '#2a3560', 0.6),
    contact(760, 854, 170),
    halfIn(400, 800, 600, elephant('560,850,370 left floats')({ ...stormy, from: [0.8, -0.6] })),
    line('470,430 452,404; 520,410 512,378; 420,470 392,454', '#f6dcb0', 7, 0.9),
    nini('1080,866,170 left worried gaze=-0.8,-0.6 paws=28,-14;30,-6'),
    oval(980, 884, 150, 14, '#9fb4d6', 0.6),
    rain('#e6e8ff', 9, 120),
    heap('760,470 850,450 930,490 690,500', (x, y) => rays([x, y], 6, 22, [-150, -90, -30], '#eef0ff', 4)),
  ),
  close: page('close', stormy)(
    inside(),
    painted('820,920 800,420 930,240 1120,230 1240,330 1240,920', c.night, '#1f1d44'),
    line('870,400 860,440; 980,300 972,340; 1120,290 1112,330', '#cfd2ff', 4, 0.7),
    line('812,900 792,430 930,232 1120,222', '#4a2c34', 26),
    glow(210, 640, 620, '#ffcf7a', 0.75),
    frontHalf(
      470,
      300,
      1.0,
      mirroredHead({ mood: 'worried', gaze: [-0.4, 0.9], nod: 10 }, 250, 130, 3.3, pts('0,0 12,36 4,62 22,76 38,66')),
    ),
    flat(blob(170, 742, 60, 18, 3), '#8a4a34'),
    flat('130,742 144,700 196,700 210,742 170,756', '#b9653f'),
    painted('150,700 158,650 172,616 186,654 190,700 170,708', '#ffb84a', '#f0702c'),
    flat('162,698 166,668 172,648 180,672 180,698', '#fff3b8', 0),
    nini('408,838,190 right tender paws=26,4;30,-2')(lamp),
  ),
  flash: page('above', stormy, 0.7)(
    wash('#f4f0ff', '#b9b0e6', [0.5, 0.2], [0.5, 1]),
    glow(640, 250, 760, '#ffffff', 1),
    cloud(640, 110, 900, '#8a84bc', 4),
    cloud(420, 160, 480, '#a39dd0', 9),
    cloud(880, 160, 460, '#9690c6', 3),
    bolt(640, 220, 330, '#ffffff'),
    rays([650, 380], 260, 420, [-170, -150, -20, 0, 180, 20, 160, 40, 140], '#ffffff', 12),
    land('-20,640 260,560 620,600 900,540 1220,620', '#6f6aa8', '#4a4480', 0.7),
    land('-20,740 420,640 760,650 1220,760', '#413d74', '#28244f', 0.8),
    `<g transform="translate(0 -22)">${hut(560, 760, 210, undefined)}${elephantRear([700, 764, 120], { tint: '#9a96c4', rim: '#ffffff', from: [0, -1] })}</g>`,
    veil('#4a448a', 0.16),
    each(rows('150,780,170,3 1040,790,200,8'), ([x, y, h, s]) => [
      painted(tube(here('0,0 4,-0.5', x, y, 1, h), [24, 14]), '#2a264f'),
      flat(blob(x, y - h * 0.7, h * 0.4, h * 0.34, s, 0.1, 12), '#2f2b58', 0),
    ]),
    rain('#ffffff', 12, 50),
  ),
  counting: page('shoulder', stormy)(
    inside(),
    windowFrame([820, 190, 250, 240], '#4a2c34')('#54568a', cloud(930, 260, 200, '#3d3b6a', 4), bolt(940, 280, 110)),
    glow(940, 330, 420, '#e8e4ff', 0.5),
    `<g transform="translate(1200 0) scale(-1 1)">${frontHalf(560, 300, 0.95, mirroredHead({ mood: 'think', gaze: [-0.7, 0.2], nod: 0 }, 250, 110, 3.0, pts('0,0 18,34 22,66 36,84')))}</g>`,
    nini('810,812,240 left glad gaze=-0.6,-0.8 paws=10,-46;34,-18')({ ...lamp, from: [0.6, -0.7], rim: '#e8e4ff' }),
    each(6, (i) => [
      contact(640 + i * 92, 872, 36),
      painted(blob(640 + i * 92, 856, 36, 25, i + 3, 0.07), i % 2 === 0 ? '#cfc6c8' : '#b9aeb8', '#6a5a74'),
    ]),
  ),
  light: page('wide', stormy)(
    wash('#8f8cc4', '#f3d9c0'),
    each(rows('110,620,300 320,640,360 520,620,240'), ([x, y, h]) =>
      painted(polygon([x - h * 0.8, y], [x, y - h], [x + h * 0.8, y]), '#8a84b8', '#5f5a94'),
    ),
    cloud(210, 170, 360, '#413f70', 4),
    cloud(290, 210, 240, '#54568a', 9),
    bolt(250, 230, 190),
    fill('M300 320L985 640L985 672Z', c.flash, 0.95),
    each([110, 190, 270, 350], (r, i) =>
      roundStroke(here('M0.98,-0.2A1,1 0 0 1 0.2,0.98', 280, 300, r), '#3f6aa8', 16 - i * 2, 0.95 - i * 0.12),
    ),
    land('-20,650 400,610 800,660 1220,610', '#9fc48a', '#5f8f7a'),
    land('-20,740 500,700 1220,730', c.grass, '#3f7a6a', 0.6),
    hut(1000, 770, 250, 'front'),
    elephant('820,836,180 left wonder gaze=-0.8,-0.6 nod=8 ear=wide trunk=curl'),
    nini('620,850,110 left happy gaze=-0.8,-0.7 paws=30,-26;24,4'),
    grass([0, 760, 1200, 120], '#4a8a68', 50, 8),
  ),
  softly: page('close', stormy)(
    wash('#a9aed8', '#f6dcc4'),
    cloud(205, 240, 130, '#54568a', 4),
    bolt(200, 252, 48),
    each([70, 100, 130], (r) => loop(206, 262, r, '#fffaf0', 4, 0.6)),
    land('-20,400 200,350 420,390 760,340 1220,400', '#8f9ac4', '#6a74a8'),
    each([300, 336, 372], (x, i) => hut(x, 392 - i * 4, 30)),
    land('-20,520 500,460 1220,540', '#7fae94', '#4f8a84'),
    land('-20,740 600,690 1220,750', c.grass, '#3f7a6a', 0.6),
    hut(1080, 640, 230, 'front'),
    grass([0, 780, 1200, 100], '#3f7f64', 50, 3),
    elephant('610,880,400 left tender nod=-6 ear=wide trunk=rest')({ ...stormy, tint: '#e6e2f2' }),
    nini('700,502,180 left sit tender paws=8,-40;26,-4 floats'),
  ),
  rainbow: page('wide', sunny)(
    wash('#a6dbe0', '#fdf3cf'),
    each(['#e0604f', '#f0a24a', '#f7d35a', '#7fb87a', '#5a9ac0', '#8a7ac0'], (k, i) =>
      stroke(`M${120 + i * 26} 720A${500 - i * 26} ${500 - i * 26} 0 0 1 ${1120 - i * 26} 720`, k, 27, 0.85),
    ),
    land('-20,640 400,570 900,600 1220,540', '#a9cf8a', '#5f9a74'),
    land('-20,740 500,700 1220,730', c.grass, '#3f7a6a'),
    grass([0, 770, 1200, 110], '#4a8a5a', 50, 5),
    contact(680, 846, 150),
    halfIn(340, 800, 520, elephant('498,842,320 left walk floats')(sunny)),
    line('860,600 950,596; 880,660 970,656', '#fffaf0', 8, 0.8),
    nini('1040,846,170 left laugh gaze=-0.8,-0.3 paws=-6,-46;30,-46'),
    oval(900, 878, 140, 16, '#bfe6ea', 0.8),
    heap('760,470 860,500 810,430', (x, y) => flat(blob(x, y, 6, 10, 3), '#bfe6f2', 0)),
  ),
  tummy: page('close', sunny)(
    wash('#8fd0e0', '#fdf3cf'),
    disk(1040, 130, 80, '#ffcf5a'),
    glow(1040, 130, 320, '#fff3b8'),
    cloud(260, 110, 280, '#fffdf4', 4),
    land('-20,620 500,560 1220,640', '#a9cf8a', '#5f9a74'),
    land('-20,760 600,720 1220,770', c.grass, '#3f7a6a'),
    grass([0, 790, 1200, 90], '#4a8a5a', 60, 3),
    flowers([620, 800, 220, 70], ['#fff6e0', '#f3a0a8', '#f7cf49'], 7, 5),
    elephant('370,872,440 right sit laugh gaze=0.6,0.5 nod=-10 ear=wide trunk=0,0;26,18;58,34;92,20'),
    line('215,650 240,630 265,650 290,630 315,650; 205,700 230,680 255,700 280,680 305,700', '#fff3c0', 9, 0.9),
    banana(930, 510, 1.5, -20),
    nini('960,876,290 left laugh paws=24,-36;34,-24'),
  ),
});

import { ripples, sound } from './kit/boats.ts';
import { flat, type Light, line, loop, oval, painted, soft, spun } from './kit/brush.ts';
import { ant, butterfly, snail, turtle } from './kit/crawlers.ts';
import { blades, cloud, disk, glow, land, rain, rays, stars, veil, wash } from './kit/scenery.ts';
import { blob, each, heap, here, placed, pts, times } from './kit/shapes.ts';
import { book, coverArt, page, type Thing } from './kit/staging.ts';
import { between, closedCurve, darker, lighter, seeded } from './svg.ts';

const c = {
  cream: '#fdf3d3',
  spring: '#9ccb6b',
  leaf: '#4f9a58',
  soil: '#9a6a4c',
  red: '#dd4050',
  teal: '#3a8f88',
  honey: '#e2a760',
  dusk: '#5a4a8c',
};
const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
const wet: Light = { from: [-0.2, -0.9], rim: '#e6f3ea', shade: '#2f4a5a', tint: '#dfeae2' };
const sunset: Light = { from: [0.2, -0.7], rim: '#ffe09a', shade: '#5a2a56', tint: '#ffe9d2' };
const night: Light = { from: [-0.5, -0.8], rim: '#e6e6ff', shade: '#231f52', tint: '#c9c6e6' };

const turtleIs = turtle(c.teal, '#b6cf5c');
const bare = snail('#8a5a62', c.honey);
const antIs = ant('#75506e');

/** A strawberry of 100, hanging from (x, y). */
const berry = (x: number, y: number, k: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('0,8 -34,4 -46,30 -28,74 0,98 28,74 46,30 34,4', c.red, '#8a1f44')}${heap(
    '-24,30 0,26 24,32 -12,50 14,54 -2,74',
    (sx, sy) => oval(sx, sy, 3, 4.6, '#ffe39a'),
  )}${soft('0,2 -40,14 -26,-6 -44,-16 -12,-10 0,-28 12,-10 44,-16 26,-6 40,14', c.leaf)}</g>`;

/** The snail, with the strawberry on its house. */
const snailIs = (text: string): ReturnType<typeof bare> => bare(text, berry(-18, -146, 0.58, -5));
const bareSnail = (text: string): ReturnType<typeof bare> => bare(text);

/** Bare earth from a line, with crumbs of soil. */
function earth(points: string, color = c.soil, seed = 3) {
  const random = seeded(seed);
  const top = Math.max(...pts(points).map(([, y]) => y));
  const crumbs = times(24, (i) => {
    const [x, y] = [random() * 1200, top + 26 + random() * (900 - top)];
    return `<path d="${blob(x, y, between(random, 7, 20), between(random, 4, 9), i + 2, 0.18)}" fill="${i % 2 === 0 ? lighter(color, 0.16) : darker(color, 0.12)}" opacity="0.7"/>`;
  });
  return land(points, color, darker(color, 0.4), 0.45) + crumbs.join('');
}

/** Sky and the far hedge of the garden. */
const garden = (sky: readonly [string, string], hedge: string, y: number) =>
  wash(...sky) +
  land(here('-20,-40 150,-90 330,-60 560,-110 780,-70 1000,-120 1220,-60', 0, y), lighter(hedge, 0.22), hedge, 0.4) +
  land(here('-20,0 200,-34 420,-6 700,-40 960,-10 1220,-44', 0, y), hedge, darker(hedge, 0.3));

const sun = (x: number, y: number, r: number, color = '#ffd768') =>
  glow(x, y, r * 3.4, '#fff6cc', 0.8) + disk(x, y, r, color);

const leaflet = (x: number, y: number, k: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${flat('M0 0Q-46 -30 -34 -76Q-20 -74 -16 -92Q0 -84 0 -104Q4 -84 18 -92Q22 -74 36 -76Q46 -30 0 0Z', color, 2)}${line('0,-4 0,-86; 0,-30 -22,-58; 0,-30 22,-58', darker(color, 0.3), 3, 0.5)}</g>`;

/** The strawberry plant; its longest stem hangs to the left and is empty. (x, y) is its foot, k 1 is 400 high. */
function strawberryPlant(x: number, y: number, k: number) {
  const leaves = pts('-150,-230 -60,-330 60,-340 150,-240 -100,-140 110,-140');
  const stems = leaves.map(([sx, sy]) => `0,0 ${sx * 0.4},${sy * 0.7} ${sx},${sy + 20}`).join('; ');
  const flower = (fx: number, fy: number) =>
    each(5, (i) =>
      flat(blob(fx + 17 * Math.cos(i * 1.257), fy + 17 * Math.sin(i * 1.257), 13, 12, i + 2), '#fffaf0', 1),
    ) + flat(blob(fx, fy, 9, 9, 2), '#f4c04a', 1);
  return `<g transform="translate(${x} ${y}) scale(${k})">${
    line(stems, darker(c.leaf, 0.1), 10) +
    line('0,-10 -110,-120 -214,-150 -262,-96', darker(c.leaf, 0.1), 8) +
    soft('-262,-92 -290,-84 -276,-102 -286,-114 -262,-106 -246,-118 -248,-102 -234,-88', c.leaf) +
    each(leaves, ([lx, ly], i) =>
      each([-62, 0, 62], (turn) =>
        leaflet(lx, ly + 24, 1.05, turn + lx * 0.12, i % 2 === 0 ? c.leaf : lighter(c.leaf, 0.14)),
      ),
    ) +
    flower(40, -90) +
    flower(-30, -190) +
    flower(100, -280)
  }</g>`;
}

/** Where the strawberry hung: a dashed heart. */
const gap = (x: number, y: number, k: number) =>
  `<path d="${closedCurve(pts(here('0,8 -34,4 -46,30 -28,74 0,98 28,74 46,30 34,4', x, y, k)))}" fill="#fffdf2" fill-opacity="0.75" stroke="${c.red}" stroke-width="6" stroke-dasharray="14 13" stroke-linecap="round"/>`;

const daisy = (x: number, y: number, h: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${h / 100})">${line('0,0 4,-36 0,-72', c.leaf, 6)}${soft('2,-30 24,-52 34,-38 14,-24', c.leaf)}${each(9, (i) => flat(blob(24 * Math.cos(i * 0.698), -78 + 24 * Math.sin(i * 0.698), 11, 10, i + 1), '#fffaf0', 1.2))}${flat(blob(0, -78, 15, 15, 3), '#f4c04a', 1.4)}</g>`;

const pebble = (x: number, y: number, w: number) =>
  painted(blob(x, y - w * 0.3, w * 0.5, w * 0.34, 4, 0.05), '#b9b4c0', '#6a6480');

/** A melon that lies; (x, y) is the ground under it. */
function melon(x: number, y: number, r: number) {
  return (
    painted(blob(x, y - r * 0.86, r, r * 0.86, 5, 0.015, 16), '#a9c96a', '#4f7a4a', 0.7) +
    each([-0.72, -0.4, 0, 0.4, 0.72], (t) =>
      line(here(`${t * 0.2},-1.68 ${t * 1.3},-0.9 ${t * 0.3},-0.04`, x, y, r), '#5f9450', r * 0.07, 0.75),
    ) +
    line(`${x},${y - r * 1.68} ${x + 10},${y - r * 1.9} ${x + r * 0.22},${y - r * 2}`, '#5f7a3f', r * 0.09)
  );
}

function mushroom(x: number, y: number, w: number) {
  const at = placed(x, y, w);
  return (
    painted(at('-0.08,0.01 -0.09,-0.3 -0.07,-0.52 0.07,-0.52 0.09,-0.3 0.1,0.01'), c.cream, '#a98a78') +
    flat(at('-0.44,-0.46 0,-0.38 0.44,-0.46 0,-0.54'), '#f1d9bd') +
    painted(
      at('-0.5,-0.46 -0.44,-0.66 -0.2,-0.84 0.06,-0.87 0.34,-0.74 0.48,-0.56 0.5,-0.46 0,-0.5'),
      c.red,
      '#8a1f44',
    ) +
    heap('-0.28,-0.62 -0.02,-0.72 0.24,-0.64 -0.14,-0.54 0.38,-0.54', (px, py, i) =>
      flat(
        blob(x + px * w, y + py * w, w * (0.055 - (i % 3) * 0.01), w * (0.045 - (i % 3) * 0.008), i + 2),
        '#fff6e6',
        1.5,
      ),
    )
  );
}

const carrot = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${line('0,-16 -24,-70 -34,-84; 0,-16 -4,-92; 0,-16 26,-66 38,-82; 0,-16 -14,-60; 0,-16 14,-62', c.leaf, 7)}${soft('-22,-14 0,-24 22,-14 20,6 -20,6', '#ee8a3c')}</g>`;

/** Lines that say: fast. */
const speed = (spots: string, l: number, color = '#ffffff') =>
  heap(spots, (x, y, i) => line(`${x},${y} ${x - l * (1 - (i % 2) * 0.3)},${y + 2}`, color, 9, 0.9));

const sweat = (spots: string) =>
  heap(spots, (x, y, i) =>
    spun(i % 2 === 0 ? -24 : 24, x, y, flat(`M${x} ${y - 30}q24 38 0 52q-24 -14 0 -52Z`, '#8fd0e0', 2)),
  );

const dust = (spots: string, k = 1) =>
  heap(spots, (x, y, i) =>
    flat(blob(x, y, (20 + (i % 3) * 9) * k, (14 + (i % 2) * 7) * k, i + 3, 0.12), '#f6e6c6', 1.5),
  );

const sky = ['#fff3cd', '#eef3c4'] as const;
const crumb = (x: number, y: number) => flat(blob(x, y, 25, 19, 4, 0.16), '#f1cf94', 2);

const evening = ['#f59a6c', '#fde0a0'] as const;

const bows = each(['#e2606a', '#f0a45a', '#f6d878', '#9fcf8a', '#7fb8cc', '#9a86c0'], (color, i) =>
  loop(760, 640, 470 - i * 26, color, 27, 0.62),
);

const violet = ['#6a559c', '#d99aa8'] as const;
/** Five ants under the strawberry, k 1 is 400 long. */
const carried = (x: number, y: number, k: number): readonly Thing[] => [
  berry(x + 120 * k, y - 116 * k, 1.5 * k, -92),
  ...[0, 1, 2, 3, 4].map((i) =>
    antIs(`${x + i * 92 * k},${y + (i % 2) * 8},${68 * k} right happy reaches gaze=0.8,-0.3`),
  ),
];

export const pictures = book({
  cover: coverArt(day)(
    garden(sky, c.spring, 620),
    sun(960, 220, 92),
    blades([-60, 730, 420, 560], c.leaf, 9, 4),
    blades([880, 730, 400, 430], c.leaf, 9, 7),
    daisy(1080, 740, 330, 8),
    earth('-20,720 300,700 620,726 900,704 1220,720'),
    dust('120,1010 60,980 170,1030', 1.3),
    speed('150,860 110,910', 120),
    snailIs('880,1010,300 right glad gaze=-0.9,0.1'),
    turtleIs('330,1075,275 right cross walks reach=26,0 gaze=0.9,-0.4'),
    dust('700,1030 660,1042', 1.1),
    blades([-60, 1240, 260, 220], darker(c.leaf, 0.14), 6, 9),
    blades([1020, 1240, 260, 190], darker(c.leaf, 0.14), 6, 3),
  ),
  gone: page('medium', day)(
    garden(sky, c.spring, 520),
    blades([700, 640, 560, 420], '#7fba62', 12, 5),
    earth('-20,640 300,622 700,646 1220,626'),
    strawberryPlant(900, 760, 1.35),
    gap(546, 650, 1.25),
    turtleIs('230,850,270 right scared reach=-6,-66 gaze=0.9,0.2'),
    rays([480, 440], 50, 110, [-120, -80, -40, 0], c.red, 9),
    blades([1000, 920, 260, 170], c.leaf, 6, 2),
  ),
  stopThief: page('wide', day)(
    garden(sky, c.spring, 470),
    cloud(880, 110, 220, '#ffffff', 4),
    strawberryPlant(150, 560, 0.85),
    blades([420, 560, 860, 250], '#7fba62', 20, 6),
    earth('-20,556 300,540 700,560 1220,542'),
    turtleIs('330,800,190 right shout walks reach=18,-34 gaze=0.9,0'),
    sound(590, 600, [60, 110, 160], [-26, 22], c.red, 10),
    snailIs('930,800,190 right surprised turned gaze=-0.9,0.1'),
    dust('745,806 712,800', 0.8),
    blades([-60, 930, 250, 150], c.leaf, 6, 8),
  ),
  slowest: page('below', day)(
    garden(['#bfe3e2', '#fff3cd'], c.spring, 690),
    sun(610, 210, 120),
    rays([610, 210], 150, 260, [0, 30, 60, 90, 120, 150, 180], '#fff6cc', 14),
    cloud(190, 170, 260, '#ffffff', 3),
    cloud(1030, 210, 240, '#ffffff', 6),
    earth('-20,740 300,726 700,742 1220,728'),
    speed('205,690 180,730 205,770 180,810', 190),
    daisy(318, 830, 260, -4),
    turtleIs('320,830,150 right resolved walks reach=20,10 gaze=0.9,0'),
    speed('760,690 735,730 760,770 735,810', 180),
    snailIs('890,834,150 right resolved gaze=0.9,0 reach=14,6'),
    pebble(900, 872, 110),
  ),
  ants: page('close', day)(
    garden(sky, c.spring, 400),
    blades([-40, 520, 1300, 430], '#7fba62', 26, 3),
    earth('-20,520 400,506 800,524 1220,508'),
    turtleIs('250,720,260 right effort reach=-10,26'),
    sweat('452,452 560,470 500,420'),
    snailIs('820,720,250 right effort reach=0,20'),
    sweat('905,408 1075,410 1110,470'),
    ...[90, 335, 580, 825, 1070].map((x, i) =>
      antIs(`${x},${850 + (i % 2) * 14},110 right ${i % 2 === 0 ? 'happy' : 'glad'} gaze=0.4,-0.6`, crumb(-10, -66)),
    ),
  ),
  round: page('above', day)(
    garden(['#d5ebe0', '#fff3cd'], c.spring, 220),
    earth('-20,230 300,216 700,236 1220,218'),
    ...[80, 230, 380].map((x, i) => carrot(x, 330 + (i % 2) * 20, 0.9)),
    ...[960, 1110].map((x, i) => carrot(x, 320 + (i % 2) * 24, 0.9)),
    `<path d="M250 700Q160 470 520 400Q900 350 1040 520Q1140 660 900 770Q600 860 330 790" fill="none" stroke="#c99a76" stroke-width="120" stroke-linecap="round" opacity="0.75"/>`,
    snailIs('930,600,165 right glad turned gaze=-0.8,0.2'),
    melon(660, 700, 255),
    line('1010,720 970,775 880,812; 1050,690 1080,640 1076,600', '#fff6e0', 10, 0.9),
    turtleIs('330,850,230 right resolved walks reach=4,0 gaze=0.9,-0.4'),
    butterfly(528, 634, 120, '#e8784a', -8, true),
    line('560,560 578,544 582,522; 600,586 622,574 630,552', c.cream, 8, 0.9),
  ),
  same: page('medium', wet)(
    garden(['#a9c4c0', '#d3ddc8'], '#7fae84', 500),
    blades([-40, 640, 380, 380], '#5f9a78', 9, 4),
    blades([880, 640, 380, 380], '#5f9a78', 9, 6),
    earth('-20,640 400,626 800,644 1220,628', '#84685a'),
    rain('#ffffff', 4, 150),
    mushroom(600, 800, 880),
    snailIs('400,830,185 left think gaze=-0.6,-0.7'),
    turtleIs('780,830,190 right think reach=-4,-4 gaze=0.6,-0.8'),
    ripples(110, 800, 44, '#e8f4f0', 1),
    ripples(1110, 850, 50, '#e8f4f0', 1),
    ripples(620, 872, 38, '#e8f4f0', 1),
  ),
  ready: page('wide', day)(
    garden(['#cfe8e8', '#fdf6d8'], c.spring, 540),
    `<g>${bows}</g>`,
    land('-20,590 300,560 700,596 1220,566', c.spring, '#5f9a58'),
    blades([760, 640, 500, 210], '#7fba62', 12, 6),
    earth('-20,640 400,626 800,644 1220,628'),
    mushroom(160, 660, 360),
    snailIs('640,735,170 right happy gaze=0.9,0 reach=10,8'),
    turtleIs('480,862,190 right happy reach=10,8 gaze=0.9,-0.1'),
    line('900,660 872,760 850,880', '#6a4a3a', 20),
    line('884,720 930,690', '#6a4a3a', 11),
  ),
  gotYou: page('close', sunset)(
    garden(evening, '#b9785a', 560),
    sun(610, 470, 130, '#fff0b0'),
    blades([-60, 690, 300, 380], '#8a6a4a', 7, 4),
    blades([1010, 690, 260, 420], '#8a6a4a', 6, 8),
    earth('-20,680 400,664 800,684 1220,668', '#a3604a'),
    snailIs('870,850,270 right surprised turned gaze=-0.9,0.1'),
    turtleIs('215,850,215 right glad reach=112,18 gaze=0.9,0'),
    rays([716, 660], 20, 90, [-115, -80, -45], '#fff6cc', 10),
  ),
  forgot: page('medium', sunset, 0.85)(
    garden(['#ea7f66', '#fcd08e'], '#a8685a', 500),
    sun(220, 400, 90, '#fff0b0'),
    cloud(880, 150, 300, '#f6b08a', 5),
    earth('-20,600 400,586 800,604 1220,588', '#a3604a'),
    blades([1000, 610, 260, 260], '#8a6a4a', 6, 8),
    turtleIs('270,820,250 right think reach=0,-4 gaze=0.9,-0.4'),
    snailIs('870,820,240 left surprised turned gaze=0.2,-0.9'),
    rays([830, 470], 60, 110, [-120, -90, -60], '#fff6cc', 9),
  ),
  laughing: page('wide', night)(
    garden(violet, '#6a6a86', 520),
    stars(240, 16, 6),
    blades([-40, 620, 330, 300], '#5a6a80', 8, 4),
    earth('-20,610 400,596 800,614 1220,598', '#755a70'),
    turtleIs('170,830,195 right laugh reach=-10,-30'),
    bareSnail('560,830,185 left laugh'),
    sound(330, 650, [150, 190], [190, 240], '#fff3cd', 8),
    sound(560, 650, [150, 190], [-60, -10], '#fff3cd', 8),
    ...carried(800, 836, 0.92),
    speed('790,730 770,760', 60, '#fff3cd'),
  ),
  again: page('above', night)(
    garden(['#2f2f6e', '#7a6aa8'], '#4f5f7a', 190),
    stars(120, 40, 5),
    glow(1040, 110, 240, '#fff6cc'),
    disk(1040, 110, 58, '#fff3c8'),
    earth('-20,230 400,214 800,234 1220,216', '#6a5470'),
    `<path d="M150 420Q360 300 560 380Q760 460 900 380Q1090 320 1090 470Q1040 640 760 640Q420 640 240 760" fill="none" stroke="#9a7f94" stroke-width="74" stroke-linecap="round" opacity="0.6"/>`,
    strawberryPlant(150, 400, 0.55),
    pebble(330, 330, 60),
    daisy(410, 330, 100),
    melon(660, 430, 84),
    mushroom(980, 400, 190),
    veil('#2a2a66', 0.18),
    speed('190,690 160,740 190,790', 130, '#fff3cd'),
    bareSnail('350,735,150 right shout gaze=0.9,0'),
    turtleIs('540,865,165 right shout walks reach=14,-24 gaze=0.9,0'),
    ...carried(880, 770, 0.72),
    speed('845,720 830,750', 50, '#fff3cd'),
  ),
});

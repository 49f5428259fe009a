import { clipped, fill, flat, line, lit, painted, soft } from './kit/brush.ts';
import { arm, bones } from './kit/limbs.ts';
import type { HandShape, Look } from './kit/looks.ts';
import { glow, stars, steam, wash } from './kit/scenery.ts';
import { abreast, blob, each, here, pts, rectangle, rows } from './kit/shapes.ts';
import * as spices from './kit/spices.ts';
import { book, page, type Thing } from './kit/staging.ts';
import * as stonetown from './kit/stonetown.ts';
import { between, darker, lighter, type Point, seeded } from './svg.ts';
import { beginning } from './the-map-of-smells/beginning.ts';
import { c, coffeeMan, dark, grandma, hamid, window, zaina, zainaLook, zainaShut } from './the-map-of-smells/cast.ts';
import * as cast from './the-map-of-smells/cast.ts';

const cup = (x: number, y: number) => soft(here('-20,-20 20,-20 13,16 -13,16', x, y), c.jasmine);

const door = { x: 880, y: 970, w: 900, h: 1080 };

/** Rings of sound on the ground; what walls throw back are arcs. */
const rings = (x: number, y: number, radii: readonly number[], color: string) =>
  each(
    radii,
    (r, i) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="none" stroke="${color}" stroke-width="${11 - i}" opacity="${0.95 - i * 0.12}" stroke-dasharray="${r * 0.5} ${r * 0.06}"/>`,
  );

/** A roof of iron sheets, some of them mended with others, and the hatch in it. */
const roof = (points: string, x: number, y: number, color: string) => {
  const d = `M${points.replaceAll(' ', 'L')}Z`;
  const foot = pts(points)[2]?.[1] ?? 0;
  const sheets = each([-160, 140, 250, 372], (dx, i) =>
    painted(
      rectangle(x + dx, foot - 170 + (i % 3) * 40, 84, 120),
      i % 2 === 0 ? lighter(color, 0.1) : cast.dim('#b07850', 0.42),
    ),
  );
  const folds = abreast(`-30,${foot - 320} -36,${foot + 20}`, `1166,${foot - 320} 1160,${foot + 20}`, 27);
  return painted(d, color) + clipped(d)(sheets, line(folds, darker(color, 0.35), 4, 0.55)) + hatch(x, y);
};
const hatch = (x: number, y: number) =>
  painted(rectangle(x, y, 92, 60), cast.dim('#b07850', 0.5)) +
  line(here('10,16 80,16; 10,40 80,40', x, y), '#2f2a66', 5, 0.5);

const litLane: readonly Thing[] = [
  wash('#352c74', '#7a62a8'),
  painted(rectangle(-20, 640, 440, 120), '#dcb48c'),
  stars(200, 20, 5, [180, 0, 300]),
  painted(rectangle(230, 250, 190, 420), '#e2ac86'),
  ...[280, 370].flatMap((x) => [360, 490].map((y) => stonetown.archWindow(x, y, 46, 76, '#8a5638', '#ffe39a'))),
  painted('M-20 -20V760L250 680V190Z', '#f0c090', '#b0746a', 0.5),
  ...rows('40,330,84 130,340,66 205,348,48').map(([x, y, w]) =>
    stonetown.archWindow(x, y, w, w * 1.7, '#8a5638', '#ffe39a'),
  ),
];

/** Grains glued on paper in a heap round a place. */
function grains(x: number, y: number, color: string, count: number, seed: number) {
  const random = seeded(seed);
  return each(count, () => {
    const [a, r] = [random() * 6.3, Math.sqrt(random())];
    const [gx, gy] = [x + Math.cos(a) * r * 66, y + Math.sin(a) * r * 42];
    return `<g transform="rotate(${between(random, 0, 180).toFixed(0)} ${gx.toFixed(0)} ${gy.toFixed(0)})">${flat(blob(gx, gy, 10, 4.5, 3, 0.05, 8), color, 1.5)}</g>`;
  });
}

const reach =
  (look: Look, shoulder: Point, elbow: Point, hand: Point, u: number, shape: HandShape): Thing =>
  (light) =>
    lit(light, u)(arm(look, bones.child, shoulder, elbow, hand, u, { to: hand, shape }));

export const pictures = book({
  ...beginning,
  coffee: page('medium', cast.coals)(
    cast.nightSky(3),
    stonetown.coralWall(330, -20, 890, 700, cast.dim('#e0b8a4', 0.6), 12),
    painted('M-20 -20H330V700L-20 780Z', cast.dim('#c99c94', 0.66)),
    line('330,-20 330,700', '#221d55', 6, 0.7),
    `<g transform="skewY(-8)">${stonetown.awning(-40, 370, 330, 110, cast.dim(c.coral), cast.dim(c.jasmine))}</g>`,
    stonetown.balcony(800, 230, 300, 190, cast.dim('#a5704c'), cast.dim('#4a3050')),
    stonetown.lantern(560, 210, 74, false),
    stonetown.flagstones(690, cast.dim('#dcb79a', 0.58)),
    spices.spiceSack(80, 770, 190, cast.dim('#c97c48', 0.3), cast.dim('#cfae7e', 0.45)),
    spices.spiceSack(240, 730, 150, cast.dim('#cc4430', 0.35), cast.dim('#cfae7e', 0.45)),
    glow(930, 650, 560, '#ff9a4a', 0.5),
    coffeeMan(
      '1080,850,140 left stand glad gaze=-0.8,0.2 lean=-5 l=880,470/hold r=950,500/hold',
      cup(866, 448),
      cup(912, 470),
    ),
    stonetown.coffeeOnCoals(900, 856, 160),
    line('838,408 822,380; 874,402 874,368; 910,412 928,384', '#ffe9c0', 7, 0.9),
    spices.scent('60,640 120,480 210,420 300,490 360,400 470,420', c.cinnamon, 38),
    spices.cinnamonSticks(214, 428, 84, 50),
    spices.scent('900,580 830,500 770,350 690,330 650,420 640,500', c.coffee, 34),
    spices.coffeeBean(770, 352, 64, 20),
    spices.coffeeBean(690, 330, 52, -24),
    zaina('300,860,168 right walk laugh gaze=0.8,-0.1 lean=4 r=428,660/hold l=~-0.5,0.75'),
    hamid('526,860,170 right walk glad tilt=3 l=~-0.3,0.74/fist r=650,700/hold', cast.cane('650,700', '742,872')),
  ),
  doorToRead: page('shoulder', dark)(
    stonetown.coralWall(-20, -20, 480, 940, cast.dim('#e0b8a4', 0.56), 9),
    stonetown.studdedDoor(door.x, door.y, door.w, door.h, cast.dim('#8a5638', 0.28)),
    glow(637, 500, 330, '#ffd98a', 0.32),
    [0, 1, 2]
      .flatMap((r) =>
        [637, 793, 967, 1123].map((x) =>
          stonetown.stud(
            x,
            door.y - door.h * (0.67 - r * 0.24),
            38,
            r === 1 && x === 637 ? '#ffe08a' : stonetown.brass,
          ),
        ),
      )
      .join(''),
    line('690,448 714,424; 702,504 736,504; 584,448 560,424; 637,434 637,402', '#ffe9b0', 8, 0.9),
    zaina('376,1030,246 right faces=right stand wonder gaze=0.9,-0.1 lean=5 r=578,566/point l=~-0.3,0.9'),
    hamid('142,1012,226 right stand happy tilt=-4 r=310,690/hold l=~-0.5,0.85'),
  ),
  clap: page('above', dark)(
    wash('#463d84', '#393276'),
    line(
      '640,420 1210,420; 640,560 1210,560; 640,720 1210,720; 760,300 720,900; 900,300 890,900; 1050,300 1070,900; -10,470 600,470',
      '#2f2a66',
      5,
      0.45,
    ),
    roof('-20,-20 590,-20 590,150 -20,150', 90, 40, '#6f62a4'),
    line('330,60 440,90 540,60', '#8f84c4', 4),
    soft('350,66 390,76 386,120 346,112', cast.dim(c.coral, 0.35), 1),
    soft('420,84 470,84 468,126 424,126', cast.dim(c.saffron, 0.35), 1),
    stonetown.coralWall(-20, 150, 610, 200, cast.dim('#c99c94', 0.6), 5),
    ...[80, 230, 520].map((x) => stonetown.archWindow(x, 290, 60, 90, cast.dim(cast.wood, 0.5), '#2b2560')),
    stonetown.studdedDoor(380, 350, 110, 160, cast.dim(cast.wood, 0.45)),
    roof('640,-20 1220,-20 1220,90 640,90', 1040, 0, '#6f62a4'),
    stonetown.coralWall(640, 90, 580, 150, cast.dim('#d0a8b0', 0.62), 6),
    ...[710, 830, 950, 1150].map((x) => stonetown.archWindow(x, 200, 52, 74, cast.dim(cast.wood, 0.5), '#2b2560')),
    spices.jasmineBush(1130, 320, 190, 150, cast.dim('#5fa07c', 0.5), 3, 13),
    fill('M590 150H640V900H520V620Z', '#2b2663', 0.25),
    rings(330, 520, [60, 100], cast.gold),
    rings(330, 520, [134], '#fff2c0'),
    rings(880, 640, [90, 160, 235, 312], c.jasmine),
    line('440,560 478,572; 512,580 548,588; 582,592 618,598; 652,604 688,608', '#a59ae0', 9, 0.8),
    hamid('330,580,102 right faces=right stand glad lean=3 l=~0.44,0.3/clap r=~0.54,0.28/clap'),
    zaina('880,706,110 right faces=right stand wonder gaze=0.9,-0.7 nod=-0.4 l=~0.44,0.22/clap r=~0.54,0.2/clap'),
    roof('-20,640 560,640 520,920 -20,920', 120, 720, '#7a6cb0'),
    painted('M-20 612H566L560 652H-20Z', '#9a8cc8'),
    line('300,760 300,690; 420,780 420,706', '#4a4088', 9),
    line('300,694 360,716 420,708', '#b4a8e0', 4),
    soft('310,700 350,714 346,768 306,760', cast.dim(c.teal, 0.3), 1),
    soft('362,718 404,712 406,762 366,768', cast.dim(c.jasmine, 0.35), 1),
  ),
  smells: page('wide', dark)(
    wash('#1f1b52', '#443b80'),
    stars(260, 30, 8),
    glow(600, 640, 560, '#6f66b8', 0.4),
    ...rows('-30,250,260 210,330,190 390,280,230 610,350,170 770,260,240 1000,310,240').map(([x, y, w], i) =>
      stonetown.coralWall(x, y, w, 600 - y, cast.dim(i % 2 === 0 ? '#d9ac9c' : '#c99cac', 0.68), i + 3),
    ),
    ...[60, 150, 300, 460, 560, 690, 840, 940, 1110].map((x, i) =>
      stonetown.archWindow(x, 470 - (i % 3) * 20, 48, 70, cast.dim(cast.wood, 0.62), '#231e58'),
    ),
    stonetown.flagstones(590, cast.dim('#dcb79a', 0.62), 9),
    painted(rectangle(900, 610, 16, 190), cast.dim('#7a5038', 0.45)),
    painted(rectangle(1130, 610, 16, 190), cast.dim('#7a5038', 0.45)),
    stonetown.awning(860, 560, 330, 100, cast.dim(c.teal, 0.45), cast.dim(c.jasmine, 0.5)),
    painted(rectangle(880, 680, 290, 40), cast.dim('#a5704c', 0.4)),
    line('920,668 1040,668; 930,656 930,680; 960,656 960,680; 990,656 990,680; 1020,656 1020,680', '#1c1848', 7, 0.9),
    spices.scent('-40,790 100,740 200,810 300,760 380,800', '#6fd0d0', 22),
    spices.scent('1240,840 1120,790 1010,850 900,800 830,840', c.coral, 22),
    spices.scent(
      '-40,330 110,250 230,340 350,260 460,330 600,260 590,170 480,150 430,240 500,330 580,350',
      c.cinnamon,
      38,
    ),
    spices.scent('1240,250 1100,180 960,270 820,200 720,280 640,210 560,290 600,360', c.coffee, 36),
    spices.scent('330,-40 420,70 350,150 470,190 590,120 680,180 640,290', c.jasmine, 26),
    spices.scent('1000,-40 900,60 960,130 820,150 740,90 660,150 700,260 640,330', '#e06a8a', 28),
    spices.scent('-40,560 90,500 180,590 270,500 330,560', cast.gold, 28),
    spices.scent('1240,430 1120,400 1010,470 900,400 800,450 740,390', '#b9d068', 24),
    zaina('420,850,150 right stand worried gaze=0.9,-0.2 lean=4 r=534,670/hold l=~-0.3,0.4/fist'),
    hamid(
      '630,850,152 right stand worried nod=-0.3 tilt=-9 l=~-0.3,0.74/fist r=736,706/hold',
      cast.cane('736,706', '780,862'),
    ),
  ),
  steps: page('medium', dark)(
    cast.nightSky(9),
    stonetown.coralWall(-20, 60, 560, 680, cast.dim('#d9ac9c', 0.62), 4),
    stonetown.archWindow(150, 330, 110, 170, cast.dim(cast.wood, 0.55), '#2b2560'),
    stonetown.coralWall(520, -20, 700, 760, cast.dim(cast.plaster, 0.6), 7),
    stonetown.studdedDoor(1040, 620, 230, 470, cast.dim(cast.wood, 0.45)),
    stonetown.flagstones(720, cast.dim('#dcb79a', 0.56), 5),
    spices.jasmineBush(800, 470, 430, 560, cast.dim('#5fa07c', 0.34), 6, 28),
    stonetown.stoneSteps(640, 850, 150, 84, 3, cast.dim('#e8cbb4', 0.42)),
    glow(840, 330, 420, '#cfc8ff', 0.3),
    spices.scent('740,330 670,230 590,270 548,370 556,482', c.jasmine, 30),
    line('610,742 588,722; 634,728 628,698; 664,736 680,712', '#ffe9c0', 8, 0.95),
    zaina('190,870,168 right stand laugh gaze=0.9,-0.3 r=312,672/hold l=~-0.7,-0.1/open'),
    hamid(
      '410,866,172 right stand laugh lean=6 tilt=4 l=~-0.3,0.72/fist r=552,694/hold',
      cast.cane('552,694', '648,772'),
    ),
  ),
  eyesShut: page('close', window)(
    stonetown.coralWall(-20, -20, 1240, 940, cast.dim(cast.plaster, 0.52), 11),
    glow(1010, 210, 520, '#ffcf7a', 0.6),
    stonetown.archWindow(1010, 340, 250, 300, cast.dim(cast.wood, 0.2), '#ffd27a'),
    steam(1010, 250, 120, 3, '#fff6e0'),
    painted('M930 270H1090L1076 336Q1010 356 944 336Z', '#8a4a34'),
    line('918,270 1102,270', '#a5603f', 16),
    line('880,352 1140,352', cast.dim(cast.wood, 0.1), 22),
    spices.scent('1060,210 1130,130 1190,210 1130,420 1030,430 940,380 880,440 856,450', cast.gold, 44),
    glow(620, 620, 520, '#8f84d0', 0.25),
    hamid('236,1040,288 right walk laugh tilt=4 r=462,660/hold l=~-0.5,0.9'),
    zainaShut('620,1050,298 right walk laugh tilt=4 lean=5 l=~-0.28,0.76/fist r=936,590/open'),
    line('980,540 1008,520; 992,590 1028,590; 980,640 1006,660', '#ffe9b0', 9, 0.9),
  ),
  minute: page('wide', cast.lamps)(
    ...litLane,
    stonetown.coralWall(400, -20, 820, 720, '#f6d3a4', 5),
    stonetown.balcony(620, 250, 300, 190, '#b07850', '#ffe39a'),
    stonetown.flagstones(690, '#e6c4a0'),
    stonetown.studdedDoor(930, 700, 360, 620, cast.wood),
    painted(rectangle(938, 190, 120, 510), '#ffcf7a', '#e0903f'),
    painted('M1058 186L1146 150V740L1058 700Z', '#75472f'),
    ...[0, 1, 2].map((r) => stonetown.stud(1102, 300 + r * 140, 15)),
    stonetown.lantern(470, 300, 84, true),
    stonetown.lantern(1160, 220, 74, true),
    stonetown.lantern(60, 180, 74, true),
    stonetown.lantern(210, 300, 44, true),
    stonetown.lantern(340, 250, 36, true),
    spices.jasmineBush(70, 690, 200, 220, '#6aa57c', 4, 18),
    glow(640, 300, 620, '#fff0b8', 0.4),
    grandma('1010,800,146 left laugh gaze=-0.9,0.1 lean=-9 l=~-0.7,0.1/open r=~0.45,1'),
    zainaShut('660,860,178 right stand content tilt=-4 nod=-0.2 lean=4 r=826,560/open l=~-0.45,0.82'),
    hamid('410,866,170 right stand laugh tilt=-6 l=318,700/hold r=~0.62,0.2/open', cast.cane('318,700', '262,880')),
  ),
  map: page('above', cast.afternoon)(
    wash('#dc9d6c', '#c98658'),
    line('-10,180 1210,190; -10,420 1210,410; -10,640 1210,650; -10,850 1210,842', '#a9683f', 5, 0.5),
    fill('M-10 -10H420L760 910H240Z', '#fff0cc', 0.2),
    fill('M124 96L1104 70L1120 770L136 800Z', '#4a2448', 0.25),
    painted('M110 84L1094 60L1106 752L122 782Z', '#fff4de', '#e6c9a0', 0.4),
    spices.cord('226,650 330,600 320,470 470,400 600,470 740,450 730,330 900,290 980,190', 20),
    spices.cord('320,470 200,380', 14),
    spices.cord('600,470 604,540', 14),
    spices.cord('730,330 620,240', 14),
    spices.cord('900,290 1010,400', 14),
    spices.cinnamonSticks(300, 330, 150, 30),
    each(rows('470,300,10 530,320,-30 490,352,40'), ([x, y, t]) => spices.coffeeBean(x, y, 62, t)),
    each(12, (i) => stonetown.stud(540 + (i % 4) * 44, 576 + Math.floor(i / 4) * 44, 16)),
    spices.fishBone(850, 500, 190, -14),
    flat(blob(800, 220, 84, 56, 3, 0.08), '#8fbf94', 2),
    each(pts('780,200 830,236 800,250 840,190 752,240'), ([x, y], i) => spices.jasmineFlower(x, y, 30, i * 20)),
    flat(blob(1000, 160, 84, 56, 6), '#c98f5c', 2),
    grains(1000, 160, '#fffaf0', 34, 7),
    grains(1010, 166, '#6a4030', 7, 9),
    ...pts('470,824 560,850 640,816 700,856').map(([x, y], i) => spices.clove(x, y, 76, i * 50 - 70)),
    spices.clove(262, 612, 96, 32),
    reach(zainaLook, [1300, 960], [1160, 850], [1010, 690], 400, 'open'),
    reach(cast.hamidLook, [-60, 1010], [50, 880], [162, 742], 400, 'point'),
  ),
});

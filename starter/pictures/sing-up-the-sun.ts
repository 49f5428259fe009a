import { sound } from './kit/boats.ts';
import { flat, type Light, line, painted, soft } from './kit/brush.ts';
import { mallard } from './kit/ducks.ts';
import { glow, grass, rays, stars } from './kit/scenery.ts';
import { blob, each, here, rectangle } from './kit/shapes.ts';
import { hen } from './kit/small-animals.ts';
import { book, coverArt, creature, page, set } from './kit/staging.ts';
import { c, chickIs, day, fence, meadow, papa, puffs, sun, yard } from './papa-counts-to-six.ts';

const dark: Light = { from: [0.7, -0.7], rim: '#cfc4f0', shade: '#1d1b4a', tint: '#c3bce0' };
const pinkish: Light = { from: [0.9, -0.3], rim: '#ffd9b0', shade: '#3f2560', tint: '#f0cfd6' };

const duck = mallard('#c9b79a', '#3f8a62');
const pig = creature('pig', { color: '#eea9a6' });

const [paleHen, brownHen, greyHen] = [hen('#f4e3c8'), hen('#b8694a'), hen('#8a7a94')];

/** The farm before dawn: a barn, a fence, a dark yard from y. */
const barn = (x: number, y: number, k: number, wall = '#5a3a5a') =>
  `<g transform="translate(${x} ${y}) scale(${k})">${painted(rectangle(-170, -210, 340, 210), wall)}${painted('M-210 -200L-90 -330H90L210 -200Z', '#3a2f5a')}${flat(rectangle(-60, -130, 120, 130), '#2a2148')}${line('-60,-130 60,0; 60,-130 -60,0', '#7a5a78', 8)}</g>`;
const night = (y: number, seed = 3) =>
  yard(['#262a62', '#5a4a90'], y, '#3d5a68', '#34406f') +
  stars(y * 0.7, 40, seed) +
  grass([0, y + 40, 1200, 860 - y], '#2b4658', 46, seed);
const pinkSky = (y: number) =>
  yard(['#56509a', '#f09aa8'], y, '#5a7a6a', '#6a5a8f') + grass([0, y + 40, 1200, 860 - y], '#3f5f5a', 46, 5);
const post = (x: number, y: number, h: number, w = 44) =>
  painted(rectangle(x - w / 2, y - h, w, h), '#8a6450') + flat(blob(x, y - h, w * 0.56, w * 0.16, 3, 0.02), '#b08a6a');
const bucket = (x: number, y: number, w: number) =>
  painted(here('M-0.38,-0.8H0.38L0.5,0H-0.5Z', x, y, w), '#7f93a8') +
  flat(blob(x, y - w * 0.8, w * 0.38, w * 0.08, 3, 0.01), '#a9bac8');
const barrel = (x: number, y: number, w: number) =>
  painted(here('M-0.4,-1Q-0.56,-0.5 -0.4,0H0.4Q0.56,-0.5 0.4,-1Z', x, y, w), '#8a6450') +
  line(here('-0.46,-0.78 0,-0.74 0.46,-0.78; -0.46,-0.2 0,-0.16 0.46,-0.2', x, y, w), '#4a3f5a', w * 0.06) +
  flat(blob(x, y - w, w * 0.4, w * 0.09, 3, 0.01), '#a8805e');
/** A scarf round the neck of the rooster, whose foot is (x, y) and height u; d is the way he looks. */
const scarf = (x: number, y: number, u: number, d: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${(d * u) / 100} ${u / 100})">${soft('8,-58 24,-54 38,-58 40,-46 24,-40 6,-46', '#5a86c0')}${soft('10,-48 20,-46 14,-22 0,-20', '#4a72ac')}${line('14,-55 14,-43; 24,-53 24,-41; 33,-55 33,-44', '#f4e3c8', 2.4)}</g>`;
const tones = (x: number, y: number, k: number, color: string, side: 1 | -1 = 1) =>
  sound(x, y, [40 * k, 66 * k, 92 * k], side === 1 ? [-32, 32] : [148, 212], color, 8 * k);

export const pictures = book({
  cover: coverArt(pinkish)(
    pinkSky(760),
    glow(820, 760, 560, '#ffd08a', 0.9),
    rays([820, 770], 190, 330, [-150, -125, -100, -75, -50, -25], '#ffe2a0', 22),
    sun(820, 790, 150),
    yardFoot(),
    post(470, 1130, 330, 120),
    chickIs('460,800,400 right laugh flaps'),
    tones(690, 540, 1.5, '#fff3c8'),
    papa('160,1130,330 right surprised gaze=0.7,-0.8'),
    paleHen('960,1130,290 left wonder gaze=-0.7,-0.7'),
  ),
  notUpYet: page('wide', dark, 0.85)(
    night(560),
    barn(900, 600, 1.25),
    fence(-10, 640, 8, 1.1),
    post(330, 820, 170, 60),
    papa('320,652,300 right calm gaze=0.8,-0.4'),
    paleHen('640,800,130 right asleep'),
    brownHen('780,820,130 left asleep'),
    pig('1000,830,140 left lie asleep'),
  ),
  cannotSing: page('close', dark)(
    night(500, 7),
    fence(-10, 640, 14, 1.2),
    papa('540,900,720 right shout gaze=0.2,-0.8 nod=-6'),
    scarf(540, 900, 720, 1),
    line('1000,250 1060,210; 1020,330 1090,330; 1000,410 1060,450', '#f4e3c8', 14),
  ),
  hens: page('medium', dark)(
    night(480, 9),
    barn(1010, 520, 0.9),
    papa('170,850,290 right sad gaze=0.6,0.6 nod=12'),
    scarf(170, 850, 290, 1),
    paleHen('520,850,260 left scared flaps gaze=-0.2,-0.8'),
    brownHen('760,790,210 left howl flaps'),
    greyHen('1020,860,260 left scared flaps gaze=-0.5,-0.6'),
  ),
  duckSings: page('medium', dark)(
    night(500, 11),
    fence(-10, 620, 16, 1.1),
    bucket(420, 880, 260),
    duck('410,672,380 right howl gaze=0.8,-0.6'),
    tones(720, 350, 1.3, '#f4e3c8'),
    brownHen('870,870,200 right effort'),
    greyHen('1090,880,190 left sad'),
    chickIs('160,870,120 right wonder gaze=0.7,-0.6'),
  ),
  pigHonks: page('close', dark)(
    night(470, 13),
    barrel(680, 960, 360),
    pig('660,610,330 left howl nod=-20 gaze=-0.4,-0.8 floats'),
    tones(300, 330, 1.6, '#f4e3c8', -1),
    paleHen('150,880,250 left effort flaps'),
    papa('1080,900,300 left surprised gaze=-0.7,-0.6'),
    scarf(1080, 900, 300, -1),
  ),
  chickSings: page('below', dark)(
    night(640, 15),
    glow(1190, 600, 260, '#f09aa8', 0.5),
    post(600, 930, 330, 100),
    chickIs('595,612,250 right laugh flaps'),
    tones(760, 440, 1.2, '#fff3c8'),
    duck('300,880,270 right think gaze=0.7,-0.9'),
    pig('1030,900,230 left stand think gaze=-0.6,-0.9 nod=-16'),
    papa('110,900,290 right calm gaze=0.9,-0.7'),
    scarf(110, 900, 290, 1),
  ),
  bang: page('wide', pinkish)(
    pinkSky(560),
    glow(760, 560, 620, '#ffdf9a', 0.95),
    beams(760, 570),
    sun(760, 570, 150),
    glow(760, 540, 150, '#fffbe0', 0.9),
    soft('190,306 330,286 480,280 640,302 470,312 320,314', '#f0a08e'),
    soft('880,206 1000,186 1130,182 1240,200 1120,214 990,218', '#f0a08e'),
    soft('-20,424 90,408 190,404 320,426 180,438 60,438', '#f0a08e'),
    soft('980,396 1070,382 1160,380 1240,392 1240,406 1080,408', '#f4b59a'),
    yardFoot(610),
    glow(760, 690, 330, '#ffe9a8', 0.35),
    post(380, 850, 190, 60),
    set([400, 640, -22])(chickIs('0,0,150 right surprised flaps floats')),
    paleHen('140,850,170 right glad flaps gaze=0.8,-0.4'),
    brownHen('600,870,170 right laugh flaps'),
    duck('1020,860,200 left laugh gaze=-0.5,-0.5'),
  ),
  letHer: page('shoulder', day)(
    meadow(430, 6),
    sun(1030, 130, 70),
    puffs(420, 130, 220),
    fence(640, 520, 8, 1.1),
    chickIs('180,880,300 right content'),
    line('60,580 34,544; 140,540 130,490; 260,540 280,492', c.straw, 12),
    papa('740,860,370 right wink gaze=0.6,0.2 nod=8'),
    scarf(740, 860, 370, 1),
    paleHen('1010,850,230 left laugh'),
    brownHen('1130,890,210 left content'),
  ),
});

/** Broad beams of light that fan out from a rising sun. */
function beams(x: number, y: number) {
  return each([-172, -150, -129, -109, -90, -70, -49, -28, -8], (angle, i) => {
    const end = (a: number, r: number) =>
      `${x + Math.cos((a * Math.PI) / 180) * r} ${y + Math.sin((a * Math.PI) / 180) * r}`;
    const [half, long, shine] = i % 2 === 0 ? [4.5, 900, 0.34] : [3, 520, 0.24];
    return `<path d="M${end(angle - half * 0.4, 186)}L${end(angle - half, long)}L${end(angle + half, long)}L${end(angle + half * 0.4, 186)}Z" fill="#ffe9a6" opacity="${shine}"/>`;
  });
}

/** The near grass in front of the rising sun. */
function yardFoot(y = 830) {
  return (
    painted(`M-20 ${y}Q300 ${y - 34} 640 ${y}T1220 ${y - 10}V1220H-20Z`, '#5a7a6a', '#33506a') +
    grass([0, y + 30, 1200, 240], '#3f5f5a', 40, 8)
  );
}

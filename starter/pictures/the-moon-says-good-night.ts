import { clipped, dot, fill, flat, hoop, line, lit, loop, oval, painted, soft, stroke, strokes } from './kit/brush.ts';
import type { Light } from './kit/brush.ts';
import { elephant } from './kit/elephant.ts';
import { eye, type Mood, moods } from './kit/face.ts';
import { disk, glow, land, rays, spray, stars, tree, wash, water } from './kit/scenery.ts';
import { blob, each, heap, here, nth, pts, rectangle, times, tube } from './kit/shapes.ts';
import { duck, fish } from './kit/small-animals.ts';
import { actor, book, coverArt, creature, page, type Thing } from './kit/staging.ts';
import { monkey, owl } from './kit/tree-animals.ts';
import { teddy } from './kit/toys.ts';
import type { Point } from './svg.ts';

const c = {
  deep: '#1b1d52',
  indigo: '#30347f',
  violet: '#5b509e',
  lilac: '#9c8fcb',
  silver: '#dfe4f4',
  honey: '#f5c463',
  leaf: '#3f6f7c',
  peach: '#f3ad88',
};
const dusk: Light = { from: [-0.8, -0.3], rim: '#ffd9a8', shade: '#33255e', tint: '#f0dce0' };
const moonlight: Light = { from: [0.5, -0.9], rim: '#f4f2ff', shade: '#171848', tint: '#c9c8ea' };

const [face, crater] = ['#f7efcf', '#e3d5b0'];

/** The moon with its kind face; `gaze` tells whom it speaks to. */
function moon(x: number, y: number, r: number, gaze: Point, mood: Mood = 'happy', tilt = 0) {
  const feeling = moods[mood];
  const k = r / 100;
  const smile =
    feeling.mouth === 'flat'
      ? 'M-14 42Q4 38 20 44'
      : feeling.mouth === 'oh'
        ? 'M-9 42a9 11 0 1 0 18 0a9 11 0 1 0 -18 0'
        : 'M-34 32Q0 62 34 32';
  const brow = (d: number) =>
    `<path d="M${d * 22 - 16} ${-40 - feeling.brow}q16 -9 32 0" fill="none" stroke="#8a7458" stroke-width="5.5" stroke-linecap="round" transform="rotate(${d * -feeling.knit * 0.6} ${d * 22} -40)"/>`;
  return (
    glow(x, y, r * 2.6, '#f4f0d8', 0.55) +
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${k})">` +
    painted(blob(0, 0, 100, 100, 4, 0.012, 18), face, '#c9b48c', 0.5) +
    flat(blob(-58, -46, 16, 13, 3, 0.08), crater, 0) +
    flat(blob(62, 40, 20, 16, 5, 0.08), crater, 0) +
    flat(blob(20, -76, 11, 8, 6, 0.08), crater, 0) +
    flat(blob(-30, 72, 14, 10, 2, 0.08), crater, 0) +
    each([-1, 1], (d) => [
      oval(d * 54, 16, 15, 10, '#e88a6c', 0.4),
      brow(d),
      eye(d * 25, 1, -8, 1.75, feeling, gaze, face),
    ]) +
    `<path d="${smile}" fill="${feeling.mouth === 'oh' ? '#8a4a4a' : 'none'}" stroke="#8a5a4a" stroke-width="6" stroke-linecap="round"/></g>`
  );
}

/** The sky of the book; it grows darker from page to page, from 0 to 1. */
function sky(dark: number, count = 60) {
  const tops = ['#4a4b9c', '#3a3c8c', '#2c2f78', '#212360', '#191a4a'];
  const feet = ['#a99bd4', '#8478ba', '#6a62a8', '#50509a', '#3a3c80'];
  const i = Math.round(dark * 4);
  return wash(nth(tops, i), nth(feet, i)) + stars(560, count, 4 + i);
}

const hill = (points: string, color: string) => land(points, color, c.deep, 0.6);

const child = actor('child curls round skin=#8f5d40 hairColor=#241a26', `shirt ${c.peach} long; trousers ${c.peach}`);
const goat = creature('goat', { color: '#ece6f0', belly: '#ffffff', patch: '#b8aed0' });
const camel = creature('camel', { color: '#c99a78', belly: '#ecd0b0', patch: '#946a62' });
const owlIs = owl('#8a6a7c');

const lotus = (x: number, y: number, k: number) =>
  flat(blob(x, y, 62 * k, 17 * k, 3, 0.04), c.leaf, 1.5) +
  each(
    [-30, -15, 30, 15, 0],
    (turn) =>
      `<g transform="translate(${x} ${y - 4}) rotate(${turn}) scale(${k})">${flat('M0 0Q-16 -24 0 -48Q16 -24 0 0Z', turn === 0 ? '#f3d3e6' : '#dcb3d6', 1.5)}</g>`,
  );

/** Blinking light beetles. */
const fireflies = (spots: string) => heap(spots, (x, y) => glow(x, y, 34, '#ffe08a', 0.9) + dot(x, y, 6, '#fff3c0'));

const tufts = (spots: string, color: string, k = 1) =>
  heap(spots, (x, y) => line(here('-16,0 -22,-30; 0,0 0,-42; 14,0 24,-28', x, y, k), color, 7 * k));

const bough = (points: string, widths: readonly number[], color = '#4a3a5e') => {
  const d = tube(points, widths);
  return painted(d, color, '#1f1838', 0.6);
};

function bat(x: number, y: number, k: number, turn = 0): Thing {
  const wing = (d: number) =>
    flat(
      pts('8,-6 34,-42 84,-38 112,-6 86,-8 74,10 54,0 40,16 22,8').map(([px, py]): Point => [px * d, py]),
      '#6a4f86',
    );
  const drawing =
    wing(-1) +
    wing(1) +
    flat(blob(0, 6, 20, 25, 3, 0.03), '#8a6aa6') +
    flat('-18,-20 -24,-46 -6,-30', '#8a6aa6') +
    flat('18,-20 24,-46 6,-30', '#8a6aa6') +
    flat(blob(0, -18, 22, 19, 4, 0.03), '#8a6aa6') +
    each([-1, 1], (d) => eye(d * 9, 1, -20, 0.8, moods.glad, [0, 0.6], '#8a6aa6')) +
    `<path d="M-9 -9Q0 2 9 -9Z" fill="#4a2436"/><path d="M-5 -8l2 5l2 -5ZM1 -8l2 5l2 -5Z" fill="#fff"/>`;
  const put = `translate(${x} ${y}) rotate(${turn}) scale(${k})`;
  return (light) => lit(light, 60 * k)(`<g transform="${put}">${drawing}</g>`);
}

function hedgehog(x: number, y: number, k: number): Thing {
  const bristles = '-44,-26 -52,-38; -22,-40 -26,-54; 0,-38 2,-52; -34,-8 -44,-18; -10,-20 -14,-34; 14,-18 16,-32';
  const spikes = times(20, (i) => {
    const a = Math.PI * (1.02 + i * 0.043);
    const [cx, cy] = [-14 + Math.cos(a) * 46, -6 + Math.sin(a) * 50];
    return `${cx},${cy} ${-14 + Math.cos(a) * 64},${-6 + Math.sin(a) * 68}`;
  });
  const drawing =
    strokes(spikes, '#7a6688', 9, 1) +
    flat('20,-44 46,-34 76,-12 70,0 30,2', '#d6b090') +
    flat('-66,-4 -60,-40 -30,-62 8,-58 34,-36 30,0', '#6a587c') +
    line(bristles, '#a494b4', 5, 0.9) +
    flat(blob(76, -9, 7, 6.5, 2), '#33222a', 0) +
    eye(48, 1, -22, 0.85, moods.happy, [0.3, -0.8], '#d6b090') +
    line('50,-4 58,-1 66,-4', '#6a3a3c', 3) +
    flat(blob(-36, 0, 12, 6, 2), '#c9a080') +
    flat(blob(24, 0, 12, 6, 3), '#c9a080');
  return (light) => lit(light, 70 * k)(`<g transform="translate(${x} ${y}) scale(${k})">${drawing}</g>`);
}

/** A small wooden boat without anybody in it. */
const rowBoat = (x: number, y: number, w: number) =>
  painted(here('-0.5,-0.14 0,-0.06 0.5,-0.16 0.38,0.06 0,0.1 -0.4,0.06', x, y, w), '#a8705a', '#4a2f4a') +
  flat(here('-0.46,-0.13 0,-0.05 0.46,-0.15 0,-0.1', x, y, w), '#5f3f4a') +
  line(here('-0.2,-0.09 0.02,-0.08', x, y, w), '#c9926a', w * 0.03) +
  line(here('0.05,-0.06 0.42,-0.24', x, y, w), '#d9b088', w * 0.022) +
  soft(here('0.4,-0.25 0.52,-0.3 0.5,-0.25', x, y, w), '#d9b088');

const mirrored = (x: number, y: number, r: number) =>
  each(6, (i) =>
    oval(x + (i % 2) * 14 - 7, y + i * r * 0.42, r * (1.05 - i * 0.13), r * 0.13, '#f7efcf', 0.75 - i * 0.1),
  );

export const pictures = book({
  cover: coverArt(moonlight, 1, 0.75)(
    sky(0.5, 110),
    moon(720, 450, 300, [-0.9, 0.7]),
    hill('-20,900 240,820 520,880 820,800 1220,870', c.violet),
    hill('-20,1010 300,950 640,1030 960,960 1220,1000', c.indigo),
    tree(980, 980, 190, '#4a5a9c', '#2c2f78', 3),
    tree(1100, 1000, 130, '#43528f', '#2c2f78', 5),
    bough('-60,1110 180,1090 420,1050 640,1070', [90, 72, 46, 14]),
    bough('330,1070 450,1130 560,1140', [36, 26, 10]),
    spray([630, 1070], [780, 990], c.leaf, 4, 66),
    owlIs('270,1085,390 wonder gaze=0.9,-0.7 floats'),
  ),
  up: page('wide', dusk)(
    wash('#7a68b4', '#f8c39a'),
    stars(200, 14, 3),
    glow(270, 560, 420, '#ffe6b0', 0.8),
    disk(270, 560, 130, '#f7b45a'),
    rays([270, 560], 165, 230, [190, 220, 250, 290, 320, 350], '#ffe6b0', 10),
    moon(900, 430, 130, [-0.8, 0.2]),
    hill('-20,600 200,540 420,580 620,690 700,740', '#8a6aa0'),
    hill('380,760 640,560 900,500 1220,600', '#73609e'),
    hill('-20,720 300,680 640,750 900,700 1220,740', '#5b5494'),
    tree(560, 740, 290, '#6a7aa0', '#4a3a5e', 6),
    tufts('140,800 430,840 930,830 1090,790', '#8a84b8'),
  ),
  goatPage: page('below', moonlight, 1, 0.7)(
    sky(0),
    moon(880, 230, 170, [-0.9, 0.6]),
    hill('-20,930 160,760 400,650 620,630 860,690 1060,800 1220,930', c.violet),
    tufts('170,840 330,760 860,770 990,840 700,830 470,860', '#8f8ac4'),
    goat('450,668,250 right stand happy gaze=0.8,-0.7 nod=-12 tail=up floats'),
  ),
  duckPage: page('above', moonlight)(
    sky(0.25, 30),
    hill('-20,250 300,210 700,250 1220,200', '#4f4a94'),
    water(260, '#3f4596', 5),
    moon(820, 140, 116, [-0.7, 0.9]),
    mirrored(820, 330, 120),
    lotus(170, 560, 1.1),
    lotus(1030, 640, 1.3),
    lotus(220, 800, 1.5),
    lotus(960, 420, 0.7),
    duck('#f3ead6')('540,650,330 right asleep'),
    hoop([545, 672], [230, 34], c.silver, 6, 0.7) + hoop([545, 680], [320, 54], c.silver, 5, 0.4),
  ),
  camelPage: page('wide', moonlight)(
    sky(0.5, 70),
    moon(320, 300, 210, [0.9, 0.5]),
    hill('-20,690 200,640 460,560 700,540 960,600 1220,690', '#7a68ae'),
    camel('790,580,200 left stand content nod=6'),
    hill('-20,720 240,740 520,690 800,760 1220,700', '#63589f'),
    hill('-20,860 300,790 700,850 1220,800', '#4d4a92'),
    line('70,760 260,776 420,750; 640,790 820,806 1010,776; 180,860 380,838 560,856', c.lilac, 5, 0.5),
  ),
  bubbles: page('medium', moonlight)(
    sky(0.5, 60),
    moon(1010, 190, 110, [-0.8, 0.7], 'happy'),
    hill('-20,720 300,700 700,730 1220,700', '#56508f'),
    tree(420, 760, 720, '#4a6a90', '#4a3a5e', 8),
    tufts('90,800 960,820 1090,770 820,860', '#7f7ab6'),
    elephant('640,830,330 right sit asleep trunk=down nod=10'),
    `<circle cx="905" cy="470" r="15" fill="#e6ecff" opacity="0.9"/><circle cx="932" cy="440" r="9" fill="#e6ecff" opacity="0.8"/><circle cx="950" cy="418" r="5" fill="#e6ecff" opacity="0.8"/>`,
  ),
  sea: page('wide', moonlight)(
    sky(0.5, 50),
    moon(860, 170, 115, [-0.7, 0.9]),
    painted(rectangle(-10, 370, 1220, 860), '#2f4a94', '#141642', 0.8),
    mirrored(860, 390, 96),
    stroke('M-10 372Q150 356 300 372T600 372T900 372T1210 372', '#8fa6dc', 9, 0.8),
    rowBoat(430, 370, 400),
    soft('-20,920 60,820 130,760 180,830 260,800 300,880 420,920', '#26306e'),
    soft('820,920 900,850 990,880 1060,790 1140,840 1220,800 1230,920', '#26306e'),
    line('120,900 100,800 140,720 110,640; 180,910 200,830 170,750', '#4f8a8f', 15, 0.8),
    line('1080,900 1100,800 1060,720 1090,640; 1010,910 1000,840 1030,780', '#4f8a8f', 15, 0.8),
    fish(c.honey)('640,680,150 left asleep'),
    loop(548, 640, 9, c.silver, 4) + loop(536, 600, 13, c.silver, 4),
  ),
  monkeyPage: page('close', moonlight, 1, 0.8)(
    sky(0.75, 20),
    moon(860, 330, 215, [-0.9, 0.5], 'resolved'),
    spray([1260, 20], [960, 150], '#37608a', 4, 130),
    spray([1260, 620], [1000, 480], '#2f4f80', 7, 130),
    bough('-60,790 200,770 520,790 760,750 860,690', [96, 80, 62, 40, 14]),
    monkey('350,775,430 right laugh gaze=0.9,-0.4 floats'),
    spray([-60, 60], [240, 60], '#37608a', 6, 140),
    spray([1260, 930], [900, 860], '#2f4f80', 3, 130),
    line('690,760 700,788', '#4a3a5e', 14),
    each(
      3,
      (i) =>
        `<g transform="translate(700 786) rotate(${40 + i * 34}) scale(1.2)">${flat('M-6 -6Q28 30 86 20Q44 0 10 -14Z', c.honey, 2)}</g>`,
    ),
  ),
  bed: page('medium', moonlight)(
    wash('#3d3f8c', '#2c2f74'),
    clipped(rectangle(690, 90, 380, 380))(sky(0.75, 40) + moon(860, 300, 140, [-0.9, 0.9])),
    stroke(rectangle(690, 90, 380, 380), '#7f76b8', 24),
    painted(rectangle(664, 470, 432, 26), '#8f86c4'),
    painted('1090,80 1170,110 1172,500 1092,484', '#7268ac'),
    painted('670,80 590,110 588,500 668,484', '#7268ac'),
    fill('M690 470L1070 470L900 800L260 800Z', '#e9e6ff', 0.16),
    painted(rectangle(-10, 790, 1220, 200), '#4a4088', '#1f1c52'),
    painted('90,420 130,380 160,420 170,820 90,820', '#6a5590', '#3a2f66'),
    painted(rectangle(120, 650, 760, 150), '#6a5590', '#3a2f66'),
    soft('150,580 190,530 380,530 430,600 390,660 170,660', c.silver),
    child('560,640,160 front none asleep roll=-82 tilt=6'),
    painted('400,610 470,540 620,500 780,540 880,600 900,760 640,780 400,770 380,690', c.lilac, c.indigo, 0.6),
    heap('480,620 600,570 730,600 830,660 540,710 680,690 790,740 440,720', (x, y, i) =>
      flat(blob(x, y, 15, 15, i + 2, 0.2, 5), c.honey, 0),
    ),
    painted(rectangle(860, 600, 40, 220), '#6a5590', '#3a2f66'),
    teddy(1010, 850, 1.35),
  ),
  where: page('wide', moonlight)(
    sky(1, 26),
    moon(800, 300, 120, [-0.8, 0.7], 'wonder', -10),
    bough('210,960 190,640 230,300 200,-40', [220, 170, 160, 190], '#332a52'),
    owlIs('330,600,190 calm gaze=0.9,0 floats'),
    bough('210,960 190,640 230,300 200,-40', [200, 160, 150, 180], '#3a2f5e'),
    bough('200,640 380,612 560,604 720,570', [70, 44, 30, 10], '#3a2f5e'),
    spray([640, 590], [790, 520], '#2f4f74', 5, 50),
  ),
  morning: page('close', moonlight)(
    sky(1, 90),
    moon(180, 190, 130, [0.8, 0.6], 'laugh'),
    hill('-20,800 300,770 700,810 1220,770', '#3a3c80'),
    bough('370,980 410,780 600,722 900,740 1250,690', [30, 60, 70, 74, 90], '#4a3a66'),
    owlIs('640,735,590 glad gaze=0,0.1 floats'),
    spray([1060, 720], [1200, 560], c.leaf, 4, 60),
    bat(1010, 190, 1.25, 8),
    hedgehog(170, 860, 1.3),
    tufts('60,880 320,890 430,870', '#6a6ab0', 1.2),
    fireflies('330,420 1080,430 940,860 480,880 90,560 1130,840'),
  ),
});

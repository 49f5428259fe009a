import { blob, contact, each, flat, heap, line, painted, pts } from '../kit/brush.ts';
import { windowFrame } from '../kit/buildings.ts';
import { elephant, trunks } from '../kit/elephant.ts';
import type { Picture } from '../kit/picture.ts';
import { cloud, disk, flowers, glow, grass, land, polygon, rectangle, wash } from '../kit/scenery.ts';
import { mouse } from '../kit/small-animals.ts';
import { banana, bolt, c, frontHalf, halfIn, hut, inside, lamp, mirroredHead, scarf, stormy, sunny } from './cast.ts';

export const counting: Picture = {
  shot: 'shoulder',
  drawing:
    inside() +
    windowFrame(
      820,
      190,
      250,
      240,
      '#4a2c34',
      `<path d="${rectangle(820, 190, 250, 240)}" fill="#54568a"/>` +
        cloud(930, 260, 200, '#3d3b6a', 4) +
        bolt(940, 280, 110),
    ) +
    glow(940, 330, 420, '#e8e4ff', 0.5) +
    `<g transform="translate(1200 0) scale(-1 1)">${frontHalf(560, 300, 0.95, mirroredHead({ mood: 'think', gaze: [-0.7, 0.2], nod: 0 }, 250, 110, 3.0, pts('0,0 18,34 22,66 36,84')))}</g>` +
    mouse(
      [810, 812, 240],
      { mood: 'glad', looks: 'left', gaze: [-0.6, -0.8], paws: '10,-46 34,-18', ...scarf },
      { ...lamp, from: [0.6, -0.7], rim: '#e8e4ff' },
    ) +
    each(
      [0, 1, 2, 3, 4, 5],
      (i) =>
        contact(640 + i * 92, 872, 36) +
        painted(blob(640 + i * 92, 856, 36, 25, i + 3, 0.07), i % 2 === 0 ? '#cfc6c8' : '#b9aeb8', '#6a5a74'),
    ),
};

export const light: Picture = {
  shot: 'wide',
  drawing:
    wash('#8f8cc4', '#f3d9c0') +
    each(
      [
        [110, 620, 300],
        [320, 640, 360],
        [520, 620, 240],
      ],
      ([x = 0, y = 0, h = 0]) => painted(polygon([x - h * 0.8, y], [x, y - h], [x + h * 0.8, y]), '#8a84b8', '#5f5a94'),
    ) +
    cloud(210, 170, 360, '#413f70', 4) +
    cloud(290, 210, 240, '#54568a', 9) +
    bolt(250, 230, 190) +
    `<path d="M300 320L985 640L985 672Z" fill="${c.flash}" opacity="0.95"/>` +
    each(
      [110, 190, 270, 350],
      (r, i) =>
        `<path d="M${280 + r * 0.98} ${300 - r * 0.2}A${r} ${r} 0 0 1 ${280 + r * 0.2} ${300 + r * 0.98}" fill="none" stroke="#3f6aa8" stroke-width="${16 - i * 2}" stroke-linecap="round" opacity="${0.95 - i * 0.12}"/>`,
    ) +
    land('-20,650 400,610 800,660 1220,610', '#9fc48a', '#5f8f7a') +
    land('-20,740 500,700 1220,730', c.grass, '#3f7a6a', 0.6) +
    hut(1000, 770, 250, 'front') +
    elephant(
      [820, 836, 180],
      { mood: 'wonder', looks: 'left', gaze: [-0.8, -0.6], nod: 8, trunk: trunks.curl, ear: 'wide' },
      stormy,
    ) +
    mouse(
      [620, 850, 110],
      { mood: 'happy', looks: 'left', gaze: [-0.8, -0.7], paws: '30,-26 24,4', ...scarf },
      stormy,
    ) +
    grass([0, 760, 1200, 120], '#4a8a68', 50, 8),
};

export const softly: Picture = {
  shot: 'close',
  drawing:
    wash('#a9aed8', '#f6dcc4') +
    cloud(205, 240, 130, '#54568a', 4) +
    bolt(200, 252, 48) +
    each(
      [70, 100, 130],
      (r) => `<circle cx="206" cy="262" r="${r}" fill="none" stroke="#fffaf0" stroke-width="4" opacity="0.6"/>`,
    ) +
    land('-20,400 200,350 420,390 760,340 1220,400', '#8f9ac4', '#6a74a8') +
    each([300, 336, 372], (x, i) => hut(x, 392 - i * 4, 30)) +
    land('-20,520 500,460 1220,540', '#7fae94', '#4f8a84') +
    land('-20,740 600,690 1220,750', c.grass, '#3f7a6a', 0.6) +
    hut(1080, 640, 230, 'front') +
    grass([0, 780, 1200, 100], '#3f7f64', 50, 3) +
    elephant(
      [610, 880, 400],
      { mood: 'tender', looks: 'left', ear: 'wide', nod: -6, trunk: trunks.rest },
      { ...stormy, tint: '#e6e2f2' },
    ) +
    mouse(
      [700, 502, 180],
      { mood: 'tender', looks: 'left', legs: 'sit', shadow: false, paws: '8,-40 26,-4', ...scarf },
      stormy,
    ),
};

export const rainbow: Picture = {
  shot: 'wide',
  drawing:
    wash('#a6dbe0', '#fdf3cf') +
    each(
      ['#e0604f', '#f0a24a', '#f7d35a', '#7fb87a', '#5a9ac0', '#8a7ac0'],
      (k, i) =>
        `<path d="M${120 + i * 26} 720A${500 - i * 26} ${500 - i * 26} 0 0 1 ${1120 - i * 26} 720" fill="none" stroke="${k}" stroke-width="27" opacity="0.85"/>`,
    ) +
    land('-20,640 400,570 900,600 1220,540', '#a9cf8a', '#5f9a74') +
    land('-20,740 500,700 1220,730', c.grass, '#3f7a6a', 0.5) +
    grass([0, 770, 1200, 110], '#4a8a5a', 50, 5) +
    contact(680, 846, 150) +
    halfIn(340, 800, 520, elephant([498, 842, 320], { looks: 'left', legs: 'walk', shadow: false }, sunny)) +
    line('860,600 950,596; 880,660 970,656', '#fffaf0', 8, 0.8) +
    mouse(
      [1040, 846, 170],
      { mood: 'laugh', looks: 'left', gaze: [-0.8, -0.3], paws: '-6,-46 30,-46', ...scarf },
      sunny,
    ) +
    `<ellipse cx="900" cy="878" rx="140" ry="16" fill="#bfe6ea" opacity="0.8"/>` +
    heap('760,470 860,500 810,430', (x, y) => flat(blob(x, y, 6, 10, 3), '#bfe6f2', 0)),
};

export const tummy: Picture = {
  shot: 'close',
  drawing:
    wash('#8fd0e0', '#fdf3cf') +
    disk(1040, 130, 80, '#ffcf5a') +
    glow(1040, 130, 320, '#fff3b8', 0.7) +
    cloud(260, 110, 280, '#fffdf4', 4) +
    land('-20,620 500,560 1220,640', '#a9cf8a', '#5f9a74') +
    land('-20,760 600,720 1220,770', c.grass, '#3f7a6a', 0.5) +
    grass([0, 790, 1200, 90], '#4a8a5a', 60, 3) +
    flowers([620, 800, 220, 70], ['#fff6e0', '#f3a0a8', '#f7cf49'], 7, 5) +
    elephant(
      [370, 872, 440],
      { mood: 'laugh', legs: 'sit', nod: -10, gaze: [0.6, 0.5], trunk: pts('0,0 26,18 58,34 92,20'), ear: 'wide' },
      sunny,
    ) +
    line('215,650 240,630 265,650 290,630 315,650; 205,700 230,680 255,700 280,680 305,700', '#fff3c0', 9, 0.9) +
    banana(930, 510, 1.5, -20) +
    mouse([960, 876, 290], { mood: 'laugh', looks: 'left', paws: '24,-36 34,-24', ...scarf }, sunny),
};

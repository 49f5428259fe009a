import {
  blob,
  each,
  flat,
  heap,
  here,
  type Light,
  line,
  lit,
  painted,
  pts,
  soft,
  strokes,
  tube,
} from '../kit/brush.ts';
import { eye, type Mood, moods } from '../kit/face.ts';
import { glow, land, stars, wash } from '../kit/scenery.ts';
import { actor, creature, type Thing } from '../kit/staging.ts';
import { owl } from '../kit/tree-animals.ts';
import { closedCurve, type Point } from '../svg.ts';

export const c = {
  deep: '#1b1d52',
  indigo: '#30347f',
  violet: '#5b509e',
  lilac: '#9c8fcb',
  silver: '#dfe4f4',
  honey: '#f5c463',
  leaf: '#3f6f7c',
  peach: '#f3ad88',
};
export const dusk: Light = { from: [-0.8, -0.3], rim: '#ffd9a8', shade: '#33255e', tint: '#f0dce0' };
export const moonlight: Light = { from: [0.5, -0.9], rim: '#f4f2ff', shade: '#171848', tint: '#c9c8ea' };

const [face, crater] = ['#f7efcf', '#e3d5b0'];

/** The moon with its kind face; `gaze` tells whom it speaks to. */
export function moon(x: number, y: number, r: number, gaze: Point, mood: Mood = 'happy', tilt = 0): string {
  const feeling = moods[mood];
  const k = r / 100;
  const smile =
    feeling.mouth === 'flat'
      ? 'M-14 42Q4 38 20 44'
      : feeling.mouth === 'oh'
        ? 'M-9 42a9 11 0 1 0 18 0a9 11 0 1 0 -18 0'
        : 'M-34 32Q0 62 34 32';
  const brow = (d: number): string =>
    `<path d="M${d * 22 - 16} ${-40 - feeling.brow}q16 -9 32 0" fill="none" stroke="#8a7458" stroke-width="5.5" stroke-linecap="round" transform="rotate(${d * -feeling.knit * 0.6} ${d * 22} -40)"/>`;
  return (
    glow(x, y, r * 2.6, '#f4f0d8', 0.55) +
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${k})">` +
    painted(blob(0, 0, 100, 100, 4, 0.012, 18), face, '#c9b48c', 0.5) +
    flat(blob(-58, -46, 16, 13, 3, 0.08), crater, 0) +
    flat(blob(62, 40, 20, 16, 5, 0.08), crater, 0) +
    flat(blob(20, -76, 11, 8, 6, 0.08), crater, 0) +
    flat(blob(-30, 72, 14, 10, 2, 0.08), crater, 0) +
    each(
      [-1, 1],
      (d) =>
        `<ellipse cx="${d * 54}" cy="16" rx="15" ry="10" fill="#e88a6c" opacity="0.4"/>` +
        brow(d) +
        eye(d * 25, 1, -8, 1.75, feeling, gaze, face),
    ) +
    `<path d="${smile}" fill="${feeling.mouth === 'oh' ? '#8a4a4a' : 'none'}" stroke="#8a5a4a" stroke-width="6" stroke-linecap="round"/></g>`
  );
}

/** The sky of the book; it grows darker from page to page, from 0 to 1. */
export function sky(dark: number, count = 60): string {
  const tops = ['#4a4b9c', '#3a3c8c', '#2c2f78', '#212360', '#191a4a'];
  const feet = ['#a99bd4', '#8478ba', '#6a62a8', '#50509a', '#3a3c80'];
  const i = Math.round(dark * 4);
  return wash(tops[i] ?? c.indigo, feet[i] ?? c.violet) + stars(560, count, 4 + i);
}

export const hill = (points: string, color: string): string => land(points, color, c.deep, 0.6);

export const child = actor('child curls round skin=#8f5d40 hairColor=#241a26', {
  top: { color: c.peach, sleeves: 'long' },
  bottom: { color: c.peach },
});
export const goat = creature('goat', { color: '#ece6f0', belly: '#ffffff', patch: '#b8aed0' });
export const camel = creature('camel', { color: '#c99a78', belly: '#ecd0b0', patch: '#946a62' });
export const owlIs = owl('#8a6a7c');

export function lotus(x: number, y: number, k: number): string {
  return (
    flat(blob(x, y, 62 * k, 17 * k, 3, 0.04), c.leaf, 1.5) +
    each(
      [-30, -15, 30, 15, 0],
      (turn) =>
        `<g transform="translate(${x} ${y - 4}) rotate(${turn}) scale(${k})">${flat('M0 0Q-16 -24 0 -48Q16 -24 0 0Z', turn === 0 ? '#f3d3e6' : '#dcb3d6', 1.5)}</g>`,
    )
  );
}

/** Blinking light beetles. */
export const fireflies = (spots: string): string =>
  heap(spots, (x, y) => glow(x, y, 34, '#ffe08a', 0.9) + `<circle cx="${x}" cy="${y}" r="6" fill="#fff3c0"/>`);

export const tufts = (spots: string, color: string, k = 1): string =>
  heap(spots, (x, y) => line(here('-16,0 -22,-30; 0,0 0,-42; 14,0 24,-28', x, y, k), color, 7 * k));

export const bough = (points: string, widths: readonly number[], color = '#4a3a5e'): string => {
  const d = tube(points, widths);
  return painted(d, color, '#1f1838', 0.6);
};

export function teddy(x: number, y: number, k: number): string {
  const [fur, pale] = ['#b98a62', '#e6c6a0'];
  return `<g transform="translate(${x} ${y}) scale(${k})">${
    flat(blob(-26, -92, 14, 14, 2), fur) +
    flat(blob(26, -92, 14, 14, 3), fur) +
    flat(blob(-34, -34, 13, 20, 2), fur) +
    flat(blob(34, -34, 13, 20, 3), fur) +
    flat(blob(0, -28, 32, 32, 4, 0.02), fur) +
    flat(blob(0, -24, 19, 20, 4, 0.02), pale, 0) +
    flat(blob(-24, -6, 16, 12, 5), fur) +
    flat(blob(24, -6, 16, 12, 6), fur) +
    flat(blob(0, -74, 34, 30, 5, 0.02), fur) +
    flat(blob(0, -64, 14, 11, 3), pale, 0) +
    `<circle cx="-13" cy="-80" r="4" fill="#2a1a22"/><circle cx="13" cy="-80" r="4" fill="#2a1a22"/>` +
    flat(blob(0, -69, 5, 4, 2), '#4a2f32', 0) +
    line('-6,-61 0,-57 6,-61', '#4a2f32', 2.6)
  }</g>`;
}

export function bat(x: number, y: number, k: number, turn = 0): Thing {
  const wing = (d: number): string =>
    flat(
      closedCurve(pts('8,-6 34,-42 84,-38 112,-6 86,-8 74,10 54,0 40,16 22,8').map(([px, py]): Point => [px * d, py])),
      '#6a4f86',
    );
  return (light) =>
    lit(
      light,
      60 * k,
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${
        wing(-1) +
        wing(1) +
        flat(blob(0, 6, 20, 25, 3, 0.03), '#8a6aa6') +
        flat('-18,-20 -24,-46 -6,-30', '#8a6aa6') +
        flat('18,-20 24,-46 6,-30', '#8a6aa6') +
        flat(blob(0, -18, 22, 19, 4, 0.03), '#8a6aa6') +
        each([-1, 1], (d) => eye(d * 9, 1, -20, 0.8, moods.glad, [0, 0.6], '#8a6aa6')) +
        `<path d="M-9 -9Q0 2 9 -9Z" fill="#4a2436"/><path d="M-5 -8l2 5l2 -5ZM1 -8l2 5l2 -5Z" fill="#fff"/>`
      }</g>`,
    );
}

export function hedgehog(x: number, y: number, k: number): Thing {
  const spikes = Array.from({ length: 20 }, (_, i): Point[] => {
    const a = Math.PI * (1.02 + i * 0.043);
    const [cx, cy] = [-14 + Math.cos(a) * 46, -6 + Math.sin(a) * 50];
    return [
      [cx, cy],
      [-14 + Math.cos(a) * 64, -6 + Math.sin(a) * 68],
    ];
  });
  return (light) =>
    lit(
      light,
      70 * k,
      `<g transform="translate(${x} ${y}) scale(${k})">${
        strokes(spikes, '#7a6688', 9, 1) +
        flat('20,-44 46,-34 76,-12 70,0 30,2', '#d6b090') +
        flat('-66,-4 -60,-40 -30,-62 8,-58 34,-36 30,0', '#6a587c') +
        line(
          ['-44,-26 -52,-38', '-22,-40 -26,-54', '0,-38 2,-52', '-34,-8 -44,-18', '-10,-20 -14,-34', '14,-18 16,-32'],
          '#a494b4',
          5,
          0.9,
        ) +
        flat(blob(76, -9, 7, 6.5, 2), '#33222a', 0) +
        eye(48, 1, -22, 0.85, moods.happy, [0.3, -0.8], '#d6b090') +
        line('50,-4 58,-1 66,-4', '#6a3a3c', 3) +
        flat(blob(-36, 0, 12, 6, 2), '#c9a080') +
        flat(blob(24, 0, 12, 6, 3), '#c9a080')
      }</g>`,
    );
}

/** A small wooden boat without anybody in it. */
export const rowBoat = (x: number, y: number, w: number): string =>
  painted(here('-0.5,-0.14 0,-0.06 0.5,-0.16 0.38,0.06 0,0.1 -0.4,0.06', x, y, w), '#a8705a', '#4a2f4a') +
  flat(here('-0.46,-0.13 0,-0.05 0.46,-0.15 0,-0.1', x, y, w), '#5f3f4a') +
  line(here('-0.2,-0.09 0.02,-0.08', x, y, w), '#c9926a', w * 0.03) +
  line(here('0.05,-0.06 0.42,-0.24', x, y, w), '#d9b088', w * 0.022) +
  soft(here('0.4,-0.25 0.52,-0.3 0.5,-0.25', x, y, w), '#d9b088');

export const mirrored = (x: number, y: number, r: number): string =>
  each(
    [0, 1, 2, 3, 4, 5],
    (i) =>
      `<ellipse cx="${x + (i % 2) * 14 - 7}" cy="${y + i * r * 0.42}" rx="${r * (1.05 - i * 0.13)}" ry="${r * 0.13}" fill="#f7efcf" opacity="${0.75 - i * 0.1}"/>`,
  );

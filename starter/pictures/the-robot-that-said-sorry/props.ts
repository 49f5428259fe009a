import { type DrawnLook, type DrawnPose, drawnPerson } from '../characters/drawn-people.ts';
import type { Light } from '../light.ts';
import { tree } from '../scenery/plants.ts';
import { type Spot, circle, darker, ellipse, lighter, rect, seeded, shape, stroke, between } from '../svg.ts';

export const day: Light = { tint: '#fffaf4', shadow: '#3a2a4a' };

export const dust = '#e8b48c';
export const wall = '#ffe6c8';
export const floor = '#e0a888';

const bib = (color: string): string =>
  rect([-0.46, 0.42, 0.92, 1.0], color, 0.1) +
  stroke('M-0.36 0.5V-0.02M0.36 0.5V-0.02', color, 0.16) +
  rect([-0.2, 0.66, 0.4, 0.3], darker(color, 0.16), 0.05) +
  circle([-0.36, 0.5, 0.07], '#ffd873') +
  circle([0.36, 0.5, 0.07], '#ffd873');

/** A cloth wound round the head and tied at one side. */
const wrap =
  (color: string, dots: string) =>
  (turn: number): string => {
    const s = turn * 0.2;
    return `${shape(`M-1.04 -0.1C-1.3 -1.66 1.3 -1.66 1.04 -0.1Q${0.7 + s} -0.66 ${s} -0.66Q${-0.7 + s} -0.66 -1.04 -0.1Z`, color)}${shape(`M${0.5 - s} -1.14Q${0.9 - s} -1.7 ${1.2 - s} -1.4Q${1.1 - s} -1.1 ${0.7 - s} -1.02Z`, darker(color, 0.12))}${[-0.6, -0.2, 0.24, 0.64].map((x) => circle([x + s * 0.5, -0.94 + Math.abs(x) * 0.3, 0.1], dots)).join('')}`;
  };

const glasses = (turn: number): string => {
  const s = turn * 0.24;
  const one = (k: number): string =>
    `<circle cx="${s + k * 0.37}" cy="0.08" r="0.3" fill="#ffffff" fill-opacity="0.14" stroke="#4a3a5a" stroke-width="0.07"/>`;
  return one(-1) + one(1) + stroke(`M${s - 0.08} 0.04h0.16`, '#4a3a5a', 0.07);
};

const cap =
  (color: string) =>
  (turn: number): string =>
    shape(`M-0.98 -0.36C-1.06 -1.5 1.06 -1.5 0.98 -0.36Q0 -0.62 -0.98 -0.36Z`, color) +
    shape(
      `M${turn * 0.5 - 0.7} -0.46Q${turn * 0.9} -0.2 ${turn * 0.5 + 0.8} -0.46Q${turn * 0.6} -0.66 ${turn * 0.5 - 0.7} -0.46Z`,
      darker(color, 0.25),
    );

export const zawadi: DrawnLook = {
  skin: '#86553a',
  hair: 'knots',
  hairColor: '#2a1c24',
  age: 'child',
  top: '#f6c632',
  bottom: '#4a76c0',
  shoes: '#e2573f',
  over: () => bib('#4a76c0'),
};

export const tito: DrawnLook = {
  skin: '#724730',
  hair: 'crop',
  hairColor: '#241820',
  age: 'child',
  top: '#e8503f',
  bottom: '#6f7f4a',
  shoes: '#fff0dc',
  sleeves: 0.4,
  over: () => rect([-0.66, 0.62, 1.32, 0.2], '#ffffff', 0, 0.9),
};

/** Tito with both cheeks full and sugar round his mouth. */
export const titoEating: DrawnLook = {
  ...tito,
  hat: (turn) => {
    const s = turn * 0.26;
    const sugar = [-0.3, -0.2, 0.2, 0.3, 0.1, -0.06]
      .map((x, i) => circle([s + x, 0.7 + (i % 2) * 0.1, 0.045], '#ffffff'))
      .join('');
    return (
      ellipse([s - 0.52, 0.46, 0.36, 0.33], lighter('#724730', 0.08)) +
      ellipse([s + 0.52, 0.46, 0.36, 0.33], lighter('#724730', 0.08)) +
      stroke(`M${s - 0.1} 0.6q0.1 0.07 0.2 0`, '#4a1a24', 0.07) +
      sugar
    );
  },
};

export const wema: DrawnLook = {
  skin: '#7c4f36',
  hair: 'bun',
  age: 'old',
  top: '#8a5fb8',
  bottom: '#8a5fb8',
  shoes: '#4a3a4a',
  dress: 'gown',
  over: (_turn, folded) =>
    rect([-0.6, 0.7, 1.2, folded ? 1.2 : 1.9], '#f2e6c8', 0.12) +
    rect([-0.36, 1.3, 0.72, 0.44], '#dcc89a', 0.06) +
    stroke('M-0.2 1.3v-0.34M0.1 1.3v-0.28', '#c8503a', 0.1) +
    stroke('M-0.05 1.3v-0.3', '#6a7486', 0.08),
  hat: (turn) => wrap('#f08a3c', '#ffe6a0')(turn) + glasses(turn),
};

export const baraka: DrawnLook = {
  skin: '#6e442e',
  hair: 'none',
  hairColor: '#2a1c24',
  top: '#e8508a',
  bottom: '#e8508a',
  shoes: '#4a3a4a',
  dress: 'gown',
  over: (_turn, folded) =>
    shape(`M-0.9 1.2H0.9L0.98 ${folded ? 1.9 : 3.4}H-0.98Z`, '#2f9fa0') +
    [1.5, 2.1, 2.7]
      .filter((y) => !folded || y < 1.8)
      .map((y) => [-0.5, 0, 0.5].map((x) => circle([x, y, 0.13], '#ffd873')).join(''))
      .join(''),
  hat: wrap('#e8508a', '#ffffff'),
};

export const driver: DrawnLook = {
  skin: '#774a32',
  hair: 'crop',
  hairColor: '#241820',
  top: '#5fa8e0',
  bottom: '#3a4468',
  shoes: '#2a2434',
  hat: cap('#3a4468'),
  over: () => stroke('M-0.3 0L0 0.4L0.3 0', '#ffffff', 0.12),
};
export const mangoMan: DrawnLook = {
  skin: '#85563c',
  hair: 'short',
  hairColor: '#2a1c24',
  top: '#6fb06a',
  bottom: '#c9a878',
  shoes: '#5a4034',
  hat: cap('#f0e0b8'),
};
export const henWoman: DrawnLook = {
  skin: '#74492f',
  hair: 'none',
  age: 'old',
  top: '#3fa08a',
  bottom: '#3fa08a',
  shoes: '#4a3a3a',
  dress: 'gown',
  over: () => rect([-0.94, 1.3, 1.88, 0.24], '#ffd873'),
  hat: wrap('#c8503a', '#ffe6a0'),
};
export const cakeMan: DrawnLook = {
  skin: '#7d4f36',
  hair: 'balding',
  hairColor: '#d8d4d8',
  age: 'old',
  top: '#f0f0f4',
  bottom: '#6a5a7a',
  shoes: '#3a2e3a',
  over: (_turn, _folded, fromBehind) =>
    fromBehind
      ? ''
      : stroke('M0 0.1V1.6', '#c9c4d0', 0.06) + shape('M-0.12 0.1L0 0.3L0.12 0.1L0.1 1.0L0 1.2L-0.1 1.0Z', '#c8503a'),
};
export const sisterOne: DrawnLook = {
  skin: '#8a5a3e',
  hair: 'plaits',
  hairColor: '#2a1c24',
  age: 'child',
  top: '#b48ae0',
  bottom: '#b48ae0',
  shoes: '#ffffff',
  dress: 'gown',
};
export const sisterTwo: DrawnLook = {
  skin: '#8a5a3e',
  hair: 'bob',
  hairColor: '#2a1c24',
  age: 'child',
  top: '#5fc0a8',
  bottom: '#5fc0a8',
  shoes: '#ffffff',
  dress: 'gown',
};
export const tornBoy: DrawnLook = {
  skin: '#6b4230',
  hair: 'crop',
  hairColor: '#241820',
  age: 'child',
  top: '#ffffff',
  bottom: '#8a7a4a',
  shoes: '#3a2e3a',
};

export const someone = (look: DrawnLook, spot: Spot, pose: DrawnPose = {}): string => drawnPerson(look, spot, pose);

export function jacaranda([x, y, h]: Spot, seed = 4): string {
  const random = seeded(seed);
  let fallen = '';
  for (let i = 0; i < 16; i += 1)
    fallen += ellipse([x + between(random, -0.4, 0.4) * h, y + between(random, -0.01, 0.06) * h, 6, 3], '#a884e0', 0.9);
  return tree(x, y, h, { leaves: '#a884e0', bark: '#8a6a5e', seed, crown: 0.86 }) + fallen;
}

export function brokenLamp(x: number, y: number, u: number): string {
  const bit = (dx: number, dy: number, turn: number, s: number): string =>
    `<g transform="translate(${x + dx * u} ${y + dy * u}) rotate(${turn}) scale(${s * u})">${shape('M0 0L0.5 -0.3L0.7 0.16L0.2 0.4Z', '#4f8fe0')}${shape('M0.1 0L0.5 -0.24L0.3 0.1Z', '#a8cbf8')}</g>`;
  return `${ellipse([x, y + 0.2 * u, 1.9 * u, 0.34 * u], '#2a1c3a', 0.14)}${stroke(`M${x - u * 0.2} ${y}L${x + u * 0.9} ${y - u * 0.3}`, '#c9a04a', u * 0.14)}${ellipse([x + u * 1.0, y - u * 0.32, u * 0.16, u * 0.4], '#c9a04a')}${bit(-1.4, 0, 20, 0.8)}${bit(-0.8, 0.3, 80, 0.6)}${bit(-0.5, -0.3, -30, 1)}${bit(0.1, 0.4, 140, 0.7)}${bit(0.7, 0.2, 200, 0.9)}${bit(1.4, 0.1, 40, 0.6)}${bit(1.1, 0.5, 260, 0.5)}`;
}

export function openUmbrella([x, y, u]: Spot, color: string, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${u})">${stroke('M0 -0.9V0.5q0 0.2 0.2 0.2', '#7a5a4a', 0.07)}${shape('M-1 -0.1A1 0.95 0 0 1 1 -0.1Q0.75 -0.3 0.5 -0.1Q0.25 -0.3 0 -0.1Q-0.25 -0.3 -0.5 -0.1Q-0.75 -0.3 -1 -0.1Z', color)}${shape('M-0.5 -0.1Q-0.4 -0.8 0 -1.04Q0.4 -0.8 0.5 -0.1Q0.25 -0.3 0 -0.1Q-0.25 -0.3 -0.5 -0.1Z', lighter(color, 0.25))}</g>`;
}

/** A hippo as somebody has painted it, in two quick colors. */
export function paintedHippo(x: number, y: number, u: number): string {
  const paint = '#8a62c0';
  return `<g transform="translate(${x} ${y}) scale(${u})">${ellipse([0.1, 0, 1.05, 0.66], paint)}${ellipse([-0.86, -0.26, 0.5, 0.46], paint)}${ellipse([-1.2, 0.06, 0.52, 0.42], lighter(paint, 0.25))}${stroke('M-0.5 0.4V0.86M-0.1 0.5V0.9M0.5 0.5V0.9M0.86 0.36V0.86', paint, 0.3)}${circle([-0.66, -0.7, 0.13], paint)}${circle([-1.04, -0.7, 0.13], paint)}${circle([-0.98, -0.4, 0.1], '#ffffff')}${circle([-1.0, -0.4, 0.055], '#2a1c3a')}${circle([-1.46, -0.1, 0.07], '#4a2a7a')}${circle([-1.18, -0.14, 0.07], '#4a2a7a')}${stroke('M-1.56 0.2Q-1.2 0.36 -0.86 0.16', '#4a2a7a', 0.07)}${shape('M-1.4 0.24h0.14v0.18h-0.14ZM-1.1 0.26h0.14v0.18h-0.14Z', '#ffffff')}${stroke('M1.1 -0.2q0.24 -0.1 0.2 -0.3', paint, 0.1)}</g>`;
}

import { type FolkLook, type FolkPose, folk } from '../characters/folk.ts';
import type { Piece } from '../compose.ts';
import { glow, stars, wash } from '../scenery/sky.ts';
import { type Point, type Spot, circle, ellipse, rect, stroke } from '../svg.ts';

const skin = '#80523c';
const cap = (color: string, stitch: string): string =>
  `<path d="M-44 -22V-52Q-40 -66 0 -68Q40 -66 44 -52V-22Q0 -40 -44 -22Z" fill="${color}"/><path d="M-42 -34Q0 -52 42 -34M-42 -46Q0 -62 42 -46" fill="none" stroke="${stitch}" stroke-width="4" stroke-dasharray="6 5"/>`;

/** Hamid is blind; his eyes are closed. */
export const hamidLook: FolkLook = {
  skin,
  hair: '#1c1618',
  style: 'short',
  top: '#f0a83a',
  bottom: '#5a4a78',
  sleeves: 'short',
  trim: '#fff0d0',
  shoes: '#8a4a3a',
};
export const zainaLook: FolkLook = {
  skin: '#8f6048',
  hair: '#1c1618',
  style: 'tails',
  cloth: '#7fd0c8',
  top: '#f2695c',
  bottom: '#3f5a9a',
  dress: 'kurta',
  sleeves: 'short',
  trim: '#ffd9a0',
  shoes: '#f4efe6',
};
export const omarLook: FolkLook = {
  skin: '#74483a',
  hair: '#dedbe0',
  style: 'short',
  beard: true,
  old: true,
  hat: cap('#f6efe0', '#c9a05a'),
  top: '#f2e8d4',
  bottom: '#d9c7a8',
  dress: 'robe',
  sleeves: 'long',
  shoes: '#6a4438',
  build: 'grown',
};
export const coffeeLook: FolkLook = {
  skin: '#74483a',
  hair: '#2a2024',
  style: 'short',
  moustache: true,
  hat: cap('#b5533c', '#f6d08a'),
  top: '#4f8a86',
  bottom: '#5a4a5a',
  sleeves: 'long',
  shoes: '#4a3238',
  build: 'grown',
};
export const grandmaLook: FolkLook = {
  skin: '#80523c',
  hair: '#cfccd2',
  style: 'scarf',
  cloth: '#f0803a',
  old: true,
  top: '#8a4a90',
  bottom: '#8a4a90',
  dress: 'robe',
  sleeves: 'long',
  trim: '#ffd75e',
  shoes: '#6a4438',
  build: 'bent',
};

export const smell = {
  cinnamon: '#e2834a',
  coffee: '#a9714a',
  clove: '#c65a78',
  jasmine: '#f4f0d8',
  wood: '#f0c878',
  rice: '#ffe08a',
  sea: '#6fd0d0',
  pepper: '#b9d068',
} as const;

const eyes: FolkPose = { eyes: 'shut', brows: 'calm' };

/** Hamid, with his white cane in the hand of the given side; the tip stands on the given place. */
export function hamid(at: Spot, pose: FolkPose, cane?: { readonly hand: Point; readonly tip: Point }): Piece {
  const u = at[2];
  const stick: readonly Piece[] =
    cane === undefined
      ? []
      : [
          stroke(`M${cane.hand[0]} ${cane.hand[1]}L${cane.tip[0]} ${cane.tip[1]}`, '#fdfaf4', u * 0.07),
          stroke(
            `M${cane.tip[0] + (cane.hand[0] - cane.tip[0]) * 0.18} ${cane.tip[1] + (cane.hand[1] - cane.tip[1]) * 0.18}L${cane.tip[0]} ${cane.tip[1]}`,
            '#e2455a',
            u * 0.07,
          ),
          circle([cane.hand[0], cane.hand[1], u * 0.12], hamidLook.skin),
        ];
  return folk(hamidLook, at, { ...eyes, ...pose, over: () => stick });
}

export const zaina = (at: Spot, pose: FolkPose = {}): Piece => folk(zainaLook, at, pose);

export function phone([x, y, h]: Spot, lit: boolean, tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${rect([-h * 0.29, -h * 0.5, h * 0.58, h], '#3a3448', h * 0.09)}${rect([-h * 0.24, -h * 0.43, h * 0.48, h * 0.84], lit ? '#bfe6ff' : '#231f30', h * 0.04)}${lit ? stroke(`M${-h * 0.14} ${h * 0.3}Q${-h * 0.16} 0 ${h * 0.04} ${-h * 0.04}T${h * 0.12} ${-h * 0.3}`, '#4a9fe0', h * 0.07) + circle([h * 0.12, -h * 0.3, h * 0.08], '#f2556e') : ''}</g>`;
}

/** The dark of the power cut over all drawn so far. */
export const blackout = (strength: '#8a84c4' | '#6a64ac' | '#5a54a0'): string => wash(strength, 1, 'multiply');

/** A softer dark over people, so that faces stay readable. */
export const veil = (): string => wash('#cfc9ee', 1, 'multiply');

export const nightSky = (): string =>
  rect([0, 0, 1200, 900], '#2a2860') + glow([900, 60, 460], '#5a58a8', 0.6) + stars({ count: 9, to: 330, seed: 6 });

export const stoneFloor = (y: number, color: string): string =>
  rect([0, y, 1200, 900 - y], color) +
  [0.2, 0.5, 0.8]
    .map((s, i) =>
      stroke(
        `M0 ${y + (900 - y) * s}H1200M${150 + i * 190} ${y + (900 - y) * s}v${(900 - y) * 0.28}M${640 + i * 170} ${y + (900 - y) * s}v${(900 - y) * 0.28}`,
        '#3a2440',
        4,
        0.14,
      ),
    )
    .join('') +
  ellipse([600, y + 6, 700, 12], '#3a2440', 0.12);

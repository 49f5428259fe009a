import { type FolkLook, type FolkPose, folk } from '../characters/townspeople.ts';
import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { type Spot, ball, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

const granLook: FolkLook = {
  head: 'granBrown',
  plan: 'granny',
  tone: 'brown',
  skin: '#a9806c',
  top: '#f0b440',
  bottom: '#3d6a9c',
  skirt: '#3d6a9c',
  band: '#f6dc9a',
  shoes: '#6a4636',
};

/** The old woman of the story with her feet on (x, y). */
export const gran = (spot: Spot, pose: FolkPose = {}): Piece => folk(granLook, spot, pose);

export const walls = ['#f6dfb4', '#bfe0d6', '#f3c9a8', '#d7e4ea', '#f2e6c8'];

export const noon: Light = { tint: '#fffaf0', shadow: '#6a4a5a', shadowStrength: 0.38, shadowShift: 0.1 };

export const cat = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('streetCat', x, y, { h, looks, tilt });

export const duckling = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('chick', x, y, { h, looks, tilt });

export const blueBird = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('bird', x, y, { h, looks, tilt, hue: 232, saturation: 0.85, brightness: 1.05, shadow: false });

/** A cat rolled up in sleep, of the color of the walking one; (x, y) is the middle of its foot. */
export function curledCat([x, y, w]: Spot): Piece {
  const fur = ball([0, '#ffdcae'], [0.6, '#f7b878'], [1, '#d98a5a']);
  const h = w * 0.52;
  const stripe = (dx: number, dy: number, turn: number): string =>
    `<rect x="${-w * 0.025}" y="${-h * 0.14}" width="${w * 0.05}" height="${h * 0.3}" rx="${w * 0.02}" fill="#a9785c" opacity="0.75" transform="translate(${dx * w} ${dy * h}) rotate(${turn})"/>`;
  const ear = (dx: number): string =>
    shape(
      `M${dx * w - w * 0.07} ${-h * 0.5}Q${dx * w - w * 0.05} ${-h * 0.86} ${dx * w - w * 0.01} ${-h * 0.92}Q${dx * w + w * 0.07} ${-h * 0.8} ${dx * w + w * 0.08} ${-h * 0.52}Z`,
      '#eda468',
    );
  const lid = (dx: number): string =>
    stroke(`M${dx * w - w * 0.035} ${-h * 0.36}q${w * 0.035} ${h * 0.09} ${w * 0.07} 0`, '#4a2a30', w * 0.014);
  return group(
    `transform="translate(${x} ${y})"`,
    ellipse([w * 0.03, 0, w * 0.54, w * 0.07], '#2a1840', 0.22) +
      fur.def +
      shape(
        `M${-w * 0.5} ${-h * 0.3}C${-w * 0.5} ${-h * 1.06} ${w * 0.44} ${-h * 1.16} ${w * 0.5} ${-h * 0.34}Q${w * 0.5} 0 ${w * 0.2} ${h * 0.02}H${-w * 0.24}Q${-w * 0.5} 0 ${-w * 0.5} ${-h * 0.3}Z`,
        fur.fill,
      ) +
      stripe(0.12, -0.78, 12) +
      stripe(0.24, -0.72, 26) +
      stripe(0.35, -0.6, 40) +
      stroke(
        `M${w * 0.46} ${-h * 0.24}Q${w * 0.3} ${h * 0.06} ${-w * 0.04} ${-h * 0.04}`,
        darker('#f7b878', 0.1),
        w * 0.085,
      ) +
      stroke(
        `M${w * 0.46} ${-h * 0.26}Q${w * 0.3} ${h * 0.03} ${-w * 0.04} ${-h * 0.07}`,
        lighter('#f7b878', 0.2),
        w * 0.05,
      ) +
      ear(-0.36) +
      ear(-0.14) +
      ellipse([-w * 0.25, -h * 0.36, w * 0.2, h * 0.34], fur.fill) +
      lid(-0.33) +
      lid(-0.17) +
      ellipse([-w * 0.25, -h * 0.22, w * 0.022, h * 0.035], '#7a3a3a') +
      stroke(
        `M${-w * 0.29} ${-h * 0.13}q${w * 0.02} ${h * 0.05} ${w * 0.04} 0q${w * 0.02} ${h * 0.05} ${w * 0.04} 0`,
        '#7a3a3a',
        w * 0.01,
      ),
  );
}

/** The one who is helped and comes along: the cat with her two kittens, one behind the other. */
export const catsRun = (x: number, y: number, h: number): readonly Piece[] => [
  cat([x, y, h], 'right', -6),
  cat([x - h * 1.05, y + h * 0.04, h * 0.56], 'right', -10),
  cat([x - h * 1.75, y + h * 0.02, h * 0.54], 'right', 4),
];

import { type FolkLook, type FolkPose, folk } from '../characters/folk.ts';
import type { Piece } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { snowPeak } from '../scenery/andes.ts';
import { moon, sky, stars } from '../scenery/sky.ts';
import { type Spot, ball, circle, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

export const clear: Light = { tint: '#fff8f0', shadow: '#3a2a50', shadowStrength: 0.28 };
export const lampLit: Light = { tint: '#ffe6c4', shadow: '#2a1a40', shadowStrength: 0.32 };
export const moonLit: Light = { tint: '#aab4e0', shadow: '#0c0c30', shadowStrength: 0.4 };

const skin = '#b37554';

const knitted = `<path d="M-47 -8C-52 -50 -26 -68 0 -68C26 -68 52 -50 47 -8L50 26Q44 34 38 24L40 -12Q0 -32 -40 -12L-38 24Q-44 34 -50 26Z" fill="#2f9aa0"/><path d="M-47 -20Q0 -42 47 -20" fill="none" stroke="#fff0d0" stroke-width="7"/><path d="M-40 -34L-28 -42L-16 -38L-4 -46L8 -40L20 -45L32 -36L42 -40" fill="none" stroke="#ffc94a" stroke-width="5"/><path d="M-45 30V52M45 30V52" stroke="#ffc94a" stroke-width="4"/><circle cx="0" cy="-72" r="10" fill="#ffc94a"/><circle cx="-45" cy="56" r="6" fill="#d9427a"/><circle cx="45" cy="56" r="6" fill="#d9427a"/>`;

const felt = (color: string, band: string): string =>
  `<ellipse cx="0" cy="-24" rx="70" ry="14" fill="${darker(color, 0.25)}"/><path d="M-66 -28Q-34 -36 -34 -56Q-32 -82 0 -82Q32 -82 34 -56Q34 -36 66 -28Q0 -8 -66 -28Z" fill="${color}"/><path d="M-36 -42Q0 -28 36 -42" fill="none" stroke="${band}" stroke-width="8"/>`;

export const rosaLook: FolkLook = {
  skin,
  hair: '#1f181c',
  style: 'braids',
  cloth: '#ffc94a',
  hat: knitted,
  top: '#d9427a',
  bottom: '#d9427a',
  dress: 'dress',
  sleeves: 'long',
  trim: '#ffc94a',
  shoes: '#7a4a3a',
};
export const papaLook: FolkLook = {
  skin: '#a3674a',
  hair: '#1f181c',
  style: 'short',
  moustache: true,
  hat: felt('#8a5a3c', '#d9427a'),
  top: '#c8703c',
  bottom: '#4a4a6a',
  dress: 'kurta',
  sleeves: 'long',
  trim: '#ffe0a0',
  shoes: '#5a3a38',
  build: 'grown',
};
export const grandmaLook: FolkLook = {
  skin: '#a3674a',
  hair: '#c9c4ca',
  style: 'braids',
  cloth: '#c9c4ca',
  old: true,
  hat: felt('#5a4a58', '#2f9aa0'),
  top: '#7a4fa0',
  bottom: '#7a4fa0',
  dress: 'robe',
  sleeves: 'long',
  trim: '#6fd0a0',
  shoes: '#5a3a38',
  build: 'bent',
};
export const driverLook: FolkLook = {
  skin: '#a3674a',
  hair: '#2a1f24',
  style: 'bob',
  glasses: 'clear',
  top: '#4a86c8',
  bottom: '#3a3f60',
  sleeves: 'short',
  trim: '#ffe08a',
  shoes: '#3a3040',
  build: 'grown',
};
export const boyLook: FolkLook = {
  skin: '#bd8260',
  hair: '#1f181c',
  style: 'short',
  top: '#5fb06a',
  bottom: '#5a4a80',
  sleeves: 'long',
  shoes: '#7a4a3a',
  build: 'tiny',
};
export const oldManLook: FolkLook = {
  skin: '#a3674a',
  hair: '#d5d0d6',
  style: 'bald',
  old: true,
  moustache: true,
  top: '#e0b070',
  bottom: '#5a5a70',
  sleeves: 'long',
  trim: '#a9503c',
  shoes: '#5a3a38',
  build: 'bent',
};

export const rosa = (at: Spot, pose: FolkPose = {}): Piece => folk(rosaLook, at, pose);

export const blue = '#3f7fd0';

/** Grandma’s blue pot, its foot on y; w is its width. Full of something white, or of water, or closed. */
export function bluePot([x, y, w]: Spot, inside: 'lid' | 'snow' | 'water' | 'empty' | 'salt' = 'lid'): string {
  const h = w * 0.82;
  const paint = ball([0, lighter(blue, 0.45)], [0.6, blue], [1, darker(blue, 0.35)]);
  const rim = y - h;
  const fill = { lid: '', snow: '', water: '#8fd4f0', empty: darker(blue, 0.5), salt: darker(blue, 0.4) }[inside];
  return (
    (inside === 'snow'
      ? ellipse([x, rim - w * 0.08, w * 0.42, w * 0.24], '#ffffff') +
        ellipse([x - w * 0.12, rim - w * 0.18, w * 0.16, w * 0.1], '#ffffff')
      : '') +
    stroke(
      `M${x - w * 0.48} ${y - h * 0.7}q${-w * 0.16} ${h * 0.02} ${-w * 0.1} ${h * 0.2}M${x + w * 0.48} ${y - h * 0.7}q${w * 0.16} ${h * 0.02} ${w * 0.1} ${h * 0.2}`,
      darker(blue, 0.3),
      w * 0.06,
    ) +
    paint.def +
    shape(
      `M${x - w * 0.48} ${rim}C${x - w * 0.58} ${y - h * 0.3} ${x - w * 0.4} ${y} ${x - w * 0.26} ${y}H${x + w * 0.26}C${x + w * 0.4} ${y} ${x + w * 0.58} ${y - h * 0.3} ${x + w * 0.48} ${rim}Z`,
      paint.fill,
    ) +
    [-0.3, -0.1, 0.1, 0.3].map((dx) => circle([x + dx * w, y - h * 0.46, w * 0.035], '#ffffff', 0.85)).join('') +
    (inside === 'snow' ? '' : ellipse([x, rim, w * 0.49, w * 0.1], darker(blue, 0.15))) +
    (inside === 'lid'
      ? ellipse([x, rim - w * 0.04, w * 0.5, w * 0.12], lighter(blue, 0.25)) +
        circle([x, rim - w * 0.18, w * 0.07], '#ffffff')
      : inside === 'snow'
        ? ''
        : ellipse([x, rim, w * 0.42, w * 0.07], fill)) +
    (inside === 'salt' ? ellipse([x, rim + w * 0.015, w * 0.34, w * 0.05], '#ffffff') : '')
  );
}

export const nightSky = (): string => sky('#101c48', '#1c3a68', '#2f5f80') + stars({ count: 34, to: 430, seed: 9 });

export const moonAt = (x: number, y: number, r: number): string => moon([x, y, r], '#fff4d4', '#8fb4e0');

export const oldWhite = ([x, y, h]: Spot, rock = '#8f86b4', snow = '#ffffff'): string =>
  snowPeak([x, y, h * 1.7, h], rock, snow, 0.52);

export const lemonTree = (x: number, y: number, h: number, sad: boolean): Piece[] => [
  figure('pottedPlant', x, y, {
    h,
    shadow: false,
    saturation: sad ? 0.55 : 1,
    tilt: sad ? 5 : 0,
    brightness: sad ? 0.92 : 1,
  }),
  circle([x - h * 0.16, y - h * 0.62, h * 0.07], '#ffe04a') +
    circle([x + h * 0.17, y - h * 0.54, h * 0.065], '#ffe04a'),
];

export const sack = ([x, y, w]: Spot, color = '#e6d2a8'): string =>
  shape(
    `M${x - w * 0.46} ${y}C${x - w * 0.6} ${y - w * 0.4} ${x - w * 0.4} ${y - w * 0.8} ${x - w * 0.14} ${y - w * 0.86}L${x - w * 0.2} ${y - w * 1.04}H${x + w * 0.2}L${x + w * 0.14} ${y - w * 0.86}C${x + w * 0.4} ${y - w * 0.8} ${x + w * 0.6} ${y - w * 0.4} ${x + w * 0.46} ${y}Z`,
    color,
  ) +
  stroke(`M${x - w * 0.16} ${y - w * 0.87}H${x + w * 0.16}`, '#a9744a', w * 0.05) +
  ellipse([x - w * 0.14, y - w * 0.5, w * 0.14, w * 0.24], lighter(color, 0.4), 0.6);

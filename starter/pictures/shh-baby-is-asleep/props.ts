import { type FolkLook, type FolkPose, folk, hushing } from '../characters/folk.ts';
import { headDrawing } from '../characters/folk-head.ts';
import { type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { soundBows } from '../scenery/signs.ts';
import { type Box, type Spot, ball, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

export const afternoon: Light = { tint: '#fff4ea', shadow: '#5a2a58', shadowStrength: 0.28 };
export const night: Light = { tint: '#b9b2e0', shadow: '#1a1440', shadowStrength: 0.4 };

export const rose = '#eab3a8';
export const violet = '#6a63ac';
export const lemon = '#ffd75e';
export const mint = '#7fc6ae';

const hue = '#b57c5a';

export const salmaLook: FolkLook = {
  skin: hue,
  hair: '#2a1b22',
  style: 'tails',
  cloth: '#f2607d',
  top: lemon,
  bottom: lemon,
  dress: 'dress',
  sleeves: 'short',
  trim: '#f2607d',
  shoes: '#f2607d',
};
export const monaLook: FolkLook = {
  skin: hue,
  hair: '#2a1b22',
  style: 'scarf',
  cloth: '#4fa08e',
  top: '#8a5aa0',
  bottom: '#5a3a70',
  dress: 'robe',
  sleeves: 'long',
  shoes: '#5a3a50',
  build: 'grown',
};
export const karimLook: FolkLook = {
  skin: '#9a6446',
  hair: '#221a1e',
  style: 'curly',
  top: '#3f9a8c',
  bottom: '#e2895a',
  legs: 'short',
  sleeves: 'short',
  trim: '#fff2dd',
  shoes: '#6a4a9a',
};
export const adelLook: FolkLook = {
  skin: hue,
  hair: '#5a5058',
  style: 'short',
  moustache: true,
  top: '#e2895a',
  bottom: '#4a6aa8',
  sleeves: 'short',
  shoes: '#5a3a50',
  build: 'grown',
};
const cap = `<path d="M-46 -18C-50 -58 -24 -70 4 -68C34 -66 50 -46 46 -18Q0 -34 -46 -18Z" fill="#f4efe6"/><path d="M-46 -20Q0 -38 46 -20" fill="none" stroke="#cfc3d0" stroke-width="5"/>`;
export const breadLook: FolkLook = {
  skin: '#9a6446',
  hair: '#221a1e',
  style: 'short',
  hat: cap,
  top: '#5f8fd0',
  bottom: '#7a5a48',
  sleeves: 'short',
  shoes: '#4a3a50',
};
export const mamaLook: FolkLook = {
  skin: hue,
  hair: '#3a2428',
  style: 'long',
  top: '#e88aa8',
  bottom: '#6a63ac',
  dress: 'kurta',
  sleeves: 'long',
  trim: '#fff2dd',
  shoes: '#5a3a50',
  build: 'grown',
};
export const babyLook: FolkLook = {
  skin: '#c08a66',
  hair: '#2a1b22',
  style: 'baby',
  top: mint,
  bottom: mint,
  sleeves: 'long',
  build: 'tiny',
};

export const salma = (at: Spot, pose: FolkPose = {}): Piece => folk(salmaLook, at, pose);
export const shush = (look: FolkLook, at: Spot, side: -1 | 1, pose: FolkPose = {}): Piece =>
  folk(look, at, hushing(look, side, pose));

/** Baby lying in the cot, the head at the left; only head and blanket are seen. */
export function lyingBaby([x, y, u]: Spot, asleep: boolean, blanket = '#9a8fd8'): Piece {
  const paint = ball([0, lighter(blanket, 0.3)], [0.6, blanket], [1, darker(blanket, 0.2)]);
  return group(
    '',
    ellipse([x, y + u * 0.12, u * 0.75, u * 0.3], '#ffffff'),
    `<g transform="translate(${x} ${y}) rotate(-64) scale(${u / 100})">${headDrawing(babyLook, asleep ? { eyes: 'shut', mouth: 'smile' } : { eyes: 'wide', mouth: 'flat', brows: 'up' })}</g>`,
    paint.def,
    shape(
      `M${x + u * 0.36} ${y + u * 0.5}C${x + u * 0.3} ${y - u * 0.2} ${x + u * 0.7} ${y - u * 0.42} ${x + u * 1.1} ${y - u * 0.36}C${x + u * 1.7} ${y - u * 0.3} ${x + u * 2.1} ${y - u * 0.1} ${x + u * 2.15} ${y + u * 0.5}Z`,
      paint.fill,
    ),
    stroke(
      `M${x + u * 0.5} ${y - u * 0.05}q${u * 0.16} ${u * 0.2} ${u * 0.02} ${u * 0.5}`,
      lighter(blanket, 0.4),
      u * 0.05,
      0.8,
    ),
  );
}

/** A frying pan seen from behind, its middle at (x, y), its handle at the lower left. */
export function blackPan([x, y, w]: Spot): string {
  const paint = ball([0, '#7a7a9a'], [0.6, '#4a4668'], [1, '#2e2a4a']);
  return (
    stroke(`M${x - w * 0.3} ${y + w * 0.3}L${x - w * 0.62} ${y + w * 0.6}`, '#2e2a4a', w * 0.13) +
    paint.def +
    ellipse([x, y, w * 0.46, w * 0.46], paint.fill) +
    ellipse([x, y, w * 0.34, w * 0.34], '#5c5880', 0.5)
  );
}

/** Sound of a given color. */
export const noise = (place: Box, color = '#ffffff'): string => soundBows(place, color, 3);

/** A tray of flat loaves, its underside on (x, y). */
export function breadTray(x: number, y: number, w: number): Piece {
  const loaf = (dx: number, dy: number): Piece =>
    figure('flatbread', x + dx * w, y - w * (0.03 + dy), { h: w * 0.12, stretch: 2, shadow: false });
  return group(
    '',
    rect([x - w * 0.5, y - w * 0.05, w, w * 0.06], '#a9744a', 6),
    ...[-0.36, -0.12, 0.12, 0.36].map((dx) => loaf(dx, 0.01)),
    ...[-0.25, 0, 0.25].map((dx) => loaf(dx, 0.09)),
    ...[-0.13, 0.13].map((dx) => loaf(dx, 0.17)),
    loaf(0, 0.25),
    stroke(`M${x - w * 0.48} ${y - w * 0.05}H${x + w * 0.48}`, '#c98f5c', 5),
  );
}

export const pigeon = (x: number, y: number, h: number, looks: 'left' | 'right' = 'left'): Piece =>
  figure('bird', x, y, { h, looks, shadow: false, saturation: 0.16, brightness: 0.95, hue: 200 });

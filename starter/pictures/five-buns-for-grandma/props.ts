import { type FolkLook, type FolkPose, folk } from '../characters/townspeople.ts';
import { type Piece } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { type Box, type Spot, ball, circle, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

const brown = { tone: 'brown', skin: '#a9806c', shoes: '#7a5240' } as const;

export const minLook: FolkLook = {
  ...brown,
  head: 'boyBrown',
  plan: 'boy',
  top: '#f0745c',
  bottom: '#2f8f6a',
  skirt: '#2f8f6a',
  band: '#f2c83e',
  always: ['thanaka'],
};

/** A flower behind the ear. */
const bloom = [0, 72, 144, 216, 288]
  .map((turn) => `<g transform="translate(90 44) rotate(${turn})">${ellipse([0, -8, 6, 9], '#fff6e0')}</g>`)
  .join('');

const grandmaLook: FolkLook = {
  ...brown,
  head: 'granBrown',
  plan: 'granny',
  top: '#e8588a',
  bottom: '#7a4a96',
  skirt: '#7a4a96',
  band: '#f2c83e',
  always: ['thanaka'],
  hat: `${bloom}${circle([90, 44, 5], '#f2b53c')}`,
};

const papaLook: FolkLook = {
  ...brown,
  head: 'manBrown',
  plan: 'man',
  top: '#6fb0a0',
  bottom: '#5a4a6a',
  skirt: '#5a4a6a',
};

const cap = `${shape('M9 34Q12 -2 50 -4Q88 -2 91 34Q50 22 9 34Z', '#2f6f8f')}${shape('M14 28Q50 16 96 30Q100 38 92 40Q50 28 16 37Z', '#24566f')}`;
const driverLook: FolkLook = {
  head: 'man',
  plan: 'man',
  tone: 'dark',
  skin: '#855a4c',
  top: '#7fb4d8',
  bottom: '#3f4a6a',
  shoes: '#4a3a3a',
  hat: cap,
};
const girlLook: FolkLook = {
  ...brown,
  head: 'girlBrown',
  plan: 'girl',
  top: '#f2a03c',
  bottom: '#3f7fa8',
  skirt: '#3f7fa8',
  always: ['thanaka'],
};
const cobblerLook: FolkLook = {
  ...brown,
  head: 'grandpaBrown',
  plan: 'grandpa',
  top: '#c9bfa0',
  bottom: '#6a7a4a',
  skirt: '#6a7a4a',
};
const sisterLook: FolkLook = {
  ...brown,
  head: 'youngsterBrown',
  plan: 'youngster',
  top: '#c86ab0',
  bottom: '#3f8f8a',
  skirt: '#3f8f8a',
  always: ['thanaka'],
};
const babyLook: FolkLook = {
  ...brown,
  head: 'babyBrown',
  plan: 'baby',
  top: '#f6d04a',
  bottom: '#fff4dc',
  shoes: '#a9806c',
};
const womanLook: FolkLook = {
  ...brown,
  head: 'womanBrown',
  plan: 'woman',
  top: '#8fcf9a',
  bottom: '#a04a6a',
  skirt: '#a04a6a',
};

const riderLook: FolkLook = { ...brown, head: 'manBrown', plan: 'man', top: '#d98a5a', bottom: '#5a4a6a' };

const sellerLook: FolkLook = { ...brown, head: 'womanBrown', plan: 'woman', top: '#e9c84e', bottom: '#4a7a9a' };

const made =
  (look: FolkLook) =>
  (spot: Spot, pose: FolkPose = {}): Piece =>
    folk(look, spot, pose);

export const min = made(minLook);
export const grandma = made(grandmaLook);
export const papa = made(papaLook);
export const driver = made(driverLook);
export const girl = made(girlLook);
export const cobbler = made(cobblerLook);
export const sister = made(sisterLook);
export const baby = made(babyLook);
export const woman = made(womanLook);
export const seller = made(sellerLook);
export const rider = made(riderLook);

export const day: Light = { tint: '#fffaf0', shadow: '#4a3a6a', shadowStrength: 0.36 };

/** A steamed bun with pleats; (x, y) is the middle of its foot. */
export function bun([x, y, w]: Spot): string {
  const paint = ball([0, '#ffffff'], [0.6, '#fdf1da'], [1, '#dcb98e']);
  const h = w * 0.72;
  const pleat = (lean: number): string => `M${x} ${y - h * 0.97}q${lean * w * 0.5} ${h * 0.04} ${lean * w} ${h * 0.36}`;
  return (
    ellipse([x, y, w * 0.5, w * 0.07], '#6a4030', 0.22) +
    paint.def +
    shape(
      `M${x - w * 0.5} ${y - h * 0.22}C${x - w * 0.52} ${y - h * 0.8} ${x - w * 0.2} ${y - h} ${x} ${y - h}C${x + w * 0.2} ${y - h} ${x + w * 0.52} ${y - h * 0.8} ${x + w * 0.5} ${y - h * 0.22}Q${x + w * 0.46} ${y} ${x} ${y}Q${x - w * 0.46} ${y} ${x - w * 0.5} ${y - h * 0.22}Z`,
      paint.fill,
    ) +
    stroke([-0.3, -0.1, 0.1, 0.3].map(pleat).join(''), '#c99a6a', w * 0.025, 0.7) +
    circle([x, y - h * 0.97, w * 0.05], '#e9cfa4')
  );
}

/** Warm steam rising from (x, y). */
export function steam([x, y, h]: Spot, strength = 0.85): string {
  const curl = (dx: number, tall: number, lean: number): string =>
    stroke(`M${x + dx} ${y}q${lean} ${-tall * 0.25} 0 ${-tall * 0.5}t0 ${-tall * 0.5}`, '#fffdf4', h * 0.07, strength);
  return curl(-h * 0.3, h * 0.8, -h * 0.16) + curl(0, h, h * 0.18) + curl(h * 0.3, h * 0.75, -h * 0.14);
}

const places: readonly (readonly [number, number])[] = [
  [-0.27, 0.06],
  [0.02, 0.1],
  [0.29, 0.06],
  [-0.14, -0.1],
  [0.16, -0.1],
];

/** The basket of the story with so many buns; (x, y) is the middle of its foot. */
export function bunBasket(
  [x, y, w]: Spot,
  count: number,
  options: { readonly tilt?: number; readonly cloth?: string } = {},
): string {
  const { tilt = 0, cloth = '#e8588a' } = options;
  const h = w * 0.46;
  const rim = y - h;
  const weave = ball([0, '#f0c987'], [0.6, '#cf9550'], [1, '#94602f']);
  const shown = places.slice(0, count).map(([dx, dy]) => [x + dx * w, rim + dy * w, w * 0.32] as const);
  const buns = shown.toSorted((a, b) => a[1] - b[1]).map((spot) => bun(spot));
  let bands = '';
  for (let i = 1; i < 4; i += 1)
    bands += `M${x - w * (0.5 - i * 0.02)} ${rim + h * 0.1 + (h * i) / 4.6}Q${x} ${rim + h * 0.32 + (h * i) / 4.6} ${x + w * (0.5 - i * 0.02)} ${rim + h * 0.1 + (h * i) / 4.6}`;
  let ribs = '';
  for (let i = -3; i <= 3; i += 1)
    ribs += `M${x + i * w * 0.135} ${rim + h * 0.24}L${x + i * w * 0.115} ${y - h * 0.02}`;
  return `<g transform="rotate(${tilt} ${x} ${y})">${stroke(`M${x - w * 0.46} ${rim + 4}C${x - w * 0.44} ${rim - w * 0.62} ${x + w * 0.44} ${rim - w * 0.62} ${x + w * 0.46} ${rim + 4}`, '#a9703a', w * 0.05)}${ellipse([x, rim + h * 0.04, w * 0.5, w * 0.12], '#7a4a28')}${shape(`M${x - w * 0.44} ${rim + h * 0.04}Q${x} ${rim + h * 0.3} ${x + w * 0.44} ${rim + h * 0.04}Q${x} ${rim - h * 0.2} ${x - w * 0.44} ${rim + h * 0.04}Z`, darker(cloth, 0.2))}${buns.join('')}${weave.def}${shape(`M${x - w * 0.5} ${rim + h * 0.04}Q${x} ${rim + h * 0.44} ${x + w * 0.5} ${rim + h * 0.04}L${x + w * 0.4} ${y - h * 0.08}Q${x} ${y + h * 0.1} ${x - w * 0.4} ${y - h * 0.08}Z`, weave.fill)}${stroke(bands, '#7a4a28', w * 0.014, 0.5)}${stroke(ribs, '#7a4a28', w * 0.012, 0.4)}${shape(`M${x + w * 0.1} ${rim + h * 0.22}L${x + w * 0.44} ${rim + h * 0.06}L${x + w * 0.3} ${rim + h * 0.66}Z`, cloth)}${stroke(`M${x - w * 0.5} ${rim + h * 0.04}Q${x} ${rim + h * 0.44} ${x + w * 0.5} ${rim + h * 0.04}`, lighter('#cf9550', 0.35), w * 0.035)}</g>`;
}

/** A basket that hangs from a hand at (0, 0) of the given body; `size` in heads. */
export const hung = (u: number, [x, y, size]: Spot, count: number): string =>
  bunBasket([x * u, (y + size * 0.9) * u, size * u], count);

export const orange = ([x, y, h]: Spot): Piece => figure('orangeFruit', x, y, { h, shadow: false });

export const dog = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('dog', x, y, { h, looks, tilt });

/** A wall with a window behind which a color of the sky stands. */
export function paneWindow([x, y, w, h]: Box, frame: string, view: string): string {
  return (
    rect([x - 12, y - 12, w + 24, h + 24], frame, 8) +
    rect([x, y, w, h], view, 3) +
    stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, frame, 8) +
    rect([x - 24, y + h + 8, w + 48, 16], lighter(frame, 0.2), 5)
  );
}

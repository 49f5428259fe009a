import { type DrawnLook, type DrawnPose, drawnPerson } from '../characters/drawn-people.ts';
import { type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { peak } from '../scenery/mountain-path.ts';
import { type Spot, ball, circle, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

export const clear: Light = { tint: '#fffaf4', shadow: '#3a2a4a' };

export const rock = '#a08a96';
export const trodden = '#e2c39a';

const tan = '#d29a6c';

const collar = (color: string): string => stroke('M-0.36 0.02L0.16 0.7M0.36 0.02L-0.16 0.7', color, 0.13);

const belt = (y: number, half: number, color: string): string => rect([-half, y, half * 2, 0.22], color, 0.06);

/** A long woven skirt with stripes, from the chest down. */
const skirt = (color: string, stripes: string, foot: number, half: number): string =>
  shape(`M-0.86 0.98H0.86L${half} ${foot}Q0 ${foot + 0.2} ${-half} ${foot}Z`, color) +
  [0.3, 0.52, 0.74].map((k) => rect([-0.9, 0.98 + (foot - 0.98) * k, 1.8, 0.1], stripes)).join('');

export const trader: DrawnLook = {
  skin: tan,
  hair: 'short',
  top: '#d98a2e',
  bottom: '#3f3a5a',
  shoes: '#4a3038',
  dress: 'tunic',
  over: () => collar('#fff6e6') + belt(1.36, 0.9, '#8a3a3a'),
  hat: (turn) => {
    const s = turn * 0.2;
    const felt = ball([0, '#a8705a'], [1, '#6e3f38']);
    return `${felt.def}${ellipse([s, -0.5, 1.36, 0.28], '#5a3230')}${shape(`M${s - 0.86} -0.56Q${s - 0.8} -1.44 ${s} -1.44Q${s + 0.8} -1.44 ${s + 0.86} -0.56Q${s} -0.3 ${s - 0.86} -0.56Z`, felt.fill)}${stroke(`M${s - 0.85} -0.66Q${s} -0.42 ${s + 0.85} -0.66`, '#e8b83a', 0.12)}${stroke(`M${s * 1.6 - 0.3} 0.5Q${s * 1.6} 0.36 ${s * 1.6 + 0.3} 0.5`, '#3a2430', 0.12)}`;
  },
};

export const monk: DrawnLook = {
  skin: '#c98d60',
  hair: 'none',
  hairColor: '#6a4a44',
  top: '#94263a',
  bottom: '#94263a',
  shoes: '#6a3a30',
  dress: 'gown',
  sleeves: 0.3,
  over: () =>
    shape('M-0.4 -0.02L-0.86 0.3L-0.9 0.9Q0 1.6 0.98 2.5L0.98 1.7Q0.2 1 0.3 -0.02Z', '#f0a52e') +
    stroke('M-0.8 0.5Q0 1.2 0.94 2.1', '#c97a1e', 0.06, 0.8),
};

export const teacher: DrawnLook = {
  skin: tan,
  hair: 'bob',
  top: '#f2c53d',
  bottom: '#2f7f96',
  shoes: '#3a2a34',
  dress: 'gown',
  over: (_turn, folded) =>
    skirt('#2f7f96', '#bfe6e0', folded ? 2.0 : 3.62, 0.96) + stroke('M-0.36 0.02L0 0.5L0.36 0.02', '#ffffff', 0.14),
};

export const herder: DrawnLook = {
  skin: '#c08a62',
  hair: 'bun',
  age: 'old',
  top: '#5f9a5a',
  bottom: '#8a4a78',
  shoes: '#2f6fd0',
  dress: 'gown',
  over: (_turn, folded) =>
    skirt('#8a4a78', '#f2b8c8', folded ? 1.86 : 3.1, 0.98) + rect([-0.5, 1.0, 1, folded ? 0.8 : 1.4], '#f0d9b0', 0.1),
  hat: (turn) =>
    shape(
      `M-1.06 0.24C-1.2 -1.5 1.2 -1.5 1.06 0.24Q${0.8 + turn * 0.2} -0.6 ${turn * 0.24} -0.66Q${-0.8 + turn * 0.2} -0.6 -1.06 0.24Z`,
      '#e2573f',
    ) + [-0.5, 0, 0.5].map((x) => circle([x, -0.86 - (x === 0 ? 0.08 : 0), 0.09], '#ffe0a0')).join(''),
};

export const pema: DrawnLook = {
  skin: tan,
  hair: 'knots',
  age: 'child',
  top: '#f08aa0',
  bottom: '#3f62c0',
  shoes: '#e2493f',
  dress: 'gown',
  over: (_turn, folded) =>
    skirt('#3f62c0', '#ffd873', folded ? 1.5 : 2.5, 0.8) + stroke('M-0.3 0.02L0 0.4L0.3 0.02', '#ffffff', 0.12),
};

export const someone = (look: DrawnLook, spot: Spot, pose: DrawnPose = {}): string =>
  drawnPerson(look, spot, { turn: 0.7, ...pose });

/** The goats, one behind the other, with their feet on a line. */
export function goats(spots: readonly Spot[], tilts: readonly number[] = []): Piece {
  return group(
    '',
    ...spots.map(([x, y, h], i) =>
      figure('goat', x, y, {
        h,
        looks: 'right',
        tilt: tilts[i] ?? 0,
        hue: i % 2 === 0 ? 0 : 12,
        brightness: [1, 1.25, 0.82, 1.12, 0.95][i % 5] ?? 1,
      }),
    ),
  );
}

export function saltSack([x, y, h]: Spot, tilt = 0): string {
  const paint = ball([0, '#fffaf0'], [0.6, '#efe0c8'], [1, '#b8a084']);
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${ellipse([0, 0, h * 0.5, h * 0.08], '#241a3a', 0.25)}${paint.def}${shape(`M${-h * 0.2} ${-h * 0.84}Q${-h * 0.56} ${-h * 0.5} ${-h * 0.42} ${-h * 0.02}Q0 ${h * 0.06} ${h * 0.42} ${-h * 0.02}Q${h * 0.56} ${-h * 0.5} ${h * 0.2} ${-h * 0.84}Q${h * 0.34} ${-h} ${h * 0.2} ${-h * 1.02}Q0 ${-h * 0.92} ${-h * 0.2} ${-h * 1.02}Q${-h * 0.34} ${-h} ${-h * 0.2} ${-h * 0.84}Z`, paint.fill)}${stroke(`M${-h * 0.22} ${-h * 0.84}H${h * 0.22}`, '#c9563f', h * 0.07)}</g>`;
}

const covers = ['#d8504a', '#3f86c4', '#f2c53d', '#57a86a', '#8a62b0', '#ef8f4a'];

/** A pile of books, lying flat; a tilt leans each one a little more. */
export function bookTower([x, y, w]: Spot, count: number, lean = 0): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const wide = w * (i % 3 === 1 ? 0.86 : 1);
    const left = x - wide / 2 + (i % 2 === 0 ? 0 : w * 0.06) + lean * i;
    const top = y - (i + 1) * w * 0.2;
    out +=
      rect([left, top, wide, w * 0.19], covers[i % covers.length] ?? '#d8504a', w * 0.03) +
      rect([left + wide * 0.7, top + w * 0.045, wide * 0.28, w * 0.1], '#fff8ea', w * 0.02);
  }
  return out;
}

export function handDrum([x, y, r]: Spot): string {
  return `${stroke(`M${x} ${y + r}V${y + r * 2.1}`, '#8a4a34', r * 0.2)}${circle([x, y, r * 1.08], '#2f8a6a')}${circle([x, y, r * 0.9], '#fff0d6')}${circle([x, y, r * 0.4], '#e2573f')}${stroke(`M${x - r * 0.2} ${y}h${r * 0.4}M${x} ${y - r * 0.2}v${r * 0.4}`, '#f4c53a', r * 0.1)}`;
}

export const note = (x: number, y: number, r: number): string =>
  ellipse([x, y, r * 0.5, r * 0.4], '#94263a') +
  stroke(
    `M${x + r * 0.42} ${y - r * 0.1}V${y - r * 1.7}q${r * 0.6} ${r * 0.2} ${r * 0.6} ${r * 0.8}`,
    '#94263a',
    r * 0.16,
  );

interface WingOptions {
  /** 0 is wet and folded, 1 is wide open. */
  readonly open: number;
  readonly turn?: number;
}

/** The butterfly, its body's middle at (x, y). */
export function newButterfly([x, y, r]: Spot, { open, turn = 0 }: WingOptions): string {
  const blue = ball([0, '#9fe0ff'], [0.5, '#3f9cf0'], [1, '#2f4fc0']);
  const gold = ball([0, '#ffe9a0'], [0.6, '#ffb52e'], [1, '#e2743a']);
  const wide = 0.22 + open * 0.78;
  const wing = (k: 1 | -1): string =>
    `<g transform="scale(${k * wide} 1)">${shape(`M0 ${-r * 0.1}Q${r * 0.5} ${-r * 1.3} ${r * 1.3} ${-r * 1.1}Q${r * 1.6} ${-r * 0.5} ${r * 0.9} ${-r * 0.02}Q${r * 0.4} ${r * 0.1} 0 0Z`, blue.fill)}${shape(`M0 0Q${r * 0.7} ${r * 0.02} ${r * 1.0} ${r * 0.4}Q${r * 1.0} ${r * 1.0} ${r * 0.5} ${r * 0.96}Q${r * 0.1} ${r * 0.7} 0 ${r * 0.2}Z`, gold.fill)}${circle([r * 1.0, -r * 0.74, r * 0.16], '#ffffff', 0.9)}${circle([r * 0.66, r * 0.6, r * 0.13], '#ffffff', 0.8)}${open < 0.5 ? stroke(`M${r * 0.3} ${-r * 0.9}q${r * 0.2} ${r * 0.4} ${r * 0.1} ${r * 0.8}M${r * 0.8} ${-r * 1.0}q${-r * 0.1} ${r * 0.4} ${r * 0.06} ${r * 0.8}`, '#25409a', r * 0.05, 0.7) : ''}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${blue.def}${gold.def}${wing(-1)}${wing(1)}${ellipse([0, 0, r * 0.13, r * 0.62], '#3a2a3a')}${circle([0, -r * 0.62, r * 0.16], '#3a2a3a')}${stroke(`M${-r * 0.06} ${-r * 0.74}q${-r * 0.1} ${-r * 0.3} ${-r * 0.34} ${-r * 0.36}M${r * 0.06} ${-r * 0.74}q${r * 0.1} ${-r * 0.3} ${r * 0.34} ${-r * 0.36}`, '#3a2a3a', r * 0.06)}</g>`;
}

/** The far mountains in their light, with a foot on y. */
export function range(y: number, tint: string, size = 1): string {
  return (
    peak([160, y, 620 * size, 420 * size], lighter(tint, 0.22)) +
    peak([980, y, 700 * size, 470 * size], lighter(tint, 0.12)) +
    peak([560, y, 760 * size, 560 * size], tint)
  );
}

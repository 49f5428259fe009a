import { type FolkLook, type FolkPose, folk } from '../characters/townspeople.ts';
import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { type Point, type Spot, ball, curve, darker, ellipse, lighter, shape, stroke, uniqueId } from '../svg.ts';

const fair = { tone: 'fair', skin: '#efc0ab', shoes: '#5a3a34', always: ['rosy'], brightness: 0.95 } as const;

const robe = (top: string, band: string): Pick<FolkLook, 'top' | 'bottom' | 'skirt' | 'band'> => ({
  top,
  bottom: top,
  skirt: darker(top, 0.06),
  band,
});

/** A pointed hat with a rim of fur, over a head that is 100 wide. */
export function furHat(color: string, fur = '#8a5f48'): string {
  const dome = ball([0, lighter(color, 0.3)], [1, darker(color, 0.2)]);
  return `${dome.def}${shape('M12 26Q18 -8 42 -18Q48 -34 50 -36Q52 -34 58 -18Q82 -8 88 26Z', dome.fill)}${stroke('M4 32Q50 14 96 32', darker(fur, 0.2), 22)}${stroke('M4 29Q50 11 96 29', fur, 17)}`;
}

const naraLook: FolkLook = { ...fair, ...robe('#2f9fae', '#f6c65a'), head: 'girlFair', plan: 'girl' };
const bayarLook: FolkLook = { ...fair, ...robe('#7a5ab4', '#f09a4a'), head: 'boyFair', plan: 'boy' };
const motherLook: FolkLook = { ...fair, ...robe('#c83f5a', '#f6c65a'), head: 'womanFair', plan: 'woman', long: 1.1 };
const fatherLook: FolkLook = { ...fair, ...robe('#3f5fa4', '#f6c65a'), head: 'manFair', plan: 'man', long: 1.1 };
const grandpaLook: FolkLook = {
  ...fair,
  ...robe('#5c8a5e', '#d9562e'),
  head: 'grandpaFair',
  plan: 'grandpa',
  long: 1.04,
};

const sash =
  (color: string): ((u: number) => string) =>
  (u) =>
    stroke(`M${-u * 0.35} ${u * 0.62}Q0 ${u * 0.72} ${u * 0.35} ${u * 0.62}`, color, u * 0.12);

function made(look: FolkLook): (spot: Spot, pose?: FolkPose & { readonly hat?: string }) => Piece {
  return (spot, { hat, held, ...pose } = {}) => {
    const belt = sash(look.band ?? '#f6c65a');
    return folk(hat === undefined ? look : { ...look, hat }, spot, {
      ...pose,
      held: (u) => [belt(u), ...(held === undefined ? [] : held(u))],
    });
  };
}

export const nara = made(naraLook);
export const bayar = made(bayarLook);
export const mother = made(motherLook);
export const father = made(fatherLook);
export const grandpa = made(grandpaLook);

export const fireside: Light = { tint: '#ffe8cc', shadow: '#3a1a2a', shadowStrength: 0.4, shadowShift: 0.06 };
export const storm: Light = { tint: '#bcc8ee', shadow: '#1a2050', shadowStrength: 0.4 };
export const dark: Light = { tint: '#b2b8e6', shadow: '#0a1038', shadowStrength: 0.5 };

export const goat = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('goat', x, y, { h, looks, tilt });
export const dog = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('dog', x, y, { h, looks, tilt, hue: -14, saturation: 0.75, brightness: 0.62 });
export const foal = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('foal', x, y, { h, looks, tilt });
export const camel = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('bactrian', x, y, { h, looks, tilt });

/** An animal that lies down: its legs are not seen, as they are under it. */
export const lying = (name: 'goat' | 'dog' | 'foal', [x, y, h]: Spot, looks: 'left' | 'right'): Piece =>
  group(
    '',
    ellipse([x, y - 3, h * 0.56, h * 0.07], '#2a1830', 0.3),
    figure(name, x, y, {
      h,
      looks,
      sunk: name === 'foal' ? 0.36 : 0.3,
      shadow: false,
      ...(name === 'dog' ? { hue: -14, saturation: 0.75, brightness: 0.62 } : {}),
    }),
  );

/** A woollen sock with stripes; (x, y) is its open end. */
export function sock([x, y, h]: Spot, turn = 0, color = '#e9453f'): string {
  const d = `M${-h * 0.16} 0H${h * 0.16}V${h * 0.56}Q${h * 0.2} ${h * 0.66} ${h * 0.44} ${h * 0.72}Q${h * 0.6} ${h * 0.8} ${h * 0.5} ${h * 0.96}H${-h * 0.04}Q${-h * 0.2} ${h * 0.9} ${-h * 0.16} ${h * 0.6}Z`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(d, color)}${stroke(`M${-h * 0.15} ${h * 0.14}H${h * 0.15}M${-h * 0.15} ${h * 0.3}H${h * 0.15}M${-h * 0.15} ${h * 0.46}H${h * 0.15}`, '#fff2d6', h * 0.07)}</g>`;
}

/** The camel's head that has come in at the door, facing left; (x, y) is its upper left corner, the third number the height
 * of the whole camel; the neck goes on to the given point. */
export function camelHead([x, y, h]: Spot, [tx, ty]: Point, tint?: string): Piece {
  const id = uniqueId();
  const [sx, sy] = [x + h * 0.27, y + h * 0.15];
  const neck: readonly Point[] = [
    [sx, sy],
    [sx + (tx - sx) * 0.3, sy + h * 0.12],
    [sx + (tx - sx) * 0.65, ty + h * 0.01],
    [tx, ty],
  ];
  const [deep, base, light] =
    tint === undefined ? ['#e09a66', '#eeaf78', '#f4bd84'] : ['#8a7288', '#a08494', '#b0949a'];
  return group(
    '',
    stroke(
      curve(neck.map(([a, b]): Point => [a - h * 0.02, b + h * 0.09])),
      tint === undefined ? '#c9743f' : '#544a70',
      h * 0.13,
    ),
    stroke(curve(neck), deep, h * 0.21),
    stroke(curve(neck.map(([a, b]): Point => [a, b - h * 0.02])), base, h * 0.16),
    stroke(curve(neck.map(([a, b]): Point => [a, b - h * 0.05])), light, h * 0.06, 0.7),
    `<clipPath id="${id}"><path d="M${x - 5} ${y - 8}H${x + h * 0.37}V${y + h * 0.24}Q${x + h * 0.26} ${y + h * 0.32} ${x + h * 0.175} ${y + h * 0.283}L${x - 5} ${y + h * 0.283}Z"/></clipPath>`,
    group(
      `clip-path="url(#${id})"`,
      figure('bactrian', x + h / 2, y + h, {
        h,
        looks: 'left',
        shadow: false,
        ...(tint === undefined ? {} : { tint }),
      }),
    ),
  );
}

/** The camel outside with its head somewhere else: the neck goes on from its chest to the given point, to the left. */
export function camelOutside([x, y, h]: Spot, [tx, ty]: Point, tint = '#bcc8ee'): Piece {
  const id = uniqueId();
  const [left, top] = [x - h / 2, y - h];
  const [sx, sy] = [left + h * 0.3, top + h * 0.46];
  const neck: readonly Point[] = [
    [sx, sy],
    [sx + (tx - sx) * 0.4, sy - h * 0.02],
    [tx, ty],
  ];
  return group(
    '',
    stroke(curve(neck.map(([a, b]): Point => [a, b + h * 0.06])), '#9a6a5e', h * 0.13),
    stroke(curve(neck), '#b48a7c', h * 0.2),
    stroke(curve(neck.map(([a, b]): Point => [a, b - h * 0.03])), '#c09a88', h * 0.12),
    ellipse([x, y, h * 0.5, h * 0.05], '#2a3068', 0.3),
    `<clipPath id="${id}"><path d="M${left + h * 0.385} ${top - 9}H${left + h + 9}V${y + 9}H${left - 9}V${top + h * 0.42}H${left + h * 0.2}Q${left + h * 0.3} ${top + h * 0.3} ${left + h * 0.385} ${top + h * 0.36}Z"/></clipPath>`,
    group(`clip-path="url(#${id})"`, figure('bactrian', x, y, { h, looks: 'left', shadow: false, tint })),
  );
}

/** A thick patched quilt, wound round the camel's neck at (x, y) as a scarf and hanging down a little. */
export function quiltScarf([x, y, w]: Spot, turn = 0): string {
  const colors = ['#d9562e', '#f6c65a', '#2f9fae', '#c83f5a', '#f3e2c0'];
  const stripes = (rx: number, ry: number, from: number): string =>
    colors
      .map((color, i) =>
        stroke(`M${-rx + (i / 5) * 2 * rx} ${from - ry}q${rx * 0.12} ${ry} 0 ${2 * ry}`, color, rx * 0.42),
      )
      .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(`M${-w * 0.5} 0Q0 ${w * 0.2} ${w * 0.5} 0`, '#a83a2a', w * 0.4)}${stripes(w * 0.46, w * 0.15, w * 0.08)}${shape(`M${w * 0.06} ${w * 0.16}L${w * 0.42} ${w * 0.1}L${w * 0.5} ${w * 0.68}L${w * 0.1} ${w * 0.72}Z`, '#2f9fae')}${stroke(`M${w * 0.1} ${w * 0.34}L${w * 0.46} ${w * 0.3}M${w * 0.1} ${w * 0.52}L${w * 0.48} ${w * 0.48}`, '#f6c65a', w * 0.05)}</g>`;
}

/** Two eyes in the dark. */
export function eyes([x, y, r]: Spot): string {
  return [-1, 1]
    .map(
      (side) =>
        ellipse([x + side * r * 1.5, y, r, r * 1.15], '#fdfbe4') +
        ellipse([x + side * r * 1.5, y + r * 0.2, r * 0.45, r * 0.6], '#1a1830'),
    )
    .join('');
}

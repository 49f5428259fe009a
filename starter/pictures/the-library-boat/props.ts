import { type FolkLook, type FolkPose, folk } from '../characters/townspeople.ts';
import type { Piece } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { type Spot, circle, rect, shape, stroke } from '../svg.ts';

const deep = { tone: 'dark', skin: '#855a4c', shoes: '#5a3a30' } as const;
const brown = { tone: 'brown', skin: '#a9806c', shoes: '#6a4636' } as const;

const rafiLook: FolkLook = {
  ...deep,
  head: 'boyDark',
  plan: 'boy',
  top: '#f2b53c',
  bottom: '#4a5a8a',
  shoes: '#855a4c',
};
const tuliLook: FolkLook = {
  ...deep,
  head: 'girl',
  plan: 'girl',
  top: '#e0567a',
  bottom: '#e0567a',
  skirt: '#e0567a',
  band: '#ffe0a0',
  shoes: '#855a4c',
};

const glasses = `<g fill="none" stroke="#3a2a30" stroke-width="3.4"><circle cx="34" cy="53" r="13"/><circle cx="66.5" cy="53" r="13"/><path d="M47 52q3 -3 6.500 0M21 51L12 48M79.500 51L88 48"/></g>`;
const minaLook: FolkLook = {
  ...deep,
  head: 'woman',
  plan: 'woman',
  top: '#1f8f86',
  bottom: '#1f8f86',
  skirt: '#1f8f86',
  band: '#f0a93c',
  hat: glasses,
  long: 1.08,
};
const fatherLook: FolkLook = {
  ...deep,
  head: 'man',
  plan: 'man',
  top: '#e9e2d0',
  bottom: '#6a7f5a',
  skirt: '#6a7f5a',
  band: '#3f5a44',
  long: 1.1,
};
const grandmaLook: FolkLook = {
  ...deep,
  head: 'grandma',
  plan: 'granny',
  top: '#f4eee0',
  bottom: '#f4eee0',
  skirt: '#f4eee0',
  band: '#5a7fb8',
};

const child = (
  head: FolkLook['head'],
  plan: FolkLook['plan'],
  look: typeof deep | typeof brown,
  top: string,
): FolkLook => ({ ...look, head, plan, top, bottom: '#5a5a7a' });
export const childLooks = {
  shanu: child('boyBrown', 'boy', brown, '#5fae8a'),
  mitu: child('girlBrown', 'girl', brown, '#8a6ac4'),
  kobi: child('youngster', 'youngster', deep, '#d9713f'),
  joy: child('babyDark', 'baby', deep, '#8fc4dc'),
  asha: child('youngsterBrown', 'youngster', brown, '#e9c84e'),
  babu: child('babyBrown', 'baby', brown, '#e98a8a'),
} as const satisfies Record<string, FolkLook>;

const made =
  (look: FolkLook) =>
  (spot: Spot, pose: FolkPose = {}): Piece =>
    folk(look, spot, pose);

export const rafi = made(rafiLook);
export const tuli = made(tuliLook);
export const father = made(fatherLook);
export const grandma = made(grandmaLook);
export const kid = (name: keyof typeof childLooks, spot: Spot, pose: FolkPose = {}): Piece =>
  folk(childLooks[name], spot, pose);

/** Aunt Mina, the librarian, with the end of her sari over her shoulder. */
export const mina = (spot: Spot, pose: FolkPose = {}): Piece => {
  const { held, ...rest } = pose;
  const drape = (u: number): string =>
    stroke(`M${u * 0.3} ${u * 0.02}Q${u * 0.02} ${u * 0.3} ${-u * 0.34} ${u * 0.62}`, '#f0a93c', u * 0.09);
  return folk(minaLook, spot, { ...rest, held: (u) => [drape(u), ...(held === undefined ? [] : held(u))] });
};

/** A cloth in which a hurt arm rests, for a body whose neck is at 0, 0. */
export const sling = (u: number): string =>
  stroke(`M${-u * 0.2} 0L${u * 0.3} ${u * 0.5}`, '#f4f0e4', u * 0.09) +
  shape(
    `M${-u * 0.2} ${u * 0.46}Q${u * 0.1} ${u * 0.36} ${u * 0.4} ${u * 0.44}L${u * 0.34} ${u * 0.68}Q${u * 0.1} ${u * 0.78} ${-u * 0.16} ${u * 0.66}Z`,
    '#ffffff',
  );

export const day: Light = { tint: '#fffaf0', shadow: '#2a3a5a', shadowStrength: 0.34 };
export const grey: Light = { tint: '#dfe8e6', shadow: '#1f3a44', shadowStrength: 0.34 };
export const torchlit: Light = { tint: '#ffe2b4', shadow: '#140e2a', shadowStrength: 0.5 };

export const goat = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('goat', x, y, { h, looks, tilt, shadow: false });
export const hen = ([x, y, h]: Spot, looks: 'left' | 'right'): Piece =>
  figure('rooster', x, y, { h, looks, shadow: false });

/** A tadpole that wriggles. */
export const tadpole = ([x, y, r]: Spot, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(`M0 0q${r * 1.4} ${-r} ${r * 2.4} 0t${r * 2} ${-r * 0.4}`, '#2a2440', r * 0.55)}${circle([0, 0, r], '#2a2440')}${circle([-r * 0.3, -r * 0.25, r * 0.26], '#ffffff')}</g>`;

/** A feather duster held at (x, y), h long, pointing up. */
export const featherDust = ([x, y, h]: Spot, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect([-h * 0.03, -h * 0.5, h * 0.06, h * 0.6], '#8a5a3c', 4)}${[-34, -18, 0, 18, 34].map((a) => `<ellipse cx="0" cy="${-h * 0.74}" rx="${h * 0.09}" ry="${h * 0.27}" fill="${a === 0 ? '#f7d9b0' : '#e9b98a'}" transform="rotate(${a} 0 ${-h * 0.48})"/>`).join('')}</g>`;

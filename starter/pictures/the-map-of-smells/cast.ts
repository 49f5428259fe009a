import { flat, type Light, line, moved, painted } from '../kit/brush.ts';
import { type Look, look } from '../kit/looks.ts';
import { glow, stars, wash } from '../kit/scenery.ts';
import { pts, rectangle, tube } from '../kit/shapes.ts';
import { actor } from '../kit/staging.ts';
import { mix } from '../svg.ts';

export const c = {
  night: '#2b2663',
  plum: '#5d4f94',
  cinnamon: '#e88a4c',
  coffee: '#a9714a',
  jasmine: '#fbf6e4',
  coral: '#ee6a58',
  saffron: '#f2ae3c',
  teal: '#4f9a94',
};
export const wood = '#8a5638';
export const gold = '#ffd770';
export const plaster = '#f3d3b0';

export const afternoon: Light = { from: [-0.7, -0.7], rim: '#fff4d0', shade: '#5a2f58', tint: '#fff7ea' };
export const dark: Light = { from: [-0.5, -0.9], rim: '#aeb4f4', shade: '#15123f', tint: '#bdb6e2' };
export const coals: Light = { from: [0.9, 0.1], rim: '#ffb56a', shade: '#191443', tint: '#dcc0cf' };
export const screen: Light = { from: [0.8, 0.3], rim: '#ff9a8a', shade: '#15123f', tint: '#c9b2d2' };
export const window: Light = { from: [0.7, -0.7], rim: '#ffd98a', shade: '#1d1848', tint: '#dccbdc' };
export const lamps: Light = { from: [0.2, -0.9], rim: '#fff0b8', shade: '#4a2558', tint: '#fff4e0' };

/** A colour of the town as the power cut leaves it. */
export const dim = (color: string, share = 0.62) => mix(mix(color, '#7b58c4', share * 0.66), c.night, share * 0.84);

const skin = '#835439';
export const hamidLook: Look = look(
  `child crop oval nose=broad skin=${skin} hairColor=#1f171b`,
  `shirt ${c.saffron} short hem #fff0d0; trousers #51497c; shoes #8a4a3a`,
  { eyesShut: true },
);
export const zainaLook: Look = look(
  'child puffs heart skin=#95634a hairColor=#1f171b',
  `earrings ${gold}; tunic ${c.coral} short hem #ffd9a0; trousers #3f5a9a; shoes #f4efe6`,
);
/** Hamid is blind: his eyes are closed on every page. */
export const hamid = actor(hamidLook);
export const zaina = actor(zainaLook);
export const zainaShut = actor({ ...zainaLook, eyesShut: true });
export const omar = actor(
  'old crop nose=long skin=#774a38 hairColor=#e2dedd beard=#f1ede6',
  'skullcap #fbf3e0 #c9a05a; robe #f2e6cc long; skirt #f2e6cc; shoes #6a4438',
);
export const coffeeMan = actor(
  'grown crop nose=round skin=#774a38 moustache=#241a20 hairColor=#1f171b',
  `skullcap #b5533c #f6d08a; shirt ${c.teal} long; trousers #5a4a5a; shoes #4a3238`,
);
export const grandma = actor(
  `old bun round nose=round hairColor=#d9d6da skin=${skin}`,
  `scarf #f0803a; robe #8a4a90 leaves ${gold} long hem ${gold}; skirt #8a4a90; shoes #6a4438`,
);

/** The white cane, from the hand to its red tip. */
export function cane(hand: string, tip: string, width = 11) {
  const [[hx, hy] = [0, 0], [tx, ty] = [0, 0]] = pts(`${hand} ${tip}`);
  const at = (t: number) => `${hx + (tx - hx) * t},${hy + (ty - hy) * t}`;
  return (
    line(`${at(-0.13)} ${at(0.14)}`, '#4a3a4a', width * 1.4) +
    line(`${at(0.1)} ${at(0.82)}`, '#ffffff', width) +
    line(`${at(0.82)} ${at(1)}`, '#e2455a', width)
  );
}

export function phone(x: number, y: number, h: number, turn: number, red = false) {
  const shows = red
    ? flat(rectangle(-18, -18, 34, 28), '#ff5a4a', 0) +
      flat(rectangle(-13, -13, 24, 18), '#4a1626', 0) +
      flat(rectangle(16, -10, 6, 12), '#ff5a4a', 0) +
      flat(rectangle(-11, -11, 8, 14), '#ff8a6a', 0)
    : line('-14,32 -14,8 4,-2 8,-26', '#2f7fd0', 7) + flat('0,-34 8,-42 16,-34 8,-22', c.coral, 0);
  return moved([x, y, turn, h / 100])(
    painted('-28,-50 28,-50 30,0 28,50 -28,50 -30,0', '#3a3448'),
    flat(rectangle(-23, -42, 46, 84), red ? '#2a1830' : '#cfeaff', 0),
    shows,
  );
}

/** The jar; with cloves in it, when they have been bought. */
export const jar = (x: number, y: number, h: number, full = false) =>
  moved([x, y, 0, h / 100])(
    `<path d="M-34 -70Q-44 -20 -36 0H36Q44 -20 34 -70Z" fill="#e4f4f2" opacity="0.75" stroke="#7fa9a8" stroke-width="3"/>`,
    full ? painted('M-38 -42Q-42 -16 -34 -3H34Q42 -16 38 -42Z', '#6b3a2c') : '',
    `<path d="M-24 -60Q-30 -30 -25 -10" fill="none" stroke="#ffffff" stroke-width="6" opacity="0.9" stroke-linecap="round"/>`,
    flat(tube('-36,-76 36,-76', [16, 16]), c.saffron, 2),
  );

export const nightSky = (seed = 6) =>
  wash('#1f1b52', '#4a4088') + stars(330, 26, seed) + glow(940, 120, 380, '#6f66b8', 0.5);

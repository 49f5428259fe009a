import type { Light } from '../kit/brush.ts';
import { robot } from '../kit/robot.ts';
import { actor } from '../kit/staging.ts';

export const c = {
  sand: '#f2d3a0',
  cream: '#fdf0d4',
  brick: '#cf6247',
  violet: '#9a7fc8',
  mint: '#83cdb6',
  sun: '#f3b83e',
  blue: '#3f74b4',
  night: '#2c2b66',
};
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#5a3a6a' };
export const rainy: Light = { from: [-0.8, -0.4], rim: '#e6eefb', shade: '#33294e', tint: '#dcd8e6' };
export const evening: Light = { from: [0.7, -0.5], rim: '#ffd59a', shade: '#4a2050', tint: '#ffe6d4' };
export const shopLight: Light = { from: [0, -0.9], rim: '#ffe6ac', shade: '#41204a', tint: '#fff0dc' };
/** The children before the lamps of the robot. */
export const lampLight: Light = { from: [0, -0.8], rim: '#ffe08a', shade: '#2a1a46', tint: '#f3dccb' };

export const chuma = robot({ color: c.mint, steel: '#8e93a6', lamp: '#ffd04a', knob: '#ea5f3e' });

const hairColor = '#221720';
export const zawadi = actor({
  skin: '#7d4b31',
  hairColor,
  age: 'child',
  hair: 'puffs',
  shape: 'round',
  top: { color: c.sun, sleeves: 'long', hem: c.blue },
  bottom: { color: c.blue },
  shoes: c.brick,
});
export const tito = actor({
  skin: '#865436',
  hairColor,
  age: 'child',
  hair: 'crop',
  shape: 'oval',
  nose: 'round',
  top: { color: '#db4a3c', ink: c.cream, pattern: 'bands', sleeves: 'short' },
  bottom: { color: '#5f7a46', cut: 'shorts' },
  shoes: c.cream,
});
export const grandma = actor({
  skin: '#6f422c',
  hairColor: '#c9c2c4',
  age: 'old',
  hair: 'bun',
  nose: 'broad',
  glasses: '#3a2c3a',
  earrings: c.sun,
  wears: { kind: 'turban', color: '#ef8b34', ink: '#a8501e' },
  top: { cut: 'robe', color: '#7a58a8', sleeves: 'long', hem: c.sun },
  bottom: { color: '#7a58a8' },
  sash: '#e6d0a0',
  shoes: '#4a3038',
});
export const mamaBaraka = actor({
  skin: '#754630',
  hairColor,
  age: 'grown',
  build: 'sturdy',
  hair: 'afro',
  nose: 'broad',
  earrings: c.sun,
  wears: { kind: 'band', color: c.sun },
  top: { color: '#e0568c', sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#2c8f8a', ink: c.sun, pattern: 'dots', hem: c.sun },
  shoes: '#a33c5a',
});
export const driver = actor({
  skin: '#6d4029',
  hairColor,
  age: 'grown',
  hair: 'crop',
  shape: 'square',
  moustache: hairColor,
  wears: { kind: 'cap', color: '#34508c', ink: '#22335e' },
  top: { color: '#a6cbe6', sleeves: 'short' },
  bottom: { color: '#3a4470' },
  shoes: '#33283a',
});
export const mangoMan = actor({
  skin: '#8a5839',
  hairColor,
  age: 'grown',
  build: 'slim',
  hair: 'crop',
  nose: 'long',
  shape: 'oval',
  wears: { kind: 'straw', color: '#e9c984', ink: c.brick },
  top: { color: '#6f9d58', sleeves: 'short' },
  bottom: { color: '#a5825a' },
  shoes: '#4a3530',
});
export const sister = actor({
  skin: '#835034',
  hairColor,
  age: 'child',
  hair: 'plaits',
  lips: '#a8434a',
  shape: 'heart',
  top: { cut: 'dress', color: c.violet, sleeves: 'short' },
  bottom: { color: c.violet },
  shoes: c.cream,
});
export const gateGirl = actor({
  skin: '#835034',
  hairColor,
  age: 'child',
  hair: 'bob',
  shape: 'oval',
  top: { cut: 'dress', color: '#2f9690', sleeves: 'short', ink: c.cream, pattern: 'dots' },
  bottom: { color: '#2f9690' },
  shoes: c.cream,
});
export const tornBoy = actor({
  skin: '#6f4530',
  hairColor,
  age: 'child',
  hair: 'curls',
  top: { color: c.cream, sleeves: 'short' },
  bottom: { color: '#8a6a4a' },
});
export const hisMother = actor({
  skin: '#75482f',
  hairColor,
  age: 'grown',
  hair: 'bun',
  shape: 'heart',
  top: { color: c.sun, sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#33807a', ink: c.cream, pattern: 'leaves' },
  shoes: c.brick,
});
export const henWoman = actor({
  skin: '#6d4029',
  hairColor: '#4a3a40',
  age: 'grown',
  hair: 'bun',
  shape: 'square',
  nose: 'broad',
  wears: { kind: 'turban', color: c.brick, ink: '#7a2c2c' },
  top: { cut: 'robe', color: '#3f7f58', sleeves: 'short', hem: c.sun },
  bottom: { color: '#3f7f58' },
  sash: c.sun,
});
export const cakeMan = actor({
  skin: '#7d4b31',
  hairColor: '#e4dedb',
  age: 'old',
  build: 'sturdy',
  hair: 'ring',
  nose: 'round',
  moustache: '#e4dedb',
  top: { color: c.cream, sleeves: 'long', ink: '#c9a6d6', pattern: 'stripes' },
  bottom: { color: '#5c4f7a' },
  shoes: '#4a3038',
});

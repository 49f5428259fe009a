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
export const zawadi = actor('child puffs round skin=#7d4b31 hairColor=#221720', {
  top: { color: c.sun, sleeves: 'long', hem: c.blue },
  bottom: { color: c.blue },
  shoes: c.brick,
});
export const tito = actor('child crop oval nose=round skin=#865436 hairColor=#221720', {
  top: { color: '#db4a3c', ink: c.cream, pattern: 'bands', sleeves: 'short' },
  bottom: { color: '#5f7a46', cut: 'shorts' },
  shoes: c.cream,
});
export const grandma = actor('old bun nose=broad skin=#6f422c hairColor=#c9c2c4', {
  glasses: '#3a2c3a',
  earrings: c.sun,
  wears: { kind: 'turban', color: '#ef8b34', ink: '#a8501e' },
  top: { cut: 'robe', color: '#7a58a8', sleeves: 'long', hem: c.sun },
  bottom: { color: '#7a58a8' },
  sash: '#e6d0a0',
  shoes: '#4a3038',
});
export const mamaBaraka = actor('grown sturdy afro nose=broad skin=#754630 hairColor=#221720', {
  earrings: c.sun,
  wears: { kind: 'band', color: c.sun },
  top: { color: '#e0568c', sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#2c8f8a', ink: c.sun, pattern: 'dots', hem: c.sun },
  shoes: '#a33c5a',
});
export const driver = actor('grown crop square skin=#6d4029 hairColor=#221720', {
  moustache: hairColor,
  wears: { kind: 'cap', color: '#34508c', ink: '#22335e' },
  top: { color: '#a6cbe6', sleeves: 'short' },
  bottom: { color: '#3a4470' },
  shoes: '#33283a',
});
export const mangoMan = actor('grown slim crop oval nose=long skin=#8a5839 hairColor=#221720', {
  wears: { kind: 'straw', color: '#e9c984', ink: c.brick },
  top: { color: '#6f9d58', sleeves: 'short' },
  bottom: { color: '#a5825a' },
  shoes: '#4a3530',
});
export const sister = actor('child plaits heart skin=#835034 lips=#a8434a hairColor=#221720', {
  top: { cut: 'dress', color: c.violet, sleeves: 'short' },
  bottom: { color: c.violet },
  shoes: c.cream,
});
export const gateGirl = actor('child bob oval skin=#835034 hairColor=#221720', {
  top: { cut: 'dress', color: '#2f9690', sleeves: 'short', ink: c.cream, pattern: 'dots' },
  bottom: { color: '#2f9690' },
  shoes: c.cream,
});
export const tornBoy = actor('child curls skin=#6f4530 hairColor=#221720', {
  top: { color: c.cream, sleeves: 'short' },
  bottom: { color: '#8a6a4a' },
});
export const hisMother = actor('grown bun heart skin=#75482f hairColor=#221720', {
  top: { color: c.sun, sleeves: 'short' },
  bottom: { cut: 'skirt', color: '#33807a', ink: c.cream, pattern: 'leaves' },
  shoes: c.brick,
});
export const henWoman = actor('grown bun square nose=broad skin=#6d4029 hairColor=#4a3a40', {
  wears: { kind: 'turban', color: c.brick, ink: '#7a2c2c' },
  top: { cut: 'robe', color: '#3f7f58', sleeves: 'short', hem: c.sun },
  bottom: { color: '#3f7f58' },
  sash: c.sun,
});
export const cakeMan = actor('old sturdy ring nose=round skin=#7d4b31 hairColor=#e4dedb moustache=#e4dedb', {
  top: { color: c.cream, sleeves: 'long', ink: '#c9a6d6', pattern: 'stripes' },
  bottom: { color: '#5c4f7a' },
  shoes: '#4a3038',
});

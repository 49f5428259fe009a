import type { Light } from '../kit/brush.ts';
import { actor, creature } from '../kit/staging.ts';

export const c = {
  rose: '#e6a39a',
  lemon: '#f8dc7a',
  violet: '#6a5aa8',
  lilac: '#bcaede',
  green: '#3f9578',
  orange: '#e88a45',
  cream: '#fdf1d6',
  night: '#28255e',
};
export const day: Light = { from: [-0.7, -0.7], rim: '#fff6d0', shade: '#5a3470' };
export const indoors: Light = { from: [0.6, -0.7], rim: '#fff0c0', shade: '#4f2c66', tint: '#fff4e8' };
export const dusk: Light = { from: [0.7, -0.4], rim: '#ffdca0', shade: '#40205e', tint: '#ffe8dc' };
export const night: Light = { from: [0.4, -0.8], rim: '#d6d2f6', shade: '#161446', tint: '#b9b4de' };

export const salma = actor('child puffs round skin=#a06a48 hairColor=#241a26', {
  top: { cut: 'dress', color: '#f6cb4f', sleeves: 'short', hem: '#e06a7c' },
  bottom: { color: '#f6cb4f' },
  shoes: '#e06a7c',
});
/** Salma in her night clothes. */
export const salmaInBed = actor('child puffs round skin=#a06a48 hairColor=#241a26', {
  top: { color: '#f6cb4f', ink: c.cream, pattern: 'dots', sleeves: 'long' },
  bottom: { color: '#f6cb4f' },
});
export const mona = actor('grown none oval nose=long skin=#a8724e hairColor=#241a26', {
  wears: { kind: 'scarf', color: c.green },
  top: { cut: 'robe', color: '#8a62b8', sleeves: 'long', hem: c.lemon },
  bottom: { color: '#8a62b8' },
  shoes: '#4a3050',
});
export const karim = actor('child curls oval nose=round skin=#8c5a3c hairColor=#241a26', {
  top: { color: c.green, sleeves: 'short', hem: c.lemon },
  bottom: { cut: 'shorts', color: c.orange },
});
export const adel = actor(
  'grown sturdy crop square nose=broad brows=thick skin=#96623f hairColor=#7d7580 moustache=#6a626e',
  {
    top: { color: c.orange, sleeves: 'short' },
    bottom: { color: '#46548f' },
    shoes: '#4a3238',
  },
);
export const breadBoy = actor('child slim crop heart skin=#8a5838 hairColor=#241a26', {
  wears: { kind: 'skullcap', color: c.cream, ink: c.orange },
  top: { color: '#5a8cc8', sleeves: 'short' },
  bottom: { color: '#7a5a52' },
  shoes: '#4a3238',
});
export const mama = actor('grown long heart skin=#a8724e hairColor=#241a26', {
  earrings: c.lemon,
  top: { cut: 'tunic', color: '#e0708c', sleeves: 'long', hem: c.cream },
  bottom: { color: c.violet },
  shoes: '#4a3050',
});
export const baby = actor('baby tuft round skin=#a87350 hairColor=#241a26', {
  top: { color: '#7fc3ad', sleeves: 'long' },
  bottom: { color: '#7fc3ad' },
});
export const tabby = creature('cat', { color: '#e29a50', belly: '#fbe6c4', patch: '#b8682e' });
export const shadow = creature('cat', { color: '#5a4a72', belly: '#8f80aa', patch: '#40345a' });
export const goat = creature('goat', { color: '#efe3d2', belly: '#ffffff', patch: '#c99a6a' });

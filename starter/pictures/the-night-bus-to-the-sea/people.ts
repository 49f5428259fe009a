import type { Light } from '../kit/brush.ts';
import { rooster } from '../kit/fowl.ts';
import { llama } from '../kit/llama.ts';
import { look } from '../kit/looks.ts';
import { actor } from '../kit/staging.ts';

export const c = {
  petrol: '#24466e',
  night: '#17234f',
  cream: '#f8ecd2',
  magenta: '#d6457f',
  amber: '#f5b64c',
  turquoise: '#2ea49f',
  violet: '#7f79b8',
  orange: '#d8763f',
};
export const evening: Light = { from: [0.7, -0.4], rim: '#ffdca2', shade: '#402458', tint: '#ffe9dc' };
export const fireside: Light = { from: [0.8, 0.1], rim: '#ffd27e', shade: '#2c1a48', tint: '#ffe4cc' };
export const snowlight: Light = { from: [-0.6, -0.8], rim: '#ffffff', shade: '#4a5a98' };
export const inBus: Light = { from: [0, -0.9], rim: '#ffe2a0', shade: '#2c2050', tint: '#fff0da' };
export const asleepBus: Light = { from: [0.7, -0.5], rim: '#cfd8f4', shade: '#141a48', tint: '#a9acd6' };
export const headlights: Light = { from: [-0.8, -0.1], rim: '#ffe6ae', shade: '#10163e', tint: '#d8d2e2' };
export const dawn: Light = { from: [0.6, -0.4], rim: '#fff0c4', shade: '#4a3a78', tint: '#fff2e8' };
export const day: Light = { from: [-0.6, -0.8], rim: '#fffbe4', shade: '#4a4278' };

const hairColor = '#241a24';
const rosaLook = look('child plaits round skin=#b07a54 lips=#8f3a44 hairColor=#241a24', {
  wears: { kind: 'knit', color: c.turquoise, ink: c.amber },
  top: { cut: 'dress', color: c.magenta, sleeves: 'long', hem: c.amber },
  bottom: { color: c.magenta },
});
export const rosa = actor({ ...rosaLook, shoes: '#5a3a40' });
/** Rosa with bare feet in the sea. */
export const rosaBare = actor(rosaLook);
export const papa = actor('grown short oval nose=long skin=#a06c48 hairColor=#241a24', {
  moustache: hairColor,
  wears: { kind: 'felt', color: '#7a4e36', ink: '#4a2c2c' },
  top: { cut: 'tunic', color: c.orange, ink: '#f3d394', pattern: 'bands', sleeves: 'long' },
  bottom: { color: '#413c68' },
  shoes: '#4a3238',
});
export const grandma = actor('old plaits nose=round skin=#a8744e hairColor=#d6d0d2', {
  lips: c.magenta,
  wears: { kind: 'felt', color: '#4c3a58', ink: c.magenta },
  top: { cut: 'robe', color: '#7a58a8', ink: '#c9a6e0', pattern: 'bands', sleeves: 'long', hem: c.turquoise },
  bottom: { color: '#7a58a8' },
  sash: c.turquoise,
});
export const luna = actor('grown sturdy tail heart nose=round skin=#96643f hairColor=#241a24', {
  glasses: '#f3d394',
  earrings: c.amber,
  top: { color: '#4a86c4', sleeves: 'short', hem: c.cream },
  bottom: { color: '#3a3f66' },
  shoes: '#4a3238',
});
export const boy = actor('child bowl round skin=#b98258 hairColor=#241a24', {
  top: { color: '#6fa658', sleeves: 'long', hem: c.cream },
  bottom: { color: '#5a4f86' },
  shoes: '#4a3238',
});
export const oldMan = actor('old ring nose=long skin=#9a6844 hairColor=#e4dedb beard=#ece6e2', {
  top: { color: '#d6a24e', ink: '#a8702e', pattern: 'stripes', sleeves: 'long' },
  bottom: { color: '#5c5470' },
  shoes: '#4a3238',
});
export const llamaIs = llama('#f2e6d4', c.magenta);
export const roosterIs = rooster('#c9532f', '#2f7f78');

import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { floating } from '../figure.ts';
import { glow } from '../scenery/sky.ts';
import { type Point, circle } from '../svg.ts';

const honey = '#ffd58a';

const silver = '#dfe3ff';

export const night: Light = { tint: '#bcc0ee', shadow: '#120f3a', shadowStrength: 0.5, shadowShift: 0 };

/** The moon of the book: it shines, so it keeps its own colors. */
export function theMoon(x: number, y: number, size: number, tilt = 0): Piece {
  return group(
    '',
    glow([x, y, size * 1.5], silver, 0.6),
    glow([x, y, size * 0.8], '#fff2c0', 0.55),
    floating('moonFace', x, y, { h: size, tilt, tint: '#fffaf0', saturation: 0.72, brightness: 1.06 }),
  );
}

export function fireflies(places: readonly Point[]): string {
  return places.map(([x, y]) => glow([x, y, 34], honey, 0.85) + circle([x, y, 6], '#fff3c4')).join('');
}

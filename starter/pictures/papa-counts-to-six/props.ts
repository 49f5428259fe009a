import type { Piece } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Spot } from '../svg.ts';

export const chick = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('chick', x, y, { h, looks, tilt });

export const papa = ([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece =>
  figure('rooster', x, y, { h, looks, tilt });

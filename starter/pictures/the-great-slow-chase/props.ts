import { type Piece, group } from '../compose.ts';
import type { Light } from '../light.ts';
import { figure } from '../figure.ts';
import { ground } from '../scenery/land.ts';
import { foliage } from '../scenery/plants.ts';
import { circle, darker } from '../svg.ts';

export const soil = '#dcb988';

export const spring = '#8cc860';

export const day: Light = { tint: '#fffdf2', shadow: '#4a2e1a', shadowShift: -0.08 };

export const soilGround = (y: number, color = soil): string =>
  ground(
    [
      [-20, y + 14],
      [300, y - 6],
      [620, y + 6],
      [930, y - 8],
      [1220, y + 10],
    ],
    color,
    darker(color, 0.22),
  );

export const undergrowth = (y: number, h: number, color: string, seed: number): string =>
  foliage([90, y - h * 0.2, h * 1.5], color, seed) +
  foliage([480, y - h * 0.05, h * 1.2], color, seed + 1) +
  foliage([830, y - h * 0.1, h * 1.3], color, seed + 2) +
  foliage([1140, y - h * 0.22, h * 1.5], color, seed + 3);

interface AntOptions {
  readonly crumb?: boolean;
  readonly tint?: string;
}

export function ant(x: number, y: number, h: number, { crumb = true, tint }: AntOptions = {}): Piece {
  const food = crumb
    ? circle([x - h * 0.1, y - h * 1.02, h * 0.2], '#e8b96a') +
      circle([x - h * 0.15, y - h * 1.08, h * 0.08], '#f7dca0')
    : '';
  return group('', figure('ant', x, y, { h, looks: 'right', tint: tint ?? '#ffffff', brightness: 1.7 }), food);
}

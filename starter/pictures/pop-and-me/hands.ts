import { contact, flat, type Light, lit, moved, painted } from '../kit/brush.ts';
import { blob, each, heap, pts, tube } from '../kit/shapes.ts';
import { darker } from '../svg.ts';

/** The print of a hand, fingers up; (x, y) is the middle of the palm, h the height of it all. */
export function print(x: number, y: number, h: number, turn = 0, color = '#d3452f'): string {
  const fingers = each(['-16,-8 -30,-34', '-10,-16 -13,-52', '3,-18 5,-56', '15,-14 23,-48', '18,4 40,-12'], (points) =>
    flat(tube(points, [14, 12]), color, 0),
  );
  return moved(x, y, turn, h / 100, flat(blob(0, 6, 25, 25, 4, 0.05), color, 0) + fingers + blobs(color));
}

/** Where the paint was thin. */
const blobs = (color: string): string =>
  heap(
    '-6,10 8,2 2,-34 20,-30',
    (x, y, i) => `<path d="${blob(x, y, 4, 3, i + 2, 0.2)}" fill="${darker(color, 0.2)}" opacity="0.5"/>`,
  );

/** A bowl of paint; (x, y) is the middle of its foot. */
export const bowl =
  (x: number, y: number, w: number, color = '#d3452f') =>
  (light: Light): string => {
    const k = w / 100;
    const body = pts('-50,-44 -40,-10 -22,0 22,0 40,-10 50,-44').map(([px, py]) => [x + px * k, y + py * k] as const);
    return (
      contact(x, y + 3, w * 0.46) +
      lit(light, w, painted(body, '#8a5a3c')) +
      flat(blob(x, y - 44 * k, 50 * k, 13 * k, 3, 0.01, 14), '#6a4232') +
      flat(blob(x, y - 43 * k, 43 * k, 9 * k, 4, 0.02, 14), color, 0)
    );
  };

import { flat, line, strokes } from './brush.ts';
import { blob, pts } from './shapes.ts';
import { darker } from '../svg.ts';

/** A bicycle that goes to the right, 100 high; (x, y) is the ground between its wheels. Its saddle is 94 above the ground, its handle 104. */
export function bicycle(x: number, y: number, h: number, color: string, left = false): string {
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="-36" r="35" fill="none" stroke="#3a3244" stroke-width="6"/><circle cx="${cx}" cy="-36" r="29" fill="none" stroke="#d8d0d4" stroke-width="2" stroke-dasharray="2 7"/>${flat(blob(cx, -36, 5, 5, 3), '#8e93a6', 1)}`;
  const bars = strokes(
    [pts('-62,-36 -34,-76 36,-78 6,-34 -34,-76'), pts('-62,-36 6,-34'), pts('62,-36 40,-92 30,-102')].map((p) => p),
    color,
    7,
    1,
  );
  return `<g transform="translate(${x} ${y}) scale(${((left ? -1 : 1) * h) / 100} ${h / 100})">${
    wheel(-62) +
    wheel(62) +
    bars +
    line('-34,-76 -38,-90; 6,-34 14,-22 24,-22', darker(color, 0.4), 6) +
    flat(blob(-40, -93, 17, 6, 3, 0.03), '#4a3442', 1.6) +
    line('40,-92 24,-104 12,-100', '#4a4456', 6)
  }</g>`;
}

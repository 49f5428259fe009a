import { flat, line } from './brush.ts';
import { blob } from './shapes.ts';

/** A bear that sits, about 110 high; (x, y) is the middle of its foot. */
export function teddy(x: number, y: number, k: number) {
  const [fur, pale] = ['#b98a62', '#e6c6a0'];
  return `<g transform="translate(${x} ${y}) scale(${k})">${
    flat(blob(-26, -92, 14, 14, 2), fur) +
    flat(blob(26, -92, 14, 14, 3), fur) +
    flat(blob(-34, -34, 13, 20, 2), fur) +
    flat(blob(34, -34, 13, 20, 3), fur) +
    flat(blob(0, -28, 32, 32, 4, 0.02), fur) +
    flat(blob(0, -24, 19, 20, 4, 0.02), pale, 0) +
    flat(blob(-24, -6, 16, 12, 5), fur) +
    flat(blob(24, -6, 16, 12, 6), fur) +
    flat(blob(0, -74, 34, 30, 5, 0.02), fur) +
    flat(blob(0, -64, 14, 11, 3), pale, 0) +
    `<circle cx="-13" cy="-80" r="4" fill="#2a1a22"/><circle cx="13" cy="-80" r="4" fill="#2a1a22"/>` +
    flat(blob(0, -69, 5, 4, 2), '#4a2f32', 0) +
    line('-6,-61 0,-57 6,-61', '#4a2f32', 2.6)
  }</g>`;
}

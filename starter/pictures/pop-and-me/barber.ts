import { contact, flat, line, lit, moved, painted, strokes } from '../kit/brush.ts';
import { blob, each, here, pts, tube } from '../kit/shapes.ts';
import { actor, type Thing } from '../kit/staging.ts';
import { tigerTail } from '../kit/tiger.ts';
import { between, type Point, seeded } from '../svg.ts';
import { c } from './village.ts';

const fur = '#f0983a';
const stripe = '#4a2c3a';
export const tiger = actor('grown sturdy none round nose=none brows=thick hairColor=#4a2c3a', {
  tiger: { stripe, pale: '#fff1dc' },
  skin: fur,
  lips: stripe,
  top: { color: fur, sleeves: 'long' },
  bottom: { color: fur },
});
export const tail =
  (points: string, w: number): Thing =>
  (light) =>
    lit(light, w * 2, tigerTail(pts(points), w, fur, stripe));

/** Hair that nobody has cut for a year; (x, y) is the crown of the head, w its width, `left` how much of it is left. */
export function mop(x: number, y: number, w: number, left = 1): Thing {
  const random = seeded(5);
  const color = '#7a3f2a';
  const tufts = Array.from({ length: 36 }, (_, i): Point[] => {
    const t = i / 35 - 0.5;
    const reach = w * between(random, 0.42, 0.66) * left;
    const [fx, fy] = [x + t * w * 0.9, y + Math.abs(t) * w * 0.24];
    const a = -Math.PI / 2 + t * 3.4 + between(random, -0.2, 0.2);
    return [
      [fx, fy],
      [fx + Math.cos(a) * reach * 0.6 - 8, fy + Math.sin(a) * reach * 0.6],
      [fx + Math.cos(a + 0.3) * reach, fy + Math.sin(a + 0.3) * reach],
    ];
  });
  const cap = here(
    '-0.5,0.16 -0.46,-0.1 -0.26,-0.24 0,-0.28 0.26,-0.24 0.46,-0.1 0.5,0.16 0.3,0.05 0.16,0.13 0,0.05 -0.16,0.13 -0.3,0.05',
    x,
    y,
    w,
    w * (0.5 + left / 2),
  );
  return (light) =>
    lit(
      light,
      w,
      each(tufts, (points) => flat(tube(points, [w * 0.09, w * 0.07, w * 0.02]), color, 1.4)) + painted(cap, color),
    ) +
    strokes(
      tufts.slice(4, 32).map((points) => points.slice(0, 2)),
      '#b8704a',
      w * 0.012,
      0.8,
    );
}

/** Scissors; (x, y) is their joint, the blades point along `turn`. */
export const scissors = (x: number, y: number, size: number, turn: number): string =>
  moved(
    x,
    y,
    turn,
    size / 100,
    flat('M-4 3L62 -14L66 -10L4 9Z', '#dfe6ec', 1.6) +
      flat('M-4 -3L62 14L66 10L4 -9Z', '#c3ced8', 1.6) +
      flat(blob(0, 0, 5, 5, 3), '#5a6470', 1),
    line('-2,-2 -16,10; -2,2 -16,-10', '#8a2f28', 7),
    each(
      [-1, 1],
      (d) => `<ellipse cx="-28" cy="${d * 15}" rx="15" ry="10" fill="none" stroke="${c.red}" stroke-width="7"/>`,
    ),
  );

/** A stool; (x, y) is the middle of its foot. */
export const stool = (x: number, y: number, w: number): string =>
  contact(x, y, w * 0.5) +
  line([here('-0.34,-0.5 -0.42,0', x, y, w), here('0.34,-0.5 0.42,0', x, y, w)], '#8a5a3c', w * 0.09) +
  painted(blob(x, y - w * 0.52, w * 0.5, w * 0.1, 3, 0.01, 14), '#a5673c');

/** A round mirror on a handle; (x, y) is the middle of the glass. */
export const mirror = (x: number, y: number, w: number): string =>
  flat(tube(here('0,0.4 -0.1,1', x, y, w), [w * 0.14, w * 0.16]), c.indigo) +
  flat(blob(x, y, w * 0.5, w * 0.56, 3, 0.01, 14), c.indigo) +
  flat(blob(x, y, w * 0.4, w * 0.46, 3, 0.01, 14), '#d8eef4', 0) +
  line(here('-0.2,-0.1 -0.02,-0.28', x, y, w), '#ffffff', w * 0.06, 0.9);

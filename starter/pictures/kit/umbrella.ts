import { flat, painted, roundStroke, strokes } from './brush.ts';
import { each } from './shapes.ts';
import { drawn, type Thing } from './staging.ts';
import { darker, lighter, type Point } from '../svg.ts';

export interface Umbrella {
  readonly color: string;
  readonly handle: string;
}

const top: Point = [0, -66];
const dome = (open: number) => `M-100 0Q-88 -60 0 -66Q88 -60 100 0A100 ${open} 0 0 0 -100 0Z`;

/** The rim between two ribs hangs a little towards the crown. */
function panels(open: number, color: string) {
  const at = (i: number): Point => {
    const a = Math.PI - (i / 6) * Math.PI;
    return [100 * Math.cos(a), -open * Math.sin(a)];
  };
  return each(6, (i) => {
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
    const bend = (x: number) => `${x * 0.9} ${-56 + Math.abs(x) * 0.12}`;
    const d = `M${top[0]} ${top[1]}Q${bend(ax)} ${ax} ${ay}Q${(ax + bx) * 0.46} ${(ay + by) / 2 - 7} ${bx} ${by}Q${bend(bx)} ${top[0]} ${top[1]}Z`;
    return painted(d, i % 2 === 0 ? color : lighter(color, 0.09), darker(color, 0.42), 0.4);
  });
}

/**
 * An umbrella round the middle of its rim, r its half width; upright it has its handle below. `open` is how far we see
 * into it (0 to 60), `turn` 180 is a boat or a bowl. What lies in it is drawn between its far and its near side.
 */
export function umbrella(
  [x, y, r, turn, open = 14]: readonly [number, number, number, number, number?],
  { color, handle }: Umbrella,
  ...inside: readonly Thing[]
): Thing {
  const k = r / 100;
  const put = (part: string) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${part}</g>`;
  const deep = darker(color, 0.38);
  const ribs = [0.16, 0.38, 0.62, 0.84].map((t) => {
    const a = Math.PI * t;
    return `0,${-open * 0.7} ${50 * Math.cos(a)},${open * (0.5 * Math.sin(a) - 0.2)} ${100 * Math.cos(a)},${open * Math.sin(a)}`;
  });
  const shaft =
    roundStroke(`M0 ${-open * 0.7}V112q0 13 11 13q11 0 10 -13`, darker(handle, 0.4), 7.5) +
    roundStroke(`M0 ${-open * 0.7}V112q0 13 11 13q11 0 10 -13`, handle, 5);
  const back =
    flat(dome(open), color, 1.4) +
    (open > 0 ? `<ellipse rx="99" ry="${open}" fill="${deep}"/>` + strokes(ribs, darker(deep, 0.45), 2, 0.7) : '') +
    shaft;
  const front = strokes([[top, [0, -73]]], handle, 4.5, 1) + panels(open, color);
  return (light) => put(back) + drawn(light, inside) + put(front);
}

import { closedCurve, fixed, type Point, seeded } from '../svg.ts';

/** A limb, tail or trunk: a soft tube along points with a width at each of them. */
export function tube(along: Points, widths: readonly number[]) {
  const points = pointsOf(along);
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const width = (i: number): number => widths[Math.max(0, Math.min(widths.length - 1, i))] ?? 0;
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 6;
  const last = points.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps + (i === last - 1 ? 1 : 0); s += 1) {
      const t = s / steps;
      const spline = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      const slope = (k: 0 | 1): number =>
        p2[k] -
        p0[k] +
        2 * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t +
        3 * (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t;
      const [x, y, dx, dy] = [spline(0), spline(1), slope(0), slope(1)];
      const length = Math.max(0.001, Math.hypot(dx, dy));
      const w = (width(i) + (width(i + 1) - width(i)) * t) / 2;
      left.push([x - (dy / length) * w, y + (dx / length) * w]);
      right.push([x + (dy / length) * w, y - (dx / length) * w]);
    }
  }
  const line = (ps: readonly Point[]) => ps.map(([x, y]) => `L${fixed(x)} ${fixed(y)}`).join('');
  const [w0, w1] = [width(0) / 2, width(last) / 2];
  const [a, b, c] = [left[0] ?? [0, 0], right.at(-1) ?? [0, 0], right[0] ?? [0, 0]];
  return `M${fixed(a[0])} ${fixed(a[1])}${line(left.slice(1))}A${fixed(w1)} ${fixed(w1)} 0 0 0 ${fixed(b[0])} ${fixed(b[1])}${line(right.toReversed().slice(1))}L${fixed(c[0])} ${fixed(c[1])}A${fixed(w0)} ${fixed(w0)} 0 0 0 ${fixed(a[0])} ${fixed(a[1])}Z`;
}

/** The joint between two bones; the whole stretches when its ends are too far apart. */
export function joint(from: Point, to: Point, bone: number, bend: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const d = Math.max(0.001, Math.hypot(dx, dy));
  const rise = d >= bone * 2 ? 0 : Math.sqrt(bone * bone - (d / 2) ** 2);
  return [from[0] + dx / 2 - (dy / d) * rise * bend, from[1] + dy / 2 + (dx / d) * rise * bend];
}

export function turned([x, y]: Point, degrees: number): Point {
  const r = (degrees * Math.PI) / 180;
  return [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)];
}

/** A round thing with an edge drawn by hand. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, wobble = 0.06, points = 10) {
  const random = seeded(seed);
  return closedCurve(
    times(points, (i): Point => {
      const a = (i / points) * Math.PI * 2;
      const r = 1 + (random() - 0.5) * 2 * wobble;
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
    }),
  );
}

/** Points written as `12,30 40,-8`: x and y, a space between points. */
export const pts = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y))
        throw new Error(`Points are written as "x,y x,y", and this is not one: ${pair}`);
      return [x, y];
    });

/** The path of a shape with corners. */
export const corners = (points: string) => `M${points.replaceAll(' ', 'L')}Z`;

/** Lines of points, with a semicolon between lines. */
export const lines = (text: string): Point[][] => text.split(';').map(pts);

type Row = readonly [number, number, number, number, number, number];

/** Rows of a table, written as `110,620,300 320,640,360`; what a row leaves out is 0. */
export const rows = (text: string): readonly Row[] =>
  text.split(' ').map((row) => Object.assign([0, 0, 0, 0, 0, 0] as const, row.split(',').map(Number)));

export type Points = string | readonly Point[];

export const pointsOf = (points: Points): readonly Point[] => (typeof points === 'string' ? pts(points) : points);

const pair = /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g;

/**
 * A shape round (0, 0), w wide and h high, put where it belongs: `here('-0.5,0 0,-1 0.5,0', x, y, w)`. It is points, or a path of the commands
 * M, L, H, V, Q, C, A and Z: `here('M-0.5,0V-1H0.5V0Z', x, y, w)`.
 */
export function here(shape: string, x: number, y: number, w = 1, h = w) {
  if (!shape.startsWith('M'))
    return shape.replaceAll(pair, (_, px: string, py: string) => `${x + Number(px) * w},${y + Number(py) * h}`);
  return shape
    .replaceAll(/A([\d.]+),([\d.]+)/g, (_, rx: string, ry: string) => `A${Number(rx) * w} ${Number(ry) * h}`)
    .replaceAll(pair, (_, px: string, py: string) => `${x + Number(px) * w} ${y + Number(py) * h}`)
    .replaceAll(/H(-?[\d.]+)/g, (_, px: string) => `H${x + Number(px) * w}`)
    .replaceAll(/V(-?[\d.]+)/g, (_, py: string) => `V${y + Number(py) * h}`);
}

/** `here` for several shapes of one thing: `const at = placed(x, y, w)`, then `flat(at('-0.5,0 …'), …)`. */
export const placed =
  (x: number, y: number, w = 1, h = w) =>
  (points: string) =>
    here(points, x, y, w, h);

/** One of a list, which begins again after its last. */
export const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** A list of so many. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** So many lines side by side, from the first to the last: `abreast('0,0 0,90', '80,0 60,90', 5)`. */
export function abreast(first: string, last: string, count: number) {
  const [from, to] = [pts(first), pts(last)];
  return times(count, (i) => {
    const t = i / (count - 1);
    return from.map(([x, y], k) => `${x + ((to[k]?.[0] ?? x) - x) * t},${y + ((to[k]?.[1] ?? y) - y) * t}`).join(' ');
  });
}

/** What is drawn: one thing, or several from back to front. */
type Drawn = string | readonly string[];

/** One thing for each of a list, or so many of it. */
export function each(list: number, draw: (i: number) => Drawn): string;
export function each<const T>(list: readonly T[], draw: (item: T, i: number) => Drawn): string;
export function each<T>(list: number | readonly T[], draw: (item: T, i: number) => Drawn) {
  const items = typeof list === 'number' ? (Array.from({ length: list }).keys().toArray() as T[]) : list;
  return items.flatMap(draw).join('');
}

/** The same thing at many spots. */
export const heap = (spots: string, draw: (x: number, y: number, i: number) => Drawn) =>
  each(pts(spots), ([x, y], i) => draw(x, y, i));

export const rectangle = (x: number, y: number, w: number, h: number) => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

export const polygon = (...points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

import { closedCurve, curve, darker, type Point, seeded, uniqueId, type Box } from '../svg.ts';

const fixed = (n: number): string => n.toFixed(1);

/** Filters that every picture has: dry edges, the grain of shade; less than 1 of it lets the shade be smooth between its grains. */
export const filters = (grain: number): string => `
<filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.055" numOctaves="3" seed="9"/><feDisplacementMap in="SourceGraphic" scale="14" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.36" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -0.8" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer result="m"><feFuncA type="linear" slope="1.6"/></feComponentTransfer><feComponentTransfer in="SourceGraphic"><feFuncA type="gamma" amplitude="1" exponent="0.01" offset="0"/></feComponentTransfer><feComposite in2="m" operator="in" result="g"/>${grain === 1 ? '' : `<feComposite in="SourceGraphic" in2="g" operator="arithmetic" k2="${fixed(1 - grain)}" k3="${fixed(grain)}"/>`}</filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>`;

export interface Light {
  /** What every colour of a figure is multiplied with: the light of the hour. */
  readonly tint?: string;
  /** Colour of the edge that the light touches. */
  readonly rim?: string;
  readonly shade?: string;
  /** Where the light comes from: (-1, -1) is up on the left. */
  readonly from?: Point;
}

const part = (hex: string, at: number): string => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3);

/** Lets the light of a scene fall on what is drawn: shade on the far side, a bright edge on the near side, the tint over all. */
export function lit(light: Light, scale: number, ...drawn: readonly string[]): string {
  const id = uniqueId();
  const [lx, ly] = light.from ?? [-0.7, -0.8];
  const { tint = '#ffffff', rim, shade = '#3a2150' } = light;
  const k = Math.max(3, scale * 0.06);
  const rimWidth = Math.min(k * 0.5, 4.5);
  const edge =
    rim === undefined
      ? ''
      : `<feOffset in="SourceAlpha" dx="${fixed(-lx * rimWidth)}" dy="${fixed(-ly * rimWidth)}" result="o2"/><feFlood flood-color="${rim}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o2" operator="out" result="edge"/>`;
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" values="${part(tint, 1)} 0 0 0 0 0 ${part(tint, 3)} 0 0 0 0 0 ${part(tint, 5)} 0 0 0 0 0 1 0" result="c"/><feOffset in="SourceAlpha" dx="${fixed(lx * k * 1.5)}" dy="${fixed(ly * k * 1.5)}"/><feGaussianBlur stdDeviation="${fixed(k * 0.8)}" result="o1"/><feFlood flood-color="${shade}" flood-opacity="0.3"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o1" operator="out" result="far"/>${edge}<feMerge><feMergeNode in="c"/><feMergeNode in="far"/>${rim === undefined ? '' : '<feMergeNode in="edge"/>'}</feMerge></filter><g filter="url(#${id})">${drawn.join('')}</g>`;
}

/** The path of a shape: points are a soft closed curve, a path is what it is. */
export const outline = (shape: string): string => (/^[\s\d.-]/.test(shape) ? closedCurve(pts(shape)) : shape);

/** A flat shape with an edge of its own darker colour, so that it reads before a neighbour of the same colour. */
export function flat(shape: string, color: string, edge = 2.2): string {
  return `<path d="${outline(shape)}" fill="${color}" stroke="${darker(color, 0.28)}" stroke-width="${edge}" stroke-opacity="0.55" stroke-linejoin="round"/>`;
}

/** Grainy shade over a shape: from `from` (clear) to `to` (full), in shares of its box. */
export function shaded(
  shape: string,
  color: string,
  strength = 0.6,
  from: Point = [0.3, 0.1],
  to: Point = [0.9, 1],
): string {
  const id = uniqueId();
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"><stop offset="0.15" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}" stop-opacity="${strength}"/></linearGradient><path d="${outline(shape)}" fill="url(#${id})" filter="url(#grain)"/>`;
}

/** A shape in colour with its grainy shade. */
export function painted(shape: string, color: string, shade = darker(color, 0.3), strength = 0.55): string {
  const d = outline(shape);
  return `<path d="${d}" fill="${color}"/>` + shaded(d, shade, strength);
}

export function clipped(shape: string, ...drawn: readonly string[]): string {
  const id = uniqueId();
  return `<clipPath id="${id}"><path d="${outline(shape)}"/></clipPath><g clip-path="url(#${id})">${drawn.join('')}</g>`;
}

export function rough(...drawn: readonly string[]): string {
  return `<g filter="url(#rough)">${drawn.join('')}</g>`;
}

export function moved(x: number, y: number, turn: number, scale: number, ...drawn: readonly string[]): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`;
}

/** A limb, tail or trunk: a soft tube along points with a width at each of them. */
export function tube(along: Points, widths: readonly number[]): string {
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
  const line = (ps: readonly Point[]): string => ps.map(([x, y]) => `L${fixed(x)} ${fixed(y)}`).join('');
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

export type Pattern = 'stripes' | 'bands' | 'dots' | 'check' | 'leaves';

/** Cloth: a shape in colour with its pattern; `size` is the step of the pattern. */
export function cloth(
  shape: string,
  [x, y, w, h]: Box,
  color: string,
  ink: string,
  kind: Pattern,
  size: number,
): string {
  const marks: string[] = [];
  const line = (path: string, width: number, opacity = 0.9): string =>
    `<path d="${path}" stroke="${ink}" stroke-width="${fixed(width)}" opacity="${opacity}" fill="none"/>`;
  if (kind === 'stripes' || kind === 'check')
    for (let i = x; i < x + w; i += size)
      marks.push(line(`M${fixed(i)} ${fixed(y)}v${fixed(h)}`, size * 0.32, kind === 'check' ? 0.5 : 0.9));
  if (kind === 'bands' || kind === 'check')
    for (let i = y + size * 0.5; i < y + h; i += size)
      marks.push(line(`M${fixed(x)} ${fixed(i)}h${fixed(w)}`, size * 0.32, kind === 'check' ? 0.5 : 0.9));
  if (kind === 'dots' || kind === 'leaves')
    for (let j = 0; j * size < h; j += 1)
      for (let i = 0; i * size < w; i += 1) {
        const [cx, cy] = [x + (i + (j % 2) * 0.5) * size, y + (j + 0.4) * size];
        marks.push(
          kind === 'dots'
            ? `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(size * 0.18)}" fill="${ink}"/>`
            : `<ellipse cx="${fixed(cx)}" cy="${fixed(cy)}" rx="${fixed(size * 0.3)}" ry="${fixed(size * 0.13)}" fill="${ink}" transform="rotate(${j % 2 === 0 ? 35 : -35} ${fixed(cx)} ${fixed(cy)})"/>`,
        );
      }
  const d = outline(shape);
  return flat(d, color) + clipped(d, ...marks);
}

/** The shadow where something stands on the ground. */
export function contact(x: number, y: number, rx: number, color = '#2c1a3f', strength = 0.32): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(rx * 0.2)}" fill="${color}" opacity="${strength}"/>`;
}

/** Loose strokes of a dry brush in a shape: hair, grass, bark, fur. */
export function strokes(points: readonly (readonly Point[])[], color: string, width: number, opacity = 0.6): string {
  return points
    .map(
      (line) =>
        `<path d="${curve(line)}" fill="none" stroke="${color}" stroke-width="${fixed(width)}" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');
}

/** A round thing with an edge drawn by hand. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, wobble = 0.06, points = 10): string {
  const random = seeded(seed);
  return closedCurve(
    Array.from({ length: points }, (_, i): Point => {
      const a = (i / points) * Math.PI * 2;
      const r = 1 + (random() - 0.5) * 2 * wobble;
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
    }),
  );
}

/** Points written as `12,30 40,-8`: x and y, a space between points. */
export function pts(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y))
        throw new Error(`Points are written as "x,y x,y", and this is not one: ${pair}`);
      return [x, y];
    });
}

/** Lines of points, with a semicolon between lines. */
export function lines(text: string): Point[][] {
  return text.split(';').map(pts);
}

type Row = readonly [number, number, number, number, number, number];

/** Rows of a table, written as `110,620,300 320,640,360`; what a row leaves out is 0. */
export function rows(text: string): readonly Row[] {
  return text.split(' ').map((row) => Object.assign([0, 0, 0, 0, 0, 0] as const, row.split(',').map(Number)));
}

export type Points = string | readonly Point[];

export function pointsOf(points: Points): readonly Point[] {
  return typeof points === 'string' ? pts(points) : points;
}

const pair = /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g;

/** Points round (0, 0), w wide and h high, put where they belong: `here('-0.5,0 0,-1 0.5,0', x, y, w)`. */
export function here(points: string, x: number, y: number, w = 1, h = w): string {
  return points.replaceAll(pair, (_, px: string, py: string) => `${x + Number(px) * w},${y + Number(py) * h}`);
}

/** The same thing at many spots. */
export const heap = (spots: string, draw: (x: number, y: number, i: number) => string): string =>
  pts(spots)
    .map(([x, y], i) => draw(x, y, i))
    .join('');

/** One thing for each of a list, or so many of it. */
export function each(list: number, draw: (i: number) => string): string;
export function each<const T>(list: readonly T[], draw: (item: T, i: number) => string): string;
export function each<T>(list: number | readonly T[], draw: (item: T, i: number) => string): string {
  const items = typeof list === 'number' ? (Array.from({ length: list }).keys().toArray() as T[]) : list;
  return items.map(draw).join('');
}

/** A soft shape through points. */
export const soft = (points: string, color: string, edge = 2): string => flat(closedCurve(pts(points)), color, edge);

/** A shape with corners. */
export const cut = (points: string, color: string, edge = 2): string =>
  flat(`M${points.replaceAll(' ', 'L')}Z`, color, edge);

/** Soft lines through points, with a semicolon between lines. */
export const line = (points: string | readonly string[], color: string, width: number, opacity = 1): string =>
  strokes(typeof points === 'string' ? lines(points) : points.flatMap(lines), color, width, opacity);

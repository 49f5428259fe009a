import { corners, lines, type Points, pointsOf, pts } from './shapes.ts';
import { type Box, closedCurve, curve, darker, fixed, type Point, uniqueId } from '../svg.ts';

/** Filters that every picture has: dry edges, the grain of shade; less than 1 of it lets the shade be smooth between its grains. */
export const filters = (grain: number) => `
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

const part = (hex: string, at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3);

/** Lets the light of a scene fall on what is drawn: shade on the far side, a bright edge on the near side, the tint over all. */
export function lit(light: Light, scale: number) {
  const id = uniqueId();
  const [lx, ly] = light.from ?? [-0.7, -0.8];
  const { tint = '#ffffff', rim, shade = '#3a2150' } = light;
  const k = Math.max(3, scale * 0.06);
  const rimWidth = Math.min(k * 0.5, 4.5);
  const edge =
    rim === undefined
      ? ''
      : `<feOffset in="SourceAlpha" dx="${fixed(-lx * rimWidth)}" dy="${fixed(-ly * rimWidth)}" result="o2"/><feFlood flood-color="${rim}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o2" operator="out" result="edge"/>`;
  const filter = `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" values="${part(tint, 1)} 0 0 0 0 0 ${part(tint, 3)} 0 0 0 0 0 ${part(tint, 5)} 0 0 0 0 0 1 0" result="c"/><feOffset in="SourceAlpha" dx="${fixed(lx * k * 1.5)}" dy="${fixed(ly * k * 1.5)}"/><feGaussianBlur stdDeviation="${fixed(k * 0.8)}" result="o1"/><feFlood flood-color="${shade}" flood-opacity="0.3"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o1" operator="out" result="far"/>${edge}<feMerge><feMergeNode in="c"/><feMergeNode in="far"/>${rim === undefined ? '' : '<feMergeNode in="edge"/>'}</feMerge></filter>`;
  return (...drawn: readonly string[]) => `${filter}<g filter="url(#${id})">${drawn.join('')}</g>`;
}

/** The path of a shape: points are a soft closed curve, a path is what it is. */
const outline = (shape: Points) =>
  typeof shape === 'string' && !/^[\s\d.-]/.test(shape) ? shape : closedCurve(pointsOf(shape));

const faint = (opacity?: number) => (opacity === undefined ? '' : ` opacity="${opacity}"`);
const lined = (color: string, width: number) => `fill="none" stroke="${color}" stroke-width="${width}"`;

/** A path, an oval and a circle in one colour, without an edge. */
export const fill = (d: string, color: string, opacity?: number) => `<path d="${d}" fill="${color}"${faint(opacity)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity?: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${faint(opacity)}/>`;
export const dot = (x: number, y: number, r: number, color: string, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"${faint(opacity)}/>`;

/** The line of a path, with round ends, and of an oval and a circle. */
export const stroke = (d: string, color: string, width: number, opacity?: number) =>
  `<path d="${d}" ${lined(color, width)}${faint(opacity)}/>`;
export const roundStroke = (d: string, color: string, width: number, opacity?: number) =>
  `<path d="${d}" ${lined(color, width)} stroke-linecap="round"${faint(opacity)}/>`;
export const hoop = ([x, y]: Point, [rx, ry]: Point, color: string, width: number, opacity?: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${lined(color, width)}${faint(opacity)}/>`;
export const loop = (x: number, y: number, r: number, color: string, width: number, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${lined(color, width)}${faint(opacity)}/>`;

/** Seen through, with an edge: of soap, or of air under water. */
export const bubble = (x: number, y: number, r: number, color: string, share: number, edge: string, width = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" fill-opacity="${share}" stroke="${edge}" stroke-width="${width}"/>`;

/** A flat shape with an edge of its own darker colour, so that it reads before a neighbour of the same colour. */
export const flat = (shape: Points, color: string, edge = 2.2) =>
  `<path d="${outline(shape)}" fill="${color}" stroke="${darker(color, 0.28)}" stroke-width="${edge}" stroke-opacity="0.55" stroke-linejoin="round"/>`;

/** Grainy shade over a shape: from `from` (clear) to `to` (full), in shares of its box. */
export function shaded(shape: Points, color: string, strength = 0.6, from: Point = [0.3, 0.1], to: Point = [0.9, 1]) {
  const id = uniqueId();
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"><stop offset="0.15" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}" stop-opacity="${strength}"/></linearGradient><path d="${outline(shape)}" fill="url(#${id})" filter="url(#grain)"/>`;
}

/** A shape in colour with its grainy shade. */
export function painted(shape: Points, color: string, shade = darker(color, 0.3), strength = 0.55) {
  const d = outline(shape);
  return `<path d="${d}" fill="${color}"/>` + shaded(d, shade, strength);
}

/** What is drawn in it is cut by the edge of the shape. */
export function clipped(shape: Points) {
  const id = uniqueId();
  const path = `<clipPath id="${id}"><path d="${outline(shape)}"/></clipPath>`;
  return (...drawn: readonly string[]) => `${path}<g clip-path="url(#${id})">${drawn.join('')}</g>`;
}

export const rough = (...drawn: readonly string[]) => `<g filter="url(#rough)">${drawn.join('')}</g>`;

/** Where a thing is moved to, turned by degrees, and scaled. */
export type Place = readonly [x: number, y: number, turn?: number, scale?: number];

export const moved =
  ([x, y, turn = 0, scale = 1]: Place) =>
  (...drawn: readonly string[]) =>
    `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`;

/** Turned by degrees round (x, y). */
export const spun = (turn: number, x: number, y: number, ...drawn: readonly string[]) =>
  `<g transform="rotate(${turn} ${x} ${y})">${drawn.join('')}</g>`;

export type Pattern = 'stripes' | 'bands' | 'dots' | 'check' | 'leaves';

/** Cloth: a shape in colour with its pattern; `size` is the step of the pattern. */
export function cloth(shape: Points, [x, y, w, h]: Box, color: string, ink: string, kind: Pattern, size: number) {
  const marks: string[] = [];
  const line = (path: string, width: number, opacity = 0.9) =>
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
  return flat(d, color) + clipped(d)(...marks);
}

/** The shadow where something stands on the ground. */
export const contact = (x: number, y: number, rx: number, color = '#2c1a3f', strength = 0.32) =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(rx * 0.2)}" fill="${color}" opacity="${strength}"/>`;

/** Loose strokes of a dry brush in a shape: hair, grass, bark, fur. */
export const strokes = (all: readonly Points[], color: string, width: number, opacity = 0.6) =>
  all
    .map(
      (points) =>
        `<path d="${curve(pointsOf(points))}" fill="none" stroke="${color}" stroke-width="${fixed(width)}" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');

/** A soft shape through points. */
export const soft = (points: string, color: string, edge = 2) => flat(closedCurve(pts(points)), color, edge);

/** A shape with corners. */
export const cut = (points: string, color: string, edge = 2) => flat(corners(points), color, edge);

/** Soft lines through points, with a semicolon between lines. */
export const line = (points: string | readonly string[], color: string, width: number, opacity = 1) =>
  strokes(typeof points === 'string' ? lines(points) : points.flatMap(lines), color, width, opacity);

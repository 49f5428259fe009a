import { type GroupPiece, type Piece, group } from '../compose.ts';
import {
  type Spot,
  type Point,
  ball,
  circle,
  darker,
  down,
  ellipse,
  glowPaint,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

function hullPath(x: number, y: number, w: number, h: number): string {
  return `M${x - w / 2} ${y - h * 1.75}Q${x - w * 0.4} ${y - h * 0.98} ${x - w * 0.2} ${y - h}H${x + w * 0.2}Q${x + w * 0.4} ${y - h * 0.98} ${x + w / 2} ${y - h * 1.75}Q${x + w * 0.45} ${y - h * 0.1} ${x + w * 0.3} ${y + h * 0.12}H${x - w * 0.3}Q${x - w * 0.45} ${y - h * 0.1} ${x - w / 2} ${y - h * 1.75}Z`;
}

export interface BoatOptions {
  readonly wood?: string;
  readonly water?: string;
  readonly tilt?: number;
  /** Height of the side as a share of the length. */
  readonly side?: number;
}

/** A long wooden boat on the water line y; its people and goods stand behind its side. */
export function boat([x, y, w]: Spot, goods: readonly Piece[], options: BoatOptions = {}): GroupPiece {
  const { wood = '#a9754f', water = '#8fa8ae', tilt = 0, side = 0.105 } = options;
  const h = w * side;
  const planks = down([0, lighter(wood, 0.22)], [0.55, wood], [1, darker(wood, 0.35)]);
  const shade = glowPaint([0, darker(water, 0.5), 0.5], [0.7, darker(water, 0.5), 0.28], [1, darker(water, 0.5), 0]);
  return group(
    `transform="rotate(${tilt} ${x} ${y})"`,
    shade.def,
    ellipse([x, y + h * 0.16, w * 0.52, h * 0.52], shade.fill),
    shape(
      `M${x - w * 0.44} ${y - h * 1.05}Q${x} ${y - h * 1.3} ${x + w * 0.44} ${y - h * 1.05}V${y - h * 0.7}H${x - w * 0.44}Z`,
      darker(wood, 0.45),
    ),
    ...goods,
    planks.def,
    shape(hullPath(x, y, w, h), planks.fill),
    stroke(
      `M${x - w * 0.485} ${y - h * 1.5}Q${x - w * 0.38} ${y - h * 0.9} ${x - w * 0.2} ${y - h * 0.92}H${x + w * 0.2}Q${x + w * 0.38} ${y - h * 0.9} ${x + w * 0.485} ${y - h * 1.5}`,
      lighter(wood, 0.4),
      h * 0.1,
      0.9,
    ),
    stroke(
      `M${x - w * 0.4} ${y - h * 0.5}Q${x} ${y - h * 0.36} ${x + w * 0.4} ${y - h * 0.5}`,
      darker(wood, 0.3),
      h * 0.05,
      0.6,
    ),
    stroke(
      `M${x - w * 0.46} ${y + h * 0.16}q${w * 0.12} ${h * 0.16} ${w * 0.24} 0t${w * 0.24} 0t${w * 0.24} 0t${w * 0.2} 0`,
      lighter(water, 0.6),
      h * 0.08,
      0.85,
    ),
  );
}

export function paddle(from: Point, to: Point, width: number, wood = '#c99a66'): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const length = Math.hypot(dx, dy);
  const blade = length * 0.3;
  return `<g transform="translate(${from[0]} ${from[1]}) rotate(${turn})">${stroke(`M0 0H${length - blade * 0.8}`, darker(wood, 0.2), width)}${stroke(`M0 ${-width * 0.15}H${length - blade * 0.8}`, wood, width * 0.6)}${shape(`M${length - blade} 0Q${length - blade * 0.8} ${-width * 1.9} ${length - blade * 0.3} ${-width * 1.8}Q${length} ${-width * 1.6} ${length} 0Q${length} ${width * 1.6} ${length - blade * 0.3} ${width * 1.8}Q${length - blade * 0.8} ${width * 1.9} ${length - blade} 0Z`, wood)}</g>`;
}

/** A big grey soup pot, upright or upside down, its lower edge on y. */
export function soupPot(x: number, y: number, w: number, over = false): string {
  const h = w * 0.72;
  const metal = ball([0, '#e6e8ee'], [0.55, '#a9aebb'], [1, '#686d80']);
  const flip = over ? `translate(0 ${2 * y - h}) scale(1 -1)` : '';
  return `<g transform="${flip}">${metal.def}${stroke(`M${x - w * 0.5} ${y - h * 0.62}q${-w * 0.16} ${h * 0.02} ${-w * 0.1} ${h * 0.22}M${x + w * 0.5} ${y - h * 0.62}q${w * 0.16} ${h * 0.02} ${w * 0.1} ${h * 0.22}`, '#7d8294', w * 0.06)}${shape(`M${x - w * 0.5} ${y - h}H${x + w * 0.5}L${x + w * 0.46} ${y - h * 0.16}Q${x + w * 0.44} ${y} ${x + w * 0.3} ${y}H${x - w * 0.3}Q${x - w * 0.44} ${y} ${x - w * 0.46} ${y - h * 0.16}Z`, metal.fill)}${rect([x - w * 0.53, y - h - w * 0.04, w * 1.06, w * 0.09], '#c9cdd6', w * 0.045)}</g>`;
}

/** Soft white fog in drifting heaps. */
export function fog(
  from: number,
  to: number,
  strength: number,
  options: { readonly color?: string; readonly seed?: number; readonly count?: number } = {},
): string {
  const { color = '#ffffff', seed = 5, count = 9 } = options;
  const random = seeded(seed);
  const paint = glowPaint([0, color, strength], [0.5, color, strength * 0.6], [1, color, 0]);
  let out = paint.def;
  for (let i = 0; i < count; i += 1) {
    out += ellipse(
      [random() * 1200, from + random() * (to - from), 260 + random() * 260, 50 + random() * 70],
      paint.fill,
    );
  }
  return out;
}

/** The outline of a boat with someone in it, seen faintly through the fog; nose is the side it points to. */
export function ghostBoat([x, y, w]: Spot, nose: 'left' | 'right', strength = 0.4, color = '#8494a2'): string {
  const h = w * 0.11;
  const s = nose === 'right' ? 1 : -1;
  const [px, top] = [x - s * w * 0.12, y - h];
  const u = w * 0.075;
  return `<g opacity="${strength}">${shape(hullPath(x, y, w, h), color)}${shape(`M${px - u * 1.3} ${top + 2}Q${px - u * 1.2} ${top - u * 3} ${px} ${top - u * 3.1}Q${px + u * 1.2} ${top - u * 3} ${px + u * 1.3} ${top + 2}Z`, color)}${circle([px, top - u * 4, u * 1.15], color)}${shape(`M${px - u * 2.3} ${top - u * 4.3}L${px} ${top - u * 6.2}L${px + u * 2.3} ${top - u * 4.3}Z`, color)}${stroke(`M${px + s * u * 1.2} ${top - u * 2.2}L${px + s * w * 0.2} ${y + h * 0.6}`, color, u * 0.5)}</g>`;
}

export function umbrella([x, y, w]: Spot, color: string, stripe = '#fff3dc'): string {
  const h = w * 0.42;
  const top = y - w * 0.95;
  const rim = top + h;
  const part = (from: number, to: number): string =>
    `M${x} ${top}Q${x + from * w * 0.5} ${top + h * 0.2} ${x + from * w * 0.5} ${rim}Q${x + ((from + to) / 2) * w * 0.5} ${rim + h * 0.16} ${x + to * w * 0.5} ${rim}Q${x + to * w * 0.5} ${top + h * 0.2} ${x} ${top}Z`;
  return (
    stroke(`M${x} ${top}V${y}`, '#a9754f', w * 0.03) +
    [-1, -0.6, -0.2, 0.2, 0.6].map((from, i) => shape(part(from, from + 0.4), i % 2 === 0 ? color : stripe)).join('') +
    circle([x, top, w * 0.025], color)
  );
}

/** A wooden house on posts in the water; its floor is on y. */
export function stiltHouse([x, y, w]: Spot, wall = '#9a6e56', light?: string): string {
  const h = w * 0.42;
  const roof = darker(wall, 0.35);
  const front = down([0, lighter(wall, 0.12)], [1, darker(wall, 0.12)]);
  const glass = light ?? mix(wall, '#2a2448', 0.5);
  const shine = glowPaint([0, glass, 0.8], [1, glass, 0]);
  let out = '';
  for (const side of [-0.44, -0.16, 0.16, 0.44])
    out += rect([x + side * w - w * 0.018, y, w * 0.036, w * 0.36], darker(wall, 0.3), 4);
  out +=
    rect([x - w * 0.56, y - w * 0.02, w * 1.12, w * 0.055], darker(wall, 0.2), 6) +
    front.def +
    rect([x - w * 0.44, y - h, w * 0.88, h], front.fill, 4);
  out +=
    rect([x - w * 0.3, y - h * 0.72, w * 0.18, h * 0.4], glass, 4) +
    rect([x + w * 0.06, y - h * 0.8, w * 0.2, h * 0.8], darker(wall, 0.4), 4);
  out +=
    shape(
      `M${x - w * 0.6} ${y - h * 0.92}L${x - w * 0.34} ${y - h * 1.75}H${x + w * 0.34}L${x + w * 0.6} ${y - h * 0.92}Z`,
      roof,
    ) + stroke(`M${x - w * 0.36} ${y - h * 1.75}H${x + w * 0.36}`, lighter(roof, 0.3), w * 0.025);
  return light === undefined ? out : out + shine.def + circle([x - w * 0.21, y - h * 0.52, w * 0.34], shine.fill);
}

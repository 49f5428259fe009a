import {
  type Point,
  type Spot,
  HEIGHT,
  WIDTH,
  between,
  circle,
  down,
  ellipse,
  glowPaint,
  rect,
  seeded,
  shape,
} from '../svg.ts';

/** The whole sheet filled from top to bottom, with as many colors as are given. */
export function sky(...colors: readonly string[]): string {
  const last = Math.max(1, colors.length - 1);
  const paint = down(...colors.map((color, i) => [i / last, color] as const));
  return paint.def + rect([0, 0, WIDTH, HEIGHT], paint.fill);
}

/** Soft light round a point. */
export function glow([x, y, r]: Spot, color: string, strength = 0.8): string {
  const paint = glowPaint([0, color, strength], [0.35, color, strength * 0.45], [1, color, 0]);
  return paint.def + circle([x, y, r], paint.fill);
}

export interface StarOptions {
  readonly count?: number;
  readonly from?: number;
  readonly to?: number;
  readonly color?: string;
  readonly seed?: number;
  /** A round place without stars, for the moon. */
  readonly apart?: readonly [x: number, y: number, r: number];
}

export function stars({
  count = 60,
  from = 0,
  to = 500,
  color = '#fff6d8',
  seed = 3,
  apart,
}: StarOptions = {}): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [between(random, 0, WIDTH), between(random, from, to)];
    const size = between(random, 1.4, 4);
    if (apart !== undefined && Math.hypot(x - apart[0], y - apart[1]) < apart[2]) continue;
    out += circle([x, y, size], color, between(random, 0.45, 1));
    if (size > 3.3) out += spark([x, y, size * 4], color, 0.8);
  }
  return out;
}

export function spark([x, y, r]: Spot, color = '#fff3b0', opacity = 1): string {
  const k = r * 0.13;
  const d = `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`;
  return shape(d, color, opacity);
}

interface BeamOptions {
  readonly count?: number;
  /** In radians. */
  readonly turn?: number;
}

/** Broad beams of light from a point. */
export function beams(
  [x, y]: Point,
  color = '#fff4c4',
  strength = 0.35,
  { count = 9, turn = 0 }: BeamOptions = {},
): string {
  const paint = glowPaint([0, color, strength], [1, color, 0]);
  const far = 1400;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const middle = turn + (i / count) * Math.PI * 2;
    const half = Math.PI / count / 2.4;
    d += `M${x} ${y}L${x + Math.cos(middle - half) * far} ${y + Math.sin(middle - half) * far}L${x + Math.cos(middle + half) * far} ${y + Math.sin(middle + half) * far}Z`;
  }
  return paint.def + shape(d, paint.fill);
}

/** A colored light over everything drawn so far. */
export function wash(
  color: string,
  strength: number,
  mode: 'multiply' | 'screen' | 'soft-light' | 'normal' = 'multiply',
): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}" opacity="${strength}" style="mix-blend-mode:${mode}"/>`;
}

/** Darker corners, to hold the eye in the middle. */
export function vignette(color = '#2a1840', strength = 0.3): string {
  const id = glowPaint([0, color, 0], [0.62, color, 0], [1, color, strength]);
  return id.def + ellipse([WIDTH / 2, HEIGHT / 2, WIDTH * 0.82, HEIGHT * 0.86], id.fill) + corners(color, strength);
}

function corners(color: string, strength: number): string {
  const outside = `M0 0H${WIDTH}V${HEIGHT}H0ZM${WIDTH * 1.32} ${HEIGHT / 2}A${WIDTH * 0.82} ${HEIGHT * 0.86} 0 1 0 ${-WIDTH * 0.32} ${HEIGHT / 2}A${WIDTH * 0.82} ${HEIGHT * 0.86} 0 1 0 ${WIDTH * 1.32} ${HEIGHT / 2}Z`;
  return `<path fill-rule="evenodd" d="${outside}" fill="${color}" opacity="${strength}"/>`;
}

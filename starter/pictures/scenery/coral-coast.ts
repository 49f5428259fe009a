import {
  type Box,
  type Point,
  type Spot,
  WIDTH,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';
import { at } from '../characters/drawn-people.ts';

/** A white town of coral stone by the sea, standing on y. */
export function coralTown(y: number, [left, right]: Point, seed = 3, wall = '#fff6e6'): string {
  const random = seeded(seed);
  let out = '';
  for (let x = left; x < right;) {
    const w = between(random, 46, 84);
    const h = between(random, 40, 92);
    const tone = mix(wall, '#e8b8a8', between(random, 0, 0.3));
    out += rect([Math.round(x), Math.round(y - h), Math.round(w), Math.round(h)], tone, 3);
    for (let i = 0; i < 4; i += 1)
      out += rect([Math.round(x + (i * w) / 4), Math.round(y - h - 6), Math.round(w / 7), 8], tone);
    out += shape(
      `M${x + w * 0.36} ${y}v${-h * 0.36}q${w * 0.14} ${-w * 0.18} ${w * 0.28} 0v${h * 0.36}Z`,
      '#7a4a3c',
      0.85,
    );
    out += rect(
      [Math.round(x + w * 0.2), Math.round(y - h * 0.8), Math.round(w * 0.14), Math.round(h * 0.16)],
      '#6a7f9c',
      2,
      0.7,
    );
    x += w * between(random, 0.9, 1.1);
  }
  return out;
}

/** A small sailing boat with a slanting sail, its water line on y. */
export function dhow([x, y, w]: Spot, sail = '#fff4dc', hull = '#8a5238'): string {
  return `${stroke(`M${x - w * 0.04} ${y - w * 0.1}L${x + w * 0.02} ${y - w * 0.86}`, hull, w * 0.03)}${shape(`M${x - w * 0.34} ${y - w * 0.2}Q${x - w * 0.16} ${y - w * 0.8} ${x + w * 0.26} ${y - w * 1.02}Q${x + w * 0.34} ${y - w * 0.5} ${x + w * 0.16} ${y - w * 0.2}Q${x - w * 0.1} ${y - w * 0.1} ${x - w * 0.34} ${y - w * 0.2}Z`, sail)}${stroke(`M${x - w * 0.36} ${y - w * 0.18}Q${x - w * 0.16} ${y - w * 0.82} ${x + w * 0.28} ${y - w * 1.04}`, darker(hull, 0.2), w * 0.024)}${shape(`M${x - w * 0.5} ${y - w * 0.14}Q${x} ${y - w * 0.06} ${x + w * 0.5} ${y - w * 0.18}Q${x + w * 0.4} ${y + w * 0.04} ${x + w * 0.24} ${y + w * 0.04}H${x - w * 0.3}Q${x - w * 0.42} ${y} ${x - w * 0.5} ${y - w * 0.14}Z`, hull)}`;
}

/** A baobab: a fat trunk with short boughs and small crowns. */
export function baobab([x, y, h]: Spot, bark = '#a98a8c', leaves = '#6fae6a'): string {
  const paint = across([0, lighter(bark, 0.28)], [0.5, bark], [1, darker(bark, 0.28)]);
  const bough = (points: readonly Point[], w: number): string =>
    stroke(curve(points.map(([px, py]): Point => [x + px * h, y - py * h])), darker(bark, 0.08), w * h);
  const tuft = (px: number, py: number, r: number): string =>
    ellipse([x + px * h, y - py * h, r * h * 1.5, r * h], darker(leaves, 0.08)) +
    ellipse([x + px * h - r * h * 0.2, y - py * h - r * h * 0.2, r * h * 1.2, r * h * 0.75], lighter(leaves, 0.12));
  return `${ellipse([x, y, h * 0.4, h * 0.04], '#3a2a4a', 0.2)}${bough(at('-0.1,0.6 -0.3,0.78 -0.44,0.82'), 0.06)}${bough(at('0.1,0.6 0.28,0.8 0.46,0.84'), 0.06)}${bough(at('0,0.6 0.02,0.9'), 0.07)}${tuft(-0.44, 0.86, 0.1)}${tuft(0.46, 0.88, 0.1)}${tuft(0.02, 0.95, 0.12)}${tuft(-0.22, 0.9, 0.08)}${tuft(0.24, 0.94, 0.08)}${paint.def}${shape(`M${x - h * 0.3} ${y}Q${x - h * 0.2} ${y - h * 0.1} ${x - h * 0.22} ${y - h * 0.4}Q${x - h * 0.2} ${y - h * 0.62} ${x - h * 0.1} ${y - h * 0.68}H${x + h * 0.1}Q${x + h * 0.2} ${y - h * 0.62} ${x + h * 0.22} ${y - h * 0.4}Q${x + h * 0.2} ${y - h * 0.1} ${x + h * 0.3} ${y}Z`, paint.fill)}`;
}

/** Sand from the given line down, with the wet rim where the waves come. */
export function beach(line: readonly Point[], sand: string, foam = '#ffffff'): string {
  const edge = curve(line);
  const paint = down([0, lighter(sand, 0.2)], [1, darker(sand, 0.1)]);
  return `${paint.def}${shape(`${edge}L${WIDTH + 20} 920H-20Z`, paint.fill)}${stroke(edge, foam, 12, 0.9)}${stroke(curve(line.map(([x, y]): Point => [x, y + 16])), darker(sand, 0.16), 14, 0.35)}`;
}

/** Two rows of small dots, as a crab leaves them in the sand. */
export function crabTracks(points: readonly Point[], near: number, far: number, color: string): string {
  let out = '';
  points.forEach(([x, y], i) => {
    const k = near + (far - near) * (i / Math.max(1, points.length - 1));
    out += ellipse([x - k, y, k * 0.2, k * 0.13], color) + ellipse([x + k, y, k * 0.2, k * 0.13], color);
  });
  return out;
}

/** Weed that sways on the sea floor. */
export function seaweed([x, y, h]: Spot, color: string, seed = 2): string {
  const random = seeded(seed);
  return [-0.16, -0.05, 0.07, 0.18]
    .map((k) => {
      const tall = h * between(random, 0.6, 1);
      const bend = between(random, -0.16, 0.16) * h;
      return stroke(
        curve([
          [x + k * h, y],
          [x + k * h + bend, y - tall * 0.4],
          [x + k * h - bend, y - tall * 0.75],
          [x + k * h + bend * 0.6, y - tall],
        ]),
        mix(color, '#fff2a8', between(random, 0, 0.25)),
        h * 0.06,
      );
    })
    .join('');
}

/** Upright sticks side by side, with two that bind them, as in a fish trap. */
export function sticks([x, y, w, h]: Box, color: string, step: number, thick: number): string {
  let upright = '';
  for (let i = 0; i <= w / step; i += 1) upright += `M${(x + i * step).toFixed(0)} ${y}V${y + h}`;
  const bound = `M${x} ${y + h * 0.34}H${x + w}M${x} ${y + h * 0.7}H${x + w}`;
  return (
    stroke(upright, darker(color, 0.3), thick) +
    stroke(upright, color, thick * 0.6) +
    stroke(bound, darker(color, 0.22), thick * 0.5)
  );
}

export function pebble([x, y, w]: Spot, color: string): string {
  const paint = ball([0, lighter(color, 0.4)], [0.7, color], [1, darker(color, 0.2)]);
  return `${paint.def}${ellipse([x, y - w * 0.24, w * 0.5, w * 0.28], paint.fill)}`;
}

/** Broken light of the moon on the water. */
export function moonPath([x, from, to, w]: Box, color: string, seed = 4): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 26; i += 1) {
    const k = i / 26;
    const y = from + (to - from) * k;
    const wide = w * (0.2 + k * 0.8);
    out += ellipse(
      [x + between(random, -0.5, 0.5) * wide, y, between(random, 0.1, 0.26) * wide, 2 + k * 5],
      color,
      0.55 + random() * 0.4,
    );
  }
  return out + circle([x, from - 4, 1], color, 0);
}

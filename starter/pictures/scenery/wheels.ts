import { type GroupPiece, type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import {
  type Point,
  type Spot,
  across,
  circle,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  rect,
  shape,
  stroke,
} from '../svg.ts';

/** A wheel seen from its side. */
export function wheel([x, y, r]: Spot, tyre = '#3a3440', rim = '#d9dbe4', spokes = 9): string {
  let out =
    circle([x, y, r], tyre) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="#ffffff" fill-opacity="0.14" stroke="${rim}" stroke-width="${r * 0.1}"/>`;
  for (let i = 0; i < spokes; i += 1) {
    const turn = (i / spokes) * Math.PI * 2 + 0.2;
    out += stroke(`M${x} ${y}L${x + Math.cos(turn) * r * 0.78} ${y + Math.sin(turn) * r * 0.78}`, rim, r * 0.035, 0.8);
  }
  return (
    out +
    circle([x, y, r * 0.14], rim) +
    stroke(
      `M${x - r * 0.66} ${y - r * 0.66}A${r * 0.93} ${r * 0.93} 0 0 1 ${x} ${y - r * 0.93}`,
      '#ffffff',
      r * 0.05,
      0.3,
    )
  );
}

/** A wheelchair going right, its wheels on y, for somebody whose head is u high; its rider sits 0.74 u above the ground. */
export function wheelchair([x, y, u]: Spot, rider: Piece, color = '#f2912e'): GroupPiece {
  const frame = u * 0.085;
  const r = u * 0.62;
  return group(
    '',
    ellipse([x + u * 0.15, y, u * 0.95, u * 0.09], '#2a1840', 0.26),
    circle([x + u * 0.02, y - r, r * 0.96], '#4a4452', 0.8),
    stroke(
      `M${x - u * 0.42} ${y - u * 1.62}L${x - u * 0.34} ${y - u * 0.68}L${x + u * 0.42} ${y - u * 0.68}L${x + u * 0.6} ${y - u * 0.2}`,
      darker(color, 0.2),
      frame,
    ),
    rect([x - u * 0.42, y - u * 1.44, u * 0.14, u * 0.72], darker(color, 0.35), u * 0.05),
    rect([x - u * 0.36, y - u * 0.78, u * 0.78, u * 0.14], '#4a4452', u * 0.06),
    stroke(`M${x - u * 0.42} ${y - u * 1.62}H${x - u * 0.62}`, '#3a3440', frame * 1.3),
    rider,
    stroke(
      `M${x - u * 0.34} ${y - u * 0.64}H${x + u * 0.4}L${x + u * 0.6} ${y - u * 0.22}M${x + u * 0.4} ${y - u * 0.62}L${x + u * 0.46} ${y - u * 0.16}`,
      color,
      frame * 0.8,
    ),
    stroke(`M${x + u * 0.5} ${y - u * 0.2}H${x + u * 0.84}`, '#4a4452', frame),
    wheel([x + u * 0.5, y - u * 0.15, u * 0.15], '#3a3440', '#d9dbe4', 5),
    wheel([x - u * 0.04, y - r, r]),
    circle([x - u * 0.04, y - r, r * 0.3], color, 0.9),
    circle([x - u * 0.04, y - r, r * 0.12], lighter(color, 0.6)),
  );
}

/** The same chair from the front. */
export function wheelchairFront([x, y, u]: Spot, rider: Piece, color = '#f2912e'): GroupPiece {
  const side = (s: number): string =>
    ellipse([x + s * u * 0.6, y - u * 0.62, u * 0.12, u * 0.62], '#3a3440') +
    ellipse([x + s * u * 0.6, y - u * 0.62, u * 0.055, u * 0.48], '#d9dbe4');
  return group(
    '',
    ellipse([x, y, u * 0.86, u * 0.1], '#2a1840', 0.26),
    rect([x - u * 0.42, y - u * 1.5, u * 0.84, u * 0.8], darker(color, 0.3), u * 0.1),
    side(-1),
    side(1),
    rect([x - u * 0.48, y - u * 0.78, u * 0.96, u * 0.16], '#4a4452', u * 0.06),
    stroke(
      `M${x - u * 0.46} ${y - u * 0.66}L${x - u * 0.3} ${y - u * 0.12}M${x + u * 0.46} ${y - u * 0.66}L${x + u * 0.3} ${y - u * 0.12}`,
      color,
      u * 0.08,
    ),
    rider,
    stroke(`M${x - u * 0.34} ${y - u * 0.1}H${x + u * 0.34}`, '#4a4452', u * 0.09),
    ellipse([x - u * 0.42, y - u * 0.12, u * 0.06, u * 0.13], '#3a3440'),
    ellipse([x + u * 0.42, y - u * 0.12, u * 0.06, u * 0.13], '#3a3440'),
  );
}

/** A crate of mangoes, its foot on y. */
export function mangoCrate([x, y, w]: Spot, wood = '#c98f5c'): Piece {
  const h = w * 0.42;
  const mango = (dx: number, dy: number, tilt: number): Piece =>
    figure('mango', x + dx * w, y - h * dy, { h: w * 0.3, tilt, shadow: false });
  return group(
    '',
    rect([x - w * 0.48, y - h * 1.1, w * 0.96, h * 0.5], darker(wood, 0.45)),
    mango(-0.26, 0.62, -20),
    mango(0.04, 0.72, 12),
    mango(0.3, 0.6, 34),
    ...[0, 1].map((i) =>
      rect([x - w * 0.5, y - h + i * h * 0.52, w, h * 0.46], i === 0 ? lighter(wood, 0.14) : wood, 3),
    ),
    rect([x - w * 0.5, y - h * 1.06, w * 0.08, h * 1.06], darker(wood, 0.16), 2),
    rect([x + w * 0.42, y - h * 1.06, w * 0.08, h * 1.06], darker(wood, 0.16), 2),
  );
}

/** A wooden cart with its load; it stands with its wheels on y. */
export function handCart([x, y, w]: Spot, load: readonly Piece[], wood = '#a9744a'): GroupPiece {
  const bed = y - w * 0.24;
  return group(
    '',
    ellipse([x, y, w * 0.56, w * 0.04], '#2a1840', 0.24),
    ...load,
    rect([x - w * 0.52, bed - w * 0.06, w * 1.04, w * 0.1], wood, 5),
    rect([x - w * 0.52, bed - w * 0.06, w * 1.04, w * 0.03], lighter(wood, 0.3), 4),
    wheel([x - w * 0.3, y - w * 0.15, w * 0.15], '#5a4038', '#e0b98a', 8),
    wheel([x + w * 0.3, y - w * 0.15, w * 0.15], '#5a4038', '#e0b98a', 8),
  );
}

/** An old pram going right; who sits in it stands out over its side. */
export function pram([x, y, w]: Spot, inside: readonly Piece[], color = '#7a6ac0'): GroupPiece {
  const top = y - w * 0.86;
  const paint = down([0, lighter(color, 0.25)], [1, darker(color, 0.25)]);
  const hood = across([0, darker(color, 0.3)], [1, lighter(color, 0.1)]);
  return group(
    '',
    ellipse([x, y, w * 0.5, w * 0.05], '#2a1840', 0.24),
    stroke(
      `M${x - w * 0.42} ${top + w * 0.1}Q${x - w * 0.66} ${top - w * 0.02} ${x - w * 0.7} ${top - w * 0.2}`,
      '#d9dbe4',
      w * 0.05,
    ),
    hood.def,
    shape(
      `M${x - w * 0.5} ${top + w * 0.12}Q${x - w * 0.56} ${top - w * 0.42} ${x - w * 0.06} ${top - w * 0.42}Q${x - w * 0.22} ${top - w * 0.2} ${x - w * 0.2} ${top + w * 0.12}Z`,
      hood.fill,
    ),
    ...inside,
    paint.def,
    shape(
      `M${x - w * 0.5} ${top + w * 0.08}H${x + w * 0.52}Q${x + w * 0.5} ${y - w * 0.34} ${x + w * 0.26} ${y - w * 0.32}H${x - w * 0.26}Q${x - w * 0.5} ${y - w * 0.34} ${x - w * 0.5} ${top + w * 0.08}Z`,
      paint.fill,
    ),
    rect([x - w * 0.53, top + w * 0.05, w * 1.08, w * 0.06], lighter(color, 0.4), 6),
    stroke(`M${x - w * 0.3} ${y - w * 0.18}Q${x} ${y - w * 0.46} ${x + w * 0.3} ${y - w * 0.18}`, '#d9dbe4', w * 0.04),
    wheel([x - w * 0.3, y - w * 0.18, w * 0.18], '#4a4452', '#d9dbe4', 8),
    wheel([x + w * 0.3, y - w * 0.18, w * 0.18], '#4a4452', '#d9dbe4', 8),
  );
}

export function rope(points: readonly Point[], width: number, color = '#e9d3a4'): string {
  return stroke(curve(points), darker(color, 0.35), width) + stroke(curve(points), color, width * 0.6);
}

/** A sock hung on a rope by its edge; turn is how far the wind lifts it, in degrees. */
export function sock([x, y, h]: Spot, turn = 0, color = '#e2455a'): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(`M${-h * 0.16} 0H${h * 0.16}V${h * 0.56}Q${h * 0.2} ${h * 0.66} ${h * 0.5} ${h * 0.74}Q${h * 0.62} ${h} ${h * 0.3} ${h}H${h * 0.04}Q${-h * 0.18} ${h} ${-h * 0.16} ${h * 0.7}Z`, color)}${rect([-h * 0.18, 0, h * 0.36, h * 0.13], '#fff2dd', 2)}${rect([-h * 0.16, h * 0.26, h * 0.32, h * 0.08], '#fff2dd', 0, 0.8)}</g>`;
}

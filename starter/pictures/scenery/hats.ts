import { type Spot, across, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

/** A pointed hat of plaited straw, the middle of its rim at (x, y), w wide. */
export function coneHat([x, y, w]: Spot, tilt = 0, color = '#ecc667'): string {
  const h = w * 0.4;
  const straw = across([0, darker(color, 0.15)], [0.35, lighter(color, 0.5)], [0.65, color], [1, darker(color, 0.3)]);
  const ring = (k: number): string =>
    `M${-w * 0.5 * k} ${-h * (1 - k) * 0.98}Q0 ${-h * (1 - k) + w * 0.2 * k} ${w * 0.5 * k} ${-h * (1 - k) * 0.98}`;
  const rays = [-0.36, -0.2, -0.05, 0.1, 0.24, 0.38]
    .map((k) => `M0 ${-h * 0.98}L${w * k} ${w * 0.1 * Math.sqrt(1 - (k / 0.5) ** 2)}`)
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${ellipse([0, w * 0.012, w * 0.49, w * 0.09], darker(color, 0.55))}${straw.def}${shape(`M${-w * 0.5} 0Q${-w * 0.2} ${-h * 0.5} ${-w * 0.03} ${-h}Q0 ${-h * 1.04} ${w * 0.03} ${-h}Q${w * 0.2} ${-h * 0.5} ${w * 0.5} 0Q0 ${w * 0.2} ${-w * 0.5} 0Z`, straw.fill)}${stroke(rays, darker(color, 0.3), w * 0.008, 0.45)}${stroke([0.36, 0.58, 0.78].map(ring).join(''), darker(color, 0.3), w * 0.009, 0.55)}${stroke(ring(1), darker(color, 0.35), w * 0.024)}${stroke(ring(0.9), '#d8574a', w * 0.022, 0.9)}</g>`;
}

/** A big round leaf worn as a hat, the middle of its rim at (x, y). */
export function leafHat([x, y, w]: Spot, tilt = 0, color = '#3fa05a'): string {
  const h = w * 0.26;
  const skin = across([0, darker(color, 0.15)], [0.35, lighter(color, 0.45)], [0.7, color], [1, darker(color, 0.28)]);
  const rim = `M${-w * 0.5} ${w * 0.03}Q${-w * 0.46} ${-h * 0.5} ${-w * 0.2} ${-h * 0.86}Q0 ${-h * 1.16} ${w * 0.22} ${-h * 0.84}Q${w * 0.48} ${-h * 0.46} ${w * 0.5} ${w * 0.04}Q${w * 0.38} ${w * 0.14} ${w * 0.25} ${w * 0.07}Q${w * 0.1} ${w * 0.17} ${-w * 0.04} ${w * 0.08}Q${-w * 0.2} ${w * 0.16} ${-w * 0.3} ${w * 0.06}Q${-w * 0.42} ${w * 0.12} ${-w * 0.5} ${w * 0.03}Z`;
  const veins = [-0.42, -0.28, -0.12, 0.06, 0.24, 0.4]
    .map((k) => `M0 ${-h * 0.84}Q${w * k * 0.7} ${-h * 0.5} ${w * k} ${w * 0.04}`)
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${skin.def}${stroke(`M0 ${-h * 0.9}Q${w * 0.02} ${-h * 1.3} ${w * 0.07} ${-h * 1.4}`, darker(color, 0.2), w * 0.035)}${shape(rim, skin.fill)}${stroke(veins, lighter(color, 0.6), w * 0.012, 0.75)}</g>`;
}

import { type Spot, circle, stroke } from '../svg.ts';

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

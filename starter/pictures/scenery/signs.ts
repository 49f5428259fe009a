import { type Box, type Point, stroke } from '../svg.ts';

/** Lines behind something that moves: turn is the direction it comes from, in degrees. */
export function motion([x, y, length, turn]: Box, color = '#ffffff', count = 3, gap = 26): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const side = (i - (count - 1) / 2) * gap;
    const l = length * (i % 2 === 0 ? 0.75 : 1);
    out += stroke(`M0 ${side}q${l / 2} ${-gap * 0.2} ${l} 0`, color, 6, 0.75);
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${out}</g>`;
}

/** Short strokes round something that shakes, shines or surprises. */
export function burst([x, y, inner, outer]: Box, color = '#fff3b0', count = 9, [from, to]: Point = [-180, 0]): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const turn = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : inner + (outer - inner) * 0.7;
    out += stroke(
      `M${x + Math.cos(turn) * inner} ${y + Math.sin(turn) * inner}L${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`,
      color,
      7,
      0.9,
    );
  }
  return out;
}

import { type Box, type Point, stroke } from '../svg.ts';

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

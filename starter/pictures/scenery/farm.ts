import { type Piece, group } from '../compose.ts';
import { type Spot, between, darker, down, ellipse, glowPaint, lighter, mix, seeded, shape, stroke } from '../svg.ts';

interface StrawBand {
  readonly x: number;
  readonly rim: number;
  readonly w: number;
  /** Distance of the band's upper and lower edge from the rim, at its middle. */
  readonly upper: number;
  readonly lower: number;
}

function strawBlades({ x, rim, w, upper, lower }: StrawBand, count: number, color: string, seed: number): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const depth = i / count;
    const side = between(random, -0.92, 0.92);
    const round = Math.sqrt(1 - side * side);
    const sx = x + side * w * 0.5;
    const sy = rim + (upper + (lower - upper) * depth) * round;
    const length = w * between(random, 0.1, 0.22);
    const slope = -side * 0.45 + between(random, -0.22, 0.22);
    const tone =
      i % 3 === 0
        ? mix(color, '#fff3b4', between(random, 0.2, 0.6))
        : mix(color, '#9a5f24', between(random, 0, 0.45) + depth * 0.2);
    out += stroke(
      `M${sx - length / 2} ${sy + (slope * length) / 2}q${length / 2} ${length * 0.12} ${length} ${-slope * length}`,
      tone,
      w * between(random, 0.009, 0.018),
      0.95,
    );
  }
  return out;
}

/** A nest of straw with its foot at (x, y); the pieces lie in it, behind its front rim. */
export function nest([x, y, w]: Spot, pieces: readonly Piece[], color = '#e2b04e'): Piece {
  const h = w * 0.34;
  const bowl = down([0, lighter(color, 0.1)], [0.5, darker(color, 0.1)], [1, darker(color, 0.4)]);
  const shade = glowPaint([0, '#2a1840', 0.45], [0.7, '#2a1840', 0.3], [1, '#2a1840', 0]);
  const rim = y - h * 0.72;
  const front = `M${x - w * 0.5} ${rim}Q${x - w * 0.3} ${rim + h * 0.28} ${x} ${rim + h * 0.28}Q${x + w * 0.3} ${rim + h * 0.28} ${x + w * 0.5} ${rim}C${x + w * 0.5} ${y - h * 0.25} ${x + w * 0.34} ${y + h * 0.04} ${x} ${y + h * 0.04}C${x - w * 0.34} ${y + h * 0.04} ${x - w * 0.5} ${y - h * 0.25} ${x - w * 0.5} ${rim}Z`;
  return group(
    '',
    shade.def,
    ellipse([x + w * 0.03, y - h * 0.04, w * 0.52, w * 0.09], shade.fill),
    ellipse([x, rim, w * 0.5, h * 0.3], darker(color, 0.42)),
    strawBlades({ x, rim, w, upper: -h * 0.34, lower: -h * 0.2 }, 34, darker(color, 0.12), 21),
    ...pieces,
    bowl.def,
    shape(front, bowl.fill),
    strawBlades({ x, rim, w, upper: h * 0.24, lower: h * 0.72 }, 110, color, 31),
  );
}

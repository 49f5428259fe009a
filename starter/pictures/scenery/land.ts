import { HEIGHT, type Point, WIDTH, between, curve, darker, down, lighter, seeded, shape, stroke } from '../svg.ts';

export interface RidgeOptions {
  /** Height of the bumps. */
  readonly bumps?: number;
  readonly count?: number;
  readonly seed?: number;
  /** Color at the foot; the color given first is at the top. */
  readonly foot?: string;
  readonly rim?: number;
}

function filledBelow(line: readonly Point[], color: string, foot: string, rim: number): string {
  const paint = down([0, color], [1, foot]);
  const edge = curve(line);
  const body = shape(`${edge}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`, paint.fill);
  const light = rim > 0 ? stroke(edge, lighter(color, 0.5), rim, 0.55) : '';
  return paint.def + body + light;
}

/** A soft line of hills, filled down to the lower edge. */
export function hills(y: number, color: string, options: RidgeOptions = {}): string {
  const { bumps = 60, count = 6, seed = 1, foot = darker(color, 0.25), rim = 5 } = options;
  const random = seeded(seed);
  const line: Point[] = [];
  for (let i = 0; i <= count; i += 1) {
    line.push([-20 + (i / count) * (WIDTH + 40), y + between(random, -1, 1) * bumps]);
  }
  return filledBelow(line, color, foot, rim);
}


export function tuft(x: number, y: number, h: number, color: string): string {
  const blade = (lean: number, tall: number): string =>
    `M${x + lean * 0.25 - h * 0.06} ${y}Q${x + lean * 0.4} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + lean * 0.55} ${y - tall * 0.4} ${x + lean * 0.25 + h * 0.07} ${y}Z`;
  return shape(
    blade(-h * 0.42, h * 0.7) + blade(-h * 0.12, h) + blade(h * 0.2, h * 0.86) + blade(h * 0.5, h * 0.6),
    color,
  );
}

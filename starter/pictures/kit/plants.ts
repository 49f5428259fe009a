import { flat } from './brush.ts';
import { each, tube } from './shapes.ts';
import { between, type Box, darker, lighter, seeded } from '../svg.ts';

/** Blades of grass that stand on a line. */
export function blades([x, y, w, h]: Box, color: string, count: number, seed: number): string {
  const random = seeded(seed);
  return each(count, (i) => {
    const [bx, tall, lean] = [
      x + (w * (i + random() * 0.7)) / count,
      h * between(random, 0.55, 1),
      between(random, -40, 40),
    ];
    const d = tube(`${bx},${y + 10} ${bx + lean * 0.25},${y - tall * 0.5} ${bx + lean},${y - tall}`, [
      h * 0.06 + 12,
      h * 0.04 + 9,
      3,
    ]);
    return flat(d, i % 3 === 0 ? lighter(color, 0.12) : i % 3 === 1 ? color : darker(color, 0.1), 1.5);
  });
}

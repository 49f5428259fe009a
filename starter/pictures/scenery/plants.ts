import { type Spot, ball, between, circle, darker, lighter, mix, seeded } from '../svg.ts';

/** Round masses of leaves, lit from the upper left. */
export function foliage([x, y, w]: Spot, color: string, seed = 1): string {
  const random = seeded(seed);
  const r = w / 2;
  const lumps: readonly (readonly [number, number, number])[] = [
    [0, 0.12, 0.62],
    [-0.58, 0.16, 0.44],
    [0.58, 0.18, 0.43],
    [-0.34, -0.28, 0.46],
    [0.34, -0.26, 0.47],
    [0, -0.46, 0.46],
    [-0.08, 0.02, 0.4],
  ];
  return lumps
    .map(([dx, dy, size], i) => {
      const tone = mix(color, i < 3 ? '#12304a' : '#fff2a8', i < 3 ? 0.12 : between(random, 0.02, 0.14));
      const paint = ball([0, lighter(tone, 0.24)], [0.55, tone], [1, darker(tone, 0.22)]);
      return paint.def + circle([x + dx * r, y + dy * r * 0.9, size * r], paint.fill);
    })
    .join('');
}

export function bush([x, y, w]: Spot, color = '#5aa552', seed = 3): string {
  return foliage([x, y - w * 0.22, w], color, seed);
}

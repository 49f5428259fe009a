import { type Box, between, mix, seeded, shape } from '../svg.ts';

/** Tall blades of grass as an ant sees them. */
export function tallGrass([x, y, w, h]: Box, count: number, color: string, seed = 1): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const foot = x + between(random, 0, w);
    const tall = h * between(random, 0.55, 1);
    const lean = between(random, -0.25, 0.25) * h;
    const half = h * between(random, 0.018, 0.032);
    const tone = mix(color, i % 2 === 0 ? '#fff6b8' : '#1e5a3a', between(random, 0, 0.28));
    out += shape(
      `M${foot - half} ${y}Q${foot - half + lean * 0.2} ${y - tall * 0.6} ${foot + lean} ${y - tall}Q${foot + half + lean * 0.4} ${y - tall * 0.55} ${foot + half} ${y}Z`,
      tone,
    );
  }
  return out;
}

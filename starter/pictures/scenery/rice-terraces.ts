import {
  type Spot,
  type Point,
  WIDTH,
  between,
  closedCurve,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

interface TerraceOptions {
  readonly rows?: number;
  readonly green?: string;
  readonly water?: string;
  readonly seed?: number;
  readonly plants?: boolean;
}

/** Young rice, a small bundle of blades with its foot at (x, y). */
export function riceTuft([x, y, h]: Spot, color = '#7cc043'): string {
  const blade = (lean: number, tall: number): string =>
    `M${x} ${y}Q${x + lean * 0.3} ${y - tall * 0.7} ${x + lean} ${y - tall}`;
  return stroke(
    blade(-h * 0.4, h * 0.7) + blade(-h * 0.12, h) + blade(h * 0.2, h * 0.92) + blade(h * 0.46, h * 0.62),
    color,
    h * 0.12,
  );
}

/** Terraces of rice one below the other, from a height down to another: flooded steps, each held by a bank. */
export function riceTerraces(from: number, to: number, options: TerraceOptions = {}): string {
  const { rows = 5, green = '#5cb04a', water = '#a9e4dc', seed = 7, plants = true } = options;
  const random = seeded(seed);
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const share = (row / rows) ** 1.3;
    const y = from + (to - from) * share;
    const bend = 14 + 46 * share;
    const turn = between(random, 0, 6);
    const line = Array.from({ length: 9 }, (_, i): Point => [
      -30 + i * 158,
      y + Math.sin(turn + i * between(random, 0.75, 0.95)) * bend,
    ]);
    const deep = 10 + 26 * share;
    const inner = line.map(([x, at]): Point => [x, at + deep]);
    const tone = mix(green, '#cfe86a', between(random, 0.05, 0.4));
    const pool = down([0, row % 3 === 1 ? water : mix(tone, water, 0.45)], [0.6, tone], [1, tone]);
    const field = `${curve(inner)}L${WIDTH + 30} 930L-30 930Z`;
    const step = `${curve(line)}L${WIDTH + 30} 930L-30 930Z`;
    out +=
      shape(step, darker(green, 0.22)) +
      stroke(curve(line), '#b9dc6c', 4 + 6 * share, 0.95) +
      pool.def +
      shape(field, pool.fill);
    if (!plants || share < 0.08) continue;
    const apart = 58 + 70 * share;
    let blades = '';
    for (let x = between(random, 0, apart); x < WIDTH; x += apart) {
      const i = Math.min(7, Math.max(0, Math.floor((x + 30) / 158)));
      const foot = (inner[i]?.[1] ?? y) + bend * 0.4 + 22 + 30 * share;
      const h = 18 + 30 * share;
      blades += `M${x.toFixed(0)} ${foot.toFixed(0)}q${(-h * 0.1).toFixed(0)} ${(-h * 0.7).toFixed(0)} ${(-h * 0.4).toFixed(0)} ${(-h * 0.8).toFixed(0)}M${x.toFixed(0)} ${foot.toFixed(0)}v${(-h).toFixed(0)}M${x.toFixed(0)} ${foot.toFixed(0)}q${(h * 0.1).toFixed(0)} ${(-h * 0.7).toFixed(0)} ${(h * 0.4).toFixed(0)} ${(-h * 0.8).toFixed(0)}`;
    }
    out += stroke(blades, mix(tone, '#1f6a3a', 0.55), 3 + 4 * share);
  }
  return out;
}

/** A grassy bank between two fields, along its upper edge. */
export function bank(line: readonly Point[], thick: number, color = '#8fc94e'): string {
  const upper = curve(line);
  const lower = line.map(([x, y]): Point => [x, y + thick]).toReversed();
  const paint = down([0, lighter(color, 0.2)], [0.4, color], [1, '#8a6238']);
  return (
    paint.def + shape(`${upper}L${curve(lower).slice(1)}Z`, paint.fill) + stroke(upper, lighter(color, 0.45), 7, 0.9)
  );
}

/** A round pool of mud with something thrown up round it. */
export function mudPool([x, y, w]: Spot, color = '#7a5236'): string {
  const points: Point[] = [0.96, 1.05, 0.97, 1.04, 1, 0.95, 1.04, 0.98].map((r, i): Point => {
    const turn = (i / 8) * Math.PI * 2;
    return [x + (Math.cos(turn) * r * w) / 2, y + Math.sin(turn) * r * w * 0.15];
  });
  return (
    shape(closedCurve(points), darker(color, 0.25)) +
    `<g transform="translate(0 -5)">${shape(closedCurve(points), color)}</g>` +
    ellipse([x - w * 0.14, y - w * 0.04, w * 0.16, w * 0.03], lighter(color, 0.3), 0.7)
  );
}

/** The near half of a pool of mud, over what has sunk in it. */
export function mudFront([x, y, w]: Spot, color = '#7a5236'): string {
  return (
    shape(
      `M${x - w / 2} ${y}Q${x - w * 0.36} ${y + w * 0.03} ${x - w * 0.2} ${y - w * 0.012}Q${x} ${y + w * 0.03} ${x + w * 0.2} ${y - w * 0.01}Q${x + w * 0.36} ${y + w * 0.03} ${x + w / 2} ${y}C${x + w * 0.46} ${y + w * 0.2} ${x - w * 0.46} ${y + w * 0.2} ${x - w / 2} ${y}Z`,
      color,
    ) +
    stroke(
      `M${x - w * 0.34} ${y + w * 0.07}q${w * 0.1} ${w * 0.03} ${w * 0.22} ${w * 0.02}M${x + w * 0.1} ${y + w * 0.085}q${w * 0.1} 0 ${w * 0.18} ${-w * 0.025}`,
      lighter(color, 0.3),
      w * 0.012,
      0.7,
    )
  );
}

/** Clods that fly up where somebody falls in. */
export function mudSplash([x, y, size]: Spot, color = '#7a5236', seed = 4): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 15; i += 1) {
    const turn = between(random, -Math.PI * 0.97, -Math.PI * 0.03);
    const reach = between(random, 0.6, 1.1) * size;
    const r = between(random, 0.05, 0.12) * size;
    out += ellipse(
      [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.8, r, r * 0.85],
      i % 3 === 0 ? lighter(color, 0.2) : color,
    );
  }
  return out;
}

import { type Spot, HEIGHT, type Point, WIDTH, between, down, lighter, rect, seeded, shape, stroke } from '../svg.ts';

/** Water from y down to the lower edge (or to `to`), with short bright waves. */
export function sea(
  y: number,
  far: string,
  near: string,
  options: { readonly to?: number; readonly waves?: number; readonly seed?: number; readonly foam?: string } = {},
): string {
  const { to = HEIGHT, waves = 36, seed = 6, foam = lighter(far, 0.55) } = options;
  const paint = down([0, far], [1, near]);
  return paint.def + rect([0, y, WIDTH, to - y], paint.fill) + waveLines([y + 8, to, waves], foam, seed);
}

export function waveLines([from, to, count]: Spot, color: string, seed = 6, [left, right]: Point = [0, WIDTH]): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const y = between(random, from, to);
    const near = (y - from) / Math.max(1, to - from);
    const w = 20 + near * 70;
    const x = between(random, left, right - w);
    out += stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 4).toFixed(0)} ${(-w * 0.1).toFixed(0)} ${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0`,
      color,
      1.5 + near * 3.5,
      0.35 + near * 0.25,
    );
  }
  return out;
}

export function ripples([x, y, w]: Spot, color = '#ffffff', rings = 3, opacity = 0.6): string {
  let out = '';
  for (let i = 0; i < rings; i += 1) {
    const share = 1 - i * 0.27;
    out += `<ellipse cx="${x}" cy="${y}" rx="${(w * share) / 2}" ry="${w * share * 0.11}" fill="none" stroke="${color}" stroke-width="${4 - i * 0.6}" opacity="${opacity * (0.5 + i * 0.22)}"/>`;
  }
  return out;
}

export function splash([x, y, size]: Spot, color = '#e8f7ff', seed = 2): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 13; i += 1) {
    const turn = between(random, -Math.PI * 0.95, -Math.PI * 0.05);
    const reach = between(random, 0.3, 1) * size;
    const [dx, dy] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.9];
    out += drop([dx, dy, between(random, 0.05, 0.12) * size], color, 0.9);
  }
  return out + ripples([x, y, size * 1.7], color, 3, 0.8);
}

export function drop([x, y, r]: Spot, color = '#7cc4f4', opacity = 0.95): string {
  return shape(
    `M${x} ${y - r * 1.7}Q${x + r * 1.25} ${y - r * 0.1} ${x + r * 0.7} ${y + r * 0.7}A${r} ${r} 0 0 1 ${x - r * 0.7} ${y + r * 0.7}Q${x - r * 1.25} ${y - r * 0.1} ${x} ${y - r * 1.7}Z`,
    color,
    opacity,
  );
}

export function bubbles([x, y, h]: Spot, count = 8, seed = 3): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const r = between(random, 4, 13);
    out += `<circle cx="${x + between(random, -24, 24)}" cy="${y - (i / count) * h}" r="${r}" fill="#ffffff" fill-opacity="0.25" stroke="#ffffff" stroke-width="2" opacity="0.8"/>`;
  }
  return out;
}

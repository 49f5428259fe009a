export const WIDTH = 1200;
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];
/** Where something stands and how large it is. */
export type Spot = readonly [x: number, y: number, size: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const fixed = (n: number) => n.toFixed(1);

let lastId = 0;

export function uniqueId() {
  lastId += 1;
  return `i${lastId}`;
}

/** Numbers between 0 and 1, the same every time, so that a picture can be made again unchanged. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A color between two colors written as #rrggbb; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number) {
  const a = channels(first);
  const b = channels(second);
  const part = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share);

export const darker = (color: string, share: number) => mix(color, '#2a1840', share);

/** A soft curve through the points. */
export function curve(points: readonly Point[]) {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const first = at(0);
  let path = `M${first[0].toFixed(3)} ${first[1].toFixed(3)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map((n) => n.toFixed(3)).join(' ')}`;
  }
  return path;
}

/** A soft closed line through the points. */
export function closedCurve(points: readonly Point[]) {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0];
  let path = `M${at(0)[0].toFixed(3)} ${at(0)[1].toFixed(3)}`;
  for (let i = 0; i < n; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map((k) => k.toFixed(3)).join(' ')}`;
  }
  return `${path}Z`;
}

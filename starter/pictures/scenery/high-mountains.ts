import {
  type Box,
  type Point,
  type Spot,
  across,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

export type MountainFace = 'none' | 'asleep' | 'speaking' | 'happy' | 'peeping';

interface MountainOptions {
  readonly rock?: string;
  readonly snow?: string;
  readonly foot?: string;
  readonly face?: MountainFace;
}

function mountainFace([x, y, w]: Spot, kind: MountainFace, ink: string): string {
  const eye = (s: number, bend: number): string =>
    `M${x + s * w * 0.3 - w * 0.12} ${y}q${w * 0.12} ${bend} ${w * 0.24} 0`;
  const line = w * 0.035;
  const cheeks =
    ellipse([x - w * 0.42, y + w * 0.2, w * 0.1, w * 0.06], '#f08a8a', 0.4) +
    ellipse([x + w * 0.42, y + w * 0.2, w * 0.1, w * 0.06], '#f08a8a', 0.4);
  const open = (s: number): string =>
    ellipse([x + s * w * 0.3, y, w * 0.075, w * 0.09], '#ffffff', 0.95) +
    ellipse([x + s * w * 0.3, y + w * 0.01, w * 0.045, w * 0.06], ink) +
    circle([x + s * w * 0.3 - w * 0.015, y - w * 0.02, w * 0.014], '#ffffff');
  switch (kind) {
    case 'none':
      return '';
    case 'asleep':
      return (
        stroke(eye(-1, w * 0.1) + eye(1, w * 0.1), ink, line) +
        stroke(`M${x - w * 0.1} ${y + w * 0.32}q${w * 0.1} ${w * 0.05} ${w * 0.2} 0`, ink, line)
      );
    case 'speaking':
      return (
        open(-1) +
        open(1) +
        stroke(
          `M${x - w * 0.42} ${y - w * 0.13}q${w * 0.12} ${-w * 0.05} ${w * 0.24} 0M${x + w * 0.18} ${y - w * 0.13}q${w * 0.12} ${-w * 0.05} ${w * 0.24} 0`,
          ink,
          line,
        ) +
        ellipse([x, y + w * 0.33, w * 0.1, w * 0.12], darker(ink, 0.4)) +
        ellipse([x, y + w * 0.38, w * 0.06, w * 0.05], '#7a5a7a')
      );
    case 'happy':
      return (
        stroke(eye(-1, -w * 0.13) + eye(1, -w * 0.13), ink, line) +
        cheeks +
        shape(
          `M${x - w * 0.22} ${y + w * 0.24}Q${x} ${y + w * 0.28} ${x + w * 0.22} ${y + w * 0.24}Q${x + w * 0.18} ${y + w * 0.48} ${x} ${y + w * 0.48}Q${x - w * 0.18} ${y + w * 0.48} ${x - w * 0.22} ${y + w * 0.24}Z`,
          darker(ink, 0.3),
        ) +
        ellipse([x, y + w * 0.42, w * 0.1, w * 0.045], '#b87a94')
      );
    case 'peeping':
      return (
        stroke(eye(-1, w * 0.09), ink, line) +
        open(1) +
        cheeks +
        stroke(`M${x - w * 0.16} ${y + w * 0.32}q${w * 0.16} ${w * 0.12} ${w * 0.34} ${-w * 0.02}`, ink, line)
      );
  }
}

/** One great mountain of rock with a cap of snow; its foot is on y. */
export function greatMountain([x, y, w, h]: Box, options: MountainOptions = {}): string {
  const { rock = '#6a78b4', snow = '#f6f8ff', foot = mix(rock, '#ffffff', 0.3), face = 'none' } = options;
  const stone = down([0, lighter(rock, 0.12)], [0.6, rock], [1, foot]);
  const at = (px: number, py: number): string => `${(x + px * w).toFixed(0)} ${(y - py * h).toFixed(0)}`;
  const body = `M${at(-0.5, 0)}Q${at(-0.36, 0.2)} ${at(-0.3, 0.42)}Q${at(-0.24, 0.52)} ${at(-0.19, 0.56)}Q${at(-0.12, 0.8)} ${at(-0.07, 0.92)}Q${at(0, 1.06)} ${at(0.07, 0.93)}Q${at(0.13, 0.78)} ${at(0.2, 0.6)}Q${at(0.28, 0.54)} ${at(0.32, 0.4)}Q${at(0.38, 0.2)} ${at(0.5, 0)}Z`;
  const shade = `M${at(0.03, 0.98)}Q${at(0.05, 0.97)} ${at(0.07, 0.93)}Q${at(0.13, 0.78)} ${at(0.2, 0.6)}Q${at(0.28, 0.54)} ${at(0.32, 0.4)}Q${at(0.38, 0.2)} ${at(0.5, 0)}L${at(0.18, 0)}Q${at(0.24, 0.3)} ${at(0.14, 0.5)}Q${at(0.08, 0.7)} ${at(0.03, 0.98)}Z`;
  const cap = `M${at(-0.155, 0.69)}Q${at(-0.11, 0.84)} ${at(-0.07, 0.92)}Q${at(0, 1.06)} ${at(0.07, 0.93)}Q${at(0.11, 0.83)} ${at(0.155, 0.71)}Q${at(0.12, 0.66)} ${at(0.1, 0.74)}Q${at(0.07, 0.68)} ${at(0.045, 0.75)}Q${at(0.01, 0.67)} ${at(-0.02, 0.75)}Q${at(-0.06, 0.66)} ${at(-0.085, 0.74)}Q${at(-0.12, 0.64)} ${at(-0.155, 0.69)}Z`;
  const ridges = `M${at(-0.26, 0.4)}Q${at(-0.2, 0.3)} ${at(-0.22, 0.14)}M${at(-0.16, 0.44)}Q${at(-0.12, 0.26)} ${at(-0.15, 0.1)}M${at(0.22, 0.42)}Q${at(0.26, 0.26)} ${at(0.24, 0.12)}`;
  return (
    stone.def +
    shape(body, stone.fill) +
    shape(shade, darker(rock, 0.2), 0.35) +
    shape(cap, snow) +
    shape(
      `M${at(0.03, 0.985)}Q${at(0.06, 0.97)} ${at(0.07, 0.93)}Q${at(0.11, 0.83)} ${at(0.155, 0.71)}Q${at(0.12, 0.66)} ${at(0.1, 0.74)}Q${at(0.08, 0.7)} ${at(0.06, 0.74)}Q${at(0.07, 0.86)} ${at(0.03, 0.985)}Z`,
      mix(snow, rock, 0.3),
      0.7,
    ) +
    stroke(ridges, darker(rock, 0.25), w * 0.006, 0.4) +
    mountainFace([x - w * 0.005, y - h * 0.52, w * 0.23], face, darker(rock, 0.55))
  );
}

/** A tuft of the stiff yellow grass of high places. */
export function stiffGrass(places: readonly Spot[], color = '#d8b45c'): string {
  return places
    .map(([x, y, h]) => {
      const blade = (lean: number, tall: number): string =>
        `M${x + lean * 0.1} ${y}Q${x + lean * 0.3} ${y - tall * 0.6} ${x + lean} ${y - tall}`;
      return (
        stroke(
          blade(-h * 0.5, h * 0.7) +
            blade(-h * 0.2, h) +
            blade(h * 0.05, h * 1.08) +
            blade(h * 0.28, h * 0.94) +
            blade(h * 0.55, h * 0.66),
          color,
          h * 0.09,
        ) + ellipse([x, y, h * 0.3, h * 0.06], darker(color, 0.45), 0.35)
      );
    })
    .join('');
}

/** A small house of clay bricks with a thatched or tiled roof, its foot on y. */
export function clayHouse([x, y, w]: Spot, wall = '#d9a06a', roof = '#c0603c'): string {
  const h = w * 0.52;
  const face = across([0, lighter(wall, 0.22)], [1, darker(wall, 0.12)]);
  return (
    ellipse([x, y, w * 0.58, w * 0.05], '#2a2050', 0.22) +
    face.def +
    rect([x - w / 2, y - h, w, h], face.fill) +
    shape(
      `M${x - w * 0.6} ${y - h * 0.92}L${x - w * 0.36} ${y - h * 1.62}H${x + w * 0.36}L${x + w * 0.6} ${y - h * 0.92}Z`,
      roof,
    ) +
    shape(
      `M${x - w * 0.6} ${y - h * 0.92}L${x - w * 0.36} ${y - h * 1.62}H${x - w * 0.1}L${x - w * 0.16} ${y - h * 0.92}Z`,
      lighter(roof, 0.2),
      0.6,
    ) +
    rect([x - w * 0.12, y - h * 0.62, w * 0.24, h * 0.62], '#4a3a6a', 4) +
    rect([x + w * 0.22, y - h * 0.62, w * 0.16, h * 0.26], '#4a3a6a', 3)
  );
}

/** Steps of fields with stone walls, along the lower part of a slope. */
export function stoneTerraces(from: number, to: number, seed = 3, green = '#8fb45a'): string {
  const random = seeded(seed);
  let out = '';
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const y = from + ((to - from) * row) / rows;
    const phase = between(random, 0, 6);
    const line = Array.from({ length: 9 }, (_, i): Point => [
      -30 + i * 158,
      y + Math.sin(phase + i * 0.8) * (12 + row * 7),
    ]);
    const wall = line.map(([px, py]): Point => [px, py + 14 + row * 5]);
    const tone = mix(green, '#e0c060', between(random, 0.05, 0.5));
    out +=
      shape(`${curve(line)}L1230 930L-30 930Z`, '#9a8a9a') +
      stroke(curve(line), lighter(tone, 0.35), 7) +
      shape(`${curve(wall)}L1230 930L-30 930Z`, tone);
  }
  return out;
}

/** A bridge of ropes between two points, sagging; its walkway is as wide as half of its rails are high. */
export function ropeBridge(from: Point, to: Point, sag: number, rail: number): string {
  const middle = (dy: number): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag + dy];
  const line = (dy: number): string => curve([[from[0], from[1] + dy], middle(dy), [to[0], to[1] + dy]]);
  let ties = '';
  for (let i = 1; i < 20; i += 1) {
    const t = i / 20;
    const px = from[0] + (to[0] - from[0]) * t;
    const py = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t);
    ties += `M${px.toFixed(0)} ${py.toFixed(0)}l${i % 2 === 0 ? 10 : -10} ${-rail}`;
  }
  return (
    stroke(ties, '#b08a4a', 4, 0.9) +
    stroke(line(-rail), '#8a6430', 11) +
    stroke(line(-rail), '#d8b46a', 6) +
    stroke(line(6), '#6a4a28', 26) +
    stroke(line(0), '#c09a54', 20) +
    `<path d="${line(0)}" fill="none" stroke="#8a6430" stroke-width="20" stroke-dasharray="3 13" opacity="0.6"/>`
  );
}

/** Little flags on a string from one point to another. */
export function bunting(from: Point, to: Point, sag: number, colors: readonly string[]): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const line = curve(Array.from({ length: 9 }, (_, i) => at(i / 8)));
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 52);
  let flags = '';
  for (let i = 0; i < count; i += 1) {
    const [px, py] = at((i + 0.5) / count);
    flags += shape(`M${(px - 17).toFixed(0)} ${py.toFixed(0)}h34l-17 38Z`, colors[i % colors.length] ?? '#e8447a');
  }
  return stroke(line, '#fff4dc', 4) + flags;
}

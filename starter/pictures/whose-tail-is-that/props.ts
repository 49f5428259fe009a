import { type FolkLook, type FolkPose, folk } from '../characters/folk.ts';
import { type Piece, group } from '../compose.ts';
import { type FigureOptions, figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { acacia, dryGrass } from '../scenery/savannah.ts';
import { hills } from '../scenery/land.ts';
import { cloud, glow, sky } from '../scenery/sky.ts';
import { type Point, type Spot, ball, circle, curve, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

export const morning: Light = { tint: '#fff8ee', shadow: '#6a2a44', shadowStrength: 0.3 };
export const evening: Light = { tint: '#ffeedd', shadow: '#6a2a44', shadowStrength: 0.32 };

export const straw = '#f0b967';
export const leaf = '#3f9484';

const boyLook: FolkLook = {
  skin: '#7d4c38',
  hair: '#221819',
  style: 'short',
  top: '#ffcf4a',
  bottom: '#3a8fa6',
  legs: 'short',
  sleeves: 'short',
  trim: '#f28a5e',
};

export const boy = (at: Spot, pose: FolkPose = {}): Piece => folk(boyLook, at, pose);

const fur = '#f2a24e';
const dots = '#6e3a2c';

const hood = (): string => {
  const paint = ball([0, lighter(fur, 0.35)], [0.6, fur], [1, darker(fur, 0.22)]);
  const ear = (side: number): string => circle([side * 36, -52, 16], fur) + circle([side * 36, -50, 9], '#f7c9b4');
  const spots = [
    [-26, -46],
    [2, -58],
    [26, -48],
    [-46, -18],
    [47, -14],
    [-45, 22],
    [45, 26],
  ] as const;
  return `${ear(-1)}${ear(1)}${paint.def}<path fill-rule="evenodd" fill="${paint.fill}" d="M-54 0C-56 -46 -30 -68 0 -68C30 -68 56 -46 54 0C54 36 34 58 0 58C-34 58 -54 36 -54 0ZM-36 2C-36 30 -20 47 0 47C20 47 36 30 36 2C36 -24 22 -34 0 -34C-22 -34 -36 -24 -36 2Z"/>${spots.map(([x, y]) => ellipse([x, y, 6, 5], dots, 0.9)).join('')}<path d="M-5 13Q0 10 5 13L0 19Z" fill="#3a1c22"/>${stroke('M-12 18L-30 14M-12 22L-31 23M12 18L30 14M12 22L31 23', '#5a3030', 2)}`;
};

const niaLook: FolkLook = {
  skin: '#7d4c38',
  hair: '#221819',
  style: 'short',
  top: fur,
  bottom: fur,
  build: 'tiny',
  sleeves: 'long',
  hat: hood(),
};

/** Little sister in her home-made leopard suit, with painted spots. */
export function nia([x, y, u]: Spot, pose: FolkPose = {}): Piece {
  const low = pose.legs === 'jump' ? 0.45 : 0.56;
  const spots = [
    [-0.2, 0.45],
    [0.12, 0.35],
    [0.02, 0.62],
    [0.22, 0.66],
    [-0.12, 0.22],
    [-0.24, 0.74],
  ] as const;
  return group(
    '',
    folk(niaLook, [x, y, u], {
      ...pose,
      carries: [
        spots
          .map(([dx, dy]) => ellipse([x + dx * u, y - (low + 0.74 - dy) * u, u * 0.055, u * 0.045], dots, 0.9))
          .join(''),
        ...(pose.carries ?? []),
      ],
    }),
  );
}

/** A stuffed sock for a tail: thick, spotty and round at its end. */
export function spottyTail(points: readonly Point[], width: number): string {
  const line = curve(points);
  const last = points.at(-1) ?? [0, 0];
  let out =
    stroke(line, darker(fur, 0.25), width) +
    stroke(curve(points.map(([x, y]): Point => [x - width * 0.1, y - width * 0.08])), fur, width * 0.74) +
    circle([last[0], last[1], width * 0.6], '#6e3a2c') +
    circle([last[0] - width * 0.15, last[1] - width * 0.18, width * 0.2], '#9a5a44');
  points.slice(0, -1).forEach(([x, y], i) => {
    const next = points[i + 1] ?? [x, y];
    for (const s of [0.15, 0.6])
      out += ellipse(
        [x + (next[0] - x) * s + (s < 0.5 ? -1 : 1) * width * 0.16, y + (next[1] - y) * s, width * 0.15, width * 0.12],
        dots,
        0.9,
      );
  });
  return out;
}

/** The tail of the kite: a cord with bows. */
export function kiteTail(points: readonly Point[], size: number): string {
  const colors = ['#ffc83a', '#3a9df2', '#f2556e'];
  return (
    stroke(curve(points), '#f4f0ff', size * 0.2) +
    points
      .slice(1)
      .map(([x, y], i) => {
        const color = colors[i % 3] ?? '#ffc83a';
        const wing = (side: number): string =>
          shape(`M${x} ${y}L${x + side * size} ${y - size * 0.62}V${y + size * 0.62}Z`, color);
        return `<g transform="rotate(${i * 23 - 20} ${x} ${y})">${wing(-1)}${wing(1)}${circle([x, y, size * 0.26], darker(color, 0.2))}</g>`;
      })
      .join('')
  );
}

export const kite = (x: number, y: number, h: number, tilt = 0): Piece =>
  figure('kite', x, y, { h, tilt, middle: true, shadow: false });

/** A giraffe's tail: thin, with a dark tuft. */
export function giraffeTail(points: readonly Point[], width: number): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    stroke(curve(points), '#d9762e', width) +
    stroke(curve(points.map(([px, py]): Point => [px - width * 0.14, py])), '#f2a03c', width * 0.62) +
    shape(
      `M${x} ${y - width}C${x - width * 1.5} ${y + width} ${x - width} ${y + width * 3.4} ${x - width * 0.2} ${y + width * 4}C${x + width * 1.2} ${y + width * 3} ${x + width * 1.4} ${y + width} ${x} ${y - width}Z`,
      '#6e4a3c',
    )
  );
}

/** A monkey's tail: smooth, with a curl at its end. */
export const monkeyTail = (points: readonly Point[], width: number): string =>
  stroke(curve(points), '#56303a', width) +
  stroke(curve(points.map(([x, y]): Point => [x - width * 0.1, y - width * 0.06])), '#7c4c55', width * 0.66) +
  stroke(curve(points.map(([x, y]): Point => [x - width * 0.18, y - width * 0.1])), '#94646c', width * 0.24, 0.8);

/** The string of a kite from a hand up. */
export const string = (from: Point, to: Point): string =>
  stroke(
    `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 - 30} ${(from[1] + to[1]) / 2 + 60} ${to[0]} ${to[1]}`,
    '#ffffff',
    3,
    0.9,
  );

/** Only the hind part of a zebra, from behind something that hides the rest. */
export const hindZebra = ([x, y, h]: Spot, cut: number, options: Omit<FigureOptions, 'h' | 'cut'> = {}): Piece =>
  figure('zebra', x, y, { h, cut, shadow: false, ...options });

export function plain(horizon: number, seed: number): readonly Piece[] {
  return [
    sky('#9fdcd8', '#cfeadb', '#fbe6cf'),
    glow([980, 120, 420], '#fff3cf', 0.7),
    cloud([240, 130, 190], '#ffffff', 0.8, '#e6f0ea'),
    cloud([820, 90, 140], '#ffffff', 0.65, '#e6f0ea'),
    hills(horizon - 34, '#b9a6c4', { bumps: 26, count: 5, seed, foot: '#d6bccb', rim: 0 }),
    hills(horizon - 6, '#d9b48e', { bumps: 14, count: 7, seed: seed + 3, foot: '#e6bf83', rim: 0 }),
    acacia([90, horizon + 18, 120], '#6fb09c', '#9a7480', seed),
    acacia([1090, horizon + 10, 100], '#6fb09c', '#9a7480', seed + 1),
    dryGrass(horizon, straw, seed),
  ];
}

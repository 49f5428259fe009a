import { type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import type { FigureName } from '../figure-names.ts';
import {
  type Spot,
  type Point,
  across,
  ball,
  circle,
  curve,
  darker,
  ellipse,
  glowPaint,
  lighter,
  shape,
  stroke,
} from '../svg.ts';

export interface Look {
  readonly head: FigureName;
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  /** A long garment instead of trousers. */
  readonly robe?: boolean;
  /** Drawn over the top of the head; the head is 100 wide and its upper left corner is at 0, 0. */
  readonly hat?: string;
  readonly brightness?: number;
}

export interface Pose {
  /** Hands, seen from the neck, in heads: the one at the left of the picture and the one at the right. */
  readonly hands?: readonly [Point, Point];
  readonly legs?: 'stand' | 'walk' | 'sit' | 'kneel' | 'hidden';
  readonly tilt?: number;
  readonly headTilt?: number;
  readonly eyesShut?: boolean;
  readonly mouth?: 'open' | 'worried';
  /** Held things, drawn over the hands, in heads from the neck. */
  readonly held?: (u: number) => readonly Piece[];
  readonly shadow?: boolean;
}

const legLength = { stand: 1.5, walk: 1.5, sit: 1.42, kneel: 1.28, hidden: 0.84 } as const;

function limb(points: readonly Point[], width: number, color: string): string {
  const line = curve(points);
  const lifted = curve(points.map(([x, y]): Point => [x - width * 0.16, y - width * 0.1]));
  return stroke(line, darker(color, 0.16), width) + stroke(lifted, color, width * 0.66);
}

function arm([shoulder, hand]: readonly [Point, Point], u: number, look: Look, side: -1 | 1): string {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const reach = Math.hypot(dx, dy);
  const slack = Math.max(0.02, 0.34 - reach * 0.28);
  const elbow: Point = [shoulder[0] + dx * 0.5 + side * slack * 0.7, shoulder[1] + dy * 0.5 + slack * 0.5];
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.82, elbow[1] + (hand[1] - elbow[1]) * 0.82];
  const scaled = (p: Point): Point => [p[0] * u, p[1] * u];
  const paint = ball([0, lighter(look.skin, 0.2)], [1, darker(look.skin, 0.1)]);
  return (
    limb([shoulder, elbow, wrist].map(scaled), u * 0.2, look.top) +
    paint.def +
    circle([hand[0] * u, hand[1] * u, u * 0.105], paint.fill)
  );
}

function legs(kind: NonNullable<Pose['legs']>, u: number, look: Look): string {
  if (kind === 'hidden') return '';
  const shoe = (x: number, y: number, side: number): string =>
    ellipse([x * u + side * u * 0.05, y * u, u * 0.15, u * 0.075], look.shoes);
  if (look.robe === true) return shoe(-0.17, 1.48, -1) + shoe(0.17, 1.48, 1);
  const at = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x * u, y * u]);
  const w = u * 0.25;
  switch (kind) {
    case 'walk':
      return (
        limb(
          at([
            [-0.12, 0.85],
            [-0.22, 1.15],
            [-0.34, 1.42],
          ]),
          w,
          look.bottom,
        ) +
        limb(
          at([
            [0.12, 0.85],
            [0.26, 1.12],
            [0.3, 1.42],
          ]),
          w,
          look.bottom,
        ) +
        shoe(-0.34, 1.47, -1) +
        shoe(0.32, 1.47, 1)
      );
    case 'sit':
      return (
        limb(
          at([
            [-0.16, 0.82],
            [-0.46, 0.94],
            [-0.48, 1.34],
          ]),
          w,
          look.bottom,
        ) +
        limb(
          at([
            [0.16, 0.82],
            [0.46, 0.94],
            [0.48, 1.34],
          ]),
          w,
          look.bottom,
        ) +
        shoe(-0.5, 1.4, -1) +
        shoe(0.5, 1.4, 1)
      );
    case 'kneel':
      return (
        limb(
          at([
            [0.14, 0.8],
            [0.36, 1.14],
            [0.66, 1.18],
          ]),
          w,
          look.bottom,
        ) +
        shoe(0.74, 1.2, 1) +
        limb(
          at([
            [-0.14, 0.8],
            [-0.42, 0.88],
            [-0.4, 1.2],
          ]),
          w,
          look.bottom,
        ) +
        shoe(-0.44, 1.25, -1)
      );
    case 'stand':
      return (
        limb(
          at([
            [-0.17, 0.8],
            [-0.18, 1.42],
          ]),
          w,
          look.bottom,
        ) +
        limb(
          at([
            [0.17, 0.8],
            [0.18, 1.42],
          ]),
          w,
          look.bottom,
        ) +
        shoe(-0.19, 1.47, -1) +
        shoe(0.19, 1.47, 1)
      );
  }
}

function torso(u: number, look: Look): string {
  const paint = ball([0, lighter(look.top, 0.22)], [0.6, look.top], [1, darker(look.top, 0.24)]);
  const foot = look.robe === true ? 1.42 : 0.86;
  const half = look.robe === true ? 0.46 : 0.36;
  const d = `M${-u * 0.2} ${-u * 0.04}Q${-u * 0.38} ${u * 0.02} ${-u * 0.38} ${u * 0.3}L${-u * half} ${u * (foot - 0.06)}Q0 ${u * (foot + 0.08)} ${u * half} ${u * (foot - 0.06)}L${u * 0.38} ${u * 0.3}Q${u * 0.38} ${u * 0.02} ${u * 0.2} ${-u * 0.04}Z`;
  return paint.def + shape(d, paint.fill);
}

/** Where the eyes are on the round faces, as shares of the face. */
function shutEyes(w: number, h: number): string {
  const lids = [
    [0.325, '#734a50'],
    [0.685, '#875c5b'],
  ] as const;
  return lids
    .map(
      ([x, lid]) =>
        ellipse([w * x, h * 0.56, w * 0.125, h * 0.085], lid) +
        stroke(`M${w * (x - 0.1)} ${h * 0.565}q${w * 0.1} ${h * 0.07} ${w * 0.2} 0`, '#2a1a20', h * 0.026),
    )
    .join('');
}

/** A laughing or calling mouth, wide enough to cover the mouth of the face. */
function openMouth(w: number, h: number): string {
  const d = `M${w * 0.35} ${h * 0.745}Q${w * 0.505} ${h * 0.72} ${w * 0.66} ${h * 0.745}Q${w * 0.65} ${h * 0.93} ${w * 0.505} ${h * 0.93}Q${w * 0.36} ${h * 0.93} ${w * 0.35} ${h * 0.745}Z`;
  return (
    shape(d, '#5e1630') +
    ellipse([w * 0.505, h * 0.885, w * 0.085, h * 0.035], '#d8607a') +
    shape(
      `M${w * 0.38} ${h * 0.748}Q${w * 0.505} ${h * 0.73} ${w * 0.63} ${h * 0.748}Q${w * 0.505} ${h * 0.79} ${w * 0.38} ${h * 0.748}Z`,
      '#fff6ee',
    )
  );
}

/** A small crooked mouth, on a patch of skin that hides the smile of the face. */
function worriedMouth(w: number, h: number): string {
  const patch = across([0, '#754652'], [0.5, '#7e4c5b'], [1, '#8b595c']);
  const mouth = `M${w * 0.41} ${h * 0.825}q${w * 0.05} ${-h * 0.05} ${w * 0.1} ${-h * 0.012}t${w * 0.09} ${-h * 0.006}`;
  return (
    patch.def + ellipse([w * 0.505, h * 0.795, w * 0.16, h * 0.075], patch.fill) + stroke(mouth, '#4a1426', h * 0.028)
  );
}

/** A person with the feet on (x, y), or cut off at the waist with hidden legs; u is the height of the head. */
export function person(look: Look, [x, y, u]: Spot, pose: Pose = {}): Piece {
  const {
    hands = [
      [-0.5, 0.8],
      [0.5, 0.8],
    ],
    legs: kind = 'stand',
    tilt = 0,
    headTilt = 0,
  } = pose;
  const shade = glowPaint([0, '#2a1840', 0.34], [0.6, '#2a1840', 0.2], [1, '#2a1840', 0]);
  const grounded = kind !== 'hidden' && pose.shadow !== false;
  const detail = (w: number, h: number): string =>
    (pose.eyesShut === true ? shutEyes(w, h) : '') +
    (pose.mouth === 'open' ? openMouth(w, h) : '') +
    (pose.mouth === 'worried' ? worriedMouth(w, h) : '') +
    (look.hat === undefined ? '' : `<g transform="scale(${w / 100})">${look.hat}</g>`);
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt}) translate(0 ${-legLength[kind] * u})"`,
    ...(grounded ? [shade.def + ellipse([u * 0.06, legLength[kind] * u, u * 0.62, u * 0.13], shade.fill)] : []),
    legs(kind, u, look),
    torso(u, look),
    group(
      `transform="rotate(${headTilt})"`,
      figure(look.head, 0, u * 0.1, { h: u, shadow: false, detail, brightness: look.brightness ?? 1 }),
    ),
    arm([[-0.31, 0.16], hands[0]], u, look, -1),
    arm([[0.31, 0.16], hands[1]], u, look, 1),
    ...(pose.held === undefined ? [] : pose.held(u)),
  );
}

import { flat, moved } from './brush.ts';
import type { Hand, HandShape, Legs, Look } from './looks.ts';
import { blob, joint, pts, tube } from './shapes.ts';
import { darker, type Point } from '../svg.ts';

export interface Bones {
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  readonly wide: number;
  readonly limb: number;
}

export const bones: Record<Look['age'], Bones> = {
  baby: { torso: 0.72, leg: 0.27, arm: 0.3, wide: 0.33, limb: 0.24 },
  child: { torso: 0.86, leg: 0.42, arm: 0.4, wide: 0.34, limb: 0.24 },
  grown: { torso: 1.22, leg: 0.8, arm: 0.62, wide: 0.5, limb: 0.3 },
  old: { torso: 1.1, leg: 0.66, arm: 0.58, wide: 0.48, limb: 0.29 },
};

export type Leg = readonly [hip: Point, knee: Point, foot: Point, tip: number];

/** Both legs in heads from the hip; d is the side the body faces, 0 to the front. */
export function legPlan(kind: Legs, bone: number, d: number): readonly [Leg, Leg] {
  const l = bone * 2;
  const s = d === 0 ? 1 : d;
  const half = d === 0 ? 0.16 : 0.07;
  const wide = Math.max(0.56, bone * 1.12);
  const leg = (side: number, foot: Point, bend: number, tip = 0): Leg => [
    [side * half, 0],
    joint([side * half, 0], foot, bone, bend),
    foot,
    tip,
  ];
  const plans: Record<Legs, readonly [Leg, Leg]> = {
    none: [leg(-1, [-half, l], 1), leg(1, [half, l], -1)],
    stand: [leg(-1, [-half * 1.2, l], -s), leg(1, [half * 1.3, l], -s)],
    walk:
      d === 0
        ? [leg(-1, [-0.18, l], 1), leg(1, [0.2, l * 0.9], 1)]
        : [leg(-1, [-s * 0.38, l * 0.93], -s, s * 26), leg(1, [s * 0.38, l * 0.96], -s, -s * 10)],
    run:
      d === 0
        ? [leg(-1, [-0.24, l], 1), leg(1, [0.3, l * 0.66], -1, 20)]
        : [leg(-1, [-s * 0.8, l * 0.55], -s, s * 75), leg(1, [s * 0.55, l * 0.86], -s, -s * 16)],
    tiptoe:
      d === 0
        ? [leg(-1, [-0.14, l], 1, 30), leg(1, [0.14, l], -1, -30)]
        : [leg(-1, [-s * 0.1, l * 1.02], -s, s * 40), leg(1, [s * 0.1, l * 1.02], -s, s * 40)],
    jump: [leg(-1, [-0.4, l * 0.66], 1, 30), leg(1, [0.4, l * 0.66], -1, -30)],
    seat: [
      [[-s * 0.05, 0], [s * bone * 0.95, -0.02], [s * bone * 0.98, bone * 0.98], 0],
      [[s * 0.05, 0], [s * bone * 1.05, 0.04], [s * bone * 1.15, bone * 1.02], 0],
    ],
    seatFront: [
      [[-0.15, 0], [-0.25, 0.16], [-0.24, 0.16 + bone], 0],
      [[0.15, 0], [0.25, 0.16], [0.24, 0.16 + bone], 0],
    ],
    crossed: [
      [[-0.14, 0], [-wide, wide * 0.18], [0.12, wide * 0.36], 0],
      [[0.14, 0], [wide, wide * 0.18], [-0.12, wide * 0.4], 0],
    ],
    out: [
      [[0, 0], [s * bone * 0.9, -bone * 0.42], [s * bone * 1.75, 0.1], -s * 70],
      [[0, 0.04], [s * bone * 0.95, -0.02], [s * bone * 1.95, 0.12], -s * 75],
    ],
    kneel: [
      [[0, 0], [s * bone * 0.35, bone * 0.92], [-s * bone * 0.65, bone * 1.0], s * 70],
      [[0, 0], [s * bone * 0.85, bone * 0.2], [s * bone * 0.8, bone * 1.08], 0],
    ],
    squat:
      d === 0
        ? [
            [[-0.14, 0], [-0.46, -0.02], [-0.3, bone * 0.9], 0],
            [[0.14, 0], [0.46, -0.02], [0.3, bone * 0.9], 0],
          ]
        : [
            [[0, 0], [s * bone * 0.9, -bone * 0.35], [s * bone * 0.35, bone * 0.72], 0],
            [[0, 0], [s * bone * 1.02, -bone * 0.25], [s * bone * 0.6, bone * 0.74], 0],
          ],
    climb: [leg(-1, [-s * 0.18, l], -s, s * 10), leg(1, [s * 0.5, l * 0.5], -s, 0)],
    up: [leg(-1, [-0.2, -l * 0.95 + l * 2], -1), leg(1, [0.2, l], 1)],
  };
  return plans[kind];
}

function handDrawing([x, y]: Point, angle: number, u: number, shape: HandShape, skin: string, thumb: number) {
  const line = darker(skin, 0.3);
  const palm = {
    open: blob(12, 0, 15, 11, 3, 0.02),
    hold: blob(9, 0, 13, 13, 3, 0.02),
    fist: blob(9, 0, 13, 12.5, 3, 0.02),
    point: blob(8, 0, 12, 11.5, 3, 0.02),
    clap: blob(12, 0, 17, 8, 3, 0.02),
  }[shape];
  const finger = shape === 'point' ? flat(tube(`10,${thumb * -4} 34,${thumb * -5}`, [10, 7]), skin, 2) : '';
  const thumbAt: readonly Point[] =
    shape === 'open'
      ? pts(`4,${thumb * -6} 10,${thumb * -17} 17,${thumb * -20}`)
      : pts(`4,${thumb * -9} 14,${thumb * -9} 18,${thumb * -3}`);
  const creases =
    shape === 'open'
      ? `<path d="M18 -3h7M17 4h7" stroke="${line}" stroke-width="1.6" opacity="0.5" stroke-linecap="round"/>`
      : '';
  return moved([x, y, angle, u / 100])(finger, flat(palm, skin, 2), creases, flat(tube(thumbAt, [10, 9, 7]), skin, 2));
}

export function arm(look: Look, b: Bones, shoulder: Point, elbow: Point, hand: Point, u: number, spec: Hand) {
  const w = b.limb * u * (look.build === 'slim' ? 0.85 : 0.95);
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const thumb = hand[0] >= shoulder[0] ? 1 : -1;
  const palm = handDrawing(
    hand,
    angle,
    u * (look.age === 'baby' ? 0.85 : 1),
    spec.shape ?? (spec.to === undefined && spec.by === undefined ? 'fist' : 'open'),
    look.painted ?? look.skin,
    thumb,
  );
  const short = look.top.sleeves === 'short';
  const cut: Point = [hand[0] + (elbow[0] - hand[0]) * 0.12, hand[1] + (elbow[1] - hand[1]) * 0.12];
  const middle: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.72, shoulder[1] + (elbow[1] - shoulder[1]) * 0.72];
  const bare = flat(tube([shoulder, elbow, hand], [w * 0.8, w * 0.68, w * 0.5]), look.skin, 2);
  const sleeve = short
    ? flat(tube([shoulder, middle], [w, w * 1.02]), look.top.color, 2)
    : flat(tube([shoulder, elbow, cut], [w, w * 0.86, w * 0.7]), look.top.color, 2);
  const seam = `<circle cx="${shoulder[0].toFixed(1)}" cy="${shoulder[1].toFixed(1)}" r="${(w * 0.53).toFixed(1)}" fill="${look.top.color}"/>`;
  return bare + palm + sleeve + seam;
}

export function foot(look: Look, [x, y]: Point, tip: number, d: number, u: number) {
  const color = look.shoes ?? look.skin;
  const k = look.age === 'child' || look.age === 'baby' ? 1 : 1.15;
  const d2 =
    d === 0 ? 'M-13 2Q-15 -14 0 -15Q15 -14 14 2Q0 8 -13 2Z' : 'M-10 4Q-13 -13 0 -14Q10 -13 16 -6Q27 -3 26 4Q8 8 -10 4Z';
  return moved([x, y, tip, (u / 100) * k])(`<g transform="scale(${d < 0 ? -1 : 1} 1)">${flat(d2, color, 2)}</g>`);
}

import { type GroupPiece, type Piece, group } from '../compose.ts';
import { type HeadLook, type HeadPose, headDrawing } from './folk-head.ts';
import {
  type Point,
  type Spot,
  ball,
  circle,
  darker,
  ellipse,
  glowPaint,
  lighter,
  mix,
  shape,
  stroke,
} from '../svg.ts';

export interface FolkLook extends HeadLook {
  readonly top: string;
  readonly bottom: string;
  /** Bare feet without a color. */
  readonly shoes?: string;
  readonly dress?: 'shirt' | 'kurta' | 'dress' | 'robe';
  readonly sleeves?: 'long' | 'short';
  readonly legs?: 'long' | 'short';
  /** Color of hem and collar. */
  readonly trim?: string;
  readonly build?: 'tiny' | 'child' | 'grown' | 'bent';
}

type LegPose = 'stand' | 'walk' | 'run' | 'tiptoe' | 'sit' | 'sitSide' | 'kneel' | 'cross' | 'jump' | 'hidden';

export interface FolkPose extends HeadPose {
  readonly legs?: LegPose;
  /** Degrees, clockwise, round the hip. */
  readonly lean?: number;
  readonly headTilt?: number;
  /** Hands, seen from the neck, in heads. */
  readonly hands?: readonly [Point, Point];
  /** Hands at places of the picture; they win over `hands`. */
  readonly grab?: readonly [Point | undefined, Point | undefined];
  /** Feet at places of the picture. */
  readonly feet?: readonly [Point, Point];
  /** Hands behind the body: the left one of the picture, the right one. */
  readonly behind?: readonly [boolean, boolean];
  /** Drawn between body and arms. */
  readonly carries?: readonly Piece[];
  /** Drawn over everything else, from the place of the neck. */
  readonly over?: (neck: Point, u: number) => readonly Piece[];
  readonly shadow?: boolean;
}

interface Build {
  readonly torso: number;
  readonly thigh: number;
  readonly shin: number;
  readonly arm: number;
  readonly wide: number;
}

const builds: Record<NonNullable<FolkLook['build']>, Build> = {
  tiny: { torso: 0.62, thigh: 0.24, shin: 0.24, arm: 0.29, wide: 0.92 },
  child: { torso: 0.78, thigh: 0.4, shin: 0.42, arm: 0.38, wide: 1 },
  grown: { torso: 1.04, thigh: 0.6, shin: 0.62, arm: 0.5, wide: 1.22 },
  bent: { torso: 0.94, thigh: 0.46, shin: 0.48, arm: 0.46, wide: 1.2 },
};

function turned([x, y]: Point, degrees: number): Point {
  const r = (degrees * Math.PI) / 180;
  return [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)];
}

/** The joint between two bones of which the ends are given; they stretch if these are too far apart. */
function joint(from: Point, to: Point, bone: number, bend: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const d = Math.max(0.001, Math.hypot(dx, dy));
  const rise = d >= bone * 2 ? 0 : Math.sqrt(bone * bone - (d / 2) ** 2);
  return [from[0] + dx / 2 - (dy / d) * rise * bend, from[1] + dy / 2 + (dx / d) * rise * bend];
}

function soft(points: readonly Point[], width: number, color: string): string {
  const [a, b, c] = points;
  if (a === undefined || b === undefined || c === undefined) return '';
  const k = 0.35;
  const at = (p: Point, q: Point, s: number): Point => [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
  const line = (dx: number, dy: number): string => {
    const move = ([x, y]: Point): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    return `M${move(a)}L${move(at(b, a, k))}Q${move(b)} ${move(at(b, c, k))}L${move(c)}`;
  };
  return (
    stroke(line(0, 0), darker(color, 0.18), width) + stroke(line(-width * 0.12, -width * 0.08), color, width * 0.7)
  );
}

function armDrawing([shoulder, hand]: readonly [Point, Point], u: number, look: FolkLook, side: number): string {
  const bone = builds[look.build ?? 'child'].arm * u;
  const width = u * (look.build === 'tiny' ? 0.2 : 0.22);
  const elbow = [1, -1]
    .map((bend) => joint(shoulder, hand, bone, bend))
    .reduce((a, b) => (side * a[0] + a[1] * 0.7 > side * b[0] + b[1] * 0.7 ? a : b));
  const d = Math.max(1, Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]));
  const wrist: Point = [
    hand[0] - ((hand[0] - elbow[0]) / d) * u * 0.07,
    hand[1] - ((hand[1] - elbow[1]) / d) * u * 0.07,
  ];
  const paint = ball([0, lighter(look.skin, 0.18)], [1, mix(look.skin, '#6a1f4a', 0.25)]);
  const palm = paint.def + circle([hand[0], hand[1], u * 0.115], paint.fill);
  if (look.sleeves !== 'short') return soft([shoulder, elbow, wrist], width, look.top) + palm;
  const cuff: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.8, shoulder[1] + (elbow[1] - shoulder[1]) * 0.8];
  const half: Point = [(shoulder[0] + cuff[0]) / 2, (shoulder[1] + cuff[1]) / 2];
  return soft([shoulder, elbow, wrist], width * 0.78, look.skin) + palm + soft([shoulder, half, cuff], width, look.top);
}

interface Leg {
  readonly knee: Point;
  readonly foot: Point;
  readonly tip?: number;
}

/** Both legs from the hip, in heads; d is the side the body looks to (0 to the front). */
function legPlan(kind: LegPose, { thigh, shin }: Build, d: number): readonly [Leg, Leg] {
  const l = thigh + shin;
  const half = 0.15;
  const s = d === 0 ? 1 : d;
  const bent = (hip: number, foot: Point, bend: number, tip = 0): Leg => ({
    knee: joint([hip, 0], foot, l / 2, bend),
    foot,
    tip,
  });
  const hip = d === 0 ? half : 0.07;
  switch (kind) {
    case 'hidden':
    case 'stand':
      return [bent(-hip, [-hip - 0.02, l], -1), bent(hip, [hip + 0.02, l], 1)];
    case 'walk':
      return d === 0
        ? [bent(-half, [-0.16, l], -1), bent(half, [0.2, l * 0.86], -1)]
        : [bent(-hip, [-s * 0.36, l * 0.94], -s, s * 24), bent(hip, [s * 0.34, l * 0.95], -s, -s * 8)];
    case 'run':
      return d === 0
        ? [bent(-half, [-0.22, l], -1), bent(half, [0.3, l * 0.62], 1, 20)]
        : [bent(-hip, [-s * 0.62, l * 0.62], -s, s * 60), bent(hip, [s * 0.5, l * 0.86], -s, -s * 18)];
    case 'tiptoe':
      return d === 0
        ? [bent(-half, [-0.14, l], -1, 26), bent(half, [0.16, l * 0.9], 1, 26)]
        : [bent(-hip, [-s * 0.24, l * 0.96], -s, s * 38), bent(hip, [s * 0.32, l * 0.78], -s, s * 38)];
    case 'jump':
      return [bent(-half, [-0.34, l * 0.74], 1, 20), bent(half, [0.36, l * 0.7], -1, -20)];
    case 'sit':
      return [
        { knee: [-0.25, 0.12], foot: [-0.24, 0.12 + shin] },
        { knee: [0.25, 0.12], foot: [0.24, 0.12 + shin] },
      ];
    case 'sitSide':
      return [
        { knee: [s * thigh * 0.94, 0.02], foot: [s * (thigh * 0.94 + 0.06), shin] },
        { knee: [s * thigh, 0.06], foot: [s * (thigh + 0.02), shin + 0.05] },
      ];
    case 'kneel':
      return [
        { knee: [s * 0.08, thigh * 0.94], foot: [-s * 0.4, thigh * 0.98], tip: s * 60 },
        { knee: [s * 0.24, thigh * 0.96], foot: [-s * 0.2, thigh], tip: s * 60 },
      ];
    case 'cross':
      return [
        { knee: [-0.5, 0.16], foot: [0.06, 0.24] },
        { knee: [0.5, 0.16], foot: [-0.06, 0.26] },
      ];
  }
}

const seated = new Set<LegPose>(['sit', 'sitSide', 'cross']);

function legDrawing(leg: Leg, [x, y, u]: Spot, look: FolkLook, [side, d]: Point): string {
  const hip: Point = [side * (d === 0 ? 0.15 : 0.07), 0];
  const at = ([px, py]: Point): Point => [x + px * u, y + py * u];
  const covered = look.dress === 'dress' || look.dress === 'robe';
  const [a, knee, foot] = [at(hip), at(leg.knee), at(leg.foot)];
  const w = u * (look.build === 'grown' || look.build === 'bent' ? 0.29 : 0.26);
  const skin = covered || look.legs === 'short';
  const bare = skin && look.dress !== 'robe';
  const limb = soft([a, knee, foot], bare ? w * 0.8 : w, bare ? look.skin : covered ? look.top : look.bottom);
  const thighEnd: Point = [a[0] + (knee[0] - a[0]) * 0.92, a[1] + (knee[1] - a[1]) * 0.92];
  const middle: Point = [(a[0] + thighEnd[0]) / 2, (a[1] + thighEnd[1]) / 2];
  const shorts = skin ? soft([a, middle, thighEnd], w * 1.1, covered ? look.top : look.bottom) : '';
  const shoe = look.shoes ?? mix(look.skin, '#6a1f4a', 0.14);
  const toe = d === 0 ? (leg.foot[0] < 0 ? -0.04 : 0.04) : d * 0.08;
  const sole = `<g transform="translate(${foot[0]} ${foot[1]}) rotate(${leg.tip ?? 0})">${ellipse([toe * u, u * 0.03, u * (look.shoes === undefined ? 0.13 : 0.16), u * 0.085], shoe)}${look.shoes === undefined ? '' : ellipse([toe * u - u * 0.03, 0, u * 0.09, u * 0.035], lighter(shoe, 0.3), 0.6)}</g>`;
  return limb + sole + shorts;
}

function torsoDrawing(u: number, look: FolkLook, narrow: number, sitting: boolean): string {
  const build = builds[look.build ?? 'child'];
  const k = u * build.wide * narrow;
  const top = -build.torso * u;
  const paint = ball([0, lighter(look.top, 0.22)], [0.6, look.top], [1, darker(look.top, 0.24)]);
  const long = build.thigh + build.shin;
  const reach = { shirt: 0.1, kurta: build.thigh * 0.85, dress: long * 0.66, robe: long * 0.97 }[look.dress ?? 'shirt'];
  const hem = (sitting ? 0.12 : reach) * u;
  const flare = sitting ? 0.33 : { shirt: 0.31, kurta: 0.36, dress: 0.5, robe: 0.44 }[look.dress ?? 'shirt'];
  const d = `M${-k * 0.15} ${top}Q${-k * 0.34} ${top + u * 0.03} ${-k * 0.34} ${top + u * 0.26}L${-k * 0.29} ${-u * 0.1}L${-k * flare} ${hem}Q0 ${hem + u * 0.09} ${k * flare} ${hem}L${k * 0.29} ${-u * 0.1}L${k * 0.34} ${top + u * 0.26}Q${k * 0.34} ${top + u * 0.03} ${k * 0.15} ${top}Z`;
  const trim =
    look.trim === undefined
      ? ''
      : stroke(
          `M${-k * (flare - 0.02)} ${hem - u * 0.03}Q0 ${hem + u * 0.05} ${k * (flare - 0.02)} ${hem - u * 0.03}`,
          look.trim,
          u * 0.055,
        ) +
        stroke(
          `M${-k * 0.14} ${top + u * 0.02}Q0 ${top + u * 0.16} ${k * 0.14} ${top + u * 0.02}`,
          look.trim,
          u * 0.055,
        );
  return paint.def + shape(d, paint.fill) + trim;
}

/** A person with the feet on (x, y); seated with the seat on (x, y); with hidden legs cut off at the hip. u is a head. */
export function folk(look: FolkLook, [x, y, u]: Spot, pose: FolkPose = {}): GroupPiece {
  const build = builds[look.build ?? 'child'];
  const kind = pose.legs ?? 'stand';
  const turn = pose.turn ?? 0;
  const d = Math.abs(turn) < 0.5 ? 0 : Math.sign(turn);
  const [planOne, planTwo] = legPlan(kind, build, d);
  const low = Math.max(planOne.foot[1], planTwo.foot[1]) + 0.08;
  const sitting = seated.has(kind);
  const rise = kind === 'hidden' ? 0 : sitting ? 0.12 : low;
  const hip: Point = [x, y - rise * u];
  const placed = (plan: Leg, i: 0 | 1): Leg => {
    const at = pose.feet?.[i];
    if (at === undefined) return plan;
    const foot: Point = [(at[0] - hip[0]) / u, (at[1] - hip[1]) / u];
    const side = i === 0 ? -1 : 1;
    const root: Point = [side * (d === 0 ? 0.15 : 0.07), 0];
    return { knee: joint(root, foot, (build.thigh + build.shin) / 2, d === 0 ? -side : -d), foot };
  };
  const [one, two] = [placed(planOne, 0), placed(planTwo, 1)];
  const lean = (pose.lean ?? 0) + (look.build === 'bent' ? d * 9 : 0);
  const up = (p: Point): Point => {
    const [px, py] = turned([p[0] * u, p[1] * u], lean);
    return [hip[0] + px, hip[1] + py];
  };
  const narrow = 1 - Math.abs(turn) * 0.24;
  const reach = 0.27 * build.wide * narrow;
  const neck = up([0, -build.torso]);
  const shoulders: readonly [Point, Point] = [up([-reach, -build.torso + 0.17]), up([reach, -build.torso + 0.17])];
  const rest = build.arm * 1.75;
  const hands = pose.hands ?? [
    [-0.42 * build.wide, 0.17 + rest],
    [0.42 * build.wide, 0.17 + rest],
  ];
  const handAt = (i: 0 | 1): Point => pose.grab?.[i] ?? [neck[0] + hands[i][0] * u, neck[1] + hands[i][1] * u];
  const arm = (i: 0 | 1): string => armDrawing([shoulders[i], handAt(i)], u, look, i === 0 ? -1 : 1);
  const back = pose.behind ?? [false, false];

  const headMiddle = turned([0, -0.44 * u], lean * 0.3 + (pose.headTilt ?? 0));
  const shade = glowPaint([0, '#2a1840', 0.32], [0.6, '#2a1840', 0.2], [1, '#2a1840', 0]);
  const grounded = kind !== 'hidden' && !sitting && pose.shadow !== false;
  const legs =
    kind === 'hidden'
      ? ''
      : legDrawing(one, [hip[0], hip[1], u], look, [-1, d]) + legDrawing(two, [hip[0], hip[1], u], look, [1, d]);
  const neckSkin = stroke(
    `M${neck[0]} ${neck[1] + u * 0.06}L${neck[0] + headMiddle[0] * 0.4} ${neck[1] + headMiddle[1] * 0.4}`,
    mix(look.skin, '#6a1f4a', 0.25),
    u * 0.2,
  );
  return group(
    '',
    ...(grounded ? [shade.def + ellipse([x + u * 0.08, y, u * 0.6, u * 0.12], shade.fill)] : []),
    back[0] ? arm(0) : '',
    back[1] ? arm(1) : '',
    sitting ? '' : legs,
    `<g transform="translate(${hip[0]} ${hip[1]}) rotate(${lean})">${torsoDrawing(u, look, narrow, sitting)}</g>`,
    sitting ? legs : '',
    neckSkin,
    `<g transform="translate(${neck[0] + headMiddle[0]} ${neck[1] + headMiddle[1]}) rotate(${lean * 0.3 + (pose.headTilt ?? 0)}) scale(${u / 100})">${headDrawing(look, pose)}</g>`,
    ...(pose.carries ?? []),
    back[0] ? '' : arm(0),
    back[1] ? '' : arm(1),
    ...(pose.over === undefined ? [] : pose.over(neck, u)),
  );
}

import { cloth, contact, flat, type Light, lit, moved, shaded } from './brush.ts';
import { head, type HeadPose, type Turn } from './head.ts';
import { arm, bones, foot, type Leg, legPlan } from './limbs.ts';
import type { Cloth, Hand, HandShape, Legs, Look } from './looks.ts';
import { each, joint, pts, tube, turned } from './shapes.ts';
import { tigerBody, tigerRings } from './tiger.ts';
import { type Box, darker, type Point, type Spot } from '../svg.ts';

/**
 * A hand: `510,690 hold` is a place in the picture, `~0.6,0.4 point` a place in heads from the neck; `open` unless
 * told, `behind` when it is behind the body. An empty text lets the arm hang.
 */
export type HandText = string;

function readHand(text: HandText): Hand {
  const words = text.split(' ').filter(Boolean);
  const [x = 0, y = 0] = (words[0] ?? '').replace('~', '').split(',').map(Number);
  const shape = words.find((word): word is HandShape => ['open', 'hold', 'point', 'fist', 'clap'].includes(word));
  const place =
    words[0] === undefined ? {} : words[0].startsWith('~') ? { by: [x, y] as const } : { to: [x, y] as const };
  return { ...place, ...(shape === undefined ? {} : { shape }), behind: words.includes('behind') };
}

export interface Pose extends HeadPose {
  /** The way the body faces; that of the head unless told. */
  readonly faces?: 'left' | 'right' | 'front' | 'back' | undefined;
  readonly legs?: Legs | undefined;
  readonly lean?: number | undefined;
  readonly tilt?: number | undefined;
  /** The hand of the picture's left, and that of its right. */
  readonly hands?: readonly [HandText, HandText] | undefined;
  readonly feet?: readonly [Point | undefined, Point | undefined];
  /** Drawn before the body and behind the arms: what is held. */
  readonly holds?: string | undefined;
  /** Turns the whole body round its hip: to lie, to fall, to stand on the hands. */
  readonly roll?: number | undefined;
  readonly shadow?: boolean | undefined;
  /** Moves the head forward, in heads. */
  readonly crane?: Point | undefined;
}

const box = (ps: readonly Point[]): Box => {
  const xs = ps.map((p) => p[0]);
  const ys = ps.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

function dressed(points: readonly Point[], look: Cloth, u: number) {
  const d = points;
  return look.pattern === undefined
    ? flat(d, look.color) + shaded(d, darker(look.color, 0.45), 0.35)
    : cloth(d, box(points), look.color, look.ink ?? '#ffffff', look.pattern, u * 0.17);
}

/** A long skirt or robe round both legs, from the hip to just over the feet. */
function wrapped(
  [a, b]: readonly [Leg, Leg],
  look: Cloth,
  half: number,
  at: (p: Point) => Point,
  u: number,
  reach: number,
) {
  const legs = a[1][0] + a[2][0] <= b[1][0] + b[2][0] ? ([a, b] as const) : ([b, a] as const);
  const [l, r] = legs;
  const end = (leg: Leg): Point => [
    leg[1][0] + (leg[2][0] - leg[1][0]) * reach,
    leg[1][1] + (leg[2][1] - leg[1][1]) * reach,
  ];
  const [le, re] = [end(l), end(r)];
  const pad = 0.15;
  const points: Point[] = pts(
    `${-half},-0.1 ${half},-0.1 ${Math.max(half, r[1][0] + pad)},${r[1][1]} ${re[0] + pad},${re[1]} ${(le[0] + re[0]) / 2},${Math.max(le[1], re[1]) + 0.03} ${le[0] - pad},${le[1]} ${Math.min(-half, l[1][0] - pad)},${l[1][1]}`,
  );
  const placed = points.map(at);
  const hem =
    look.hem === undefined
      ? ''
      : `<path d="M${at([re[0] + pad * 0.9, re[1] - 0.07]).join(' ')}Q${at([(le[0] + re[0]) / 2, Math.max(le[1], re[1]) - 0.02]).join(' ')} ${at([le[0] - pad * 0.9, le[1] - 0.07]).join(' ')}" fill="none" stroke="${look.hem}" stroke-width="${u * 0.07}"/>`;
  return dressed(placed, look, u) + hem;
}

const sits = new Set<Legs>(['seat', 'seatFront', 'crossed', 'out']);

/** A person. (x, y) is the ground under the feet, or the seat; u is the height of the head. */
export function person(look: Look, [x, y, u]: Spot, pose: Pose = {}, light: Light = {}) {
  const b = bones[look.age];
  const { tiger } = look;
  const striped = tiger === undefined ? undefined : { ...look, tiger };
  const rings = (from: Point, to: Point, w: number, shares: readonly number[]) =>
    striped === undefined ? '' : tigerRings(striped, from, to, w, shares);
  const kind = pose.legs ?? 'stand';
  const turn: Turn = pose.turn ?? 'front';
  const faces =
    pose.faces ??
    (turn.toLowerCase().includes('left') ? 'left' : turn.toLowerCase().includes('right') ? 'right' : 'front');
  const d = faces === 'left' ? -1 : faces === 'right' ? 1 : 0;
  const plan = legPlan(kind, b.leg, d);
  const low = Math.max(plan[0][2][1], plan[1][2][1]) + 0.04;
  const rise = kind === 'none' ? 0 : kind === 'jump' ? b.leg * 2 : sits.has(kind) ? 0.13 : low;
  const hip: Point = [x, y - rise * u];
  const at = ([px, py]: Point): Point => [hip[0] + px * u, hip[1] + py * u];
  const legs = plan.map((leg, i): Leg => {
    const goal = pose.feet?.[i];
    if (goal === undefined) return leg;
    const f: Point = [(goal[0] - hip[0]) / u, (goal[1] - hip[1]) / u];
    return [leg[0], joint(leg[0], f, b.leg, d === 0 ? (i === 0 ? 1 : -1) : -d), f, leg[3]];
  }) as unknown as readonly [Leg, Leg];
  const lean = pose.lean ?? (look.age === 'old' ? d * 8 : 0);
  const up = (p: Point): Point => at(turned(p, lean));
  const sturdy = look.build === 'sturdy' ? 1.22 : look.build === 'slim' ? 0.88 : 1;
  const half = b.wide * sturdy * (d === 0 ? 1 : 0.84);
  const neck = up([0, -b.torso]);
  const shoulders: readonly [Point, Point] = [
    up([-half * (d === 0 ? 0.86 : 0.62), -b.torso + 0.16]),
    up([half * (d === 0 ? 0.86 : 0.62), -b.torso + 0.16]),
  ];
  const rest: readonly [Point, Point] = [
    [-half - 0.1, kind === 'none' ? b.torso - 0.12 : 0.16 + b.arm * 1.93],
    [half + 0.1, kind === 'none' ? b.torso - 0.12 : 0.16 + b.arm * 1.93],
  ];
  const arms = ([0, 1] as const).map((i) => {
    const spec = readHand(pose.hands?.[i] ?? '');
    const by = spec.by ?? rest[i];
    const hand: Point = spec.to ?? [neck[0] + by[0] * u, neck[1] + by[1] * u];
    const shoulder = shoulders[i];
    const options = [1, -1].map((bend) => joint(shoulder, hand, b.arm * u, bend));
    const side = i === 0 ? -1 : 1;
    const score = (p: Point): number => side * p[0] + p[1] * 0.8;
    const [one = hand, two = hand] = options;
    const elbow = score(one) > score(two) ? one : two;
    return {
      behind: spec.behind === true,
      drawing:
        arm(look, b, shoulder, elbow, hand, u, spec) +
        rings(shoulder, elbow, b.limb * u * 0.9, [0.6]) +
        rings(elbow, hand, b.limb * u * 0.75, [0.3, 0.6]),
    };
  });
  const { bottom = { color: look.top.color } as NonNullable<Look['bottom']> } = look;
  const covering = look.top.cut === 'dress' || look.top.cut === 'robe';
  const skirted = covering || bottom.cut === 'skirt';
  const lw = b.limb * u * 1.08 * Math.min(1.1, sturdy);
  const legDrawing = (leg: Leg) => {
    const [h, k, f] = [at(leg[0]), at(leg[1]), at(leg[2])];
    const bare = skirted || bottom.cut === 'shorts';
    const whole = flat(
      tube([h, k, f], bare ? [lw * 0.9, lw * 0.75, lw * 0.55] : [lw * 1.1, lw * 0.95, lw * 0.78]),
      bare ? look.skin : bottom.color,
      2,
    );
    const part: Point = [h[0] + (k[0] - h[0]) * 0.85, h[1] + (k[1] - h[1]) * 0.85];
    const shorts = bottom.cut === 'shorts' ? flat(tube([h, part], [lw * 1.15, lw * 1.2]), bottom.color, 2) : '';
    return foot(look, f, leg[3], d, u) + whole + shorts + rings(h, k, lw, [0.55]) + rings(k, f, lw * 0.8, [0.3, 0.65]);
  };
  const hem =
    kind === 'none' ? 0.08 : { shirt: 0.08, tunic: b.leg * 0.75, dress: 0.1, robe: 0.1 }[look.top.cut ?? 'shirt'];
  const flare = look.top.cut === 'tunic' && kind !== 'none' && !sits.has(kind) ? 1.3 : 1.04;
  const sitting = sits.has(kind) || kind === 'kneel' || kind === 'squat';
  const bottomY = sitting ? 0.12 : hem;
  const torso: Point[] = pts(
    `${-half * 0.42},${-b.torso + 0.03} ${half * 0.42},${-b.torso + 0.03} ${half * 1.02},${-b.torso + 0.16} ${half * 0.95},${-b.torso * 0.45} ${half * flare},${bottomY} 0,${bottomY + 0.04} ${-half * flare},${bottomY} ${-half * 0.95},${-b.torso * 0.45} ${-half * 1.02},${-b.torso + 0.16}`,
  );
  const back = turn === 'back';
  const coat = striped === undefined ? '' : tigerBody(striped, half, b.torso, d, back, up, u);
  const bodice = dressed(torso.map(up), look.top, u) + coat;
  const collar =
    back || striped !== undefined
      ? ''
      : `<path d="M${up([-half * 0.4, -b.torso + 0.05]).join(' ')}Q${up([d * 0.08, -b.torso + 0.2]).join(' ')} ${up([half * 0.4, -b.torso + 0.05]).join(' ')}" fill="none" stroke="${look.top.hem ?? darker(look.top.color, 0.25)}" stroke-width="${u * 0.05}" stroke-linecap="round"/>`;
  const sash =
    look.sash === undefined
      ? ''
      : flat(
          tube([up([-half * 0.96, -0.14]), up([0, -0.08]), up([half * 0.96, -0.14])], [u * 0.15, u * 0.17, u * 0.15]),
          look.sash,
          1.6,
        );
  const hemBand =
    look.top.hem === undefined || covering
      ? ''
      : `<path d="M${up([-half * flare * 0.96, bottomY - 0.03]).join(' ')}Q${up([0, bottomY + 0.03]).join(' ')} ${up([half * flare * 0.96, bottomY - 0.03]).join(' ')}" fill="none" stroke="${look.top.hem}" stroke-width="${u * 0.055}"/>`;
  const skirt =
    !skirted || kind === 'none'
      ? ''
      : wrapped(legs, covering ? look.top : bottom, half, at, u, look.top.cut === 'dress' ? 0.35 : 0.82);
  const h = head(look, pose);
  const crane = pose.crane ?? [look.age === 'old' ? d * 0.1 : 0, 0];
  const middle = turned([crane[0] * u, (-0.47 + crane[1]) * u], lean * 0.5);
  const headAt: Point = [neck[0] + middle[0], neck[1] + middle[1]];
  const tilt = lean * 0.25 + (pose.tilt ?? 0);
  const neckDrawing = flat(
    tube(`${neck[0]},${neck[1] + u * (back ? -0.02 : 0.1)} ${headAt[0]},${headAt[1] + u * 0.2}`, [u * 0.26, u * 0.24]),
    darker(look.skin, 0.12),
    0,
  );
  // Not painted; where nothing comes to lie over it, the figure is cut off in the open (`cut-figures.ts`).
  const waist =
    kind === 'none'
      ? `<path class="waist" d="M${up([-half, bottomY]).join(' ')}L${up([half, bottomY]).join(' ')}" fill="none"/>`
      : '';
  const legsDrawn = kind === 'none' ? '' : each(legs, legDrawing);
  const lower =
    sitting && skirted ? legsDrawn + skirt + bodice : sitting ? bodice + legsDrawn : legsDrawn + skirt + bodice;
  const drawn = [
    moved([headAt[0], headAt[1], tilt, u / 100])(h.behind),
    ...arms.filter((a) => a.behind).map((a) => a.drawing),
    lower,
    waist,
    hemBand,
    sash,
    neckDrawing,
    collar,
    moved([headAt[0], headAt[1], tilt, u / 100])(h.front),
    pose.holds ?? '',
    ...arms.filter((a) => !a.behind).map((a) => a.drawing),
  ];
  const shadow =
    pose.shadow === false || kind === 'none' || pose.roll !== undefined
      ? ''
      : contact(x, y + u * 0.03, u * (sits.has(kind) ? 0.8 : 0.52));
  const rolled =
    pose.roll === undefined
      ? drawn.join('')
      : `<g transform="rotate(${pose.roll} ${hip[0]} ${hip[1]})">${drawn.join('')}</g>`;
  return shadow + lit(light, u)(rolled);
}

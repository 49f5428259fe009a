import { type Piece, group } from '../compose.ts';
import { type Point, type Spot, ball, curve, darker, ellipse, glowPaint, lighter, shape, stroke } from '../svg.ts';
import { type Feature, type Plans, type Tone, face, lit } from './faces.ts';
import { type Look, type Pose, person } from './people.ts';

/** A person whose face can feel something, in a long skirt (a longyi, a sarong, a sari) or in trousers. */
export interface FolkLook extends Look {
  readonly plan: Plans;
  readonly tone: Tone;
  readonly skirt?: string;
  readonly band?: string;
  /** Features that are always there, as rosy cheeks. */
  readonly always?: readonly Feature[];
  /** Legs and body longer or shorter than a child's; 1 is unchanged. */
  readonly long?: number;
}

export type Steps = 'stand' | 'walk' | 'run' | 'sit' | 'kneel' | 'hidden';

export interface FolkPose extends Omit<Pose, 'legs'> {
  readonly legs?: Steps;
  readonly feel?: readonly Feature[];
  readonly goes?: 'left' | 'right';
  /** Color of the light, if the scene has one that colors the heads much: body and face are colored alike. */
  readonly tint?: string;
}

const lengths: Record<Steps, number> = { stand: 1.5, walk: 1.5, run: 1.46, sit: 1.2, kneel: 1.12, hidden: 0.84 };

function hem(look: FolkLook, steps: Steps, u: number, foot: number): string {
  const color = look.skirt ?? look.bottom;
  const paint = ball([0, lighter(color, 0.2)], [0.6, color], [1, darker(color, 0.22)]);
  const waist = foot - (lengths[steps] - 0.7) * u;
  const reach = { stand: 0.4, walk: 0.52, run: 0.72, sit: 0.74, kneel: 0.7, hidden: 0 }[steps];
  const d =
    steps === 'sit' || steps === 'kneel'
      ? `M${-u * 0.34} ${waist}H${u * 0.34}Q${u * 0.72} ${waist + u * 0.08} ${u * reach} ${foot - u * 0.1}Q${u * 0.6} ${foot + u * 0.02} 0 ${foot + u * 0.02}Q${-u * 0.6} ${foot + u * 0.02} ${-u * reach} ${foot - u * 0.1}Q${-u * 0.72} ${waist + u * 0.08} ${-u * 0.34} ${waist}Z`
      : `M${-u * 0.36} ${waist}H${u * 0.36}Q${u * 0.4} ${waist + u * 0.3} ${u * reach} ${foot - u * 0.1}Q0 ${foot + u * 0.02} ${-u * reach * 0.86} ${foot - u * 0.1}Q${-u * 0.4} ${waist + u * 0.3} ${-u * 0.36} ${waist}Z`;
  const bandY = foot - u * (steps === 'sit' || steps === 'kneel' ? 0.12 : 0.22);
  const stripe =
    look.band === undefined
      ? ''
      : stroke(
          `M${-u * reach * 0.78} ${bandY}Q0 ${bandY + u * 0.12} ${u * reach * 0.9} ${bandY}`,
          look.band,
          u * 0.07,
          0.9,
        );
  return paint.def + shape(d, paint.fill) + stripe;
}

function trousers(look: FolkLook, steps: Steps, u: number, foot: number): string {
  const plans: Record<Steps, readonly (readonly Point[])[]> = {
    stand: [
      [
        [-0.17, -0.7],
        [-0.18, -0.08],
      ],
      [
        [0.17, -0.7],
        [0.18, -0.08],
      ],
    ],
    walk: [
      [
        [-0.12, -0.66],
        [-0.22, -0.36],
        [-0.36, -0.1],
      ],
      [
        [0.12, -0.66],
        [0.26, -0.38],
        [0.3, -0.08],
      ],
    ],
    run: [
      [
        [-0.12, -0.64],
        [-0.3, -0.38],
        [-0.66, -0.3],
      ],
      [
        [0.14, -0.64],
        [0.42, -0.46],
        [0.44, -0.08],
      ],
    ],
    sit: [
      [
        [0.16, -0.4],
        [0.52, -0.2],
        [0.1, -0.08],
      ],
      [
        [-0.16, -0.4],
        [-0.52, -0.2],
        [-0.1, -0.06],
      ],
    ],
    kneel: [
      [
        [0.14, -0.36],
        [0.38, -0.1],
        [0.62, -0.06],
      ],
      [
        [-0.14, -0.36],
        [-0.34, -0.1],
        [-0.02, -0.06],
      ],
    ],
    hidden: [],
  };
  let out = '';
  for (const leg of plans[steps]) {
    const points = leg.map(([x, y]): Point => [x * u, foot + y * u]);
    out += stroke(curve(points), darker(look.bottom, 0.16), u * 0.25);
    out += stroke(curve(points.map(([x, y]): Point => [x - u * 0.03, y - u * 0.02])), look.bottom, u * 0.17);
    const [x, y] = points.at(-1) ?? [0, 0];
    out += ellipse([x + u * 0.04, y + u * 0.05, u * 0.15, u * 0.08], look.shoes);
  }
  return out;
}

function feet(look: FolkLook, steps: Steps, u: number, foot: number): string {
  const at: Record<Steps, readonly Point[]> = {
    stand: [
      [-0.17, -0.02],
      [0.17, -0.02],
    ],
    walk: [
      [-0.34, -0.03],
      [0.34, -0.02],
    ],
    run: [
      [-0.56, -0.14],
      [0.56, -0.03],
    ],
    sit: [],
    kneel: [],
    hidden: [],
  };
  return at[steps]
    .map(
      ([x, y]) =>
        ellipse([x * u + u * 0.05, foot + y * u, u * 0.15, u * 0.07], look.shoes) +
        ellipse([x * u + u * 0.03, foot + y * u - u * 0.03, u * 0.11, u * 0.05], look.skin),
    )
    .join('');
}

function inLight(look: FolkLook, light: string): FolkLook {
  return {
    ...look,
    skin: lit(look.skin, light),
    top: lit(look.top, light),
    bottom: lit(look.bottom, light),
    shoes: lit(look.shoes, light),
    ...(look.skirt === undefined ? {} : { skirt: lit(look.skirt, light) }),
    ...(look.band === undefined ? {} : { band: lit(look.band, light) }),
  };
}

/** A person of the town with the feet on (x, y); u is the height of the head. */
export function folk(given: FolkLook, [x, y, u]: Spot, pose: FolkPose = {}): Piece {
  const look = pose.tint === undefined ? given : inLight(given, pose.tint);
  const { legs: steps = 'stand', tilt = 0, feel = [], goes = 'right', shadow, tint, ...rest } = pose;
  const always = look.always ?? [];
  const hat = face(look.plan, look.tone, [...always, ...feel], tint) + (look.hat ?? '');
  const shade = glowPaint([0, '#2a1840', 0.34], [0.6, '#2a1840', 0.2], [1, '#2a1840', 0]);
  const grounded = steps !== 'hidden' && shadow !== false;
  const low =
    steps === 'hidden'
      ? ''
      : look.skirt === undefined
        ? trousers(look, steps, u, 0)
        : feet(look, steps, u, 0) + hem(look, steps, u, 0);
  const lift = -(lengths[steps] - 0.84) * u;
  const flip = goes === 'left' ? `<g transform="scale(-1 1)">${low}</g>` : low;
  return group(
    `transform="translate(${x} ${y}) scale(1 ${look.long ?? 1}) rotate(${tilt})"`,
    grounded ? shade.def + ellipse([u * 0.06, 0, u * 0.62, u * 0.13], shade.fill) : '',
    flip,
    person({ ...look, hat }, [0, lift, u], { ...rest, legs: 'hidden', shadow: false }),
  );
}

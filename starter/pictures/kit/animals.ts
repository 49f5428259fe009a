import { type Light, blob, contact, flat, joint, lit, moved, strokes, tube, lines, pts } from './brush.ts';
import { type Mood, eye, moods } from './face.ts';
import { type Point, closedCurve, darker, lighter } from '../svg.ts';

export interface AnimalPose {
  readonly looks?: 'left' | 'right';
  readonly legs?: 'stand' | 'walk' | 'run' | 'sit' | 'lie';
  readonly mood?: Mood;
  readonly gaze?: Point;
  /** Degrees that the head nods (down is more than 0), and where it is moved to, in hundredths. */
  readonly nod?: number;
  readonly headBy?: Point;
  readonly tail?: 'up' | 'down' | 'wag';
  readonly shadow?: boolean;
}

export type Species = 'dog' | 'puppy' | 'cat' | 'goat' | 'pig' | 'cow' | 'buffalo';

interface Build {
  readonly length: number;
  readonly leg: number;
  readonly chest: number;
  readonly loin: number;
  readonly limb: number;
  readonly head: Point;
  readonly headSize: number;
  readonly neck: number;
}

const builds: Record<Species, Build> = {
  dog: { length: 104, leg: 58, chest: 54, loin: 38, limb: 20, head: [50, -50], headSize: 1, neck: 40 },
  puppy: { length: 78, leg: 34, chest: 54, loin: 48, limb: 22, head: [36, -46], headSize: 1.25, neck: 40 },
  cat: { length: 96, leg: 46, chest: 42, loin: 40, limb: 17, head: [46, -38], headSize: 0.92, neck: 32 },
  goat: { length: 100, leg: 64, chest: 56, loin: 52, limb: 15, head: [58, -56], headSize: 1, neck: 30 },
  pig: { length: 112, leg: 34, chest: 72, loin: 70, limb: 22, head: [54, -14], headSize: 1.05, neck: 56 },
  cow: { length: 130, leg: 60, chest: 74, loin: 68, limb: 22, head: [78, -30], headSize: 1.15, neck: 46 },
  buffalo: { length: 140, leg: 52, chest: 84, loin: 74, limb: 25, head: [80, -14], headSize: 1.25, neck: 56 },
};

export interface Coat {
  readonly color: string;
  readonly belly?: string;
  readonly patch?: string;
  readonly nose?: string;
  readonly collar?: string;
}

/** The eye of an animal that is seen from the side. */
export function beastEye(
  x: number,
  y: number,
  size: number,
  pose: Pick<AnimalPose, 'looks' | 'mood' | 'gaze'>,
  skin: string,
): string {
  const feeling = moods[pose.mood ?? 'calm'];
  const flip = pose.looks === 'left' ? -1 : 1;
  const [gx, gy] = pose.gaze ?? [flip * 0.5, 0.1];
  const brow = `<path d="M${x - 8 * size} ${y - 15 * size - feeling.brow * 0.6}q${8 * size} ${-4 * size} ${16 * size} 0" transform="rotate(${-feeling.knit} ${x} ${y - 15 * size})" fill="none" stroke="${darker(skin, 0.55)}" stroke-width="${3.4 * size}" stroke-linecap="round"/>`;
  return brow + eye(x, 1, y, size * 0.9, feeling, [gx * flip, gy], skin);
}

function muzzleMouth(x: number, y: number, w: number, mood: Mood): string {
  const kind = moods[mood].mouth;
  const dark = '#5b2630';
  if (['laugh', 'grin', 'howl', 'cheek'].includes(kind))
    return `<path d="M${x - w} ${y - 3}Q${x} ${y + 3} ${x + w * 0.7} ${y - 2}Q${x + w * 0.3} ${y + 15} ${x - w * 0.3} ${y + 12}Z" fill="${dark}"/><path d="M${x - w * 0.4} ${y + 5}q${w * 0.4} -3 ${w * 0.8} 2q-2 9 ${-w * 0.5} 6Z" fill="#e8776f"/>`;
  const bend = kind === 'smile' || kind === 'small' ? 8 : kind === 'oh' ? 3 : -7;
  return `<path d="M${x - w} ${y}Q${x} ${y + bend} ${x + w * 0.7} ${y - 1}" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`;
}

const heads: Record<Species, (coat: Coat, pose: AnimalPose) => string> = {
  dog: (c, p) =>
    flat(closedCurve(pts('-24,-20 0,-30 20,-20 34,-4 56,0 60,14 44,22 14,24 -14,20 -28,2')), c.color) +
    flat(closedCurve(pts('30,0 56,2 60,14 44,22 24,20')), c.belly ?? lighter(c.color, 0.4), 0) +
    flat(blob(58, 2, 9, 7.5, 2, 0.03), c.nose ?? '#33222a', 0) +
    muzzleMouth(42, 14, 14, p.mood ?? 'calm') +
    beastEye(14, -6, 0.95, p, c.color) +
    flat(
      closedCurve(
        p.mood === 'glad' || p.mood === 'laugh' || p.mood === 'surprised'
          ? pts('-14,-24 -36,-36 -52,-18 -38,-8 -16,-10')
          : pts('-16,-24 -34,-18 -38,16 -22,26 -10,0'),
      ),
      c.patch ?? darker(c.color, 0.25),
    ),
  puppy: (c, p) => heads.dog(c, p),
  cat: (c, p) =>
    flat(closedCurve(pts('-26,-14 -24,-46 -6,-28 10,-28 26,-48 30,-16 34,4 18,24 -8,25 -28,8')), c.color) +
    flat(closedCurve(pts('2,8 18,4 32,8 26,22 8,22')), c.belly ?? lighter(c.color, 0.5), 0) +
    flat('M13 6h12l-6 7Z', c.nose ?? '#d9767a', 0) +
    muzzleMouth(18, 15, 9, p.mood ?? 'calm') +
    beastEye(-4, -5, 0.9, p, c.color) +
    beastEye(22, -6, 0.75, p, c.color) +
    strokes(lines('30,10 52,6; 30,14 52,17; -2,12 -24,10; -2,16 -22,20'), darker(c.color, 0.4), 1.8, 0.7),
  goat: (c, p) =>
    flat(tube(pts('-10,-26 -22,-46 -44,-52'), [14, 11, 3]), '#8a7560') +
    flat(closedCurve(pts('-20,-22 0,-30 18,-20 44,8 46,22 32,28 8,18 -14,14 -24,-4')), c.color) +
    flat(tube(pts('26,26 24,40 30,50'), [14, 12, 3]), c.belly ?? '#efe6d6') +
    flat(blob(44, 10, 6, 5, 2), c.nose ?? '#6a4a4a', 0) +
    muzzleMouth(34, 20, 10, p.mood ?? 'calm') +
    beastEye(6, -8, 0.95, p, c.color) +
    flat(closedCurve(pts('-16,-16 -40,-14 -50,0 -34,4 -16,-4')), c.patch ?? darker(c.color, 0.2)),
  pig: (c, p) =>
    flat(closedCurve(pts('-30,-22 0,-36 26,-26 36,-2 28,22 -4,32 -30,20')), c.color) +
    flat(blob(36, 4, 14, 15, 2, 0.03), darker(c.color, 0.12)) +
    `<ellipse cx="34" cy="1" rx="2.6" ry="4.5" fill="#7a3a48"/><ellipse cx="42" cy="2" rx="2.6" ry="4.5" fill="#7a3a48"/>` +
    muzzleMouth(18, 22, 10, p.mood ?? 'calm') +
    beastEye(8, -10, 0.9, p, c.color) +
    flat(closedCurve(pts('-14,-28 -22,-50 6,-36 0,-22')), darker(c.color, 0.14)),
  cow: (c, p) =>
    flat(tube(pts('-8,-28 -12,-46 2,-56'), [12, 9, 3]), '#d8c9a8') +
    flat(closedCurve(pts('-24,-22 2,-32 22,-20 48,12 50,30 32,38 8,26 -16,18 -28,0')), c.color) +
    flat(closedCurve(pts('34,8 50,16 50,32 32,38 20,28')), c.belly ?? '#efcdbb', 1) +
    `<ellipse cx="46" cy="20" rx="3" ry="4" fill="#6a3a3a"/>` +
    muzzleMouth(34, 31, 10, p.mood ?? 'calm') +
    beastEye(8, -6, 1, p, c.color) +
    flat(closedCurve(pts('-18,-20 -46,-24 -56,-10 -40,-2 -18,-6')), c.patch ?? darker(c.color, 0.25)),
  buffalo: (c, p) =>
    flat(tube(pts('-6,-24 -34,-40 -66,-34 -84,-8'), [20, 17, 12, 3]), '#c9b794') +
    flat(closedCurve(pts('-26,-24 2,-34 26,-22 48,10 52,30 34,40 8,28 -16,20 -30,0')), c.color) +
    flat(closedCurve(pts('34,8 52,14 54,30 34,40 22,28')), c.belly ?? '#c9a7a4', 1) +
    `<ellipse cx="47" cy="20" rx="3.4" ry="4.4" fill="#4a2a32"/>` +
    muzzleMouth(36, 32, 11, p.mood ?? 'calm') +
    beastEye(10, -6, 1, p, c.color) +
    flat(closedCurve(pts('-20,-16 -46,-8 -54,6 -38,8 -20,0')), darker(c.color, 0.2)),
};

type Stride = readonly [hind: number, hindFar: number, fore: number, foreFar: number];
const strides: Record<'stand' | 'walk' | 'run', Stride> = {
  stand: [-6, 8, 4, -8],
  walk: [-26, 20, 24, -16],
  run: [-62, -44, 60, 44],
};

function tailOf(kind: Species, x: number, y: number, pose: AnimalPose, c: Coat): string {
  const up = pose.tail !== 'down';
  if (kind === 'pig')
    return strokes(
      lines(`${x},${y} ${x - 12},${y - 8} ${x - 8},${y - 18} ${x - 18},${y - 14} ${x - 20},${y - 22}`),
      darker(c.color, 0.15),
      6,
      1,
    );
  if (kind === 'goat')
    return flat(tube(pts(`${x + 6},${y} ${x - 10},${y - 12} ${x - 14},${y - 24}`), [16, 13, 3]), c.color);
  if (kind === 'cow')
    return (
      flat(tube(pts(`${x + 6},${y - 6} ${x - 14},${y + 10} ${x - 16},${y + 52}`), [9, 7, 6]), c.color) +
      flat(blob(x - 16, y + 58, 8, 13, 3), c.patch ?? darker(c.color, 0.4))
    );
  const long = kind === 'cat' ? 1.5 : kind === 'puppy' ? 0.7 : 1;
  const points: Point[] = up
    ? pts(
        `${x + 8},${y} ${x - 20 * long},${y - 20 * long} ${x - 22 * long},${y - 48 * long} ${x - 6 * long},${y - 62 * long}`,
      )
    : pts(`${x + 8},${y} ${x - 16 * long},${y + 14} ${x - 22 * long},${y + 40} ${x - 36 * long},${y + 50}`);
  return (
    flat(tube(points, [15, 13, 11, 5]), c.color) +
    (pose.tail === 'wag'
      ? strokes(
          lines(
            `${x - 46 * long},${y - 30} ${x - 50 * long},${y - 48}; ${x + 8},${y - 70 * long} ${x + 12},${y - 54 * long}`,
          ),
          darker(c.color, 0.5),
          3,
          0.5,
        )
      : '')
  );
}

/** A beast on four legs. (x, y) is the ground under its middle, u the height of its back; it faces right unless told. */
export function beast(
  kind: Species,
  coat: Coat,
  [x, y, u]: readonly [number, number, number],
  pose: AnimalPose = {},
  light: Light = {},
): string {
  const b = builds[kind];
  const c = coat.color;
  const legs = pose.legs ?? 'stand';
  const half = b.length / 2;
  const sits = legs === 'sit';
  const lies = legs === 'lie';
  const drop = lies ? b.leg * 0.82 : 0;
  const topY = -b.leg - b.chest * 0.75 + drop;
  const rumpY = sits ? -b.loin * 0.95 : -b.leg - b.loin * 0.8 + drop;
  const rumpX = sits ? -half * 0.5 : -half;
  const foreX = sits ? half * 0.45 : half * 0.78;
  const foreTop = topY + b.chest * 0.55;
  const far = darker(c, 0.18);
  const stride = legs === 'walk' || legs === 'run' ? strides[legs] : strides.stand;
  const lift = legs === 'run' ? -14 : 0;
  const hind = (step: number, color: string): string => {
    const hip: Point = [rumpX + 16, rumpY + b.loin * 0.45];
    if (sits)
      return flat(
        closedCurve(pts(`${rumpX - 6},-34 ${rumpX + 26},-44 ${rumpX + 40},-14 ${rumpX + 52},0 ${rumpX},0`)),
        color,
      );
    if (lies)
      return flat(
        closedCurve(pts(`${rumpX - 4},-30 ${rumpX + 30},-34 ${rumpX + 44},-8 ${rumpX + 56},0 ${rumpX + 4},0`)),
        color,
      );
    const foot: Point = [rumpX + 8 + step, lift * (step < 0 ? 2 : 0.5)];
    const knee = joint(hip, foot, Math.hypot(foot[0] - hip[0], foot[1] - hip[1]) * 0.53, 1);
    return flat(
      tube(
        [hip, knee, [foot[0] - 2, foot[1] - 10], [foot[0] + 8, foot[1] - 3]],
        [b.limb * 2, b.limb * 1.2, b.limb * 0.85, b.limb * 0.85],
      ),
      color,
    );
  };
  const fore = (step: number, color: string): string => {
    const top: Point = [foreX - 6, foreTop];
    if (lies)
      return flat(
        tube(pts(`${foreX - 8},-14 ${foreX + 20},-6 ${foreX + 40},-6`), [b.limb * 1.3, b.limb, b.limb]),
        color,
      );
    const foot: Point = [foreX + step, lift * (step > 0 ? 1.6 : 0.5)];
    const knee = joint(top, foot, Math.hypot(foot[0] - top[0], foot[1] - top[1]) * 0.51, -1);
    return flat(
      tube(
        [top, knee, [foot[0], foot[1] - 9], [foot[0] + 9, foot[1] - 3]],
        [b.limb * 1.5, b.limb * 1.05, b.limb * 0.85, b.limb * 0.85],
      ),
      color,
    );
  };
  const body = closedCurve(
    pts(
      `${rumpX - 6},${rumpY + 18} ${rumpX + 8},${rumpY} 0,${(topY + rumpY) / 2 + 3} ${foreX - 4},${topY} ${foreX + 16},${topY + b.chest * 0.4} ${foreX + 6},${topY + b.chest} 0,${(topY + b.chest + rumpY + b.loin) / 2} ${rumpX + 10},${rumpY + b.loin * 0.96}`,
    ),
  );
  const headAt: Point = [
    (sits ? half * 0.35 : half * 0.62) + b.head[0] * 0.62 + (pose.headBy?.[0] ?? 0),
    topY + b.head[1] * 0.62 + (pose.headBy?.[1] ?? 0),
  ];
  const neck = flat(
    tube(pts(`${foreX - 10},${topY + b.chest * 0.42} ${headAt[0] - 8},${headAt[1] + 4}`), [b.neck * 1.25, b.neck]),
    c,
    0,
  );
  const patch =
    coat.patch === undefined || kind === 'puppy'
      ? ''
      : flat(blob(-8, (topY + rumpY) / 2 + 18, 22, 15, 6, 0.16), coat.patch, 0);
  const collar =
    coat.collar === undefined
      ? ''
      : flat(tube(pts(`${headAt[0] - 24},${headAt[1] + 16} ${headAt[0] - 4},${headAt[1] + 28}`), [9, 9]), coat.collar);
  const drawing =
    tailOf(kind, rumpX, rumpY + 8, pose, coat) +
    hind(stride[1], far) +
    fore(stride[3], far) +
    flat(body, c) +
    patch +
    hind(stride[0], c) +
    fore(stride[2], c) +
    neck +
    collar +
    moved(headAt[0], headAt[1], pose.nod ?? 0, b.headSize, heads[kind](coat, pose));
  const flip = pose.looks === 'left' ? -1 : 1;
  const k = u / (b.leg + b.chest * 0.75);
  const shadow = pose.shadow === false ? '' : contact(x, y + 2, half * k * 1.15);
  return (
    shadow +
    lit(
      light,
      u * 0.9,
      `<g transform="translate(${x} ${y}) scale(${(flip * k).toFixed(3)} ${k.toFixed(3)})">${drawing}</g>`,
    )
  );
}

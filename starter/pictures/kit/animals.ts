import { type AnimalPose, type Coat, heads, zebraInk } from './beast-heads.ts';
import { clipped, contact, flat, type Light, line, lit, moved } from './brush.ts';
import { blob, each, here, joint, pts, times, tube } from './shapes.ts';
import { closedCurve, darker, type Point, type Spot } from '../svg.ts';

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

const builds = {
  dog: { length: 104, leg: 58, chest: 54, loin: 38, limb: 20, head: [50, -50], headSize: 1, neck: 40 },
  puppy: { length: 78, leg: 34, chest: 54, loin: 48, limb: 22, head: [36, -46], headSize: 1.25, neck: 40 },
  cat: { length: 96, leg: 46, chest: 42, loin: 40, limb: 17, head: [46, -38], headSize: 0.92, neck: 32 },
  goat: { length: 100, leg: 64, chest: 56, loin: 52, limb: 15, head: [58, -56], headSize: 1, neck: 30 },
  pig: { length: 112, leg: 34, chest: 72, loin: 70, limb: 22, head: [54, -14], headSize: 1.05, neck: 56 },
  cow: { length: 130, leg: 60, chest: 74, loin: 68, limb: 22, head: [78, -30], headSize: 1.15, neck: 46 },
  buffalo: { length: 140, leg: 52, chest: 84, loin: 74, limb: 25, head: [80, -14], headSize: 1.25, neck: 56 },
  sheep: { length: 104, leg: 40, chest: 66, loin: 64, limb: 13, head: [60, -26], headSize: 0.95, neck: 30 },
  ram: { length: 104, leg: 40, chest: 66, loin: 64, limb: 13, head: [60, -26], headSize: 0.95, neck: 30 },
  foal: { length: 92, leg: 92, chest: 46, loin: 42, limb: 14, head: [58, -60], headSize: 1, neck: 34 },
  horse: { length: 128, leg: 76, chest: 62, loin: 56, limb: 17, head: [74, -66], headSize: 1.1, neck: 46 },
  zebra: { length: 120, leg: 66, chest: 62, loin: 56, limb: 17, head: [70, -60], headSize: 1.1, neck: 46 },
  giraffe: { length: 92, leg: 96, chest: 62, loin: 46, limb: 15, head: [112, -250], headSize: 0.95, neck: 32 },
  camel: { length: 124, leg: 78, chest: 62, loin: 54, limb: 18, head: [104, -62], headSize: 1.05, neck: 38 },
} satisfies Record<string, Build>;
export type Species = keyof typeof builds;
export const species = Object.keys(builds) as Species[];

/** What is painted on a body and its neck: stripes or spots. */
function markings(
  kind: Species,
  body: string,
  neck: string,
  box: readonly [number, number, number, number],
): readonly [string, string] {
  const [x0, x1, y0, y1] = box;
  if (kind === 'zebra') {
    const bars = [0.04, 0.2, 0.36, 0.52, 0.68, 0.84].map(
      (t) =>
        `${x0 + (x1 - x0) * t},${y0 - 8} ${x0 + (x1 - x0) * (t + 0.04)},${(y0 + y1) / 2} ${x0 + (x1 - x0) * t},${y1 + 8}`,
    );
    const rings = [0, 1, 2, 3, 4].map(
      (i) => `${x1 - 40 + i * 13},${y0 + 18 - i * 13} ${x1 + 10 + i * 12},${y0 + 38 - i * 15}`,
    );
    return [clipped(body)(line(bars, zebraInk, 9)), clipped(neck)(line(rings, zebraInk, 7))];
  }
  if (kind !== 'giraffe') return ['', ''];
  const spot = (x: number, y: number, i: number) => flat(blob(x, y, 13, 11, i + 2, 0.16, 6), '#b8743c', 0);
  const onBody = pts('0.1,0.25 0.34,0.2 0.6,0.15 0.86,0.2 0.2,0.65 0.48,0.55 0.74,0.6 0.94,0.7').map(([x, y], i) =>
    spot(x0 + (x1 - x0) * x, y0 + (y1 - y0) * y, i),
  );
  const onNeck = times(9, (i) => spot(x1 - 14 + i * 6 + (i % 2) * 9, y0 + 20 - i * 19, i));
  return [clipped(body)(...onBody), clipped(neck)(...onNeck)];
}

/** Wool round a body: curls along its edge. */
function wool(color: string, box: readonly [number, number, number, number]) {
  const [x, y, w, h] = box;
  return (
    each(14, (i) => {
      const a = (i / 14) * Math.PI * 2;
      return flat(blob(x + Math.cos(a) * w, y + Math.sin(a) * h, 19, 18, i + 2), color);
    }) + flat(blob(x, y, w + 4, h + 4, 3, 0.02), color, 0)
  );
}

type Stride = readonly [hind: number, hindFar: number, fore: number, foreFar: number];
const strides: Record<'stand' | 'walk' | 'run', Stride> = {
  stand: [-6, 8, 4, -8],
  walk: [-26, 20, 24, -16],
  run: [-62, -44, 60, 44],
};

function tailOf(kind: Species, x: number, y: number, pose: AnimalPose, c: Coat) {
  const up = pose.tail !== 'down';
  if (kind === 'pig') return line(here('0,0 -12,-8 -8,-18 -18,-14 -20,-22', x, y), darker(c.color, 0.15), 6);
  if (kind === 'goat') return flat(tube(here('6,0 -10,-12 -14,-24', x, y), [16, 13, 3]), c.color);
  if (kind === 'sheep' || kind === 'ram') return flat(blob(x - 6, y + 12, 13, 18, 3), c.color);
  if (kind === 'horse' || kind === 'foal' || kind === 'zebra')
    return flat(
      tube(here('8,2 -22,14 -26,60', x, y), [16, 22, 8]),
      kind === 'zebra' ? zebraInk : (c.patch ?? darker(c.color, 0.45)),
    );
  if (kind === 'cow' || kind === 'camel' || kind === 'giraffe')
    return (
      flat(tube(here('6,-6 -14,10 -16,52', x, y), [9, 7, 6]), c.color) +
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
      ? line(
          `${x - 46 * long},${y - 30} ${x - 50 * long},${y - 48}; ${x + 8},${y - 70 * long} ${x + 12},${y - 54 * long}`,
          darker(c.color, 0.5),
          3,
          0.5,
        )
      : '')
  );
}

/** A beast on four legs. (x, y) is the ground under its middle, u the height of its back; it faces right unless told. */
export function beast(kind: Species, coat: Coat, [x, y, u]: Spot, pose: AnimalPose = {}, light: Light = {}) {
  const b: Build = builds[kind];
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
  const hind = (step: number, color: string) => {
    const hip: Point = [rumpX + 16, rumpY + b.loin * 0.45];
    if (sits) return flat(here('-6,-34 26,-44 40,-14 52,0 0,0', rumpX, 0), color);
    if (lies) return flat(here('-4,-30 30,-34 44,-8 56,0 4,0', rumpX, 0), color);
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
  const fore = (step: number, color: string) => {
    const top: Point = [foreX - 6, foreTop];
    if (lies) return flat(tube(here('-8,-14 20,-6 40,-6', foreX, 0), [b.limb * 1.3, b.limb, b.limb]), color);
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
  const root: Point = [foreX - 10, topY + b.chest * 0.42];
  const nape: Point = [headAt[0] - 8, headAt[1] + 4];
  const neckShape =
    kind === 'camel'
      ? tube([root, [root[0] + (nape[0] - root[0]) * 0.62, root[1] + 12], nape], [b.neck * 1.4, b.neck, b.neck * 0.95])
      : tube([root, nape], [b.neck * 1.25, b.neck]);
  const [onBody, onNeck] = markings(kind, body, neckShape, [rumpX, foreX + 14, topY, topY + b.chest]);
  const patch =
    coat.patch === undefined || kind === 'puppy'
      ? ''
      : flat(blob(-8, (topY + rumpY) / 2 + 18, 22, 15, 6, 0.16), coat.patch, 0);
  const collar =
    coat.collar === undefined ? '' : flat(tube(here('-24,16 -4,28', headAt[0], headAt[1]), [9, 9]), coat.collar);
  const humps =
    kind !== 'camel'
      ? ''
      : each([-half * 0.44, half * 0.3], (hx) =>
          flat(here('-30,22 -14,-22 4,-36 20,-16 32,22', hx, topY), coat.patch ?? darker(c, 0.2)),
        );
  const drawing =
    humps +
    tailOf(kind, rumpX, rumpY + 8, pose, coat) +
    hind(stride[1], far) +
    fore(stride[3], far) +
    flat(body, c) +
    patch +
    onBody +
    hind(stride[0], c) +
    fore(stride[2], c) +
    (kind === 'sheep' || kind === 'ram' ? wool(c, [2, (topY + rumpY) / 2 + 30, half * 0.98, 34]) : '') +
    flat(neckShape, c, 0) +
    onNeck +
    collar +
    moved([headAt[0], headAt[1], pose.nod ?? 0, b.headSize])(heads[kind](coat, pose));
  const flip = pose.looks === 'left' ? -1 : 1;
  const k = u / (b.leg + b.chest * 0.75);
  const shadow = pose.shadow === false ? '' : contact(x, y + 2, half * k * 1.15);
  const put = `translate(${x} ${y}) scale(${(flip * k).toFixed(3)} ${k.toFixed(3)})`;
  return shadow + lit(light, u * 0.9)(`<g transform="${put}">${drawing}</g>`);
}

/** A head with its neck, from `from` to where the head is, which is u times its size on the animal; for who looks in at a door. */
export function bust(
  kind: Species,
  coat: Coat,
  [x, y, u]: Spot,
  from: Point,
  pose: AnimalPose = {},
  light: Light = {},
) {
  const flip = pose.looks === 'left' ? -1 : 1;
  const nape: Point = [x - flip * 10 * u, y + 4 * u];
  const middle: Point = [(from[0] + nape[0]) / 2, Math.max(from[1], nape[1]) * 0.6 + Math.min(from[1], nape[1]) * 0.4];
  const width = builds[kind].neck * u;
  const neck = tube([from, middle, nape], [width * 1.3, width * 1.1, width]);
  const face = moved([0, 0, pose.nod ?? 0])(heads[kind](coat, pose));
  const put = `translate(${x} ${y}) scale(${flip * u} ${u})`;
  return lit(light, u * 60)(flat(neck, coat.color), `<g transform="${put}">${face}</g>`);
}

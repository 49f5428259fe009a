import { fill, flat, line, moved, oval, painted, strokes } from './brush.ts';
import { blob, each, here, placed, pts, times, tube } from './shapes.ts';
import { between, curve, darker, lighter, type Point, seeded } from '../svg.ts';

/** A smell as a ribbon of cut paper that drifts through the air along the points. */
export function scent(points: string, color: string, width: number, opacity = 0.92) {
  const path = pts(points);
  const last = path.length - 1;
  const widths = path.map((_, i) => width * (i === 0 || i === last ? 0.16 : i % 2 === 0 ? 0.7 : 1));
  const beside = (k: number): readonly Point[] =>
    path.map(([x, y], i): Point => [x, y + width * k * (i % 2 === 0 ? 1 : 1.5)]);
  return (
    `<path d="${tube(
      path,
      widths.map((w) => w * 2.6),
    )}" fill="${color}" opacity="${opacity * 0.16}"/>` +
    `<g opacity="${opacity}">${flat(tube(path, widths), color, 1.5)}</g>` +
    strokes([beside(-0.12)], lighter(color, 0.5), width * 0.13, opacity * 0.9) +
    strokes([beside(0.95)], color, width * 0.14, opacity * 0.7)
  );
}

export function cinnamonSticks(x: number, y: number, h: number, turn: number) {
  const one = (dx: number, color: string) =>
    painted(tube(here('0,-46 0,46', dx, 0), [22, 22]), color) +
    flat(blob(dx, -50, 11, 6, 2, 0.04), darker(color, 0.4), 1) +
    line(here('-2,-38 0,40', dx, 0), darker(color, 0.4), 3, 0.6);
  return moved([x, y, turn, h / 110])(
    one(-13, '#b5653a'),
    one(12, '#cc7f4c'),
    flat(tube('-28,2 28,-4', [11, 11]), '#f4e2c4', 1),
  );
}

export const coffeeBean = (x: number, y: number, w: number, turn: number) =>
  moved([x, y, turn, w / 100])(
    painted(blob(0, 0, 50, 36, 4, 0.04), '#7a4a30'),
    line('-44,0 -14,8 14,-6 44,2', '#3a2016', 8, 0.9),
  );

export function jasmineFlower(x: number, y: number, r: number, turn = 0) {
  const petal = (i: number) => moved([0, 0, i * 72])(flat('0,0 16,-14 13,-40 0,-52 -13,-40 -16,-14', '#fffdf4', 2));
  return moved([x, y, turn, r / 50])(...[0, 1, 2, 3, 4].map(petal), flat(blob(0, 0, 9, 9, 3), '#f6d27a', 1));
}

export const clove = (x: number, y: number, h: number, turn: number) =>
  moved([x, y, turn, h / 100])(
    flat(tube('0,52 2,10 0,-14', [10, 17, 20]), '#5a2f26', 1.5),
    ...[-1, -0.35, 0.35, 1].map((d) => flat(tube(`0,-10 ${d * 20},-26 ${d * 26},-38`, [12, 9, 4]), '#6b3a2c', 1)),
    flat(blob(0, -32, 16, 15, 3, 0.05), '#9a5a40', 1.5),
  );

export function fishBone(x: number, y: number, w: number, turn: number) {
  const ribs = [-20, -4, 12, 28].map((rx, i) => pts(`${rx + 6},${-24 + i * 4} ${rx},0 ${rx + 6},${24 - i * 4}`));
  return moved([x, y, turn, w / 120])(
    strokes([pts('-40,0 0,2 46,0'), ...ribs, pts('62,-18 46,0 62,18')], '#8f8a96', 6, 1),
    flat('-66,2 -50,-16 -32,-14 -30,14 -50,18', '#b9b4c0', 2),
    flat(blob(-50, -3, 4, 4, 2), '#3a3448', 0),
  );
}

/** A sack with a heap of spice; (x, y) is the middle of its foot. */
export function spiceSack(x: number, y: number, w: number, spice: string, sackcloth: string) {
  const at = placed(x, y, w);
  const random = seeded(Math.round(x + w));
  const grains = times(16, () => {
    const t = between(random, -0.28, 0.28);
    return blob(x + t * w, y - w * between(random, 0.68, 1 - Math.abs(t) * 0.9), w * 0.016, w * 0.012, 2, 0.1, 6);
  });
  return (
    oval(x, y, w * 0.56, w * 0.1, '#2a1840', 0.28) +
    painted(at('-0.44,-0.6 -0.24,-0.86 0,-1.06 0.24,-0.86 0.44,-0.6 0,-0.46'), spice) +
    each(grains, (d) => fill(d, lighter(spice, 0.4), 0.8)) +
    painted(at('-0.46,-0.62 -0.54,-0.3 -0.44,0 0,0.04 0.44,0 0.54,-0.3 0.46,-0.62 0,-0.5'), sackcloth) +
    line(
      at('-0.3,-0.4 -0.34,-0.1; 0.24,-0.36 0.3,-0.08; -0.02,-0.36 -0.04,-0.12'),
      darker(sackcloth, 0.3),
      w * 0.02,
      0.5,
    ) +
    flat(
      tube(at('-0.47,-0.62 -0.24,-0.52 0,-0.5 0.24,-0.52 0.47,-0.62'), [w * 0.09, w * 0.1, w * 0.1, w * 0.1, w * 0.09]),
      lighter(sackcloth, 0.3),
      2,
    )
  );
}

/** Twigs, leaves and the white stars of jasmine in a crown round (x, y). */
export function jasmineBush(x: number, y: number, w: number, h: number, leaf: string, seed: number, size: number) {
  const random = seeded(seed);
  const spot = (reach: number): Point => {
    const [a, r] = [random() * Math.PI * 2, Math.sqrt(random()) * reach];
    return [x + (Math.cos(a) * r * w) / 2, y + (Math.sin(a) * r * h) / 2];
  };
  const crowns = times(7, (i) => {
    const a = (i / 7) * Math.PI * 2;
    return painted(
      blob(x + Math.cos(a) * w * 0.24, y + Math.sin(a) * h * 0.26, w * 0.25, h * 0.24, seed + i, 0.12, 12),
      i % 2 === 0 ? leaf : darker(leaf, 0.14),
    );
  });
  const leaves = times(Math.round((w * h) / (size * size * 1.6)), (i) => {
    const [lx, ly] = spot(1.06);
    return moved([lx, ly, random() * 360, size / 46])(
      flat('M0 0Q18 -14 40 0Q18 14 0 0Z', i % 3 === 0 ? darker(leaf, 0.24) : lighter(leaf, random() * 0.2), 1),
    );
  });
  const count = Math.round((w * h) / (size * size * 6.4));
  const flowers = times(count, () => {
    const [fx, fy] = spot(0.94);
    return jasmineFlower(fx, fy, size * between(random, 0.7, 1.1), random() * 72);
  });
  const heart = painted(blob(x, y, w * 0.34, h * 0.36, seed, 0.06, 12), leaf);
  return crowns.join('') + heart + leaves.join('') + flowers.join('');
}

/** A cord that runs through the points. */
export function cord(points: string, width: number) {
  const d = curve(pts(points));
  return `<path d="${d}" fill="none" stroke="#a97f50" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#f0dcb4" stroke-width="${width * 0.6}" stroke-dasharray="${width * 0.9} ${width * 0.4}"/>`;
}

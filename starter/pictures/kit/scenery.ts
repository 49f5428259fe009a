import { fill, flat, line, painted, rough, shaded, strokes } from './brush.ts';
import { blob, each, here, nth, type Points, pointsOf, rectangle, times, tube } from './shapes.ts';
import { between, curve, darker, HEIGHT, lighter, seeded, uniqueId, WIDTH } from '../svg.ts';
import type { Box, Point, Spot } from '../svg.ts';

/** Blades of grass that stand on a line. */
export function blades([x, y, w, h]: Box, color: string, count: number, seed: number) {
  const random = seeded(seed);
  return each(count, (i) => {
    const [bx, tall, lean] = [
      x + (w * (i + random() * 0.7)) / count,
      h * between(random, 0.55, 1),
      between(random, -40, 40),
    ];
    const d = tube(`${bx},${y + 10} ${bx + lean * 0.25},${y - tall * 0.5} ${bx + lean},${y - tall}`, [
      h * 0.06 + 12,
      h * 0.04 + 9,
      3,
    ]);
    return flat(d, i % 3 === 0 ? lighter(color, 0.12) : i % 3 === 1 ? color : darker(color, 0.1), 1.5);
  });
}

/** Ground and water reach to here, below the foot of a square cover. */
const LOWEST = 1220;
const all = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

/** The whole page in one colour that turns grainily into another towards the foot. */
export function wash(color: string, to: string, from: Point = [0.5, 0], end: Point = [0.5, 1]) {
  const below = fill(`M0 ${HEIGHT - 2}H${WIDTH}V${LOWEST}H0Z`, to);
  return fill(all, color) + shaded(all, to, 0.95, from, end) + below;
}

/** Ground whose upper edge runs through the points. */
export function land(edge: Points, color: string, shade = darker(color, 0.28), strength = 0.5) {
  const points = pointsOf(edge);
  const d = `${curve(points)}V${LOWEST}H${points[0]?.[0] ?? 0}Z`;
  return fill(d, color) + shaded(d, shade, strength, [0.4, 0], [0.6, 1]);
}

/** Light that falls from a lamp, a fire or the sun: soft rings that fade. */
export function glow(x: number, y: number, r: number, color: string, strength = 0.7) {
  const id = uniqueId();
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

export const disk = (x: number, y: number, r: number, color: string) =>
  painted(blob(x, y, r, r, 4, 0.02, 14), color, darker(color, 0.18), 0.4);

export function cloud(x: number, y: number, w: number, color: string, seed = 1) {
  const random = seeded(seed);
  const puffs = times(5, (i) =>
    blob(
      x + (i - 2) * w * 0.2,
      y - (i % 2 === 0 ? 0 : w * 0.08),
      w * between(random, 0.15, 0.22),
      w * between(random, 0.11, 0.17),
      seed + i,
    ),
  );
  return (
    rough(
      ...puffs.map((d) => `<path d="${d}" fill="${color}"/>`),
      fill(rectangle(x - w * 0.5, y + w * 0.02, w, w * 0.08), color),
    ) + shaded(puffs[2] ?? '', darker(color, 0.2), 0.35)
  );
}

/** Tufts of grass along a line. */
export function grass([x, y, w, h]: Box, color: string, count: number, seed: number) {
  const random = seeded(seed);
  return each(count, () => {
    const [gx, gy, tall] = [x + random() * w, y + random() * h, between(random, 12, 30)];
    const blade = `${gx},${gy} ${gx + between(random, -8, 8)},${gy - tall * 0.6} ${gx + between(random, -14, 14)},${gy - tall}`;
    return line(blade, color, 4, 0.75);
  });
}

export function flowers([x, y, w, h]: Box, colors: readonly string[], count: number, seed: number) {
  const random = seeded(seed);
  return each(count, (i) => {
    const [fx, fy] = [x + random() * w, y + random() * h];
    return (
      line(here('0,0 2,18', fx, fy), '#4f7a4a', 3, 0.8) + flat(blob(fx, fy, 8, 7, i + 1, 0.18, 6), nth(colors, i), 1)
    );
  });
}

/** A tree with a crown of leaves; (x, y) is its foot. Without a colour of bark it is a crown only. */
export function tree(x: number, y: number, h: number, leaf: string, bark: string, seed: number) {
  const random = seeded(seed);
  const top = y - h;
  const trunk =
    bark === ''
      ? ''
      : painted(
          tube(`${x},${y + 4} ${x - h * 0.02},${y - h * 0.3} ${x + h * 0.03},${y - h * 0.6}`, [
            h * 0.15,
            h * 0.09,
            h * 0.07,
          ]),
          bark,
        ) + painted(tube(here('0,-0.36 0.16,-0.56', x, y, h), [h * 0.06, h * 0.03]), bark);
  const crowns = times(6, (i) =>
    blob(
      x + between(random, -0.24, 0.24) * h,
      top + h * between(random, 0.14, 0.42),
      h * between(random, 0.18, 0.27),
      h * between(random, 0.15, 0.21),
      seed + i,
      0.08,
      12,
    ),
  );
  const shades = [darker(leaf, 0.16), leaf, leaf, lighter(leaf, 0.1), leaf, darker(leaf, 0.07)];
  const marks = times(26, () => {
    const [lx, ly] = [x + between(random, -0.36, 0.36) * h, top + h * between(random, 0.05, 0.5)];
    return here('0,0 7,-5 14,-3', lx, ly);
  });
  return (
    trunk +
    rough(...crowns.map((d, i) => fill(d, nth(shades, i)) + shaded(d, darker(leaf, 0.4), 0.5))) +
    strokes(marks, lighter(leaf, 0.3), 4, 0.5)
  );
}

/** A branch of leaves that reaches in from the edge: something to look through. */
export function spray(from: Point, to: Point, leaf: string, seed: number, size = 60) {
  const random = seeded(seed);
  const middle: Point = [(from[0] + to[0]) / 2 + 20, (from[1] + to[1]) / 2 - 30];
  const leaves = times(11, (i) => {
    const t = (i + 1) / 12;
    const [px, py] = [
      from[0] + (to[0] - from[0]) * t + 40 * t * (1 - t),
      from[1] + (to[1] - from[1]) * t - 120 * t * (1 - t),
    ];
    const angle =
      (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI +
      (i % 2 === 0 ? 48 : -48) +
      between(random, -14, 14);
    const d = `M0 0Q${size * 0.5} ${-size * 0.34} ${size} 0Q${size * 0.5} ${size * 0.34} 0 0Z`;
    return `<g transform="translate(${px.toFixed(0)} ${py.toFixed(0)}) rotate(${angle.toFixed(0)})">${flat(d, i % 3 === 0 ? lighter(leaf, 0.12) : leaf, 1.5)}<path d="M4 0H${size * 0.8}" stroke="${darker(leaf, 0.3)}" stroke-width="2" opacity="0.5"/></g>`;
  });
  return strokes([[from, middle, to]], darker(leaf, 0.3), 7, 1) + leaves.join('');
}

export function rain(color: string, seed: number, count = 90, slant = -14) {
  const random = seeded(seed);
  return each(count, () => {
    const [rx, ry, l] = [random() * (WIDTH + 100), random() * HEIGHT, between(random, 18, 44)];
    return line(`${rx},${ry} ${rx + slant * (l / 40)},${ry + l}`, color, 2.6, 0.5);
  });
}

export const steam = (x: number, y: number, h: number, count = 3, color = '#fffaf0') =>
  each(count, (i) => {
    const wisp = `0,0 0.1,-0.3 -0.08,-0.62 0.06,${-0.9 - (i % 2) * 0.12}`;
    return line(here(wisp, x + (i - (count - 1) / 2) * h * 0.34, y, h), color, h * 0.075, 0.7);
  });

/** Lines of speed or noise that leave a point. */
export const rays = ([x, y]: Point, from: number, to: number, angles: readonly number[], color: string, width = 5) =>
  each(angles, (a) => {
    const [dx, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return line(`${x + dx * from},${y + dy * from} ${x + dx * to},${y + dy * to}`, color, width, 0.85);
  });

export function water(y: number, color: string, seed: number) {
  const random = seeded(seed);
  const ripples = times(26, () => {
    const [wx, wy] = [random() * WIDTH, y + 20 + random() * (LOWEST - y)];
    const l = between(random, 24, 80);
    return here('0,0 0.3,-5 0.7,4 1,0', wx, wy, l, 1);
  });
  return painted(rectangle(-10, y, WIDTH + 20, LOWEST - y), color) + strokes(ripples, lighter(color, 0.4), 4, 0.5);
}

/** A dark or light veil over the page: evening, night, mist. */
export const veil = (color: string, opacity: number) => fill(`M0 0H${WIDTH}V${LOWEST}H0Z`, color, opacity);

/** Stars down to y, in a box unless told. */
export function stars(h: number, count: number, seed: number, [x, y, w]: Spot = [0, 0, WIDTH]) {
  const random = seeded(seed);
  return each(count, () => {
    const [sx, sy, r] = [x + random() * w, y + random() * h, between(random, 1.6, 4.2)];
    return `<circle cx="${sx.toFixed(0)}" cy="${sy.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff3c8" opacity="${between(random, 0.5, 1).toFixed(2)}"/>`;
  });
}

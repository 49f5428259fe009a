import { fill, flat, line, painted, strokes } from './brush.ts';
import { glow } from './scenery.ts';
import { blob, each, here, placed, pts, rectangle, times, tube } from './shapes.ts';
import { between, darker, HEIGHT, lighter, mix, type Point, seeded, WIDTH } from '../svg.ts';

/** An old plastered wall; where plaster has fallen off, coral stones show. (x, y) is its upper left end. */
export function coralWall(x: number, y: number, w: number, h: number, color: string, seed: number) {
  const random = seeded(seed);
  const d = rectangle(x, y, w, h);
  const patches = times(Math.max(2, Math.round((w * h) / 130000)), () => {
    const [px, py] = [x + 76 + between(random, 0, 1) * Math.max(0, w - 166), y + between(random, 0.08, 0.86) * h];
    const stones = times(6, (i) =>
      blob(px - 36 + (i % 3) * 36 + (i > 2 ? 14 : 0), py + (i > 2 ? 24 : 0), 16, 10, seed + i, 0.14, 7),
    );
    return (
      fill(blob(px, py + 12, 66, 34, seed + 3, 0.18, 12), darker(color, 0.16), 0.6) +
      each(stones, (s) => fill(s, lighter(color, 0.14), 0.8))
    );
  });
  return painted(d, color, darker(color, 0.32), 0.5) + patches.join('');
}

/** Flat stones of a street that runs towards us, from y down. */
export function flagstones(y: number, color: string, seed = 4) {
  const random = seeded(seed);
  const rows = [0.07, 0.2, 0.4, 0.68, 1];
  const depth = HEIGHT - y;
  const across = rows.map((t) => `-10,${y + depth * t} ${WIDTH * 0.5},${y + depth * t + 5} 1210,${y + depth * t}`);
  const joints = rows.slice(0, -1).flatMap((t, r) =>
    times(7 - r, () => {
      const px = random() * WIDTH;
      const next = rows[r + 1] ?? 1;
      return `${px},${y + depth * t} ${px + (px - WIDTH / 2) * 0.14},${y + depth * next}`;
    }),
  );
  return (
    painted(rectangle(-10, y, WIDTH + 20, 1240 - y), color, darker(color, 0.35)) +
    strokes([...across, ...joints], darker(color, 0.3), 4, 0.4)
  );
}

export const brass = '#efb63c';

/** A stud of brass with a point, as they sit on the doors of Zanzibar. */
export const stud = (x: number, y: number, r: number, color = brass) =>
  flat(blob(x, y + r * 0.1, r, r, 3, 0.03), darker(color, 0.36), 1.5) +
  flat(blob(x, y, r * 0.72, r * 0.72, 5, 0.03), color, 1) +
  fill(blob(x - r * 0.2, y - r * 0.24, r * 0.26, r * 0.24, 2, 0.05), lighter(color, 0.6));

function carving(x: number, y: number, w: number, h: number, color: string, step: number) {
  const upright = h > w;
  const n = Math.max(2, Math.round((upright ? h : w) / step));
  const marks = times(n, (i): Point[] => {
    const t = (i + 0.5) / n;
    return upright
      ? pts(
          `${x + w * 0.2},${y + t * h - step * 0.22} ${x + w * 0.8},${y + t * h} ${x + w * 0.2},${y + t * h + step * 0.22}`,
        )
      : pts(
          `${x + t * w - step * 0.24},${y + h * 0.75} ${x + t * w},${y + h * 0.22} ${x + t * w + step * 0.24},${y + h * 0.75}`,
        );
  });
  return strokes(marks, color, step * 0.14, 0.8);
}

/** A carved double door with twelve studs; (x, y) is the middle of its threshold. */
export function studdedDoor(x: number, y: number, w: number, h: number, wood: string, metal = brass) {
  const [frame, light] = [darker(wood, 0.3), lighter(wood, 0.22)];
  const f = w * 0.14;
  const top = y - h;
  const leaf = w / 2 - f;
  const panels = [0.06, 0.36, 0.66].flatMap((t) =>
    [-leaf + w * 0.02, w * 0.035].map((dx) =>
      flat(rectangle(x + dx, top + h * 0.2 + t * h * 0.8, leaf - w * 0.055, h * 0.2), darker(wood, 0.14), 2),
    ),
  );
  const studs = [0, 1, 2].flatMap((r) =>
    [-0.75, -0.27, 0.27, 0.75].map((dx) => stud(x + dx * leaf, top + h * (0.33 + r * 0.24), w * 0.042, metal)),
  );
  const rosettes = [-0.36, -0.18, 0, 0.18, 0.36].map(
    (dx) =>
      flat(blob(x + dx * w, top + h * 0.075, w * 0.058, w * 0.058, 4, 0.16, 8), light, 1.5) +
      flat(blob(x + dx * w, top + h * 0.075, w * 0.02, w * 0.02, 4), frame, 0),
  );
  return (
    painted(rectangle(x - w * 0.5, top, w, h), frame) +
    flat(rectangle(x - w * 0.5, top, w, h * 0.15), mix(wood, frame, 0.35), 2) +
    rosettes.join('') +
    carving(x - w * 0.5, top + h * 0.16, f * 0.9, h * 0.84, light, w * 0.1) +
    carving(x + w * 0.5 - f * 0.9, top + h * 0.16, f * 0.9, h * 0.84, light, w * 0.1) +
    painted(rectangle(x - leaf, top + h * 0.17, leaf * 2, h * 0.83), wood, frame, 0.5) +
    panels.join('') +
    flat(rectangle(x - w * 0.035, top + h * 0.17, w * 0.07, h * 0.83), mix(wood, light, 0.5), 2) +
    carving(x - w * 0.035, top + h * 0.17, w * 0.07, h * 0.83, frame, w * 0.09) +
    studs.join('') +
    painted(rectangle(x - w * 0.57, y - h * 0.01, w * 1.14, h * 0.05), lighter(frame, 0.35))
  );
}

/** A closed balcony of carved wood on a wall; (x, y) is the middle of its floor. */
export function balcony(x: number, y: number, w: number, h: number, wood: string, pane: string) {
  const arches = [0, 1, 2, 3].map((i) => {
    const px = x - w * 0.44 + i * w * 0.225;
    const at = placed(px, y, w, h);
    return (
      flat(at('M0,-0.42V-0.7Q0.095,-0.96 0.19,-0.7V-0.42Z'), pane, 2) +
      line([at('0,-0.36 0.19,-0.1'), at('0.19,-0.36 0,-0.1')], lighter(wood, 0.26), w * 0.016, 0.9)
    );
  });
  return (
    painted(here('M-0.46,0L-0.28,0.24H0.28L0.46,0Z', x, y, w, h), darker(wood, 0.35)) +
    painted(rectangle(x - w * 0.5, y - h, w, h), wood) +
    arches.join('') +
    painted(rectangle(x - w * 0.57, y - h * 1.1, w * 1.14, h * 0.14), darker(wood, 0.22)) +
    painted(rectangle(x - w * 0.53, y - h * 0.06, w * 1.06, h * 0.1), lighter(wood, 0.14))
  );
}

/** A tall window with shutters and an arch; (x, y) is the middle of its sill. */
export const archWindow = (x: number, y: number, w: number, h: number, frame: string, pane: string) =>
  flat(here('M-0.5,0V-0.7Q0,-1.3 0.5,-0.7V0Z', x, y, w, h), frame, 2) +
  flat(here('M-0.36,0V-0.66Q0,-1.1 0.36,-0.66V0Z', x, y, w, h), pane, 0) +
  line([here('0,0 0,-0.9', x, y, h), here('-0.36,-0.5 0.36,-0.5', x, y, w, h)], frame, w * 0.08) +
  flat(rectangle(x - w * 0.62, y - h * 0.03, w * 1.24, h * 0.1), lighter(frame, 0.2), 2);

/** A lantern on the arm of a wall; (x, y) is its top. */
export function lantern(x: number, y: number, h: number, on: boolean) {
  const iron = '#3a2c3e';
  return (
    (on ? glow(x, y + h * 0.5, h * 3.4, '#ffdc90', 0.8) : '') +
    line(here('-0.55,0.1 -0.42,-0.36 0,-0.4 0,-0.1', x, y, h), iron, h * 0.08) +
    flat(here('-0.34,0.06 0,-0.2 0.34,0.06 0,0.1', x, y, h), iron, 0) +
    flat(here('M-0.26,0.06H0.26L0.17,0.72H-0.17Z', x, y, h), on ? '#fff3c4' : '#5d5880', 2) +
    line(here('0,0.06 0,0.7', x, y, h), iron, h * 0.05, 0.8) +
    flat(rectangle(x - h * 0.22, y + h * 0.7, h * 0.44, h * 0.12), iron, 0)
  );
}

/** An awning of cloth over a stall, from x to x + w, with its foot on y. */
export function awning(x: number, y: number, w: number, h: number, color: string, stripe: string) {
  const n = 7;
  const slope = h * 0.5;
  return each(n, (i) => {
    const at = (t: number, s: number): number => x + s + t * (w - 2 * s);
    const [a, b] = [i / n, (i + 1) / n];
    return flat(
      `M${at(a, slope)} ${y - h}H${at(b, slope)}L${at(b, 0)} ${y}Q${(at(a, 0) + at(b, 0)) / 2} ${y + h * 0.3} ${at(a, 0)} ${y}Z`,
      i % 2 === 0 ? color : stripe,
      1.5,
    );
  });
}

/** Stone steps that go up to the right; (x, y) is the left of the foot of the first. */
export const stoneSteps = (x: number, y: number, run: number, rise: number, count: number, color: string) =>
  each(count, (i) => {
    const [sx, sy] = [x + i * run, y - (i + 1) * rise];
    return (
      painted(rectangle(sx, sy, 1400 - sx, rise + 6), darker(color, 0.16 + i * 0.02), darker(color, 0.45), 0.5) +
      painted(`M${sx - 12} ${sy + 22}L${sx + 18} ${sy - 10}H1400V${sy + 22}Z`, lighter(color, 0.08 + i * 0.04))
    );
  });

/** A lane between two walls that goes away from us to (x, y); `far` is half as wide as it is there. */
export function laneAway([x, y]: Point, far: number, [left, right]: readonly [string, string], low: number) {
  const high = far * 3.4;
  return (
    painted(`M-20 -20V${low}L${x - far} ${y}V${y - high}Z`, left, darker(left, 0.4), 0.6) +
    painted(`M1220 -20V${low}L${x + far} ${y}V${y - high}Z`, right, darker(right, 0.4), 0.6)
  );
}

/** A pot for coffee with a long beak, on glowing coals; (x, y) is the foot of the coals. */
export function coffeeOnCoals(x: number, y: number, w: number) {
  const at = placed(x, y, w);
  const coals = [-0.3, -0.15, 0, 0.15, 0.3].map((dx, i) =>
    flat(
      blob(x + dx * w, y - w * (0.62 + (i % 2) * 0.05), w * 0.11, w * 0.08, i + 2, 0.14, 8),
      i % 2 === 0 ? '#ff7a34' : '#ffb14a',
      2,
    ),
  );
  return (
    glow(x, y - w * 0.7, w * 2.6, '#ff9a4a', 0.75) +
    painted(at('-0.34,0 -0.26,-0.3 -0.44,-0.58 0.44,-0.58 0.26,-0.3 0.34,0'), '#5a3f48') +
    coals.join('') +
    flat(tube(at('0.2,-1 0.42,-1.04 0.56,-1.3'), [w * 0.16, w * 0.1, w * 0.05]), brass) +
    strokes([at('-0.2,-1.2 -0.46,-1.14 -0.42,-0.86 -0.24,-0.82')], darker(brass, 0.4), w * 0.06, 1) +
    painted(at('-0.26,-0.68 -0.3,-0.88 -0.14,-1.2 -0.16,-1.34 0.16,-1.34 0.14,-1.2 0.3,-0.88 0.26,-0.68'), brass) +
    flat(at('-0.18,-1.34 -0.08,-1.52 0,-1.62 0.08,-1.52 0.18,-1.34'), darker(brass, 0.2))
  );
}

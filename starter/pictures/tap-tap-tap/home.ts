import { heads } from '../kit/beast-heads.ts';
import {
  clipped,
  cut,
  flat,
  line,
  lit,
  moved,
  oval,
  painted,
  roundStroke,
  soft,
  stroke,
  strokes,
} from '../kit/brush.ts';
import type { Light } from '../kit/brush.ts';
import { abreast, blob, each, here, nth, pts, rectangle, times, tube } from '../kit/shapes.ts';
import { actor, creature, drawn, type Thing } from '../kit/staging.ts';
import { between, type Box, closedCurve, darker, lighter, type Point, seeded } from '../svg.ts';

export const c = {
  coral: '#ec6548',
  sun: '#f4c64e',
  lilac: '#b593cf',
  cream: '#fbeed2',
  amber: '#f7c768',
  night: '#23465c',
  teal: '#5aa79d',
  wood: '#b9804f',
};
/** By the torch: it comes from the right, or from the left. */
export const torchlight: Light = { from: [0.8, -0.2], rim: '#ffe3a4', shade: '#161b45', tint: '#f0dcd0' };
export const torchBack: Light = { from: [-0.8, -0.2], rim: '#ffe3a4', shade: '#161b45', tint: '#f0dcd0' };
export const candleLight: Light = { from: [0.5, -0.6], rim: '#ffe0a0', shade: '#2a1f4a', tint: '#fbe8d2' };

export const pia = actor(
  'child bob round skin=#b97c50 hairColor=#3a2430',
  `shirt ${c.coral} long hem #f7a58c; trousers ${c.sun}`,
);
export const nan = actor(
  'old bun oval nose=round skin=#ab7049 hairColor=#dcd8dc',
  `robe ${c.lilac} dots #d9c2ea long hem ${c.cream}; shoes #7a5a8c`,
);
export const dad = actor(
  'grown short square nose=broad brows=thick skin=#a86c46 hairColor=#2e1f28',
  `shirt ${c.cream} short; trousers #4c78a8`,
);
const tabby = { color: '#e09a50', belly: '#fdeccf', patch: '#b86c34' };
export const cat = creature('cat', tabby);
export const dog = creature('dog', { color: '#f3ece0', belly: '#ffffff', patch: '#d6c6b2', nose: '#3a2a32' });

export type Hour = 'night' | 'lit' | 'warm';
const colors: Record<Hour, readonly [wall: string, floor: string]> = {
  night: [c.night, '#41374f'],
  lit: [c.teal, '#cf9a62'],
  warm: ['#3f7f80', '#a5734f'],
};

/** The wall of boards and the floor from y, by night, by torchlight or by candle. */
export function room(hour: Hour, y: number) {
  const [wall, floor] = colors[hour];
  const boards = times(13, (i) => here(`20,-20 24,${y * 0.5} 18,${y}`, i * 98, 0));
  return (
    painted(rectangle(-20, -20, 1240, y + 30), wall, darker(wall, 0.45), 0.5) +
    strokes(boards, darker(wall, 0.32), 4, 0.55) +
    painted(rectangle(-20, y, 1240, 1240 - y), floor, darker(floor, 0.4), 0.5) +
    strokes(abreast(`0,${y} -440,1220`, `1200,${y} 1640,1220`, 9), darker(floor, 0.35), 4, 0.5) +
    flat(rectangle(-20, y - 16, 1240, 18), darker(wall, 0.4), 0)
  );
}

/** What the torch shows: things that are drawn brighter where its light falls. */
export const shone =
  (d: string) =>
  (...things: readonly Thing[]): Thing =>
  (light) =>
    clipped(d)(drawn(light, things)) +
    `<path d="${d}" fill="#ffe7a8" opacity="0.14"/><path d="${d}" fill="none" stroke="#ffe9b8" stroke-width="7" opacity="0.3" filter="url(#rough)"/>`;

/** The beam from a torch at (x, y) to the round of light; its edges are straight. */
export function beam(from: Point, [x, y, rx, ry]: Box) {
  const a = Math.atan2((y - from[1]) / ry, (x - from[0]) / rx);
  const d = Math.hypot((x - from[0]) / rx, (y - from[1]) / ry);
  const open = Math.acos(Math.min(0.99, 1 / d));
  const at = (t: number): Point => [x + rx * Math.cos(t), y + ry * Math.sin(t)];
  const [p, q] = [at(a + Math.PI - open), at(a + Math.PI + open)];
  return `M${from[0]} ${from[1]}L${p[0].toFixed(1)} ${p[1].toFixed(1)}A${rx} ${ry} 0 1 0 ${q[0].toFixed(1)} ${q[1].toFixed(1)}Z`;
}

/** A torch held at (x, y); at turn 0 it shines to the right. */
export const torch = (x: number, y: number, turn: number, k = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${painted('M-46 -13Q-50 0 -46 13H20V-13Z', '#d8dde2', '#6a7488')}${painted('M18 -15L44 -27V27L18 15Z', '#c3ccd6', '#6a7488')}${flat(blob(45, 0, 9, 27, 2, 0.02), '#fff2b8')}${line('-20,-4 4,-4', c.coral, 8)}</g>`;

/** A window of shell panes, open in the middle on the town in the rain. */
export function shellWindow(x: number, y: number, w: number, h: number, seed: number) {
  const random = seeded(seed);
  const town = each(5, (i) => {
    const [hx, hh] = [x + w * (0.26 + i * 0.1), h * between(random, 0.3, 0.62)];
    return (
      flat(rectangle(hx, y + h - hh, w * 0.11, hh), i % 2 === 0 ? '#2c2f5c' : '#38386a', 0) +
      flat(rectangle(hx + w * 0.03, y + h - hh * 0.7, w * 0.035, h * 0.07), i % 2 === 0 ? c.amber : '#4a4a78', 0)
    );
  });
  const drops = times(18, () => {
    const [rx, ry] = [x + w * between(random, 0.28, 0.72), y + random() * h * 0.86];
    return here('0,0 -8,26', rx, ry);
  });
  const panel = (px: number) => {
    const panes = times(15, (i) =>
      flat(
        rectangle(px + (i % 3) * w * 0.1 + 5, y + Math.floor(i / 3) * h * 0.2 + 5, w * 0.1 - 8, h * 0.2 - 8),
        nth(['#a9b4c6', '#b9c1cf', '#98a6bc'], i),
        0,
      ),
    );
    return flat(rectangle(px, y, w * 0.3, h), '#6a4638') + panes.join('');
  };
  const d = rectangle(x, y, w, h);
  return (
    flat(rectangle(x - 18, y - 18, w + 36, h + 36), '#6a4638') +
    clipped(d)(flat(d, '#3a3f78', 0), town, strokes(drops, '#c9d4f4', 4, 0.8)) +
    panel(x) +
    panel(x + w * 0.7) +
    flat(rectangle(x - 34, y + h + 10, w + 68, 24), '#7d5442')
  );
}

export function ladder(from: Point, to: Point, w: number, color = '#b98452') {
  const at = (t: number, d: number) =>
    `${(from[0] + (to[0] - from[0]) * t + (d * w) / 2).toFixed(0)},${(from[1] + (to[1] - from[1]) * t).toFixed(0)}`;
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 78);
  return (
    line(
      times(count, (i) => `${at((i + 0.6) / count, -1)} ${at((i + 0.6) / count, 1)}`),
      lighter(color, 0.12),
      15,
    ) + line(`${at(0, -1)} ${at(1, -1)}; ${at(0, 1)} ${at(1, 1)}`, darker(color, 0.1), 19)
  );
}

/** A hole to the loft in the ceiling, and the beam that carries the ceiling. */
export const hatch = (x: number, y: number, w: number) =>
  painted(rectangle(-20, y - 70, 1240, 70), '#5a3c40', '#2a1f38') +
  line(here('-20,-3 1220,-3', 0, y), '#7d5442', 10) +
  flat(rectangle(x - w / 2, y - 66, w, 66), '#141833') +
  stroke(rectangle(x - w / 2, y - 66, w, 66), '#8a5f45', 12);

/** A mat in stripes, in perspective or from above, by its four corners. */
export function mat(a: Point, b: Point, d: Point, e: Point) {
  const mixed = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const stripes = [c.coral, c.cream, '#3f8f86', c.sun, c.cream, c.coral, '#3f8f86', c.cream, c.sun];
  return (
    each(stripes, (color, i) => {
      const [t, s] = [i / stripes.length, (i + 1) / stripes.length];
      return cut(
        [mixed(a, b, t), mixed(a, b, s), mixed(e, d, s), mixed(e, d, t)].map(([x, y]) => `${x},${y}`).join(' '),
        color,
        0.6,
      );
    }) + line(`${a.join(',')} ${e.join(',')}; ${b.join(',')} ${d.join(',')}`, c.cream, 8)
  );
}

/** A cat that sleeps in a ring, seen from above, r half its width. */
export const ringCat =
  (x: number, y: number, r: number): Thing =>
  (light) => {
    const k = r / 100;
    const { color, patch } = tabby;
    const stripes = [200, 230, 260, 290, 320, 350].map((deg): Point[] => {
      const a = (deg * Math.PI) / 180;
      return [0.98, 0.62].map((t): Point => [Math.cos(a) * 100 * t, Math.sin(a) * 74 * t]);
    });
    const drawing =
      flat(blob(0, 0, 100, 76, 4, 0.02, 14), color) +
      strokes(stripes, patch, 12, 0.9) +
      roundStroke('M-46 6Q-20 44 40 34', darker(color, 0.25), 5, 0.7) +
      flat(tube('88,34 50,72 -10,82 -60,66', [30, 28, 26, 14]), darker(color, 0.06)) +
      strokes(lines4, patch, 9, 0.8) +
      moved([-52, 34, 8, 1.15])(heads.cat(tabby, { mood: 'asleep' }));
    return (
      oval(x, y + 12 * k, 112 * k, 86 * k, '#2c1a3f', 0.3) +
      lit(light, r * 0.8)(`<g transform="translate(${x} ${y}) scale(${k})">${drawing}</g>`)
    );
  };
const lines4: readonly (readonly Point[])[] = [pts('60,54 70,76'), pts('30,64 36,88'), pts('-4,68 -2,92')];

/** Nan’s chair of rattan with a round back; (x, y) is the ground, w its width. */
export function chairBack(x: number, y: number, w: number) {
  const d = closedCurve(pts(here('-0.3,-0.4 -0.5,-0.9 -0.3,-1.32 0,-1.45 0.3,-1.32 0.5,-0.9 0.3,-0.4', x, y, w)));
  const rays = times(9, (i) => {
    const a = Math.PI + (i / 8) * Math.PI;
    return `${x},${y - w * 0.5} ${x + Math.cos(a) * w * 0.52},${y - w * 0.85 + Math.sin(a) * w * 0.6}`;
  });
  return (
    painted(d, '#d9a255', '#7a4f34') + clipped(d)(strokes(rays, '#8a5f38', 6, 0.7)) + stroke(d, '#a5703a', w * 0.06)
  );
}
export const chairSeat = (x: number, y: number, w: number) =>
  line(here('-0.36,-0.4 -0.4,0; 0.36,-0.4 0.4,0', x, y, w), '#8a5f38', w * 0.07) +
  painted(here('-0.46,-0.5 0.46,-0.5 0.4,-0.34 -0.4,-0.34', x, y, w), '#cf9650', '#7a4f34');

export const candle = (x: number, y: number, h: number) =>
  painted(rectangle(x - h * 0.17, y - h, h * 0.34, h), '#fbf2dc', '#c9a98e') +
  flat(blob(x, y, h * 0.34, h * 0.08, 3), '#8a8fa4') +
  soft(here('-0.1,-1.1 0,-1.62 0.1,-1.1 0,-1.02', x, y, h), '#ffb347', 0) +
  soft(here('-0.05,-1.1 0,-1.36 0.05,-1.1', x, y, h), '#fff6c8', 0);

/** Drops that fall from y0 to y1, and the splash where they land. */
export function drip(x: number, y0: number, y1: number, k = 1) {
  const count = Math.max(2, Math.round((y1 - y0) / (120 * k)));
  const drops = times(count, (i) => {
    const y = y0 + ((i + 0.4) / count) * (y1 - y0);
    return flat(here('M0,-20Q15,6 0,14Q-15,6 0,-20Z', x, y, k), '#aee0f4', 1.6);
  });
  const splash = [-62, -30, 0, 30, 62].map((deg, i) => {
    const a = (deg * Math.PI) / 180;
    const r = (i % 2 === 0 ? 46 : 56) * k;
    return `${x + Math.sin(a) * r * 0.5},${y1 - Math.cos(a) * r * 0.4} ${x + Math.sin(a) * r},${y1 - Math.cos(a) * r * 0.8}`;
  });
  return drops.join('') + strokes(splash, '#d6f0fa', 7 * k, 0.95);
}

const steel = '#b4bfcc';
/** A pot, w wide, from its rim at (x, y); `lid` is what sticks out of it. */
export const pot = (x: number, y: number, w: number, ...inside: readonly string[]) =>
  flat(blob(x, y, w * 0.5, w * 0.12, 3, 0.01), '#5a6478') +
  inside.join('') +
  line(here('-0.5,0.16 -0.62,0.2 -0.5,0.3; 0.5,0.16 0.62,0.2 0.5,0.3', x, y, w), '#7a8698', w * 0.06) +
  painted(here('M-0.5,0A0.5,0.12 0 0 0 0.5,0L0.46,0.5Q0,0.64 -0.46,0.5Z', x, y, w), steel, '#5a6a88') +
  line(here('-0.36,0.18 -0.34,0.42', x, y, w), '#eef4fa', w * 0.04, 0.8);
export const can = (x: number, y: number, w: number) =>
  flat(blob(x, y, w * 0.5, w * 0.13, 3, 0.01), '#5a6478') +
  painted(here('M-0.5,0A0.5,0.13 0 0 0 0.5,0V1.1Q0,1.28 -0.5,1.1Z', x, y, w), steel, '#5a6a88') +
  painted(here('M-0.5,0.24Q0,0.42 0.5,0.24V0.9Q0,1.08 -0.5,0.9Z', x, y, w), '#3f8f86', '#1f5a60') +
  flat(blob(x, y + w * 0.66, w * 0.2, w * 0.18, 4), c.sun, 1);
/** A pan seen from below, hung by its handle at (x, y), or turned as one likes. */
export const pan = (x: number, y: number, r: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 100})">${line('0,0 0,-150', '#4a4250', 26)}${painted(blob(0, -240, 100, 100, 4, 0.015, 14), '#5a6074', '#2a2a48')}${flat(blob(0, -240, 78, 78, 5, 0.015, 14), '#737a90', 0)}${line('-40,-280 -10,-304', '#aeb6c8', 9, 0.8)}</g>`;
/** The pan upside down, as a hat; (x, y) is the middle of its rim. */
export const panHat = (x: number, y: number, w: number) =>
  line(here('0.44,-0.06 1.05,-0.14', x, y, w), '#4a4250', w * 0.11) +
  painted(here('M-0.5,0L-0.42,-0.3Q0,-0.38 0.42,-0.3L0.5,0Q0,0.1 -0.5,0Z', x, y, w), '#737a90', '#2a2a48') +
  line(here('-0.3,-0.24 -0.34,-0.08', x, y, w), '#c2cada', w * 0.04, 0.8);
/** A spoon from the hand to its bowl. */
export const spoon = (x: number, y: number, turn: number, k = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${line('0,30 0,-80', '#d9a55c', 13)}${flat(blob(0, -104, 24, 34, 3, 0.02), '#e4b46c')}</g>`;

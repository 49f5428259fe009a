import {
  blob,
  clipped,
  cut,
  each,
  flat,
  heap,
  here,
  type Light,
  line,
  painted,
  pts,
  soft,
  tube,
} from '../kit/brush.ts';
import { floor } from '../kit/buildings.ts';
import { llama } from '../kit/llama.ts';
import { cloud, land, rectangle, wash } from '../kit/scenery.ts';
import { octopus } from '../kit/shore-animals.ts';
import { hen } from '../kit/small-animals.ts';
import { actor, drawn, type Thing } from '../kit/staging.ts';
import { darker, lighter } from '../svg.ts';

export const c = {
  wall: '#bcd9c4',
  bath: '#8fc3cf',
  wood: '#b9804f',
  rose: '#d9607a',
  plum: '#7a4a8a',
  sun: '#f4c24e',
  cream: '#fff4dd',
  teal: '#3f7f8a',
};
export const day: Light = { from: [-0.7, -0.7], rim: '#fffbe6', shade: '#4a3560' };
export const lamp: Light = { from: [0.2, -0.9], rim: '#fff0c4', shade: '#3f2f60', tint: '#fff4e4' };

export const adam = actor('child curls nose=button skin=#a06a44 hairColor=#2a1c22', {
  top: { color: c.sun, ink: '#fff0c0', pattern: 'bands', sleeves: 'long' },
  bottom: { color: c.teal },
});
export const mother = actor('grown none oval nose=long skin=#b07a52 hairColor=#2a1c22', {
  wears: { kind: 'scarf', color: c.rose, ink: '#f7b8c4' },
  top: { cut: 'tunic', color: c.plum, ink: '#a87ab8', pattern: 'leaves', sleeves: 'long' },
  bottom: { color: '#4a3a5a' },
  shoes: '#4a3040',
});
/** Behind a door of frosted glass. */
export const shadow: Light = { tint: '#8a7a9a', shade: '#5a4a7a' };

export const lola = llama('#f4e6d2', c.rose);
export const squid = octopus('#e2854f');
export const whiteHen = hen('#fbf3e4');
export const brownHen = hen('#b8794f');

export function room(y: number, wall: string, ground: string): string {
  const paper = Array.from({ length: 9 }, (_, i) => `${i * 150 + 20},-10 ${i * 150 + 20},${y}`).join('; ');
  return (
    wash(wall, lighter(wall, 0.3)) +
    line(paper, lighter(wall, 0.3), 30, 0.5) +
    floor(y, ground) +
    painted(rectangle(-20, 890, 1240, 340), darker(ground, 0.06)) +
    flat(rectangle(-20, y - 26, 1240, 28), c.cream, 1)
  );
}
export const garden =
  wash('#bfe3ee', '#fdf4d6') + cloud(900, 160, 200, '#ffffff', 3) + land('-20,330 400,290 800,330 1220,300', '#a4cc78');

/** A bed from its side, jumped to pieces; (x, y) is the foot of its head end. */
export const bed = (x: number, y: number, w: number): string =>
  painted(rectangle(x, y - w * 0.5, w * 0.06, w * 0.5), c.wood) +
  painted(rectangle(x + w * 0.94, y - w * 0.34, w * 0.06, w * 0.34), c.wood) +
  painted(
    `M${x + w * 0.04} ${y - w * 0.26}Q${x + w * 0.5} ${y - w * 0.06} ${x + w * 0.96} ${y - w * 0.22}V${y - w * 0.1}Q${x + w * 0.5} ${y + w * 0.06} ${x + w * 0.04} ${y - w * 0.12}Z`,
    c.cream,
    '#c9a98e',
  ) +
  soft(here('0.34,-0.24 0.6,-0.24 0.92,-0.3 0.98,-0.04 0.7,0.02 0.44,-0.02', x, y, w), c.rose) +
  line(here('0.5,-0.2 0.56,-0.04; 0.74,-0.24 0.78,-0.04', x, y, w), '#f7b8c4', 9) +
  soft(here('0.04,-0.34 0.22,-0.42 0.3,-0.3 0.2,-0.2 0.06,-0.22', x, y, w), '#ffffff');
export const feathers = (at: string): string =>
  heap(
    at,
    (x, y, i) =>
      `<g transform="rotate(${i * 47 - 60} ${x} ${y})">${soft(here('0,0 10,-20 4,-46 -8,-22', x, y), '#ffffff', 1.4)}</g>`,
  );
/** A curtain from x to x + w, down to y. */
export const curtain = (x: number, y: number, w: number, color: string, top = 40): string => {
  const folds = [0.16, 0.34, 0.52, 0.7, 0.88]
    .map((t) => `${x + w * t},${top + 20} ${x + w * t + 6},${(top + y) / 2} ${x + w * t - 4},${y - 16}`)
    .join('; ');
  return (
    painted(
      `M${x} ${top}H${x + w}L${x + w + 14} ${y}Q${x + w * 0.75} ${y - 16} ${x + w * 0.5} ${y}T${x - 14} ${y}Z`,
      color,
    ) + line(folds, darker(color, 0.2), 8, 0.6)
  );
};
export const rod = (x: number, y: number, w: number): string => line(`${x - 30},${y} ${x + w + 30},${y}`, c.wood, 16);
export const egg = (x: number, y: number, r: number): string =>
  soft(here('-1.5,0 -0.6,-0.4 0.7,-0.4 1.7,0 0.6,0.5 -0.8,0.5', x, y, r), '#fffdf4') +
  flat(blob(x + r * 0.1, y - r * 0.05, r * 0.55, r * 0.32, 3, 0.03), c.sun) +
  cut(here('1.1,-0.1 1.2,-0.6 1.5,-0.4 1.8,-0.6 1.9,0', x, y, r), '#f6e2c4');
/** Arms of the octopus that look out of somewhere. */
export const arm = (points: string, w: number): string =>
  flat(tube(points, [w, w * 0.86, w * 0.66, w * 0.4, w * 0.2]), '#e2854f') +
  each(pts(points).slice(1, 3), ([x, y], i) => flat(blob(x, y, w * 0.16, w * 0.13, i + 2), '#f6c49a', 0));
export const puddle = (x: number, y: number, rx: number, ry: number): string =>
  painted(blob(x, y, rx, ry, 5, 0.08, 13), '#8fcbe0', '#5a9cc0', 0.4) +
  line(here('-0.5,-0.2 -0.1,-0.3; 0.2,0.3 0.5,0.2', x, y, rx, ry), '#ffffff', 6, 0.8);
const suds = (at: string, r: number): string =>
  heap(at, (x, y, i) =>
    flat(blob(x, y, r * (0.8 + (i % 3) * 0.25), r * (0.7 + (i % 2) * 0.25), i + 2, 0.05), '#ffffff', 1.2),
  );
export const bubbles = (at: string): string =>
  heap(
    at,
    (x, y, i) =>
      `<circle cx="${x}" cy="${y}" r="${12 + (i % 3) * 9}" fill="#ffffff" fill-opacity="0.3" stroke="#ffffff" stroke-width="4"/>`,
  );
const tubFront = (x: number, y: number, w: number): string =>
  line(here('0.12,-10 0.08,26; 0.88,-10 0.92,26', x, y, w, 1), c.sun, 26) +
  painted(
    `M${x} ${y - w * 0.3}H${x + w}Q${x + w * 0.98} ${y} ${x + w * 0.84} ${y}H${x + w * 0.16}Q${x + w * 0.02} ${y} ${x} ${y - w * 0.3}Z`,
    '#fdf6ea',
    '#b9a9b4',
  ) +
  flat(rectangle(x - w * 0.02, y - w * 0.32, w * 1.04, w * 0.045), '#ffffff');
export const door = (x: number, y: number, w: number, h: number, inside: string): string =>
  flat(rectangle(x - 18, y - h - 18, w + 36, h + 18), c.wood) + clipped(rectangle(x, y - h, w, h), inside);
export const mop = (x: number, y: number, top: readonly [number, number]): string =>
  line(`${top[0]},${top[1]} ${x},${y}`, '#8a6444', 12) +
  line(
    [-34, -18, 0, 18, 34].map((d) => here('0,-8 0.6,20 1,42', x, y, d, 1)),
    '#f3ead8',
    15,
  );
export const cup = (x: number, y: number, k = 1): string =>
  painted(`M${x - 22 * k} ${y - 40 * k}H${x + 22 * k}L${x + 17 * k} ${y}H${x - 17 * k}Z`, c.sun) +
  line(here('20,-32 36,-24 19,-12', x, y, k), c.sun, 6 * k);
export const chair = (x: number, y: number, w: number): string =>
  painted(`M${x - w * 0.5} ${y}V${y - w * 0.95}Q${x} ${y - w * 1.2} ${x + w * 0.5} ${y - w * 0.95}V${y}Z`, c.teal) +
  painted(rectangle(x - w * 0.56, y - w * 0.36, w * 1.12, w * 0.36), lighter(c.teal, 0.12));

export const bathroom = (y: number): string => {
  const tiles = [0, 1, 2, 3, 4, 5]
    .map((i) => `-10,${i * 96 + 30} 1210,${i * 96 + 30}`)
    .concat(Array.from({ length: 13 }, (_, i) => `${i * 98},-10 ${i * 98},${y}`));
  return (
    wash(c.bath, lighter(c.bath, 0.25)) +
    line(tiles, '#ffffff', 5, 0.45) +
    floor(y, '#d9b48f') +
    painted(rectangle(-20, 890, 1240, 340), '#cfa783')
  );
};
export const inTheBath = (x: number, y: number, w: number): readonly Thing[] => [
  (light) =>
    clipped(
      rectangle(0, 0, 1200, y - w * 0.25),
      drawn(light, [
        lola(`${x + w * 0.28},${y + w * 0.14},${w * 0.78} right laugh gaze=0.5,0.3`),
        squid(`${x + w * 0.85},${y - w * 0.22},${w * 0.4} left content gaze=-0.3,0.4`),
      ]),
    ),
  arm(here('0.96,-0.24 1.02,-0.42 1.04,-0.5 0.98,-0.58 0.94,-0.54', x, y, w), w * 0.07),
  suds(here('0.1,-0.32 0.28,-0.34 0.46,-0.33 0.6,-0.34 0.78,-0.33 0.92,-0.32 0.2,-0.28 0.7,-0.28', x, y, w), w * 0.07),
  tubFront(x, y, w),
];

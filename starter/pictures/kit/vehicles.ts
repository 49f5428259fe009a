import { contact, fill, flat, line, lit, loop, oval, painted, shaded, stroke, strokes } from './brush.ts';
import { blob, each, here, pts, rectangle, times, tube } from './shapes.ts';
import { drawn, type Thing } from './staging.ts';
import { darker, fixed, lighter, type Point, type Spot } from '../svg.ts';

interface Coach {
  readonly color: string;
  readonly stripe: string;
  /** What is seen behind the windows. */
  readonly inside: string;
  readonly windows?: number;
  readonly front?: 'left' | 'right';
  /** The door stands open. */
  readonly open?: boolean;
  readonly lamp?: string;
}

/** How far along a bus its windows begin and end, and the door behind the driver's window. */
const [first, last, door] = [0.04, 0.68, 0.71];

/**
 * A bus seen from the side; (x, y) is the left end of its foot, w its length; it is half as high. Who sits in it is
 * drawn behind the windows: those lie between 0.41 w and 0.26 w above the ground.
 */
export function bus([x, y, w]: Spot, coach: Coach, ...inside: readonly Thing[]): Thing {
  const mirrored = coach.front === 'left';
  const at = (px: number, py: number): Point => [x + (mirrored ? 1 - px : px) * w, y + py * w];
  const corner = ([px, py]: Point) => at(px, py).map(fixed).join(' ');
  const path = (points: string) => `M${pts(points).map(corner).join('L')}Z`;
  const box = (l: number, t: number, r: number, b: number) => path(`${l},${t} ${r},${t} ${r},${b} ${l},${b}`);
  const count = coach.windows ?? 4;
  const step = (last - first) / count;
  const panes = [
    ...times(count, (i) => box(first + i * step + 0.012, -0.41, first + (i + 1) * step - 0.012, -0.26)),
    path('0.83,-0.41 0.925,-0.41 0.965,-0.25 0.83,-0.25'),
    coach.open === true ? box(door, -0.41, door + 0.095, -0.075) : box(door + 0.008, -0.41, door + 0.088, -0.24),
  ];
  const shell = path(
    '0,-0.09 0.005,-0.43 0.03,-0.475 0.88,-0.475 0.945,-0.45 0.985,-0.25 1,-0.22 1,-0.075 0.02,-0.075',
  );
  const wheel = (px: number) => {
    const [wx, wy] = at(px, -0.066);
    const r = w * 0.066;
    return (
      flat(blob(wx, wy - r * 0.2, r * 1.22, r * 1.2, 3, 0.01, 14), darker(coach.color, 0.55), 0) +
      flat(blob(wx, wy, r, r, 4, 0.015, 14), '#3a3442', 2) +
      flat(blob(wx, wy, r * 0.5, r * 0.5, 4, 0.02), '#c9c2c4', 1.4) +
      flat(blob(wx, wy, r * 0.16, r * 0.16, 4), '#3a3442', 0)
    );
  };
  const edges = each(panes, (d) => stroke(d, darker(coach.color, 0.3), w * 0.008));
  const [lx, ly] = at(0.985, -0.15);
  const [cx, cy] = at(0.5, 0);
  const lamp = flat(blob(lx, ly, w * 0.02, w * 0.03, 3, 0.03), coach.lamp ?? '#fff0c0', 2);
  const seam = [
    [at(0.02, -0.245), at(0.7, -0.245)],
    [at(0.03, -0.455), at(0.9, -0.455)],
  ];
  const seams = strokes(seam, lighter(coach.color, 0.4), w * 0.008, 0.8);
  const bumper = rectangle(mirrored ? x - w * 0.02 : x + w * 0.965, y - w * 0.1, w * 0.055, w * 0.034);
  const outside =
    `<path fill-rule="evenodd" d="${shell}${panes.join('')}" fill="${coach.color}"/>` +
    shaded(box(0.005, -0.24, 0.99, -0.08), darker(coach.color, 0.35), 0.5) +
    flat(box(0.004, -0.215, 0.99, -0.165), coach.stripe, 0) +
    seams +
    edges +
    wheel(0.19) +
    wheel(0.83) +
    flat(bumper, darker(coach.stripe, 0.35), 1.6) +
    lamp;
  return (light) =>
    contact(cx, cy + 4, w * 0.5) +
    each(panes, (d) => fill(d, coach.inside)) +
    drawn(light, inside) +
    lit(light, w * 0.25)(outside);
}
/** A sack tied at its neck; (x, y) is the middle of its foot. */
export const sack = (x: number, y: number, w: number, color: string) =>
  painted(here('M-0.5,0Q-0.62,-0.55 -0.2,-0.78L-0.26,-1H0.24L0.18,-0.78Q0.62,-0.55 0.5,0Z', x, y, w), color) +
  line(here('-0.22,-0.78 0,-0.73 0.2,-0.78', x, y, w), darker(color, 0.45), w * 0.06, 0.9);

/** A bicycle that goes to the right, 100 high; (x, y) is the ground between its wheels. Its saddle is 94 above the ground, its handle 104. */
export function bicycle(x: number, y: number, h: number, color: string, left = false) {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-36" r="35" fill="none" stroke="#3a3244" stroke-width="6"/><circle cx="${cx}" cy="-36" r="29" fill="none" stroke="#d8d0d4" stroke-width="2" stroke-dasharray="2 7"/>${flat(blob(cx, -36, 5, 5, 3), '#8e93a6', 1)}`;
  const bars = strokes(
    [pts('-62,-36 -34,-76 36,-78 6,-34 -34,-76'), pts('-62,-36 6,-34'), pts('62,-36 40,-92 30,-102')],
    color,
    7,
    1,
  );
  return `<g transform="translate(${x} ${y}) scale(${((left ? -1 : 1) * h) / 100} ${h / 100})">${
    wheel(-62) +
    wheel(62) +
    bars +
    line('-34,-76 -38,-90; 6,-34 14,-22 24,-22', darker(color, 0.4), 6) +
    flat(blob(-40, -93, 17, 6, 3, 0.03), '#4a3442', 1.6) +
    line('40,-92 24,-104 12,-100', '#4a4456', 6)
  }</g>`;
}

const tyre = '#453c4c';
const metal = '#cfd3dc';

/** A wheel seen from its side; one sees through its spokes. */
export function wheel(x: number, y: number, r: number, hub: string, spokes = 9) {
  const ends = times(spokes, (i) => {
    const a = (i / spokes) * Math.PI * 2 + 0.2;
    return `${x},${y} ${x + Math.cos(a) * r * 0.84},${y + Math.sin(a) * r * 0.84}`;
  });
  const ring = (k: number, color: string, w: number) => loop(x, y, r * k, color, r * w);
  return (
    strokes(ends, metal, r * 0.04, 0.9) +
    ring(0.91, tyre, 0.17) +
    ring(0.79, metal, 0.07) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="${hub}"/><circle cx="${x}" cy="${y}" r="${r * 0.08}" fill="${lighter(hub, 0.6)}"/>`
  );
}

type Rider = (text: string, ...holds: readonly Thing[]) => Thing;

/** Seat and footrest are made for a child whose head is u high; (x, y) is the ground below the seat. */
const seat = 0.64;

/** A wheelchair from its side with who sits in it: `wheelchair([600, 800, 120], tala, 'right glad r=~0.7,0.2/point')`. */
export function wheelchair(
  [x, y, u]: Spot,
  color: string,
  rider: Rider,
  words: string,
  ...holds: readonly Thing[]
): Thing {
  const d = /\b(left|profileLeft)\b/.test(words) ? -1 : 1;
  const put = (part: string) => `<g transform="translate(${x} ${y}) scale(${(u / 100) * d} ${u / 100})">${part}</g>`;
  const back =
    loop(6, -50, 46, darker(tyre, 0.3), 9) +
    line('-40,-148 -34,-66; -40,-148 -58,-150', darker(color, 0.3), 9) +
    painted('M-44 -136L-28 -138L-22 -70H-38Z', darker(color, 0.45)) +
    flat(rectangle(-36, -72, 74, 13), '#5a5064');
  const front =
    line('-32,-62 10,-62 38,-62 46,-46 54,-28', color, 8) +
    flat(tube('44,-26 58,-25 76,-27', [9, 9, 8]), '#5a5064', 1) +
    wheel(46, -14, 14, color, 5) +
    wheel(-6, -50, 50, color);
  return (light) =>
    contact(x, y + 2, u * 0.72) +
    put(back) +
    drawn(light, [rider(`${x},${y - seat * u},${u} seat floats ${words}`, ...holds)]) +
    put(front);
}

/** The same from the front. */
export function wheelchairFront(
  [x, y, u]: Spot,
  color: string,
  rider: Rider,
  words: string,
  ...holds: readonly Thing[]
): Thing {
  const put = (part: string) => `<g transform="translate(${x} ${y}) scale(${u / 100})">${part}</g>`;
  const side = (s: number) =>
    `<ellipse cx="${s * 52}" cy="-50" rx="9" ry="50" fill="${tyre}"/><ellipse cx="${s * 51}" cy="-50" rx="4" ry="40" fill="${metal}"/>` +
    line(`${s * 38},-60 ${s * 34},-40 ${s * 22},-14`, color, 8) +
    oval(s * 36, -10, 5, 11, tyre);
  return (light) =>
    contact(x, y + 2, u * 0.76) +
    put(painted(rectangle(-40, -140, 80, 76), darker(color, 0.4)) + flat(rectangle(-46, -74, 92, 14), '#5a5064')) +
    drawn(light, [rider(`${x},${y - seat * u},${u} seatFront floats ${words}`, ...holds)]) +
    put(side(-1) + side(1) + flat(rectangle(-34, -13, 68, 8), '#5a5064', 1));
}

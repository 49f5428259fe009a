import { contact, flat, line, painted, strokes } from './brush.ts';
import { rectangle, tube } from './shapes.ts';
import { drawn, type Thing } from './staging.ts';
import { darker, lighter, type Point, type Spot } from '../svg.ts';

const tyre = '#453c4c';
const metal = '#cfd3dc';

/** A wheel seen from its side; one sees through its spokes. */
export function wheel(x: number, y: number, r: number, hub: string, spokes = 9): string {
  const ends = Array.from({ length: spokes }, (_, i): Point[] => {
    const a = (i / spokes) * Math.PI * 2 + 0.2;
    return [
      [x, y],
      [x + Math.cos(a) * r * 0.84, y + Math.sin(a) * r * 0.84],
    ];
  });
  const ring = (k: number, color: string, w: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r * k}" fill="none" stroke="${color}" stroke-width="${r * w}"/>`;
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
  const put = (part: string): string =>
    `<g transform="translate(${x} ${y}) scale(${(u / 100) * d} ${u / 100})">${part}</g>`;
  const back =
    `<circle cx="6" cy="-50" r="46" fill="none" stroke="${darker(tyre, 0.3)}" stroke-width="9"/>` +
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
  const put = (part: string): string => `<g transform="translate(${x} ${y}) scale(${u / 100})">${part}</g>`;
  const side = (s: number): string =>
    `<ellipse cx="${s * 52}" cy="-50" rx="9" ry="50" fill="${tyre}"/><ellipse cx="${s * 51}" cy="-50" rx="4" ry="40" fill="${metal}"/>` +
    line(`${s * 38},-60 ${s * 34},-40 ${s * 22},-14`, color, 8) +
    `<ellipse cx="${s * 36}" cy="-10" rx="5" ry="11" fill="${tyre}"/>`;
  return (light) =>
    contact(x, y + 2, u * 0.76) +
    put(painted(rectangle(-40, -140, 80, 76), darker(color, 0.4)) + flat(rectangle(-46, -74, 92, 14), '#5a5064')) +
    drawn(light, [rider(`${x},${y - seat * u},${u} seatFront floats ${words}`, ...holds)]) +
    put(side(-1) + side(1) + flat(rectangle(-34, -13, 68, 8), '#5a5064', 1));
}

import { contact, flat, line, lit, painted, shaded, strokes } from './brush.ts';
import { blob, each, here, pts, rectangle } from './shapes.ts';
import { drawn, type Thing } from './staging.ts';
import { darker, lighter, type Point, type Spot } from '../svg.ts';

export interface Coach {
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
  const path = (points: string): string =>
    `M${pts(points)
      .map(([px, py]) =>
        at(px, py)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const box = (l: number, t: number, r: number, b: number): string => path(`${l},${t} ${r},${t} ${r},${b} ${l},${b}`);
  const count = coach.windows ?? 4;
  const step = (last - first) / count;
  const panes = [
    ...Array.from({ length: count }, (_, i) =>
      box(first + i * step + 0.012, -0.41, first + (i + 1) * step - 0.012, -0.26),
    ),
    path('0.83,-0.41 0.925,-0.41 0.965,-0.25 0.83,-0.25'),
    coach.open === true ? box(door, -0.41, door + 0.095, -0.075) : box(door + 0.008, -0.41, door + 0.088, -0.24),
  ];
  const shell = path(
    '0,-0.09 0.005,-0.43 0.03,-0.475 0.88,-0.475 0.945,-0.45 0.985,-0.25 1,-0.22 1,-0.075 0.02,-0.075',
  );
  const wheel = (px: number): string => {
    const [wx, wy] = at(px, -0.066);
    const r = w * 0.066;
    return (
      flat(blob(wx, wy - r * 0.2, r * 1.22, r * 1.2, 3, 0.01, 14), darker(coach.color, 0.55), 0) +
      flat(blob(wx, wy, r, r, 4, 0.015, 14), '#3a3442', 2) +
      flat(blob(wx, wy, r * 0.5, r * 0.5, 4, 0.02), '#c9c2c4', 1.4) +
      flat(blob(wx, wy, r * 0.16, r * 0.16, 4), '#3a3442', 0)
    );
  };
  const edges = each(
    panes,
    (d) => `<path d="${d}" fill="none" stroke="${darker(coach.color, 0.3)}" stroke-width="${w * 0.008}"/>`,
  );
  const [lx, ly] = at(0.985, -0.15);
  const [cx, cy] = at(0.5, 0);
  const lamp = flat(blob(lx, ly, w * 0.02, w * 0.03, 3, 0.03), coach.lamp ?? '#fff0c0', 2);
  const seams = strokes(
    [
      [at(0.02, -0.245), at(0.7, -0.245)],
      [at(0.03, -0.455), at(0.9, -0.455)],
    ],
    lighter(coach.color, 0.4),
    w * 0.008,
    0.8,
  );
  return (light) =>
    contact(cx, cy + 4, w * 0.5) +
    each(panes, (d) => `<path d="${d}" fill="${coach.inside}"/>`) +
    drawn(light, inside) +
    lit(
      light,
      w * 0.25,
      `<path fill-rule="evenodd" d="${shell}${panes.join('')}" fill="${coach.color}"/>` +
        shaded(box(0.005, -0.24, 0.99, -0.08), darker(coach.color, 0.35), 0.5) +
        flat(box(0.004, -0.215, 0.99, -0.165), coach.stripe, 0) +
        seams +
        edges +
        wheel(0.19) +
        wheel(0.83) +
        flat(
          rectangle(mirrored ? x - w * 0.02 : x + w * 0.965, y - w * 0.1, w * 0.055, w * 0.034),
          darker(coach.stripe, 0.35),
          1.6,
        ) +
        lamp,
    );
}
/** A sack tied at its neck; (x, y) is the middle of its foot. */
export const sack = (x: number, y: number, w: number, color: string): string =>
  painted(
    `M${x - w * 0.5} ${y}Q${x - w * 0.62} ${y - w * 0.55} ${x - w * 0.2} ${y - w * 0.78}L${x - w * 0.26} ${y - w}H${x + w * 0.24}L${x + w * 0.18} ${y - w * 0.78}Q${x + w * 0.62} ${y - w * 0.55} ${x + w * 0.5} ${y}Z`,
    color,
  ) + line(here('-0.22,-0.78 0,-0.73 0.2,-0.78', x, y, w), darker(color, 0.45), w * 0.06, 0.9);

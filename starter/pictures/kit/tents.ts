import { clipped, cut, flat, line, painted } from './brush.ts';
import { wash } from './scenery.ts';
import { here, pts, rectangle } from './shapes.ts';
import { darker, lighter, type Point } from '../svg.ts';

const [felt, red, saffron] = ['#f6eedd', '#d9553f', '#f2ab3a'];

/** A round tent of felt; (x, y) is the middle of its foot. */
export function tent(x: number, y: number, w: number, lit = false, dim = 0): string {
  const shade = dim === 0 ? felt : darker(felt, dim);
  const at = (points: string): Point[] => pts(here(points, x, y, w));
  const wall = at('-0.5,0 -0.5,-0.3 -0.47,-0.33 0,-0.34 0.47,-0.33 0.5,-0.3 0.5,0 0,0.03');
  const text = (points: string): string => at(points).map(String).join(' ');
  return (
    painted(wall, shade, darker(shade, 0.35)) +
    painted(
      at('-0.54,-0.3 -0.3,-0.46 -0.07,-0.56 0.07,-0.56 0.3,-0.46 0.54,-0.3 0,-0.29'),
      lighter(shade, 0.2),
      darker(shade, 0.35),
    ) +
    flat(at('-0.08,-0.55 -0.06,-0.6 0.06,-0.6 0.08,-0.55'), '#8a5a42') +
    line(
      `${text('-0.49,-0.2 0,-0.18 0.49,-0.2')}; ${text('-0.5,-0.08 0,-0.05 0.5,-0.08')}`,
      darker(saffron, 0.2),
      w * 0.012,
      0.8,
    ) +
    cut(text('-0.1,0.015 -0.1,-0.27 0.1,-0.27 0.1,0.015'), red) +
    cut(text('-0.07,0.01 -0.07,-0.24 0.07,-0.24 0.07,0.01'), lit ? '#ffd98a' : '#b8432f')
  );
}

/** Inside of the tent: lattice and roof poles; the rug begins at 664. */
export function inTent(): string {
  const lattice = Array.from(
    { length: 15 },
    (_, i) => `${i * 110 - 260},330 ${i * 110 - 40},660; ${i * 110 - 40},330 ${i * 110 - 260},660`,
  ).join('; ');
  const poles = Array.from({ length: 11 }, (_, i) => `600,-150 ${i * 170 - 250},340`).join('; ');
  const wall = rectangle(-10, 330, 1220, 340);
  return (
    wash('#e8c79a', '#c98d5f') +
    painted(rectangle(-10, -10, 1220, 350), '#f0d9ae', '#b9785a') +
    line(poles, red, 14) +
    painted(wall, '#f3e3c2', '#c08d62') +
    clipped(wall, line(lattice, '#c98d62', 11)) +
    line('-10,334 1210,334', red, 22) +
    painted(rectangle(-10, 664, 1220, 560), '#8a4a5a', '#4a2848') +
    line('-10,690 1210,690; -10,716 1210,716', saffron, 8, 0.7)
  );
}

import { type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { type Spot, ball, circle, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

interface HenPose {
  readonly looks?: 'left' | 'right';
  readonly tilt?: number;
  readonly wings?: 'folded' | 'up';
  readonly legs?: boolean;
  readonly muddy?: boolean;
}

/** A plump hen seen from the side, her feet on (x, y), h high. */
export function hen([x, y, h]: Spot, pose: HenPose = {}, color = '#f4ece0'): string {
  const { looks = 'left', tilt = 0, wings = 'folded', legs = true, muddy = false } = pose;
  const paint = ball([0, '#ffffff'], [0.55, color], [1, darker(color, 0.22)]);
  const u = h / 100;
  const p = (d: string): string => d.replaceAll(/-?\d+(?:\.\d+)?/g, (n) => (Number(n) * u).toFixed(1));
  const feet = legs ? stroke(p('M-6 -16V-3M-14 -2H-2M12 -16V-3M4 -2H16'), '#e8963c', 4 * u) : '';
  const body = p(
    'M-24 -80C-34 -66 -40 -46 -34 -32C-26 -12 22 -8 36 -28C46 -42 52 -62 58 -74C40 -72 34 -58 16 -58C2 -58 -4 -66 -6 -80C-8 -92 -20 -92 -24 -80Z',
  );
  const tail = p('M34 -40C44 -52 52 -76 64 -78C66 -64 56 -40 38 -30Z');
  const wing =
    wings === 'folded'
      ? p('M-10 -46C0 -54 28 -52 34 -40C24 -24 0 -22 -10 -46Z')
      : p('M-8 -44C-6 -70 14 -96 36 -98C38 -76 30 -48 18 -36Z');
  const mud = muddy
    ? ellipse([-2 * u, -26 * u, 22 * u, 9 * u], '#7a5236', 0.9) +
      circle([24 * u, -44 * u, 5 * u], '#7a5236', 0.9) +
      circle([-22 * u, -52 * u, 4 * u], '#7a5236', 0.9)
    : '';
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${looks === 'left' ? 1 : -1} 1)">` +
    feet +
    shape(tail, darker(color, 0.3)) +
    shape(p('M-26 -88C-30 -98 -22 -102 -19 -96C-18 -104 -9 -103 -10 -95C-4 -100 0 -92 -6 -86Z'), '#e0483e') +
    paint.def +
    shape(body, paint.fill) +
    shape(p('M-28 -82L-42 -76L-27 -72Z'), '#f0a83c') +
    shape(p('M-30 -72C-36 -66 -33 -58 -28 -60C-24 -64 -26 -70 -30 -72Z'), '#e0483e') +
    circle([-18 * u, -82 * u, 3.4 * u], '#2a1a20') +
    circle([-19 * u, -83.2 * u, 1.1 * u], '#ffffff') +
    shape(wing, darker(color, 0.1)) +
    stroke(
      wings === 'folded' ? p('M6 -40Q18 -36 26 -40M4 -34Q12 -30 20 -32') : p('M4 -50L22 -82M12 -46L28 -74'),
      darker(color, 0.26),
      2.4 * u,
    ) +
    mud +
    '</g>'
  );
}

/** A frog from the front, sitting on (x, y), h high. */
export function frog([x, y, h]: Spot, leap = false): Piece {
  const skin = ball([0, lighter('#3fbf74', 0.35)], [0.6, '#35b06a'], [1, '#1f7a58']);
  const u = h / 100;
  const side = (s: number): string =>
    leap
      ? stroke(
          `M${s * 22 * u} ${-34 * u}Q${s * 50 * u} ${-26 * u} ${s * 42 * u} ${-2 * u}L${s * 56 * u} ${24 * u}`,
          '#2f9f62',
          13 * u,
        ) + ellipse([s * 60 * u, 28 * u, 14 * u, 6 * u], '#2f9f62')
      : ellipse([s * 36 * u, -20 * u, 19 * u, 21 * u], '#2f9f62') +
        ellipse([s * 44 * u, -3 * u, 19 * u, 6 * u], '#2a8f58') +
        stroke(`M${s * 15 * u} ${-30 * u}L${s * 19 * u} ${-6 * u}`, '#46cc80', 11 * u) +
        ellipse([s * 21 * u, -3 * u, 11 * u, 5 * u], '#46cc80');
  return group(
    `transform="translate(${x} ${y})"`,
    ...(leap ? [] : [ellipse([0, 0, 62 * u, 9 * u], '#234a20', 0.3)]),
    skin.def,
    side(-1),
    side(1),
    ellipse([0, -26 * u, 34 * u, 26 * u], skin.fill),
    ellipse([0, -20 * u, 22 * u, 18 * u], '#c8ee9a'),
    figure('frogHead', 0, -32 * u, { h: 68 * u, shadow: false }),
  );
}

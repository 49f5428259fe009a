import { type Piece, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { ball, circle, curve, ellipse, shape, stroke } from '../svg.ts';

type Side = 'left' | 'right';
export type Mood = 'calm' | 'smile' | 'laugh' | 'shout' | 'puff' | 'sad';

const ink = '#3a2448';

/** Eye and mouth on a round head that looks to the left; u is the head's radius. */
function face(x: number, y: number, u: number, mood: Mood): string {
  const shut = mood === 'laugh' || mood === 'puff';
  const eye = shut
    ? stroke(`M${x - u * 0.55} ${y - u * 0.12}q${u * 0.2} ${-u * 0.28} ${u * 0.4} 0`, ink, u * 0.11)
    : ellipse([x - u * 0.35, y - u * 0.22, u * 0.15, u * 0.22], ink) +
      circle([x - u * 0.4, y - u * 0.32, u * 0.06], '#ffffff');
  const mouths: Record<Mood, string> = {
    calm: stroke(`M${x - u * 0.78} ${y + u * 0.38}q${u * 0.25} ${u * 0.1} ${u * 0.45} 0`, ink, u * 0.09),
    smile: stroke(`M${x - u * 0.82} ${y + u * 0.26}q${u * 0.28} ${u * 0.34} ${u * 0.6} 0`, ink, u * 0.1),
    laugh: shape(
      `M${x - u * 0.86} ${y + u * 0.2}h${u * 0.76}q${-u * 0.08} ${u * 0.52} ${-u * 0.42} ${u * 0.5}t${-u * 0.34} ${-u * 0.5}Z`,
      '#8a2840',
    ),
    shout:
      ellipse([x - u * 0.6, y + u * 0.42, u * 0.26, u * 0.34], '#8a2840') +
      ellipse([x - u * 0.58, y + u * 0.58, u * 0.15, u * 0.14], '#e8788a'),
    puff: ellipse([x - u * 0.62, y + u * 0.4, u * 0.18, u * 0.14], '#8a2840'),
    sad: stroke(`M${x - u * 0.8} ${y + u * 0.48}q${u * 0.22} ${-u * 0.24} ${u * 0.48} 0`, ink, u * 0.1),
  };
  return eye + mouths[mood] + ellipse([x + u * 0.12, y + u * 0.28, u * 0.22, u * 0.15], '#f59a8a', 0.5);
}

export interface TurtleOptions {
  readonly looks: Side;
  readonly mood?: Mood;
  /** Where the head is, seen from where the neck leaves the shell, in heights of the turtle: forward and up. */
  readonly reach?: readonly [forward: number, up: number];
  readonly tilt?: number;
  readonly tint?: string;
}

export function turtle(x: number, y: number, h: number, options: TurtleOptions): Piece {
  const { looks, mood = 'calm', reach = [0.22, 0.3], tilt = 0 } = options;
  const w = h * 1.645;
  const [bx, by] = [-w * 0.33, -h * 0.36];
  const [hx, hy] = [bx - (reach[0] + 0.06) * h, by - reach[1] * h];
  const u = h * 0.24;
  const skin = ball([0, '#e4f56b'], [0.6, '#b7dc3c'], [1, '#7fae3a']);
  const neck = curve([
    [bx + h * 0.1, by],
    [bx - reach[0] * h * 0.5, by - reach[1] * h * 0.25],
    [hx + u * 0.2, hy + u * 0.2],
  ]);
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${looks === 'left' ? 1 : -1} 1)"`,
    stroke(neck, '#8fb83a', h * 0.27),
    stroke(neck, '#b4d83f', h * 0.2),
    skin.def,
    circle([hx, hy, u], skin.fill),
    face(hx, hy, u, mood),
    figure('turtle', 0, 0, { h, cut: 0.12, tint: options.tint }),
  );
}

import type { Piece } from '../compose.ts';
import { type FigureOptions, figure } from '../figure.ts';
import { type Spot, circle, ellipse, stroke } from '../svg.ts';

export type ElephantMood = 'calm' | 'happy' | 'worried' | 'asleep';

const ink = '#2a2450';
const skin = '#a9a3bd';

/** The elephant's eye is drawn anew, so that it can feel something and stays sharp when large. */
function eye(mood: ElephantMood): (w: number, h: number) => string {
  return (w, h) => {
    const [x, y, u] = [w * 0.163, h * 0.31, h * 0.05];
    const cover = ellipse([x, y, u * 1.05, u * 1.25], skin);
    const cheek = ellipse([x + u * 1.1, y + u * 2.4, u * 1.5, u], '#e58aa0', mood === 'happy' ? 0.5 : 0.28);
    if (mood === 'happy')
      return cover + cheek + stroke(`M${x - u} ${y + u * 0.3}q${u} ${-u * 1.5} ${u * 2} 0`, ink, u * 0.42);
    if (mood === 'asleep') return cover + cheek + stroke(`M${x - u} ${y}q${u} ${u * 1.1} ${u * 2} 0`, ink, u * 0.42);
    const open = ellipse([x, y, u * 0.62, u * 0.95], ink) + circle([x - u * 0.2, y - u * 0.38, u * 0.24], '#ffffff');
    if (mood === 'calm') return cover + cheek + open;
    const white = ellipse([x, y, u * 1.15, u * 1.4], '#ffffff');
    const pupil =
      ellipse([x - u * 0.15, y + u * 0.15, u * 0.55, u * 0.78], ink) +
      circle([x - u * 0.32, y - u * 0.15, u * 0.2], '#ffffff');
    return (
      cheek +
      white +
      pupil +
      stroke(`M${x - u * 1.5} ${y - u * 1.5}q${u * 1.2} ${-u * 1.1} ${u * 2.6} ${-u * 1.1}`, ink, u * 0.4)
    );
  };
}

export function jumo([x, y, h]: Spot, mood: ElephantMood, options: Omit<FigureOptions, 'h' | 'detail'> = {}): Piece {
  return figure('elephant', x, y, { h, looks: 'left', ...options, detail: eye(mood) });
}

export function nini(x: number, y: number, h: number, options: Omit<FigureOptions, 'h'> = {}): Piece {
  return figure('mouse', x, y, { h, looks: 'left', ...options });
}

/** A small paw held up, for waving. */
export function paw(x: number, y: number, size: number, side: 1 | -1): string {
  return (
    stroke(
      `M${x} ${y}q${side * size * 0.3} ${-size * 0.3} ${side * size * 0.4} ${-size * 0.8}`,
      '#cfc6da',
      size * 0.24,
    ) + circle([x + side * size * 0.4, y - size * 0.85, size * 0.18], '#f2a6b4')
  );
}

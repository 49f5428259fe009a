import { type GroupPiece, type Piece, group } from '../compose.ts';
import { type Spot, across, ball, circle, darker, ellipse, glowPaint, lighter, shape, stroke } from '../svg.ts';

const red = '#e2322e';

interface ParasolOptions {
  /** Degrees, clockwise, around the handle. */
  readonly turn?: number;
  readonly color?: string;
  /** How much of the inside is seen from below, as a share of the width; 0 shows only the outside. */
  readonly below?: number;
}

const ribs = [-1, -0.62, -0.22, 0.22, 0.62, 1] as const;

function canopy(w: number, top: number, rim: number, color: string): string {
  const light = ball([0, lighter(color, 0.38)], [0.5, color], [1, darker(color, 0.3)]);
  let scallops = `M${-w / 2} ${rim}`;
  for (let i = 0; i < 5; i += 1) {
    const [from, to] = [(ribs[i] ?? 0) * (w / 2), (ribs[i + 1] ?? 0) * (w / 2)];
    scallops += `Q${(from + to) / 2} ${rim - w * 0.055} ${to} ${rim}`;
  }
  const dome = `${scallops}C${w * 0.46} ${top + (rim - top) * 0.3} ${w * 0.22} ${top} 0 ${top}C${-w * 0.22} ${top} ${-w * 0.46} ${top + (rim - top) * 0.3} ${-w / 2} ${rim}Z`;
  const seams = ribs
    .slice(1, -1)
    .map((share) =>
      stroke(
        `M0 ${top}C${share * w * 0.3} ${top + w * 0.02} ${share * w * 0.48} ${top + (rim - top) * 0.5} ${share * (w / 2)} ${rim}`,
        darker(color, 0.28),
        w * 0.008,
        0.55,
      ),
    )
    .join('');
  return (
    light.def +
    shape(dome, light.fill) +
    seams +
    stroke(scallops, lighter(color, 0.3), w * 0.01, 0.8) +
    circle([0, top - w * 0.014, w * 0.018], '#7a4a2c')
  );
}

function handle(w: number, from: number): string {
  const wood = across([0, '#d69a5c'], [1, '#8a5530']);
  const r = w * 0.05;
  const crook = `M0 ${from}V${w * 0.06}a${r} ${r} 0 0 0 ${r * 2} 0`;
  return (
    wood.def +
    stroke(crook, '#7a4a2c', w * 0.034) +
    stroke(`M${-w * 0.004} ${from}V${w * 0.06}a${r} ${r} 0 0 0 ${r * 2} 0`, '#c98c50', w * 0.018)
  );
}

/** The red umbrella of the story; (x, y) is where a hand holds its handle, the third number its width. */
export function parasol([x, y, w]: Spot, options: ParasolOptions = {}): string {
  const { turn = 0, color = red, below = 0.07 } = options;
  const rim = -w * 0.56;
  const top = rim - w * 0.34;
  const inside = ball([0, darker(color, 0.5)], [1, darker(color, 0.28)]);
  const ring = below > 0 ? inside.def + ellipse([0, rim - w * 0.012, w * 0.49, w * below], inside.fill) : '';
  const spokes =
    below > 0
      ? ribs
          .map((share) =>
            stroke(
              `M0 ${rim - w * 0.12}L${share * w * 0.42} ${rim + w * below * 0.4}`,
              darker(color, 0.1),
              w * 0.006,
              0.7,
            ),
          )
          .join('')
      : '';
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${ring}${spokes}${handle(w, rim - w * 0.1)}${canopy(w, top, rim, color)}</g>`;
}

/** The umbrella upside down, seen a little from above: (x, y) is its lowest point. The pieces sit in it. */
export function parasolBowl([x, y, w]: Spot, pieces: readonly Piece[], options: ParasolOptions = {}): GroupPiece {
  const { turn = 0, color = red, below = 0.12 } = options;
  const rim = -w * 0.33;
  const inside = ball([0, darker(color, 0.5)], [1, darker(color, 0.22)]);
  const light = ball([0, lighter(color, 0.3)], [0.55, color], [1, darker(color, 0.34)]);
  let front = `M${-w / 2} ${rim}`;
  for (let i = 0; i < 5; i += 1) {
    const [from, to] = [(ribs[i] ?? 0) * (w / 2), (ribs[i + 1] ?? 0) * (w / 2)];
    const bow = (share: number): number => rim + w * below * Math.sqrt(Math.max(0, 1 - share * share));
    front += `Q${(from + to) / 2} ${bow((from + to) / w) + w * 0.05} ${to} ${bow(ribs[i + 1] ?? 0)}`;
  }
  const bowl = `${front}C${w * 0.46} ${rim * 0.4} ${w * 0.22} 0 0 0C${-w * 0.22} 0 ${-w * 0.46} ${rim * 0.4} ${-w / 2} ${rim}Z`;
  const seams = ribs
    .slice(1, -1)
    .map((share) =>
      stroke(
        `M0 0C${share * w * 0.3} ${rim * 0.06} ${share * w * 0.48} ${rim * 0.4} ${share * (w / 2)} ${rim + w * below * 0.8}`,
        darker(color, 0.28),
        w * 0.008,
        0.55,
      ),
    )
    .join('');
  const stick = `<g transform="translate(0 ${rim - w * 0.34}) scale(1 -1)">${handle(w, -w * 0.5)}</g>`;
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    inside.def + ellipse([0, rim, w * 0.5, w * below], inside.fill) + stick,
    ...pieces,
    light.def + shape(bowl, light.fill) + seams + stroke(front, lighter(color, 0.3), w * 0.011, 0.85),
  );
}

/** Round soft shade under the umbrella. */
export function shadeOf([x, y, w]: Spot, strength = 0.34): string {
  const paint = glowPaint([0, '#3a2050', strength], [0.7, '#3a2050', strength * 0.9], [1, '#3a2050', 0]);
  return paint.def + ellipse([x, y, w / 2, w * 0.16], paint.fill);
}

/** Curls of wind, each from its start, growing thinner. */
export function windCurl([x, y, w]: Spot, color = '#ffffff', turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(`M0 0C${w * 0.3} ${-w * 0.1} ${w * 0.5} ${w * 0.1} ${w * 0.78} 0C${w * 1.02} ${-w * 0.1} ${w * 0.98} ${-w * 0.3} ${w * 0.82} ${-w * 0.26}C${w * 0.72} ${-w * 0.22} ${w * 0.76} ${-w * 0.12} ${w * 0.84} ${-w * 0.14}`, color, w * 0.022, 0.85)}${stroke(`M${w * 0.1} ${w * 0.1}C${w * 0.34} ${w * 0.02} ${w * 0.46} ${w * 0.16} ${w * 0.66} ${w * 0.1}`, color, w * 0.016, 0.65)}</g>`;
}

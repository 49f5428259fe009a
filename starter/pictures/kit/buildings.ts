import { clipped, cut, fill, flat, line, painted, stroke, strokes } from './brush.ts';
import { wash } from './scenery.ts';
import { abreast, blob, here, placed, rectangle, times } from './shapes.ts';
import { type Box, darker, HEIGHT, lighter, seeded, WIDTH } from '../svg.ts';

const [felt, red, saffron] = ['#f6eedd', '#d9553f', '#f2ab3a'];

/** A round tent of felt; (x, y) is the middle of its foot. */
export function tent(x: number, y: number, w: number, lit = false, dim = 0) {
  const shade = dim === 0 ? felt : darker(felt, dim);
  const at = placed(x, y, w);
  const wall = at('-0.5,0 -0.5,-0.3 -0.47,-0.33 0,-0.34 0.47,-0.33 0.5,-0.3 0.5,0 0,0.03');
  return (
    painted(wall, shade, darker(shade, 0.35)) +
    painted(
      at('-0.54,-0.3 -0.3,-0.46 -0.07,-0.56 0.07,-0.56 0.3,-0.46 0.54,-0.3 0,-0.29'),
      lighter(shade, 0.2),
      darker(shade, 0.35),
    ) +
    flat(at('-0.08,-0.55 -0.06,-0.6 0.06,-0.6 0.08,-0.55'), '#8a5a42') +
    line(at('-0.49,-0.2 0,-0.18 0.49,-0.2; -0.5,-0.08 0,-0.05 0.5,-0.08'), darker(saffron, 0.2), w * 0.012, 0.8) +
    cut(at('-0.1,0.015 -0.1,-0.27 0.1,-0.27 0.1,0.015'), red) +
    cut(at('-0.07,0.01 -0.07,-0.24 0.07,-0.24 0.07,0.01'), lit ? '#ffd98a' : '#b8432f')
  );
}

/** Inside of the tent: lattice and roof poles; the rug begins at 664. */
export function inTent() {
  const lattice = times(15, (i) => here('-260,330 -40,660; -40,330 -260,660', i * 110, 0));
  const wall = rectangle(-10, 330, 1220, 340);
  return (
    wash('#e8c79a', '#c98d5f') +
    painted(rectangle(-10, -10, 1220, 350), '#f0d9ae', '#b9785a') +
    line(abreast('600,-150 -250,340', '600,-150 1450,340', 11), red, 14) +
    painted(wall, '#f3e3c2', '#c08d62') +
    clipped(wall)(line(lattice, '#c98d62', 11)) +
    line('-10,334 1210,334', red, 22) +
    painted(rectangle(-10, 664, 1220, 560), '#8a4a5a', '#4a2848') +
    line('-10,690 1210,690; -10,716 1210,716', saffron, 8, 0.7)
  );
}

interface Wall {
  readonly wall: string;
  readonly glass: string;
  readonly frame: string;
  readonly columns: number;
  readonly rows: number;
  readonly awning?: string;
  readonly seed: number;
}

/** A town house, (x, y) the left end of its foot. */
export function house(x: number, y: number, w: number, h: number, look: Wall) {
  const random = seeded(look.seed);
  const front = rectangle(x, y - h, w, h);
  const shop = look.awning === undefined ? 0 : Math.min(170, h * 0.3);
  const [cw, rh] = [w / look.columns, (h - shop - 24) / look.rows];
  const parts = [
    painted(front, look.wall, darker(look.wall, 0.26), 0.5),
    painted(rectangle(x - 8, y - h - 16, w + 16, 22), lighter(look.wall, 0.25)),
  ];
  for (let r = 0; r < look.rows; r += 1)
    for (let c = 0; c < look.columns; c += 1) {
      const [wx, wy, ww, wh] = [x + c * cw + cw * 0.24, y - h + 20 + r * rh + rh * 0.16, cw * 0.52, rh * 0.6];
      const lit = random() < 0.3;
      parts.push(
        flat(rectangle(wx, wy, ww, wh), lit ? lighter(look.glass, 0.3) : look.glass, 0),
        stroke(`${rectangle(wx, wy, ww, wh)}M${wx + ww / 2} ${wy}v${wh}`, look.frame, 6),
      );
      if (random() < 0.5)
        parts.push(fill(`M${wx - 6} ${wy + wh * 0.62}h${ww + 12}v${wh * 0.38}h${-ww - 12}Z`, look.frame, 0.85));
      else if (random() < 0.4)
        parts.push(flat(blob(wx + ww * 0.4, wy + wh - 4, ww * 0.34, wh * 0.16, r + c, 0.2), '#5d9a62', 0));
    }
  if (look.awning !== undefined) {
    parts.push(fill(rectangle(x + w * 0.08, y - shop + 14, w * 0.84, shop - 14), darker(look.wall, 0.62)));
    const n = 6;
    for (let i = 0; i < n; i += 1)
      parts.push(
        `<path d="M${x + (i * w) / n} ${y - shop}h${w / n}v${shop * 0.26}q${-w / n / 2} ${shop * 0.2} ${-w / n} 0Z" fill="${i % 2 === 0 ? look.awning : '#fff4dc'}"/>`,
      );
  }
  return parts.join('');
}

/** A floor of boards or tiles that runs away from us. */
export function floor(y: number, color: string, lines = 7) {
  const boards = times(lines, (i) => {
    const t = (i + 0.5) / lines;
    return `${WIDTH * (0.2 + t * 0.6)},${y} ${WIDTH * (t * 1.8 - 0.4)},${HEIGHT + 20}`;
  });
  return painted(rectangle(-10, y, WIDTH + 20, HEIGHT - y + 20), color) + strokes(boards, darker(color, 0.3), 3, 0.4);
}

/** A window in a box; what is seen through it may begin with the colour of its sky. */
export function windowFrame([x, y, w, h]: Box, frame: string) {
  const d = rectangle(x, y, w, h);
  return (...view: readonly string[]) =>
    clipped(d)(...view.map((seen) => (seen.startsWith('#') ? fill(d, seen) : seen))) +
    `<path d="${d}" fill="none" stroke="${frame}" stroke-width="16"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}" stroke="${frame}" stroke-width="8"/>` +
    flat(rectangle(x - 20, y + h, w + 40, 20), frame);
}

/** A table seen from the front: its top, and a cloth or boards below. */
export const table = (x: number, y: number, w: number, h: number, top: string, front: string) =>
  painted(rectangle(x + w * 0.03, y + 14, w * 0.94, h), front) +
  line(
    `${x + w * 0.3},${y + 40} ${x + w * 0.29},${y + h}; ${x + w * 0.66},${y + 40} ${x + w * 0.67},${y + h}`,
    darker(front, 0.3),
    3,
    0.4,
  ) +
  flat(
    `${x},${y - 12} ${x + w * 0.5},${y - 17} ${x + w},${y - 12} ${x + w + 8},${y + 12} ${x + w * 0.5},${y + 19} ${x - 8},${y + 12}`,
    top,
  );

/** A hut with a roof of straw; (x, y) is the left of its foot. */
export function strawHut(x: number, y: number, w: number, lit = false) {
  const at = placed(x, y, w);
  return (
    painted(rectangle(x + w * 0.08, y - w * 0.46, w * 0.84, w * 0.46), '#e6b98a', '#a5704e') +
    flat(rectangle(x + w * 0.4, y - w * 0.34, w * 0.2, w * 0.34), lit ? '#ffd98a' : '#6a4232') +
    flat(rectangle(x + w * 0.7, y - w * 0.32, w * 0.12, w * 0.13), lit ? '#ffd98a' : '#6a4232') +
    painted(
      at('-0.06,-0.4 0.2,-0.74 0.5,-0.86 0.8,-0.74 1.06,-0.4 0.76,-0.36 0.5,-0.4 0.24,-0.36'),
      '#d9a54c',
      '#8a5a34',
    ) +
    line(abreast(at('0.3656,-0.76 0.1248,-0.42'), at('0.6316,-0.76 0.8528,-0.42'), 6), '#a5753a', w * 0.012, 0.7)
  );
}

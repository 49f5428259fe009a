import { type GroupPiece, type Piece, group } from '../compose.ts';
import {
  type Box,
  type Point,
  type Spot,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  glowPaint,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

const spines = ['#d9503f', '#f0a93c', '#3f9a8a', '#4a78b8', '#8a5aa0', '#e9d9b0', '#c96a8a', '#7fa04a'] as const;

/** A row of books standing on a shelf; (x, y) is the left end of the board, h their height. */
export function bookRow([x, y, w, h]: Box, seed = 1, dim = 0): string {
  const random = seeded(seed);
  let out = '';
  for (let at = x; at < x + w - h * 0.16;) {
    const thick = h * between(random, 0.2, 0.34);
    const tall = h * between(random, 0.74, 1);
    const color = mix(spines[Math.floor(random() * spines.length)] ?? '#d9503f', '#1c2250', dim);
    const lean = random() < 0.12 ? 8 : 0;
    out += `<g transform="rotate(${lean} ${at.toFixed(0)} ${y})">${rect([Math.round(at), Math.round(y - tall), Math.round(thick) - 2, Math.round(tall)], color, 3)}${rect([Math.round(at) + 3, Math.round(y - tall * 0.82), Math.round(thick) - 8, 5], lighter(color, 0.4), 2)}</g>`;
    at += thick + (lean > 0 ? h * 0.12 : 0);
  }
  return out;
}

/** A shelf with rows of books, (x, y) its upper left corner. */
export function bookShelf([x, y, w, h]: Box, rows: number, seed = 3, dim = 0): string {
  const wood = mix('#a9744a', '#1c2250', dim);
  const step = h / rows;
  let out = rect([x, y, w, h], darker(wood, 0.45), 4);
  for (let i = 0; i < rows; i += 1)
    out +=
      bookRow([x + 12, y + step * (i + 1) - 10, w - 24, step * 0.74], seed + i * 7, dim) +
      rect([x, y + step * (i + 1) - 12, w, 14], wood, 3);
  return (
    out +
    rect([x - 8, y, 16, h], wood, 4) +
    rect([x + w - 8, y, 16, h], wood, 4) +
    rect([x - 8, y - 8, w + 16, 16], lighter(wood, 0.15), 4)
  );
}

export interface LibraryBoatOptions {
  readonly paint?: string;
  readonly water?: string;
  /** Light inside, at night. */
  readonly lamp?: string;
  readonly tilt?: number;
}

/** A long blue boat with a library on it, on the water line y, w long; the pieces stand on its deck behind the rim. */
export function libraryBoat([x, y, w]: Spot, pieces: readonly Piece[], options: LibraryBoatOptions = {}): GroupPiece {
  const { paint = '#2f6fb8', water = '#5f9a92', lamp, tilt = 0 } = options;
  const h = w * 0.1;
  const deck = y - h * 0.82;
  const [left, right] = [x - w * 0.26, x + w * 0.24];
  const top = deck - w * 0.23;
  const hull = down([0, lighter(paint, 0.22)], [0.6, paint], [1, darker(paint, 0.35)]);
  const tin = down([0, '#e6e2d8'], [1, '#a9a6a2']);
  const inside = lamp ?? '#5a4a44';
  const shine = glowPaint([0, inside, 0.75], [1, inside, 0]);
  let ribs = '';
  for (let i = 1; i < 11; i += 1)
    ribs += `M${left - w * 0.03 + ((right - left + w * 0.06) * i) / 11} ${top - h * 0.72}v${h * 0.84}`;
  return group(
    `transform="rotate(${tilt} ${x} ${y})"`,
    ellipse([x, y + h * 0.16, w * 0.52, h * 0.36], darker(water, 0.5), 0.45),
    rect([left, top, right - left, deck - top + h * 0.3], inside, 4),
    bookShelf([left + w * 0.03, top + h * 0.2, w * 0.2, deck - top - h * 0.1], 3, 4, lamp === undefined ? 0.12 : 0),
    bookShelf([right - w * 0.23, top + h * 0.2, w * 0.2, deck - top - h * 0.1], 3, 9, lamp === undefined ? 0.12 : 0),
    lamp === undefined ? '' : shine.def + circle([x, deck - w * 0.06, w * 0.3], shine.fill),
    ...[left, (left + right) / 2 - w * 0.015, right - w * 0.022].map((px) =>
      rect([px, top, w * 0.022, deck - top + h * 0.2], '#f0a93c', 3),
    ),
    tin.def,
    shape(
      `M${left - w * 0.045} ${top + h * 0.12}Q${left - w * 0.03} ${top - h * 0.78} ${left + w * 0.08} ${top - h * 0.8}H${right - w * 0.08}Q${right + w * 0.03} ${top - h * 0.78} ${right + w * 0.045} ${top + h * 0.12}Z`,
      tin.fill,
    ),
    stroke(ribs, '#8a8884', w * 0.004, 0.5),
    ...pieces,
    hull.def,
    shape(
      `M${x - w / 2} ${y - h * 1.7}Q${x - w * 0.42} ${y - h * 0.86} ${x - w * 0.24} ${y - h * 0.8}H${x + w * 0.24}Q${x + w * 0.42} ${y - h * 0.86} ${x + w / 2} ${y - h * 1.9}Q${x + w * 0.46} ${y - h * 0.1} ${x + w * 0.3} ${y + h * 0.12}H${x - w * 0.32}Q${x - w * 0.46} ${y - h * 0.1} ${x - w / 2} ${y - h * 1.7}Z`,
      hull.fill,
    ),
    stroke(
      `M${x - w * 0.488} ${y - h * 1.5}Q${x - w * 0.41} ${y - h * 0.76} ${x - w * 0.24} ${y - h * 0.7}H${x + w * 0.24}Q${x + w * 0.41} ${y - h * 0.76} ${x + w * 0.488} ${y - h * 1.68}`,
      '#f0a93c',
      h * 0.13,
    ),
    stroke(
      `M${x - w * 0.42} ${y - h * 0.34}Q${x} ${y - h * 0.2} ${x + w * 0.42} ${y - h * 0.34}`,
      '#ffffff',
      h * 0.07,
      0.8,
    ),
    stroke(
      `M${x - w * 0.46} ${y + h * 0.16}q${w * 0.12} ${h * 0.14} ${w * 0.24} 0t${w * 0.24} 0t${w * 0.24} 0t${w * 0.2} 0`,
      lighter(water, 0.6),
      h * 0.07,
      0.85,
    ),
  );
}

/** The inside of the boat: planks, shelves on both sides, ribs of the round roof, an open end between the shelves. */
export function insideLibrary(options: { readonly dim?: number; readonly view?: string } = {}): string {
  const { dim = 0, view = '#bfe6dc' } = options;
  const tone = (color: string): string => mix(color, '#161c48', dim);
  const floor = down([0, tone('#8a5a3c')], [1, tone('#b98050')]);
  const roof = down([0, tone('#b9a98a')], [1, tone('#e0cfa6')]);
  let planks = '';
  for (let i = -5; i <= 5; i += 1) planks += `M${600 + i * 70} 640L${600 + i * 190} 900`;
  let ribs = '';
  for (let i = 0; i < 3; i += 1)
    ribs += `M${-60 + i * 130} ${330 - i * 40}Q600 ${-190 + i * 120} ${1260 - i * 130} ${330 - i * 40}`;
  return (
    roof.def +
    rect([0, 0, 1200, 900], roof.fill) +
    rect([400, 200, 400, 450], view, 120) +
    stroke(ribs, tone('#9a7a4a'), 16, 0.8) +
    floor.def +
    rect([0, 640, 1200, 260], floor.fill) +
    stroke(planks, tone('#6a4028'), 4, 0.5) +
    bookShelf([-30, 250, 420, 400], 3, 5, dim) +
    bookShelf([810, 250, 420, 400], 3, 11, dim) +
    rect([385, 190, 20, 460], tone('#c98a3c'), 5) +
    rect([795, 190, 20, 460], tone('#c98a3c'), 5)
  );
}

/** A torch in a hand at (x, y), pointing along the turn (0 is to the right), and its beam. */
export function torch([x, y, size]: Spot, turn: number): string {
  const metal = down([0, '#e4e8ee'], [0.5, '#9aa4b4'], [1, '#6a7488']);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${metal.def}${rect([-size * 0.5, -size * 0.13, size * 0.8, size * 0.26], metal.fill, size * 0.08)}${shape(`M${size * 0.26} ${-size * 0.14}L${size * 0.5} ${-size * 0.24}V${size * 0.24}L${size * 0.26} ${size * 0.14}Z`, '#4a5468')}${ellipse([size * 0.5, 0, size * 0.07, size * 0.23], '#fff2b8')}${rect([-size * 0.1, -size * 0.17, size * 0.16, size * 0.06], '#d9503f', 3)}</g>`;
}

export function torchBeam([x, y, reach]: Spot, turn: number, spread = 16, strength = 0.8): string {
  const color = '#ffe9a0';
  const paint = across([0, color, strength], [0.7, color, strength * 0.45], [1, color, 0]);
  const half = Math.tan((spread * Math.PI) / 180) * reach;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${paint.def}${shape(`M0 ${-reach * 0.015}L${reach} ${-half}V${half}L0 ${reach * 0.015}Z`, paint.fill)}</g>`;
}

/** An open book seen from the front, (x, y) its middle; the pieces are drawn on its pages, in a sheet 200 wide and 120 high around 0, 0. */
export function bigBook([x, y, w]: Spot, cover: string, pieces: readonly Piece[], tilt = 0): GroupPiece {
  const k = w / 200;
  const page = ball([0, '#fffdf4'], [1, '#efe2c4']);
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${k})"`,
    shape('M-106 -58Q-50 -70 0 -58Q50 -70 106 -58V66Q50 54 0 68Q-50 54 -106 66Z', cover),
    page.def,
    shape('M-100 -60Q-50 -74 0 -58V60Q-50 46 -100 58Z', page.fill),
    shape('M100 -60Q50 -74 0 -58V60Q50 46 100 58Z', page.fill),
    stroke('M0 -58V60', '#c9b48a', 1.6, 0.8),
    ...pieces,
  );
}

/** Books hung over strings to dry, between two points. */
export function bookLine([from, to]: readonly [Point, Point], colors: readonly string[], size: number): string {
  const sag = 0.07 * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  let out = stroke(curve([from, at(0.25), at(0.5), at(0.75), to]), '#8a6a4a', 4);
  colors.forEach((color, i) => {
    const [x, y] = at((i + 0.8) / (colors.length + 0.6));
    out += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})">${shape(`M0 -4L${size * 0.42} ${size * 0.66}L${size * 0.3} ${size * 0.72}L0 ${size * 0.2}L${-size * 0.3} ${size * 0.72}L${-size * 0.42} ${size * 0.66}Z`, color)}${shape(`M0 ${size * 0.14}L${size * 0.27} ${size * 0.74}L0 ${size * 0.5}L${-size * 0.27} ${size * 0.74}Z`, '#fff6e0')}</g>`;
  });
  return out;
}

/** A thatched or tin roof standing out of the flood. */
export function floodedRoof([x, y, w]: Spot, color = '#b98a4e'): string {
  const paint = across([0, lighter(color, 0.25)], [0.55, color], [1, darker(color, 0.3)]);
  const h = w * 0.34;
  return (
    rect([x - w * 0.38, y - h * 0.3, w * 0.76, h * 0.36], darker(color, 0.4)) +
    paint.def +
    shape(
      `M${x - w * 0.52} ${y - h * 0.22}L${x - w * 0.26} ${y - h}H${x + w * 0.26}L${x + w * 0.52} ${y - h * 0.22}Z`,
      paint.fill,
    ) +
    stroke(`M${x - w * 0.28} ${y - h}H${x + w * 0.28}`, lighter(color, 0.4), w * 0.03) +
    stroke(
      `M${x - w * 0.16} ${y - h * 0.94}L${x - w * 0.32} ${y - h * 0.26}M${x} ${y - h * 0.94}V${y - h * 0.26}M${x + w * 0.16} ${y - h * 0.94}L${x + w * 0.32} ${y - h * 0.26}`,
      darker(color, 0.3),
      4,
      0.4,
    )
  );
}

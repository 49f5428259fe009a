import { type GroupPiece, type Piece, group } from '../compose.ts';
import {
  type Box,
  type Spot,
  WIDTH,
  across,
  between,
  circle,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
  uniqueId,
} from '../svg.ts';

/** A window with shutters and something in it. */
export function shutterWindow(
  [x, y, w, h]: Box,
  shutters: string,
  glass: string,
  ...inside: readonly Piece[]
): GroupPiece {
  const id = uniqueId();
  const blind = (sx: number): string =>
    rect([sx, y, w * 0.42, h], shutters, 3) +
    [0.14, 0.32, 0.5, 0.68, 0.86]
      .map((s) => rect([sx + w * 0.06, y + h * s - h * 0.04, w * 0.3, h * 0.07], darker(shutters, 0.2), 2, 0.7))
      .join('');
  return group(
    '',
    rect([x - w * 0.07, y - w * 0.07, w * 1.14, h + w * 0.14], '#fff2dd', 4),
    rect([x, y, w, h], glass, 2),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`,
    group(`clip-path="url(#${id})"`, ...inside),
    blind(x - w * 0.48),
    blind(x + w * 1.06),
    rect([x - w * 0.12, y + h, w * 1.24, h * 0.07], lighter('#e9cfae', 0.3), 3),
  );
}

/** The rail of a balcony whose floor is on y. */
export function balcony([x, y, w, h]: Box, color: string): string {
  let bars = '';
  const count = Math.round(w / 18);
  for (let i = 0; i <= count; i += 1) {
    const bx = x - w / 2 + (i / count) * w;
    bars += stroke(`M${bx} ${y}V${y - h}`, color, 4);
  }
  return (
    rect([x - w / 2 - 10, y, w + 20, 16], '#efd6b4', 4) +
    rect([x - w / 2 - 10, y + 14, w + 20, 6], '#6a3a50', 3, 0.25) +
    bars +
    rect([x - w / 2 - 6, y - h - 6, w + 12, 9], darker(color, 0.1), 4)
  );
}

/** The plain front of a house with a soft edge of light. */
export function houseFront([x, y, w, h]: Box, wall: string): string {
  const paint = across([0, lighter(wall, 0.24)], [0.6, wall], [1, darker(wall, 0.16)]);
  return (
    paint.def +
    rect([x, y, w, h], paint.fill, 4) +
    rect([x - 8, y - 10, w + 16, 22], lighter(wall, 0.4), 6) +
    rect([x, y + 12, w, 10], '#6a3a50', 0, 0.14)
  );
}

/** A row of flat-roofed houses far off, with small windows. */
export function farHouses(foot: number, color: string, lit: string, seed = 3): string {
  const random = seeded(seed);
  let out = '';
  for (let x = -30; x < WIDTH;) {
    const w = between(random, 90, 170);
    const h = between(random, 140, 330);
    const tone = mix(color, '#fff0dc', between(random, 0, 0.3));
    out += rect([Math.round(x), Math.round(foot - h), Math.round(w), Math.round(h)], tone, 3);
    for (let wy = foot - h + 24; wy < foot - 40; wy += 52)
      for (let wx = x + 18; wx < x + w - 24; wx += 42)
        out += rect([Math.round(wx), Math.round(wy), 17, 26], random() < 0.45 ? lit : darker(tone, 0.3), 2, 0.8);
    x += w * between(random, 0.9, 1.06);
  }
  return out;
}

/** A minaret far off, its foot at (x, y). */
export function farTower([x, y, h]: Spot, color: string): string {
  const w = h * 0.1;
  return (
    rect([x - w / 2, y - h * 0.72, w, h * 0.72], color) +
    rect([x - w * 0.85, y - h * 0.74, w * 1.7, h * 0.035], darker(color, 0.12), 3) +
    rect([x - w * 0.3, y - h * 0.88, w * 0.6, h * 0.15], color) +
    shape(
      `M${x - w * 0.4} ${y - h * 0.87}Q${x - w * 0.45} ${y - h * 0.95} ${x} ${y - h}Q${x + w * 0.45} ${y - h * 0.95} ${x + w * 0.4} ${y - h * 0.87}Z`,
      color,
    )
  );
}

/** Washing on a line between two points, in the given colors. */
export function washing(
  from: readonly [number, number],
  to: readonly [number, number],
  colors: readonly string[],
  size = 46,
): string {
  const at = (s: number): [number, number] => [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s + Math.sin(s * Math.PI) * size * 0.5,
  ];
  const things = colors.map((color, i) => {
    const [x, y] = at((i + 0.7) / (colors.length + 0.4));
    const k = size;
    if (i % 3 === 1)
      return shape(
        `M${x - k * 0.3} ${y}H${x + k * 0.3}L${x + k * 0.34} ${y + k * 1.1}H${x + k * 0.06}L${x} ${y + k * 0.5}L${x - k * 0.06} ${y + k * 1.1}H${x - k * 0.34}Z`,
        color,
      );
    if (i % 3 === 2) return rect([x - k * 0.4, y, k * 0.8, k * 0.8], color, 3);
    return shape(
      `M${x - k * 0.6} ${y + k * 0.1}L${x - k * 0.2} ${y}H${x + k * 0.2}L${x + k * 0.6} ${y + k * 0.1}L${x + k * 0.5} ${y + k * 0.42}L${x + k * 0.3} ${y + k * 0.36}V${y + k}H${x - k * 0.3}V${y + k * 0.36}L${x - k * 0.5} ${y + k * 0.42}Z`,
      color,
    );
  });
  const [mx, my] = at(0.5);
  return `${stroke(`M${from[0]} ${from[1]}Q${mx} ${my + size * 0.5} ${to[0]} ${to[1]}`, '#fff6e6', 3, 0.9)}${things.join('')}`;
}

/** The back of a cot and its bedding; the front bars are drawn by `cotFront`. */
export function cotBack([x, y, w]: Spot, wood = '#c98f5c'): string {
  const h = w * 0.56;
  const paint = down([0, lighter(wood, 0.2)], [1, darker(wood, 0.1)]);
  let bars = '';
  for (let i = 0; i <= 8; i += 1)
    bars += stroke(`M${x - w * 0.46 + i * w * 0.115} ${y - h * 0.3}V${y - h * 0.95}`, darker(wood, 0.28), w * 0.018);
  return (
    ellipse([x, y + 4, w * 0.58, w * 0.05], '#4a2448', 0.24) +
    bars +
    rect([x - w * 0.5, y - h, w, h * 0.09], darker(wood, 0.24), 6) +
    paint.def +
    rect([x - w * 0.54, y - h * 1.14, w * 0.08, h * 1.14], paint.fill, 8) +
    rect([x + w * 0.46, y - h * 1.14, w * 0.08, h * 1.14], paint.fill, 8) +
    circle([x - w * 0.5, y - h * 1.16, w * 0.05], lighter(wood, 0.1)) +
    circle([x + w * 0.5, y - h * 1.16, w * 0.05], lighter(wood, 0.1)) +
    rect([x - w * 0.47, y - h * 0.56, w * 0.94, h * 0.3], '#fff3e4', 16)
  );
}

export function cotFront([x, y, w]: Spot, wood = '#c98f5c', rail = 0.74): string {
  const h = w * 0.56;
  let bars = '';
  for (let i = 0; i <= 8; i += 1)
    bars += stroke(`M${x - w * 0.46 + i * w * 0.115} ${y - h * 0.12}V${y - h * rail}`, wood, w * 0.02);
  return (
    bars +
    rect([x - w * 0.5, y - h * rail - h * 0.06, w, h * 0.09], lighter(wood, 0.16), 6) +
    rect([x - w * 0.5, y - h * 0.2, w, h * 0.13], wood, 6)
  );
}

/** A sewing machine on its table; the table stands on y. */
export function sewingTable([x, y, w]: Spot, cloth: string): string {
  const top = y - w * 0.52;
  const iron = '#3f4a60';
  return (
    ellipse([x, y, w * 0.54, w * 0.04], '#4a2448', 0.22) +
    stroke(
      `M${x - w * 0.4} ${y}L${x - w * 0.34} ${top}M${x + w * 0.4} ${y}L${x + w * 0.34} ${top}M${x - w * 0.36} ${y - w * 0.12}H${x + w * 0.36}`,
      '#5f4a58',
      w * 0.035,
    ) +
    rect([x - w * 0.5, top - w * 0.05, w, w * 0.075], '#b9784e', 6) +
    rect([x - w * 0.3, top - w * 0.1, w * 0.56, w * 0.06], iron, 8) +
    rect([x + w * 0.12, top - w * 0.36, w * 0.13, w * 0.3], iron, 10) +
    rect([x - w * 0.24, top - w * 0.38, w * 0.46, w * 0.11], iron, 12) +
    rect([x - w * 0.25, top - w * 0.34, w * 0.09, w * 0.16], iron, 8) +
    stroke(`M${x - w * 0.205} ${top - w * 0.18}V${top - w * 0.07}`, '#dfe4ee', w * 0.014) +
    circle([x + w * 0.27, top - w * 0.32, w * 0.06], '#dfe4ee') +
    circle([x + w * 0.27, top - w * 0.32, w * 0.03], iron) +
    rect([x - w * 0.02, top - w * 0.46, w * 0.07, w * 0.08], '#f2c24a', 3) +
    shape(
      `M${x - w * 0.2} ${top - w * 0.085}Q${x - w * 0.5} ${top - w * 0.14} ${x - w * 0.56} ${top + w * 0.05}Q${x - w * 0.62} ${y - w * 0.1} ${x - w * 0.5} ${y - w * 0.04}Q${x - w * 0.34} ${y - w * 0.1} ${x - w * 0.38} ${top + w * 0.08}Q${x - w * 0.32} ${top} ${x + w * 0.06} ${top - w * 0.07}Z`,
      cloth,
    ) +
    stroke(
      `M${x - w * 0.52} ${top + w * 0.08}Q${x - w * 0.56} ${y - w * 0.2} ${x - w * 0.5} ${y - w * 0.08}M${x - w * 0.44} ${top + w * 0.04}Q${x - w * 0.48} ${y - w * 0.26} ${x - w * 0.43} ${y - w * 0.12}`,
      darker(cloth, 0.2),
      3,
      0.5,
    )
  );
}

/** Steps going down from the upper left to the lower right, or the other way with `rise` negative. */
export function stairs([x, y, w, count]: Box, color: string, rise = 46): string {
  let out = '';
  const tread = w / count;
  for (let i = 0; i < count; i += 1) {
    const [sx, sy] = [x + i * tread, y + i * rise];
    out +=
      rect(
        [Math.round(sx), Math.round(sy), Math.ceil(tread) + 1, 900],
        mix(color, '#6a3a50', i % 2 === 0 ? 0.12 : 0.18),
      ) + rect([Math.round(sx), Math.round(sy), Math.round(tread) + 6, 14], lighter(color, 0.35), 3);
  }
  return out;
}

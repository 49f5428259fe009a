import {
  type Box,
  type Point,
  type Spot,
  across,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

export interface BlockOptions {
  readonly wall?: string;
  readonly trim?: string;
  readonly glass?: string;
  readonly floors?: number;
  readonly columns?: number;
  readonly seed?: number;
  /** A shop at the foot, with a striped blind. */
  readonly blind?: string;
}

function balcony([x, y, w, h]: Box, trim: string, random: () => number): string {
  let bars = '';
  for (let i = 1; i < 6; i += 1) bars += `M${(x + (w * i) / 6).toFixed(0)} ${y}v${h}`;
  const pots =
    random() < 0.5
      ? circle([x + w * 0.2, y - h * 0.2, w * 0.11], '#5fa86a') +
        circle([x + w * 0.36, y - h * 0.1, w * 0.09], '#7fbf6a')
      : '';
  const cloth =
    random() < 0.35
      ? rect(
          [x + w * 0.52, y + 2, w * 0.3, h * 1.3],
          ['#fff4dc', '#f6a9b4', '#8fcfc0'][Math.floor(random() * 3)] ?? '#ffffff',
          2,
        )
      : '';
  return (
    pots +
    rect([x - 4, y - 5, w + 8, 7], trim, 3) +
    stroke(bars, trim, 3.4) +
    rect([x - 6, y + h, w + 12, 8], trim, 3) +
    cloth
  );
}

/** A tall old house of flats with balconies; (x, y) is the left end of its foot. */
export function cityBlock([x, y, w, h]: Box, options: BlockOptions = {}): string {
  const {
    wall = '#8fc9a4',
    trim = lighter(wall, 0.6),
    glass = '#4f5a72',
    floors = 4,
    columns = 3,
    seed = 1,
    blind,
  } = options;
  const random = seeded(seed);
  const paint = across([0, darker(wall, 0.1)], [0.3, lighter(wall, 0.12)], [1, wall]);
  const step = h / (floors + 0.3);
  let out = paint.def + rect([x, y - h, w, h], paint.fill) + rect([x - 8, y - h - 10, w + 16, 18], trim, 4);
  for (let floor = 1; floor < floors; floor += 1) {
    const fy = y - floor * step;
    out += rect([x, fy - 4, w, 7], trim, 0, 0.8);
    for (let column = 0; column < columns; column += 1) {
      const cw = w / columns;
      const [wx, ww, wh] = [x + column * cw + cw * 0.24, cw * 0.52, step * 0.62];
      const wy = fy - step * 0.16 - wh;
      out +=
        rect([wx - 4, wy - 4, ww + 8, wh + 8], trim, 4) +
        rect([wx, wy, ww, wh], glass, 3) +
        stroke(`M${wx + ww / 2} ${wy}v${wh}`, trim, 4);
      if ((floor + column) % 2 === 0)
        out += balcony([wx - cw * 0.12, fy - step * 0.34, cw * 0.76, step * 0.26], trim, random);
    }
  }
  const sy = y - step;
  if (blind === undefined)
    return out + rect([x + w * 0.36, sy + step * 0.2, w * 0.28, step * 0.8], darker(wall, 0.5), 4);
  out += rect([x + w * 0.08, sy + step * 0.16, w * 0.84, step * 0.84], '#6a4a5a', 3);
  const strip = (w * 0.94) / 8;
  for (let i = 0; i < 8; i += 1) {
    const left = x + w * 0.03 + i * strip;
    out += shape(
      `M${left} ${sy + 4}h${strip}v${step * 0.28}q${-strip / 2} ${step * 0.12} ${-strip} 0Z`,
      i % 2 === 0 ? blind : '#fff8e6',
    );
  }
  return out;
}

/** Strings with a small bell that hang from balconies to the street, to send things up. */
export function bellString([x, from, to]: Spot, color = '#fff4d0'): string {
  return (
    stroke(`M${x} ${from}V${to}`, color, 3, 0.9) +
    circle([x, to + 9, 9], '#e9b23c') +
    rect([x - 10, to + 14, 20, 5], '#c98a2c', 2)
  );
}

/** A gilded bell-shaped dome far over the roofs. */
export function goldenDome([x, y, h]: Spot, color = '#f0c04a', opacity = 1): string {
  const paint = across([0, lighter(color, 0.45)], [0.5, color], [1, darker(color, 0.2)]);
  return `<g opacity="${opacity}">${paint.def}${shape(`M${x} ${y - h}Q${x + h * 0.03} ${y - h * 0.72} ${x + h * 0.08} ${y - h * 0.58}Q${x + h * 0.16} ${y - h * 0.4} ${x + h * 0.2} ${y - h * 0.24}Q${x + h * 0.34} ${y - h * 0.14} ${x + h * 0.42} ${y}H${x - h * 0.42}Q${x - h * 0.34} ${y - h * 0.14} ${x - h * 0.2} ${y - h * 0.24}Q${x - h * 0.16} ${y - h * 0.4} ${x - h * 0.08} ${y - h * 0.58}Q${x - h * 0.03} ${y - h * 0.72} ${x} ${y - h}Z`, paint.fill)}${stroke(`M${x - h * 0.21} ${y - h * 0.23}H${x + h * 0.21}M${x - h * 0.33} ${y - h * 0.1}H${x + h * 0.33}`, darker(color, 0.25), h * 0.015, 0.5)}</g>`;
}

/** A flat street with a kerb; it begins at the line y. */
export function street(y: number, color: string, kerb: string): string {
  const paint = down([0, darker(color, 0.12)], [1, color]);
  return (
    rect([0, y, 1200, 46], kerb) +
    rect([0, y + 40, 1200, 12], darker(kerb, 0.25)) +
    paint.def +
    rect([0, y + 50, 1200, 900 - y - 50], paint.fill)
  );
}

/** A cycle with a seat at its side, as it carries people through the town; (x, y) is the ground below its middle. */
export function sidecar([x, y, h]: Spot, color = '#e8588a'): string {
  const wheel = (cx: number, r: number): string =>
    `<circle cx="${cx}" cy="${y - r}" r="${r}" fill="none" stroke="#3f3f50" stroke-width="${h * 0.045}"/>${stroke(`M${cx - r} ${y - r}h${2 * r}M${cx} ${y - 2 * r}v${2 * r}`, '#b9b6c0', h * 0.012)}`;
  const r = h * 0.24;
  return (
    ellipse([x, y, h * 0.75, h * 0.06], '#2a1840', 0.22) +
    wheel(x - h * 0.52, r) +
    wheel(x + h * 0.5, r) +
    stroke(
      `M${x - h * 0.52} ${y - r}L${x - h * 0.2} ${y - h * 0.62}L${x + h * 0.24} ${y - h * 0.58}L${x + h * 0.5} ${y - r}M${x - h * 0.2} ${y - h * 0.62}L${x} ${y - r}L${x + h * 0.24} ${y - h * 0.58}M${x + h * 0.5} ${y - r}L${x + h * 0.36} ${y - h * 0.84}L${x + h * 0.22} ${y - h * 0.86}`,
      color,
      h * 0.04,
    ) +
    rect([x - h * 0.32, y - h * 0.68, h * 0.22, h * 0.06], '#4a3a4a', 6)
  );
}

/** A big tree with hanging roots, as it shades a pavement: the trunk stands on (x, y). */
export function shadeTree([x, y, w]: Spot, bark: string): string {
  const paint = across([0, lighter(bark, 0.2)], [1, darker(bark, 0.3)]);
  const random = seeded(8);
  let roots = '';
  for (let i = 0; i < 9; i += 1) {
    const rx = x + between(random, -1.5, 1.5) * w;
    roots += stroke(
      curve([
        [rx, y - w * 3.2],
        [rx + between(random, -12, 12), y - w * 2.2],
        [rx, y - w * between(random, 1.2, 2)],
      ]),
      mix(bark, '#ffffff', 0.12),
      w * 0.05,
      0.8,
    );
  }
  const foot: readonly Point[] = [
    [x - w * 0.5, y - w * 3.4],
    [x - w * 0.42, y - w * 0.9],
    [x - w * 0.95, y],
  ];
  return (
    roots +
    paint.def +
    shape(
      `${curve(foot)}Q${x} ${y + w * 0.1} ${x + w * 0.95} ${y}Q${x + w * 0.45} ${y - w * 0.8} ${x + w * 0.5} ${y - w * 3.4}Z`,
      paint.fill,
    ) +
    stroke(
      `M${x - w * 0.2} ${y - w * 3}Q${x - w * 0.1} ${y - w} ${x - w * 0.4} ${y - w * 0.1}M${x + w * 0.16} ${y - w * 3}Q${x + w * 0.1} ${y - w} ${x + w * 0.34} ${y - w * 0.12}`,
      darker(bark, 0.3),
      w * 0.05,
      0.45,
    )
  );
}

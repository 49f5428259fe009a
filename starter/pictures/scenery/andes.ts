import {
  type Box,
  type Point,
  type Spot,
  WIDTH,
  across,
  between,
  closedCurve,
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

/** A great mountain with sharp ridges and snow down to a share of its height. */
export function snowPeak([x, y, w, h]: Box, rock: string, snow = '#ffffff', share = 0.5): string {
  const paint = down([0, lighter(rock, 0.1)], [1, mix(rock, '#ffffff', 0.16)]);
  const outline = `M${x - w / 2} ${y}L${x - w * 0.3} ${y - h * 0.42}L${x - w * 0.22} ${y - h * 0.5}L${x - w * 0.1} ${y - h * 0.84}L${x} ${y - h}L${x + w * 0.07} ${y - h * 0.9}L${x + w * 0.16} ${y - h * 0.66}L${x + w * 0.24} ${y - h * 0.6}L${x + w * 0.36} ${y - h * 0.3}L${x + w / 2} ${y}Z`;
  const line = y - h * (1 - share);
  const cap = `M${x - w * 0.1} ${y - h * 0.84}L${x} ${y - h}L${x + w * 0.07} ${y - h * 0.9}L${x + w * 0.16} ${y - h * 0.66}L${x + w * 0.2} ${line - h * 0.02}L${x + w * 0.14} ${line + h * 0.06}L${x + w * 0.09} ${line - h * 0.03}L${x + w * 0.03} ${line + h * 0.1}L${x - w * 0.04} ${line}L${x - w * 0.1} ${line + h * 0.08}L${x - w * 0.15} ${line - h * 0.02}L${x - w * 0.2} ${line + h * 0.04}L${x - w * 0.22} ${y - h * 0.5}Z`;
  const shade = `M${x} ${y - h}L${x + w * 0.07} ${y - h * 0.9}L${x + w * 0.16} ${y - h * 0.66}L${x + w * 0.24} ${y - h * 0.6}L${x + w * 0.36} ${y - h * 0.3}L${x + w / 2} ${y}H${x + w * 0.2}L${x + w * 0.08} ${y - h * 0.4}L${x + w * 0.03} ${y - h * 0.6}Z`;
  return `${paint.def}${shape(outline, paint.fill)}${shape(cap, snow)}${shape(shade, darker(rock, 0.3), 0.22)}`;
}

/** A house of clay bricks with a tiled roof, its floor on y. */
export function clayHouse([x, y, w]: Spot, wall = '#d9a878', door = '#3f7f8f', light?: string): string {
  const h = w * 0.56;
  const paint = across([0, lighter(wall, 0.2)], [1, darker(wall, 0.14)]);
  const pane = light ?? '#5a4a58';
  let tiles = '';
  for (let i = 0; i <= 16; i += 1)
    tiles += stroke(
      `M${x - w * 0.5 + i * w * 0.0625} ${y - h * 1.34}L${x - w * 0.58 + i * w * 0.0725} ${y - h * 0.92}`,
      '#a9503c',
      w * 0.01,
      0.6,
    );
  return (
    ellipse([x, y + 3, w * 0.56, w * 0.03], '#3a2040', 0.2) +
    paint.def +
    rect([x - w * 0.5, y - h, w, h], paint.fill, 4) +
    rect([x - w * 0.5, y - h * 0.16, w, h * 0.16], darker(wall, 0.2), 2, 0.5) +
    rect([x - w * 0.1, y - h * 0.68, w * 0.2, h * 0.68], darker(door, 0.2), 4) +
    rect([x - w * 0.085, y - h * 0.65, w * 0.17, h * 0.65], door, 3) +
    rect([x + w * 0.2, y - h * 0.66, w * 0.18, h * 0.28], pane, 3) +
    stroke(`M${x + w * 0.29} ${y - h * 0.66}V${y - h * 0.38}`, darker(wall, 0.4), w * 0.014) +
    rect([x - w * 0.38, y - h * 0.66, w * 0.16, h * 0.28], pane, 3) +
    shape(
      `M${x - w * 0.6} ${y - h * 0.9}L${x - w * 0.5} ${y - h * 1.36}H${x + w * 0.5}L${x + w * 0.6} ${y - h * 0.9}Z`,
      '#c9664a',
    ) +
    tiles +
    stroke(`M${x - w * 0.5} ${y - h * 1.36}H${x + w * 0.5}`, '#e59070', w * 0.025)
  );
}

/** A wall of round field stones; its upper edge is at y. */
export function stoneWall([x, y, w, h]: Box, color = '#a99a92', seed = 4): string {
  const random = seeded(seed);
  let out = rect([x, y + 6, w, h - 6], darker(color, 0.35), 6);
  const rows = Math.max(1, Math.round(h / 46));
  for (let row = 0; row < rows; row += 1)
    for (let sx = x - between(random, 0, 30); sx < x + w - 20;) {
      const sw = between(random, 54, 92);
      const cx = Math.max(x + sw / 2 - 6, Math.min(x + w - sw / 2 + 6, sx + sw / 2));
      out += ellipse(
        [cx, y + (row + 0.5) * (h / rows), sw * 0.49, (h / rows) * 0.47],
        mix(color, random() < 0.5 ? '#fff2e0' : '#5a4a5a', between(random, 0.03, 0.26)),
      );
      sx += sw;
    }
  return out;
}

/** Fields in steps on a slope, one below the other. */
export function terraces(y: number, colors: readonly string[], step = 60, seed = 2): string {
  const random = seeded(seed);
  return colors
    .map((color, i) => {
      const top = y + i * step;
      const bend = between(random, -30, 30);
      return (
        shape(
          `M-20 ${top}Q${WIDTH * 0.3} ${top - 26 + bend} ${WIDTH * 0.6} ${top + 6}T${WIDTH + 20} ${top - 10}V920H-20Z`,
          color,
        ) +
        stroke(
          `M-20 ${top}Q${WIDTH * 0.3} ${top - 26 + bend} ${WIDTH * 0.6} ${top + 6}T${WIDTH + 20} ${top - 10}`,
          lighter(color, 0.35),
          5,
          0.7,
        )
      );
    })
    .join('');
}

/** A soft heap of snow. */
export function snowHeap([x, y, w]: Spot, h: number, color = '#ffffff', seed = 3): string {
  const random = seeded(seed);
  const points: Point[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const s = i / 8;
    points.push([x - w / 2 + s * w, y - Math.sin(s * Math.PI) * h * between(random, 0.8, 1.1)]);
  }
  points.push([x + w / 2, y + h * 0.12], [x, y + h * 0.2], [x - w / 2, y + h * 0.12]);
  const paint = down([0, color], [1, mix(color, '#a9c4e4', 0.4)]);
  return paint.def + shape(closedCurve(points), paint.fill);
}

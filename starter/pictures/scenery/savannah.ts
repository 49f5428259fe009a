import {
  type Box,
  type Point,
  type Spot,
  HEIGHT,
  WIDTH,
  across,
  ball,
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
import { foliage } from './plants.ts';

/** Flat masses of leaves, as of acacias. */
export function flatCrown([x, y, w, h]: Box, color: string, seed = 1): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < 9; i += 1) {
    const dx = ((i % 5) / 4 - 0.5) * 0.8 + between(random, -0.05, 0.05);
    const dy = i < 5 ? 0.16 : -0.12;
    const tone = mix(color, i < 5 ? '#12304a' : '#fff2a8', i < 5 ? 0.14 : between(random, 0.02, 0.14));
    const paint = ball([0, lighter(tone, 0.22)], [0.55, tone], [1, darker(tone, 0.2)]);
    out += paint.def + ellipse([x + dx * w, y + dy * h, w * between(random, 0.17, 0.23), h * 0.42], paint.fill);
  }
  return out;
}

/** A thorn tree with a flat crown, its foot at (x, y). */
export function acacia([x, y, h]: Spot, leaves = '#4d9a86', bark = '#8a5a62', seed = 2): string {
  const top = y - h * 0.78;
  const arm = (dx: number): string =>
    curve([
      [x, y - h * 0.36],
      [x + dx * 0.4 * h, y - h * 0.56],
      [x + dx * h, top],
    ]);
  return (
    ellipse([x, y, h * 0.2, h * 0.03], '#5a2a40', 0.2) +
    stroke(`M${x} ${y}Q${x - h * 0.03} ${y - h * 0.2} ${x} ${y - h * 0.4}`, darker(bark, 0.1), h * 0.07) +
    stroke(arm(-0.3), bark, h * 0.04) +
    stroke(arm(0.3), bark, h * 0.04) +
    stroke(arm(0.04), bark, h * 0.045) +
    flatCrown([x, y - h * 0.84, h * 1.15, h * 0.24], leaves, seed)
  );
}

/** An old baobab with a trunk w wide and the given full height, its foot at (x, y). */
export function baobab([x, y, w, h]: Box, leaves = '#4d9a86', bark = '#a8757c', seed = 4): string {
  const paint = across([0, lighter(bark, 0.26)], [0.45, bark], [1, darker(bark, 0.34)]);
  const top = y - h * 0.62;
  const trunk = `M${x - w * 0.66} ${y}C${x - w * 0.46} ${y - h * 0.1} ${x - w * 0.58} ${y - h * 0.36} ${x - w * 0.4} ${top}L${x + w * 0.4} ${top}C${x + w * 0.58} ${y - h * 0.36} ${x + w * 0.46} ${y - h * 0.1} ${x + w * 0.66} ${y}Q${x + w * 0.3} ${y + w * 0.03} ${x} ${y}T${x - w * 0.66} ${y}Z`;
  const boughs: readonly (readonly [number, number, number])[] = [
    [-0.3, -1.05, 0.2],
    [-0.18, -0.45, 0.32],
    [0.02, 0.06, 0.36],
    [0.2, 0.5, 0.33],
    [0.3, 1.05, 0.22],
  ];
  const random = seeded(seed);
  let wood = '';
  let crown = '';
  for (const [from, to, rise] of boughs) {
    const tip: Point = [x + to * w, top - h * rise * 0.8];
    wood += stroke(
      curve([[x + from * w, top + h * 0.03], [x + ((from + to) / 2) * w, top - h * rise * 0.3], tip]),
      from < 0.1 ? bark : darker(bark, 0.2),
      w * 0.17,
    );
    crown += foliage([tip[0], tip[1] - w * 0.06, w * between(random, 0.66, 0.84)], leaves, seed + from * 10);
  }
  const wrinkles = [-0.26, -0.06, 0.16, 0.32]
    .map((dx, i) =>
      stroke(
        `M${x + dx * w} ${top + h * 0.12}q${w * 0.04} ${h * 0.1} ${-w * 0.02} ${h * (0.18 + (i % 2) * 0.1)}`,
        darker(bark, 0.3),
        w * 0.014,
        0.4,
      ),
    )
    .join('');
  return `${ellipse([x + w * 0.08, y + 4, w * 0.86, w * 0.09], '#5a2a40', 0.2)}${wood}${paint.def}${shape(trunk, paint.fill)}${wrinkles}${crown}`;
}

/** Dry grass from the line down, in bands and tufts. */
export function dryGrass(y: number, color: string, seed = 3, tufts = 60): string {
  const random = seeded(seed);
  const paint = down([0, lighter(color, 0.3)], [0.5, color], [1, darker(color, 0.14)]);
  let out = paint.def + rect([0, y, WIDTH, HEIGHT - y], paint.fill);
  for (let i = 0; i < 7; i += 1)
    out += ellipse(
      [between(random, 0, WIDTH), between(random, y + 20, HEIGHT), between(random, 140, 340), between(random, 8, 22)],
      i % 2 === 0 ? lighter(color, 0.35) : darker(color, 0.12),
      0.3,
    );
  return out + strawTufts(y, color, seed + 50, tufts);
}

/** Tufts of dry grass from the line down, nearer ones larger. */
export function strawTufts(y: number, color: string, seed = 3, count = 20): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const near = i / count;
    const [tx, ty] = [between(random, 0, WIDTH), y + 12 + (HEIGHT - y) * near];
    const k = 12 + near * 26;
    const tone = i % 3 === 0 ? darker(color, 0.2) : lighter(color, 0.4);
    out += stroke(
      `M${tx} ${ty}q${-k * 0.2} ${-k * 0.6} ${-k * 0.5} ${-k}M${tx} ${ty}q0 ${-k * 0.7} ${k * 0.1} ${-k * 1.3}M${tx} ${ty}q${k * 0.2} ${-k * 0.5} ${k * 0.6} ${-k * 0.9}`,
      tone,
      1.5 + near * 2.5,
      0.7,
    );
  }
  return out;
}

/** Big round rocks lying on one another, their foot on y. */
export function boulders([x, y, w]: Spot, color = '#c79a94'): string {
  const rock = ([dx, dy, rw, rh]: Box): string => {
    const paint = ball([0, lighter(color, 0.4)], [0.6, color], [1, darker(color, 0.34)]);
    return paint.def + ellipse([x + dx * w, y - dy * w, rw * w, rh * w], paint.fill);
  };
  return (
    ellipse([x + w * 0.04, y, w * 0.62, w * 0.05], '#5a2a40', 0.22) +
    rock([0.26, 0.14, 0.3, 0.17]) +
    rock([0.02, 0.36, 0.24, 0.17]) +
    rock([-0.22, 0.17, 0.34, 0.21]) +
    rock([0.5, 0.08, 0.13, 0.09]) +
    stroke(
      `M${x - w * 0.34} ${y - w * 0.1}q${w * 0.06} ${w * 0.05} ${w * 0.16} ${w * 0.04}`,
      darker(color, 0.3),
      w * 0.01,
      0.5,
    )
  );
}

/** A clay water pot, its foot at (x, y). */
export function clayPot([x, y, w]: Spot, color = '#c9694f', band = '#fff0d8'): string {
  const paint = ball([0, lighter(color, 0.4)], [0.6, color], [1, darker(color, 0.36)]);
  const h = w * 1.05;
  const zigzag = Array.from({ length: 9 }, (_, i) => {
    const s = (i / 8) * 2 - 1;
    return `${i === 0 ? 'M' : 'L'}${x + s * w * 0.46} ${y - h * (0.62 - (1 - s * s) * -0.06) + (i % 2) * w * 0.06}`;
  }).join('');
  return (
    ellipse([x + w * 0.05, y, w * 0.46, w * 0.07], '#5a2a40', 0.26) +
    paint.def +
    shape(
      `M${x - w * 0.26} ${y - h}C${x - w * 0.2} ${y - h * 0.88} ${x - w * 0.54} ${y - h * 0.78} ${x - w * 0.5} ${y - h * 0.44}C${x - w * 0.48} ${y - h * 0.1} ${x - w * 0.26} ${y + w * 0.03} ${x} ${y + w * 0.03}C${x + w * 0.26} ${y + w * 0.03} ${x + w * 0.48} ${y - h * 0.1} ${x + w * 0.5} ${y - h * 0.44}C${x + w * 0.54} ${y - h * 0.78} ${x + w * 0.2} ${y - h * 0.88} ${x + w * 0.26} ${y - h}Z`,
      paint.fill,
    ) +
    ellipse([x, y - h, w * 0.29, w * 0.06], darker(color, 0.1)) +
    ellipse([x, y - h, w * 0.22, w * 0.04], darker(color, 0.55)) +
    stroke(zigzag, band, w * 0.022, 0.85)
  );
}

/** A small house with a tin roof, a painted band and a door; its floor is on y. */
export function tinHouse([x, y, w]: Spot, wall = '#f6d9c4', band = '#e5785f', door = '#3f8f9c'): string {
  const h = w * 0.52;
  const paint = across([0, lighter(wall, 0.3)], [1, darker(wall, 0.1)]);
  const roof = down([0, '#b9c7d2'], [1, '#8799a8']);
  let ribs = '';
  for (let i = 0; i <= 14; i += 1) {
    const s = i / 14;
    ribs += stroke(
      `M${x - w * 0.42 + s * w * 0.84} ${y - h * 1.42}L${x - w * 0.58 + s * w * 1.16} ${y - h * 0.98}`,
      '#75889a',
      w * 0.006,
      0.6,
    );
  }
  return (
    ellipse([x, y + 4, w * 0.6, w * 0.03], '#5a2a40', 0.2) +
    paint.def +
    rect([x - w * 0.5, y - h, w, h], paint.fill, 6) +
    rect([x - w * 0.5, y - h * 0.3, w, h * 0.3], band, 4) +
    rect([x - w * 0.14, y - h * 0.74, w * 0.22, h * 0.74], darker(door, 0.2), 6) +
    rect([x - w * 0.12, y - h * 0.72, w * 0.18, h * 0.72], door, 5) +
    circle([x + w * 0.035, y - h * 0.36, w * 0.012], '#ffe08a') +
    rect([x + w * 0.2, y - h * 0.74, w * 0.2, h * 0.32], '#fff6ea', 5) +
    rect([x + w * 0.215, y - h * 0.71, w * 0.17, h * 0.26], '#5c7f96', 3) +
    stroke(`M${x + w * 0.3} ${y - h * 0.71}V${y - h * 0.45}`, '#fff6ea', w * 0.012) +
    rect([x - w * 0.41, y - h * 0.74, w * 0.18, h * 0.32], '#fff6ea', 5) +
    rect([x - w * 0.395, y - h * 0.71, w * 0.15, h * 0.26], '#5c7f96', 3) +
    roof.def +
    shape(
      `M${x - w * 0.58} ${y - h * 0.96}L${x - w * 0.42} ${y - h * 1.44}H${x + w * 0.42}L${x + w * 0.58} ${y - h * 0.96}Z`,
      roof.fill,
    ) +
    ribs +
    rect([x - w * 0.58, y - h * 0.98, w * 1.16, h * 0.05], '#6c7f90', 4)
  );
}

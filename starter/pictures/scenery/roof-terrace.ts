import {
  type Box,
  type Spot,
  across,
  between,
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

const paints = ['#e9a9a0', '#a9cdb8', '#f0cf92', '#b8b4d8', '#e6bfa0', '#9fc3d0'];

function house([x, top, w, foot]: Box, color: string, random: () => number): string {
  const light = across([0, lighter(color, 0.2)], [1, darker(color, 0.14)]);
  let out =
    light.def + rect([x, top, w, foot - top], light.fill) + rect([x - 5, top - 9, w + 10, 14], lighter(color, 0.35), 3);
  const columns = Math.max(1, Math.round(w / 70));
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < columns; i += 1) {
      if (random() < 0.2) continue;
      const [wx, wy] = [x + ((i + 0.28) * w) / columns, top + 30 + row * 74];
      out +=
        rect([wx, wy, (w / columns) * 0.42, 40], darker(color, 0.5), 3, 0.7) +
        rect([wx - 4, wy + 40, (w / columns) * 0.42 + 8, 6], lighter(color, 0.4), 2);
    }
  if (random() < 0.5)
    out += rect([x + w * 0.6, top - 44, 34, 38], ['#2f3a4a', '#3f7fc4'][random() < 0.5 ? 0 : 1] ?? '#2f3a4a', 8);
  if (random() < 0.5) out += stroke(`M${x + w * 0.25} ${top}v-52m-14 6h28m-22 12h16`, '#5a5060', 3.5);
  return out;
}

/** The houses of an old city, wall to wall, with flat roofs; y is about where the roofs are. */
export function oldCity(y: number, air: string, seed = 5, rows = 2): string {
  const random = seeded(seed);
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    for (let x = -40; x < 1200;) {
      const w = between(random, 110, 200) * (0.62 + 0.5 * near);
      const top = y + row * 74 + between(random, -46, 34);
      const color = mix(paints[Math.floor(random() * paints.length)] ?? '#e9a9a0', air, 0.62 - 0.4 * near);
      out += house([Math.round(x), Math.round(top), Math.round(w), 920], color, random);
      x += w + between(random, 0, 8);
    }
  }
  return out;
}

/** A dome with its two slender towers, far off. */
export function domes(x: number, y: number, w: number, color: string): string {
  const tower = (tx: number): string =>
    rect([tx - w * 0.035, y - w * 0.72, w * 0.07, w * 0.75], color) +
    shape(
      `M${tx - w * 0.05} ${y - w * 0.7}Q${tx - w * 0.05} ${y - w * 0.82} ${tx} ${y - w * 0.92}Q${tx + w * 0.05} ${y - w * 0.82} ${tx + w * 0.05} ${y - w * 0.7}Z`,
      color,
    );
  const dome = (dx: number, r: number): string =>
    shape(
      `M${dx - r} ${y - w * 0.22}Q${dx - r * 1.2} ${y - w * 0.22 - r * 1.1} ${dx} ${y - w * 0.22 - r * 1.75}Q${dx + r * 1.2} ${y - w * 0.22 - r * 1.1} ${dx + r} ${y - w * 0.22}Z`,
      color,
    );
  return (
    rect([x - w * 0.4, y - w * 0.24, w * 0.8, w * 0.4], color) +
    dome(x, w * 0.2) +
    dome(x - w * 0.27, w * 0.11) +
    dome(x + w * 0.27, w * 0.11) +
    tower(x - w * 0.45) +
    tower(x + w * 0.45)
  );
}

/** The roof we stand on: its wall with openings along the back, and its floor. */
export function roofFloor(wallTop: number, floorY: number, color = '#d98c7a', floor = '#e8c3a0'): string {
  const wall = down([0, lighter(color, 0.2)], [1, darker(color, 0.1)]);
  const ground = down([0, darker(floor, 0.12)], [1, lighter(floor, 0.1)]);
  let holes = '';
  const [h, apart] = [floorY - wallTop, (floorY - wallTop) * 0.62];
  if (h > 60)
    for (let x = 20; x < 1200; x += apart)
      holes += `M${x} ${wallTop + h * 0.72}V${wallTop + h * 0.46}a${apart * 0.17} ${apart * 0.17} 0 0 1 ${apart * 0.34} 0V${wallTop + h * 0.72}Z`;
  let lines = '';
  for (let i = -4; i < 12; i += 1)
    lines += `M${600 + (i * 150 - 600) * 0.75} ${floorY}L${600 + (i * 150 - 600) * 1.5} 900`;
  for (const k of [0.2, 0.5]) lines += `M0 ${floorY + (900 - floorY) * k}H1200`;
  return (
    wall.def +
    ground.def +
    rect([-10, wallTop, 1220, h + 10], wall.fill) +
    shape(holes, darker(color, 0.4), 0.55) +
    rect([-10, wallTop - 12, 1220, 24], lighter(color, 0.4), 8) +
    rect([-10, floorY, 1220, 920 - floorY], ground.fill) +
    stroke(lines, darker(floor, 0.3), 2.5, 0.3) +
    rect([-10, floorY, 1220, 12], '#4a2050', 0, 0.14)
  );
}

/** A round water tank on its feet. */
export function waterTank([x, y, w]: Spot, color = '#3f6f9a'): string {
  const h = w * 1.1;
  const skin = across([0, darker(color, 0.25)], [0.3, lighter(color, 0.35)], [0.65, color], [1, darker(color, 0.35)]);
  let rings = '';
  for (const k of [0.2, 0.4, 0.6, 0.8]) rings += `M${x - w / 2} ${y - w * 0.16 - h * k}q${w / 2} ${w * 0.1} ${w} 0`;
  return (
    ellipse([x, y, w * 0.56, w * 0.09], '#4a2050', 0.25) +
    rect([x - w * 0.42, y - w * 0.2, w * 0.16, w * 0.2], '#8a6a5a') +
    rect([x + w * 0.26, y - w * 0.2, w * 0.16, w * 0.2], '#8a6a5a') +
    skin.def +
    shape(
      `M${x - w / 2} ${y - w * 0.16}V${y - h}Q${x - w * 0.46} ${y - h * 1.14} ${x - w * 0.16} ${y - h * 1.18}H${x + w * 0.16}Q${x + w * 0.46} ${y - h * 1.14} ${x + w / 2} ${y - h}V${y - w * 0.16}Q${x} ${y - w * 0.06} ${x - w / 2} ${y - w * 0.16}Z`,
      skin.fill,
    ) +
    stroke(rings, darker(color, 0.35), w * 0.02, 0.6) +
    rect([x - w * 0.15, y - h * 1.24, w * 0.3, w * 0.09], darker(color, 0.3), 5)
  );
}

/** The little house over the stairs, with a door. */
export function stairHouse([x, y, w, h]: Box, color = '#8fbfae', door = '#4a5a9a'): string {
  const wall = across([0, lighter(color, 0.2)], [1, darker(color, 0.15)]);
  return (
    wall.def +
    rect([x, y - h, w, h], wall.fill) +
    rect([x - 12, y - h - 14, w + 24, 24], lighter(color, 0.4), 6) +
    rect([x + w * 0.28, y - h * 0.72, w * 0.44, h * 0.72], '#3a2a4a') +
    rect([x + w * 0.28, y - h * 0.72, w * 0.2, h * 0.72], door) +
    rect([x + w * 0.24, y - h * 0.76, w * 0.52, h * 0.05], lighter(color, 0.5))
  );
}

import { type Spot, across, circle, darker, down, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

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

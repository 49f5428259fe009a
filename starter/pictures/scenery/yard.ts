import { type Box, type Point, across, circle, closedCurve, darker, lighter, shape, stroke } from '../svg.ts';

const outline: readonly number[] = [0.97, 1.04, 0.97, 1.03, 1.02, 0.96, 1.05, 0.97, 1.02, 1.06];

/** The uneven round shape of a puddle w wide; flat is its height as a share of its width. */
export function puddleOutline(x: number, y: number, w: number, flat = 0.32): string {
  const points = outline.map((share, i): Point => {
    const turn = (i / outline.length) * Math.PI * 2;
    return [x + (Math.cos(turn) * share * w) / 2, y + (Math.sin(turn) * share * flat * w) / 2];
  });
  return closedCurve(points);
}

export function blueDoor([x, foot, w, h]: Box, color = '#2f9fb0'): string {
  const paint = across([0, lighter(color, 0.2)], [1, darker(color, 0.2)]);
  const arch = (grow: number): string =>
    `M${x - w / 2 - grow} ${foot}V${foot - h + w / 2}A${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${x + w / 2 + grow} ${foot - h + w / 2}V${foot}Z`;
  return (
    shape(arch(14), '#fff4e2') +
    paint.def +
    shape(arch(0), paint.fill) +
    stroke(
      `M${x} ${foot}V${foot - h}M${x - w / 4} ${foot}V${foot - h * 0.9}M${x + w / 4} ${foot}V${foot - h * 0.9}`,
      darker(color, 0.25),
      3,
      0.6,
    ) +
    circle([x + w * 0.3, foot - h * 0.42, 7], '#ffd87a')
  );
}

import { type Point, closedCurve } from '../svg.ts';

const outline: readonly number[] = [0.97, 1.04, 0.97, 1.03, 1.02, 0.96, 1.05, 0.97, 1.02, 1.06];

/** The uneven round shape of a puddle w wide; flat is its height as a share of its width. */
export function puddleOutline(x: number, y: number, w: number, flat = 0.32): string {
  const points = outline.map((share, i): Point => {
    const turn = (i / outline.length) * Math.PI * 2;
    return [x + (Math.cos(turn) * share * w) / 2, y + (Math.sin(turn) * share * flat * w) / 2];
  });
  return closedCurve(points);
}

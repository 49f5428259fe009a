import { type GroupPiece, type Piece, group } from '../compose.ts';
import {
  type Point,
  type Spot,
  circle,
  darker,
  down,
  ellipse,
  glowPaint,
  lighter,
  rect,
  shape,
  stroke,
  uniqueId,
} from '../svg.ts';
import { wheel } from './wheels.ts';

interface BusOptions {
  readonly color?: string;
  readonly stripe?: string;
  /** Color of the light in the windows; dark without one. */
  readonly light?: string;
  readonly beam?: boolean;
  readonly roof?: readonly Piece[];
  /** Who looks out; drawn behind the window frames. */
  readonly riders?: readonly Piece[];
  /** Without glass in the door, so that somebody can stand in it. */
  readonly doorOpen?: boolean;
}

/** Middle of a window of the bus; 0 is the last one at the back, 4 the one behind the driver. */
export function busWindow([x, y, w]: Spot, i: number): Point {
  return [x - w * 0.41 + i * w * 0.145, y - w * 0.235];
}

/** A bus going right, its wheels on y, w long. */
export function bus([x, y, w]: Spot, o: BusOptions = {}): GroupPiece {
  const { color = '#f4e6cc', stripe = '#d9427a' } = o;
  const h = w * 0.35;
  const top = y - w * 0.05 - h;
  const paint = down([0, lighter(color, 0.3)], [0.5, color], [1, darker(color, 0.14)]);
  const glass = o.light ?? '#4a5a7c';
  const id = uniqueId();
  const panes = [0, 1, 2, 3, 4].map((i) => busWindow([x, y, w], i));
  const paneW = w * 0.125;
  const paneH = w * 0.125;
  const beam = glowPaint([0, '#fff3c0', 0.9], [1, '#fff3c0', 0]);
  return group(
    '',
    ellipse([x, y, w * 0.54, w * 0.025], '#1a1640', 0.35),
    ...(o.roof ?? []),
    paint.def,
    shape(
      `M${x - w * 0.5} ${y - w * 0.05}V${top + w * 0.04}Q${x - w * 0.5} ${top} ${x - w * 0.46} ${top}H${x + w * 0.4}Q${x + w * 0.47} ${top} ${x + w * 0.485} ${top + h * 0.4}L${x + w * 0.5} ${y - w * 0.16}V${y - w * 0.05}Z`,
      paint.fill,
    ),
    rect([x - w * 0.5, y - w * 0.155, w, w * 0.035], stripe),
    rect([x - w * 0.5, y - w * 0.11, w, w * 0.014], '#2f9aa0'),
    `<clipPath id="${id}">${panes.map(([px, py]) => `<rect x="${px - paneW / 2}" y="${py - paneH / 2}" width="${paneW}" height="${paneH}" rx="${w * 0.014}"/>`).join('')}<rect x="${x + w * 0.27}" y="${top + h * 0.12}" width="${w * 0.1}" height="${h * 0.82}"/><path d="M${x + w * 0.385} ${top + h * 0.14}H${x + w * 0.41}Q${x + w * 0.445} ${top + h * 0.14} ${x + w * 0.46} ${top + h * 0.46}H${x + w * 0.385}Z"/></clipPath>`,
    panes.map(([px, py]) => rect([px - paneW / 2, py - paneH / 2, paneW, paneH], glass, w * 0.014)).join(''),
    rect([x + w * 0.27, top + h * 0.12, w * 0.1, h * 0.82], o.doorOpen === true ? '#5a4458' : glass, w * 0.01),
    shape(
      `M${x + w * 0.385} ${top + h * 0.14}H${x + w * 0.41}Q${x + w * 0.445} ${top + h * 0.14} ${x + w * 0.46} ${top + h * 0.46}H${x + w * 0.385}Z`,
      glass,
    ),
    group(`clip-path="url(#${id})"`, ...(o.riders ?? [])),
    panes
      .map(
        ([px, py]) =>
          `<rect x="${px - paneW / 2}" y="${py - paneH / 2}" width="${paneW}" height="${paneH}" rx="${w * 0.014}" fill="none" stroke="${darker(color, 0.3)}" stroke-width="${w * 0.009}"/>`,
      )
      .join(''),
    o.doorOpen === true
      ? ''
      : stroke(`M${x + w * 0.32} ${top + h * 0.12}V${y - w * 0.05}`, darker(color, 0.3), w * 0.008),
    `<rect x="${x + w * 0.27}" y="${top + h * 0.12}" width="${w * 0.1}" height="${h * 0.82}" fill="none" stroke="${darker(color, 0.3)}" stroke-width="${w * 0.009}"/>`,
    rect([x - w * 0.5, y - w * 0.07, w * 1.005, w * 0.03], darker(color, 0.45), 4),
    circle([x + w * 0.478, y - w * 0.105, w * 0.02], '#fff6d0'),
    ...(o.beam === true
      ? [
          beam.def +
            shape(
              `M${x + w * 0.48} ${y - w * 0.12}L${x + w * 0.95} ${y - w * 0.2}V${y + w * 0.03}L${x + w * 0.48} ${y - w * 0.09}Z`,
              '#fff3c0',
              0.28,
            ) +
            circle([x + w * 0.48, y - w * 0.105, w * 0.09], beam.fill),
        ]
      : []),
    wheel([x - w * 0.3, y - w * 0.055, w * 0.058], '#2a2430', '#c9c4d0', 5),
    wheel([x + w * 0.2, y - w * 0.055, w * 0.058], '#2a2430', '#c9c4d0', 5),
  );
}

/** The inside of the bus from the aisle: a wall with windows and what is seen through them. */
export function busInside(view: readonly Piece[], wall = '#c9a98c', frame = '#8a5a5c'): GroupPiece {
  const id = uniqueId();
  const xs = [50, 440, 830];
  return group(
    '',
    rect([0, 0, 1200, 900], wall),
    `<clipPath id="${id}">${xs.map((x) => `<rect x="${x}" y="140" width="330" height="330" rx="26"/>`).join('')}</clipPath>`,
    group(`clip-path="url(#${id})"`, ...view),
    xs
      .map(
        (x) =>
          `<rect x="${x}" y="140" width="330" height="330" rx="26" fill="none" stroke="${frame}" stroke-width="18"/>${stroke(`M${x + 8} 230H${x + 322}`, frame, 8)}`,
      )
      .join(''),
    rect([0, 40, 1200, 16], darker(frame, 0.2), 8),
    rect([0, 70, 1200, 10], darker(frame, 0.3), 5),
    rect([0, 0, 1200, 34], darker(wall, 0.3)),
    rect([0, 520, 1200, 14], lighter(wall, 0.3)),
    rect([0, 800, 1200, 100], darker(wall, 0.5)),
  );
}

/** The back rest and seat of a bench in the bus from its side, for somebody who sits on (x, y) and looks right. */
export function busSeat([x, y, w]: Spot, color = '#2f8f98'): string {
  return (
    rect([x - w * 0.5, y - w * 0.98, w * 0.26, w * 1.16], darker(color, 0.15), w * 0.1) +
    rect([x - w * 0.47, y - w * 0.94, w * 0.11, w * 0.9], lighter(color, 0.2), w * 0.05, 0.6) +
    rect([x - w * 0.44, y - w * 0.02, w * 0.96, w * 0.24], color, w * 0.09) +
    rect([x - w * 0.4, y + w * 0.18, w * 0.1, w * 0.34], '#4a4452') +
    rect([x + w * 0.34, y + w * 0.18, w * 0.1, w * 0.34], '#4a4452')
  );
}

import { type GroupPiece, type Piece, group } from '../compose.ts';
import {
  type Box,
  type Spot,
  type Point,
  WIDTH,
  across,
  between,
  circle,
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
  uniqueId,
} from '../svg.ts';

const outline: readonly number[] = [0.97, 1.04, 0.97, 1.03, 1.02, 0.96, 1.05, 0.97, 1.02, 1.06];

/** The uneven round shape of a puddle w wide; flat is its height as a share of its width. */
export function puddleOutline(x: number, y: number, w: number, flat = 0.32): string {
  const points = outline.map((share, i): Point => {
    const turn = (i / outline.length) * Math.PI * 2;
    return [x + (Math.cos(turn) * share * w) / 2, y + (Math.sin(turn) * share * flat * w) / 2];
  });
  return closedCurve(points);
}

export interface MirrorOptions {
  readonly flat?: number;
  readonly top?: string;
  readonly foot?: string;
}

/** A puddle with a piece of sky in it; the pieces are what it mirrors. */
export function mirrorPuddle([x, y, w]: Spot, options: MirrorOptions, ...mirrored: readonly Piece[]): GroupPiece {
  const { flat = 0.32, top = '#8fe0e0', foot = '#39aeba' } = options;
  const id = uniqueId();
  const d = puddleOutline(x, y, w, flat);
  const water = down([0, top], [1, foot]);
  return group(
    '',
    shape(puddleOutline(x, y + 4, w * 1.035, flat), '#6a3424', 0.32),
    water.def,
    shape(d, water.fill),
    `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
    group(`clip-path="url(#${id})"`, ...mirrored),
    stroke(d, '#e6fbf8', 4, 0.75),
  );
}

/** A line of chalk drawn round a puddle that was w wide. */
export function chalkRing([x, y, w]: Spot, flat = 0.32, width = 9): string {
  const d = puddleOutline(x, y, w, flat);
  return (
    stroke(d, '#fffdf4', width, 0.92) +
    `<path d="${d}" fill="none" stroke="#e2b79a" stroke-width="${width * 0.3}" stroke-dasharray="3 17 9 23" opacity="0.8"/>`
  );
}

/** Warm flagstones from the horizon line to the lower edge. */
export function flagstones(horizon: number, color: string, rows = 7, seed = 3): string {
  const paint = down([0, darker(color, 0.1)], [1, lighter(color, 0.12)]);
  const random = seeded(seed);
  let out = paint.def + rect([0, horizon, WIDTH, 900 - horizon], paint.fill);
  const depth = (i: number): number => horizon + (900 - horizon) * (i / rows) ** 1.6;
  for (let i = 0; i < rows; i += 1) {
    const [y1, y2] = [depth(i), depth(i + 1)];
    const wide = 90 + i * 46;
    for (let x = -between(random, 0, wide); x < WIDTH;) {
      const w = wide * between(random, 0.75, 1.3);
      const tone = mix(color, random() < 0.5 ? '#fff0d8' : '#a85a40', between(random, 0.05, 0.24));
      out += rect(
        [Math.round(x) + 3, Math.round(y1) + 2, Math.round(w) - 6, Math.round(y2 - y1) - 4],
        tone,
        10 + i * 2,
        0.75,
      );
      x += w;
    }
  }
  return out;
}

/** A clay wall with a soft upper edge. */
export function clayWall([x, top, w, foot]: Box, color: string): string {
  const paint = down([0, lighter(color, 0.18)], [1, darker(color, 0.08)]);
  return (
    paint.def +
    rect([x, top, w, foot - top], paint.fill, 8) +
    rect([x - 6, top - 8, w + 12, 22], lighter(color, 0.32), 11) +
    rect([x, foot - 14, w, 14], darker(color, 0.35), 0, 0.35)
  );
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

export function openWindow([x, y, w, h]: Box, color: string, ...inside: readonly Piece[]): GroupPiece {
  const id = uniqueId();
  const shutter = (sx: number): string =>
    rect([sx, y, w * 0.42, h], color, 5) +
    [0.2, 0.4, 0.6, 0.8]
      .map((s) => rect([sx + 8, y + h * s - 4, w * 0.42 - 16, 7], darker(color, 0.2), 3, 0.7))
      .join('');
  return group(
    '',
    rect([x - 12, y - 12, w + 24, h + 24], '#fff4e2', 8),
    rect([x, y, w, h], '#5a3040', 4),
    `<clipPath id="${id}"><rect x="${x - 30}" y="${y - 60}" width="${w + 60}" height="${h + 60}"/></clipPath>`,
    group(`clip-path="url(#${id})"`, ...inside),
    shutter(x - w * 0.5),
    shutter(x + w * 1.08),
    rect([x - 22, y + h, w + 44, 18], '#fff4e2', 6),
  );
}

/** Flat roofs of a town behind the yard. */
export function flatRoofs(y: number, color: string, seed = 5): string {
  const random = seeded(seed);
  let out = '';
  for (let x = -40; x < WIDTH;) {
    const w = between(random, 120, 240);
    const h = between(random, 40, 150);
    const tone = mix(color, '#fff2dc', between(random, 0, 0.35));
    out +=
      rect([Math.round(x), Math.round(y - h), Math.round(w), Math.round(h) + 400], tone, 4) +
      rect([Math.round(x) - 5, Math.round(y - h) - 6, Math.round(w) + 10, 14], lighter(tone, 0.25), 6);
    if (w > 150) out += rect([Math.round(x + w * 0.3), Math.round(y - h * 0.6), 24, 34], darker(tone, 0.4), 12, 0.55);
    x += w * between(random, 0.85, 1.05);
  }
  return out;
}

/** A bucket standing upside down, as a seat. */
export function bucketSeat(x: number, y: number, w: number, color = '#3f8fd0'): string {
  const h = w * 0.86;
  const paint = across([0, lighter(color, 0.35)], [0.45, color], [1, darker(color, 0.35)]);
  return `${ellipse([x, y, w * 0.58, w * 0.1], '#5a2a20', 0.28)}${paint.def}${shape(`M${x - w * 0.37} ${y - h}H${x + w * 0.37}L${x + w * 0.5} ${y - w * 0.03}Q${x} ${y + w * 0.12} ${x - w * 0.5} ${y - w * 0.03}Z`, paint.fill)}${ellipse([x, y - h, w * 0.37, w * 0.07], lighter(color, 0.3))}${stroke(`M${x - w * 0.485} ${y - w * 0.12}Q${x} ${y + w * 0.03} ${x + w * 0.485} ${y - w * 0.12}`, darker(color, 0.25), w * 0.03, 0.8)}`;
}

/** A glass bowl of water; level is the share of the bowl that is filled. */
export function glassBowl([x, y, w, level]: Box, covered: boolean, drops = ''): string {
  const h = w * 0.56;
  const wallAt = (share: number): number => (w / 2) * Math.sqrt(1 - (1 - share) ** 2 * 0.66);
  const rim = y - h;
  const surface = y - h * level * 0.94;
  const half = wallAt(level) * 0.96;
  const water = down([0, '#8be4e4'], [1, '#2fa6bc']);
  const bowl = `M${x - w / 2} ${rim}C${x - w * 0.5} ${y - h * 0.3} ${x - w * 0.3} ${y} ${x} ${y}C${x + w * 0.3} ${y} ${x + w * 0.5} ${y - h * 0.3} ${x + w / 2} ${rim}Z`;
  const id = uniqueId();
  const lid = covered
    ? `${ellipse([x, rim - 4, w * 0.56, w * 0.085], '#e6fbff', 0.62)}<ellipse cx="${x}" cy="${rim - 4}" rx="${w * 0.56}" ry="${w * 0.085}" fill="none" stroke="#ffffff" stroke-width="6"/>${ellipse([x, rim - w * 0.07, w * 0.055, w * 0.045], '#dff6fb')}${circle([x, rim - w * 0.105, w * 0.05], '#bfe8f2')}`
    : `<ellipse cx="${x}" cy="${rim}" rx="${w / 2}" ry="${w * 0.07}" fill="none" stroke="#ffffff" stroke-width="6" opacity="0.95"/>`;
  return (
    ellipse([x + w * 0.05, y, w * 0.36, w * 0.045], '#5a2a20', 0.3) +
    `<clipPath id="${id}"><path d="${bowl}"/></clipPath>` +
    shape(bowl, '#eafcff', 0.5) +
    water.def +
    `<g clip-path="url(#${id})">${rect([x - w / 2, surface, w, h], water.fill)}</g>` +
    ellipse([x, surface, half, w * 0.055], '#b9f2f0', 0.95) +
    stroke(bowl, '#d6f4fa', 5, 0.9) +
    stroke(
      `M${x - w * 0.4} ${y - h * 0.72}Q${x - w * 0.36} ${y - h * 0.4} ${x - w * 0.22} ${y - h * 0.2}`,
      '#ffffff',
      9,
      0.7,
    ) +
    lid +
    drops
  );
}

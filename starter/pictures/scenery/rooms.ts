import { type GroupPiece, type Piece, group } from '../compose.ts';
import { type Box, HEIGHT, WIDTH, circle, darker, down, lighter, rect, seeded, stroke, uniqueId } from '../svg.ts';

export interface RoomOptions {
  readonly wall: string;
  readonly floor: string;
  readonly floorY?: number;
  readonly pattern?: 'stripes' | 'dots' | 'plain';
  readonly skirting?: string;
}

export function room({
  wall,
  floor,
  floorY = 640,
  pattern = 'plain',
  skirting = lighter(wall, 0.5),
}: RoomOptions): string {
  const wallPaint = down([0, darker(wall, 0.1)], [0.5, wall], [1, lighter(wall, 0.12)]);
  const floorPaint = down([0, darker(floor, 0.16)], [0.3, floor], [1, lighter(floor, 0.08)]);
  let out = wallPaint.def + rect([0, 0, WIDTH, floorY], wallPaint.fill);
  if (pattern === 'stripes')
    for (let x = 30; x < WIDTH; x += 110) out += rect([x, 0, 46, floorY], lighter(wall, 0.3), 0, 0.35);
  if (pattern === 'dots') {
    for (let y = 40; y < floorY; y += 90)
      for (let x = (y / 90) % 2 < 1 ? 40 : 95; x < WIDTH; x += 110) out += circle([x, y, 7], lighter(wall, 0.45), 0.6);
  }
  out += floorPaint.def + rect([0, floorY, WIDTH, HEIGHT - floorY], floorPaint.fill);
  const random = seeded(4);
  for (let i = -6; i < 13; i += 1) {
    const top = WIDTH / 2 + (i * 120 - 360) * 0.72;
    const foot = WIDTH / 2 + (i * 120 - 360) * 1.5;
    out += stroke(`M${top} ${floorY}L${foot} ${HEIGHT}`, darker(floor, 0.3), 2, 0.12 + random() * 0.14);
  }
  return out + rect([0, floorY - 16, WIDTH, 18], skirting) + rect([0, floorY + 2, WIDTH, 14], '#2a1840', 0, 0.12);
}

/** A window with something to see behind it. */
export function windowWith([x, y, w, h]: Box, frame: string, ...view: readonly Piece[]): GroupPiece {
  const id = uniqueId();
  const bars = stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, frame, 9);
  return group(
    '',
    rect([x - 14, y - 14, w + 28, h + 28], darker(frame, 0.18), 10, 0.5),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4"/></clipPath>`,
    group(`clip-path="url(#${id})"`, ...view),
    bars,
    `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" rx="8" fill="none" stroke="${frame}" stroke-width="18"/>`,
    rect([x - 30, y + h + 8, w + 60, 22], lighter(frame, 0.2), 6),
    rect([x - 30, y + h + 28, w + 60, 8], '#2a1840', 4, 0.15),
  );
}

import { type Piece } from '../compose.ts';
import type { Light } from '../light.ts';
import { hills } from '../scenery/land.ts';
import { palm } from '../scenery/plants.ts';
import { glow, sky } from '../scenery/sky.ts';
import { stormCloud } from '../scenery/storm.ts';
import { sea } from '../scenery/water.ts';
import { type Point, type Spot, curve, darker, ellipse, lighter, mix, rect, shape, stroke } from '../svg.ts';

export const bright: Light = { tint: '#fffaf0', shadow: '#3a2a40', shadowStrength: 0.28 };
export const stormy: Light = { tint: '#dfe3ee', shadow: '#2a2a48', shadowStrength: 0.34 };

export const fern = '#86cf9f';
export const clay = '#f0b48c';
export const storm = '#7f88aa';

/** Sea and far hills under a sky that a storm takes more and more of; share is 0 for none. */
export function farView(share: number, horizon = 470): readonly Piece[] {
  const dim = (color: string): string => mix(color, '#b9c4d8', share * 0.72);
  return [
    sky(dim('#8fd0e4'), dim('#d9efdc'), dim('#ffe9b0')),
    share < 0.6 ? glow([220, 170, 380], '#fff3b8', 0.8) : '',
    sea(horizon, dim('#7fc6d0'), dim('#4fa3b4'), { waves: 7, to: horizon + 160 }),
    hills(horizon + 70, dim('#8fc6a0'), { bumps: 34, count: 6, seed: 12, foot: dim('#6fb08a'), rim: 3 }),
  ];
}

export const cloudOver = (x: number, y: number, w: number): string => stormCloud([x, y, w], storm);

/** A slope of red road with grass on both its sides, along a line from left to right. */
export function slope(line: readonly Point[], width: number, green = fern): string {
  const lower = line.map(([x, y]): Point => [x, y + width]);
  const edge = `${curve(line)}L1220 920L-20 920Z`;
  const band = `${curve(line)}L${curve([...lower].toReversed()).slice(1)}Z`;
  return (
    shape(edge, green) +
    shape(band, clay) +
    stroke(curve(line), lighter(green, 0.35), 10, 0.9) +
    stroke(curve(line.map(([x, y]): Point => [x, y + 14])), lighter(clay, 0.35), 8, 0.6) +
    stroke(curve(line.map(([x, y]): Point => [x, y + width * 0.62])), darker(clay, 0.18), 7, 0.45) +
    stroke(curve(lower), darker(green, 0.25), 9, 0.7)
  );
}

export const palms = (...spots: readonly Spot[]): string =>
  spots.map((spot, i) => palm(spot, i % 2 === 0 ? 0.12 : -0.1, '#2f8a62')).join('');

export const ground = (y: number, color = clay): string =>
  rect([0, y, 1200, 900 - y], color) +
  rect([0, y, 1200, 12], lighter(color, 0.35), 0, 0.8) +
  [0.25, 0.5, 0.8]
    .map((s, i) => ellipse([200 + i * 390, y + (900 - y) * s, 220, 16], darker(color, 0.2), 0.22))
    .join('');

import { type Expression, feeling } from '../characters/expressions.ts';
import { type Look, type Pose, person } from '../characters/people.ts';
import { type Piece, group } from '../compose.ts';
import { type FigureOptions, figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { coneHat } from '../scenery/hats.ts';
import { mountain } from '../scenery/land.ts';
import { palm } from '../scenery/plants.ts';
import { cloud, glow, sky } from '../scenery/sky.ts';
import { riceTerraces } from '../scenery/rice-terraces.ts';
import { type Point, type Spot, curve, darker, ellipse, rect, shape, stroke } from '../svg.ts';

export const noonLight: Light = { tint: '#ffffff', shadow: '#1f4a24', shadowStrength: 0.38, shadowShift: 0 };

const ayuLook: Look = { head: 'girlTawny', skin: '#ad7f6f', top: '#f0609a', bottom: '#7a4aa8', shoes: '#ad7f6f' };
const dadLook: Look = { head: 'manTawny', skin: '#ad7f6f', top: '#3f7fc4', bottom: '#e8d8b4', shoes: '#ad7f6f' };

export const ayu = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(ayuLook, 'girl', face), at, pose);
export const dad = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece =>
  person(feeling(dadLook, 'man', face), at, pose);
export const dadInHat = (at: Spot, face: Expression = {}, pose: Pose = {}): Piece => {
  const look = feeling(dadLook, 'man', face);
  return person({ ...look, hat: `${look.hat ?? ''}${coneHat([50, 32, 190])}` }, at, pose);
};

export const pig = ([x, y, h]: Spot, options: Partial<FigureOptions> = {}): Piece =>
  figure('pig', x, y, { h, ...options });

/** The way the hat came: low bows from hop to hop, and the hat on top of the last one. */
export function hoppingHat(hops: readonly Point[], w: number, tilt = 0): string {
  let way = '';
  for (let i = 0; i < hops.length - 1; i += 1) {
    const [a, b] = [hops[i] ?? [0, 0], hops[i + 1] ?? [0, 0]];
    const high = i === hops.length - 2 ? 0 : Math.abs(b[0] - a[0]) * 0.62;
    way +=
      high === 0
        ? `M${a[0]} ${a[1]}Q${a[0] + (b[0] - a[0]) * 0.25} ${b[1] - 10} ${b[0] - Math.sign(b[0] - a[0]) * w * 0.35} ${b[1] + w * 0.08}`
        : `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - high} ${b[0]} ${b[1]}`;
  }
  const [x, y] = hops.at(-1) ?? [0, 0];
  return `<path d="${way}" fill="none" stroke="#ffffff" stroke-width="${w * 0.035}" stroke-dasharray="2 ${w * 0.075}" stroke-linecap="round" opacity="0.95"/>${coneHat([x, y, w], tilt)}`;
}

/** A little shrine of stone and thatch, as they stand in the fields. */
export function shrine(x: number, y: number, h: number): string {
  const w = h * 0.34;
  return (
    ellipse([x, y, w * 0.9, h * 0.04], '#1f4a24', 0.3) +
    rect([x - w * 0.6, y - h * 0.14, w * 1.2, h * 0.14], '#a58a78', 4) +
    rect([x - w * 0.34, y - h * 0.5, w * 0.68, h * 0.38], '#b98468', 4) +
    rect([x - w * 0.5, y - h * 0.58, w, h * 0.09], '#a58a78', 4) +
    rect([x - w * 0.24, y - h * 0.76, w * 0.48, h * 0.19], '#6a4030') +
    shape(
      `M${x - w * 0.62} ${y - h * 0.74}Q${x - w * 0.2} ${y - h * 0.86} ${x} ${y - h * 1.02}Q${x + w * 0.2} ${y - h * 0.86} ${x + w * 0.62} ${y - h * 0.74}Q${x} ${y - h * 0.68} ${x - w * 0.62} ${y - h * 0.74}Z`,
      '#5a4436',
    ) +
    rect([x - w * 0.36, y - h * 0.44, w * 0.72, h * 0.13], '#f6d24a', 3, 0.95)
  );
}

interface FieldOptions {
  readonly horizon?: number;
  readonly seed?: number;
  readonly volcano?: number;
  readonly palms?: readonly Spot[];
  readonly air?: readonly string[];
  readonly rows?: number;
  readonly plants?: boolean;
}

/** Sky, volcano and terraces: the farm under the sun of noon. */
export function fields({
  horizon = 360,
  seed = 7,
  volcano = 860,
  palms = [],
  air = ['#37b8d6', '#8fe0dc', '#eefae0'],
  rows = 4,
  plants = true,
}: FieldOptions = {}): Piece[] {
  return [
    sky(...air),
    cloud([240, horizon * 0.35, 200], '#ffffff', 0.85),
    mountain([volcano, horizon + 30, 640, horizon * 0.62], '#5f9aa8'),
    ...palms.map((at, i) => palm(at, i % 2 === 0 ? 0.1 : -0.12, '#3f9a50')),
    riceTerraces(horizon, 900, { seed, rows, plants }),
  ];
}

/** The white-hot sun of noon, high up. */
export function hotSun([x, y, r]: Spot): Piece {
  return group(
    '',
    glow([x, y, r * 4], '#fffbe0', 0.9),
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff4b0"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="#ffe25a"/>`,
  );
}

export function lotusFlower([x, y, r]: Spot): string {
  const petal = (turn: number, long: number, tone: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(`M0 0Q${-r * 0.4} ${-long * 0.5} 0 ${-long}Q${r * 0.4} ${-long * 0.5} 0 0Z`, tone)}</g>`;
  return (
    [-70, 70, -42, 42, -18, 18, 0]
      .map((t, i) => petal(t, r * (i < 2 ? 0.9 : 1.15), i % 2 === 0 ? '#f06aa0' : '#ff93bd'))
      .join('') + ellipse([x, y, r * 0.5, r * 0.14], '#c8447c')
  );
}

export function pondWater(line: readonly Point[], color = '#3fb3c0'): string {
  const edge = curve(line);
  return (
    shape(`${edge}L1230 930L-30 930Z`, color) +
    stroke(edge, darker(color, 0.35), 10, 0.5) +
    stroke(edge, '#c8f4ee', 5, 0.8)
  );
}

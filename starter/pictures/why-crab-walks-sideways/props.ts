import type { Piece } from '../compose.ts';
import { figure } from '../figure.ts';
import type { Light } from '../light.ts';
import { pebble, seaweed, sticks } from '../scenery/coral-coast.ts';
import { sky } from '../scenery/sky.ts';
import {
  type Box,
  type Point,
  type Spot,
  ball,
  circle,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  rect,
  shape,
  stroke,
  uniqueId,
} from '../svg.ts';

export const noon: Light = { tint: '#fffdf8', shadow: '#4a3a5a' };
export const below: Light = { tint: '#cfeef4', shadow: '#0f3a5a' };
export const moonlit: Light = { tint: '#b4c0ec', shadow: '#0c1238', shadowStrength: 0.4 };

export const sand = '#f6e3c0';
export const nightSand = '#8f93bc';

/** Under the sea, with light from above and a floor of sand. */
export function seaFloor(colors: readonly [string, string, string], floor: string, y = 720): string {
  const rays = [150, 420, 700, 980]
    .map((x) => shape(`M${x} -20L${x + 90} -20L${x + 10} ${y + 60}L${x - 190} ${y + 60}Z`, '#ffffff', 0.09))
    .join('');
  const paint = down([0, lighter(floor, 0.15)], [1, darker(floor, 0.2)]);
  return `${sky(...colors)}${rays}${paint.def}${shape(`M-20 ${y + 20}Q200 ${y - 20} 500 ${y + 6}T1220 ${y}V920H-20Z`, paint.fill)}`;
}

export function weeds(color: string, spots: readonly Spot[]): string {
  return spots.map((spot, i) => seaweed(spot, color, i + 2)).join('');
}

/** Shells in a ring, as Octopus sets them out; gap leaves out the ones in its way. */
export function shellRing([x, y, r]: Spot, tones: readonly string[], gap: Point = [2, 2]): string {
  let out = '';
  const count = 11;
  for (let i = 0; i < count; i += 1) {
    const k = i / count;
    if (k > gap[0] && k < gap[1]) continue;
    const turn = k * Math.PI * 2;
    out += shell(
      [x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.3, r * 0.12],
      tones[i % tones.length] ?? '#ffffff',
      0,
    );
  }
  return out;
}

/** A fan-shaped shell with its middle at (x, y). */
export function shell([x, y, r]: Spot, color: string, turn: number): string {
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((k) => `M0 ${r * 0.8}L${k * r * 1.2} ${-r * 0.7}`).join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${shape(`M${-r * 0.26} ${r * 0.9}L${-r} ${-r * 0.2}Q${-r * 0.8} ${-r} 0 ${-r}Q${r * 0.8} ${-r} ${r} ${-r * 0.2}L${r * 0.26} ${r * 0.9}Z`, color)}${stroke(ribs, darker(color, 0.22), r * 0.1, 0.7)}</g>`;
}

interface TrapOptions {
  readonly color?: string;
  readonly deep?: string;
  /** Height of the opening at the foot of the right wall. */
  readonly opening?: number;
}

/** The basket trap cut open: sticks at the back, the pieces inside, a frame, and walls at both sides. */
export function openTrap(
  [x, y, w, h]: Box,
  inside: readonly Piece[],
  { color = '#c99a5c', deep = '#12365a', opening = 0 }: TrapOptions = {},
): readonly Piece[] {
  const id = uniqueId();
  const dome = `M${x} ${y + h}V${y + 110}Q${x + w / 2} ${y - 70} ${x + w} ${y + 110}V${y + h}Z`;
  const cane = (d: string): string =>
    stroke(d, darker(color, 0.35), 38) + `<g transform="translate(-3 -4)">${stroke(d, color, 24)}</g>`;
  return [
    `<clipPath id="${id}"><path d="${dome}"/></clipPath><g clip-path="url(#${id})">${rect([x, y, w, h], deep, 0, 0.55)}${sticks([x + 50, y, w - 70, h], mix(color, deep, 0.55), 96, 20)}</g>`,
    cane(`M${x} ${y + h}Q${x + w / 2} ${y + h + 14} ${x + w} ${y + h}`),
    ...inside,
    cane(`M${x} ${y + h}V${y + 110}Q${x + w / 2} ${y - 70} ${x + w} ${y + 110}V${y + h - opening}`),
  ];
}

export function octopus(x: number, y: number, h: number): Piece {
  return figure('gardenOctopus', x, y, {
    h,
    hue: 258,
    shadow: false,
    detail: (w, full) =>
      stroke(`M${w * 0.42} ${full * 0.54}q${w * 0.08} ${-full * 0.07} ${w * 0.16} 0`, '#3a1c4a', w * 0.022) +
      stroke(
        `M${w * 0.1} ${full * 0.3}l${w * 0.1} ${-full * 0.05}M${w * 0.9} ${full * 0.3}l${-w * 0.1} ${-full * 0.05}`,
        '#3a1c4a',
        w * 0.022,
      ),
  });
}

export function dolphin([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece {
  return figure('leapingDolphin', x, y, { h, looks, tilt, shadow: false });
}

export function shrimp([x, y, h]: Spot, looks: 'left' | 'right', tilt = 0): Piece {
  return figure('seaShrimp', x, y, { h, looks, tilt, shadow: false });
}

export function eggPit([x, y, w]: Spot): string {
  const egg = ball([0, '#ffffff'], [0.7, '#fff3e2'], [1, '#d6c2b4']);
  let out = `${ellipse([x, y, w / 2, w * 0.15], '#c9a878')}${ellipse([x, y + w * 0.02, w * 0.44, w * 0.115], '#a9855c')}${egg.def}`;
  const rows: readonly Spot[] = [
    [0, 0.0, 7],
    [0.02, -0.05, 6],
    [0, -0.1, 4],
  ];
  for (const [dx, dy, count] of rows)
    for (let i = 0; i < count; i += 1)
      out += circle([x + dx * w + (i - (count - 1) / 2) * w * 0.105, y + dy * w, w * 0.056], egg.fill);
  return (
    out +
    shape(
      `M${x - w / 2} ${y}Q${x} ${y + w * 0.26} ${x + w / 2} ${y}Q${x} ${y + w * 0.14} ${x - w / 2} ${y}Z`,
      '#e6cb9c',
    )
  );
}

export const stones = (spots: readonly Spot[], color: string): string =>
  spots.map((spot) => pebble(spot, color)).join('');

import {
  type Spot,
  type Box,
  type Point,
  ball,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  lighter,
  mix,
  seeded,
  shape,
  stroke,
} from '../svg.ts';
import { flower } from './land.ts';

/** Tall blades of grass as an ant sees them. */
export function tallGrass([x, y, w, h]: Box, count: number, color: string, seed = 1): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const foot = x + between(random, 0, w);
    const tall = h * between(random, 0.55, 1);
    const lean = between(random, -0.25, 0.25) * h;
    const half = h * between(random, 0.018, 0.032);
    const tone = mix(color, i % 2 === 0 ? '#fff6b8' : '#1e5a3a', between(random, 0, 0.28));
    out += shape(
      `M${foot - half} ${y}Q${foot - half + lean * 0.2} ${y - tall * 0.6} ${foot + lean} ${y - tall}Q${foot + half + lean * 0.4} ${y - tall * 0.55} ${foot + half} ${y}Z`,
      tone,
    );
  }
  return out;
}

/** A broad soft leaf standing up from the ground, as of cabbage or dock. */
export function broadLeaf([x, y, h, turn]: Box, color: string): string {
  const paint = down([0, lighter(color, 0.22)], [1, darker(color, 0.15)]);
  const w = h * 0.42;
  const vein = lighter(color, 0.4);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${paint.def}${shape(`M0 0C${-w * 0.5} ${-h * 0.15} ${-w * 1.1} ${-h * 0.65} 0 ${-h}C${w * 1.1} ${-h * 0.65} ${w * 0.5} ${-h * 0.15} 0 0Z`, paint.fill)}${stroke(`M0 0V${-h * 0.9}M0 ${-h * 0.35}L${-w * 0.42} ${-h * 0.55}M0 ${-h * 0.35}L${w * 0.42} ${-h * 0.55}M0 ${-h * 0.58}L${-w * 0.36} ${-h * 0.74}M0 ${-h * 0.58}L${w * 0.36} ${-h * 0.74}`, vein, h * 0.012, 0.7)}</g>`;
}

function tripleLeaf([x, y, size, turn]: Box, color: string): string {
  const paint = ball([0, lighter(color, 0.25)], [1, darker(color, 0.12)]);
  const one = `M0 0C${-size * 0.5} ${-size * 0.2} ${-size * 0.45} ${-size * 0.85} 0 ${-size}C${size * 0.45} ${-size * 0.85} ${size * 0.5} ${-size * 0.2} 0 0Z`;
  const leaves = [-68, 68, 0].map(
    (spread) =>
      `<g transform="rotate(${spread})">${shape(one, paint.fill)}${stroke(`M0 0V${-size * 0.8}`, lighter(color, 0.45), size * 0.03, 0.7)}</g>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${paint.def}${leaves.join('')}</g>`;
}

/** A strawberry plant. With `lost` the hanging stem is empty, and dots show where the berry was. */
export function strawberryPlant([x, y, h]: Spot, lost: boolean, color = '#5aa64c'): string {
  const stem = darker(color, 0.1);
  const tips: readonly (readonly [number, number, number])[] = [
    [-0.62, -0.5, -52],
    [0.6, -0.5, 50],
    [-0.34, -0.8, -22],
    [0.34, -0.84, 24],
    [0.0, -0.62, 2],
  ];
  let out = ellipse([x, y, h * 0.5, h * 0.06], '#2a1840', 0.2);
  for (const [dx, dy] of tips)
    out += stroke(
      curve([
        [x, y],
        [x + dx * h * 0.35, y + dy * h * 0.6],
        [x + dx * h, y + dy * h],
      ]),
      stem,
      h * 0.022,
    );
  const [bx, by] = [x - h * 0.78, y - h * 0.3];
  const hanging = curve([
    [x, y],
    [x - h * 0.3, y - h * 0.62],
    [x - h * 0.66, y - h * 0.6],
    [bx, by],
  ]);
  for (const [dx, dy, turn] of tips)
    out += tripleLeaf([x + dx * h, y + dy * h, h * 0.29, turn], mix(color, '#d8f08a', (turn + 60) / 500));
  out += stroke(hanging, stem, h * 0.024);
  if (lost)
    out += `<path d="${berryOutline(bx, by, h * 0.17)}" fill="#ffffff" fill-opacity="0.35" stroke="#e2455a" stroke-width="6" stroke-dasharray="4 13" stroke-linecap="round"/>`;
  return (
    out +
    flower([x + h * 0.1, y - h * 0.3, h * 0.06], '#ffffff') +
    flower([x - h * 0.18, y - h * 0.36, h * 0.05], '#ffffff') +
    flower([x + h * 0.42, y - h * 0.26, h * 0.05], '#ffffff')
  );
}

function berryOutline(x: number, y: number, r: number): string {
  return `M${x} ${y}C${x + r * 1.5} ${y - r * 0.2} ${x + r * 1.1} ${y + r * 1.6} ${x} ${y + r * 2}C${x - r * 1.1} ${y + r * 1.6} ${x - r * 1.5} ${y - r * 0.2} ${x} ${y}Z`;
}

export function toadstool(x: number, y: number, h: number, cap = '#e2455a'): string {
  const w = h * 1.25;
  const capPaint = ball([0, lighter(cap, 0.35)], [0.6, cap], [1, darker(cap, 0.3)]);
  const stalk = down([0, '#f3dfc6'], [1, '#fff6e6']);
  const top = y - h;
  const rim = y - h * 0.5;
  const dome = `M${x - w / 2} ${rim}C${x - w * 0.5} ${top + h * 0.06} ${x - w * 0.22} ${top} ${x} ${top}C${x + w * 0.22} ${top} ${x + w * 0.5} ${top + h * 0.06} ${x + w / 2} ${rim}Q${x} ${rim + h * 0.14} ${x - w / 2} ${rim}Z`;
  const spots: readonly (readonly [number, number, number])[] = [
    [-0.3, 0.34, 0.06],
    [-0.08, 0.14, 0.08],
    [0.2, 0.26, 0.07],
    [0.02, 0.42, 0.05],
    [0.36, 0.42, 0.045],
    [-0.2, 0.2, 0.035],
  ];
  return (
    stalk.def +
    shape(
      `M${x - w * 0.1} ${rim}Q${x - w * 0.09} ${y - h * 0.2} ${x - w * 0.14} ${y}Q${x} ${y + h * 0.03} ${x + w * 0.14} ${y}Q${x + w * 0.09} ${y - h * 0.2} ${x + w * 0.1} ${rim}Z`,
      stalk.fill,
    ) +
    ellipse([x, rim + h * 0.015, w * 0.46, h * 0.055], '#e8c8b0') +
    capPaint.def +
    shape(dome, capPaint.fill) +
    spots.map(([dx, dy, r]) => ellipse([x + dx * w, top + dy * h, r * w, r * w * 0.82], '#fff3e6')).join('')
  );
}

export function melon(x: number, y: number, w: number, color = '#8fbf4a'): string {
  const paint = ball([0, lighter(color, 0.45)], [0.55, color], [1, darker(color, 0.35)]);
  const [cy, r] = [y - w * 0.43, w / 2];
  const stripe = (bend: number): string => `M${x} ${cy - r * 0.86}Q${x + bend * r} ${cy} ${x} ${cy + r * 0.86}`;
  return (
    ellipse([x + w * 0.06, y, w * 0.54, w * 0.08], '#2a1840', 0.24) +
    paint.def +
    ellipse([x, cy, r, r * 0.88], paint.fill) +
    [-1.55, -0.8, 0, 0.8, 1.55].map((bend) => stroke(stripe(bend), darker(color, 0.25), w * 0.035, 0.35)).join('') +
    stroke(`M${x} ${cy - r * 0.84}q${w * 0.02} ${-w * 0.1} ${w * 0.12} ${-w * 0.12}`, '#6f8f3a', w * 0.04)
  );
}

/** A carrot in the ground: its orange shoulders and its leaves. */
export function plantedCarrot(x: number, y: number, h: number, seed = 1): string {
  const random = seeded(seed);
  let out = ellipse([x, y + 2, h * 0.2, h * 0.05], '#3a2018', 0.45);
  for (let i = 0; i < 6; i += 1) {
    const lean = between(random, -0.4, 0.4) * h;
    const tip: Point = [x + lean, y - h * between(random, 0.7, 1)];
    out += stroke(
      curve([[x, y - h * 0.16], [x + lean * 0.3, y - h * 0.5], tip]),
      i % 2 === 0 ? '#5aa64c' : '#7fc060',
      h * 0.04,
    );
    out += circle([tip[0], tip[1], h * 0.06], '#7fc060') + circle([x + lean * 0.7, y - h * 0.62, h * 0.05], '#5aa64c');
  }
  const orange = down([0, '#ffa24a'], [1, '#e8702e']);
  return (
    out +
    orange.def +
    shape(
      `M${x - h * 0.13} ${y}Q${x - h * 0.15} ${y - h * 0.2} ${x} ${y - h * 0.2}Q${x + h * 0.15} ${y - h * 0.2} ${x + h * 0.13} ${y}Q${x} ${y + h * 0.05} ${x - h * 0.13} ${y}Z`,
      orange.fill,
    )
  );
}

export function dew(places: readonly Point[], r: number): string {
  return places
    .map(([x, y]) => circle([x, y, r], '#d6f3ff', 0.75) + circle([x - r * 0.3, y - r * 0.35, r * 0.3], '#ffffff', 0.95))
    .join('');
}

export function rainbow([x, y, r, width]: Box, opacity = 0.5): string {
  const bands = ['#f28a8a', '#f7b87a', '#f8e28a', '#a8dc9a', '#8ac4ea', '#b39ae0'];
  const bows = bands.map(
    (color, i) =>
      `<circle cx="${x}" cy="${y}" r="${r - i * width}" fill="none" stroke="${color}" stroke-width="${width + 1}"/>`,
  );
  return `<g opacity="${opacity}">${bows.join('')}</g>`;
}

import {
  type Box,
  type Spot,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  ellipse,
  glowPaint,
  lighter,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

/** A round felt tent with its foot on y; light comes out of its crown and door. */
export function ger([x, y, w]: Spot, felt = '#f4ece0', light?: string): string {
  const h = w * 0.34;
  const wall = across([0, lighter(felt, 0.3)], [0.5, felt], [1, darker(felt, 0.26)]);
  const glow = glowPaint([0, light ?? felt, 0.8], [1, light ?? felt, 0]);
  const roof = `M${x - w * 0.52} ${y - h}Q${x - w * 0.2} ${y - h * 1.6} ${x - w * 0.09} ${y - h * 1.74}H${x + w * 0.09}Q${x + w * 0.2} ${y - h * 1.6} ${x + w * 0.52} ${y - h}Q${x} ${y - h * 0.78} ${x - w * 0.52} ${y - h}Z`;
  const bands = [0.36, 0.66]
    .map((k) =>
      stroke(
        `M${x - w * 0.49} ${y - h * k}Q${x} ${y - h * (k - 0.16)} ${x + w * 0.49} ${y - h * k}`,
        '#b8603a',
        w * 0.014,
      ),
    )
    .join('');
  return `${ellipse([x, y, w * 0.56, w * 0.05], '#141030', 0.3)}${wall.def}${shape(`M${x - w * 0.5} ${y - h}V${y - h * 0.06}Q${x} ${y + h * 0.16} ${x + w * 0.5} ${y - h * 0.06}V${y - h}Z`, wall.fill)}${bands}${shape(roof, wall.fill)}${stroke(`M${x} ${y - h * 1.72}L${x - w * 0.32} ${y - h * 0.94}M${x} ${y - h * 1.72}L${x + w * 0.32} ${y - h * 0.94}M${x} ${y - h * 1.72}V${y - h * 0.9}`, '#b8603a', w * 0.012, 0.8)}${ellipse([x, y - h * 1.74, w * 0.1, w * 0.025], light ?? '#8a5a3c')}${shape(`M${x - w * 0.1} ${y + h * 0.06}V${y - h * 0.74}H${x + w * 0.1}V${y + h * 0.06}Z`, '#d8642e')}${shape(`M${x - w * 0.075} ${y + h * 0.05}V${y - h * 0.66}H${x + w * 0.075}V${y + h * 0.05}Z`, light ?? '#8a3f24')}${light === undefined ? '' : glow.def + circle([x, y - h * 0.3, w * 0.34], glow.fill) + circle([x, y - h * 1.74, w * 0.2], glow.fill)}`;
}

/** A fluffy sheep with its feet on (x, y), looking to the left; h is its height. */
export function sheep([x, y, h]: Spot, looks: 'left' | 'right' = 'left', wool = '#fff8ee'): string {
  const puff = (px: number, py: number, r: number): string =>
    `M${px - r} ${py}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
  const body =
    puff(-0.3, -0.6, 0.22) +
    puff(0, -0.68, 0.26) +
    puff(0.32, -0.6, 0.23) +
    puff(-0.26, -0.4, 0.2) +
    puff(0.3, -0.4, 0.2) +
    puff(0, -0.42, 0.28);
  return `<g transform="translate(${x} ${y}) scale(${looks === 'left' ? h : -h} ${h})">${ellipse([0, 0, 0.55, 0.06], '#141030', 0.25)}${stroke('M-0.26 -0.3V-0.03M-0.12 -0.3V-0.03M0.18 -0.3V-0.03M0.32 -0.3V-0.03', '#4a3a44', 0.075)}${shape(body, wool)}${ellipse([-0.56, -0.66, 0.15, 0.19], '#4a3a44')}${ellipse([-0.42, -0.74, 0.12, 0.05], '#4a3a44')}${circle([-0.62, -0.7, 0.03], '#ffffff')}${ellipse([-0.5, -0.84, 0.13, 0.08], wool)}</g>`;
}

/** A flock between two heights, nearer ones larger. */
export function flock([left, top, w, h]: Box, count: number, [far, near]: readonly [number, number], seed = 3): string {
  const random = seeded(seed);
  const places = Array.from({ length: count }, () => [left + random() * w, top + random() * h] as const).toSorted(
    (a, b) => a[1] - b[1],
  );
  return places
    .map(([x, y]) =>
      sheep([x, y, far + ((near - far) * (y - top)) / Math.max(1, h)], random() < 0.5 ? 'left' : 'right'),
    )
    .join('');
}

/** Very far sheep: light dots. */
export function farFlock([left, top, w, h]: Box, count: number, color: string, seed = 5): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const k = random();
    out += ellipse([left + random() * w, top + k * h, 4 + k * 5, 3 + k * 3.4], color);
  }
  return out;
}

/** The pale river of stars across the sky, from a point to another. */
export function milkyWay([x1, y1, x2, y2]: Box, wide: number, color: string, seed = 8): string {
  const random = seeded(seed);
  const paint = glowPaint([0, color, 0.34], [0.6, color, 0.16], [1, color, 0]);
  let out = paint.def;
  for (let i = 0; i < 9; i += 1) {
    const k = i / 8;
    out += ellipse(
      [
        x1 + (x2 - x1) * k + between(random, -30, 30),
        y1 + (y2 - y1) * k + between(random, -20, 20),
        wide * between(random, 0.9, 1.4),
        wide * between(random, 0.6, 0.9),
      ],
      paint.fill,
    );
  }
  for (let i = 0; i < 44; i += 1) {
    const k = random();
    const side = (random() + random() - 1) * wide * 0.7;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const long = Math.hypot(dx, dy);
    out += circle(
      [x1 + dx * k - (dy / long) * side, y1 + dy * k + (dx / long) * side, between(random, 1.4, 3.2)],
      '#fff8e2',
      between(random, 0.6, 1),
    );
  }
  return out;
}

/** A bare wooden ring, seen from its open side, with or without the web of a sieve. */
export function hoop([x, y, r]: Spot, web = false): string {
  const id = `web${Math.round(x)}-${Math.round(y)}`;
  let lines = '';
  if (web) for (let k = -r; k < r; k += r * 0.16) lines += `M${x + k} ${y - r}V${y + r}M${x - r} ${y + k}H${x + r}`;
  const net = web
    ? `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})">${stroke(lines, '#e8d8b8', r * 0.025, 0.8)}</g>`
    : '';
  const ring = (color: string, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return `${net}${ring('#8a5630', r * 0.16)}${ring('#d29a5c', r * 0.09)}`;
}

/** Blades of tall dry grass along the lower edge. */
export function featherGrass(y: number, color: string, seed = 6, count = 40): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = between(random, -20, 1220);
    const h = between(random, 30, 90);
    d += curve([
      [x, y],
      [x + h * 0.1, y - h * 0.6],
      [x + h * between(random, 0.2, 0.5), y - h],
    ]);
  }
  return stroke(d, color, 4, 0.8);
}

/** A boulder-round head of light, as of a lamp on the ground. */
export function lantern([x, y, h]: Spot): string {
  const paint = ball([0, '#fffbe0'], [0.6, '#ffd97a'], [1, '#f0a03a']);
  const glow = glowPaint([0, '#ffdf9a', 0.75], [0.5, '#ffcf7a', 0.25], [1, '#ffcf7a', 0]);
  return `${glow.def}${circle([x, y - h * 0.5, h * 4], glow.fill)}${stroke(`M${x - h * 0.26} ${y - h * 0.9}Q${x} ${y - h * 1.4} ${x + h * 0.26} ${y - h * 0.9}`, '#4a3a3a', h * 0.06)}${paint.def}${shape(`M${x - h * 0.3} ${y - h * 0.86}H${x + h * 0.3}L${x + h * 0.26} ${y - h * 0.1}H${x - h * 0.26}Z`, paint.fill)}${stroke(`M${x - h * 0.34} ${y - h * 0.86}H${x + h * 0.34}M${x - h * 0.34} ${y - h * 0.06}H${x + h * 0.34}`, '#4a3a3a', h * 0.12)}`;
}

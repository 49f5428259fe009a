import {
  type Box,
  type Point,
  type Spot,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  down,
  ellipse,
  glowPaint,
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

/** An old plastered wall of coral stone, with a few stones showing. */
export function coralWall([x, y, w, h]: Box, color: string, seed = 3): string {
  const random = seeded(seed);
  const paint = down([0, lighter(color, 0.12)], [1, darker(color, 0.12)]);
  let out = paint.def + rect([x, y, w, h], paint.fill);
  for (let i = 0; i < 6; i += 1) {
    const [sx, sy] = [x + between(random, 0.04, 0.86) * w, y + between(random, 0.04, 0.9) * h];
    for (let k = 0; k < 3; k += 1)
      out += rect(
        [Math.round(sx + k * 34), Math.round(sy + (k % 2) * 22), 30, 18],
        mix(color, k % 2 === 0 ? '#ffffff' : '#3a2440', 0.12),
        6,
        0.7,
      );
  }
  return out;
}

/** A carved double door with brass points, its threshold on y. */
export function studdedDoor([x, y, w, h]: Box, wood = '#7a4a34', brass = '#e9b84a'): string {
  const frame = darker(wood, 0.25);
  const paint = across([0, lighter(wood, 0.16)], [0.5, wood], [1, darker(wood, 0.2)]);
  const top = y - h;
  let studs = '';
  for (const sx of [-0.33, -0.13, 0.13, 0.33])
    for (let row = 0; row < 3; row += 1) {
      const [cx, cy] = [x + sx * w, top + h * (0.34 + row * 0.22)];
      studs +=
        circle([cx, cy + w * 0.012, w * 0.045], darker(brass, 0.5)) +
        circle([cx, cy, w * 0.042], brass) +
        circle([cx - w * 0.012, cy - w * 0.014, w * 0.013], '#fff6d0');
    }
  const flowers = [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4]
    .map(
      (dx) =>
        circle([x + dx * w * 1.1, top - h * 0.02, w * 0.045], lighter(wood, 0.3)) +
        circle([x + dx * w * 1.1, top - h * 0.02, w * 0.018], frame),
    )
    .join('');
  return (
    rect([x - w * 0.62, top - h * 0.1, w * 1.24, h * 1.1], frame, 6) +
    rect([x - w * 0.58, top - h * 0.08, w * 1.16, h * 0.11], wood, 4) +
    flowers +
    paint.def +
    rect([x - w * 0.48, top + h * 0.06, w * 0.96, h * 0.94], paint.fill, 3) +
    stroke(`M${x} ${top + h * 0.06}V${y}`, frame, w * 0.05) +
    rect([x - w * 0.035, top + h * 0.06, w * 0.07, h * 0.94], lighter(wood, 0.12), 3) +
    stroke(
      `M${x - w * 0.46} ${top + h * 0.24}H${x + w * 0.46}M${x - w * 0.46} ${top + h * 0.46}H${x + w * 0.46}M${x - w * 0.46} ${top + h * 0.68}H${x + w * 0.46}M${x - w * 0.46} ${top + h * 0.88}H${x + w * 0.46}`,
      frame,
      w * 0.018,
      0.8,
    ) +
    studs +
    `<circle cx="${x + w * 0.1}" cy="${top + h * 0.8}" r="${w * 0.05}" fill="none" stroke="${brass}" stroke-width="${w * 0.02}"/>` +
    rect([x - w * 0.68, y, w * 1.36, h * 0.04], lighter(frame, 0.3), 3)
  );
}

/** A closed balcony of carved wood, hanging on a wall; its floor is on y. */
export function carvedBalcony([x, y, w, h]: Box, wood: string, light?: string): string {
  const pane = light ?? darker(wood, 0.5);
  let out = shape(
    `M${x - w * 0.46} ${y}L${x - w * 0.3} ${y + h * 0.22}H${x + w * 0.3}L${x + w * 0.46} ${y}Z`,
    darker(wood, 0.35),
  );
  out +=
    rect([x - w * 0.5, y - h, w, h], wood, 4) +
    rect([x - w * 0.56, y - h * 1.08, w * 1.12, h * 0.12], darker(wood, 0.25), 4) +
    rect([x - w * 0.53, y - h * 0.06, w * 1.06, h * 0.09], lighter(wood, 0.16), 3);
  for (let i = 0; i < 4; i += 1) {
    const px = x - w * 0.44 + i * w * 0.225;
    out += shape(
      `M${px} ${y - h * 0.46}V${y - h * 0.72}A${w * 0.095} ${w * 0.095} 0 0 1 ${px + w * 0.19} ${y - h * 0.72}V${y - h * 0.46}Z`,
      pane,
    );
    out += stroke(
      `M${px + w * 0.02} ${y - h * 0.36}L${px + w * 0.17} ${y - h * 0.1}M${px + w * 0.17} ${y - h * 0.36}L${px + w * 0.02} ${y - h * 0.1}`,
      lighter(wood, 0.24),
      w * 0.014,
    );
  }
  return out;
}

/** A sack with a heap of spice in it, its foot on y. */
export function spiceSack([x, y, w]: Spot, spice: string, cloth = '#c9a576'): string {
  const h = w * 0.8;
  const paint = ball([0, lighter(cloth, 0.3)], [0.6, cloth], [1, darker(cloth, 0.3)]);
  const heap = ball([0, lighter(spice, 0.35)], [0.6, spice], [1, darker(spice, 0.25)]);
  return (
    ellipse([x + w * 0.04, y, w * 0.54, w * 0.08], '#2a1840', 0.24) +
    heap.def +
    shape(
      `M${x - w * 0.42} ${y - h * 0.78}Q${x - w * 0.12} ${y - h * 1.34} ${x} ${y - h * 1.36}Q${x + w * 0.12} ${y - h * 1.34} ${x + w * 0.42} ${y - h * 0.78}Z`,
      heap.fill,
    ) +
    paint.def +
    shape(
      `M${x - w * 0.46} ${y - h * 0.78}C${x - w * 0.56} ${y - h * 0.4} ${x - w * 0.5} ${y} ${x - w * 0.4} ${y}H${x + w * 0.4}C${x + w * 0.5} ${y} ${x + w * 0.56} ${y - h * 0.4} ${x + w * 0.46} ${y - h * 0.78}Q${x} ${y - h * 0.6} ${x - w * 0.46} ${y - h * 0.78}Z`,
      paint.fill,
    ) +
    stroke(
      `M${x - w * 0.46} ${y - h * 0.78}Q${x} ${y - h * 0.6} ${x + w * 0.46} ${y - h * 0.78}`,
      lighter(cloth, 0.4),
      w * 0.06,
    )
  );
}

/** A smell as a ribbon that drifts through the air. */
export function scent(points: readonly Point[], color: string, width: number, opacity = 0.9): string {
  const line = curve(points);
  const aside = (d: number): string => curve(points.map(([x, y], i): Point => [x, y + d * (1 + (i % 2) * 0.6)]));
  return (
    stroke(line, color, width * 2.4, opacity * 0.14) +
    stroke(line, color, width, opacity * 0.55) +
    stroke(aside(-width * 0.22), lighter(color, 0.3), width * 0.36, opacity * 0.8) +
    stroke(aside(width * 0.9), color, width * 0.2, opacity * 0.7)
  );
}

export function cinnamon([x, y, h]: Spot, tilt = 0): string {
  const one = (dx: number, color: string): string =>
    rect([dx - h * 0.1, -h / 2, h * 0.2, h], color, h * 0.08) +
    ellipse([dx, -h / 2 + h * 0.03, h * 0.1, h * 0.05], '#7a3e22') +
    stroke(`M${dx - h * 0.02} ${-h * 0.4}V${h * 0.42}`, '#7a3e22', h * 0.03, 0.6);
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${one(-h * 0.13, '#b5653a')}${one(h * 0.12, '#c77a48')}${rect([-h * 0.28, -h * 0.06, h * 0.56, h * 0.1], '#f4e2c4', 3)}</g>`;
}

export function coffeeBean([x, y, w]: Spot, tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${ellipse([0, 0, w * 0.5, w * 0.36], '#6b402a')}${ellipse([-w * 0.1, -w * 0.1, w * 0.24, w * 0.12], '#9a6848', 0.7)}${stroke(`M${-w * 0.44} 0Q0 ${w * 0.16} ${w * 0.44} 0`, '#3a2016', w * 0.07)}</g>`;
}

export function jasmine([x, y, r]: Spot): string {
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const turn = (i / 5) * 360;
    out += `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse([0, -r * 0.62, r * 0.34, r * 0.52], '#fffdf4')}</g>`;
  }
  return out + circle([x, y, r * 0.2], '#ffe08a');
}

export function clove([x, y, h]: Spot, tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${stroke(`M0 ${h * 0.5}V${-h * 0.12}`, '#5a2f26', h * 0.16)}${shape(`M${-h * 0.24} ${-h * 0.34}L0 ${-h * 0.06}L${h * 0.24} ${-h * 0.34}L${h * 0.1} ${-h * 0.12}H${-h * 0.1}Z`, '#5a2f26')}${circle([0, -h * 0.3, h * 0.17], '#8a4a38')}</g>`;
}

/** A lamp hung on a wall, lit or dark. */
export function wallLamp([x, y, h]: Spot, lit: boolean): string {
  const light = glowPaint([0, '#ffd98a', 0.95], [0.4, '#ffd08a', 0.4], [1, '#ffd08a', 0]);
  return (
    (lit ? light.def + circle([x, y + h * 0.5, h * 2.6], light.fill) : '') +
    stroke(`M${x} ${y - h * 0.1}V${y - h * 0.4}`, '#3a2c38', h * 0.08) +
    shape(`M${x - h * 0.3} ${y}L${x} ${y - h * 0.24}L${x + h * 0.3} ${y}Z`, '#3a2c38') +
    shape(
      `M${x - h * 0.24} ${y}H${x + h * 0.24}L${x + h * 0.16} ${y + h * 0.66}H${x - h * 0.16}Z`,
      lit ? '#fff3c8' : '#6a6480',
    ) +
    rect([x - h * 0.2, y + h * 0.64, h * 0.4, h * 0.12], '#3a2c38', 2)
  );
}

/** A lane between two walls going away from the eye to (x, y). */
export function laneAway([x, y]: Point, far: number, walls: readonly [string, string], floor: string): string {
  const [left, right] = walls;
  const a = across([0, lighter(left, 0.1)], [1, darker(left, 0.3)]);
  const b = across([0, darker(right, 0.3)], [1, lighter(right, 0.1)]);
  const h = far * 3.2;
  return (
    shape(`M0 900L${x - far} ${y}H${x + far}L1200 900Z`, floor) +
    a.def +
    shape(`M0 -10V900L${x - far} ${y}V${y - h}Z`, a.fill) +
    b.def +
    shape(`M1200 -10V900L${x + far} ${y}V${y - h}Z`, b.fill)
  );
}

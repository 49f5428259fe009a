import {
  type Box,
  type Point,
  type Spot,
  across,
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

/** A painted border: a row of curls between two lines, as on doors, chests and beds of the steppe. */
export function ornament([x, y, w, h]: Box, color: string, count = 6): string {
  const step = w / count;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const cx = x + step * (i + 0.5);
    d += `M${cx - step * 0.34} ${y + h * 0.78}Q${cx - step * 0.4} ${y + h * 0.2} ${cx} ${y + h * 0.24}Q${cx + step * 0.4} ${y + h * 0.2} ${cx + step * 0.34} ${y + h * 0.78}M${cx - step * 0.12} ${y + h * 0.56}q${step * 0.12} ${-h * 0.18} ${step * 0.24} 0`;
  }
  return stroke(d, color, Math.max(2, h * 0.1), 0.9);
}

export function tentDoor([x, y, w, h]: Box, color = '#d9562e'): string {
  const paint = across([0, lighter(color, 0.15)], [1, darker(color, 0.15)]);
  return (
    rect([x - w * 0.08, y - h * 0.05, w * 1.16, h * 1.05], '#8a3a24', 4) +
    paint.def +
    rect([x, y, w, h], paint.fill, 3) +
    rect([x + w * 0.14, y + h * 0.08, w * 0.72, h * 0.36], darker(color, 0.18), 3) +
    rect([x + w * 0.14, y + h * 0.52, w * 0.72, h * 0.36], darker(color, 0.18), 3) +
    ornament([x + w * 0.16, y + h * 0.12, w * 0.68, h * 0.28], '#f6c65a', 2) +
    ornament([x + w * 0.16, y + h * 0.56, w * 0.68, h * 0.28], '#7fd0d8', 2)
  );
}

export interface TentOptions {
  readonly felt?: string;
  /** Light in the open door; without it the door is shut. */
  readonly lamp?: string;
  readonly snow?: boolean;
  readonly smoke?: boolean;
}

/** A round felt tent seen from outside, its foot at (x, y), w wide. */
export function feltTent([x, y, w]: Spot, options: TentOptions = {}): string {
  const { felt = '#f3ead8', lamp, snow = true, smoke = false } = options;
  const wall = across([0, lighter(felt, 0.3)], [0.5, felt], [1, darker(felt, 0.22)]);
  const roof = across([0, lighter(felt, 0.4)], [0.5, lighter(felt, 0.05)], [1, darker(felt, 0.18)]);
  const h = w * 0.3;
  const [dw, dh] = [w * 0.17, h * 0.86];
  const rope = '#b98a54';
  const band = (dy: number): string =>
    stroke(
      `M${x - w * 0.49} ${y - h * dy}Q${x} ${y - h * dy + h * 0.12} ${x + w * 0.49} ${y - h * dy}`,
      rope,
      w * 0.008,
    );
  let trim = '';
  for (let i = 0; i < 14; i += 1) {
    const t = (i + 0.5) / 14;
    const tx = x - w * 0.5 + w * t;
    const ty = y - h + Math.sin(Math.PI * t) * h * 0.13;
    trim += circle([tx, ty + h * 0.02, w * 0.011], i % 2 === 0 ? '#3f8fb4' : '#d9562e');
  }
  const light = glowPaint([0, lamp ?? '#ffffff', 0.8], [1, lamp ?? '#ffffff', 0]);
  const cap = `M${x - w * 0.36} ${y - h * 1.42}Q${x - w * 0.1} ${y - h * 1.84} ${x} ${y - h * 1.86}Q${x + w * 0.1} ${y - h * 1.84} ${x + w * 0.36} ${y - h * 1.42}Q${x + w * 0.2} ${y - h * 1.5} ${x + w * 0.1} ${y - h * 1.4}Q${x} ${y - h * 1.52} ${x - w * 0.14} ${y - h * 1.38}Q${x - w * 0.24} ${y - h * 1.5} ${x - w * 0.36} ${y - h * 1.42}Z`;
  return (
    (smoke
      ? stroke(
          curve([
            [x + w * 0.06, y - h * 1.9],
            [x + w * 0.1, y - h * 2.3],
            [x + w * 0.02, y - h * 2.6],
            [x + w * 0.12, y - h * 3],
          ]),
          '#ffffff',
          w * 0.035,
          0.45,
        )
      : '') +
    rect([x + w * 0.045, y - h * 2.02, w * 0.03, h * 0.4], '#5a5a68', 3) +
    ellipse([x, y, w * 0.54, h * 0.13], '#2a2a5a', 0.25) +
    wall.def +
    shape(
      `M${x - w * 0.5} ${y - h}V${y - h * 0.06}Q${x} ${y + h * 0.16} ${x + w * 0.5} ${y - h * 0.06}V${y - h}Z`,
      wall.fill,
    ) +
    band(0.34) +
    band(0.68) +
    roof.def +
    shape(
      `M${x - w * 0.52} ${y - h}Q${x - w * 0.3} ${y - h * 1.55} ${x - w * 0.07} ${y - h * 1.82}H${x + w * 0.07}Q${x + w * 0.3} ${y - h * 1.55} ${x + w * 0.52} ${y - h}Q${x} ${y - h * 0.74} ${x - w * 0.52} ${y - h}Z`,
      roof.fill,
    ) +
    trim +
    (snow ? shape(cap, '#ffffff', 0.95) : '') +
    (lamp === undefined
      ? tentDoor([x - dw / 2, y - dh + h * 0.05, dw, dh])
      : rect([x - dw * 0.58, y - dh, dw * 1.16, dh * 1.05], '#8a3a24', 4) +
        rect([x - dw / 2, y - dh + h * 0.05, dw, dh], lamp, 2) +
        light.def +
        ellipse([x, y - dh * 0.4, w * 0.34, h * 0.8], light.fill))
  );
}

export interface InsideOptions {
  readonly dark?: boolean;
  /** How far the wall is from the eye: y of its upper and its lower edge. */
  readonly wall?: Point;
  readonly crown?: Point;
}

/** The inside of the tent: roof poles from the crown, the lattice wall, hangings and a felt floor. */
export function insideTent(options: InsideOptions = {}): string {
  const { dark = false, wall: [top, foot] = [330, 610], crown: [cx, cy] = [600, 30] } = options;
  const tone = (color: string): string => (dark ? mix(color, '#20285a', 0.72) : color);
  const edge = (x: number, base: number, bend: number): number => base + bend * ((x - 600) / 600) ** 2;
  const felt = down([0, tone('#c98a5a')], [1, tone('#f0cf9a')]);
  const cloth = down([0, tone('#f7e2b8')], [1, tone('#e9c68e')]);
  const floor = down([0, tone('#a8573e')], [1, tone('#c9704c')]);
  const line = (base: number, bend: number): string =>
    curve([-20, 150, 300, 450, 600, 750, 900, 1050, 1220].map((x): Point => [x, edge(x, base, bend)]));
  let poles = '';
  for (let i = -4; i <= 4; i += 1) {
    const x = 600 + i * 170;
    const y = edge(x, top, -70);
    poles += `M${cx + i * 19} ${cy + 10}L${x} ${y}`;
  }
  let lattice = '';
  for (let x = -200; x < 1320; x += 170)
    lattice += `M${x} ${edge(x, top, -70)}L${x + 255} ${edge(x + 255, foot, 60)}M${x + 255} ${edge(x + 255, top, -70)}L${x} ${edge(x, foot, 60)}`;
  return (
    felt.def +
    rect([0, 0, 1200, 900], felt.fill) +
    stroke(poles, tone('#c9643c'), 12) +
    ellipse([cx, cy, 118, 34], tone('#c2482a')) +
    ellipse([cx, cy, 96, 24], tone('#33407e')) +
    stroke(`M${cx - 100} ${cy}H${cx + 100}M${cx} ${cy - 26}V${cy + 26}`, tone('#c2482a'), 9) +
    cloth.def +
    shape(`${line(top, -70)}V${foot + 120}H-20Z`, cloth.fill) +
    stroke(lattice, tone('#dca468'), 6, 0.6) +
    stroke(line(top, -70), tone('#d9562e'), 20) +
    stroke(line(top + 20, -68), tone('#3f93b4'), 11) +
    floor.def +
    shape(`${line(foot, 60)}V920H-20Z`, floor.fill) +
    stroke(line(foot, 60), tone('#7a3a2c'), 10, 0.6)
  );
}

/** A felt rug with curls, on the floor. */
export function feltRug([x, y, w]: Spot, color = '#efe0c4', line = '#3f7f9c'): string {
  return (
    ellipse([x, y, w / 2, w * 0.13], darker(color, 0.3), 0.5) +
    ellipse([x, y - 5, w / 2, w * 0.125], color) +
    `<ellipse cx="${x}" cy="${y - 5}" rx="${w * 0.43}" ry="${w * 0.1}" fill="none" stroke="${line}" stroke-width="${w * 0.018}"/>` +
    `<ellipse cx="${x}" cy="${y - 5}" rx="${w * 0.28}" ry="${w * 0.06}" fill="none" stroke="#d9562e" stroke-width="${w * 0.014}" stroke-dasharray="${w * 0.04} ${w * 0.03}"/>`
  );
}

/** An iron stove with its pipe up to the crown; fire glows in its door unless it has gone out. */
export function ironStove([x, y, w]: Spot, pipeTo: number, lit = true): string {
  const iron = across([0, '#6a6a7a'], [0.5, '#4a4a58'], [1, '#30303e']);
  const h = w * 0.7;
  const glow = glowPaint([0, '#ffb050', 0.8], [1, '#ffb050', 0]);
  return (
    ellipse([x, y, w * 0.6, w * 0.08], '#2a1830', 0.35) +
    rect([x - w * 0.04, pipeTo, w * 0.12, y - h - pipeTo + 10], '#454552', 5) +
    rect([x - w * 0.42, y - w * 0.12, w * 0.08, w * 0.12], '#30303e') +
    rect([x + w * 0.34, y - w * 0.12, w * 0.08, w * 0.12], '#30303e') +
    iron.def +
    rect([x - w / 2, y - h, w, h - w * 0.08], iron.fill, w * 0.08) +
    rect([x - w * 0.54, y - h - w * 0.04, w * 1.08, w * 0.09], '#5a5a68', w * 0.03) +
    rect([x - w * 0.24, y - h * 0.72, w * 0.48, h * 0.42], lit ? '#ff9a3c' : '#22222e', w * 0.05) +
    (lit
      ? shape(
          `M${x - w * 0.16} ${y - h * 0.32}Q${x - w * 0.2} ${y - h * 0.56} ${x - w * 0.06} ${y - h * 0.5}Q${x} ${y - h * 0.76} ${x + w * 0.08} ${y - h * 0.5}Q${x + w * 0.2} ${y - h * 0.52} ${x + w * 0.16} ${y - h * 0.32}Z`,
          '#fff0a0',
        ) +
        glow.def +
        circle([x, y - h * 0.45, w * 1.3], glow.fill)
      : '') +
    stroke(`M${x - w * 0.24} ${y - h * 0.5}h${w * 0.48}`, '#30303e', w * 0.025)
  );
}

/** A low painted bed with a quilt and a pillow; (x, y) is the middle of its foot. */
export function paintedBed([x, y, w]: Spot, quilt: string, wood = '#e0682e'): string {
  const h = w * 0.2;
  const paint = down([0, lighter(wood, 0.15)], [1, darker(wood, 0.12)]);
  return (
    ellipse([x, y, w * 0.53, w * 0.05], '#2a1830', 0.25) +
    rect([x - w / 2, y - h * 2.3, w * 0.07, h * 2.3], darker(wood, 0.2), 4) +
    rect([x + w / 2 - w * 0.07, y - h * 1.9, w * 0.07, h * 1.9], darker(wood, 0.2), 4) +
    shape(
      `M${x - w * 0.45} ${y - h * 1.1}Q${x - w * 0.4} ${y - h * 1.7} ${x} ${y - h * 1.66}Q${x + w * 0.42} ${y - h * 1.7} ${x + w * 0.45} ${y - h * 1.05}Z`,
      quilt,
    ) +
    rect([x - w * 0.43, y - h * 1.9, w * 0.2, h * 0.62], '#fff6e2', h * 0.26) +
    paint.def +
    rect([x - w / 2, y - h * 1.1, w, h * 0.9], paint.fill, 5) +
    ornament([x - w * 0.44, y - h * 1.02, w * 0.88, h * 0.72], '#f8d06a', 6)
  );
}

export function paintedChest([x, y, w]: Spot, wood = '#d9562e'): string {
  const h = w * 0.52;
  return (
    ellipse([x, y, w * 0.53, w * 0.05], '#2a1830', 0.25) +
    rect([x - w / 2, y - h, w, h], wood, 6) +
    rect([x - w * 0.52, y - h - w * 0.04, w * 1.04, w * 0.1], lighter(wood, 0.2), 5) +
    rect([x - w * 0.42, y - h * 0.72, w * 0.84, h * 0.56], darker(wood, 0.2), 4) +
    ornament([x - w * 0.38, y - h * 0.66, w * 0.76, h * 0.44], '#7fd0d8', 3) +
    circle([x, y - h * 0.84, w * 0.03], '#f8d06a')
  );
}

/** Snow that the storm drives from right to left (or left to right when the lean is positive). */
export function drivenSnow(
  count: number,
  options: { readonly seed?: number; readonly lean?: number; readonly size?: number; readonly opacity?: number } = {},
): string {
  const { seed = 5, lean = -60, size = 5, opacity = 0.85 } = options;
  const random = seeded(seed);
  let streaks = '';
  let flakes = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [between(random, 0, 1200), between(random, 0, 900)];
    if (i % 3 === 0) streaks += `M${x.toFixed(0)} ${y.toFixed(0)}l${lean} ${Math.abs(lean) * 0.24}`;
    else flakes += circle([x, y, between(random, 0.5, 1.3) * size], '#ffffff', opacity);
  }
  return stroke(streaks, '#ffffff', 3.4, opacity * 0.6) + flakes;
}

/** Soft drifts of snow from y down. */
export function snowField(y: number, near = '#ffffff', far = '#c8d4f0', seed = 4): string {
  const random = seeded(seed);
  const paint = down([0, far], [1, near]);
  const line: Point[] = [];
  for (let i = 0; i <= 6; i += 1) line.push([-20 + i * 207, y + between(random, -18, 18)]);
  const drift: Point[] = [];
  for (let i = 0; i <= 5; i += 1) drift.push([-20 + i * 248, y + 130 + between(random, -24, 24)]);
  return (
    paint.def +
    shape(`${curve(line)}L1220 920L-20 920Z`, paint.fill) +
    shape(`${curve(drift)}L1220 920L-20 920Z`, near, 0.55)
  );
}

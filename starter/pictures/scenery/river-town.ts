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
  lighter,
  mix,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

export interface ShophouseOptions {
  readonly wall?: string;
  readonly roof?: string;
  readonly shutters?: string;
  readonly awning?: string;
  /** Light in the windows. */
  readonly lamp?: string;
  readonly open?: boolean;
}

/** Rows of round tiles on a sloping roof. */
export function tiles([x, y, w, h]: Box, color: string, slope = 0.12): string {
  const paint = down([0, darker(color, 0.12)], [1, lighter(color, 0.12)]);
  let out = paint.def + shape(`M${x + w * slope} ${y}H${x + w * (1 - slope)}L${x + w} ${y + h}H${x}Z`, paint.fill);
  const rows = Math.max(2, Math.round(h / 34));
  for (let i = 1; i <= rows; i += 1) {
    const share = i / rows;
    const [left, right, ry] = [x + w * slope * (1 - share), x + w - w * slope * (1 - share), y + h * share];
    const step = Math.max(24, w / 12);
    let d = `M${left.toFixed(0)} ${ry.toFixed(0)}`;
    const count = Math.max(3, Math.round((right - left) / step));
    for (let k = 0; k < count; k += 1)
      d += `q${((right - left) / count / 2).toFixed(1)} 9 ${((right - left) / count).toFixed(1)} 0`;
    out += stroke(d, darker(color, 0.3), 3, 0.5);
  }
  return out;
}

function shuttered([x, y, w, h]: Box, color: string, lamp?: string): string {
  const glass = lamp ?? '#4a3a50';
  const slats = (sx: number): string => {
    let lines = '';
    const count = h > 70 ? 6 : 3;
    for (let k = 1; k < count; k += 1) lines += `M${sx + 4} ${y + (h * k) / count}h${w * 0.36 - 8}`;
    return rect([sx, y, w * 0.36, h], color, 3) + stroke(lines, darker(color, 0.22), 3, 0.7);
  };
  return (
    rect([x - 5, y - 5, w + 10, h + 10], '#fff6e4', 4) +
    rect([x, y, w, h], glass) +
    slats(x - w * 0.16) +
    slats(x + w * 0.8) +
    rect([x - 10, y + h + 4, w + 20, 9], '#fff6e4', 3)
  );
}

/** A narrow house of two storeys with a shop below; (x, y) is the left end of its foot. */
export function shophouse([x, y, w, h]: Box, options: ShophouseOptions = {}): string {
  const { wall = '#f3ddb0', roof = '#c9775a', shutters = '#4fa39a', awning, lamp, open = true } = options;
  const paint = down([0, lighter(wall, 0.2)], [1, darker(wall, 0.08)]);
  const top = y - h;
  const eaves = top + h * 0.2;
  const floor = y - h * 0.42;
  const dark = lamp ?? '#5a4450';
  const door = open
    ? rect([x + w * 0.12, floor + h * 0.06, w * 0.76, h * 0.36], dark, 3) +
      rect([x + w * 0.12, y - h * 0.12, w * 0.34, h * 0.12], darker(wall, 0.3), 3)
    : rect([x + w * 0.12, floor + h * 0.06, w * 0.76, h * 0.36], darker(shutters, 0.15), 3);
  let planks = '';
  for (let k = 1; k < 6; k += 1)
    if (!open) planks += `M${x + w * 0.12 + (w * 0.76 * k) / 6} ${floor + h * 0.07}v${h * 0.34}`;
  const cover =
    awning === undefined
      ? ''
      : [0, 1, 2, 3, 4, 5]
          .map((k) => {
            const step = (w * 0.96) / 6;
            const left = x + w * 0.02 + k * step;
            return shape(
              `M${left + 6} ${floor + h * 0.01}h${step}L${left + step} ${floor + h * 0.13}q${-step / 2} ${h * 0.04} ${-step} 0Z`,
              k % 2 === 0 ? awning : '#fff6e4',
            );
          })
          .join('');
  return (
    paint.def +
    rect([x, eaves, w, y - eaves], paint.fill) +
    rect([x, floor - h * 0.02, w, h * 0.035], lighter(wall, 0.45)) +
    shuttered([x + w * 0.17, eaves + h * 0.09, w * 0.22, h * 0.2], shutters, lamp) +
    shuttered([x + w * 0.61, eaves + h * 0.09, w * 0.22, h * 0.2], shutters, lamp) +
    door +
    stroke(planks, darker(shutters, 0.35), 3, 0.6) +
    cover +
    rect([x, y - h * 0.03, w, h * 0.03], darker(wall, 0.3)) +
    tiles([x - w * 0.05, top, w * 1.1, h * 0.23], roof)
  );
}

/** A whole row of houses along a street with its foot on y, h high; the third number is a seed. */
export function houseRow([y, h, seed]: Spot, walls: readonly string[], options: ShophouseOptions = {}): string {
  const random = seeded(seed);
  const roofs = ['#c47a5c', '#b98a6a', '#cf8d66'];
  const shutters = ['#4fa39a', '#5f8fb0', '#7fa86a', '#d9b25a'];
  let out = '';
  let i = 0;
  for (let x = -30; x < 1220; i += 1) {
    const w = Math.round(h * between(random, 0.55, 0.72));
    const tall = Math.round(h * between(random, 0.88, 1.06));
    out += shophouse([x, y, w, tall], {
      wall: walls[i % walls.length] ?? '#f3ddb0',
      roof: options.roof ?? roofs[i % 3] ?? '#c47a5c',
      shutters: options.shutters ?? shutters[i % 4] ?? '#4fa39a',
      open: i % 3 !== 1,
      ...(i % 2 === 0 ? { awning: options.awning ?? '#6fb6a8' } : {}),
      ...(options.lamp !== undefined && i % 2 === 1 ? { lamp: options.lamp } : {}),
    });
    x += w;
  }
  return out;
}

/** Washing on a line that hangs between two points; blow leans the clothes. */
export function laundry(
  [from, to]: readonly [Point, Point],
  colors: readonly string[],
  size: number,
  blow = 0,
): string {
  const sag = 0.08 * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  let out = stroke(curve([from, at(0.25), at(0.5), at(0.75), to]), '#6a5a5a', 4);
  colors.forEach((color, i) => {
    const [x, y] = at((i + 0.9) / (colors.length + 0.8));
    const s = size;
    const cloth =
      i % 2 === 0
        ? `M${-s * 0.5} 0L${-s * 0.28} 0Q0 ${s * 0.14} ${s * 0.28} 0L${s * 0.5} 0L${s * 0.56} ${s * 0.34}L${s * 0.34} ${s * 0.36}L${s * 0.34} ${s}H${-s * 0.34}L${-s * 0.34} ${s * 0.36}L${-s * 0.56} ${s * 0.34}Z`
        : `M${-s * 0.4} 0H${s * 0.4}L${s * 0.44} ${s * 1.15}Q0 ${s * 1.05} ${-s * 0.42} ${s * 1.15}Z`;
    out += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) skewX(${-blow}) rotate(${-blow * 0.4})">${shape(cloth, color)}${stroke(`M${-s * 0.1} ${s * 0.4}v${s * 0.4}M${s * 0.14} ${s * 0.3}v${s * 0.4}`, darker(color, 0.2), 3, 0.35)}</g>`;
  });
  return out;
}

/** An arched stone bridge over water; y is its foot at both ends, w its width. */
export function archedBridge([x, y, w, h]: Box, color: string): string {
  const paint = down([0, lighter(color, 0.2)], [1, darker(color, 0.15)]);
  const deck = `M${x - w / 2} ${y}Q${x - w * 0.28} ${y - h} ${x} ${y - h}Q${x + w * 0.28} ${y - h} ${x + w / 2} ${y}`;
  const body = `${deck}H${x + w * 0.32}Q${x + w * 0.2} ${y - h * 0.66} ${x} ${y - h * 0.66}Q${x - w * 0.2} ${y - h * 0.66} ${x - w * 0.32} ${y}Z`;
  return (
    paint.def +
    shape(body, paint.fill) +
    stroke(deck, lighter(color, 0.4), h * 0.06) +
    stroke(
      `M${x - w * 0.32} ${y}Q${x - w * 0.2} ${y - h * 0.66} ${x} ${y - h * 0.66}Q${x + w * 0.2} ${y - h * 0.66} ${x + w * 0.32} ${y}`,
      darker(color, 0.3),
      h * 0.04,
      0.6,
    )
  );
}

/** Where the deck of such a bridge is, for whoever crosses it. */
export function onBridge([x, y, w, h]: Box, at: number): number {
  const share = Math.min(1, Math.abs(at - x) / (w / 2));
  return y - h * (1 - share ** 1.9);
}

export function potPlant([x, y, h]: Spot, pot = '#b9795c', leaves = '#5f9f62', bloom?: string): string {
  const paint = across([0, lighter(pot, 0.25)], [1, darker(pot, 0.25)]);
  let out = ellipse([x, y, h * 0.24, h * 0.05], '#2a1840', 0.2);
  for (const lean of [-0.34, -0.18, 0, 0.2, 0.36])
    out += stroke(
      curve([
        [x, y - h * 0.36],
        [x + lean * h * 0.5, y - h * 0.66],
        [x + lean * h, y - h * (1 - Math.abs(lean))],
      ]),
      mix(leaves, '#d8f0a0', Math.abs(lean)),
      h * 0.09,
    );
  if (bloom !== undefined)
    for (const [dx, dy] of [
      [-0.3, 0.68],
      [0.02, 0.98],
      [0.32, 0.66],
    ] as const)
      out += circle([x + dx * h, y - dy * h, h * 0.07], bloom);
  return (
    out +
    paint.def +
    shape(`M${x - h * 0.2} ${y - h * 0.4}H${x + h * 0.2}L${x + h * 0.15} ${y}H${x - h * 0.15}Z`, paint.fill) +
    rect([x - h * 0.23, y - h * 0.43, h * 0.46, h * 0.08], lighter(pot, 0.2), 3)
  );
}

export function lampPost([x, y, h]: Spot, lit: boolean, color = '#54606a'): string {
  const light = lit ? '#ffe29a' : '#e8eee8';
  return (
    rect([x - h * 0.012, y - h * 0.9, h * 0.024, h * 0.9], color, 3) +
    rect([x - h * 0.03, y - h * 0.06, h * 0.06, h * 0.06], color, 4) +
    shape(`M${x - h * 0.045} ${y - h}H${x + h * 0.045}L${x + h * 0.03} ${y - h * 0.89}H${x - h * 0.03}Z`, light) +
    shape(`M${x - h * 0.06} ${y - h}L${x} ${y - h * 1.06}L${x + h * 0.06} ${y - h}Z`, color)
  );
}

/** Leaves that the wind carries. */
export function blownLeaves(places: readonly Spot[], colors: readonly string[]): string {
  return places
    .map(([x, y, size], i) => {
      const color = colors[i % colors.length] ?? '#8fae4e';
      return `<g transform="translate(${x} ${y}) rotate(${(i * 67) % 180})">${shape(`M${-size} 0Q0 ${-size * 0.7} ${size} 0Q0 ${size * 0.7} ${-size} 0Z`, color)}${stroke(`M${-size * 0.9} 0H${size * 0.8}`, lighter(color, 0.35), 2, 0.7)}</g>`;
    })
    .join('');
}

/** Street stones, seen at an angle, from the line y down. */
export function paving(y: number, color: string, seed = 2): string {
  const paint = down([0, darker(color, 0.08)], [1, lighter(color, 0.14)]);
  const random = seeded(seed);
  let out = paint.def + rect([0, y, 1200, 900 - y], paint.fill);
  for (let i = 0; i < 30; i += 1) {
    const share = random();
    const py = y + 8 + (880 - y) * share;
    const w = 26 + share * 80;
    out += rect(
      [Math.round(random() * 1200 - 40), Math.round(py), Math.round(w), Math.round(6 + share * 16)],
      mix(color, i % 2 === 0 ? '#ffffff' : '#7a5a6a', 0.16),
      5 + share * 5,
      0.5,
    );
  }
  return out;
}

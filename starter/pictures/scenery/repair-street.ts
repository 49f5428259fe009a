import {
  type Box,
  type Spot,
  across,
  ball,
  between,
  circle,
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

/** Small shops side by side, two floors high, standing on y. */
export function shopRow(y: number, [left, right]: readonly [number, number], height: number, seed = 3): string {
  const random = seeded(seed);
  const tones = ['#f2b890', '#ffe0a4', '#a9d8d0', '#f5a88f', '#d8c4ec', '#ffd0b8'];
  let out = '';
  let i = seed;
  for (let x = left; x < right; i += 1) {
    const w = height * between(random, 0.66, 0.92);
    const h = height * between(random, 0.86, 1.1);
    const tone = tones[i % tones.length] ?? '#f2b890';
    const shade = tones[(i + 3) % tones.length] ?? '#a9d8d0';
    out += rect([x, y - h, w, h], tone) + rect([x - 4, y - h - 8, w + 8, 14], darker(tone, 0.16), 4);
    for (const k of [0.16, 0.6])
      out +=
        rect([x + w * k, y - h * 0.84, w * 0.24, h * 0.24], '#6a6a8c', 4) +
        rect([x + w * k, y - h * 0.6, w * 0.24, h * 0.03], '#ffffff', 2, 0.7);
    out += rect([x + w * 0.1, y - h * 0.36, w * 0.8, h * 0.36], darker(tone, 0.42), 4);
    out += shape(`M${x + w * 0.04} ${y - h * 0.44}H${x + w * 0.96}L${x + w} ${y - h * 0.3}H${x}Z`, darker(shade, 0.06));
    x += w;
  }
  return out;
}

/** A small gaily painted bus without any writing, seen from its side, its wheels on (x, y). */
export function streetBus([x, y, w]: Spot, color: string, looks: 'left' | 'right', extra = ''): string {
  const h = w * 0.44;
  const paint = down([0, lighter(color, 0.2)], [1, darker(color, 0.12)]);
  const glass = [0.06, 0.25, 0.44]
    .map((k) => rect([-w / 2 + w * k, -h * 0.92, w * 0.16, h * 0.34], '#bfe6f4', 6))
    .join('');
  const wheel = (k: number): string =>
    circle([k * w, -h * 0.04, h * 0.19], '#33303c') + circle([k * w, -h * 0.04, h * 0.09], '#d8d4dc');
  return `${ellipse([x, y + h * 0.12, w * 0.54, h * 0.1], '#2a1c3a', 0.24)}<g transform="translate(${x} ${y}) scale(${looks === 'right' ? 1 : -1} 1)">${paint.def}${shape(`M${-w / 2} ${-h * 0.06}V${-h}Q${-w / 2} ${-h * 1.1} ${-w * 0.45} ${-h * 1.1}H${w * 0.34}Q${w * 0.42} ${-h * 1.08} ${w * 0.46} ${-h * 0.6}L${w / 2} ${-h * 0.44}V${-h * 0.06}Z`, paint.fill)}${rect([-w / 2, -h * 0.5, w, h * 0.1], '#fff3d0')}${glass}${shape(`M${w * 0.18} ${-h * 0.94}H${w * 0.33}L${w * 0.4} ${-h * 0.58}H${w * 0.18}Z`, '#bfe6f4')}${wheel(-0.28)}${wheel(0.28)}${circle([w * 0.46, -h * 0.24, h * 0.07], '#fff0a8')}</g>${extra}`;
}

/** A cart with two wheels, heaped with fruit. */
export function fruitCart([x, y, w]: Spot, fruit: string): string {
  let heap = '';
  const rows = [7, 6, 4];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      const paint = ball([0, lighter(fruit, 0.4)], [0.6, fruit], [1, '#d8603a']);
      heap +=
        paint.def +
        ellipse([x + (i - (count - 1) / 2) * w * 0.12, y - w * 0.36 - row * w * 0.08, w * 0.07, w * 0.06], paint.fill);
    }
  });
  return `${ellipse([x, y, w * 0.5, w * 0.05], '#2a1c3a', 0.24)}${heap}${shape(`M${x - w * 0.5} ${y - w * 0.34}H${x + w * 0.5}L${x + w * 0.44} ${y - w * 0.16}H${x - w * 0.44}Z`, '#3f9fc0')}${stroke(`M${x + w * 0.46} ${y - w * 0.28}L${x + w * 0.72} ${y - w * 0.36}`, '#7a4a34', w * 0.03)}${[-0.26, 0.26].map((k) => circle([x + k * w, y - w * 0.12, w * 0.12], '#33303c') + circle([x + k * w, y - w * 0.12, w * 0.07], '#d8d4dc')).join('')}`;
}

/** Shelves on a wall with things to mend: boxes with dials, kettles, clocks, lamps. */
export function shelves([x, y, w, h]: Box, rows: number, seed = 4): string {
  const random = seeded(seed);
  const tones = ['#e8785a', '#5fa8c4', '#f2c25a', '#8fbf8a', '#b48ac4', '#f0e0c0'];
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const floor = y + ((row + 1) * h) / rows;
    const tall = (h / rows) * 0.66;
    for (let px = x + 16; px < x + w - 60;) {
      const kind = Math.floor(random() * 4);
      const tone = tones[Math.floor(random() * tones.length)] ?? '#e8785a';
      const wide = tall * between(random, 0.8, 1.3);
      if (kind === 0)
        out +=
          rect([px, floor - tall * 0.8, wide, tall * 0.8], tone, 8) +
          circle([px + wide * 0.3, floor - tall * 0.4, tall * 0.2], darker(tone, 0.35)) +
          rect([px + wide * 0.6, floor - tall * 0.6, wide * 0.28, tall * 0.2], '#fff6e0', 3);
      else if (kind === 1)
        out +=
          circle([px + tall * 0.4, floor - tall * 0.42, tall * 0.4], tone) +
          circle([px + tall * 0.4, floor - tall * 0.42, tall * 0.3], '#fffaf0') +
          stroke(
            `M${px + tall * 0.4} ${floor - tall * 0.42}v${-tall * 0.2}M${px + tall * 0.4} ${floor - tall * 0.42}l${tall * 0.12} ${tall * 0.06}`,
            '#3a3040',
            4,
          );
      else if (kind === 2)
        out +=
          shape(
            `M${px} ${floor}Q${px} ${floor - tall * 0.7} ${px + tall * 0.36} ${floor - tall * 0.7}T${px + tall * 0.72} ${floor}Z`,
            mix(tone, '#c9ccd6', 0.5),
          ) +
          stroke(
            `M${px + tall * 0.12} ${floor - tall * 0.6}q${tall * 0.24} ${-tall * 0.46} ${tall * 0.48} 0`,
            '#4a4450',
            6,
          );
      else
        out +=
          rect([px, floor - tall * 0.9, wide, tall * 0.9], '#5a5464', 8) +
          rect([px + wide * 0.1, floor - tall * 0.8, wide * 0.6, tall * 0.62], '#9fc4cc', 6);
      px += wide + between(random, 14, 34);
    }
    out += rect([x, floor, w, 14], '#a8704a', 4) + rect([x, floor + 12, w, 7], '#2a1c3a', 0, 0.16);
  }
  return out;
}

/** A tray of round fried cakes. */
export function cakeTray([x, y, w]: Spot, count: number): string {
  let cakes = '';
  for (let i = 0; i < count; i += 1) {
    const paint = ball([0, '#ffdf9a'], [0.6, '#dc9a4a'], [1, '#9a5a2a']);
    const row = i < 5 ? 0 : 1;
    const place = row === 0 ? i - 2 : i - 6.5;
    cakes += paint.def + ellipse([x + place * w * 0.18, y - w * 0.07 - row * w * 0.11, w * 0.1, w * 0.085], paint.fill);
  }
  return `${cakes}${shape(`M${x - w * 0.54} ${y - w * 0.04}H${x + w * 0.54}L${x + w * 0.48} ${y + w * 0.06}H${x - w * 0.48}Z`, '#c4c8d4')}${rect([x - w * 0.56, y - w * 0.06, w * 1.12, w * 0.04], '#e6e8f0', 4)}`;
}

/** A long table with a front, as a counter or a bench; its top is on y. */
export function workbench([x, y, w, h]: Box, wood: string): string {
  const paint = across([0, lighter(wood, 0.14)], [1, darker(wood, 0.16)]);
  return `${paint.def}${rect([x + 14, y + 20, w - 28, h - 20], paint.fill, 6)}${rect([x, y, w, 28], lighter(wood, 0.24), 8)}${rect([x + 14, y + 28, w - 28, 8], '#2a1c3a', 0, 0.16)}${[0.26, 0.6].map((k) => rect([x + w * k, y + h * 0.36, w * 0.18, h * 0.2], darker(wood, 0.14), 6) + circle([x + w * (k + 0.09), y + h * 0.46, 7], '#ffe0a0')).join('')}`;
}

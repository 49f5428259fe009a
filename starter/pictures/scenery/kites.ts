import {
  type Box,
  type Point,
  type Spot,
  across,
  between,
  curve,
  darker,
  ellipse,
  lighter,
  rect,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

/** A small kite far off: a square on its corner with a bowed stick and a little fin. */
export function farKite([x, y, r]: Spot, color: string, tilt = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${shape(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, color)}${shape(`M0 ${-r}L${r} 0L0 ${r * 0.1}Z`, lighter(color, 0.35), 0.8)}${shape(`M0 ${r * 0.82}L${r * 0.34} ${r * 1.35}H${-r * 0.34}Z`, darker(color, 0.2))}${stroke(`M0 ${-r}V${r}M${-r} 0Q0 ${-r * 0.5} ${r} 0`, '#6a4a3a', r * 0.06, 0.8)}</g>`;
}

/** A sky full of kites; the middle of the sheet may be left free round a place. */
export function skyOfKites(count: number, to: number, seed = 3, apart?: Spot): string {
  const random = seeded(seed);
  const colors = ['#e8447a', '#3f9fd8', '#f2b43a', '#4fb36a', '#9a5fd0', '#f2704a', '#ffffff'];
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y, r] = [between(random, 30, 1170), between(random, 30, to), between(random, 12, 34)];
    if (apart !== undefined && Math.hypot(x - apart[0], y - apart[1]) < apart[2]) continue;
    out += farKite([x, y, r], colors[i % colors.length] ?? '#e8447a', between(random, -24, 24));
  }
  return out;
}

/** The kite of scraps: brown paper on two sticks, one corner longer than the other. */
export function scrapKite([x, y, r]: Spot, tilt = 0): string {
  const paper = across([0, '#b98350'], [0.5, '#deb27c'], [1, '#c08d58']);
  const d = `M${-r * 0.05} ${-r * 1.15}L${r * 0.86} ${-r * 0.2}L${r * 0.02} ${r * 1.1}L${-r * 0.78} ${-r * 0.06}Z`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt})">${paper.def}${shape(d, paper.fill)}` +
    shape(`M${-r * 0.05} ${-r * 1.15}L${r * 0.86} ${-r * 0.2}L${-r * 0.02} ${-r * 0.12}Z`, '#f0d3a4', 0.55) +
    shape(
      `M${r * 0.2} ${r * 0.18}L${r * 0.48} ${r * 0.02}L${r * 0.4} ${r * 0.36}L${r * 0.2} ${r * 0.62}Z`,
      '#e86a8a',
      0.95,
    ) +
    rect([-r * 0.5, -r * 0.22, r * 0.3, r * 0.24], '#7fb8c8', 3) +
    stroke(`M${-r * 0.5} ${-r * 0.3}L${-r * 0.3} ${r * 0.06}`, '#fff6e0', r * 0.07, 0.9) +
    stroke(
      `M${-r * 0.05} ${-r * 1.15}L${r * 0.02} ${r * 1.1}M${-r * 0.78} ${-r * 0.06}L${r * 0.86} ${-r * 0.2}`,
      '#7a4a2e',
      r * 0.055,
    ) +
    stroke(d, '#8a5c34', r * 0.03) +
    ellipse([-r * 0.02, -r * 0.13, r * 0.07, r * 0.07], '#f4ead0') +
    '</g>'
  );
}

export type TailPiece = 'sock' | 'sari' | 'towel' | 'ribbon' | 'cord';

const pieces: Readonly<Record<TailPiece, (s: number) => string>> = {
  sock: (s) =>
    shape(
      `M${-s * 0.2} 0H${s * 0.2}V${s * 0.52}Q${s * 0.62} ${s * 0.6} ${s * 0.6} ${s * 0.86}Q${s * 0.5} ${s * 1.02} ${s * 0.1} ${s * 0.94}Q${-s * 0.22} ${s * 0.9} ${-s * 0.2} ${s * 0.5}Z`,
      '#5cc06a',
    ) +
    rect([-s * 0.22, s * 0.02, s * 0.44, s * 0.13], '#ffe25a', 3) +
    rect([-s * 0.2, s * 0.28, s * 0.4, s * 0.1], '#ffe25a', 3),
  sari: (s) =>
    shape(
      `M${-s * 0.12} 0L${s * 0.12} 0Q${s * 0.5} ${s * 0.6} ${s * 0.22} ${s * 1.3}L${-s * 0.3} ${s * 1.22}Q${-s * 0.02} ${s * 0.6} ${-s * 0.12} 0Z`,
      '#d8283f',
    ) + stroke(`M${s * 0.02} ${s * 0.1}Q${s * 0.3} ${s * 0.66} ${s * 0.02} ${s * 1.22}`, '#ffd24a', s * 0.08),
  towel: (s) =>
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M${-s * 0.3 + i * s * 0.02} ${i * s * 0.28}H${s * 0.26 + i * s * 0.04}V${i * s * 0.28 + s * 0.29}H${-s * 0.28 + i * s * 0.02}Z`,
          i % 2 === 0 ? '#3f8fd8' : '#f4f6fa',
        ),
      )
      .join(''),
  ribbon: (s) =>
    shape(`M0 ${s * 0.1}L${-s * 0.6} ${-s * 0.18}L${-s * 0.55} ${s * 0.42}Z`, '#ffd23a') +
    shape(`M0 ${s * 0.1}L${s * 0.6} ${-s * 0.18}L${s * 0.55} ${s * 0.42}Z`, '#ffe27a') +
    stroke(
      `M0 ${s * 0.12}Q${-s * 0.3} ${s * 0.6} ${-s * 0.2} ${s * 0.95}M0 ${s * 0.12}Q${s * 0.3} ${s * 0.6} ${s * 0.24} ${s * 0.9}`,
      '#f6c02a',
      s * 0.13,
    ),
  cord: (s) =>
    stroke(`M0 0V${s * 0.5}`, '#e0a030', s * 0.12) +
    ellipse([0, s * 0.5, s * 0.16, s * 0.14], '#f2c24a') +
    stroke(
      `M${-s * 0.1} ${s * 0.56}L${-s * 0.18} ${s * 1.05}M0 ${s * 0.56}V${s * 1.1}M${s * 0.1} ${s * 0.56}L${s * 0.2} ${s * 1.05}`,
      '#e8b038',
      s * 0.11,
    ),
};

function along(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
  let left = share * lengths.reduce((sum, l) => sum + l, 0);
  for (const [i, l] of lengths.entries()) {
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    if (left <= l) return [a[0] + ((b[0] - a[0]) * left) / l, a[1] + ((b[1] - a[1]) * left) / l];
    left -= l;
  }
  return points.at(-1) ?? [0, 0];
}

/** A tail along the points, its pieces in order and evenly apart, s long each. */
export function kiteTail(points: readonly Point[], list: readonly TailPiece[], s: number): string {
  const string = stroke(curve(points), '#fff6e0', s * 0.09);
  return (
    string +
    list
      .map((piece, i) => {
        const [x, y] = along(points, (i + 0.6) / list.length);
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i % 2 === 0 ? 16 : -14})">${pieces[piece](s)}</g>`;
      })
      .join('')
  );
}

export function spiral([x, y, r]: Spot, turns: number, color: string, width: number): string {
  const points = Array.from({ length: turns * 10 + 1 }, (_, i): Point => {
    const way = i / (turns * 10);
    const turn = way * turns * Math.PI * 2;
    return [x + Math.cos(turn) * r * (1 - way * 0.72), y + Math.sin(turn) * r * 0.8 * (1 - way * 0.72)];
  });
  return `<path d="${curve(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${width * 4} ${width * 2.4}" opacity="0.9"/>`;
}

export function pegLine([x1, y1, x2, y2]: Box, sag: number, colors: readonly string[]): string {
  const line: Point[] = [
    [x1, y1],
    [(x1 + x2) / 2, (y1 + y2) / 2 + sag],
    [x2, y2],
  ];
  let out = stroke(curve(line), '#f4ead8', 5);
  colors.forEach((color, i) => {
    const t = (i + 0.7) / (colors.length + 0.4);
    const y = (1 - t) * y1 + t * y2 + 4 * t * (1 - t) * sag;
    const x = x1 + (x2 - x1) * t;
    const w = ((x2 - x1) / colors.length) * 0.62;
    const h = w * (i % 2 === 0 ? 1.35 : 1.05);
    out +=
      i % 3 === 1
        ? shape(
            `M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.42} ${y + h}H${x + w * 0.08}L${x} ${y + h * 0.4}L${x - w * 0.08} ${y + h}H${x - w * 0.42}Z`,
            color,
          )
        : shape(
            `M${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.46} ${y + h * 0.6} ${x + w * 0.54} ${y + h}Q${x} ${y + h * 0.92} ${x - w * 0.5} ${y + h}Q${x - w * 0.44} ${y + h * 0.5} ${x - w / 2} ${y}Z`,
            color,
          );
    out += rect([x - w * 0.42, y - 8, 8, 22], '#b98350', 3) + rect([x + w * 0.34, y - 8, 8, 22], '#b98350', 3);
  });
  return out;
}

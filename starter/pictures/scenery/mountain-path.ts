import {
  type Box,
  type Point,
  type Spot,
  HEIGHT,
  WIDTH,
  across,
  between,
  curve,
  darker,
  down,
  lighter,
  mix,
  seeded,
  shape,
  stroke,
  uniqueId,
} from '../svg.ts';

/** A sharp mountain with snow, its foot in the middle at (x, y). */
export function peak([x, y, w, h]: Box, rock: string, snow = '#ffffff'): string {
  const paint = down([0, rock], [1, lighter(rock, 0.45)]);
  const d = `M${x - w / 2} ${y}L${x - w * 0.22} ${y - h * 0.52}L${x - w * 0.12} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.1} ${y - h * 0.74}L${x + w * 0.24} ${y - h * 0.48}L${x + w / 2} ${y}Z`;
  const white = `M${x - w * 0.17} ${y - h * 0.61}L${x - w * 0.12} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.1} ${y - h * 0.74}L${x + w * 0.17} ${y - h * 0.6}L${x + w * 0.1} ${y - h * 0.64}L${x + w * 0.05} ${y - h * 0.54}L${x - w * 0.02} ${y - h * 0.66}L${x - w * 0.09} ${y - h * 0.55}Z`;
  const shade = `M${x} ${y - h}L${x + w * 0.1} ${y - h * 0.74}L${x + w * 0.24} ${y - h * 0.48}L${x + w / 2} ${y}H${x + w * 0.12}L${x + w * 0.04} ${y - h * 0.5}Z`;
  return paint.def + shape(d, paint.fill) + shape(white, snow) + shape(shade, '#5a64a8', 0.2);
}

/** Broken rock in upright slabs between two sides, from a height down to another. */
function slabs([left, right]: Point, [top, foot]: Point, rock: string, seed: number): string {
  const random = seeded(seed);
  let out = '';
  for (let x = left; x < right;) {
    const w = between(random, 70, 150);
    const end = Math.min(right, x + w);
    let y = top;
    while (y < foot) {
      const h = between(random, 90, 220);
      const tone = mix(rock, random() < 0.5 ? '#ffffff' : '#3a2a4a', between(random, 0.03, 0.2));
      const bend = between(random, -26, 26);
      out += shape(
        `M${x.toFixed(0)} ${y.toFixed(0)}L${end.toFixed(0)} ${(y + bend).toFixed(0)}L${(end + 2).toFixed(0)} ${(y + h + 40).toFixed(0)}L${(x - 2).toFixed(0)} ${(y + h + 40 - bend).toFixed(0)}Z`,
        tone,
      );
      y += h;
    }
    x = end;
  }
  return out;
}

/** The top of a tree far below. */
function pine([x, y, h]: Spot): string {
  return shape(
    `M${x} ${y - h}L${x + h * 0.16} ${y - h * 0.66}H${x + h * 0.09}L${x + h * 0.26} ${y - h * 0.34}H${x + h * 0.14}L${x + h * 0.32} ${y}H${x - h * 0.32}L${x - h * 0.14} ${y - h * 0.34}H${x - h * 0.26}L${x - h * 0.09} ${y - h * 0.66}H${x - h * 0.16}Z`,
    '#7fa0a0',
    0.75,
  );
}

/** A trodden path along the given line on a wall of rock that falls away below it into the mist. */
export function ledge(line: readonly Point[], rock: string, trodden: string, deep = 44): string {
  const edge = curve(line);
  const back = curve(line.map(([x, y]): Point => [x, y + deep]).toReversed()).replace('M', 'L');
  const top = Math.min(...line.map(([, y]) => y));
  const id = uniqueId();
  const mistPaint = down([0, '#e9e2f0', 0], [0.35, '#e9e2f0', 0.12], [1, '#e9e2f0', 0.85]);
  const random = seeded(Math.round(top) + 5);
  const pines = Array.from({ length: 9 }, () =>
    pine([between(random, 0, WIDTH), HEIGHT + 30, between(random, 70, 130)]),
  ).join('');
  return `<clipPath id="${id}"><path d="${edge}L${WIDTH + 20} ${HEIGHT + 20}H-20Z"/></clipPath><g clip-path="url(#${id})">${slabs([-20, WIDTH + 20], [top, HEIGHT], rock, Math.round(top))}${mistPaint.def}${shape(`M-20 ${top + deep}H${WIDTH + 20}V${HEIGHT}H-20Z`, mistPaint.fill)}${pines}</g>${shape(`${edge}${back}Z`, trodden)}${stroke(curve(line.map(([x, y]): Point => [x, y + deep])), darker(trodden, 0.3), 7, 0.8)}`;
}

/** A wall of rock that rises from the path to the upper edge, between two sides. */
export function cliff(left: number, right: number, foot: number, rock: string): string {
  const id = uniqueId();
  const shade = across([0, '#3a2a4a', 0.2], [1, '#ffffff', 0.14]);
  const outline = `M${left} ${foot + 20}L${left} -10H${right - 60}L${right + 30} ${foot * 0.2}L${right - 40} ${foot * 0.42}L${right + 10} ${foot * 0.7}L${right} ${foot + 20}Z`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${slabs([left, right + 40], [-20, foot], rock, left + 131)}${shade.def}${shape(outline, shade.fill)}</g>`;
}

/** A line of small flags in five colors, blown by the wind to one side. */
export function flagLine([x1, y1, x2, y2]: Box, sag: number, size: number, blow = 0.3): string {
  const colors = ['#3f7fd0', '#ffffff', '#e2493f', '#3fa860', '#f4c53a'];
  const point = (k: number): Point => [x1 + (x2 - x1) * k, y1 + (y2 - y1) * k + Math.sin(k * Math.PI) * sag];
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.35)));
  let flags = '';
  for (let i = 0; i < count; i += 1) {
    const [ax, ay] = point((i + 0.15) / count);
    const [bx, by] = point((i + 0.85) / count);
    const lean = size * blow;
    flags += shape(
      `M${ax} ${ay}L${bx} ${by}Q${bx + lean * 0.3} ${by + size * 0.6} ${bx + lean} ${by + size}Q${(ax + bx) / 2 + lean} ${ay + size * 1.2} ${ax + lean} ${ay + size}Q${ax + lean * 0.3} ${ay + size * 0.5} ${ax} ${ay}Z`,
      colors[i % 5] ?? '#ffffff',
    );
  }
  return stroke(curve([0, 0.25, 0.5, 0.75, 1].map(point)), '#8a6a5a', 4) + flags;
}

/** Streaks of wind with curled ends, blowing to the right. */
export function windStreaks(spots: readonly Spot[], color = '#ffffff'): string {
  return spots
    .map(([x, y, w]) =>
      stroke(
        `M${x} ${y}q${w * 0.3} ${-w * 0.06} ${w * 0.6} 0t${w * 0.3} ${-w * 0.02}q${w * 0.16} ${-w * 0.02} ${w * 0.12} ${-w * 0.1}t${-w * 0.1} 0`,
        color,
        7,
        0.75,
      ),
    )
    .join('');
}

/** A white house with a wide roof and dark windows, as in the eastern Himalaya; its foot is on y. */
export function mountainHouse([x, y, w]: Spot): string {
  const h = w * 0.56;
  const windows = [-0.3, 0, 0.3]
    .map((k) => `M${x + k * w - w * 0.06} ${y - h * 0.86}h${w * 0.12}v${h * 0.3}h${-w * 0.12}Z`)
    .join('');
  return `${shape(`M${x - w * 0.44} ${y}L${x - w * 0.4} ${y - h}H${x + w * 0.4}L${x + w * 0.44} ${y}Z`, '#fff8ec')}${shape(`M${x - w * 0.42} ${y - h}H${x + w * 0.42}V${y - h * 0.46}H${x - w * 0.42}Z`, '#b5654a')}${shape(windows, '#4a2a2c')}${shape(`M${x - w * 0.07} ${y}v${-h * 0.34}h${w * 0.14}v${h * 0.34}Z`, '#4a2a2c')}${shape(`M${x - w * 0.6} ${y - h * 0.96}L${x} ${y - h * 1.5}L${x + w * 0.6} ${y - h * 0.96}Z`, '#8a5a4a')}${stroke(`M${x - w * 0.6} ${y - h * 0.96}H${x + w * 0.6}`, '#e8b83a', w * 0.03)}`;
}

import { type Point, type Spot, ball, circle, curve, darker, down, ellipse, lighter, shape, stroke } from '../svg.ts';

export type TigerMood = 'happy' | 'cross' | 'roar' | 'calm' | 'startled' | 'sorry' | 'cheeky' | 'laugh';

export interface TigerPose {
  readonly mood?: TigerMood;
  /** Where the face is turned: -1 is left, 1 is right. */
  readonly turn?: number;
  /** Paws, in heads from the neck: the one at the left of the picture and the one at the right. */
  readonly hands?: readonly [Point, Point];
  readonly legs?: 'stand' | 'sit' | 'stamp' | 'hidden';
  /** Points of the tail in heads from its root, at the lower back. */
  readonly tail?: readonly Point[];
  readonly tilt?: number;
  readonly headTilt?: number;
  /** A mother: a smaller head for her size, lashes and a shawl. */
  readonly grown?: boolean;
}

const fur = '#f59a33';
const cream = '#fff1dc';
const ink = '#3b2230';

/** A stripe that is broad at its first end and thin at the other. */
function stripe([x, y]: Point, [ex, ey]: Point, width: number): string {
  const [dx, dy] = [ex - x, ey - y];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * width, (dx / long) * width];
  return `M${x + nx} ${y + ny}Q${x + dx * 0.5 + nx} ${y + dy * 0.5 + ny} ${ex} ${ey}Q${x + dx * 0.5 - nx} ${y + dy * 0.5 - ny} ${x - nx} ${y - ny}Z`;
}

function eye([x, y, u]: Spot, mood: TigerMood, side: -1 | 1, turn: number): string {
  const arc = (bend: number): string =>
    stroke(`M${x - u * 0.17} ${y}q${u * 0.17} ${u * bend} ${u * 0.34} 0`, ink, u * 0.075);
  if (mood === 'calm') return arc(0.2);
  if (mood === 'laugh') return arc(-0.3);
  const wide = mood === 'startled' ? 1.2 : 1;
  const white = ellipse([x, y, u * 0.19 * wide, u * 0.235 * wide], '#ffffff');
  const [px, py] = [x + turn * u * 0.05, y + (mood === 'sorry' ? -u * 0.03 : u * 0.02)];
  const pupil =
    ellipse([px, py, u * 0.125, u * 0.17], ink) + circle([px - u * 0.035, py - u * 0.07, u * 0.045], '#ffffff');
  const brow = (inner: number, outer: number): string =>
    stroke(`M${x - side * u * 0.2} ${y - u * inner}L${x + side * u * 0.22} ${y - u * outer}`, ink, u * 0.1);
  switch (mood) {
    case 'cross':
    case 'roar':
      return `${white}${pupil}${shape(`M${x - side * u * 0.26} ${y - u * 0.02}L${x + side * u * 0.3} ${y - u * 0.26}L${x + side * u * 0.2} ${y - u * 0.42}H${x - side * u * 0.24}Z`, fur)}${brow(0.06, 0.3)}`;
    case 'sorry':
      return white + pupil + brow(0.4, 0.28);
    case 'startled':
      return white + pupil + brow(0.46, 0.42);
    case 'cheeky':
      return side === 1 ? arc(-0.22) : white + pupil + brow(0.34, 0.4);
    case 'happy':
      return white + pupil;
  }
}

function mouth([x, y, u]: Spot, mood: TigerMood): string {
  const line = (d: string): string => stroke(d, ink, u * 0.07);
  const stem = `M${x} ${y - u * 0.16}V${y}`;
  switch (mood) {
    case 'roar':
      return `${shape(`M${x - u * 0.4} ${y + u * 0.05}Q${x} ${y - u * 0.22} ${x + u * 0.4} ${y + u * 0.05}Q${x + u * 0.42} ${y + u * 0.56} ${x} ${y + u * 0.56}Q${x - u * 0.42} ${y + u * 0.56} ${x - u * 0.4} ${y + u * 0.05}Z`, '#7a1a34')}${ellipse([x, y + u * 0.42, u * 0.2, u * 0.12], '#ef7f8c')}${shape(`M${x - u * 0.28} ${y - u * 0.03}l${u * 0.08} ${u * 0.17}l${u * 0.1} ${-u * 0.2}ZM${x + u * 0.28} ${y - u * 0.03}l${-u * 0.08} ${u * 0.17}l${-u * 0.1} ${-u * 0.2}Z`, '#ffffff')}`;
    case 'laugh':
      return (
        line(stem) +
        shape(
          `M${x - u * 0.3} ${y}h${u * 0.6}q${-u * 0.04} ${u * 0.36} ${-u * 0.3} ${u * 0.36}t${-u * 0.3} ${-u * 0.36}Z`,
          '#7a1a34',
        ) +
        ellipse([x, y + u * 0.27, u * 0.13, u * 0.08], '#ef7f8c')
      );
    case 'cross':
      return line(`${stem}M${x - u * 0.26} ${y + u * 0.17}Q${x} ${y - u * 0.12} ${x + u * 0.26} ${y + u * 0.17}`);
    case 'sorry':
      return line(`${stem}M${x - u * 0.16} ${y + u * 0.1}Q${x} ${y - u * 0.04} ${x + u * 0.16} ${y + u * 0.1}`);
    case 'startled':
      return line(stem) + ellipse([x, y + u * 0.14, u * 0.12, u * 0.15], '#7a1a34');
    case 'happy':
    case 'calm':
    case 'cheeky':
      return line(
        `${stem}M${x - u * 0.26} ${y - u * 0.02}Q${x - u * 0.14} ${y + u * 0.16} ${x} ${y}Q${x + u * 0.14} ${y + u * 0.16} ${x + u * 0.26} ${y - u * 0.02}`,
      );
  }
}

function head(u: number, { mood = 'happy', turn = 0, grown = false }: TigerPose): string {
  const s = turn * u * 0.26;
  const paint = ball([0, lighter(fur, 0.32)], [0.55, fur], [1, darker(fur, 0.2)]);
  const ear = (side: -1 | 1): string => {
    const x = side * u * 0.72 - s * 0.2;
    return (
      circle([x, -u * 0.78, u * 0.33], darker(fur, 0.08)) + circle([x + side * u * 0.01, -u * 0.74, u * 0.2], '#ffd9c0')
    );
  };
  const cheek = (side: -1 | 1): string =>
    shape(
      `M${side * u * 0.5} ${u * 0.1}Q${side * u * 1.02} ${u * 0.02} ${side * u * 1.3} ${u * 0.2}Q${side * u * 1.18} ${u * 0.3} ${side * u * 1.22} ${u * 0.46}Q${side * u * 1.06} ${u * 0.46} ${side * u * 1.02} ${u * 0.66}Q${side * u * 0.6} ${u * 1.02} ${-side * u * 0.1} ${u * 0.96}L0 ${u * 0.3}Z`,
      cream,
    );
  const top =
    stripe([s * 0.7, -u * 0.97], [s * 0.9, -u * 0.45], u * 0.11) +
    stripe([s * 0.6 - u * 0.36, -u * 0.86], [s * 0.8 - u * 0.2, -u * 0.5], u * 0.09) +
    stripe([s * 0.6 + u * 0.36, -u * 0.86], [s * 0.8 + u * 0.2, -u * 0.5], u * 0.09);
  const sides = [-1, 1]
    .map(
      (k) =>
        stripe([k * u * 1.08, -u * 0.16], [k * u * 0.76, -u * 0.06], u * 0.085) +
        stripe([k * u * 1.2, u * 0.3], [k * u * 0.86, u * 0.26], u * 0.07),
    )
    .join('');
  const eyes = ([-1, 1] as const)
    .map((side) => {
      const x = s + side * u * 0.41;
      const patch = ellipse([x, -u * 0.2, u * 0.27, u * 0.3], cream, 0.75);
      const lash = grown
        ? stroke(
            `M${x + side * u * 0.18} ${-u * 0.2}l${side * u * 0.14} ${-u * 0.08}M${x + side * u * 0.17} ${-u * 0.1}l${side * u * 0.15} ${u * 0.01}`,
            ink,
            u * 0.045,
          )
        : '';
      return patch + eye([x, -u * 0.12, u], mood, side, turn) + lash;
    })
    .join('');
  const m = s * 1.25;
  const muzzle =
    ellipse([m - u * 0.2, u * 0.43, u * 0.3, u * 0.25], '#fffaf0') +
    ellipse([m + u * 0.2, u * 0.43, u * 0.3, u * 0.25], '#fffaf0') +
    ellipse([m, u * 0.62, u * 0.24, u * 0.2], '#fffaf0');
  const nose =
    shape(
      `M${m - u * 0.19} ${u * 0.17}Q${m} ${u * 0.08} ${m + u * 0.19} ${u * 0.17}Q${m + u * 0.14} ${u * 0.34} ${m} ${u * 0.36}Q${m - u * 0.14} ${u * 0.34} ${m - u * 0.19} ${u * 0.17}Z`,
      '#d9536b',
    ) + ellipse([m - u * 0.06, u * 0.19, u * 0.06, u * 0.03], '#ffc4c4');
  const blush = [-1, 1]
    .map((k) =>
      ellipse(
        [s + k * u * 0.72, u * 0.28, u * 0.17, u * 0.11],
        '#f2607d',
        mood === 'cross' || mood === 'roar' ? 0.75 : 0.35,
      ),
    )
    .join('');
  return (
    ear(-1) +
    ear(1) +
    paint.def +
    ellipse([0, 0, u * 1.1, u * 0.96], paint.fill) +
    cheek(-1) +
    cheek(1) +
    shape(top + sides, ink) +
    eyes +
    blush +
    muzzle +
    nose +
    mouth([m, u * 0.52, u], mood)
  );
}

function limb(points: readonly Point[], width: number): string {
  return (
    stroke(curve(points), darker(fur, 0.14), width) +
    stroke(curve(points.map(([x, y]) => [x - width * 0.1, y - width * 0.06])), fur, width * 0.76)
  );
}

function bands(points: readonly Point[], width: number): string {
  const out: string[] = [];
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [x, y] = [a[0] + dx * 0.55, a[1] + dy * 0.55];
    out.push(
      `M${x - (dy / long) * width * 0.42} ${y + (dx / long) * width * 0.42}L${x + (dy / long) * width * 0.42} ${y - (dx / long) * width * 0.42}`,
    );
  }
  return out.join('');
}

function tail(u: number, points: readonly Point[]): string {
  const line = points.map(([x, y]): Point => [x * u, y * u]);
  const end = line.at(-1) ?? [0, 0];
  return limb(line, u * 0.24) + stroke(bands(line, u * 0.24), ink, u * 0.1) + circle([end[0], end[1], u * 0.15], ink);
}

function arm(u: number, hand: Point, side: -1 | 1): string {
  const shoulder: Point = [side * u * 0.46, u * 0.3];
  const [hx, hy] = [hand[0] * u, hand[1] * u];
  const slack = Math.max(0.04, 0.5 - Math.hypot(hx - shoulder[0], hy - shoulder[1]) / u / 3);
  const elbow: Point = [(shoulder[0] + hx) / 2 + side * slack * u * 0.5, (shoulder[1] + hy) / 2 + slack * u * 0.34];
  const line = [shoulder, elbow, [hx, hy] as const];
  const paw = ball([0, '#ffffff'], [1, darker(cream, 0.1)]);
  return (
    limb(line, u * 0.34) + stroke(bands(line, u * 0.34), ink, u * 0.085) + paw.def + circle([hx, hy, u * 0.2], paw.fill)
  );
}

function foot([x, y, u]: Spot): string {
  const paw = ball([0, '#ffffff'], [1, darker(cream, 0.14)]);
  return `${paw.def}${ellipse([x, y - u * 0.13, u * 0.31, u * 0.17], paw.fill)}${stroke(`M${x - u * 0.09} ${y - u * 0.05}v${-u * 0.09}M${x + u * 0.09} ${y - u * 0.05}v${-u * 0.09}`, darker(cream, 0.4), u * 0.03, 0.7)}`;
}

function legsOf(u: number, kind: NonNullable<TigerPose['legs']>, bottom: number): string {
  if (kind === 'hidden') return '';
  const y = bottom * u;
  if (kind === 'sit')
    return [-1, 1]
      .map(
        (k) =>
          limb(
            [
              [k * u * 0.3, y - u * 0.28],
              [k * u * 0.74, y - u * 0.16],
            ],
            u * 0.42,
          ) + foot([k * u * 0.86, y + u * 0.04, u]),
      )
      .join('');
  const leg = (k: -1 | 1): string =>
    limb(
      [
        [k * u * 0.34, y - u * 0.6],
        [k * u * 0.34, y - u * 0.24],
      ],
      u * 0.46,
    ) + foot([k * u * 0.39, y, u]);
  const raised =
    limb(
      [
        [u * 0.3, y - u * 0.62],
        [u * 0.8, y - u * 0.72],
        [u * 0.92, y - u * 0.46],
      ],
      u * 0.4,
    ) + foot([u * 1.0, y - u * 0.22, u]);
  return leg(-1) + (kind === 'stamp' ? raised : leg(1));
}

/** A tiger with its feet on (x, y); u is half the width of its head. */
export function tiger([x, y, u]: Spot, pose: TigerPose = {}): string {
  const { legs = 'stand', grown = false, tilt = 0, headTilt = 0 } = pose;
  const hands = pose.hands ?? [
    [-0.7, 1.1],
    [0.7, 1.1],
  ];
  const long = grown ? 2.6 : 1.7;
  const bottom = legs === 'sit' ? long - 0.1 : long + 0.25;
  const w = grown ? 0.82 : 0.66;
  const paint = ball([0, lighter(fur, 0.28)], [0.6, fur], [1, darker(fur, 0.2)]);
  const body = `M${-u * 0.42} 0C${-u * 0.8} ${u * 0.3} ${-u * w * 1.15} ${u * long * 0.6} ${-u * w} ${u * (long - 0.2)}Q${-u * 0.4} ${u * (long + 0.06)} 0 ${u * (long + 0.04)}Q${u * 0.4} ${u * (long + 0.06)} ${u * w} ${u * (long - 0.2)}C${u * w * 1.15} ${u * long * 0.6} ${u * 0.8} ${u * 0.3} ${u * 0.42} 0Z`;
  const belly = down([0, '#fffaf0'], [1, cream]);
  const marks = [0.34, 0.58, 0.82]
    .map(
      (k) =>
        stripe([-u * w * 1.06, u * long * k], [-u * w * 0.62, u * (long * k + 0.03)], u * 0.08) +
        stripe([u * w * 1.06, u * long * k], [u * w * 0.62, u * (long * k + 0.03)], u * 0.08),
    )
    .join('');
  const shawl = grown
    ? `${shape(`M${-u * 0.62} ${u * 0.12}Q0 ${-u * 0.2} ${u * 0.62} ${u * 0.12}Q${u * 0.8} ${u * 0.5} ${u * 0.66} ${u * 0.66}Q0 ${u * 1.02} ${-u * 0.66} ${u * 0.66}Q${-u * 0.8} ${u * 0.5} ${-u * 0.62} ${u * 0.12}Z`, '#2f8f8a')}${stroke(`M${-u * 0.62} ${u * 0.56}Q0 ${u * 0.9} ${u * 0.62} ${u * 0.56}`, '#ffd873', u * 0.07)}`
    : '';
  const shade = legs === 'hidden' ? '' : ellipse([u * 0.06, bottom * u, u * 1.0, u * 0.15], '#1c3a3c', 0.26);
  const neck = u * (grown ? 0.74 : 0.82);
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) translate(0 ${-bottom * u})">${shade}${pose.tail === undefined ? '' : `<g transform="translate(0 ${u * (long - 0.3)})">${tail(u, pose.tail)}</g>`}${legs === 'sit' || legs === 'stamp' ? '' : legsOf(u, legs, bottom)}${paint.def}${shape(body, paint.fill)}${belly.def}${ellipse([0, u * long * 0.62, u * w * 0.58, u * long * 0.36], belly.fill)}${shape(marks, ink)}${legs === 'sit' || legs === 'stamp' ? legsOf(u, legs, bottom) : ''}${shawl}<g transform="translate(0 ${-neck}) rotate(${headTilt})">${head(u, pose)}</g>${arm(u, hands[0], -1)}${arm(u, hands[1], 1)}</g>`;
}

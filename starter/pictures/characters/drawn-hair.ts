import { ball, circle, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

export type HairStyle = 'bob' | 'plaits' | 'short' | 'bun' | 'knots' | 'crop' | 'wave' | 'balding' | 'none';

interface Hair {
  readonly behind: string;
  readonly front: string;
}

const cap = (u: number, s: number, low: number): string =>
  `M${-u * 1.0} ${u * low}C${-u * 1.2} ${-u * 1.5} ${u * 1.2} ${-u * 1.5} ${u * 1.0} ${u * low}Q${u * 0.9} ${-u * 0.42} ${u * 0.5 + s} ${-u * 0.58}Q${s} ${-u * 0.44} ${-u * 0.5 + s} ${-u * 0.58}Q${-u * 0.9} ${-u * 0.42} ${-u * 1.0} ${u * low}Z`;

const parted = (u: number, s: number): string =>
  `M${-u * 1.0} ${u * 0.16}C${-u * 1.2} ${-u * 1.5} ${u * 1.2} ${-u * 1.5} ${u * 1.0} ${u * 0.16}Q${u * 0.82} ${-u * 0.44} ${s * 0.8} ${-u * 0.84}Q${-u * 0.82} ${-u * 0.44} ${-u * 1.0} ${u * 0.16}Z`;

/** The whole head covered, as seen from behind. */
export function hairFromBehind(u: number, style: HairStyle, color: string): string {
  if (style === 'none') return '';
  if (style === 'balding')
    return shape(
      `M${-u} ${-u * 0.2}Q0 ${u * 0.3} ${u} ${-u * 0.2}Q${u * 1.1} ${u * 0.5} ${u * 0.7} ${u * 0.74}Q0 ${u * 0.96} ${-u * 0.7} ${u * 0.74}Q${-u * 1.1} ${u * 0.5} ${-u} ${-u * 0.2}Z`,
      color,
    );
  const paint = ball([0, lighter(color, 0.22)], [0.6, color], [1, darker(color, 0.2)]);
  const low = style === 'bob' || style === 'wave' ? 0.98 : 0.62;
  const whole = `M${-u} ${u * low * 0.6}C${-u * 1.14} ${-u * 1.42} ${u * 1.14} ${-u * 1.42} ${u} ${u * low * 0.6}Q${u * 0.9} ${u * low} 0 ${u * low}Q${-u * 0.9} ${u * low} ${-u} ${u * low * 0.6}Z`;
  const plaits =
    style === 'plaits'
      ? [-1, 1]
          .map(
            (k) =>
              [0, 1, 2, 3, 4]
                .map((i) =>
                  circle(
                    [k * u * (0.62 + i * 0.02), u * (0.6 + i * 0.26), u * 0.18],
                    i % 2 === 0 ? color : lighter(color, 0.12),
                  ),
                )
                .join('') + circle([k * u * 0.7, u * 1.84, u * 0.1], '#e8483f'),
          )
          .join('')
      : '';
  return paint.def + shape(whole, paint.fill) + plaits;
}

export function drawnHair(u: number, style: HairStyle, color: string, turn: number): Hair {
  const s = turn * u * 0.26;
  const paint = ball([0, lighter(color, 0.26)], [0.6, color], [1, darker(color, 0.2)]);
  const fill = (d: string): string => paint.def + shape(d, paint.fill);
  const tie = (x: number, y: number): string => circle([x, y, u * 0.1], '#e8483f');
  switch (style) {
    case 'none':
      return { behind: '', front: '' };
    case 'bob':
      return {
        behind: shape(
          `M${-u * 1.04} ${-u * 0.2}Q${-u * 1.24} ${u * 0.7} ${-u * 0.98} ${u * 0.9}H${u * 0.98}Q${u * 1.24} ${u * 0.7} ${u * 1.04} ${-u * 0.2}Z`,
          darker(color, 0.1),
        ),
        front:
          fill(cap(u, s, 0.34)) +
          shape(
            `M${-u * 1.0} ${u * 0.1}Q${-u * 1.16} ${u * 0.6} ${-u * 1.0} ${u * 0.86}Q${-u * 0.82} ${u * 0.8} ${-u * 0.84} ${u * 0.5}ZM${u * 1.0} ${u * 0.1}Q${u * 1.16} ${u * 0.6} ${u * 1.0} ${u * 0.86}Q${u * 0.82} ${u * 0.8} ${u * 0.84} ${u * 0.5}Z`,
            color,
          ),
      };
    case 'plaits': {
      const plait = (k: -1 | 1): string =>
        [0, 1, 2, 3]
          .map((i) =>
            ellipse(
              [k * u * (1.0 + i * 0.03) - s * 0.4, u * (0.62 + i * 0.26), u * 0.17, u * 0.17],
              i % 2 === 0 ? color : lighter(color, 0.12),
            ),
          )
          .join('') +
        tie(k * u * 1.1 - s * 0.4, u * 1.58) +
        ellipse([k * u * 1.1 - s * 0.4, u * 1.76, u * 0.1, u * 0.15], color);
      return { behind: '', front: plait(-1) + plait(1) + fill(parted(u, s)) };
    }
    case 'bun':
      return { behind: circle([-s * 1.4, -u * 1.14, u * 0.4], darker(color, 0.06)), front: fill(parted(u, s)) };
    case 'knots':
      return {
        behind:
          circle([-u * 0.62, -u * 1.06, u * 0.36], color) +
          circle([u * 0.62, -u * 1.06, u * 0.36], color) +
          tie(-u * 0.54, -u * 0.86) +
          tie(u * 0.54, -u * 0.86),
        front: fill(parted(u, s)),
      };
    case 'crop':
      return {
        behind: '',
        front: fill(
          `M${-u * 0.99} ${-u * 0.02}C${-u * 1.06} ${-u * 1.36} ${u * 1.06} ${-u * 1.36} ${u * 0.99} ${-u * 0.02}Q${u * 0.86} ${-u * 0.5} ${u * 0.6 + s} ${-u * 0.6}H${-u * 0.6 + s}Q${-u * 0.86} ${-u * 0.5} ${-u * 0.99} ${-u * 0.02}Z`,
        ),
      };
    case 'wave':
      return {
        behind: shape(
          `M${-u * 1.06} ${-u * 0.3}Q${-u * 1.4} ${u * 0.9} ${-u * 0.96} ${u * 1.3}H${u * 0.96}Q${u * 1.4} ${u * 0.9} ${u * 1.06} ${-u * 0.3}Z`,
          darker(color, 0.1),
        ),
        front: fill(parted(u, s)),
      };
    case 'balding':
      return {
        behind: '',
        front:
          circle([-u * 0.92 - s * 0.4, -u * 0.12, u * 0.24], color) +
          circle([u * 0.92 - s * 0.4, -u * 0.12, u * 0.24], color) +
          circle([-u * 0.96 - s * 0.4, -u * 0.36, u * 0.17], color) +
          circle([u * 0.96 - s * 0.4, -u * 0.36, u * 0.17], color),
      };
    case 'short':
      return {
        behind: '',
        front:
          fill(
            `M${-u * 1.0} ${u * 0.06}C${-u * 1.2} ${-u * 1.1} ${-u * 0.3} ${-u * 1.5} ${u * 0.2} ${-u * 1.24}C${u * 0.9} ${-u * 1.24} ${u * 1.14} ${-u * 0.6} ${u * 1.0} ${u * 0.06}Q${u * 0.92} ${-u * 0.36} ${u * 0.62 + s} ${-u * 0.5}Q${u * 0.3 + s} ${-u * 0.34} ${u * 0.1 + s} ${-u * 0.56}Q${-u * 0.2 + s} ${-u * 0.36} ${-u * 0.5 + s} ${-u * 0.56}Q${-u * 0.86} ${-u * 0.4} ${-u * 1.0} ${u * 0.06}Z`,
          ) +
          stroke(
            `M${-u * 0.4} ${-u * 0.98}Q${u * 0.1} ${-u * 1.12} ${u * 0.5} ${-u * 0.86}`,
            lighter(color, 0.3),
            u * 0.05,
            0.6,
          ),
      };
  }
}

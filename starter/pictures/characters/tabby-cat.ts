import { type Spot, ball, circle, darker, ellipse, lighter, shape, stroke } from '../svg.ts';

const fur = '#eea868';
const stripes = '#9a5c46';

const furPaint = (): ReturnType<typeof ball> => ball([0, lighter(fur, 0.42)], [0.55, fur], [1, darker(fur, 0.24)]);

interface CatFace {
  readonly eyes?: 'open' | 'shut' | 'cross';
  readonly mouth?: 'cat' | 'flat';
}

/** The head from the front, its middle at (x, y), w wide. */
export function catHead([x, y, w]: Spot, { eyes = 'open', mouth = 'cat' }: CatFace = {}): string {
  const paint = furPaint();
  const ear = (s: number): string =>
    shape(
      `M${x + s * w * 0.44} ${y - w * 0.06}L${x + s * w * 0.42} ${y - w * 0.52}Q${x + s * w * 0.24} ${y - w * 0.46} ${x + s * w * 0.08} ${y - w * 0.34}Z`,
      darker(fur, 0.08),
    ) +
    shape(
      `M${x + s * w * 0.37} ${y - w * 0.16}L${x + s * w * 0.365} ${y - w * 0.42}Q${x + s * w * 0.26} ${y - w * 0.38} ${x + s * w * 0.18} ${y - w * 0.3}Z`,
      '#f4a8a0',
    );
  const eye = (s: number): string => {
    const [ex, ey] = [x + s * w * 0.2, y - w * 0.03];
    if (eyes === 'open')
      return (
        ellipse([ex, ey, w * 0.085, w * 0.1], '#fdf7d8') +
        ellipse([ex, ey + w * 0.01, w * 0.052, w * 0.078], '#2a1a20') +
        circle([ex - w * 0.02, ey - w * 0.03, w * 0.02], '#ffffff')
      );
    if (eyes === 'shut')
      return stroke(`M${ex - w * 0.09} ${ey}q${w * 0.09} ${w * 0.08} ${w * 0.18} 0`, '#3a2020', w * 0.03);
    return (
      ellipse([ex, ey, w * 0.085, w * 0.07], '#fdf7d8') +
      circle([ex - s * w * 0.02, ey - w * 0.03, w * 0.045], '#2a1a20') +
      stroke(`M${ex - s * w * 0.1} ${ey - w * 0.05}L${ex + s * w * 0.11} ${ey - w * 0.1}`, darker(fur, 0.3), w * 0.05)
    );
  };
  const whiskers = [-1, 1]
    .map(
      (s) =>
        `M${x + s * w * 0.26} ${y + w * 0.16}l${s * w * 0.34} ${-w * 0.05}M${x + s * w * 0.26} ${y + w * 0.21}l${s * w * 0.33} ${w * 0.05}`,
    )
    .join('');
  const lips =
    mouth === 'cat'
      ? `M${x - w * 0.12} ${y + w * 0.19}q${w * 0.06} ${w * 0.08} ${w * 0.12} 0q${w * 0.06} ${w * 0.08} ${w * 0.12} 0`
      : `M${x - w * 0.1} ${y + w * 0.24}q${w * 0.1} ${-w * 0.05} ${w * 0.2} 0`;
  return (
    paint.def +
    ear(-1) +
    ear(1) +
    ellipse([x, y, w * 0.5, w * 0.41], paint.fill) +
    stroke(
      `M${x} ${y - w * 0.38}v${w * 0.15}M${x - w * 0.13} ${y - w * 0.36}l${w * 0.02} ${w * 0.12}M${x + w * 0.13} ${y - w * 0.36}l${-w * 0.02} ${w * 0.12}`,
      stripes,
      w * 0.05,
    ) +
    ellipse([x, y + w * 0.2, w * 0.22, w * 0.14], lighter(fur, 0.6), 0.85) +
    eye(-1) +
    eye(1) +
    ellipse([x, y + w * 0.12, w * 0.05, w * 0.035], '#d8607a') +
    stroke(lips, '#6a3434', w * 0.028) +
    stroke(whiskers, '#fff4e4', w * 0.018, 0.9)
  );
}

/** Curled up asleep, its foot at (x, y), w wide. */
export function sleepingCat([x, y, w]: Spot): string {
  const paint = furPaint();
  return (
    ellipse([x + w * 0.03, y, w * 0.54, w * 0.09], '#1c1230', 0.35) +
    paint.def +
    ellipse([x + w * 0.06, y - w * 0.25, w * 0.46, w * 0.27], paint.fill) +
    stroke(
      `M${x + w * 0.02} ${y - w * 0.51}q${w * 0.07} ${w * 0.08} ${w * 0.04} ${w * 0.17}M${x + w * 0.17} ${y - w * 0.5}q${w * 0.07} ${w * 0.08} ${w * 0.04} ${w * 0.17}M${x + w * 0.31} ${y - w * 0.46}q${w * 0.06} ${w * 0.07} ${w * 0.03} ${w * 0.15}`,
      stripes,
      w * 0.042,
    ) +
    stroke(
      `M${x + w * 0.46} ${y - w * 0.2}Q${x + w * 0.5} ${y - w * 0.03} ${x + w * 0.2} ${y - w * 0.045}Q${x} ${y - w * 0.03} ${x - w * 0.1} ${y - w * 0.04}`,
      darker(fur, 0.18),
      w * 0.12,
    ) +
    stroke(
      `M${x + w * 0.44} ${y - w * 0.19}Q${x + w * 0.47} ${y - w * 0.055} ${x + w * 0.2} ${y - w * 0.06}Q${x} ${y - w * 0.045} ${x - w * 0.1} ${y - w * 0.055}`,
      lighter(fur, 0.12),
      w * 0.07,
    ) +
    stroke(
      `M${x + w * 0.06} ${y - w * 0.1}v${w * 0.08}M${x + w * 0.2} ${y - w * 0.11}v${w * 0.08}`,
      stripes,
      w * 0.03,
    ) +
    `<g transform="rotate(-14 ${x - w * 0.32} ${y - w * 0.2})">${catHead([x - w * 0.32, y - w * 0.2, w * 0.42], { eyes: 'shut' })}</g>`
  );
}

/** Sitting and looking at us, its foot at (x, y), h high to the tips of its ears. */
export function sittingCat([x, y, h]: Spot, face: CatFace = {}): string {
  const paint = furPaint();
  const paw = (s: number): string =>
    ellipse([x + s * h * 0.11, y - h * 0.035, h * 0.085, h * 0.05], lighter(fur, 0.45));
  return (
    ellipse([x, y - h * 0.01, h * 0.34, h * 0.055], '#1c1230', 0.35) +
    stroke(
      `M${x + h * 0.22} ${y - h * 0.08}Q${x + h * 0.46} ${y - h * 0.02} ${x + h * 0.44} ${y - h * 0.22}Q${x + h * 0.43} ${y - h * 0.3} ${x + h * 0.36} ${y - h * 0.3}`,
      darker(fur, 0.15),
      h * 0.085,
    ) +
    paint.def +
    shape(
      `M${x - h * 0.13} ${y - h * 0.62}Q${x - h * 0.34} ${y - h * 0.16} ${x - h * 0.25} ${y - h * 0.02}Q${x} ${y + h * 0.03} ${x + h * 0.25} ${y - h * 0.02}Q${x + h * 0.34} ${y - h * 0.16} ${x + h * 0.13} ${y - h * 0.62}Z`,
      paint.fill,
    ) +
    ellipse([x, y - h * 0.34, h * 0.115, h * 0.18], lighter(fur, 0.55), 0.85) +
    stroke(
      `M${x - h * 0.235} ${y - h * 0.26}l${h * 0.09} ${h * 0.02}M${x - h * 0.215} ${y - h * 0.36}l${h * 0.08} ${h * 0.02}M${x + h * 0.235} ${y - h * 0.26}l${-h * 0.09} ${h * 0.02}M${x + h * 0.215} ${y - h * 0.36}l${-h * 0.08} ${h * 0.02}`,
      stripes,
      h * 0.03,
    ) +
    stroke(`M${x} ${y - h * 0.04}v${-h * 0.16}`, darker(fur, 0.3), h * 0.014, 0.7) +
    paw(-1) +
    paw(1) +
    catHead([x, y - h * 0.72, h * 0.52], face)
  );
}

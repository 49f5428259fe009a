import { type Box, type Spot, across, ball, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';

const steel = (): ReturnType<typeof across> =>
  across([0, '#8d93a3'], [0.25, '#eef0f4'], [0.5, '#aeb4c2'], [0.8, '#d9dce4'], [1, '#737a8c']);

/** A round tin, open above, its foot on y; the lid lies in it as a dark opening. */
export function openCan([x, y, w, h]: Box, label: string): string {
  const [metal, paper] = [
    steel(),
    across([0, darker(label, 0.25)], [0.3, lighter(label, 0.3)], [0.6, label], [1, darker(label, 0.35)]),
  ];
  const r = w * 0.14;
  const side = (top: number, foot: number): string =>
    `M${x - w / 2} ${top}V${foot}A${w / 2} ${r} 0 0 0 ${x + w / 2} ${foot}V${top}A${w / 2} ${r} 0 0 1 ${x - w / 2} ${top}Z`;
  return (
    ellipse([x + w * 0.04, y + r * 0.5, w * 0.56, r * 1.1], '#1c1230', 0.28) +
    metal.def +
    paper.def +
    shape(side(y - h, y), metal.fill) +
    shape(side(y - h * 0.8, y - h * 0.16), paper.fill) +
    ellipse([x, y - h * 0.36, w * 0.2, h * 0.13], lighter(label, 0.75), 0.9) +
    ellipse([x, y - h, w / 2, r], '#e6e9ef') +
    ellipse([x, y - h, w * 0.43, r * 0.8], '#4a4a60')
  );
}

interface PotOptions {
  readonly color?: string;
  /** Whether it stands somewhere and throws a shadow there. */
  readonly ground?: boolean;
}

/** A pot with two ears, seen a little from above so that its opening shows. */
export function openPot([x, y, w]: Spot, { color = '#b9bdc9', ground = true }: PotOptions = {}): string {
  const h = w * 0.62;
  const metal = across([0, darker(color, 0.35)], [0.28, lighter(color, 0.6)], [0.55, color], [1, darker(color, 0.45)]);
  const ear = (side: number): string =>
    stroke(
      `M${x + side * w * 0.49} ${y - h * 0.78}q${side * w * 0.15} ${-h * 0.02} ${side * w * 0.1} ${h * 0.24}`,
      darker(color, 0.4),
      w * 0.055,
    );
  return (
    (ground ? ellipse([x, y - h * 0.03, w * 0.5, w * 0.08], '#1c1230', 0.28) : '') +
    ear(-1) +
    ear(1) +
    metal.def +
    shape(
      `M${x - w / 2} ${y - h}L${x - w * 0.46} ${y - h * 0.14}Q${x} ${y + h * 0.2} ${x + w * 0.46} ${y - h * 0.14}L${x + w / 2} ${y - h}Z`,
      metal.fill,
    ) +
    ellipse([x, y - h, w * 0.51, w * 0.115], lighter(color, 0.55)) +
    ellipse([x, y - h, w * 0.45, w * 0.09], darker(color, 0.6))
  );
}

/** A square biscuit tin with its lid on, a flat place that rings when something falls on it. */
export function biscuitTin([x, y, w, h]: Box, color: string): string {
  const top = h * 0.34;
  const paint = across([0, darker(color, 0.2)], [0.25, lighter(color, 0.25)], [1, darker(color, 0.28)]);
  const lid = ball([0, lighter(color, 0.7)], [1, lighter(color, 0.15)]);
  return (
    ellipse([x, y, w * 0.58, h * 0.12], '#1c1230', 0.3) +
    paint.def +
    lid.def +
    rect([x - w / 2, y - h + top * 0.5, w, h - top * 0.5], paint.fill, 10) +
    shape(
      `M${x - w * 0.43} ${y - h - top * 0.4}H${x + w * 0.43}L${x + w * 0.53} ${y - h + top * 0.55}H${x - w * 0.53}Z`,
      lid.fill,
    ) +
    rect([x - w * 0.53, y - h + top * 0.5, w * 1.06, h * 0.13], lighter(color, 0.2), 8) +
    ellipse([x, y - h * 0.3, w * 0.24, h * 0.2], '#ffe9b8') +
    ellipse([x - w * 0.08, y - h * 0.3, w * 0.07, h * 0.09], '#d99a4e') +
    ellipse([x + w * 0.08, y - h * 0.28, w * 0.07, h * 0.09], '#c98640')
  );
}

/** A deep pan turned over, its rim round (x, y), w wide: a hat for a head. */
export function panHat([x, y, w]: Spot, handle: 'left' | 'right', color = '#8a92b8'): string {
  const h = w * 0.42;
  const side = handle === 'left' ? -1 : 1;
  const metal = across([0, darker(color, 0.15)], [0.3, lighter(color, 0.5)], [0.6, color], [1, darker(color, 0.35)]);
  return (
    stroke(
      `M${x + side * w * 0.48} ${y - h * 0.06}L${x + side * w * 1.02} ${y + h * 0.2}`,
      darker(color, 0.45),
      w * 0.1,
    ) +
    stroke(`M${x + side * w * 0.52} ${y - h * 0.1}L${x + side * w} ${y + h * 0.13}`, lighter(color, 0.25), w * 0.03) +
    metal.def +
    shape(
      `M${x - w / 2} ${y}L${x - w * 0.4} ${y - h * 0.86}Q${x} ${y - h * 1.1} ${x + w * 0.4} ${y - h * 0.86}L${x + w / 2} ${y}Q${x} ${y + h * 0.36} ${x - w / 2} ${y}Z`,
      metal.fill,
    ) +
    ellipse([x, y - h * 0.88, w * 0.4, h * 0.16], lighter(color, 0.55)) +
    stroke(`M${x - w / 2} ${y}Q${x} ${y + h * 0.36} ${x + w / 2} ${y}`, lighter(color, 0.5), w * 0.035)
  );
}

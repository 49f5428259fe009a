import { ball, rect, shape, stroke } from '../svg.ts';

/** A big grey soup pot, upright or upside down, its lower edge on y. */
export function soupPot(x: number, y: number, w: number, over = false): string {
  const h = w * 0.72;
  const metal = ball([0, '#e6e8ee'], [0.55, '#a9aebb'], [1, '#686d80']);
  const flip = over ? `translate(0 ${2 * y - h}) scale(1 -1)` : '';
  return `<g transform="${flip}">${metal.def}${stroke(`M${x - w * 0.5} ${y - h * 0.62}q${-w * 0.16} ${h * 0.02} ${-w * 0.1} ${h * 0.22}M${x + w * 0.5} ${y - h * 0.62}q${w * 0.16} ${h * 0.02} ${w * 0.1} ${h * 0.22}`, '#7d8294', w * 0.06)}${shape(`M${x - w * 0.5} ${y - h}H${x + w * 0.5}L${x + w * 0.46} ${y - h * 0.16}Q${x + w * 0.44} ${y} ${x + w * 0.3} ${y}H${x - w * 0.3}Q${x - w * 0.44} ${y} ${x - w * 0.46} ${y - h * 0.16}Z`, metal.fill)}${rect([x - w * 0.53, y - h - w * 0.04, w * 1.06, w * 0.09], '#c9cdd6', w * 0.045)}</g>`;
}

import { type Box, type Point, HEIGHT, WIDTH, ellipse, glowPaint, shape, uniqueId } from '../svg.ts';

/** A lit place: its middle, half its width and half its height, and how much of the dark it takes away. */
export interface Pool {
  readonly at: Box;
  readonly strength?: number;
  /** Where the lamp is that a cone of light comes from. */
  readonly from?: Point;
  readonly warmth?: string;
}

/** The two points of an ellipse that a cone of light from a point touches, about. */
function cone([fx, fy]: Point, [x, y, rx, ry]: Box): string {
  const away = Math.atan2(y - fy, x - fx) + Math.PI / 2;
  const [dx, dy] = [Math.cos(away), Math.sin(away)];
  const reach = 1 / Math.hypot(dx / rx, dy / ry);
  const [ox, oy] = [dx * reach * 0.92, dy * reach * 0.92];
  return `M${fx - dx * 8} ${fy - dy * 8}L${x - ox} ${y - oy}L${x + ox} ${y + oy}L${fx + dx * 8} ${fy + dy * 8}Z`;
}

/** Darkness over everything drawn so far, but for the pools of light. */
export function darkness(color: string, strength: number, pools: readonly Pool[]): string {
  const [mask, soft] = [uniqueId(), uniqueId()];
  const lit = pools
    .map(({ at, strength: share = 1, from }) => {
      const hole = glowPaint(
        [0, '#000000', share],
        [0.48, '#000000', share * 0.94],
        [0.78, '#000000', share * 0.45],
        [1, '#000000', 0],
      );
      const beam =
        from === undefined ? '' : `<g filter="url(#${soft})">${shape(cone(from, at), '#000000', share * 0.62)}</g>`;
      return hole.def + beam + ellipse(at, hole.fill);
    })
    .join('');
  const warm = pools
    .map(({ at, from, warmth }) => {
      if (warmth === undefined) return '';
      const paint = glowPaint([0, warmth, 0.42], [0.6, warmth, 0.26], [1, warmth, 0]);
      const beam = from === undefined ? '' : `<g filter="url(#${soft})">${shape(cone(from, at), warmth, 0.16)}</g>`;
      return paint.def + beam + ellipse(at, paint.fill);
    })
    .join('');
  return (
    `<filter id="${soft}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>` +
    `<mask id="${mask}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>${lit}</mask>` +
    `<g mask="url(#${mask})"><rect width="${WIDTH}" height="${HEIGHT}" fill="${color}" opacity="${strength}" style="mix-blend-mode:multiply"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${color}" opacity="${strength * 0.3}"/></g>` +
    `<g style="mix-blend-mode:soft-light">${warm}</g>`
  );
}

import type { Picture } from '@letsread/media/contract.ts';

/** A square cut would take a third of it and more. */
export function isMatted({ width, height }: Picture): boolean {
  return Math.min(width, height) / Math.max(width, height) < 0.66;
}

/** The `object-position` by which a square cut keeps the focus of a picture as near its middle as it can; undefined: the middle. */
export function cropAround({ width, height, focus }: Picture): string | undefined {
  if (width === height) return undefined;
  const [length, at] = width > height ? [width / height, focus.x] : [height / width, focus.y];
  // Of the longer side, in squares: half a square lies on each side of the focus.
  const start = Math.min(Math.max((at / 100) * length - 0.5, 0), length - 1);
  const percent = Math.round((100 * start) / (length - 1));
  if (percent === 50) return undefined;
  return width > height ? `${percent}% 50%` : `50% ${percent}%`;
}

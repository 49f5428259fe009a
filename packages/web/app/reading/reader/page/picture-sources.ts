import { atLeast } from '../../../ui/breakpoints.ts';
import type { Picture, pictureWidths } from '@letsread/media/contract.ts';

/** The same list again, held equal by its type: the contract itself would bring its schemas to the browser. */
const allWidths: typeof pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
];

/** The `srcset` of a picture in these widths; the first width that is not below the original's gives the original. */
export function pictureSources(picture: Picture, { from, to }: { from: number; to: number }): string {
  const widths = allWidths.filter((width) => width >= from && width <= to);
  const offered = widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) < picture.width);
  return offered.map((width) => `${picture.url}/${width}.webp ${Math.min(width, picture.width)}w`).join(', ');
}

/** `srcSet` and `sizes` of a picture on a page of the reader. */
export function readerSources(picture: Picture, hasWords: boolean): { srcSet: string; sizes: string } {
  return { srcSet: pictureSources(picture, { from: 384, to: 1920 }), sizes: pictureSizes(picture, hasWords) };
}

/**
 * How wide a page shows a picture, as in reader.css: it never takes more of the screen than its words leave.
 * On a phone a little less is asked for, so that one of double density takes 640 pixels and not 750.
 */
function pictureSizes(picture: Picture, hasWords: boolean): string {
  const ratio = Math.round((100 * picture.width) / picture.height) / 100;
  const tall = hasWords ? `${ratio} * (60vh - 84px)` : `${ratio} * (100vh - 150px)`;
  const beside = ratio < wideRatio ? `min(60vw - 106px, ${ratio} * 84vh)` : `min(100vw - 176px, ${ratio} * 56vh)`;
  const wide = hasWords ? `(orientation: landscape) and ${atLeast('wide')} ${beside}, ` : '';
  return `${wide}(max-width: 430px) min(320px, ${tall}), min(100vw, ${tall})`;
}

/** From this ratio on a picture stands above its words on wide screens too. */
export const wideRatio = 1.9;

import type { PageToRead } from './pages-of-book.ts';
import { wideRatio } from './picture-sources.ts';

/**
 * Width by height of the picture that most pages of a book are like: an open book is no higher than its pictures need.
 * Undefined where none stands beside words, as upright as a page of words may be.
 */
export function shapeOfBook(pages: readonly Pick<PageToRead, 'kind' | 'picture' | 'text'>[]): number | undefined {
  const ratios = pages
    .flatMap(({ kind, picture, text }) =>
      kind === 'story' && picture !== null && text !== '' ? [picture.width / picture.height] : [],
    )
    .filter((ratio) => ratio < wideRatio)
    .toSorted((one, other) => one - other);
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  return middle === undefined ? undefined : Math.round(middle * 1000) / 1000;
}

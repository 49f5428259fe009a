import type { PageToRead } from './pages-of-book.ts';
import { heightOf, letterOf } from './page-share.ts';
import { wideRatio } from './picture-sources.ts';

/** What an open book needs of the height of a wide screen, as custom properties of wide.css. */
interface BookShape {
  /** Width by height of the picture that most pages are like; none where no picture stands beside words. */
  '--book-r'?: number;
  /** For the words of the page that has most. */
  '--book-least'?: string;
}

/** A page beside a picture on a laptop, in pixels: the length of its lines, and the space around them. */
const beside = { across: 350, aroundDown: 64 };
/** Letters are larger on wide screens, and once more where words are few. */
const scale = 1.25;
const larger = 1.2;

/** An open book is as high as its pictures are at their widest, if its words have room: all pages alike, so none jumps. */
export function shapeOfBook(
  pages: readonly Pick<PageToRead, 'kind' | 'picture' | 'text' | 'isShort'>[],
  level: number | null,
): BookShape {
  const textPages = pages.filter(({ kind, text }) => kind === 'story' && text !== '');
  const ratios = textPages
    .flatMap(({ picture }) => (picture === null ? [] : [picture.width / picture.height]))
    .filter((ratio) => ratio < wideRatio)
    .toSorted((one, other) => one - other);
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  if (middle === undefined) return {};
  const heights = textPages.map(({ text, isShort }) =>
    heightOf(text, { letter: letterOf(level) * scale * (isShort ? larger : 1), across: beside.across }),
  );
  const minHeight = Math.ceil((Math.max(...heights) + beside.aroundDown) / 16);
  return { '--book-r': Math.round(middle * 1000) / 1000, '--book-least': `${minHeight}rem` };
}

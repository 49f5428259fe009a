import type { Paper, PdfEdition, PdfLayout } from '../pdf-options.ts';

/** A text size in points and the share of the leaf that the picture may take. */
export type Attempt = readonly [sizePt: number, pictureShare: number];

/** The measures of a leaf, all in points; what each is for stands in book.typ. */
export type LeafShape = {
  width: number;
  height: number;
  margin: number;
  radius: number;
  isWide: boolean;
  isColoured: boolean;
  /** Sizes fall and pictures shrink along them, so that an attempt has room wherever one before it has. */
  attempts: Attempt[];
  /** How many of `attempts` leave the picture large and the words easy to read: the whole book takes one of these. */
  easiestAttempts: number;
  coverAttempts: Attempt[];
  aboutSizes: number[];
  aboutWidth: number;
  flowSize: number;
  smallSize: number;
  numberSize: number;
  ruleStep: number;
  maxRules: number;
};

/** ISO 216 and ANSI/ASME Y14.1, upright. */
const papers: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.276, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** The leaf of a layout: a whole sheet, or half of one for a booklet. */
export function leafShape(layout: PdfLayout, edition: PdfEdition, paper: Paper): LeafShape {
  const sheet = papers[paper];
  const isSmall = layout === 'booklet';
  const isWide = layout === 'landscape';
  const shares = sharesOf(isWide, edition);
  const easy = isSmall ? [26, 23, 20, 18, 17, 16, 15, 14, 13] : [36, 32, 28, 26, 24, 22, 20, 18, 16];
  const attempts: Attempt[] = easy.map((size) => [size, shares[0]]);
  const tight = isSmall ? [13, 12, 11] : [16, 14];
  const last = isSmall ? [11, 10] : [14, 13, 12, 11, 10];
  const titles = isSmall ? [42, 37, 32, 27, 23] : [60, 52, 46, 40, 34, 28];
  const narrowTitles = isSmall ? [27, 23, 19, 16] : [40, 34, 28, 24];
  const lastTitles = isSmall ? [18, 14, 11, 8] : [28, 22, 17, 12];
  return {
    width: isSmall ? sheet.height / 2 : isWide ? sheet.height : sheet.width,
    height: isSmall || isWide ? sheet.width : sheet.height,
    margin: isSmall ? 30 : 42,
    radius: edition === 'lightInk' ? 0 : isSmall ? 5 : 8,
    isWide,
    isColoured: edition !== 'lightInk',
    attempts: [
      ...attempts,
      ...tight.map((size): Attempt => [size, shares[1]]),
      ...last.map((size): Attempt => [size, shares[2]]),
    ],
    easiestAttempts: attempts.length - 1,
    coverAttempts: [
      ...titles.map((size): Attempt => [size, shares[0]]),
      ...narrowTitles.map((size): Attempt => [size, shares[1]]),
      ...lastTitles.map((size): Attempt => [size, shares[2]]),
    ],
    aboutSizes: isSmall ? [11, 10, 9, 8, 7] : [15, 14, 13, 12, 11, 10, 9],
    aboutWidth: isSmall ? 320 : 440,
    flowSize: isSmall ? 11 : 14,
    smallSize: isSmall ? 10 : 14,
    numberSize: isSmall ? 10 : 13,
    ruleStep: isSmall ? 24 : 34,
    maxRules: isWide ? 10 : isSmall ? 5 : 6,
  };
}

function sharesOf(isWide: boolean, edition: PdfEdition): [number, number, number] {
  if (edition === 'lightInk') return isWide ? [0.46, 0.4, 0.34] : [0.5, 0.42, 0.34];
  return isWide ? [0.6, 0.48, 0.36] : [0.69, 0.52, 0.36];
}

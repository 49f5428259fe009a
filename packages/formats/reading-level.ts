import type { StoryEdition } from './book.ts';
import { countLetters, countWords } from './words/word-count.ts';

/** 1 Emergent, 2 Beginner, 3 Developing, 4 Independent, 5 Fluent. */
export type ReadingLevel = 1 | 2 | 3 | 4 | 5;

type LevelStarts = readonly [number, number, number, number];

const wordStarts: LevelStarts = [75, 240, 495, 775];
const chineseStarts: LevelStarts = [115, 365, 760, 1235];
const myanmarStarts: LevelStarts = [148, 475, 970, 1650];
const letterStarts = new Map<string, LevelStarts>([
  ['zh', chineseStarts],
  ['cmn', chineseStarts],
  ['yue', chineseStarts],
  ['nan', chineseStarts],
  ['hak', chineseStarts],
  ['wuu', chineseStarts],
  ['ja', [143, 525, 1330, 2010]],
  ['mnw', myanmarStarts],
  ['rki', myanmarStarts],
]);

/** The level of a book by the length of its reference edition (product.md section 8): words, or letters in Chinese, Japanese, Mon and Rakhine. `texts` are the page texts without the cover. */
export function readingLevel(texts: readonly string[], languageCode: string): ReadingLevel {
  const starts = letterStarts.get(primaryCode(languageCode));
  const length = texts.reduce(
    (sum, text) => sum + (starts === undefined ? countWords(text, languageCode) : countLetters(text)),
    0,
  );
  const [second, third, fourth, fifth] = starts ?? wordStarts;
  if (length < second) return 1;
  if (length < third) return 2;
  if (length < fourth) return 3;
  return length < fifth ? 4 : 5;
}

/** The edition that decides the level of a book: English, else the one with the most pages, the first of them; undefined when there is none. */
export function referenceEdition<Edition extends Pick<StoryEdition, 'languageCode' | 'pages'>>(
  editions: readonly Edition[],
): Edition | undefined {
  const english = editions.find(({ languageCode }) => primaryCode(languageCode) === 'en');
  if (english !== undefined) return english;
  return editions.reduce<Edition | undefined>(
    (best, each) => (best === undefined || each.pages.length > best.pages.length ? each : best),
    undefined,
  );
}

function primaryCode(languageCode: string): string {
  return languageCode.toLowerCase().split(/[-_]/)[0] ?? '';
}

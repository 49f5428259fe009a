/** How picture and words share a page: what part of its height a picture above the words may take, and how much larger the letters are. */
export interface PageShare {
  /** Of the height of a phone's page, in hundredths. */
  picture: number;
  /** The same of the open book on a wide screen, where only wide pictures stand above their words. */
  wide: number;
  letters: number;
}

interface PageToShare {
  text: string;
  /** Of the words, as `countWords` finds them. */
  words: number;
  level: number | null;
  /** Width by height of the picture; null on a page of words alone. */
  ratio: number | null;
}

/** Words that are few enough for larger letters. */
export const fewWords = 25;

/** What lies between the bars of the reader on a phone of 360 by 740, and the space around the words in it. */
const stage = { width: 360, height: 600, aroundAcross: 40, aroundDown: 36 };
/** The page of an open book at 1280 by 800: its letters are larger, and a line is at most 34 of them (`.story`). */
const book = { height: 672, aroundDown: 64, scale: 1.25, lettersOfLine: 34 };
const widest = { picture: 76, wide: 66 };
/** Of the letters, in pixels, by level (`--story-l1` and so on in tokens.css). */
const letterSizes = [32, 27, 23, 21, 19] as const;
const minHeight = 40;

/**
 * Known before the page is laid out, from its words alone: so neither a second language nor letters that come late move
 * the words. A picture is as wide as the page where the words leave it the height, and gives way to words that would
 * else not be seen whole, down to two fifths of the page.
 */
export function sharePage({ text, words, level, ratio }: PageToShare): PageShare {
  const isFew = words <= fewWords;
  const across = stage.width - stage.aroundAcross;
  const left = (letters: number) =>
    stage.height - stage.aroundDown - heightOf(text, { letter: letters * letterOf(level), across });
  const pictureMin = ratio === null ? 0 : Math.min(stage.width / ratio, stage.height * 0.42);
  const sizes = isFew || ratio === null ? [1.2, 1.1] : [];
  const letters = sizes.find((size) => left(size) >= pictureMin) ?? 1;
  const share = Math.floor((100 * left(letters)) / stage.height / 2) * 2;
  const narrowest = isFew ? minHeight : minHeight + 4;
  return {
    picture: Math.min(widest.picture, Math.max(narrowest, share)),
    wide: Math.min(widest.wide, Math.max(narrowest, wideShare(text, letterOf(level) * letters))),
    letters,
  };
}

function wideShare(text: string, letterOfPhone: number): number {
  const letter = letterOfPhone * book.scale;
  const words = heightOf(text, { letter, across: (book.lettersOfLine / 2) * letter });
  return Math.floor((100 * (book.height - book.aroundDown - words)) / book.height / 2) * 2;
}

/** Of the letters of a level, in pixels. */
export function letterOf(level: number | null): number {
  return letterSizes[(level ?? 3) - 1] ?? 23;
}

/** About how high words are, in pixels, set in letters of this size on lines of this length. */
export function heightOf(text: string, { letter, across }: { letter: number; across: number }): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil((widthOf(line) * letter * 1.08) / across)));
  return lines.reduce((sum, some) => sum + some, 0) * letter * lineHeightOf(text);
}

/** In widths of a letter that is as wide as high. */
function widthOf(line: string): number {
  const wide = line.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const all = line.match(/[^\p{M}]/gu)?.length ?? 0;
  return wide + (/\p{Script=Arabic}/u.test(line) ? 0.42 : 0.5) * (all - wide);
}

function lineHeightOf(text: string): number {
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text) ? 1.55 : 1.95;
}

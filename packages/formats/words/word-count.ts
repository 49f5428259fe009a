import { splitMyanmarSyllables } from './myanmar-syllables.ts';

const hasNoSpaces =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Tibetan}]/u;
let segmenter: Intl.Segmenter | undefined;

/**
 * The number of words in a text. Where spaces part words: what stands between spaces and holds a letter or digit. In Thai, Lao, Khmer, Burmese,
 * Rakhine, Chinese and Japanese: the words ICU finds. In Mon, for which ICU is wrong, and in Tibetan: syllables. languageCode is the folder code or tag.
 */
export function countWords(text: string, languageCode: string): number {
  let count = 0;
  for (const piece of text.split(/[\s\u200b]+/u)) {
    if (!/[\p{L}\p{N}]/u.test(piece)) continue;
    count += hasNoSpaces.test(piece) ? countUnspaced(piece, languageCode) : 1;
  }
  return count;
}

/** The number of letters in a text, vowel signs and other marks not counted: the measure of length for scripts without spaces. */
export function countLetters(text: string): number {
  return text.normalize('NFC').match(/\p{L}/gu)?.length ?? 0;
}

function countUnspaced(piece: string, languageCode: string): number {
  if (/\p{Script=Tibetan}/u.test(piece)) return piece.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)?.length ?? 0;
  if (/^mnw(-|$)/i.test(languageCode)) {
    const runs = piece.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
    return runs.reduce((sum, run) => sum + splitMyanmarSyllables(run).length, 0);
  }
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(piece)) if (isWordLike === true) count += 1;
  return count;
}

import { foldText } from '@letsread/formats/words/fold-text.ts';
import { maxSearchLetters } from '../contract.ts';

const maxWords = 5;

/**
 * What is kept of a search that found nothing: a few folded words. Undefined for what may be an address, a number of a
 * telephone or a class, or a whole sentence, as none of that names a book.
 */
export function searchedWords(typed: string): string | undefined {
  if (/[@\\/]|:\/\/|\bwww\.|\.[a-z]{2,}\b/i.test(typed) || /(\p{Nd}[\s().-]*){3}/u.test(typed)) return undefined;
  const words = foldText(typed)
    .replace(/[^\p{L}\p{M}\p{Nd}']+/gu, ' ')
    .trim();
  if (words === '' || words.length > maxSearchLetters || words.split(' ').length > maxWords) return undefined;
  return words;
}

import { foldText } from '@letsread/formats/words/fold-text.ts';
import { type QueryWord, queryWords, searchWords } from '@letsread/formats/words/search-words.ts';
import { Converter } from 'opencc-js/t2cn';

const hasIdeographs = /\p{Script=Han}/u;
let simplify: ((text: string) => string) | undefined;

/** Traditional characters are searched as simplified ones, so that either finds the other. */
function withoutVariants(text: string): string {
  if (!hasIdeographs.test(text)) return text;
  const convert = (simplify ??= Converter({ from: 't', to: 'cn' }));
  return convert(text.normalize('NFKC'));
}

/** The words of a text as the index holds them. */
export function wordsToIndex(text: string): string[] {
  return searchWords(withoutVariants(text));
}

/** What somebody typed, cut in the same way. */
export function wordsToFind(typed: string): QueryWord[] {
  return queryWords(withoutVariants(typed));
}

/** A title as one piece, for what is typed whole: neither signs nor spaces at its ends matter. */
export function titleKey(title: string): string {
  return foldText(withoutVariants(title))
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export interface WordAsWritten {
  word: string;
  written: string;
}

/** The words of a text that stand between spaces, each with how it is written: for what is put right and shown again. */
export function writtenWords(text: string, wordOf: typeof wordOfWritten = wordOfWritten): WordAsWritten[] {
  return Array.from(
    text.normalize('NFC').matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ\u200c\u200d]*/gu),
    ([written]) => written,
  ).flatMap((written) => {
    const word = wordOf(written);
    return word === undefined ? [] : [{ word, written: written.toLowerCase() }];
  });
}

/** How the index holds what stands between two spaces; undefined where it is several words, or none. */
export function wordOfWritten(written: string): string | undefined {
  const [only, ...others] = wordsToFind(written);
  return others.length > 0 ? undefined : only?.word;
}

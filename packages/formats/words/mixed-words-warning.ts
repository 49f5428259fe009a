import type { FormatWarning } from '../book.ts';
import { mixedWords } from './fold-text.ts';

/** So many are named: the others have the same letter, mostly. */
const maxNamed = 5;

/** That words of a text have letters of two scripts that look alike, which no proofreader sees; undefined where none has. */
export function mixedWordsWarning(text: string): FormatWarning<'letters-mixed'> | undefined {
  const words = mixedWords(text);
  if (words.length === 0) return undefined;
  const more = words.length > maxNamed ? ` and ${words.length - maxNamed} more` : '';
  const named = words.slice(0, maxNamed).map((word) => `“${word}”`);
  return {
    code: 'letters-mixed',
    message: `letters of two scripts stand in one word: ${named.join(', ')}${more}; the text was kept as written`,
  };
}

import { dictionaryWords, needsDictionary } from '@letsread/formats/words/dictionary-words.ts';
import { foldWord } from '../ready-scheme.ts';
import type { Scheme } from '../scheme.ts';

/** A word where it stands in a text. */
export type RunningWord = {
  /** Folded. */
  word: string;
  written: string;
  /** Whether a capital is owed to its place: the first of a sentence, of a line or of what is said. */
  isFirst: boolean;
};

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const sentenceStart = /^$|[\n.!?…:;。।។៖¡¿"“”«»„‹›—–]|(?:^|\s)['‘]|\s-\s?$/u;

/**
 * The words of a text in order; what is joined by hyphens counts in its parts, numbers do not count. Where no spaces part words, as in Khmer,
 * they are those that ICU finds.
 */
export function runningWords(text: string, scheme: Pick<Scheme, 'languageTag'>): RunningWord[] {
  const composed = text.normalize('NFC');
  const found: RunningWord[] = [];
  let end = 0;
  for (const { 0: written, index } of composed.matchAll(words)) {
    const between = composed.slice(end, index);
    const isFirst = end === 0 || sentenceStart.test(between);
    end = index + written.length;
    if (/\p{N}/u.test(written)) continue;
    for (const [at, word] of (needsDictionary(written) ? dictionaryWords(written) : [written]).entries())
      found.push({ word: foldWord(word, scheme), written: word, isFirst: isFirst && at === 0 });
  }
  return found;
}

/**
 * Which words of a book are proper names: written with a capital in the midst of a sentence and never without one. Sight words (I) are none, nor
 * words all in capitals. Where that would make names of half of the words, the book writes capitals for another reason and has none.
 */
export function properNames(running: readonly RunningWord[], isSightWord: (word: string) => boolean): Set<string> {
  const capital = /^\p{Lu}(?=.*\p{Ll})/u;
  const lower = new Set<string>();
  const names = new Set<string>();
  for (const { written, word, isFirst } of running) {
    if (!/\p{Lu}/u.test(written)) lower.add(owner(word));
    else if (!isFirst && (capital.test(written) || written.length === 1)) names.add(owner(word));
  }
  const isName = (word: string) => names.has(owner(word)) && !lower.has(owner(word)) && !isSightWord(word);
  const found = running.filter(({ word }) => isName(word));
  return new Set(found.length * 2 > running.length ? [] : found.map(({ word }) => word));
}

/** Lina's is a name where Lina is. */
function owner(word: string): string {
  return word.replace(/'.*$/u, '');
}

import { countLetters } from '@letsread/formats/words/word-count.ts';
import { dictionaryWords } from '@letsread/formats/words/dictionary-words.ts';

interface TextOfPage {
  number: number;
  text: string;
}

/** A word as the book writes it, and the page where it is met first. */
export interface LessonWord {
  word: string;
  page: number;
}

interface MetWord extends LessonWord {
  letters: number;
  count: number;
}

const runs = /\p{L}[\p{L}\p{M}\u200c\u200d]*(?:['’ʼ-]\p{L}[\p{L}\p{M}]*)*/gu;
/** Scripts that part no words by spaces, which ICU cuts into words. */
const isCutByDictionary =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
/** Of Mon and Tibetan only syllables are known, and no child talks about half a word. */
const hasNoWords = /^mnw(?:-|$)|^rki(?:-|$)/i;
const tibetan = /\p{Script=Tibetan}/u;

/** The more a child reads, the more words are worth talking about first. */
const wordsByLevel = [4, 5, 6, 8, 8] as const;

/**
 * The words of a book that are long for it, in the order in which they are met; those that come back before those that come
 * once. Names are none of them: where a script has capitals, only what the book also writes without one.
 */
export function lessonWords(
  pages: readonly TextOfPage[],
  { languageTag, level }: { languageTag: string; level: number | null },
): LessonWord[] {
  if (hasNoWords.test(languageTag)) return [];
  const met = meetWords(pages, languageTag);
  const longer = typicalLetters(met) + 1;
  const long = [...met.values()]
    .filter(({ letters }) => letters >= longer)
    .toSorted((one, other) => weight(other) - weight(one));
  const max = wordsByLevel[(level ?? 3) - 1] ?? 6;
  const chosen: MetWord[] = [];
  for (const one of long) {
    if (chosen.length === max) break;
    if (!chosen.some(({ word }) => areForms(word, one.word))) chosen.push(one);
  }
  const order = [...met.values()];
  return chosen
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map(({ word, page }) => ({ word, page }));
}

/** By what they are alike in upper and lower case; in the order of the book. */
function meetWords(pages: readonly TextOfPage[], languageTag: string): Map<string, MetWord> {
  const met = new Map<string, MetWord>();
  for (const { number, text } of pages)
    for (const [run] of text.normalize('NFC').matchAll(runs)) {
      if (tibetan.test(run)) continue;
      for (const written of isCutByDictionary.test(run) ? dictionaryWords(run) : [run]) {
        const word = written.toLocaleLowerCase(languageTag);
        const known = met.get(word) ?? { word: '', page: number, letters: countLetters(word), count: 0 };
        // Its place is where it is met first, with a capital or without.
        met.set(word, { ...known, count: known.count + 1, word: written === word ? word : known.word });
      }
    }
  return new Map([...met].filter(([, { word }]) => word !== ''));
}

/** How long a word of the book is, as it is read: the middle of all its running words. */
function typicalLetters(met: ReadonlyMap<string, MetWord>): number {
  const lengths = [...met.values()].flatMap(({ letters, count }) => Array.from({ length: count }, () => letters));
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
}

/** What comes back matters to the story: twice more is worth as much as two letters each. */
function weight({ letters, count }: MetWord): number {
  return letters + 2 * Math.min(count - 1, 2);
}

/** Two forms of one word, such as kite and kites, where words are long enough to tell. */
function areForms(one: string, other: string): boolean {
  const stem = Math.max(4, Math.min(one.length, other.length) - 2);
  return one.slice(0, stem) === other.slice(0, stem);
}

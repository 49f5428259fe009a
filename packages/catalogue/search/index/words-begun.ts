import type { QueryWord } from '@letsread/formats/words/search-words.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { isUnspaced } from './words/unspaced.ts';
import { begunTerm } from './name-rules.ts';

/** Beginnings of up to so many letters have an index of their own in the texts: there they are as quick as a few words. */
const indexedLetters = 3;
const fewLonger = 8;
const maxLonger = 32;

/** The words of a query, and what else its last word may be the beginning of. */
export interface BegunWords {
  /** The last is no beginning any more where the language has no longer word: words are found several times as quickly. */
  words: QueryWord[];
  /** What texts are to have besides those with all words whole; undefined where there is nothing else to be found. */
  others: string | undefined;
}

/**
 * FTS5 puts together all words with a beginning before the first match is known; nearly all that is typed is a
 * whole word, though, and has few longer ones.
 */
export function begunWords(reader: IndexReader, words: QueryWord[], language: IndexLanguage | undefined): BegunWords {
  const last = words.at(-1);
  const before = words.slice(0, -1);
  const anyBegun = () => words.map(begunTerm).join(' AND ');
  if (last === undefined) return { words, others: undefined };
  const isTooShort = last.word.length < 2 && !isUnspaced(last.word);
  if (language === undefined || before.some(({ isPrefix }) => isPrefix))
    return { words, others: isTooShort ? undefined : anyBegun() };
  if (!last.isPrefix) return { words, others: undefined };
  const longer = reader.lexicon.longerWords(last.word, language.number, maxLonger + 1);
  if (longer.length === 0) return { words: [...before, { ...last, isPrefix: false }], others: undefined };
  if (isTooShort) return { words, others: undefined };
  const isMany = longer.length > (last.word.length <= indexedLetters ? fewLonger : maxLonger);
  if (isMany) return { words, others: anyBegun() };
  const anyLonger = longer.map((word) => `"${word}"`).join(' OR ');
  return { words, others: [...before.map(({ word }) => `"${word}"`), `(${anyLonger})`].join(' AND ') };
}

import type { QueryWord } from '@letsread/formats/words/search-words.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { stemOf } from './words/word-stems.ts';

const maxForms = 12;

/** What a title, people and themes are to have, as expressions of the index. */
export interface WordsOfNames {
  whole: string;
  begun: string;
  /** With other forms of the words; undefined where no word has one. */
  forms: string | undefined;
  /** Of each word, other words with its stem. */
  others: string[][];
}

export function wordsOfNames(
  reader: IndexReader,
  words: readonly QueryWord[],
  language: IndexLanguage | undefined,
): WordsOfNames {
  const formsOf = (word: string, { tag, number }: IndexLanguage) =>
    reader.lexicon.wordsWithStem(stemOf(word, tag), number, maxForms).filter((form) => form !== word);
  const others = words.map(({ word }) => (language === undefined ? [] : formsOf(word, language)));
  const anyForm = words.map((word, at) => {
    const all = [begunTerm(word), ...(others[at] ?? []).map((form) => `"${form}"`)];
    return all.length === 1 ? all[0] : `(${all.join(' OR ')})`;
  });
  return {
    whole: words.map(({ word }) => `"${word}"`).join(' AND '),
    begun: words.map(begunTerm).join(' AND '),
    forms: others.some(({ length }) => length > 0) ? anyForm.join(' AND ') : undefined,
    others,
  };
}

export function begunTerm({ word, isPrefix }: QueryWord): string {
  return `"${word}"${isPrefix ? '*' : ''}`;
}

/** In words that stand between spaces. */
export function hasBegun(names: string, { word, isPrefix }: QueryWord): boolean {
  return names.includes(isPrefix ? ` ${word}` : ` ${word} `);
}

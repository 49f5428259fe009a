import type { QueryWord } from '@letsread/formats/words/search-words.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { stemOf } from './words/word-stems.ts';

const maxForms = 12;

/** What must stand in names for a place in the order of matches. */
export interface NameRule {
  /** `any`: in title, people and themes together. */
  of: 'title' | 'people' | 'any';
  /** As the index takes it. */
  expression: string;
  /** The same, of words that stand between spaces. */
  isMet: (names: string) => boolean;
}

/** The order of names that have all words, the best first. */
export interface NameRules {
  /** Titles, people and themes with the words themselves. */
  whole: NameRule[];
  /** Those with their beginnings, then those with other forms of them; the last one lets all pass that any other does. */
  begun: NameRule[];
}

export function nameRules(
  reader: IndexReader,
  words: readonly QueryWord[],
  language: IndexLanguage | undefined,
): NameRules {
  const formsOf = (word: string, { tag, number }: IndexLanguage) =>
    reader.lexicon.wordsWithStem(stemOf(word, tag), number, maxForms).filter((form) => form !== word);
  const forms = words.map(({ word }) => (language === undefined ? [] : formsOf(word, language)));
  const phrase: NameRule = {
    of: 'title',
    expression: words.map(({ word }) => `"${word}"`).join(' + '),
    isMet: (names) => names.includes(` ${words.map(({ word }) => word).join(' ')} `),
  };
  const whole = ruleOfEach({
    expression: words.map(({ word }) => `"${word}"`).join(' AND '),
    isMet: (names) => words.every(({ word }) => names.includes(` ${word} `)),
  });
  const begun = ruleOfEach({
    expression: words.map(begunTerm).join(' AND '),
    isMet: (names) => words.every((word) => hasBegun(names, word)),
  });
  const anyForm = ruleOfEach({
    expression: words
      .map((word, at) => anyOf([begunTerm(word), ...(forms[at] ?? []).map((form) => `"${form}"`)]))
      .join(' AND '),
    isMet: (names) =>
      words.every((word, at) => hasBegun(names, word) || forms[at]?.some((form) => names.includes(` ${form} `))),
  });
  return {
    whole: [...(words.length > 1 ? [phrase] : []), ...whole],
    begun: [...begun, ...(forms.some(({ length }) => length > 0) ? anyForm : [])],
  };
}

/** Titles before people before themes. */
function ruleOfEach(rule: Omit<NameRule, 'of'>): NameRule[] {
  return (['title', 'people', 'any'] as const).map((of) => ({ of, ...rule }));
}

function anyOf(terms: string[]): string {
  return terms.length === 1 ? terms.join('') : `(${terms.join(' OR ')})`;
}

export function begunTerm({ word, isPrefix }: QueryWord): string {
  return `"${word}"${isPrefix ? '*' : ''}`;
}

function hasBegun(names: string, { word, isPrefix }: QueryWord): boolean {
  return names.includes(isPrefix ? ` ${word}` : ` ${word} `);
}

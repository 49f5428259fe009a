import type { Statements } from './statements.ts';

/** The words of each language in an index, by the number of the language. */
export class Lexicon {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  /** Other words of a language with this stem. */
  wordsWithStem(stem: string, language: number, limit: number): string[] {
    return this.#words(
      'select word from word where stem = ? and language = ? order by names desc, word limit ?',
      stem,
      language,
      limit,
    );
  }

  /** How many titles and names of a language have this word; undefined where no book has it at all. */
  countWord(word: string, language: number): number | undefined {
    return this.#statements.numbers('select names from word where language = ? and word = ?', language, word)[0];
  }

  hasWordFrom(beginning: string, language: number): boolean {
    return (
      this.#words(
        'select word from word where language = ? and word >= ? and word < ? limit 1',
        language,
        ...from(beginning),
      ).length > 0
    );
  }

  /** Words that begin so and go on, and stand anywhere in a book of the language: in parts too, as the index cuts them. */
  longerWords(beginning: string, language: number, limit: number): string[] {
    return this.#words(
      'select word from text_word where language = ? and word > ? and word < ? limit ?',
      language,
      ...from(beginning),
      limit,
    );
  }

  /** Words of a language that begin with a letter and have so many. */
  wordsOfLength(first: string, length: number, language: number, limit: number): [word: string, names: number][] {
    return this.#statements.rows<[string, number]>(
      'select word, names from word where first = ? and length = ? and language = ? order by names desc limit ?',
      first,
      length,
      language,
      limit,
    );
  }

  /** Words of titles and names of a language that begin so. */
  wordsFrom(beginning: string, language: number, limit: number): [word: string, names: number][] {
    return this.#statements.rows<[string, number]>(
      'select word, names from word where language = ? and word >= ? and word < ? and names > 0 order by word limit ?',
      language,
      ...from(beginning),
      limit,
    );
  }

  writtenOf(word: string, language: number): string | undefined {
    return this.#words('select written from word where language = ? and word = ?', language, word)[0];
  }

  #words(text: string, ...values: (string | number)[]): string[] {
    return this.#statements.rows<[string]>(text, ...values).map(([word]) => word);
  }
}

/** The bounds of all words that begin so. */
function from(beginning: string): [string, string] {
  return [beginning, `${beginning}\u{10ffff}`];
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { clustersOf } from '../words/clusters.ts';
import { wordOfWritten, writtenWords } from '../words/folded-words.ts';
import { stemOf } from '../words/word-stems.ts';

/** So many words are remembered of each kind, some 60 bytes each: most words of a text were in another before. */
const maxRemembered = 500_000;

interface WordsOfEdition {
  /** The number of the language, and its BCP 47 tag. */
  language: number;
  tag: string;
  /** All words, as they are searched. */
  words: readonly string[];
  /** As they are written: title and people, and the rest. */
  names: string;
  texts: string;
}

/** Writes the words of each language into an index: those to be looked for, and those to be put right. */
export class LexiconWriter {
  readonly #word: StatementSync;
  readonly #textWord: StatementSync;
  /** Those that stand in the file already. */
  readonly #words = new RememberedWords();
  readonly #textWords = new RememberedWords();
  /** Cutting a word takes longer than finding it. */
  readonly #wordsOfWritten = new Map<string, string | undefined>();

  constructor(db: DatabaseSync) {
    this.#word = db.prepare(`insert into word values (?, ?, ?, ?, ?, ?, ?)
      on conflict (language, word) do update set names = names + excluded.names where excluded.names > 0`);
    this.#textWord = db.prepare('insert or ignore into text_word values (?, ?)');
  }

  put({ language, tag, words, names, texts }: WordsOfEdition): void {
    const knownInTexts = this.#textWords.of(language);
    for (const word of words) if (knownInTexts.add(word)) this.#textWord.run(language, word);
    const known = this.#words.of(language);
    // How many titles and people have a word is counted.
    for (const [word, written] of this.#written(names)) {
      known.add(word);
      this.#putWord({ language, tag, word, written, names: 1 });
    }
    for (const [word, written] of this.#written(texts))
      if (known.add(word)) this.#putWord({ language, tag, word, written, names: 0 });
  }

  /** To be called when what was written since the last commit is undone. */
  forget(): void {
    this.#words.clear();
    this.#textWords.clear();
  }

  /** Of each word of a text how it is written; of one that comes twice, how it is written last. */
  #written(text: string): Map<string, string> {
    return new Map(writtenWords(text, (written) => this.#wordOf(written)).map(({ word, written }) => [word, written]));
  }

  #wordOf(written: string): string | undefined {
    const known = this.#wordsOfWritten.get(written);
    if (known !== undefined || this.#wordsOfWritten.has(written)) return known;
    if (this.#wordsOfWritten.size >= maxRemembered) this.#wordsOfWritten.clear();
    const word = wordOfWritten(written);
    this.#wordsOfWritten.set(written, word);
    return word;
  }

  #putWord(put: { language: number; tag: string; word: string; written: string; names: 0 | 1 }): void {
    const { language, tag, word, written, names } = put;
    if (word.length < 2 || /^\p{N}+$/u.test(word)) return;
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    this.#word.run(language, word, stemOf(word, tag), written, first, clustersOf(word).length, names);
  }
}

/** The words of each language that were seen, until there are too many. */
class RememberedWords {
  readonly #byLanguage = new Map<number, Set<string>>();
  #count = 0;

  /** `add` says whether a word was not remembered before. */
  of(language: number): { add: (word: string) => boolean } {
    if (this.#count >= maxRemembered) this.clear();
    const words = this.#byLanguage.get(language) ?? new Set<string>();
    this.#byLanguage.set(language, words);
    return {
      add: (word) => {
        if (words.has(word)) return false;
        words.add(word);
        this.#count += 1;
        return true;
      },
    };
  }

  clear(): void {
    this.#byLanguage.clear();
    this.#count = 0;
  }
}

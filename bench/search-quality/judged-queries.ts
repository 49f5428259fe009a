import { dropMarks, endingsOf, mistype, otherDigits, varyArabic } from './change-letters.ts';
import { createRandom, type Random } from './random.ts';
import { type RealEdition, wordsOf } from './real-editions.ts';

export const kinds = [
  'title',
  'title word',
  'two words of a page',
  'no diacritics',
  'NFD',
  'capitals',
  'prefix',
  'one typo',
  'author',
  'last name',
  'other digits',
  'Arabic variants',
  'inflected',
  'other language',
] as const;
export type Kind = (typeof kinds)[number];

/** What somebody types who reads in a language, and the editions in it that are right. */
export interface JudgedQuery {
  kind: Kind;
  languageCode: string;
  script: string;
  typed: string;
  right: ReadonlySet<string>;
}

const ofEachKind = 8;

/** The same stories give the same queries. What is right is read from the stories as they are written. */
export function judgedQueries(editions: RealEdition[]): JudgedQuery[] {
  const byLanguage = Map.groupBy(editions, ({ language }) => language.code);
  return [...byLanguage.values()].flatMap((shelf) => {
    const judge = new ShelfJudge(shelf, editions);
    return kinds.flatMap((kind) => judge.queriesOf(kind));
  });
}

type Found = { typed: string; right: RealEdition[] } | undefined;

/** Makes the queries of one language. */
class ShelfJudge {
  readonly #shelf: RealEdition[];
  readonly #all: RealEdition[];
  readonly #letters: string;
  readonly #words: string[];
  readonly #code: string;
  #random: Random = createRandom('');

  constructor(shelf: RealEdition[], all: RealEdition[]) {
    this.#shelf = shelf;
    this.#all = all;
    const titles = shelf.map(({ title }) => title.normalize('NFC').toLowerCase()).join('');
    this.#letters = [...new Set(titles.match(/\p{L}/gu))].join('');
    this.#words = [...new Set(shelf.flatMap(({ pages, language }) => wordsOf(pages.join('\n'), language)))];
    this.#code = shelf[0]?.language.code ?? '';
  }

  queriesOf(kind: Kind): JudgedQuery[] {
    this.#random = createRandom(`${this.#code} ${kind}`);
    const queries: JudgedQuery[] = [];
    for (const edition of this.#random.some(this.#shelf, this.#shelf.length)) {
      if (queries.length === ofEachKind) break;
      const found = this.#query(kind, edition);
      if (found === undefined || queries.some(({ typed }) => typed === found.typed)) continue;
      const right = new Set(found.right.map(({ key }) => key));
      queries.push({ kind, languageCode: this.#code, script: edition.language.script, typed: found.typed, right });
    }
    return queries;
  }

  #query(kind: Kind, edition: RealEdition): Found {
    const title = edition.title.normalize('NFC');
    const retyped = (typed: string): Found => (typed === title ? undefined : this.#titled(title, typed));
    const making: Record<Kind, () => Found> = {
      title: () => this.#titled(title, title),
      'title word': () => this.#titleWord(edition),
      'two words of a page': () => this.#twoWords(edition),
      'no diacritics': () => retyped(dropMarks(title)),
      NFD: () => retyped(title.normalize('NFD')),
      capitals: () => retyped(title.toLocaleUpperCase(edition.language.bcp47)),
      prefix: () => this.#prefix(edition),
      'one typo': () => this.#typo(edition, title),
      author: () => this.#author(edition, (name) => name),
      'last name': () => this.#author(edition, (name) => name.split(' ').at(-1) ?? ''),
      'other digits': () => this.#digits(edition),
      'Arabic variants': () => (edition.language.script === 'Arab' ? retyped(varyArabic(title)) : undefined),
      inflected: () => this.#inflected(edition),
      'other language': () => this.#otherLanguage(edition),
    };
    return making[kind]();
  }

  #titled(title: string, typed: string): Found {
    const same = (other: RealEdition) => other.title.normalize('NFC').toLowerCase() === title.toLowerCase();
    return { typed, right: this.#shelf.filter(same) };
  }

  #holding(isRight: (word: string) => boolean): RealEdition[] {
    return this.#shelf.filter(({ titleWords }) => titleWords.some(isRight));
  }

  #wordOf({ titleWords, language }: RealEdition, minLetters: number): string | undefined {
    const min = language.hasSpacesBetweenWords ? minLetters : 2;
    const long = titleWords.filter((word) => Array.from(word).length >= min && !/\p{Nd}/u.test(word));
    return long.length === 0 ? undefined : this.#random.oneOf(long);
  }

  #titleWord(edition: RealEdition): Found {
    const word = this.#wordOf(edition, 3);
    return word === undefined ? undefined : { typed: word, right: this.#holding((other) => other === word) };
  }

  #prefix(edition: RealEdition): Found {
    const word = this.#wordOf(edition, 5);
    if (word === undefined) return undefined;
    const letters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
    const typed = letters.slice(0, Math.max(2, Math.ceil(letters.length * 0.6))).join('');
    return { typed, right: this.#holding((other) => other.startsWith(typed)) };
  }

  /** Half of them in a word alone, half in the whole title. */
  #typo(edition: RealEdition, title: string): Found {
    const word = this.#wordOf(edition, 4);
    if (word === undefined || Array.from(word).length < (edition.language.hasSpacesBetweenWords ? 4 : 3))
      return undefined;
    const wrong = mistype(word, this.#letters, this.#random);
    if (this.#words.includes(wrong)) return undefined;
    if (this.#random.below(2) === 0) return { typed: wrong, right: this.#holding((other) => other === word) };
    return this.#titled(title, title.toLocaleLowerCase(edition.language.bcp47).replace(word, wrong));
  }

  #twoWords({ pages, language }: RealEdition): Found {
    const words = wordsOf(this.#random.oneOf(pages), language).filter((word) => Array.from(word).length >= 3);
    const [one, other] = this.#random.some([...new Set(words)], 2);
    if (one === undefined || other === undefined) return undefined;
    const typed = language.hasSpacesBetweenWords ? `${one} ${other}` : `${one}${' '}${other}`;
    const right = this.#shelf.filter((edition) =>
      edition.pages.some((page) => {
        const held = wordsOf(page, language);
        return held.includes(one) && held.includes(other);
      }),
    );
    return { typed, right };
  }

  #author({ authors }: RealEdition, part: (name: string) => string): Found {
    const author = authors[0];
    const typed = author === undefined ? '' : part(author);
    if (typed.length < 3) return undefined;
    const right = this.#shelf.filter((edition) =>
      edition.people.some((name) => name.split(' ').includes(typed) || name === typed),
    );
    return { typed, right };
  }

  /** A number of a page in other digits, and a word beside it. */
  #digits({ pages, language }: RealEdition): Found {
    for (const page of pages) {
      const words = wordsOf(page, language);
      const at = words.findIndex((word) => /^\p{Nd}+$/u.test(word));
      const beside = words[at + 1];
      const number = words[at];
      if (number === undefined || beside === undefined) continue;
      const right = this.#shelf.filter((edition) =>
        edition.pages.some((other) => [number, beside].every((word) => wordsOf(other, language).includes(word))),
      );
      return { typed: `${otherDigits(number, this.#random)} ${beside}`, right };
    }
    return undefined;
  }

  /** Another form of a word of the title, one that the stories of this language hold. */
  #inflected(edition: RealEdition): Found {
    const found = endingsOf(this.#code);
    for (const word of this.#random.some(edition.titleWords, 20)) {
      const stems = found
        .filter((ending) => word.endsWith(ending))
        .map((ending) => word.slice(0, word.length - ending.length));
      const forms = stems
        .filter((stem) => stem.length >= 4)
        .flatMap((stem) => found.map((ending) => stem + ending))
        .filter((form) => form !== word && this.#words.includes(form) && !edition.titleWords.includes(form));
      if (forms.length === 0) continue;
      const typed = this.#random.oneOf(forms);
      return { typed, right: this.#holding((other) => other === word || other === typed) };
    }
    return undefined;
  }

  #otherLanguage(edition: RealEdition): Found {
    const others = this.#all.filter(
      ({ number, language }) => number === edition.number && language !== edition.language,
    );
    if (others.length === 0) return undefined;
    const { title } = this.#random.oneOf(others);
    const right = this.#shelf.filter(({ number }) =>
      this.#all.some((other) => other.number === number && other.title.toLowerCase() === title.toLowerCase()),
    );
    return { typed: title, right };
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../search-quality/random.ts';
import { booksDir, readRealEditions, wordsOf } from '../search-quality/real-editions.ts';

/** A language and the words of its real books, those that stand in them most first. */
export interface WordsOfLanguage {
  code: string;
  bcp47: string;
  name: string;
  englishName: string;
  script: string;
  direction: 'ltr' | 'rtl';
  words: string[];
}

type Language = Omit<WordsOfLanguage, 'words'>;

const starter = path.resolve(import.meta.dirname, '../../starter/books');

/** Of the real books where they are at hand, else of the starter library; the language with the most words first. */
export function readRealWords(): WordsOfLanguage[] {
  const texts = existsSync(booksDir) ? textsOfRealBooks() : textsOfStarter();
  const byCode = Map.groupBy(texts, ({ language }) => language.code);
  const languages = [...byCode.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const counts = new Map<string, number>();
    for (const { text } of found)
      for (const word of wordsOf(text, first.language)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const words = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
    return words.length < 50 ? [] : { ...first.language, words };
  });
  return languages.toSorted((one, other) => other.words.length - one.words.length);
}

function textsOfRealBooks(): { language: Language; text: string }[] {
  return readRealEditions().map(({ language, title, pages }) => {
    const { code, bcp47, nativeName: name, englishName, script, direction } = language;
    return { language: { code, bcp47, name, englishName, script, direction }, text: [title, ...pages].join('\n') };
  });
}

function textsOfStarter(): { language: Language; text: string }[] {
  return readdirSync(starter).flatMap((book) =>
    readdirSync(path.join(starter, book))
      .filter((file) => /^[a-z]{2,3}\.json$/.test(file))
      .map((file) => {
        const code = path.basename(file, '.json');
        const { title, pages } = JSON.parse(readFileSync(path.join(starter, book, file), 'utf8')) as {
          title: string;
          pages: { text: string }[];
        };
        return { language: languageOf(code), text: [title, ...pages.map(({ text }) => text)].join('\n') };
      }),
  );
}

function languageOf(code: string): Language {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  const direction = ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr';
  return { code, bcp47: code, name: nameIn(code), englishName: nameIn('en'), script, direction };
}

export interface Draw {
  below: (limit: number) => number;
  /** A place in a list, the first one most, the second half as often, as words are in texts (Zipf's law). */
  rank: (length: number) => number;
  /** One of a list, by its rank. */
  zipf: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: T[]) => T[];
}

/** The same in each run with the same seed. */
export function createDraw(seed: string): Draw {
  const { below } = createRandom(seed);
  const rank = (length: number) => Math.floor((length + 1) ** (below(2 ** 30) / 2 ** 30)) - 1;
  return {
    below,
    rank,
    zipf: <T>(list: readonly T[]) => list[rank(list.length)] as T,
    shuffle(list) {
      for (let at = list.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [list[at], list[other]] = [list[other] as (typeof list)[number], list[at] as (typeof list)[number]];
      }
      return list;
    },
  };
}

import type { QueryWord } from '@letsread/formats/words/search-words.ts';
import { titleKey, wordsToFind } from './words/folded-words.ts';
import { filterWord } from './index-schema.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { romanisedQuery } from './words/romanised.ts';
import { similarTitles, similarWords } from './spelling.ts';
import { isUnspaced } from './words/unspaced.ts';
import { begunWords } from './words-begun.ts';
import { type NameRule, nameRules } from './name-rules.ts';

/** More matches than anybody looks through: ranking and counting end here. */
export const maxMatches = 1000;
/** Where exact words and beginnings give fewer, words that may have been meant are looked for as well. */
const fewMatches = 5;
/** In the text, words of one page mostly stand so near. */
const nearWords = 30;

/** So few names are put in order here; more are asked for one order after the other. */
const fewNames = 300;

const columnsOf = { title: '{title}', people: '{people}', any: '{title people tags}' } as const;

/** What somebody looks for. */
export interface IndexQuery {
  typed: string;
  language: IndexLanguage | undefined;
  /** Parts of an expression that must match besides. */
  filters: readonly string[];
  /** Enough; `maxMatches` where it is left out. */
  max?: number;
  /** In titles alone. */
  isOfTitles?: boolean;
}

/** Rows in their order, with what was found by other words than those typed. */
export interface Matches {
  rowids: number[];
  /** Those found by a title in another language: row found, and row of that title. */
  calledElse: Map<number, number>;
  /** What was meant instead of a word typed, where only that was found. */
  corrected: Map<string, string>;
  /** Only titles were found that are a sign or two away from what was typed. */
  isNearTitle: boolean;
}

/**
 * The rows that match, at most `maxMatches`, the best first: exact before beginnings, titles before people before themes
 * before texts, words together before words apart; within all that, by row, and so by how often a book is read.
 */
export function findMatches(reader: IndexReader, query: IndexQuery): Matches {
  const words = wordsToFind(query.typed);
  const found = new Found(reader, query, words);
  if (words.length === 0) return found.matches;
  found.addNames();
  if (query.isOfTitles !== true) found.addTexts();
  found.addOtherTitles();
  if (found.matches.rowids.length < fewMatches) found.addRomanised();
  if (found.matches.rowids.length < fewMatches) found.addMisspelt();
  return found.matches;
}

class Found {
  readonly matches: Matches = { rowids: [], calledElse: new Map(), corrected: new Map(), isNearTitle: false };
  readonly #seen = new Set<number>();
  readonly #reader: IndexReader;
  readonly #query: IndexQuery;
  readonly #words: QueryWord[];
  readonly #typed: QueryWord[];
  /** What texts may have instead of whole words. */
  readonly #begun: string | undefined;
  readonly #filters: string;
  readonly #max: number;

  constructor(reader: IndexReader, query: IndexQuery, words: QueryWord[]) {
    this.#reader = reader;
    this.#query = query;
    this.#typed = words;
    ({ words: this.#words, others: this.#begun } = begunWords(reader, words, query.language));
    const { language, filters, max = maxMatches } = query;
    this.#max = max;
    const all = [...(language === undefined ? [] : [`"${filterWord.language(language.number)}"`]), ...filters];
    this.#filters = all.map((part) => ` AND ${part}`).join('');
  }

  /** Titles, people and themes: the words themselves, then beginnings, then other forms. */
  addNames(): void {
    const titled = this.#reader.matchKey(titleKey(this.#query.typed), this.#max);
    this.#add(this.#ownOf(titled));
    const { whole, begun } = nameRules(this.#reader, this.#words, this.#query.language);
    const asked = (rules: NameRule[]) => (this.#isOfTitles ? rules.filter(({ of }) => of === 'title') : rules);
    const widest = asked(begun).at(-1);
    if (widest === undefined) return;
    const rowids = this.#matchRule(widest, fewNames);
    // Most words that are looked for stand in few names, or in texts alone: one question instead of nine.
    const addWhere =
      rowids.length < fewNames
        ? this.#addAmong(rowids, widest)
        : (rule: NameRule) => this.#addFrom(() => this.#matchRule(rule));
    for (const rule of asked(whole)) addWhere(rule);
    this.#addCalledElse(titled);
    for (const rule of asked(begun)) addWhere(rule);
  }

  /** All rows that any rule lets pass are at hand: what stands in their titles and people orders them. */
  #addAmong(rowids: readonly number[], widest: NameRule): (rule: NameRule) => void {
    const left = new Map(this.#reader.namesOf(rowids).map((names) => [names.rowid, names]));
    const rowsOf = (rule: NameRule): number[] => {
      const { of, isMet } = rule;
      if (rule === widest) return [...left.keys()];
      if (of !== 'any') return [...left.values()].flatMap((names) => (isMet(names[of]) ? names.rowid : []));
      return left.size > 0 ? this.#matchRule(rule) : [];
    };
    return (rule) => this.#add(rowsOf(rule).filter((rowid) => left.delete(rowid)));
  }

  addTexts(): void {
    const whole = this.#words.map(({ word }) => `"${word}"`);
    if (whole.length > 1) this.#texts(`NEAR(${whole.join(' ')}, ${nearWords})`);
    this.#texts(whole.join(' AND '));
    if (this.#begun !== undefined) this.#texts(this.#begun);
  }

  /** Books that are called so in another language. */
  addOtherTitles(): void {
    if (this.#query.language === undefined || this.matches.rowids.length >= this.#max) return;
    const begun = this.#typed.map(({ word, isPrefix }) => `"${word}"${isPrefix && word.length > 2 ? '*' : ''}`);
    this.#addCalledElse(this.#reader.matchNames(`{title} : (${begun.join(' AND ')})`, 200));
  }

  /** Titles and people of other scripts, typed in Latin letters. */
  addRomanised(): void {
    const expression = romanisedQuery(this.#query.typed);
    if (expression !== undefined) this.#names(`{latin} : (${expression})`);
  }

  /** Words that differ by a letter or two, where what was typed is found hardly anywhere. */
  addMisspelt(): void {
    const { language, typed } = this.#query;
    if (language === undefined) return;
    if (isUnspaced(typed)) {
      const { length: exact } = this.matches.rowids;
      this.#add(similarTitles(this.#reader, typed, this.#filters));
      this.matches.isNearTitle = exact === 0 && this.matches.rowids.length > 0;
      return;
    }
    const { length: before } = this.matches.rowids;
    const words = this.#words.map(({ word }) => `"${word}"`);
    const similar = this.#typed.map(({ word, isPrefix }) => {
      const isKnown =
        this.#reader.lexicon.countWord(word, language.number) !== undefined ||
        (isPrefix && this.#reader.lexicon.hasWordFrom(word, language.number));
      return { word, isKnown, candidates: similarWords(this.#reader, word, language) };
    });
    const unknown = similar.filter(({ isKnown }) => !isKnown);
    const tried = unknown.length > 0 ? unknown : similar;
    // Who typed words of books, and has found some by them, meant those.
    const isMistake = unknown.length > 0 || before === 0;
    if (unknown.length > 1) {
      const groups = similar.map(({ word, isKnown, candidates }) =>
        isKnown ? `"${word}"` : `(${[word, ...candidates].map((one) => `"${one}"`).join(' OR ')})`,
      );
      this.#names(`${this.#namedColumns} : (${groups.join(' AND ')})`);
      this.#texts(groups.join(' AND '));
      if (this.matches.rowids.length > before)
        for (const { word, candidates } of unknown)
          if (candidates[0] !== undefined) this.matches.corrected.set(word, candidates[0]);
      return;
    }
    for (const find of ['names', 'texts'] as const) {
      for (const { word, candidates } of tried) {
        for (const candidate of candidates) {
          const expression = words.map((one) => (one === `"${word}"` ? `"${candidate}"` : one)).join(' AND ');
          if (find === 'names') this.#names(`${this.#namedColumns} : (${expression})`);
          else this.#texts(expression);
          if (isMistake && this.matches.rowids.length > before && this.matches.corrected.size === 0)
            this.matches.corrected.set(word, candidate);
        }
      }
      if (this.matches.rowids.length >= fewMatches) return;
    }
  }

  #filtered(expression: string): string {
    return `(${expression})${this.#filters}`;
  }

  get #isOfTitles(): boolean {
    return this.#query.isOfTitles === true;
  }

  #matchRule({ of, expression }: NameRule, max = this.#max): number[] {
    return this.#reader.matchNames(this.#filtered(`${columnsOf[of]} : (${expression})`), max);
  }

  get #namedColumns(): string {
    return this.#isOfTitles ? '{title}' : '{title people}';
  }

  #names(expression: string): void {
    this.#addFrom(() => this.#reader.matchNames(this.#filtered(expression), this.#max));
  }

  #texts(expression: string): void {
    if (this.#isOfTitles) return;
    this.#addFrom(() => this.#reader.matchTexts(this.#filtered(expression), this.#max));
  }

  #addFrom(find: () => number[]): void {
    if (this.matches.rowids.length < this.#max) this.#add(find());
  }

  #add(rowids: readonly number[]): void {
    for (const rowid of rowids) {
      if (this.matches.rowids.length >= this.#max) return;
      // A set grows by what it has not.
      if (this.#seen.size === this.#seen.add(rowid).size) continue;
      this.matches.rowids.push(rowid);
    }
  }

  /** Of rows found in any language, those in the one asked for. */
  #ownOf(rowids: readonly number[]): number[] {
    const { language } = this.#query;
    if (language === undefined || rowids.length === 0) return [...rowids];
    return this.#reader.factsOf(rowids).flatMap((doc) => (doc.language === language.number ? doc.rowid : []));
  }

  #addCalledElse(rowids: readonly number[]): void {
    const { language } = this.#query;
    if (language === undefined || rowids.length === 0) return;
    const others = this.#reader.factsOf(rowids).filter((doc) => doc.language !== language.number);
    const titles = new Map(others.toReversed().map(({ book, rowid }) => [book, rowid]));
    const own = this.#reader.inLanguage([...new Set(others.map(({ book }) => book))], language.number);
    const fresh = own.filter((rowid) => !this.#seen.has(rowid));
    for (const { rowid, book } of this.#reader.factsOf(fresh)) {
      const title = titles.get(book);
      if (title !== undefined) this.matches.calledElse.set(rowid, title);
    }
    this.#add(fresh);
  }
}

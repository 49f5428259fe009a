import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BookCard, BookLength, LanguageMark } from '../../contract.ts';
import type { DocFacts } from './doc-facts.ts';
import { DocsInMemory, type EditionRow } from './docs-in-memory.ts';
import type { IndexTag } from './index-document.ts';

export interface IndexLanguage {
  number: number;
  id: string;
  tag: string;
  mark: LanguageMark;
}

type FactsRow = [number, number, number, number, BookLength, string, number, string];

const facts = 'doc.rowid, doc.book, doc.language, doc.level, doc.length, doc.tags, doc.flags, doc.key';
const noTags: string[] = [];
/** Of each file that is read; the system holds on to more where it has room. */
const cacheKilobytes = 8_000;

/** Reads an index file. What it gives is of one moment, as long as nothing is awaited between two questions. */
export class IndexReader {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #memory = new DocsInMemory();
  #languages: Map<string, IndexLanguage> | undefined;
  #marks: Map<number, LanguageMark> | undefined;
  #tags: Map<string, IndexTag> | undefined;

  constructor(file: string) {
    this.file = file;
    this.#db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    this.#db.exec(`pragma cache_size = -${cacheKilobytes}`);
  }

  close(): void {
    this.#db.close();
  }

  meta(key: string): string | undefined {
    return this.#rows<[string]>('select value from meta where key = ?', key)[0]?.[0];
  }

  /** What was read once and may have changed is read again. */
  forget(): void {
    this.#languages = undefined;
    this.#marks = undefined;
    this.#tags = undefined;
  }

  languages(): Map<string, IndexLanguage> {
    this.#languages ??= new Map(
      this.#rows<[number, string, string, string]>('select number, id, tag, mark from language').map(
        ([number, id, tag, mark]) => [id, { number, id, tag, mark: JSON.parse(mark) as LanguageMark }],
      ),
    );
    return this.#languages;
  }

  /** Rows of titles, people and themes that match, the best first. */
  matchNames(expression: string, limit: number): number[] {
    return this.#numbers('select rowid from names where names match ? order by rowid limit ?', expression, limit);
  }

  /** The same in all words of a book. */
  matchTexts(expression: string, limit: number, after = 0): number[] {
    return this.#numbers(
      'select rowid from texts where texts match ? and rowid > ? order by rowid limit ?',
      expression,
      after,
      limit,
    );
  }

  /** All rows, or those of a language, the most read book first. */
  matchAll(language: number | undefined, limit: number, after = 0): number[] {
    return language === undefined
      ? this.#numbers('select rowid from doc where rowid > ? order by rowid limit ?', after, limit)
      : this.#numbers(
          'select rowid from doc where language = ? and rowid > ? order by rowid limit ?',
          language,
          after,
          limit,
        );
  }

  matchKey(key: string, limit: number): number[] {
    return this.#numbers('select rowid from doc where key = ? order by rowid limit ?', key, limit);
  }

  /** The editions of books in a language, by row. */
  inLanguage(books: readonly number[], language: number): number[] {
    const read = (missing: number[]) =>
      this.#rows<[number, ...EditionRow]>(
        'select doc.book, doc.rowid, doc.language from json_each(?) as wanted join doc on doc.book = wanted.value order by doc.rowid',
        JSON.stringify(missing),
      );
    return this.#remembered()
      .editionsOf(books, read)
      .flatMap((editions) => editions.flatMap(([rowid, of]) => (of === language ? rowid : [])))
      .toSorted((one, other) => one - other);
  }

  /** In the order of the rows given. */
  factsOf(rowids: readonly number[]): DocFacts[] {
    return this.#remembered().docs(rowids, (missing) => this.#readFacts(missing));
  }

  #readFacts(rowids: readonly number[]): DocFacts[] {
    return this.#rows<FactsRow>(
      `select ${facts} from json_each(?) as wanted join doc on doc.rowid = wanted.value`,
      JSON.stringify(rowids),
    ).map(([rowid, book, language, level, length, tags, flags, key]) => ({
      rowid,
      book,
      language,
      level,
      length,
      tags: tags === '' ? noTags : tags.split(' '),
      isNarrated: (flags & 1) > 0,
      isSigned: (flags & 2) > 0,
      key,
    }));
  }

  /** Its number changes when another connection has written to the file. */
  #remembered(): DocsInMemory {
    const [row] = this.#rows<[number]>('pragma data_version');
    this.#memory.keepOnly(row?.[0] ?? 0);
    return this.#memory;
  }

  /** The cards of editions by row, without those that are gone meanwhile. */
  cardsOf(rowids: readonly number[]): Map<number, BookCard> {
    return this.#remembered().cards(rowids, (missing) => {
      const marks = this.#languageMarks();
      return this.#rows<[number, number, string]>(
        `select doc.rowid, doc.language, card.content from json_each(?) as wanted
         join doc on doc.rowid = wanted.value join card on card.rowid = wanted.value`,
        JSON.stringify(missing),
      ).flatMap(([rowid, language, content]) => {
        const mark = marks.get(language);
        return mark === undefined
          ? []
          : [[rowid, { ...(JSON.parse(content) as Omit<BookCard, 'language'>), language: mark }]];
      });
    });
  }

  #languageMarks(): Map<number, LanguageMark> {
    this.#marks ??= new Map([...this.languages().values()].map(({ number, mark }) => [number, mark]));
    return this.#marks;
  }

  lastRowOf(book: number): number {
    return this.#numbers('select max(rowid) from doc where book = ?', book)[0] ?? 0;
  }

  tags(): Map<string, IndexTag> {
    this.#tags ??= new Map(
      this.#rows<[number, string, string]>('select id, slug, names from tag').map(([id, slug, names]) => [
        String(id),
        { id: String(id), slug, names: JSON.parse(names) as Record<string, string> },
      ]),
    );
    return this.#tags;
  }

  /** Other words of a language with this stem. */
  wordsWithStem(stem: string, language: number, limit: number): string[] {
    return this.#rows<[string]>(
      'select word from word where stem = ? and language = ? order by names desc, word limit ?',
      stem,
      language,
      limit,
    ).map(([word]) => word);
  }

  /** How many titles and names of a language have this word; undefined where no book has it at all. */
  countWord(word: string, language: number): number | undefined {
    return this.#rows<[number]>('select names from word where language = ? and word = ?', language, word)[0]?.[0];
  }

  hasWordFrom(beginning: string, language: number): boolean {
    return (
      this.#rows(
        'select 1 from word where language = ? and word >= ? and word < ? limit 1',
        language,
        beginning,
        `${beginning}\u{10ffff}`,
      ).length > 0
    );
  }

  /** Words of a language that begin with a letter and have so many. */
  wordsOfLength(first: string, length: number, language: number, limit: number): [word: string, names: number][] {
    return this.#rows<[string, number]>(
      'select word, names from word where first = ? and length = ? and language = ? order by names desc limit ?',
      first,
      length,
      language,
      limit,
    );
  }

  /** Words of titles and names of a language that begin so. */
  wordsFrom(beginning: string, language: number, limit: number): [word: string, names: number][] {
    return this.#rows<[string, number]>(
      'select word, names from word where language = ? and word >= ? and word < ? and names > 0 order by word limit ?',
      language,
      beginning,
      `${beginning}\u{10ffff}`,
      limit,
    );
  }

  writtenOf(word: string, language: number): string | undefined {
    return this.#rows<[string]>('select written from word where language = ? and word = ?', language, word)[0]?.[0];
  }

  /** People with a word that begins so, those with the most books first. */
  peopleFrom(beginning: string, limit: number): { name: string; key: string; books: number }[] {
    return this.#rows<[string, string, number]>(
      `select person.name, person.key, count(distinct credit.book) as books
       from (select distinct person from person_word where word >= ? and word < ? limit 300) as found
       join person on person.id = found.person join credit on credit.person = found.person
       group by person.id order by books desc, person.key limit ?`,
      beginning,
      `${beginning}\u{10ffff}`,
      limit,
    ).map(([name, key, books]) => ({ name, key, books }));
  }

  #numbers(statement: string, ...values: (string | number)[]): number[] {
    return this.#rows<[number | null]>(statement, ...values).flatMap(([value]) => value ?? []);
  }

  #rows<Row>(text: string, ...values: (string | number)[]): Row[] {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      statement.setReturnArrays(true);
      this.#statements.set(text, statement);
    }
    return statement.all(...values) as Row[];
  }
}

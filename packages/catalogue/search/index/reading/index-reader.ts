import { DatabaseSync } from 'node:sqlite';
import type { BookCard, BookLength, LanguageMark } from '../../../contract.ts';
import type { DocFacts, RowNames } from './doc-facts.ts';
import type { IndexTag } from '../index-document.ts';
import { Lexicon } from './lexicon.ts';
import { RowCache } from './row-cache.ts';
import { Statements } from './statements.ts';
import { TagLists } from './tag-lists.ts';

export interface IndexLanguage {
  number: number;
  id: string;
  tag: string;
  mark: LanguageMark;
}

/** An edition of a book: its row, and the number of its language. */
type EditionRow = readonly [rowid: number, language: number];
type FactsRow = [number, number, number, number, number, BookLength, string, number, string, string, number];

/** As it is stored: the language has a row of its own. */
type CardContent = Omit<BookCard, 'language'>;

const facts =
  'doc.rowid, doc.book, doc.edition, doc.language, doc.level, doc.length, doc.tags, doc.flags, doc.key, doc.author, doc.cover';
/** Of each file that is read; the system holds on to more where it has room. */
const cacheKilobytes = 8_000;
/** Some 250 bytes each: the most read hundred thousand editions take 25 MB. */
const maxDocs = 100_000;
const maxBooks = 50_000;
/** Some 300 bytes each. */
const maxNames = 20_000;
/** Some 500 bytes each: with room for a fifth of them, reading cards again was a seventh of a search at 20,000 editions. */
const maxCards = 20_000;

/** Reads an index file. */
export class IndexReader {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #statements: Statements;
  readonly lexicon: Lexicon;
  /** A word that stands in many books has a thousand matches: reading them was half of what a search cost. */
  readonly #docs = new RowCache<DocFacts>(maxDocs);
  readonly #tagLists = new TagLists();
  readonly #editions = new RowCache<readonly EditionRow[]>(maxBooks);
  readonly #names = new RowCache<RowNames>(maxNames);
  readonly #cards = new RowCache<BookCard>(maxCards);
  #languages: Map<string, IndexLanguage> | undefined;
  #marks: Map<number, LanguageMark> | undefined;
  #tags: Map<string, IndexTag> | undefined;
  #version: number | undefined;
  #isOneMoment = false;

  constructor(file: string) {
    this.file = file;
    this.#db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    this.#db.exec(`pragma cache_size = -${cacheKilobytes}`);
    this.#statements = new Statements(this.#db);
    this.lexicon = new Lexicon(this.#statements);
  }

  close(): void {
    this.#db.close();
  }

  meta(key: string): string | undefined {
    return this.#statements.rows<[string]>('select value from meta where key = ?', key)[0]?.[0];
  }

  /** All that is read meanwhile is of one moment, and whether the file has changed is looked up once. */
  atOneMoment<Answer>(read: () => Answer): Answer {
    this.#statements.rows('begin');
    try {
      this.#forgetOld();
      this.#isOneMoment = true;
      return read();
    } finally {
      this.#isOneMoment = false;
      // What failed may have ended it.
      if (this.#db.isTransaction) this.#statements.rows('commit');
    }
  }

  /** What was read is remembered as long as nobody writes to the file; its number changes when another connection has. */
  #forgetOld(): void {
    if (this.#isOneMoment) return;
    const [[version] = []] = this.#statements.rows<[number]>('pragma data_version');
    if (version === this.#version) return;
    this.#version = version;
    for (const cache of [this.#docs, this.#editions, this.#names, this.#cards]) cache.clear();
    this.#languages = undefined;
    this.#marks = undefined;
    this.#tags = undefined;
  }

  languages(): Map<string, IndexLanguage> {
    this.#forgetOld();
    this.#languages ??= new Map(
      this.#statements
        .rows<[number, string, string, string]>('select number, id, tag, mark from language')
        .map(([number, id, tag, mark]) => [id, { number, id, tag, mark: JSON.parse(mark) as LanguageMark }]),
    );
    return this.#languages;
  }

  /** Rows of titles, people and themes that match, the best first. */
  matchNames(expression: string, limit: number): number[] {
    return this.#statements.numbers(
      'select rowid from names where names match ? order by rowid limit ?',
      expression,
      limit,
    );
  }

  /** The same in all words of a book. */
  matchTexts(expression: string, limit: number, after = 0): number[] {
    return this.#statements.numbers(
      'select rowid from texts where texts match ? and rowid > ? order by rowid limit ?',
      expression,
      after,
      limit,
    );
  }

  /** All rows, or those of a language, the most read book first. */
  matchAll(language: number | undefined, limit: number, after = 0): number[] {
    return language === undefined
      ? this.#statements.numbers('select rowid from doc where rowid > ? order by rowid limit ?', after, limit)
      : this.#statements.numbers(
          'select rowid from doc where language = ? and rowid > ? order by rowid limit ?',
          language,
          after,
          limit,
        );
  }

  /** Rows of a language, those first whose books were opened most in the 30 days before the index was built. */
  readLately(language: number, limit: number, offset: number): number[] {
    return this.#statements.numbers(
      'select rowid from doc where language = ? order by recent desc, rowid limit ? offset ?',
      language,
      limit,
      offset,
    );
  }

  /** By edition its row; those that are not in the index are left out. */
  rowsOfEditions(editions: readonly number[]): Map<number, number> {
    return new Map(
      this.#statements.rows<[number, number]>(
        'select doc.edition, doc.rowid from json_each(?) as listed join doc on doc.edition = listed.value',
        JSON.stringify(editions),
      ),
    );
  }

  matchKey(key: string, limit: number): number[] {
    return this.#statements.numbers('select rowid from doc where key = ? order by rowid limit ?', key, limit);
  }

  /** The editions of books in a language, by row. */
  inLanguage(books: readonly number[], language: number): number[] {
    this.#forgetOld();
    return this.#editions
      .get(books, (missing) => this.#readEditions(missing))
      .flatMap((editions = []) => editions.flatMap(([rowid, of]) => (of === language ? rowid : [])))
      .toSorted((one, other) => one - other);
  }

  /** Of each book its first row: in a language, or that in English, else the oldest. */
  firstRows(books: readonly number[], language: number | undefined): Map<number, number> {
    this.#forgetOld();
    const editions = this.#editions.get(books, (missing) => this.#readEditions(missing));
    return new Map(
      books.flatMap((book, at): [number, number][] => {
        const rowids = editions[at]?.flatMap(([rowid, of]) => (language === undefined || of === language ? rowid : []));
        return rowids === undefined || rowids.length === 0 ? [] : [[book, Math.min(...rowids)]];
      }),
    );
  }

  #readEditions(books: readonly number[]): [book: number, EditionRow[]][] {
    const rows = this.#statements.rows<[number, ...EditionRow]>(
      'select doc.book, doc.rowid, doc.language from json_each(?) as listed join doc on doc.book = listed.value',
      JSON.stringify(books),
    );
    const byBook = Map.groupBy(rows, ([book]) => book);
    return books.map((book) => [book, byBook.get(book)?.map(([, ...edition]) => edition) ?? []]);
  }

  /** In the order of the rows given, without those that are gone meanwhile. */
  factsOf(rowids: readonly number[]): DocFacts[] {
    this.#forgetOld();
    return this.#docs.get(rowids, (missing) => this.#readFacts(missing)).flatMap((doc) => doc ?? []);
  }

  #readFacts(rowids: readonly number[]): [rowid: number, DocFacts][] {
    const rows = this.#statements.rows<FactsRow>(
      `select ${facts} from json_each(?) as listed join doc on doc.rowid = listed.value`,
      JSON.stringify(rowids),
    );
    return rows.map(([rowid, book, edition, language, level, length, tags, flags, key, author, cover]) => [
      rowid,
      {
        rowid,
        book,
        edition,
        language,
        level,
        length,
        tags: this.#tagLists.of(tags),
        isNarrated: (flags & 1) > 0,
        isSigned: (flags & 2) > 0,
        key,
        author,
        cover,
      },
    ]);
  }

  /** In the order of the rows given, without those that are gone meanwhile. */
  namesOf(rowids: readonly number[]): RowNames[] {
    this.#forgetOld();
    return this.#names.get(rowids, (missing) => this.#readNames(missing)).flatMap((names) => names ?? []);
  }

  #readNames(rowids: readonly number[]): [rowid: number, RowNames][] {
    return this.#statements
      .rows<[number, string, string]>(
        `select name_words.rowid, title, people from json_each(?) as listed join name_words on name_words.rowid = listed.value`,
        JSON.stringify(rowids),
      )
      .map(([rowid, title, people]) => [rowid, { rowid, title: ` ${title} `, people: ` ${people} ` }]);
  }

  /** The cards of editions, in the order of the rows given; undefined for those that are gone meanwhile. */
  cardsOf(rowids: readonly number[]): (BookCard | undefined)[] {
    this.#forgetOld();
    return this.#cards.get(rowids, (missing) => this.#readCards(missing));
  }

  #readCards(rowids: readonly number[]): [rowid: number, BookCard][] {
    const marks = this.#marksOfLanguages();
    const numbers = new Map(this.factsOf(rowids).map(({ rowid, language }) => [rowid, language]));
    return this.#statements
      .rows<[number, string]>(
        'select card.rowid, card.content from json_each(?) as listed join card on card.rowid = listed.value',
        JSON.stringify(rowids),
      )
      .flatMap(([rowid, content]): [number, BookCard][] => {
        const language = marks.get(numbers.get(rowid) ?? 0);
        if (language === undefined) return [];
        return [[rowid, Object.assign(JSON.parse(content) as CardContent, { language })]];
      });
  }

  #marksOfLanguages(): Map<number, LanguageMark> {
    this.#marks ??= new Map(Array.from(this.languages().values(), ({ number, mark }) => [number, mark]));
    return this.#marks;
  }

  lastRowOf(book: number): number {
    return this.#statements.numbers('select max(rowid) from doc where book = ?', book)[0] ?? 0;
  }

  tags(): Map<string, IndexTag> {
    this.#forgetOld();
    this.#tags ??= new Map(
      this.#statements
        .rows<[number, string, string]>('select id, slug, names from tag')
        .map(([id, slug, names]) => [
          String(id),
          { id: String(id), slug, names: JSON.parse(names) as Record<string, string> },
        ]),
    );
    return this.#tags;
  }

  /** People with a word that begins so, those with the most books first. */
  peopleFrom(beginning: string, limit: number): { name: string; key: string; books: number }[] {
    return this.#statements
      .rows<[string, string, number]>(
        `select person.name, person.key, count(distinct credit.book) as books
       from (select distinct person from person_word where word >= ? and word < ? limit 300) as found
       join person on person.id = found.person join credit on credit.person = found.person
       group by person.id order by books desc, person.key limit ?`,
        beginning,
        `${beginning}\u{10ffff}`,
        limit,
      )
      .map(([name, key, books]) => ({ name, key, books }));
  }
}

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { titleKey, wordsToIndex } from '../words/folded-words.ts';
import type { IndexBook, IndexDocument, IndexTag } from '../index-document.ts';
import { createIndexes, createTables, filterWord, firstUnread, maxEditionsOfBook } from '../index-schema.ts';
import { romanisedWords } from '../words/romanised.ts';
import { unspacedPairs } from '../words/unspaced.ts';
import { LexiconWriter } from './lexicon-writer.ts';
import { WordsWriter } from './words-writer.ts';

/** Where a book stands in the order of the index, and how often it was opened in the last 30 days; both as of when it is built. */
export interface IndexRank {
  rank: number;
  recent: number;
}

/** What is done to an index; in order, each of them whole or not at all. */
export type WriterOrder =
  | {
      kind: 'books';
      books: IndexBook[];
      /** While it is built: of each book. */
      ranks?: IndexRank[];
      watermark?: string;
    }
  | { kind: 'tags'; tags: IndexTag[] }
  | { kind: 'finish'; version: string; watermark: string };

const prepare = {
  language:
    'insert into language (id, tag, mark) values (?, ?, ?) on conflict (id) do update set tag = excluded.tag, mark = excluded.mark returning number',
  tag: 'insert into tag values (?, ?, ?)',
  book: 'insert into book values (?, ?, ?)',
  rankOf: 'select rank, recent from book where id = ?',
  lowestUnread: `select coalesce(min(rank), ${firstUnread}) as rank from book where rank >= ${firstUnread / 2}`,
  rowsOf: 'select rowid from doc where book = ?',
  doc: 'insert into doc values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  nameWords: 'insert into name_words values (?, ?, ?)',
  card: 'insert into card values (?, ?)',
  noDoc: 'delete from doc where rowid = ?',
  noNameWords: 'delete from name_words where rowid = ?',
  noCard: 'delete from card where rowid = ?',
  noCredit: 'delete from credit where book = ?',
  noBook: 'delete from book where id = ?',
  person:
    'insert into person (name, key) values (?, ?) on conflict (key) do update set name = excluded.name returning id',
  personWord: 'insert or ignore into person_word values (?, ?)',
  credit: 'insert or ignore into credit values (?, ?, ?)',
  meta: 'insert or replace into meta values (?, ?)',
} as const;

/** Writes an index file. */
export class IndexWriter {
  readonly #db: DatabaseSync;
  readonly #isNew: boolean;
  readonly #statements: Record<keyof typeof prepare, StatementSync>;
  readonly #languages = new Map<string, number>();
  readonly #people = new Map<string, number>();
  readonly #words: WordsWriter;
  readonly #lexicon: LexiconWriter;

  constructor(file: string, isNew: boolean) {
    this.#db = new DatabaseSync(file, { timeout: 5000 });
    this.#isNew = isNew;
    if (isNew) {
      // What is not finished is thrown away, so nothing is lost by not waiting for the disk.
      this.#db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000');
      createTables(this.#db);
    } else this.#db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -8000');
    this.#statements = Object.fromEntries(
      Object.entries(prepare).map(([name, text]) => [name, this.#db.prepare(text)]),
    ) as Record<keyof typeof prepare, StatementSync>;
    this.#words = new WordsWriter(this.#db);
    this.#lexicon = new LexiconWriter(this.#db);
    if (isNew) this.#words.useMuchMemory();
  }

  write(order: WriterOrder): void {
    // A new file is whole when it is finished, or thrown away.
    if (!this.#db.isTransaction) this.#db.exec('begin immediate');
    try {
      this.#do(order);
      if (!this.#isNew || order.kind === 'finish') {
        this.#words.flush();
        this.#db.exec('commit');
      }
    } catch (error) {
      this.#languages.clear();
      this.#people.clear();
      this.#words.forget();
      this.#lexicon.forget();
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
    if (order.kind !== 'finish') return;
    this.#words.optimize();
    createIndexes(this.#db);
    this.#db.exec('analyze; pragma journal_mode = wal');
  }

  close(): void {
    this.#db.close();
  }

  #do(order: WriterOrder): void {
    if (order.kind === 'tags') {
      this.#db.exec('delete from tag');
      for (const { id, slug, names } of order.tags) this.#statements.tag.run(Number(id), slug, JSON.stringify(names));
      return;
    }
    if (order.kind === 'finish') {
      this.#statements.meta.run('version', order.version);
      this.#statements.meta.run('watermark', order.watermark);
      return;
    }
    for (const [index, book] of order.books.entries()) this.#putBook(book, order.ranks?.[index]);
    if (order.watermark !== undefined) this.#statements.meta.run('watermark', order.watermark);
  }

  #putBook({ id, tags, documents }: IndexBook, built: IndexRank | undefined): void {
    const bookId = Number(id);
    const known = built ?? (this.#statements.rankOf.get(bookId) as IndexRank | undefined);
    if (built === undefined && known !== undefined) this.#remove(bookId);
    if (documents.length === 0) return;
    const found = known ?? { rank: (this.#statements.lowestUnread.get()?.['rank'] as number) - 1, recent: 0 };
    this.#statements.book.run(bookId, found.rank, found.recent);
    for (const [index, document] of documents.slice(0, maxEditionsOfBook).entries())
      this.#putDocument({ rowid: found.rank * maxEditionsOfBook + index, recent: found.recent }, document, tags);
  }

  #remove(bookId: number): void {
    const { rowsOf, noDoc, noNameWords, noCard, noCredit, noBook } = this.#statements;
    for (const { rowid } of rowsOf.all(bookId)) {
      this.#words.remove(rowid as number);
      noDoc.run(rowid as number);
      noNameWords.run(rowid as number);
      noCard.run(rowid as number);
    }
    noCredit.run(bookId);
    noBook.run(bookId);
  }

  #putDocument(
    { rowid, recent }: { rowid: number; recent: number },
    document: IndexDocument,
    tags: IndexBook['tags'],
  ): void {
    const { card, title, subtitle, people, texts, languageTag, length } = document;
    const language = this.#languageOf(document);
    const { language: _, ...stored } = card;
    const titleWords = wordsToIndex(`${title} ${subtitle}`);
    const peopleWords = people.flatMap(wordsToIndex);
    const tagWords = tags.flatMap(({ words }) => words.flatMap(wordsToIndex));
    const textWords = texts.flatMap(wordsToIndex);
    const filter = [
      filterWord.language(language),
      filterWord.level(card.level ?? 0),
      filterWord.length(length),
      ...tags.map((tag) => filterWord.tag(tag.id)),
      ...(card.narrationBytes > 0 ? [filterWord.narrated] : []),
      ...(card.isSigned ? [filterWord.signed] : []),
    ].join(' ');
    const key = titleKey(title);
    this.#statements.doc.run(
      rowid,
      Number(card.bookId),
      language,
      Number(document.editionId),
      card.level ?? 0,
      length,
      tags.map((tag) => tag.id).join(' '),
      (card.narrationBytes > 0 ? 1 : 0) + (card.isSigned ? 2 : 0),
      key,
      recent,
      document.author,
      document.cover,
    );
    this.#statements.nameWords.run(rowid, titleWords.join(' '), peopleWords.join(' '));
    this.#statements.card.run(rowid, JSON.stringify(stored));
    const allWords = [...titleWords, ...peopleWords, ...tagWords, ...textWords];
    this.#words.put({
      rowid,
      names: [
        titleWords.join(' '),
        peopleWords.join(' '),
        tagWords.join(' '),
        unspacedPairs(key).join(' '),
        [`${title} ${subtitle}`, ...people].flatMap((name) => romanisedWords(name, languageTag)).join(' '),
      ],
      texts: allWords.join(' '),
      filter,
    });
    this.#lexicon.put({
      language,
      tag: languageTag,
      words: allWords,
      names: [title, subtitle, ...people].join('\n'),
      texts: texts.join('\n'),
    });
    for (const name of new Set(people)) this.#putPerson(name, language, Number(card.bookId));
  }

  #putPerson(name: string, language: number, book: number): void {
    const key = titleKey(name);
    if (key === '') return;
    let person = this.#people.get(key);
    if (person === undefined) {
      person = this.#statements.person.get(name, key)?.['id'] as number;
      for (const word of wordsToIndex(name)) this.#statements.personWord.run(word, person);
      if (this.#people.size > 50_000) this.#people.clear();
      this.#people.set(key, person);
    }
    this.#statements.credit.run(person, language, book);
  }

  #languageOf({ languageId, languageTag, card }: IndexDocument): number {
    const known = this.#languages.get(languageId);
    if (known !== undefined) return known;
    const { number } = this.#statements.language.get(languageId, languageTag, JSON.stringify(card.language)) ?? {};
    this.#languages.set(languageId, number as number);
    return number as number;
  }
}
